import { ASKED } from './asked.ts'
import type { Case } from './types.ts'
import { about, TRAINED } from './words.ts'

/** More numbers in passing, projects, and where people want to go. */
export const TUNING_C_MIXED: readonly Case[] = [
  {
    id: 'tuning-c-mixed-1',
    trade: 'hedge trimming business',
    temper: 'number after number with corrections',
    category: 'achievements',
    current: false,
    question: ASKED.numbers,
    answer:
      'Seventeen gardens on a contract. No, eighteen, with the vicar. And when I bought the round off old Tom it was six.',
    expected: {
      lines: [
        {
          must: ['18', 'gardens', ['6', 'contract']],
          not: ['no, eighteen', 'old Tom', 'vicar.', 'I bought'],
          example: 'Grew a round from six gardens to eighteen on contract',
        },
      ],
      never: ['^17', '17 gardens', '24', '^sold', '12 gardens', 'tripled by'],
      unfit: ['Tom'],
      numbers: ['18', '6'],
    },
  },
  {
    id: 'tuning-c-mixed-2',
    trade: 'neonatal ward cleaning',
    temper: 'time limits',
    category: 'achievements',
    current: false,
    question: ASKED.day,
    answer:
      'Every incubator in 22 minutes, they time you. Nine a night. I never once had a swab come back positive, in the two years I was on it.',
    expected: {
      lines: [
        {
          must: ['9', '22', 'incubators'],
          not: ['they time you', 'I never'],
          example: 'Cleaned nine incubators a night in 22 minutes each',
        },
        {
          must: [['no', 'never', 'without', 'not', 'zero'], 'positive', ['swab', 'swabs'], '2 years'],
          not: ['I never'],
          example: 'No positive swab in two years',
        },
      ],
      never: ['^positive', '198', '2 swabs', '9 years', 'nurse', '22 incubators'],
      numbers: ['9', '22'],
    },
  },
  {
    id: 'tuning-c-mixed-3',
    trade: 'metal festival catering',
    temper: 'quantity and waste',
    category: 'achievements',
    current: false,
    question: ASKED.proud,
    answer:
      "Four days, 11,000 people, one kitchen tent. We threw out 80 kilos in the end; the caterer before us, 600. I'd written the order list from the ticket sales, day by day.",
    expected: {
      lines: [
        {
          must: [
            '80',
            '600',
            ['order', 'orders', 'ordering', 'ticket', 'waste', 'kilos', 'threw', 'thrown'],
            ['kilos', 'kg', 'waste'],
          ],
          not: ["I'd", 'we threw', 'day by day.', 'before us'],
          example:
            'Wrote the order list from daily ticket sales for a festival of 11,000 people, leaving 80 kilos of waste, where the caterer before left 600',
        },
        {
          must: [['order', 'ordering'], 'ticket'],
          not: ["I'd", 'we threw'],
          example: 'Wrote the order list from the ticket sales, day by day',
          optional: true,
        },
        {
          must: ['11,000', ['4 days', 'kitchen', 'tent']],
          not: ['one kitchen tent.'],
          example: 'Catered for 11,000 people over four days from one kitchen tent',
          optional: true,
        },
      ],
      never: ['520', '87%', '11,000 meals a', '80 people', '^led', '4 tents', 'alone'],
      numbers: ['80'],
    },
  },
  {
    id: 'tuning-c-mixed-4',
    trade: 'proofreading textbooks',
    temper: 'error rate',
    category: 'achievements',
    current: false,
    question: ASKED.numbers,
    answer:
      'Point three errors per hundred pages is what they measured on mine, and the limit in the contract was two. Forty-odd titles since 2017, maths and physics.',
    expected: {
      lines: [
        {
          must: [
            [...about('40'), '40 odd', '40 or so'],
            ['titles', 'textbooks', 'books'],
            ['proofread', 'proofreading', 'corrected', 'checked'],
          ],
          not: ['since 2017, maths'],
          example: 'Proofread some forty maths and physics titles',
        },
        {
          must: [
            ['errors', 'error'],
            ['0.3', '100', 'limit', '2', 'contract', 'pages'],
          ],
          not: ['is what they measured', 'mine', 'point 3'],
          example: 'Errors per hundred pages well below the contract limit of two',
        },
      ],
      never: ['3 errors per', '3%', 'over 40', '2 errors per 100 pages measured', '^made'],
      numbers: ['40'],
    },
  },
  {
    id: 'tuning-c-mixed-5',
    trade: 'allotment association',
    temper: 'fees, members, waiting list',
    category: 'achievements',
    current: false,
    question: ASKED.proud,
    answer:
      'Treasurer for twelve years: 140 plots, no fee rise in nine of them, and the waiting list which used to be seven years is at three, since I split the big plots.',
    expected: {
      lines: [
        {
          must: [['7 years', '7'], ['3', '3 years'], 'waiting', ['plots', 'list']],
          not: ['I split', 'used to be', 'is at three'],
          example: 'Split the big plots, which cut the waiting list from seven years to three',
        },
        {
          must: [
            ['140', '12 years', '9'],
            ['treasurer', 'finances', 'fee', 'fees', 'accounts'],
            ['12', '9', '140'],
          ],
          not: ['used to be', 'of them, and'],
          example: 'Treasurer of 140 plots for twelve years, with no fee rise in nine',
        },
        {
          must: [['no', 'without', 'not', 'stable', 'unchanged', 'kept', 'held'], ['fee', 'fees'], '9'],
          not: ['used to be'],
          example: 'No fee rise in nine of twelve years',
          optional: true,
        },
      ],
      never: ['^raised', '4 years', '12 plots', '140 members', 'chairman', '9 plots', '^president'],
      numbers: ['140', '7'],
    },
  },
  {
    id: 'tuning-c-mixed-6',
    trade: "maritime pilot's boat",
    temper: 'weather numbers',
    category: 'achievements',
    current: false,
    question: ASKED.hard,
    answer:
      'Force nine, waves of five metres, and a tanker 240 long that had lost its steering. I brought the pilot across on the third try. He kept his feet dry, I did not.',
    expected: {
      lines: [
        {
          must: [
            'pilot',
            ['tanker', 'ship'],
            ['240', '9', '5', '3rd', 'third', 'force'],
            ['brought', 'transferred', 'delivered', 'got', 'took', 'put', 'carried'],
          ],
          not: ['I brought', 'feet', 'I did'],
          example: 'Brought the pilot across to a 240-metre tanker without steering in force nine and five-metre waves',
        },
      ],
      never: ['^piloted', '240 tons', '9 metres', '3 pilots', 'feet', 'saved', '^lost', 'as pilot'],
      numbers: [],
    },
  },
  {
    id: 'tuning-c-mixed-7',
    trade: 'phone charity helpline',
    temper: 'average with best and worst',
    category: 'achievements',
    current: false,
    question: ASKED.numbers,
    answer:
      'Calls were between 4 minutes and two hours, call it 35 on average, and I took about six a shift, one shift a week, from 2015 till the baby.',
    expected: {
      lines: [
        {
          must: [about('6'), 'calls', 'shift'],
          not: ['call it', 'the baby', 'I took', 'till'],
          example: 'Took about six calls a shift, lasting 35 minutes on average',
        },
        {
          must: ['4', '2 hours', 'calls'],
          not: ['the baby'],
          example: 'Calls lasted between 4 minutes and two hours',
          optional: true,
        },
        {
          must: ['shift', 'week', '2015'],
          not: ['baby', 'till'],
          example: 'One shift a week from 2015',
          optional: true,
        },
      ],
      never: ['6 hours', 'over 6', '4 calls', '35 calls', '^led', 'counsellor', '210'],
      unfit: ['baby'],
      numbers: ['6'],
    },
  },
  {
    id: 'tuning-c-mixed-8',
    trade: 'robot lawnmower start-up',
    temper: 'project with money and months',
    category: 'projects',
    current: false,
    question: ASKED.project,
    answer:
      "It was a prototype for 40k that was meant to take a year, and took 16 months and 62k, I won't lie. The blade guard is mine, though: passed the finger test first go, and saved 300 grams.",
    expected: {
      lines: [
        {
          must: [
            'blade guard',
            ['300', 'finger', 'test'],
            ['pass*', 'saved', 'test', 'weight', 'lighter', 'designed', 'developed', 'built'],
          ],
          not: ['is mine', 'though', "I won't", 'first go, and'],
          example:
            'Designed the blade guard of a prototype, which passed the finger test first time and saved 300 grams',
        },
        { must: ['300 grams', 'guard'], not: ['is mine'], example: 'Blade guard saved 300 grams', optional: true },
        {
          must: ['prototype', ['40k', '62k', '16', 'year', 'robot']],
          not: ["I won't"],
          example: 'Worked on a prototype with a budget of 40k',
          optional: true,
        },
      ],
      never: ['on budget', 'on time', 'under budget', '22k', '^saved 62k', '300 kg', 'within a year', '^led'],
      numbers: ['300'],
    },
  },
  {
    id: 'tuning-c-mixed-9',
    trade: 'amateur football refereeing',
    temper: 'cards per match',
    category: 'achievements',
    current: false,
    question: ASKED.numbers,
    answer:
      'Some refs show seven, eight yellows. My average is two point one, over 190 matches, and only three of those were abandoned, one for a dog.',
    expected: {
      lines: [
        {
          must: ['190', ['matches', 'games'], ['refereed', 'refereeing', 'referee', '2.1', 'officiated']],
          not: ['my', 'some refs', 'a dog', 'one for'],
          example: 'Refereed 190 matches with an average of 2.1 yellow cards',
        },
        {
          must: ['2.1', ['yellow', 'yellows', 'cards']],
          not: ['my', 'some refs'],
          example: 'Average of 2.1 yellow cards a match',
          optional: true,
        },
        {
          must: ['3', 'abandoned', ['190', 'matches']],
          not: ['a dog'],
          example: 'Only three of 190 matches abandoned',
          optional: true,
        },
      ],
      never: ['^abandoned', '7', '8', '15', '193', 'professional', '187', '^played'],
      unfit: ['dog'],
      numbers: ['190'],
    },
  },
  {
    id: 'tuning-c-mixed-10',
    trade: 'school meals, purchasing',
    temper: 'unit price and children',
    category: 'achievements',
    current: false,
    question: ASKED.better,
    answer:
      "Now listen: 2 euros 70 a meal, that's what the council pays, 640 children. I got organic milk in there, and apples from nine kilometres away, for the same money. Took me a year and a half of phoning.",
    expected: {
      lines: [
        {
          must: [
            ['organic milk', 'milk', 'apples'],
            ['640', 'same', 'children', 'local', '9'],
            ['organic', 'local', 'apples', 'milk'],
          ],
          not: ['I got', 'listen', 'took me', "that's what"],
          example: 'Brought organic milk and local apples into meals for 640 children at the same cost',
        },
        {
          must: ['640', ['2', '€2', '€2.70', '2.70'], ['children', 'meals']],
          not: ['listen', 'I got'],
          example: 'Meals for 640 children at 2 euros 70 each',
          optional: true,
        },
      ],
      never: ['^saved', '€640', '9 farms', '640 meals a year', '^cut', 'reduced', 'cheaper', 'half a year'],
      numbers: ['640'],
    },
  },
  {
    id: 'tuning-c-mixed-11',
    trade: 'wind instrument repair',
    temper: 'waiting times and price',
    category: 'achievements',
    current: false,
    question: ASKED.better,
    answer:
      'Bands used to wait five, six weeks for a clarinet. We said no new jobs for a month, the three of us, cleared the 48 that lay there, and since then nobody waits longer than nine days. The plan on the wall was from me.',
    expected: {
      lines: [
        {
          must: [
            ['48', 'plan'],
            ['9 days', '9', 'plan'],
            ['weeks', 'plan', 'jobs', 'waiting', 'waits', 'waited', 'clear*', 'backlog', 'repairs'],
          ],
          not: ['was from me', 'we said', 'used to wait', 'lay there'],
          example:
            'Drew up the plan to clear 48 jobs, after which nobody waited longer than nine days instead of five to six weeks',
        },
        {
          must: [
            '48',
            ['clear*', 'jobs', 'repairs', 'instruments'],
            ['3', 'team', 'jobs', 'backlog', 'month', 'clear*'],
          ],
          not: ['lay there', 'we said'],
          example: 'As one of three, cleared a backlog of 48 jobs',
          optional: true,
        },
        {
          must: ['9 days', ['6 weeks', '5'], ['wait*', 'turnaround', 'repair', 'clarinet']],
          not: ['lay there', 'used to wait'],
          example: 'Waiting time fell from five or six weeks to nine days',
          optional: true,
        },
        {
          must: ['plan', ['drew', 'made', 'wrote', 'created', 'designed', 'devised', 'put', 'developed']],
          not: ['was from me'],
          example: 'Drew up the plan',
          optional: true,
        },
      ],
      never: ['^led', '48 clarinets', 'alone', '9 weeks', '3 weeks', '26 days', '^ran'],
      numbers: ['48', '9'],
    },
  },
  {
    id: 'tuning-c-mixed-12',
    trade: 'seed bank',
    temper: 'years, species, germination',
    category: 'projects',
    current: false,
    question: ASKED.projectResult,
    answer:
      "Sixty-two species of meadow plants, collected over four summers by about twenty volunteers I'd trained. Germination, hm, 81 percent at the last test. The county sows with it now.",
    expected: {
      lines: [
        {
          must: ['62', 'species', ['volunteers', 'collected', 'collecting', '4 summers', 'meadow']],
          not: ["I'd", 'hm', 'collected over four summers by about'],
          example:
            'Trained about twenty volunteers who collected seed of sixty-two species of meadow plants over four summers',
        },
        {
          must: [about('20'), 'volunteers', TRAINED],
          not: ["I'd"],
          example: 'Trained about twenty volunteers',
          optional: true,
        },
        {
          must: ['81%', 'germination'],
          not: ['hm'],
          example: 'Germination of 81 percent at the last test',
          optional: true,
        },
        {
          must: ['county', ['sow*', 'used', 'uses']],
          not: ['with it'],
          example: 'Seed sown by the county',
          optional: true,
        },
      ],
      never: [
        '20 species',
        '62 volunteers',
        'over 20',
        '62 summers',
        'over 80%',
        'increased germination',
        '24 volunteers',
      ],
      numbers: ['62'],
    },
  },
  {
    id: 'tuning-c-mixed-13',
    trade: 'mountain hut warden',
    temper: 'height and loads',
    category: 'achievements',
    current: true,
    question: ASKED.dayNow,
    answer:
      "2,140 metres up, no road. I carry 25 kilos from the cable every second day, cook for thirty, on Saturdays for up to 72, and at nine it's lights out.",
    expected: {
      lines: [
        {
          must: ['30', '72', ['cook*', 'serve', 'cater', 'meals', 'feed'], ['saturdays', 'saturday', 'up to']],
          not: ['I carry', 'lights out', "it's"],
          example: 'Cook for thirty guests, up to 72 on Saturdays',
        },
        {
          must: ['25', ['2nd', 'second', 'other'], ['carry', 'haul', 'transport', 'bring', 'carries', 'carrying']],
          not: ['I carry', "it's"],
          example: 'Carry 25 kilos from the cable every second day',
        },
      ],
      never: ['^cooked', '^carried', '102', '2,140 kilos', '25 guests', '72 kilos', '9 guests'],
      numbers: ['72', '25'],
    },
  },
  {
    id: 'tuning-c-mixed-14',
    trade: 'fraud prevention',
    temper: 'false positives',
    category: 'achievements',
    current: false,
    question: ASKED.better,
    answer:
      'We were blocking 1,900 cards a week and nine in ten were honest people. I changed two rules, only two, the ones on petrol and on foreign ATMs, and after that it was some 700 a week and six in ten.',
    expected: {
      lines: [
        {
          must: ['1,900', about('700'), ['cards', 'blocks'], ['rules', 'week', 'weekly', 'blocked', 'a week']],
          not: ['we were', 'I changed', 'only two', 'honest'],
          example:
            'Changed two rules on petrol and foreign ATMs, after which blocked cards fell from 1,900 to some 700 a week',
        },
        {
          must: ['2', 'rules', ['ATMs', 'petrol']],
          not: ['I changed', 'we were'],
          example: 'Changed two rules, on petrol and on foreign ATMs',
          optional: true,
        },
        {
          must: ['9', '6', ['honest', 'false', 'blocked', 'legitimate', 'wrongly']],
          not: ['we were', 'I changed'],
          example: 'Share of honest people among blocked cards fell from nine in ten to six in ten',
          optional: true,
        },
      ],
      never: [
        '1,200',
        '63%',
        '30%',
        'over 700',
        '9 cards',
        '^blocked 1,900',
        'six rules',
        'fraud fell',
        'reduced fraud',
      ],
      numbers: ['1,900', '700'],
    },
  },
  {
    id: 'tuning-c-mixed-15',
    trade: 'parcel locker rollout',
    temper: 'places per month',
    category: 'projects',
    current: false,
    question: ASKED.project,
    answer:
      'From nought to 160 lockers across Brandenburg in nine months. Eight of us. My bit, the contracts with the supermarkets: 71 signed, four said no.',
    expected: {
      lines: [
        {
          must: [
            '71',
            ['contracts', 'supermarkets'],
            ['signed', 'closed', 'secured', 'concluded', 'won', 'negotiated', 'contracts'],
          ],
          not: ['my bit', 'four said', 'eight of us'],
          example: 'Signed 71 contracts with supermarkets for parcel lockers',
        },
        {
          must: ['160', 'lockers', ['Brandenburg', '9', '8', 'team']],
          not: ['my bit', 'of us', 'from nought'],
          example: 'Part of a team of eight that put up 160 lockers across Brandenburg in nine months',
          optional: true,
        },
      ],
      never: [
        '^led',
        '75 signed',
        '160 contracts',
        'all supermarkets',
        '95%',
        '71 lockers',
        '9 contracts',
        '^installed 160 lockers alone',
      ],
      numbers: ['71'],
    },
  },
  {
    id: 'tuning-c-mixed-16',
    trade: 'dressage stable',
    temper: "a horse's marks",
    category: 'achievements',
    current: false,
    question: ASKED.proud,
    answer:
      'I got Fado as a five-year-old nobody could sit on. Third in the regional finals two years on, 68.4 percent. Rode him an hour a day, six days a week, nothing special.',
    expected: {
      lines: [
        {
          must: [
            ['68.4%', '3rd', 'third'],
            ['regional', 'finals', 'horse', 'Fado', '68.4%'],
            ['3rd', 'third', 'place', '68.4%'],
          ],
          not: ['I got', 'nothing special', 'nobody could sit on. third'],
          example:
            'Trained a difficult five-year-old horse to third place in the regional finals within two years, with 68.4 percent',
        },
        {
          must: [['rode', 'trained', 'training', 'riding'], 'hour', '6 days'],
          not: ['rode him', 'nothing special'],
          example: 'Rode a young horse an hour a day, six days a week',
          optional: true,
        },
      ],
      never: ['5 horses', '^won', 'national', '1st', 'gold', '^bought', '2nd place', 'three horses'],
      numbers: ['68.4%'],
    },
  },
  {
    id: 'tuning-c-mixed-17',
    trade: 'mobile library of things',
    temper: 'goal with number',
    category: 'career_goals',
    current: true,
    question: ASKED.goals,
    answer:
      "Whatever I do next it has to be outdoors at least two days in five. I've sat in lending desks for fourteen years. Park ranger, if they'd take a man of fifty-one.",
    expected: {
      lines: [
        {
          must: [
            ['ranger', 'outdoors', 'outdoor'],
            ['want*', 'aim*', 'hop*', 'seek*', 'looking', 'goal', 'would like', 'next'],
          ],
          not: ["if they'd", "I've", 'I do'],
          example: 'Lending desk worker of fourteen years who wants to become a park ranger.',
        },
        {
          must: ['14', ['lending', 'desk', 'desks']],
          not: ["I've"],
          example: 'Fourteen years at lending desks.',
          optional: true,
        },
      ],
      never: ['^park ranger', 'old', 'ranger with', '5 days outdoors', 'experienced ranger'],
      unfit: ['51', 'sat in'],
      numbers: [],
    },
  },
  {
    id: 'tuning-c-mixed-18',
    trade: 'maths tutor with dyscalculia',
    temper: 'values with a confession',
    category: 'values',
    current: true,
    question: ASKED.values,
    answer:
      "I'm slow with numbers myself, so I never sigh. Ever. You'd be surprised what a sigh does to a child. And I want proof they got it, not nodding.",
    expected: {
      lines: [
        {
          must: [
            ['sigh*', 'patient', 'patience', 'patiently'],
            ['never', 'no', 'not', 'without', 'patient', 'patience', 'patiently'],
          ],
          not: ["you'd", 'I never', 'myself'],
          example: 'Never sighs at a child who is slow with numbers.',
        },
        {
          must: [
            ['proof', 'understood', 'understanding', 'understand*'],
            ['nod*', 'proof', 'real', 'understand*'],
            ['child', 'children', 'pupils', 'not', 'they', 'understand*', 'over'],
          ],
          not: ['got it', 'I want'],
          example: 'Wants proof that a child has understood, not nodding.',
        },
      ],
      never: ['^sighs', 'dyscalculia', 'surprised', 'years', 'disabled'],
      numbers: [],
    },
  },
  {
    id: 'tuning-c-mixed-19',
    trade: 'orthoptics',
    temper: 'next step with a date',
    category: 'career_goals',
    current: true,
    question: ASKED.goals,
    answer:
      "September I'm down to half time, and the other half goes into the master's in vision science at Utrecht. After that research on lazy eye in twins. I see about 15 kids a day till then.",
    expected: {
      lines: [
        {
          must: [
            ["master's", 'masters', 'master'],
            ['vision science', 'Utrecht', 'vision'],
            [
              'start*',
              'begin*',
              'plan*',
              'from',
              'september',
              'will',
              'pursu*',
              'aim*',
              'going',
              'enrol*',
              'prepar*',
              'studying',
            ],
          ],
          not: ["I'm", 'goes into', 'till then'],
          example: "Orthoptist starting a part-time master's in vision science at Utrecht in September.",
        },
        {
          must: ['research', ['lazy eye', 'twins', 'amblyopia']],
          not: ['after that', 'I see'],
          example: 'Aims to do research on lazy eye in twins.',
        },
        {
          must: [about('15'), ['children', 'kids', 'patients'], 'day'],
          not: ['I see', 'till then'],
          example: 'Sees about 15 children a day.',
          optional: true,
        },
      ],
      never: [
        'holds',
        'completed',
        'graduated',
        '^master of',
        'professor',
        'PhD',
        "has a master's",
        "with a master's",
        'over 15',
      ],
      numbers: [],
    },
  },
  {
    id: 'tuning-c-mixed-20',
    trade: 'wholesale flowers, night',
    temper: 'values short as a note',
    category: 'values',
    current: true,
    question: ASKED.values,
    answer: 'Cold chain, honest weights, and that nobody shouts at me before five in the morning.',
    expected: {
      lines: [
        {
          must: [
            ['honest', 'honesty', 'cold chain'],
            ['weights', 'weight', 'weighing', 'chain', 'cold'],
          ],
          example: 'Stands for an unbroken cold chain and honest weights.',
        },
        {
          must: ['shout*', ['no', 'not', 'without', 'never', 'calm']],
          example: 'No shouting before five in the morning.',
          optional: true,
        },
      ],
      never: ['^shouting', '5 years', '^shouts', '5 hours', 'award'],
      numbers: [],
    },
  },
]
