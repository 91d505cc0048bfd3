import { ASKED } from './asked.ts'
import type { Case } from './types.ts'
import { about } from './words.ts'

/** People in sales, real estate and marketing. */
export const TUNING_E_DESK_SALES: readonly Case[] = [
  {
    id: 'tuning-e-desk-12',
    trade: 'field sales',
    temper: 'modest rank',
    category: 'achievements',
    current: false,
    question: ASKED.proud,
    answer:
      "Well, I don't like to brag. I was number two out of 26 reps in the region two years running, 2021 and 2022. And I opened 38 new accounts, the garden centres mainly.",
    expected: {
      lines: [
        {
          must: [['number 2', 'second', 'ranked 2'], '26', 'reps'],
          not: ['I was', 'brag'],
          example: 'Number two out of 26 reps in the region in 2021 and 2022',
        },
        {
          must: ['opened', '38', 'accounts'],
          not: ['I opened'],
          example: 'Opened 38 new accounts, mainly garden centres',
        },
      ],
      never: ['number 1', '26 accounts', '38 reps', '38 garden centres', '26 years', 'led', 'team of 26', '^brag'],
      unfit: ['brag'],
      numbers: ['26', '38'],
    },
  },
  {
    id: 'tuning-e-desk-13',
    trade: 'inside sales',
    temper: 'wished more',
    category: 'achievements',
    current: false,
    question: ASKED.numbers,
    answer: 'I wanted to hit a million but I ended at 870k. It was still up 22% on what the guy before me had done.',
    expected: {
      lines: [
        {
          must: ['870k'],
          not: ['ended up', 'a million', 'I ended', 'the guy'],
          example: 'Reached sales of 870k, up 22% on the predecessor',
        },
        {
          must: ['22%', ['up', 'more', 'above', 'over', 'higher']],
          not: ['it was', 'the guy'],
          example: 'Up 22% on the person before',
          optional: true,
        },
      ],
      never: ['1 million', '^hit', '870k%', '^increased', 'by 870k'],
      unfit: ['guy'],
      numbers: ['870k', '22%'],
    },
  },
  {
    id: 'tuning-e-desk-14',
    trade: 'estate agency',
    temper: 'own and office average',
    category: 'achievements',
    current: true,
    question: ASKED.numbers,
    answer:
      'Sold 41 homes last year. Average time on the market for mine was 23 days, the office average is closer to 50. I do my own photos and I write every listing the same evening.',
    expected: {
      lines: [
        { must: ['sold', '41', 'homes'], example: 'Sold 41 homes last year' },
        {
          must: [
            ['time on the market', 'market'],
            ['23', '23 days'],
          ],
          not: ['mine'],
          example: 'Average time on the market 23 days, where the office average is closer to 50',
        },
        {
          must: [['photos', 'listing', 'listings']],
          not: ['my own', 'I write', 'I do'],
          example: 'Write every listing the same evening, with own photos',
        },
        { must: ['photos'], not: ['my own', 'I do'], example: 'Do own photos', optional: true },
      ],
      never: ['27 days', '23 homes', '41 days', '50 homes', '^average time on the market 50', '54%', '50 listings'],
      numbers: ['41', '23'],
    },
  },
  {
    id: 'tuning-e-desk-15',
    trade: 'lettings',
    temper: 'it got down to',
    category: 'achievements',
    current: false,
    question: ASKED.better,
    answer:
      'I looked after 160 flats, most of them for two landlords. When I took over there were 14 standing empty, which is a lot. I got that to three by the summer by doing viewings on Saturdays.',
    expected: {
      lines: [
        {
          must: [['looked after', 'managed'], '160', 'flats'],
          not: ['I looked'],
          example: 'Looked after 160 flats, most for two landlords',
        },
        {
          must: [['empty', 'vacant', 'vacancies'], '14', '3'],
          not: ['I got', 'got that', 'a lot', 'there were'],
          example: 'Brought empty flats from 14 to three by the summer by doing viewings on Saturdays',
        },
        { must: ['viewings', 'saturdays'], not: ['got that'], example: 'Viewings on Saturdays', optional: true },
      ],
      never: [
        '160 landlords',
        '11',
        '14 viewings',
        '3 summers',
        '3 landlords',
        '79%',
        '^led',
        '160 empty',
        '3 viewings',
      ],
      unfit: ['a lot'],
      numbers: ['160', '14', '3'],
    },
  },
  {
    id: 'tuning-e-desk-16',
    trade: 'newsletter marketing',
    temper: 'then the rate and the cost of it',
    category: 'achievements',
    current: false,
    question: ASKED.better,
    answer:
      'The newsletter had 4,000 people on it and nobody opened it, maybe 9 percent. I cut it to one story a week and wrote it like a letter. Open rate went to 27, and we lost only 200 subscribers or so.',
    expected: {
      lines: [
        {
          must: ['newsletter', ['27', '27%']],
          not: ['cut it', 'nobody', 'wrote it', 'or so', 'we lost'],
          example:
            'Cut the newsletter to one story a week and wrote it like a letter; the open rate went from about 9% to 27%',
        },
        {
          must: ['open rate', ['27', '27%']],
          not: ['cut it', 'nobody', 'or so'],
          example: 'Open rate from about 9% to 27%',
          optional: true,
        },
        {
          must: ['newsletter', ['story', 'letter']],
          not: ['cut it', 'wrote it'],
          example: 'Cut the newsletter to one story a week',
          optional: true,
        },
        { must: ['newsletter', '4,000'], not: ['nobody'], example: 'Newsletter of 4,000 people', optional: true },
      ],
      never: ['18%', '200%', '27 subscribers', 'tripled', '27 stories', '9 people', '^lost', '3,800', 'to 4,000'],
      numbers: [['27', '27%'], ['9%']],
    },
  },
  {
    id: 'tuning-e-desk-17',
    trade: 'social media',
    temper: 'growth and a lucky hit',
    category: 'achievements',
    current: false,
    question: ASKED.numbers,
    answer:
      'I did Instagram and TikTok for a chain of bakeries, 17 shops. From 1,200 followers to 15,000 in a year and a half. One video had 2 million views, that was luck, a seagull stole a pretzel.',
    expected: {
      lines: [
        {
          must: ['Instagram', 'TikTok', ['bakeries', 'bakery']],
          not: ['I did'],
          example: 'Handled Instagram and TikTok for a chain of 17 bakeries',
        },
        { must: ['1,200', '15,000', 'followers'], example: 'From 1,200 followers to 15,000 in a year and a half' },
        {
          must: ['2 million', 'views', 'video'],
          not: ['luck'],
          example: 'One video with 2 million views',
          optional: true,
        },
        { must: ['17', 'shops'], example: '17 shops', optional: true },
      ],
      never: ['17 followers', '2 million followers', '15,000 views', '13,800', '^stole', '17 videos', '15,000 shops'],
      unfit: ['luck', 'seagull'],
      numbers: ['17', '1,200', '15,000'],
    },
  },
  {
    id: 'tuning-e-desk-18',
    trade: 'campaign marketing',
    temper: 'money and unit costs',
    category: 'achievements',
    current: false,
    question: ASKED.proud,
    answer:
      'My budget was $250k a year and I had one intern. We got 1,100 leads out of the spring campaign at $38 each, the year before a lead had cost 71.',
    expected: {
      lines: [
        { must: ['budget', '$250k'], not: ['my budget'], example: 'Budget of $250k a year' },
        {
          must: ['1,100', 'leads', '$38'],
          not: ['we got'],
          example: 'Got 1,100 leads out of the spring campaign at $38 each, after $71 the year before',
        },
        {
          must: ['lead', ['71', '$71'], '$38'],
          example: 'Cost of a lead $38, after $71 the year before',
          optional: true,
        },
      ],
      never: ['$33', '46%', '71 leads', '1,100 interns', '$1,100', '$38k', '250k leads', '71 interns', '38 leads'],
      numbers: ['$250k', '1,100', '$38'],
    },
  },
  {
    id: 'tuning-e-desk-19',
    trade: 'trade fair marketing',
    temper: 'project, own part, doubted figure',
    category: 'projects',
    current: false,
    question: ASKED.project,
    answer:
      "We did a stand at the Hannover fair, 80 square metres, first time. My job was the build and the 12 people on the stand, shifts and hotels and all that. 430 contacts in five days. Sales said about sixty became customers, I can't check that.",
    expected: {
      lines: [
        {
          must: [['build', 'built'], '12', 'people'],
          not: ['my job', 'and all that'],
          example: 'Looked after the build of the stand and the 12 people on it, with their shifts and hotels',
        },
        { must: ['430', 'contacts', '5 days'], example: '430 contacts in five days' },
        {
          must: ['stand', ['Hannover', 'fair'], ['80', '80 square metres']],
          not: ['we did', 'first time'],
          example: 'Stand of 80 square metres at the Hannover fair',
          optional: true,
        },
        { must: ['stand', 'Hannover'], not: ['we did'], example: 'Stand at the Hannover fair', optional: true },
      ],
      never: ['60 customers', '^won', '430 customers', '80 people', '12 days', '5 people', '12 contacts', '14%'],
      numbers: ['12', '430', '5 days'],
    },
  },
  {
    id: 'tuning-e-desk-20',
    trade: 'telephone sales',
    temper: 'run-on with rates',
    category: 'achievements',
    current: false,
    question: ASKED.day,
    answer:
      "so I called like 70 people a day, most of them hang up, but one in twelve I got an appointment and from the appointments about a third bought something, which my boss said was the best rate he's seen",
    expected: {
      lines: [
        {
          must: ['called', [...about('70'), '70'], ['people', 'customers'], 'day'],
          not: ['like 70', 'hang up'],
          example: 'Called about 70 people a day',
        },
        {
          must: [
            ['1 in 12', 'one in twelve', '1 in twelve'],
            ['appointment', 'appointments'],
          ],
          not: ['I got', 'hang up', 'boss'],
          example: 'Got an appointment with one in twelve, of which about a third bought',
        },
        {
          must: [
            ['third', '1/3'],
            ['appointments', 'bought'],
          ],
          not: ['boss', 'hang up'],
          example: 'About a third of the appointments bought',
          optional: true,
        },
      ],
      never: ['12 appointments', '70 appointments', '12 people', '3 people', '8%', '33%', '^hung', '12 a day'],
      unfit: ['boss', 'hang up'],
      numbers: ['70', '12'],
    },
  },
  {
    id: 'tuning-e-desk-21',
    trade: 'property management',
    temper: 'lower case, quotes',
    category: 'achievements',
    current: false,
    question: ASKED.hard,
    answer:
      'the roof thing. quotes were 90 thousand, 110 and 87. I found a firm who did it for 62 with the same guarantee, ten years. owners were happy.',
    expected: {
      lines: [
        {
          must: [
            ['found', 'firm', 'roof'],
            ['62', '62k', '62 thousand'],
          ],
          not: ['I found', 'did it', 'roof thing'],
          example:
            'Found a firm that did the roof for 62 thousand with the same guarantee, after quotes of 90 thousand, 110 and 87',
        },
        {
          must: [['quotes'], ['90', '90k']],
          not: ['thing'],
          example: 'Quotes of 90 thousand, 110 and 87',
          optional: true,
        },
        { must: ['guarantee', '10 years'], example: 'Same guarantee, ten years', optional: true },
      ],
      never: [
        '62 years',
        '25 thousand',
        'saved',
        '62 quotes',
        '62 owners',
        '90 thousand for',
        '^owners',
        '110 years',
        '10 thousand',
      ],
      numbers: [['62', '62k']],
    },
  },
]
