import { ASKED } from './asked.ts'
import type { Case } from './types.ts'

/** People in offices: bookkeeping, tax, benefits, schools, insurance, publishing. */
export const TUNING_G_DESKS_2: readonly Case[] = [
  {
    id: 'tuning-g-desks-15',
    trade: 'bookkeeping',
    temper: 'result before the deed',
    category: 'achievements',
    current: true,
    question: ASKED.better,
    answer:
      'The month-end close takes four days now. It was nine when I joined, and nobody could find anything. I wrote a checklist with 46 steps and who does what, and I got the bank feed connected, so we stopped typing statements.',
    expected: {
      lines: [
        { must: [['close', 'closing', 'month-end'], '4', '9'], example: 'Month-end close down to four days from nine' },
        { must: ['checklist'], example: 'Wrote a checklist with 46 steps that says who does what' },
        { must: ['bank feed'], example: 'Got the bank feed connected, which ended the typing of statements' },
        { must: [['close', 'closing', 'month-end'], '4'], example: 'Month-end close in four days', optional: true },
        {
          must: ['statements', ['typing', 'typed', 'manual*', 'by hand', 'stopped']],
          example: 'Ended the typing of statements',
          optional: true,
        },
      ],
      never: ['46 days', '9 steps', '4 steps', '46 people', '^typed statements', '4 to 9 days'],
      unfit: ['nobody could find anything'],
      numbers: ['4', '9', '46'],
    },
  },
  {
    id: 'tuning-g-desks-16',
    trade: 'paralegal',
    temper: 'gives the lawyer the credit',
    category: 'achievements',
    current: false,
    question: ASKED.hard,
    answer:
      'We had a client whose lease had gone missing, the original, and the landlord said there never was one. My supervising lawyer remembered that the old land office kept copies, so all I did was drive out there and dig for an afternoon until I had it. She won the case with it.',
    expected: {
      lines: [
        {
          must: [
            ['lease', 'copy', 'copies'],
            ['found', 'dug', 'dig', 'retriev*', 'located', 'drove', 'obtained', 'search*', 'land office'],
          ],
          example: "Drove to the old land office and dug for an afternoon until a client's missing lease was found",
        },
        {
          must: ['case', ['won', 'win', 'winning']],
          example: 'Found a missing lease with which the supervising lawyer won the case',
          optional: true,
        },
      ],
      never: [
        '^won',
        '^argued',
        '^represented',
        '^remembered',
        '^recalled',
        '^lost the lease',
        '^supervised',
        '^kept copies',
      ],
      others: [
        '^won',
        '^argued',
        '^represented',
        '^remembered',
        '^recalled',
        '^supervised',
        '^kept copies',
        '^lost the lease',
      ],
      numbers: [],
    },
  },
  {
    id: 'tuning-g-desks-17',
    trade: 'recruiting',
    temper: 'sure of himself',
    category: 'achievements',
    current: true,
    question: ASKED.numbers,
    answer:
      'Time to hire, easy. 71 days when they gave me the desk, 38 now. I threw out two of the five interview rounds, and I call people back within 24 hours, always. Offer acceptance is at nine in ten.',
    expected: {
      lines: [
        { must: ['71', '38'], example: 'Brought time to hire from 71 days down to 38' },
        {
          must: [
            ['rounds', 'interview*'],
            ['2', '3', '5'],
          ],
          example: 'Dropped two of five interview rounds',
        },
        { must: ['24 hours'], example: 'Call applicants back within 24 hours' },
        { must: ['offer*', ['9 in 10', '90%', '9 out of 10']], example: 'Nine in ten offers accepted' },
        { must: ['38', 'hire'], example: 'Time to hire of 38 days', optional: true },
      ],
      never: [
        '71 hours',
        '38%',
        '24 days',
        '71 rounds',
        '9 days',
        '24 interviews',
        '9 rounds',
        '38 to 71',
        'from 5 to 2',
        'rounds to 2',
        'to 2 interview',
      ],
      numbers: ['71', '38', '24 hours', ['9 in 10', '90%', '9 out of 10']],
    },
  },
  {
    id: 'tuning-g-desks-18',
    trade: 'tax office',
    temper: 'runs on, typed without signs',
    category: 'achievements',
    current: false,
    question: ASKED.day,
    answer:
      'income tax returns all day long about 25 a day in season and then the phone hours tuesday and thursday where people shout at you a bit i got quite good at calming them down and explaining why they owe what they owe',
    expected: {
      lines: [
        { must: ['returns', '25'], example: 'Processed about 25 income tax returns a day in season' },
        {
          must: [['phone*', 'telephone*', 'call*', 'calm*', 'explain*']],
          example: 'Phone hours on Tuesdays and Thursdays: calmed callers down and explained what they owed',
        },
        { must: ['returns'], example: 'Processed income tax returns', optional: true },
      ],
      never: ['25 calls', '25 hours', '25 people', '25 complaints', '^shouted', '^owed', 'tax advis*', 'audited'],
      others: ['^shouted', '^owed'],
      unfit: ['shout', 'a bit', 'quite good'],
      numbers: ['25'],
    },
  },
  {
    id: 'tuning-g-desks-19',
    trade: 'school secretary',
    temper: 'warm and strict at once',
    category: 'values',
    current: true,
    question: ASKED.values,
    answer:
      "That the door is open. Parents come in with their hands full and half of them are still learning the language, and I want everybody to go home knowing what the letter says. And tidy files, I can't stand a messy cabinet.",
    expected: {
      lines: [
        {
          must: [['door', 'accessib*', 'approachab*', 'welcom*', 'open to']],
          example: 'Values an open door for parents.',
        },
        {
          must: [['understand*', 'understood', 'letter*', 'know*', 'language', 'clear*', 'explain*']],
          example: 'Wants every parent to go home knowing what the letter says.',
        },
        {
          must: [['tidy', 'tidiness', 'order', 'orderly', 'files', 'filing', 'organi*']],
          example: 'Keeps tidy files.',
        },
      ],
      never: ['multilingual', 'several languages', 'translat*', 'interpret*', '^teacher', 'still learning english'],
      unfit: ["can't stand"],
      numbers: [],
    },
  },
  {
    id: 'tuning-g-desks-20',
    trade: 'insurance agency',
    temper: 'jokes first',
    category: 'achievements',
    current: true,
    question: ASKED.proud,
    answer:
      "I'm proud that I can pronounce our product names. No, seriously, the farmers. They were all badly insured round here, so I drove out, every farm between the river and the motorway, 58 farms in two winters, and 41 signed. In rubber boots, I should have got a bonus for the boots.",
    expected: {
      lines: [
        { must: ['58', ['farms', 'farmers']], example: 'Drove out to 58 badly insured farms in two winters' },
        {
          must: ['41', ['sign*', 'farm*', 'client*', 'customer*', 'contract*', 'won', 'insur*', 'polic*']],
          example: 'Visited 58 farms, of which 41 signed',
        },
        {
          must: ['farm*', ['drove', 'visit*', 'every']],
          example: 'Visited every farm between the river and the motorway',
          optional: true,
        },
      ],
      never: [
        '41 winters',
        '58 winters',
        '2 farms',
        '58 signed',
        '58 clients',
        '58 contracts',
        'received a bonus',
        '^signed 58',
        '^signed up 58',
        '^insured 58',
      ],
      unfit: ['rubber boots', 'seriously', 'pronounce'],
      numbers: ['58', '41'],
    },
  },
  {
    id: 'tuning-g-desks-21',
    trade: 'bank lending',
    temper: 'was blamed, hedges',
    category: 'achievements',
    current: false,
    question: ASKED.hard,
    answer:
      "Um, there was one loan that went bad and I got blamed, even though the committee signed it and I'd written in the file that I had doubts. What I did then was go through the other 64 loans of that type, and I think nine looked shaky, and seven of those we restructured before anything happened.",
    expected: {
      lines: [
        { must: ['64', 'loans'], example: 'Went through the other 64 loans of the same type after one had gone bad' },
        {
          must: ['7', ['restructur*']],
          example: 'Restructured, with colleagues, seven of about nine shaky loans before anything happened',
        },
        {
          must: ['9', ['loans', 'shaky', 'risk*', 'weak', 'doubtful', '64']],
          example: 'Found about nine shaky loans among 64',
          optional: true,
        },
        {
          must: [
            ['doubts', 'concerns'],
            ['file', 'noted', 'wrote', 'recorded', 'documented', 'loan'],
          ],
          example: 'Recorded doubts about a loan in the file',
          optional: true,
        },
      ],
      never: [
        '^approved',
        '^signed',
        '^granted',
        'committee member',
        '^restructured 9',
        '64 shaky',
        'prevented',
        '^restructured 64',
      ],
      others: ['^approved', '^signed', '^granted', 'committee member'],
      unfit: ['blamed', 'um'],
      numbers: ['64', '9', '7'],
    },
  },
  {
    id: 'tuning-g-desks-22',
    trade: 'book editing',
    temper: 'lively, names who did what',
    category: 'projects',
    current: true,
    question: ASKED.project,
    answer:
      "Right, so a cookbook by an author who'd never written anything down. She cooked and I stood in her kitchen with a tape recorder, then I wrote it up, tested every recipe with my neighbour, and cut it. Design was done outside. It's been reprinted.",
    expected: {
      lines: [
        { must: ['cookbook'], example: 'Recorded an author in her kitchen and wrote up her recipes as a cookbook' },
        { must: ['test*', ['recipe*']], example: 'Tested every recipe' },
        { must: [['reprint*']], example: 'Cookbook has been reprinted', optional: true },
        {
          must: [
            ['record*', 'tape', 'wrote', 'written', 'cut', 'edited'],
            ['author*', 'recipe*', 'book', 'kitchen'],
          ],
          example: 'Stood in the kitchen of the author with a tape recorder and wrote up the recipes',
          optional: true,
        },
      ],
      never: [
        '^designed',
        '^cooked',
        'bestsell*',
        'award*',
        '^author of a cookbook',
        'as author of a cookbook',
        '^authored',
        'cookbooks',
        'and designed',
      ],
      others: ['^designed', '^cooked', '^author of a cookbook', 'as author of a cookbook', '^authored', 'and designed'],
      numbers: [],
    },
  },
  {
    id: 'tuning-g-desks-23',
    trade: 'front desk of a company',
    temper: 'private matter on the way',
    category: 'achievements',
    current: false,
    question: ASKED.better,
    answer:
      "Before me visitors just wandered in. I started a badge book, a plain one, name, time, who for. My mother was in hospital then so I was part time, but even so by spring everybody was signing, even the boss's wife. When the fire alarm went off in June we knew in about four minutes who was in the house.",
    expected: {
      lines: [
        {
          must: [['badge*', 'visitor book', "visitors' book", 'visitor log', 'book', 'sign-in', 'register']],
          example: 'Started a badge book for visitors with name, time and host',
        },
        {
          must: ['4 minutes'],
          example: 'At a fire alarm in June it was known within about four minutes who was in the house',
        },
        { must: [['signing', 'signed', 'sign']], example: 'Everybody was signing by spring', optional: true },
      ],
      never: ['4 visitors', '4 badges', 'electronic', 'digital', '^installed', 'evacuat*', 'security guard'],
      unfit: ['mother', 'hospital', "boss's wife"],
      numbers: ['4 minutes'],
    },
  },
  {
    id: 'tuning-g-desks-24',
    trade: 'benefits office',
    temper: "says 'we', then the own share",
    category: 'achievements',
    current: true,
    question: ASKED.team,
    answer:
      "After the flood we were paying out the emergency money, six of us in the sports hall. 2,300 families in nine days I think it was. I looked after the ones without papers, that's about 140, because I know which letters the bank takes. It was chaos and also the best time I've had at work.",
    expected: {
      lines: [
        {
          must: ['2300', 'families'],
          example: 'Paid out emergency money to about 2,300 families in nine days after a flood, in a team of six',
        },
        {
          must: ['140', ['papers', 'documents', 'identification', 'paperwork', 'undocumented']],
          example: 'Looked after about 140 families without papers',
        },
        {
          must: [
            ['emergency', 'flood'],
            ['money', 'payments', 'aid', 'paid'],
          ],
          example: 'Paid out emergency money after a flood',
          optional: true,
        },
        {
          must: ['6', ['team', 'colleagues', 'flood', 'staff']],
          example: 'Worked in a team of six after a flood',
          optional: true,
        },
        { must: ['bank', 'letters'], example: 'Knew which letters the bank took', optional: true },
      ],
      never: ['140 days', '9 families', '6 families', '2300 without', '^led', 'single-handed*', 'alone', 'head of'],
      others: ['^led', 'single-handed*', 'alone', 'head of'],
      unfit: ['chaos', 'best time'],
      numbers: ['2300', '140', '9 days'],
    },
  },
  {
    id: 'tuning-g-desks-25',
    trade: 'payroll',
    temper: 'plain about wishes',
    category: 'career_goals',
    current: true,
    question: ASKED.goals,
    answer:
      "I'd like to run payroll for a bigger place, a thousand people or so. We've got 180 here and I can do it in my sleep. First I'm doing the exam in spring, so ask me again in summer, and not abroad, my kids are settled.",
    expected: {
      lines: [
        {
          must: ['payroll', ['bigger', 'larger', 'big', 'large', '1000']],
          example: 'Looking to run payroll for a larger organization of about a thousand people.',
        },
        { must: ['payroll', '180'], example: 'Handles payroll for 180 people.', optional: true },
        { must: ['exam'], example: 'Preparing for an exam in spring.', optional: true },
      ],
      never: [
        '^runs payroll for 1000',
        '^ran payroll for 1000',
        '^passed',
        'passed the exam',
        'certified',
        '1180',
        'experience with 1000',
        '^willing to relocate',
        'and willing to relocate',
        '^open to relocation',
        'and open to relocation',
        '^open to moving',
        'and open to moving',
        'wants to work abroad',
        '^handles payroll for 1000',
        '^manages payroll for 1000',
      ],
      unfit: ['kids', 'in my sleep'],
      numbers: [],
    },
  },
  {
    id: 'tuning-g-desks-26',
    trade: 'translation',
    temper: 'strict with herself',
    category: 'skills',
    current: false,
    question: ASKED.learned,
    answer:
      "I studied conference interpreting but never finished, two semesters short. Trados I know inside out, memoQ so-so, and subtitling I picked up at a film festival. Russian, Ukrainian, Czech. Polish I understand but don't put it down, I can't write it.",
    expected: {
      lines: [
        { must: ['trados'], example: 'Trados (advanced)' },
        { must: ['memoq'], example: 'memoQ (basics)' },
        { must: [['subtitl*']], example: 'Subtitling' },
        { must: ['russian'], example: 'Russian' },
        { must: ['ukrainian'], example: 'Ukrainian' },
        { must: ['czech'], example: 'Czech' },
        {
          must: [['interpreting', 'interpretation']],
          example: 'Conference interpreting (studies not finished)',
          optional: true,
        },
      ],
      never: [
        'polish',
        '^degree in',
        'interpreting degree',
        'interpreting (degree)',
        'diploma',
        'graduate',
        'advanced memoq',
        'memoq (advanced)',
        'certified',
      ],
      unfit: ['so-so'],
      numbers: [],
    },
  },
  {
    id: 'tuning-g-desks-27',
    trade: 'bank branch',
    temper: 'refuses praise that is not hers',
    category: 'achievements',
    current: true,
    question: ASKED.proud,
    answer:
      "People say I was the one who saved the branch but I wasn't even there that year, I was on leave with the twins. That was Dorota. I only came back when it was all done.",
    expected: {
      lines: [],
      never: ['^saved', '^rescued', '^kept the branch', 'saved the branch', 'turned around', '^turned', '^led'],
      others: ['^saved', '^rescued', '^kept the branch', 'saved the branch', 'turned around', '^turned', '^led'],
      unfit: ['twins', 'dorota', 'on leave'],
      numbers: [],
      nothing: true,
    },
  },
  {
    id: 'tuning-g-desks-28',
    trade: 'university admissions',
    temper: 'whole and part, careful about a colleague',
    category: 'achievements',
    current: false,
    question: ASKED.numbers,
    answer:
      "The faculty had 9,400 applications that year, I had the ones from outside the EU, about 1,700. My part was checking the certificates. I sent back 300 or so and caught eleven forgeries, the year before it was two, but that was a different clerk, so I don't want to say anything.",
    expected: {
      lines: [
        {
          must: ['1700', ['application*', 'certificate*', 'applicants', 'EU']],
          example: 'Checked the certificates of about 1,700 applications from outside the EU',
        },
        { must: ['11', ['forger*', 'forged', 'fake*', 'fraud*']], example: 'Caught eleven forgeries' },
        {
          must: ['300', ['sent back', 'returned', 'reject*', 'certificates', 'applications']],
          example: 'Sent back about 300 certificates',
          optional: true,
        },
        {
          must: ['9400', ['application*', 'faculty']],
          example: 'Faculty with 9,400 applications a year',
          optional: true,
        },
        { must: ['certificates'], example: 'Checked the certificates of applicants', optional: true },
      ],
      never: ['^checked 9400', '^processed 9400', '^handled 9400', '1700 forgeries', '300 forgeries', '^caught 2'],
      others: ['^checked 9400', '^processed 9400', '^handled 9400', '^caught 2'],
      unfit: ['different clerk'],
      numbers: ['1700', '11', '300'],
    },
  },
]
