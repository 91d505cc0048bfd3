import { ASKED } from './asked.ts'
import type { Case } from './types.ts'

/** People at desks and counters: payroll, courts, banks, town halls, newspapers. */
export const HELD_OUT_E_DESKS_1: readonly Case[] = [
  {
    id: 'held-out-e-desks-1',
    trade: 'payroll',
    temper: 'hedges every number',
    category: 'achievements',
    current: false,
    question: ASKED.proud,
    answer:
      'I did the payroll for two sites, I think around 340 people in total. When I started there were maybe 25 corrections a month because the timesheets came in on paper. I made a little form in Excel the foremen could fill in, and after that it was three or four corrections, something like that.',
    expected: {
      lines: [
        { must: ['payroll', '340'], example: 'Did the payroll for around 340 people at two sites' },
        {
          must: ['corrections', '25', ['3 or 4', '3 to 4', '4']],
          example: 'Monthly payroll corrections: three or four after an Excel form for timesheets, about 25 before',
        },
        { must: ['form', ['excel', 'timesheet*']], example: 'Made an Excel form for timesheets', optional: true },
        { must: ['form', 'foremen'], example: 'Made a form that the foremen could fill in', optional: true },
        { must: ['payroll', 'sites'], example: 'Did the payroll for two sites', optional: true },
        {
          must: ['corrections', ['3 or 4', '3 to 4', '4']],
          example: 'Brought corrections down to three or four a month',
          optional: true,
        },
      ],
      never: ['340 sites', '340 corrections', '25 sites', '25 people', '22 corrections', '88%', '^filled in'],
      others: ['^filled in'],
      unfit: ['something like that'],
      numbers: ['340', '25', ['3 or 4', '3 to 4', '4']],
    },
  },
  {
    id: 'held-out-e-desks-2',
    trade: 'legal secretary',
    temper: 'grumbles, a denial that is praise',
    category: 'achievements',
    current: true,
    question: ASKED.dayNow,
    answer:
      "Typing, mostly. I've got three partners and they all dictate like they're chewing gum, so I do maybe 60 pages a day. And the court deadlines, I keep the calendar for all three of them and in six years we haven't missed one.",
    expected: {
      lines: [
        { must: ['60', 'pages'], example: 'Type about 60 pages of dictation a day for three partners' },
        {
          must: ['deadline*', ['6', 'calendar', 'partners']],
          example: 'Keep the calendar of court deadlines for three partners; none missed in six years',
        },
        {
          must: ['deadline*', ['no', 'not', 'none', 'never', 'without', 'every', 'all', 'keep', 'track']],
          example: 'No court deadline missed in six years',
          optional: true,
        },
        { must: ['calendar'], example: 'Keep the calendar for three partners', optional: true },
        { must: ['typ*', ['dictat*', 'partners']], example: 'Type dictation for three partners', optional: true },
      ],
      never: ['60 partners', '3 pages', '6 pages', '60 deadlines', '^missed', '3 deadlines', '6 partners'],
      unfit: ['chewing gum'],
      numbers: ['60', '3', '6 years'],
    },
  },
  {
    id: 'held-out-e-desks-3',
    trade: 'bank counter',
    temper: 'boasts',
    category: 'achievements',
    current: false,
    question: ASKED.numbers,
    answer:
      'I was the top seller in the branch, ask anybody. 212 savings accounts in one year, target was 150. And I trained the two new ones at the counter on the side, one of them is branch manager now, so.',
    expected: {
      lines: [
        { must: ['212', 'accounts'], example: 'Sold 212 savings accounts in one year against a target of 150' },
        {
          must: ['train*', ['2', 'new', 'counter', 'colleagues', 'starters', 'staff', 'branch manager']],
          example: 'Trained two new colleagues at the counter, one of whom is branch manager now',
        },
        {
          must: [['top sell*', 'best sell*', 'top sales*', 'best sales*']],
          example: 'Top seller in the branch',
          optional: true,
        },
        { must: ['150', ['target', 'exceed*', 'above']], example: 'Exceeded the target of 150', optional: true },
      ],
      never: ['^sold 150', '^opened 150', '^reached 150', '^branch manager', '^managed the branch', '212 branches'],
      others: ['^branch manager', '^managed the branch'],
      unfit: ['ask anybody'],
      numbers: ['212', '150'],
    },
  },
  {
    id: 'held-out-e-desks-4',
    trade: 'insurance claims',
    temper: 'second language, stands up to a colleague',
    category: 'achievements',
    current: true,
    question: ASKED.hard,
    answer:
      'Was big storm in the February. Normal we have 40 claims in the day, then came 600 in three days. My colleague, he said we close the phone line, but I did say no and I made list, first the roofs, then the cars. After two weeks all was looked at, the garden fences came last.',
    expected: {
      lines: [
        {
          must: [['list', 'roof', 'roofs', 'priorit*', 'urgen*', 'order*']],
          example: 'Made a list of the claims after a storm: roofs first, then cars, garden fences last',
        },
        {
          must: ['2 weeks', ['all', 'every', '600', 'claims']],
          example: 'All 600 storm claims, which came in within three days, looked at after two weeks',
        },
        { must: ['600', ['claims', 'storm']], example: 'Dealt with 600 claims after a storm', optional: true },
        { must: ['40', 'claims'], example: 'Handle 40 claims on a normal day', optional: true },
        { must: ['600', '40'], example: '600 claims in three days after a storm instead of 40 a day', optional: true },
        { must: ['phone line'], not: ['closed'], example: 'Said no to closing the phone line', optional: true },
      ],
      never: [
        '^closed the phone',
        '^suggested closing',
        '^proposed closing',
        '600 roofs',
        '600 a day',
        '^handled 600 claims in 3',
        '^processed 600 claims in 3',
      ],
      others: ['^closed the phone', '^suggested closing', '^proposed closing'],
      numbers: ['600', '2 weeks'],
    },
  },
  {
    id: 'held-out-e-desks-5',
    trade: 'human resources',
    temper: 'quiet',
    category: 'values',
    current: true,
    question: ASKED.others,
    answer:
      "People say I don't gossip. They come in, shut the door and tell me things, and it stays there. Also I answer the same day, even if the answer is I don't know yet.",
    expected: {
      lines: [
        {
          must: [['discre*', 'confiden*', 'gossip*', 'trust*', 'stays', 'to herself', 'private']],
          example: 'Valued for discretion: what people tell in the office stays there.',
        },
        {
          must: ['same day'],
          example: 'Answers every question the same day, even if only to say that the answer is not known yet.',
        },
        { must: [['reliab*', 'prompt*', 'quick*', 'respons*']], example: 'Valued for prompt answers.', optional: true },
      ],
      never: ['^gossips', 'love of gossip', 'within an hour', 'all the answers', 'award*', 'therap*', 'counsel*'],
      unfit: ['shut the door'],
      numbers: [],
    },
  },
  {
    id: 'held-out-e-desks-6',
    trade: 'registry office',
    temper: 'modest',
    category: 'achievements',
    current: true,
    question: ASKED.proud,
    answer:
      "Oh, I don't know, I just do the counter. Although the new form for foreign birth certificates, that was me, I wrote the explanation in simple words, and now they print it for the neighbouring towns as well. People used to come back with the wrong papers, so that's better, hardly anyone does now.",
    expected: {
      lines: [
        {
          must: [
            ['form', 'explanation', 'instructions', 'guide'],
            ['birth certificate*', 'simple', 'plain', 'easy'],
          ],
          example: 'Wrote the new form for foreign birth certificates with an explanation in simple words',
        },
        {
          must: [['neighbouring', 'neighboring', 'other towns', 'nearby', 'surrounding']],
          example: 'Form now printed for the neighbouring towns as well',
          optional: true,
        },
        {
          must: ['papers', ['hardly', 'few', 'fewer', 'rarely', 'less', 'seldom']],
          example: 'Hardly anyone comes back with the wrong papers now',
          optional: true,
        },
        { must: ['counter'], example: 'Work at the counter', optional: true },
      ],
      never: ['translat*', 'eliminat*', '^printed', '^print', 'nobody comes back', '^issued', '^issue', 'all towns'],
      others: ['^printed', '^print'],
      unfit: ["I don't know"],
      numbers: [],
    },
  },
  {
    id: 'held-out-e-desks-7',
    trade: 'estate agent',
    temper: 'rambles, tells a story',
    category: 'achievements',
    current: false,
    question: ASKED.hard,
    answer:
      'There was this house on Mill Lane that sat for 14 months, two agencies had given up on it. Everybody looked at the kitchen, and the kitchen was horrible, I mean brown tiles to the ceiling. So I stopped photographing the kitchen first. I asked the owner to cut the hedge, took the pictures in the evening with the lights on, and did one open day, Saturday. 23 couples came. It went nine thousand over the asking price, and my dog was sick that day, I remember.',
    expected: {
      lines: [
        {
          must: ['14 months', ['house', 'home', 'property']],
          example: 'Sold a house that had been on the market for 14 months and that two agencies had given up on',
        },
        { must: ['9000', 'asking price'], example: 'House sold for 9,000 over the asking price' },
        {
          must: ['23', ['couples', 'open day', 'viewers', 'visitors']],
          example: 'Held an open day to which 23 couples came',
        },
        {
          must: [['photo*', 'pictures']],
          example: 'Took the pictures in the evening with the lights on instead of showing the kitchen first',
          optional: true,
        },
        {
          must: [
            ['agencies', 'agents'],
            ['house', 'home', 'property'],
          ],
          example: 'Sold a house that two agencies had given up on',
          optional: true,
        },
        { must: ['open day'], example: 'Held an open day', optional: true },
        { must: ['hedge', ['asked', 'owner', 'had']], example: 'Asked the owner to cut the hedge', optional: true },
      ],
      never: ['23 houses', '23 months', '9000 below', '9000 under', '^cut the hedge', '^renovated', '^gave up'],
      others: ['^cut the hedge', '^gave up'],
      unfit: ['dog', 'horrible', 'I mean', 'sick'],
      numbers: ['14 months', '23', '9000'],
    },
  },
  {
    id: 'held-out-e-desks-8',
    trade: 'reception',
    temper: 'frank about limits',
    category: 'skills',
    current: true,
    question: ASKED.skills,
    answer:
      "I do the phones on Avaya, bookings in Outlook and a bit of Opera from my hotel time. I speak Portuguese, that's my mother tongue, and English, and enough Spanish to calm people down. French I gave up on.",
    expected: {
      lines: [
        { must: ['avaya'], example: 'Avaya' },
        { must: ['outlook'], example: 'Outlook' },
        { must: ['opera'], example: 'Opera (basics)' },
        { must: ['portuguese'], example: 'Portuguese (mother tongue)' },
        { must: ['english'], example: 'English' },
        { must: ['spanish'], example: 'Spanish (conversational)' },
        { must: [['phone*', 'telephon*', 'switchboard', 'calls']], example: 'Phones', optional: true },
        { must: [['booking*', 'scheduling', 'appointment*', 'reservation*']], example: 'Bookings', optional: true },
        { must: [['calm*', 'de-escalat*']], example: 'Calming people down', optional: true },
      ],
      never: ['french', 'fluent spanish', 'spanish (fluent)', 'native english', 'english (native)', 'advanced opera'],
      numbers: [],
    },
  },
  {
    id: 'held-out-e-desks-9',
    trade: 'internal audit',
    temper: "says 'we', names the own part",
    category: 'achievements',
    current: false,
    question: ASKED.team,
    answer:
      'We audited the purchasing at four plants. We pulled 1,200 invoices and found that about 70 had been paid twice, in the end roughly 180 thousand euros came back. I was the one who did the matching, the interviews were done by the seniors.',
    expected: {
      lines: [
        {
          must: ['match*', ['invoice*', 'audit*', 'purchas*']],
          example: 'Did the matching of 1,200 invoices in an audit of purchasing at four plants',
        },
        {
          must: ['70', ['paid twice', 'double*', 'duplicat*', 'twice']],
          example: 'Found with the team that about 70 invoices had been paid twice; roughly €180,000 came back',
        },
        { must: ['€180k'], example: 'Roughly €180,000 came back', optional: true },
        { must: ['1200', 'invoices'], example: 'Pulled 1,200 invoices with the team', optional: true },
        {
          must: ['audit*', ['4', 'plants', 'purchasing']],
          example: 'Audited the purchasing at four plants with the team',
          optional: true,
        },
      ],
      never: [
        '^interviewed',
        '^conducted interviews',
        '^did the interviews',
        '^led',
        'single-handed*',
        'senior auditor',
        '70 plants',
        '4 invoices',
        '1200 plants',
        '180000 invoices',
        '70 interviews',
      ],
      others: [
        '^interviewed',
        '^conducted interviews',
        '^did the interviews',
        '^led',
        'single-handed*',
        'senior auditor',
      ],
      numbers: ['1200', '70', '€180k'],
    },
  },
  {
    id: 'held-out-e-desks-10',
    trade: 'court office',
    temper: 'terse',
    category: 'achievements',
    current: true,
    question: ASKED.dayNow,
    answer: 'Eight hearings a day in room two, I keep the record. Summons out, files in. Friday is archive.',
    expected: {
      lines: [
        { must: ['8', 'hearings'], example: 'Keep the record of eight hearings a day' },
        { must: [['summons*', 'files', 'archiv*']], example: 'Send out summons, take in files, archive on Fridays' },
        { must: ['record*', ['hearing*', 'court']], example: 'Keep the record of hearings', optional: true },
      ],
      never: ['2 hearings', '8 rooms', '8 hours', 'judge', '8 summons*', '8 files', '^ruled', 'chief clerk'],
      numbers: ['8'],
    },
  },
  {
    id: 'held-out-e-desks-11',
    trade: 'technical translation',
    temper: 'corrects a number',
    category: 'achievements',
    current: false,
    question: ASKED.proud,
    answer:
      "I translated the manual for a dialysis machine, 280 pages, no sorry, 320. German into Italian. The reviewer in Milan sent it back with five remarks, five in the whole thing, and she's known for her red ink.",
    expected: {
      lines: [
        {
          must: ['manual', ['320', 'dialysis', 'translated']],
          example: 'Translated the 320-page manual for a dialysis machine from German into Italian',
        },
        {
          must: ['5', ['remarks', 'comments', 'corrections', 'notes', 'changes']],
          example: 'Reviewer sent back the whole translation with only five remarks',
        },
        { must: ['german', 'italian'], example: 'Translated from German into Italian', optional: true },
        { must: ['320', 'pages'], example: 'Translated 320 pages', optional: true },
      ],
      never: ['280', '5 pages', 'italian into german', 'italian to german', '^reviewed', '^sent it back'],
      others: ['^reviewed', '^sent it back'],
      unfit: ['sorry', 'red ink'],
      numbers: ['320', '5'],
    },
  },
  {
    id: 'held-out-e-desks-12',
    trade: 'local newspaper',
    temper: 'fair to the editor, leaves the cause open',
    category: 'projects',
    current: false,
    question: ASKED.projectResult,
    answer:
      'The series about the empty shops in the high street. My editor had the idea, to be fair. I walked the street with a notebook and knocked on doors, 31 empty units, and I found out who owned each one. Eleven pieces over the summer, and in the autumn the council put a vacancy officer in place. They never said it was because of us but well.',
    expected: {
      lines: [
        {
          must: ['11', ['pieces', 'articles', 'series', 'stories', 'reports', 'parts']],
          example: 'Series of 11 pieces over one summer about the empty shops in the high street',
        },
        { must: ['31', ['empty', 'units', 'shops', 'vacant']], example: 'Found out who owned each of 31 empty units' },
        { must: ['vacancy officer'], example: 'Council put a vacancy officer in place in the autumn', optional: true },
        {
          must: [['walked', 'knocked', 'doors', 'research*', 'own*']],
          example: 'Walked the street and knocked on doors',
          optional: true,
        },
        {
          must: [
            ['series', 'pieces', 'articles'],
            ['shops', 'high street'],
          ],
          example: 'Wrote a series about empty shops',
          optional: true,
        },
      ],
      never: [
        'led to',
        'leading to',
        'resulting in',
        'as a result',
        'prompting',
        '^had the idea',
        '^initiated',
        '^came up with',
        '^appointed',
        '31 pieces',
        '31 articles',
        '11 shops',
        '11 units',
      ],
      others: ['^had the idea', '^initiated', '^came up with', '^appointed'],
      unfit: ['to be fair'],
      numbers: ['31', '11'],
    },
  },
  {
    id: 'held-out-e-desks-13',
    trade: 'purchasing',
    temper: 'admits a missed target',
    category: 'achievements',
    current: true,
    question: ASKED.numbers,
    answer:
      "My target last year was 8 percent savings on packaging and I got to 6, so I missed it, fair enough. Though steel went the other way, 11 percent on 2 million spend, because I moved to two suppliers instead of one. We're eleven in the department.",
    expected: {
      lines: [
        {
          must: [
            ['6', '6%'],
            ['packaging', 'saving*', 'saved'],
          ],
          example: 'Saved 6% on packaging last year, with a target of 8%',
        },
        {
          must: ['11%', ['steel', '2 million']],
          example: 'Saved 11% on a steel spend of 2 million by moving to two suppliers',
        },
        { must: ['2', 'suppliers'], example: 'Moved steel from one supplier to two suppliers', optional: true },
        { must: ['11', 'department'], example: 'Work in a department of eleven', optional: true },
      ],
      never: ['^saved 8%', '^achieved 8%', '11 suppliers', '11% on packaging', '6% on steel', '^led', 'head of'],
      others: ['^led', 'head of'],
      unfit: ['fair enough'],
      numbers: [['6', '6%'], '11%', '2 million'],
    },
  },
  {
    id: 'held-out-e-desks-14',
    trade: 'exchange office of a university',
    temper: 'frank that there was nothing',
    category: 'achievements',
    current: false,
    question: ASKED.proud,
    answer:
      'Honestly nothing, I was there five weeks and for four of them I had no login. They kept saying it would come tomorrow. I read the staff handbook twice and then the contract was over.',
    expected: {
      lines: [],
      never: ['^managed', '^handled', '^completed', '^supported', '^wrote', '^improved', '5 students', '4 projects'],
      unfit: ['no login'],
      numbers: [],
      nothing: true,
    },
  },
]
