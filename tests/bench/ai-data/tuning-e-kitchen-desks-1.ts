import { ASKED } from './asked.ts'
import type { Case } from './types.ts'
import { about } from './words.ts'

/** Call centres, hairdressers, skills, wishes and projects, as people talk. */
export const TUNING_E_KITCHEN_DESKS_1: readonly Case[] = [
  {
    id: 'tuning-e-kitchen-41',
    trade: 'call centre',
    temper: 'own beside team',
    category: 'achievements',
    current: false,
    question: ASKED.numbers,
    answer: 'I took about 65 calls a day. First call resolution was 82 percent, the team was at 74.',
    expected: {
      lines: [
        {
          must: [['took', 'handled', 'answered'], about('65'), 'calls', 'day'],
          not: ['I took'],
          example: 'Took about 65 calls a day',
        },
        { must: [['first call resolution'], '82%'], example: 'First call resolution of 82%, against 74 in the team' },
        {
          must: ['65', '82%'],
          not: ['I took'],
          example: 'Took about 65 calls a day with a first call resolution of 82%',
          optional: true,
        },
      ],
      never: ['74% first call resolution', 'resolution of 74%', '65%', 'team of 74', '82 calls', 'over 65', '8%'],
      numbers: ['65', '82%'],
    },
  },
  {
    id: 'tuning-e-kitchen-42',
    trade: 'call centre retention',
    temper: 'out of',
    category: 'achievements',
    current: false,
    question: ASKED.proud,
    answer:
      "My job was to keep people who wanted to cancel. Out of ten callers I kept four, and the goal was three. I didn't just throw discounts at them, I listened first.",
    expected: {
      lines: [
        {
          must: [['kept', 'retained', 'keep', 'keeping'], '4', ['10', 'callers']],
          not: ['I kept', 'my job'],
          example: 'Kept four out of ten callers who wanted to cancel, against a goal of three',
        },
        {
          must: [['keep', 'kept', 'retained', 'retention', 'keeping'], 'cancel'],
          not: ['my job'],
          example: 'Kept customers who wanted to cancel',
          optional: true,
        },
        { must: [['listened']], not: ['I listened'], example: 'Listened first', optional: true },
      ],
      never: [
        '^threw',
        '3 callers',
        '10 people cancelled',
        '4 goals',
        '40%',
        '^discounts',
        '^cancelled',
        '3 out of 10',
      ],
      numbers: ['4', '10'],
    },
  },
  {
    id: 'tuning-e-kitchen-43',
    trade: 'call centre team leader',
    temper: 'sick days',
    category: 'achievements',
    current: false,
    question: ASKED.better,
    answer:
      'I looked after 14 agents. Sick days were terrible when I came, something like 18 percent, and we got it down to 9 by letting people swap shifts among themselves.',
    expected: {
      lines: [
        {
          must: [['looked after', 'led', 'managed', 'supervised'], '14', 'agents'],
          not: ['I looked'],
          example: 'Looked after 14 agents',
        },
        {
          must: [['sick*', 'absence', 'absences'], '18%', ['9%', '9']],
          not: ['I came', 'we got', 'terrible'],
          example: 'Got sick days down from about 18% to 9% by letting people swap shifts',
        },
        {
          must: [['swap', 'swapping'], 'shifts', ['9', '9%']],
          not: ['we got it', 'got it'],
          example: 'Sick days down to 9 by letting people swap shifts among themselves',
          optional: true,
        },
      ],
      never: ['9 agents', '18 agents', '14%', '14 days', '9 shifts', '9 days', '18 days', 'over 18'],
      unfit: ['terrible'],
      numbers: ['14', ['18%', '18'], ['9', '9%']],
    },
  },
  {
    id: 'tuning-e-kitchen-44',
    trade: 'hairdresser',
    temper: 'clients from nothing',
    category: 'achievements',
    current: false,
    question: ASKED.proud,
    answer:
      'I built up my own clients from nothing, after three years it was about 220 regulars. And I sold products well, they were 20% of my takings.',
    expected: {
      lines: [
        {
          must: [
            ['built', 'built up'],
            ['clients', 'regulars', 'clientele'],
          ],
          not: ['I built', 'it was', 'my own'],
          example: 'Built up about 220 regular clients from nothing in three years',
        },
        {
          must: [about('220'), ['regulars', 'regular', 'clients']],
          not: ['it was'],
          example: 'About 220 regular clients after three years',
        },
        {
          must: [['products', 'product'], '20%'],
          not: ['I sold', 'my takings'],
          example: 'Sold products worth 20% of own takings',
        },
        { must: [['sold'], 'products'], not: ['I sold'], example: 'Sold products well', optional: true },
      ],
      never: [
        '220 years',
        '3 regulars',
        '20% of clients',
        '220 products',
        'over 220',
        '20 products',
        '220%',
        '3 clients',
      ],
      numbers: ['220', '20%'],
    },
  },
  {
    id: 'tuning-e-kitchen-45',
    trade: 'salon manager',
    temper: 'present',
    category: 'achievements',
    current: true,
    question: ASKED.dayNow,
    answer:
      "We're six in the salon. I do the rota and the orders and I train the apprentices, two have passed their exam so far, one of them with the best mark in the district.",
    expected: {
      lines: [
        { must: [['rota', 'orders']], not: ['I do', "We're"], example: 'Do the rota and the orders in a salon of six' },
        {
          must: [
            ['train', 'trained', 'teach'],
            ['apprentices', 'apprentice'],
          ],
          not: ['I train'],
          example: 'Train the apprentices, of whom two have passed their exam so far',
        },
        {
          must: ['2', ['passed'], ['exam', 'apprentices']],
          not: ['I train'],
          example: 'Two apprentices have passed their exam so far, one with the best mark in the district',
          optional: true,
        },
        { must: ['6', 'salon'], not: ["We're"], example: 'Salon of six', optional: true },
      ],
      never: ['6 apprentices', '2 exams', '6 exams', '^passed', '6 orders', '^best mark', '2 salons'],
      numbers: ['2', '6'],
    },
  },
  {
    id: 'tuning-e-kitchen-46',
    trade: 'emergency call handler',
    temper: 'hard to tell',
    category: 'achievements',
    current: false,
    question: ASKED.hard,
    answer:
      "The hardest was a night with a storm. 400 calls in five hours, normally it's 60. Three of us. I wrote a list on the whiteboard of what could wait and what couldn't, and everybody worked from it.",
    expected: {
      lines: [
        {
          must: ['400', 'calls'],
          not: ['of us', 'the hardest'],
          example: 'Handled 400 calls in five hours during a storm in a team of three',
        },
        {
          must: [
            ['wrote', 'list', 'drew up', 'made'],
            ['list', 'whiteboard'],
          ],
          not: ['I wrote'],
          example: "Wrote a list on the whiteboard of what could wait and what couldn't, from which everybody worked",
        },
        { must: ['3', ['team', 'people', 'colleagues']], not: ['of us'], example: 'Team of three', optional: true },
      ],
      never: ['60 calls in', '5 calls', '3 calls', '400 hours', '60 people', '400 lists', 'alone', '5 people'],
      numbers: ['400', '5 hours'],
    },
  },
  {
    id: 'tuning-e-kitchen-47',
    trade: 'complaints desk',
    temper: 'letters',
    category: 'achievements',
    current: false,
    question: ASKED.numbers,
    answer:
      "I answered around 25 letters a day. The average time to an answer was nine days before and it went down to four while I was there, though I can't say that was only me.",
    expected: {
      lines: [
        {
          must: [['answered'], about('25'), 'letters', 'day'],
          not: ['I answered'],
          example: 'Answered around 25 letters a day',
        },
        {
          must: [['time'], '9', '4'],
          not: ['I was', 'only me'],
          example: 'Average time to an answer down from nine days to four',
        },
        {
          must: ['25', '9', '4'],
          example: 'Answered around 25 letters a day; average time to an answer down from nine days to four',
          optional: true,
        },
      ],
      never: ['^cut', '^reduced', '4 letters', '9 letters', '25 days', 'over 25', '4 a day'],
      unfit: ['only me'],
      numbers: ['25', '9', '4'],
    },
  },
  {
    id: 'tuning-e-kitchen-48',
    trade: 'barber',
    temper: 'skills with denial',
    category: 'skills',
    current: true,
    question: ASKED.skills,
    answer: 'Fades, beard trims, hot towel shave. I do colour too but not perms. And Phorest for the bookings.',
    expected: {
      lines: [
        { must: ['fades'], example: 'Fades' },
        { must: [['beard trims', 'beard trim', 'beard trimming']], example: 'Beard trims' },
        { must: [['hot towel']], example: 'Hot towel shave' },
        { must: [['colour', 'color', 'colouring']], example: 'Colour' },
        { must: ['Phorest'], example: 'Phorest' },
      ],
      never: ['perms', 'perm'],
      numbers: [],
    },
  },
  {
    id: 'tuning-e-kitchen-49',
    trade: 'chef',
    temper: 'skills with wish',
    category: 'skills',
    current: true,
    question: ASKED.skills,
    answer:
      "HACCP obviously, and I have the level 3 food hygiene certificate. Sauces, fish, a bit of butchery. Pastry I'd love to learn.",
    expected: {
      lines: [
        { must: ['HACCP'], example: 'HACCP' },
        { must: [['food hygiene']], example: 'Level 3 food hygiene certificate' },
        { must: ['sauces'], example: 'Sauces' },
        { must: ['fish'], example: 'Fish' },
        { must: ['butchery'], example: 'Butchery (basic)', optional: true },
      ],
      never: ['pastry'],
      unfit: ['obviously'],
      numbers: [],
    },
  },
]
