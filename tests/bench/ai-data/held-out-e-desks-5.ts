import { ASKED } from './asked.ts'
import type { Case } from './types.ts'

/** People with counters, records and clients: advice in banks, land registries, compliance, tax, stenography. */
export const HELD_OUT_E_DESKS_5: readonly Case[] = [
  {
    id: 'held-out-e-desks-56',
    trade: 'bank advice',
    temper: 'second language, shares the credit',
    category: 'projects',
    current: true,
    question: ASKED.projectResult,
    answer:
      'The bank closed the counter in village, old people they were lost with the online banking. So my project, with the library, was Wednesday school, two hours, tablet and coffee. First came four, now is 18 to 20. I teach the banking part and the librarian do the email part.',
    expected: {
      lines: [
        {
          must: [
            ['online', 'banking', 'tablet', 'digital'],
            ['teach*', 'taught', 'class*', 'course*', 'school', 'lesson*', 'train*', 'workshop*'],
          ],
          example: 'Teach online banking to older people at a Wednesday school together with the library',
        },
        { must: ['18 to 20'], example: 'Wednesday school with 18 to 20 people, four at first' },
        { must: ['library'], example: 'Project together with the library for older people', optional: true },
        {
          must: ['wednesday*', ['school', 'class*', 'course*', 'tablet', 'lesson*']],
          example: 'Wednesday school of two hours',
          optional: true,
        },
      ],
      never: [
        '4 hours',
        '20 hours',
        '18 hours',
        '2 people',
        '^closed',
        'teach email',
        'taught email',
        '20 libraries',
        '^librarian',
        'single-handed*',
        'banking and email',
      ],
      others: ['^closed', 'teach email', 'taught email', 'banking and email', '^librarian', 'single-handed*'],
      unfit: ['coffee'],
      numbers: ['18 to 20', '4'],
    },
  },
  {
    id: 'held-out-e-desks-57',
    trade: 'land registry',
    temper: 'plan and what came of it',
    category: 'projects',
    current: false,
    question: ASKED.project,
    answer:
      'Scanning the old land books. The plan was all 900 volumes by Christmas, we got to 610, then the money ran out. I set up the naming of the files and checked the scans, two students did the scanning. About one scan in forty had to be done again, I sent those back.',
    expected: {
      lines: [
        {
          must: [['naming', 'named', 'name', 'names']],
          example: 'Set up the naming of the files for scanned land books',
        },
        {
          must: ['scan*', ['check*', 'review*', 'quality', 'sent back', 'control*']],
          example: 'Checked the scans and sent back about one in forty to be done again',
        },
        {
          must: ['610', ['volumes', 'books', '900']],
          example: '610 of 900 volumes of old land books scanned with two students',
        },
        {
          must: [['1 in 40', '1 scan in 40', '1 in every 40', '1 of 40']],
          example: 'Sent back about one scan in forty',
          optional: true,
        },
      ],
      never: [
        '^scanned',
        '^digitized 900',
        '^digitised 900',
        '^all 900',
        '^900',
        '610 scans',
        '^led',
        'single-handed*',
      ],
      others: ['^scanned', '^led', 'single-handed*'],
      unfit: ['money ran out'],
      numbers: ['610'],
    },
  },
  {
    id: 'held-out-e-desks-58',
    trade: 'bookkeeping in a family firm',
    temper: 'moved, small about herself',
    category: 'achievements',
    current: false,
    question: ASKED.proud,
    answer:
      "It was my uncle's carpentry, and the tax inspector came three weeks after he'd had his stroke. I was only the bookkeeper. But the receipts were all there, in order, by month, and she left the same afternoon and said she wished they were all like this. I did cry a little.",
    expected: {
      lines: [
        {
          must: [
            ['inspector', 'inspection', 'audit', 'tax'],
            ['receipts', 'afternoon', 'order', 'wished', 'praise*', 'records'],
          ],
          example: 'Kept all receipts in order by month for the tax inspector, who left the same afternoon',
        },
        { must: ['receipts'], example: 'All receipts there and in order by month', optional: true },
        { must: [['bookkeeper', 'bookkeeping', 'books']], example: 'Bookkeeper of a carpentry', optional: true },
      ],
      never: ['^inspected', 'as a tax inspector', 'chief accountant', 'head of', 'refund*', 'as the owner', '^owned'],
      others: ['^inspected', 'as a tax inspector', 'chief accountant', 'head of', 'as the owner', '^owned'],
      unfit: ['stroke', 'uncle*', 'cry'],
      numbers: [],
    },
  },
  {
    id: 'held-out-e-desks-59',
    trade: 'compliance',
    temper: 'hedges causes',
    category: 'achievements',
    current: true,
    question: ASKED.better,
    answer:
      "Hard to say, compliance is when nothing happens. Suspicious cases reported went up from 20 to around 55 a year, partly because of the new law I'd guess. My own bit is the training, I rewrote it with real examples, and 93 percent pass the test on the first go, it used to be 78.",
    expected: {
      lines: [
        {
          must: ['training', ['rewr*', 'redesign*', 'revis*', 'examples', 'rework*', 'updat*']],
          example: 'Rewrote the training with real examples',
        },
        {
          must: ['93%', ['test', 'pass*', 'first']],
          example: '93% pass the test on the first go, 78% before',
        },
        { must: ['93%', ['78', '78%']], example: 'First-time pass rate of 93%, up from 78%', optional: true },
        {
          must: ['20', '55', ['cases', 'report*']],
          example: 'Suspicious cases reported: from 20 to around 55 a year, partly due to a new law',
          optional: true,
        },
      ],
      never: [
        '^increased report*',
        '^increased suspicious',
        '^raised report*',
        '^tripled',
        '55%',
        '93 employees',
        '78 cases',
      ],
      unfit: ["I'd guess"],
      numbers: ['93%', ['78', '78%']],
    },
  },
  {
    id: 'held-out-e-desks-60',
    trade: 'court messenger office',
    temper: 'laughs, has no tools',
    category: 'skills',
    current: true,
    question: ASKED.skills,
    answer:
      "Pen and a stamp, ha. No, the computer is for the young ones, I always asked Simone. I'm not going to lie about it.",
    expected: {
      lines: [],
      never: ['computer', 'computers', 'excel', 'microsoft', 'word', 'outlook', 'typing', 'office software'],
      others: ['computer', 'computers'],
      unfit: ['pen', 'stamp', 'simone'],
      numbers: [],
      nothing: true,
    },
  },
  {
    id: 'held-out-e-desks-61',
    trade: 'personnel office of a city',
    temper: 'concedes another cause',
    category: 'achievements',
    current: false,
    question: ASKED.hard,
    answer:
      "The kindergartens couldn't get anyone. 48 posts open out of 310. I looked at who applied and didn't come, and it was the papers, eleven documents before the first talk. I asked for two instead. Within the year 29 of the posts were filled, and yes there was also a pay rise, in autumn, I know.",
    expected: {
      lines: [
        {
          must: [
            ['documents', 'papers', 'paperwork'],
            ['2', '11'],
          ],
          example: 'Asked applicants for two documents before the first talk instead of eleven',
        },
        {
          must: ['29', ['posts', 'positions', '48', 'vacanc*', 'jobs']],
          example: '29 of 48 open kindergarten posts filled within the year, also helped by a pay rise',
        },
        {
          must: ['48', ['posts', 'positions', 'vacanc*', 'open', '310']],
          example: '48 of 310 kindergarten posts were open',
          optional: true,
        },
        {
          must: [
            ['applied', 'applicants', 'applications'],
            ['looked', 'analys*', 'analyz*', 'papers', 'documents'],
          ],
          example: 'Looked at who had applied and then had not come',
          optional: true,
        },
      ],
      never: [
        '29 of 310',
        '^filled 48',
        'all 48',
        '11 posts',
        '29 documents',
        '2 posts',
        '^raised pay',
        '^increased pay',
        '^introduced a pay',
        '29 kindergartens',
      ],
      others: ['^raised pay', '^increased pay', '^introduced a pay'],
      numbers: ['29', '48', '11'],
    },
  },
  {
    id: 'held-out-e-desks-62',
    trade: 'fact checking at a magazine',
    temper: 'very short, exact',
    category: 'achievements',
    current: true,
    question: ASKED.dayNow,
    answer: "I check other people's facts. Every name, every number, about nine pages a day. I ring the sources.",
    expected: {
      lines: [
        {
          must: ['check*', ['9', 'facts', 'name*', 'number*']],
          example: 'Check every name and number on about nine pages a day',
        },
        { must: ['sources'], example: 'Ring the sources' },
        { must: ['9', 'pages'], example: 'Fact checking of about nine pages a day', optional: true },
        { must: [['fact-check*', 'fact check*']], example: 'Fact-check articles', optional: true },
      ],
      never: ['9 sources', '9 facts', '9 names', '9 articles', '^write', '^wrote', 'as a reporter', 'as an editor'],
      others: ['^write', '^wrote', 'as a reporter', 'as an editor'],
      numbers: ['9'],
    },
  },
  {
    id: 'held-out-e-desks-63',
    trade: 'law firm reception',
    temper: 'cheerful, just beginning one thing',
    category: 'skills',
    current: true,
    question: ASKED.learned,
    answer:
      "They sent me on a first aid course and a course for data protection, two days, I have the certificate. On my own I learned ten-finger typing, I'm at 70 words a minute. And now I've started sign language at the evening school, I'm at hello and thank you.",
    expected: {
      lines: [
        { must: ['first aid'], example: 'First aid' },
        { must: ['data protection'], example: 'Data protection (certificate)' },
        { must: ['typing'], example: 'Ten-finger typing (70 words a minute)' },
        {
          must: ['sign language', ['begin*', 'basic*', 'start*', 'learning', 'elementary', 'course']],
          example: 'Sign language (beginner)',
          optional: true,
        },
      ],
      never: [
        'advanced sign',
        'fluent',
        'sign language interpret*',
        'sign language (certificate)',
        'data protection officer',
        'paramedic',
        '70 minutes',
      ],
      unfit: ['hello'],
      numbers: ['70'],
    },
  },
  {
    id: 'held-out-e-desks-64',
    trade: 'insurance office',
    temper: 'young and curious',
    category: 'career_goals',
    current: true,
    question: ASKED.goals,
    answer:
      "Claims investigation, the fraud side. I like it when the photos don't match the story. I know I'd have to do the course first, two years in the evenings, my girlfriend's already rolling her eyes. Not sales, never again sales.",
    expected: {
      lines: [
        {
          must: [['fraud', 'investigat*']],
          example: 'Looking to move into claims investigation with a focus on fraud.',
        },
        { must: ['course'], example: 'Ready to take a two-year evening course first.', optional: true },
        {
          must: [['photos', 'details', 'inconsisten*', 'discrepanc*']],
          example: 'Drawn to cases in which the photos contradict the story.',
          optional: true,
        },
      ],
      never: [
        'experienced in fraud',
        'years of fraud',
        'fraud experience',
        'course completed',
        '^investigated',
        '^investigates',
        '^sales',
        'uncovered',
      ],
      unfit: ['girlfriend*', 'rolling her eyes'],
      numbers: [],
    },
  },
  {
    id: 'held-out-e-desks-65',
    trade: "citizens' office",
    temper: 'a denial that is praise',
    category: 'achievements',
    current: true,
    question: ASKED.better,
    answer:
      "The queue, mainly. I put a chair and a list at the door so people with only a signature get pulled forward. Not one complaint about waiting since Easter, and before, the mayor's office got five or six a month. My colleagues weren't keen at the start.",
    expected: {
      lines: [
        {
          must: [['signature*', 'list', 'queue', 'pulled', 'sign']],
          example: 'Put a list at the door so that people who only need a signature are pulled forward',
        },
        {
          must: ['complaint*', ['no', 'not', 'without', 'zero', 'none', '0', 'never']],
          example: 'Not one complaint about waiting since Easter, five or six a month before',
        },
      ],
      never: [
        '5 or 6 complaints since',
        '^complained',
        'as mayor',
        '^received 5 or 6',
        '6 people',
        'since christmas',
        '5 or 6 a week',
      ],
      others: ['^complained', 'as mayor', '^received 5 or 6'],
      unfit: ["weren't keen"],
      numbers: [['5 or 6', '5 to 6', '6']],
    },
  },
  {
    id: 'held-out-e-desks-66',
    trade: 'payroll consulting',
    temper: 'own part beside the whole',
    category: 'projects',
    current: true,
    question: ASKED.projectResult,
    answer:
      "Moving a hotel chain from paper payslips to an app. 21 hotels, I had seven of them, the ones in the north. Reception staff were easy, the kitchen didn't trust it, so I stood in the canteen with my phone for two days and showed it. In my hotels 88 percent switched, overall it was 73 I believe.",
    expected: {
      lines: [
        {
          must: ['7', 'hotels', ['payslips', 'app', 'paper', '21', 'north*']],
          example: 'Moved seven of the 21 hotels of a chain from paper payslips to an app',
        },
        {
          must: ['88%', ['switch*', 'app', 'staff', 'employees', 'adopt*', 'hotels', 'chang*']],
          example: 'In these seven hotels 88% switched to the app',
        },
        {
          must: [['canteen', 'show*', 'demonstrat*', 'kitchen', 'explain*', 'convinc*']],
          example: 'Showed the app to the kitchen staff in the canteen for two days',
        },
        { must: ['88%', ['73', '73%']], example: '88% switched in the seven hotels, 73% overall', optional: true },
        { must: ['payslips', 'app'], example: 'Moved hotels from paper payslips to an app', optional: true },
      ],
      never: [
        '^moved 21',
        'all 21',
        '7 days',
        '73% in the north',
        '88% overall',
        '88% of hotels',
        '^developed',
        '^built the app',
        '^led',
      ],
      others: ['^moved 21', 'all 21', '^developed', '^built the app', '^led'],
      numbers: ['7', '88%'],
    },
  },
  {
    id: 'held-out-e-desks-67',
    trade: 'tax firm',
    temper: 'runs on, says how the clients came',
    category: 'achievements',
    current: false,
    question: ASKED.numbers,
    answer:
      'So I had 52 clients when I left and I started with zero they were all given to me over time nobody picks clients in our place and the thing is not one of the 52 got a late fee in my last three years and I filed everything electronically the last two',
    expected: {
      lines: [
        { must: ['52', 'client*'], example: 'Looked after 52 clients at the end' },
        {
          must: [
            ['late fee', 'late fees', 'penalt*', 'on time'],
            ['no', 'not', 'none', 'never', 'without', 'zero', '0', 'avoid*', 'on time'],
          ],
          example: 'Not one of 52 clients got a late fee in the last three years',
        },
        { must: [['electronic*']], example: 'Filed everything electronically in the last two years', optional: true },
      ],
      never: ['^acquired', '^attracted', '^won 52', '^brought in', '^picked', '52 late', '3 clients', '3 late fees'],
      others: ['^acquired', '^attracted', '^won 52', '^brought in', '^picked'],
      numbers: ['52', '3 years'],
    },
  },
  {
    id: 'held-out-e-desks-68',
    trade: 'parliament stenography',
    temper: 'exact about the praise',
    category: 'achievements',
    current: false,
    question: ASKED.proud,
    answer:
      'The budget debate that went to half past four in the morning. Two of the stenographers had gone home ill, I stayed and wrote with the head of service, in turns. The president of the house thanked the service from the chair, not me by name, but I was there. And the record was out at noon.',
    expected: {
      lines: [
        {
          must: ['debate', ['turns', 'wrote', 'record*', 'took', 'head of service', 'night', 'morning', 'transcri*']],
          example: 'Took down a budget debate through the night in turns with the head of service',
        },
        { must: ['noon'], example: 'Record of the debate was out at noon', optional: true },
        {
          must: [['thank*'], ['service', 'president', 'stenograph*']],
          example: 'Service thanked from the chair by the president of the house',
          optional: true,
        },
      ],
      never: [
        'personally thanked',
        'thanked personally',
        'thanked by name',
        '^head of service',
        'as head of service',
        'single-handed*',
        'alone',
        '2 debates',
        '^chaired',
      ],
      others: [
        'personally thanked',
        'thanked personally',
        'thanked by name',
        '^head of service',
        'as head of service',
        'single-handed*',
        'alone',
        '^chaired',
      ],
      unfit: ['ill'],
      numbers: [],
    },
  },
]
