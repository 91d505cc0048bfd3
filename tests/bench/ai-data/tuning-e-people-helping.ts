import { ASKED } from './asked.ts'
import type { Case } from './types.ts'

/** People of social work, youth work and charities. */
export const TUNING_E_PEOPLE_HELPING: readonly Case[] = [
  {
    id: 'tuning-e-people-29',
    trade: 'social work',
    temper: 'a list that vanished',
    category: 'achievements',
    current: false,
    question: ASKED.better,
    answer:
      'When I took over the housing advice there was a waiting list of 70 people. I started walk-in hours on Mondays, no appointment. Four months later the list was gone.',
    expected: {
      lines: [
        {
          must: [
            ['walk-in', 'walk in'],
            ['started', 'introduced'],
          ],
          example: 'Started walk-in hours on Mondays; a waiting list of 70 people was gone four months later',
        },
        { must: ['70', ['list', 'waiting'], '4 months'], example: 'Waiting list of 70 people gone within four months' },
        { must: ['housing advice'], example: 'Took over the housing advice', optional: true },
        { must: ['70', 'list'], example: 'Waiting list of 70 people', optional: true },
      ],
      never: ['70 months', '4 people', '70 hours', '70 appointments', '4 hours', '70 Mondays'],
      numbers: ['70', '4 months'],
    },
  },
  {
    id: 'tuning-e-people-30',
    trade: 'social work',
    temper: 'shy',
    category: 'achievements',
    current: true,
    question: ASKED.dayNow,
    answer:
      "Honestly it's a lot of driving. I have 26 open cases at the moment, child protection, so home visits and the meetings with school and police. I write about four court reports a month.",
    expected: {
      lines: [
        { must: ['26', 'cases'], example: '26 open child protection cases with home visits' },
        { must: ['4', 'court reports', ['month', 'monthly']], example: 'Write about four court reports a month' },
        {
          must: [['home visits', 'meetings']],
          example: 'Home visits and meetings with schools and police',
          optional: true,
        },
      ],
      never: ['26 reports', '4 cases', '26 children', '4 courts', '26 police'],
      unfit: ['honestly', 'driving'],
      numbers: ['26', '4'],
    },
  },
  {
    id: 'tuning-e-people-31',
    trade: 'youth work',
    temper: 'own part in a team',
    category: 'achievements',
    current: false,
    question: ASKED.team,
    answer:
      'Me and two other youth workers rebuilt the skate park with the kids. 35 teenagers helped, and we collected 12,000 in donations. I did the permit with the council and the safety rules.',
    expected: {
      lines: [
        {
          must: ['skate park', ['rebuilt', 'rebuild*', 'helped']],
          example: 'Rebuilt the skate park with two colleagues and 35 teenagers',
        },
        { must: ['12000', ['donations', 'donated']], example: 'Collected 12,000 in donations' },
        { must: [['permit', 'safety rules']], example: 'Did the permit with the council and the safety rules' },
        { must: ['35', 'teenagers'], example: '35 teenagers helped', optional: true },
      ],
      never: [
        '^led',
        '35 donations',
        '12000 teenagers',
        '$12,000',
        '€12,000',
        '35 youth workers',
        '37',
        '3 skate parks',
        '^helped$',
      ],
      numbers: ['35', '12000'],
    },
  },
  {
    id: 'tuning-e-people-32',
    trade: 'youth work',
    temper: 'apprenticeships',
    category: 'achievements',
    current: true,
    question: ASKED.numbers,
    answer:
      'Open door three evenings a week, between 25 and 40 young people each evening. 14 of mine got an apprenticeship last year through the job mornings I run.',
    expected: {
      lines: [
        {
          must: [['25 to 40', '25 and 40', '25'], '40'],
          example: 'Open door three evenings a week for 25 to 40 young people',
        },
        {
          must: ['14', 'apprenticeship*'],
          not: ['mine'],
          example: '14 young people got an apprenticeship last year through the job mornings',
        },
        { must: ['job mornings'], example: 'Run job mornings', optional: true },
        { must: ['3', 'evenings'], example: 'Open door three evenings a week', optional: true },
      ],
      never: ['14 evenings', '40 evenings', '14 apprenticeships a week', '65', '25 a week', '3 young people'],
      numbers: [['25 and 40', '25-40'], '14', '3'],
    },
  },
  {
    id: 'tuning-e-people-33',
    trade: 'fundraising',
    temper: "own sum beside the charity's",
    category: 'achievements',
    current: false,
    question: ASKED.numbers,
    answer:
      "I raised 86k in 2023, the year before it was 61. Mostly regular givers, I signed up 190 new ones. The whole charity makes about 2 million so I'm a small fish.",
    expected: {
      lines: [
        { must: ['raised', '86k', '2023'], example: 'Raised 86k in 2023, after 61 the year before' },
        { must: ['190', ['givers', 'donors', 'new']], example: 'Signed up 190 new regular givers' },
        {
          must: [
            ['61', '61k'],
            ['year before', '2022'],
          ],
          example: '61 the year before',
          optional: true,
        },
      ],
      never: ['2 million', '$86k', '£86k', '25k', '190k', '61 givers', '2023 givers', '41%', '86 givers'],
      unfit: ['fish', 'new ones'],
      numbers: ['86k', '190'],
    },
  },
  {
    id: 'tuning-e-people-34',
    trade: 'charity shop',
    temper: 'after before before',
    category: 'achievements',
    current: false,
    question: ASKED.better,
    answer:
      'I ran the shop with 22 volunteers, I was the only one paid. We took around £1,900 a week when I left. It was 1,200 when I started.',
    expected: {
      lines: [
        { must: ['22', 'volunteers'], example: 'Ran the charity shop with 22 volunteers' },
        {
          must: ['£1,900', ['week', 'weekly']],
          not: ['I left', 'I started'],
          example: 'Weekly takings around £1,900 on leaving, £1,200 at the start',
        },
        {
          must: [
            ['1200', '£1200'],
            ['start*', 'before', 'from'],
          ],
          not: ['I started'],
          example: '£1,200 at the start',
          optional: true,
        },
      ],
      never: [
        '22 weeks',
        '£700',
        '58%',
        '£1,200 when leaving',
        '£1,900 a year',
        '22 shops',
        '£1,900 to £1,200',
        '£1,900 to 1,200',
      ],
      numbers: ['22', '£1,900', ['£1,200', '1200']],
    },
  },
  {
    id: 'tuning-e-people-35',
    trade: 'food bank',
    temper: 'packing and driving',
    category: 'achievements',
    current: false,
    question: ASKED.day,
    answer:
      'In the winter we packed 140 parcels a week. I sorted the rota for 30 volunteers and collected from five supermarkets with the van, which had no heating by the way.',
    expected: {
      lines: [
        { must: ['140', 'parcels', ['week', 'weekly']], example: 'Packed 140 parcels a week in winter' },
        { must: ['30', 'volunteers'], example: 'Sorted the rota for 30 volunteers' },
        { must: ['5', 'supermarkets'], example: 'Collected from five supermarkets with the van' },
      ],
      never: ['30 parcels', '5 volunteers', '140 volunteers', '140 supermarkets', '30 supermarkets', '^led'],
      unfit: ['no heating', 'by the way'],
      numbers: ['140', '30', '5'],
    },
  },
  {
    id: 'tuning-e-people-36',
    trade: 'charity',
    temper: "another's deed denied",
    category: 'achievements',
    current: false,
    question: ASKED.proud,
    answer:
      "I didn't do the big gala, that was my manager, she brought in 50,000. I did the little things, the church stalls and the sponsored walk. The walk made 3,200, with 85 walkers.",
    expected: {
      lines: [
        {
          must: [
            ['stalls', 'walk'],
            ['did', 'organised', 'organized', 'ran', 'handled', 'completed', '3200'],
          ],
          example: 'Did church stalls and a sponsored walk; the walk made 3,200 with 85 walkers',
        },
        { must: ['walk', '3200'], example: 'Sponsored walk made 3,200 with 85 walkers' },
        { must: ['85', 'walkers'], example: '85 walkers', optional: true },
      ],
      never: ['gala', '50,000', '53,200', '85 stalls', '$3,200', '£3,200', '3200 walkers', '85 gala'],
      unfit: ['little things'],
      numbers: ['3,200', '85'],
    },
  },
  {
    id: 'tuning-e-people-37',
    trade: 'refugee charity',
    temper: 'second language',
    category: 'achievements',
    current: true,
    question: ASKED.proud,
    answer:
      'I help the people with the papers. In two years maybe 300 families, from eleven countries. Before me they waited two months for appointment, now one week.',
    expected: {
      lines: [
        {
          must: [['help', 'helped', 'helping', 'support*'], 'papers'],
          not: ['the papers', 'the people'],
          example: 'Help about 300 families from eleven countries with their papers',
        },
        { must: ['300', 'families', '11'], example: 'About 300 families from eleven countries in two years' },
        {
          must: [['wait*', 'appointment*'], '2 months', '1 week'],
          not: ['before me', 'they'],
          example: 'Wait for an appointment one week instead of two months',
        },
        { must: ['help', 'people', 'papers'], example: 'Help people with papers', optional: true },
      ],
      never: ['300 countries', '11 families', '300 papers', '2 weeks', '1 month', '300 appointments'],
      unfit: ['before me'],
      numbers: ['300', '11', '2 months', '1 week'],
    },
  },
]
