import { ASKED } from './asked.ts'
import type { Case } from './types.ts'

/** People of public offices, police, fire brigades and sports clubs. */
export const TUNING_E_PEOPLE_PUBLIC: readonly Case[] = [
  {
    id: 'tuning-e-people-38',
    trade: 'citizens office',
    temper: 'at the counter',
    category: 'achievements',
    current: true,
    question: ASKED.dayNow,
    answer:
      'ID cards, passports, registrations. On a busy day 45 people at my counter. I also train our apprentices, two every year.',
    expected: {
      lines: [
        {
          must: [['passports', 'ID cards', 'registrations']],
          example: 'ID cards, passports and registrations for up to 45 people a day',
        },
        {
          must: ['45', ['people', 'counter'], ['day', 'daily']],
          not: ['my'],
          example: '45 people at the counter on a busy day',
        },
        { must: ['train', 'apprentices'], example: 'Train two apprentices every year' },
        {
          must: ['2', ['apprentices', 'year', 'yearly']],
          not: ['our'],
          example: 'Two apprentices every year',
          optional: true,
        },
      ],
      never: ['45 passports', '45 apprentices', '2 passports', '45 people every day', '2 people', '90'],
      numbers: ['45', '2'],
    },
  },
  {
    id: 'tuning-e-people-39',
    trade: 'tax office',
    temper: 'a pile shrinking',
    category: 'achievements',
    current: false,
    question: ASKED.better,
    answer:
      'The pile. There were 900 open files when I moved to that team, and seven of us. I sorted them by age instead of by alphabet and after eight months we were down to 120.',
    expected: {
      lines: [
        {
          must: ['files', ['sorted', '120', '900']],
          not: ['I sorted', 'them'],
          example: 'Sorted 900 open files by age, which were down to 120 after eight months',
        },
        { must: ['900', '120'], not: ['I moved', 'we'], example: '900 open files brought down to 120 in eight months' },
        { must: ['120', '8 months'], not: ['we'], example: 'Down to 120 after eight months', optional: true },
        { must: ['900', 'files'], not: ['I moved'], example: '900 open files', optional: true },
      ],
      never: ['900 months', '120 months', '780', '7 files', '8 files', '900 people', '^led', '120 years', '87%'],
      numbers: ['900', '120'],
    },
  },
  {
    id: 'tuning-e-people-40',
    trade: 'town planning',
    temper: 'consultation',
    category: 'projects',
    current: false,
    question: ASKED.projectResult,
    answer:
      'A cycle lane on the station road, 2.4 kilometres. I ran the consultation: five evenings, and over 300 comments that I answered one by one. It was built in 2022 and there are 40% more bikes now, they counted.',
    expected: {
      lines: [
        {
          must: ['consultation', ['ran', 'run', 'led', 'conducted']],
          example: 'Ran the consultation for a cycle lane of 2.4 kilometres, with five evenings',
        },
        {
          must: ['300', 'comments', ['answer*']],
          not: ['I answered'],
          example: 'Answered over 300 comments one by one',
        },
        { must: ['2.4 km', ['cycle lane', 'lane']], example: 'Cycle lane on the station road, 2.4 kilometres' },
        { must: ['40%', 'bikes'], example: '40% more bikes', optional: true },
        {
          must: ['300', 'comments'],
          not: ['I answered'],
          example: 'Five evenings and over 300 comments',
          optional: true,
        },
      ],
      never: [
        '^built',
        '300 evenings',
        '300 bikes',
        '5 comments',
        '40% more comments',
        '2022 bikes',
        '5 km',
        'under 300',
      ],
      unfit: ['they counted'],
      numbers: ['2.4 km', '300', '40%', '5'],
    },
  },
  {
    id: 'tuning-e-people-41',
    trade: 'police',
    temper: 'recruits',
    category: 'achievements',
    current: false,
    question: ASKED.day,
    answer:
      'Patrol, mostly. Eight to ten calls in a shift plus the paperwork. I was also the one who looked after the new recruits, I had seven in four years.',
    expected: {
      lines: [
        { must: ['8 to 10', 'calls'], example: 'Patrolled, with eight to ten calls a shift' },
        {
          must: ['recruits', ['looked after', 'looking after', 'mentored', 'trained', '7']],
          example: 'Looked after seven new recruits in four years',
        },
        { must: ['7', '4 years'], not: ['I had'], example: 'Seven in four years', optional: true },
      ],
      never: ['8 to 10 recruits', '7 calls', '4 recruits', '7 shifts', '10 years', '18'],
      numbers: ['8 to 10', '7'],
    },
  },
  {
    id: 'tuning-e-people-42',
    trade: 'police',
    temper: 'thefts',
    category: 'achievements',
    current: false,
    question: ASKED.hard,
    answer:
      'We had a series of bicycle thefts at the university, over 100 in a term. I put up a map with all the times on it, and I saw it was always Tuesdays. We caught two men, and the thefts fell by about 60 percent.',
    expected: {
      lines: [
        {
          must: ['map', ['put up', 'made', 'created', 'putting up']],
          example: 'Put up a map with the times of over 100 bicycle thefts',
        },
        { must: [['caught', 'catching', 'arrested'], '2 men'], example: 'Caught two men' },
        { must: ['thefts', '60%'], example: 'Thefts fell by about 60%' },
        { must: ['100', 'thefts'], example: 'Series of over 100 bicycle thefts in a term', optional: true },
      ],
      never: ['60 thefts', '100 men', '2 thefts', '60% of', 'under 100', '^stole', '100%', '100 maps', 'to 60%'],
      numbers: ['100', '2', '60%'],
    },
  },
  {
    id: 'tuning-e-people-43',
    trade: 'fire brigade',
    temper: 'years and people',
    category: 'achievements',
    current: true,
    question: ASKED.team,
    answer:
      "I've been with the volunteer brigade for 14 years, group leader for five of those. Ten people in my group. Last year we had 62 call-outs.",
    expected: {
      lines: [
        { must: ['14 years', ['brigade', 'volunteer']], example: 'Member of the volunteer fire brigade for 14 years' },
        { must: ['group leader', ['5', '10']], not: ['my'], example: 'Group leader of ten people for five years' },
        { must: ['62', 'call-outs'], example: '62 call-outs last year' },
        { must: ['10 people', 'group'], not: ['my'], example: 'Group of ten people', optional: true },
      ],
      never: ['62 years', '19 years', '14 people', '10 call-outs', '5 people', '62 people', '10 years'],
      numbers: ['14', '5', '10', '62'],
    },
  },
  {
    id: 'tuning-e-people-44',
    trade: 'fire brigade',
    temper: 'drills',
    category: 'achievements',
    current: false,
    question: ASKED.better,
    answer:
      'I did the fire drills in schools, 19 schools every spring. The slowest one took nearly eleven minutes to get everyone out. The year after they did it in under four.',
    expected: {
      lines: [
        { must: [['fire drills', 'drills'], 'schools'], example: 'Conducted fire drills in 19 schools every spring' },
        { must: ['19', 'schools'], example: '19 schools every spring' },
        {
          must: [
            ['11 minutes', '11', '4'],
            ['slowest', 'school', 'year after'],
          ],
          not: ['they'],
          example: 'Slowest school went from nearly eleven minutes to under four the year after',
          optional: true,
        },
      ],
      never: ['19 minutes', '11 schools', '4 schools', '11 years', '19 drills', 'over 4', '4 years'],
      numbers: ['19'],
    },
  },
  {
    id: 'tuning-e-people-45',
    trade: 'public office',
    temper: 'chatter around a number',
    category: 'achievements',
    current: false,
    question: ASKED.proud,
    answer:
      'Ha, nobody asks me that usually. Let me think. The parking permits went online because of me, more or less. I nagged IT for a year and then tested it with 12 residents. These days 8 out of 10 permits are done without anybody coming in. Mind you the printer still jams.',
    expected: {
      lines: [
        {
          must: [['tested', 'testing'], '12', ['residents', 'people']],
          not: ['tested it'],
          example: 'Brought parking permits online and tested the service with 12 residents',
        },
        { must: ['8 out of 10', 'permits'], example: '8 out of 10 parking permits done online' },
        { must: ['parking permits', 'online'], example: 'Parking permits went online', optional: true },
        { must: ['tested', '12', 'residents'], not: ['I nagged'], example: 'Tested with 12 residents', optional: true },
      ],
      never: ['12 permits', '8 residents', '80 permits', '12 years', '10 residents', '12 out of 10'],
      unfit: ['nagged', 'printer', 'because of me', 'ha', 'more or less'],
      numbers: ['12', ['8 out of 10', '80%']],
    },
  },
  {
    id: 'tuning-e-people-46',
    trade: 'sport coaching',
    temper: 'club grown',
    category: 'achievements',
    current: true,
    question: ASKED.better,
    answer:
      "I coach the under 14 girls, football. When I took them on there were nine, now there's 31 and we had to make a second team. We won the district cup in 2021 and 2023.",
    expected: {
      lines: [
        { must: ['coach', ['girls', 'under 14']], example: 'Coach the under 14 girls in football' },
        { must: ['9', '31'], not: ['I took', 'we'], example: 'From nine girls to 31, with a second team' },
        { must: ['district cup', '2021', '2023'], not: ['we'], example: 'Won the district cup in 2021 and 2023' },
        { must: ['31', ['girls', 'players', 'now']], not: ['I took'], example: '31 girls', optional: true },
        { must: [['second', '2nd'], 'team'], not: ['had to'], example: 'Made a second team', optional: true },
      ],
      never: ['31 cups', '9 cups', '22 girls', '31 teams', '14 years', '31 years'],
      numbers: ['9', '31', '2021', '2023'],
    },
  },
  {
    id: 'tuning-e-people-47',
    trade: 'sport coaching',
    temper: 'wage told in passing',
    category: 'achievements',
    current: true,
    question: ASKED.numbers,
    answer:
      "Around 120 kids a year learn to swim with me. 95 percent get their badge at the first go. I get 18 euros an hour, but that's not why I do it.",
    expected: {
      lines: [
        {
          must: ['120', ['kids', 'children'], ['swim', 'swimming']],
          not: ['me'],
          example: 'Teach around 120 children a year to swim',
        },
        { must: ['95%', 'badge'], example: '95% get their badge at the first go' },
      ],
      never: ['€18', '18', '120%', '95 kids', '120 badges', '120 hours', '^learn*'],
      numbers: ['120', '95%'],
    },
  },
]
