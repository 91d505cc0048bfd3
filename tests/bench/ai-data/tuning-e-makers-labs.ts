import { ASKED } from './asked.ts'
import type { Case } from './types.ts'
import { about } from './words.ts'

/** People who keep computers running, work in laboratories, and build what can be touched. */
export const TUNING_E_MAKERS_LABS: readonly Case[] = [
  {
    id: 'tuning-e-makers-14',
    trade: 'IT support',
    temper: 'dry',
    category: 'achievements',
    current: true,
    question: ASKED.dayNow,
    answer:
      'I close around 25 tickets a day, mostly passwords and printers to be fair. Satisfaction is 4.8 out of 5. And I wrote the knowledge base article for the VPN that everybody uses.',
    expected: {
      lines: [
        {
          must: [['close', 'closing', 'closed', 'resolve'], about('25'), 'tickets', ['day', 'daily']],
          not: ['to be fair', 'I close'],
          example: 'Close around 25 tickets a day, mostly passwords and printers',
        },
        { must: ['satisfaction', '4.8', '5'], not: ['I wrote'], example: 'Satisfaction 4.8 out of 5' },
        {
          must: ['wrote', ['article', 'knowledge base'], 'VPN'],
          not: ['I wrote'],
          example: 'Wrote the knowledge base article for the VPN',
        },
      ],
      never: ['25 printers', '25 passwords', '^led', '4.8 tickets', '25 users', '5 tickets'],
      unfit: ['to be fair'],
      numbers: ['25', '4.8'],
    },
  },
  {
    id: 'tuning-e-makers-15',
    trade: 'school IT',
    temper: 'alone with everything',
    category: 'achievements',
    current: true,
    question: ASKED.better,
    answer:
      "It's only me for three schools, so that's 600 iPads and whatever the teachers bring. I set up the device management, a new iPad takes five minutes now. Used to be half an hour each.",
    expected: {
      lines: [
        {
          must: ['set up', 'device management'],
          not: ['I set', "it's only"],
          example: 'Set up device management, which cut the setup of a new iPad from half an hour to five minutes',
        },
        {
          must: ['600', 'iPads'],
          not: ['me', 'whatever'],
          example: 'Sole IT support for three schools with 600 iPads',
        },
        {
          must: ['iPad', '5 minutes'],
          not: ['I set', 'me'],
          example: 'New iPad in five minutes instead of half an hour',
          optional: true,
        },
        {
          must: ['3', 'schools'],
          not: ['me', 'whatever'],
          example: 'Only IT support for three schools',
          optional: true,
        },
      ],
      never: ['600 schools', '3 iPads', '600 teachers', '5 hours', '^led', '25 minutes', '5 iPads'],
      unfit: ['whatever'],
      numbers: ['3', '600', '5 minutes'],
    },
  },
  {
    id: 'tuning-e-makers-16',
    trade: 'IT administration',
    temper: 'a bad week told calmly',
    category: 'achievements',
    current: false,
    question: ASKED.hard,
    answer:
      'We had ransomware in 2023. 140 laptops had to be reinstalled and two of us did that in nine days, sleeping not much. No data was lost because the backups I had set up the year before actually worked.',
    expected: {
      lines: [
        {
          must: [['reinstalled', 'reinstalling', 'reinstallation', 'rebuilt'], '140', 'laptops'],
          not: ['of us', 'sleeping', 'had to be'],
          example: 'Reinstalled 140 laptops in nine days as one of two after a ransomware attack in 2023',
        },
        {
          must: [
            ['no data', 'without data', 'without losing data'],
            ['lost', 'loss', 'losing', 'backups'],
          ],
          not: ['I had', 'actually'],
          example: 'No data lost thanks to backups set up the year before',
        },
        {
          must: ['set up', 'backups'],
          not: ['I had', 'actually'],
          example: 'Set up the backups the year before',
          optional: true,
        },
      ],
      never: ['^lost', '140 days', '140 backups', '2023 laptops', '^led', 'single-handed*', '2 laptops', 'alone'],
      unfit: ['sleeping'],
      numbers: ['140', '9 days'],
    },
  },
  {
    id: 'tuning-e-makers-17',
    trade: 'medical laboratory',
    temper: 'calm and exact',
    category: 'achievements',
    current: true,
    question: ASKED.dayNow,
    answer:
      'On a normal day I run between 80 and 120 blood samples through the analyser, do the controls first thing in the morning and ring the ward if a value is critical.',
    expected: {
      lines: [
        {
          must: [['run', 'running', 'process', 'analyse'], ['80', 'between 80'], '120', 'samples'],
          not: ['I run', 'on a normal day I'],
          example: 'Run between 80 and 120 blood samples a day through the analyser',
        },
        { must: ['controls'], not: ['I run'], example: 'Do the controls first thing in the morning', optional: true },
        {
          must: [['ring', 'call', 'phone'], 'ward'],
          not: ['I run'],
          example: 'Ring the ward if a value is critical',
          optional: true,
        },
      ],
      never: ['200', '120 controls', '80 patients', '^led', 'over 120', '120 wards'],
      numbers: [['120', '80-120']],
    },
  },
  {
    id: 'tuning-e-makers-18',
    trade: 'analytical chemistry',
    temper: 'problem, deed, result',
    category: 'achievements',
    current: false,
    question: ASKED.better,
    answer:
      'Our HPLC was down a lot. I took over the maintenance from the outside company, downtime went from about 12 days a year to 3, and we saved the contract, which was 9,000 euros.',
    expected: {
      lines: [
        {
          must: [
            ['took over', 'taking over', 'maintained'],
            'maintenance',
            ['12', '9,000 euros', 'HPLC', 'outside company'],
          ],
          not: ['I took', 'our', 'we saved'],
          example:
            'Took over the maintenance of the HPLC from an outside company; downtime from about 12 days a year to 3, contract of 9,000 euros saved',
        },
        {
          must: ['downtime', '12 days', '3'],
          not: ['I took', 'we saved'],
          example: 'Downtime from about 12 days a year to 3',
          optional: true,
        },
        {
          must: [['saved', 'saving'], 'contract'],
          not: ['we saved'],
          example: 'Saved the maintenance contract of 9,000 euros',
          optional: true,
        },
      ],
      never: ['9 days', '75%', 'over 12', '12 HPLCs', '^led', '9,000 euros a year', '3 euros', '12 euros'],
      unfit: ['down a lot'],
      numbers: ['12 days', '3', '9,000 euros'],
    },
  },
  {
    id: 'tuning-e-makers-19',
    trade: 'food microbiology',
    temper: 'short sentences',
    category: 'achievements',
    current: false,
    question: ASKED.proud,
    answer:
      'I validated the new method for listeria. 60 samples in parallel with the old one, same result in 59. The accreditation body accepted it without any remarks.',
    expected: {
      lines: [
        {
          must: ['validated', 'method', 'listeria'],
          not: ['I validated', 'old one'],
          example: 'Validated a new method for listeria on 60 samples in parallel, 59 with the same result',
        },
        {
          must: ['60', 'samples'],
          not: ['I validated'],
          example: '60 samples in parallel with the old method, same result in 59',
          optional: true,
        },
        {
          must: [
            ['accepted', 'accreditation'],
            ['without any remarks', 'without remarks', 'accepted'],
          ],
          not: ['accepted it'],
          example: 'Method accepted by the accreditation body without remarks',
          optional: true,
        },
      ],
      never: ['60 methods', '98%', '59 remarks', '^accepted', '^led', '59 samples'],
      numbers: ['60', '59'],
    },
  },
  {
    id: 'tuning-e-makers-20',
    trade: 'mechanical engineering',
    temper: 'before and after in parts',
    category: 'achievements',
    current: false,
    question: ASKED.projectResult,
    answer:
      "I redesigned the bracket for the seat frame. It was five parts welded together, now it's one pressed part, 340 grams lighter and 1.20 cheaper per piece. We make 200,000 of them a year.",
    expected: {
      lines: [
        {
          must: ['redesigned', 'bracket'],
          not: ['I redesigned', 'we make', 'it was'],
          example:
            'Redesigned the bracket for a seat frame from five welded parts to one pressed part, 340 grams lighter and 1.20 cheaper per piece',
        },
        {
          must: ['340 grams', ['lighter', 'part', 'bracket']],
          not: ['we make', 'it was', "it's"],
          example: 'One pressed part, 340 grams lighter and 1.20 cheaper per piece',
          optional: true,
        },
        {
          must: ['5 parts', ['welded', 'pressed']],
          not: ['we make', 'it was', "it's"],
          example: 'Five parts welded together before',
          optional: true,
        },
        {
          must: ['200,000', ['brackets', 'bracket', 'pieces', 'parts']],
          not: ['we make', 'them'],
          example: '200,000 pieces a year',
          optional: true,
        },
      ],
      never: [
        'of the grams',
        '240,000',
        '200,000 frames',
        '340 brackets',
        '^led',
        '340 parts',
        '200,000 grams',
        'five brackets',
        '5 seats',
      ],
      numbers: ['340 grams', '1.20'],
    },
  },
  {
    id: 'tuning-e-makers-21',
    trade: 'civil engineering',
    temper: 'proud of a no',
    category: 'achievements',
    current: false,
    question: ASKED.project,
    answer:
      'Site engineer on a bridge, 64 metres, 11 million. I checked the reinforcement before every pour and I was the one who stopped the pour when the cover was wrong on pier two. Finished three weeks early, which had a lot to do with the weather I have to say.',
    expected: {
      lines: [
        {
          must: ['site engineer', 'bridge', ['64 metres', '11 million']],
          not: ['I checked', 'I have'],
          example: 'Site engineer on a bridge of 64 metres and 11 million',
        },
        {
          must: ['checked', 'reinforcement', 'pour'],
          not: ['I checked', 'I was'],
          example: 'Checked the reinforcement before every pour',
        },
        {
          must: ['stopped', 'pour', ['cover', 'pier']],
          not: ['I was', 'the one'],
          example: 'Stopped the pour when the cover was wrong on pier two',
          optional: true,
        },
        { must: ['3 weeks early'], not: ['I have', 'weather'], example: 'Finished three weeks early', optional: true },
      ],
      never: ['11 bridges', '2 piers', '64 million', '11 metres', '^led', '64 bridges', 'three bridges'],
      unfit: ['weather'],
      numbers: [['64 metres', '64-metre'], '11 million'],
    },
  },
  {
    id: 'tuning-e-makers-22',
    trade: 'chemical engineering',
    temper: 'plain report',
    category: 'achievements',
    current: true,
    question: ASKED.hard,
    answer:
      'We had a yield problem in the second reactor. 88 percent when it should be 94. I ran a design of experiments with 16 batches and it came out that the feed was too cold. We preheat it now and we are at 93 and a half.',
    expected: {
      lines: [
        {
          must: ['ran', ['design of experiments', 'experiments'], '16', 'batches'],
          not: ['I ran', 'we', 'came out'],
          example:
            'Ran a design of experiments with 16 batches and found that the feed was too cold; yield from 88% to 93.5%',
        },
        {
          must: ['yield', ['93.5', '93.5%', '93 and a half']],
          not: ['we are', 'should be'],
          example: 'Yield in the second reactor from 88% to 93.5%',
          optional: true,
        },
        {
          must: ['yield', '88%'],
          not: ['we had', 'should be 94 i'],
          example: 'Yield of 88% in the second reactor before',
          optional: true,
        },
        {
          must: [['preheat', 'preheated', 'preheating'], 'feed'],
          not: ['we'],
          example: 'Preheated the feed',
          optional: true,
        },
      ],
      never: ['94% yield', 'at 94%', '2 reactors', '16 reactors', '16%', '88 batches', '^led', 'yield of 94%'],
      numbers: ['16', ['93.5', '93.5%']],
    },
  },
  {
    id: 'tuning-e-makers-23',
    trade: 'energy engineering',
    temper: 'wish, then the deed',
    category: 'achievements',
    current: false,
    question: ASKED.numbers,
    answer:
      'I wish I could say I cut energy by 20 percent but the project was stopped. I did get the steam traps inspected, 310 of them, 47 were broken and got replaced.',
    expected: {
      lines: [
        {
          must: ['310', 'steam traps', ['inspected', 'inspection']],
          not: ['I did', 'I wish'],
          example: 'Got 310 steam traps inspected, 47 of which were broken and replaced',
        },
        {
          must: ['47', ['broken', 'replaced']],
          not: ['I did', 'I wish', 'them'],
          example: '47 broken steam traps replaced',
          optional: true,
        },
        {
          must: ['steam traps', ['inspected', 'inspection']],
          not: ['I did', 'I wish', 'them'],
          example: 'Got the steam traps inspected',
          optional: true,
        },
      ],
      never: ['20%', '310 replaced', '^cut', 'replaced 310', '47 inspected', 'saved', '^led', '263'],
      numbers: ['310', '47'],
    },
  },
]
