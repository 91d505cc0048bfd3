import { ASKED } from './asked.ts'
import type { Case } from './types.ts'
import { about } from './words.ts'

/** People who build, wire, plumb, paint and weld. */
export const TUNING_E_WORKS_BUILD: readonly Case[] = [
  {
    id: 'tuning-e-works-1',
    trade: 'electrician',
    temper: 'plain',
    category: 'achievements',
    current: false,
    question: ASKED.day,
    answer:
      "I was mostly on new builds, so first fix, second fix, testing. On a good week I'd wire two houses, and I had one apprentice with me most of the time. We worked off the drawings but I did the consumer units myself.",
    expected: {
      lines: [
        {
          must: [['wired', 'wiring'], ['2', 'two'], 'houses', 'week'],
          not: ["I'd"],
          example: 'Wired two houses in a good week on new builds',
        },
        {
          must: [['first fix', 'second fix', 'testing', 'new builds']],
          not: ['I was'],
          example: 'First fix, second fix and testing on new builds',
          optional: true,
        },
        {
          must: ['apprentice'],
          not: ['with me'],
          example: 'Worked with one apprentice most of the time',
          optional: true,
        },
        { must: ['consumer units'], not: ['myself', 'I did'], example: 'Installed the consumer units' },
      ],
      never: ['^led', '2 apprentices', '2 consumer units', 'architect'],
      numbers: ['2'],
    },
  },
  {
    id: 'tuning-e-works-2',
    trade: 'plumber',
    temper: 'story with a find',
    category: 'achievements',
    current: false,
    question: ASKED.proud,
    answer:
      'There was a block of 36 flats where nobody could find out why the water pressure kept dropping. Three companies had been there before me. I found a closed valve behind a bathroom wall on the fourth floor, and after that they had no more complaints. Took me two days.',
    expected: {
      lines: [
        {
          must: ['found', 'valve', ['36', '2 days', 'complaints', '4th floor', 'fourth floor', 'wall']],
          not: ['I found', 'took me'],
          example:
            'Found a closed valve behind a bathroom wall that had kept the water pressure in a block of 36 flats dropping, within two days',
        },
        {
          must: ['found', 'valve'],
          not: ['I found', 'took me'],
          example: 'Found a closed valve behind a bathroom wall on the fourth floor',
          optional: true,
        },
        {
          must: ['36', 'flats'],
          not: ['nobody could'],
          example: 'Water pressure kept dropping in a block of 36 flats',
          optional: true,
        },
        {
          must: [['no more complaints', 'no complaints']],
          not: ['they had'],
          example: 'No more complaints afterwards',
          optional: true,
        },
        { must: ['2 days'], not: ['took me'], example: 'Two days of searching', optional: true },
      ],
      never: ['4 flats', '3 valves', '36 valves', '3 days', '^led', '2 flats', '2 companies'],
      numbers: ['36', '2 days'],
    },
  },
  {
    id: 'tuning-e-works-3',
    trade: 'painter',
    temper: 'two rates and a rival',
    category: 'achievements',
    current: false,
    question: ASKED.numbers,
    answer:
      'Roughly 400 square metres of wall a week if it was spraying, maybe 150 with the roller. I kept my waste under five percent. My boss said the other lads were at ten.',
    expected: {
      lines: [
        {
          must: [about('400'), ['m2', 'm²', 'square metres', 'square meters', 'sqm'], 'week', 'spray*'],
          not: ['my'],
          example: 'Roughly 400 square metres of wall a week when spraying, about 150 with the roller',
        },
        {
          must: [['150', 'about 150', 'around 150', 'approximately 150', 'roughly 150', 'some 150'], 'roller'],
          not: ['my'],
          example: 'About 150 square metres a week with the roller',
          optional: true,
        },
        {
          must: ['waste', ['under 5%', 'below 5%', 'less than 5%']],
          not: ['my'],
          example: 'Kept waste under five percent',
        },
      ],
      never: ['waste under 10%', 'waste 10%', 'over 400', 'over 5%', '5% faster', '550', '10% less'],
      unfit: ['boss', 'lads'],
      numbers: ['400', '150', '5%'],
    },
  },
  {
    id: 'tuning-e-works-4',
    trade: 'carpenter',
    temper: 'one piece of work',
    category: 'projects',
    current: false,
    question: ASKED.projectResult,
    answer:
      'The staircase in the old town hall in Bamberg. It was oak, 42 steps, and two of the turns had to be rebuilt from old photographs. There were three of us. I did all the handrails and it took from March until October.',
    expected: {
      lines: [
        {
          must: [['staircase', 'handrails', 'oak'], '42', 'steps'],
          not: ['it was', 'I did'],
          example: 'Oak staircase of 42 steps in the old town hall in Bamberg',
        },
        {
          must: ['handrails', ['made', 'built', 'did', 'completed', 'crafted', 'produced', 'handled', 'all', 'fitted']],
          not: ['I did'],
          example: 'Made all the handrails of the staircase',
        },
        { must: [['3', 'three']], not: ['of us'], example: 'Worked in a team of three', optional: true },
        {
          must: [['2', 'two'], 'turns', 'photographs'],
          not: ['it was'],
          example: 'Two of the turns rebuilt from old photographs',
          optional: true,
        },
        { must: ['march', 'october'], not: ['it took'], example: 'Built from March until October', optional: true },
      ],
      never: ['^led', '42 handrails', '3 steps', '3 staircases', 'alone', '2 staircases', '3 turns'],
      numbers: ['42', '3'],
    },
  },
  {
    id: 'tuning-e-works-5',
    trade: 'site foreman',
    temper: 'chatty, with a joke',
    category: 'achievements',
    current: false,
    question: ASKED.team,
    answer:
      "Oh, the school in Duisburg. We had 14 people on site and a deadline that was honestly a joke. I split them into two crews, one for each side of the building, and we handed over nine days early. No accidents either, which I'm happier about than the nine days.",
    expected: {
      lines: [
        {
          must: [
            ['split', 'divided'],
            ['14', '2 crews', 'two crews'],
            ['crews', 'teams', 'groups'],
            ['9 days early', '9 days ahead', 'nine days early'],
          ],
          not: ['I split', 'honestly', 'we had'],
          example: 'Split 14 people into two crews, one for each side of the building, and handed over nine days early',
        },
        {
          must: [['split', 'divided'], 'crews'],
          not: ['I split', 'honestly'],
          example: 'Split the people into two crews',
          optional: true,
        },
        { must: ['14', ['people', 'site']], not: ['we had', 'honestly'], example: '14 people on site', optional: true },
        {
          must: [
            ['handed over', 'handover'],
            ['9 days early', '9 days ahead'],
          ],
          not: ['we handed'],
          example: 'Handed over nine days early with the team',
          optional: true,
        },
        {
          must: [['no accidents', 'without accidents', 'zero accidents', 'accident-free']],
          not: ['happier'],
          example: 'No accidents',
          optional: true,
        },
      ],
      never: ['9 accidents', '14 days', '2 days', '9 people', '14 crews', '^accidents'],
      unfit: ['joke', 'happier'],
      numbers: ['14', '9 days'],
    },
  },
  {
    id: 'tuning-e-works-6',
    trade: 'roofer',
    temper: 'before and after',
    category: 'achievements',
    current: false,
    question: ASKED.better,
    answer:
      "When I started they threw away about a fifth of the membrane. I began to plan the cuts on paper the evening before and we got down to about 6 percent. On a big roof that's 800 euros.",
    expected: {
      lines: [
        {
          must: [['planned', 'plan', 'planning'], 'cuts', about('6%')],
          not: ['I began', 'we got', 'when I'],
          example: 'Planned the cuts on paper the evening before, bringing waste of membrane down to about 6 percent',
        },
        {
          must: ['plan*', 'cuts', 'paper'],
          not: ['I began', 'we got'],
          example: 'Planned the cuts on paper the evening before',
          optional: true,
        },
        {
          must: [about('6%'), ['down', 'from', 'waste', 'membrane']],
          not: ['we got'],
          example: 'Down from about a fifth to about 6 percent',
          optional: true,
        },
        { must: ['800 euros', 'roof'], not: ["that's"], example: '800 euros on a big roof', optional: true },
      ],
      never: ['800 euros a year', '6 roofs', 'by 6%', '800 roofs', '^threw', 'over 6%', '5%'],
      numbers: ['6%', '800 euros'],
    },
  },
  {
    id: 'tuning-e-works-7',
    trade: 'crane operator',
    temper: 'present, dry',
    category: 'achievements',
    current: true,
    question: ASKED.dayNow,
    answer:
      "I'm up in the cabin by half six. Depends on the day, but around 60 to 70 lifts, and the heaviest is about 8 tonnes. I check the ropes and the limit switches before the first one, every day. Then it's mostly listening to the radio man.",
    expected: {
      lines: [
        {
          must: ['60', '70', 'lifts'],
          not: ["I'm", 'depends'],
          example: 'Around 60 to 70 lifts a day, the heaviest about 8 tonnes',
        },
        {
          must: [['heaviest', 'up to'], '8 tonnes'],
          not: ["I'm", 'depends'],
          example: 'Heaviest lift about 8 tonnes',
          optional: true,
        },
        {
          must: ['check', 'ropes', 'limit switches'],
          not: ['checked', 'the first one', 'I check'],
          example: 'Check the ropes and the limit switches every day',
        },
        {
          must: ['check', 'ropes', 'limit switches', 'before the first'],
          not: ['checked', 'I check', 'first one'],
          example: 'Check the ropes and the limit switches before the first lift, every day',
          optional: true,
        },
      ],
      never: ['8 lifts', '70 tonnes', 'over 70', '60 tonnes', '^led', 'half six lifts', '6 lifts', '70 cabins'],
      unfit: ['radio man'],
      numbers: ['70', '8'],
    },
  },
  {
    id: 'tuning-e-works-8',
    trade: 'shipyard welder',
    temper: 'sample result',
    category: 'achievements',
    current: false,
    question: ASKED.numbers,
    answer:
      "In the repair round they x-ray a sample of the welds. Of mine 3 out of 260 failed in two years. The yard average was about 4 percent, so I'm fine with that.",
    expected: {
      lines: [
        {
          must: ['3', '260', ['weld*', 'x-ray*']],
          not: ['mine', 'fine'],
          example: 'Only 3 of 260 welds failed the x-ray in two years',
        },
        {
          must: ['3', '260', 'failed', '2 years'],
          not: ['mine', 'fine'],
          example: '3 out of 260 failed in two years',
          optional: true,
        },
      ],
      never: ['260 failures', '4% failed', '4% of the welds', '3 years', '260 years', 'reduced', '3%'],
      unfit: ["I'm fine", 'fine with'],
      numbers: ['3', '260'],
    },
  },
  {
    id: 'tuning-e-works-9',
    trade: 'ship pipe fitting',
    temper: 'trouble and time saved',
    category: 'achievements',
    current: false,
    question: ASKED.hard,
    answer:
      "The engine room pipes on the second ferry didn't fit because the drawings were from the first one. I measured everything again, 118 pipes, and made a new list with a colleague. The yard had planned six weeks for the change, and we did it in four.",
    expected: {
      lines: [
        {
          must: [['measured', 'remeasured', 're-measured'], '118', 'pipes'],
          not: ['I measured'],
          example: 'Re-measured 118 pipes in the engine room of a ferry and made a new list with a colleague',
        },
        {
          must: [
            ['4', '4 weeks', 'four'],
            ['6', '6 weeks', 'six'],
          ],
          not: ['we did'],
          example: 'Completed the change in four weeks instead of the six planned',
        },
        {
          must: ['list', ['made', 'created', 'drew up'], 'colleague'],
          not: ['I measured'],
          example: 'Made a new list with a colleague',
          optional: true,
        },
      ],
      never: ['118 weeks', '6 pipes', '4 pipes', '2 weeks faster', '118 ferries', '^fit', '10 weeks', '2 ferries'],
      numbers: ['118', '4', '6'],
    },
  },
  {
    id: 'tuning-e-works-10',
    trade: 'tiler with an own firm',
    temper: 'story of a firm',
    category: 'achievements',
    current: true,
    question: ASKED.proud,
    answer:
      "I went on my own in 2017 with one van and a loan from my father in law. Now it's me and five people, and last year we did 74 bathrooms. I still do all the estimates myself, usually in the evening when it's quiet.",
    expected: {
      lines: [
        {
          must: ['2017', ['own', 'self-employed', 'business', 'founded', 'started', 'independent']],
          not: ['on my own', 'I went'],
          example: 'Went self-employed in 2017',
        },
        {
          must: [
            ['5', 'five'],
            ['people', 'employees', 'team', 'tilers'],
          ],
          not: ["it's me"],
          example: 'Grew from one van to a team of five people',
          optional: true,
        },
        {
          must: ['74', 'bathrooms', ['last year', 'year']],
          not: ['we did'],
          example: 'Completed 74 bathrooms last year with a team of five',
        },
        { must: ['estimates'], not: ['I still', 'myself', 'quiet'], example: 'Do all the estimates' },
      ],
      never: ['74 people', '5 vans', '5 bathrooms', '2017 bathrooms', '6 people', '74 vans'],
      unfit: ['father', 'loan', 'in law'],
      numbers: ['2017', '5', '74'],
    },
  },
]
