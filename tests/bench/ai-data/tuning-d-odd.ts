import { ASKED } from './asked.ts'
import type { Case } from './types.ts'
import { about, MADE } from './words.ts'

/** Ramblers, people whose English came second, and numbers where nobody looks for them. */
export const TUNING_D_ODD: readonly Case[] = [
  {
    id: 'tuning-d-odd-1',
    trade: 'tile layer',
    temper: 'Polish flavour, no articles',
    category: 'achievements',
    current: false,
    question: ASKED.day,
    answer:
      'In one day I lay 18 square metre of floor, big tile. Small mosaic is slow, maybe 4. Always with laser, never more than 2 millimetre of difference.',
    expected: {
      lines: [
        {
          must: [['laid', 'lay'], '18', ['floor', 'tile', 'tiles']],
          not: ['I lay', 'square metre of', 'in one day I'],
          example: 'Laid 18 square metres of floor a day with big tiles',
        },
        {
          must: [['2 mm', '2 millimetre*'], 'laser'],
          not: ['I lay'],
          example: 'Worked with laser to within two millimetres',
          optional: true,
        },
        { must: ['4', 'mosaic'], not: ['slow', 'maybe'], example: 'About 4 square metres of mosaic', optional: true },
      ],
      never: ['4 days', '18 tiles', '2 metres', '22 square', '18 mosaics'],
      numbers: ['18'],
    },
  },
  {
    id: 'tuning-d-odd-2',
    trade: 'fish market',
    temper: 'Portuguese flavour',
    category: 'achievements',
    current: false,
    question: ASKED.numbers,
    answer:
      'Every day at 4 of the morning I receive 600 kilos more or less and I make the auction of it. In 11 years I never paid a penalty to the health inspection.',
    expected: {
      lines: [
        {
          must: ['600 kilos', [...about('600'), '600'], ['received', 'receive', 'auction*']],
          not: ['I receive', 'of the morning', 'I make', 'more or less and'],
          example: 'Received about 600 kilos of fish a day and auctioned it',
        },
        {
          must: [['no', 'never', 'without', 'zero'], ['penalty', 'penalties'], '11 years'],
          not: ['I never'],
          example: 'No penalty from the health inspection in 11 years',
          optional: true,
        },
      ],
      never: ['^paid', '4 kilos', '11 kilos', '600 penalties', 'over 600'],
      numbers: ['600'],
    },
  },
  {
    id: 'tuning-d-odd-3',
    trade: 'bus driver',
    temper: 'number at the very end',
    category: 'achievements',
    current: false,
    question: ASKED.proud,
    answer:
      'You know what I am proud of? Accidents by my fault, in twenty-six years and every winter over the pass: none. Kilometres: a bit over 1.1 million.',
    expected: {
      lines: [
        {
          must: [['no', 'none', 'zero', 'without', '0'], ['accidents', 'accident'], '26 years'],
          not: ['you know', 'my fault'],
          example: 'No accidents at fault in 26 years',
        },
        {
          must: ['1.1 million', ['over', 'more than'], ['km', 'kilometres', 'drove', 'driven']],
          not: ['you know', 'a bit'],
          example: 'Drove over 1.1 million kilometres',
        },
      ],
      never: ['1 accident', '26 accidents', '^accidents in', 'proud', '26 million'],
      numbers: ['26', '1.1 million'],
    },
  },
  {
    id: 'tuning-d-odd-4',
    trade: 'translation',
    temper: 'rambling aside',
    category: 'achievements',
    current: false,
    question: ASKED.numbers,
    answer:
      "Well, words, everybody counts in words, it's silly but there you go: 2,400 a day, finished, checked. The medical ones slower. I did 38 package leaflets for one client, and not one came back, which, if you know those people, is something.",
    expected: {
      lines: [
        {
          must: ['2,400', 'words', 'day'],
          not: ['well', 'silly', 'there you go'],
          example: 'Translated 2,400 words a day, checked',
        },
        {
          must: ['38', ['leaflets', 'leaflet'], 'client'],
          not: ['I did', 'if you know', 'is something'],
          example: 'Translated 38 package leaflets for one client, none of which came back',
        },
      ],
      never: ['38 clients', '^1 came back', '2,400 leaflets', '38 words', '^came back'],
      unfit: ['silly'],
      numbers: ['2,400', '38'],
    },
  },
  {
    id: 'tuning-d-odd-5',
    trade: 'goldsmith',
    temper: 'half sentences',
    category: 'achievements',
    current: false,
    question: ASKED.day,
    answer:
      'Repairs, mostly. Ten, twelve a day. Chains, clasps, a ring made smaller. And wedding rings by hand, those were 40 pairs a year, all mine from drawing to polish.',
    expected: {
      lines: [
        {
          must: [['repairs', 'repaired'], '10', '12'],
          not: ['all mine'],
          example: 'Repaired ten to twelve pieces a day',
        },
        {
          must: ['wedding rings', '40', 'pairs', 'year'],
          not: ['all mine', 'those were'],
          example: 'Made 40 pairs of wedding rings a year by hand, from drawing to polish',
        },
      ],
      never: ['40 repairs', '12 pairs', '22 a day', '40 rings', '^led'],
      numbers: ['10', '12', '40'],
    },
  },
  {
    id: 'tuning-d-odd-6',
    trade: 'orchard',
    temper: 'Turkish flavour, verb last',
    category: 'achievements',
    current: false,
    question: ASKED.day,
    answer:
      'I with 3 other men the apple picked, one man 900 kilo in one day. Tractor also I drove. For ladder and safety I was responsible, accident zero.',
    expected: {
      lines: [
        {
          must: [['picked', 'harvested'], ['apple', 'apples'], '900'],
          not: ['I with', 'the apple picked', 'one man 900'],
          example: 'Picked 900 kilos of apples a day each with three others',
        },
        {
          must: [['apple', 'apples'], 'picked', '3'],
          not: ['I with', 'the apple picked'],
          example: 'Picked apples with three other men',
          optional: true,
        },
        { must: [['drove', 'tractor'], 'tractor'], not: ['also I'], example: 'Drove the tractor', optional: true },
        {
          must: [['responsible', 'managed', 'in charge'], 'safety'],
          not: ['I was'],
          example: 'In charge of ladders and safety, with no accidents',
          optional: true,
        },
      ],
      never: ['^led 3', '3 tractors', '900 apples', '2700', '3600', '3 accidents'],
      numbers: ['900'],
    },
  },
  {
    id: 'tuning-d-odd-7',
    trade: 'crane operator',
    temper: 'terse',
    category: 'achievements',
    current: false,
    question: ASKED.numbers,
    answer: '250-ton crawler. Six years. 0 dropped loads. Heaviest pick 187.',
    expected: {
      lines: [
        {
          must: [
            ['250', 'crawler'],
            ['6 years', '187', 'crawler'],
          ],
          example: 'Operated a 250-ton crawler crane for six years',
        },
        { must: [['0', 'no', 'zero', 'without'], 'dropped', ['loads', 'load']], example: 'No dropped loads' },
        { must: ['187', ['pick', 'heaviest', 'lift']], example: 'Heaviest pick 187 tons', optional: true },
      ],
      never: ['^dropped', '187 loads', '6 loads', '250 loads', '187 years'],
      numbers: ['250', '187'],
    },
  },
  {
    id: 'tuning-d-odd-8',
    trade: 'social work',
    temper: 'modest',
    category: 'achievements',
    current: false,
    question: ASKED.proud,
    answer:
      'I would not call it an achievement really. There were eight boys in the flat and when I left six had an apprenticeship. They did that, not me. I just sat with the forms, evenings.',
    expected: {
      lines: [
        {
          must: [
            ['forms', 'applications', 'apprenticeship', 'boys'],
            ['helped', 'supported', 'sat', '8', '6'],
          ],
          not: ['I just', 'not me', 'I left', 'I would'],
          example: 'Supported eight boys in a shared flat with their forms; six had an apprenticeship by the end',
        },
        { must: ['8', 'boys'], not: ['I left'], example: 'Eight boys in the flat', optional: true },
      ],
      never: ['14 boys', '6 forms', 'achievement', '^led', '75%', 'got 6 boys', '8 apprenticeships'],
      numbers: ['8', '6'],
    },
  },
  {
    id: 'tuning-d-odd-9',
    trade: 'web shop packing',
    temper: 'teenage shorthand',
    category: 'achievements',
    current: false,
    question: ASKED.numbers,
    answer: 'ok so like 220 parcels a day, black friday 610 lol, fastest packer 3 months in a row',
    expected: {
      lines: [
        {
          must: ['220', 'parcels', 'day'],
          not: ['ok so', 'like', 'lol'],
          example: 'Packed 220 parcels a day, 610 on Black Friday',
        },
        { must: ['610', 'black friday'], not: ['lol'], example: '610 on Black Friday', optional: true },
        { must: ['fastest', 'packer', '3 months'], not: ['lol'], example: 'Fastest packer three months in a row' },
      ],
      never: ['3 parcels', '830', '610 a day', '220 months', '3 days'],
      unfit: ['lol'],
      numbers: ['220', '610', '3'],
    },
  },
  {
    id: 'tuning-d-odd-10',
    trade: 'chemistry technician',
    temper: 'exact and dry',
    category: 'achievements',
    current: false,
    question: ASKED.better,
    answer:
      'Titrations per shift: 16 when I started, 26 when I left. The difference is the autosampler, whose method I wrote and validated in 2018.',
    expected: {
      lines: [
        {
          must: [
            ['method', 'autosampler'],
            ['wrote', 'validated'],
            ['16', '26'],
          ],
          not: ['I wrote', 'when I', 'the difference is'],
          example: 'Wrote and validated the method of the autosampler, which raised titrations per shift from 16 to 26',
        },
        {
          must: ['method', ['wrote', 'validated']],
          not: ['I wrote'],
          example: 'Wrote and validated the method of the autosampler in 2018',
          optional: true,
        },
        {
          must: ['titrations', '16', '26'],
          not: ['when I'],
          example: 'Titrations per shift from 16 to 26',
          optional: true,
        },
      ],
      never: ['10 titrations', '63%', '2018 titrations', 'by 26', '42'],
      numbers: ['16', '26'],
    },
  },
  {
    id: 'tuning-d-odd-11',
    trade: 'call for volunteers',
    temper: 'addressing the reader',
    category: 'achievements',
    current: false,
    question: ASKED.team,
    answer:
      'Imagine 47 volunteers and one phone, mine. I made the rota in Sheets and by the second week I had three team leads who did their own. You should have seen the first one, coffee stains.',
    expected: {
      lines: [
        {
          must: [MADE, 'rota', ['sheets', '47']],
          not: ['imagine', 'I made', 'you should'],
          example: 'Made the rota for 47 volunteers in Sheets',
        },
        {
          must: ['3', ['leads', 'leaders']],
          not: ['I had', 'you should'],
          example: 'Three team leads with rotas of their own by the second week',
          optional: true,
        },
      ],
      never: ['3 volunteers', '^led 47', '47 phones', '47 leads', '2 weeks'],
      unfit: ['coffee'],
      numbers: ['47'],
    },
  },
  {
    id: 'tuning-d-odd-12',
    trade: 'insulation fitter',
    temper: 'Romanian flavour',
    category: 'achievements',
    current: false,
    question: ASKED.proud,
    answer:
      'The hospital of Cluj, this was big, 7000 metres of pipe. My chief has said me: you make the insulation alone with two boys. After 5 months was ready, one month before the plan.',
    expected: {
      lines: [
        {
          must: [['pipe', 'pipes', 'insulation', 'insulated'], '7000', ['hospital', '5 months', 'metres']],
          not: ['has said', 'this was big', 'was ready'],
          example: 'Insulated 7,000 metres of pipe in a hospital in 5 months, one month before the plan',
        },
        {
          must: ['7000', 'pipe'],
          not: ['this was big', 'has said'],
          example: '7,000 metres of pipe for the hospital of Cluj',
          optional: true,
        },
        {
          must: ['5 months'],
          not: ['was ready', 'has said'],
          example: 'Ready after 5 months, one month before the plan',
          optional: true,
        },
      ],
      never: ['2 hospitals', '5 metres', '7000 months', '6 months', '1 month of', 'as chief'],
      numbers: ['7000', '5'],
    },
  },
  {
    id: 'tuning-d-odd-13',
    trade: 'car rental',
    temper: 'grumbling',
    category: 'achievements',
    current: false,
    question: ASKED.day,
    answer:
      'Twenty handovers, twenty returns, every scratch an argument. I took the photos, all four corners, before and after, and then the disputes were down to maybe one a week. Before that? Daily.',
    expected: {
      lines: [
        {
          must: ['20', ['handovers', 'returns']],
          not: ['argument', 'I took'],
          example: 'Did twenty handovers and twenty returns a day',
        },
        {
          must: ['photos', ['disputes', 'corners']],
          not: ['I took', 'maybe', 'argument'],
          example:
            'Took photos of all four corners before and after, which cut disputes from daily to about one a week',
        },
        { must: ['photos'], not: ['I took'], example: 'Took the photos', optional: true },
      ],
      never: ['40 handovers', '20 photos', '4 disputes', '20 scratches', '4 cars'],
      unfit: ['argument'],
      numbers: ['20'],
    },
  },
  {
    id: 'tuning-d-odd-14',
    trade: 'beekeeping project',
    temper: 'project with yield',
    category: 'projects',
    current: false,
    question: ASKED.projectResult,
    answer:
      'School bees: two hives the first spring, seven by the third. The kids sold 210 jars at the fair, labels by 4b. I did the course, the hives and the nagging.',
    expected: {
      lines: [
        {
          must: ['2', '7', 'hives'],
          not: ['I did', 'nagging'],
          example: 'Grew the school bees from two hives to seven by the third spring',
        },
        { must: ['210', 'jars'], not: ['nagging', '^sold'], example: '210 jars sold at the fair', optional: true },
        {
          must: ['course', 'hives'],
          not: ['nagging', 'I did'],
          example: 'Ran the course and the hives',
          optional: true,
        },
      ],
      never: ['^sold 210', '210 hives', '7 jars', '9 hives', '3 hives', '210 kids'],
      unfit: ['nagging'],
      numbers: ['7', '210'],
    },
  },
  {
    id: 'tuning-d-odd-15',
    trade: 'court clerk',
    temper: 'long sentence with subclauses',
    category: 'achievements',
    current: false,
    question: ASKED.better,
    answer:
      'Since the files, of which there were, when I took over the chamber, some 320 open ones, had no order, I introduced a coloured spine for each stage, and within a year there were 190 left, although two judges were missing for months.',
    expected: {
      lines: [
        {
          must: [['introduced', 'coloured'], 'spine', ['320', '190']],
          not: ['I introduced', 'I took over', 'of which'],
          example: 'Introduced a coloured spine for each stage; open files fell from some 320 to 190 within a year',
        },
        {
          must: ['introduced', 'spine'],
          not: ['I introduced'],
          example: 'Introduced a coloured spine for each stage',
          optional: true,
        },
        {
          must: ['190', ['files', 'left']],
          not: ['I took over'],
          example: '190 open files left within a year',
          optional: true,
        },
      ],
      never: ['2 judges', '130', '41%', '320 spines', '190 judges', 'over 320'],
      numbers: ['190'],
    },
  },
  {
    id: 'tuning-d-odd-16',
    trade: 'ski school',
    temper: 'spoken ranges',
    category: 'achievements',
    current: false,
    question: ASKED.day,
    answer:
      "Kids' groups, eight to ten a group, two groups a day, the little ones from four years up. End of the week they all come down the blue run, or nine in ten do.",
    expected: {
      lines: [
        {
          must: [['8', 'eight'], '10', ['group', 'groups'], ['day', 'kids']],
          not: ['or nine', 'they all'],
          example: "Taught two kids' groups a day of eight to ten",
        },
        {
          must: ['9', '10', ['blue', 'run']],
          not: ['they all'],
          example: 'Nine in ten come down the blue run by the end of the week',
          optional: true,
        },
      ],
      never: ['18', '4 groups', '20 groups', '9 groups', '80 kids', '^led 8'],
      numbers: ['8', '10'],
    },
  },
]
