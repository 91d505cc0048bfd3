import { ASKED } from './asked.ts'
import type { Case } from './types.ts'

/** Shops and supermarkets, as people there talk. */
export const TUNING_E_KITCHEN_SHOPS_1: readonly Case[] = [
  {
    id: 'tuning-e-kitchen-14',
    trade: 'supermarket cashier',
    temper: 'terse',
    category: 'achievements',
    current: false,
    question: ASKED.numbers,
    answer: '38 items a minute, the target was 30.',
    expected: {
      lines: [
        {
          must: ['38', 'items', 'minute'],
          not: ['the target was 30 items'],
          example: '38 items a minute, against a target of 30',
        },
      ],
      never: ['30 items', '30 minutes', 'over 38', '^target', '127%'],
      numbers: ['38'],
    },
  },
  {
    id: 'tuning-e-kitchen-15',
    trade: 'supermarket dairy',
    temper: 'day',
    category: 'achievements',
    current: true,
    question: ASKED.dayNow,
    answer:
      'I do the dairy. Deliveries come at five, usually nine cages, and it all has to be out by seven when we open. I also do the date checks and the reductions.',
    expected: {
      lines: [
        { must: ['dairy'], not: ['I do'], example: 'Do the dairy' },
        {
          must: ['9', 'cages'],
          not: ['we open', 'it all'],
          example: 'Put out usually nine cages of deliveries by seven',
        },
        {
          must: [['date checks', 'reductions', 'dates']],
          not: ['I do', 'I also'],
          example: 'Do the date checks and the reductions',
        },
        { must: [['deliveries', 'delivery'], '9'], example: 'Deliveries of usually nine cages', optional: true },
      ],
      never: ['9 dates', '7 cages', '5 cages', '9 hours', '5 deliveries'],
      numbers: ['9'],
    },
  },
  {
    id: 'tuning-e-kitchen-16',
    trade: 'clothing store manager',
    temper: 'ranks',
    category: 'achievements',
    current: false,
    question: ASKED.proud,
    answer:
      'My store went from place 31 to place 8 in the region, out of 44. I had 22 people. What I changed was mostly the rota, we put the experienced ones on Saturdays.',
    expected: {
      lines: [
        {
          must: [['store', 'shop', 'region'], '8', ['31', '44', 'region']],
          not: ['my store'],
          example: 'Store rose from place 31 to place 8 of 44 in the region',
        },
        {
          must: ['22', ['people', 'staff', 'team', 'employees']],
          not: ['I had'],
          example: 'Worked with a team of 22 people',
        },
        {
          must: ['rota'],
          not: ['I changed', 'we put', 'what I'],
          example: 'Changed the rota, with the experienced ones on Saturdays',
        },
      ],
      never: [
        '8 people',
        '22 stores',
        '44 people',
        '31 people',
        '44 stores of',
        '22 in the region',
        '^put the experienced ones on place',
      ],
      numbers: ['31', '8', '44', '22'],
    },
  },
  {
    id: 'tuning-e-kitchen-17',
    trade: 'bookshop',
    temper: 'denied growth',
    category: 'achievements',
    current: false,
    question: ASKED.better,
    answer:
      "The 15% growth was the new manager's doing, not mine. I kept my tills right and I did the children's corner, the reading hour on Wednesdays had 12 kids and in the end 30.",
    expected: {
      lines: [
        {
          must: [['reading hour'], '12', '30'],
          not: ['I did', 'I kept'],
          example: "Ran the children's corner and its reading hour, which grew from 12 kids to 30",
        },
        { must: [['children']], not: ['I did', 'I kept'], example: "Did the children's corner" },
        {
          must: [
            ['tills', 'till'],
            ['right', 'correct', 'accurate'],
          ],
          not: ['I kept'],
          example: 'Kept the tills right',
          optional: true,
        },
      ],
      never: ['15%', 'growth', '12 years', '30 tills', '30 hours', '12 hours'],
      unfit: ['new manager'],
      numbers: ['12', '30'],
    },
  },
  {
    id: 'tuning-e-kitchen-18',
    trade: 'deli counter',
    temper: 'won something',
    category: 'achievements',
    current: false,
    question: ASKED.proud,
    answer:
      'In 2022 we came second in the counter competition of the whole chain, 260 shops. I did the display, the cheese wall was my thing.',
    expected: {
      lines: [
        {
          must: [['second', '2nd'], ['competition'], ['260', 'chain', '2022']],
          not: ['we came'],
          example: 'Came second among 260 shops in the counter competition of the chain in 2022 with the team',
        },
        {
          must: [['display', 'cheese wall']],
          not: ['I did', 'my thing'],
          example: 'Did the display and the cheese wall',
        },
        { must: ['260', 'shops'], example: 'Chain of 260 shops', optional: true },
      ],
      never: ['260 displays', '^won', 'first', '260 cheese*', '2022 shops', 'led'],
      numbers: ['260', '2022'],
    },
  },
  {
    id: 'tuning-e-kitchen-19',
    trade: 'furniture shop',
    temper: 'customer story',
    category: 'achievements',
    current: false,
    question: ASKED.hard,
    answer:
      "A lady's kitchen came with the wrong doors twice and she wanted her money back, 11,400. I drove out on my day off, measured everything again and ordered it under my own name so nobody could mix it up. She kept it and sent two friends.",
    expected: {
      lines: [
        {
          must: [
            ['measured', 'ordered', 'measuring'],
            ['kitchen', 'everything', 'doors'],
          ],
          not: ['I drove', 'my own name', 'she wanted'],
          example: "Measured a customer's kitchen again and reordered the doors, keeping an order of 11,400",
        },
        {
          must: ['11400'],
          not: ['I drove', 'my own'],
          example: 'Kept an order of 11,400 by measuring the kitchen again',
        },
        {
          must: [['drove'], 'measured'],
          not: ['my day off', 'my own'],
          example: 'Drove out, measured everything again and reordered it',
          optional: true,
        },
      ],
      never: ['2 kitchens', '2 ladies', '$11400', '^sent', '11400 doors', '^sold', '2 days'],
      unfit: ['lady', 'my own name'],
      numbers: ['11400'],
    },
  },
]
