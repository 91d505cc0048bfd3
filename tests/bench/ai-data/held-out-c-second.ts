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
  {
    id: 'held-out-c-second-7',
    trade: 'airline lounge',
    temper: 'one word',
    category: 'achievements',
    current: false,
    question: ASKED.better,
    answer: 'Nothing.',
    expected: {
      lines: [],
      never: [],
      numbers: [],
      nothing: true,
    },
  },
  {
    id: 'held-out-c-second-8',
    trade: 'call-in radio quiz',
    temper: 'joke only',
    category: 'achievements',
    current: false,
    question: ASKED.numbers,
    answer: "Numbers? I was told there'd be no maths. Zero grey hairs when I started, about a million now.",
    expected: {
      lines: [],
      never: [],
      numbers: [],
      nothing: true,
    },
  },
  {
    id: 'held-out-c-second-9',
    trade: 'stage magic',
    temper: 'boasts, then admits',
    category: 'achievements',
    current: false,
    question: ASKED.numbers,
    answer:
      "I've performed for kings! One king. A carnival king, in Cologne. But 80 shows a year for six years is true, you can check.",
    expected: {
      lines: [
        {
          must: ['80', ['shows', 'performances'], ['year', 'yearly', 'annually']],
          not: ['you can check', 'is true', 'but 80'],
          example: 'Performed 80 shows a year for six years',
        },
        {
          must: ['carnival king', 'Cologne'],
          not: ["I've", 'one king'],
          example: 'Performed for a carnival king in Cologne',
          optional: true,
        },
      ],
      never: ['kings', '480 shows', '6 kings', '^is true', 'royalty', '86'],
      numbers: ['80'],
    },
  },
  {
    id: 'held-out-c-second-10',
    trade: 'gambling arcade',
    temper: 'refusal with contempt',
    category: 'achievements',
    current: false,
    question: ASKED.others,
    answer: 'Customers there value free coffee, mate. Next question.',
    expected: {
      lines: [],
      never: [],
      numbers: [],
      nothing: true,
    },
  },
  {
    id: 'held-out-c-second-11',
    trade: 'town theatre',
    temper: 'praise that is all about the others',
    category: 'achievements',
    current: false,
    question: ASKED.team,
    answer:
      'Oh the crew was brilliant, Yusuf on lights especially, he reprogrammed the whole show in an afternoon when the desk died. I mostly brought him coffee and held the torch.',
    expected: {
      lines: [
        {
          must: [
            ['torch', 'assisted', 'supported', 'helped'],
            ['light*', 'show', 'desk', 'torch'],
          ],
          not: ['I mostly', 'brilliant', 'Yusuf'],
          example: 'Held the torch while a show was reprogrammed in an afternoon',
          optional: true,
        },
      ],
      never: ['Yusuf', '^reprogrammed', 'brilliant', '^led', 'coffee machine'],
      numbers: [],
    },
  },
  {
    id: 'held-out-c-second-12',
    trade: 'perfumery counter',
    temper: 'comparison with a colleague',
    category: 'achievements',
    current: false,
    question: ASKED.numbers,
    answer:
      "Between you and me I sold double what Chantal sold, but I'm not allowed to say that. Don't write that. The public number is 118% of target.",
    expected: {
      lines: [
        {
          must: ['118%', ['target', 'goal', 'quota']],
          not: ["I'm", "don't write", 'between you', 'Chantal', 'the public number is'],
          example: 'Reached 118% of target',
        },
      ],
      never: ['Chantal', 'double', 'twice', '2x', '18%', 'doubled', 'public'],
      numbers: ['118%'],
    },
  },
  {
    id: 'held-out-c-second-13',
    trade: 'tax office phone line',
    temper: "other people's illness, own cover",
    category: 'achievements',
    current: false,
    question: ASKED.hard,
    answer:
      'When Dagmar had her breakdown, poor thing, the whole inbox landed with me, 1,900 unread. I sorted them by deadline first and was through in 16 working days.',
    expected: {
      lines: [
        {
          must: ['1,900', '16', ['inbox', 'unread', 'messages', 'emails', 'mails', 'backlog', 'deadline']],
          not: ['landed with me', 'poor thing', 'I sorted', 'was through'],
          example: 'Cleared an inbox of 1,900 unread messages in 16 working days by sorting them by deadline first',
        },
        {
          must: ['1,900', ['sorted', 'sorting', 'prioriti*'], 'deadline'],
          not: ['I sorted', 'poor'],
          example: 'Sorted 1,900 unread messages by deadline',
          optional: true,
        },
      ],
      never: ['Dagmar', 'breakdown', 'illness', 'ill', 'sick', 'poor', '1,916', '16 days late', '16 emails'],
      numbers: ['1,900', '16'],
    },
  },
  {
    id: 'held-out-c-second-14',
    trade: 'chess club bar',
    temper: 'half-joking order to leave it empty',
    category: 'achievements',
    current: false,
    question: ASKED.others,
    answer: "Write that I'm adorable. No, leave it blank.",
    expected: {
      lines: [],
      never: [],
      numbers: [],
      nothing: true,
    },
  },
  {
    id: 'held-out-c-second-15',
    trade: 'community newspaper',
    temper: 'modest, gives the wrong person',
    category: 'achievements',
    current: false,
    question: ASKED.proud,
    answer:
      "The prize wasn't for me, it was for the photographer. My text was underneath though, 900 words on the last lamplighter in town, and it was reprinted in six papers.",
    expected: {
      lines: [
        {
          must: [
            ['lamplighter', '900', 'text', 'article'],
            ['reprint*', '6', '900'],
            ['lamplighter', '6', 'papers', 'newspapers'],
          ],
          not: ['my text', "wasn't", 'though', 'underneath'],
          example: 'Wrote 900 words on the last lamplighter in town, reprinted in six papers',
        },
        {
          must: ['6', ['papers', 'newspapers'], ['reprint*', 'republished', 'printed']],
          not: ['my text'],
          example: 'Text reprinted in six papers',
          optional: true,
        },
      ],
      never: ['prize', 'award', '^won', 'photograph*', '900 papers', '6 prizes', '6 articles'],
      numbers: ['900', '6'],
    },
  },
  {
    id: 'held-out-c-second-16',
    trade: 'language school reception',
    temper: 'only what others should have done',
    category: 'achievements',
    current: false,
    question: ASKED.better,
    answer:
      'The website should have had the prices on it. The teachers should have been on time. I said it every week for two years.',
    expected: {
      lines: [],
      never: [],
      numbers: [],
      nothing: true,
    },
  },
  {
    id: 'held-out-c-second-17',
    trade: 'monastery guesthouse',
    temper: 'silence and a shrug',
    category: 'achievements',
    current: false,
    question: ASKED.others,
    answer: "I couldn't tell you, Brother Anselm never said a word about anything to anybody.",
    expected: {
      lines: [],
      never: [],
      numbers: [],
      nothing: true,
    },
  },
]
