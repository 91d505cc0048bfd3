import { ASKED } from './asked.ts'
import type { Case } from './types.ts'
import { about, WENT_DOWN } from './words.ts'

/** People in accounting, banking and insurance. */
export const TUNING_E_DESK_MONEY: readonly Case[] = [
  {
    id: 'tuning-e-desk-1',
    trade: 'bookkeeping',
    temper: 'terse duties',
    category: 'achievements',
    current: true,
    question: ASKED.dayNow,
    answer:
      'Purchase ledger mostly. About 350 invoices a week, two payment runs, Tuesday and Friday. I also do the petty cash for the three depots.',
    expected: {
      lines: [
        { must: [about('350'), 'invoices', 'week'], not: ['mostly'], example: 'Process about 350 invoices a week' },
        { must: ['2', 'payment runs'], not: ['mostly'], example: 'Do two payment runs, Tuesday and Friday' },
        { must: ['petty cash', 'depots'], not: ['also'], example: 'Handle the petty cash for the three depots' },
        { must: ['purchase ledger'], not: ['mostly'], example: 'Keep the purchase ledger', optional: true },
      ],
      never: ['350 depots', '350 payment', '3 payment', '2 depots', 'over 350', '2 a week', '3 invoices'],
      numbers: ['350', '2', '3'],
    },
  },
  {
    id: 'tuning-e-desk-2',
    trade: 'management accounting',
    temper: 'before and now',
    category: 'achievements',
    current: true,
    question: ASKED.better,
    answer:
      'Before me the month end took eleven working days and everyone hated it. I built the accruals template and moved the intercompany stuff to day two, so now we close in six.',
    expected: {
      lines: [
        {
          must: [['built', 'created', 'made'], 'accruals', 'template', ['6', '6 days']],
          not: ['hated', 'stuff'],
          example:
            'Built the accruals template and moved intercompany postings to day two, which brought the month end from eleven working days to six',
        },
        {
          must: ['built', 'accruals', 'template'],
          not: ['hated'],
          example: 'Built the accruals template',
          optional: true,
        },
        {
          must: ['intercompany', ['day 2', 'day two', '2 days', 'second day']],
          not: ['stuff'],
          example: 'Moved intercompany postings to day two',
          optional: true,
        },
        {
          must: [['month end', 'month-end', 'close'], '6'],
          not: ['hated', 'before me'],
          example: 'Month end closed in six working days instead of eleven',
          optional: true,
        },
        {
          must: [['month end', 'month-end'], '11', '6'],
          not: ['hated', 'before me'],
          example: 'Month end in six working days, before eleven',
          optional: true,
        },
      ],
      never: ['5 days', '45%', '2 templates', '6 templates', 'took 6 weeks', 'in 2 days'],
      unfit: ['hated'],
      numbers: ['11', '6'],
    },
  },
  {
    id: 'tuning-e-desk-3',
    trade: 'mortgage banking',
    temper: 'own share of the branch',
    category: 'achievements',
    current: false,
    question: ASKED.numbers,
    answer:
      'I was on the counter for four years at the savings bank and then they moved me to mortgages. In my last year I signed off 94 mortgages, I think the branch did about 210 altogether. So that was quite a bit of it.',
    expected: {
      lines: [
        {
          must: ['signed off', '94', 'mortgages'],
          not: ['I think', 'quite a bit'],
          example: 'Signed off 94 of the about 210 mortgages of the branch in the last year',
        },
        {
          must: ['counter', '4 years'],
          not: ['they moved'],
          example: 'Counter of the savings bank, four years',
          optional: true,
        },
      ],
      never: ['off 210', 'off about 210', '^about 210', 'over 210', '45%', '304', '^moved', '94 years'],
      numbers: ['94'],
    },
  },
  {
    id: 'tuning-e-desk-4',
    trade: 'motor insurance claims',
    temper: 'target and own figure',
    category: 'achievements',
    current: false,
    question: ASKED.day,
    answer:
      'Motor claims, small ones up to five thousand pounds. I had roughly 120 open files at any time. The target for first contact was 48 hours and I was normally done within 24.',
    expected: {
      lines: [
        {
          must: [about('120'), 'files'],
          not: ['I had'],
          example: 'Handled roughly 120 open files at any time',
        },
        {
          must: [['motor claims', 'claims'], '£5,000'],
          example: 'Handled motor claims of up to five thousand pounds',
        },
        {
          must: [
            ['contact', 'contacted'],
            ['24', '24 hours'],
          ],
          not: ['I was'],
          example: 'First contact normally within 24 hours, where the target was 48',
        },
      ],
      never: [
        'over 120',
        '120 claims a day',
        '^first contact within 48',
        '120 hours',
        'in 48 hours',
        '50%',
        '24 files',
      ],
      numbers: ['120', '£5,000', '24'],
    },
  },
  {
    id: 'tuning-e-desk-5',
    trade: 'home insurance claims',
    temper: 'honest about who stopped it',
    category: 'achievements',
    current: false,
    question: ASKED.hard,
    answer:
      "There was a string of water damage claims from the same street, nine of them in two months. I put them on one map, saw it was always the same plumber, and handed it to the fraud team. They stopped £64,000 going out. That wasn't me, that part, I only spotted it.",
    expected: {
      lines: [
        {
          must: [
            ['spotted', 'map', 'mapped', 'found', 'noticed', 'identified', 'put'],
            ['claims', 'plumber'],
            ['9', 'plumber', 'map'],
          ],
          not: ['they stopped', "wasn't me", 'handed it', 'put them', 'spotted it'],
          example:
            'Mapped nine water damage claims from one street, spotted that it was always the same plumber and handed it to the fraud team, which stopped £64,000 going out',
        },
        {
          must: ['9', ['claims', 'claim'], '2 months'],
          not: ['there was', 'of them'],
          example: 'Nine water damage claims from the same street in two months',
          optional: true,
        },
        {
          must: [['saw', 'spotted', 'noticed', 'found'], 'plumber'],
          example: 'Saw that it was always the same plumber',
          optional: true,
        },
        { must: ['£64,000', 'fraud team'], example: 'Fraud team stopped £64,000 going out', optional: true },
      ],
      never: ['^stopped', 'saved £64,000', '^saved', '^prevented', '9 months', '9 plumbers', '£64,000 of claims'],
      numbers: [],
    },
  },
  {
    id: 'tuning-e-desk-6',
    trade: 'payroll',
    temper: 'two groups and a rate',
    category: 'achievements',
    current: true,
    question: ASKED.numbers,
    answer:
      "I run payroll for 640 people, monthly, plus the weekly lot, that's another 85 in the warehouse. My error rate last year was 0.3 percent. The provider before us was at something like 2.",
    expected: {
      lines: [
        {
          must: [['run', 'ran'], 'payroll', '640'],
          not: ['the weekly lot', "that's"],
          example: 'Run payroll for 640 people monthly and 85 weekly',
        },
        {
          must: ['85', ['weekly', 'warehouse']],
          not: ['another', "that's"],
          example: 'Weekly payroll for 85 people in the warehouse',
        },
        {
          must: ['error rate', '0.3%'],
          not: ['something like', 'my error'],
          example: 'Error rate of 0.3% last year',
        },
      ],
      never: ['725', '640 a week', '85%', '1.7%', '^error rate of 2', '2 people', '2%: error', '85 monthly'],
      numbers: ['640', '85', '0.3%'],
    },
  },
  {
    id: 'tuning-e-desk-7',
    trade: 'credit control',
    temper: 'clipped before and after',
    category: 'achievements',
    current: false,
    question: ASKED.better,
    answer:
      'Debtor days. When I started it was 61, when I left 43. I just phoned people. Every Monday the oldest ten, politely.',
    expected: {
      lines: [
        {
          must: [['debtor days', 'debtor'], '61', '43'],
          not: ['I left', 'when I'],
          example: 'Debtor days from 61 to 43 by phoning the ten oldest debtors every Monday',
        },
        {
          must: [
            ['phoned', 'phoning', 'called'],
            ['monday', 'people', 'oldest'],
          ],
          not: ['just'],
          example: 'Phoned the oldest ten every Monday, politely',
          optional: true,
        },
      ],
      never: ['18', '30%', '61 debtors', '43 debtors', '43 people', '61 people', '10 days', '43 years'],
      numbers: ['61', '43'],
    },
  },
  {
    id: 'tuning-e-desk-8',
    trade: 'bank counter',
    temper: 'a good lack',
    category: 'achievements',
    current: false,
    question: ASKED.proud,
    answer:
      'I never had a till difference over 5 euros in six years, and we counted maybe 300 transactions a day on the busy ones.',
    expected: {
      lines: [
        {
          must: ['till difference', '€5', '6 years', ['no', 'never', 'without', 'not']],
          not: ['I never', 'busy ones'],
          example: 'No till difference over 5 euros in six years, with about 300 transactions on busy days',
        },
        {
          must: [[...about('300'), 'up to 300'], 'transactions', ['day', 'days']],
          not: ['we counted', 'maybe', 'busy ones'],
          example: 'About 300 transactions a day on busy days',
          optional: true,
        },
      ],
      never: ['300 euros', '€300', '5 years', '^had a till', '^till difference', 'over 300', 'difference of 5'],
      numbers: ['€5', '6 years'],
    },
  },
  {
    id: 'tuning-e-desk-9',
    trade: 'tax advice',
    temper: 'project with a helper',
    category: 'projects',
    current: false,
    question: ASKED.project,
    answer:
      'It was the digital filing project. The firm had 1,800 client folders on paper. I scanned and tagged about half of them with a student, and I wrote the naming rules everybody uses now. Finished two months early, in April 2023.',
    expected: {
      lines: [
        {
          must: [
            ['scanned', 'tagged'],
            ['half', '900'],
            ['folders', 'client'],
            ['student', 'half of'],
          ],
          not: ['of them', 'I scanned', 'it was'],
          example: 'Scanned and tagged about half of 1,800 client folders with a student',
        },
        {
          must: ['wrote', 'naming rules'],
          not: ['I wrote'],
          example: 'Wrote the naming rules that everybody uses now',
        },
        {
          must: [['finished', 'completed', 'early'], '2 months', 'early'],
          example: 'Finished the digital filing project two months early, in April 2023',
        },
        {
          must: [['scanned', 'tagged'], 'student'],
          not: ['of them', 'I scanned'],
          example: 'Scanned and tagged client folders with a student',
          optional: true,
        },
        { must: ['1,800', 'folders'], not: ['the firm had'], example: '1,800 client folders on paper', optional: true },
      ],
      never: [
        'tagged 1,800',
        'scanned 1,800',
        'all 1,800',
        '1,800 students',
        '2 students',
        '2023 folders',
        'about half of 2',
      ],
      numbers: ['1,800', '2 months'],
    },
  },
  {
    id: 'tuning-e-desk-10',
    trade: 'insurance broking',
    temper: 'book of business, retention',
    category: 'achievements',
    current: false,
    question: ASKED.numbers,
    answer:
      'My book was 2.4 million in premium, 310 clients, mostly small trades, roofers and the like. I kept 93% at renewal. The year the rates went up by a fifth I still had 90.',
    expected: {
      lines: [
        {
          must: [
            ['2.4 million', '2.4m'],
            ['premium', 'book'],
          ],
          not: ['my book', 'and the like'],
          example: 'Looked after a book of 2.4 million in premium and 310 clients',
        },
        { must: ['310', 'clients'], not: ['my book', 'and the like'], example: '310 clients, mostly small trades' },
        {
          must: [['kept', 'retained', 'renewal', 'retention'], '93%'],
          not: ['I still'],
          example: 'Kept 93% at renewal, and 90 in the year the rates went up by a fifth',
        },
        {
          must: [
            ['90', '90%'],
            ['rates', 'renewal'],
          ],
          not: ['I still'],
          example: 'Kept 90 in the year the rates went up by a fifth',
          optional: true,
        },
      ],
      never: ['310 roofers', '90 clients', '310 million', '93 clients', '^rates', '^went up', '90 million', '3%'],
      numbers: ['2.4 million', '310', '93%'],
    },
  },
  {
    id: 'tuning-e-desk-11',
    trade: 'stock audit',
    temper: 'team size, own part, a find',
    category: 'projects',
    current: false,
    question: ASKED.project,
    answer:
      'We were five on the engagement, a manager, two seniors and two of us juniors. I did the stock counts, fourteen warehouses in three weeks. I found a pallet that had been counted twice, worth about 31,000 euros.',
    expected: {
      lines: [
        {
          must: ['stock counts', '14', 'warehouses', '3 weeks'],
          not: ['I did', 'we were'],
          example: 'Did the stock counts of fourteen warehouses in three weeks',
        },
        {
          must: [['found', 'discovered', 'detected'], 'pallet', ['€31,000', 'about €31,000']],
          not: ['I found'],
          example: 'Found a pallet counted twice, worth about 31,000 euros',
        },
        {
          must: ['5', ['engagement', 'team']],
          not: ['we were'],
          example: 'Worked on an engagement of five',
          optional: true,
        },
      ],
      never: [
        '^led',
        '^managed',
        'as manager',
        '31,000 pallets',
        '14 weeks',
        '2 pallets',
        'team of 2',
        '5 warehouses',
        ...WENT_DOWN.slice(0, 3),
      ],
      numbers: ['14', '3 weeks', '€31,000'],
    },
  },
]
