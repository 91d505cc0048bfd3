import { ASKED } from './asked.ts'
import type { Case } from './types.ts'
import { about } from './words.ts'

/** People at machines, on farms, in woods, gardens and at sea. */
export const TUNING_E_WORKS_LAND: readonly Case[] = [
  {
    id: 'tuning-e-works-21',
    trade: 'injection moulding',
    temper: 'long and modest',
    category: 'achievements',
    current: false,
    question: ASKED.proud,
    answer:
      "I think the thing I'm proudest of is that I was allowed to set the machines myself after only eight months, usually they make you wait two years there. By the end I looked after 12 of them on nights, and I showed the new ones how to purge properly.",
    expected: {
      lines: [
        {
          must: [['set', 'setting'], 'machines', ['8 months', 'eight months']],
          not: ['I was', 'I think', 'proudest'],
          example: 'Allowed to set the machines after only eight months',
        },
        {
          must: ['12', ['machines', 'nights']],
          not: ['of them', 'I looked'],
          example: 'Looked after 12 machines on nights',
        },
        {
          must: [['showed', 'taught', 'trained'], 'purge'],
          not: ['new ones', 'I showed'],
          example: 'Showed new colleagues how to purge properly',
          optional: true,
        },
      ],
      never: ['12 months', '8 machines', '2 years on', 'after 2 years', '12 nights', '12 new', '^led', '12 people'],
      unfit: ['proudest', 'they make'],
      numbers: ['8 months', '12'],
    },
  },
  {
    id: 'tuning-e-works-22',
    trade: 'packaging fitter',
    temper: 'a move',
    category: 'projects',
    current: false,
    question: ASKED.project,
    answer:
      'Moving the whole packaging hall to the new site. 19 machines, and production could only stop for one long weekend. My part was the three fillers: take apart, label everything, put back and align. The first one ran on Monday at noon.',
    expected: {
      lines: [
        {
          must: ['fillers', ['3', 'three']],
          not: ['my part', 'could only'],
          example: 'Took apart, labelled, put back and aligned the three fillers',
        },
        {
          must: ['19', 'machines', ['mov*', 'site', 'hall', 'weekend']],
          not: ['my part'],
          example: 'Move of a packaging hall with 19 machines to a new site',
          optional: true,
        },
        {
          must: ['mov*', 'hall'],
          not: ['my part'],
          example: 'Moving the whole packaging hall to the new site',
          optional: true,
        },
        { must: ['monday'], not: ['my part'], example: 'First one ran on Monday at noon', optional: true },
      ],
      never: ['19 fillers', '^led', '3 weekends', '3 sites', '19 weekends', '3 halls', '19 sites'],
      numbers: ['19', '3'],
    },
  },
  {
    id: 'tuning-e-works-23',
    trade: 'mixed farm',
    temper: 'short list',
    category: 'achievements',
    current: false,
    question: ASKED.day,
    answer:
      "Milking at five, that's 85 cows. Then feeding, then whatever breaks. In harvest I drove the combine, about 400 hectares a season.",
    expected: {
      lines: [
        { must: ['milk*', '85', 'cows'], not: ["that's", 'whatever'], example: 'Milked 85 cows' },
        {
          must: ['combine', about('400'), ['season', 'harvest']],
          not: ['I drove'],
          example: 'Drove the combine in harvest, about 400 hectares a season',
        },
      ],
      never: ['5 cows', '400 cows', '85 hectares', 'over 400', '85 a season', '400 combines'],
      unfit: ['whatever'],
      numbers: ['85', '400'],
    },
  },
  {
    id: 'tuning-e-works-24',
    trade: 'fruit farm',
    temper: 'range and a doubtful cause',
    category: 'achievements',
    current: false,
    question: ASKED.numbers,
    answer:
      "I had between 20 and 35 pickers depending on the week, most of them from Romania. We picked 640 tonnes in the last season, it was 510 the year before. I'd changed the pay to a group bonus, maybe that's why, I don't know.",
    expected: {
      lines: [
        {
          must: ['20', '35', 'pickers'],
          not: ['I had', 'depending on the week, most of them'],
          example: 'Managed between 20 and 35 pickers',
        },
        {
          must: ['20', '35', 'pickers', 'week'],
          not: ['I had'],
          example: '20 to 35 pickers depending on the week',
          optional: true,
        },
        {
          must: ['640', ['tonnes', '640 tonnes'], ['510', 'season']],
          not: ['we picked', 'maybe'],
          example: 'Picked 640 tonnes in the last season with the team, against 510 the year before',
        },
        { must: ['bonus', 'pay'], not: ["I'd", 'maybe'], example: 'Changed the pay to a group bonus', optional: true },
      ],
      never: [
        '130',
        'by 510',
        '640 pickers',
        'increased by',
        'bonus which',
        'leading to',
        '510 in the last',
        '35 tonnes',
        '25%',
      ],
      numbers: ['35', '640', '510'],
    },
  },
  {
    id: 'tuning-e-works-25',
    trade: 'landscape gardening',
    temper: 'a roof garden',
    category: 'projects',
    current: false,
    question: ASKED.projectResult,
    answer:
      'A roof garden for a clinic, 900 square metres. I drew the planting plan and chose everything so it needs water only twice a week. Out of 2,300 plants we lost about 40 in the first year, which is good for a roof, believe me.',
    expected: {
      lines: [
        {
          must: [['roof garden', 'roof'], '900'],
          not: ['believe'],
          example: 'Roof garden of 900 square metres for a clinic',
        },
        {
          must: ['planting plan', ['drew', 'created', 'designed', 'made']],
          not: ['I drew', 'believe'],
          example: 'Drew the planting plan so that the garden needs water only twice a week',
        },
        {
          must: ['2,300', about('40')],
          not: ['we lost', 'believe'],
          example: 'Lost only about 40 out of 2,300 plants in the first year',
        },
      ],
      never: ['2,300 square', '900 plants', '40%', '40 roofs', 'over 40', '^led', '2,260'],
      unfit: ['believe me'],
      numbers: ['900', '2,300', '40'],
    },
  },
  {
    id: 'tuning-e-works-26',
    trade: 'garden firm office and lawn',
    temper: 'honest about the cause',
    category: 'achievements',
    current: false,
    question: ASKED.better,
    answer:
      "Honestly, the quotes. Before me it took ten days until a customer got one. I put our prices into a spreadsheet and after that it was two days, sometimes the same evening. We got more jobs that year but I can't say if that was me.",
    expected: {
      lines: [
        {
          must: [['prices', 'quotes'], 'spreadsheet'],
          not: ['I put', 'our', 'honestly', 'before me'],
          example: 'Put the prices into a spreadsheet; quotes then took two days instead of ten',
        },
        {
          must: [
            ['10 days', 'ten days', '10'],
            ['2 days', 'two days'],
          ],
          not: ['before me', 'our'],
          example: 'Quotes took two days instead of ten',
          optional: true,
        },
        {
          must: [['2 days', 'two days']],
          not: ['our'],
          example: 'Quotes within two days, sometimes the same evening',
          optional: true,
        },
      ],
      never: ['more jobs', '8 days', '80%', '10 customers', '2 customers', 'by 10', 'increased'],
      unfit: ["can't say"],
      numbers: [['10 days', '10'], '2 days'],
    },
  },
  {
    id: 'tuning-e-works-27',
    trade: 'forestry worker',
    temper: 'present, two ways',
    category: 'achievements',
    current: true,
    question: ASKED.dayNow,
    answer:
      "Felling, limbing, a bit of planting in spring. With the harvester I cut about 120 cubic metres in a shift, by hand it's more like 10 or 12.",
    expected: {
      lines: [
        {
          must: ['harvester', about('120'), 'shift'],
          not: ["it's more"],
          example: 'Cut about 120 cubic metres in a shift with the harvester',
        },
        { must: ['hand', '10', '12'], not: ["it's more"], example: '10 or 12 by hand', optional: true },
        {
          must: [['felling', 'limbing']],
          not: ['a bit of'],
          example: 'Felling, limbing and planting in spring',
          optional: true,
        },
        {
          must: [['felling', 'limbing'], 'planting'],
          not: ["it's"],
          example: 'Felling, limbing, a bit of planting in spring',
          optional: true,
        },
      ],
      never: ['120 by hand', 'over 120', '130', '132', '12 shifts', '120 hours', '12 trees'],
      numbers: ['120', '12'],
    },
  },
  {
    id: 'tuning-e-works-28',
    trade: 'forest nursery',
    temper: 'a share that lived',
    category: 'projects',
    current: false,
    question: ASKED.projectResult,
    answer:
      'The replanting after the storm. We planted 46,000 trees in two winters and 88 percent were still alive when the forest office counted. My crew was four people, me included. I also ordered the seedlings.',
    expected: {
      lines: [
        {
          must: ['planted', '46,000', 'trees'],
          not: ['we planted', 'me included'],
          example: 'Planted 46,000 trees in two winters with a crew of four; 88 percent were still alive when counted',
        },
        {
          must: ['88%', ['alive', 'survived', 'survival']],
          not: ['my crew', 'me included'],
          example: '88 percent of the trees still alive',
          optional: true,
        },
        { must: ['seedlings', 'ordered'], not: ['I also'], example: 'Ordered the seedlings' },
        {
          must: [
            ['crew', 'team'],
            ['4', 'four'],
          ],
          not: ['my crew', 'me included'],
          example: 'Crew of four people',
          optional: true,
        },
      ],
      never: [
        '46,000 people',
        '4 winters',
        '2 people',
        '88 trees',
        '^led',
        '40,480',
        '4 trees',
        '4 seedlings',
        '88% of the people',
      ],
      numbers: ['46,000', '88%', '4'],
    },
  },
  {
    id: 'tuning-e-works-29',
    trade: 'deep-sea fishing',
    temper: 'a repair at sea',
    category: 'achievements',
    current: false,
    question: ASKED.hard,
    answer:
      'The winch broke in the middle of the season and the nearest yard could only take us in nine days. I took the gearbox out at sea together with the engineer and we turned a new bushing on the little lathe. In the end we lost one day of fishing instead of nine.',
    expected: {
      lines: [
        {
          must: [
            ['gearbox', 'bushing'],
            ['sea', 'engineer', 'lathe'],
          ],
          not: ['I took', 'we turned', 'we lost'],
          example:
            'Took the gearbox out at sea together with the engineer and turned a new bushing; one day of fishing lost instead of nine',
        },
        {
          must: ['bushing', ['turned', 'made'], 'lathe'],
          not: ['we turned'],
          example: 'Turned a new bushing on the little lathe',
          optional: true,
        },
        {
          must: [['1', 'one'], 'day', ['9', 'nine']],
          not: ['we lost'],
          example: 'Lost one day of fishing instead of nine',
          optional: true,
        },
      ],
      never: ['9 engineers', 'lost 9', '8 days', 'broke the', '^broke', '9 gearboxes', 'alone', 'lost nine'],
      numbers: ['9'],
    },
  },
  {
    id: 'tuning-e-works-30',
    trade: 'fish farm',
    temper: 'a doubt at the end',
    category: 'achievements',
    current: false,
    question: ASKED.better,
    answer:
      "Feed is the money. I started weighing samples every week and setting the feeders by it, and the feed ratio went from 1.4 to 1.2, and on 600 tonnes of fish that's a lot. Mortality fell a little too, but the water was colder that year.",
    expected: {
      lines: [
        {
          must: ['feed ratio', '1.4', '1.2'],
          not: ['I started', "that's a lot", 'the money'],
          example: 'Weighed samples every week and set the feeders by it; the feed ratio went from 1.4 to 1.2',
        },
        {
          must: [['weighed', 'weighing'], 'samples'],
          not: ['I started', 'the money'],
          example: 'Weighed samples every week and set the feeders by it',
          optional: true,
        },
        { must: ['600', ['tonnes', '600 tonnes']], not: ['I started'], example: '600 tonnes of fish', optional: true },
      ],
      never: [
        'reduced mortality',
        'cut mortality',
        '1.4 tonnes',
        'by 1.2',
        '0.2',
        '600 samples',
        'lowered mortality',
        '600 feeders',
        'colder',
      ],
      unfit: ['the money'],
      numbers: ['1.4', '1.2', '600'],
    },
  },
]
