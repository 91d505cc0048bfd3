import { ASKED } from './asked.ts'
import type { Case } from './types.ts'
import { about } from './words.ts'

/** People in mines, power, networks and the planning of transport. */
export const TUNING_E_WORKS_FIELD: readonly Case[] = [
  {
    id: 'tuning-e-works-31',
    trade: 'coal mine deputy',
    temper: 'proud and careful',
    category: 'achievements',
    current: false,
    question: ASKED.proud,
    answer:
      "Eleven years underground and I never sent anybody into a place I hadn't checked first. As a deputy I had 16 men on the shift. We drove the new heading 1.8 kilometres and came out four centimetres off. The surveyors bought us a beer for that.",
    expected: {
      lines: [
        {
          must: ['16', ['men', 'people', 'miners'], ['shift', 'deputy']],
          not: ['I had'],
          example: 'Led 16 men on the shift as a deputy',
        },
        {
          must: [['1.8', '1.8 km'], 'heading', ['4', 'four']],
          not: ['we drove'],
          example: 'Drove the new heading 1.8 kilometres with the crew and came out four centimetres off',
        },
        {
          must: [['11 years', 'eleven years'], 'underground'],
          not: ['I never', 'anybody'],
          example: 'Eleven years underground',
          optional: true,
        },
        {
          must: ['never', 'checked'],
          not: ['I never', "I hadn't"],
          example: 'Never sent anybody into a place that had not been checked',
          optional: true,
        },
      ],
      never: ['16 years', '16 km', '11 men', '4 men', '^sent', '1.8 centimetres', '4 km', '11 km'],
      unfit: ['beer'],
      numbers: [['11 years', '11'], '16', ['1.8', '1.8 km'], '4'],
    },
  },
  {
    id: 'tuning-e-works-32',
    trade: 'quarry',
    temper: 'terse',
    category: 'achievements',
    current: true,
    question: ASKED.numbers,
    answer: 'Wheel loader. 2,500 tonnes a day. No incident since 2019.',
    expected: {
      lines: [
        { must: ['2,500', ['tonnes', '2,500 tonnes'], 'day'], example: 'Move 2,500 tonnes a day with a wheel loader' },
        { must: ['incident*', '2019', ['no', 'without', 'free']], example: 'No incident since 2019' },
        { must: ['wheel loader'], example: 'Wheel loader', optional: true },
      ],
      never: ['2,500 incidents', '^incident', '1 incident', '2019 tonnes', '2,500 loaders', '2,500 wheel'],
      numbers: ['2,500', '2019'],
    },
  },
  {
    id: 'tuning-e-works-33',
    trade: 'wind turbine service',
    temper: 'target beside result',
    category: 'achievements',
    current: true,
    question: ASKED.numbers,
    answer:
      "Availability in my park was 97.8 last year, the target was 97. There's 24 turbines and the two of us. I don't do blades, that's a contractor.",
    expected: {
      lines: [
        {
          must: ['availability', '97.8'],
          not: ['my park'],
          example: 'Availability of 97.8 last year against a target of 97',
        },
        { must: ['24', 'turbines'], not: ["there's", 'of us'], example: '24 turbines looked after by a team of two' },
      ],
      never: ['blades', '97.8 turbines', '24%', '2 turbines', '97 last year', '0.8', '24 contractors'],
      numbers: [['97.8', '97.8%'], '24'],
    },
  },
  {
    id: 'tuning-e-works-34',
    trade: 'power station operator',
    temper: 'a night told quickly',
    category: 'achievements',
    current: false,
    question: ASKED.hard,
    answer:
      'At three in the morning the second boiler tripped, and the first was already out for revision. I had 40 minutes before the hospital would have lost its steam. I bypassed the faulty sensor, logged it and had the boiler back in 25.',
    expected: {
      lines: [
        {
          must: ['boiler', ['sensor', 'back'], ['25', 'bypassed']],
          not: ['I bypassed', 'I had'],
          example:
            'Bypassed the faulty sensor, logged it and had the boiler back in 25 minutes, before the hospital would have lost its steam',
        },
        {
          must: ['bypassed', 'sensor'],
          not: ['I bypassed', 'logged it'],
          example: 'Bypassed the faulty sensor and logged it',
          optional: true,
        },
        {
          must: ['bypassed', 'sensor', 'logged'],
          not: ['I bypassed'],
          example: 'Bypassed the faulty sensor, logged it',
          optional: true,
        },
        {
          must: ['boiler', 'back', '25'],
          not: ['I had'],
          example: 'Brought the boiler back in 25 minutes',
          optional: true,
        },
      ],
      never: [
        '3 boilers',
        '40 boilers',
        '25 boilers',
        'hospital lost its',
        'lost its steam in',
        '25 hours',
        '^tripped',
        '40 hospitals',
        'in 40',
        '25 sensors',
      ],
      numbers: ['25'],
    },
  },
  {
    id: 'tuning-e-works-35',
    trade: 'gas network',
    temper: 'team number and own number',
    category: 'achievements',
    current: false,
    question: ASKED.team,
    answer:
      'There was eight of us and we converted 3,100 households to the new gas between April and September. I did the planning of the routes, and about 500 of the appliances myself. Nobody got left without hot water for more than a day.',
    expected: {
      lines: [
        {
          must: ['converted', '3,100', 'households'],
          not: ['of us', 'I did', 'we converted'],
          example: 'Converted 3,100 households to the new gas in a team of eight',
        },
        { must: ['routes', 'plan*'], not: ['I did', 'myself'], example: 'Planned the routes' },
        {
          must: [about('500'), 'appliances'],
          not: ['I did', 'myself'],
          example: 'Converted about 500 of the appliances',
          optional: true,
        },
        {
          must: [
            ['8', 'eight'],
            ['team', 'people', 'of'],
          ],
          not: ['of us'],
          example: 'Team of eight',
          optional: true,
        },
        {
          must: [['nobody', 'no household', 'no one'], 'hot water'],
          not: ['I did'],
          example: 'Nobody left without hot water for more than a day',
          optional: true,
        },
      ],
      never: ['500 households', '8 households', '3,100 appliances', '^led', '500 routes', 'over 500', 'alone', '^left'],
      numbers: ['8', '3,100', '500'],
    },
  },
  {
    id: 'tuning-e-works-36',
    trade: 'fibre installer',
    temper: 'rate beside region',
    category: 'achievements',
    current: false,
    question: ASKED.day,
    answer:
      "Usually six appointments, fibre mostly. I'd do the splice, measure it and explain the router to people, which is half the job really. My first-time-fix was 93 percent, the region had 86.",
    expected: {
      lines: [
        {
          must: [['6', 'six'], 'appointments'],
          not: ["I'd", 'half the job', 'my'],
          example: 'Handled six fibre appointments a day',
        },
        {
          must: [['first-time-fix', 'first-time fix', 'first time fix'], '93%'],
          not: ['my'],
          example: 'First-time fix of 93 percent, against 86 in the region',
        },
        {
          must: [
            ['splice', 'splices', 'spliced', 'splicing'],
            ['measure*', 'router', 'explain*'],
          ],
          not: ["I'd", 'half the job', 'really'],
          example: 'Did the splice, measured it and explained the router to people',
          optional: true,
        },
      ],
      never: [
        '86% first',
        'fix was 86',
        '7%',
        '6%',
        '93 appointments',
        '6 regions',
        '86 appointments',
        '^led',
        '86% fix',
      ],
      unfit: ['half the job'],
      numbers: ['6', '93%'],
    },
  },
  {
    id: 'tuning-e-works-37',
    trade: 'telecoms fault finder',
    temper: 'a rainy village',
    category: 'achievements',
    current: false,
    question: ASKED.hard,
    answer:
      'Ha, the village. 210 customers and every time it rained they were down. Colleagues had been out there seven times before. I walked the whole route with the locator, which took me a full Saturday, and found water in a joint under a farm track. Dug it up, replaced the joint, and it never came back.',
    expected: {
      lines: [
        {
          must: ['found', 'water', 'joint'],
          not: ['I walked', 'took me', 'Ha'],
          example: 'Walked the whole route with the locator and found water in a joint under a farm track',
        },
        {
          must: ['210', 'customers'],
          not: ['Ha', 'they were'],
          example: 'Found and replaced the faulty joint behind the outages of 210 customers',
          optional: true,
        },
        {
          must: ['walked', 'route'],
          not: ['I walked', 'took me'],
          example: 'Walked the whole route with the locator',
          optional: true,
        },
        {
          must: ['replaced', 'joint'],
          not: ['it up', 'it never', 'I walked'],
          example: 'Dug up and replaced the joint',
        },
        {
          must: ['replaced', 'joint', 'never came back'],
          not: ['I walked', 'it up'],
          example: 'Replaced the joint; the fault never came back',
          optional: true,
        },
      ],
      never: [
        '7 customers',
        '^went out 7',
        '210 villages',
        '210 times',
        'walked seven',
        'dug the farm',
        '^led',
        '7 joints',
        '210 joints',
      ],
      unfit: ['Ha'],
      numbers: ['210'],
    },
  },
  {
    id: 'tuning-e-works-38',
    trade: 'transport planning',
    temper: 'saving by hearsay',
    category: 'achievements',
    current: true,
    question: ASKED.numbers,
    answer:
      "I plan 45 trucks a day for three warehouses. Empty kilometres were at 19 percent and I brought that down to 13 within a year. It saves something like twenty thousand a month on diesel, that's what the controller says anyway.",
    expected: {
      lines: [
        {
          must: ['plan', '45', 'trucks', 'day', ['3', 'three']],
          not: ['I plan', 'planned'],
          example: 'Plan 45 trucks a day for three warehouses',
        },
        {
          must: [['empty kilometres', 'empty km', 'empty'], '19%', ['13', '13%']],
          not: ['I brought', 'brought that'],
          example: 'Brought empty kilometres down from 19 percent to 13 within a year',
        },
        {
          must: [[...about('20,000'), 'something like 20,000'], 'diesel'],
          not: ['anyway', 'controller'],
          example: 'Saves about 20,000 a month on diesel',
          optional: true,
        },
      ],
      never: [
        '45 warehouses',
        '3 trucks',
        'by 13',
        '6%',
        'over 20,000',
        '20,000 km',
        '13 trucks',
        '19 trucks',
        '$20,000',
      ],
      unfit: ['anyway', 'the controller says'],
      numbers: ['45', '3', '19%', ['13', '13%'], '20,000'],
    },
  },
  {
    id: 'tuning-e-works-39',
    trade: 'warehouse logistics',
    temper: 'not my project',
    category: 'projects',
    current: false,
    question: ASKED.project,
    answer:
      "The new stock system wasn't my project and I didn't choose it. What I did was the master data, 5,400 articles, together with two students, and we were ready a week before go-live. On the first day the error list had 11 lines.",
    expected: {
      lines: [
        {
          must: ['master data', ['5,400', 'articles']],
          not: ['what I did', 'we were'],
          example: 'Did the master data of 5,400 articles together with two students, ready a week before go-live',
        },
        {
          must: ['ready', 'week', 'go-live'],
          not: ['we were'],
          example: 'Ready a week before go-live',
          optional: true,
        },
        {
          must: ['11', 'error*'],
          not: ['we were'],
          example: 'Error list with 11 lines on the first day',
          optional: true,
        },
      ],
      never: [
        '^chose',
        '^led',
        '5,400 students',
        '11 students',
        '2 systems',
        '^introduced',
        '^selected',
        '11 weeks',
        '5,400 errors',
        '11 articles',
        'alone',
      ],
      numbers: ['5,400', '11'],
    },
  },
]
