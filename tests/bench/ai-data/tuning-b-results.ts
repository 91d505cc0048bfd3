import { ASKED } from './asked.ts'
import type { Case } from './types.ts'
import { about, TRAINED, WENT_DOWN, WENT_UP } from './words.ts'

/** People who tell what came of it before what they did, with figures in many shapes. */
export const TUNING_B_RESULTS: readonly Case[] = [
  {
    id: 'tuning-b-results-1',
    trade: 'pharmacy',
    temper: 'result before deed',
    category: 'achievements',
    current: false,
    question: ASKED.better,
    answer:
      'Waiting time at the counter went down from twenty five minutes to ten. How? What I did was put the repeat prescriptions in a separate line and have them packed the evening before.',
    expected: {
      lines: [
        {
          must: ['25', '10', ['waiting', 'wait'], ['counter', 'prescriptions', 'customers'], WENT_DOWN],
          example:
            'Brought waiting time at the counter down from 25 minutes to 10 by packing repeat prescriptions the evening before',
        },
        {
          must: ['prescriptions', ['separate', 'evening', 'packed']],
          example: 'Put repeat prescriptions in a separate line and packed them the evening before',
          optional: true,
        },
      ],
      never: ['15 minutes', '60%'],
      unfit: ['How'],
      numbers: ['25', '10'],
    },
  },
  {
    id: 'tuning-b-results-2',
    trade: 'veterinary nursing',
    temper: 'nearly doubled',
    category: 'achievements',
    current: false,
    question: ASKED.numbers,
    answer:
      'The number of dental checks nearly doubled, from 22 a month to 41, thanks to the reminder cards I wrote for the owners.',
    expected: {
      lines: [
        {
          must: ['dental', '22', '41', ['month', 'monthly'], ['reminder', 'cards', 'reminders']],
          example: 'Nearly doubled dental checks from 22 to 41 a month with reminder cards for owners',
        },
        {
          must: [
            ['reminder', 'reminders'],
            ['cards', 'owners'],
          ],
          example: 'Wrote reminder cards for owners',
          optional: true,
        },
        {
          must: ['dental', '22', '41', ['month', 'monthly'], ['nearly', 'almost', ...WENT_UP]],
          example: 'Nearly doubled dental checks from 22 to 41 a month',
          optional: true,
        },
      ],
      never: ['19', '86%', '^doubled'],
      numbers: ['22', '41'],
    },
  },
  {
    id: 'tuning-b-results-3',
    trade: 'optician',
    temper: 'one in five',
    category: 'achievements',
    current: false,
    question: ASKED.numbers,
    answer:
      'When I started about one in five pairs of glasses came back to be adjusted. By the end it was one in twenty. I had started measuring everybody twice.',
    expected: {
      lines: [
        {
          must: [
            ['1 in 5', '20%', '1 of 5', '1 out of 5'],
            ['1 in 20', '5%', '1 of 20', '1 out of 20'],
            ['glasses', 'pairs'],
            [
              'measuring',
              'measured',
              'measure',
              'adjusted',
              'adjustment',
              'adjustments',
              'came back',
              'returned',
              'returns',
            ],
          ],
          example:
            'Cut glasses returned for adjustment from about one in five to one in twenty by measuring everybody twice',
        },
        { must: [['measured', 'measuring'], 'twice'], example: 'Measured every customer twice', optional: true },
      ],
      never: ['15%', '75%', 'four in five'],
      numbers: [],
    },
  },
  {
    id: 'tuning-b-results-4',
    trade: 'laboratory',
    temper: 'shaved off',
    category: 'achievements',
    current: false,
    question: ASKED.hard,
    answer:
      'We shaved a good six hours off the turnaround for blood cultures, which was mostly down to the second incubator that I had argued for.',
    expected: {
      lines: [
        {
          must: ['6 hours', 'turnaround', ['blood cultures', 'blood culture'], 'incubator'],
          example: 'Helped shave six hours off the turnaround for blood cultures by arguing for a second incubator',
        },
        {
          must: [
            ['argued', 'pushed', 'asked', 'made the case', 'called', 'obtained', 'secured', 'campaigned'],
            'incubator',
          ],
          example: 'Argued for a second incubator',
          optional: true,
        },
        {
          must: ['6 hours', 'turnaround', ['blood cultures', 'blood culture'], [...WENT_DOWN, 'shave', 'off']],
          example: 'Shaved six hours off the turnaround for blood cultures',
          optional: true,
        },
      ],
      never: ['single-handed*', '^bought', '8 hours'],
      numbers: ['6'],
    },
  },
  {
    id: 'tuning-b-results-5',
    trade: 'surveying',
    temper: 'brought down from',
    category: 'achievements',
    current: false,
    question: ASKED.better,
    answer:
      'Errors in the plans, brought down from 14 per project to 3, because after every survey I drove back and checked ten points at random.',
    expected: {
      lines: [
        {
          must: [
            ['errors', 'mistakes'],
            '14',
            '3',
            'project',
            ['checked', 'checking', 'check', 'random', 'points', ...WENT_DOWN],
          ],
          example:
            'Brought errors in plans down from 14 per project to 3 by checking ten random points after every survey',
        },
        {
          must: [['checked', 'rechecked', 'checking'], '10', ['points', 'survey']],
          example: 'Checked ten points at random after every survey',
          optional: true,
        },
      ],
      never: ['11', '79%'],
      numbers: ['14', '3'],
    },
  },
  {
    id: 'tuning-b-results-6',
    trade: 'roofing',
    temper: 'to the tune of',
    category: 'achievements',
    current: false,
    question: ASKED.hard,
    answer:
      'I saved the company money to the tune of 18,000 dollars on one roof alone, by turning the old slates instead of buying new ones.',
    expected: {
      lines: [
        {
          must: [
            '$18,000',
            ['saved', 'saving', 'savings'],
            ['slates', 'slate'],
            ['instead of', 'rather than', 'turning', 'turned', 'reusing', 'reused', 'turn'],
          ],
          example: 'Saved $18,000 on one roof by turning the old slates instead of buying new ones',
        },
        {
          must: [
            ['turned', 'reused', 'turning'],
            ['slates', 'slate'],
          ],
          example: 'Turned old slates instead of buying new ones',
          optional: true,
        },
        {
          must: ['$18,000', ['saved', 'saving', 'savings'], 'roof'],
          example: 'Saved $18,000 on one roof',
          optional: true,
        },
      ],
      never: ['each roof', 'per roof', 'a year', '^bought'],
      numbers: ['$18,000'],
    },
  },
  {
    id: 'tuning-b-results-7',
    trade: 'bus depot',
    temper: 'up from',
    category: 'achievements',
    current: false,
    question: ASKED.numbers,
    answer:
      '97.5 percent of the trams left on time, up from 91, and that in the winter. It was me who rewrote the morning plan so that the old ones got warmed up first.',
    expected: {
      lines: [
        {
          must: [
            ['rewrote', 'rewriting', 'redesigned', 'revised', 'changed', 'replanned'],
            'plan',
            '97.5%',
            ['91', '91%'],
          ],
          example: 'Rewrote the morning plan so that old trams were warmed up first; 97.5% left on time, up from 91%',
        },
        {
          must: ['97.5%', ['91', '91%'], ['time', 'punctual*']],
          example: '97.5% of trams left on time, up from 91%',
          optional: true,
        },
        {
          must: [['rewrote', 'rewriting', 'revised', 'changed'], 'plan', ['trams', 'ones', 'first', 'morning']],
          example: 'Rewrote the morning plan so that the old trams were warmed up first',
          optional: true,
        },
      ],
      never: ['6.5%', 'buses', 'all trams'],
      numbers: ['97.5%'],
    },
  },
  {
    id: 'tuning-b-results-8',
    trade: 'library',
    temper: 'between years',
    category: 'achievements',
    current: false,
    question: ASKED.proud,
    answer:
      'Between 2019 and 2021 the number of children in the summer reading club went from 80 to 210. I had taken it over from a colleague in 2019 and moved it into the park.',
    expected: {
      lines: [
        {
          must: [
            ['club', 'reading'],
            '80',
            '210',
            ['2019', '2021'],
            ['children', 'kids', 'members', 'participants', 'readers', ...WENT_UP],
          ],
          example:
            'Took over the summer reading club in 2019 and moved it into the park; children grew from 80 to 210 by 2021',
        },
        {
          must: [['took over', 'taken over', 'moved', 'moving', 'ran'], 'club', ['park', '2019']],
          example: 'Took over the summer reading club in 2019 and moved it into the park',
          optional: true,
        },
      ],
      never: ['130', '163%', 'tripled'],
      numbers: ['80', '210'],
    },
  },
  {
    id: 'tuning-b-results-9',
    trade: 'museum',
    temper: 'fractions',
    category: 'achievements',
    current: false,
    question: ASKED.numbers,
    answer:
      'Two thirds of the school classes booked again, and three quarters of the teachers gave my tour the best mark. I did about 240 tours in all.',
    expected: {
      lines: [
        {
          must: [about('240'), 'tours', ['did', 'gave', 'led', 'guided', 'conducted', '240 tours']],
          example: 'Gave about 240 tours, with two thirds of school classes booking again',
        },
        {
          must: [
            ['2 thirds', '2/3', '67%', '66%'],
            ['booked', 'booking', 'rebooked', 'came back', 'rebooking'],
            ['classes', 'schools', 'school', 'class'],
          ],
          example: 'Two thirds of school classes booked again',
        },
        {
          must: [['3 quarters', '75%', '3/4'], 'teachers', ['best mark', 'best', 'top', 'highest']],
          example: 'Three quarters of teachers gave the tour the best mark',
        },
      ],
      never: ['all teachers', 'all classes', 'every teacher'],
      numbers: ['240'],
    },
  },
  {
    id: 'tuning-b-results-10',
    trade: 'architecture',
    temper: 'money words',
    category: 'achievements',
    current: false,
    question: ASKED.project,
    answer:
      'Eleven million, that was the budget for the school, and we came in at ten point four. My part were the facades and the tender for them, where I got the offer down by 200 grand.',
    expected: {
      lines: [
        {
          must: [
            ['facades', 'facade', 'façades', 'façade'],
            ['tender', 'tendering'],
            ['200 grand', '200,000', '$200,000', '€200,000', '£200,000', '200k'],
            [...WENT_DOWN, 'offer', 'negotiated'],
          ],
          example: 'Facades and their tender in an €11 million school project, getting the offer down by 200 grand',
        },
        {
          must: [
            ['facades', 'facade', 'façades', 'façade'],
            ['11 million', '$11 million', '€11 million', '£11 million', 'tender'],
          ],
          example: 'Worked on the facades and the tender of a school with a budget of 11 million',
          optional: true,
        },
        {
          must: ['11 million', ['10.4', '10.4 million']],
          example: 'School finished at 10.4 million against a budget of 11 million',
          optional: true,
        },
      ],
      never: ['600,000', '^led', '400 grand'],
      numbers: [],
    },
  },
  {
    id: 'tuning-b-results-11',
    trade: 'wind turbines',
    temper: 'from x to y with a side remark',
    category: 'achievements',
    current: false,
    question: ASKED.better,
    answer:
      'Downtime per turbine, and this is measured, not my guess, dropped from 9 hours a month to 3 and a half once I had sorted the spare parts by turbine type.',
    expected: {
      lines: [
        {
          must: ['downtime', '9', '3.5', ['month', 'monthly'], ['spare parts', 'parts', ...WENT_DOWN], 'turbine'],
          example: 'Cut downtime per turbine from 9 hours a month to 3.5 by sorting spare parts by turbine type',
        },
        {
          must: [['sorted', 'organised', 'organized', 'sorting'], 'parts', ['turbine', 'type']],
          example: 'Sorted spare parts by turbine type',
          optional: true,
        },
      ],
      never: ['guess', '5.5', '61%'],
      numbers: ['9', '3.5'],
    },
  },
  {
    id: 'tuning-b-results-12',
    trade: 'brewing',
    temper: 'instead of',
    category: 'achievements',
    current: false,
    question: ASKED.better,
    answer:
      "Eleven days instead of sixteen, that's what fermentation takes there now, after I had changed the yeast and built a better cooling for two of the tanks.",
    expected: {
      lines: [
        {
          must: [['yeast', 'cooling'], '11', '16', 'fermentation'],
          example:
            'Changed the yeast and built better cooling for two tanks, so that fermentation takes 11 days instead of 16',
        },
        {
          must: ['yeast', 'cooling'],
          example: 'Changed the yeast and built better cooling for two tanks',
          optional: true,
        },
        { must: ['fermentation', '11', '16'], example: 'Fermentation in 11 days instead of 16', optional: true },
      ],
      never: ['5 days', '31%', 'all tanks'],
      numbers: ['11', '16'],
    },
  },
  {
    id: 'tuning-b-results-13',
    trade: 'printing',
    temper: 'halved, with cause',
    category: 'achievements',
    current: false,
    question: ASKED.numbers,
    answer:
      "Paper waste got cut in half. That was my doing, I'd noticed the cutter was 2 mm off and nobody had calibrated it since 2015.",
    expected: {
      lines: [
        {
          must: ['waste', ['half', 'halved', '50%', 'halving'], ['cutter', 'cut', 'halved', 'reduced', 'calibrat*']],
          example: 'Cut paper waste in half by noticing that the cutter was 2 mm off',
        },
        {
          must: ['cutter', ['2 mm', '2mm', 'calibrat*', 'off']],
          example: 'Noticed that the cutter was 2 mm off and had not been calibrated since 2015',
          optional: true,
        },
      ],
      never: ['2 cm', '^calibrated'],
      numbers: [],
    },
  },
  {
    id: 'tuning-b-results-14',
    trade: 'debt collection',
    temper: 'percentages in words',
    category: 'achievements',
    current: false,
    question: ASKED.numbers,
    answer:
      'Recovery rate thirty eight per cent, department average was twenty nine. Why? Because I phoned people at six in the evening instead of writing letters.',
    expected: {
      lines: [
        {
          must: ['recovery', '38%', ['29%', '29'], ['average', 'department', 'against', 'compared', 'versus', 'vs']],
          example:
            'Recovery rate of 38% against a department average of 29% by phoning people in the evening instead of writing letters',
        },
        {
          must: [
            ['phoned', 'phoning', 'called', 'calling'],
            ['evening', '6'],
            ['letters', 'writing', 'people'],
          ],
          example: 'Phoned people at six in the evening instead of writing letters',
          optional: true,
        },
      ],
      never: ['9%', 'highest', 'best'],
      numbers: ['38%'],
    },
  },
  {
    id: 'tuning-b-results-15',
    trade: 'physics teaching',
    temper: 'no deed',
    category: 'achievements',
    current: false,
    question: ASKED.better,
    answer:
      "Enrolment in physics rose by a third while I was there. I don't want to claim that, there was a new building too. What I did do was 12 evening shows with experiments for parents.",
    expected: {
      lines: [
        {
          must: ['12', ['shows', 'evenings'], ['experiments', 'parents', 'experiment']],
          example: 'Held 12 evening shows with experiments for parents',
        },
        {
          must: [
            ['enrolment', 'enrollment'],
            ['3rd', 'third', '33%'],
            ['rose', 'rise', 'grew', 'rising', 'went up', 'growing', 'saw'],
          ],
          not: ['^increased', '^raised'],
          example: 'Physics enrolment rose by a third',
          optional: true,
        },
      ],
      never: ['^increased', '^raised', '^boosted', 'building'],
      numbers: ['12'],
    },
  },
  {
    id: 'tuning-b-results-16',
    trade: 'online shop',
    temper: 'conversion',
    category: 'achievements',
    current: false,
    question: ASKED.project,
    answer:
      '1.4 to 2.3 percent conversion in 5 months! I redid the product pages and threw out eleven of the fourteen form fields.',
    expected: {
      lines: [
        {
          must: ['conversion', '1.4%', '2.3%', ['5 months', 'product pages', 'fields', 'form']],
          example:
            'Redid the product pages and removed 11 of 14 form fields, raising conversion from 1.4% to 2.3% in five months',
        },
        {
          must: [
            ['product pages', 'form fields', 'fields'],
            [
              'redid',
              'redesigned',
              'reworked',
              'threw out',
              'removed',
              'cut',
              'dropped',
              'rebuilt',
              'overhauled',
              'rewrote',
              'simplified',
            ],
          ],
          example: 'Redid the product pages and threw out 11 of the 14 form fields',
          optional: true,
        },
      ],
      never: ['64%', '0.9%'],
      numbers: ['1.4%', '2.3%'],
    },
  },
  {
    id: 'tuning-b-results-17',
    trade: 'waste collection',
    temper: "result by others' words",
    category: 'achievements',
    current: false,
    question: ASKED.others,
    answer:
      'Complaints on my route: 31 in the year before me, 6 in my first year. The office asked what I was doing differently. I just put the bins back where I found them.',
    expected: {
      lines: [
        {
          must: ['complaints', '31', '6', ['year', 'route', ...WENT_DOWN]],
          example:
            'Complaints on the route went from 31 in the year before to 6 in the first year by putting bins back where they were found',
        },
        { must: ['bins', 'back'], example: 'Put bins back where they were found', optional: true },
      ],
      never: ['25', '81%'],
      unfit: ['office asked'],
      numbers: ['31', '6'],
    },
  },
  {
    id: 'tuning-b-results-18',
    trade: 'solar installation',
    temper: 'kilowatts and roofs',
    category: 'achievements',
    current: false,
    question: ASKED.numbers,
    answer:
      "86 roofs, that's a bit over 700 kilowatts altogether, in three seasons. In the crew of four it was me who did the electrical part.",
    expected: {
      lines: [
        {
          must: [
            '86',
            ['roofs', 'roof', 'installations'],
            ['700', '700 kilowatts', 'electrical', '3 seasons', 'crew', 'solar'],
          ],
          example: 'Did the electrical part of 86 roofs with over 700 kilowatts in three seasons in a crew of four',
        },
        {
          must: [
            ['electrical', 'electrics'],
            ['crew', '4', 'team'],
          ],
          example: 'Did the electrical part in a crew of four',
          optional: true,
        },
      ],
      never: ['^led', '344', '800'],
      numbers: ['86'],
    },
  },
  {
    id: 'tuning-b-results-19',
    trade: 'dispatch',
    temper: 'so that',
    category: 'achievements',
    current: false,
    question: ASKED.better,
    answer:
      "Empty runs fell from 22 to 13 percent. I'd called the customers on the way back for return loads, so that the trucks came home full.",
    expected: {
      lines: [
        {
          must: ['empty', '22%', '13%', ['runs', 'trips', ...WENT_DOWN]],
          example: 'Cut empty runs from 22% to 13% by calling customers for return loads',
        },
        {
          must: [
            ['called', 'calling', 'phoned'],
            ['return loads', 'loads', 'customers'],
          ],
          example: 'Called customers on the way back for return loads so that trucks came home full',
          optional: true,
        },
      ],
      never: ['9%', '41%', 'drove'],
      numbers: ['22%', '13%'],
    },
  },
  {
    id: 'tuning-b-results-20',
    trade: 'grant writing',
    temper: 'several results, one cause',
    category: 'achievements',
    current: false,
    question: ASKED.proud,
    answer:
      'Nine applications, seven granted, a total of 1.3 million euros. After which they gave me two juniors to train, who now write their own.',
    expected: {
      lines: [
        {
          must: ['9', '7', '€1.3 million', ['applications', 'granted', 'grants', 'won', 'grant']],
          example: 'Wrote nine applications, of which seven were granted, for a total of €1.3 million',
        },
        {
          must: ['7', '9', ['applications', 'grants', 'grant']],
          example: 'Seven of nine applications granted',
          optional: true,
        },
        {
          must: [
            '€1.3 million',
            ['granted', 'grants', 'won', 'raised', 'secured', 'obtained', 'brought in', 'applications', 'funding'],
          ],
          example: 'Total of €1.3 million granted',
          optional: true,
        },
        {
          must: [TRAINED, '2', ['juniors', 'junior']],
          example: 'Trained two juniors who now write their own applications',
        },
      ],
      never: ['€1.3 billion', '78%', '9 granted'],
      numbers: ['9', '7', '€1.3 million'],
    },
  },
]
