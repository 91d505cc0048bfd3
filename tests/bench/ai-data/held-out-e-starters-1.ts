import { ASKED } from './asked.ts'
import type { Case } from './types.ts'

/** Pupils, students, apprentices and interns. */
export const HELD_OUT_E_STARTERS_1: readonly Case[] = [
  {
    id: 'held-out-e-starters-1',
    trade: 'paper round',
    temper: 'denial that is praise',
    category: 'achievements',
    current: true,
    question: ASKED.proud,
    answer:
      "I do the paper round on Tuesdays and Fridays before school, 84 houses. There hasn't been one complaint since I started in March. The lad before me got about six a week, so Mr Harlow is quite happy.",
    expected: {
      lines: [
        { must: ['84', ['houses', 'paper*', 'newspaper*']], example: 'Deliver newspapers to 84 houses twice a week' },
        {
          must: ['complaint*', ['no', 'not', 'without', 'zero', 'free', 'never', "hasn't"]],
          example: 'No complaints since starting in March',
        },
        {
          must: [['paper round', 'papers', 'newspaper*']],
          example: 'Paper round on Tuesdays and Fridays before school',
          optional: true,
        },
        { must: ['happy'], example: 'Newsagent quite happy with the round', optional: true },
      ],
      never: ['6 houses', '84 complaints', '6 complaints since', '^got about 6', '84 a week', '6 papers', '84 weeks'],
      others: ['^got about 6'],
      unfit: ['Mr Harlow', 'lad'],
      numbers: ['84'],
    },
  },
  {
    id: 'held-out-e-starters-2',
    trade: 'homework club',
    temper: 'gives others the credit',
    category: 'achievements',
    current: true,
    question: ASKED.proud,
    answer:
      "At school I'm one of four mentors in the homework club, we take the Year 7s on Wednesdays. Mine are three boys for maths. Two of them went up a set at Christmas. It's more them than me though, they worked really hard.",
    expected: {
      lines: [
        {
          must: ['3', ['boys', 'pupils', 'students', 'children', 'maths', 'math']],
          example: 'Mentor three Year 7 boys in maths in the homework club',
        },
        { must: ['2', ['set', 'sets']], example: 'Two of the three boys went up a set at Christmas' },
        {
          must: [['mentor*', 'homework club']],
          example: 'One of four mentors in the homework club for Year 7 pupils',
          optional: true,
        },
      ],
      never: ['4 boys', '3 mentors', '2 mentors', '^went up', '3 went up', 'teacher', '^led', '^worked really'],
      others: ['^went up', '^worked really', 'teacher', '^led'],
      unfit: ['more them than me'],
      numbers: ['3', '2'],
    },
  },
  {
    id: 'held-out-e-starters-3',
    trade: 'hairdressing apprentice',
    temper: 'plans and done mixed',
    category: 'achievements',
    current: true,
    question: ASKED.dayNow,
    answer:
      "I'm second year in the salon so I'm mostly on washing and blow dries. On a Saturday I'd wash about 20 heads. I've started doing colours on models, eight so far, and Denise checks every one of them before they leave. My own column I get in September if I pass.",
    expected: {
      lines: [
        {
          must: ['20', ['wash*', 'hair', 'heads', 'clients']],
          example: 'Wash the hair of about 20 clients on Saturdays',
        },
        {
          must: ['8', ['colour*', 'color*', 'models']],
          example: 'Eight colours on models so far, each one checked before the model leaves',
        },
        { must: [['colour*', 'color*'], 'models'], example: 'Started doing colours on models', optional: true },
        { must: [['blow dr*', 'blow-dr*', 'washing']], example: 'Washing and blow dries in the salon', optional: true },
        {
          must: ['second', ['year', 'year*', 'apprentice*']],
          example: 'Second-year hairdressing apprentice',
          optional: true,
        },
      ],
      never: [
        '20 colours',
        '20 models',
        '8 heads',
        '^checked',
        '^checks',
        '^own column',
        '^passed',
        'stylist',
        'qualified',
      ],
      others: ['^checked', '^checks', 'stylist', 'qualified'],
      unfit: ['Denise'],
      numbers: ['20', '8'],
    },
  },
  {
    id: 'held-out-e-starters-4',
    trade: 'electrician apprentice',
    temper: 'others did the repair',
    category: 'achievements',
    current: true,
    question: ASKED.hard,
    answer:
      "Last month the whole third floor was dead after the plasterers had been in. Everyone said it was the board. I just walked along and looked at every socket and found a screw through the cable behind the one by the window. Kev did the repair because I'm not allowed yet.",
    expected: {
      lines: [
        {
          must: ['screw', ['cable', 'found', 'fault', 'wiring', 'wire', 'socket*']],
          example:
            'Found the cause of a power cut on the third floor, a screw through a cable, by checking every socket',
        },
        {
          must: [
            ['checked', 'looked', 'inspected', 'checking', 'examined', 'going through'],
            ['socket', 'sockets'],
          ],
          example: 'Looked at every socket on the dead third floor',
          optional: true,
        },
        {
          must: [['fault', 'failure', 'outage', 'problem', 'cause', 'dead', 'power'], 'third floor'],
          example: 'Found the fault on a dead third floor',
          optional: true,
        },
        { must: ['cable', ['found', 'fault', 'damaged', 'damage']], example: 'Found a damaged cable', optional: true },
      ],
      never: [
        '^repaired',
        '^did the repair',
        '^fixed',
        '^carried out the repair',
        'and repaired',
        'and fixed',
        'fault in the board',
        '3 floors',
        '3 sockets',
      ],
      others: ['^repaired', '^did the repair', '^fixed', '^carried out the repair', 'and repaired', 'and fixed'],
      unfit: ['Kev', 'not allowed'],
      numbers: [],
    },
  },
  {
    id: 'held-out-e-starters-5',
    trade: 'marketing intern',
    temper: 'hedger',
    category: 'achievements',
    current: false,
    question: ASKED.numbers,
    answer:
      "It was only six weeks, I don't want to make it bigger than it was. I wrote captions for their Instagram, maybe 30 posts, and I sorted the photo folder. Followers went from 2,100 to about 2,600 in that time, but they had an advert running as well so who knows.",
    expected: {
      lines: [
        { must: ['30', ['posts', 'captions']], example: 'Wrote captions for about 30 Instagram posts in six weeks' },
        {
          must: ['photo*', ['sorted', 'organised', 'organized', 'folder', 'tidied', 'sorting']],
          example: 'Sorted the photo folder',
        },
        { must: ['captions'], example: 'Wrote captions for Instagram', optional: true },
        {
          must: ['2600', 'followers'],
          not: ['increased', 'grew the', 'raised'],
          example: 'Followers went from 2,100 to about 2,600 in six weeks, with an advert running as well',
          optional: true,
        },
      ],
      never: [
        '^increased',
        '^grew',
        '^raised',
        '^gained',
        'resulting in',
        'leading to',
        '6 posts',
        '30 weeks',
        '30 photos',
        '^ran an advert',
      ],
      others: ['^ran an advert'],
      unfit: ['who knows', "don't want"],
      numbers: ['30'],
    },
  },
  {
    id: 'held-out-e-starters-6',
    trade: 'warehouse, student job',
    temper: 'target missed',
    category: 'achievements',
    current: false,
    question: ASKED.numbers,
    answer:
      'Picking, nights, six weeks up to Christmas. The target was 120 items an hour and honestly I never got there, I was around 95 by the end, from 60 in my first week. But my error rate was 0.2 percent and that was the lowest on the shift, they had it on the screen.',
    expected: {
      lines: [
        {
          must: ['95', ['item*', 'hour', 'pick*', '60']],
          example: 'Went from 60 items picked per hour in the first week to around 95 by the end',
        },
        { must: ['0.2%', 'error*'], example: 'Error rate of 0.2%, the lowest on the shift' },
        { must: ['lowest', 'error*'], example: 'Lowest error rate on the shift', optional: true },
        {
          must: [['pick*'], ['night*', 'christmas', 'weeks']],
          example: 'Picking on night shifts for six weeks up to Christmas',
          optional: true,
        },
        { must: ['60', '95'], example: 'From 60 to around 95 items an hour', optional: true },
      ],
      never: [
        '^reached 120',
        'met the target',
        '^picked 120',
        'achieved 120',
        'exceeded',
        'above target',
        '60 errors',
        '95%',
        '60 to 120',
        '6 items',
      ],
      unfit: ['on the screen'],
      numbers: ['60', '95', '0.2%'],
    },
  },
  {
    id: 'held-out-e-starters-7',
    trade: 'babysitting',
    temper: 'joke-maker',
    category: 'achievements',
    current: true,
    question: ASKED.proud,
    answer:
      "I babysit for three families on our street, been doing it since I was fourteen. The youngest is eight months and the oldest is nine and argues like a lawyer. I did the Red Cross course for it last summer. And every family has asked me back, so I can't be that bad!",
    expected: {
      lines: [
        { must: ['3', ['families', 'babysit*']], example: 'Babysit for three families' },
        {
          must: ['Red Cross', ['course', 'training', 'trained', 'completed', 'did', 'took', 'certificate']],
          example: 'Completed the Red Cross babysitting course',
        },
        {
          must: [
            ['asked', 'rebooked', 'back', 'again', 'rehired', 'returning'],
            ['every', 'all', 'each', '3', 'families'],
          ],
          example: 'Asked back by every family',
        },
        {
          must: [['8 months', '8'], '9'],
          example: 'Look after children from eight months to nine years',
          optional: true,
        },
        { must: ['babysit*'], example: 'Babysitting on the street', optional: true },
      ],
      never: [
        '9 families',
        '8 families',
        '14 families',
        '8 children',
        '9 children',
        '14 years of',
        '^argued',
        'nanny',
        'nurse',
      ],
      unfit: ['lawyer', 'that bad'],
      numbers: ['3'],
    },
  },
  {
    id: 'held-out-e-starters-8',
    trade: 'student union bar',
    temper: 'boaster',
    category: 'achievements',
    current: true,
    question: ASKED.proud,
    answer:
      "Put me on a busy bar and I'm the fastest they've ever had, ask anyone. Freshers' week we did just over £9,000 on the Friday with four of us behind the bar, that's the record for the union. I train the new ones up as well, seven last term. Couple of them are nearly as quick as me now.",
    expected: {
      lines: [
        {
          must: ['£9000', ['team', '4', 'part of', 'helped', 'record', 'bar', 'friday']],
          example: "Part of a bar team of four that took a record of just over £9,000 on the Friday of freshers' week",
        },
        { must: ['7', ['train*', 'new']], example: 'Trained seven new bar staff last term' },
        { must: ['train*'], example: 'Train new bar staff', optional: true },
        { must: ['record', ['bar', 'union']], example: 'Record takings for the union bar', optional: true },
      ],
      never: [
        '7 behind',
        '£9,000 a week',
        '£9,000 a night',
        '4 new',
        '9,000 customers',
        'single-handed*',
        'bar manager',
        '^led',
        'solely',
      ],
      others: ['single-handed*', 'bar manager', '^led', 'solely'],
      unfit: ['ask anyone', 'nearly as quick'],
      numbers: ['£9k', '7'],
    },
  },
  {
    id: 'held-out-e-starters-9',
    trade: 'school magazine',
    temper: 'terse, we and I',
    category: 'projects',
    current: false,
    question: ASKED.project,
    answer:
      'The school magazine. Five of us did it, I was layout. Nothing had come out for two years before that. We got three issues out and sold about 200 of each, and I made the template that the new lot still use.',
    expected: {
      lines: [
        { must: ['layout'], example: 'Did the layout of the school magazine in a team of five' },
        { must: ['3', 'issues'], example: 'Three issues published with the team and about 200 copies of each sold' },
        {
          must: ['template', ['made', 'created', 'designed', 'developed', 'built', 'still', 'making', 'creating']],
          example: 'Made the template that is still in use',
        },
        {
          must: ['200', ['sold', 'copies', 'issue', 'each']],
          example: 'About 200 copies of each issue sold',
          optional: true,
        },
        {
          must: ['magazine', ['team', '5', '2 years', 'school']],
          example: 'School magazine in a team of five, the first one after two years',
          optional: true,
        },
      ],
      never: [
        '600',
        '200 issues',
        '5 issues',
        '5 years',
        'in-chief',
        'in chief',
        '^led',
        'single-handed*',
        '^founded',
        '3 years',
      ],
      others: ['in-chief', 'in chief', '^led', 'single-handed*', '^founded'],
      unfit: ['new lot'],
      numbers: ['3', '200'],
    },
  },
  {
    id: 'held-out-e-starters-10',
    trade: 'pupil',
    temper: 'quick list',
    category: 'skills',
    current: true,
    question: ASKED.skills,
    answer:
      "Python we do in class, and Scratch I taught myself before that. Excel a bit, for graphs. I wanted to learn Java but there wasn't a course. Oh and I can touch type.",
    expected: {
      lines: [
        { must: ['Python'], example: 'Python' },
        { must: ['Scratch'], example: 'Scratch' },
        { must: ['Excel'], example: 'Excel (graphs)' },
        { must: [['touch typ*', 'touch-typ*', 'typing']], example: 'Touch typing' },
        { must: ['graphs'], example: 'Graphs', optional: true },
      ],
      never: ['Java', 'expert', 'advanced', 'C++', 'HTML', 'Photoshop', 'fluent'],
      unfit: ['a bit'],
      numbers: [],
    },
  },
  {
    id: 'held-out-e-starters-11',
    trade: 'bakery apprentice',
    temper: 'dreamer with a plan',
    category: 'career_goals',
    current: true,
    question: ASKED.goals,
    answer:
      "I finish in June and I'd like to stay if they'll have me. Then the master craftsman thing, but maybe in two years, I need to save up. Long way off I'd love my own little shop, sourdough mostly. No chain, never.",
    expected: {
      lines: [
        { must: ['master*'], example: 'Aims to qualify as a master craftsman later on.' },
        {
          must: [
            ['shop', 'bakery'],
            ['own', 'sourdough', 'open*', 'run*', 'little', 'small'],
          ],
          example: 'Dreams of a little sourdough shop in the long term.',
        },
        {
          must: [['stay', 'staying', 'remain*', 'continu*', 'current bakery', 'June']],
          example: 'Hopes to stay with the bakery after finishing in June.',
          optional: true,
        },
        { must: ['sourdough'], example: 'Interested in sourdough.', optional: true },
      ],
      never: [
        '^owns',
        '^runs',
        'is a master',
        'certified master',
        'join a chain',
        'chain of',
        'has opened',
        'has saved',
        '2 shops',
      ],
      unfit: ['save up', "if they'll have me"],
      numbers: [],
    },
  },
  {
    id: 'held-out-e-starters-12',
    trade: 'lifeguard, summer job',
    temper: 'dry',
    category: 'achievements',
    current: false,
    question: ASKED.proud,
    answer:
      "Two summers at the lake, July till September. On a hot Sunday there'd be 600 people in and three of us on the towers. I pulled four kids out in all, none of them needed an ambulance. Nobody drowned on our watch, sounds grim, but that's the job.",
    expected: {
      lines: [
        {
          must: ['4', ['kids', 'children'], ['pulled', 'rescued', 'saved', 'brought', 'out', 'water', 'rescue*']],
          example: 'Pulled four children out of the water, none of whom needed an ambulance',
        },
        {
          must: ['600', ['people', 'visitors', 'guests', 'swimmers', 'bathers', 'sunday*']],
          example: 'Watched over some 600 people on hot Sundays as one of three lifeguards',
        },
        {
          must: [
            ['summers', 'july', 'seasons'],
            ['lake', 'lifeguard*'],
          ],
          example: 'Two summers as a lifeguard at the lake',
          optional: true,
        },
        { must: ['drown*', ['no', 'nobody', 'none', 'no one']], example: 'Nobody drowned', optional: true },
      ],
      never: [
        '3 kids',
        '600 kids',
        '4 summers',
        '^needed an ambulance',
        '^called an ambulance',
        '600 rescues',
        '3 summers',
        'head lifeguard',
        '^led',
        'single-handed*',
      ],
      others: ['head lifeguard', '^led', 'single-handed*'],
      unfit: ['sounds grim'],
      numbers: ['4', '600'],
    },
  },
  {
    id: 'held-out-e-starters-13',
    trade: 'office intern',
    temper: 'just arrived',
    category: 'achievements',
    current: true,
    question: ASKED.proud,
    answer:
      "Proud, I can't say yet. I started on Monday and the laptop isn't there. My mentor is on holiday, so I've been reading the intranet and eating biscuits. Ask me again in the summer.",
    expected: {
      lines: [],
      never: ['^proud', '^mentored', '^mentor', 'biscuits', '^set up', '^completed', 'laptop', '^maintained'],
      others: ['^mentored', '^mentor'],
      numbers: [],
      nothing: true,
    },
  },
  {
    id: 'held-out-e-starters-14',
    trade: 'pupil placement at a vet',
    temper: 'private matters on the way',
    category: 'achievements',
    current: false,
    question: ASKED.proud,
    answer:
      "At the vet's, two weeks in Year 10. I held the animals mostly, rabbits are the worst, and I cleaned the kennels. I noticed that one cat hadn't eaten for a day and told the nurse, and it turned out she had a blockage. They operated that evening. My dad cried more than I did.",
    expected: {
      lines: [
        {
          must: ['cat', ['noticed', 'reported', 'told', 'spotted', 'alerted', 'observed', 'informed']],
          example: 'Noticed that a cat had not eaten for a day and told the nurse; a blockage was found',
        },
        { must: ['kennels'], example: 'Cleaned the kennels and held animals' },
        { must: ['held', ['animals', 'rabbits']], example: 'Held the animals', optional: true },
        {
          must: [
            ['2 weeks', 'year 10', 'placement', 'vet*'],
            ['vet*', 'animal*', 'placement'],
          ],
          example: "Two-week placement at the vet's in Year 10",
          optional: true,
        },
      ],
      never: [
        '^operated',
        '^diagnosed',
        '^performed',
        'veterinary nurse',
        '10 weeks',
        '10 animals',
        '2 cats',
        'saved the cat',
      ],
      others: ['^operated', '^diagnosed', '^performed', 'veterinary nurse', 'saved the cat'],
      unfit: ['dad', 'cried', 'the worst'],
      numbers: [],
    },
  },
]
