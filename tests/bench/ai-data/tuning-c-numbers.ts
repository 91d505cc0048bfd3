import { ASKED } from './asked.ts'
import type { Case } from './types.ts'
import { about } from './words.ts'

/** Answers that put two to four numbers around the deed: before and after, ranges, sizes, shares. */
export const TUNING_C_NUMBERS: readonly Case[] = [
  {
    id: 'tuning-c-numbers-1',
    trade: "butcher's shop",
    temper: 'from money to money, told after the deed',
    category: 'achievements',
    current: false,
    question: ASKED.better,
    answer:
      'Mum always said sell what people can cook in twenty minutes, so I did marinated trays. Takings on a Saturday went from £2,300 to just under 4k with that.',
    expected: {
      lines: [
        {
          must: [
            ['marinated', 'marinade', 'marinades'],
            '£2,300',
            ['4k', '£4k'],
            ['just under', 'nearly', 'almost'],
            ['saturday', 'saturdays'],
          ],
          example: 'Introduced marinated trays that raised Saturday takings from £2,300 to just under £4k',
        },
        {
          must: ['marinated', ['trays', 'tray']],
          not: ['mum', '£2,300', '4k', '£4k'],
          example: 'Made and sold marinated trays',
          optional: true,
        },
      ],
      never: ['20 minutes', 'twenty minutes', '£1,700', 'over £4k', 'over 4k'],
      unfit: ['mum'],
      numbers: ['£2,300'],
    },
  },
  {
    id: 'tuning-c-numbers-2',
    trade: 'sushi bar',
    temper: 'usual and peak',
    category: 'achievements',
    current: false,
    question: ASKED.day,
    answer: 'Forty covers a night, sometimes sixty, two of us on the pass. I did all the fish, the other guy did rice.',
    expected: {
      lines: [
        {
          must: ['fish', '40', '60', 'covers'],
          example: 'Prepared all the fish for forty covers a night, sometimes sixty',
        },
        {
          must: ['fish', ['prepared', 'handled', 'did', 'cut', 'prepare', 'in charge of', 'responsible for']],
          not: ['other guy'],
          example: 'Prepared all the fish',
          optional: true,
        },
        {
          must: ['40', 'covers'],
          not: ['other guy'],
          example: 'Served 40 to 60 covers a night as one of two on the pass',
          optional: true,
        },
      ],
      never: ['100 covers', '^led', 'all the rice'],
      numbers: ['40', '60'],
    },
  },
  {
    id: 'tuning-c-numbers-3',
    trade: 'veterinary reception',
    temper: 'share out of a total',
    category: 'achievements',
    current: false,
    question: ASKED.numbers,
    answer: "Out of 80 calls a day I'd take 30, thirty-five maybe. There were three of us on the phones.",
    expected: {
      lines: [
        {
          must: [
            ['30 to 35', '30 or 35', '30, sometimes 35', ...about('30'), 'between 30 and 35', 'up to 35'],
            'calls',
            ['day', 'daily'],
          ],
          not: ['80 calls a day I', 'maybe'],
          example: 'Took 30 to 35 of about 80 calls a day as one of three on the phones',
        },
      ],
      never: ['^took 80', '^answered 80', '^handled 80', '^led', 'managed a team', '240'],
      numbers: ['30'],
    },
  },
  {
    id: 'tuning-c-numbers-4',
    trade: 'chimney sweeping',
    temper: 'count, area and period',
    category: 'achievements',
    current: false,
    question: ASKED.numbers,
    answer:
      'Two and a half thousand chimneys a year between the two of us, and my district was everything within 40 kilometres of Ulm.',
    expected: {
      lines: [
        {
          must: [
            ['chimney', 'chimneys'],
            ['2,500', '2.5'],
            ['year', 'yearly', 'annually'],
          ],
          not: ['between the two of us'],
          example: 'Swept 2,500 chimneys a year with a colleague within 40 kilometres of Ulm',
        },
        { must: ['40 kilometres', 'Ulm'], example: 'Covered a district within 40 kilometres of Ulm', optional: true },
      ],
      never: ['alone', '1,250', '^led', '2,500 km'],
      numbers: ['40'],
    },
  },
  {
    id: 'tuning-c-numbers-5',
    trade: 'baggage handling',
    temper: 'weight and time',
    category: 'achievements',
    current: false,
    question: ASKED.day,
    answer:
      'Six tonnes a shift went through my hands, easily. Turnaround on the little Airbuses is 35 minutes and my crew got it to 28 by loading the back hold first.',
    expected: {
      lines: [
        {
          must: ['6 tonnes', ['shift', 'shifts']],
          not: ['went through', 'easily', 'over 6'],
          example: 'Handled six tonnes of baggage a shift',
        },
        {
          must: ['35', '28', ['turnaround', 'hold', 'Airbus', 'Airbuses']],
          not: ['my crew', 'is 35'],
          example:
            'Got turnaround of small Airbuses from 35 minutes to 28 with the crew by loading the back hold first',
        },
        { must: ['hold', 'load*'], example: 'Loaded the back hold first', optional: true },
      ],
      never: ['7 minutes', '20%', '6 tonnes a day'],
      numbers: ['6', '35', '28'],
    },
  },
  {
    id: 'tuning-c-numbers-6',
    trade: 'driving instruction',
    temper: 'pass rate against an average',
    category: 'achievements',
    current: false,
    question: ASKED.proud,
    answer:
      "First-time pass rate of 71 percent, when the test centre as a whole sits at 47. And I've only ever had one dual-control pedal wear out on me!",
    expected: {
      lines: [
        {
          must: ['71%', ['pass rate', 'passed', 'pass'], ['47%', '47', 'first-time', '1st-time', 'first', '1st']],
          not: ['sits at', "and I've"],
          example: 'First-time pass rate of 71 percent, with the test centre as a whole at 47',
        },
      ],
      never: ['24%', '24 percentage points', '^increased', '^raised', 'from 47'],
      numbers: ['71%'],
    },
  },
  {
    id: 'tuning-c-numbers-7',
    trade: 'call-out locksmith',
    temper: 'minutes, nights, prices',
    category: 'achievements',
    current: false,
    question: ASKED.numbers,
    answer:
      "Average time to the door nineteen minutes. I did nights, ten on four off, and I'd open about ninety-five in a hundred without drilling.",
    expected: {
      lines: [
        {
          must: ['19', ['door', 'arrival', 'average', 'customer', 'customers', 'response']],
          not: ['I did'],
          example: 'Average of nineteen minutes to the door',
        },
        {
          must: [
            [...about('95'), ...about('95%')],
            ['without', 'no', 'non-destructive*'],
            ['drilling', 'drill', 'damage', 'destructive*'],
          ],
          not: ["I'd"],
          example: 'Opened about ninety-five in a hundred locks without drilling',
        },
        { must: ['nights', ['10', 'worked']], example: 'Worked nights, ten on and four off', optional: true },
      ],
      never: ['95 locks a', '^drilled'],
      numbers: ['19', '95'],
    },
  },
  {
    id: 'tuning-c-numbers-8',
    trade: 'community choir',
    temper: 'growth without a cause',
    category: 'achievements',
    current: false,
    question: ASKED.better,
    answer:
      "We were eleven when I took it on and now there's 64 of them, three generations in one row. I don't know why, word of mouth I think.",
    expected: {
      lines: [
        {
          must: ['11', '64'],
          not: ['we were', "there's 64", 'I took'],
          example: 'Took on a choir of eleven that now has 64 singers',
        },
      ],
      never: ['^grew', '^increased', '^recruited', '^built', 'by word of mouth', '53', 'three rows'],
      numbers: ['11', '64'],
    },
  },
  {
    id: 'tuning-c-numbers-9',
    trade: 'podcast production',
    temper: 'downloads, episodes, months',
    category: 'projects',
    current: false,
    question: ASKED.projectResult,
    answer:
      '52 episodes, one a week, never skipped, and by the end around 8k downloads each. First one had 90, and thirty of those were my aunties.',
    expected: {
      lines: [
        {
          must: ['52', 'episodes', ['week', 'weekly', 'produced', 'made', 'published', 'recorded']],
          not: ['never skipped, and', 'aunties'],
          example: 'Produced 52 weekly episodes without skipping one',
        },
        {
          must: ['8k', 'downloads', ['around 8k', 'about 8k', 'approximately 8k', 'roughly 8k', 'some 8k']],
          not: ['aunties', 'had 90, and'],
          example: 'Downloads went from 90 for the first episode to around 8k each by the end',
        },
      ],
      never: ['^skipped', 'thirty', 'over 8k', '416,000'],
      unfit: ['aunt*'],
      numbers: ['52', '8k'],
    },
  },
  {
    id: 'tuning-c-numbers-10',
    trade: 'airport security',
    temper: 'headcount and ranges',
    category: 'achievements',
    current: false,
    question: ASKED.team,
    answer: 'Between five and nine of us per lane. My lane did 180 passengers an hour when the target was one-fifty.',
    expected: {
      lines: [
        {
          must: ['180', 'passengers', ['hour', 'hourly'], ['150', 'target', 'lane', 'team']],
          not: ['my lane', 'of us', 'one-fifty'],
          example: 'Handled 180 passengers an hour in a lane of five to nine people, against a target of 150',
        },
      ],
      never: ['^led', '20%', '30 passengers', '9 lanes', '5 lanes'],
      numbers: ['180'],
    },
  },
  {
    id: 'tuning-c-numbers-11',
    trade: 'bookbinding',
    temper: 'one result per sentence, small numbers',
    category: 'achievements',
    current: false,
    question: ASKED.proud,
    answer:
      'A bible from 1612. Four months. Eleven hundred pages, each washed and dried by me, six a day at the start and twenty by the end.',
    expected: {
      lines: [
        {
          must: ['1612', 'bible', ['4 months', '1,100', 'pages']],
          example: 'Restored a bible from 1612 in four months, washing and drying eleven hundred pages',
        },
        {
          must: ['1,100', 'pages', 'wash*'],
          not: ['by me'],
          example: 'Washed and dried each of eleven hundred pages of a bible from 1612',
          optional: true,
        },
        { must: ['6', '20', ['pages', 'day']], example: 'Went from six pages a day to twenty', optional: true },
      ],
      never: ['20 months', '1,100 bibles', '1612 pages', '^wrote'],
      numbers: ['1612', '1,100'],
    },
  },
  {
    id: 'tuning-c-numbers-12',
    trade: "bus drivers' training",
    temper: 'ratios',
    category: 'achievements',
    current: false,
    question: ASKED.numbers,
    answer: 'I had six learners at a time, one bus, eight weeks. Of the 74 that started with me 69 got the licence.',
    expected: {
      lines: [
        {
          must: ['69', '74', ['licence', 'license', 'licensed', 'qualified']],
          not: ['with me', 'I had'],
          example: 'Trained learners six at a time; 69 of the 74 who started got the licence',
        },
        {
          must: ['6', ['learners', 'trainees', 'drivers'], ['8 weeks', '8', 'at a time']],
          not: ['I had'],
          example: 'Trained six learners at a time over eight weeks',
          optional: true,
        },
      ],
      never: ['93%', '5 failed', 'all learners', '74 passed'],
      numbers: ['69', '74'],
    },
  },
  {
    id: 'tuning-c-numbers-13',
    trade: 'museum shop',
    temper: 'per head figures',
    category: 'achievements',
    current: false,
    question: ASKED.better,
    answer:
      "Spend per visitor, when I started, one euro ten. Last year: 1.85. I'd thrown out the plastic dinosaurs and got local potters in.",
    expected: {
      lines: [
        {
          must: [
            ['1.85', '€1.85'],
            ['spend', 'visitor', 'spending'],
            ['1.10', '€1.10', 'potters', 'up', 'local'],
          ],
          not: ['one euro ten', "I'd", 'when I started'],
          example:
            'Replaced plastic dinosaurs with work of local potters, raising spend per visitor from €1.10 to €1.85',
        },
        {
          must: [['potters', 'pottery'], 'local'],
          not: ["I'd"],
          example: 'Brought in local potters in place of plastic dinosaurs',
          optional: true,
        },
      ],
      never: ['75 cents', '68%', '€0.75'],
      numbers: [],
    },
  },
  {
    id: 'tuning-c-numbers-14',
    trade: 'fire alarm engineering',
    temper: 'counts and a correction',
    category: 'achievements',
    current: false,
    question: ASKED.numbers,
    answer:
      "I looked after 340 sites. No hang on, 340 panels, about 120 sites. False alarms were down by a third the second year once I'd swapped the detectors in the kitchens.",
    expected: {
      lines: [
        {
          must: ['340', 'panels', about('120'), 'sites'],
          not: ['hang on', 'no'],
          example: 'Looked after 340 panels at about 120 sites',
        },
        {
          must: [
            'false alarms',
            ['3rd', 'third', 'one third', 'a third'],
            ['detectors', 'kitchens', '2nd year', 'second year'],
          ],
          not: ["I'd"],
          example: 'Cut false alarms by a third in the second year by swapping the detectors in the kitchens',
        },
        {
          must: ['detectors', ['kitchens', 'kitchen']],
          not: ["I'd", 'a third'],
          example: 'Swapped the detectors in the kitchens',
          optional: true,
        },
        {
          must: [about('120'), 'sites'],
          not: ['340 sites', 'hang on'],
          example: 'Looked after about 120 sites',
          optional: true,
        },
      ],
      never: ['340 sites', '30%', 'half'],
      numbers: ['340', '120'],
    },
  },
  {
    id: 'tuning-c-numbers-15',
    trade: 'ticket office',
    temper: 'by day and by weekend',
    category: 'achievements',
    current: false,
    question: ASKED.day,
    answer:
      'Weekdays 150 tickets, weekends nearer 400, two windows, one me. And I did the lost property, some 60 umbrellas a month.',
    expected: {
      lines: [
        {
          must: ['150', ['nearly 400', 'almost 400', 'close to 400', 'nearer 400', ...about('400')], 'tickets'],
          not: ['one me', 'nearer 400, two'],
          example: 'Sold 150 tickets on weekdays and nearly 400 at weekends at one of two windows',
        },
        {
          must: ['lost property', ['60', 'umbrellas', 'handled', 'managed', 'ran', 'looked after', 'dealt']],
          not: ['I did'],
          example: 'Looked after lost property, some 60 umbrellas a month',
          optional: true,
        },
      ],
      never: ['550', '^lost', 'over 400', '400 umbrellas', '60 tickets'],
      numbers: ['150', '400'],
    },
  },
  {
    id: 'tuning-c-numbers-16',
    trade: 'translation of subtitles',
    temper: 'speed before and after',
    category: 'achievements',
    current: false,
    question: ASKED.better,
    answer:
      'An hour of film took me two weeks at the beginning. These days I need four days for it, six if they mumble, which is mainly because of the term base I put together, some 5,000 entries.',
    expected: {
      lines: [
        {
          must: [
            ['5,000', 'term base', 'terminology database', 'termbase'],
            '2 weeks',
            ['4 days', '4'],
            ['5,000', 'weeks', 'film'],
          ],
          not: ['mumble', 'took me', 'I need'],
          example:
            'Put together a term base of some 5,000 entries, cutting the time for an hour of film from two weeks to four to six days',
        },
        {
          must: [about('5,000'), ['term base', 'termbase', 'terminology', 'glossary']],
          not: ['I put'],
          example: 'Put together a term base of some 5,000 entries',
          optional: true,
        },
        {
          must: ['2 weeks', '4 days', 'film'],
          not: ['mumble', 'I need', 'took me'],
          example: 'Cut the time for an hour of film from two weeks to four days',
          optional: true,
        },
      ],
      never: ['10 days', 'over 5,000'],
      unfit: ['mumble'],
      numbers: ['5,000'],
    },
  },
  {
    id: 'tuning-c-numbers-17',
    trade: 'ice rink',
    temper: 'times of a machine',
    category: 'achievements',
    current: false,
    question: ASKED.day,
    answer:
      'Resurfacing, eight times a day, eleven minutes each. I had the record at nine. Also skate sharpening, sixty pairs on a Sunday.',
    expected: {
      lines: [
        {
          must: ['resurfac*', ['8x', '8 times', '8', '11 minutes'], ['ice', '11', '9', 'rink', 'day']],
          not: ['I had'],
          example: 'Resurfaced the ice eight times a day in eleven minutes each, with a record of nine',
        },
        {
          must: ['sharpen*', '60', ['pairs', 'skates']],
          not: ['also', 'on a sunday, sixty'],
          example: 'Sharpened sixty pairs of skates on a Sunday',
        },
      ],
      never: ['88 minutes', '60 rinks'],
      unfit: ['^also'],
      numbers: ['8', '60'],
    },
  },
  {
    id: 'tuning-c-numbers-18',
    trade: 'quantity surveying',
    temper: 'variance against tender',
    category: 'achievements',
    current: false,
    question: ASKED.proud,
    answer:
      "Final account came out at 4.92 million against a tender of 4.9, and on a hospital extension that's nothing, ask anyone. The claims, 31 of them, all settled before handover, I did those.",
    expected: {
      lines: [
        {
          must: ['31', 'claims', 'settl*'],
          not: ['I did those', 'ask anyone'],
          example: 'Settled all 31 claims on a hospital extension before handover',
        },
        {
          must: ['4.92 million', ['4.9', '4.9 million', 'tender'], ['account', 'final', 'tender', 'hospital']],
          not: ['ask anyone', "that's nothing"],
          example: 'Final account of 4.92 million against a tender of 4.9 million',
        },
      ],
      never: ['£4.92', '$4.92', '€4.92', 'saved', 'under budget', 'below'],
      numbers: ['31'],
    },
  },
  {
    id: 'tuning-c-numbers-19',
    trade: 'dry cleaning',
    temper: 'price and volume',
    category: 'achievements',
    current: false,
    question: ASKED.better,
    answer:
      'Shirts were the thing. 3.20 apiece, nobody came. I said make it five for 12 and collect on Fridays. We went from 70 shirts a week to 310.',
    expected: {
      lines: [
        {
          must: ['70', '310', 'shirts', ['week', 'weekly']],
          not: ['nobody came', 'I said', 'the thing', 'we went'],
          example:
            'Proposed five shirts for 12 with collection on Fridays, after which volume went from 70 shirts a week to 310',
        },
        {
          must: ['5', 'shirts', '12'],
          not: ['I said'],
          example: 'Introduced an offer of five shirts for 12',
          optional: true,
        },
      ],
      never: ['240', '343%', 'nobody', '€12', '£12', '$12'],
      numbers: ['70', '310'],
    },
  },
  {
    id: 'tuning-c-numbers-20',
    trade: 'heat pump installing',
    temper: 'numbers in a subordinate clause',
    category: 'achievements',
    current: false,
    question: ASKED.numbers,
    answer:
      "Having fitted 130 odd heat pumps, the first of which took me nine days and the last ones three, I'd say I know them.",
    expected: {
      lines: [
        {
          must: [
            [...about('130'), '130 odd', '130 or so'],
            'heat pumps',
            ['fitted', 'installed', 'fitting', 'installing'],
          ],
          not: ["I'd say", 'having fitted', 'took me'],
          example: 'Fitted some 130 heat pumps',
        },
        {
          must: [
            ['9 days', '9'],
            ['3 days', '3'],
            ['heat pump', 'heat pumps'],
          ],
          not: ["I'd say", 'took me'],
          example: 'Cut the time to fit a heat pump from nine days to three',
          optional: true,
        },
      ],
      never: ['6 days', 'over 130', '130 days', 'expert'],
      numbers: ['130'],
    },
  },
  {
    id: 'tuning-c-numbers-21',
    trade: 'trout farming',
    temper: 'temperature, deaths, cause',
    category: 'achievements',
    current: false,
    question: ASKED.hard,
    answer:
      'August 2022, water at 23 degrees, fish dying, 400 on the Monday alone. I rented two aerators at midnight and shaded the ponds with tarps. By Friday, four.',
    expected: {
      lines: [
        {
          must: [['aerator', 'aerators', 'shaded'], '400', '4', ['fish', 'deaths', 'ponds']],
          not: ['by friday, four', 'I rented'],
          example:
            'Rented two aerators and shaded the ponds with tarps when the water reached 23 degrees, bringing daily fish deaths from 400 to four by Friday',
        },
        {
          must: ['aerators', '2', ['ponds', 'tarps', 'shad*']],
          not: ['I rented'],
          example: 'Rented two aerators and shaded the ponds with tarps',
          optional: true,
        },
      ],
      never: ['396', '99%', '^killed', '2022 fish', '4 ponds'],
      numbers: ['400'],
    },
  },
  {
    id: 'tuning-c-numbers-22',
    trade: 'book festival',
    temper: 'money, nights, heads',
    category: 'projects',
    current: false,
    question: ASKED.project,
    answer:
      'Five nights, 32 authors, 4,100 tickets, on a budget of 19 grand. I booked the authors, all but two, and I drove most of them from the station as well.',
    expected: {
      lines: [
        {
          must: [
            'authors',
            ['booked', 'booking'],
            ['32', 'all but 2'],
            ['4,100', 'tickets', 'festival', '5', '19', 'nights', 'all but 2'],
          ],
          not: ['I booked', 'as well'],
          example:
            'Booked all but two of the 32 authors for a five-night festival with 4,100 tickets on a budget of 19 grand',
        },
        {
          must: [
            ['drove', 'driving', 'collected', 'transported'],
            ['authors', 'most'],
          ],
          not: ['I drove'],
          example: 'Drove most of the authors from the station',
          optional: true,
        },
        {
          must: ['32', '4,100'],
          not: ['I booked'],
          example: 'Festival of five nights with 32 authors and 4,100 tickets on a budget of 19 grand',
          optional: true,
        },
      ],
      never: ['^sold', '^led', '34 authors', 'all 32', '19 million'],
      numbers: ['32'],
    },
  },
]
