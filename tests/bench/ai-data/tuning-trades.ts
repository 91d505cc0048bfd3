import { ASKED } from './asked.ts'
import type { Case } from './types.ts'

/** People who build, store, clean, drive, grow and repair. */
export const TUNING_TRADES: readonly Case[] = [
  {
    id: 'tuning-trades-1',
    trade: 'warehouse',
    temper: 'terse',
    category: 'achievements',
    current: false,
    question: ASKED.day,
    answer: 'Picked orders. About 140 an hour. Drove the forklift too.',
    expected: {
      lines: [
        {
          must: [
            'picked',
            ['orders', 'items'],
            ['about 140', 'around 140', 'approximately 140', 'some 140'],
            ['hour', 'hourly'],
          ],
          example: 'Picked about 140 orders an hour',
        },
        { must: [['drove', 'operated'], 'forklift'], example: 'Drove the forklift' },
      ],
      never: ['^led', 'certified', 'licence', 'license'],
      numbers: ['140'],
    },
  },
  {
    id: 'tuning-trades-2',
    trade: 'warehouse',
    temper: 'in charge',
    category: 'achievements',
    current: false,
    question: ASKED.team,
    answer: 'I was in charge of a team of 5 and we made the loading 30% faster.',
    expected: {
      lines: [
        {
          must: [
            ['led', 'managed', 'headed', 'supervised', 'in charge of', 'ran'],
            ['team of 5', '5-person team', '5 people', '5'],
            'loading',
            '30%',
            ['faster', 'sped up', 'speeding up', 'cut', 'time', 'accelerated'],
          ],
          not: ['in charge'],
          example: 'Led a team of 5 that sped up loading by 30%',
        },
        {
          must: [
            ['led', 'managed', 'headed', 'supervised', 'ran'],
            ['team of 5', '5-person team', '5 people'],
          ],
          example: 'Led a team of 5',
          optional: true,
        },
        { must: ['loading', '30%'], example: 'Made loading 30% faster with the team', optional: true },
      ],
      never: ['50', '3%'],
      numbers: ['5', '30%'],
    },
  },
  {
    id: 'tuning-trades-3',
    trade: 'construction',
    temper: 'proud and plain',
    category: 'achievements',
    current: false,
    question: ASKED.proud,
    answer: 'I laid the bricks for the new fire station in Leeds, 40 thousand bricks, and we finished two weeks early.',
    expected: {
      lines: [
        {
          must: [['laid', 'bricklaying', 'laying'], ['40,000'], ['bricks'], 'fire station', 'Leeds'],
          example: 'Laid 40,000 bricks for the new fire station in Leeds, finishing two weeks early with the team',
        },
        {
          must: [
            ['finished', 'completed'],
            ['2 weeks early', '2 weeks ahead'],
          ],
          example: 'Finished two weeks early with the team',
          optional: true,
        },
      ],
      never: ['^led', 'late', 'police'],
      numbers: ['40,000', '2 weeks'],
    },
  },
  {
    id: 'tuning-trades-4',
    trade: 'construction',
    temper: 'negative',
    category: 'achievements',
    current: false,
    question: ASKED.numbers,
    answer: 'No accidents in 6 years. Not one.',
    expected: {
      lines: [
        {
          must: [
            [
              'no accidents',
              'without an accident',
              'without accidents',
              'without any accidents',
              'accident-free',
              'zero accidents',
              'without a single accident',
              'no accident',
            ],
            '6 years',
          ],
          example: 'No accidents in 6 years',
          optional: true,
        },
      ],
      never: ['^accidents', 'caused', '1 accident', 'one accident'],
      numbers: [],
    },
  },
  {
    id: 'tuning-trades-5',
    trade: 'cleaning',
    temper: 'second-language English',
    category: 'achievements',
    current: true,
    question: ASKED.dayNow,
    answer: 'I am clean 18 hotel room in one shift, I change the bed, I control the minibar. Guest is happy always.',
    expected: {
      lines: [
        {
          must: ['clean', ['18 hotel rooms', '18 rooms'], ['shift', 'per shift']],
          not: ['cleaned', 'guest is'],
          example: 'Clean 18 hotel rooms per shift, change beds and check the minibar',
        },
        { must: ['change', ['bed', 'beds']], not: ['changed'], example: 'Change beds', optional: true },
        {
          must: [
            ['check', 'control', 'inspect', 'checking', 'controlling', 'inspecting'],
            ['minibar', 'minibars'],
          ],
          not: ['checked', 'controlled'],
          example: 'Check the minibar',
        },
      ],
      never: ['housekeeping manager', '^led', '80', '100%'],
      numbers: ['18'],
    },
  },
  {
    id: 'tuning-trades-6',
    trade: 'cleaning',
    temper: 'cause given',
    category: 'achievements',
    current: false,
    question: ASKED.better,
    answer: 'I swapped the order we did the floors in, so we needed only three hours instead of four and a half.',
    expected: {
      lines: [
        {
          must: [
            ['swapped', 'changed', 'reordered', 'rearranged', 'reorganised', 'reorganized', 'switched'],
            ['order', 'reordered'],
            'floors',
            ['3 hours', '3'],
            '4.5',
          ],
          example: 'Changed the order of cleaning floors, cutting the time from 4.5 hours to 3 hours',
        },
        {
          must: [
            ['swapped', 'changed', 'reordered', 'rearranged', 'reorganised', 'reorganized', 'switched'],
            ['order', 'reordered'],
            'floors',
          ],
          example: 'Changed the order of cleaning the floors',
          optional: true,
        },
        {
          must: [['floors', 'cleaning'], '3 hours', '4.5'],
          example: 'Cleaning of floors in 3 hours instead of 4.5',
          optional: true,
        },
      ],
      never: ['33%', '1.5 hours', '^led'],
      numbers: ['3 hours', '4.5'],
    },
  },
  {
    id: 'tuning-trades-7',
    trade: 'truck driving',
    temper: 'units',
    category: 'achievements',
    current: false,
    question: ASKED.numbers,
    answer:
      'Drove 110,000 km a year across Europe in a 40 ton truck, and fuel use went from 32 to 27 litres per 100 km after I took the eco training.',
    expected: {
      lines: [
        {
          must: ['drove', ['110,000 km'], ['year', 'annually', 'yearly'], 'Europe'],
          example: 'Drove 110,000 km a year across Europe in a 40-ton truck',
        },
        {
          must: ['fuel', '32', ['27 litres', '27 liters', '27 l'], '100 km'],
          example: 'Fuel use went from 32 to 27 litres per 100 km after eco training',
        },
        { must: ['eco training'], example: 'Took the eco training', optional: true },
      ],
      never: ['miles', '5 litres', '16%'],
      numbers: ['110,000 km', '27'],
    },
  },
  {
    id: 'tuning-trades-8',
    trade: 'delivery driving',
    temper: "rambling with 'a bunch of'",
    category: 'achievements',
    current: true,
    question: ASKED.dayNow,
    answer:
      'I deliver a bunch of parcels, like around 160 stops a day, and I load the van myself and stuff, and do the returns.',
    expected: {
      lines: [
        {
          must: [['deliver', 'make'], ['parcels', 'deliveries'], '160', 'stops', ['day', 'daily']],
          not: ['delivered', 'bunch'],
          example: 'Deliver parcels at around 160 stops a day',
        },
        { must: [['load', 'loading'], 'van'], not: ['loaded'], example: 'Load the van and handle returns' },
      ],
      never: ['160 parcels', '^delivered'],
      unfit: ['and stuff'],
      numbers: ['160'],
    },
  },
  {
    id: 'tuning-trades-9',
    trade: 'bus driving',
    temper: 'thing that happened',
    category: 'achievements',
    current: false,
    question: ASKED.proud,
    answer: 'I won driver of the year in 2022. Passengers voted.',
    expected: {
      lines: [
        {
          must: [['driver of the year'], '2022'],
          example: 'Won driver of the year in 2022, voted by passengers',
        },
      ],
      never: ['twice', '2021', 'drivers'],
      numbers: ['2022'],
    },
  },
  {
    id: 'tuning-trades-10',
    trade: 'farming',
    temper: 'one long sentence',
    category: 'achievements',
    current: false,
    question: ASKED.better,
    answer:
      'When I took over the milking we had 80 cows and got about 22 litres per cow and with the new feeding plan that I worked out with the vet it was 27 litres after one year, and the cows were healthier too.',
    expected: {
      lines: [
        {
          must: [['feeding plan'], 'vet', '22', ['27 litres', '27 liters', '27 l'], ['cow', 'cows']],
          not: ['healthier by'],
          example:
            'Worked out a new feeding plan with the vet that took milk from about 22 to 27 litres per cow in one year',
        },
        {
          must: [
            ['80 cows', '80-cow'],
            ['milking', 'milked', 'herd'],
          ],
          example: 'Took over the milking of 80 cows',
          optional: true,
        },
        { must: ['feeding plan', 'vet'], example: 'Worked out a new feeding plan with the vet', optional: true },
        {
          must: ['22', ['27 litres', '27 liters'], 'cow'],
          example: 'From about 22 to 27 litres per cow after one year',
          optional: true,
        },
      ],
      never: ['23%', '5 litres', '27 cows'],
      numbers: ['22', '27'],
    },
  },
  {
    id: 'tuning-trades-11',
    trade: 'gardening',
    temper: 'list',
    category: 'skills',
    current: true,
    question: ASKED.skills,
    answer: 'Chainsaw licence, tree pruning, dry stone walls, irrigation with Hunter systems. Not so good with paving.',
    expected: {
      lines: [
        { must: ['chainsaw'], example: 'Chainsaw licence' },
        { must: ['pruning'], example: 'Tree pruning' },
        {
          must: [['dry stone walls', 'dry stone walling', 'dry stone wall', 'dry-stone walls', 'dry-stone walling']],
          example: 'Dry stone walls',
        },
        { must: ['irrigation'], example: 'Irrigation with Hunter systems' },
        { must: ['hunter'], example: 'Hunter irrigation', optional: true },
      ],
      never: ['paving'],
      numbers: [],
    },
  },
  {
    id: 'tuning-trades-12',
    trade: 'electrical work',
    temper: 'dictated without punctuation',
    category: 'projects',
    current: false,
    question: ASKED.project,
    answer:
      'that was the school in millbrook we put solar on the roof ninety kilowatts my part was the inverters and the wiring to the grid and it passed inspection the first time',
    expected: {
      lines: [
        {
          must: [['inverters', 'inverter'], ['wiring', 'wired'], 'grid'],
          example: 'Installed the inverters and the wiring to the grid for the solar roof of a school in Millbrook',
        },
        {
          must: [['passed', 'passing'], 'inspection', ['first time', 'first attempt', '1st time', 'first try']],
          example: 'Passed inspection the first time',
        },
        {
          must: ['solar', ['90 kilowatts', '90 kW', '90kW', '90 kilowatt', '90-kilowatt']],
          example: 'Put 90 kilowatts of solar on the roof of a school with the team',
        },
      ],
      never: ['^led', '19', 'megawatt*'],
      numbers: ['90'],
    },
  },
  {
    id: 'tuning-trades-13',
    trade: 'car repair',
    temper: 'insult and sarcasm',
    category: 'achievements',
    current: false,
    question: ASKED.hard,
    answer:
      'The boss was too cheap to buy a proper tester, lol. I found the electrical fault on the Transporter with a multimeter in two hours when the dealer had given up.',
    expected: {
      lines: [
        {
          must: [
            ['found', 'located', 'diagnosed', 'traced', 'identified'],
            'electrical',
            'fault',
            ['multimeter'],
            '2 hours',
          ],
          not: ['fixed', 'repaired'],
          example:
            'Found an electrical fault on a Transporter with a multimeter in two hours after the dealer had given up',
        },
      ],
      never: ['cheap'],
      unfit: ['boss', 'lol'],
      numbers: ['2 hours'],
    },
  },
  {
    id: 'tuning-trades-14',
    trade: 'plumbing',
    temper: 'range and currency',
    category: 'achievements',
    current: true,
    question: ASKED.numbers,
    answer: 'I do 4 to 6 jobs a day, jobs of two hundred to nine thousand pounds, and 8 of 10 customers come back.',
    expected: {
      lines: [
        {
          must: ['4 to 6', 'jobs', ['day', 'daily']],
          not: ['completed'],
          example: 'Complete 4 to 6 jobs a day worth £200 to £9,000',
        },
        { must: ['£9,000', ['£200', '200']], example: 'Handle jobs of £200 to £9,000', optional: true },
        {
          must: [
            ['8 of 10', '8 out of 10', '80%'],
            'customers',
            ['come back', 'return', 'returning', 'repeat', 'coming back'],
          ],
          example: '8 of 10 customers come back',
        },
      ],
      never: ['$9,000', '$200', '^completed'],
      numbers: ['4 to 6', '£9,000'],
    },
  },
  {
    id: 'tuning-trades-15',
    trade: 'factory work',
    temper: 'modest',
    category: 'achievements',
    current: false,
    question: ASKED.better,
    answer:
      'It was only a small idea, I put a tray under the press so the parts do not fall on the floor. Scrap was 4% and then 1.5%.',
    expected: {
      lines: [
        {
          must: [
            ['put', 'placed', 'installed', 'added', 'introduced', 'fitted', 'had the idea', 'suggested'],
            'tray',
            'press',
          ],
          not: ['only', 'small'],
          example: 'Put a tray under the press so that parts do not fall on the floor',
        },
        { must: ['scrap', '4%', '1.5%'], example: 'Scrap went from 4% to 1.5%' },
      ],
      never: ['2.5%', '^fell'],
      unfit: ['only a'],
      numbers: ['4%', '1.5%'],
    },
  },
  {
    id: 'tuning-trades-16',
    trade: 'welding',
    temper: 'certificates and codes',
    category: 'skills',
    current: true,
    question: ASKED.learned,
    answer:
      'I have MIG, TIG and stick, certified to ISO 9606-1, and I read drawings. I want to learn laser welding one day.',
    expected: {
      lines: [
        { must: ['MIG'], example: 'MIG welding' },
        { must: ['TIG'], example: 'TIG welding' },
        { must: ['stick'], example: 'Stick welding' },
        { must: ['ISO 9606-1'], example: 'Certified to ISO 9606-1' },
        {
          must: [
            [
              'reading drawings',
              'read drawings',
              'technical drawings',
              'drawing interpretation',
              'blueprints',
              'blueprint reading',
              'reading of drawings',
            ],
          ],
          example: 'Reading drawings',
        },
      ],
      never: ['laser', 'ISO 9001'],
      numbers: [],
    },
  },
  {
    id: 'tuning-trades-17',
    trade: 'security',
    temper: 'only a duty',
    category: 'achievements',
    current: false,
    question: ASKED.day,
    answer: 'Responsible for access control and night patrols at a data centre with 3 gates.',
    expected: {
      lines: [
        {
          must: ['access', ['patrols', 'patrolled', 'patrol'], ['night', 'nightly'], ['data centre', 'data center']],
          not: ['responsible'],
          example: 'Controlled access and patrolled a data centre with 3 gates at night',
        },
      ],
      never: ['prevented', 'caught', '^led'],
      numbers: ['3'],
    },
  },
  {
    id: 'tuning-trades-18',
    trade: 'carpentry',
    temper: 'several achievements, dates',
    category: 'achievements',
    current: false,
    question: ASKED.proud,
    answer:
      'In 2019 I restored the doors of the town hall, 26 of them, all oak. In 2020 I built the stairs for the library. And I took on two apprentices, both passed.',
    expected: {
      lines: [
        {
          must: ['restored', '26', ['oak'], 'doors', 'town hall', '2019'],
          example: 'Restored 26 oak doors of the town hall in 2019',
        },
        {
          must: ['built', ['stairs', 'staircase'], 'library', '2020'],
          example: 'Built the stairs for the library in 2020',
        },
        {
          must: [['took on', 'trained', 'taught', 'mentored'], ['2 apprentices'], ['passed', 'pass']],
          example: 'Took on two apprentices, who both passed',
        },
      ],
      never: ['2021', 'renovated the library'],
      numbers: ['26', '2019', '2020', '2'],
    },
  },
  {
    id: 'tuning-trades-19',
    trade: 'logistics',
    temper: 'what was planned only',
    category: 'achievements',
    current: true,
    question: ASKED.better,
    answer:
      'Next year we are going to get scanners and then errors will go down by half, hopefully. Right now I count the stock by hand every Friday.',
    expected: {
      lines: [
        {
          must: ['count', 'stock', ['Friday', 'Fridays', 'weekly', 'week']],
          not: ['counted'],
          example: 'Count the stock by hand every Friday',
        },
      ],
      never: ['half', '50%', 'scanners', '^reduced', '^cut', 'errors'],
      numbers: [],
    },
  },
]
