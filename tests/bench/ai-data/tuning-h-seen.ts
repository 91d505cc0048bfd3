import { ASKED } from './asked.ts'
import type { Case } from './types.ts'
import { MADE, WENT_DOWN } from './words.ts'

/** Held out until somebody saw what was made of them. */
export const TUNING_H_SEEN: readonly Case[] = [
  {
    id: 'tuning-h-care-1',
    trade: 'care home nights',
    temper: 'tired, short',
    category: 'achievements',
    current: false,
    question: ASKED.proud,
    answer:
      'Nights, a care home with thirty-eight residents, two of us on. I started a sheet by every bed saying when somebody last got up. Falls at night went from nine a month to three because of it.',
    expected: {
      lines: [
        {
          must: [['sheet*', 'chart*', 'log*', 'record*'], ['fall*'], '9', '3'],
          example:
            'Started a bedside sheet showing when each resident last got up, which cut falls at night from 9 a month to 3',
        },
        {
          must: [MADE, ['sheet*', 'chart*', 'log*', 'record*']],
          example: 'Started a sheet by every bed showing when each resident last got up',
          optional: true,
        },
        { must: [WENT_DOWN, ['fall*'], '9', '3'], example: 'Cut falls at night from 9 a month to 3', optional: true },
        {
          must: ['38', ['resident*', 'bed*', 'people']],
          example: 'Worked nights in a care home with 38 residents',
          optional: true,
        },
      ],
      never: ['38 falls', '3 residents', '9 residents', 'no falls', 'single-handed*', 'alone', '^managed a team'],
      others: ['single-handed*', 'alone', '^managed a team'],
      numbers: ['9', '3'],
    },
  },
  {
    id: 'tuning-h-care-10',
    trade: 'senior carer',
    temper: 'annoyed',
    category: 'achievements',
    current: false,
    question: ASKED.better,
    answer:
      "The rota. The manager before, honestly, she couldn't boil an egg, people found out on Friday if they worked Saturday. I did the rota four weeks ahead. Agency shifts went from thirty a month to six, so that saved the home, I don't know, a lot. Sickness I can't say.",
    expected: {
      lines: [
        {
          must: [['rota*', 'roster*', 'schedule*', 'shift*'], '4 weeks', '30', '6'],
          example: 'Planned the rota 4 weeks ahead; agency shifts went from 30 a month to 6',
        },
        {
          must: [['rota*', 'roster*', 'schedule*'], '4 weeks'],
          example: 'Planned the rota 4 weeks ahead',
          optional: true,
        },
        { must: ['agency', '30', '6'], example: 'Brought agency shifts down from 30 a month to 6', optional: true },
      ],
      never: [
        'reduced sickness',
        'lower sickness',
        '30 staff',
        '6 staff',
        '6 weeks ahead',
        '30 agency workers',
        'as manager',
        '^managed the home',
      ],
      others: ['as manager', '^managed the home'],
      unfit: ['boil an egg'],
      numbers: ['4 weeks', '30', '6'],
    },
  },
  {
    id: 'tuning-h-care-100',
    trade: 'talking newspaper for blind people',
    temper: 'dry',
    category: 'projects',
    current: true,
    question: ASKED.projectResult,
    answer:
      "The talking newspaper. Forty minutes of local news on a stick, every Thursday, for a hundred and sixty blind people round here. I read, others read, Ken does the copying. What I did alone is the index, so they can jump to the deaths first, because that's what they want. Complaints went to zero and two other towns copied the index.",
    expected: {
      lines: [
        {
          must: ['index', ['2', 'towns']],
          example: 'Made the index of a talking newspaper alone, which 2 other towns copied',
        },
        {
          must: ['160', ['blind', 'people', 'listener*', 'visually impaired']],
          example: 'Read 40 minutes of local news every Thursday with others for 160 blind people',
        },
        {
          must: [[...MADE, 'did', 'added', 'compiled'], 'index'],
          example: 'Created the index of a talking newspaper',
          optional: true,
        },
        { must: [['complaint*']], example: 'Complaints went to zero', optional: true },
      ],
      never: ['^copied', '^duplicated', '^founded', '^led', '^managed a team', '160 towns', '160 minutes', '40 people'],
      others: ['^copied', '^duplicated', '^founded', '^led', '^managed a team'],
      unfit: ['Ken', 'deaths'],
      numbers: ['40 minutes', '160', '2'],
    },
  },
]
