import { ASKED } from './asked.ts'
import type { Case } from './types.ts'
import { about } from './words.ts'

/** People in human resources, recruiting, events and fundraising. */
export const TUNING_E_DESK_PEOPLE: readonly Case[] = [
  {
    id: 'tuning-e-desk-22',
    trade: 'recruiting',
    temper: 'numbers, then how',
    category: 'achievements',
    current: false,
    question: ASKED.better,
    answer:
      'I filled 52 positions in my first year, mostly nurses and care staff. Time to hire went from 48 days to 31. I stopped sending CVs and sent videos of two minutes instead, managers loved it.',
    expected: {
      lines: [
        {
          must: ['filled', '52', 'positions'],
          not: ['my first', 'I filled'],
          example: 'Filled 52 positions in the first year, mostly nurses and care staff',
        },
        { must: ['time to hire', '48', '31'], not: ['loved it'], example: 'Time to hire from 48 days to 31' },
        {
          must: [['videos', 'video'], ['instead', 'replaced', 'sent', 'sending'], '2 minutes'],
          not: ['loved it', 'I stopped'],
          example: 'Sent managers videos of two minutes instead of CVs',
          optional: true,
        },
      ],
      never: ['17 days', '52 nurses', '52 days', '48 positions', '35%', '2 positions', '31 managers', '31 minutes'],
      numbers: ['52', '48', '31'],
    },
  },
  {
    id: 'tuning-e-desk-23',
    trade: 'human resources',
    temper: 'two people for many',
    category: 'achievements',
    current: true,
    question: ASKED.dayNow,
    answer:
      "It's me and one part-timer for 270 staff. Contracts, sick notes, all the letters, and I sit in on about two disciplinaries a month.",
    expected: {
      lines: [
        {
          must: ['270', 'staff'],
          not: ["it's me"],
          example: 'Look after 270 staff together with one part-timer',
        },
        {
          must: ['contracts', ['sick notes', 'letters']],
          not: ["it's me"],
          example: 'Write contracts, sick notes and all letters',
          optional: true,
        },
        {
          must: [[...about('2')], ['disciplinaries', 'disciplinary'], 'month'],
          not: ['I sit'],
          example: 'Sit in on about two disciplinaries a month',
        },
      ],
      never: ['270 disciplinaries', '270 contracts', '2 staff', 'over 2', '270 letters', 'led', '^managed 270', '271'],
      numbers: ['270', '2'],
    },
  },
  {
    id: 'tuning-e-desk-24',
    trade: 'absence management',
    temper: 'shares the credit with the weather',
    category: 'achievements',
    current: false,
    question: ASKED.numbers,
    answer:
      'Sick leave was at 8.1% and came down to 5.6 within a year, though to be fair it was also a mild winter. What I did was the return-to-work talks, I had around 150 of those.',
    expected: {
      lines: [
        {
          must: [['sick leave'], '8.1%', ['5.6', '5.6%']],
          not: ['to be fair', 'winter'],
          example: 'Sick leave down from 8.1% to 5.6% within a year',
        },
        {
          must: [['return-to-work', 'return to work'], ['talks', 'interviews'], about('150')],
          not: ['of those', 'what I did'],
          example: 'Held around 150 return-to-work talks',
        },
        {
          must: [['return-to-work', 'return to work'], ['talks']],
          not: ['what I did', 'of those'],
          example: 'Held the return-to-work talks',
          optional: true,
        },
      ],
      never: ['^reduced', '^cut', '^lowered', '2.5%', '150%', '31%', 'over 150', '150 days', '150 staff', '^brought'],
      unfit: ['winter'],
      numbers: ['8.1%', ['5.6', '5.6%'], '150'],
    },
  },
  {
    id: 'tuning-e-desk-25',
    trade: 'training coordination',
    temper: 'facts in a row',
    category: 'achievements',
    current: false,
    question: ASKED.numbers,
    answer:
      'I organised 33 trainings for a total of 410 people. Feedback was 4.6 out of 5. The budget was 60,000 and I came in at 52.',
    expected: {
      lines: [
        {
          must: ['organised', '33', 'trainings', '410'],
          not: ['I organised'],
          example: 'Organised 33 trainings for a total of 410 people',
        },
        { must: ['feedback', '4.6', '5'], example: 'Feedback of 4.6 out of 5' },
        {
          must: ['budget', '60,000', ['52', '52,000']],
          not: ['I came'],
          example: 'Came in at 52,000 against a budget of 60,000',
        },
      ],
      never: ['8,000', '52 people', '60,000 people', '410 trainings', '33 people', '52 trainings', '13%', '460'],
      numbers: ['33', '410', '4.6', ['52', '52,000']],
    },
  },
  {
    id: 'tuning-e-desk-26',
    trade: 'recruiting system',
    temper: 'project, denies a part',
    category: 'projects',
    current: false,
    question: ASKED.project,
    answer:
      'We moved to a new applicant system. I did the data, cleaned around 11,000 old profiles, deleted 6,000 of them because of GDPR, and trained the eight recruiters. Two colleagues did the interface, I had no part in that.',
    expected: {
      lines: [
        {
          must: [['cleaned', 'cleaning'], about('11,000'), 'profiles'],
          not: ['I did'],
          example: 'Cleaned around 11,000 old profiles and deleted 6,000 of them because of GDPR',
        },
        {
          must: ['deleted', '6,000'],
          not: ['I did', '^deleted 6,000 of them'],
          example: 'Deleted 6,000 profiles because of GDPR',
        },
        { must: ['trained', '8', 'recruiters'], not: ['I did'], example: 'Trained the eight recruiters' },
        {
          must: [['moved', 'move'], 'applicant system'],
          not: ['we moved'],
          example: 'Helped move to a new applicant system',
          optional: true,
        },
      ],
      never: [
        'interface',
        '6,000 recruiters',
        '11,000 recruiters',
        '2 colleagues',
        '5,000',
        '8 profiles',
        'over 11,000',
      ],
      numbers: ['11,000', '6,000', '8'],
    },
  },
  {
    id: 'tuning-e-desk-27',
    trade: 'congress planning',
    temper: 'counts in fragments',
    category: 'projects',
    current: false,
    question: ASKED.projectResult,
    answer:
      "My biggest was a congress with 1,400 doctors in Lisbon. Four days, three hotels, twenty-two buses. I had six freelancers under me. One bus got lost, that's all.",
    expected: {
      lines: [
        {
          must: ['congress', '1,400', 'doctors'],
          not: ['my biggest', "that's all"],
          example: 'Planned a congress with 1,400 doctors in Lisbon',
        },
        { must: ['6', 'freelancers'], not: ['under me', 'I had'], example: 'Supervised six freelancers' },
        { must: ['3', 'hotels', '22', 'buses'], not: ["that's all"], example: 'Four days, three hotels, 22 buses' },
      ],
      never: ['6 doctors', '1,400 buses', '22 hotels', '22 freelancers', '^lost', '3 days', '6 hotels', '21 buses'],
      unfit: ['got lost', 'lost'],
      numbers: ['1,400', '6', '22'],
    },
  },
  {
    id: 'tuning-e-desk-28',
    trade: 'fundraising',
    temper: 'appeal with a comparison',
    category: 'achievements',
    current: false,
    question: ASKED.proud,
    answer:
      'The Christmas appeal brought in 86,000 pounds, which was 19,000 more than the year before. I wrote the letter and picked the story. There were 5,500 addresses and I rang the top forty donors myself.',
    expected: {
      lines: [
        {
          must: [['christmas appeal', 'appeal'], ['£86,000'], ['19,000', '£19,000']],
          not: ['I wrote', 'there were'],
          example: 'Wrote the letter of a Christmas appeal that brought in £86,000, £19,000 more than the year before',
        },
        { must: ['wrote', 'letter'], not: ['I wrote'], example: 'Wrote the letter and picked the story' },
        {
          must: [['rang', 'called', 'phoned'], '40', 'donors'],
          not: ['myself', 'there were'],
          example: 'Rang the top forty donors personally',
        },
        { must: ['5,500', 'addresses'], not: ['there were'], example: '5,500 addresses', optional: true },
      ],
      never: ['£105,000', '£67,000', '40 addresses', '5,500 donors', '40 years', '19,000 addresses', '^raised £19,000'],
      numbers: ['£86,000', ['19,000', '£19,000'], '40'],
    },
  },
  {
    id: 'tuning-e-desk-29',
    trade: 'grant writing',
    temper: 'no verbs',
    category: 'achievements',
    current: false,
    question: ASKED.numbers,
    answer:
      "Eleven applications, seven granted. That's 320,000 in all over three years. Before that we lived on jumble sales.",
    expected: {
      lines: [
        {
          must: ['11', 'applications', '7', 'granted'],
          not: ["that's"],
          example: 'Eleven applications, of which seven granted',
        },
        {
          must: ['320,000', '3 years'],
          not: ["that's", 'we lived'],
          example: '320,000 in all over three years from seven granted applications',
        },
      ],
      never: ['320,000 applications', '7 years', '11 granted', '64%', '11 years', '320,000 a year', '18', '^jumble'],
      unfit: ['jumble sales'],
      numbers: ['11', '7', '320,000'],
    },
  },
  {
    id: 'tuning-e-desk-30',
    trade: 'volunteer coordination',
    temper: 'count at both ends',
    category: 'achievements',
    current: false,
    question: ASKED.better,
    answer:
      'I coordinated the volunteers, 75 of them when I started. By the time I handed it over there were a hundred and thirty. We lost about one in ten a year, which for a helpline is low.',
    expected: {
      lines: [
        {
          must: [['coordinated', 'volunteers'], 'volunteers', ['75', '130']],
          not: ['of them', 'I started', 'handed it', 'there were'],
          example: 'Coordinated the volunteers of a helpline, from 75 to 130',
        },
        {
          must: ['coordinated', 'volunteers'],
          not: ['of them', 'I started', 'handed it'],
          example: 'Coordinated the volunteers',
          optional: true,
        },
        {
          must: [['1 in 10', 'one in ten'], ['year']],
          not: ['we lost'],
          example: 'Only about one in ten volunteers lost a year',
          optional: true,
        },
      ],
      never: ['55', '205', '130 years', '75 years', '73%', '10 a year', '^lost', '^recruited'],
      numbers: ['75', '130'],
    },
  },
  {
    id: 'tuning-e-desk-31',
    trade: 'regular giving',
    temper: "colleague's sum beside it",
    category: 'achievements',
    current: true,
    question: ASKED.numbers,
    answer:
      'My colleague Petra does the big donors, she brought in half a million. I do the regular givers. There are 2,900 of them now, and they stay six years on average.',
    expected: {
      lines: [
        {
          must: [['regular givers', 'givers'], '2,900'],
          not: ['of them', 'there are', 'I do'],
          example: 'Look after 2,900 regular givers, who stay six years on average',
        },
        {
          must: ['6 years', ['givers', 'stay', 'average']],
          not: ['they stay', 'I do'],
          example: 'Regular givers stay six years on average',
        },
        { must: ['regular givers'], not: ['I do', 'of them'], example: 'Handle the regular givers', optional: true },
      ],
      never: [
        'half a million',
        '500,000',
        'Petra',
        'big donors',
        '^brought',
        '2,900 donors',
        '6 givers',
        '0.5 million',
      ],
      numbers: ['2,900', '6 years'],
    },
  },
  {
    id: 'tuning-e-desk-32',
    trade: 'event registration',
    temper: 'denies a part, fragment of counts',
    category: 'achievements',
    current: false,
    question: ASKED.team,
    answer:
      "I didn't do the programme, just the registration. 900 guests in 40 minutes, with five scanners, no queue out of the door.",
    expected: {
      lines: [
        {
          must: ['900', 'guests', '40 minutes'],
          not: ['just the'],
          example: 'Registered 900 guests in 40 minutes with five scanners and no queue out of the door',
        },
        { must: ['registration'], not: ['just', "didn't"], example: 'Handled the registration', optional: true },
        { must: ['5', 'scanners'], example: 'Five scanners', optional: true },
      ],
      never: [
        'programme',
        '5 guests',
        '900 minutes',
        '900 scanners',
        '40 scanners',
        '40 guests',
        '5 minutes',
        '^queue',
      ],
      numbers: ['900', '40 minutes', '5'],
    },
  },
]
