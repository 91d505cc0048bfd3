import { ASKED } from './asked.ts'
import type { Case } from './types.ts'
import { about, WENT_DOWN } from './words.ts'

/** What matters to people who begin or begin again, and what they and a few others have done. */
export const TUNING_F_D_DELTA_4: readonly Case[] = [
  {
    id: 'tuning-f-d-delta-37',
    trade: 'product management',
    temper: 'first what is not wanted',
    category: 'career_goals',
    current: true,
    question: ASKED.goals,
    answer:
      "I don't want to manage people, I tried it for a year. I'd like to be a principal PM, ideally in health, and work on one hard product instead of five easy ones.",
    expected: {
      lines: [
        {
          must: ['principal', ['PM', 'product manager', 'product management']],
          example: 'Looking for a role as principal product manager, ideally in health.',
        },
        {
          must: [['hard', 'difficult', 'demanding', 'challenging', 'complex'], 'product'],
          example: 'Aims to work on one hard product instead of five easy ones.',
          optional: true,
        },
        { must: [['health', 'healthcare']], example: 'Ideally in health.', optional: true },
      ],
      never: ['wants to manage people', 'team lead', 'seeking to lead', 'head of', 'looking to manage people'],
      unfit: ['I tried'],
      numbers: [],
    },
  },
  {
    id: 'tuning-f-d-delta-38',
    trade: 'systems engineering',
    temper: 'what others say',
    category: 'values',
    current: true,
    question: ASKED.others,
    answer:
      "They say I'm the calm one. When something breaks I make a list before I touch anything, and I tell people what I know and what I don't. Punctual, too, I suppose.",
    expected: {
      lines: [
        {
          must: [['calm', 'calmly', 'calmness']],
          not: ['they say'],
          example: 'Valued for staying calm when something breaks.',
        },
        {
          must: [['list', 'lists']],
          example: 'Makes a list before touching anything when something breaks.',
          optional: true,
        },
        {
          must: [
            [
              'known',
              'know',
              'knows',
              'honest',
              'honestly',
              'open',
              'openly',
              'transparent',
              'clear',
              'clearly',
              'candid',
            ],
          ],
          example: 'Tells people openly what is known and what is still unknown.',
          optional: true,
        },
        { must: [['punctual', 'punctuality']], example: 'Punctual.', optional: true },
      ],
      never: ['breaks things', 'years', 'never breaks', 'leader', 'award', 'never late'],
      unfit: ['suppose'],
      numbers: [],
    },
  },
  {
    id: 'tuning-f-d-delta-39',
    trade: 'engineering student',
    temper: 'part of a team, with a rank',
    category: 'projects',
    current: false,
    question: ASKED.project,
    answer:
      "Formula Student, second year. I did the brake system with two others. The pedal box came out 800 grams lighter than the year before's, and we passed the brake test at the first go, 26th out of 60 overall.",
    expected: {
      lines: [
        {
          must: [['brake system', 'brakes', 'braking system']],
          not: ["before's"],
          example: 'Developed the brake system of a Formula Student car with two others',
        },
        {
          must: ['pedal box', ['800', '0.8']],
          not: ['came out', "before's"],
          example: "Pedal box 800 grams lighter than the previous year's",
        },
        {
          must: ['brake test', ['first', '1st', 'passed']],
          not: ['came out'],
          example: 'Passed the brake test at the first attempt with the team',
        },
        { must: ['26th', '60'], example: '26th out of 60 overall', optional: true },
      ],
      never: ['^led', '800 kg', '60 brakes', '26%', '^won', '2 cars', '26 teams', 'top 20', 'alone'],
      numbers: ['800'],
    },
  },
  {
    id: 'tuning-f-d-delta-40',
    trade: 'web design, self-employed',
    temper: 'and a wish of the client',
    category: 'projects',
    current: false,
    question: ASKED.projectResult,
    answer:
      'I redid the website of a vet, on my own, four weeks, for £3,200. Online bookings, they had none before, and now roughly 45 a month come in that way. They wanted an app as well but that never happened.',
    expected: {
      lines: [
        {
          must: [
            ['website', 'site'],
            ['vet', 'veterinary', 'vet’s', "vet's", 'veterinarian', "veterinarian's"],
          ],
          not: ['they had', 'never happened'],
          example: "Rebuilt a vet's website alone in four weeks",
        },
        {
          must: [about('45'), ['month', 'monthly'], ['bookings', 'appointments', 'online booking']],
          not: ['they had', 'come in that way'],
          example: 'Roughly 45 online bookings a month, with none before',
        },
      ],
      never: ['app', '45 weeks', '45 websites', '4 months', '£3,200 a month', '^led', '4 vets', 'over 45', 'never'],
      numbers: ['45'],
    },
  },
  {
    id: 'tuning-f-d-delta-41',
    trade: 'museum, internship',
    temper: 'nothing done',
    category: 'achievements',
    current: false,
    question: ASKED.day,
    answer: 'It was only three weeks and to be honest I mainly watched. Everyone was kind to me. The coffee was good.',
    expected: { lines: [], never: ['coffee', 'kind'], numbers: [], nothing: true },
  },
  {
    id: 'tuning-f-d-delta-42',
    trade: 'soup kitchen, volunteer',
    temper: "the whole charity's number first",
    category: 'achievements',
    current: true,
    question: ASKED.numbers,
    answer:
      "The charity fed 52,000 people last year, that's the whole organisation. My kitchen is one of nine. I coordinate the Thursday shift, 8 volunteers, and we do about 140 meals.",
    expected: {
      lines: [
        {
          must: [
            [
              'coordinate',
              'lead',
              'run',
              'manage',
              'organise',
              'organize',
              'coordinating',
              'supervise',
              'coordinator',
              'coordination',
            ],
            ['Thursday', 'shift', 'weekly'],
            '8',
            'volunteers',
          ],
          example: 'Coordinate the Thursday shift with 8 volunteers',
        },
        { must: [about('140'), 'meals'], example: 'About 140 meals a shift with the team' },
      ],
      never: ['52,000', '9 kitchens and', '140 volunteers', '9 volunteers', '8 kitchens', '8 meals', '140 meals a day'],
      numbers: ['8', '140'],
    },
  },
  {
    id: 'tuning-f-d-delta-43',
    trade: 'tutoring, student',
    temper: 'corrects the count',
    category: 'achievements',
    current: false,
    question: ASKED.better,
    answer:
      "I tutored, let me think, four kids in maths, no, five with the little brother. Two of them went from a D to a B. The others I don't know, we lost touch.",
    expected: {
      lines: [
        {
          must: [
            ['tutored', 'taught', 'coached', 'tutoring'],
            '5',
            ['kids', 'children', 'pupils', 'students'],
            ['maths', 'math', 'mathematics'],
          ],
          not: ['no,', 'brother'],
          example: 'Tutored five children in maths',
        },
        {
          must: ['2', ['D', 'grade D'], ['B', 'grade B']],
          not: ['the others', 'of them'],
          example: 'Two pupils went from a D to a B',
        },
      ],
      never: ['4', '9', 'all pupils', '5 went', 'all improved', '3 pupils', '5 from', '5 improved'],
      unfit: ['lost touch', 'little brother'],
      numbers: ['5'],
    },
  },
  {
    id: 'tuning-f-d-delta-44',
    trade: 'mobile bike repair',
    temper: 'cheerful, prices named',
    category: 'achievements',
    current: true,
    question: ASKED.numbers,
    answer:
      'Me and a van. Around 20 bikes a week, more in April. I charge 55 for a service. I got a contract with the council for their 38 pool bikes last year, which is what keeps me alive in winter.',
    expected: {
      lines: [
        { must: [about('20'), 'bikes', ['week', 'weekly']], example: 'Repair around 20 bikes a week from a van' },
        {
          must: ['contract', 'council', '38', ['bikes', 'pool bikes']],
          not: ['alive'],
          example: 'Won a contract with the council for its 38 pool bikes',
        },
      ],
      never: ['20 vans', '38 a week', '55 bikes', '38 contracts', '55 a week', '38 bikes a week', '20 a day', '58'],
      unfit: ['alive', 'charge'],
      numbers: ['20', '38'],
    },
  },
  {
    id: 'tuning-f-d-delta-45',
    trade: 'joinery, after years in a bank',
    temper: 'proud and late to it',
    category: 'achievements',
    current: false,
    question: ASKED.proud,
    answer:
      "After 16 years in a bank I started as a joiner's apprentice, I was 39. I finished in two years instead of three with a 1.3, second best in the region. My piece was a writing desk in ash, no screws.",
    expected: {
      lines: [
        {
          must: [
            ['apprentice', 'apprenticeship', 'training'],
            ['2 years'],
            ['3', 'early', '1.3', 'joiner', "joiner's", 'joinery'],
          ],
          example: "Finished a joiner's apprenticeship in two years instead of three with a grade of 1.3",
        },
        { must: [['2nd', 'second'], 'region*'], example: 'Second best in the region' },
        { must: ['desk', ['ash', 'screws', 'screw']], example: 'Built a writing desk in ash without screws' },
        { must: ['16 years', ['bank', 'banking']], example: 'Sixteen years in a bank', optional: true },
        { must: ['1.3'], example: 'Final grade of 1.3', optional: true },
      ],
      never: ['best in the country', '16 apprentices', '3 years with', '2 apprentices', 'first in the region'],
      unfit: ['39'],
      numbers: ['1.3'],
    },
  },
  {
    id: 'tuning-f-d-delta-46',
    trade: 'process engineering',
    temper: "the plant's number beside the own ones",
    category: 'achievements',
    current: true,
    question: ASKED.better,
    answer:
      "The plant makes 1.2 million parts a year, I'm only in charge of the press line, 4 presses. Scrap there went from 3.4% to 1.9% after I changed the lubricant. The other line got worse, by the way.",
    expected: {
      lines: [
        {
          must: ['scrap', '3.4%', '1.9%', WENT_DOWN],
          not: ['by the way', 'there went'],
          example: 'Scrap on the press line went from 3.4% to 1.9% after a change of lubricant',
        },
        { must: ['4', ['presses', 'press line']], not: ['only'], example: 'In charge of a press line with 4 presses' },
        {
          must: ['lubricant'],
          not: ['by the way'],
          example: 'Changed the lubricant of the press line',
          optional: true,
        },
      ],
      never: ['1.2 million', '1.5', '44%', '4 lines', '3.4 million', '4 plants', 'worse', 'whole plant', '4%'],
      numbers: ['3.4%', '1.9%', '4'],
    },
  },
  {
    id: 'tuning-f-d-delta-47',
    trade: 'local history research',
    temper: 'a wish that came to nothing',
    category: 'achievements',
    current: false,
    question: ASKED.numbers,
    answer:
      "I wanted to build a database of all the parish records, that would have been something. Didn't get the money. So no, nothing I could put in numbers.",
    expected: { lines: [], never: ['database', 'funding', 'parish records', 'money'], numbers: [], nothing: true },
  },
  {
    id: 'tuning-f-d-delta-48',
    trade: 'local radio, internship',
    temper: 'nervous, looking back',
    category: 'achievements',
    current: false,
    question: ASKED.day,
    answer:
      "I was at the local radio for six months. I cut about four reports a week, and I got to present the Saturday weather, eleven times, before they changed the schedule. I was so nervous the first time that I read Sunday's.",
    expected: {
      lines: [
        {
          must: [about('4'), ['reports', 'report', 'pieces'], ['week', 'weekly']],
          example: 'Cut about four reports a week',
        },
        {
          must: [
            'weather',
            ['11', '11x', '11 times', 'Saturday', 'Saturdays'],
            ['present*', 'read', 'hosted', 'announced', 'host*', 'on air'],
          ],
          not: ['they changed'],
          example: 'Presented the Saturday weather eleven times',
        },
        { must: ['6 months', ['radio', 'internship']], example: 'Six months at the local radio', optional: true },
      ],
      never: ['Sunday*', '11 reports', '4 months', '6 reports', '11 months', 'cut costs', '^reduced', '11 a week'],
      unfit: ['nervous'],
      numbers: ['4', ['11', '11x']],
    },
  },
  {
    id: 'tuning-f-d-delta-49',
    trade: 'student choir',
    temper: 'dictated without punctuation',
    category: 'achievements',
    current: false,
    question: ASKED.team,
    answer:
      'um so the choir tour was basically me organising it 48 singers 9 days 5 concerts in the baltics I booked the coaches and the hostels and we came in 600 euros under budget',
    expected: {
      lines: [
        {
          must: [['tour'], '48', ['singers', 'choir'], ['9 days', '5 concerts', 'Baltic*']],
          example: 'Organised a choir tour of the Baltics for 48 singers with 5 concerts in 9 days',
        },
        { must: ['€600', ['budget']], example: 'Came in €600 under budget' },
        {
          must: [
            ['coaches', 'coach', 'transport', 'buses', 'travel'],
            ['hostels', 'hostel', 'accommodation'],
          ],
          example: 'Booked coaches and hostels',
          optional: true,
        },
      ],
      never: ['over budget', '48 concerts', '9 concerts', '5 days', '48 days', '$600', '9 singers', '600 singers'],
      numbers: ['48', '9', '5', '€600'],
    },
  },
]
