import { ASKED } from './asked.ts'
import type { Case } from './types.ts'
import { LED, WENT_DOWN } from './words.ts'

/** Speakers whose English came second, in hotels, warehouses, wards, kitchens and on sites. */
export const TUNING_E_NEWCOMERS_ABROAD: readonly Case[] = [
  {
    id: 'tuning-e-newcomers-1',
    trade: 'hotel housekeeping',
    temper: 'Polish flavour, double subject',
    category: 'achievements',
    current: true,
    question: ASKED.dayNow,
    answer:
      'I clean 16 rooms every day, in summer sometimes 18. My supervisor she check and from 100 rooms maybe 2 I must do again. I work in this hotel 5 years already.',
    expected: {
      lines: [
        {
          must: ['16', ['clean', 'cleaning'], ['day', 'daily']],
          not: ['I clean'],
          example: 'Clean 16 rooms every day, in summer sometimes 18',
        },
        { must: ['18', 'summer'], example: 'Up to 18 rooms in summer', optional: true },
        {
          must: ['2', '100'],
          not: ['I must', 'she check'],
          example: 'About 2 in 100 rooms redone after the check',
          optional: true,
        },
        {
          must: ['5 years', ['hotel', 'worked', 'work', 'working']],
          not: ['already'],
          example: 'Work of 5 years in this hotel',
          optional: true,
        },
      ],
      never: ['^cleaned', '100 rooms a day', '100 rooms every day', '18 years', '^supervise', '5 hotels'],
      unfit: ['already', 'my supervisor'],
      numbers: ['16', '18'],
    },
  },
  {
    id: 'tuning-e-newcomers-2',
    trade: 'warehouse',
    temper: 'Romanian flavour, proud',
    category: 'achievements',
    current: true,
    question: ASKED.proud,
    answer:
      'They make me team leader after eight months only. I have in my team 11 people, from Romania, Bulgaria, one from Ghana. Every morning I say who goes where and I control the pick rate, now is 140 per hour and before was 115.',
    expected: {
      lines: [
        {
          must: ['team leader', '8 months'],
          not: ['they make', 'make me'],
          example: 'Made team leader after only eight months',
        },
        {
          must: ['11', ['people', 'team'], [...LED, 'team of', 'in the team', 'team']],
          not: ['I have', 'have in my'],
          example: 'Lead a team of 11 people',
        },
        {
          must: ['140', '115', ['pick rate', 'picks', 'rate']],
          not: ['I control', 'now is'],
          example: 'Pick rate 140 per hour, 115 before',
        },
        {
          must: ['140', ['pick rate', 'rate']],
          not: ['I control', 'now is'],
          example: 'Monitor the pick rate, now 140 per hour',
          optional: true,
        },
        {
          must: [
            ['control', 'monitor', 'check', 'assign', 'plan'],
            ['pick rate', 'work', 'people', 'who goes where'],
          ],
          not: ['I say', 'say who'],
          example: 'Monitor the pick rate',
          optional: true,
        },
      ],
      never: ['increased', 'raised', 'improved', '8 people', '140 people', '11 months', '115 people'],
      numbers: ['8', '11', '140', '115'],
    },
  },
  {
    id: 'tuning-e-newcomers-3',
    trade: 'nursing',
    temper: 'Filipino flavour, present for past',
    category: 'achievements',
    current: true,
    question: ASKED.dayNow,
    answer:
      'In Manila I was a registered nurse for six years, in the dialysis unit, we are 9 nurses for 40 patients in one shift. Here in Germany my diploma is not yet recognized so I work as care assistant. I do the blood pressure, the washing, the food, all the documentation for 12 residents.',
    expected: {
      lines: [
        {
          must: ['nurse', '6 years'],
          not: ['I was'],
          example: 'Registered nurse in a dialysis unit in Manila for six years',
        },
        {
          must: ['40 patients'],
          not: ['we are'],
          example: 'One of 9 nurses for 40 patients in a shift',
          optional: true,
        },
        {
          must: ['12 residents', ['documentation', 'document', 'blood pressure', 'care']],
          not: ['I do', '^do '],
          example: 'Handle blood pressure, washing, food and all documentation for 12 residents',
        },
        {
          must: [['blood pressure', 'washing', 'food', 'documentation']],
          not: ['I do', '^do '],
          example: 'Measure blood pressure, wash and feed residents',
          optional: true,
        },
        { must: ['care assistant'], not: ['I work', 'not yet'], example: 'Care assistant in Germany', optional: true },
      ],
      never: [
        '40 residents',
        '9 patients',
        '12 patients',
        '6 patients',
        'recognized diploma',
        '^led',
        'registered nurse in Germany',
      ],
      numbers: ['6', '12', '40'],
    },
  },
  {
    id: 'tuning-e-newcomers-4',
    trade: 'baking',
    temper: 'Arabic flavour, a story',
    category: 'achievements',
    current: false,
    question: ASKED.hard,
    answer:
      'One time the oven is broken at 3 in the morning and we have order for 400 flat bread for a wedding. I call my cousin, he has bakery 20 minutes from us, and I bring the dough there with my car. At 9 all the bread was ready.',
    expected: {
      lines: [
        {
          must: ['400', ['bread', 'breads', 'flatbread', 'flatbreads']],
          not: ['we have', 'I call', 'I bring', 'is broken'],
          example: 'Got an order for 400 flat breads ready in time at another bakery when the oven broke',
        },
        {
          must: [['brought', 'took', 'drove', 'moved'], 'dough'],
          not: ['I bring'],
          example: 'Brought the dough to another bakery when the oven was broken',
          optional: true,
        },
        {
          must: [
            ['bread', 'breads'],
            ['ready', 'on time'],
            ['9', "9 o'clock"],
          ],
          example: 'All the bread ready at 9',
          optional: true,
        },
      ],
      never: ['20 breads', '3 ovens', 'repaired', '9 breads', '400 weddings', '20 bakeries', 'fixed the oven'],
      unfit: ['cousin', 'my car'],
      numbers: ['400'],
    },
  },
  {
    id: 'tuning-e-newcomers-5',
    trade: 'software testing',
    temper: 'Ukrainian flavour, calm',
    category: 'achievements',
    current: true,
    question: ASKED.dayNow,
    answer:
      'I am manual tester, 3 years. In each sprint I check about 35 tickets and write bug reports in Jira. When I came there was no test cases at all, so I wrote around 200 of them, now also other testers use.',
    expected: {
      lines: [
        {
          must: [['about 35', 'around 35', 'some 35'], 'tickets', 'sprint'],
          not: ['I check'],
          example: 'Check about 35 tickets in each sprint and write bug reports in Jira',
        },
        { must: ['bug reports', 'Jira'], example: 'Write bug reports in Jira', optional: true },
        {
          must: [
            ['around 200', 'about 200', 'some 200'],
            ['test cases', 'tests'],
          ],
          not: ['of them', 'other testers use', 'when I came'],
          example: 'Wrote around 200 test cases where there were none',
        },
        { must: ['3 years', 'tester'], not: ['I am'], example: 'Manual tester for 3 years', optional: true },
      ],
      never: ['3 tickets', '35 testers', '200 tickets', '200 bug', 'automated', '200 testers', 'over 200'],
      numbers: ['35', '200'],
    },
  },
  {
    id: 'tuning-e-newcomers-6',
    trade: 'building cleaning',
    temper: 'Portuguese flavour, before and after',
    category: 'achievements',
    current: true,
    question: ASKED.better,
    answer:
      'We are 2 persons for a building with 14 floors. I am responsible for the floors 8 to 14, my colleague the rest. Since I changed the product for the elevators, the complaints from the tenants went from 6 or 7 in a month to almost zero.',
    expected: {
      lines: [
        {
          must: [
            ['14', '8 to 14', '8-14'],
            ['floors', 'floor'],
          ],
          not: ['I am', 'we are', 'my colleague'],
          example: 'In charge of floors 8 to 14 of a building with 14 floors',
        },
        {
          must: ['complaints', ['6 or 7', '6', '7'], [...WENT_DOWN, 'almost']],
          not: ['I changed'],
          example: 'Changed the product for the elevators, taking tenant complaints from 6 or 7 a month to almost zero',
        },
        {
          must: [['changed', 'switched'], 'elevators'],
          not: ['I changed'],
          example: 'Changed the product for the elevators',
          optional: true,
        },
      ],
      never: ['14 persons', '8 persons', '14 complaints', '2 floors', '^led', '14 buildings', '7 elevators'],
      numbers: [['6', '7'], '14'],
    },
  },
  {
    id: 'tuning-e-newcomers-7',
    trade: 'scaffolding',
    temper: 'Turkish flavour by way of German',
    category: 'achievements',
    current: false,
    question: ASKED.team,
    answer:
      'We were five people and we put the scaffold for a church, 42 meter high, in 9 days. Chef said 2 weeks. Accident nothing, thanks God.',
    expected: {
      lines: [
        {
          must: ['scaffold*', '42', ['9 days']],
          not: ['we were', 'we put'],
          example: 'Put up the scaffold for a church, 42 metres high, in 9 days with a team of five',
        },
        {
          must: ['scaffold*', 'church'],
          not: ['we were', 'we put'],
          example: 'Put up the scaffold for a church with a team of five',
          optional: true,
        },
        {
          must: [['team of 5', '5 people', 'crew of 5']],
          not: ['we were'],
          example: 'Part of a team of 5 people',
          optional: true,
        },
        {
          must: [
            ['no', 'without', 'zero'],
            ['accident', 'accidents'],
          ],
          not: ['god'],
          example: 'No accidents',
          optional: true,
        },
      ],
      never: ['in 2 weeks', '42 people', '9 people', '5 days', '^led', 'chef', 'accident nothing'],
      unfit: ['God', 'thanks'],
      numbers: ['42', '9'],
    },
  },
  {
    id: 'tuning-e-newcomers-8',
    trade: 'restaurant kitchen',
    temper: 'Italian flavour',
    category: 'achievements',
    current: true,
    question: ASKED.dayNow,
    answer:
      'In the kitchen we are four. I make the primi, that is the pasta and the risotto, for 90, on Saturday 130 covers. From when I do the order of the fish we throw away the half of before.',
    expected: {
      lines: [
        {
          must: [
            ['pasta', 'primi', 'risotto'],
            ['90', '130'],
          ],
          not: ['I make', 'that is the'],
          example: 'Make the pasta and risotto for 90 covers, 130 on Saturday',
        },
        { must: ['130', ['Saturday', 'Saturdays'], 'covers'], example: '130 covers on Saturday', optional: true },
        {
          must: ['fish', ['half', 'halved', 'order', 'ordering']],
          not: ['from when', 'I do', 'of before', '^do '],
          example: 'Order the fish, with half the former waste',
        },
        {
          must: [
            ['4', 'team of 4'],
            ['kitchen', 'team'],
          ],
          not: ['we are'],
          example: 'Part of a kitchen of four',
          optional: true,
        },
      ],
      never: ['4 covers', '90 kitchens', '^led', '90 pasta a', '130 people on', 'head chef'],
      unfit: ['of before'],
      numbers: ['90', '130'],
    },
  },
]
