import { ASKED } from './asked.ts'
import type { Case } from './types.ts'
import { about, LED, REPAIRED, TRAINED, WENT_DOWN } from './words.ts'

/** The self-employed, people after an illness or the army, and retirees. */
export const TUNING_E_NEWCOMERS_AGAIN: readonly Case[] = [
  {
    id: 'tuning-e-newcomers-42',
    trade: 'wedding photography',
    temper: 'pleased, others beside',
    category: 'achievements',
    current: true,
    question: ASKED.numbers,
    answer:
      'Since 2016, about 25 weddings a year. Well, not in 2020. I deliver within three weeks, most people take six or eight. Eleven of my couples have come back for the baby photos.',
    expected: {
      lines: [
        {
          must: [about('25'), 'weddings', ['year', 'yearly']],
          not: ['well'],
          example: 'About 25 weddings a year since 2016',
        },
        { must: [['3 weeks'], ['deliver', 'delivery']], not: ['I deliver'], example: 'Deliver within three weeks' },
        {
          must: ['11', ['couples', 'clients'], ['back', 'return*', 'baby', 'again']],
          not: ['my couples'],
          example: 'Eleven couples have come back for baby photos',
        },
      ],
      never: ['6 weeks', '8 weeks', '25 weeks', '11 weddings', 'over 25', '2020', '3 weddings', '^delivered'],
      numbers: ['25', '3', '11'],
    },
  },
  {
    id: 'tuning-e-newcomers-43',
    trade: 'transport planning, after an illness',
    temper: 'frank',
    category: 'achievements',
    current: false,
    question: ASKED.better,
    answer:
      'I was a logistics planner until 2021, then I got ill and was out for two years. Before that I planned 45 trucks a day across four depots, and I got empty running down from 22 percent to 15 with a shared board.',
    expected: {
      lines: [
        {
          must: ['planned', '45 trucks', ['day', 'daily']],
          not: ['I planned', 'before that'],
          example: 'Planned 45 trucks a day across four depots',
        },
        {
          must: ['empty running', '22%', ['15', '15%'], [...WENT_DOWN]],
          not: ['I got', '^got'],
          example: 'Brought empty running down from 22% to 15% with a shared board',
        },
        {
          must: ['logistics planner'],
          not: ['I was', 'then'],
          example: 'Logistics planner until 2021',
          optional: true,
        },
      ],
      never: ['45 depots', '4 trucks', '2 years as', 'to 22', '15 trucks', 'by 15%'],
      unfit: ['ill', 'out for'],
      numbers: ['45', '4', '22%', ['15', '15%']],
    },
  },
  {
    id: 'tuning-e-newcomers-44',
    trade: 'library volunteer, after an illness',
    temper: 'quiet',
    category: 'achievements',
    current: true,
    question: ASKED.numbers,
    answer:
      "Since the spring I've been doing ten hours a week at the library, unpaid. I've catalogued the whole local history shelf, 640 items. It was good to have something to get up for.",
    expected: {
      lines: [
        {
          must: [['catalogued', 'cataloged'], '640 items'],
          not: ["I've"],
          example: 'Catalogued the whole local history shelf, 640 items',
        },
        {
          must: [['10 hours'], ['week', 'weekly'], 'library'],
          not: ["I've", 'been doing'],
          example: 'Volunteer ten hours a week at the library since the spring',
          optional: true,
        },
      ],
      never: ['10 items', '640 hours', '10 shelves', '640 shelves', '^led'],
      unfit: ['get up for', 'unpaid'],
      numbers: ['640'],
    },
  },
  {
    id: 'tuning-e-newcomers-45',
    trade: 'army transport',
    temper: 'clipped',
    category: 'achievements',
    current: false,
    question: ASKED.numbers,
    answer:
      'Corporal, section of eight. Two tours. I was in charge of the vehicles, 12 of them, and we had 97 percent availability on the second tour when the target was 90.',
    expected: {
      lines: [
        {
          must: [['corporal', 'section'], ['8']],
          not: ['I was'],
          example: 'Corporal in a section of eight, two tours',
        },
        {
          must: ['12', 'vehicles', [...LED, 'charge', 'responsible']],
          not: ['I was', 'of them'],
          example: 'In charge of 12 vehicles',
        },
        {
          must: ['97%', 'availability'],
          not: ['we had'],
          example: '97% availability on the second tour against a target of 90',
        },
        {
          must: [['vehicles'], [...LED, 'charge', 'responsible']],
          not: ['I was', 'of them'],
          example: 'In charge of the vehicles',
          optional: true,
        },
        { must: ['2 tours'], example: 'Two tours', optional: true },
      ],
      never: [
        '8 vehicles',
        '12 tours',
        '90% availability',
        '8 tours',
        'led a section',
        '97 vehicles',
        '12 soldiers',
        'managed a section',
      ],
      numbers: ['8', '12', '97%'],
    },
  },
  {
    id: 'tuning-e-newcomers-46',
    trade: 'soldier becoming a civilian',
    temper: 'earnest',
    category: 'values',
    current: false,
    question: ASKED.values,
    answer:
      "That you can rely on the person next to you. And that somebody says what the plan is, even if it's a bad plan. I don't need praise, but I do want to be told when I've got it wrong.",
    expected: {
      lines: [
        {
          must: [['rely', 'reliability', 'reliable', 'relying']],
          not: ['that you', 'next to you'],
          example: 'Values being able to rely on the people alongside.',
        },
        {
          must: [['plan', 'clear']],
          not: ['bad plan', 'somebody says'],
          example: 'Values a clear plan.',
          optional: true,
        },
        {
          must: [['feedback', 'told', 'wrong', 'honest']],
          not: ["I've", 'I do', "don't"],
          example: 'Wants to be told when something is wrong.',
          optional: true,
        },
      ],
      never: ['^wants praise', '^needs praise', '^praise', 'leader'],
      unfit: ['bad plan'],
      numbers: [],
    },
  },
  {
    id: 'tuning-e-newcomers-47',
    trade: 'press shop, retired',
    temper: 'looking back',
    category: 'achievements',
    current: false,
    question: ASKED.proud,
    answer:
      "I'm retired now, but I did 38 years at the same press shop, 20 of them as foreman. I trained 26 apprentices and 24 passed first time. I'd like to do a couple of days a week, that's all.",
    expected: {
      lines: [
        {
          must: ['38 years', 'press shop'],
          not: ['I did', "I'm", '^did', 'of them'],
          example: '38 years at a press shop, 20 as foreman',
        },
        { must: ['20', 'foreman'], not: ['of them as'], example: 'Foreman for 20 years', optional: true },
        {
          must: [[...TRAINED], '26 apprentices'],
          not: ['I trained'],
          example: 'Trained 26 apprentices, of whom 24 passed first time',
        },
        { must: ['24', 'passed', 'first time'], example: '24 of 26 apprentices passed first time', optional: true },
      ],
      never: [
        '38 apprentices',
        '24 years',
        '26 years',
        '20 apprentices',
        '2 days',
        'trained 24',
        '38 years as foreman',
      ],
      unfit: ['retired', 'couple of days'],
      numbers: ['38', '20', '26', '24'],
    },
  },
  {
    id: 'tuning-e-newcomers-48',
    trade: 'repair café, retired',
    temper: 'modest, then not',
    category: 'projects',
    current: true,
    question: ASKED.project,
    answer:
      'We open the repair café the first Saturday of the month. About 30 people come, and we mend maybe two thirds of what they bring. Me, I do the radios and the lamps. It was my idea, I have to say.',
    expected: {
      lines: [
        {
          must: [about('30'), ['people', 'visitors'], ['repair café', 'month', 'come', 'Saturday']],
          not: ['we open', 'and we'],
          example: 'Help run a repair café on the first Saturday of the month, visited by about 30 people',
        },
        {
          must: [
            ['two thirds', '2 thirds', 'two-thirds'],
            ['mend', 'repair', ...REPAIRED, 'mended'],
          ],
          not: ['maybe', 'we mend', 'they bring'],
          example: 'About two thirds of the things brought are mended',
          optional: true,
        },
        {
          must: ['radios', 'lamps', ['mend', 'repair', 'fix', 'handle', 'repairing', 'mending', 'look after']],
          not: ['I do', '^do'],
          example: 'Repair radios and lamps',
        },
        {
          must: ['repair café', ['idea', 'open', 'started', 'founded', 'Saturday']],
          not: ['we open', 'my idea'],
          example: 'Open a repair café once a month',
          optional: true,
        },
      ],
      never: ['30 radios', '30 lamps', '30 years', '^led', 'over 30', '30 cafés'],
      unfit: ['I have to say', 'maybe'],
      numbers: ['30'],
    },
  },
  {
    id: 'tuning-e-newcomers-49',
    trade: 'school leaver',
    temper: 'honest',
    category: 'skills',
    current: true,
    question: ASKED.skills,
    answer:
      'Word, PowerPoint, I can use Canva quite well. Bit of Python from school, only the basics. I speak Punjabi at home.',
    expected: {
      lines: [
        { must: ['Word'], example: 'Word' },
        { must: ['PowerPoint'], example: 'PowerPoint' },
        { must: ['Canva'], not: ['I can', 'quite well'], example: 'Canva' },
        { must: ['Python'], not: ['bit of', 'from school'], example: 'Python (basic)' },
        { must: ['Punjabi'], not: ['I speak', 'at home'], example: 'Punjabi' },
      ],
      never: ['advanced', 'expert', 'Excel', 'fluent'],
      unfit: ['at home'],
      numbers: [],
    },
  },
  {
    id: 'tuning-e-newcomers-50',
    trade: 'bookkeeping, retired',
    temper: 'precise',
    category: 'skills',
    current: true,
    question: ASKED.skills,
    answer:
      'Sage 50 and Excel, though not pivot tables, I never got on with those. VAT returns. Touch typing, about 70 words a minute, and shorthand if anybody still wants it.',
    expected: {
      lines: [
        { must: ['Sage 50'], example: 'Sage 50' },
        { must: ['Excel'], not: ['though'], example: 'Excel' },
        { must: ['VAT returns'], example: 'VAT returns' },
        { must: [['touch typing', 'touch-typing']], example: 'Touch typing (about 70 words a minute)' },
        { must: ['shorthand'], not: ['anybody'], example: 'Shorthand' },
      ],
      never: ['pivot', '50 words', 'Sage 70'],
      unfit: ['anybody'],
      numbers: [],
    },
  },
]
