import { ASKED } from './asked.ts'
import type { Case } from './types.ts'

/** Answers to measure with only: skills, goals, traps and numbers in passing. */
export const HELD_OUT_C_SECOND: readonly Case[] = [
  {
    id: 'held-out-c-second-1',
    trade: 'motorcycle workshop',
    temper: 'brand list with a preference',
    category: 'skills',
    current: true,
    question: ASKED.skills,
    answer:
      'Ducatis, Guzzis, the old BMWs. Carbs I tune by ear, injection with TuneECU. Honestly the electrics on the new ones I give to Marco.',
    expected: {
      lines: [
        { must: [['Ducati', 'Ducatis']], example: 'Ducati' },
        { must: [['Guzzi', 'Guzzis']], example: 'Moto Guzzi', optional: true },
        { must: [['BMW', 'BMWs']], example: 'BMW (old models)', optional: true },
        {
          must: [['carb', 'carbs', 'carburettor', 'carburettors', 'carburetor', 'carburetors']],
          example: 'Carburettor tuning',
        },
        { must: [['TuneECU', 'injection']], example: 'TuneECU' },
        { must: ['injection'], example: 'Fuel injection', optional: true },
      ],
      never: ['electrics', 'electrical', 'Marco', 'Honda', 'Yamaha', 'wiring'],
      numbers: [],
    },
  },
  {
    id: 'held-out-c-second-2',
    trade: 'theme park mascot',
    temper: 'jokes about skills',
    category: 'skills',
    current: true,
    question: ASKED.skills,
    answer:
      "Sweating! No, ok: walking in size 60 shoes, mime, French with kids, B1, and I'm a trained first aider, handy when the dads faint.",
    expected: {
      lines: [
        { must: ['mime'], example: 'Mime' },
        { must: ['French'], example: 'French (B1)' },
        { must: [['first aid', 'first-aid', 'first aider']], example: 'First aid' },
        { must: [['walking', '60']], example: 'Walking in size 60 shoes', optional: true },
      ],
      never: ['sweating', 'dads', 'faint', 'B2', 'paramedic', 'doctor'],
      numbers: [],
    },
  },
  {
    id: 'held-out-c-second-3',
    trade: 'school bus escort',
    temper: 'denies everything',
    category: 'skills',
    current: true,
    question: ASKED.skills,
    answer: "None. I haven't got any skills like that, I sit with the children and that's it.",
    expected: {
      lines: [],
      never: [],
      numbers: [],
      nothing: true,
    },
  },
  {
    id: 'held-out-c-second-4',
    trade: 'cake decorating',
    temper: 'mattering said by a scene',
    category: 'values',
    current: true,
    question: ASKED.values,
    answer:
      "When the kid sees the cake and goes quiet for a second. That second. I'd bin a whole night's work rather than send out something that leans.",
    expected: {
      lines: [
        {
          must: [
            [
              'lean*',
              'crooked',
              'imperfect',
              'flawless',
              'perfect',
              'straight',
              'quality',
              'bin',
              'bins',
              'again',
              'discard*',
              'send*',
            ],
          ],
          not: ["I'd"],
          example: 'Rather starts again than send out a cake that leans.',
        },
        {
          must: [
            ['child', 'children', 'kid', 'kids', "child's"],
            ['cake', 'cakes', 'quiet', 'second', 'moment'],
          ],
          example: 'Works for the second when a child sees the cake and goes quiet.',
          optional: true,
        },
      ],
      never: ['award', 'years', '^quiet', 'sends out leaning', 'lazy', 'wastes'],
      numbers: [],
    },
  },
  {
    id: 'held-out-c-second-5',
    trade: 'water utility',
    temper: "others' words",
    category: 'values',
    current: true,
    question: ASKED.others,
    answer: "The night desk says 'if Ola signed it, you can drink it'. I suppose it means I check things twice.",
    expected: {
      lines: [
        {
          must: ['check*', ['twice', '2x', 'double', '2 times', 'double-checks']],
          not: ['I suppose', 'I check'],
          example: 'Checks everything twice.',
        },
        {
          must: [
            ['signed', 'sign', 'trust*'],
            ['drink', 'night desk', 'night', 'colleagues'],
          ],
          example: "Valued by the night desk: 'If Ola signed it, you can drink it'.",
          optional: true,
        },
      ],
      never: ['years', 'award', '^drink', 'alcohol', 'supervisor'],
      numbers: [],
    },
  },
  {
    id: 'held-out-c-second-6',
    trade: 'bicycle courier cooperative',
    temper: 'values as rules',
    category: 'values',
    current: true,
    question: ASKED.values,
    answer: 'Fair split of the long rides. No heroes. If one of us is ill, the rest cover and nobody asks for a note.',
    expected: {
      lines: [
        {
          must: [
            ['fair', 'fairly', 'fairness'],
            ['split', 'rides', 'share*', 'shares', 'sharing', 'work', 'distribution', 'divid*'],
          ],
          not: ['no heroes. if'],
          example: 'Believes in a fair split of the long rides.',
        },
        {
          must: ['cover*', ['ill', 'sick', 'illness', 'colleagues', 'others', 'team']],
          not: ['one of us'],
          example: 'Covers for colleagues who are ill without asking for a note.',
          optional: true,
        },
        { must: [['heroes', 'team']], example: 'No heroes.', optional: true },
      ],
      never: ['^ill', 'years', '^led', '^asks for a note', 'founder', 'heroic'],
      numbers: [],
    },
  },
]
