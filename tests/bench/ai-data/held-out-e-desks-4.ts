import { ASKED } from './asked.ts'
import type { Case } from './types.ts'

/** People who keep records and calendars: pensions, customs, exams, mortgages, health insurance, office moves. */
export const HELD_OUT_E_DESKS_4: readonly Case[] = [
  {
    id: 'held-out-e-desks-43',
    trade: 'pension insurance',
    temper: 'tells of one man',
    category: 'achievements',
    current: true,
    question: ASKED.proud,
    answer:
      "An old man came with a shoebox. In it were forty years of paper, half of it chewed by something, and the other office had told him he'd get nothing. I sorted it on the floor, over lunch breaks, and I found six years in a mine that nobody had counted. He gets a proper pension now.",
    expected: {
      lines: [
        {
          must: ['6 years', ['mine', 'mining', 'pension', 'work']],
          example: "Found six years in a mine that nobody had counted in an applicant's papers",
        },
        {
          must: [
            ['sort*', '40 years'],
            ['paper', 'papers', 'records', 'documents', 'paperwork'],
          ],
          example: 'Sorted forty years of papers for a pension applicant',
        },
        {
          must: ['pension', ['gets', 'receives', 'proper', 'helped']],
          example: 'Helped an applicant to a proper pension',
          optional: true,
        },
      ],
      never: [
        '40 years of experience',
        '6 years of experience',
        '^refused',
        '^rejected',
        '^told him',
        '^worked in a mine',
        '^worked 6 years',
      ],
      others: ['^refused', '^rejected', '^told him', '^worked in a mine', '^worked 6 years'],
      unfit: ['shoebox', 'chewed', 'lunch breaks', 'old man'],
      numbers: ['6 years'],
    },
  },
  {
    id: 'held-out-e-desks-44',
    trade: 'accounting',
    temper: 'lists and sets limits',
    category: 'skills',
    current: false,
    question: ASKED.skills,
    answer:
      "DATEV, ten years of it. Excel with pivot tables and Power Query, no macros, please. VAT, including the cross-border thing. English for emails, I wouldn't want to negotiate in it.",
    expected: {
      lines: [
        { must: ['datev'], example: 'DATEV' },
        { must: ['excel'], example: 'Excel' },
        { must: ['pivot tables'], example: 'Pivot tables' },
        { must: ['power query'], example: 'Power Query' },
        { must: [['VAT', 'value added tax', 'value-added tax']], example: 'VAT, also cross-border' },
        { must: ['english'], example: 'English (written, for emails)' },
      ],
      never: ['macros', 'VBA', 'fluent', 'negotiation in english', 'SAP', '10 years of excel', 'excel (10 years)'],
      numbers: [],
    },
  },
  {
    id: 'held-out-e-desks-45',
    trade: 'court interpreting',
    temper: "keeps the agency's number apart",
    category: 'achievements',
    current: true,
    question: ASKED.numbers,
    answer:
      "The agency says it has 99 percent satisfied customers, that's their number, not mine. Mine is: 64 hearings last year, and no judge has ever asked for someone else. I also did the night the police rang at three, a real mess, I was home at seven.",
    expected: {
      lines: [
        { must: ['64', 'hearings'], example: 'Interpreted at 64 hearings last year' },
        {
          must: [
            ['judge', 'judges'],
            ['no', 'never', 'not', 'without', 'none'],
          ],
          example: 'No judge has ever asked for another interpreter',
        },
        { must: ['police'], example: 'Took on a call from the police at night', optional: true },
      ],
      never: ['99%', '64 judges', '64%', '64 customers', 'satisfied customers', '^asked for', 'every judge'],
      others: ['99%', 'satisfied customers'],
      unfit: ['mess', 'at three', 'at seven'],
      numbers: ['64'],
    },
  },
  {
    id: 'held-out-e-desks-46',
    trade: 'office management',
    temper: 'unthanked, practical',
    category: 'achievements',
    current: false,
    question: ASKED.better,
    answer:
      'They bought paper like it was going out of fashion. I moved the orders to one supplier with a frame contract, nothing clever, and office costs came down from 2,900 a month to about 2,100. Nobody thanked me. Oh, and I threw out four printers, we needed one.',
    expected: {
      lines: [
        {
          must: [['supplier', 'frame contract', 'framework contract', 'framework agreement']],
          example: 'Moved the orders to one supplier with a frame contract',
        },
        { must: ['2900', '2100'], example: 'Office costs down from 2,900 a month to about 2,100' },
        { must: [['printer', 'printers']], example: 'Got rid of four printers', optional: true },
        { must: ['2100', 'month*'], example: 'Office costs of about 2,100 a month', optional: true },
      ],
      never: ['4 suppliers', '2900 a year', '2100 a year', '2100 orders', '2100 to 2900', 'bought 4 printers'],
      unfit: ['thanked', 'out of fashion', 'nothing clever'],
      numbers: ['2900', '2100'],
    },
  },
  {
    id: 'held-out-e-desks-47',
    trade: 'newspaper desk',
    temper: 'wry',
    category: 'achievements',
    current: false,
    question: ASKED.day,
    answer:
      "You come at four and there's nothing, and at eight there's everything. Headlines, captions, cutting other people's pieces to length without them noticing, that's the art of it. I also read the legal ones, anything with a court in it, before it went to the lawyer. Then the last train.",
    expected: {
      lines: [
        { must: [['headlines', 'captions']], example: 'Wrote headlines and captions' },
        {
          must: [['length', 'cut', 'cutting', 'shorten*', 'edit*', 'trim*']],
          example: "Cut other people's pieces to length",
        },
        {
          must: [['legal', 'court', 'lawyer']],
          example: 'Read all pieces about court matters before they went to the lawyer',
        },
      ],
      never: [
        '^lawyer',
        'legal advice',
        '^wrote pieces',
        '^wrote articles',
        '^reported',
        'court reporter',
        'editor-in-chief',
      ],
      others: ['^lawyer', '^wrote pieces', '^wrote articles', '^reported', 'court reporter', 'editor-in-chief'],
      unfit: ['last train', 'without them noticing'],
      numbers: [],
    },
  },
  {
    id: 'held-out-e-desks-48',
    trade: 'customs clerk',
    temper: 'corrects himself, still tense',
    category: 'achievements',
    current: true,
    question: ASKED.hard,
    answer:
      'The new import system went live on a Monday and half of our declarations bounced. Thirty, no, it was more like fifty trucks at the gate. I called the hotline of the customs, found out our commodity codes had a space too many, and I fixed 210 entries by hand that evening with Petra. Tuesday it ran.',
    expected: {
      lines: [
        {
          must: ['210', ['entr*', 'code*', 'declaration*', 'hand', 'manual*']],
          example: 'Fixed 210 entries by hand in one evening together with a colleague',
        },
        {
          must: [['code', 'codes', 'space', 'cause']],
          example: 'Found out that the commodity codes had a space too many after half of the declarations had bounced',
        },
        { must: ['50', 'trucks'], example: 'Solved an import problem that held up about fifty trucks', optional: true },
        { must: ['hotline'], example: 'Called the hotline of the customs', optional: true },
        { must: ['tuesday'], example: 'Import system ran again on Tuesday', optional: true },
      ],
      never: [
        '30 trucks',
        '210 trucks',
        '50 entries',
        'single-handed*',
        'alone',
        '^implemented',
        '^introduced the',
        '^launched',
      ],
      others: ['single-handed*', 'alone', '^implemented', '^introduced the', '^launched'],
      unfit: ['petra'],
      numbers: ['210'],
    },
  },
  {
    id: 'held-out-e-desks-49',
    trade: 'executive assistant',
    temper: 'divides the work fairly',
    category: 'projects',
    current: true,
    question: ASKED.project,
    answer:
      'The move of the office in March. 62 people, two floors, one weekend. The furniture was the movers, the cables was IT, I did the plan who sits where, and I had to redo it eleven times because everybody wanted the window. Monday at nine people were working. Two monitors died.',
    expected: {
      lines: [
        {
          must: [['plan', 'planned', 'seating', 'seat*', 'sits']],
          example: 'Did the seating plan for an office move of 62 people over two floors in one weekend',
        },
        {
          must: ['62', ['people', 'staff', 'employees', 'mov*']],
          example: 'Office move of 62 people in one weekend',
          optional: true,
        },
        { must: ['monday'], example: 'People were working again by Monday morning', optional: true },
      ],
      never: [
        '11 people',
        '62 floors',
        '11 floors',
        '11 weekends',
        '2 weekends',
        '^moved furniture',
        '^moved the furniture',
        '^connected',
        '^cabl*',
        '^planned the move',
        '^planned the office move',
        '^planned an office move',
        '^organized',
        '^organised',
        '^moved the office',
        'no damage',
      ],
      others: [
        '^moved furniture',
        '^moved the furniture',
        '^connected',
        '^cabl*',
        '^planned the move',
        '^planned the office move',
        '^planned an office move',
        '^organized',
        '^organised',
        '^moved the office',
      ],
      unfit: ['died', 'wanted the window'],
      numbers: ['62'],
    },
  },
  {
    id: 'held-out-e-desks-50',
    trade: 'examination office',
    temper: 'unloved but punctual',
    category: 'achievements',
    current: true,
    question: ASKED.numbers,
    answer:
      "I schedule the exams for the medical school, that's 140 exams in a term. Not one double booking since I took over from Gerda in 2020. The room people hate me, because I book early. And grades go out in ten days, the rule says four weeks.",
    expected: {
      lines: [
        { must: ['140', ['exam*']], example: 'Schedule 140 exams a term for the medical school' },
        {
          must: [
            ['double booking*', 'double-booking*', 'double booked', 'double-booked'],
            ['no', 'not', 'never', 'without', 'zero', 'none', '0'],
          ],
          example: 'Not one double booking since 2020',
        },
        { must: ['10 days'], example: 'Grades go out in ten days; the rule allows four weeks' },
        { must: ['book*', 'early'], example: 'Book rooms early', optional: true },
        {
          must: ['exam*', ['schedul*', 'plan*', 'medical']],
          example: 'Schedule exams for the medical school',
          optional: true,
        },
      ],
      never: [
        '140 students',
        '^double booked',
        '10 exams',
        '4 days',
        '140 rooms',
        '^graded',
        '^grade exams',
        '^marked',
      ],
      others: ['^graded', '^grade exams', '^marked'],
      unfit: ['gerda', 'hate me'],
      numbers: ['140', '10 days'],
    },
  },
  {
    id: 'held-out-e-desks-51',
    trade: 'mortgage broker',
    temper: 'boasts with a gap',
    category: 'achievements',
    current: false,
    question: ASKED.proud,
    answer:
      "I was number one in the region in 2018 and number one again in 2021. In between number 14, we don't talk about that, my divorce. 340 mortgages in total, every single one paid back or still paying, as far as I know.",
    expected: {
      lines: [
        {
          must: [
            ['number 1', 'no. 1', 'first', 'top', 'best', 'ranked', '#1'],
            ['2018', '2021', 'region', 'regional'],
          ],
          example: 'Ranked number one in the region in 2018 and again in 2021',
        },
        { must: ['340', ['mortgage*', 'loans']], example: 'Placed 340 mortgages' },
        {
          must: [['paid back', 'repaid', 'paying', 'paid']],
          example: 'Every mortgage paid back or still being paid, as far as known',
          optional: true,
        },
      ],
      never: [
        '^number 14',
        '340 a year',
        '2018 to 2021',
        '3 years in a row',
        'consecutive',
        'every year',
        '100%',
        'fully paid back',
      ],
      unfit: ['divorce', "don't talk about"],
      numbers: ['340'],
    },
  },
  {
    id: 'held-out-e-desks-52',
    trade: 'health insurance',
    temper: 'typed on a phone, small letters',
    category: 'achievements',
    current: true,
    question: ASKED.dayNow,
    answer:
      'bills from dentists mostly. i check if the treatment was allowed and if the price is right, 110 a day about. odd ones i give to the dentist we have in house. last month i stopped one that was charged three times',
    expected: {
      lines: [
        {
          must: ['110', ['bill*', 'invoice*', 'check*']],
          example: 'Check about 110 dentist bills a day for treatment and price',
        },
        {
          must: [['stopped', 'caught', 'blocked', '3 times', 'triple', 'prevented']],
          example: 'Stopped a bill last month that had been charged three times',
        },
        {
          must: [['bill', 'bills', 'invoice*', 'treatment*', 'price*']],
          example: 'Check if treatments are allowed and prices are right',
          optional: true,
        },
        {
          must: ['dentist', ['house', 'in-house', 'odd', 'unusual']],
          example: 'Give odd bills to the in-house dentist',
          optional: true,
        },
      ],
      never: ['110 dentists', '3 bills', '110 patients', 'as a dentist', '^charged', '^treated', '110 a month'],
      others: ['as a dentist', '^charged', '^treated'],
      numbers: ['110'],
    },
  },
  {
    id: 'held-out-e-desks-53',
    trade: 'legal trainee',
    temper: 'small part, proud of it',
    category: 'achievements',
    current: false,
    question: ASKED.team,
    answer:
      'Our firm defended a small brewery against a big one over a name. I was a trainee, so I did the footnotes and looked for old labels in the city archive. I found one from before the war with the name on it, and the partner put it on page one. We won on appeal.',
    expected: {
      lines: [
        {
          must: [['label', 'labels', 'archive']],
          example: 'Found an old label in the city archive which the partner put on page one',
        },
        { must: ['footnotes'], example: 'Did the footnotes in the defence of a small brewery', optional: true },
        {
          must: [['won', 'win', 'appeal', 'defen*', 'brewery']],
          example: 'Helped defend a small brewery in a dispute over a name, won on appeal',
          optional: true,
        },
      ],
      never: ['^argued', 'lead counsel', '^represented', 'as a partner', 'as partner', '^led', 'single-handed*'],
      others: ['^argued', 'lead counsel', '^represented', 'as a partner', 'as partner', '^led', 'single-handed*'],
      numbers: [],
    },
  },
  {
    id: 'held-out-e-desks-54',
    trade: 'hospital purchasing',
    temper: 'still on the way to the target',
    category: 'achievements',
    current: true,
    question: ASKED.better,
    answer:
      "We want to get to 500 suppliers, it's still 740, so there's a way to go. It was 1,120 when I started, each with their own invoice. I ask the wards one question, do you need this brand, and mostly they don't.",
    expected: {
      lines: [
        { must: ['1120', '740'], example: 'Number of suppliers down from 1,120 to 740' },
        { must: [['ward', 'wards', 'brand', 'brands']], example: 'Ask the wards whether they need the brand' },
        { must: ['740', 'suppliers'], example: '740 suppliers left, on the way to 500', optional: true },
      ],
      never: ['^reached 500', '1120 to 500', '740 to 500', '^reduced to 500', '1120 wards', '740 to 1120'],
      numbers: ['1120', '740'],
    },
  },
  {
    id: 'held-out-e-desks-55',
    trade: 'translation agency',
    temper: 'sets hearsay aside',
    category: 'achievements',
    current: false,
    question: ASKED.hard,
    answer:
      "I was told later that the client nearly left us. What I noticed was that two freelancers used different words for the same valve, so I sat down and made a glossary, 430 terms, and had the engineer at the client's sign every page. After that the complaints stopped, and I heard they doubled their volume, but that's sales talk.",
    expected: {
      lines: [
        {
          must: ['glossary'],
          example: "Made a glossary of 430 terms, with every page signed by the client's engineer",
        },
        {
          must: ['complaints', ['stop*', 'no', 'none', 'end', 'ended', 'without']],
          example: 'Complaints stopped after the glossary',
        },
        {
          must: [['freelancers', 'freelance', 'different words', 'inconsisten*', 'different terms']],
          example: 'Noticed that two freelancers used different words for the same part',
          optional: true,
        },
      ],
      never: [
        'doubl*',
        '^doubled',
        'saved the client',
        'retained the client',
        '^signed',
        '430 pages',
        '430 complaints',
        '^sold',
      ],
      others: ['^doubled', '^signed', '^sold'],
      unfit: ['sales talk', 'nearly left us'],
      numbers: ['430'],
    },
  },
]
