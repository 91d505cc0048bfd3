import { ASKED } from './asked.ts'
import type { Case } from './types.ts'
import { TRAINED } from './words.ts'

/** Call centres, hairdressers, skills, wishes and projects, as people talk. */
export const TUNING_E_KITCHEN_DESKS_3: readonly Case[] = [
  {
    id: 'tuning-e-kitchen-59',
    trade: 'supermarket',
    temper: 'project, self-checkout',
    category: 'projects',
    current: false,
    question: ASKED.project,
    answer:
      'When we got the self-checkouts I was the one who trained everybody, 35 people in two weeks. Queues went from seven minutes to about three, the head office said.',
    expected: {
      lines: [
        {
          must: [TRAINED, ['35', 'everybody', 'everyone']],
          not: ['I was', 'the one', 'we got'],
          example: 'Trained 35 people on the self-checkouts in two weeks',
        },
        {
          must: ['35', ['people', 'colleagues', 'staff']],
          not: ['I was', 'we got'],
          example: 'Trained 35 people in two weeks',
        },
        {
          must: [['queues', 'queue'], '7', ['3']],
          not: ['the head office said'],
          example: 'Queues down from seven minutes to about three',
        },
      ],
      never: ['^cut', '^reduced', '35 minutes', '2 minutes', '35 queues', '3 weeks', '7 people', '35 self*', '7 weeks'],
      numbers: ['35', '7', '3'],
    },
  },
  {
    id: 'tuning-e-kitchen-60',
    trade: 'kitchen',
    temper: 'project, menu',
    category: 'projects',
    current: false,
    question: ASKED.projectResult,
    answer:
      'A vegan menu, together with the other chef. Twelve dishes, five of them mine. In the first month one in four guests ordered from it.',
    expected: {
      lines: [
        {
          must: [
            ['vegan menu', 'vegan'],
            ['chef', '12', '5', 'dishes'],
          ],
          not: ['mine'],
          example: 'Vegan menu of twelve dishes together with the other chef, five of them own',
        },
        {
          must: [['1 in 4', 'one in four', '25%', '1 of 4'], 'guests'],
          not: ['from it'],
          example: 'One in four guests ordered from the vegan menu in the first month',
        },
        { must: ['12', 'dishes'], not: ['mine'], example: 'Twelve dishes', optional: true },
        { must: [['12 dishes'], '5'], not: ['mine'], example: 'Twelve dishes, five of them own', optional: true },
      ],
      never: [
        '5 guests',
        '12 guests',
        '4 dishes',
        '12 dishes mine',
        '12 of them mine',
        '12 months',
        '4 chefs',
        '5 chefs',
      ],
      unfit: ['mine'],
      numbers: ['12', '5', ['4', '25%']],
    },
  },
  {
    id: 'tuning-e-kitchen-61',
    trade: 'cargo bike courier',
    temper: 'project, pilot',
    category: 'projects',
    current: false,
    question: ASKED.project,
    answer:
      'The pilot with the cargo bikes. There were three of us riders, and I tested the routes, counted the stops and wrote it all down. It came out at 18 stops an hour compared with 11 in the van, so they bought twenty bikes.',
    expected: {
      lines: [
        {
          must: [['tested'], 'routes'],
          not: ['I tested', 'of us', 'it all'],
          example: 'Tested routes and counted stops in a pilot with cargo bikes as one of three riders',
        },
        {
          must: ['18', 'stops', ['hour'], ['11', 'van', 'bike', 'bikes', 'pilot']],
          not: ['it came', 'they bought'],
          example: '18 stops an hour with the cargo bikes, compared with 11 in the van',
        },
        { must: ['3', ['riders']], not: ['of us'], example: 'One of three riders in the pilot', optional: true },
        {
          must: ['20', 'bikes', ['18', 'pilot', 'bought']],
          not: ['they bought', 'it came'],
          example: 'Pilot led the company to buy twenty bikes',
          optional: true,
        },
      ],
      never: [
        '18 bikes',
        '11 bikes',
        '^bought',
        '3 stops',
        '20 stops',
        '20 riders',
        '11 riders',
        '18 riders',
        '11 stops an hour with the bikes',
      ],
      unfit: ['they bought'],
      numbers: ['18', '11', '3'],
    },
  },
  {
    id: 'tuning-e-kitchen-62',
    trade: 'warehouse',
    temper: 'project, modest',
    category: 'projects',
    current: false,
    question: ASKED.project,
    answer:
      'We changed from paper to scanners. My part was small to be honest, I labelled the shelves, 4,800 of them, with a student over the summer.',
    expected: {
      lines: [
        {
          must: [['labelled', 'labeled'], 'shelves', '4800'],
          not: ['I labelled', 'of them', 'my part'],
          example: 'Labelled 4,800 shelves with a student over the summer for the change from paper to scanners',
        },
        {
          must: [['paper'], 'scanners'],
          not: ['we changed'],
          example: 'Helped change from paper to scanners',
          optional: true,
        },
      ],
      never: ['4800 scanners', '4800 students', '^led', 'introduced scanners alone', '4800 papers'],
      unfit: ['small'],
      numbers: ['4800'],
    },
  },
]
