import { ASKED } from './asked.ts'
import type { Case } from './types.ts'

/** People who teach and care in odd places: a toy library, a prison, a bus, a pool, a camp, a front door. */
export const HELD_OUT_E_CARE_5: readonly Case[] = [
  {
    id: 'held-out-e-care-56',
    trade: 'library',
    temper: 'takes half of it back',
    category: 'projects',
    current: true,
    question: ASKED.project,
    answer:
      'The toy library, fully my idea. Hmm, half my idea, I saw it in Ghent. I wrote the application and we got 6,500 euros, bought 240 toys, and my colleague Bram did the catalogue. 410 loans the first year.',
    expected: {
      lines: [
        {
          must: [['application', 'grant', 'applied', 'funding'], '€6,500'],
          example: 'Wrote the application for the toy library, which got €6,500',
        },
        { must: ['410', 'loans'], example: '410 loans in the first year' },
        { must: ['240', 'toys'], example: 'Bought 240 toys' },
        { must: ['toy library'], example: 'Helped set up a toy library after a model seen in Ghent', optional: true },
        { must: [['application', 'applied']], example: 'Wrote the application', optional: true },
        { must: ['€6,500'], example: 'Got €6,500 for a toy library', optional: true },
      ],
      never: ['^catalogued', '^cataloged', '410 toys', '240 loans', 'sole idea', 'fully own idea', '€6,500 a year'],
      others: ['^catalogued', '^cataloged', 'sole idea', 'fully own idea'],
      unfit: ['Bram', 'Hmm'],
      numbers: ['€6,500', '410', '240'],
    },
  },
  {
    id: 'held-out-e-care-57',
    trade: 'childminding',
    temper: 'content',
    category: 'achievements',
    current: true,
    question: ASKED.proud,
    answer:
      "Five little ones from seven in the morning, mine aren't counted. I'm full till 2026 and have never advertised. Ofsted came in March and gave me Outstanding, and the inspector, she was a stern one, asked if she could have the menu.",
    expected: {
      lines: [
        { must: ['Outstanding'], example: 'Rated Outstanding by Ofsted in March' },
        {
          must: ['5', ['children', 'ones', 'kids']],
          example: 'Look after five small children from seven in the morning',
        },
        {
          must: [
            ['full', 'booked', 'fully'],
            ['2026', 'advertis*'],
          ],
          example: 'Full until 2026 without ever having advertised',
        },
        { must: ['advertis*', ['never', 'without', 'no', 'not']], example: 'Never advertised', optional: true },
        { must: ['menu'], example: 'Inspector asked for the menu', optional: true },
      ],
      never: ['7 children', '5 inspections', '5 years', '^advertised', 'through advertising', '^asked', '^inspected'],
      others: ['^asked', '^inspected'],
      unfit: ['stern', "aren't counted"],
      numbers: ['5'],
    },
  },
  {
    id: 'held-out-e-care-58',
    trade: 'school counselling',
    temper: 'sorts papers from practice',
    category: 'skills',
    current: true,
    question: ASKED.learned,
    answer:
      'Systemic counselling, two years, with certificate. Then motivational interviewing, just a weekend course. Mediation I picked up by doing it, no paper. I speak Turkish at home so that comes in as well, and the kids are teaching me TikTok, without success.',
    expected: {
      lines: [
        { must: ['systemic'], example: 'Systemic counselling (two years, with certificate)' },
        { must: ['motivational interviewing'], example: 'Motivational interviewing (weekend course)' },
        { must: [['mediation', 'mediating']], example: 'Mediation' },
        { must: ['Turkish'], example: 'Turkish' },
      ],
      never: [
        'certified mediator',
        'mediation certificate',
        'mediation (certificate)',
        'certificate in mediation',
        'TikTok',
        'social media',
        'certificate in motivational',
        '2 years of mediation',
        'psycholog*',
      ],
      others: ['certified mediator', 'psycholog*'],
      unfit: ['without success', 'no paper'],
      numbers: [],
    },
  },
  {
    id: 'held-out-e-care-59',
    trade: 'elderly care',
    temper: 'gentle but firm',
    category: 'values',
    current: true,
    question: ASKED.values,
    answer:
      "Time. Nobody in this job has it but you can look as if you had. I talk before I touch, I say my name every single time, also with people who forget it. And I want colleagues that don't gossip over the bed.",
    expected: {
      lines: [
        {
          must: [
            ['talk', 'talks', 'talking', 'speak', 'speaks', 'explain*', 'announc*'],
            ['touch', 'touches', 'touching'],
          ],
          example: 'Talks to people before touching them.',
        },
        { must: [['name', 'introduc*']], example: 'Says own name every single time, also with people who forget it.' },
        {
          must: ['gossip*', ['not', 'no', 'without', "don't"]],
          example: 'Wants colleagues who do not gossip over the bed.',
          optional: true,
        },
        { must: ['time'], example: 'Gives people the feeling of having time.', optional: true },
      ],
      never: [
        'always has time',
        'plenty of time',
        'unlimited time',
        'touches before',
        '^gossip*',
        'forgets',
        'talks over',
      ],
      unfit: ['Nobody in this job'],
      numbers: [],
    },
  },
  {
    id: 'held-out-e-care-60',
    trade: 'healthcare assistant',
    temper: 'has waited long',
    category: 'career_goals',
    current: true,
    question: ASKED.goals,
    answer:
      "I've applied for the nursing associate course, I hear in June. If they don't take me then next year again. In ten years, children's ward, that's where I see me. I've got my maths GCSE now, it was the last bit missing.",
    expected: {
      lines: [
        { must: ['nursing associate'], example: 'Applied for the nursing associate course.' },
        {
          must: [["children's ward", 'children', 'paediatric*', 'pediatric*', "children's"]],
          example: "Aims to work on a children's ward in ten years.",
        },
        { must: [['maths', 'GCSE']], example: 'GCSE in maths passed in preparation for the course.', optional: true },
      ],
      never: [
        'qualified nursing associate',
        'nursing associate with',
        '^accepted',
        'registered nurse',
        'experience on',
        '10 years of',
        'enrolled',
        'starts in June',
        'course from June',
      ],
      others: ['qualified nursing associate', 'registered nurse'],
      unfit: ["don't take me"],
      numbers: [],
    },
  },
  {
    id: 'held-out-e-care-61',
    trade: 'home care',
    temper: 'very short, wry',
    category: 'achievements',
    current: false,
    question: ASKED.others,
    answer: 'In four years nobody complained about me. Not even Mr Haas, and he complains about the sun.',
    expected: {
      lines: [
        {
          must: ['complain*', ['no', 'not', 'never', 'without', 'nobody', 'none', 'zero']],
          example: 'Not one complaint in four years',
        },
      ],
      never: ['few complaints', '4 complaints', '^complained', '^received complaints', 'handled complaints'],
      others: ['^complained'],
      unfit: ['Haas', 'the sun'],
      numbers: ['4 years'],
    },
  },
  {
    id: 'held-out-e-care-62',
    trade: 'prison teaching',
    temper: 'plays the own part down',
    category: 'achievements',
    current: false,
    question: ASKED.proud,
    answer:
      "Reading. I had men who couldn't read their own letters. In three years 47 got through the level one certificate, out of 61 who began. Two of them became peer tutors, and that side they built up on their own, I only gave them the room key, so to speak.",
    expected: {
      lines: [
        {
          must: ['47', ['certificate', '61', 'level 1', 'men']],
          example: '47 of 61 men who began gained the level one certificate in three years',
        },
        {
          must: [['reading', 'read']],
          example: 'Taught reading to men who could not read their own letters',
          optional: true,
        },
        { must: [['peer tutors', 'peer tutoring']], example: 'Two became peer tutors', optional: true },
      ],
      never: ['^61 gained', '^61 passed', '^61 got', '47 tutors', '^built', '^founded', '^launched', 'all 61'],
      others: ['^built', '^founded', '^launched'],
      unfit: ['room key', 'so to speak'],
      numbers: ['47', '61', '3 years'],
    },
  },
  {
    id: 'held-out-e-care-63',
    trade: 'swimming teaching',
    temper: 'texts, blunt',
    category: 'achievements',
    current: true,
    question: ASKED.numbers,
    answer:
      'Saturday kids. 9 groups of 6. When I took over from Rolf the badge pass rate was 50 percent ish, mine is 8 of 10. He shouted, I get in the water w them, thats the whole secret',
    expected: {
      lines: [
        {
          must: [
            ['8 of 10', '8 out of 10', '80%', '8 in 10'],
            ['badge', 'pass', 'passed', '50%', 'rate'],
          ],
          example: 'Badge pass rate of 8 of 10, up from about 50%',
        },
        { must: ['9', ['groups', '6']], example: 'Teach nine groups of six children on Saturdays' },
        { must: ['water'], example: 'Get into the water with the children' },
        { must: [['54', 'Saturday', 'Saturdays']], example: 'Teach children on Saturdays', optional: true },
      ],
      never: ['9 kids', '9 children', '6 groups', '50 kids', '10 groups', '^shouted', '100%', '9 of 10', 'head coach'],
      others: ['^shouted', 'head coach'],
      unfit: ['Rolf', 'He shouted', 'whole secret'],
      numbers: ['9', '6', ['8', '80%']],
    },
  },
  {
    id: 'held-out-e-care-64',
    trade: 'museum education',
    temper: 'own share of a sum',
    category: 'achievements',
    current: true,
    question: ASKED.team,
    answer:
      "There's three of us in education. Together we did 640 school visits last year, I had the little ones, I'd say 200 of those. My suitcase, with the Roman things you can touch, it's booked out till Easter and the Cologne people have copied it.",
    expected: {
      lines: [
        {
          must: ['200', ['visits', 'little', 'youngest', 'young', 'younger', 'small', '640']],
          example: 'Took about 200 of the 640 school visits last year, those of the youngest children',
        },
        {
          must: ['suitcase'],
          example: 'Suitcase of Roman things to touch, booked out till Easter and copied in Cologne',
        },
        {
          must: ['640', 'visits'],
          example: 'Part of a team of three that did 640 school visits last year',
          optional: true,
        },
      ],
      never: ['640 little', '200 suitcases', '640 children', '200 children', '^copied', '^led', 'head of education'],
      others: ['^copied', '^led', 'head of education'],
      unfit: ['the Cologne people'],
      numbers: ['200', '640'],
    },
  },
  {
    id: 'held-out-e-care-65',
    trade: 'scouting',
    temper: 'treasurer with a smile',
    category: 'projects',
    current: false,
    question: ASKED.project,
    answer:
      "Summer camp 2023, I was treasurer, 11,200 euros went through my hands and at the end 43 cents were missing, I still look for them. The program was Vroni's and the kitchen was parents. 72 kids, nine days, no rain, for which I claim nothing.",
    expected: {
      lines: [
        {
          must: [['treasurer', 'handled', 'managed', 'accounts', 'finances', 'budget', 'cash', 'kept'], '€11,200'],
          example: 'Treasurer of summer camp 2023, with €11,200 handled and 43 cents missing at the end',
        },
        { must: ['72', ['kids', 'children', 'camp', 'scouts']], example: 'Nine-day summer camp for 72 children' },
        { must: ['treasurer'], example: 'Treasurer of summer camp 2023', optional: true },
        { must: ['43'], example: 'Only 43 cents missing at the end', optional: true },
        { must: ['camp'], example: 'Nine-day summer camp', optional: true },
      ],
      never: ['43 kids', '72 days', '^cooked', 'camp leader', '€11,200 a year', '^planned the program', '^led'],
      others: ['^cooked', 'camp leader', '^planned the program', '^led'],
      unfit: ['Vroni', 'no rain', 'still look for'],
      numbers: ['€11,200', '72'],
    },
  },
  {
    id: 'held-out-e-care-66',
    trade: 'family support',
    temper: 'patient',
    category: 'achievements',
    current: true,
    question: ASKED.hard,
    answer:
      "There was a mother, newly here, she wouldn't open to anybody from the office. So I left my card and a bag of winter coats on the step, without ringing, three weeks running. The fourth week she rang me. Now she's in the parents' group and brings others.",
    expected: {
      lines: [
        {
          must: [['card', 'coats', 'step', 'doorstep']],
          example: 'Left a card and winter coats on the step three weeks running for a mother who would not open',
        },
        {
          must: [['group', 'rang', 'trust', 'contact', 'called', 'phoned']],
          example: "Mother came to the parents' group and brings others",
        },
      ],
      never: ['3 mothers', '^rang', '^founded', "leads the parents' group", '^brings', 'refugee*', '3 families'],
      others: ['^rang', '^founded', "leads the parents' group", '^brings'],
      numbers: ['3 weeks'],
    },
  },
  {
    id: 'held-out-e-care-67',
    trade: 'teaching',
    temper: 'wants no promotion',
    category: 'career_goals',
    current: true,
    question: ASKED.goals,
    answer:
      "Honestly I'd like to stay what I am, a teacher in a classroom. Deputy head, no thanks, they've asked twice. What I'd love is mentoring trainees, one or two a year, and a four-day week.",
    expected: {
      lines: [
        { must: [['classroom', 'teacher', 'teaching']], example: 'Aims to stay a teacher in a classroom.' },
        { must: [['mentor', 'mentoring', 'trainees']], example: 'Interested in mentoring one or two trainees a year.' },
      ],
      never: ['as deputy head', 'aims for deputy', 'school leadership', '^mentors', '^mentored', 'experienced mentor'],
      others: ['as deputy head', 'experienced mentor'],
      unfit: ['no thanks', 'asked twice', 'four-day week'],
      numbers: [],
    },
  },
  {
    id: 'held-out-e-care-68',
    trade: 'school bus escort',
    temper: 'calm in a scare',
    category: 'achievements',
    current: true,
    question: ASKED.hard,
    answer:
      "I ride with the special school bus, seven kids, two in wheelchairs. Straps, medication bag, and a song if it gets loud. The driver's been there for years, Otto, he taught me the straps. In my second week a boy had a seizure on the motorway and I gave him the emergency medicine like on the paper, before the ambulance came.",
    expected: {
      lines: [
        {
          must: ['7', ['kids', 'children', 'pupils', 'bus']],
          example: 'Ride with seven children, two of them in wheelchairs, on the special school bus',
        },
        {
          must: [['seizure', 'emergency medicine', 'emergency medication']],
          example: 'Gave a boy the emergency medicine during a seizure on the motorway before the ambulance came',
        },
        { must: [['straps', 'medication bag']], example: 'Look after straps and the medication bag', optional: true },
        { must: ['bus'], example: 'Ride with the special school bus', optional: true },
      ],
      never: ['7 wheelchairs', '2 seizures', '^drove', '^drive', 'bus driver', 'saved', '7 years', '^taught'],
      others: ['^drove', '^drive', 'bus driver', '^taught'],
      unfit: ['Otto'],
      numbers: ['7', '2'],
    },
  },
]
