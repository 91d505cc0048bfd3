import { ASKED } from './asked.ts'
import type { Case } from './types.ts'

/** People who nurse, care and help children into the world. */
export const TUNING_E_PEOPLE_NURSING: readonly Case[] = [
  {
    id: 'tuning-e-people-1',
    trade: 'nursing',
    temper: 'number stands later',
    category: 'achievements',
    current: false,
    question: ASKED.proud,
    answer:
      "I worked nights on the stroke unit, 24 beds, two nurses and one helper. What I'm proud of is the handover sheet I made, it's one page. Handover used to take 40 minutes and then it was about 15.",
    expected: {
      lines: [
        { must: ['24', ['stroke', 'beds', 'unit']], example: 'Worked nights on the stroke unit with 24 beds' },
        {
          must: ['handover', '40', '15'],
          example: 'Made a one-page handover sheet; handover took about 15 minutes instead of 40',
        },
        {
          must: ['handover sheet', ['made', 'created', 'developed', 'designed', 'introduced']],
          example: 'Made a one-page handover sheet',
          optional: true,
        },
        { must: ['stroke'], example: 'Worked nights on the stroke unit', optional: true },
      ],
      never: ['15 beds', '40 beds', '24 nurses', '24 minutes', '25 minutes', 'led'],
      unfit: ["I'm proud"],
      numbers: ['24', '40', '15'],
    },
  },
  {
    id: 'tuning-e-people-2',
    trade: 'care home',
    temper: 'whole and part',
    category: 'achievements',
    current: true,
    question: ASKED.dayNow,
    answer:
      "So we've got 38 residents across two floors and I'm on the upper one, that's 17 of them. I get people up, do the breakfasts, give out the meds at eight and twelve, and I write the notes. Then lunch and it all starts again really.",
    expected: {
      lines: [
        { must: ['17', ['residents', 'upper', 'floor']], example: 'Look after the 17 residents of the upper floor' },
        {
          must: [['meds', 'medication', 'medicine*', 'notes', 'breakfast*']],
          example: 'Give out medication, do breakfasts and write the notes',
        },
        { must: ['38', 'residents'], example: 'Care home with 38 residents across two floors', optional: true },
        { must: ['people up'], example: 'Get people up', optional: true },
      ],
      never: ['38 floors', '17 floors', '55', '8 meds', 'nurse'],
      numbers: ['17'],
    },
  },
  {
    id: 'tuning-e-people-3',
    trade: 'care home',
    temper: 'result before deed',
    category: 'achievements',
    current: false,
    question: ASKED.better,
    answer:
      'Falls. We had eleven a month when I came, last year it was four on average. I went through every room with the physio and we moved the night lights and threw out the rugs.',
    expected: {
      lines: [
        { must: [['falls', 'fell'], '11', '4'], example: 'Falls: 4 a month on average last year, 11 before' },
        {
          must: ['every room', ['physio', 'physiotherapist', 'lights', 'rugs']],
          example: 'Went through every room with the physio, moved the night lights and threw out the rugs',
        },
        { must: [['lights', 'rugs']], example: 'Moved the night lights and threw out the rugs', optional: true },
      ],
      never: ['7 falls', '64%', '11 rooms', '4 rooms', '11 residents', 'single-handed*'],
      numbers: ['11', '4'],
    },
  },
  {
    id: 'tuning-e-people-4',
    trade: 'nursing',
    temper: 'a bad weekend',
    category: 'achievements',
    current: false,
    question: ASKED.hard,
    answer:
      'Three of our agency nurses went off sick on the same weekend. I rang round everybody, got two to swap and did a double shift myself. No patient missed a dose that weekend.',
    expected: {
      lines: [
        {
          must: [['rang', 'phoned', 'called', 'swap', 'double shift']],
          example:
            'Rang round all colleagues when three nurses were off sick, got two to swap and worked a double shift',
        },
        { must: ['dose', ['no', 'without']], example: 'No patient missed a dose', optional: true },
      ],
      never: ['3 shifts', '2 patients', '^missed', 'were sick myself', '3 doses'],
      numbers: [['2', 'double']],
    },
  },
  {
    id: 'tuning-e-people-5',
    trade: 'midwifery',
    temper: "own rate beside another's",
    category: 'achievements',
    current: false,
    question: ASKED.numbers,
    answer:
      "I've caught 412 babies, I keep a book. About 30 of those at home. My transfer rate was under 9 percent, the hospital's average is more like 20.",
    expected: {
      lines: [
        {
          must: ['412', ['babies', 'births', 'deliveries']],
          example: 'Delivered 412 babies, about 30 of them at home',
        },
        { must: ['transfer', '9%'], not: ['my'], example: 'Transfer rate under 9%' },
        { must: ['30', ['home']], example: 'About 30 home births', optional: true },
      ],
      never: ['30%', '442', 'rate of 20', '20 babies', 'over 9%', 'transfer rate was 20', '30 books'],
      numbers: ['412', '30', '9%'],
    },
  },
  {
    id: 'tuning-e-people-6',
    trade: 'midwifery',
    temper: 'growth told in passing',
    category: 'achievements',
    current: false,
    question: ASKED.team,
    answer:
      'With Hana and Ruth I set up a breastfeeding café on Thursdays. It started with five mums and by the end of the first year there were 25 to 30 every week. Still running, I hear.',
    expected: {
      lines: [
        {
          must: [['set up', 'co-founded', 'started', 'founded', 'helped'], 'breastfeeding'],
          example:
            'Set up a weekly breastfeeding café with colleagues, which grew from 5 to 25 to 30 mothers in the first year',
        },
        {
          must: ['25 to 30', ['week', 'weekly', 'mums', 'mothers']],
          example: 'From five mothers to 25 to 30 every week by the end of the first year',
        },
        { must: ['5', ['mums', 'mothers']], example: 'Started with five mums', optional: true },
      ],
      never: ['55', '30 years', '^led', 'single-handed*', '5 years'],
      unfit: ['Hana', 'Ruth', 'I hear'],
      numbers: ['5', '25 to 30'],
    },
  },
  {
    id: 'tuning-e-people-7',
    trade: 'nursing',
    temper: 'a change of shift',
    category: 'achievements',
    current: true,
    question: ASKED.better,
    answer:
      'Well the big one is pressure sores. I took the job of link nurse that no one wanted. We went from 9 cases in 2021 to just one last year, on a ward with 32 beds, and I do a half hour training for each new starter.',
    expected: {
      lines: [
        {
          must: [['pressure sores', 'pressure ulcers', 'cases'], '9', '1'],
          example: 'Link nurse for pressure sores; cases went from 9 in 2021 to one last year',
        },
        {
          must: [
            ['training', 'train'],
            ['starter', 'starters', 'staff'],
          ],
          example: 'Give a half-hour training to each new starter',
        },
        { must: ['32', 'beds'], example: 'Ward with 32 beds', optional: true },
        { must: ['link nurse'], example: 'Took the job of link nurse', optional: true },
      ],
      never: ['8 cases', '32 cases', '9 beds', '89%', '2021 cases'],
      unfit: ['no one'],
      numbers: ['9', '32'],
    },
  },
  {
    id: 'tuning-e-people-8',
    trade: 'home care',
    temper: 'terse, second language',
    category: 'achievements',
    current: true,
    question: ASKED.dayNow,
    answer:
      'Every morning 11 clients, with the car. Insulin, bandage, compression stockings. In the afternoon I make the tour planning for six colleagues.',
    expected: {
      lines: [
        { must: ['11', 'clients'], example: 'Visit 11 clients every morning by car' },
        { must: [['planning', 'plan', 'tour*'], '6', 'colleagues'], example: 'Plan the tours of six colleagues' },
        {
          must: [['insulin', 'stockings', 'bandage*']],
          example: 'Insulin, bandages and compression stockings',
          optional: true,
        },
      ],
      never: ['11 cars', '6 clients', '17', '11 colleagues', '6 tours'],
      numbers: ['11', '6'],
    },
  },
]
