import { ASKED } from './asked.ts'
import type { Case } from './types.ts'
import { about, LED, MADE, WENT_DOWN } from './words.ts'

/** Students, career changers, parents returning and the self-employed. */
export const TUNING_E_NEWCOMERS_CHANGE: readonly Case[] = [
  {
    id: 'tuning-e-newcomers-33',
    trade: 'history student',
    temper: 'enthusiastic',
    category: 'projects',
    current: false,
    question: ASKED.projectResult,
    answer:
      'Oh, the exhibition! Our seminar did one about the old cotton mill and I got to interview the workers, nine of them, the oldest was 94. I cut it down to a twelve minute film. It was meant to run a month and they kept it for half a year.',
    expected: {
      lines: [
        {
          must: [['interview*'], ['9', 'workers']],
          not: ['I got', 'got to', 'of them'],
          example: 'Interviewed nine workers of an old cotton mill for an exhibition of the seminar',
        },
        {
          must: ['12 minute', 'film', ['cut', 'edited', 'made', 'produced', 'minute']],
          not: ['I cut', 'cut it'],
          example: 'Cut a twelve-minute film of the interviews',
        },
        {
          must: [
            ['half a year', '6 months'],
            ['exhibition', 'film', 'month'],
          ],
          not: ['it was meant', 'they kept'],
          example: 'Exhibition kept for half a year instead of a month',
          optional: true,
        },
      ],
      never: ['94', '12 workers', '9 minutes', '9 films', '12 films', '^led', '9 months', '94 workers'],
      unfit: ['oldest'],
      numbers: ['9', '12'],
    },
  },
  {
    id: 'tuning-e-newcomers-34',
    trade: 'bootcamp, once a teacher',
    temper: 'group work',
    category: 'projects',
    current: false,
    question: ASKED.project,
    answer:
      'For the bootcamp final project there were three of us and we built a booking site for a local climbing gym. I did the database and the payment bit with Stripe. They still use it, around 50 bookings a week I think.',
    expected: {
      lines: [
        {
          must: ['booking site', [...MADE, 'building']],
          not: ['we built', 'there were'],
          example: 'Built a booking site for a local climbing gym in a team of three',
        },
        {
          must: ['database', 'Stripe', ['payment', 'payments']],
          not: ['I did', 'bit with', '^did'],
          example: 'Built the database and the payment with Stripe',
        },
        {
          must: [[...about('50')], ['bookings'], ['week', 'weekly']],
          not: ['I think', 'they still'],
          example: 'Still in use, with around 50 bookings a week',
        },
        { must: ['3', ['team', 'people', 'group']], not: ['there were'], example: 'Team of three', optional: true },
      ],
      never: ['3 bookings', '50 sites', '50 gyms', '3 gyms', '^led', 'over 50', 'alone'],
      unfit: ['bit'],
      numbers: ['3', '50'],
    },
  },
  {
    id: 'tuning-e-newcomers-35',
    trade: 'office applicant, once a sous chef',
    temper: 'selling the change',
    category: 'achievements',
    current: false,
    question: ASKED.numbers,
    answer:
      "I was a sous chef for nine years before this. So I've run a line with eight cooks, done the ordering, about £6,000 a week, and cut food waste from 11 to 7 percent by changing the menu every Thursday.",
    expected: {
      lines: [
        { must: [['ran', 'run', ...LED], '8 cooks'], not: ["I've", 'I was'], example: 'Ran a line with eight cooks' },
        {
          must: [['ordering', 'ordered', 'orders', 'order'], about('£6,000')],
          not: ["I've", '^done'],
          example: 'Did the ordering, about £6,000 a week',
        },
        {
          must: ['food waste', ['11%', '11'], '7%', [...WENT_DOWN]],
          not: ["I've"],
          example: 'Cut food waste from 11% to 7% by changing the menu every Thursday',
        },
        {
          must: ['sous chef', '9 years'],
          not: ['I was', 'before this'],
          example: 'Sous chef for nine years',
          optional: true,
        },
      ],
      never: ['9 cooks', '8 years', '£6,000 a month', 'to 11', 'by 7%', 'head chef'],
      numbers: ['9', '8', '£6,000', ['7%', '7']],
    },
  },
  {
    id: 'tuning-e-newcomers-36',
    trade: 'nursing student, once in retail',
    temper: 'sure of herself',
    category: 'career_goals',
    current: false,
    question: ASKED.goals,
    answer:
      "A&E, no question. I did ten years of retail so I know how to talk to people who are upset. I qualify next summer and I'd like to do my first two years on an emergency ward.",
    expected: {
      lines: [
        {
          must: [
            ['A&E', 'emergency'],
            ['want*', 'would like', 'aim*', 'seek*', 'looking', 'hop*', 'goal', 'like to'],
          ],
          not: ["I'd", 'no question'],
          example:
            'Nursing student, qualifying next summer, who would like to spend the first two years on an emergency ward.',
        },
        {
          must: [['10 years'], 'retail'],
          not: ['I did', 'I know', '^did'],
          example: 'Ten years in retail, used to talking to people who are upset.',
        },
        {
          must: [['next summer'], ['qualif*']],
          not: ['I qualify'],
          example: 'Qualifying next summer.',
          optional: true,
        },
        {
          must: [['talk*', 'upset']],
          not: ['I know'],
          example: 'Knows how to talk to people who are upset.',
          optional: true,
        },
      ],
      never: ['10 years of nursing', '2 years of experience', 'qualified nurse', '2 years of retail', '^qualified'],
      unfit: ['no question'],
      numbers: ['10'],
    },
  },
  {
    id: 'tuning-e-newcomers-37',
    trade: 'office manager after years at home',
    temper: 'a bit defensive',
    category: 'achievements',
    current: false,
    question: ASKED.better,
    answer:
      "Before the kids I was an office manager at a law firm, 35 people. I renegotiated the cleaning and the copier contracts and that saved about 8 grand a year. Since then I've been at home, seven years, apart from the PTA.",
    expected: {
      lines: [
        {
          must: ['renegotiated', ['contracts', 'contract'], about('8 grand')],
          not: ['I renegotiated', 'that saved'],
          example: 'Renegotiated the cleaning and copier contracts, saving about 8 grand a year',
        },
        {
          must: ['office manager', ['law firm']],
          not: ['I was', 'kids', 'before the'],
          example: 'Office manager at a law firm with 35 people',
        },
        {
          must: ['renegotiated', ['contracts', 'contract']],
          not: ['I renegotiated'],
          example: 'Renegotiated the cleaning and copier contracts',
          optional: true,
        },
      ],
      never: [
        'managed 35',
        'led 35',
        '7 years as',
        '35 contracts',
        '8 years',
        'over 8',
        'led a team of 35',
        '7 years of',
      ],
      unfit: ['kids', 'at home'],
      numbers: ['8 grand', '35'],
    },
  },
  {
    id: 'tuning-e-newcomers-38',
    trade: 'parents association',
    temper: 'cheerful',
    category: 'achievements',
    current: true,
    question: ASKED.proud,
    answer:
      "I'm treasurer of the parents' association, have been for three years. When I took over there was £340 in the account, now it's just over four thousand. We bought 20 tablets for the school out of it last spring.",
    expected: {
      lines: [
        {
          must: ['treasurer', ['association']],
          not: ["I'm", 'have been'],
          example: "Treasurer of the parents' association for three years",
        },
        {
          must: ['£340', ['4 thousand', '£4 thousand'], ['account', 'funds', 'balance']],
          not: ['I took', "it's", 'there was'],
          example: '£340 in the account at the start, now just over £4,000',
        },
        {
          must: ['20 tablets', ['school', 'bought']],
          not: ['we bought', 'out of it'],
          example: 'Bought 20 tablets for the school with the association last spring',
        },
      ],
      never: ['20 years', '3 tablets', '£340 a year', '4 thousand tablets', 'raised £4', '3 schools', 'increased'],
      numbers: ['£340', ['4 thousand', '£4 thousand'], '20', '3'],
    },
  },
  {
    id: 'tuning-e-newcomers-39',
    trade: 'payroll, returning parent',
    temper: 'out of practice',
    category: 'skills',
    current: false,
    question: ASKED.skills,
    answer:
      "Sage payroll, I did that for years. Excel, lookups and that. It's been a while so I did a refresher on Xero in March, online. I've never used QuickBooks.",
    expected: {
      lines: [
        { must: ['Sage'], not: ['I did'], example: 'Sage Payroll' },
        { must: ['Excel'], not: ['and that'], example: 'Excel (lookups)' },
        { must: ['lookups'], example: 'Lookups', optional: true },
        { must: ['Xero'], not: ['I did', 'been a while'], example: 'Xero' },
      ],
      never: ['QuickBooks', 'expert'],
      unfit: ['been a while'],
      numbers: [],
    },
  },
  {
    id: 'tuning-e-newcomers-40',
    trade: 'dog walking',
    temper: 'easy-going',
    category: 'achievements',
    current: true,
    question: ASKED.numbers,
    answer:
      "I started with my neighbour's spaniel and now I've got 14 dogs on the books, six at a time max. I've never advertised, it's all word of mouth. Turnover was about 26 thousand last year.",
    expected: {
      lines: [
        { must: ['14 dogs'], not: ["I've", 'I started', 'spaniel'], example: 'Walk 14 dogs, six at a time at most' },
        { must: ['turnover', about('26 thousand')], example: 'Turnover of about 26 thousand last year' },
        {
          must: [['word of mouth', 'never advertised', 'without advertising']],
          not: ["I've", "it's"],
          example: 'Clients won by word of mouth',
          optional: true,
        },
        { must: ['6', ['time']], example: 'Six dogs at a time at most', optional: true },
      ],
      never: ['26 dogs', '14 thousand', '6 years', '^advertised', 'over 26', '14 spaniels'],
      unfit: ['neighbour'],
      numbers: ['14', '26 thousand'],
    },
  },
  {
    id: 'tuning-e-newcomers-41',
    trade: 'gardening',
    temper: 'dry',
    category: 'achievements',
    current: true,
    question: ASKED.proud,
    answer:
      "I look after 31 gardens, most of them every fortnight. One lad helps me in summer. Last autumn I put in a rainwater system at the old rectory, 3,000 litres, and the owner tells me she hasn't used the mains for watering since.",
    expected: {
      lines: [
        {
          must: ['31 gardens', ['look after', 'maintain', 'care', 'manage', 'tend']],
          not: ['I look'],
          example: 'Look after 31 gardens, most every fortnight',
        },
        {
          must: ['rainwater', ['3,000 litres', '3,000-litre'], ['put in', 'installed', 'built', 'set up']],
          not: ['I put', 'tells me'],
          example: 'Put in a rainwater system of 3,000 litres last autumn',
        },
      ],
      never: ['31 litres', '31 systems', '3,000 gardens', '^led', '1 garden', 'used the mains for watering since'],
      unfit: ['lad'],
      numbers: ['31', '3,000'],
    },
  },
]
