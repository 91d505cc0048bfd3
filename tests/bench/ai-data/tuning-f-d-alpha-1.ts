import { ASKED } from './asked.ts'
import type { Case } from './types.ts'
import { about, TRAINED, WENT_DOWN } from './words.ts'

/** Terms of which one is enough, or which are all barred. */
const any = (listed: string): readonly string[] => listed.split(', ')

/** Hotels, kitchens, bars and shops. */
export const TUNING_F_D_ALPHA_1: readonly Case[] = [
  {
    id: 'tuning-f-d-alpha-1',
    trade: 'breakfast cook',
    temper: 'matter-of-fact',
    category: 'achievements',
    current: false,
    question: ASKED.day,
    answer:
      'I was in at half five to set up the buffet, then eggs to order until ten. On a full house that was 160 guests. After that I did the ordering with the veg man and wiped down.',
    expected: {
      lines: [
        {
          must: ['buffet'],
          not: ['half five'],
          example: 'Set up the breakfast buffet and cooked eggs to order, for 160 guests on a full house',
        },
        { must: [['eggs', 'egg']], example: 'Cooked eggs to order until ten' },
        { must: ['160', ['guests', 'guest']], example: 'Served 160 guests on a full house' },
        {
          must: [
            ['ordering', 'ordered', 'orders', 'order'],
            ['veg', 'vegetable', 'vegetables', 'supplier', 'greengrocer', 'produce'],
          ],
          example: 'Ordered vegetables from the supplier',
          optional: true,
        },
        { must: ['ordering'], example: 'Did the ordering', optional: true },
        { must: [['wiped', 'cleaned', 'wiping', 'cleaning']], example: 'Cleaned down afterwards', optional: true },
      ],
      never: ['160 eggs', '160 rooms', 'head chef', '10 guests', '10 eggs'],
      unfit: ['veg man'],
      numbers: ['160'],
    },
  },
  {
    id: 'tuning-f-d-alpha-2',
    trade: 'waiting tables',
    temper: 'second-language English',
    category: 'skills',
    current: true,
    question: ASKED.skills,
    answer:
      'I can carry three plate, I work with Orderbird for the order and the pay. Wine I know little bit, cocktails no. I speak German and English, and Romanian is my language.',
    expected: {
      lines: [
        { must: ['Orderbird'], not: ['the pay', 'I work'], example: 'Orderbird' },
        { must: ['German'], example: 'German' },
        { must: ['English'], example: 'English' },
        { must: ['Romanian'], not: ['my language'], example: 'Romanian (native)' },
        { must: ['wine'], not: ['little bit', 'I know'], example: 'Wine (basic)', optional: true },
        { must: [['carrying', 'carry'], ['plates']], example: 'Carrying three plates', optional: true },
        {
          must: [['payments', 'payment', 'orders', 'order taking', 'taking orders']],
          example: 'Orders and payments',
          optional: true,
        },
      ],
      never: ['cocktail*', 'bartend*', 'sommelier', 'wine expert', 'French'],
      numbers: [],
    },
  },
  {
    id: 'tuning-f-d-alpha-3',
    trade: 'bar',
    temper: 'pleased',
    category: 'achievements',
    current: false,
    question: ASKED.better,
    answer:
      'The wastage, definitely. We were pouring about 40 litres of beer a week down the drain when we cleaned the lines, and I put the line cleaning on a fixed rota, so it came down to 15.',
    expected: {
      lines: [
        {
          must: [
            about('40'),
            '15',
            [...WENT_DOWN, 'came down'],
            ['litres', 'liters', 'l'],
            ['beer', 'waste', 'wastage', 'line', 'lines'],
          ],
          example: 'Cut beer wastage from about 40 litres a week to 15 by putting line cleaning on a fixed rota',
        },
        {
          must: [['line', 'lines'], any('rota, schedule, roster, fixed')],
          not: ['40'],
          example: 'Put line cleaning on a fixed rota',
          optional: true,
        },
      ],
      never: ['25 litres', '40 lines', '15%', '^poured', '^pouring', '15 lines'],
      numbers: ['40', '15'],
    },
  },
  {
    id: 'tuning-f-d-alpha-4',
    trade: 'night porter',
    temper: 'modest',
    category: 'achievements',
    current: false,
    question: ASKED.day,
    answer:
      'Some nights nothing happened, to be honest. But I did the audit every night, and in two years the till was never short. And I let in the late arrivals, maybe five or six a night.',
    expected: {
      lines: [
        { must: ['audit'], example: 'Did the audit every night' },
        {
          must: [
            ['till', 'cash'],
            any(
              'never short, never once short, balanced, correct, no shortfall, without a shortfall, never being short, no shortages, not short, without shortage',
            ),
          ],
          example: 'Till never short in two years',
        },
        {
          must: [['arrivals', 'arrival', 'guests']],
          not: ['5 or 6 a night, and'],
          example: 'Let in about five or six late arrivals a night',
        },
      ],
      never: ['^late', '2 tills', '6 nights', 'security guard', '^short'],
      unfit: ['nothing happened'],
      numbers: [],
    },
  },
  {
    id: 'tuning-f-d-alpha-5',
    trade: 'wedding venue',
    temper: 'own part told',
    category: 'projects',
    current: false,
    question: ASKED.project,
    answer:
      'It was the old barn we turned into a wedding room. The owner paid for the builders. My bit was the kitchen layout and the first menus, and I trained the four girls who served. We did 18 weddings that first summer.',
    expected: {
      lines: [
        {
          must: ['kitchen', ['layout', 'laid', 'planned', 'designed']],
          example: 'Kitchen layout and first menus for a barn turned into a wedding room',
        },
        { must: [['menus', 'menu']], example: 'Wrote the first menus' },
        {
          must: [
            TRAINED,
            '4',
            any('staff, servers, waitresses, waiting, girls, serving, service, people, women, who served'),
          ],
          example: 'Trained the four serving staff',
        },
        { must: ['18', ['weddings', 'wedding']], example: '18 weddings in the first summer' },
        {
          must: ['barn', ['wedding', 'room', 'venue']],
          not: ['single-handed*'],
          example: 'Helped turn an old barn into a wedding room',
          optional: true,
        },
      ],
      never: any('^built, ^paid, ^owner, 18 menus, 4 weddings, 18 girls, financed, ^led'),
      numbers: ['4', '18'],
    },
  },
  {
    id: 'tuning-f-d-alpha-6',
    trade: 'hotel reception',
    temper: 'dreaming',
    category: 'career_goals',
    current: true,
    question: ASKED.goals,
    answer:
      "I'd like to run my own small hotel one day, ten rooms maybe, by the sea. Before that I want two or three years as a deputy manager somewhere bigger.",
    expected: {
      lines: [
        {
          must: [['hotel'], ['run', 'running', 'own', 'open', 'opening', 'manage', 'managing', 'have']],
          not: ['one day, ten rooms maybe'],
          example: 'Aiming to run a small hotel by the sea one day.',
        },
        { must: [['deputy']], example: 'Looking for two or three years as a deputy manager at a bigger hotel first.' },
      ],
      never: any('^runs, ^owner, ^managed, ^ran, ^deputy manager with, experienced, 10 years, 3 rooms, 5 years'),
      numbers: [],
    },
  },
  {
    id: 'tuning-f-d-alpha-7',
    trade: 'supermarket nights',
    temper: 'shared work',
    category: 'achievements',
    current: false,
    question: ASKED.numbers,
    answer:
      'Four to five pallets a night between me and Darren. He did the drinks, I did everything tinned and the pet food.',
    expected: {
      lines: [
        {
          must: [['4 to 5', '4 or 5', 'between 4 and 5', 'up to 5'], ['pallets']],
          not: ['between me'],
          example: 'Stocked four to five pallets a night with a colleague',
        },
        {
          must: [['tinned', 'tins', 'canned', 'cans', 'pet food']],
          not: ['everything tinned and the pet food.'],
          example: 'Filled the tinned goods and pet food',
        },
      ],
      never: ['9 pallets', 'drinks', '^led', '45 pallets', '5 nights'],
      unfit: ['Darren'],
      numbers: [['4', '4 to 5']],
    },
  },
  {
    id: 'tuning-f-d-alpha-8',
    trade: 'shoe shop',
    temper: 'numbers beside the shop',
    category: 'achievements',
    current: false,
    question: ASKED.numbers,
    answer:
      "I was second of eleven sellers in 2022 and top in 2023. My average sale was about 86 euros, the shop's was 71.",
    expected: {
      lines: [
        {
          must: [
            ['2023', '2022'],
            ['top', '1st', 'first', 'best', '2nd', 'second', 'number one', 'number 1'],
            ['11', 'sellers', 'seller', 'salesperson', 'salespeople', 'sales staff', '2022'],
          ],
          example: 'Second of eleven sellers in 2022 and top in 2023',
        },
        {
          must: [about('€86'), ['sale', 'sales', 'purchase', 'basket', 'ticket']],
          example: 'Average sale of about €86',
        },
        {
          must: [about('€86'), ['71', '€71']],
          example: 'Average sale of about €86, against 71 in the shop as a whole',
          optional: true,
        },
        { must: [['top seller', 'top', 'best seller', 'best'], '2023'], example: 'Top seller in 2023', optional: true },
      ],
      never: any('€15, from €71, ^increased, ^raised, 11 shops, $86, average sale of €71, 2nd in 2023, top in 2022'),
      numbers: ['86 euros'],
    },
  },
  {
    id: 'tuning-f-d-alpha-9',
    trade: 'garden centre',
    temper: 'cause in doubt',
    category: 'achievements',
    current: false,
    question: ASKED.better,
    answer:
      "The Christmas display was my idea, a little village with a train. People came just for that. We took 14,000 in November against 9,500 the year before, but we'd also opened on Sundays, so I can't say it was all me.",
    expected: {
      lines: [
        {
          must: [['Christmas', 'display'], any('display, village, train')],
          not: ['people came just'],
          example: 'Came up with a Christmas display of a little village with a train',
        },
        {
          must: ['14,000', ['9,500', 'November', 'takings', 'sales']],
          example: 'November takings of 14,000 against 9,500 the year before, with Sunday opening',
          optional: true,
        },
      ],
      never: any(
        '^increased, ^raised, ^boosted, 4,500, 47%, which raised, which increased, raising, boosting, increasing, $14,000, £14,000, €14,000, ^opened',
      ),
      numbers: [],
    },
  },
  {
    id: 'tuning-f-d-alpha-10',
    trade: 'phone shop',
    temper: 'second-language English',
    category: 'achievements',
    current: true,
    question: ASKED.dayNow,
    answer:
      'I sell phones and contracts, every day maybe 20 customer. My boss says me I am best with old people because I explain slow. Last month I make 45 contracts, goal is 35.',
    expected: {
      lines: [
        {
          must: [any('sell, selling, sales, advise, serve, serving, 20'), ['phones', 'customers', 'phone']],
          not: ['20 customer', 'sold'],
          example: 'Sell phones and contracts to about 20 customers a day',
        },
        {
          must: ['45', ['contracts', 'contract']],
          not: ['I make', 'make 45', 'goal is'],
          example: 'Sold 45 contracts last month, against a goal of 35',
        },
        {
          must: [
            ['old', 'older', 'elderly', 'senior', 'seniors'],
            ['people', 'customers', 'elderly', 'seniors', 'clients'],
          ],
          not: ['says me', 'explain slow'],
          example: 'Explain patiently to older customers',
          optional: true,
        },
      ],
      never: any('35 customers, 20 contracts, 10 contracts, 45 customers, 20 phones, 45 phones, manager'),
      unfit: ['boss'],
      numbers: ['20', '45'],
    },
  },
  {
    id: 'tuning-f-d-alpha-11',
    trade: 'butcher counter',
    temper: 'short list with a denial',
    category: 'skills',
    current: true,
    question: ASKED.skills,
    answer:
      "Boning out, sausage making, tying roasts. I do the scales and the labels on the Bizerba. Slaughtering I've never done.",
    expected: {
      lines: [
        { must: [['boning', 'deboning', 'boning out']], example: 'Boning out' },
        { must: [['sausage', 'sausages']], example: 'Sausage making' },
        { must: [['roasts', 'roast']], example: 'Tying roasts' },
        { must: [['Bizerba', 'scales', 'labels', 'labelling']], example: 'Bizerba scales and labels' },
        { must: [['scales', 'labels', 'labelling']], example: 'Labels', optional: true },
      ],
      never: ['slaughter*', 'master butcher', 'years'],
      numbers: [],
    },
  },
  {
    id: 'tuning-f-d-alpha-12',
    trade: 'station kiosk',
    temper: 'story',
    category: 'achievements',
    current: false,
    question: ASKED.hard,
    answer:
      'The card machine and the till both died on the Friday before the bank holiday, queue out the door. I wrote down every sale by hand, about 130 of them, worked out the change in my head, and at the end we balanced to the penny.',
    expected: {
      lines: [
        {
          must: [about('130'), ['sales', 'sale'], ['hand', 'wrote', 'manually', 'handwritten', 'paper']],
          example: 'Recorded about 130 sales by hand when card machine and till failed, balancing to the penny',
        },
        {
          must: [any('balanced, balance, balancing'), ['penny', 'exactly']],
          not: ['we balanced'],
          example: 'Balanced to the penny at the end of the day',
        },
        {
          must: [any('hand, wrote, manually'), ['sale', 'sales']],
          example: 'Wrote down every sale by hand when the till failed',
          optional: true,
        },
      ],
      never: any('£130, 130 customers, 130 pennies, ^repaired, ^fixed, over 130, 13 pennies'),
      numbers: ['130'],
    },
  },
  {
    id: 'tuning-f-d-alpha-13',
    trade: 'front desk',
    temper: 'firm',
    category: 'values',
    current: true,
    question: ASKED.values,
    answer:
      "A guest should never have to ask twice. And I like things straight: if I promise a quiet room, it's a quiet room.",
    expected: {
      lines: [
        {
          must: [['guest', 'guests'], any('ask, asking, asks, twice')],
          example: 'Believes that a guest should never have to ask twice.',
        },
        {
          must: [
            any(
              'promise, promises, promised, straight, word, honest, honesty, reliable, reliability, straightforward, straightforwardness, quiet',
            ),
          ],
          not: ['I like'],
          example: 'Keeps promises to guests.',
        },
      ],
      never: ['years', 'award', 'manager'],
      numbers: [],
    },
  },
]
