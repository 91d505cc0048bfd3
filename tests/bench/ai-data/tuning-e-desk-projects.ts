import { ASKED } from './asked.ts'
import type { Case } from './types.ts'

/** People who run projects or advise others on theirs. */
export const TUNING_E_DESK_PROJECTS: readonly Case[] = [
  {
    id: 'tuning-e-desk-41',
    trade: 'project management',
    temper: 'roll-out, partly late',
    category: 'projects',
    current: false,
    question: ASKED.project,
    answer:
      'I ran the warehouse system roll-out, budget 1.2 million euros, seven sites in four countries. We went live three weeks late at the first site but the other six were on the day.',
    expected: {
      lines: [
        {
          must: [['ran', 'led', 'managed'], 'warehouse system', ['€1.2 million', '7']],
          not: ['I ran', 'we went', 'late'],
          example:
            'Ran the warehouse system roll-out with a budget of 1.2 million euros at seven sites in four countries',
        },
        { must: ['7', 'sites', '4', 'countries'], not: ['I ran', 'late'], example: 'Seven sites in four countries' },
        {
          must: ['6', ['sites', 'on the day', 'on time']],
          not: ['we went', 'other 6 were'],
          example: 'Six of seven sites live on the day',
          optional: true,
        },
        { must: ['budget', '€1.2 million'], example: 'Budget of 1.2 million euros', optional: true },
        {
          must: ['ran', 'warehouse system'],
          not: ['I ran'],
          example: 'Ran the warehouse system roll-out',
          optional: true,
        },
      ],
      never: [
        '7 countries',
        '4 sites',
        '3 sites',
        '6 countries',
        '7 on the day',
        '6 weeks',
        '1.2 million sites',
        '7 weeks',
      ],
      unfit: ['late'],
      numbers: ['€1.2 million', '7', '4'],
    },
  },
  {
    id: 'tuning-e-desk-42',
    trade: 'delivery management',
    temper: 'blunt about the mess',
    category: 'achievements',
    current: false,
    question: ASKED.hard,
    answer:
      'Honestly the plan was a mess when I got it. 300 open items. I sat with each team for an hour, threw out 180 that nobody needed, and we delivered in September as promised to the client.',
    expected: {
      lines: [
        {
          must: ['180', ['threw out', 'removed', 'cut', 'dropped', 'items', 'cleared']],
          not: ['a mess', 'I sat', 'we delivered', 'threw out 180 that nobody needed and delivered'],
          example: 'Threw out 180 of 300 open items that nobody needed and delivered in September as promised',
        },
        {
          must: [['delivered', 'delivery'], 'september'],
          not: ['we delivered', 'a mess'],
          example: 'Delivered in September as promised to the client',
          optional: true,
        },
        { must: ['300', 'items'], not: ['a mess'], example: '300 open items', optional: true },
      ],
      never: ['120', '180 teams', '300 teams', '180 hours', '60%', '300 people', '^needed', '300 clients'],
      unfit: ['mess', 'honestly'],
      numbers: ['180', '300'],
    },
  },
  {
    id: 'tuning-e-desk-43',
    trade: 'hospital consulting',
    temper: 'team of consultants, own part',
    category: 'projects',
    current: false,
    question: ASKED.projectResult,
    answer:
      'It was a hospital, they were losing money on the operating rooms. We were three consultants, I did the numbers. First case started on time in 38% of days and after four months it was 71. The client reckons 2 million a year.',
    expected: {
      lines: [
        {
          must: [['first case', 'on time'], '38%', ['71', '71%']],
          not: ['it was', 'we were', 'I did'],
          example: 'First case started on time in 71% of days after four months, from 38%',
        },
        {
          must: [
            ['numbers', 'analysis', 'figures'],
            ['3', 'consultants', 'hospital', 'did', 'handled', 'numbers'],
          ],
          not: ['I did', 'we were', 'losing'],
          example: 'Handled the numbers in a team of three consultants',
          optional: true,
        },
        {
          must: ['2 million', 'year'],
          not: ['reckons'],
          example: '2 million a year by the reckoning of the client',
          optional: true,
        },
      ],
      never: [
        '33%',
        '^led',
        '71 days',
        '4 consultants',
        '^saved',
        '38 days',
        '^lost',
        '3 months',
        '71 months',
        '2 million days',
      ],
      unfit: ['losing money'],
      numbers: ['38%', ['71', '71%']],
    },
  },
]
