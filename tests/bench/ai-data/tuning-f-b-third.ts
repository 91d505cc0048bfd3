import { ASKED } from './asked.ts'
import type { Case } from './types.ts'
import { about, MADE, TRAINED, WENT_DOWN, WENT_UP } from './words.ts'

/** A third share: corrections, jokes, modest teams, goals and skills, and the same variety of syntax. */
export const TUNING_F_B_THIRD: readonly Case[] = [
  {
    id: 'tuning-f-b-third-1',
    trade: 'avalanche service',
    temper: 'which meant that',
    category: 'achievements',
    current: false,
    question: ASKED.better,
    answer:
      'The road used to stay closed until ten in the morning. Now it opens at half past seven on 9 days out of 10, because I moved the snow profile to four a.m., meaning that the blasting could start with the first light.',
    expected: {
      lines: [
        {
          must: [
            ['snow profile', 'road'],
            '9',
            ['10', 'four', '7', '7:30', '4', 'half'],
            ['moved', 'moving', 'opens', 'open', 'opened', 'opening', 'opening'],
          ],
          example:
            'Moved the snow profile to four in the morning, so that the road opens at half past seven on 9 days out of 10',
        },
        {
          must: [
            ['moved', 'moving', 'shifted'],
            ['snow profile', 'profile'],
          ],
          example: 'Moved the snow profile to four in the morning',
          optional: true,
        },
        {
          must: ['road', ['opens', 'opened', 'open'], '9', ['half', '7:30', '7']],
          example: 'Road opens at half past seven on 9 days out of 10',
          optional: true,
        },
      ],
      never: ['90 days', '9 roads', '^closed', '2.5 hours'],
      numbers: ['9', '10'],
    },
  },
  {
    id: 'tuning-f-b-third-2',
    trade: 'dental lab',
    temper: 'one in x with money',
    category: 'achievements',
    current: false,
    question: ASKED.numbers,
    answer:
      "Remakes cost us about 1,500 euros a month when I came and 400 euros when I left, and that's since I'd asked for a photo with every order.",
    expected: {
      lines: [
        {
          must: [
            ['remakes', 'remake'],
            about('€1,500'),
            '€400',
            ['month', 'monthly'],
            ['photo', 'photos', ...WENT_DOWN],
          ],
          example:
            'Brought the cost of remakes down from about €1,500 to €400 a month by asking for a photo with every order',
        },
        {
          must: [
            ['photo', 'photos'],
            ['order', 'orders'],
          ],
          example: 'Asked for a photo with every order',
          optional: true,
        },
      ],
      never: ['€1,100', '73%', '$1,500', '^asked for €'],
      numbers: ['€1,500', '€400'],
    },
  },
  {
    id: 'tuning-f-b-third-3',
    trade: 'film set catering',
    temper: 'was handed',
    category: 'achievements',
    current: false,
    question: ASKED.hard,
    answer:
      'I was handed the catering the night before, 85 people, three of them vegan, two fasting. By six the coffee was there. By noon everything else. The director thanked me over the loudspeaker.',
    expected: {
      lines: [
        {
          must: ['85', ['catering', 'catered', 'cooked', 'fed'], ['people', 'crew', 'night', 'cast']],
          example: 'Took over the catering for 85 people the night before',
        },
        {
          must: [['thanked', 'thanks'], 'director'],
          example: 'Thanked by the director over the loudspeaker',
          optional: true,
        },
      ],
      never: ['^directed', '90 people', '^fasted', '88'],
      numbers: ['85'],
    },
  },
  {
    id: 'tuning-f-b-third-4',
    trade: 'cable car',
    temper: 'relative clause, passive',
    category: 'achievements',
    current: false,
    question: ASKED.proud,
    answer:
      "The rescue drill, which hadn't been done for years, was brought back by me: 16 colleagues, two gondolas, everybody down in 48 minutes the first time and 29 the third.",
    expected: {
      lines: [
        {
          must: [
            'drill',
            ['16', '48'],
            ['29', '16', '29 minutes'],
            [
              'brought back',
              'revived',
              'reintroduced',
              're-introduced',
              'restarted',
              'resumed',
              'reinstated',
              ...WENT_DOWN,
              'bringing back',
            ],
          ],
          example:
            'Brought back the rescue drill with 16 colleagues, cutting the time to get everybody down from 48 to 29 minutes',
        },
        {
          must: ['drill', ['brought back', 'revived', 'reintroduced', 'restarted', 'reinstated']],
          example: 'Brought back the rescue drill',
          optional: true,
        },
        {
          must: ['48', '29', ['1st', 'first', 'third', '3rd', 'down']],
          example: 'Everybody down in 48 minutes the first time and 29 the third',
          optional: true,
        },
      ],
      never: ['19', '^done', '16 gondolas', 'saved'],
      numbers: ['16', '48', '29'],
    },
  },
  {
    id: 'tuning-f-b-third-5',
    trade: 'pawn shop',
    temper: 'self-correction',
    category: 'achievements',
    current: false,
    question: ASKED.numbers,
    answer:
      'We took in nine hundred, let me not lie, eight hundred and something, okay 840 items a quarter, and I did the valuation of the watches, maybe a fifth of it all.',
    expected: {
      lines: [
        {
          must: [
            ['valu*', 'valuation', 'apprais*'],
            ['watches', 'watch'],
          ],
          example: 'Did the valuation of watches, about a fifth of 840 items a quarter',
        },
        { must: ['840', 'items', ['quarter', 'quarterly']], example: '840 items taken in a quarter', optional: true },
      ],
      never: ['900', '800', '168', 'nine hundred', 'lie'],
      numbers: ['840'],
    },
  },
  {
    id: 'tuning-f-b-third-6',
    trade: 'census interviewing',
    temper: 'up from, two thirds',
    category: 'achievements',
    current: false,
    question: ASKED.numbers,
    answer:
      'Response in my district: 68 percent, up from 51 the time before. I rang again on Sundays after lunch, two thirds of the late ones I got like that.',
    expected: {
      lines: [
        {
          must: ['68%', ['51%', '51'], ['response', 'responses'], ['district', 'area', ...WENT_UP]],
          example: 'Response of 68% in the district, up from 51% the time before',
        },
        {
          must: [
            ['Sundays', 'Sunday'],
            ['rang', 'ringing', 'called', 'calling', 'visited', 'visits', 'knocked', 'revisited', 'going'],
            ['lunch', '2 thirds', '67%', '2/3'],
          ],
          example: 'Rang again on Sundays after lunch, reaching two thirds of the late ones',
        },
      ],
      never: ['17%', 'all households', '^lunch'],
      numbers: ['68%'],
    },
  },
  {
    id: 'tuning-f-b-third-7',
    trade: 'seed potato farm',
    temper: 'Dutch flavour',
    category: 'achievements',
    current: false,
    question: ASKED.day,
    answer:
      'I made the sorting line faster with a camera what my nephew has programmed. Before 6 tonnes in an hour, after it 9. And with the export papers to Algeria I was also busy.',
    expected: {
      lines: [
        {
          must: ['sorting', '6', ['9', '9 tonnes'], ['hour', 'hourly'], ['camera', 'line', 'faster', ...WENT_UP]],
          not: ['what my nephew', 'after it', 'my'],
          example: 'Made the sorting line faster with a camera, from 6 to 9 tonnes an hour',
        },
        {
          must: ['export', 'Algeria', ['papers', 'paperwork', 'documents', 'paper', 'documentation']],
          not: ['was also busy'],
          example: 'Handled export papers to Algeria',
        },
        {
          must: ['sorting', 'camera'],
          not: ['what my nephew', '^programmed'],
          example: 'Made the sorting line faster with a camera that a nephew programmed',
          optional: true,
        },
      ],
      never: ['^programmed', '3 tonnes', '50%', '^developed'],
      unfit: ['nephew has'],
      numbers: ['6', '9'],
    },
  },
  {
    id: 'tuning-f-b-third-8',
    trade: 'steam bath',
    temper: 'Hungarian flavour',
    category: 'achievements',
    current: false,
    question: ASKED.day,
    answer:
      "Every morning four o'clock I fill the pools, I measure chlorine, I make protocol. In 8 years the office of health was coming eleven times and found nothing.",
    expected: {
      lines: [
        {
          must: [
            ['pools', 'pool', 'chlorine'],
            ['filled', 'measured', 'measuring', 'filling', 'records', 'protocol'],
            ['chlorine', 'morning', 'pools', 'daily'],
          ],
          not: ['I fill', 'I make', 'make protocol', 'I measure'],
          example: 'Filled pools, measured chlorine and kept the records every morning',
        },
        {
          must: [['11', '11 times'], '8', 'health', ['nothing', 'no', 'without', 'passed', 'clean']],
          not: ['was coming', 'office of health was'],
          example: 'Eleven health inspections in 8 years found nothing',
        },
      ],
      never: ['^found', '^failed', '88', '19', 'doctor'],
      numbers: ['8', '11'],
    },
  },
  {
    id: 'tuning-f-b-third-9',
    trade: 'mango export',
    temper: 'Indian flavour, money',
    category: 'achievements',
    current: false,
    question: ASKED.proud,
    answer:
      'Actually what happened, rejection at Rotterdam port was coming 9 percent, then I started one small checking at packing house itself, 20 boxes from each truck, now it is 2 percent and we saved 40 lakhs in one season.',
    expected: {
      lines: [
        {
          must: [
            ['9%', '40 lakhs', '40 lakh'],
            ['2%', '40 lakhs', '40 lakh'],
            ['rejections', 'rejection', 'rejects', 'rejected', 'saved', 'saving'],
            ['Rotterdam', 'port', 'boxes', 'season', 'checking', 'checks', 'check'],
          ],
          not: ['Actually', 'itself', 'was coming', 'now it is', 'we'],
          example:
            'Started checking 20 boxes from each truck at the packing house, which cut rejections at Rotterdam port from 9% to 2% and saved 40 lakhs in one season',
        },
        {
          must: ['20', 'boxes', 'truck', ['check*', 'inspect*', 'started']],
          not: ['itself', 'I'],
          example: 'Started checking 20 boxes from each truck at the packing house',
          optional: true,
        },
        {
          must: [['40 lakhs', '40 lakh'], 'saved', 'season'],
          not: ['we', 'now'],
          example: 'Saved 40 lakhs in one season',
          optional: true,
        },
      ],
      never: ['7%', '40 million', '$40', '78%', '4,000,000 dollars'],
      numbers: ['9%', '20', '2%'],
    },
  },
  {
    id: 'tuning-f-b-third-10',
    trade: 'tailor-made bikes',
    temper: 'Czech flavour',
    category: 'achievements',
    current: false,
    question: ASKED.projectResult,
    answer:
      'We was two, I weld frame, he paint. In three year 75 frame, and one is in museum in Brno. Customer wait half year for it.',
    expected: {
      lines: [
        {
          must: ['75', ['frames', 'frame'], ['welded', 'weld', 'built', 'made', 'welding'], ['3 years', '3 year']],
          not: ['I weld', 'we was', 'he paint', '75 frame,', 'year 75 frame'],
          example: 'Welded 75 frames in three years in a team of two',
        },
        {
          must: ['museum', 'Brno', ['frame', '1', 'bike', 'bicycle', 'frames']],
          example: 'One frame is in a museum in Brno',
          optional: true,
        },
        {
          must: [['waited', 'wait', 'waiting'], 'half'],
          example: 'Customers waited half a year for a frame',
          optional: true,
        },
      ],
      never: ['^painted', 'alone', '25 frames', 'museums', '^wait'],
      numbers: ['75'],
    },
  },
  {
    id: 'tuning-f-b-third-11',
    trade: 'blood donation van',
    temper: 'modest we, one own deed',
    category: 'achievements',
    current: false,
    question: ASKED.team,
    answer:
      'All of us did it. Forty three stops in the county, 3,900 donors in a year. If you insist, mine was the text message the evening before, after which a third fewer people stayed away.',
    expected: {
      lines: [
        {
          must: [
            ['text', 'message', 'messages', 'reminder', 'SMS'],
            ['3rd', 'third', '33%'],
            ['fewer', 'less', ...WENT_DOWN, 'no-shows'],
          ],
          example: 'Introduced a text message the evening before, after which a third fewer people stayed away',
        },
        { must: ['3,900', 'donors', ['43', 'year']], example: '3,900 donors at 43 stops in a year as part of a team' },
        {
          must: [
            ['text', 'message', 'messages'],
            ['evening', 'before'],
          ],
          example: 'Text message the evening before',
          optional: true,
        },
        { must: ['43', 'stops'], example: '43 stops in the county', optional: true },
      ],
      never: ['^led', '1,300', '91', '^donated', '^stayed'],
      unfit: ['insist'],
      numbers: ['43', '3,900'],
    },
  },
  {
    id: 'tuning-f-b-third-12',
    trade: 'puppet theatre',
    temper: 'question to oneself',
    category: 'achievements',
    current: true,
    question: ASKED.dayNow,
    answer:
      'What is a normal day, does that exist? We play in 90 schools a year. I drive, I do the lights, I am the wolf.',
    expected: {
      lines: [
        {
          must: [
            '90',
            ['schools', 'school'],
            ['year', 'yearly', 'annually'],
            ['play', 'perform', 'playing', 'drive', 'performances', 'plays', 'tour'],
          ],
          not: ['played', 'does that exist'],
          example: 'Play in 90 schools a year with the team',
        },
        {
          must: [
            ['lights', 'lighting', 'wolf'],
            ['drive', 'driving', 'do', 'play', 'wolf', 'operate', 'run', 'handle', 'lights'],
          ],
          not: ['drove', 'I'],
          example: 'Drive, do the lights and play the wolf',
        },
      ],
      never: ['^led', '^drove', '90 students', 'director'],
      unfit: ['exist'],
      numbers: ['90'],
    },
  },
  {
    id: 'tuning-f-b-third-13',
    trade: 'prison library',
    temper: 'regret and number',
    category: 'achievements',
    current: false,
    question: ASKED.others,
    answer:
      "I wish I'd started the letter-writing hour earlier than 2021. About forty men learned to write home there, which is what the chaplain still praises.",
    expected: {
      lines: [
        {
          must: [
            ['letter-writing', 'letter writing', 'write', 'letters'],
            about('40'),
            ['men', 'inmates', 'prisoners', 'people'],
            [...TRAINED, 'learned', 'learnt', 'started', 'helped', 'write'],
          ],
          example: 'Started a letter-writing hour in 2021 in which about forty men learned to write home',
        },
        {
          must: [
            ['started', 'founded', 'set up', 'introduced', 'launched', 'created'],
            ['letter-writing', 'letter writing'],
            ['2021', 'hour'],
          ],
          example: 'Started a letter-writing hour in 2021',
          optional: true,
        },
      ],
      never: ['earlier', '^praised', "chaplain's", '^learned', '2020'],
      unfit: ['wish'],
      numbers: ['40', '2021'],
    },
  },
  {
    id: 'tuning-f-b-third-14',
    trade: 'cobbled job history',
    temper: 'goals',
    category: 'career_goals',
    current: true,
    question: ASKED.goals,
    answer:
      "I've been a postwoman, a cook and for the last five years a caretaker of a school with 700 kids. I'd like something with heating systems, the boiler is my favourite, and the course starts in March.",
    expected: {
      lines: [
        {
          must: [
            'heating',
            [
              'like',
              'wants',
              'want',
              'aims',
              'looking',
              'interested',
              'move',
              'hopes',
              'work',
              'specialise',
              'specialize',
            ],
          ],
          not: ['favourite'],
          example: 'Caretaker of a school with 700 children who would like to work with heating systems.',
        },
        {
          must: ['caretaker', ['700', '5', 'school']],
          example: 'Caretaker of a school with 700 children for the last five years.',
          optional: true,
        },
        { must: [['postwoman', 'postal'], 'cook'], example: 'Former postwoman and cook.', optional: true },
        { must: ['course', 'March'], example: 'Heating course starts in March.', optional: true },
      ],
      never: ['engineer', 'completed', 'certified', '^cook', '5 courses'],
      numbers: [],
    },
  },
  {
    id: 'tuning-f-b-third-15',
    trade: 'trombone repair',
    temper: 'skills with limits',
    category: 'skills',
    current: true,
    question: ASKED.skills,
    answer:
      'Soldering, dent removal, re-lacquering, valves I give to my colleague. I can read music, sort of. Lathe work, yes, every day.',
    expected: {
      lines: [
        { must: ['soldering'], example: 'Soldering' },
        { must: ['dent'], example: 'Dent removal' },
        { must: [['lacquering', 're-lacquering', 'relacquering']], example: 'Re-lacquering' },
        { must: [['lathe', 'turning']], example: 'Lathe work' },
        { must: ['music'], example: 'Reading music (basic)', optional: true },
      ],
      never: ['valves', 'expert'],
      unfit: ['sort of', 'colleague'],
      numbers: [],
    },
  },
  {
    id: 'tuning-f-b-third-16',
    trade: 'toy shop',
    temper: 'result, doubt, no claim',
    category: 'achievements',
    current: false,
    question: ASKED.better,
    answer:
      'December was our best ever, up by 14%, though half the town had a baby that year, so who knows. I built the marble run in the window, 9 metres of it, and kids stood there every day.',
    expected: {
      lines: [
        {
          must: ['marble', ['9 metres', '9 meters', '9 m', '9-metre', '9-meter', '9'], MADE],
          example: 'Built a marble run of 9 metres in the window',
        },
        {
          must: ['December', '14%', ['up', 'rose', 'grew', 'higher', 'best', 'rise', 'increase', 'went up']],
          not: ['^increased', '^raised', '^boosted', '^grew'],
          example: 'December takings up by 14%',
          optional: true,
        },
        { must: [['children', 'kids'], 'window'], example: 'Children stood at the window every day', optional: true },
      ],
      never: ['^increased', '^raised', '^boosted', 'by building', 'due to'],
      numbers: ['9'],
    },
  },
]
