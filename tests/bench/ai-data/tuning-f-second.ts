import { ASKED } from './asked.ts'
import type { Case } from './types.ts'

/** Of many trades; once held out. */
export const TUNING_F_SECOND: readonly Case[] = [
  {
    id: 'tuning-f-second-1',
    trade: 'software',
    temper: 'several achievements in one answer',
    category: 'achievements',
    current: false,
    question: ASKED.numbers,
    answer:
      'Cut the AWS bill by a fifth, wrote the on-call handbook, and mentored three juniors, one of them leads the team today.',
    expected: {
      lines: [
        {
          must: [
            ['cut', 'reduced', 'lowered'],
            ['AWS bill', 'AWS costs', 'AWS cost'],
            ['fifth', '20%', '1/5'],
          ],
          example: 'Cut the AWS bill by a fifth',
        },
        {
          must: [
            ['wrote', 'authored', 'created'],
            ['on-call handbook', 'on call handbook'],
          ],
          example: 'Wrote the on-call handbook',
        },
        {
          must: ['mentored', ['3 juniors', '3 junior*']],
          not: ['^led'],
          example: 'Mentored three juniors, one of whom leads the team today',
        },
      ],
      never: ['^leads', '^led', '5%', 'Azure'],
      numbers: ['3'],
    },
  },
  {
    id: 'tuning-f-second-2',
    trade: 'embedded software',
    temper: 'symbols and units',
    category: 'projects',
    current: false,
    question: ASKED.project,
    answer:
      'Firmware in C and C++17 for a heart monitor. I did the Bluetooth part; battery life went from 3 days to 8 days because of my sleep mode.',
    expected: {
      lines: [
        {
          must: [
            ['Bluetooth'],
            ['C'],
            ['C++17'],
            ['heart monitor'],
            ['firmware', 'developed', 'programmed', 'wrote', 'built'],
          ],
          example: 'Developed the Bluetooth part of the firmware in C and C++17 for a heart monitor',
        },
        {
          must: ['battery', ['3', '3 days'], '8 days', 'sleep mode'],
          not: ['my'],
          example: 'Sleep mode that took battery life from 3 days to 8 days',
        },
        {
          must: ['firmware', 'C', 'C++17', 'heart monitor'],
          example: 'Firmware in C and C++17 for a heart monitor',
          optional: true,
        },
        { must: ['Bluetooth'], example: 'Developed the Bluetooth part', optional: true },
      ],
      never: ['C#', '5 days', '167%', 'Wi-Fi'],
      numbers: ['3', '8 days'],
    },
  },
  {
    id: 'tuning-f-second-3',
    trade: 'elderly care',
    temper: 'dictated without punctuation',
    category: 'achievements',
    current: true,
    question: ASKED.dayNow,
    answer:
      'i visit nine clients at home each morning i check blood pressure and insulin and i write it in the app and i call the doctor if something is off',
    expected: {
      lines: [
        {
          must: ['visit', ['9 clients'], 'home', ['morning', 'mornings']],
          not: ['visited'],
          example: 'Visit nine clients at home each morning',
        },
        {
          must: ['check', 'blood pressure', 'insulin'],
          not: ['checked'],
          example: 'Check blood pressure and insulin, record it in the app and call the doctor if something is off',
        },
      ],
      never: ['^visited', '90', '^doctor', 'nurse'],
      numbers: ['9'],
    },
  },
  {
    id: 'tuning-f-second-4',
    trade: 'teaching',
    temper: 'sarcasm',
    category: 'achievements',
    current: false,
    question: ASKED.better,
    answer:
      'Well, world peace obviously not. But I got the sixth form a debating club, 20 members, and it still exists.',
    expected: {
      lines: [
        {
          must: [
            ['started', 'founded', 'set up', 'got', 'established', 'created', 'launched', 'initiated'],
            ['debating club', 'debate club'],
            ['20 members', '20'],
            ['sixth form', 'sixth-form'],
          ],
          not: ['world peace'],
          example: 'Set up a debating club with 20 members for the sixth form, which still exists',
        },
        {
          must: [
            ['started', 'founded', 'set up', 'got', 'established', 'created', 'launched'],
            ['debating club', 'debate club'],
          ],
          example: 'Set up a debating club',
          optional: true,
        },
      ],
      never: ['peace', '^won', '6'],
      numbers: ['20'],
    },
  },
  {
    id: 'tuning-f-second-5',
    trade: 'truck driving',
    temper: 'negative',
    category: 'achievements',
    current: false,
    question: ASKED.proud,
    answer: 'Eleven years on the road and I never had a single ticket.',
    expected: {
      lines: [
        {
          must: [
            ['11 years'],
            [
              'no ticket',
              'no tickets',
              'without a ticket',
              'never had a single ticket',
              'never had a ticket',
              'without a single ticket',
              'not a single ticket',
              'without tickets',
              'without any ticket',
              'without any tickets',
              'ticket-free',
              'zero tickets',
              'never a ticket',
              'never a single ticket',
            ],
          ],
          example: 'Eleven years on the road without a single ticket',
          optional: true,
        },
        {
          must: [['11 years'], ['road', 'driver', 'driving', 'drove']],
          not: ['had'],
          example: 'Drove on the road for eleven years',
          optional: true,
        },
      ],
      never: ['^had', 'had a single ticket in', '^ticket', '^received'],
      numbers: [],
    },
  },
  {
    id: 'tuning-f-second-6',
    trade: 'farming',
    temper: 'second-language English',
    category: 'achievements',
    current: false,
    question: ASKED.better,
    answer:
      'Boss give me the greenhouse. I put drip water and we use forty percent less of water and tomato was more big, 9 ton each year.',
    expected: {
      lines: [
        {
          must: [['drip'], ['greenhouse', 'water', 'irrigation'], '40%', ['less']],
          not: ['drip water', 'more big', 'less of water'],
          example: 'Put in drip irrigation in the greenhouse, with 40% less water used',
        },
        {
          must: [['tomato', 'tomatoes'], ['9 tons'], ['year', 'yearly', 'annually']],
          not: ['drip water', '9 ton each'],
          example: 'Grew 9 tons of tomatoes each year',
          optional: true,
        },
        {
          must: ['drip', ['greenhouse', 'irrigation', 'watering', 'water']],
          not: ['drip water'],
          example: 'Put in drip irrigation in the greenhouse',
          optional: true,
        },
        {
          must: ['40%', 'less', 'water'],
          not: ['drip water'],
          example: 'Used 40% less water with the team',
          optional: true,
        },
      ],
      never: ['^owner', '40% more', 'bigger by'],
      unfit: ['more big'],
      numbers: ['40%'],
    },
  },
  {
    id: 'tuning-f-second-7',
    trade: 'retail',
    temper: 'boastful',
    category: 'achievements',
    current: false,
    question: ASKED.proud,
    answer:
      "I'm a sales machine, seriously. Number one of 44 stores for add-on warranties, three years running, 27% attach rate.",
    expected: {
      lines: [
        {
          must: [
            ['number 1', 'first', '#1', 'no. 1', '1st', 'ranked first'],
            ['44 stores', '44'],
            ['warranties', 'warranty'],
            ['3 years', '3 years running', '3 consecutive years'],
          ],
          not: ['machine'],
          example: 'Number one of 44 stores for add-on warranties three years running',
        },
        { must: ['27%', 'attach rate'], not: ['machine'], example: '27% attach rate for add-on warranties' },
      ],
      never: ['machine', '^led', '44%', '2 years'],
      numbers: ['44', '27%', '3 years'],
    },
  },
  {
    id: 'tuning-f-second-8',
    trade: 'hotel',
    temper: 'thanks and chatter',
    category: 'achievements',
    current: false,
    question: ASKED.numbers,
    answer:
      'Thanks for asking! Our Booking.com score, when I took over the breakfast, was 7.9, and it was 8.8 when I left. I changed the coffee, the bread, everything really.',
    expected: {
      lines: [
        {
          must: ['7.9', '8.8', 'Booking.com'],
          not: ['everything', 'thanks'],
          example: 'Booking.com score went from 7.9 to 8.8 while in charge of breakfast',
        },
        {
          must: [
            ['changed', 'new', 'renewed', 'replaced', 'improved'],
            ['coffee', 'breakfast', 'bread'],
          ],
          not: ['everything', 'everything really', 'thanks'],
          example: 'Changed the coffee and the bread at breakfast',
        },
        {
          must: ['7.9', '8.8', ['score', 'rating']],
          not: ['everything'],
          example: 'Score from 7.9 to 8.8',
          optional: true,
        },
      ],
      never: ['Tripadvisor', '0.9', '11%', 'hotel manager'],
      unfit: ['thanks'],
      numbers: ['7.9', '8.8'],
    },
  },
  {
    id: 'tuning-f-second-9',
    trade: 'human resources',
    temper: 'helped, not led',
    category: 'achievements',
    current: false,
    question: ASKED.team,
    answer:
      'I supported the head of HR in the pay talks with the union, I did the calculations for 900 contracts in Excel.',
    expected: {
      lines: [
        {
          must: [['supported', 'helped', 'assisted'], ['head of HR'], ['pay talks', 'pay negotiations'], 'union'],
          not: ['negotiated'],
          example: 'Supported the head of HR in the pay talks with the union',
        },
        {
          must: [['calculations', 'calculated', 'calculating'], ['900 contracts'], 'Excel'],
          example: 'Did the calculations for 900 contracts in Excel',
        },
      ],
      never: ['^head', '^negotiated', '^led', '90 contracts'],
      numbers: ['900'],
    },
  },
  {
    id: 'tuning-f-second-10',
    trade: 'administration',
    temper: 'empty talk',
    category: 'achievements',
    current: false,
    question: ASKED.better,
    answer: "I'm a team player, I give 110 percent, I think outside the box, and I love challenges.",
    expected: { lines: [], never: ['110%'], numbers: [], nothing: true },
  },
  {
    id: 'tuning-f-second-11',
    trade: 'banking',
    temper: 'correcting oneself',
    category: 'achievements',
    current: false,
    question: ASKED.numbers,
    answer: 'My portfolio was 25 million, sorry, 35 million pounds, 48 corporate clients.',
    expected: {
      lines: [
        {
          must: ['portfolio', '£35 million', ['48 corporate clients', '48 clients', '48']],
          example: 'Portfolio of £35 million with 48 corporate clients',
        },
        { must: ['£35 million', 'portfolio'], example: 'Portfolio of £35 million', optional: true },
        { must: [['48 corporate clients', '48 clients']], example: '48 corporate clients', optional: true },
      ],
      never: ['25 million', '£25 million', '$35 million'],
      unfit: ['sorry'],
      numbers: ['£35 million', '48'],
    },
  },
  {
    id: 'tuning-f-second-12',
    trade: 'purchasing',
    temper: 'range and percent',
    category: 'achievements',
    current: false,
    question: ASKED.better,
    answer: 'By bundling the orders of four plants I got discounts of 8 to 12% from the big suppliers.',
    expected: {
      lines: [
        {
          must: [['bundled', 'bundling'], 'orders', ['4 plants'], '8 to 12%', ['discounts', 'discount'], 'suppliers'],
          example: 'Got discounts of 8 to 12% from big suppliers by bundling the orders of four plants',
        },
      ],
      never: ['20%', '10%', '^led', 'all suppliers'],
      numbers: ['4', '8 to 12%'],
    },
  },
  {
    id: 'tuning-f-second-13',
    trade: 'volunteering',
    temper: 'what was planned only',
    category: 'achievements',
    current: true,
    question: ASKED.proud,
    answer: 'We want to open a second shop next year. At the moment I do the rota for 26 volunteers.',
    expected: {
      lines: [
        {
          must: [
            ['do', 'plan', 'make', 'manage', 'keep', 'handle', 'prepare', 'organise', 'organize', 'create'],
            ['rota', 'roster', 'schedule'],
            ['26 volunteers'],
          ],
          not: ['did', 'planned'],
          example: 'Plan the rota for 26 volunteers',
        },
      ],
      never: ['second shop', '^opened', '^open', 'next year'],
      numbers: ['26'],
    },
  },
  {
    id: 'tuning-f-second-14',
    trade: 'research',
    temper: 'long and exact',
    category: 'projects',
    current: false,
    question: ASKED.projectResult,
    answer:
      'We ran a field trial with 18 farms on cover crops. I designed the sampling, took 640 soil samples together with a student, and did the statistics in SAS. Nitrate leaching was 31% lower, and the ministry cites the report.',
    expected: {
      lines: [
        {
          must: ['designed', 'sampling'],
          example: 'Designed the sampling of a field trial with 18 farms on cover crops',
        },
        {
          must: ['640', ['soil samples'], ['student', 'team', 'together', 'helped', 'with']],
          example: 'Took 640 soil samples together with a student',
        },
        {
          must: [['statistics', 'statistical', 'analysed', 'analyzed', 'analysis'], 'SAS'],
          example: 'Did the statistics in SAS',
        },
        {
          must: [['nitrate'], '31%', ['lower', 'less']],
          not: ['^reduced'],
          example: 'Nitrate leaching 31% lower with cover crops; report cited by the ministry',
        },
        {
          must: ['field trial', '18 farms', 'cover crops'],
          example: 'Ran a field trial with 18 farms on cover crops with the team',
          optional: true,
        },
        { must: ['report', 'ministry'], example: 'Report cited by the ministry', optional: true },
      ],
      never: ['SPSS', '^reduced', '31% higher', '64 '],
      numbers: ['640', '31%', '18'],
    },
  },
  {
    id: 'tuning-f-second-15',
    trade: 'school leaver',
    temper: 'slang',
    category: 'achievements',
    current: false,
    question: ASKED.proud,
    answer: 'idk i fixed like 30 bikes at the youth club n sold em for the club, made 900 bucks lol',
    expected: {
      lines: [
        {
          must: [
            ['fixed', 'repaired'],
            ['30 bikes', '30 bicycles'],
            ['youth club', 'club'],
            ['sold', '$900', 'club'],
          ],
          not: ['em', 'n', 'em', 'n', 'lol'],
          example: 'Fixed about 30 bikes at the youth club and sold them for the club, making $900',
        },
        {
          must: ['$900'],
          not: ['em', 'n', 'bucks', 'lol', 'em'],
          example: 'Made $900 for the youth club by selling repaired bikes',
          optional: true,
        },
        {
          must: [
            ['fixed', 'repaired'],
            ['30 bikes', '30 bicycles'],
          ],
          not: ['em', 'n'],
          example: 'Fixed about 30 bikes at the youth club',
          optional: true,
        },
      ],
      never: ['€900', '$9,000'],
      unfit: ['idk', 'lol'],
      numbers: ['30', '$900'],
    },
  },
  {
    id: 'tuning-f-second-16',
    trade: 'logistics',
    temper: 'list of skills',
    category: 'skills',
    current: true,
    question: ASKED.learned,
    answer: 'SAP EWM, forklift licence, dangerous goods (ADR), and I am just starting Power BI. I speak Romanian.',
    expected: {
      lines: [
        { must: ['SAP EWM'], example: 'SAP EWM' },
        { must: ['forklift'], example: 'Forklift licence' },
        { must: [['ADR', 'dangerous goods']], example: 'Dangerous goods (ADR)' },
        { must: ['Romanian'], example: 'Romanian' },
        { must: ['Power BI'], not: ['advanced', 'expert', 'just'], example: 'Power BI (beginner)', optional: true },
      ],
      never: ['Russian', 'Tableau', 'advanced'],
      numbers: [],
    },
  },
  {
    id: 'tuning-f-second-17',
    trade: 'midwifery',
    temper: 'feeling and fact',
    category: 'achievements',
    current: false,
    question: ASKED.numbers,
    answer: 'It still moves me. 430 births in six years, and I brought water births to our hospital in 2018.',
    expected: {
      lines: [
        { must: ['430 births', '6 years'], not: ['moves'], example: '430 births in six years' },
        {
          must: [['brought', 'introduced', 'started'], ['water births', 'water birth'], 'hospital', '2018'],
          example: 'Brought water births to the hospital in 2018',
        },
      ],
      never: ['moves', '2019', '43 births', '430 babies saved'],
      numbers: ['430', '6 years', '2018'],
    },
  },
  {
    id: 'tuning-f-second-18',
    trade: 'customer service',
    temper: 'ambitious',
    category: 'career_goals',
    current: true,
    question: ASKED.goals,
    answer:
      "I've done support for three years and I'm the one who writes the help articles. I want to do that full time, technical writing.",
    expected: {
      lines: [
        {
          must: [
            ['support', 'customer support', 'customer service'],
            '3 years',
            ['help articles', 'articles', 'support'],
          ],
          example: 'Customer support specialist of 3 years who writes the help articles.',
        },
        {
          must: [
            ['technical writing', 'technical writer'],
            ['aim*', 'look*', 'want*', 'seek*', 'mov*', 'hop*', 'goal', 'interested', 'full time', 'full-time'],
          ],
          example: 'Looking to move into technical writing full-time.',
        },
      ],
      never: ['^technical writer', 'experienced technical writer', 'senior', '30 years'],
      numbers: ['3 years'],
    },
  },
  {
    id: 'tuning-f-second-19',
    trade: 'electrical work',
    temper: 'values',
    category: 'values',
    current: true,
    question: ASKED.values,
    answer: 'Safety before speed, always. And I clean up after myself, customers notice that.',
    expected: {
      lines: [
        { must: ['safety', 'speed'], not: ['clean up after'], example: 'Puts safety before speed.' },
        {
          must: [['clean*', 'tidy', 'tidies']],
          not: ['clean up after', 'myself'],
          example: 'Leaves every workplace clean, which customers notice.',
        },
      ],
      never: ['speed before safety', 'certified'],
      unfit: ['myself'],
      numbers: [],
    },
  },
]
