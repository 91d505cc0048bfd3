import { ASKED } from './asked.ts'
import type { Case } from './types.ts'
import { about } from './words.ts'

/** A deed here and what came of it there: said twice, said before, said in another sentence. */
export const TUNING_D_RESULTS: readonly Case[] = [
  {
    id: 'tuning-d-results-1',
    trade: 'bakery deliveries',
    temper: 'result repeated',
    category: 'achievements',
    current: false,
    question: ASKED.better,
    answer:
      'I redrew the delivery round. It used to take until 7:40 and forty kilometres. With mine it was 28 kilometres. Twelve less, every single morning.',
    expected: {
      lines: [
        {
          must: [['redrew', 'redesigned', 'replanned'], ['round', 'route'], '28'],
          not: ['I redrew', 'with mine'],
          example: 'Redrew the delivery round, which cut it from forty to 28 kilometres',
        },
        {
          must: ['28', ['km', 'kilometres']],
          not: ['with mine'],
          example: '28 kilometres instead of forty',
          optional: true,
        },
        {
          must: [['redrew', 'redesigned'], 'round'],
          not: ['I redrew'],
          example: 'Redrew the delivery round',
          optional: true,
        },
      ],
      never: ['12 km a', '30%', '7:40 km', '12 minutes', '28 minutes'],
      numbers: ['28'],
    },
  },
  {
    id: 'tuning-d-results-2',
    trade: 'dental practice',
    temper: 'result first',
    category: 'achievements',
    current: false,
    question: ASKED.proud,
    answer:
      'No-shows: from 18 percent to 6. All I did was call people two days before, at lunchtime, when they pick up.',
    expected: {
      lines: [
        {
          must: [
            ['no-shows', 'no-show', 'missed appointments'],
            '18%',
            ['6', '6%'],
            ['called', 'calling', 'call', 'phoned', 'phoning'],
          ],
          not: ['all I did', 'they pick up'],
          example: 'Cut no-shows from 18% to 6% by calling patients two days before',
        },
        {
          must: [['no-shows', 'no-show', 'missed appointments'], '18%', ['6', '6%']],
          not: ['all I did', 'they pick up'],
          example: 'No-shows from 18% down to 6%',
          optional: true,
        },
        {
          must: [['called', 'calling', 'call', 'phoned'], '2 days'],
          not: ['all I did'],
          example: 'Called patients two days before',
          optional: true,
        },
      ],
      never: ['12%', '18 people', '6 days', 'by 18', '67%'],
      numbers: ['18%', ['6', '6%']],
    },
  },
  {
    id: 'tuning-d-results-3',
    trade: 'packaging line',
    temper: 'number in a which clause',
    category: 'achievements',
    current: false,
    question: ASKED.better,
    answer:
      'I swapped the order of two sizes on the changeover plan, which cut changeovers from 40 a week to 25. Nobody had looked at that plan since 2009.',
    expected: {
      lines: [
        {
          must: [['swapped', 'changed'], ['sizes', 'plan', 'order'], '40', '25'],
          not: ['I swapped', 'nobody had'],
          example: 'Swapped the order of two sizes on the changeover plan, cutting changeovers from 40 a week to 25',
        },
      ],
      never: ['2009 changeovers', '15 a week', 'by 40', '40 sizes', '25 sizes'],
      numbers: ['40', '25'],
    },
  },
  {
    id: 'tuning-d-results-4',
    trade: 'online shop',
    temper: 'result in three pieces',
    category: 'achievements',
    current: false,
    question: ASKED.numbers,
    answer:
      'Return rate. We were at 31%. After the size chart, which I measured and drew for all 85 dresses, it was 22, and it stayed there.',
    expected: {
      lines: [
        {
          must: [['size chart', 'chart'], '85', ['31%', '22', '22%']],
          not: ['we were', 'I measured', 'it was'],
          example: 'Measured and drew a size chart for all 85 dresses; the return rate went from 31% to 22%',
        },
        {
          must: [['measured', 'drew', 'made'], '85'],
          not: ['I measured', 'we were'],
          example: 'Measured and drew the size chart for all 85 dresses',
          optional: true,
        },
        { must: ['return*', '31%'], not: ['we were', 'it was'], example: 'Return rate from 31% to 22', optional: true },
      ],
      never: ['9%', '85%', '22 dresses', 'by 22', '31 dresses'],
      numbers: ['85', '31%'],
    },
  },
  {
    id: 'tuning-d-results-5',
    trade: 'solar installer',
    temper: 'average and best',
    category: 'achievements',
    current: false,
    question: ASKED.numbers,
    answer:
      "My best week: 96 panels. Usually more like 70. The inspector found something on two roofs out of, I'd say, 130, and one of these was a missing sticker.",
    expected: {
      lines: [
        {
          must: ['70', ['panels', 'week']],
          not: ['my best', 'more like'],
          example: 'Installed about 70 panels a week, 96 in the best week',
        },
        { must: ['96', 'panels'], not: ['my best'], example: '96 panels in the best week', optional: true },
        {
          must: ['2', ['roofs', 'roof'], [...about('130'), '130']],
          not: ["I'd say"],
          example: 'Findings of the inspector on only two of about 130 roofs',
        },
      ],
      never: ['130 panels', '166', '96 roofs', '70 roofs', 'over 130', '^missing'],
      numbers: ['96', '70', '2'],
    },
  },
  {
    id: 'tuning-d-results-6',
    trade: 'parish council',
    temper: 'money and votes',
    category: 'achievements',
    current: false,
    question: ASKED.projectResult,
    answer:
      'The playground. £46,000 was needed. I wrote to eleven foundations, four answered, and three of them paid: 38,000 in all. The rest was a cake sale.',
    expected: {
      lines: [
        {
          must: [['wrote', 'applied'], '11', 'foundations', ['38,000', '£38,000', '4', '3']],
          not: ['I wrote', 'four answered, and'],
          example: 'Wrote to eleven foundations for a playground, three of which paid £38,000 of the £46,000 needed',
        },
        { must: ['11', 'foundations'], not: ['I wrote'], example: 'Wrote to eleven foundations', optional: true },
        {
          must: [['38,000', '£38,000']],
          not: ['I wrote'],
          example: 'Three foundations paid 38,000 in all',
          optional: true,
        },
        { must: ['£46,000'], not: ['I wrote'], example: 'Playground for £46,000', optional: true },
      ],
      never: ['raised £46,000', '11 foundations paid', '£84,000', '8,000 in all', '4 foundations paid'],
      numbers: ['11', ['38,000', '£38,000']],
    },
  },
  {
    id: 'tuning-d-results-7',
    trade: 'hotel laundry',
    temper: 'before and after apart',
    category: 'achievements',
    current: false,
    question: ASKED.better,
    answer: 'When I came we lost 300 towels a year. I had numbers sewn in. Last year we lost 45.',
    expected: {
      lines: [
        {
          must: [['numbers', 'numbered', 'marked'], ['sewn', 'sewed', 'sew', 'marked'], '45'],
          not: ['I had', 'when I came', 'we lost'],
          example: 'Arranged for numbers to be sewn into the towels; losses went from 300 a year to 45',
        },
        {
          must: ['towels', '300', '45'],
          not: ['I had', 'we lost'],
          example: 'Towels lost went from 300 a year to 45',
          optional: true,
        },
        {
          must: ['numbers', 'sewn'],
          not: ['I had'],
          example: 'Arranged for numbers to be sewn into the towels',
          optional: true,
        },
      ],
      never: ['^lost', '255', '85%', '300 numbers', '45 numbers', 'sewed 300'],
      numbers: ['45'],
    },
  },
  {
    id: 'tuning-d-results-8',
    trade: 'physics teacher',
    temper: 'class results',
    category: 'achievements',
    current: false,
    question: ASKED.proud,
    answer:
      'In my first year nine of 24 took the advanced exam. I opened the lab on Wednesday afternoons, anyone could come. Three years on it was 19, and 17 of these passed.',
    expected: {
      lines: [
        {
          must: [['opened', 'lab'], 'lab', ['19', '17']],
          not: ['I opened', 'in my first', 'anyone could'],
          example:
            'Opened the lab on Wednesday afternoons; advanced exam entries rose from nine to 19, of whom 17 passed',
        },
        {
          must: [['opened', 'ran'], 'lab', 'wednesday'],
          not: ['I opened'],
          example: 'Opened the lab on Wednesday afternoons',
          optional: true,
        },
        { must: ['9', '24'], not: ['in my first'], example: 'Nine of 24 took the advanced exam', optional: true },
        { must: ['19', '17'], not: ['it was'], example: '19 took the exam, and 17 of these passed', optional: true },
      ],
      never: ['100%', '17 years', '24 passed', '19 passed', '3 passed', '9 passed'],
      numbers: ['19', '17'],
    },
  },
  {
    id: 'tuning-d-results-9',
    trade: 'metal recycling',
    temper: 'thing as subject',
    category: 'achievements',
    current: false,
    question: ASKED.better,
    answer:
      'The magnet I welded onto the belt pulls out roughly 60 kilos of iron a day that went to landfill before. The belt cost nothing, it was from the scrap heap.',
    expected: {
      lines: [
        {
          must: ['magnet', ['welded', 'fitted', 'added', 'mounted'], about('60 kilos'), 'iron'],
          not: ['I welded', 'the belt cost'],
          example: 'Welded a magnet onto the belt that pulls out roughly 60 kilos of iron a day',
        },
        { must: ['welded', 'magnet'], not: ['I welded'], example: 'Welded a magnet onto the belt', optional: true },
        {
          must: ['magnet', '60 kilos'],
          not: ['I welded'],
          example: 'Magnet pulls out roughly 60 kilos of iron a day',
          optional: true,
        },
      ],
      never: ['60 magnets', 'over 60', '60 belts', '^landfill', 'saved 60 euros'],
      numbers: ['60'],
    },
  },
  {
    id: 'tuning-d-results-10',
    trade: 'community nurse',
    temper: 'numbers then deed',
    category: 'achievements',
    current: false,
    question: ASKED.numbers,
    answer:
      'Thirteen visits a day, 52 patients on my list, two of us for the whole valley. And the wound photos: I brought those in, for the doctor, so he drives out maybe twice a month, not twice a week.',
    expected: {
      lines: [
        {
          must: ['13', 'visits', 'day', ['52', 'patients']],
          not: ['on my list', 'two of us'],
          example: 'Made thirteen visits a day to 52 patients',
        },
        {
          must: [
            ['photos', 'wound'],
            ['introduced', 'brought', 'started'],
          ],
          not: ['I brought', 'not twice', 'maybe'],
          example: 'Introduced wound photos for the doctor',
        },
        { must: ['52', 'patients'], not: ['on my list'], example: '52 patients', optional: true },
      ],
      never: ['52 visits', '13 patients', '2 photos', '^led', '13 photos', '52 a day'],
      numbers: ['13', '52'],
    },
  },
  {
    id: 'tuning-d-results-11',
    trade: 'print shop',
    temper: 'saved time and paper',
    category: 'achievements',
    current: false,
    question: ASKED.better,
    answer:
      "Proofs go out as PDF now. That's mine, I set it up with the templates. Saves us around 30 euros a job on paper and a day and a half of waiting.",
    expected: {
      lines: [
        {
          must: [['set up', 'introduced', 'created'], ['pdf', 'templates', 'proofs'], about('30 euros'), 'job'],
          not: ["that's mine", 'saves us'],
          example: 'Set up PDF proofs with templates, saving around 30 euros a job on paper',
        },
        {
          must: [['saves', 'saving', 'saved'], '30 euros', 'job'],
          not: ['saves us', "that's mine"],
          example: 'Saved around 30 euros a job on paper',
          optional: true,
        },
        {
          must: ['set up', ['templates', 'proofs', 'pdf']],
          not: ["that's mine", 'set it up'],
          example: 'Set up PDF proofs with templates',
          optional: true,
        },
      ],
      never: ['30 jobs', '30 days', 'over 30', 'over 30 euros', '1.5 euros', '30 templates'],
      numbers: ['30 euros'],
    },
  },
  {
    id: 'tuning-d-results-12',
    trade: 'pest control',
    temper: 'passive result',
    category: 'achievements',
    current: false,
    question: ASKED.hard,
    answer:
      'The food plant had moths for two years. Three firms had tried. I put out 40 traps in a grid, counted every week and found the leak behind the flour silo; sealed, done, zero since March.',
    expected: {
      lines: [
        {
          must: ['40', 'traps', ['found', 'leak', 'counted', 'sealed']],
          not: ['I put', 'three firms', 'done'],
          example:
            'Put out 40 traps in a grid, counted them weekly and found and sealed the leak behind the flour silo; no moths since',
        },
        { must: ['40', 'traps'], not: ['I put'], example: 'Put out 40 traps in a grid', optional: true },
        {
          must: ['leak', 'silo'],
          not: ['I put', 'done'],
          example: 'Found the leak behind the flour silo',
          optional: true,
        },
      ],
      never: ['3 firms tried', '2 years of', '40 moths', '40 leaks', '3 traps', '^sealed since'],
      numbers: ['40'],
    },
  },
  {
    id: 'tuning-d-results-13',
    trade: 'sales rep',
    temper: 'target and result',
    category: 'achievements',
    current: false,
    question: ASKED.numbers,
    answer:
      'Target was 420k, I did 510. The year after they put it up to 600 and I made 604, on the 29th of December, by phone, from my kitchen.',
    expected: {
      lines: [
        {
          must: [
            ['510', '510k'],
            ['target', '420k'],
          ],
          not: ['I did', 'my kitchen', 'they put'],
          example: 'Reached 510k against a target of 420k',
        },
        {
          must: [
            ['604', '604k'],
            ['600', '600k', 'target', 'year'],
          ],
          not: ['my kitchen', 'they put', 'I made'],
          example: 'Made 604k against a target of 600k the year after',
        },
      ],
      never: ['121%', '90k', '1,114', '29 phones', '420k sales', '604 calls'],
      unfit: ['kitchen'],
      numbers: [
        ['510', '510k'],
        ['604', '604k'],
      ],
    },
  },
  {
    id: 'tuning-d-results-14',
    trade: 'animal shelter',
    temper: 'adoptions',
    category: 'achievements',
    current: false,
    question: ASKED.better,
    answer:
      "I photograph the cats properly, with a toy, at eye level. Average stay has gone down, 71 days to 44, the vet did the sums. Also I wrote the texts, in the cat's voice, silly, but.",
    expected: {
      lines: [
        {
          must: [['photograph*', 'photos'], 'cats', '71', '44'],
          not: ['I photo', 'vet did', 'silly'],
          example: 'Photographed the cats with a toy at eye level; the average stay went down from 71 days to 44',
        },
        {
          must: [['photograph*', 'photos'], 'cats'],
          not: ['I photo'],
          example: 'Photographed the cats properly',
          optional: true,
        },
        { must: ['stay', '71', '44'], not: ['vet'], example: 'Average stay down from 71 days to 44', optional: true },
        { must: ['wrote', 'texts'], not: ['silly', 'I wrote'], example: 'Wrote the texts', optional: true },
      ],
      never: ['27', '38%', '71 cats', '44 cats', '^did the sums', 'as vet'],
      unfit: ['silly'],
      numbers: ['71', '44'],
    },
  },
  {
    id: 'tuning-d-results-15',
    trade: 'construction surveyor',
    temper: 'cause and count apart',
    category: 'achievements',
    current: false,
    question: ASKED.proud,
    answer:
      'Claims. The project before had 57 claims from the subcontractor. Ours, 6. I walked the site every Friday with his foreman and we signed the quantities there and then.',
    expected: {
      lines: [
        {
          must: [['walked', 'site', 'quantities'], ['friday', 'signed'], '6'],
          not: ['I walked', 'we signed', 'ours'],
          example:
            'Walked the site every Friday with the foreman of the subcontractor to sign quantities; 6 claims, where the project before had 57',
        },
        {
          must: ['walked', 'site'],
          not: ['I walked', 'we signed'],
          example: 'Walked the site every Friday',
          optional: true,
        },
        {
          must: ['6', '57', 'claims'],
          not: ['ours'],
          example: '6 claims instead of 57 in the project before',
          optional: true,
        },
      ],
      never: ['57 claims on', '51', '57 subcontractors', 'cut claims by', '63 claims', '6 fridays'],
      numbers: ['6'],
    },
  },
  {
    id: 'tuning-d-results-16',
    trade: 'driving instructor',
    temper: 'pass rate compared',
    category: 'achievements',
    current: true,
    question: ASKED.numbers,
    answer:
      'Of my pupils 78% pass first time, and the school as a whole has 61. I take about eight hours more for night driving, that will be it. I have around 35 on the go.',
    expected: {
      lines: [
        {
          must: ['78%', ['pass', 'passed', 'passing'], ['61', '61%', 'pupils', 'first']],
          not: ['my pupils', 'that will'],
          example: '78% of pupils pass first time, where the school as a whole has 61%',
        },
        {
          must: [about('35'), ['pupils', 'learners', 'students']],
          not: ['I have'],
          example: 'Teach around 35 pupils',
          optional: true,
        },
        {
          must: [about('8 hours'), 'night'],
          not: ['that will', 'I take'],
          example: 'Take about eight hours more for night driving',
          optional: true,
        },
      ],
      never: ['17%', '35%', '61 pupils', '78 pupils', '35 hours', 'over 35'],
      numbers: ['78%'],
    },
  },
]
