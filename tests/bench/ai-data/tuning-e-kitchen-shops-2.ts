import { ASKED } from './asked.ts'
import type { Case } from './types.ts'

/** Shops and supermarkets, as people there talk. */
export const TUNING_E_KITCHEN_SHOPS_2: readonly Case[] = [
  {
    id: 'tuning-e-kitchen-20',
    trade: 'petrol station',
    temper: 'night shift',
    category: 'achievements',
    current: false,
    question: ASKED.day,
    answer:
      "Night shift from ten to six, by myself. Till, hot dogs, cleaning, the tobacco delivery twice a week. I'd say 200 customers a night and more at weekends.",
    expected: {
      lines: [
        {
          must: ['200', 'customers', 'night'],
          not: ["I'd say"],
          example: 'Served about 200 customers a night, more at weekends',
        },
        {
          must: [
            ['night shift', 'nights'],
            ['10', '6', 'myself', 'alone'],
          ],
          not: ['by myself'],
          example: 'Night shift from ten to six',
          optional: true,
        },
        {
          must: [['till', 'tobacco', 'cleaning']],
          example: 'Till, hot dogs, cleaning and the tobacco delivery twice a week',
          optional: true,
        },
      ],
      never: ['200 hot dogs', '2 customers', 'over 200', '200 a week', '6 customers', '10 customers', '2 nights'],
      numbers: ['200'],
    },
  },
  {
    id: 'tuning-e-kitchen-21',
    trade: 'supermarket night fill',
    temper: 'fragments',
    category: 'achievements',
    current: false,
    question: ASKED.numbers,
    answer: 'Night fill. Five nights a week. 60 cases an hour. Frozen and ambient.',
    expected: {
      lines: [
        { must: ['60', 'cases', 'hour'], example: '60 cases an hour on night fill, frozen and ambient' },
        {
          must: [
            ['night fill', 'nights'],
            ['5', 'nights'],
          ],
          example: 'Night fill five nights a week',
          optional: true,
        },
        { must: [['frozen', 'ambient']], example: 'Frozen and ambient', optional: true },
      ],
      never: ['5 cases', '60 nights', '60 a week', '5 hours', '60 frozen'],
      numbers: ['60'],
    },
  },
  {
    id: 'tuning-e-kitchen-22',
    trade: 'phone shop',
    temper: 'targets',
    category: 'achievements',
    current: false,
    question: ASKED.numbers,
    answer:
      'My target was 40 contracts a month and I usually did between 45 and 50. One December it was 71. The shop next door managed maybe half of that.',
    expected: {
      lines: [
        {
          must: [['45'], ['50'], ['contracts', 'month']],
          not: ['I usually', 'my target'],
          example: 'Usually closed between 45 and 50 contracts a month against a target of 40',
        },
        { must: ['71', ['december']], not: ['it was'], example: '71 contracts in one December', optional: true },
        { must: ['45', '71'], example: '45 to 50 contracts a month, 71 in one December', optional: true },
      ],
      never: ['40 contracts in', 'half of', '71 a month', '^target', '35', 'over 50', '50%'],
      unfit: ['next door'],
      numbers: ['45', '50', '71'],
    },
  },
  {
    id: 'tuning-e-kitchen-23',
    trade: 'garden centre',
    temper: 'long',
    category: 'achievements',
    current: false,
    question: ASKED.better,
    answer:
      "Watering. That was a mess, everybody watered and nobody watered, if you see what I mean. I made zones, six of them, and wrote names on the board every morning, and the losses in the summer went from 9% of the plants to 2%. That's a lot of money with olive trees.",
    expected: {
      lines: [
        {
          must: [['zones'], ['6', '2%']],
          not: ['I made', 'that was'],
          example:
            'Made six watering zones and put names on the board every morning, bringing losses in the summer from 9% of the plants to 2%',
        },
        {
          must: [['losses', 'loss'], '9%', '2%'],
          not: ['that was'],
          example: 'Losses in the summer from 9% of the plants to 2%',
          optional: true,
        },
        {
          must: [['names'], 'board', ['wrote', 'put']],
          not: ['I wrote'],
          example: 'Wrote names on the board every morning',
          optional: true,
        },
      ],
      never: ['6%', '9 zones', '2 zones', '2% of the money', '6 plants', '7%', '6 olive*', '^watered'],
      unfit: ['mess'],
      numbers: ['6', '9%', '2%'],
    },
  },
  {
    id: 'tuning-e-kitchen-24',
    trade: 'shop stocktaking',
    temper: 'company number beside',
    category: 'achievements',
    current: false,
    question: ASKED.numbers,
    answer:
      "The company loses about 1.4 percent to theft and errors, that's normal. In my department it was 0.6, three years in a row. I counted the expensive things every week myself.",
    expected: {
      lines: [
        {
          must: [
            ['0.6%', '0.6'],
            ['department', '3 years'],
          ],
          not: ['my department', 'it was'],
          example: 'Losses of 0.6% in the department three years in a row, against 1.4% in the company',
        },
        {
          must: [['counted'], ['expensive', 'week']],
          not: ['I counted', 'myself'],
          example: 'Counted the expensive things every week',
        },
      ],
      never: ['3%', '1.4% in the department', '0.6 years', '0.8%', '3 things', '^loses', '^stole'],
      numbers: [
        ['0.6%', '0.6'],
        ['3 years', '3'],
      ],
    },
  },
  {
    id: 'tuning-e-kitchen-25',
    trade: 'department store cosmetics',
    temper: 'results by team and self',
    category: 'achievements',
    current: false,
    question: ASKED.team,
    answer:
      "The counter did 480 thousand a year with five of us, and I was second in sales two years running. The customers came back for the colour advice, that's what I'm good at.",
    expected: {
      lines: [
        {
          must: [
            ['second', '2nd'],
            ['sales', 'seller'],
            ['2 years', '2'],
          ],
          not: ['I was'],
          example: 'Second in sales two years running',
        },
        {
          must: [
            ['480000', '480 thousand'],
            ['counter', '5', 'year'],
          ],
          not: ['of us'],
          example: 'Contributed to sales of 480 thousand a year at the counter in a team of five',
        },
        {
          must: [['colour advice', 'color advice']],
          not: ["I'm"],
          example: 'Customers came back for the colour advice',
          optional: true,
        },
      ],
      never: ['5 years', 'first in sales', '480 thousand alone', '^led', '$480000', '480 customers', '2 people'],
      numbers: ['480000', '5', '2 years'],
    },
  },
]
