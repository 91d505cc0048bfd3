import { ASKED } from './asked.ts'
import type { Case } from './types.ts'
import { about, MADE } from './words.ts'

/** People in accounting, sales, marketing and HR. */
export const TUNING_F_D_GAMMA_1: readonly Case[] = [
  {
    id: 'tuning-f-d-gamma-1',
    trade: 'accounting',
    temper: 'plain duties with a sigh',
    category: 'achievements',
    current: true,
    question: ASKED.dayNow,
    answer:
      "I reconcile the six bank accounts every morning and chase whoever hasn't sent me their receipts. End of the month I prepare the VAT return, and I post the depreciation. Honestly the receipts are half the job.",
    expected: {
      lines: [
        { must: ['reconcile', '6', 'bank accounts'], example: 'Reconcile six bank accounts every morning' },
        { must: [['prepare'], 'VAT'], example: 'Prepare the VAT return at the end of the month' },
        { must: ['depreciation'], example: 'Post the depreciation' },
        { must: [['chase', 'collect', 'follow up'], 'receipts'], example: 'Chase missing receipts', optional: true },
      ],
      never: ['6 receipts', '6 VAT', '50%', '6 months', 'half of the bank'],
      unfit: ['half the job'],
      numbers: ['6'],
    },
  },
  {
    id: 'tuning-f-d-gamma-2',
    trade: 'accounting',
    temper: 'wry, before and after',
    category: 'achievements',
    current: true,
    question: ASKED.better,
    answer:
      'Expense claims used to be a shoebox. I got us onto Pleo with photo receipts, 85 employees, and the claims that took me two full days a month are down to a morning.',
    expected: {
      lines: [
        {
          must: ['Pleo', '85', ['2 days', '2 full days', 'two full days', 'morning']],
          example:
            'Moved 85 employees to Pleo with photo receipts, which brought expense claims from two full days a month to a morning',
        },
        {
          must: ['Pleo', ['85', 'photo receipts', 'receipts', 'expense claims', 'expenses']],
          example: 'Introduced Pleo with photo receipts for 85 employees',
          optional: true,
        },
        {
          must: [['claims', 'expenses'], 'morning'],
          example: 'Expense claims down from two full days a month to a morning',
          optional: true,
        },
      ],
      never: ['85 claims', '85 receipts', '2 employees', '85 days', '75%', '2 days a week'],
      unfit: ['shoebox'],
      numbers: ['85', '2'],
    },
  },
  {
    id: 'tuning-f-d-gamma-3',
    trade: 'payroll',
    temper: 'second language, hedged figures',
    category: 'achievements',
    current: false,
    question: ASKED.better,
    answer:
      'I was making the salary for 210 workers in factory, every month until day 25. Before me was many complaint because the overtime was wrong. I make a control list in Excel and the complaints went from maybe 30 in month to 4 or 5.',
    expected: {
      lines: [
        {
          must: [['payroll', 'salary', 'salaries', 'wages'], '210'],
          not: ['was making'],
          example: 'Did the monthly payroll for 210 factory workers',
        },
        {
          must: [MADE, ['control list', 'checklist', 'check list', 'list'], 'Excel'],
          not: ['before me'],
          example: 'Made a control list in Excel for overtime; complaints went from about 30 a month to 4 or 5',
        },
        {
          must: ['complaint*', [...about('30'), 'maybe 30'], ['4 or 5', '4 to 5', '4-5', '5']],
          not: ['before me'],
          example: 'Complaints about overtime went from around 30 a month to 4 or 5',
        },
      ],
      never: ['25 workers', '210 complaints', '25 complaints', '30 workers', 'over 30', '83%', '210 a month'],
      numbers: ['210', '30'],
    },
  },
  {
    id: 'tuning-f-d-gamma-4',
    trade: 'field sales',
    temper: 'team figure, own figure, correction',
    category: 'achievements',
    current: false,
    question: ASKED.numbers,
    answer:
      'Team target was 1.2 million and we landed on 1.35. Mine out of that was 410 thousand. The year before I had, what was it, 360. No, 340.',
    expected: {
      lines: [
        {
          must: ['410,000'],
          not: ['what was it', 'mine'],
          example: 'Sold 410,000 of the 1.35 million of the team, after 340,000 the year before',
        },
        {
          must: [['340', '340,000'], '410,000'],
          not: ['what was it', 'mine'],
          example: '410 thousand, up from 340 the year before',
          optional: true,
        },
        {
          must: ['team', ['1.35', '1.35 million']],
          not: ['mine'],
          example: 'Part of a team that landed on 1.35 million against a target of 1.2 million',
          optional: true,
        },
      ],
      never: ['360', '360,000', '70,000', '50,000', '150,000', 'sold 1.35', 'sold 1.2', 'sold 1.35 million', '30%'],
      numbers: ['410,000'],
    },
  },
  {
    id: 'tuning-f-d-gamma-5',
    trade: 'medical sales',
    temper: 'steady, one win',
    category: 'achievements',
    current: true,
    question: ASKED.dayNow,
    answer:
      "I sell dental equipment, mainly chairs and X-ray units. I see about fifteen practices a week, and I do the installation handover with the technician. Last spring I got the university clinic, eight chairs, after they'd been with the competitor for ten years.",
    expected: {
      lines: [
        {
          must: [['sell', 'selling', 'sales'], 'dental'],
          example: 'Sell dental equipment, mainly chairs and X-ray units',
        },
        { must: [about('15'), 'practices'], example: 'Visit about fifteen practices a week' },
        { must: ['handover', 'technician'], example: 'Do the installation handover with the technician' },
        {
          must: ['university clinic', ['8', '10 years', 'competitor']],
          not: ["they'd"],
          example: 'Won the university clinic with eight chairs after ten years with the competitor',
        },
      ],
      never: ['8 practices', '15 chairs', '8 clinics', '15 clinics', 'over 15', '10 chairs', 'sold for 10 years'],
      numbers: ['15', '8'],
    },
  },
  {
    id: 'tuning-f-d-gamma-6',
    trade: 'telecoms sales',
    temper: 'teaching the listener',
    category: 'achievements',
    current: false,
    question: ASKED.better,
    answer:
      "People think it's the talking. It isn't. I kept a notebook with every customer's contract end date and called them six weeks before. Renewals in my patch went from 71 to 88 percent in two years, and that's why, I'm sure of it.",
    expected: {
      lines: [
        {
          must: [
            'renewal*',
            ['71', '71%'],
            '88%',
            [
              'called',
              'calling',
              'notebook',
              'contacted',
              'contacting',
              'phoning',
              'contract end',
              '6 weeks',
              '2 years',
            ],
          ],
          not: ['people think', "that's why"],
          example:
            'Raised renewals from 71% to 88% in two years by calling customers six weeks before their contracts ended',
        },
        {
          must: [['notebook', 'called', 'recorded', 'calling', 'phoned', 'contacted'], '6 weeks'],
          not: ['called them', 'people think'],
          example: 'Kept a notebook of contract end dates and called customers six weeks before',
          optional: true,
        },
        {
          must: ['renewal*', ['71', '71%'], '88%'],
          not: ["that's why"],
          example: 'Renewals from 71% to 88% in two years',
          optional: true,
        },
      ],
      never: ['17%', '6 customers', '88 customers', '71 customers', '2 weeks', '6 years', '6 months'],
      unfit: ['people think', "I'm sure"],
      numbers: [['71', '71%'], '88%'],
    },
  },
  {
    id: 'tuning-f-d-gamma-7',
    trade: 'marketing',
    temper: 'relieved, fair about causes',
    category: 'projects',
    current: false,
    question: ASKED.project,
    answer:
      'We rebranded and I had no say in the logo, thank God. My piece was the website copy, 140 pages in two languages, in ten weeks. Traffic went up a third afterwards, but we also doubled the ad spend.',
    expected: {
      lines: [
        {
          must: [['copy', 'texts', 'text', 'content'], '140', 'pages', ['2 languages', '10 weeks']],
          not: ['my piece'],
          example: 'Wrote the website copy for a rebrand, 140 pages in two languages, in ten weeks',
        },
        {
          must: ['traffic', ['third', '1/3']],
          example: 'Traffic went up a third after the rebrand, with the ad spend doubled',
          optional: true,
        },
      ],
      never: ['logo', '^increased', '^raised', '^grew', 'increasing', 'increased traffic', '^doubled', '10 languages'],
      unfit: ['thank God'],
      numbers: ['140', '2', '10'],
    },
  },
  {
    id: 'tuning-f-d-gamma-8',
    trade: 'email marketing',
    temper: 'second language, French flavour',
    category: 'achievements',
    current: true,
    question: ASKED.numbers,
    answer:
      'I am responsible of the e-mailing for the brand since 3 years. We send two campaigns in the week to 65,000 contacts. I have put in place the A/B tests and the click rate has passed from 1.8% to 3.1%.',
    expected: {
      lines: [
        {
          must: [['campaigns', 'e-mailing', 'mailings', 'email campaigns'], '65,000', ['2', 'week', 'weekly']],
          not: ['since 3'],
          example: 'Send two email campaigns a week to 65,000 contacts',
        },
        {
          must: [['A/B tests', 'A/B testing', 'A/B test']],
          not: ['since 3', 'has passed', 'have put'],
          example: 'Introduced A/B tests; the click rate went from 1.8% to 3.1%',
        },
        {
          must: [['click rate', 'click-through rate', 'click', 'clicks'], ['1.8%', '1.8'], '3.1%'],
          not: ['has passed'],
          example: 'Click rate from 1.8% to 3.1%',
        },
        {
          must: [
            ['3 years', 'brand'],
            ['e-mailing', 'emailing', 'email', 'email marketing', 'e-mail marketing'],
          ],
          not: ['since 3', 'responsible of'],
          example: 'In charge of the emailing of the brand for 3 years',
          optional: true,
        },
      ],
      never: ['^increased', '^raised', 'raising', 'increasing', '1.3%', '65,000 campaigns', '3 campaigns', '2 years'],
      numbers: ['65,000', '3.1%'],
    },
  },
  {
    id: 'tuning-f-d-gamma-9',
    trade: 'public relations',
    temper: 'short, pleased',
    category: 'achievements',
    current: false,
    question: ASKED.proud,
    answer:
      'Trade press. I placed 22 articles in one year without an agency, and before that they paid an agency four grand a month for about five.',
    expected: {
      lines: [
        {
          must: [['placed', 'published', 'got'], '22', 'articles', ['year', 'agency']],
          example: 'Placed 22 articles in the trade press in one year without an agency',
        },
        {
          must: [
            'agency',
            '5',
            ['before', 'previously', 'earlier', 'compared', 'instead', 'where', 'after', 'against', 'versus'],
          ],
          example: 'Placed 22 articles in a year where an agency had placed about five before',
          optional: true,
        },
      ],
      never: ['22 a month', '17', '22 agencies', '48,000', '22 months', 'saved 4,000', '$4,000', '£4,000', '€4,000'],
      numbers: ['22'],
    },
  },
  {
    id: 'tuning-f-d-gamma-10',
    trade: 'human resources',
    temper: 'careful about the cause',
    category: 'achievements',
    current: false,
    question: ASKED.proud,
    answer:
      "I did onboarding. 130 new starters in a year, laptop on the desk, badge, buddy, lunch on day one. I wrote the 30-day checklist. Early leavers, I mean those gone inside three months, went from 14 down to 5. Whether that's the checklist or the job market, no idea.",
    expected: {
      lines: [
        {
          must: [['onboarding', 'onboarded', 'inducted'], '130'],
          example: 'Did the onboarding of 130 new starters in a year',
        },
        {
          must: [MADE, ['checklist'], ['30', '30-day', 'onboarding']],
          example: 'Wrote the 30-day onboarding checklist',
        },
        {
          must: [['leavers', 'left', 'leaving'], '14', '5'],
          not: ['no idea', 'I mean'],
          example: 'Leavers within the first three months went from 14 down to 5',
          optional: true,
        },
      ],
      never: [
        '^cut',
        '^reduced',
        '^lowered',
        'reducing',
        'cutting',
        'which cut',
        'which reduced',
        'that cut',
        'that reduced',
      ],
      unfit: ['no idea'],
      numbers: ['130', '30'],
    },
  },
  {
    id: 'tuning-f-d-gamma-11',
    trade: 'recruiting',
    temper: 'modest, then the real thing',
    category: 'achievements',
    current: false,
    question: ASKED.better,
    answer:
      "I had 19 vacancies on my desk, at one point 27. Filled most of them. What I'm proud of is the referral scheme I set up: in the first year 23 hires came through it and it cost us 800 euros each instead of an agency fee of around nine thousand.",
    expected: {
      lines: [
        {
          must: [MADE, ['referral scheme', 'referral', 'referrals'], ['23', '€800', '€9,000']],
          not: ['on my desk', 'came through it'],
          example:
            'Set up a referral scheme that brought 23 hires in the first year at €800 each instead of an agency fee of around €9,000',
        },
        {
          must: ['23', 'hires', ['referral', 'scheme', 'first year', 'year']],
          not: ['came through it'],
          example: '23 hires through the referral scheme in its first year',
          optional: true,
        },
        {
          must: ['€800', ['hire', 'hires', 'each']],
          not: ['came through it'],
          example: '€800 a hire through referrals instead of an agency fee of around €9,000',
          optional: true,
        },
        { must: [MADE, ['referral scheme', 'referral']], example: 'Set up a referral scheme', optional: true },
        {
          must: ['vacancies', ['19', '27', 'most', 'filled']],
          not: ['at one point 27', 'filled 27', 'filled 19'],
          example: 'Looked after 19 vacancies, up to 27 at one point, and filled most of them',
          optional: true,
        },
      ],
      never: ['46', '23 vacancies', 'all vacancies', 'filled all', '8,200', '27 hires', '19 hires', '$800'],
      unfit: ['on my desk'],
      numbers: ['23', '€800'],
    },
  },
]
