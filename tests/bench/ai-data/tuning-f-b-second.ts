import { ASKED } from './asked.ts'
import type { Case } from './types.ts'
import { about, LED, WENT_DOWN, WENT_UP } from './words.ts'

/** A second share of the same mix: figures in many shapes, work that was given, English learned late, wandering talk. */
export const TUNING_F_B_SECOND: readonly Case[] = [
  {
    id: 'tuning-f-b-second-1',
    trade: 'hearing aids',
    temper: 'nearly tripled',
    category: 'achievements',
    current: false,
    question: ASKED.numbers,
    answer:
      'Trial fittings nearly tripled in my first year, 17 a month before, 49 after. I had started phoning the GPs in the valley one by one.',
    expected: {
      lines: [
        {
          must: [
            ['fittings', 'fitting'],
            '17',
            '49',
            ['month', 'monthly', 'first year'],
            ['GPs', 'GP', 'tripled', 'phoning', ...WENT_UP],
          ],
          example: 'Nearly tripled trial fittings from 17 to 49 a month by phoning GPs one by one',
        },
        {
          must: [
            ['phoned', 'phoning', 'called', 'calling'],
            ['GPs', 'GP'],
          ],
          example: 'Phoned the GPs in the valley one by one',
          optional: true,
        },
      ],
      never: ['^tripled', '32', '188%', '3 years'],
      numbers: ['17', '49'],
    },
  },
  {
    id: 'tuning-f-b-second-2',
    trade: 'watchmaking',
    temper: 'thanks to which',
    category: 'achievements',
    current: false,
    question: ASKED.better,
    answer:
      'I wrote down the torque for each of the 62 calibres we serviced, thanks to which the returns under warranty went from one in fifteen to one in forty.',
    expected: {
      lines: [
        {
          must: [
            ['torque', 'returns'],
            ['62', 'warranty'],
            ['1 in 15', '1 out of 15'],
            ['1 in 40', '1 out of 40'],
          ],
          example:
            'Wrote down the torque for each of 62 calibres, thanks to which warranty returns went from one in fifteen to one in forty',
        },
        {
          must: [['wrote', 'documented', 'recorded', 'noted'], 'torque', '62'],
          example: 'Wrote down the torque for each of 62 calibres',
          optional: true,
        },
      ],
      never: ['25', '^returned', '63%'],
      numbers: ['62'],
    },
  },
  {
    id: 'tuning-f-b-second-3',
    trade: 'harbour pilotage office',
    temper: 'was asked to',
    category: 'achievements',
    current: false,
    question: ASKED.hard,
    answer:
      'When the radio went down for nine hours, I was the one who was asked to guide the ships by phone. Fourteen ships, and no scratch.',
    expected: {
      lines: [
        {
          must: [
            '14',
            'ships',
            ['phone', 'telephone'],
            ['guided', 'directed', 'guiding', 'brought'],
            ['9', 'radio', 'scratch', 'failure', 'down'],
          ],
          example: 'Guided fourteen ships by phone during a nine-hour radio failure without a scratch',
        },
      ],
      never: ['^scratched', '^went down', '23', 'pilot licence', '9 ships'],
      numbers: ['9', '14'],
    },
  },
  {
    id: 'tuning-f-b-second-4',
    trade: 'greenhouse',
    temper: 'to the tune of, shaved off',
    category: 'achievements',
    current: false,
    question: ASKED.numbers,
    answer:
      "We cut the gas bill to the tune of 31,000 euros a winter after I'd proposed the double screens. That's roughly a fifth.",
    expected: {
      lines: [
        {
          must: ['€31,000', ['gas', 'bill'], 'winter', ['screens', ...WENT_DOWN]],
          example: 'Proposed double screens that cut the gas bill by €31,000 a winter, roughly a fifth',
        },
        {
          must: [['proposed', 'suggested', 'recommended', 'pushed'], 'screens'],
          example: 'Proposed double screens',
          optional: true,
        },
        { must: ['gas', ['5th', 'fifth', '20%']], example: 'Cut the gas bill by roughly a fifth', optional: true },
      ],
      never: ['$31,000', 'a month', '€155,000', 'double the'],
      numbers: ['€31,000'],
    },
  },
  {
    id: 'tuning-f-b-second-5',
    trade: 'escape rooms',
    temper: 'passive',
    category: 'achievements',
    current: false,
    question: ASKED.projectResult,
    answer:
      "Room number three was designed by me from scratch, in ten weeks, for under 6,000 pounds, and it's been played 4,100 times since.",
    expected: {
      lines: [
        {
          must: [
            ['designed', 'created', 'built', 'design', 'developed'],
            '10 weeks',
            ['under £6,000', 'less than £6,000', 'below £6,000'],
            'room',
          ],
          example: 'Designed an escape room from scratch in ten weeks for under £6,000',
        },
        {
          must: [
            ['4,100', '4,100 times'],
            ['played', 'plays', 'games'],
            ['room', 'since', 'times', 'times since'],
          ],
          example: 'Room played 4,100 times since',
        },
      ],
      never: ['3 rooms', '$6,000', '4,100 rooms', '^played'],
      numbers: ['10', '£6,000'],
    },
  },
  {
    id: 'tuning-f-b-second-6',
    trade: 'life insurance actuary',
    temper: 'formal',
    category: 'projects',
    current: false,
    question: ASKED.project,
    answer:
      'My contribution consisted in recalculating the reserves for 210,000 policies under the new mortality tables, a task for which the team had been given four months and which was concluded in eleven weeks.',
    expected: {
      lines: [
        {
          must: [
            '210,000',
            'policies',
            'reserves',
            ['recalculat*', 'calculated', 'contribut*'],
            ['11 weeks', 'mortality', '4 months'],
          ],
          example:
            'Recalculated the reserves for 210,000 policies under new mortality tables in eleven weeks instead of four months',
        },
      ],
      never: ['^led', '15 weeks', '5 weeks', '$210,000'],
      unfit: ['consisted'],
      numbers: ['210,000'],
    },
  },
  {
    id: 'tuning-f-b-second-7',
    trade: 'nursing home volunteer',
    temper: 'gerund list',
    category: 'achievements',
    current: true,
    question: ASKED.dayNow,
    answer:
      'Reading the paper aloud, playing cards, pushing wheelchairs down to the lake, listening mostly. Three afternoons a week, about 20 people, since 2018.',
    expected: {
      lines: [
        {
          must: [
            [...about('20'), '3'],
            [
              'read',
              'reading',
              'play',
              'playing',
              'push',
              'listen',
              'listening',
              'volunteer',
              'pushing',
              'visit',
              'accompany',
              'support',
            ],
            ['afternoons', 'cards', 'wheelchairs', 'people', 'week'],
          ],
          not: ['played', 'pushed', 'listened'],
          example:
            'Read the paper aloud, play cards, push wheelchairs and listen to about 20 people on three afternoons a week',
        },
        {
          must: ['3', 'afternoons', ['week', '2018']],
          example: 'Volunteer three afternoons a week since 2018',
          optional: true,
        },
        {
          must: [
            ['paper', 'newspaper'],
            ['cards', 'wheelchairs'],
            ['read', 'reading'],
          ],
          not: ['played', 'pushed'],
          example: 'Read the paper aloud, play cards and push wheelchairs down to the lake',
          optional: true,
        },
      ],
      never: ['^played', '^pushed', 'nurse', '60'],
      numbers: ['3', '20'],
    },
  },
  {
    id: 'tuning-f-b-second-8',
    trade: 'stone masonry',
    temper: 'German flavour, since',
    category: 'achievements',
    current: true,
    question: ASKED.proud,
    answer:
      'I work since twelve years in the cathedral workshop. There I have in the last year two gargoyles new made after old photos, one weighs 340 kilos.',
    expected: {
      lines: [
        {
          must: [
            ['2', '340'],
            ['gargoyles', 'gargoyle'],
            ['made', 'carved', 'recreated', 'sculpted', 'crafted', 'remade', 'produced', 'created', 're-created'],
          ],
          not: ['new made', 'I have'],
          example: 'Made two new gargoyles after old photos last year, one weighing 340 kilos',
        },
        {
          must: ['12', ['cathedral', 'workshop'], ['years', '12 years']],
          not: ['since twelve', 'I work'],
          example: 'In the cathedral workshop for twelve years',
          optional: true,
        },
      ],
      never: ['^make', '12 gargoyles', '680', '340 gargoyles'],
      numbers: ['340'],
    },
  },
  {
    id: 'tuning-f-b-second-9',
    trade: 'home tailoring',
    temper: 'Ukrainian flavour',
    category: 'achievements',
    current: false,
    question: ASKED.day,
    answer:
      'People bring trousers, coats, wedding dress. In month was maybe ninety order. I never say no, if must be tomorrow, will be tomorrow.',
    expected: {
      lines: [
        {
          must: [about('90'), ['orders', 'order'], ['month', 'monthly']],
          not: ['was maybe', 'in month', 'ninety order'],
          example: 'About ninety orders a month, from trousers and coats to wedding dresses',
        },
        {
          must: ['trousers', 'coats', ['wedding', 'dresses', 'dress']],
          not: ['people bring'],
          example: 'Altered trousers, coats and wedding dresses',
          optional: true,
        },
        {
          must: [
            ['next day', 'tomorrow', 'overnight'],
            ['deliver*', 'finished', 'done', 'completed', 'met'],
          ],
          not: ['will be', 'if must'],
          example: 'Delivered by the next day where needed',
          optional: true,
        },
      ],
      never: ['^never', 'tomorrow will', '90 dresses'],
      unfit: ['maybe'],
      numbers: ['90'],
    },
  },
  {
    id: 'tuning-f-b-second-10',
    trade: 'restaurant kitchen',
    temper: 'Spanish flavour',
    category: 'achievements',
    current: false,
    question: ASKED.team,
    answer:
      'We were four in the kitchen and the chief was sick eleven days. The responsibility they gave it to me, and we served the same, 130 plates each night, nobody noticed it.',
    expected: {
      lines: [
        {
          must: [
            ['130', '4'],
            '11',
            ['kitchen', 'plates', 'team'],
            [
              ...LED,
              'responsibility',
              'responsible',
              'charge',
              'stood in',
              'covered',
              'deputised',
              'replaced',
              'served',
            ],
          ],
          not: ['they gave it', 'the chief was', 'noticed it', 'sick'],
          example: 'Responsibility for a kitchen of four for eleven days, serving 130 plates each night',
        },
        {
          must: ['130', 'plates', ['night', 'nightly']],
          not: ['nobody noticed it', 'chief'],
          example: 'Served 130 plates each night',
          optional: true,
        },
      ],
      never: ['^noticed', '^sick', 'was sick', '1,430', 'restaurant owner'],
      numbers: ['11', '130'],
    },
  },
  {
    id: 'tuning-f-b-second-11',
    trade: 'bridge engineering office',
    temper: 'Chinese flavour',
    category: 'projects',
    current: false,
    question: ASKED.project,
    answer:
      'In this project have six people, I am check the drawing. Three hundred fifteen drawing, I find twenty eight mistake before factory make the steel.',
    expected: {
      lines: [
        {
          must: [
            ['315', '28'],
            ['drawings', 'drawing'],
            ['checked', 'reviewed', 'found', 'inspected', 'checking', 'verified'],
            ['28', '315', 'mistakes', 'errors'],
          ],
          not: [
            'I find',
            'twenty eight mistake before',
            'I am',
            'am check',
            'have six',
            'make the steel',
            '28 mistake before',
          ],
          example: 'Checked 315 drawings and found 28 mistakes before the steel was made',
        },
        { must: ['315', 'drawings', ['checked', 'reviewed']], example: 'Checked 315 drawings', optional: true },
        {
          must: ['28', ['mistakes', 'errors'], ['found', 'spotted', 'discovered']],
          example: 'Found 28 mistakes before the steel was made',
          optional: true,
        },
      ],
      never: ['^made 28', '^led', '343', '287', '^designed'],
      numbers: ['315', '28'],
    },
  },
  {
    id: 'tuning-f-b-second-12',
    trade: 'quiz nights',
    temper: 'meandering',
    category: 'achievements',
    current: true,
    question: ASKED.proud,
    answer:
      "It began as a joke, well, half a joke, because Tuesday was dead, and now, I mean, it's still a pub, but I write 50 questions every week and we have 22 teams where there used to be three drunks.",
    expected: {
      lines: [
        {
          must: ['50', 'questions', ['week', 'weekly', 'Tuesday', 'Tuesdays'], ['write', '22', 'quiz']],
          not: ['wrote', 'drunks', 'a joke'],
          example: 'Write 50 questions every week for a quiz night with 22 teams',
        },
        {
          must: ['22', 'teams'],
          not: ['drunks', 'a joke'],
          example: 'Quiz night with 22 teams every week',
          optional: true,
        },
      ],
      never: ['3 teams', '72', '1,100'],
      unfit: ['drunks', 'joke'],
      numbers: ['50', '22'],
    },
  },
  {
    id: 'tuning-f-b-second-13',
    trade: 'tram workshop',
    temper: 'two jobs in one answer',
    category: 'achievements',
    current: false,
    question: ASKED.day,
    answer:
      'First five years underground, changing brake pads, about 300 sets a year. Then upstairs in planning, where I built the shift roster for 66 fitters in Excel, and the agency costs went down by 12% as a result.',
    expected: {
      lines: [
        {
          must: [
            about('300'),
            ['brake', 'pads'],
            ['changed', 'replaced', 'fitted', 'changing'],
            ['year', 'yearly', 'annually', 'years'],
          ],
          example: 'Changed about 300 sets of brake pads a year for five years',
        },
        {
          must: ['66', ['roster', 'rota', 'schedule', 'shift'], ['Excel', '12%'], '12%', 'agency'],
          example: 'Built the shift roster for 66 fitters in Excel, which cut agency costs by 12%',
        },
        {
          must: ['66', ['roster', 'rota', 'shift'], 'Excel'],
          example: 'Built the shift roster for 66 fitters in Excel',
          optional: true,
        },
        {
          must: ['agency', '12%'],
          example: 'Agency costs went down by 12% as a result of the new roster',
          optional: true,
        },
      ],
      never: ['1,500', '12% a year', '366'],
      numbers: ['300', '66', '12%'],
    },
  },
  {
    id: 'tuning-f-b-second-14',
    trade: 'herbal shop',
    temper: 'dictated',
    category: 'achievements',
    current: false,
    question: ASKED.better,
    answer:
      'um so the shelves were a mess and nobody found anything and then i sorted the lot by ailment not by alphabet like six hundred jars and people started buying two or three things not one',
    expected: {
      lines: [
        {
          must: [
            '600',
            'jars',
            'ailment',
            ['sorted', 'reorganised', 'rearranged', 'reorganized', 'sorting', 'arranged', 'organised', 'organized'],
          ],
          example:
            'Sorted about 600 jars by ailment instead of alphabet, and people started buying two or three things instead of one',
        },
        {
          must: [
            '600',
            'jars',
            ['sorted', 'reorganised', 'rearranged', 'reorganized', 'arranged', 'organised', 'organized'],
          ],
          example: 'Sorted about 600 jars by ailment',
          optional: true,
        },
        {
          must: [['2', '2 or 3'], '3', ['buying', 'bought', 'buy', 'purchases', 'items', 'things']],
          example: 'People started buying two or three things instead of one',
          optional: true,
        },
      ],
      never: ['^bought', 'doubled', '602'],
      unfit: ['mess', 'um'],
      numbers: ['600'],
    },
  },
  {
    id: 'tuning-f-b-second-15',
    trade: 'student radio',
    temper: 'values',
    category: 'values',
    current: true,
    question: ASKED.values,
    answer: "If I'm honest, curiosity first, and being on time, since live is live. Loud people don't impress me.",
    expected: {
      lines: [
        {
          must: [
            ['curiosity', 'curious'],
            ['time', 'punctual*'],
          ],
          example: 'Values curiosity and being on time.',
        },
        {
          must: ['loud', ['not', 'unimpressed', 'quiet', 'never']],
          example: 'Not impressed by loud people.',
          optional: true,
        },
      ],
      never: ['journalist', 'years', 'award', 'impresses'],
      numbers: [],
    },
  },
  {
    id: 'tuning-f-b-second-16',
    trade: 'driving instruction',
    temper: 'wishes against skills',
    category: 'skills',
    current: true,
    question: ASKED.skills,
    answer:
      "Cars and motorbikes, class B and A, first aid trainer, Farsi and Dutch. Lorries I'm not allowed. Some PowerPoint for the theory nights.",
    expected: {
      lines: [
        {
          must: [['class', 'classes', 'cars', 'motorbikes', 'motorcycles', 'driving']],
          example: 'Driving instruction, classes A and B',
        },
        { must: ['first aid'], example: 'First aid trainer' },
        { must: ['Farsi'], example: 'Farsi' },
        { must: ['Dutch'], example: 'Dutch' },
        { must: ['PowerPoint'], example: 'PowerPoint' },
      ],
      never: ['lorries', 'lorry', 'truck*', 'class C', 'fluent'],
      numbers: [],
    },
  },
  {
    id: 'tuning-f-b-second-17',
    trade: 'bank branch',
    temper: 'complains and denies',
    category: 'achievements',
    current: false,
    question: ASKED.hard,
    answer:
      "Difficult problem? The difficult problem was management. They closed us anyway, so whatever I'd done, what for.",
    expected: { lines: [], never: [], numbers: [], nothing: true },
  },
]
