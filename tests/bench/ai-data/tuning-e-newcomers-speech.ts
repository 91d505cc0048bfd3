import { ASKED } from './asked.ts'
import type { Case } from './types.ts'
import { LED, MADE, TRAINED } from './words.ts'

/** Speakers whose English came second on goals and values, and who made, sold or studied something. */
export const TUNING_E_NEWCOMERS_SPEECH: readonly Case[] = [
  {
    id: 'tuning-e-newcomers-18',
    trade: 'hotel reception',
    temper: 'Spanish flavour, false friend',
    category: 'skills',
    current: true,
    question: ASKED.skills,
    answer:
      'I manage Opera PMS and the Booking extranet. Spanish native, English C1, in French I defend myself. Also the complaints, I stay calm always.',
    expected: {
      lines: [
        { must: ['Opera'], not: ['I manage'], example: 'Opera PMS' },
        { must: ['Booking'], example: 'Booking extranet' },
        { must: ['Spanish'], example: 'Spanish (native)' },
        { must: ['English'], example: 'English (C1)' },
        { must: ['French'], not: ['defend', 'defend myself'], example: 'French (basic)', optional: true },
        {
          must: [['complaints', 'complaint']],
          not: ['I stay', 'always'],
          example: 'Handling complaints',
          optional: true,
        },
        { must: ['calm'], not: ['I stay'], example: 'Staying calm', optional: true },
      ],
      never: ['French (native)', 'French (C1)', 'fluent French', 'self-defence', 'self-defense'],
      unfit: ['defend'],
      numbers: [],
    },
  },
  {
    id: 'tuning-e-newcomers-19',
    trade: 'accounting',
    temper: 'Ukrainian flavour, starting over',
    category: 'career_goals',
    current: false,
    question: ASKED.goals,
    answer:
      'I want to work as accountant again, like in Kharkiv, where I did it 8 years. For this I make now a course of German tax law. I look for a small firm where I can stay long time.',
    expected: {
      lines: [
        {
          must: [
            ['accountant', 'accounting'],
            ['want*', 'aim*', 'seek*', 'looking', 'hop*', 'goal', 'return*'],
          ],
          not: ['I want'],
          example: 'Accountant with 8 years of practice in Kharkiv who wants to work as one again.',
        },
        {
          must: [
            ['small firm', 'small'],
            ['look*', 'seek*', 'want*', 'long', 'stay*'],
          ],
          not: ['I look', 'I can'],
          example: 'Looking for a small firm to stay with for a long time.',
          optional: true,
        },
        {
          must: ['tax law', ['course', 'taking', 'studying', 'learning']],
          not: ['I make', 'make now'],
          example: 'Taking a course in German tax law.',
          optional: true,
        },
        {
          must: ['8 years', ['accountant', 'Kharkiv', 'accounting']],
          not: ['I did', 'did it'],
          example: 'Worked as an accountant in Kharkiv for 8 years.',
          optional: true,
        },
      ],
      never: ['tax adviser', 'completed', '8 firms', 'graduated', 'qualified in German'],
      numbers: [],
    },
  },
  {
    id: 'tuning-e-newcomers-20',
    trade: 'office administration',
    temper: 'Japanese flavour',
    category: 'values',
    current: false,
    question: ASKED.values,
    answer:
      "For me punctual is very important. If I say 9 o'clock I am there 8:50. Also I like when everybody in the team can say own opinion, in my former company this was not possible.",
    expected: {
      lines: [
        { must: [['punctual*']], not: ['for me', 'I say', 'I am'], example: 'Values punctuality.' },
        {
          must: [
            ['opinion', 'opinions', 'speak*'],
            ['team', 'everybody', 'everyone'],
          ],
          not: ['I like', 'former', 'not possible'],
          example: 'Values teams in which everybody can say their own opinion.',
        },
      ],
      never: ['not possible', '8:50 years', 'former company', 'never'],
      unfit: ['for me'],
      numbers: [],
    },
  },
  {
    id: 'tuning-e-newcomers-21',
    trade: 'pharmacy',
    temper: 'Egyptian flavour, before and after',
    category: 'achievements',
    current: false,
    question: ASKED.better,
    answer:
      'Before me the deliveries stayed two, three days in boxes. I made a system with colours, red for the fridge, and now everything is in the shelf in 4 hours.',
    expected: {
      lines: [
        {
          must: [[...MADE], ['system', 'colour', 'colours'], ['4 hours', 'colour', 'colours']],
          not: ['I made', 'before me', 'now everything is'],
          example:
            'Set up a system with colours, so that deliveries are on the shelf in 4 hours instead of two to three days',
        },
        {
          must: ['4 hours', ['shelf', 'shelves', 'deliveries']],
          not: ['before me', 'I made'],
          example: 'Deliveries on the shelf in 4 hours, before two or three days',
          optional: true,
        },
      ],
      never: ['4 days', '3 hours', '2 hours', '4 boxes', '^led', '3 boxes'],
      numbers: ['4'],
    },
  },
  {
    id: 'tuning-e-newcomers-22',
    trade: 'joinery',
    temper: 'Croatian flavour',
    category: 'achievements',
    current: false,
    question: ASKED.numbers,
    answer:
      'I have made kitchens by measure, 6 to 8 in a month, alone with one apprentice. The apprentice is now master himself. Value of one kitchen was between 9 and 15 thousand euro.',
    expected: {
      lines: [
        {
          must: [['made', 'built'], 'kitchens', ['6 to 8', '6-8']],
          not: ['I have', 'by measure'],
          example: 'Made 6 to 8 custom kitchens a month with one apprentice',
        },
        {
          must: [
            ['6 to 8', '6-8'],
            ['month', 'monthly'],
          ],
          not: ['I have'],
          example: '6 to 8 kitchens a month',
          optional: true,
        },
        {
          must: [
            ['€15k', '15 thousand', '15,000', '€15,000'],
            ['kitchen', 'kitchens'],
          ],
          example: 'Value of one kitchen between 9 and 15 thousand euro',
        },
        { must: ['apprentice', [...TRAINED, 'alone', 'with']], example: 'Trained one apprentice', optional: true },
      ],
      never: ['8 apprentices', '6 apprentices', 'became a master', '15 kitchens', '9 kitchens', '^master', '^alone'],
      numbers: [
        ['6 to 8', '6', '8'],
        ['15 thousand', '€15k', '15,000', '€15,000'],
      ],
    },
  },
  {
    id: 'tuning-e-newcomers-23',
    trade: 'call centre',
    temper: 'Tunisian flavour, the average beside the own',
    category: 'achievements',
    current: false,
    question: ASKED.numbers,
    answer:
      'I took approximately 70 calls by day, in French and in English. The objective was 60. My satisfaction note was 4.7 on 5, the average of the plateau was 4.2.',
    expected: {
      lines: [
        {
          must: [['approximately 70', 'about 70', 'around 70', 'some 70'], 'calls', ['day', 'daily']],
          not: ['I took', 'by day'],
          example: 'Took approximately 70 calls a day in French and English',
        },
        {
          must: ['4.7', ['satisfaction', 'rating', 'score', 'note']],
          not: ['my satisfaction', 'plateau'],
          example: 'Satisfaction rating of 4.7 out of 5',
        },
      ],
      never: ['^4.2', '60 calls a day in', 'note of 4.2', 'took 60', '70 on 5', 'rating of 4.2'],
      unfit: ['plateau'],
      numbers: ['70', '4.7'],
    },
  },
  {
    id: 'tuning-e-newcomers-24',
    trade: 'battery research',
    temper: 'Korean flavour, exact',
    category: 'projects',
    current: false,
    question: ASKED.projectResult,
    answer:
      'My master thesis was about battery degradation. I measured 48 cells during 5 months and made model with Matlab. Prediction error became 3 percent, before in literature it was about 8.',
    expected: {
      lines: [
        {
          must: [
            ['measured', 'tested'],
            ['48 cells', '48 battery cells'],
            ['5 months', 'Matlab', 'model', 'cells'],
          ],
          not: ['I measured', 'made model'],
          example: 'Measured 48 battery cells over 5 months and made a model in Matlab',
        },
        {
          must: [[...MADE], 'model', 'Matlab'],
          not: ['made model', 'I measured'],
          example: 'Made a model with Matlab',
          optional: true,
        },
        {
          must: [['prediction error', 'error'], '3%'],
          not: ['became'],
          example: 'Prediction error of 3%, about 8 in literature before',
        },
        {
          must: [['thesis'], ['battery', 'degradation']],
          not: ['my'],
          example: 'Master thesis about battery degradation',
          optional: true,
        },
      ],
      never: ['3 cells', '48 months', '5 cells', '8 cells', 'own error 8', 'reduced the error from 8'],
      numbers: ['48', '3%'],
    },
  },
  {
    id: 'tuning-e-newcomers-25',
    trade: 'barber shop',
    temper: 'Turkish flavour, self-employed',
    category: 'achievements',
    current: true,
    question: ASKED.proud,
    answer:
      '2019 I have opened my own salon. First year I was alone, now we are 4 and two of them I trained by myself. On Google we have 212 reviews, 4.8.',
    expected: {
      lines: [
        {
          must: [['opened', 'founded', 'started'], 'salon'],
          not: ['I have', '^2019 have', 'my own'],
          example: 'Opened own salon in 2019',
        },
        { must: [[...TRAINED], '2'], not: ['of them', 'I trained'], example: 'Trained two barbers' },
        { must: ['212 reviews'], not: ['we have'], example: '212 reviews on Google, 4.8 on average' },
        {
          must: ['4', [...LED, 'team', 'staff', 'people', 'now', 'grew']],
          not: ['we are', 'I was'],
          example: 'Team of 4',
          optional: true,
        },
      ],
      never: ['4 years', '2 salons', '4 salons', '212 customers', '4 reviews', 'trained 4'],
      numbers: ['2', '212', '4.8'],
    },
  },
]
