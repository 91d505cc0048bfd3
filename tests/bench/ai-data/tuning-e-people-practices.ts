import { ASKED } from './asked.ts'
import type { Case } from './types.ts'

/** People of practices, pharmacies, therapy and ambulances. */
export const TUNING_E_PEOPLE_PRACTICES: readonly Case[] = [
  {
    id: 'tuning-e-people-9',
    trade: 'dental practice',
    temper: 'budget kept',
    category: 'achievements',
    current: false,
    question: ASKED.day,
    answer:
      'Setting up the surgery, assisting with fillings and extractions, about 18 patients a day. Sterilising after. I ordered the stock as well, the budget was two thousand a month and I never went over it.',
    expected: {
      lines: [
        { must: ['18', 'patients'], example: 'Assisted with fillings and extractions, about 18 patients a day' },
        {
          must: [['ordered', 'ordering', 'stock'], '2000'],
          example: 'Ordered the stock within a budget of 2,000 a month',
        },
        {
          must: [['surgery', 'steril*', 'assist*', 'fillings']],
          example: 'Set up the surgery and sterilised after',
          optional: true,
        },
        { must: ['stock', ['order*']], example: 'Ordered the stock', optional: true },
        {
          must: ['never', ['budget', 'over it']],
          not: ['over it'],
          example: 'Never went over the budget',
          optional: true,
        },
      ],
      never: ['2000 patients', '18 fillings a day', '$2000', '£2000', '^went over', 'dentist'],
      numbers: ['18', '2000'],
    },
  },
  {
    id: 'tuning-e-people-10',
    trade: 'dental practice',
    temper: 'waiting time',
    category: 'achievements',
    current: true,
    question: ASKED.better,
    answer:
      "People had to wait up to six weeks for a check-up. I made a short-notice list of patients who live nearby, and when somebody cancels I text them. Now it's more like ten days and we fill nine out of ten gaps.",
    expected: {
      lines: [
        {
          must: ['list', ['short-notice', 'short notice', 'nearby', 'cancel*']],
          example: 'Made a short-notice list of patients who live nearby',
        },
        {
          must: ['10 days', ['check-up', 'checkup', 'wait', 'waiting', '6 weeks']],
          example: 'Wait for a check-up about 10 days instead of up to 6 weeks',
        },
        { must: ['9 out of 10', ['gaps', 'fill']], example: 'Fill nine out of ten gaps' },
        { must: ['text'], example: 'Text patients when somebody cancels', optional: true },
      ],
      never: ['10 weeks', '9 weeks', '6 days', '90 gaps', '9 days'],
      numbers: ['6 weeks', '10 days', ['9 out of 10', '90%']],
    },
  },
  {
    id: 'tuning-e-people-11',
    trade: 'pharmacy',
    temper: 'part of a total',
    category: 'achievements',
    current: true,
    question: ASKED.numbers,
    answer:
      'We do around 600 items a day, and I check maybe 150 of them as the accuracy checker. I passed the checking course with 1,000 items without a mistake. The robot does the rest, haha.',
    expected: {
      lines: [
        {
          must: ['150', ['check', 'checks', 'items', 'checking']],
          example: 'Check about 150 items a day as accuracy checker',
        },
        {
          must: ['course', '1000', ['without', 'no', 'error-free']],
          example: 'Passed the checking course with 1,000 items without a mistake',
        },
        { must: ['600', 'items'], example: 'Pharmacy with around 600 items a day', optional: true },
      ],
      never: ['750', '150 courses', '1150', 'robot', 'pharmacist'],
      unfit: ['haha'],
      numbers: ['150', '1000'],
    },
  },
  {
    id: 'tuning-e-people-12',
    trade: 'pharmacy',
    temper: "a gain by another's word",
    category: 'achievements',
    current: true,
    question: ASKED.better,
    answer:
      "I brought in the blister packs for the care homes. Three homes to begin with, now it's eight, that's 260 people. It brings the shop something like £40,000 a year, my boss says.",
    expected: {
      lines: [
        {
          must: [
            ['blister packs', 'blister'],
            ['brought in', 'introduced', 'bring', 'bringing', 'launched', 'started'],
          ],
          example: 'Brought in blister packs for care homes, now eight homes with 260 people',
        },
        {
          must: [
            ['8', '260'],
            ['homes', 'people'],
          ],
          example: 'From three homes to eight, with 260 people',
        },
        { must: ['£40,000'], example: 'Brings the pharmacy about £40,000 a year', optional: true },
      ],
      never: ['260 homes', '8 people', '3 people', '£40,000 a home', '11 homes', '260 blister packs', '5 homes'],
      unfit: ['boss'],
      numbers: ['8', '260', '£40,000'],
    },
  },
  {
    id: 'tuning-e-people-13',
    trade: 'physiotherapy',
    temper: 'terse',
    category: 'achievements',
    current: false,
    question: ASKED.day,
    answer:
      'Half hour slots, 12 to 14 patients a day, mainly backs and shoulders. Wednesdays I ran the back class with up to ten people.',
    expected: {
      lines: [
        { must: ['12 to 14', 'patients'], example: 'Treated 12 to 14 patients a day, mainly backs and shoulders' },
        { must: ['back class', '10'], example: 'Ran the back class on Wednesdays with up to ten people' },
      ],
      never: ['26', '10 patients a day', '14 people', '10 classes', '12 to 14 classes'],
      numbers: ['12 to 14', '10'],
    },
  },
  {
    id: 'tuning-e-people-14',
    trade: 'occupational therapy',
    temper: 'who did what',
    category: 'projects',
    current: false,
    question: ASKED.project,
    answer:
      'Adapting the training kitchen for people in wheelchairs. I drew it with the patients, the hospital paid 15,000 euros and our carpenter built it. Since then around 80 stroke patients have practised cooking in it.',
    expected: {
      lines: [
        {
          must: [['kitchen', 'adapt*', 'drew', 'designed']],
          not: ['drew it'],
          example: 'Drew a training kitchen adapted for people in wheelchairs together with the patients',
        },
        { must: ['80', 'stroke'], example: 'Around 80 stroke patients have practised cooking in it', optional: true },
      ],
      never: ['^built', '^paid', '80 kitchens', '80 wheelchairs', '^funded', 'raised', 'cooked'],
      numbers: [],
    },
  },
  {
    id: 'tuning-e-people-15',
    trade: 'speech therapy',
    temper: 'part of a caseload',
    category: 'achievements',
    current: true,
    question: ASKED.numbers,
    answer:
      "Caseload of 45 children in four schools. Of the 12 I had for stammering, nine don't need therapy any more.",
    expected: {
      lines: [
        { must: ['45', 'children', '4'], example: 'Caseload of 45 children in four schools' },
        { must: ['12', '9', ['stammer*']], example: '9 of 12 children with a stammer no longer need therapy' },
      ],
      never: ['45 schools', '9 schools', '12 schools', '^need', '4 children', '57'],
      numbers: ['45', '4', '12', '9'],
    },
  },
  {
    id: 'tuning-e-people-16',
    trade: 'ambulance',
    temper: 'village volunteers',
    category: 'achievements',
    current: false,
    question: ASKED.proud,
    answer:
      'I trained volunteers in our village to do CPR. Six evenings, 74 people in the end, and we hung up three defibrillators. One of them has been used, and the man is alive.',
    expected: {
      lines: [
        {
          must: ['trained', ['cpr', 'volunteers']],
          example: 'Trained 74 volunteers in the village in CPR on six evenings',
        },
        { must: ['74', 'people', '6'], example: '74 people on six evenings' },
        {
          must: ['3', ['defibrillators', 'defibrillator']],
          example: 'Hung up three defibrillators, one of which saved a man',
        },
        { must: ['74'], example: '74 people trained', optional: true },
      ],
      never: ['74 evenings', '6 people', '74 defibrillators', '3 people', '^saved', '6 defibrillators'],
      numbers: ['6', '74', '3'],
    },
  },
  {
    id: 'tuning-e-people-17',
    trade: 'ambulance control',
    temper: "own rate, the room's, and a target",
    category: 'achievements',
    current: false,
    question: ASKED.numbers,
    answer:
      'I answered 999 calls. You get around 80 in a shift. Our target was to pick up in five seconds and I was at 97 percent, the room as a whole at about 91.',
    expected: {
      lines: [
        { must: ['999 calls'], example: 'Answered 999 calls, around 80 in a shift' },
        { must: ['97%'], example: 'Picked up 97% of calls within the target of five seconds' },
        { must: ['80', ['shift', 'calls']], example: 'Around 80 calls a shift', optional: true },
      ],
      never: ['99.9', '91', '91%', '80%', '80 seconds', '97 seconds', '97 calls', '999 calls a shift', '80 targets'],
      numbers: ['80', '97%'],
    },
  },
  {
    id: 'tuning-e-people-18',
    trade: 'ambulance',
    temper: 'short facts',
    category: 'achievements',
    current: false,
    question: ASKED.day,
    answer:
      "Two of us on the truck and twelve hour shifts. You'd get six to ten jobs. I drove, and I did the kit check every morning, 140 items on the list.",
    expected: {
      lines: [
        {
          must: ['140', ['items', 'kit']],
          example: 'Drove the ambulance and checked the kit every morning, 140 items',
        },
        { must: ['drove'], example: 'Drove', optional: true },
        { must: ['6 to 10', ['jobs']], example: 'Six to ten jobs a shift', optional: true },
        { must: [['12 hour', '12-hour'], 'shifts'], example: 'Twelve-hour shifts in a crew of two', optional: true },
      ],
      never: ['140 jobs', '12 jobs', '16', '6 to 10 items', '140 mornings', '2 trucks'],
      numbers: ['140', '6 to 10'],
    },
  },
]
