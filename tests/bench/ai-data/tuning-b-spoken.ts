import { ASKED } from './asked.ts'
import type { Case } from './types.ts'
import { about, LED, TRAINED } from './words.ts'

/** People who dictate, jot down, list, ramble, correct themselves and wander off. */
export const TUNING_B_SPOKEN: readonly Case[] = [
  {
    id: 'tuning-b-spoken-1',
    trade: 'taxi',
    temper: 'self-correction',
    category: 'achievements',
    current: false,
    question: ASKED.numbers,
    answer:
      'I had six, no wait, eight drivers in the end, eight, and we did the dialysis trips for the whole county, something like 70 a week.',
    expected: {
      lines: [
        {
          must: ['8', 'drivers', ['dialysis', '70', 'trips', 'county']],
          example: 'About 70 dialysis trips a week for the whole county with eight drivers',
        },
        {
          must: ['dialysis', [...about('70'), 'something like 70'], ['week', 'weekly']],
          example: 'Did about 70 dialysis trips a week for the whole county',
          optional: true,
        },
      ],
      never: ['6', 'six', '78', '14'],
      numbers: ['8', '70'],
    },
  },
  {
    id: 'tuning-b-spoken-2',
    trade: 'post',
    temper: 'dictated without punctuation',
    category: 'achievements',
    current: false,
    question: ASKED.day,
    answer:
      'got up at four sorted about twelve hundred letters and maybe ninety parcels did my round on the bike thirteen kilometres and was back by noon every day for nine years',
    expected: {
      lines: [
        {
          must: [about('1,200'), ['90', 'letters'], 'letters', ['sorted', 'sorting']],
          example: 'Sorted about 1,200 letters and 90 parcels a day for nine years',
        },
        {
          must: ['13', ['round', 'route', 'delivered'], ['bike', 'bicycle', 'kilometres', 'km', 'kilometers']],
          example: 'Did a round of 13 kilometres by bike every day',
        },
        {
          must: ['noon', ['9 years', 'day', 'daily']],
          example: 'Back by noon every day for nine years',
          optional: true,
        },
      ],
      never: ['1,290', 'van', '12,000'],
      unfit: ['^got up'],
      numbers: ['1,200', '90', '13'],
    },
  },
  {
    id: 'tuning-b-spoken-3',
    trade: 'barbershop',
    temper: 'terse',
    category: 'achievements',
    current: false,
    question: ASKED.numbers,
    answer: '2 chairs to 5. Open 2016. Sold 2023.',
    expected: {
      lines: [
        {
          must: ['2', '5', ['chairs', 'chair']],
          not: ['Sold chairs'],
          example: 'Grew a barbershop opened in 2016 from 2 chairs to 5',
        },
        {
          must: ['2016', ['2023', 'opened'], ['opened', 'opening', 'sold', 'founded', 'from']],
          example: 'Opened in 2016 and sold in 2023',
          optional: true,
        },
        { must: ['sold', '2023'], example: 'Sold in 2023', optional: true },
      ],
      never: ['7 chairs', '^sold 2', '5 barbershops', '2 shops'],
      numbers: ['2', '5'],
    },
  },
  {
    id: 'tuning-b-spoken-4',
    trade: 'dairy farming',
    temper: 'long ramble, one fact',
    category: 'achievements',
    current: false,
    question: ASKED.proud,
    answer:
      "You know what, my grandfather always said a cow is not a machine, and he was right, and then came the milk quota and everybody bought bigger tractors, my neighbour as well, he has three of them now, it's crazy, anyway, we stayed small, and I'd say the thing is, I turned the whole farm organic in 2014, all 46 cows, and the neighbour laughed.",
    expected: {
      lines: [
        {
          must: [
            'organic',
            '46',
            'cows',
            ['2014', 'farm'],
            ['turned', 'converted', 'switched', 'moved', 'changed', 'took', 'made', 'conversion', 'transition*'],
          ],
          example: 'Turned the whole farm with 46 cows organic in 2014',
        },
        {
          must: ['organic', ['2014', '46'], ['farm', 'cows']],
          example: 'Turned the whole farm organic in 2014',
          optional: true,
        },
      ],
      never: ['3', 'tractors', 'quota'],
      unfit: ['grandfather', 'neighbour'],
      numbers: ['46', '2014'],
    },
  },
  {
    id: 'tuning-b-spoken-5',
    trade: 'physics lab',
    temper: 'bullet-like',
    category: 'achievements',
    current: false,
    question: ASKED.day,
    answer: '- aligned lasers, 4 set-ups\n- ordered parts (budget 85k euros)\n- 3 bachelor students, showed them how',
    expected: {
      lines: [
        { must: ['aligned', ['lasers', 'laser'], '4'], example: 'Aligned lasers on 4 set-ups' },
        {
          must: [['ordered', 'ordering', 'managed', 'parts'], 'budget', ['€85k', '85k']],
          example: 'Ordered parts with a budget of €85k',
        },
        {
          must: [[...TRAINED, 'supervised'], '3', 'students'],
          not: ['showed them how,'],
          example: 'Showed 3 bachelor students how to work with the lasers',
        },
      ],
      never: ['PhD', '$85k', '^led'],
      numbers: ['4', '3'],
    },
  },
  {
    id: 'tuning-b-spoken-6',
    trade: 'dog training',
    temper: 'side remarks',
    category: 'achievements',
    current: false,
    question: ASKED.proud,
    answer:
      "So there was this shelter dog, a big brown one, Bruno, sweetest thing, and they wanted to put him down. I worked with him for 5 months, every second day. He lives with a family with two toddlers now. And I've done 60 more since, dogs I mean, not toddlers.",
    expected: {
      lines: [
        {
          must: ['dog', '5 months', ['worked', 'trained', 'training', 'rehabilitated', 'working']],
          not: ['toddlers, not', 'sweetest'],
          example: 'Worked with a shelter dog for 5 months, which now lives with a family',
        },
        {
          must: [
            '60',
            'dogs',
            ['more', 'since', 'further', 'another', 'other', 'trained', 'worked', 'rehabilitated', 'done'],
          ],
          example: 'Worked with 60 more dogs since',
        },
      ],
      never: ['60 toddlers', 'put him down', '60 families', '2 dogs'],
      unfit: ['sweetest'],
      numbers: ['5', '60'],
    },
  },
  {
    id: 'tuning-b-spoken-7',
    trade: 'scaffolding',
    temper: 'bragging numbers then correcting',
    category: 'achievements',
    current: false,
    question: ASKED.numbers,
    answer:
      'Twenty metres high. Well, twenty four, I looked it up. We put it up around the cathedral in nineteen days and I was the foreman, seven lads.',
    expected: {
      lines: [
        {
          must: [
            ['24', '19'],
            'cathedral',
            ['7', '19', 'foreman', 'put up', 'erected', ...LED],
            ['scaffold*', 'put up', 'erected', 'metres', 'meters', 'high'],
          ],
          not: ['lads, nineteen'],
          example:
            'Foreman of seven workers who put up scaffolding 24 metres high around the cathedral in nineteen days',
        },
        { must: ['7', ['foreman', ...LED]], example: 'Foreman of seven workers', optional: true },
      ],
      never: ['20', 'twenty metres', '31'],
      numbers: ['24', '19', '7'],
    },
  },
  {
    id: 'tuning-b-spoken-8',
    trade: 'call dispatch',
    temper: 'dictated, run together',
    category: 'achievements',
    current: false,
    question: ASKED.hard,
    answer:
      'the night of the storm we had four hundred calls in six hours normal is sixty and i split the team in two one for the trees and one for the people and nobody waited longer than three minutes',
    expected: {
      lines: [
        {
          must: [
            '400',
            '6 hours',
            [...LED, 'split', 'divided', 'handled', 'calls'],
            ['team', '3 minutes', '2', 'waited', 'calls'],
          ],
          example:
            'Split the team in two in a storm night with 400 calls in six hours, so that nobody waited longer than three minutes',
        },
        {
          must: ['3 minutes', ['nobody', 'no caller', 'no one', 'no-one', 'longer', 'under', 'within']],
          example: 'Nobody waited longer than three minutes',
          optional: true,
        },
        {
          must: [['split', 'divided', 'splitting'], 'team'],
          example: 'Split the team in two, one for trees and one for people',
          optional: true,
        },
      ],
      never: ['^waited', '460', '60 calls in 6', '340'],
      numbers: ['400', '6', '3'],
    },
  },
  {
    id: 'tuning-b-spoken-9',
    trade: 'e-learning',
    temper: 'shorthand with arrows',
    category: 'projects',
    current: false,
    question: ASKED.projectResult,
    answer: 'LMS relaunch, 11 mths. me = content + QA. 64 courses moved; completion 48% -> 71%',
    expected: {
      lines: [
        { must: ['LMS', 'content', 'QA', ['11', 'relaunch']], example: 'Content and QA in an 11-month LMS relaunch' },
        {
          must: ['64', 'courses', ['moved', 'migrated', 'transferred', 'move', 'moving', 'migration']],
          example: '64 courses moved',
        },
        { must: ['completion', '48%', '71%'], example: 'Completion went from 48% to 71%', optional: true },
      ],
      never: ['23%', '^led', '^increased', '^raised'],
      numbers: ['11', '64'],
    },
  },
  {
    id: 'tuning-b-spoken-10',
    trade: 'yoga studio',
    temper: 'thinking aloud',
    category: 'achievements',
    current: true,
    question: ASKED.dayNow,
    answer:
      'Let me think. Mondays, Wednesdays two classes, Fridays one... so five classes a week, usually 14 people in each, oh and the one for pregnant women, that makes six.',
    expected: {
      lines: [
        {
          must: ['6', 'classes', ['week', 'weekly']],
          not: ['5', 'five', 'taught', 'let me'],
          example: 'Teach six classes a week, usually with 14 people each',
        },
        {
          must: [
            ['pregnant', 'prenatal'],
            ['class', 'classes'],
          ],
          not: ['taught'],
          example: 'Teach a class for pregnant women',
          optional: true,
        },
        {
          must: ['14', ['people', 'participants', 'students'], ['class', 'classes']],
          example: 'Usually 14 people in each class',
          optional: true,
        },
      ],
      never: ['5 classes', '84', '70', 'Tuesday'],
      numbers: ['6'],
    },
  },
  {
    id: 'tuning-b-spoken-11',
    trade: 'shoe repair',
    temper: 'nostalgic',
    category: 'achievements',
    current: false,
    question: ASKED.better,
    answer:
      'Back then the shop was dying, honestly, three customers a day. Keys, I thought, everybody needs keys. So I bought a key machine for 900 euros, second hand, and within the year keys were half of what we earned.',
    expected: {
      lines: [
        {
          must: [
            ['key', 'keys'],
            ['€900', 'half', '50%'],
            ['machine', 'keys'],
            ['bought', 'buying', 'introduced', 'added', 'earned', 'earnings', 'revenue', 'income', 'machine', 'half'],
          ],
          example: 'Bought a second-hand key machine for €900; within a year keys made half of the earnings',
        },
        {
          must: [['bought', 'purchased', 'acquired'], ['key', 'keys'], '€900'],
          example: 'Bought a second-hand key machine for €900',
          optional: true,
        },
        {
          must: ['keys', ['half', '50%'], 'year'],
          example: 'Keys made half of the earnings within a year',
          optional: true,
        },
      ],
      never: ['^three', '$900', 'doubled'],
      unfit: ['dying'],
      numbers: ['€900'],
    },
  },
  {
    id: 'tuning-b-spoken-12',
    trade: 'aquarium',
    temper: 'numbers far from the deed',
    category: 'achievements',
    current: false,
    question: ASKED.project,
    answer:
      "38,000 litres. That's the tank. I mean it wasn't me who built it, but the filters, the water tests, the whole moving in of 120 fish from the old house without losing any, that was me, with a vet.",
    expected: {
      lines: [
        {
          must: [
            '120',
            'fish',
            ['moved', 'moving', 'transferred', 'relocated', 'move'],
            ['without', '38,000', 'vet', 'losing', 'lost', 'no losses'],
          ],
          example: 'Moved 120 fish into a 38,000-litre tank with a vet, without losing any',
        },
        {
          must: [['filters', 'filter'], 'water'],
          example: 'Took care of the filters and water tests of a 38,000-litre tank',
          optional: true,
        },
      ],
      never: ['^built', '^designed', '121', 'alone'],
      numbers: ['38,000', '120'],
    },
  },
  {
    id: 'tuning-b-spoken-13',
    trade: 'antiques',
    temper: 'hedged guesses',
    category: 'achievements',
    current: false,
    question: ASKED.numbers,
    answer:
      "Hard to say. Somewhere between three and four hundred pieces a year, I would guess? The dearest was a clock, eleven and a half thousand pounds, that one I remember because I'd bought it for 300.",
    expected: {
      lines: [
        {
          must: [['between 3', '300', '3-400', '3 to'], '400', 'pieces', ['year', 'yearly', 'annually']],
          not: ['guess', 'hard to say', 'would'],
          example: 'Sold between 300 and 400 pieces a year',
        },
        {
          must: [
            'clock',
            ['300', '£300', '£11,500'],
            [
              '11,500',
              '£11,500',
              '11.5',
              '11 and a half',
              '11 and a half thousand',
              '£11.5k',
              'sold',
              'bought',
              'dearest',
              'most expensive',
            ],
          ],
          example: 'Bought a clock for £300 and sold it for £11,500',
        },
      ],
      never: ['700', '3 pieces', '11,200'],
      numbers: [],
    },
  },
  {
    id: 'tuning-b-spoken-14',
    trade: 'snow clearing',
    temper: 'late-night log',
    category: 'achievements',
    current: false,
    question: ASKED.day,
    answer: '2 am out. 17 streets. Salt 3 t. 6 am done, then school run.',
    expected: {
      lines: [
        { must: ['17', 'streets'], example: 'Cleared and salted 17 streets between 2 and 6 am' },
        { must: ['salt', ['3 t', '3 tonnes', '3 tons']], example: 'Spread 3 t of salt', optional: true },
        { must: ['school'], example: 'School run afterwards', optional: true },
      ],
      never: ['17 schools', '4 hours a', '3 kg', 'teacher'],
      numbers: ['17'],
    },
  },
  {
    id: 'tuning-b-spoken-15',
    trade: 'school secretary',
    temper: 'name-dropping ramble',
    category: 'achievements',
    current: false,
    question: ASKED.others,
    answer:
      "Ask Mr. Petrov, ask Mrs. Nowak, ask anybody, they'll tell you. If the printer, if the parents, if the phone, it's always me. 640 pupils and I know every name, and since I put the sick notes online the phone is quiet before eight.",
    expected: {
      lines: [
        {
          must: [
            'sick',
            'online',
            [
              'put',
              'moved',
              'introduced',
              'brought',
              'made',
              'set up',
              'moving',
              'putting',
              'digitised',
              'digitized',
              'created',
            ],
            ['notes', 'note', 'reports', 'absence'],
          ],
          not: ['know', 'ask'],
          example: 'Put sick notes online, after which the phone is quiet before eight',
        },
        { must: ['640', 'pupils', ['name', 'names']], example: 'Knows all 640 pupils by name', optional: true },
        { must: ['sick', 'online', ['notes', 'note']], example: 'Put sick notes online', optional: true },
      ],
      never: ['always', '8 pupils'],
      unfit: ['Petrov', 'Nowak'],
      numbers: [],
    },
  },
  {
    id: 'tuning-b-spoken-16',
    trade: 'music production',
    temper: 'fragment answers',
    category: 'skills',
    current: true,
    question: ASKED.skills,
    answer:
      'Ableton, since forever. Logic too. Pro Tools, only what I need for exports. Mixing yes, mastering no, I send that out. Piano, grade 8.',
    expected: {
      lines: [
        { must: ['Ableton'], example: 'Ableton' },
        { must: ['Logic'], not: ['Pro'], example: 'Logic' },
        { must: ['Pro Tools'], example: 'Pro Tools' },
        { must: ['mixing'], not: ['mastering'], example: 'Mixing' },
        { must: ['piano'], example: 'Piano (grade 8)' },
      ],
      never: ['mastering', 'expert'],
      unfit: ['since forever'],
      numbers: [],
    },
  },
  {
    id: 'tuning-b-spoken-17',
    trade: 'bricklaying apprentice',
    temper: 'one breath of deeds',
    category: 'achievements',
    current: false,
    question: ASKED.learned,
    answer:
      'i mixed mortar for 2 years then they let me lay and then i did the garden wall at the vicarage forty metres on my own and the master signed it and that was my exam piece basically',
    expected: {
      lines: [
        {
          must: [
            '40',
            'wall',
            ['garden', 'vicarage', 'exam', 'alone', 'own'],
            ['built', 'laid', 'did', 'bricklaying', 'completed', 'laying'],
          ],
          not: ['on my own', 'basically'],
          example: 'Built a garden wall of forty metres alone as an exam piece',
        },
        { must: ['mortar', 'mixed', '2 years'], example: 'Mixed mortar for 2 years', optional: true },
      ],
      never: ['vicar', '2 walls', 'master bricklayer'],
      numbers: ['40'],
    },
  },
  {
    id: 'tuning-b-spoken-18',
    trade: 'hospital kitchen',
    temper: 'list with numbers',
    category: 'achievements',
    current: false,
    question: ASKED.numbers,
    answer:
      'Breakfasts 310, lunches 480, special diets 95 of those, gluten-free, pureed, kosher, the lot. All before half past twelve. No mix-up with an allergy in the three years I ran the diet line.',
    expected: {
      lines: [
        {
          must: [
            ['diet', 'diets'],
            '3 years',
            ['ran', 'managed', 'led', 'headed', 'ran', 'running'],
            ['mix-up', 'mix-ups', 'allergy', 'allergies', '95', 'line'],
          ],
          example: 'Ran the diet line for three years without an allergy mix-up',
        },
        {
          must: [
            ['310', '480'],
            ['480', '95', 'lunches', '310'],
            ['lunches', 'breakfasts', 'diets'],
          ],
          example: 'Breakfasts for 310 and lunches for 480, 95 of them special diets',
        },
        { must: ['95', ['diets', 'diet']], example: '95 special diets', optional: true },
        {
          must: [
            ['no', 'without', 'not'],
            ['mix-up', 'mix-ups', 'mistakes'],
            ['allergy', 'allergies', '3 years'],
          ],
          example: 'No allergy mix-up in three years',
          optional: true,
        },
      ],
      never: ['790', '885', '^mixed', 'meals a week'],
      numbers: ['310', '480', '95'],
    },
  },
  {
    id: 'tuning-b-spoken-19',
    trade: 'chess coaching',
    temper: 'interrupted',
    category: 'achievements',
    current: true,
    question: ASKED.proud,
    answer:
      "My, hang on, the dog. Sorry. My U14 team, we were second in the league, second out of twelve, and that is three girls and five boys that I've trained since primary school.",
    expected: {
      lines: [
        {
          must: [['2nd', 'second', '2'], '12', 'league', ['U14', 'under-14', 'under 14', 'team']],
          not: ['dog', '1st'],
          example: 'Second out of twelve in the league with the U14 team',
        },
        {
          must: ['3', '5', 'girls', 'boys', TRAINED],
          not: ['dog'],
          example: 'Trained three girls and five boys since primary school',
        },
        { must: ['U14', TRAINED], example: 'Trained the U14 team since primary school', optional: true },
      ],
      never: ['dog', '^won', 'champion*'],
      unfit: ['hang on'],
      numbers: ['12'],
    },
  },
  {
    id: 'tuning-b-spoken-20',
    trade: 'flooring',
    temper: 'two numbers, one wrong',
    category: 'achievements',
    current: false,
    question: ASKED.hard,
    answer:
      "They'd ordered 400 square metres of oak, but when I measured again it was 460, so I stopped the order just in time. Otherwise the whole gym hall would have stood still for six weeks.",
    expected: {
      lines: [
        {
          must: [
            ['400', '460'],
            ['oak', 'order', 'flooring', 'metres', 'meters', 'wood'],
            [
              'measured',
              'remeasured',
              're-measured',
              'measuring',
              'stopped',
              'corrected',
              'caught',
              'noticed',
              'found',
            ],
            ['460', 'stopped', 'order'],
          ],
          example: 'Measured again and stopped an order of 400 square metres of oak where 460 were needed',
        },
        {
          must: ['6 weeks', ['prevented', 'avoided', 'saved', 'preventing', 'avoiding', 'without', 'stopped']],
          example: 'Prevented a standstill of six weeks at a gym hall',
          optional: true,
        },
      ],
      never: ['60 square', '^ordered 400', '^ordered 460', '860'],
      numbers: ['460'],
    },
  },
]
