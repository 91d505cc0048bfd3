import { ASKED } from './asked.ts'
import type { Case } from './types.ts'
import { about, LED, REPAIRED, TRAINED } from './words.ts'

/** Terms of which one is enough, or which are all barred. */
const any = (listed: string): readonly string[] => listed.split(', ')

/** Factories, farms and gardens under glass. */
export const TUNING_F_D_ALPHA_4: readonly Case[] = [
  {
    id: 'tuning-f-d-alpha-38',
    trade: 'bottling line',
    temper: 'matter-of-fact',
    category: 'achievements',
    current: true,
    question: ASKED.better,
    answer:
      "The changeover. It was fifty minutes from the litre to the half litre bottle. I put all the tools on one trolley with a drawn outline for each, and now it's thirty-two.",
    expected: {
      lines: [
        {
          must: ['50', '32', ['changeover', 'change-over', 'change', 'switch', 'switchover']],
          not: ["it's", 'it was'],
          example:
            'Cut the changeover from litre to half litre bottles from fifty minutes to thirty-two by putting all tools on one trolley with outlines',
        },
        {
          must: [['tools', 'tool'], 'trolley'],
          example: 'Put all the tools on one trolley with a drawn outline for each',
          optional: true,
        },
      ],
      never: ['18 minutes', '36%', '50 litres', '32 tools', '32 bottles', '50 bottles', '50%'],
      numbers: ['50', '32'],
    },
  },
  {
    id: 'tuning-f-d-alpha-39',
    trade: 'quality inspection',
    temper: "the plant's number beside one's own",
    category: 'achievements',
    current: true,
    question: ASKED.numbers,
    answer:
      "The plant makes 12,000 gearboxes a month. I measure every fiftieth. I've stopped the line four times so far, and every time I was right.",
    expected: {
      lines: [
        {
          must: [
            ['every 50th', 'every fiftieth', 'every 50', '1 in 50', 'one in 50', 'each 50th'],
            ['gearbox', 'gearboxes'],
          ],
          not: ['plant makes', 'measured', 'the fiftieth'],
          example: 'Measure every fiftieth gearbox at a plant that makes 12,000 a month',
        },
        {
          must: [['stopped', 'stopping', 'halted'], 'line', ['4', '4 times']],
          not: ['I was', 'so far, and'],
          example: 'Stopped the line four times, rightly each time',
        },
      ],
      never: any(
        '^make 12,000, ^made, ^measure 12,000, ^check 12,000, ^inspect 12,000, 240, 12,000 times, 4 gearboxes, ^stopped the plant',
      ),
      numbers: ['4'],
    },
  },
  {
    id: 'tuning-f-d-alpha-40',
    trade: 'biscuit factory',
    temper: 'second-language English',
    category: 'achievements',
    current: true,
    question: ASKED.proud,
    answer:
      'I work in line of biscuits, night shift, 7 years. I learn the new peoples, maybe 25 already. When machine stop I can repair small thing, I not wait for technician.',
    expected: {
      lines: [
        {
          must: [
            [...TRAINED, 'train'],
            about('25'),
            any('people, colleagues, workers, employees, staff, starters, operators, newcomers, hires, recruits'),
          ],
          not: ['peoples', 'learn the'],
          example: 'Trained about 25 new colleagues on the biscuit line',
        },
        {
          must: [
            [...REPAIRED, 'repair', 'repairs', 'fix', 'faults'],
            ['small', 'minor', 'little'],
          ],
          not: ['small thing', 'I not'],
          example: 'Repair small faults of the machine without waiting for a technician',
        },
        {
          must: [['7 years'], ['biscuit', 'biscuits', 'night', 'nights']],
          not: ['line of biscuits'],
          example: 'Seven years on the night shift of a biscuit line',
          optional: true,
        },
        {
          must: [
            ['biscuit', 'biscuits'],
            ['night', 'line'],
          ],
          not: ['line of biscuits'],
          example: 'Work on a biscuit line on the night shift',
          optional: true,
        },
      ],
      never: any('25 years, 7 people, ^learned, ^technician, 25 machines, 7 machines, as a technician, 25 biscuits'),
      numbers: ['25'],
    },
  },
  {
    id: 'tuning-f-d-alpha-41',
    trade: 'maintenance fitter',
    temper: 'levels',
    category: 'skills',
    current: true,
    question: ASKED.skills,
    answer:
      "Hydraulics, pneumatics, bearings. SAP for the work orders. A Siemens S7 I can read but I can't program it. And TIG welding, certified until 2027.",
    expected: {
      lines: [
        { must: ['hydraulics'], example: 'Hydraulics' },
        { must: ['pneumatics'], example: 'Pneumatics' },
        { must: [['bearings', 'bearing']], example: 'Bearings' },
        { must: ['SAP'], example: 'SAP (work orders)' },
        { must: [['S7', 'Siemens']], not: ['I can', 'program', 'programming'], example: 'Siemens S7 (reading)' },
        { must: ['TIG'], not: ['^and'], example: 'TIG welding (certified)' },
        { must: [['work orders']], example: 'Work orders', optional: true },
      ],
      never: ['programming', 'S7 programmer', 'MIG', 'expert', 'PLC programming'],
      numbers: [],
    },
  },
  {
    id: 'tuning-f-d-alpha-42',
    trade: 'foundry',
    temper: 'cause in doubt',
    category: 'achievements',
    current: false,
    question: ASKED.numbers,
    answer:
      "I was leading a shift of twenty-six. No lost-time accidents in 2023, the year before we'd had three. I did a five-minute talk before every shift. Whether that's why, who knows.",
    expected: {
      lines: [
        {
          must: ['26', [...LED, 'shift', 'shift leader', 'leader']],
          not: ['I was'],
          example: 'Led a shift of twenty-six',
        },
        {
          must: [['no', 'zero', '0', 'without', 'none'], ['accidents', 'accident', 'lost-time'], '2023'],
          not: ["we'd", 'reduced', 'cut'],
          example: 'No lost-time accidents in 2023, after three the year before',
        },
        {
          must: ['5-minute', ['talk', 'talks', 'briefing', 'briefings']],
          not: ['who knows', 'reduced', 'cut'],
          example: 'Gave a five-minute talk before every shift',
        },
      ],
      never: any(
        '^reduced, ^cut, ^eliminated, which cut, which reduced, eliminating, reducing, thanks to, resulting in, leading to, 26 accidents, 5 accidents, 3 shifts, 2023 accidents, 3 accidents in 2023',
      ),
      unfit: ['who knows'],
      numbers: ['26'],
    },
  },
  {
    id: 'tuning-f-d-alpha-43',
    trade: 'textile cutting',
    temper: 'part in a team',
    category: 'projects',
    current: false,
    question: ASKED.project,
    answer:
      'The company brought in an automatic cutter from Italy. I was one of two operators who tested it with the Italians, six weeks, and I wrote the cleaning instructions. Fabric waste was eight percent before, now it is five and a bit.',
    expected: {
      lines: [
        {
          must: [['cutter', 'cutting'], any('tested, testing, test, trialled, piloted')],
          not: ['I was'],
          example: 'Tested a new automatic cutter with the Italian maker for six weeks as one of two operators',
        },
        {
          must: ['instructions', ['cleaning']],
          not: ['I wrote'],
          example: 'Wrote the cleaning instructions for the cutter',
        },
        {
          must: [['waste'], ['8%'], ['5', '5%']],
          not: ['and a bit', 'it is'],
          example: 'Fabric waste went from eight percent to just over 5',
          optional: true,
        },
      ],
      never: any(
        '3%, ^reduced, ^cut fabric waste, ^cut waste, 6 operators, ^led, ^bought, ^brought in, ^introduced, 2 weeks, 6 cutters, 2 cutters',
      ),
      numbers: [],
    },
  },
  {
    id: 'tuning-f-d-alpha-44',
    trade: 'dairy farm',
    temper: 'plain',
    category: 'achievements',
    current: true,
    question: ASKED.dayNow,
    answer:
      'Milking at five and again at four, 110 cows, with my brother-in-law. In between I feed the calves and do the paperwork for the subsidies. Sundays we swap.',
    expected: {
      lines: [
        {
          must: ['110', 'cows', ['milk', 'milking']],
          not: ['milked', 'in-law'],
          example: 'Milk 110 cows twice a day with another farmer',
        },
        { must: [['calves']], not: ['fed', 'in between'], example: 'Feed the calves' },
        {
          must: [['paperwork', 'applications', 'subsidy', 'subsidies', 'administration']],
          not: ['did', 'in between'],
          example: 'Do the paperwork for the subsidies',
        },
      ],
      never: ['110 calves', '5 cows', '4 cows', '220', 'alone', '55', '9 times', '110 litres'],
      unfit: ['brother-in-law', 'swap'],
      numbers: ['110'],
    },
  },
  {
    id: 'tuning-f-d-alpha-45',
    trade: 'strawberry picking',
    temper: 'second-language English',
    category: 'achievements',
    current: false,
    question: ASKED.numbers,
    answer:
      'Strawberry, five season in Huelva and two in Holland. I pick 90 kilo in one day, sometime 100. Last season the chief give me group of 12 women for control.',
    expected: {
      lines: [
        {
          must: ['90', ['kg', 'kilos', '90 kg', '90 to 100 kg'], ['day', 'daily']],
          not: ['I pick', 'in 1 day', 'sometime'],
          example: 'Picked 90 kilos of strawberries a day, sometimes 100',
        },
        {
          must: ['12', ['women', 'pickers', 'workers', 'people', 'group', 'team']],
          not: ['chief', 'give me', 'for control'],
          example: 'Supervised a group of 12 women in the last season',
        },
        {
          must: [['5 seasons', '7 seasons', '5'], any('Huelva, strawberry, strawberries, picking')],
          not: ['5 season'],
          example: 'Picked strawberries for five seasons in Huelva and two in Holland',
        },
      ],
      never: any('190, 12 kilos, 90 women, 5 women, 12 seasons, 100 women, 90 boxes, 2 women, over 100'),
      unfit: ['chief'],
      numbers: ['90', '12'],
    },
  },
  {
    id: 'tuning-f-d-alpha-46',
    trade: 'sheep farm',
    temper: 'cause told',
    category: 'achievements',
    current: true,
    question: ASKED.proud,
    answer:
      "I've got 340 ewes. Lambing was 1.4 a ewe when I took over from my father, this year 1.7. Scanning them early is what did it, and feeding the ones with twins separately.",
    expected: {
      lines: [
        {
          must: ['1.4', '1.7', ['lamb', 'lambs', 'lambing']],
          not: ['what did it', 'I took', 'my father'],
          example: 'Raised lambing from 1.4 to 1.7 a ewe by scanning early and feeding ewes with twins separately',
        },
        { must: ['340', 'ewes'], not: ["I've", 'scanning them'], example: 'Keep 340 ewes' },
        {
          must: [any('scan, scanning, scanned'), ['early', 'ewes', 'twins']],
          not: ['what did it'],
          example: 'Scan ewes early and feed those with twins separately',
          optional: true,
        },
      ],
      never: ['0.3', '21%', '340 lambs', '1.7 ewes', '340 twins', '1.4 twins'],
      numbers: ['340', '1.4', '1.7'],
    },
  },
  {
    id: 'tuning-f-d-alpha-47',
    trade: 'vineyard',
    temper: 'hopeful',
    category: 'career_goals',
    current: true,
    question: ASKED.goals,
    answer:
      "I'd like to make wine, not just grow it. So a cellar course next winter, and in a few years my own label, a small one.",
    expected: {
      lines: [
        {
          must: ['wine', ['make', 'making', 'production', 'winemaking', 'produce']],
          not: ['not just grow it. so'],
          example: 'Wants to make wine, not just grow it.',
        },
        { must: ['label', ['own', 'small']], example: 'Aims to have a small label in a few years.' },
        {
          must: [['cellar'], ['course', 'training']],
          example: 'Planning a cellar course next winter.',
          optional: true,
        },
      ],
      never: any(
        '^winemaker, ^makes wine, ^made, ^owner, ^completed, experienced, ^runs, ^founded, ^trained, ^cellar course completed',
      ),
      numbers: [],
    },
  },
  {
    id: 'tuning-f-d-alpha-48',
    trade: 'combine driver',
    temper: 'empty talk',
    category: 'achievements',
    current: false,
    question: ASKED.proud,
    answer:
      "Ah, nothing special. You drive, it rains, you stop, you drive again. Ask my wife, she'll tell you I was never home.",
    expected: { lines: [], never: [], numbers: [], nothing: true },
  },
  {
    id: 'tuning-f-d-alpha-49',
    trade: 'tomato greenhouse',
    temper: 'thoughtful',
    category: 'achievements',
    current: true,
    question: ASKED.hard,
    answer:
      "Whitefly. Every summer we sprayed and every summer they came back. I'd read about the little wasps and asked to try them in one house out of five. That house hasn't been sprayed for two years now, and last spring they did the other four as well.",
    expected: {
      lines: [
        {
          must: [
            ['wasps', 'wasp', 'biological'],
            any(
              'tried, trial, trialled, tested, introduced, suggested, proposed, brought in, asked, pilot*, used, started, initiated, replaced, trying',
            ),
          ],
          not: ["I'd", 'try them', 'in 5 houses'],
          example:
            'Proposed and tried small wasps against whitefly in one of five greenhouses, which has not been sprayed for two years',
        },
        {
          must: [
            ['2 years'],
            [
              'no spraying',
              'not been sprayed',
              'without spraying',
              'no spray',
              'unsprayed',
              'spray-free',
              "hasn't been sprayed",
              'not sprayed',
              'free of spraying',
              'no need to spray',
              'without spray',
              'no sprays',
              'zero spraying',
              'no pesticide',
              'without pesticides',
              'no longer sprayed',
            ],
          ],
          not: ['that house'],
          example: 'No spraying in one house for two years thanks to wasps',
        },
        {
          must: [
            ['other 4', '4 other', 'remaining 4', 'all 5', '4 more', 'rest'],
            ['houses', 'greenhouses', 'wasps', 'house'],
          ],
          not: ['they did'],
          example: 'Wasps brought into the other four houses last spring',
          optional: true,
        },
      ],
      never: any('5 years, 4 years, ^sprayed, 2 houses, 5 wasps, no spraying in 5, 9 houses'),
      numbers: ['2 years'],
    },
  },
]
