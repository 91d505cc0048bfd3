import { ASKED } from './asked.ts'
import type { Case } from './types.ts'
import { about, LED, MADE, TRAINED } from './words.ts'

/** People in law offices, administration, procurement, customer support, events and fundraising. */
export const TUNING_F_D_GAMMA_2: readonly Case[] = [
  {
    id: 'tuning-f-d-gamma-12',
    trade: 'human resources',
    temper: 'clipped list',
    category: 'achievements',
    current: true,
    question: ASKED.dayNow,
    answer: 'Interviews, eight to ten a week. Contracts. Exit talks. And the time-clock errors, somebody has to.',
    expected: {
      lines: [
        {
          must: ['interviews', ['8 to 10', '8-10'], ['week', 'weekly']],
          example: 'Conduct eight to ten interviews a week',
        },
        { must: ['contracts'], example: 'Prepare contracts' },
        { must: [['exit talks', 'exit interviews', 'exit']], example: 'Hold exit talks' },
        { must: [['time-clock', 'time clock'], 'errors'], not: ['somebody'], example: 'Correct time-clock errors' },
      ],
      never: ['10 contracts', '8 contracts', '18', '10 errors', '10 exit', '^led'],
      unfit: ['somebody has to'],
      numbers: ['10'],
    },
  },
  {
    id: 'tuning-f-d-gamma-13',
    trade: 'sales training',
    temper: 'cheerful, people first',
    category: 'achievements',
    current: false,
    question: ASKED.team,
    answer:
      "They gave me the new ones, four that year. Two days shadowing, then they had to pitch me a vacuum cleaner at lunch. Three of the four made quota in their first quarter, and one's running a region now, bless her.",
    expected: {
      lines: [
        {
          must: [[...TRAINED, 'looked after', 'supervised'], '4'],
          not: ['they gave'],
          example: 'Trained four new sales reps in a year, three of whom made quota in their first quarter',
        },
        {
          must: ['3', ['quota'], ['first quarter', 'quarter']],
          not: ['they gave'],
          example: 'Three of four new reps made quota in their first quarter',
        },
        {
          must: [['region'], ['one', '1']],
          not: ['bless', 'now running', 'one is'],
          example: 'Trained four new reps, one of whom now runs a region',
          optional: true,
        },
      ],
      never: ['^ran a region', '^running a region', '75%', '4 quarters', '2 reps', '^made quota', '3 regions'],
      unfit: ['bless', 'vacuum cleaner'],
      numbers: ['4', '3'],
    },
  },
  {
    id: 'tuning-f-d-gamma-14',
    trade: 'law office',
    temper: 'own find, the other one used it',
    category: 'achievements',
    current: false,
    question: ASKED.proud,
    answer:
      'I went through the lease files for a shopping centre sale, 240 leases, and made a list of every break clause. I found 11 that had lapsed with nobody noticing. The partner used that to knock half a million off the price, but that was his negotiation.',
    expected: {
      lines: [
        {
          must: ['240', 'leases'],
          example: 'Went through 240 leases for a shopping centre sale and listed every break clause',
        },
        {
          must: [['found', 'identified', 'spotted', 'discovered', 'uncovered'], '11', ['lapsed', 'clauses', 'expired']],
          example: 'Found 11 break clauses that had lapsed unnoticed',
        },
        {
          must: [[...MADE, 'listed', 'compiled'], 'break clause*'],
          example: 'Made a list of every break clause',
          optional: true,
        },
        {
          must: ['partner', ['half a million', 'price']],
          not: ['his'],
          example: 'Found 11 lapsed clauses, which the partner used to negotiate half a million off the price',
          optional: true,
        },
      ],
      never: ['^negotiated', '^knocked', '^saved', '^reduced', '11 leases had', '240 clauses', '251', '^noticing'],
      numbers: ['240', '11'],
    },
  },
  {
    id: 'tuning-f-d-gamma-15',
    trade: 'notary office',
    temper: 'second language, Brazilian flavour',
    category: 'achievements',
    current: false,
    question: ASKED.day,
    answer:
      'I was notary clerk in Brazil 5 years. I attended to the public, around 50 persons by day, and made the deeds of sale of real estate. Never a deed of mine was returned from the registry.',
    expected: {
      lines: [
        { must: [about('50'), ['day', 'daily']], not: ['by day'], example: 'Attended to around 50 people a day' },
        {
          must: ['deed*', ['sale', 'real estate']],
          not: ['by day', 'of mine'],
          example: 'Drew up deeds of sale for real estate',
        },
        {
          must: [['deed', 'deeds'], 'registry', ['no', 'never', 'none', 'not', 'without', 'accepted', 'all', 'every']],
          not: ['of mine'],
          example: 'No deed ever returned from the registry',
        },
        {
          must: ['notary', '5 years'],
          not: ['was notary'],
          example: 'Notary clerk in Brazil for 5 years',
          optional: true,
        },
      ],
      never: ['50 deeds', '5 deeds', '^returned', '50 years', '5 persons', 'lawyer', 'over 50', '250'],
      numbers: ['50'],
    },
  },
  {
    id: 'tuning-f-d-gamma-16',
    trade: 'reception',
    temper: 'orderly, small change',
    category: 'achievements',
    current: true,
    question: ASKED.better,
    answer:
      'I look after the front desk and the post. Around sixty visitors a day, two meeting floors with eleven rooms. Since I put a booking screen at each door there are hardly any double bookings, it was three or four a week before.',
    expected: {
      lines: [
        {
          must: [['front desk', 'visitors', 'reception']],
          example: 'Look after the front desk and the post, with around sixty visitors a day',
        },
        {
          must: ['screen*', ['double bookings', 'double-bookings']],
          not: ['it was', 'there are'],
          example:
            'Put a booking screen at each meeting room, so that there are hardly any double bookings instead of three or four a week',
        },
        {
          must: ['double*', ['hardly', 'almost no', 'rarely', 'few', 'down', 'from']],
          not: ['it was', '^there'],
          example: 'Hardly any double bookings, after three or four a week before',
          optional: true,
        },
        { must: ['booking screen*'], example: 'Put a booking screen at each door', optional: true },
        { must: ['11', ['rooms', 'meeting rooms']], example: 'Eleven meeting rooms on two floors', optional: true },
      ],
      never: ['over 60', '60 rooms', '11 visitors', '60 bookings', 'no double bookings', '2 rooms', 'eliminated'],
      numbers: ['60'],
    },
  },
  {
    id: 'tuning-f-d-gamma-17',
    trade: 'office administration',
    temper: 'denies the bigger part',
    category: 'achievements',
    current: false,
    question: ASKED.numbers,
    answer:
      "No, I didn't manage the budget, Karen did that, 90k. I ordered the supplies and kept her list up to date. I did switch the coffee and paper supplier though, and that saved 3,200 pounds a year.",
    expected: {
      lines: [
        {
          must: [['switched', 'switching', 'changed', 'changing', 'switch', 'replaced', 'new'], 'supplier', '£3,200'],
          not: ['though', 'I did'],
          example: 'Switched the coffee and paper supplier, which saved 3,200 pounds a year',
        },
        { must: [['ordered', 'ordering'], 'supplies'], not: ['her list', 'Karen'], example: 'Ordered the supplies' },
        {
          must: [['saved', 'saving', 'savings'], '£3,200', ['year', 'yearly', 'annually', 'annual']],
          example: 'Saved 3,200 pounds a year',
          optional: true,
        },
        {
          must: [['switched', 'changed'], 'supplier', ['coffee', 'paper']],
          example: 'Switched the coffee and paper supplier',
          optional: true,
        },
      ],
      never: ['90k', '90,000', '^managed', 'managed the budget', 'budget of', 'managing the budget', '3,200 suppliers'],
      unfit: ['Karen'],
      numbers: ['£3,200'],
    },
  },
  {
    id: 'tuning-f-d-gamma-18',
    trade: 'public procurement',
    temper: 'dry pride',
    category: 'achievements',
    current: true,
    question: ASKED.numbers,
    answer:
      'I ran 14 tenders last year. The largest was cleaning for 32 buildings, worth 2.1 million over three years. Two bidders complained and both complaints were thrown out, because the file was clean.',
    expected: {
      lines: [
        { must: [[...LED, 'handled', 'conducted', 'completed'], '14', 'tenders'], example: 'Ran 14 tenders last year' },
        {
          must: ['cleaning', ['32', '2.1 million']],
          not: ['^the largest'],
          example: 'Largest tender: cleaning for 32 buildings, worth 2.1 million over three years',
        },
        {
          must: ['complaint*', ['thrown out', 'dismissed', 'rejected', 'clean']],
          example: 'Both complaints by bidders thrown out because the file was clean',
          optional: true,
        },
      ],
      never: ['14 buildings', '32 tenders', '14 complaints', '^complained', '14 years', '700,000', '^cleaned'],
      numbers: ['14', '32', '2.1 million'],
    },
  },
  {
    id: 'tuning-f-d-gamma-19',
    trade: 'procurement',
    temper: 'second language, shortage story',
    category: 'achievements',
    current: false,
    question: ASKED.hard,
    answer:
      "In my work I buy electronics components from China and Taiwan. We was having shortage of chips in 2021 and I find 3 new suppliers in two months, the production line didn't stop any day. The price was 12% higher, but my boss was happy.",
    expected: {
      lines: [
        {
          must: [['found', 'find', 'finding', 'sourced', 'won'], '3', 'suppliers'],
          not: ['was having', 'I find'],
          example:
            'Found 3 new suppliers in two months during the chip shortage of 2021, so that the production line did not stop for a day',
        },
        {
          must: ['production', ['stop', 'stopped', 'stoppage', 'running', 'downtime', 'standstill']],
          not: ['any day', 'stop any'],
          example: 'No day of stoppage on the production line during the chip shortage',
          optional: true,
        },
        {
          must: [['bought', 'purchased', 'buying', 'purchasing', 'procured', 'sourced'], 'components'],
          example: 'Bought electronic components from China and Taiwan',
          optional: true,
        },
      ],
      never: ['^stopped', '3 months', '2 suppliers', '12% cheaper', 'saved 12%', '12% saving*', '12% lower', '3 chips'],
      unfit: ['boss', 'happy'],
      numbers: ['3'],
    },
  },
  {
    id: 'tuning-f-d-gamma-20',
    trade: 'customer support',
    temper: 'typed in lower case',
    category: 'achievements',
    current: false,
    question: ASKED.numbers,
    answer:
      'first year i did email only about 45 a day then they put me on the phones as well. i wrote macros for the 20 most common questions and my handling time fell from nine minutes to six. csat was 4.7',
    expected: {
      lines: [
        {
          must: [about('45'), ['email', 'emails', 'e-mails'], ['day', 'daily']],
          not: ['only about', 'they put'],
          example: 'Answered about 45 emails a day in the first year, later phone calls as well',
        },
        {
          must: [MADE, 'macros', '20'],
          not: ['my handling'],
          example: 'Wrote macros for the 20 most common questions',
        },
        {
          must: [['handling time'], ['9', '9 minutes'], ['6', '6 minutes']],
          not: ['my handling'],
          example: 'Handling time fell from nine minutes to six',
        },
        { must: [['CSAT', 'satisfaction'], '4.7'], example: 'CSAT of 4.7' },
      ],
      never: ['45 calls', '20 emails', '3 minutes', '33%', '45 macros', '4.7%', 'over 45', '4.7 out of', '45 minutes'],
      numbers: ['45', '20', ['9', '9 minutes'], ['6', '6 minutes'], '4.7'],
    },
  },
  {
    id: 'tuning-f-d-gamma-21',
    trade: 'customer support',
    temper: 'senior among many, corrects a figure',
    category: 'achievements',
    current: true,
    question: ASKED.team,
    answer:
      "We're forty agents and I'm one of the five seniors. I take the escalations, about a dozen a day. The backlog was 900 tickets in January, sorry, 1,900, and the five of us had cleared it by Easter.",
    expected: {
      lines: [
        {
          must: ['1,900', ['cleared', 'clearing', 'worked off', 'clear', 'eliminated', 'clearance']],
          not: ['sorry', 'five of us'],
          example: 'Cleared a backlog of 1,900 tickets by Easter as one of five seniors',
        },
        {
          must: ['escalat*', [...about('12'), 'about a dozen', 'around a dozen']],
          example: 'Take about a dozen escalations a day',
        },
        {
          must: ['5', 'seniors', ['40', 'agents', 'one']],
          not: ['I'],
          example: 'One of five seniors among forty agents',
          optional: true,
        },
      ],
      never: ['900', '1,000', '^led', '40 tickets', '40 seniors', 'team of 40', '12 agents', '5 escalations'],
      numbers: ['1,900', ['12', 'about a dozen']],
    },
  },
  {
    id: 'tuning-f-d-gamma-22',
    trade: 'technical support',
    temper: 'night story',
    category: 'achievements',
    current: false,
    question: ASKED.hard,
    answer:
      "A hotel's booking system went down on New Year's Eve. I was alone on shift. I restored the database from the night before, retyped 37 bookings from the confirmation mails with the receptionist on the line, and they were open again in three hours.",
    expected: {
      lines: [
        {
          must: [
            ['restored', 'restoring', 'recovered', 'brought back', 'got'],
            ['booking system', 'database'],
            ['37', '3'],
          ],
          not: ['they were', 'I was'],
          example:
            "Restored a hotel's booking system on New Year's Eve in three hours, retyping 37 bookings from confirmation mails",
        },
        {
          must: ['37', 'bookings'],
          not: ['they were'],
          example: 'Retyped 37 bookings from the confirmation mails with the receptionist on the line',
          optional: true,
        },
        {
          must: [['restored'], 'database'],
          not: ['they were'],
          example: 'Restored the database from the night before',
          optional: true,
        },
        {
          must: ['3 hours', ['open', 'running', 'online', 'hotel']],
          not: ['they were'],
          example: 'Hotel open again in three hours',
          optional: true,
        },
      ],
      never: ['37 hours', '37 hotels', '3 bookings', '^went down', '3 hotels', '37 nights', '37 guests'],
      numbers: ['37', '3'],
    },
  },
  {
    id: 'tuning-f-d-gamma-23',
    trade: 'project management office',
    temper: 'brisk',
    category: 'achievements',
    current: true,
    question: ASKED.better,
    answer:
      'They were reporting in seven different formats. I made one page, traffic lights, every Thursday. The steering meeting used to run three hours and now it takes 45 minutes.',
    expected: {
      lines: [
        {
          must: [
            [...MADE, 'replaced', 'reduced', 'merged', 'standardised', 'standardized', 'turned', 'cut', 'unified'],
            ['page', 'one-pager'],
          ],
          not: ['they were', 'now it'],
          example:
            'Replaced seven report formats with one weekly page with traffic lights; the steering meeting takes 45 minutes instead of three hours',
        },
        {
          must: [['steering meeting', 'steering meetings', 'steering'], '45 minutes', ['3 hours', '3']],
          not: ['now it', 'used to'],
          example: 'Steering meeting of 45 minutes instead of three hours',
        },
      ],
      never: ['7 pages', '7 meetings', '45 hours', '3 formats', '75%', '3 minutes', '45 pages', '^reporting in 7'],
      numbers: ['45', '3'],
    },
  },
]
