import { ASKED } from './asked.ts'
import type { Case } from './types.ts'
import { MADE } from './words.ts'

/** Hotels, kitchens and cafés, as people there talk. */
export const TUNING_E_KITCHEN_HOUSE_1: readonly Case[] = [
  {
    id: 'tuning-e-kitchen-1',
    trade: 'hotel reception',
    temper: 'plain, before and after',
    category: 'achievements',
    current: false,
    question: ASKED.proud,
    answer:
      'I brought the online reviews up. When I started we had 3.8 on Booking and when I left it was 4.4, because I answered every single one and told housekeeping what people complained about.',
    expected: {
      lines: [
        {
          must: ['reviews', ['4.4']],
          not: ['I brought', 'we had', 'I left', 'it was'],
          example: 'Raised the online reviews from 3.8 to 4.4 on Booking by answering every single one',
        },
        {
          must: ['reviews', ['answered', 'answering', 'brought', 'raised', 'improved']],
          not: ['I answered', 'I brought'],
          example: 'Brought the online reviews up by answering every single one',
          optional: true,
        },
        {
          must: ['4.4', ['booking', 'rating', '3.8']],
          not: ['we had', 'I left'],
          example: '3.8 on Booking at the start, 4.4 at the end',
          optional: true,
        },
        {
          must: [
            ['answered', 'answering'],
            ['reviews', 'every', 'all'],
          ],
          not: ['I answered'],
          example: 'Answered every single review',
          optional: true,
        },
      ],
      never: ['4.4 reviews', '3.8 reviews', '^complained', '^led', '5 stars'],
      numbers: ['4.4'],
    },
  },
  {
    id: 'tuning-e-kitchen-2',
    trade: 'housekeeping',
    temper: 'wry',
    category: 'achievements',
    current: true,
    question: ASKED.dayNow,
    answer:
      "I check rooms. There are 84 of them and I've got a team of seven, so by eleven I have the list of departures done and then it's walking, opening, looking under beds. My knees don't thank me.",
    expected: {
      lines: [
        {
          must: [['check', 'inspect', 'checks'], 'rooms'],
          not: ['I check', "I've"],
          example: 'Check 84 rooms with a team of seven',
        },
        { must: ['7', ['team', 'staff']], not: ["I've"], example: 'Check rooms with a team of seven' },
        { must: ['84', 'rooms'], not: ["I've"], example: '84 rooms', optional: true },
        {
          must: ['list', 'departures', ['11', 'done', 'have', 'prepare']],
          not: ['I have'],
          example: 'List of departures done by eleven',
          optional: true,
        },
        { must: ['team', '7', 'list'], not: ["I've"], example: 'Work with a team of seven', optional: true },
      ],
      never: ['84 beds', '7 rooms', '11 rooms', '84 people', '11 departures', '^cleaned'],
      unfit: ['knees'],
      numbers: ['84', '7'],
    },
  },
  {
    id: 'tuning-e-kitchen-3',
    trade: 'commis chef',
    temper: 'team and own part',
    category: 'achievements',
    current: false,
    question: ASKED.team,
    answer:
      'Saturdays we did around 180 covers with four of us in the kitchen. I was on the cold section, starters and salads, and nothing ever went out late from me.',
    expected: {
      lines: [
        {
          must: ['180', 'covers'],
          not: ['we did', 'of us'],
          example: 'Helped serve around 180 covers on Saturdays in a kitchen team of four',
        },
        {
          must: ['180', 'covers', ['4']],
          not: ['of us'],
          example: 'Around 180 covers on Saturdays with four in the kitchen',
          optional: true,
        },
        {
          must: [['cold section', 'starters', 'salads']],
          not: ['I was', 'from me'],
          example: 'Worked on the cold section, starters and salads',
        },
        {
          must: [['late'], ['nothing', 'never', 'on time']],
          not: ['from me'],
          example: 'Nothing ever went out late from the cold section',
          optional: true,
        },
      ],
      never: ['4 covers', '^led', '180 starters', '180 salads', '^went out late', 'over 180', 'head chef'],
      numbers: ['180', '4'],
    },
  },
  {
    id: 'tuning-e-kitchen-4',
    trade: 'kitchen porter',
    temper: 'short sentences',
    category: 'achievements',
    current: false,
    question: ASKED.better,
    answer:
      'They used to break a lot. Like 40 plates a month. I made racks for the big ones and it came down to about 10.',
    expected: {
      lines: [
        {
          must: [MADE, 'racks', ['10', 'plates', '40']],
          not: ['I made', 'it came'],
          example: 'Made racks for the big plates, so that breakages came down from 40 to about 10 a month',
        },
        {
          must: [MADE, 'racks'],
          not: ['I made', 'big ones'],
          example: 'Made racks for the big plates',
          optional: true,
        },
        {
          must: ['40', '10', ['plates', 'month']],
          not: ['it came'],
          example: 'Broken plates down from 40 to about 10 a month',
          optional: true,
        },
      ],
      never: ['10 racks', '40 racks', '^broke', '40 big', '75%', '10 big'],
      numbers: ['40', '10'],
    },
  },
  {
    id: 'tuning-e-kitchen-5',
    trade: 'barista',
    temper: 'numbers in short sentences',
    category: 'achievements',
    current: false,
    question: ASKED.numbers,
    answer:
      'On a normal morning 250 coffees before ten. Just me and one other person. The till was always right, in two years it was out maybe three times.',
    expected: {
      lines: [
        {
          must: ['250', 'coffees'],
          not: ['just me'],
          example: 'Made 250 coffees before ten on a normal morning with one other person',
        },
        {
          must: ['till', ['right', '3', 'out', 'accurate', 'correct', 'balanced', 'differences']],
          not: ['maybe', 'it was'],
          example: 'Till always right, out only about three times in two years',
        },
        {
          must: ['till', ['3'], '2 years'],
          not: ['maybe', 'it was'],
          example: 'Till out only about three times in two years',
          optional: true,
        },
        {
          must: [['1 other', 'one other', 'colleague']],
          not: ['just me'],
          example: 'Worked with one other person',
          optional: true,
        },
      ],
      never: ['10 coffees', '250 people', '3 years', '2 people out', '250 in two years', 'alone', '3 coffees'],
      unfit: ['just me'],
      numbers: ['250', '3', '2 years'],
    },
  },
  {
    id: 'tuning-e-kitchen-6',
    trade: 'café manager',
    temper: 'chatty aside',
    category: 'achievements',
    current: false,
    question: ASKED.proud,
    answer:
      'I got the waste down. We threw away 30 croissants a day, which is mad, so I started ordering by weekday and after a month it was 6.',
    expected: {
      lines: [
        {
          must: [['waste', 'croissants', 'ordering', 'ordered'], ['6'], ['30', 'month', 'day', 'weekday']],
          not: ['I got', 'we threw', 'it was', 'mad', 'I started'],
          example: 'Cut waste from 30 croissants a day to 6 within a month by ordering by weekday',
        },
        {
          must: [['ordering', 'ordered'], 'weekday'],
          not: ['I started'],
          example: 'Started ordering by weekday',
          optional: true,
        },
        {
          must: [['waste'], ['down', 'cut', 'reduced', 'lowered']],
          not: ['I got'],
          example: 'Got the waste down',
          optional: true,
        },
        {
          must: ['30', 'croissants', '6'],
          not: ['we threw'],
          example: '30 croissants a day thrown away, 6 after a month',
          optional: true,
        },
      ],
      never: ['6 months', '30 months', '80%', '6 weekdays', '^threw', '6 a week'],
      unfit: ['mad'],
      numbers: ['30', '6'],
    },
  },
  {
    id: 'tuning-e-kitchen-7',
    trade: 'hotel night audit',
    temper: 'asked for numbers, none',
    category: 'achievements',
    current: false,
    question: ASKED.numbers,
    answer: "I don't really have numbers, sorry. It's cleaning. It's clean or it isn't.",
    expected: { lines: [], never: [], numbers: [], nothing: true },
  },
]
