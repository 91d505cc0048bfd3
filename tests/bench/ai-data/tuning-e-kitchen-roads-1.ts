import { ASKED } from './asked.ts'
import type { Case } from './types.ts'
import { about, TRAINED } from './words.ts'

/** Warehouses, couriers, drivers, airports, guards and cleaners, as they talk. */
export const TUNING_E_KITCHEN_ROADS_1: readonly Case[] = [
  {
    id: 'tuning-e-kitchen-26',
    trade: 'warehouse picker',
    temper: 'flat numbers',
    category: 'achievements',
    current: false,
    question: ASKED.numbers,
    answer: 'My pick rate was 142 an hour and the average there was 110 or so. Error rate 0.2 percent.',
    expected: {
      lines: [
        {
          must: [['pick rate', 'picked', 'picks'], '142', 'hour'],
          not: ['my pick'],
          example: 'Pick rate of 142 an hour, against an average of about 110 there',
        },
        { must: [['error rate', 'errors'], '0.2%'], example: 'Error rate of 0.2%' },
        {
          must: ['142', '0.2%'],
          not: ['my'],
          example: 'Pick rate of 142 an hour with an error rate of 0.2%',
          optional: true,
        },
      ],
      never: ['average of 142', '^average', 'pick rate was 110', '32', '0.2 an hour', 'pick rate of 110'],
      numbers: ['142', '0.2%'],
    },
  },
  {
    id: 'tuning-e-kitchen-27',
    trade: 'warehouse team leader',
    temper: 'moved house',
    category: 'projects',
    current: false,
    question: ASKED.projectResult,
    answer:
      "We moved the whole warehouse to the new site in three weekends, 6,000 pallet places, and we didn't stop shipping. I planned which aisles went first and made the lists for the drivers.",
    expected: {
      lines: [
        {
          must: [['moved', 'move', 'moving'], 'warehouse', ['3 weekends', '6000']],
          not: ['we moved', 'we didn'],
          example:
            'Helped move a warehouse with 6,000 pallet places to a new site in three weekends without stopping shipping',
        },
        {
          must: [
            ['planned', 'aisles'],
            ['aisles', 'first'],
          ],
          not: ['I planned'],
          example: 'Planned which aisles went first and made the lists for the drivers',
        },
        { must: ['6000', ['pallet']], not: ['we didn'], example: '6,000 pallet places', optional: true },
        {
          must: [['lists'], 'drivers'],
          not: ['I planned', 'I made'],
          example: 'Made the lists for the drivers',
          optional: true,
        },
      ],
      never: ['3 warehouses', '6000 pallets', '6000 drivers', '3 aisles', '^stopped', '6000 weekends', '3 drivers'],
      numbers: ['3 weekends', '6000'],
    },
  },
  {
    id: 'tuning-e-kitchen-28',
    trade: 'courier',
    temper: 'range and rank',
    category: 'achievements',
    current: false,
    question: ASKED.numbers,
    answer:
      'Between 140 and 160 parcels a day, in a van that was older than me. I had the fewest complaints in the depot, four in the whole year.',
    expected: {
      lines: [
        {
          must: ['140', '160', 'parcels'],
          not: ['older than me'],
          example: 'Delivered between 140 and 160 parcels a day',
        },
        {
          must: [
            ['complaints', 'complaint'],
            ['4', 'fewest'],
          ],
          not: ['I had'],
          example: 'Fewest complaints in the depot, four in the whole year',
        },
      ],
      never: ['160 complaints', '4 parcels', '4 a day', '160 a year', 'over 160', '^complained', '140 complaints'],
      unfit: ['older than me'],
      numbers: ['140', '160', '4'],
    },
  },
  {
    id: 'tuning-e-kitchen-29',
    trade: 'bike courier',
    temper: 'small story',
    category: 'achievements',
    current: false,
    question: ASKED.proud,
    answer:
      'I rode about 80 kilometres a day. Never lost a package. Once I delivered a passport to the airport 20 minutes before check-in closed, the man cried.',
    expected: {
      lines: [
        {
          must: [['rode', 'cycled', 'covered'], about('80'), ['km', 'kilometres']],
          not: ['I rode'],
          example: 'Rode about 80 kilometres a day',
        },
        {
          must: [
            ['never', 'no', 'without'],
            ['lost', 'losing', 'lose'],
            ['package', 'packages'],
          ],
          example: 'Never lost a package',
        },
        {
          must: [['delivered'], 'passport'],
          not: ['I delivered', 'cried'],
          example: 'Delivered a passport to the airport 20 minutes before check-in closed',
          optional: true,
        },
      ],
      never: ['^lost', '20 packages', '80 packages', '80 minutes', 'over 80', '20 km'],
      unfit: ['cried'],
      numbers: ['80'],
    },
  },
  {
    id: 'tuning-e-kitchen-30',
    trade: 'bus driver',
    temper: 'two numbers apart',
    category: 'achievements',
    current: false,
    question: ASKED.proud,
    answer:
      'I drove line 12 for nine years, six days a week, and I had no accidents that were my fault. The other thing is I trained new drivers on that line, 15 of them or thereabouts.',
    expected: {
      lines: [
        {
          must: [['drove', 'driving', 'driver'], '12', '9 years'],
          not: ['I drove', 'my fault'],
          example: 'Drove line 12 for nine years, six days a week',
        },
        {
          must: [TRAINED, 'drivers', ['15']],
          not: ['I trained', 'other thing', 'of them'],
          example: 'Trained about 15 new drivers on the line',
        },
        {
          must: [
            ['no', 'without', 'free'],
            ['accident', 'accidents'],
          ],
          not: ['I had', 'my fault'],
          example: 'No accidents at own fault in nine years',
          optional: true,
        },
      ],
      never: ['12 drivers', '9 drivers', '15 years', '15 accidents', '12 years', '6 years', '^accidents', 'over 15'],
      numbers: ['9 years', '15'],
    },
  },
  {
    id: 'tuning-e-kitchen-31',
    trade: 'lorry driver',
    temper: 'fragment with chatter',
    category: 'achievements',
    current: false,
    question: ASKED.proud,
    answer:
      "1.2 million kilometres without an accident. Poland, Italy, Spain mostly. And I've still got all my points, touch wood.",
    expected: {
      lines: [
        {
          must: [['1.2 million'], ['without', 'no', 'free'], ['accident', 'accidents']],
          example: '1.2 million kilometres without an accident',
        },
        { must: [['poland'], 'italy', 'spain'], example: 'Drove mostly to Poland, Italy and Spain', optional: true },
      ],
      never: ['2 accidents', '1.2 accidents', '^accident', '1.2 million in Poland'],
      unfit: ['touch wood'],
      numbers: ['1.2 million'],
    },
  },
  {
    id: 'tuning-e-kitchen-32',
    trade: 'lorry driver',
    temper: 'diesel',
    category: 'achievements',
    current: false,
    question: ASKED.better,
    answer:
      'Diesel. I went from 34 litres per hundred down to 29 just by looking ahead, you know, not braking all the time. They asked me to show it to the five new ones.',
    expected: {
      lines: [
        {
          must: ['34', '29', ['litres', 'diesel']],
          not: ['I went', 'you know'],
          example: 'Cut diesel use from 34 to 29 litres per hundred kilometres by looking ahead',
        },
        {
          must: [['showed', 'taught', 'trained', 'train', 'teach', 'show', 'showing', 'demonstrated'], '5'],
          not: ['they asked', 'showed it', 'show it'],
          example: 'Showed the five new drivers how to save diesel',
        },
        {
          must: [['showed', 'taught', 'trained', 'show'], '5', ['new ones']],
          not: ['they asked'],
          example: 'Asked to show it to the five new ones',
          optional: true,
        },
      ],
      never: ['29 drivers', '5 litres', '34 drivers', '15%', '^braking', '100 litres', '5 per'],
      unfit: ['you know'],
      numbers: ['34', '29', '5'],
    },
  },
  {
    id: 'tuning-e-kitchen-33',
    trade: 'airport check-in',
    temper: 'we and I',
    category: 'achievements',
    current: false,
    question: ASKED.day,
    answer:
      'We checked in up to 300 passengers a flight on four counters. I was often the one they put on special cases, so wheelchairs, kids travelling alone, people without visas.',
    expected: {
      lines: [
        {
          must: ['300', 'passengers', ['flight', 'counters']],
          not: ['we checked'],
          example: 'Helped check in up to 300 passengers a flight on four counters',
        },
        {
          must: [['special cases', 'wheelchairs', 'wheelchair']],
          not: ['they put', 'I was', 'the one'],
          example:
            'Often handled special cases such as wheelchairs, children travelling alone and people without visas',
        },
      ],
      never: ['300 flights', '4 passengers', '300 wheelchairs', '4 flights', '300 counters', '300 special'],
      numbers: ['300', '4'],
    },
  },
  {
    id: 'tuning-e-kitchen-34',
    trade: 'airport ramp',
    temper: 'roles and rates',
    category: 'achievements',
    current: false,
    question: ASKED.numbers,
    answer:
      'Turnaround in 35 minutes with a crew of five. I was the loader in charge, so I signed the load sheet. In 2019 we did 1,900 flights and had two delays because of us.',
    expected: {
      lines: [
        {
          must: [['turnaround', 'turnarounds'], '35 minutes'],
          not: ['I was'],
          example: 'Turnaround in 35 minutes with a crew of five',
        },
        {
          must: [['in charge', 'loader', 'load sheet']],
          not: ['I was', 'I signed'],
          example: 'Loader in charge of a crew of five, signing the load sheet',
        },
        {
          must: ['1900', 'flights'],
          not: ['we did', 'of us'],
          example: 'Handled 1,900 flights in 2019 with the crew, with only two delays at own fault',
        },
        { must: ['2', 'delays', ['1900', '2019']], not: ['of us'], example: 'Only two delays in 2019', optional: true },
      ],
      never: [
        '35 flights',
        '5 minutes',
        '1900 delays',
        '2 flights',
        '2019 flights',
        '5 flights',
        '5 delays',
        '35 delays',
      ],
      numbers: ['35', '5', '1900', '2'],
    },
  },
]
