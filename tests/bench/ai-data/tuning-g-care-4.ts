import { ASKED } from './asked.ts'
import type { Case } from './types.ts'

/** People of social work, interpreting, foster homes, libraries and good causes. */
export const TUNING_G_CARE_4: readonly Case[] = [
  {
    id: 'tuning-g-care-43',
    trade: 'social work',
    temper: 'overloaded',
    category: 'achievements',
    current: true,
    question: ASKED.dayNow,
    answer:
      "I've 19 families, it should be 14. I do visits, child protection plans, and court reports on a Friday when nobody rings. I've never had a report sent back by the court, in eleven years.",
    expected: {
      lines: [
        { must: ['19', ['families', 'cases']], example: 'Look after 19 families' },
        {
          must: [['visits', 'visit', 'child protection', 'court reports']],
          example: 'Do visits, child protection plans and court reports',
        },
        {
          must: [
            ['report', 'reports'],
            ['no', 'never', 'not', 'without', 'none'],
          ],
          example: 'No report sent back by the court in eleven years',
        },
      ],
      never: ['14 families', '33', '19 reports', '19 years', '11 families', '^sent back', 'team leader', 'lawyer'],
      others: ['team leader', 'lawyer'],
      unfit: ['should be 14', 'nobody rings'],
      numbers: ['19', '11 years'],
    },
  },
  {
    id: 'tuning-g-care-44',
    trade: 'social work',
    temper: 'target missed, still a rise',
    category: 'achievements',
    current: false,
    question: ASKED.numbers,
    answer:
      "The authority wanted 90 percent of assessments within 45 days, we hit 82, so the letter said 'not met'. But we came from 57. I was the one who made the Monday board, with every case and its day count, and yes people hated the board.",
    expected: {
      lines: [
        {
          must: [
            ['82', '82%'],
            ['57', '57%'],
          ],
          example: 'Share of assessments within 45 days went from 57% to 82%',
        },
        { must: ['board'], example: 'Made the Monday board with every case and its day count' },
        {
          must: [
            ['82', '82%'],
            ['assessments', '45 days'],
          ],
          example: '82% of assessments within 45 days against a target of 90%',
          optional: true,
        },
      ],
      never: [
        '^reached 90',
        '^achieved 90',
        '^met the target',
        '^met 90',
        '^met the 90',
        'target met',
        '45 cases',
        '82 days',
        '82 cases',
        '^led',
      ],
      others: ['^led'],
      unfit: ['hated the board', 'the letter said'],
      numbers: [
        ['82', '82%'],
        ['57', '57%'],
      ],
    },
  },
  {
    id: 'tuning-g-care-45',
    trade: 'sign language interpreting',
    temper: 'wants to be unseen',
    category: 'values',
    current: true,
    question: ASKED.values,
    answer:
      "That I'm invisible. I mean they should talk to each other and not to me. I don't add, I don't leave out, even if somebody is rude, then I'm rude too, in two languages. And breaks, after twenty minutes my hands are soup.",
    expected: {
      lines: [
        {
          must: [['adding', 'add', 'adds', 'additions', 'leaving', 'leave', 'leaves', 'omit*', 'faithful*', 'accura*']],
          example: 'Interprets without adding or leaving out anything, even if somebody is rude.',
        },
        {
          must: [['invisible', 'background', 'each other', 'directly', 'unseen']],
          example: 'Stays invisible so that people talk to each other.',
        },
        { must: ['breaks'], example: 'Values breaks after twenty minutes.', optional: true },
      ],
      never: ['^rude', 'rude to clients', '^softens', '20 languages', '20 years', '^adds explanations', '^advises'],
      unfit: ['soup', "I'm rude too"],
      numbers: [],
    },
  },
  {
    id: 'tuning-g-care-46',
    trade: 'court interpreting',
    temper: 'Arabic speaker, took courage',
    category: 'achievements',
    current: false,
    question: ASKED.hard,
    answer:
      'The judge spoke so fast, the witness in dialect from Mosul, and the lawyer interrupting. I asked the court to stop. One has to dare it. After this they gave breaks each 40 minutes and later, colleagues told me, it became a rule for the whole court.',
    expected: {
      lines: [
        {
          must: [
            ['asked', 'request*', 'stop', 'stopped', 'halt', 'pause', 'paused'],
            ['court', 'judge', 'hearing', 'trial', 'witness', 'fast'],
          ],
          example: 'Asked the court to stop when the judge spoke too fast and the witness spoke a dialect from Mosul',
        },
        { must: ['40', ['break', 'breaks', 'pause', 'pauses']], example: 'Breaks every 40 minutes after this' },
        {
          must: [['dialect', 'Mosul', 'interpreted']],
          example: 'Interpreted a witness with a dialect from Mosul in court',
          optional: true,
        },
      ],
      never: [
        '^introduced',
        '^established',
        '40 breaks',
        '^gave',
        '^granted',
        'as lawyer',
        '^court-wide',
        '^achieved court-wide',
        'led to a court-wide',
        'leading to a court-wide',
      ],
      others: ['^introduced', '^established', '^gave', '^granted', 'as lawyer'],
      unfit: ['One has to dare'],
      numbers: ['40'],
    },
  },
  {
    id: 'tuning-g-care-47',
    trade: 'foster care',
    temper: 'fond',
    category: 'achievements',
    current: false,
    question: ASKED.proud,
    answer:
      "Fourteen children over nine years, babies to sixteen. Five went back home to their parents, which people don't believe is the good ending but it is. One's at university and still brings washing. I also sat on the panel that trains new carers, four weekends.",
    expected: {
      lines: [
        {
          must: ['14', ['children', 'foster*']],
          example: 'Fostered 14 children over nine years, from babies to sixteen',
        },
        {
          must: ['5', ['home', 'parents', 'families', 'reunit*']],
          example: 'Five of the children went back home to their parents',
        },
        {
          must: [
            ['panel', 'train*', 'weekends'],
            ['carers', 'weekends', 'new', 'panel'],
          ],
          example: 'Sat on the panel that trains new carers, on four weekends',
        },
        { must: ['university'], example: 'One of the children is at university', optional: true },
      ],
      never: ['9 children', '14 years', '5 years', '16 children', 'adopt*', '4 children', '^led', '^founded'],
      others: ['^led', '^founded'],
      unfit: ['washing', "don't believe"],
      numbers: ['14', '9 years', '5'],
    },
  },
  {
    id: 'tuning-g-care-48',
    trade: 'food bank',
    temper: 'splits the credit',
    category: 'achievements',
    current: true,
    question: ASKED.better,
    answer:
      'We went from Saturdays only to three days, that was the board, not me. Me, I schedule the volunteers, 65 on the list, about 20 show up any given week. No-shows used to be like a third and with the text reminders I set up it is one in ten.',
    expected: {
      lines: [
        {
          must: ['volunteers', ['65', 'schedul*', 'roster', 'rota']],
          example: 'Schedule 65 volunteers, of whom about 20 come in any given week',
        },
        {
          must: [
            ['no-shows', 'no shows', 'no-show', 'reminders', 'absences'],
            ['third', '1 in 10', '10%', 'set up', 'text'],
          ],
          example: 'Set up text reminders, with which no-shows went from about a third to one in ten',
        },
        { must: [['3 days', 'Saturdays']], example: 'Food bank open on three days instead of one', optional: true },
      ],
      never: [
        '^extended',
        '^expanded',
        '^opened',
        '3 volunteers',
        '85 volunteers',
        '65 a week',
        'board member',
        '^increased opening*',
      ],
      others: ['^extended', '^expanded', '^opened', 'board member', '^increased opening*'],
      unfit: ['show up'],
      numbers: ['65', ['1 in 10', '10%']],
    },
  },
  {
    id: 'tuning-g-care-49',
    trade: 'hospital visiting',
    temper: 'stopped before it began',
    category: 'achievements',
    current: false,
    question: ASKED.better,
    answer:
      "Ah, you'd have to ask them. I was only there three weeks, then my hip. I'd planned to bring the cinema afternoon back for the old people, with popcorn and all, maybe I will once I can walk properly.",
    expected: {
      lines: [],
      never: ['^brought back', '^organi*', '^set up', '^started', '^ran', '^launched', '^introduced', '^revived'],
      unfit: ['my hip', 'ask them', 'walk properly'],
      numbers: [],
      nothing: true,
    },
  },
  {
    id: 'tuning-g-care-50',
    trade: 'crisis helpline',
    temper: 'bound to silence',
    category: 'achievements',
    current: true,
    question: ASKED.others,
    answer:
      "You can't tell it, that's the point, it's confidential. What I can say is I stay on the line. New volunteers get nervous with silence, so they put them next to me for their first nights and I show them that you can just wait.",
    expected: {
      lines: [
        {
          must: ['new', ['volunteers', 'ones', 'colleagues', 'starters', 'volunteer']],
          example: 'Show new volunteers on their first nights that silence can be waited out',
        },
        {
          must: [['stay', 'stays', 'staying', 'silence', 'patien*', 'line', 'calm']],
          example: 'Stay on the line, also in silence',
        },
        {
          must: [['first nights', 'newcomers', 'wait', 'waiting']],
          example: 'Show newcomers that you can just wait',
          optional: true,
        },
        { must: [['confidential*']], example: 'Keep calls confidential', optional: true },
      ],
      never: ['saved', 'suicid*', 'supervisor', 'head of training', '^nervous', 'psycholog*', 'every night', '^led'],
      others: ['supervisor', 'head of training', '^led', 'psycholog*'],
      unfit: ["can't tell it", 'get nervous'],
      numbers: [],
    },
  },
  {
    id: 'tuning-g-care-51',
    trade: "children's library",
    temper: 'sums it up quickly',
    category: 'achievements',
    current: true,
    question: ASKED.numbers,
    answer:
      "Our summer reading challenge, last year 318 kids signed up and 204 finished it, so that's up from 120 finishers the year I started. School visits, that's it really. I do all eleven primary schools in May and June, with the puppet.",
    expected: {
      lines: [
        {
          must: ['204', ['finish*', 'complet*', 'reading', '120']],
          example: '204 children finished the summer reading challenge last year, up from 120',
        },
        { must: ['11', 'schools'], example: 'Visit all eleven primary schools in May and June' },
        { must: ['318'], example: '318 children signed up for the summer reading challenge last year', optional: true },
        { must: [['school visits']], example: 'Do school visits in May and June', optional: true },
        { must: ['reading challenge'], example: 'Run the summer reading challenge', optional: true },
      ],
      never: [
        '^318 finished',
        '204 signed',
        '120 signed',
        '318 finishers',
        '11 kids',
        '204 schools',
        '11 months',
        '^increased',
        '^raised',
        '^grew',
      ],
      unfit: ['puppet'],
      numbers: ['204', '120', '11'],
    },
  },
  {
    id: 'tuning-g-care-52',
    trade: 'library assistant',
    temper: 'unsure and kind',
    category: 'achievements',
    current: true,
    question: ASKED.proud,
    answer:
      "Folk come in with their tablets and I sit with them. I never counted, maybe fifteen a week? One chap did his first video call with his daughter in Perth on my chair. It isn't in my job description, I just started.",
    expected: {
      lines: [
        {
          must: [['tablet', 'tablets', 'device', 'devices', 'digital']],
          example: 'Sit with library visitors and help them with their tablets, about fifteen a week',
        },
        { must: ['video call'], example: 'Helped a visitor make his first video call', optional: true },
        { must: ['15', 'week'], example: 'About fifteen visitors a week', optional: true },
      ],
      never: [
        'more than 15',
        'over 15',
        '15 tablets',
        '15 video calls',
        '15 a day',
        '15 years',
        '^called',
        '^assigned',
      ],
      others: ['^called'],
      unfit: ['chap', 'Folk', 'my chair', 'Perth', 'daughter'],
      numbers: ['15'],
    },
  },
  {
    id: 'tuning-g-care-53',
    trade: 'youth work',
    temper: 'shrugs about the plaque',
    category: 'projects',
    current: false,
    question: ASKED.projectResult,
    answer:
      "The skate park. The kids drew it, the city paid, I did the talking in between, two years of it, planning office, neighbours, noise people. It cost 180,000 pounds and it opened last May. My boss signs everything, so it's his name on the plaque, fine.",
    expected: {
      lines: [
        {
          must: [
            ['skate park', 'skatepark', 'neighbours', 'neighbors', 'planning office'],
            ['talk*', 'negotiat*', 'mediat*', 'liais*', 'discuss*', 'between', 'coordinat*', 'spoke'],
          ],
          example: 'Negotiated two years between young people, city, planning office and neighbours for a skate park',
        },
        {
          must: [
            ['skate park', 'skatepark'],
            ['opened', '£180k', 'opening'],
          ],
          example: 'Skate park for £180,000 opened last May',
        },
      ],
      never: [
        '^designed',
        '^drew',
        '^paid',
        '^funded',
        '^built a skate*',
        '^built the skate*',
        '^built skate*',
        '£180k a year',
        '2 skate parks',
        'saved',
      ],
      others: ['^designed', '^drew', '^paid', '^funded', '^built a skate*', '^built the skate*', '^built skate*'],
      unfit: ['My boss', 'plaque', 'noise people'],
      numbers: ['2 years', '£180k'],
    },
  },
  {
    id: 'tuning-g-care-54',
    trade: 'interpreting',
    temper: 'Ukrainian speaker, exact',
    category: 'skills',
    current: true,
    question: ASKED.skills,
    answer:
      'Ukrainian and Russian both native, Polish good enough for office, English you can hear yourself. Simultaneous only with cabin partner, consecutive always, that I prefer. Trados I had in university and forgot. Court sworn since 2019 for Polish and Ukrainian.',
    expected: {
      lines: [
        { must: ['Ukrainian'], example: 'Ukrainian (native)' },
        { must: ['Russian'], example: 'Russian (native)' },
        { must: ['Polish'], example: 'Polish (office level)' },
        { must: ['consecutive'], example: 'Consecutive interpreting' },
        { must: ['sworn'], example: 'Sworn court interpreter (Polish, Ukrainian), since 2019' },
        { must: ['simultaneous'], example: 'Simultaneous interpreting (with cabin partner)', optional: true },
        { must: ['English'], example: 'English', optional: true },
      ],
      never: ['Trados', 'sworn for Russian', 'native Polish', 'Polish (native)', 'English (native)', 'CAT tools'],
      unfit: ['hear yourself'],
      numbers: [],
    },
  },
  {
    id: 'tuning-g-care-55',
    trade: 'meals on wheels',
    temper: 'old man, wanders',
    category: 'achievements',
    current: false,
    question: ASKED.proud,
    answer:
      "I did the Wednesday round, 26 dinners, from the church kitchen out to Bellsby and back, thirty-one miles, in my own car because the van was always broke. Mrs Tully didn't open one time, so I went round the back, and she was on the floor. Ambulance took her and she's fine, she's 94 now. I did it till my eyes got bad.",
    expected: {
      lines: [
        {
          must: [
            ['26', '31'],
            ['dinners', 'meals', 'round', 'miles'],
          ],
          example: 'Delivered 26 dinners every Wednesday on a 31-mile round in own car',
        },
        {
          must: [['floor', 'open', 'answer', 'round the back']],
          example: 'Went round the back when a client did not open and found her on the floor',
          optional: true,
        },
        { must: ['Wednesday'], example: 'Did the Wednesday round in own car', optional: true },
      ],
      never: [
        'called an ambulance',
        'called the ambulance',
        'saved',
        '31 dinners',
        '26 miles',
        'first aid',
        'every day',
        '^cooked',
        'by van',
      ],
      others: ['^cooked', 'called the ambulance', 'called an ambulance'],
      unfit: ['Tully', 'eyes got bad', 'always broke', '94'],
      numbers: ['26', '31'],
    },
  },
]
