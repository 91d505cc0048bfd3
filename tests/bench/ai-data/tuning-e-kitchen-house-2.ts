import { ASKED } from './asked.ts'
import type { Case } from './types.ts'
import { about } from './words.ts'

/** Hotels, kitchens and cafés, as people there talk. */
export const TUNING_E_KITCHEN_HOUSE_2: readonly Case[] = [
  {
    id: 'tuning-e-kitchen-8',
    trade: 'hotel breakfast',
    temper: 'terse',
    category: 'achievements',
    current: false,
    question: ASKED.day,
    answer: 'Breakfast for 120, alone, six to eleven. When the house was full, 160.',
    expected: {
      lines: [
        { must: [['breakfast'], '120'], not: ['when the house'], example: 'Breakfast for 120, alone' },
        { must: ['160'], example: 'Breakfast for up to 160 when the house was full' },
        {
          must: ['breakfast', '120', '160'],
          example: 'Served breakfast for 120 guests alone, 160 when the house was full',
          optional: true,
        },
      ],
      never: ['160 alone a day', '6 guests', '11 guests', '280', '11 breakfasts', '^led', '120 rooms'],
      numbers: ['120', '160'],
    },
  },
  {
    id: 'tuning-e-kitchen-9',
    trade: 'hotel laundry',
    temper: 'found something',
    category: 'achievements',
    current: true,
    question: ASKED.proud,
    answer:
      "We wash 2 tons a day. I run the mangle and I found out that the second rinse wasn't needed for the towels, and that saves about 3,000 litres of water a day.",
    expected: {
      lines: [
        {
          must: [['rinse'], about('3000'), 'litres', ['day']],
          not: ['I found', 'that saves', 'we wash'],
          example:
            'Found out that the second rinse was not needed for the towels, which saves about 3,000 litres of water a day',
        },
        {
          must: ['mangle'],
          not: ['I run'],
          example: 'Run the mangle in a laundry that washes 2 tons a day',
          optional: true,
        },
        {
          must: [['wash', 'laundry', 'washes', 'washed', 'washing'], '2 tons'],
          not: ['we wash'],
          example: 'Help wash 2 tons a day',
          optional: true,
        },
        {
          must: ['rinse', 'towels'],
          not: ['I found'],
          example: 'Found out that the second rinse was not needed for the towels',
          optional: true,
        },
        {
          must: [['save', 'saving', 'saves', 'saved'], '3000', 'litres'],
          not: ['that saves'],
          example: 'Save about 3,000 litres of water a day',
          optional: true,
        },
      ],
      never: [
        '2 litres',
        '3000 towels',
        '3000 tons',
        '3000 a week',
        '2 tons of water',
        '^stopped',
        'second rinse was needed',
      ],
      numbers: ['2 tons', '3000'],
    },
  },
  {
    id: 'tuning-e-kitchen-10',
    trade: 'fast food manager',
    temper: 'times',
    category: 'achievements',
    current: false,
    question: ASKED.hard,
    answer:
      'Drive-through times. We were at four minutes ten and head office wanted under three. I moved one person from the fryer to the window and after six weeks we had 2:50.',
    expected: {
      lines: [
        {
          must: [['moved', 'moving'], ['fryer', 'window'], ['2:50']],
          not: ['I moved', 'we had', 'we were'],
          example:
            'Moved one person from the fryer to the window, bringing drive-through times down to 2:50 after six weeks',
        },
        {
          must: [['moved'], 'fryer', 'window'],
          not: ['I moved'],
          example: 'Moved one person from the fryer to the window',
          optional: true,
        },
        {
          must: ['2:50', ['times', 'drive-through', 'time', 'drive through']],
          not: ['we had'],
          example: 'Drive-through times of 2:50 after six weeks',
          optional: true,
        },
      ],
      never: ['under 3 minutes ten', '6 minutes', '10 people', '6 people', '2:50 weeks', 'under 3 minutes'],
      numbers: ['2:50', '6'],
    },
  },
  {
    id: 'tuning-e-kitchen-11',
    trade: 'bakery shop',
    temper: 'chatter first',
    category: 'achievements',
    current: false,
    question: ASKED.day,
    answer:
      "Well I opened the shop at half past five every day for four years and I've only been late once, when the tram broke down. Sundays there was a queue of 30 people and we were just two.",
    expected: {
      lines: [
        {
          must: [['opened'], 'shop', ['4 years', 'half past']],
          not: ['I opened', 'well', "I've"],
          example: 'Opened the shop at half past five every day for four years',
        },
        {
          must: ['late', ['once', '1'], ['4 years']],
          not: ["I've"],
          example: 'Late only once in four years',
          optional: true,
        },
        {
          must: ['30', ['queue', 'people', 'customers'], ['Sundays', 'Sunday']],
          not: ['there was', 'we were'],
          example: 'Served queues of 30 people on Sundays in a team of two',
        },
        {
          must: ['30', ['2'], ['queue', 'people']],
          not: ['we were'],
          example: 'Queue of 30 people on Sundays, two in the shop',
          optional: true,
        },
      ],
      never: ['30 years', '2 years', '4 people', '30 minutes', 'every day late', '30 shops'],
      unfit: ['tram'],
      numbers: ['4 years', '30'],
    },
  },
  {
    id: 'tuning-e-kitchen-12',
    trade: 'sous chef',
    temper: 'money and percent',
    category: 'achievements',
    current: false,
    question: ASKED.numbers,
    answer:
      "Food cost was 34 percent when I took over the ordering and I had it at 28 by Christmas. We're talking about a kitchen with a turnover of 900,000.",
    expected: {
      lines: [
        {
          must: [
            ['food cost', 'food costs'],
            ['28%', '28'],
          ],
          not: ['I took', 'I had'],
          example: 'Brought food cost down from 34% to 28% after taking over the ordering',
        },
        {
          must: [['ordering'], ['took over', 'managed', 'taking over', 'handled']],
          not: ['I took'],
          example: 'Took over the ordering',
          optional: true,
        },
        {
          must: ['900000', ['turnover', 'kitchen']],
          not: ["We're"],
          example: 'Kitchen with a turnover of 900,000',
          optional: true,
        },
        { must: ['900000', '28'], example: 'Food cost at 28% in a kitchen with a turnover of 900,000', optional: true },
      ],
      never: ['28 kitchens', '18%', '34 by Christmas', 'saved 900000', '$900000', '6%', '^reduced turnover'],
      numbers: ['34%', ['28', '28%'], '900000'],
    },
  },
  {
    id: 'tuning-e-kitchen-13',
    trade: 'room service',
    temper: 'a colleague beside',
    category: 'achievements',
    current: false,
    question: ASKED.proud,
    answer:
      'Ana did the most tips, always. I did the most orders, up to 45 on a Friday night, and I knew the menu by heart in three languages.',
    expected: {
      lines: [
        {
          must: ['orders', '45'],
          not: ['I did', 'Ana'],
          example: 'Handled up to 45 orders on a Friday night, the most in the team',
        },
        {
          must: [['menu'], '3', 'languages'],
          not: ['I knew'],
          example: 'Knew the menu by heart in three languages',
          optional: true,
        },
      ],
      never: ['most tips', '45 tips', '3 orders', '45 languages', '45 a week', 'tips'],
      unfit: ['Ana'],
      numbers: ['45', '3'],
    },
  },
]
