import { ASKED } from './asked.ts'
import type { Case } from './types.ts'

/** People with files and forms: notaries, collections, radio, elections, law firms, visa offices. */
export const HELD_OUT_E_DESKS_3: readonly Case[] = [
  {
    id: 'held-out-e-desks-29',
    trade: "notary's office",
    temper: 'long and wandering',
    category: 'achievements',
    current: true,
    question: ASKED.dayNow,
    answer:
      "So in the morning I'm first in, I water the plants, then the post. Then I prepare the deeds, that means I get the land register extract, check the names letter by letter because one wrong letter and we do it all again, and I call the bank about the money. In the afternoon people come to sign and I bring them in and give them water, and sometimes they cry because it's a divorce, and then we're all quiet.",
    expected: {
      lines: [
        {
          must: [['deed', 'deeds']],
          example: 'Prepare deeds: get land register extracts and check the names letter by letter',
        },
        { must: [['bank', 'banks']], example: 'Call banks about the money' },
        {
          must: [['sign', 'signing', 'signings', 'clients']],
          example: 'Receive people who come to sign',
          optional: true,
        },
        { must: [['post', 'mail']], example: 'Handle the post', optional: true },
        { must: ['land register'], example: 'Get land register extracts', optional: true },
        { must: ['names'], example: 'Check names letter by letter', optional: true },
      ],
      never: ['^notari*', '^signed', '^sign', '^certified', '^certify', '^advise', 'legal advice', 'divorce lawyer'],
      others: ['^notari*', '^signed', '^sign', '^certified', '^certify'],
      unfit: ['plants', 'cry', 'divorce', 'quiet', 'give them water'],
      numbers: [],
    },
  },
  {
    id: 'held-out-e-desks-30',
    trade: 'debt collection',
    temper: 'defends his manner',
    category: 'achievements',
    current: false,
    question: ASKED.better,
    answer:
      "I never once shouted at a debtor, write that down if you like. The instalment plans were my thing. I rang people before the letter went out, and out of a hundred I'd say sixty paid something the same month. The letter on its own got you twenty.",
    expected: {
      lines: [
        {
          must: [
            ['60', '60%'],
            ['paid', 'pay', 'paying', 'payment*'],
          ],
          example: 'About 60 of 100 debtors paid something the same month when rung before the letter, not 20',
        },
        { must: [['instalment*', 'installment*']], example: 'Arranged instalment plans' },
        {
          must: ['letter', ['rang', 'phoned', 'call*', 'contact*', 'telephoned']],
          example: 'Rang debtors before the letter went out',
          optional: true,
        },
        {
          must: [['60', '60%'], ['20', '20%'], 'pa*'],
          example: 'Payment in the same month: about 60 in 100 instead of 20',
          optional: true,
        },
        {
          must: [['shout*', 'polite*', 'calm*', 'respectful*', 'raised']],
          example: 'Never once shouted at a debtor',
          optional: true,
        },
      ],
      never: ['^shouted', '20 plans', '60 plans', '80%', '40%', '60 letters', 'paid in full', 'paid everything'],
      unfit: ['write that down'],
      numbers: [
        ['60', '60%'],
        ['20', '20%'],
      ],
    },
  },
  {
    id: 'held-out-e-desks-31',
    trade: 'accounts payable',
    temper: 'second language, tells step by step',
    category: 'achievements',
    current: true,
    question: ASKED.hard,
    answer:
      'The supplier from Izmir he was very angry, his bills not paid since five months. I look in the system, the bills they were sent to the old company name. I make the new account, I speak with my boss, in eight days was paid 19 bills. Now he sends me greetings always.',
    expected: {
      lines: [
        {
          must: ['19', ['bills', 'invoices']],
          example: 'Got 19 bills of a supplier, open for five months, paid within eight days',
        },
        {
          must: [['company name', 'old name', 'account', 'cause']],
          example: 'Found that the bills had been sent to the old company name and made a new account',
        },
        { must: ['8 days'], example: 'Supplier paid within eight days', optional: true },
        { must: ['5 months'], example: 'Looked into bills that had been unpaid for five months', optional: true },
      ],
      never: ['5 days', '8 months', '19 months', '19 suppliers', '8 bills', '19 days', '^approved', '^decided'],
      others: ['^approved', '^decided'],
      unfit: ['angry', 'greetings', 'my boss'],
      numbers: ['19', '8 days'],
    },
  },
  {
    id: 'held-out-e-desks-32',
    trade: 'radio journalism',
    temper: 'brisk',
    category: 'skills',
    current: true,
    question: ASKED.skills,
    answer:
      'I cut in Audition, before that it was Reaper. I do my own recording out on the street, I can work the desk, the small one not the big one. Interviewing obviously. WordPress for the website, photos I leave to others.',
    expected: {
      lines: [
        { must: ['audition'], example: 'Audition' },
        { must: ['reaper'], example: 'Reaper' },
        { must: ['wordpress'], example: 'WordPress' },
        { must: [['interview*']], example: 'Interviewing' },
        { must: [['record*']], example: 'Outdoor recording' },
        { must: [['desk', 'mixing', 'mixer']], not: ['big', 'large'], example: 'Small mixing desk', optional: true },
        { must: [['cut', 'cutting', 'audio', 'editing']], example: 'Audio editing', optional: true },
      ],
      never: ['photography', '^photos', 'photoshop', 'photo editing', 'big desk', 'large desk', 'video*', 'camera*'],
      others: ['photography', '^photos', 'photo editing'],
      numbers: [],
    },
  },
  {
    id: 'held-out-e-desks-33',
    trade: 'elections office',
    temper: 'names own part exactly',
    category: 'projects',
    current: false,
    question: ASKED.project,
    answer:
      'The move of the polling stations in 2019. Twelve of the 30 had steps in front, wheelchair users stayed outside, so the council decided to move them. My part was finding rooms, schools, a bowling alley once, and measuring the doors. I found ten. For the other two a colleague built ramps, well, had ramps built.',
    expected: {
      lines: [
        {
          must: ['10', ['room*', 'polling stations', 'places', 'locations', '12']],
          example: 'Found rooms for ten of the twelve polling stations that had steps in front',
        },
        { must: [['measur*', 'doors']], example: 'Measured the doors of possible polling stations', optional: true },
        {
          must: ['12', ['30', 'polling stations']],
          example: 'Move of twelve of 30 polling stations in 2019',
          optional: true,
        },
        { must: [['rooms', 'schools', 'locations']], example: 'Found rooms for polling stations', optional: true },
      ],
      never: [
        '^found 12',
        '^moved 30',
        '^decided',
        '^built',
        '^had ramps',
        '^installed',
        'rooms for 12 polling',
        'all 30',
      ],
      others: ['^decided', '^built', '^had ramps', '^installed'],
      numbers: ['10', '12'],
    },
  },
  {
    id: 'held-out-e-desks-34',
    trade: 'secretary to a managing director',
    temper: 'makes fun of the boss',
    category: 'achievements',
    current: true,
    question: ASKED.hard,
    answer:
      "He double books himself, that's the problem, and he's charming about it. I put a rule in that nothing goes in the calendar unless it went through me, and I colour in the travel time, because he believes in teleporting. The clashes are gone. He also eats on time now, his wife wrote me a card.",
    expected: {
      lines: [
        {
          must: [['calendar', 'rule', 'appointments', 'schedul*', 'diary']],
          example: 'Introduced a rule that everything in the calendar goes through the secretary first',
        },
        {
          must: [['clash*', 'double book*', 'double-book*', 'conflict*', 'overlap*']],
          example: 'Clashes in the calendar are gone',
        },
        { must: ['travel time'], example: 'Mark travel time in the calendar', optional: true },
      ],
      never: ['^double booked', '^double books', '^managing director', 'office manager', 'whole company'],
      others: ['^double booked', '^double books', '^managing director', 'office manager'],
      unfit: ['double books himself', 'teleporting', 'wife', 'charming', 'eats on time'],
      numbers: [],
    },
  },
  {
    id: 'held-out-e-desks-35',
    trade: 'auditing',
    temper: 'junior, laughs at herself',
    category: 'values',
    current: true,
    question: ASKED.others,
    answer:
      "My seniors say I ask the stupid question everybody else is afraid of. I don't mind looking slow. And I put everything in the file, so if I fell under a bus tomorrow somebody could carry on.",
    expected: {
      lines: [
        {
          must: [['question*', 'asks', 'asking', 'ask', 'curio*']],
          example: 'Valued by seniors for asking the question that everybody else fears.',
        },
        {
          must: [['document*', 'file', 'files', 'carry on', 'record*', 'take over', 'thorough*']],
          example: 'Puts everything in the file so that somebody else could carry on.',
        },
      ],
      never: ['fastest', '^slow', 'senior auditor', 'as a senior', 'leader*', 'accident', '^afraid', 'manages people'],
      others: ['senior auditor', 'as a senior', 'leader*', 'manages people'],
      unfit: ['stupid', 'bus'],
      numbers: [],
    },
  },
  {
    id: 'held-out-e-desks-36',
    trade: 'bank back office',
    temper: 'telegram style',
    category: 'achievements',
    current: false,
    question: ASKED.numbers,
    answer: 'Error rate. 0.4 percent. Team was at 1.9, so. Payments abroad, around 90 a day, all by hand back then.',
    expected: {
      lines: [
        { must: ['0.4%', ['error*', 'mistakes']], example: 'Error rate of 0.4%' },
        { must: ['90', ['payments', 'transfers']], example: 'Entered around 90 payments abroad a day by hand' },
        { must: ['0.4%', ['1.9', '1.9%']], example: 'Error rate of 0.4%, with the team at 1.9%', optional: true },
        {
          must: ['payments', ['abroad', 'foreign', 'international']],
          example: 'Made payments abroad by hand',
          optional: true,
        },
      ],
      never: [
        'reduced',
        '^cut',
        '^error rate of 1.9',
        '^error rate of 1.9%',
        'from 1.9',
        'from 1.9%',
        '^led',
        'team leader',
      ],
      others: ['^led', 'team leader'],
      numbers: ['0.4%', '90'],
    },
  },
  {
    id: 'held-out-e-desks-37',
    trade: 'lettings',
    temper: 'modest, gives the owner the credit',
    category: 'achievements',
    current: true,
    question: ASKED.better,
    answer:
      "I can't say it was me, the owner put new windows in. But what I did do is answer the ads the same evening. Flats stood empty for seven weeks before, it's three now. Some of that is me I suppose.",
    expected: {
      lines: [
        { must: ['same evening'], example: 'Answer enquiries about ads the same evening' },
        {
          must: ['7', '3', ['empty', 'vacan*', 'weeks']],
          example: 'Flats stand empty for three weeks instead of seven, partly thanks to quick answers',
        },
        { must: ['3 weeks'], example: 'Flats stand empty for only three weeks', optional: true },
      ],
      never: [
        '^installed',
        '^put new windows',
        '^put in new',
        '^renovated',
        '^reduced',
        '^cut',
        '7 flats',
        'single-handed*',
      ],
      others: ['^installed', '^put new windows', '^put in new', '^renovated', 'single-handed*'],
      unfit: ['I suppose'],
      numbers: ['7', '3'],
    },
  },
  {
    id: 'held-out-e-desks-38',
    trade: 'chamber of commerce',
    temper: 'dictates the signs',
    category: 'achievements',
    current: false,
    question: ASKED.proud,
    answer:
      'New paragraph. I advised small firms on taking apprentices, full stop. In my district the number went from 85 firms to 130 in three years, comma, though the subsidy came in then too, full stop. What I did was visit every bakery and garage myself. End of dictation.',
    expected: {
      lines: [
        { must: [['advis*', 'advice'], 'apprentice*'], example: 'Advised small firms on taking apprentices' },
        {
          must: ['85', '130'],
          example: 'Firms with apprentices in the district: from 85 to 130 in three years, with a new subsidy',
        },
        {
          must: ['visit*', ['bakery', 'bakeries', 'garage*', 'firms']],
          example: 'Visited every bakery and garage in the district',
        },
      ],
      never: [
        '^increased',
        '^raised',
        '^grew',
        '130 apprentices',
        '85 bakeries',
        '^subsidised',
        '^introduced the subsidy',
        '^granted',
      ],
      others: ['^subsidised', '^introduced the subsidy', '^granted'],
      unfit: ['full stop', 'comma', 'end of dictation', 'new paragraph'],
      numbers: ['85', '130'],
    },
  },
  {
    id: 'held-out-e-desks-39',
    trade: 'in-house lawyer',
    temper: 'dry, unloved for it',
    category: 'achievements',
    current: false,
    question: ASKED.proud,
    answer:
      "Contracts used to sit with legal for three weeks. I wasn't liked for it but I wrote a two-page standard agreement and told sales that if they use it unchanged they don't need us at all. By the end of my time around 70 percent of the deals went out on it. Turnaround on the rest, I'd say six days.",
    expected: {
      lines: [
        {
          must: [['agreement', 'standard contract', 'template']],
          example: 'Wrote a two-page standard agreement that sales could use unchanged without going through legal',
        },
        { must: ['70%', ['deals', 'contracts']], example: 'Around 70% of deals went out on the standard agreement' },
        {
          must: ['6 days'],
          example: 'Turnaround of all other contracts came to about six days; contracts had taken three weeks before',
        },
      ],
      never: ['70 deals', '6 weeks', '2 weeks', '70% faster', '^sold', '70% of sales', 'head of legal', '^closed'],
      others: ['^sold', 'head of legal', '^closed'],
      unfit: ["wasn't liked"],
      numbers: ['70%', '6 days', '3 weeks'],
    },
  },
  {
    id: 'held-out-e-desks-40',
    trade: 'data entry',
    temper: 'very short',
    category: 'achievements',
    current: false,
    question: ASKED.day,
    answer: "Typing in meter readings. 1,500 a shift, and you don't look up.",
    expected: {
      lines: [
        { must: ['1500', ['reading*', 'meter*', 'entries']], example: 'Typed in 1,500 meter readings a shift' },
        { must: ['meter readings'], example: 'Typed in meter readings', optional: true },
      ],
      never: ['1500 shifts', '1500 customers', '1500 an hour', 'error-free', 'accura*', '^read meters', '^installed'],
      unfit: ['look up'],
      numbers: ['1500'],
    },
  },
  {
    id: 'held-out-e-desks-41',
    trade: 'visa office',
    temper: 'second language, proposes politely',
    category: 'achievements',
    current: true,
    question: ASKED.team,
    answer:
      'In our section we are four and in summer is eight hundred visa by week. Me I do the students, the families is Mr. Benali. I have proposed that the students send the papers by mail before, the chief said yes, and now they wait not more in the sun two hours, maybe twenty minute.',
    expected: {
      lines: [
        {
          must: ['student*', ['propos*', 'suggest*', 'mail', 'papers', 'email', 'documents']],
          example: 'Proposed that students send their papers by mail beforehand',
        },
        {
          must: ['20 minutes', ['wait*', '2 hours']],
          example: 'Students now wait about twenty minutes instead of two hours',
        },
        { must: ['800', 'visa*'], example: 'Section of four with 800 visas a week in summer', optional: true },
        { must: ['student*', 'visa*'], example: 'Handle student visas', optional: true },
        { must: ['4', ['section', 'team']], example: 'Work in a section of four', optional: true },
      ],
      never: ['800 students', '800 a day', 'family visas', 'visas for families', '^approved', '^decided', '^led'],
      others: ['family visas', 'visas for families', '^approved', '^decided', '^led'],
      unfit: ['benali', 'in the sun'],
      numbers: ['20 minutes', '2 hours'],
    },
  },
  {
    id: 'held-out-e-desks-42',
    trade: 'city complaints office',
    temper: 'tired, knows what he wants',
    category: 'career_goals',
    current: false,
    question: ASKED.goals,
    answer:
      "I don't need a bigger title. I'd like to get out of complaints and into planning, where you're there before the mess. Or part time, if that exists in planning. A master's isn't for me.",
    expected: {
      lines: [
        { must: ['planning'], example: 'Looking to move from complaints into planning.' },
        { must: [['part-time', 'part time']], example: 'Open to a part-time position.', optional: true },
      ],
      never: [
        "holds a master's",
        "^master's",
        'planning experience',
        'experienced planner',
        'senior',
        'manager',
        'leadership',
      ],
      unfit: ['mess', 'bigger title'],
      numbers: [],
    },
  },
]
