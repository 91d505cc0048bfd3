import { ASKED } from './asked.ts'
import type { Case } from './types.ts'
import { about } from './words.ts'

/** Once held out: skills, goals, traps and numbers in passing. */
export const TUNING_F_C_SECOND: readonly Case[] = [
  {
    id: 'tuning-f-c-second-1',
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
      never: ['electrics', 'electrical', 'Honda', 'Yamaha', 'wiring'],
      unfit: ['Marco'],
      numbers: [],
    },
  },
  {
    id: 'tuning-f-c-second-2',
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
      never: ['sweating', 'faint', 'B2', 'paramedic', 'doctor'],
      unfit: ['dads'],
      numbers: [],
    },
  },
  {
    id: 'tuning-f-c-second-3',
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
    id: 'tuning-f-c-second-4',
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
    id: 'tuning-f-c-second-5',
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
    id: 'tuning-f-c-second-6',
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
    id: 'tuning-f-c-second-7',
    trade: 'marionette theatre',
    temper: 'denies having done much, numbers slip out',
    category: 'achievements',
    current: false,
    question: ASKED.better,
    answer:
      "Me? I pulled strings, that's the whole joke. It was Ines who wrote the plays and got the clapping. All right, the repair book was mine, for 86 puppets, so people stopped asking me whose leg that was.",
    expected: {
      lines: [
        {
          must: ['repair', '86', ['puppets', 'marionettes'], ['book', 'log', 'records', 'register']],
          not: ['joke', 'all right', 'was mine', 'whose leg'],
          example: 'Set up a repair book for 86 puppets',
        },
      ],
      never: ['^wrote the plays', 'clapping', 'applause', '86 plays', '^repaired 86', '^led'],
      unfit: ['Ines', 'joke'],
      numbers: ['86'],
    },
  },
  {
    id: 'tuning-f-c-second-8',
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
    id: 'tuning-f-c-second-9',
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
      never: ['kings', '480 shows', '6 kings', 'royalty', '86'],
      unfit: ['^is true'],
      numbers: ['80'],
    },
  },
  {
    id: 'tuning-f-c-second-10',
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
    id: 'tuning-f-c-second-11',
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
      never: ['^reprogrammed', 'brilliant', '^led', 'coffee machine'],
      unfit: ['Yusuf'],
      numbers: [],
    },
  },
  {
    id: 'tuning-f-c-second-12',
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
      never: ['double', 'twice', '2x', '18%', 'doubled'],
      unfit: ['Chantal'],
      numbers: ['118%'],
    },
  },
  {
    id: 'tuning-f-c-second-13',
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
      never: ['breakdown', 'illness', 'ill', 'sick', '1,916', '16 days late', '16 emails'],
      unfit: ['Dagmar', 'poor'],
      numbers: ['1,900', '16'],
    },
  },
  {
    id: 'tuning-f-c-second-14',
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
    id: 'tuning-f-c-second-15',
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
    id: 'tuning-f-c-second-16',
    trade: 'pawnshop',
    temper: 'wants credit for something planned, and tells of something done',
    category: 'achievements',
    current: true,
    question: ASKED.numbers,
    answer:
      "Next spring I'm going to be running the second branch, at least if Mr. Okafor keeps his word, so put me down as manager. Today? I value the watches, 15 or so a day, and I've been fooled by two fakes since I started.",
    expected: {
      lines: [
        {
          must: [
            [...about('15'), '15 or so'],
            'watches',
            ['value', 'appraise', 'assess', 'valuing', 'estimate', 'appraisal', 'appraising'],
            ['day', 'daily'],
          ],
          not: ['or so', 'put me down', 'I value', 'today'],
          example: 'Value about 15 watches a day',
        },
        {
          must: [
            '2',
            ['fakes', 'fake', 'counterfeits'],
            ['only', 'missed', 'undetected', 'but', 'overlooked', 'except'],
          ],
          not: ["I've", 'fooled'],
          example: 'Only two fakes missed',
          optional: true,
        },
      ],
      never: ['manager', '^manage', 'branch', '^running', '^run', '^led', 'over 15', 'next spring', 'spring'],
      unfit: ['Okafor'],
      numbers: ['15'],
    },
  },
  {
    id: 'tuning-f-c-second-17',
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
  {
    id: 'tuning-f-c-second-18',
    trade: 'library bus',
    temper: 'kilometres, stops, readers',
    category: 'achievements',
    current: false,
    question: ASKED.better,
    answer:
      "The bus does 210 kilometres a week, 38 stops, always has. What's new is that I let the villages pick ten of the books themselves. Loans per stop, twenty-one to thirty-three.",
    expected: {
      lines: [
        {
          must: ['21', '33', 'loans', ['villages', 'books', 'pick*', 'choose', 'stop']],
          not: ["what's new", 'I let', 'always has'],
          example:
            'Let the villages pick ten of the books themselves; loans per stop went from twenty-one to thirty-three',
        },
        {
          must: ['10', 'books', ['villages', 'pick*', 'choose', 'chose']],
          not: ["what's new", 'I let'],
          example: 'Let the villages pick ten of the books',
          optional: true,
        },
        {
          must: ['38', '210'],
          not: ['always has'],
          example: 'Ran a library bus with 38 stops over 210 kilometres a week',
          optional: true,
        },
      ],
      never: ['12 loans', '57%', '48 books', '^increased the stops', '210 stops', '38 villages'],
      numbers: ['21', '33'],
    },
  },
  {
    id: 'tuning-f-c-second-19',
    trade: 'night bus control room',
    temper: 'two shares',
    category: 'achievements',
    current: true,
    question: ASKED.better,
    answer:
      "Before me 9 nights out of 10 at least one bus was skipped, now it's 2 in 10, and that is because I keep one driver and one bus warm in reserve.",
    expected: {
      lines: [
        {
          must: ['2', '9', ['nights', 'night'], ['reserve', 'skip*', 'bus']],
          not: ['before me', 'I keep', "now it's"],
          example: 'Keep one driver and one bus in reserve, so that a bus is skipped 2 nights in 10 instead of 9',
        },
        {
          must: ['reserve', 'driver', 'bus'],
          not: ['I keep'],
          example: 'Keep one driver and one bus in reserve',
          optional: true,
        },
      ],
      never: ['7 nights', '70%', '^skipped', '9 buses', '10 buses', 'never skipped', '80%', '20 nights'],
      numbers: ['9', '2'],
    },
  },
  {
    id: 'tuning-f-c-second-20',
    trade: 'theatre school admissions',
    temper: 'from applications to places',
    category: 'achievements',
    current: false,
    question: ASKED.numbers,
    answer:
      "We'd 1,300 applications for 12 places. I watched all 1,300 videos, in seven weeks, with notes on each, and the jury then saw sixty people live rather than two hundred.",
    expected: {
      lines: [
        {
          must: [
            '1,300',
            ['videos', 'applications', 'applicants'],
            ['watched', 'reviewed', 'viewed', 'assessed', 'screened', 'notes', 'video'],
          ],
          not: ["we'd", 'I watched'],
          example:
            'Watched 1,300 application videos in seven weeks and wrote notes on each, so that the jury saw sixty people live rather than two hundred',
        },
        {
          must: ['60', '200', ['jury', 'live']],
          not: ["we'd"],
          example: 'Jury saw sixty people live rather than two hundred',
          optional: true,
        },
        {
          must: ['notes', ['each', 'every', 'video', 'videos']],
          not: ["we'd"],
          example: 'Wrote notes on each video',
          optional: true,
        },
      ],
      never: ['1,312', '140', '^chose', '^selected the 12', '12 weeks', 'jury member', '1,300 places', 'decided'],
      numbers: ['1,300'],
    },
  },
  {
    id: 'tuning-f-c-second-21',
    trade: 'hospital kitchen diets',
    temper: 'ages',
    category: 'achievements',
    current: true,
    question: ASKED.dayNow,
    answer:
      'Puree for 45, gluten free for eleven, and the kids, three to fourteen years, they get faces on the plate. I plan it all on Thursdays for two weeks.',
    expected: {
      lines: [
        {
          must: [
            ['45', 'thursdays', 'thursday', 'plan*'],
            ['puree', 'pureed', 'plan', 'plan*', '2 weeks'],
            ['45', '2 weeks', '11', 'thursday', 'thursdays'],
          ],
          not: ['I plan', 'they get', 'and the kids, three'],
          example: 'Plan meals every Thursday for two weeks, with puree for 45 and gluten-free meals for eleven',
        },
        {
          must: ['11', ['gluten-free', 'gluten free']],
          not: ['I plan'],
          example: 'Gluten-free meals for eleven',
          optional: true,
        },
        {
          must: [['children', 'kids'], '3', '14'],
          not: ['they get', 'I plan'],
          example: 'Prepare plates with faces for children aged three to fourteen',
          optional: true,
        },
      ],
      never: ['^planned', '56', '45 children', '14 weeks', '11 children', 'nutritionist', '^cooked', '3 weeks'],
      numbers: ['45'],
    },
  },
  {
    id: 'tuning-f-c-second-22',
    trade: 'hotel pianist',
    temper: 'hours and requests',
    category: 'achievements',
    current: false,
    question: ASKED.day,
    answer:
      "Seven till eleven, five nights. Say twelve requests an evening, of which I know, what, ten. The other two I learn by the weekend, so the book's at 1,150 songs now.",
    expected: {
      lines: [
        {
          must: [
            ['1,150', '5', '5 nights', '7'],
            ['songs', 'played', 'nights', 'repertoire', 'piano'],
            ['11', 'songs', '1,150', 'week', 'hours'],
          ],
          not: ['what, ten', 'I know', 'I learn', "book's"],
          example: 'Played from seven till eleven five nights a week, with a repertoire of 1,150 songs',
        },
        {
          must: ['learn*', ['requests', 'request', 'songs'], ['weekend', 'unknown', 'new', 'requests']],
          not: ['I learn', 'what, ten'],
          example: 'Learned unknown requests by the weekend',
          optional: true,
        },
        {
          must: [about('12'), 'requests', ['evening', 'night']],
          not: ['what, ten', 'I know'],
          example: 'About twelve requests an evening',
          optional: true,
        },
      ],
      never: [
        '12 nights',
        '60 requests',
        'over 1,150',
        '1,150 requests',
        '^wrote',
        '^composed',
        '17 hours',
        '7 nights',
      ],
      numbers: ['1,150'],
    },
  },
  {
    id: 'tuning-f-c-second-23',
    trade: 'passport photo shop',
    temper: 'rejection and speed',
    category: 'achievements',
    current: false,
    question: ASKED.better,
    answer:
      'In twelve photos one got refused by the office, back then. I hung a grey sheet and bought one lamp, 49 euros, and out of the last thousand there were 4.',
    expected: {
      lines: [
        {
          must: ['4', '12', ['1,000', 'thousand'], ['photos', 'refus*', 'reject*']],
          not: ['back then', 'there were 4', 'I hung', 'in twelve photos one'],
          example:
            'Hung a grey sheet and bought one lamp for 49 euros, cutting refused photos from one in twelve to 4 in a thousand',
        },
        {
          must: ['lamp', ['sheet', 'background', 'backdrop'], ['grey', 'gray', '49', 'lamp']],
          not: ['I hung', 'back then'],
          example: 'Hung a grey sheet and bought a lamp for 49 euros',
          optional: true,
        },
      ],
      never: ['€4', '12%', '49 photos', '^refused', '4%', '95%', '8%', 'eliminated'],
      numbers: ['4'],
    },
  },
  {
    id: 'tuning-f-c-second-24',
    trade: 'boarding school house parent',
    temper: 'bedtimes',
    category: 'achievements',
    current: false,
    question: ASKED.better,
    answer:
      'When I took over the house, 24 girls, thirteen to sixteen, lights-out was a battle till midnight. I let them vote. They voted ten fifteen! And they keep it, most nights.',
    expected: {
      lines: [
        {
          must: [
            ['24', 'vote*', 'voted'],
            ['girls', 'lights-out', 'bedtime', 'house', 'lights out', 'students'],
            ['vote*', '24', 'aged', 'looked after', 'took over', 'led', 'ran', 'house'],
          ],
          not: ['I let', 'I took', 'a battle', 'and they keep'],
          example:
            'Took over a house of 24 girls aged thirteen to sixteen and let them vote on lights-out, which they then kept most nights',
        },
        {
          must: [
            ['vote', 'voting', 'voted'],
            ['lights-out', 'bedtime', 'lights out', 'girls', 'students'],
          ],
          not: ['I let'],
          example: 'Let the girls vote on lights-out',
          optional: true,
        },
      ],
      never: ['every night', 'midnight', '16 girls', '13 girls', 'always', '10 girls', '^voted', '15 girls'],
      numbers: ['24'],
    },
  },
  {
    id: 'tuning-f-c-second-25',
    trade: 'emergency call training',
    temper: 'wrong and right',
    category: 'achievements',
    current: false,
    question: ASKED.team,
    answer:
      'Roughly eighty per cent of the new ones failed the map test. Jo and I made cards, 120, one for each junction. The intake after that, 3 failed out of 25.',
    expected: {
      lines: [
        {
          must: [
            ['120', '3'],
            ['cards', 'map', 'failed'],
            ['25', 'cards'],
          ],
          not: ['Jo and I', 'new ones', 'the intake after that, 3'],
          example:
            'Made 120 cards with a colleague, one for each junction; in the next intake 3 out of 25 failed the map test',
        },
        {
          must: ['120', 'cards'],
          not: ['Jo and I'],
          example: 'Created 120 cards with a colleague, one for each junction',
          optional: true,
        },
        {
          must: [about('80%'), '3', '25'],
          not: ['new ones'],
          example: 'Map test failures went from roughly eighty per cent to 3 out of 25',
          optional: true,
        },
      ],
      never: ['^failed', '12%', '88%', '68%', 'alone', 'single-handed*', '22 passed', '80 cards'],
      numbers: ['120', '3', '25'],
    },
  },
  {
    id: 'tuning-f-c-second-26',
    trade: 'fish market auction',
    temper: 'goal denied, one real',
    category: 'career_goals',
    current: true,
    question: ASKED.goals,
    answer:
      "Not boss. God, no, I've seen what it does to people. Buyer, maybe, for a smokehouse up north, where I'd choose twenty boxes and not two thousand.",
    expected: {
      lines: [
        {
          must: [
            ['buyer', 'buying'],
            ['smokehouse', 'north'],
            [
              'want*',
              'aim*',
              'hop*',
              'looking',
              'seek*',
              'goal',
              'would like',
              'ambition',
              'interested',
              'as a buyer',
              'become',
            ],
          ],
          not: ['God', "I'd", 'maybe'],
          example: 'Wants to become a buyer for a smokehouse in the north.',
        },
      ],
      never: ['boss', '^buyer', 'manager', '^buys', '2,000 boxes', 'experienced buyer', '20 boxes a'],
      unfit: ['God'],
      numbers: [],
    },
  },
  {
    id: 'tuning-f-c-second-27',
    trade: 'refugee legal clinic',
    temper: 'goal after a setback',
    category: 'career_goals',
    current: true,
    question: ASKED.goals,
    answer:
      'I failed the bar the first time, by four points, so round two in February. If that works out, asylum law, Marseille, no question. Meanwhile I do intake interviews, ten a week.',
    expected: {
      lines: [
        {
          must: [
            'asylum',
            ['Marseille', 'law', 'february', 'bar'],
            ['want*', 'aim*', 'hop*', 'plan*', 'goal', 'seek*', 'looking', 'practi*', 'work', 'pursu*', 'intend*'],
          ],
          not: ['no question', 'if that', 'round two', 'round 2'],
          example: 'Wants to practise asylum law in Marseille after the bar exam in February.',
        },
        {
          must: ['intake', 'interviews', '10'],
          not: ['I do', 'meanwhile'],
          example: 'Does intake interviews, ten a week.',
          optional: true,
        },
        {
          must: ['bar', 'february', ['prepar*', 'taking', 'retak*', 'sitting', 'studying', 'plan*', 'aim*']],
          not: ['round two', 'if that', 'by four'],
          example: 'Preparing for the bar exam in February.',
          optional: true,
        },
      ],
      never: ['^lawyer', '^attorney', 'passed', '^admitted', 'qualified', '^practises', 'bar member'],
      unfit: ['failed', '4 points', '^failed'],
      numbers: [],
    },
  },
  {
    id: 'tuning-f-c-second-28',
    trade: 'tram inspector',
    temper: 'goal by elimination',
    category: 'career_goals',
    current: true,
    question: ASKED.goals,
    answer:
      "No more fines, I've written enough of them, eleven years' worth. Timetables though! I draw them at home for fun, and the planning office has two people retiring in 2028.",
    expected: {
      lines: [
        {
          must: [
            ['timetable', 'timetables', 'planning'],
            [
              'want*',
              'aim*',
              'hop*',
              'goal',
              'seek*',
              'looking',
              'interested',
              'would like',
              'ambition',
              'move',
              'moving',
              'drawn',
            ],
          ],
          not: ['no more', "I've", 'I draw', 'for fun, and'],
          example: 'Tram inspector of eleven years who wants to move to timetable planning.',
        },
        {
          must: [
            ['timetable', 'timetables'],
            ['home', 'fun', 'draw*', 'spare', 'free', 'hobby'],
          ],
          not: ['I draw'],
          example: 'Draws timetables at home for fun.',
          optional: true,
        },
        {
          must: ['11', ['inspect*', 'years']],
          not: ["I've", 'fines, I'],
          example: 'Eleven years of tram inspection.',
          optional: true,
        },
      ],
      never: [
        '^planner',
        '^timetable planner',
        'retire*',
        'retiring',
        'works in the planning',
        '2028',
        'employed in',
        'experienced planner',
      ],
      numbers: [],
    },
  },
]
