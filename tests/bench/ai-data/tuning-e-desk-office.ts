import { ASKED } from './asked.ts'
import type { Case } from './types.ts'
import { about } from './words.ts'

/** People in law offices, administration, procurement, customer and support. */
export const TUNING_E_DESK_OFFICE: readonly Case[] = [
  {
    id: 'tuning-e-desk-33',
    trade: 'law office',
    temper: 'typing, diary, no missed deadline',
    category: 'achievements',
    current: true,
    question: ASKED.dayNow,
    answer:
      'Three lawyers, one of me. I type 80 words a minute from dictation, I keep the diary for hearings and in seven years we missed no deadline.',
    expected: {
      lines: [
        {
          must: ['type', '80', 'words', 'minute'],
          not: ['I type', 'one of me'],
          example: 'Type 80 words a minute from dictation',
        },
        { must: ['diary', 'hearings'], not: ['I keep', 'we missed'], example: 'Keep the diary for hearings' },
        {
          must: [['no', 'without', 'not', 'met'], ['deadline', 'deadlines'], '7 years'],
          not: ['we missed'],
          example: 'No missed deadline in seven years',
        },
        { must: ['3', 'lawyers'], not: ['one of me'], example: 'Support three lawyers', optional: true },
      ],
      never: [
        '^missed a',
        '^missed deadline',
        '80 hearings',
        '7 lawyers',
        '3 years',
        '^led',
        '80 deadlines',
        '3 deadlines',
      ],
      numbers: ['80', '7 years'],
    },
  },
  {
    id: 'tuning-e-desk-34',
    trade: 'executive assistance',
    temper: 'two bosses, travel costs',
    category: 'achievements',
    current: false,
    question: ASKED.better,
    answer:
      'I worked for the CEO and the CFO at the same time. Around 200 trips a year between them. When I came, they booked flights the day before, and I brought the travel spend down from 410k to 290k just by booking two weeks ahead.',
    expected: {
      lines: [
        {
          must: [['brought', 'cut', 'reduced', 'lowered'], 'travel', '410k', '290k', '2 weeks'],
          not: ['just', 'when I', 'they booked'],
          example: 'Brought the travel spend down from 410k to 290k by booking two weeks ahead',
        },
        {
          must: [about('200'), 'trips', 'year'],
          not: ['between them'],
          example: 'Booked around 200 trips a year for the CEO and the CFO',
        },
        {
          must: ['CEO', 'CFO'],
          not: ['I worked'],
          example: 'Worked for the CEO and the CFO at the same time',
          optional: true,
        },
      ],
      never: [
        '120k',
        '29%',
        '200 flights',
        '^as ceo',
        '200k',
        'over 200',
        '2 trips',
        '290k trips',
        '200 weeks',
        'booked flights the day before',
      ],
      numbers: ['200', '410k', '290k'],
    },
  },
  {
    id: 'tuning-e-desk-35',
    trade: 'procurement',
    temper: 'negotiation with a counterpart',
    category: 'achievements',
    current: false,
    question: ASKED.proud,
    answer:
      'I negotiated the packaging contract. They wanted 6% more, we ended up with minus 2 for two years. That was worth a hundred and ten thousand a year to the plant.',
    expected: {
      lines: [
        {
          must: ['negotiated', 'packaging', ['110,000', 'minus 2', '2%', '-2%']],
          not: ['they wanted', 'ended up', 'that was', 'I negotiated'],
          example: 'Negotiated the packaging contract, worth 110,000 a year to the plant',
        },
        {
          must: ['negotiated', 'packaging contract'],
          not: ['they wanted'],
          example: 'Negotiated the packaging contract',
          optional: true,
        },
        {
          must: ['110,000', ['year'], ['worth', 'saved', 'saving']],
          not: ['that was'],
          example: 'Worth 110,000 a year to the plant',
          optional: true,
        },
      ],
      never: ['8%', '^6%', 'by 6%', '6% more', '2 plants', '110,000 packaging', '220,000', '110 years', '6 years'],
      numbers: ['110,000'],
    },
  },
  {
    id: 'tuning-e-desk-36',
    trade: 'purchasing',
    temper: 'topic first, used to be',
    category: 'achievements',
    current: true,
    question: ASKED.numbers,
    answer: 'Suppliers: I cut them from 240 to 95. Also the lead time for steel parts is now 4 weeks, it used to be 9.',
    expected: {
      lines: [
        {
          must: ['cut', 'suppliers', '240', '95'],
          not: ['cut them', 'I cut'],
          example: 'Cut suppliers from 240 to 95',
        },
        {
          must: ['lead time', 'steel parts', ['4', '4 weeks'], ['9', '9 weeks']],
          not: ['also', 'it used'],
          example: 'Lead time for steel parts now 4 weeks, before 9',
        },
        {
          must: ['lead time', 'steel parts', '4 weeks'],
          not: ['also', 'it used'],
          example: 'Lead time for steel parts 4 weeks',
          optional: true,
        },
      ],
      never: ['145', '5 weeks', '95 weeks', '9 suppliers', '60%', '95 parts', '240 parts', '4 suppliers'],
      numbers: ['240', '95', '4', '9'],
    },
  },
  {
    id: 'tuning-e-desk-37',
    trade: 'customer support',
    temper: 'range, score and an also',
    category: 'achievements',
    current: true,
    question: ASKED.dayNow,
    answer:
      'Chat and phone, sixty to eighty tickets a day. My satisfaction score was 96 percent last quarter, the team had 91. I wrote thirty-odd help articles as well.',
    expected: {
      lines: [
        {
          must: [['60 to 80', '60-80'], 'tickets', 'day'],
          example: 'Answer sixty to eighty tickets a day by chat and phone',
        },
        {
          must: [['satisfaction score', 'satisfaction'], '96%'],
          not: ['my satisfaction'],
          example: 'Satisfaction score of 96% last quarter, where the team had 91',
        },
        {
          must: ['wrote', [...about('30'), '30 odd', 'over 30', '30-odd'], 'articles'],
          not: ['as well', 'I wrote'],
          example: 'Wrote thirty-odd help articles',
        },
      ],
      never: ['5%', '96 tickets', '91 tickets', '30 tickets', '^satisfaction score of 91', '96 articles', '140'],
      numbers: ['80', '96%', '30'],
    },
  },
  {
    id: 'tuning-e-desk-38',
    trade: 'support team lead',
    temper: 'they gave me, after I, it was',
    category: 'achievements',
    current: false,
    question: ASKED.better,
    answer:
      'I had a team of nine in two shifts. First reply took 11 hours when they gave me the team. After I split the queue by language it was under two. Nobody was hired for it.',
    expected: {
      lines: [
        {
          must: [['team of 9', '9'], 'team'],
          not: ['I had', 'they gave'],
          example: 'Managed a team of nine in two shifts',
        },
        {
          must: [
            ['split', 'first reply'],
            ['under 2', 'less than 2', 'below 2'],
          ],
          not: ['it was', 'they gave', 'after I'],
          example: 'Split the queue by language, which brought the first reply from 11 hours to under two',
        },
        {
          must: ['split', 'queue', 'language'],
          not: ['it was', 'after I'],
          example: 'Split the queue by language',
          optional: true,
        },
        {
          must: ['first reply', '11', ['2', 'under 2']],
          not: ['they gave', 'it was'],
          example: 'First reply from 11 hours to under two',
          optional: true,
        },
      ],
      never: [
        '9 hours',
        '82%',
        '2 languages',
        '2 teams',
        '11 people',
        '9 shifts',
        '^hired',
        'team of 2',
        '11 shifts',
        'took 2',
      ],
      numbers: ['9', '11', '2'],
    },
  },
  {
    id: 'tuning-e-desk-39',
    trade: 'technical support',
    temper: 'story with an angry caller',
    category: 'achievements',
    current: false,
    question: ASKED.hard,
    answer:
      'A shop owner was shouting at me because his till was down on a Saturday. It was the third time that month. I stayed on the line for 90 minutes, got the log, and found that an update had killed the printer. The fix then went out to 600 shops.',
    expected: {
      lines: [
        {
          must: [
            ['found', 'update', 'log', 'traced'],
            ['update', 'printer'],
            ['printer', 'till', '600', 'log'],
          ],
          not: ['shouting', 'I stayed'],
          example: 'Found from the log that an update had killed the printer of a till; the fix went out to 600 shops',
        },
        { must: ['fix', '600', 'shops'], not: ['shouting'], example: 'Fix went out to 600 shops' },
        {
          must: [['stayed', 'line', 'phone'], '90 minutes'],
          not: ['I stayed', 'shouting'],
          example: 'Stayed on the line for 90 minutes',
          optional: true,
        },
      ],
      never: [
        '600 printers',
        '90 shops',
        '3 months',
        '^shouted',
        '600 minutes',
        '3 tills',
        '600 updates',
        '^fixed 600',
        '90 tills',
      ],
      unfit: ['shouting'],
      numbers: ['600'],
    },
  },
  {
    id: 'tuning-e-desk-40',
    trade: 'office management',
    temper: 'project, move over a weekend',
    category: 'projects',
    current: false,
    question: ASKED.projectResult,
    answer:
      'The office move. 120 desks over one weekend, and on Monday at 8 everybody could work. I had planned it for five months with the removal firm and our IT guy. It cost 48,000 and the board had allowed for 55.',
    expected: {
      lines: [
        {
          must: ['120', 'desks', 'weekend'],
          not: ['I had', 'everybody could'],
          example: 'Planned the move of an office with 120 desks over one weekend',
        },
        {
          must: [['planned', 'plan'], ['move', 'office'], '5 months'],
          not: ['planned it', 'I had', 'our'],
          example: 'Planned the office move for five months with the removal firm and IT',
        },
        {
          must: ['48,000', ['55', '55,000', 'move', 'cost']],
          not: ['it cost'],
          example: 'Move at 48,000, where the board had allowed for 55,000',
        },
      ],
      never: [
        '7,000',
        '8 desks',
        '120 people',
        '120 months',
        '5 weekends',
        '48,000 desks',
        '13%',
        '8 people',
        '55 desks',
      ],
      unfit: ['guy'],
      numbers: ['120', '48,000', '5 months'],
    },
  },
]
