import { ASKED } from './asked.ts'
import type { Case } from './types.ts'
import { about, LED, TRAINED } from './words.ts'

/** People whose English came second, in houses, on roads, at benches and in laboratories. */
export const TUNING_F_D_DELTA_1: readonly Case[] = [
  {
    id: 'tuning-f-d-delta-1',
    trade: 'hotel laundry',
    temper: 'Portuguese flavour, usual and peak',
    category: 'achievements',
    current: true,
    question: ASKED.dayNow,
    answer:
      'I work in the laundry of hotel, we are three persons. Each day comes 400 kilos of sheets and towels, in August 600. I do the ironing machine and also I control that nothing goes up with spot.',
    expected: {
      lines: [
        {
          must: ['400 kg', ['sheets', 'towels', 'linen', 'laundry']],
          not: ['comes'],
          example: 'Handle 400 kg of sheets and towels a day in a team of three, 600 in August',
        },
        { must: ['iron*'], example: 'Operate the ironing machine' },
        {
          must: [['spot', 'spots', 'stain', 'stains', 'stained', 'spotless', 'clean', 'quality', 'check*', 'inspect*']],
          example: 'Check that no linen goes up with stains',
          optional: true,
        },
      ],
      never: ['^led', '1,000', '400 sheets', '600 towels', '400 rooms', '3 kg', '600 people', '3 days'],
      numbers: ['400'],
    },
  },
  {
    id: 'tuning-f-d-delta-2',
    trade: 'parcel delivery',
    temper: 'plurals left out',
    category: 'achievements',
    current: false,
    question: ASKED.numbers,
    answer:
      'In one day I have 140, 150 stop, I finish always before 5. Two time I was driver of the month, in March and in October. No accident in three year, only one mirror.',
    expected: {
      lines: [
        {
          must: [
            ['140', '150'],
            ['stops', 'stop', 'deliveries'],
          ],
          not: ['150 stop'],
          example: 'Made 140 to 150 stops a day, always finished before 5',
        },
        { must: ['driver of the month', ['2x', 'twice', 'March']], example: 'Driver of the month twice' },
        { must: [['accident*'], '3 year'], example: 'No accident in three years', optional: true },
      ],
      never: ['290', '5 stops', '3 accidents', '2 months', '140 days', '140 hours', 'two accidents'],
      unfit: ['mirror'],
      numbers: [],
    },
  },
  {
    id: 'tuning-f-d-delta-3',
    trade: 'dental laboratory',
    temper: 'Syrian flavour, before and now',
    category: 'achievements',
    current: true,
    question: ASKED.proud,
    answer:
      'In Aleppo I had laboratory of teeth, my own, with 5 workers. Here in Germany I begin again as helper. Now I do alone the crowns with zirconium, about 20 in the week, and the chief gives me the difficult color.',
    expected: {
      lines: [
        {
          must: [['laboratory', 'lab'], '5', ['workers', 'employees', 'staff', 'people', 'technicians', 'team of 5']],
          not: ['laboratory of teeth'],
          example: 'Ran a dental laboratory with 5 workers in Aleppo',
        },
        {
          must: [['crowns', 'crown'], ['zirconium', 'zirconia'], about('20'), ['week', 'weekly']],
          not: ['alone the'],
          example: 'Make about 20 zirconia crowns a week independently',
        },
        { must: [['color*', 'colour*', 'shade*']], example: 'Given the difficult colours', optional: true },
      ],
      never: ['20 a day', '5 crowns', '20 workers', 'dentist', '5 years', 'surgery'],
      unfit: ['chief'],
      numbers: ['5', '20'],
    },
  },
  {
    id: 'tuning-f-d-delta-4',
    trade: 'hospital cleaning',
    temper: 'Polish flavour',
    category: 'achievements',
    current: true,
    question: ASKED.dayNow,
    answer:
      'Every night I clean two operating rooms and the corridor, it must be ready until 6 in morning. Inspection come four times in year and in five years we never had bad result. I have taught seven new colleague.',
    expected: {
      lines: [
        {
          must: [['clean', 'cleaning'], ['operating rooms', 'operating theatres', 'operating theaters'], '2'],
          not: ['until 6'],
          example: 'Clean two operating rooms and the corridor every night, ready by 6 in the morning',
        },
        {
          must: [
            ['inspection', 'inspections', '4 times a year'],
            '5 year',
            ['no', 'never', 'passed', 'without', 'good'],
          ],
          not: ['come'],
          example: 'No bad result at inspections in five years',
        },
        { must: ['7', TRAINED], not: ['colleague'], example: 'Taught seven new colleagues' },
      ],
      never: ['7 years', '6 rooms', '4 years', 'nurse', '6 operating', '7 operating', '4 rooms', '7 inspections'],
      numbers: ['5 years', '7'],
    },
  },
  {
    id: 'tuning-f-d-delta-5',
    trade: 'materials research',
    temper: 'Chinese flavour, not accepted yet',
    category: 'projects',
    current: true,
    question: ASKED.project,
    answer:
      'My project is about water filter from graphene. I designed the membrane and test it with 36 samples, it remove 94 percent of lead. Paper is submitted but not accept yet.',
    expected: {
      lines: [
        {
          must: [
            ['designed', 'developed', 'created', 'built', 'made', 'design'],
            ['membrane', 'filter', 'filters'],
          ],
          not: ['it remove'],
          example: 'Designed a graphene membrane for water filters',
        },
        { must: ['36', 'samples'], not: ['test it', 'it remove'], example: 'Tested the membrane with 36 samples' },
        { must: ['94%', 'lead'], not: ['it remove', 'membrane remove'], example: 'Membrane removes 94% of lead' },
        { must: ['paper', 'submitted'], not: ['accept'], example: 'Submitted a paper on it', optional: true },
      ],
      never: ['published', '^accepted', 'was accepted', '94 samples', '36%', '^led', 'patent', '6%', '36 filters'],
      numbers: ['36', '94%'],
    },
  },
  {
    id: 'tuning-f-d-delta-6',
    trade: 'electrician',
    temper: 'Ukrainian flavour, yes and no',
    category: 'skills',
    current: true,
    question: ASKED.skills,
    answer:
      'I read drawings, I make panels up to 400 amper, KNX I started to learn in last year and now I do it by myself. Siemens Logo yes, S7 no. German B1, Russian and Ukrainian is native.',
    expected: {
      lines: [
        { must: [['drawings', 'drawing', 'diagrams', 'schematics']], example: 'Reading drawings' },
        { must: [['panels', 'panel', 'switchboards', 'boards']], example: 'Electrical panels up to 400 amperes' },
        { must: ['KNX'], not: ['last year'], example: 'KNX' },
        { must: ['Logo'], not: ['yes'], example: 'Siemens Logo' },
        { must: ['German', 'B1'], example: 'German (B1)' },
        { must: ['Russian'], example: 'Russian (native)' },
        { must: ['Ukrainian'], example: 'Ukrainian (native)' },
      ],
      never: ['S7', 'German native', 'native German', '400 panels', 'expert', 'English', 'German and Russian native'],
      numbers: ['B1'],
    },
  },
  {
    id: 'tuning-f-d-delta-7',
    trade: 'coffee bar',
    temper: 'Italian flavour',
    category: 'achievements',
    current: false,
    question: ASKED.better,
    answer:
      'I was the responsible of the bar, 4 baristas. We arrived to 350 coffees in a morning, before was 220. I changed the position of the machines, like this one person makes not so many steps.',
    expected: {
      lines: [
        {
          must: ['4', 'baristas', [...LED, 'responsible', 'head', 'team of', 'led']],
          not: ['the responsible of'],
          example: 'Ran the bar with 4 baristas',
        },
        {
          must: ['350', 'coffees', ['220', 'morning']],
          not: ['arrived to', 'before was'],
          example: 'Coffees per morning went from 220 to 350',
        },
        {
          must: [
            ['machine', 'machines'],
            [
              'position',
              'positions',
              'rearrang*',
              'moved',
              'moving',
              'layout',
              'reposition*',
              'chang*',
              'placement',
              'reorganis*',
              'reorganiz*',
              'placed',
            ],
          ],
          not: ['not so many', 'like this'],
          example: 'Changed the position of the machines so that one person makes fewer steps',
        },
      ],
      never: ['130', '59%', '4 machines', '350 a day', '220 a day', '4 coffees', 'owner', '350 customers'],
      numbers: ['4', '350', '220'],
    },
  },
  {
    id: 'tuning-f-d-delta-8',
    trade: 'product management',
    temper: 'Korean flavour',
    category: 'achievements',
    current: true,
    question: ASKED.numbers,
    answer:
      'I am product manager of the kids learning app since 2 years. I decided to cut the onboarding from 9 screens to 4. After it the registration rate was 61%, before 48%. The engineers were not happy first but later they agree.',
    expected: {
      lines: [
        { must: ['onboarding', '9', '4', ['screens', 'screen']], example: 'Cut the onboarding from 9 screens to 4' },
        {
          must: ['registration*', '61%', '48%'],
          not: ['before 48%', 'after it'],
          example: 'Registration rate rose from 48% to 61% after the cut of the onboarding',
        },
        { must: ['product manager', ['2 year', 'app']], example: 'Product manager of a learning app', optional: true },
      ],
      never: ['13%', '27%', '9 years', '4 years', '61% to 48%', '48 screens', '2 screens', '9 engineers'],
      unfit: ['not happy', 'they agree'],
      numbers: ['9', '4', '61%', '48%'],
    },
  },
  {
    id: 'tuning-f-d-delta-9',
    trade: 'warehouse',
    temper: 'Romanian flavour, a denial first',
    category: 'achievements',
    current: true,
    question: ASKED.numbers,
    answer:
      'Is not true that I know the forklift, I only have the licence for the electric jack. I pick about 120 line in the hour, the norm is 95. Since one year I make also the inventory, every Friday, with 2 people.',
    expected: {
      lines: [
        {
          must: [about('120'), ['line', 'lines', 'order lines'], ['hour', 'hourly']],
          not: ['120 line', 'the norm is'],
          example: 'Pick about 120 lines an hour, against a norm of 95',
        },
        {
          must: [
            ['inventory', 'stocktaking', 'stock'],
            ['Friday', 'Fridays', 'weekly', '2 people', '2 colleagues'],
          ],
          not: ['since 1 year'],
          example: 'Do the inventory every Friday with 2 people',
        },
        {
          must: [
            ['licence', 'license', 'licensed'],
            ['electric jack', 'jack', 'pallet jack'],
          ],
          not: ['forklift'],
          example: 'Licence for the electric jack',
          optional: true,
        },
      ],
      never: ['forklift', '^pick 95', '^picked 95', '120 people', '25 lines', '120 a day', '95 people', '26%'],
      numbers: ['120'],
    },
  },
  {
    id: 'tuning-f-d-delta-10',
    trade: 'nanny',
    temper: 'Spanish flavour',
    category: 'values',
    current: true,
    question: ASKED.values,
    answer:
      "For me the most important is that the children feel they are listened. I don't like to shout, I explain. And with the parents I am always sincere, also when the news are not good.",
    expected: {
      lines: [
        {
          must: [
            ['listen*', 'heard'],
            ['children', 'child', 'kids'],
          ],
          example: 'Makes children feel heard.',
        },
        {
          must: [
            [
              'sincere',
              'sincerely',
              'honest',
              'honesty',
              'sincerity',
              'open',
              'openness',
              'candid',
              'transparent',
              'frank',
            ],
          ],
          not: ['news are'],
          example: 'Always sincere with parents, also when the news is not good.',
        },
        { must: [['explain*', 'explanation*']], example: 'Explains instead of shouting.', optional: true },
      ],
      never: ['years', 'bad news', 'strict', 'qualified', 'shouts', 'award', 'teacher'],
      numbers: [],
    },
  },
  {
    id: 'tuning-f-d-delta-11',
    trade: 'biotechnology, internship',
    temper: 'French flavour, somebody else presented',
    category: 'achievements',
    current: false,
    question: ASKED.proud,
    answer:
      'In my stage of master I have cultivated the algae in 12 bioreactors during 6 months. I had the idea to change the light to red 14 hours the day and the biomass is passed from 1.8 to 2.6 grams by litre. My tutor presented it at a congress in Lyon, not me.',
    expected: {
      lines: [
        {
          must: [['algae', 'algal'], '12', ['bioreactors', 'bioreactor']],
          not: ['stage of master'],
          example: 'Cultivated algae in 12 bioreactors for 6 months during a master’s internship',
        },
        {
          must: ['biomass', '1.8', '2.6'],
          not: ['is passed', 'by litre'],
          example: 'Switched to red light 14 hours a day; biomass went from 1.8 to 2.6 grams per litre',
        },
        { must: ['red', ['light', 'lighting']], example: 'Changed the light to red', optional: true },
        { must: ['algae', ['6 months', 'internship']], example: 'Cultivated algae for 6 months', optional: true },
      ],
      never: ['^presented', '12 months', '44%', '0.8', '14 bioreactors', '6 bioreactors', '14 months', '12 hours'],
      unfit: ['not me'],
      numbers: ['12', '1.8', '2.6'],
    },
  },
  {
    id: 'tuning-f-d-delta-12',
    trade: 'mechanical engineering',
    temper: 'German flavour, false friends',
    category: 'achievements',
    current: true,
    question: ASKED.proud,
    answer:
      'I am since 2015 construction engineer by a firm for packaging machines. The actual machine makes 240 bags in the minute, the old made 180, and I have the whole drive constructed. Two patents run on my name.',
    expected: {
      lines: [
        {
          must: ['drive', ['designed', 'constructed', 'developed', 'engineered', 'design', 'built', 'created']],
          not: ['actual'],
          example: 'Designed the whole drive of the current packaging machine',
        },
        {
          must: ['240', 'bags', ['minute', '180']],
          not: ['actual', 'in the minute', 'old made'],
          example: 'Current machine makes 240 bags a minute, up from 180',
        },
        { must: ['2', ['patents', 'patent']], not: ['run on'], example: 'Holder of two patents' },
        { must: ['2015', 'engineer'], example: 'Design engineer since 2015', optional: true },
      ],
      never: ['60 bags', '33%', 'civil', '2 machines', '240 machines', '180 machines', '2 drives', '420'],
      numbers: ['240', '2'],
    },
  },
]
