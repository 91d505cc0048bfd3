import { ASKED } from './asked.ts'
import type { Case } from './types.ts'
import { about, MADE } from './words.ts'

/** People who do research, decide what is built, or draw it. */
export const TUNING_E_MAKERS_SEARCH: readonly Case[] = [
  {
    id: 'tuning-e-makers-12',
    trade: 'database administration',
    temper: 'two terse facts',
    category: 'achievements',
    current: false,
    question: ASKED.numbers,
    answer: 'Upgraded 22 Postgres databases from 11 to 15 last summer. Longest downtime was four minutes.',
    expected: {
      lines: [
        {
          must: ['upgraded', '22', ['Postgres', 'PostgreSQL'], 'databases'],
          example: 'Upgraded 22 Postgres databases from 11 to 15, longest downtime four minutes',
        },
        { must: ['downtime', '4 minutes'], example: 'Longest downtime four minutes' },
      ],
      never: ['11 databases', '15 databases', '22 minutes', '^led', '4 databases', 'from 22'],
      numbers: ['22', '4 minutes'],
    },
  },
  {
    id: 'tuning-e-makers-13',
    trade: 'product engineering',
    temper: 'before and after with fillers',
    category: 'achievements',
    current: false,
    question: ASKED.better,
    answer:
      'Well, deployments. It used to be a Word document with like 40 steps, and somebody stayed late for it. I turned that into one script, and we went from two releases a month to, I think, about three a week.',
    expected: {
      lines: [
        {
          must: [['turned', 'replaced', 'automated', ...MADE], 'script'],
          not: ['I turned', 'we went', 'I think', 'like', 'turned that'],
          example:
            'Turned a deployment document of 40 steps into one script; from two releases a month to about three a week',
        },
        {
          must: ['2 releases a month', about('3 a week')],
          not: ['I think', 'we went'],
          example: 'From two releases a month to about three a week',
          optional: true,
        },
        {
          must: ['40 steps'],
          not: ['I turned', 'we went', 'I think', 'like', 'somebody'],
          example: 'Word document with 40 steps before',
          optional: true,
        },
      ],
      never: ['40 releases', '3 scripts', '40 scripts', '^led', '^stayed', '2 steps', 'over 3'],
      unfit: ['stayed late'],
      numbers: ['2', '3'],
    },
  },
  {
    id: 'tuning-e-makers-24',
    trade: 'architecture',
    temper: 'clear about the part',
    category: 'projects',
    current: false,
    question: ASKED.project,
    answer:
      'I worked on a kindergarten for 90 children from the competition to the handover. My part was the facade details and the tenders. It came in at 4.2 million, about 3 percent under the estimate.',
    expected: {
      lines: [
        {
          must: ['worked', 'kindergarten', '90', 'children'],
          not: ['I worked', 'my part', 'it came'],
          example: 'Worked on a kindergarten for 90 children from the competition to the handover',
        },
        { must: ['facade', 'tenders'], not: ['my part'], example: 'Responsible part: facade details and tenders' },
        {
          must: ['4.2 million'],
          not: ['it came', 'my'],
          example: 'Kindergarten completed at 4.2 million, about 3% under the estimate',
          optional: true,
        },
      ],
      never: [
        '90 million',
        '3 million',
        '4.2%',
        '90 tenders',
        '^led',
        '90 details',
        '3% over',
        'sole',
        '^designed a kindergarten',
      ],
      numbers: ['90', '4.2 million', '3%'],
    },
  },
  {
    id: 'tuning-e-makers-25',
    trade: 'technical drawing',
    temper: 'gives credit',
    category: 'achievements',
    current: false,
    question: ASKED.team,
    answer:
      'My supervisor did the calculations and I did the drawings, 45 sheets in SolidWorks for the heat exchanger. The customer approved them at first go.',
    expected: {
      lines: [
        {
          must: ['drawings', ['45 sheets', '45'], 'SolidWorks'],
          not: ['I did', 'my supervisor'],
          example: 'Did the drawings for a heat exchanger, 45 sheets in SolidWorks, approved at first go',
        },
        {
          must: ['approved', ['customer', 'first go']],
          not: ['approved them', 'my'],
          example: 'Drawings approved by the customer at first go',
          optional: true,
        },
      ],
      never: ['^calculat*', 'did the calculations', '45 heat exchangers', '45 customers', '^led', '^approved'],
      numbers: ['45'],
    },
  },
  {
    id: 'tuning-e-makers-37',
    trade: 'plant genetics',
    temper: 'academic list',
    category: 'achievements',
    current: true,
    question: ASKED.numbers,
    answer:
      "I'm a postdoc in plant genetics. Seven papers, three of them first author, and I got a grant of 150,000 euros for my own project last year. Besides that I supervise two PhD students.",
    expected: {
      lines: [
        { must: ['7 papers'], not: ["I'm", 'I got', 'my'], example: 'Seven papers, three of them as first author' },
        {
          must: ['grant', '150,000 euros'],
          not: ['I got', 'my'],
          example: 'Got a grant of 150,000 euros for an own project last year',
        },
        {
          must: [['supervise', 'supervising'], '2', 'PhD students'],
          not: ['I supervise'],
          example: 'Supervise two PhD students',
        },
        { must: ['postdoc', 'plant genetics'], not: ["I'm"], example: 'Postdoc in plant genetics', optional: true },
      ],
      never: [
        '7 grants',
        '3 students',
        '10 papers',
        '3 papers published',
        '^led',
        '150,000 papers',
        '7 students',
        '2 papers',
      ],
      numbers: ['7', '3', '150,000 euros', '2'],
    },
  },
  {
    id: 'tuning-e-makers-38',
    trade: 'social research',
    temper: 'own part, then the echo',
    category: 'projects',
    current: false,
    question: ASKED.project,
    answer:
      'We did a survey on rents in four cities. I was responsible for the interviews, 56 of them, each about an hour, and for the transcripts. The report was quoted in parliament later.',
    expected: {
      lines: [
        {
          must: ['interviews', '56'],
          not: ['I was', 'we did', 'of them'],
          example: 'Responsible part: 56 interviews of about an hour each and their transcripts',
        },
        {
          must: ['survey', 'rents', '4', 'cities'],
          not: ['we did', 'I was'],
          example: 'Survey on rents in four cities',
          optional: true,
        },
        {
          must: ['report', 'quoted', 'parliament'],
          not: ['I was'],
          example: 'Report quoted in parliament',
          optional: true,
        },
        { must: ['transcripts'], not: ['I was'], example: 'Handled the transcripts', optional: true },
      ],
      never: ['56 cities', '4 interviews', '^quoted', '56 hours', '^led', '56 surveys', '224'],
      numbers: ['4', '56'],
    },
  },
  {
    id: 'tuning-e-makers-39',
    trade: 'clinical research',
    temper: 'target and beyond',
    category: 'achievements',
    current: false,
    question: ASKED.numbers,
    answer:
      'Recruiting patients for a study. The target was 120 and in my centre we got 134, in fact we were the first of nine centres to finish.',
    expected: {
      lines: [
        {
          must: [['recruited', 'recruiting', 'got', 'recruitment', 'patients'], '134'],
          not: ['my centre', 'we got', 'we were'],
          example: 'Recruited 134 patients for a study against a target of 120, first of nine centres to finish',
        },
        {
          must: [['first', '1st'], '9', 'centres'],
          not: ['we were', 'my'],
          example: 'First of nine centres to finish',
          optional: true,
        },
        {
          must: [['recruited', 'recruiting'], 'patients', 'study'],
          not: ['my', 'we', '120'],
          example: 'Recruited patients for a study',
          optional: true,
        },
      ],
      never: ['recruited 120', '14', '134 centres', '9 patients', '^led', '112%', '134 studies', 'single-handed*'],
      numbers: ['134', '9'],
    },
  },
  {
    id: 'tuning-e-makers-40',
    trade: 'product management',
    temper: 'brisk',
    category: 'achievements',
    current: true,
    question: ASKED.numbers,
    answer:
      'I own the onboarding flow. We ran eleven experiments last year, three won. Activation is at 52 percent, it was 38 when I took it over. The team is five engineers and a designer.',
    expected: {
      lines: [
        { must: ['own', 'onboarding'], not: ['I own', 'we ran'], example: 'Own the onboarding flow', optional: true },
        {
          must: ['11', 'experiments'],
          not: ['we ran', 'I took'],
          example: 'Ran eleven experiments last year, of which three won',
        },
        { must: ['activation', '52%'], not: ['I took', 'it was', 'we'], example: 'Activation at 52%, up from 38' },
        {
          must: ['5', 'engineers'],
          not: ['we ran', 'I took'],
          example: 'Team of five engineers and a designer',
          optional: true,
        },
      ],
      never: [
        '^handle 5',
        '^handled 5',
        '14%',
        '^led',
        '11 engineers',
        '3 engineers',
        '5 experiments',
        '^won',
        '38 experiments',
        '52 experiments',
        '11 won',
      ],
      numbers: ['11', '52%'],
    },
  },
  {
    id: 'tuning-e-makers-41',
    trade: 'product owner',
    temper: 'ironic',
    category: 'achievements',
    current: false,
    question: ASKED.better,
    answer:
      'I said no a lot. The backlog had 600 items, I closed 400 of them in my first month and honestly no one noticed. After that we shipped every two weeks instead of every quarter.',
    expected: {
      lines: [
        {
          must: ['closed', '400', ['items', 'backlog']],
          not: ['I closed', 'my first', 'of them', 'no one'],
          example: 'Closed 400 of 600 backlog items in the first month',
        },
        {
          must: ['shipped', '2 weeks', 'quarter'],
          not: ['we shipped', 'after that'],
          example: 'Shipped every two weeks instead of every quarter',
        },
        {
          must: ['600', 'items'],
          not: ['I closed', 'my', 'no one', 'them'],
          example: 'Backlog of 600 items',
          optional: true,
        },
      ],
      never: ['closed 600', '200', '67%', '^noticed', '^led', '400 weeks', '2 items', '^said no'],
      unfit: ['no one noticed', 'a lot'],
      numbers: ['400', '2 weeks'],
    },
  },
  {
    id: 'tuning-e-makers-42',
    trade: 'pricing',
    temper: 'not mine, then mine',
    category: 'achievements',
    current: false,
    question: ASKED.proud,
    answer:
      'The big relaunch was before my time. I did the price test, three variants, 20,000 users, and the middle one brought 8 percent more revenue per user.',
    expected: {
      lines: [
        {
          must: ['price test', ['3 variants', '20,000']],
          not: ['I did', 'my time'],
          example:
            'Did a price test with three variants and 20,000 users; the middle one brought 8% more revenue per user',
        },
        {
          must: ['8%', 'revenue'],
          not: ['I did', 'my'],
          example: 'Middle variant brought 8% more revenue per user',
          optional: true,
        },
      ],
      never: ['relaunch*', '3 users', '20,000 variants', '8 variants', '^led', '8 users', '3%', '20,000 tests'],
      numbers: ['20,000', '8%'],
    },
  },
]
