import { ASKED } from './asked.ts'
import type { Case } from './types.ts'
import { LED } from './words.ts'

/** Designers, project managers, and those of all these desks on what they can, want and hold dear. */
export const TUNING_F_D_GAMMA_4: readonly Case[] = [
  {
    id: 'tuning-f-d-gamma-36',
    trade: 'IT infrastructure',
    temper: 'denial first, then the recovery',
    category: 'achievements',
    current: false,
    question: ASKED.hard,
    answer:
      "The ransomware didn't come in through us, it came through a supplier. We lost no data because I'd tested the restore every quarter. 12 servers back in 26 hours. The insurer had reckoned with five days.",
    expected: {
      lines: [
        {
          must: ['12', 'servers', ['26', '26 hours']],
          not: ["didn't"],
          example:
            '12 servers back in 26 hours after a ransomware attack, where the insurer had reckoned with five days',
        },
        {
          must: ['test*', ['restor*', 'backup*', 'recovery'], 'quarter*'],
          not: ["I'd"],
          example: 'Tested the restore every quarter, so that no data was lost to ransomware',
        },
        {
          must: [['no data', 'without data loss', 'without losing', 'no loss', 'zero data', 'data loss', 'lost no']],
          example: 'Lost no data in a ransomware attack',
          optional: true,
        },
      ],
      never: ['^lost data', '5 servers', '12 hours', '26 servers', '26 days', 'took 5 days', '94', '^prevented'],
      numbers: ['12', '26'],
    },
  },
  {
    id: 'tuning-f-d-gamma-37',
    trade: 'packaging design',
    temper: 'project with a why',
    category: 'projects',
    current: false,
    question: ASKED.project,
    answer:
      'I designed the packaging for a line of 16 sauces. New layout, one typeface, but the same dielines, so the print costs came down 18 percent. The retailer listed them in 340 stores.',
    expected: {
      lines: [
        {
          must: [['designed', 'design', 'designing', 'created', 'redesigned'], 'packaging', '16', 'sauces'],
          example: 'Designed the packaging for a line of 16 sauces with a new layout and one typeface',
        },
        {
          must: [['print costs', 'printing costs', 'print cost', 'cost of printing'], '18%'],
          example: 'Cut print costs by 18% by keeping the same dielines',
        },
        {
          must: ['340', 'stores'],
          not: ['listed them'],
          example: 'Sauces listed by the retailer in 340 stores',
          optional: true,
        },
      ],
      never: ['16 stores', '340 sauces', '18 sauces', '16%', '18 stores', '^listed', '16 typefaces', 'new dielines'],
      numbers: ['16', '18%'],
    },
  },
  {
    id: 'tuning-f-d-gamma-38',
    trade: 'user research',
    temper: 'plain, small cause and effect',
    category: 'achievements',
    current: false,
    question: ASKED.better,
    answer:
      'I ran usability tests every two weeks, five people each time. It turned out half of them missed the back button, so I moved it to the top. Support emails about it pretty much stopped.',
    expected: {
      lines: [
        {
          must: [[...LED, 'conducted', 'held', 'carried out', 'did'], 'usability test*'],
          example: 'Ran usability tests with five people every two weeks',
        },
        {
          must: [['back button'], ['moved', 'moving', 'relocated', 'repositioned']],
          not: ['moved it', 'missed the back button half', 'turned out'],
          example: 'Moved the back button to the top after half of the testers had missed it',
        },
        {
          must: [
            ['emails', 'e-mails'],
            ['stopped', 'almost', 'nearly', 'ceased', 'hardly'],
          ],
          not: ['about it'],
          example: 'Support emails about the back button almost stopped',
          optional: true,
        },
      ],
      never: ['50% fewer', 'by half', '5 weeks', '2 people', '5 buttons', '5 emails', '^missed', '^stopped', '2 tests'],
      numbers: ['5'],
    },
  },
  {
    id: 'tuning-f-d-gamma-39',
    trade: 'project management',
    temper: 'several numbers, the delay of others',
    category: 'projects',
    current: false,
    question: ASKED.project,
    answer:
      "Three branch offices were moved into one, and I was project manager for the IT part. 160 workplaces. Budget 220,000, spent 205. The cut-over was planned for two weekends and I did it in one. The builders were six weeks late but that wasn't my part.",
    expected: {
      lines: [
        {
          must: [
            [...LED, 'project manager', 'project management'],
            'IT',
            ['3', '160', 'branch offices', 'offices', 'workplaces', 'move'],
          ],
          not: ['I was'],
          example: 'Project manager for the IT part of moving three branch offices with 160 workplaces into one',
        },
        { must: ['220,000', ['205', '205,000', 'budget']], example: 'Spent 205,000 of a budget of 220,000' },
        {
          must: [['cut-over', 'cutover', 'cut over'], 'weekend', ['1', 'one', 'single', 'planned']],
          not: ['did it', 'I did'],
          example: 'Cut-over in one weekend instead of the two that were planned',
        },
        { must: ['160', ['workplaces', 'workstations']], example: '160 workplaces', optional: true },
      ],
      never: ['15,000', '7%', '6 weeks', 'late', '160 offices', 'builders', '160 people', '3 weekends', 'delay*'],
      numbers: ['160', '220,000', '3'],
    },
  },
  {
    id: 'tuning-f-d-gamma-40',
    trade: 'accounting',
    temper: 'rules one out',
    category: 'skills',
    current: true,
    question: ASKED.skills,
    answer:
      "Sage 50 and Xero. Excel up to pivot tables and Power Query. I had QuickBooks once for a month, I wouldn't count it.",
    expected: {
      lines: [
        { must: [['Sage 50', 'Sage']], example: 'Sage 50' },
        { must: ['Xero'], example: 'Xero' },
        { must: ['Excel'], not: ['up to'], example: 'Excel (pivot tables, Power Query)' },
        { must: ['Power Query'], not: ['up to'], example: 'Power Query', optional: true },
        { must: [['pivot tables', 'pivot table']], not: ['up to'], example: 'Pivot tables', optional: true },
      ],
      never: ['QuickBooks', 'expert', '50 years', 'VBA', 'advanced'],
      numbers: [],
    },
  },
  {
    id: 'tuning-f-d-gamma-41',
    trade: 'web development',
    temper: 'joking, one refusal',
    category: 'skills',
    current: true,
    question: ASKED.skills,
    answer:
      "Python, Django, Postgres. Enough Terraform to be dangerous. Tests with pytest. Never touched Java and don't plan to.",
    expected: {
      lines: [
        { must: ['Python'], example: 'Python' },
        { must: ['Django'], example: 'Django' },
        { must: [['Postgres', 'PostgreSQL']], example: 'PostgreSQL' },
        { must: ['Terraform'], not: ['enough'], example: 'Terraform (basic)' },
        { must: ['pytest'], example: 'pytest' },
      ],
      never: ['Java', 'JavaScript', 'expert', 'advanced'],
      unfit: ['dangerous'],
      numbers: [],
    },
  },
  {
    id: 'tuning-f-d-gamma-42',
    trade: 'event registration',
    temper: 'second language, languages and a wish',
    category: 'skills',
    current: true,
    question: ASKED.skills,
    answer:
      'I use Cvent and Eventbrite for the registrations. I speak Portuguese, it is my mother language, Spanish very good and English like you hear. I would like to learn Photoshop.',
    expected: {
      lines: [
        { must: ['Cvent'], not: ['use'], example: 'Cvent' },
        { must: ['Eventbrite'], not: ['use'], example: 'Eventbrite' },
        { must: ['Portuguese'], not: ['it is'], example: 'Portuguese (native)' },
        { must: ['Spanish'], example: 'Spanish (very good)' },
        { must: ['English'], not: ['like you', 'hear'], example: 'English' },
        { must: [['registrations', 'registration']], not: ['use'], example: 'Event registration', optional: true },
      ],
      never: ['Photoshop', 'English (native)', 'Spanish (native)', 'native English', 'French', 'English (very good)'],
      unfit: ['like you hear'],
      numbers: [],
    },
  },
  {
    id: 'tuning-f-d-gamma-43',
    trade: 'radio journalism',
    temper: 'courses and tools mixed',
    category: 'skills',
    current: true,
    question: ASKED.learned,
    answer:
      'I was trained in media law and in data journalism, that one was with R. I cut audio in Audition every day. And shorthand, a hundred words a minute.',
    expected: {
      lines: [
        { must: ['media law'], not: ['was'], example: 'Media law' },
        { must: ['data journalism'], not: ['was'], example: 'Data journalism with R' },
        { must: ['Audition'], not: ['every day'], example: 'Audio editing in Audition' },
        { must: ['shorthand'], not: ['^and'], example: 'Shorthand (100 words a minute)' },
        { must: ['R'], not: ['that one'], example: 'R', optional: true },
        { must: [['audio editing', 'audio cutting']], example: 'Audio editing', optional: true },
      ],
      never: ['lawyer', 'law degree', 'Python', '100 hours', 'expert', '100 audio'],
      numbers: [],
    },
  },
  {
    id: 'tuning-f-d-gamma-44',
    trade: 'product design',
    temper: 'plain list, limits stated',
    category: 'skills',
    current: true,
    question: ASKED.skills,
    answer:
      "Figma, of course, and Illustrator. Prototyping, design systems, a bit of HTML and CSS. I don't do 3D. German is my native language.",
    expected: {
      lines: [
        { must: ['Figma'], not: ['of course'], example: 'Figma' },
        { must: ['Illustrator'], example: 'Illustrator' },
        { must: ['prototyping'], example: 'Prototyping' },
        { must: ['design systems'], example: 'Design systems' },
        { must: ['HTML'], not: ['a bit'], example: 'HTML (basic)' },
        { must: ['CSS'], not: ['a bit'], example: 'CSS (basic)' },
        { must: ['German'], not: ['is'], example: 'German (native)' },
      ],
      never: ['3D', 'JavaScript', 'expert', 'native English', 'advanced'],
      unfit: ['of course'],
      numbers: [],
    },
  },
  {
    id: 'tuning-f-d-gamma-45',
    trade: 'project management',
    temper: 'certificates and one not done',
    category: 'skills',
    current: true,
    question: ASKED.learned,
    answer:
      "PRINCE2 Practitioner since 2020, and Scrum Master. MS Project for the plans, Jira with the teams. I'm booked for the PMP course but I haven't done it yet.",
    expected: {
      lines: [
        { must: ['PRINCE2'], example: 'PRINCE2 Practitioner (2020)' },
        { must: [['Scrum Master', 'Scrum']], example: 'Scrum Master' },
        { must: [['MS Project', 'Microsoft Project']], example: 'MS Project' },
        { must: ['Jira'], not: ['with the teams'], example: 'Jira' },
      ],
      never: ['PMP', 'Scrum Master (2020)', 'Scrum Master since 2020', 'Jira since', 'booked', 'expert'],
      numbers: [],
    },
  },
  {
    id: 'tuning-f-d-gamma-46',
    trade: 'customer support',
    temper: 'wish with ground under it',
    category: 'career_goals',
    current: true,
    question: ASKED.goals,
    answer:
      "I've been in customer support for six years and I'd like to move into product management. I already write the bug reports for the developers and that's the part I like best. Not sales, I tried that.",
    expected: {
      lines: [
        {
          must: ['product management'],
          not: ["I've"],
          example: 'Looking to move into product management after six years in customer support.',
        },
        {
          must: ['6 years', ['customer support', 'support']],
          example: 'Six years in customer support.',
          optional: true,
        },
        {
          must: ['bug reports'],
          not: ["that's"],
          example: 'Writes the bug reports for the developers.',
          optional: true,
        },
      ],
      never: ['sales', '6 years in product', 'experienced product manager', '^product manager', 'as a developer'],
      numbers: [],
    },
  },
  {
    id: 'tuning-f-d-gamma-47',
    trade: 'law office',
    temper: 'two short values',
    category: 'values',
    current: true,
    question: ASKED.values,
    answer:
      'Discretion. What I read in the files stays in the files. And I like it when the desk is empty in the evening and nobody has to wait for a letter.',
    expected: {
      lines: [
        {
          must: [['discretion', 'discreet', 'confidential', 'confidentiality', 'stays in the files']],
          not: ['^what'],
          example: 'Values discretion: what is read in the files stays in the files.',
        },
        {
          must: [['desk', 'letter', 'wait', 'letters']],
          not: ['^and'],
          example: 'Likes an empty desk in the evening, so that nobody has to wait for a letter.',
          optional: true,
        },
      ],
      never: ['lawyer', 'has to wait for letters', 'empties', 'indiscreet', '^wait'],
      numbers: [],
    },
  },
  {
    id: 'tuning-f-d-gamma-48',
    trade: 'data analysis',
    temper: 'second language, next step',
    category: 'career_goals',
    current: true,
    question: ASKED.goals,
    answer:
      'I am data analyst since 4 years and I want to become data engineer. I am learning Spark in the evenings. I would prefer a company in the health sector.',
    expected: {
      lines: [
        {
          must: [['data engineer', 'data engineering']],
          not: ['since 4', 'become data'],
          example: 'Data analyst of 4 years looking to become a data engineer, preferably in the health sector.',
        },
        {
          must: [['health sector', 'health', 'healthcare']],
          not: ['since 4', 'would prefer a'],
          example: 'Looking for a company in the health sector.',
        },
        {
          must: ['Spark', ['learning', 'learns']],
          example: 'Currently learning Spark in the evenings.',
          optional: true,
        },
        { must: ['4 years', 'data analyst'], not: ['since 4'], example: 'Data analyst for 4 years.', optional: true },
      ],
      never: ['data engineer for 4', 'Spark expert', 'experienced in Spark', '4 years in health'],
      numbers: [],
    },
  },
  {
    id: 'tuning-f-d-gamma-49',
    trade: 'fundraising',
    temper: 'quoting others',
    category: 'values',
    current: true,
    question: ASKED.others,
    answer:
      "Donors tell me that I listen and don't push. My colleagues bring me the texts that have to be right. And I always ring back the same day.",
    expected: {
      lines: [
        {
          must: [
            ['listen', 'listens', 'listening', 'listener'],
            ['donors', 'donor', 'push', 'pushing', 'pushy', 'valued', 'pressure'],
          ],
          not: ['tell me'],
          example: 'Valued by donors for listening without pushing.',
        },
        {
          must: [['texts', 'text'], 'colleagues'],
          not: ['bring me', 'me the'],
          example: 'Trusted by colleagues with the texts that have to be right.',
        },
        {
          must: [['ring', 'rings', 'call', 'calls', 'calling', 'ringing', 'returns'], 'same day'],
          not: ['^and'],
          example: 'Always rings back the same day.',
        },
      ],
      never: ['^pushes', 'pushes donors', 'listen to colleagues', 'known for pushing', 'pushy donors', 'writes all'],
      numbers: [],
    },
  },
]
