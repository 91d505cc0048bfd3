import { ASKED } from './asked.ts'
import type { Case } from './types.ts'
import { about } from './words.ts'

/** Warehouses, couriers, drivers, airports, guards and cleaners, as they talk. */
export const TUNING_E_KITCHEN_ROADS_2: readonly Case[] = [
  {
    id: 'tuning-e-kitchen-35',
    trade: 'airport security',
    temper: 'denied',
    category: 'achievements',
    current: false,
    question: ASKED.numbers,
    answer:
      "They send fake bombs through the X-ray to test you, in my time it was around 60, and I found all of them. I didn't lead a team or anything.",
    expected: {
      lines: [
        {
          must: [
            ['found', 'detected', 'spotted'],
            ['60', 'all'],
          ],
          not: ['I found', 'they send'],
          example: 'Found all of around 60 test bombs sent through the X-ray',
        },
        {
          must: [['60'], ['x-ray', 'fake', 'test']],
          not: ['they send', 'my time'],
          example: 'Around 60 fake bombs sent through the X-ray as tests, all found',
          optional: true,
        },
      ],
      never: ['^led', 'team', 'over 60', '^sent', '60 real', '60 people', '^send'],
      unfit: ['or anything'],
      numbers: ['60'],
    },
  },
  {
    id: 'tuning-e-kitchen-36',
    trade: 'security guard',
    temper: 'incident',
    category: 'achievements',
    current: false,
    question: ASKED.hard,
    answer:
      'A man had a knife at the entrance. I kept people away from the doors, maybe fifty of them, and talked to him until the police arrived, that was 12 minutes. Nobody was hurt.',
    expected: {
      lines: [
        {
          must: [['kept'], ['people', '50'], 'away'],
          not: ['I kept', 'that was'],
          example:
            'Kept about fifty people away from the doors and talked to a man with a knife until the police arrived after 12 minutes',
        },
        {
          must: [['talked', 'talking', 'calmed'], 'police'],
          not: ['that was', 'to him'],
          example: 'Talked to a man with a knife for 12 minutes until the police arrived',
          optional: true,
        },
        {
          must: [['12 minutes'], ['police', 'talked']],
          not: ['that was'],
          example: 'Talked to him for 12 minutes until the police arrived',
          optional: true,
        },
        {
          must: [
            ['nobody', 'no one', 'without'],
            ['hurt', 'injur*'],
          ],
          example: 'Nobody was hurt',
          optional: true,
        },
      ],
      never: ['^hurt', '50 minutes', '12 people', '50 police', '^had a knife', '12 doors', 'arrested'],
      numbers: ['50', '12 minutes'],
    },
  },
  {
    id: 'tuning-e-kitchen-37',
    trade: 'event security',
    temper: 'big crowd',
    category: 'achievements',
    current: false,
    question: ASKED.proud,
    answer:
      'I was responsible for gate C at the stadium. 9,000 people through in an hour and a half, eight guards, and I did the briefing beforehand.',
    expected: {
      lines: [
        {
          must: [['gate C'], ['responsible', 'in charge', 'managed', 'ran', 'led', 'supervised', 'oversaw', 'charge']],
          not: ['I was'],
          example: 'Managed gate C at the stadium with eight guards',
        },
        { must: ['9000', 'people'], not: ['I did'], example: '9,000 people through in an hour and a half' },
        { must: ['8', 'guards'], example: 'Eight guards', optional: true },
        { must: [['briefing', 'briefed']], not: ['I did'], example: 'Did the briefing beforehand', optional: true },
      ],
      never: ['9000 guards', '8 people', '8 hours', '9000 an hour', '8 gates', '8000'],
      numbers: ['9000', '8'],
    },
  },
  {
    id: 'tuning-e-kitchen-38',
    trade: 'city cleaning',
    temper: 'together',
    category: 'achievements',
    current: true,
    question: ASKED.team,
    answer:
      "After the marathon there's four of us on the sweepers and we have the whole route open again in three hours, that's 42 kilometres of cups and bananas. My part is the old town because I know the corners.",
    expected: {
      lines: [
        {
          must: [['route'], ['3 hours'], ['42', 'open', 'marathon']],
          not: ['we have', 'of us'],
          example: 'Help open the whole marathon route of 42 kilometres again in three hours in a team of four',
        },
        { must: [['old town']], not: ['my part', 'I know'], example: 'Handle the old town' },
        { must: ['4', 'sweepers'], not: ['of us'], example: 'Team of four on the sweepers', optional: true },
        {
          must: ['42', ['km', 'kilometres'], ['route', 'marathon', 'cups']],
          example: '42 kilometres of route',
          optional: true,
        },
      ],
      never: ['42 hours', '3 km', '4 hours', '42 people', '3 sweepers', '^led', '4 km'],
      numbers: ['42', ['3 hours'], '4'],
    },
  },
  {
    id: 'tuning-e-kitchen-39',
    trade: 'tram driver',
    temper: 'year and place',
    category: 'achievements',
    current: false,
    question: ASKED.proud,
    answer:
      'In 2018 I was picked to drive the first new tram with passengers. Before that we had tested it for seven months at night, about 90 runs I did.',
    expected: {
      lines: [
        {
          must: [['picked', 'chosen', 'selected', 'drove'], 'first', 'tram'],
          not: ['I was'],
          example: 'Picked in 2018 to drive the first new tram with passengers',
        },
        { must: [about('90'), 'runs'], not: ['I did', 'we had'], example: 'Did about 90 test runs at night' },
        {
          must: ['tested', '7 months'],
          not: ['we had'],
          example: 'Tested the new tram for seven months at night with the team',
          optional: true,
        },
      ],
      never: ['90 months', '7 runs', '90 passengers', '2018 runs', '90 trams', 'over 90', '7 trams', '7 nights'],
      numbers: ['90', '2018'],
    },
  },
  {
    id: 'tuning-e-kitchen-40',
    trade: 'removal driver',
    temper: 'wish and fact',
    category: 'achievements',
    current: false,
    question: ASKED.better,
    answer:
      "I'd have liked to bring the breakages to zero, that didn't work. But from three or four a month we got to one, since I made everybody wrap in the flat and not in the van.",
    expected: {
      lines: [
        {
          must: [
            ['breakages', 'wrap', 'wrapping', '1'],
            ['month', 'flat', '3', '4'],
          ],
          not: ['I made', 'we got', "I'd"],
          example:
            'Made everybody wrap in the flat and not in the van, which brought breakages from three or four a month to one',
        },
        {
          must: [['wrap', 'wrapping', 'wrapped'], 'flat'],
          not: ['I made'],
          example: 'Made everybody wrap in the flat and not in the van',
          optional: true,
        },
      ],
      never: ['zero', '0', 'no breakages', '4 vans', '3 flats', '1 van a', '75%', '4 flats'],
      unfit: ["didn't work"],
      numbers: [['3', '4']],
    },
  },
]
