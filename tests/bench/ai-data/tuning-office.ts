import { ASKED } from './asked.ts'
import type { Case } from './types.ts'

/** People in finance, law, sales, marketing, human resources and administration. */
export const TUNING_OFFICE: readonly Case[] = [
  {
    id: 'tuning-office-1',
    trade: 'accounting',
    temper: 'plain with a cause',
    category: 'achievements',
    current: false,
    question: ASKED.better,
    answer: 'I set up a checklist in Excel and the month end close went from nine days to five because of that.',
    expected: {
      lines: [
        {
          must: [
            ['set up', 'created', 'built', 'made', 'introduced', 'setting up', 'introducing'],
            'checklist',
            'Excel',
            ['month end', 'month-end', 'monthly'],
            ['9', '9 days'],
            ['5', '5 days'],
          ],
          example: 'Set up a checklist in Excel that cut the month-end close from nine days to five',
        },
        {
          must: [['set up', 'created', 'built', 'made', 'introduced'], 'checklist', 'Excel'],
          example: 'Set up a checklist in Excel',
          optional: true,
        },
        {
          must: [['month end', 'month-end'], '9', '5'],
          example: 'Month-end close from nine days to five',
          optional: true,
        },
      ],
      never: ['44%', '4 days', 'SAP'],
      numbers: ['9', '5'],
    },
  },
  {
    id: 'tuning-office-2',
    trade: 'finance',
    temper: 'currency, millions',
    category: 'achievements',
    current: false,
    question: ASKED.numbers,
    answer:
      'I looked after a budget of 2 million euros and found savings of a hundred and fifty thousand euros in the travel costs.',
    expected: {
      lines: [
        {
          must: [
            ['looked after', 'managed', 'oversaw', 'administered', 'controlled', 'handled'],
            'budget',
            '€2 million',
          ],
          example: 'Looked after a budget of €2 million',
        },
        {
          must: [['found', 'identified', 'finding', 'identifying'], 'savings', '€150,000', 'travel'],
          not: ['^saved'],
          example: 'Found savings of €150,000 in travel costs',
        },
      ],
      never: ['$2 million', '$150,000', '€1 million'],
      numbers: ['€2 million', '€150,000'],
    },
  },
  {
    id: 'tuning-office-3',
    trade: 'auditing',
    temper: 'helped, not led',
    category: 'projects',
    current: false,
    question: ASKED.project,
    answer:
      'It was the audit of a bank. I was a junior, I helped with testing about 400 loan files, and my senior found the big error, not me.',
    expected: {
      lines: [
        {
          must: [
            ['helped', 'assisted', 'supported', 'contributed'],
            ['test', 'testing', 'audit'],
            ['about 400', 'around 400', 'approximately 400', 'some 400'],
            ['loan files', 'loan', 'loans'],
          ],
          not: ['led'],
          example: 'Helped test about 400 loan files in the audit of a bank',
        },
      ],
      never: ['senior', 'error', '^found', '^led', '^discovered'],
      numbers: ['400'],
    },
  },
  {
    id: 'tuning-office-4',
    trade: 'law',
    temper: 'formal, long sentence',
    category: 'achievements',
    current: false,
    question: ASKED.proud,
    answer:
      'I drafted and negotiated some 90 supply contracts under German and English law for a manufacturer, and I reduced the average turnaround from three weeks to eight working days by introducing a clause library.',
    expected: {
      lines: [
        {
          must: [
            'drafted',
            'negotiated',
            ['some 90', 'about 90', 'around 90', 'approximately 90', 'roughly 90'],
            'contracts',
            'German',
            'English',
          ],
          example: 'Drafted and negotiated some 90 supply contracts under German and English law for a manufacturer',
        },
        {
          must: [
            ['reduced', 'cut', 'reducing', 'cutting', 'lowered', 'shortened'],
            'turnaround',
            '3 weeks',
            ['8 working days'],
            'clause library',
          ],
          example:
            'Reduced the average turnaround from three weeks to eight working days by introducing a clause library',
        },
        {
          must: ['turnaround', '3 weeks', '8 working days'],
          example: 'Average turnaround from three weeks to eight working days',
          optional: true,
        },
        {
          must: [['introduced', 'introducing'], 'clause library'],
          example: 'Introduced a clause library',
          optional: true,
        },
      ],
      never: ['French', '9 contracts', 'calendar days'],
      numbers: ['90', '3 weeks', '8'],
    },
  },
  {
    id: 'tuning-office-5',
    trade: 'paralegal',
    temper: 'negative',
    category: 'achievements',
    current: true,
    question: ASKED.proud,
    answer:
      "I haven't lost a single file since I started, and the partners trust me with the deadlines calendar in Clio.",
    expected: {
      lines: [
        {
          must: ['deadlines calendar', 'Clio'],
          not: ['partners trust me'],
          example: 'Keep the deadlines calendar in Clio for the partners',
        },
        {
          must: [
            [
              'not lost',
              'no file lost',
              'no files lost',
              'without losing',
              'never lost',
              'not a single file lost',
              'no lost file',
              'no lost files',
              'not a file lost',
            ],
          ],
          example: 'Not lost a single file',
          optional: true,
        },
      ],
      never: ['^lost', '^partner'],
      numbers: [],
    },
  },
  {
    id: 'tuning-office-6',
    trade: 'sales',
    temper: 'boastful with numbers',
    category: 'achievements',
    current: false,
    question: ASKED.numbers,
    answer: 'Crushed it. 142% of quota in 2022, closed $1.3M, biggest deal was $310k with Contoso.',
    expected: {
      lines: [
        { must: ['142%', 'quota', '2022'], not: ['crushed'], example: '142% of quota in 2022' },
        { must: ['closed', '$1.3M'], not: ['crushed'], example: 'Closed $1.3M' },
        { must: ['$310k', ['deal', 'contract'], 'Contoso'], example: 'Biggest deal of $310k with Contoso' },
      ],
      never: ['2023', '€', '$130k'],
      unfit: ['crushed'],
      numbers: ['142%', '$1.3M', '$310k'],
    },
  },
  {
    id: 'tuning-office-7',
    trade: 'sales',
    temper: 'blame, target missed',
    category: 'achievements',
    current: false,
    question: ASKED.hard,
    answer:
      "We didn't hit the target, marketing gave us garbage leads. But I called old customers and won back 17 of them in a quarter.",
    expected: {
      lines: [
        {
          must: [
            ['won back', 'regained', 'reactivated', 'recovered', 'winning back'],
            '17',
            ['customers', 'clients'],
            'quarter',
          ],
          example: 'Won back 17 old customers in a quarter by calling them',
        },
      ],
      never: ['^hit', 'hit the target', 'exceeded', 'met the target', 'leads'],
      unfit: ['garbage'],
      numbers: ['17'],
    },
  },
  {
    id: 'tuning-office-8',
    trade: 'marketing',
    temper: 'buzzwords',
    category: 'achievements',
    current: false,
    question: ASKED.better,
    answer:
      'I kind of leveraged synergies across channels, you know, 360 degree. What that means: I moved 40% of the print budget to Google Ads and a lead cost us €18 instead of €31.',
    expected: {
      lines: [
        {
          must: [
            ['moved', 'shifted', 'reallocated', 'transferred', 'moving', 'shifting'],
            '40%',
            'print',
            'budget',
            'Google Ads',
          ],
          not: ['synergies', 'leveraged', '360'],
          example: 'Moved 40% of the print budget to Google Ads; a lead cost €18 instead of €31',
        },
        {
          must: [['lead', 'leads'], '€18', '€31'],
          not: ['synergies', 'leveraged'],
          example: 'Lead cost of €18 instead of €31 after moving print budget to Google Ads',
          optional: true,
        },
      ],
      never: ['$18', '42%', '€13'],
      unfit: ['synergies', 'leveraged'],
      numbers: ['40%', '€18', '€31'],
    },
  },
  {
    id: 'tuning-office-9',
    trade: 'marketing',
    temper: 'list of tools',
    category: 'skills',
    current: true,
    question: ASKED.skills,
    answer: 'GA4, HubSpot, Figma (basic), Canva, copywriting, SEO. Used Mailchimp years ago.',
    expected: {
      lines: [
        { must: ['GA4'], example: 'GA4' },
        { must: ['HubSpot'], example: 'HubSpot' },
        { must: ['Figma'], not: ['advanced', 'expert'], example: 'Figma (basic)' },
        { must: ['Canva'], example: 'Canva' },
        { must: ['copywriting'], example: 'Copywriting' },
        { must: ['SEO'], example: 'SEO' },
        { must: ['Mailchimp'], example: 'Mailchimp', optional: true },
      ],
      never: ['Sketch', 'SEM', 'Google Ads'],
      numbers: [],
    },
  },
  {
    id: 'tuning-office-10',
    trade: 'human resources',
    temper: 'own part asked and given',
    category: 'projects',
    current: false,
    question: ASKED.project,
    answer:
      'The company switched to Workday, 1,100 employees. My part was the training, I held 30 sessions and wrote the guide that people still use.',
    expected: {
      lines: [
        {
          must: [
            ['held', 'gave', 'ran', 'delivered', 'conducted', 'taught'],
            '30',
            ['sessions', 'trainings', 'training sessions'],
            'Workday',
          ],
          example: 'Held 30 training sessions for the switch of 1,100 employees to Workday',
        },
        { must: [['wrote', 'authored', 'created', 'writing'], 'guide'], example: 'Wrote the Workday guide' },
      ],
      never: ['^switched', '^migrated', '^led', 'SAP', '1,100 sessions'],
      numbers: ['30', '1,100'],
    },
  },
  {
    id: 'tuning-office-11',
    trade: 'recruiting',
    temper: 'what happened is no deed',
    category: 'achievements',
    current: false,
    question: ASKED.numbers,
    answer:
      'I filled 48 positions in 2021. Turnover fell to 9% in that time, but that was mostly the new pay scheme I think.',
    expected: {
      lines: [
        { must: ['filled', '48', ['positions', 'roles', 'vacancies'], '2021'], example: 'Filled 48 positions in 2021' },
      ],
      never: ['^reduced', '^cut', '^lowered', 'reducing', 'cutting', '^decreased'],
      numbers: ['48'],
    },
  },
  {
    id: 'tuning-office-12',
    trade: 'administration',
    temper: 'dictated without punctuation',
    category: 'achievements',
    current: true,
    question: ASKED.dayNow,
    answer:
      'i keep the calendars of three directors i book travel i order supplies and i take the minutes in the board meeting',
    expected: {
      lines: [
        {
          must: [
            ['keep', 'manage', 'maintain'],
            'calendars',
            ['3 directors'],
            'travel',
            ['supplies', 'minutes', 'travel'],
          ],
          not: ['kept', 'booked', 'ordered', 'took'],
          example: 'Keep the calendars of three directors, book travel and order supplies',
        },
        {
          must: ['minutes', 'board', ['take', 'write', 'record', 'keep']],
          not: ['took'],
          example: 'Take the minutes of board meetings',
        },
      ],
      never: ['^director', '^kept', '^booked'],
      numbers: ['3'],
    },
  },
  {
    id: 'tuning-office-13',
    trade: 'insurance',
    temper: 'hedging and approximate',
    category: 'achievements',
    current: false,
    question: ASKED.numbers,
    answer:
      'It must have been something like 35 claims a week, give or take, and I think my error rate was under 2 percent, at least that is what the audit said.',
    expected: {
      lines: [
        {
          must: [['about 35', 'around 35', 'some 35', 'roughly 35', 'approximately 35'], 'claims', ['week', 'weekly']],
          example: 'Handled about 35 claims a week',
        },
        {
          must: [['error'], ['under 2%', 'below 2%', 'less than 2%']],
          example: 'Error rate under 2% according to the audit',
        },
      ],
      never: ['35%', 'month'],
      unfit: ['give or take'],
      numbers: ['35', '2%'],
    },
  },
  {
    id: 'tuning-office-14',
    trade: 'project management',
    temper: "modest 'we'",
    category: 'projects',
    current: false,
    question: ASKED.projectResult,
    answer: 'We opened the new office in Porto in 4 months and stayed 6% under budget.',
    expected: {
      lines: [
        {
          must: [['opened', 'open', 'opening', 'co-opened'], 'office', 'Porto', '4 months', ['6% under', '6% below']],
          example: 'Helped open the new office in Porto in 4 months, 6% under budget',
        },
        {
          must: [['opened', 'open', 'opening'], 'office', 'Porto', '4 months'],
          example: 'Helped open the new office in Porto in 4 months',
          optional: true,
        },
        { must: [['6% under', '6% below'], 'budget'], example: 'Stayed 6% under budget with the team', optional: true },
      ],
      never: ['Lisbon', '6% over', '^led', '4 weeks'],
      numbers: ['4 months', '6%'],
    },
  },
  {
    id: 'tuning-office-15',
    trade: 'purchasing',
    temper: 'ended up doing',
    category: 'achievements',
    current: false,
    question: ASKED.hard,
    answer:
      'The steel supplier went bust in March, so I ended up calling like 20 mills in one week and ended up getting a contract that was actually 3% cheaper.',
    expected: {
      lines: [
        {
          must: [
            ['called', 'contacted', 'calling', 'contacting'],
            '20',
            ['mills', 'mill'],
            ['week'],
            'contract',
            '3% cheaper',
          ],
          not: ['ended up'],
          example:
            'Called about 20 mills in one week after the steel supplier went bust and got a contract that was 3% cheaper',
        },
        {
          must: [['called', 'contacted'], '20', ['mills', 'mill'], 'week'],
          example: 'Called about 20 mills in one week',
          optional: true,
        },
        { must: ['contract', '3% cheaper'], example: 'Got a contract that was 3% cheaper', optional: true },
      ],
      never: ['30%', '3% more', '^went'],
      numbers: ['20', '3%'],
    },
  },
  {
    id: 'tuning-office-16',
    trade: 'tax',
    temper: 'client named in confidence',
    category: 'achievements',
    current: false,
    question: ASKED.proud,
    answer:
      "I prepared about 220 returns a season. Mrs. Lindqvist got 4,300 dollars back that the last adviser had missed, please don't use her name.",
    expected: {
      lines: [
        {
          must: [
            'prepared',
            ['about 220', 'around 220', 'approximately 220', 'some 220', 'roughly 220'],
            ['returns'],
            'season',
          ],
          example: 'Prepared about 220 tax returns a season',
        },
        {
          must: ['$4,300'],
          not: ['^missed', 'colleague'],
          example: 'Got $4,300 back for a client that an earlier adviser had missed',
          optional: true,
        },
      ],
      never: ['^missed', '€4,300'],
      unfit: ['Lindqvist'],
      numbers: ['220'],
    },
  },
  {
    id: 'tuning-office-17',
    trade: 'public relations',
    temper: 'values',
    category: 'values',
    current: true,
    question: ASKED.others,
    answer: 'They say I stay calm. When everything burns I make a list and start at the top.',
    expected: {
      lines: [
        {
          must: [
            ['calm', 'calmly', 'calmness'],
            ['list', 'lists', 'pressure', 'crisis', 'crises', 'stay', 'stays', 'known', 'valued'],
          ],
          example: 'Valued for staying calm: makes a list and starts at the top.',
        },
      ],
      never: ['fire', 'burned', 'years'],
      numbers: [],
    },
  },
  {
    id: 'tuning-office-18',
    trade: 'banking',
    temper: 'ambitious',
    category: 'career_goals',
    current: true,
    question: ASKED.goals,
    answer:
      'Currently I advise small businesses on loans. The plan is to get my CFA by 2027 and move to risk management.',
    expected: {
      lines: [
        {
          must: [
            ['advis*', 'adviser', 'advisor'],
            ['small businesses', 'small business'],
            ['loans', 'loan', 'lending'],
          ],
          example: 'Adviser of small businesses on loans.',
        },
        {
          must: ['CFA', '2027', 'risk management', ['plan*', 'aim*', 'work*', 'seek*', 'goal']],
          example: 'Planning to get the CFA by 2027 and to move to risk management.',
        },
      ],
      never: ['^CFA', 'CFA charterholder', 'holds', 'certified', '^risk manager'],
      numbers: ['2027'],
    },
  },
  {
    id: 'tuning-office-19',
    trade: 'real estate',
    temper: 'exaggerating then correcting',
    category: 'achievements',
    current: false,
    question: ASKED.numbers,
    answer: 'I sold a hundred houses. No, sorry, it was 64, in three years.',
    expected: {
      lines: [{ must: ['sold', '64', ['houses', 'homes'], '3 years'], example: 'Sold 64 houses in three years' }],
      never: ['100'],
      numbers: ['64', '3 years'],
    },
  },
]
