import { ASKED } from './asked.ts'
import type { Case } from './types.ts'

/** People who nurse, teach, care and counsel. */
export const TUNING_CARE: readonly Case[] = [
  {
    id: 'tuning-care-1',
    trade: 'nursing',
    temper: 'modest',
    category: 'achievements',
    current: false,
    question: ASKED.proud,
    answer:
      'Nothing special really. I looked after about 10 patients per shift on the cardiac ward and I showed six new nurses the ropes.',
    expected: {
      lines: [
        {
          must: [
            ['looked after', 'cared for', 'nursed'],
            ['about 10', 'around 10', 'approximately 10', 'some 10'],
            'patients',
            'shift',
            ['cardiac', 'cardiology'],
          ],
          example: 'Looked after about 10 patients per shift on the cardiac ward',
        },
        {
          must: [['trained', 'onboarded', 'showed', 'introduced', 'mentored', 'inducted', 'taught'], '6', 'nurses'],
          example: 'Showed 6 new nurses the ropes',
        },
      ],
      never: ['100', 'special', '^led', 'saved'],
      numbers: ['10', '6'],
    },
  },
  {
    id: 'tuning-care-2',
    trade: 'nursing',
    temper: 'current duties',
    category: 'achievements',
    current: true,
    question: ASKED.dayNow,
    answer: 'I give medication, change dressings, talk with families and write everything down in Epic.',
    expected: {
      lines: [
        {
          must: [['give', 'administer', 'giving', 'administering'], 'medication', ['dressings', 'dressing']],
          not: ['gave', 'administered', 'changed'],
          example: 'Give medication, change dressings, talk with families and document everything in Epic',
        },
        {
          must: ['Epic', ['document', 'write', 'record', 'chart']],
          example: 'Document everything in Epic',
        },
      ],
      never: ['^gave', 'Cerner'],
      numbers: [],
    },
  },
  {
    id: 'tuning-care-3',
    trade: 'teaching',
    temper: 'what happened is no deed',
    category: 'achievements',
    current: false,
    question: ASKED.numbers,
    answer: 'I taught maths to years 9 to 11. The pass rate went up from 62% to 78% while I was there.',
    expected: {
      lines: [
        { must: ['taught', ['maths', 'mathematics', 'math'], '9 to 11'], example: 'Taught maths to years 9 to 11' },
        {
          must: [
            'pass rate',
            '62%',
            '78%',
            ['went up', 'rose', 'grew', 'increased from', 'improved from', 'rising', 'rise', 'up from', 'saw'],
          ],
          example: 'Pass rate rose from 62% to 78%',
        },
      ],
      never: ['^increased', '^raised', '^improved', '^boosted', '^lifted', '16%'],
      numbers: ['62%', '78%'],
    },
  },
  {
    id: 'tuning-care-4',
    trade: 'teaching',
    temper: 'rambling',
    category: 'achievements',
    current: false,
    question: ASKED.team,
    answer:
      'Oh there were so many things, where do I start. Well, me and Carol, she taught art, lovely woman, we put on a musical every summer, and the last one had 60 kids in it and we raised £2,400 for the library.',
    expected: {
      lines: [
        {
          must: [
            [
              'put on',
              'staged',
              'produced',
              'co-produced',
              'co-organised',
              'co-organized',
              'organised',
              'organized',
              'co-staged',
              'ran',
            ],
            'musical',
            ['summer', 'annual', 'yearly'],
            ['60 kids', '60 children', '60 pupils', '60 students', '£2,400', 'colleague', 'teacher', 'team'],
          ],
          example: 'Put on a musical every summer with a colleague, the last one with 60 children',
        },
        { must: ['raised', '£2,400', 'library'], example: 'Raised £2,400 for the library with a school musical' },
        {
          must: ['musical', ['summer', 'annual', 'yearly']],
          example: 'Put on a musical every summer with a colleague',
          optional: true,
        },
      ],
      never: ['^led', '$2,400'],
      unfit: ['lovely'],
      numbers: ['60', '£2,400'],
    },
  },
  {
    id: 'tuning-care-5',
    trade: 'social work',
    temper: 'anxious',
    category: 'achievements',
    current: true,
    question: ASKED.hard,
    answer:
      "I don't know if I'm allowed to talk about this. I have 32 families on my caseload, and last year I got 11 children back home to their parents safely, working with the courts and the schools.",
    expected: {
      lines: [
        {
          must: ['32', 'families', ['caseload', 'manage', 'support', 'look after', 'cases']],
          example: 'Caseload of 32 families',
        },
        {
          must: ['11 children', ['home', 'parents'], ['courts', 'court'], ['schools', 'school']],
          example: 'Got 11 children back home to their parents safely last year, working with courts and schools',
        },
      ],
      never: ['allowed'],
      numbers: ['32', '11'],
    },
  },
  {
    id: 'tuning-care-6',
    trade: 'elderly care',
    temper: 'second-language English',
    category: 'achievements',
    current: false,
    question: ASKED.day,
    answer:
      'I wash the people, I give the food, I help to walking. Every day 12 residents, morning shift. I was never late.',
    expected: {
      lines: [
        {
          must: [
            ['washed', 'helped', 'assisted', 'cared', 'supported', 'fed'],
            ['12 residents', '12', 'walking', 'walk', 'food', 'meals', 'eating'],
          ],
          not: ['the people', 'the food', 'to walking', 'late'],
          example: 'Washed, fed and helped 12 residents to walk every day on the morning shift',
        },
        {
          must: [['never late', 'always on time', 'never being late', 'punctual']],
          not: ['the people', 'the food', 'to walking'],
          example: 'Never late for a shift',
          optional: true,
        },
      ],
      never: ['^late', 'was late', '^wash', 'nurse'],
      numbers: ['12'],
    },
  },
  {
    id: 'tuning-care-7',
    trade: 'kindergarten',
    temper: 'quote',
    category: 'values',
    current: true,
    question: ASKED.others,
    answer:
      'A mother once told me "you are the only one he goes to without crying". I think it is because I am patient and I listen before I act.',
    expected: {
      lines: [
        {
          must: [['patient', 'patience', 'patiently'], ['listen*']],
          example: 'Patient educator who listens before acting.',
        },
        {
          must: [['crying', 'cry']],
          example: 'Told by a mother: "You are the only one he goes to without crying".',
          optional: true,
        },
      ],
      never: ['award', 'years'],
      numbers: [],
    },
  },
  {
    id: 'tuning-care-8',
    trade: 'physiotherapy',
    temper: 'range',
    category: 'achievements',
    current: true,
    question: ASKED.dayNow,
    answer: 'I treat 10 to 15 patients a day, mostly after knee and hip surgery, and I plan the exercises for home.',
    expected: {
      lines: [
        {
          must: ['treat', '10 to 15', 'patients', ['day', 'daily'], 'knee', 'hip'],
          not: ['treated'],
          example: 'Treat 10 to 15 patients a day, mostly after knee and hip surgery',
        },
        {
          must: [
            ['plan', 'planning'],
            ['exercises', 'exercise'],
          ],
          not: ['planned'],
          example: 'Plan exercises for home',
        },
      ],
      never: ['25', '12.5'],
      numbers: ['10 to 15'],
    },
  },
  {
    id: 'tuning-care-9',
    trade: 'paramedic',
    temper: 'terse',
    category: 'achievements',
    current: false,
    question: ASKED.numbers,
    answer: '1,200 calls a year. Response under 8 minutes in 9 of 10.',
    expected: {
      lines: [
        { must: ['1,200', 'calls', ['year', 'yearly', 'annually', 'annual']], example: '1,200 calls a year' },
        {
          must: ['response', ['8 minutes'], ['9 of 10', '9 out of 10', '90%']],
          example: 'Response under 8 minutes in 9 of 10 calls',
        },
      ],
      never: ['1,200 lives', 'saved'],
      numbers: ['1,200', '8 minutes'],
    },
  },
  {
    id: 'tuning-care-10',
    trade: 'teaching assistant',
    temper: 'empty talk',
    category: 'achievements',
    current: false,
    question: ASKED.proud,
    answer: "Hmm, I don't really know. Just the usual, you know. It was a nice job. Yeah.",
    expected: { lines: [], never: [], numbers: [], nothing: true },
  },
  {
    id: 'tuning-care-11',
    trade: 'nursing',
    temper: 'insult',
    category: 'achievements',
    current: false,
    question: ASKED.hard,
    answer:
      'My ward manager was an idiot who could not plan a rota to save her life. So I made one in Excel for 18 nurses and overtime dropped by a quarter.',
    expected: {
      lines: [
        {
          must: [
            ['made', 'built', 'created', 'set up', 'planned', 'designed', 'drew up'],
            ['rota', 'roster', 'schedule'],
            'Excel',
            '18 nurses',
            'overtime',
            ['quarter', '25%'],
          ],
          example: 'Made a rota in Excel for 18 nurses; overtime dropped by a quarter',
        },
        {
          must: [['rota', 'roster', 'schedule'], 'Excel', '18 nurses'],
          example: 'Made a rota in Excel for 18 nurses',
          optional: true,
        },
        {
          must: ['overtime', ['quarter', '25%'], ['rota', 'roster', 'dropped', 'fell', 'down', 'cut', 'reduced']],
          example: 'Overtime dropped by a quarter',
          optional: true,
        },
      ],
      never: ['manager', 'could not'],
      unfit: ['idiot'],
      numbers: ['18'],
    },
  },
  {
    id: 'tuning-care-12',
    trade: 'midwifery',
    temper: 'feeling',
    category: 'values',
    current: true,
    question: ASKED.values,
    answer: 'Every woman should feel safe and heard, whatever her background. And I want evidence, not habits.',
    expected: {
      lines: [
        {
          must: [
            ['safe', 'safety'],
            ['heard', 'listen*'],
            ['background', 'backgrounds'],
          ],
          example: 'Works so that every woman feels safe and heard, whatever her background.',
        },
        { must: ['evidence'], not: ['looking'], example: 'Relies on evidence, not habits.' },
      ],
      never: ['years', 'award'],
      numbers: [],
    },
  },
  {
    id: 'tuning-care-13',
    trade: 'teaching',
    temper: 'very long',
    category: 'achievements',
    current: false,
    question: ASKED.better,
    answer:
      'So when I came to the school in 2018 there was no computer science at all, I mean nothing, there was a room with some old machines and half of them did not start, and the head told me do what you want with it. So in the first summer I asked companies around here whether they had old laptops and in the end we got 24 from a bank and from the university. Then I wrote a curriculum for three years, with Scratch for the small ones and Python for the older ones, and in the first year I had 15 students and in the fourth year it was 130, and two of my students won the regional robotics contest in 2021, and I also ran a free evening course for parents, every Wednesday, because they asked for it. And then of course the pandemic came and everything was online and that was hard for everybody.',
    expected: {
      lines: [
        {
          must: [
            '24',
            ['laptops', 'machines'],
            [
              'got',
              'obtained',
              'secured',
              'collected',
              'acquired',
              'sourced',
              'donated',
              'helped',
              'procured',
              'gathered',
            ],
          ],
          example: 'Obtained 24 laptops from a bank and the university',
        },
        {
          must: [
            ['wrote', 'developed', 'designed', 'created'],
            'curriculum',
            ['3 years', 'three-year'],
            ['Scratch', 'Python'],
          ],
          example: 'Wrote a three-year curriculum with Scratch and Python',
        },
        {
          must: [
            ['from 15', '15 to 130', '15 students in the first', '15 in the first', '15 pupils in the first'],
            '130',
            ['students', 'pupils', 'enrolment', 'enrollment'],
          ],
          not: ['percent'],
          example: 'From 15 students in the first year to 130 in the fourth',
        },
        {
          must: [['students', 'pupils'], ['regional'], 'robotics', '2021'],
          not: ['^won'],
          example: 'Two students won the regional robotics contest in 2021',
        },
        {
          must: ['ran', ['evening'], ['course'], 'parents', ['Wednesday', 'Wednesdays', 'weekly', 'week']],
          example: 'Ran a free evening course for parents every Wednesday',
        },
      ],
      never: ['^won', 'national', 'Java', 'did not start'],
      unfit: ['hard for'],
      numbers: ['24', '15', '130', '2021'],
    },
  },
  {
    id: 'tuning-care-14',
    trade: 'dental assistance',
    temper: 'list',
    category: 'skills',
    current: true,
    question: ASKED.learned,
    answer: 'X-ray, sterilization, prophylaxis, and the billing software Dampsoft. First aid course every two years.',
    expected: {
      lines: [
        { must: [['X-ray', 'X-rays']], example: 'X-ray' },
        { must: [['sterilization', 'sterilisation']], example: 'Sterilization' },
        { must: ['prophylaxis'], example: 'Prophylaxis' },
        { must: ['Dampsoft'], example: 'Dampsoft' },
        { must: ['first aid'], example: 'First aid' },
        { must: ['billing'], example: 'Billing', optional: true },
      ],
      never: ['surgery', 'dentist'],
      numbers: [],
    },
  },
  {
    id: 'tuning-care-15',
    trade: 'counselling',
    temper: 'dictated without punctuation',
    category: 'achievements',
    current: false,
    question: ASKED.proud,
    answer:
      'i started a weekly group for young carers there were 3 kids at first and 22 after one year and the council gave us a grant of 15 thousand pounds because of it',
    expected: {
      lines: [
        {
          must: [
            ['started', 'founded', 'set up', 'launched', 'established'],
            'weekly',
            'group',
            'carers',
            '3',
            '22',
            ['1 year', 'a year', 'first year'],
          ],
          example: 'Started a weekly group for young carers that grew from 3 kids to 22 in one year',
        },
        {
          must: ['grant', '£15,000', ['council']],
          example: 'Received a council grant of £15,000 for a group of young carers',
        },
        {
          must: [['started', 'founded', 'set up', 'launched', 'established'], 'weekly', 'group', 'carers'],
          example: 'Started a weekly group for young carers',
          optional: true,
        },
        {
          must: ['3', '22', ['year'], ['kids', 'children', 'carers', 'group', 'young people', 'members']],
          example: 'Growth of a group for young carers from 3 kids to 22 in one year',
          optional: true,
        },
      ],
      never: ['$15,000', '€15,000', 'monthly'],
      numbers: ['3', '22', '£15,000'],
    },
  },
  {
    id: 'tuning-care-16',
    trade: 'nursing',
    temper: 'negative with a result',
    category: 'achievements',
    current: false,
    question: ASKED.numbers,
    answer: 'In my last two years we had no falls with injury on our ward, because I brought in an hourly round.',
    expected: {
      lines: [
        {
          must: [
            ['brought in', 'introduced', 'started', 'set up', 'established', 'introducing'],
            ['hourly round', 'hourly rounds', 'round every hour'],
            ['no falls', 'zero falls', 'no injurious falls', 'without a fall', 'without falls', 'without any falls'],
          ],
          example: 'Introduced an hourly round; no falls with injury on the ward in two years',
        },
        {
          must: [
            ['brought in', 'introduced', 'started', 'set up', 'established'],
            ['hourly round', 'hourly rounds', 'round every hour'],
          ],
          example: 'Introduced an hourly round on the ward',
          optional: true,
        },
        {
          must: [['no falls', 'zero falls', 'without falls', 'without any falls'], '2 years'],
          example: 'No falls with injury on the ward in two years',
          optional: true,
        },
      ],
      never: ['reduced falls', '^fell', 'falls by'],
      numbers: ['2 years'],
    },
  },
  {
    id: 'tuning-care-17',
    trade: 'speech therapy',
    temper: 'ambitious',
    category: 'career_goals',
    current: true,
    question: ASKED.goals,
    answer: "I want to open my own practice within five years. Until then I'd like to work more with stroke patients.",
    expected: {
      lines: [
        {
          must: [['open', 'opening'], 'practice', ['5 years']],
          not: ['^opened', 'my own'],
          example: 'Aiming to open a practice within 5 years.',
        },
        {
          must: ['stroke', ['patients', 'rehabilitation', 'people']],
          example: 'Looking to work more with stroke patients until then.',
        },
      ],
      never: ['^opened', '^owner', 'experienced', 'specialist', '^runs'],
      numbers: ['5 years'],
    },
  },
  {
    id: 'tuning-care-18',
    trade: 'youth work',
    temper: 'helped, not led',
    category: 'achievements',
    current: false,
    question: ASKED.team,
    answer: 'I helped Amina, our director, to write the application to the EU, and we got €120,000 for two years.',
    expected: {
      lines: [
        {
          must: [['helped', 'contributed', 'supported', 'assisted', 'co-wrote'], ['application'], 'EU', '€120,000'],
          example: 'Helped the director write an EU application that won €120,000 for 2 years',
        },
      ],
      never: ['^wrote', '^led', '^director', '^secured', '$120,000'],
      numbers: ['€120,000', '2 years'],
    },
  },
  {
    id: 'tuning-care-19',
    trade: 'special education',
    temper: 'problem in progress',
    category: 'achievements',
    current: true,
    question: ASKED.proud,
    answer: "I am trying to get a sensory room built. So far I've collected 3,000 euros, we need 8,000.",
    expected: {
      lines: [
        {
          must: [['collected', 'raised', 'gathered'], '€3,000', ['sensory room']],
          example: 'Collected €3,000 for a sensory room so far',
        },
      ],
      never: ['^built', '^opened', '^created', '^raised €8,000', 'collected €8,000'],
      numbers: ['€3,000'],
    },
  },
]
