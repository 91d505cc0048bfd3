import { ASKED } from './asked.ts'
import type { Case } from './types.ts'
import { about, LED, REPAIRED, TRAINED, WENT_DOWN } from './words.ts'

/** People whose English came second: with German, Spanish, Polish, Indian, Arabic and other flavours. */
export const TUNING_B_ABROAD: readonly Case[] = [
  {
    id: 'tuning-b-abroad-1',
    trade: 'machining',
    temper: 'German flavour',
    category: 'achievements',
    current: false,
    question: ASKED.better,
    answer:
      'Since 2018 I was by a supplier for gearboxes. There I have the set-up time on the CNC from 70 minutes to 45 reduced, with pre-set tools in a wagon.',
    expected: {
      lines: [
        {
          must: ['70', '45', 'CNC', ['set-up', 'setup', 'set up'], WENT_DOWN],
          not: ['I have', 'by a supplier'],
          example: 'Reduced set-up time on the CNC from 70 minutes to 45 with pre-set tools',
        },
        {
          must: ['CNC', ['set-up', 'setup'], 'tools'],
          not: ['I have', 'by a supplier'],
          example: 'Reduced set-up time on the CNC with pre-set tools',
          optional: true,
        },
      ],
      never: ['25 minutes', '36%'],
      numbers: ['70', '45'],
    },
  },
  {
    id: 'tuning-b-abroad-2',
    trade: 'kitchen fitting',
    temper: 'German flavour, become for get',
    category: 'achievements',
    current: false,
    question: ASKED.proud,
    answer:
      'I became many letters from customers which said thank you, I have collected them, it are 43. In the year I build circa sixty kitchens in.',
    expected: {
      lines: [
        {
          must: [
            [...about('60'), 'circa 60'],
            'kitchens',
            ['year', 'yearly', 'annually'],
            ['built', 'fitted', 'installed', 'fitting', 'installing', 'mounted'],
          ],
          not: ['I build', 'build circa'],
          example: 'Fitted about sixty kitchens a year',
        },
        {
          must: ['43', 'letters', ['customers', 'thank you', 'thank-you']],
          not: ['became', 'it are'],
          example: 'Received 43 thank-you letters from customers',
        },
      ],
      never: ['^became', '^wrote'],
      numbers: ['43', '60'],
    },
  },
  {
    id: 'tuning-b-abroad-3',
    trade: 'logistics planning',
    temper: 'German flavour, with tools',
    category: 'achievements',
    current: true,
    question: ASKED.dayNow,
    answer:
      'I am responsible for the disposition of the trucks, that are 35 in the moment, and I make the planning with SAP and with a self-made Excel.',
    expected: {
      lines: [
        {
          must: [
            '35',
            'trucks',
            ['SAP', 'plan', 'planning', 'schedule', 'dispatch', 'disposition', 'manage', 'disponent', 'make'],
          ],
          not: ['in the moment', 'that are'],
          example: 'Plan 35 trucks with SAP and a self-made Excel file',
        },
        {
          must: ['SAP', 'Excel', ['plan', 'planning', 'make', 'use', 'plans', 'created', 'using', 'with']],
          example: 'Plan with SAP and a self-made Excel file',
          optional: true,
        },
      ],
      never: ['^drive', 'drove', 'Oracle'],
      numbers: ['35'],
    },
  },
  {
    id: 'tuning-b-abroad-4',
    trade: 'tiling',
    temper: 'Polish flavour, no articles',
    category: 'achievements',
    current: false,
    question: ASKED.numbers,
    answer:
      'In Warsaw I make bathroom, small one, big one, hotel. Last hotel was 112 bathroom, we was three people, we finish in eleven week.',
    expected: {
      lines: [
        {
          must: ['112', ['bathrooms', 'bathroom'], ['11 week', '11'], ['hotel', '3', 'team', 'finished', 'tiled']],
          not: ['112 bathroom', 'was three', 'we finish', 'make bathroom', '11 weeks we'],
          example: 'Finished 112 hotel bathrooms in eleven weeks as part of a team of three',
        },
      ],
      never: ['^led', '112 hotels'],
      numbers: ['112', '11'],
    },
  },
  {
    id: 'tuning-b-abroad-5',
    trade: 'plastering',
    temper: 'Polish flavour, boss asked',
    category: 'achievements',
    current: false,
    question: ASKED.proud,
    answer:
      'Boss give to me the young boys, because I have patience. Six boy I teach plaster, all six pass exam for first time.',
    expected: {
      lines: [
        {
          must: [
            TRAINED,
            '6',
            ['plaster', 'plastering', 'plasterers'],
            ['exam', 'passed', 'pass', 'young', 'apprentices', 'boys', 'trainees'],
          ],
          not: ['six boy', 'I teach', 'pass exam', 'boss'],
          example: 'Taught six young people plastering; all six passed the exam first time',
        },
        {
          must: ['6', 'passed', 'exam', ['1st', 'first']],
          not: ['boy I'],
          example: 'All six passed the exam first time',
          optional: true,
        },
      ],
      never: ['^passed the exam', 'failed'],
      unfit: ['boss'],
      numbers: ['6'],
    },
  },
  {
    id: 'tuning-b-abroad-6',
    trade: 'sewing',
    temper: 'Arabic flavour',
    category: 'achievements',
    current: false,
    question: ASKED.day,
    answer:
      'In Aleppo my family have factory for clothes. I am responsible on the women section, twenty two women, I teach them the machine and I control the quality before it go to Lebanon.',
    expected: {
      lines: [
        {
          must: ['22', 'women', [...LED, ...TRAINED, 'responsible', 'section', 'machine', 'machines']],
          not: ['I teach', 'it go', 'responsible on'],
          example: 'Taught twenty-two women to use the sewing machines',
        },
        {
          must: [
            'quality',
            ['checked', 'controlled', 'inspected', 'control', 'checks', 'ensured', 'Lebanon', 'assured'],
          ],
          not: ['it go', 'I control'],
          example: 'Checked quality before export to Lebanon',
        },
      ],
      never: ['^owned', "Syria's", 'men'],
      numbers: ['22'],
    },
  },
  {
    id: 'tuning-b-abroad-7',
    trade: 'accounting',
    temper: 'Indian flavour',
    category: 'achievements',
    current: false,
    question: ASKED.proud,
    answer:
      'Myself I was handling GST filing for 45 clients only, but then sir gave me the full audit of one textile firm also, turnover of 12 crore rupees, and I did the needful in three weeks.',
    expected: {
      lines: [
        {
          must: [
            'GST',
            '45',
            'clients',
            ['handled', 'handling', 'did', 'filed', 'prepared', 'managed', 'filing', 'completed'],
          ],
          not: ['Myself'],
          example: 'Handled GST filing for 45 clients',
        },
        {
          must: [['audit', 'audited', 'auditing'], 'textile', ['12 crore', '3 weeks', 'full']],
          not: ['the needful', 'sir gave'],
          example: 'Completed the full audit of a textile firm with a turnover of 12 crore rupees in three weeks',
        },
      ],
      never: ['12 million', '12 lakh'],
      unfit: ['sir', 'the needful'],
      numbers: ['45', '12 crore'],
    },
  },
  {
    id: 'tuning-b-abroad-8',
    trade: 'software support',
    temper: 'Indian flavour, present perfect',
    category: 'achievements',
    current: false,
    question: ASKED.numbers,
    answer:
      'I have done 900 plus tickets in one year, out of which only 14 got reopened, and my team lead was always telling that I should prepone my promotion.',
    expected: {
      lines: [
        {
          must: [['over 900', 'more than 900', '900+', '900 plus'], 'tickets', ['14', 'year', 'yearly']],
          not: ['prepone', '900 plus tickets in one year, out of which only 14 got reopened, and'],
          example: 'Did over 900 tickets in one year, of which only 14 were reopened',
        },
        { must: ['14', 'reopened', '900'], example: 'Only 14 tickets reopened out of more than 900', optional: true },
      ],
      never: ['prepone', 'promotion', '^reopened', '886'],
      numbers: ['900', '14'],
    },
  },
  {
    id: 'tuning-b-abroad-9',
    trade: 'hotel housekeeping',
    temper: 'Spanish flavour',
    category: 'achievements',
    current: false,
    question: ASKED.better,
    answer:
      'Before, the girls they lose much time with the linen. I put the linen in every floor, and like this we win forty minutes for day.',
    expected: {
      lines: [
        {
          must: ['linen', 'floor', '40', [...WENT_DOWN, 'gained', 'won', 'save', 'gain', 'gaining']],
          not: ['the girls', 'for day', 'I put the', 'like this'],
          example: 'Put linen on every floor, which saved forty minutes a day',
        },
        {
          must: ['linen', ['every floor', 'each floor', 'floors']],
          not: ['I put', 'the girls'],
          example: 'Put linen on every floor',
          optional: true,
        },
        {
          must: ['40', ['minutes', '40 minutes'], ['saved', 'saving', 'gained', 'won'], ['day', 'daily']],
          not: ['for day', 'the girls'],
          example: 'Saved forty minutes a day',
          optional: true,
        },
      ],
      never: ['lazy', '40 girls'],
      unfit: ['girls'],
      numbers: ['40'],
    },
  },
  {
    id: 'tuning-b-abroad-10',
    trade: 'teaching Spanish',
    temper: 'Spanish flavour, false friends',
    category: 'achievements',
    current: true,
    question: ASKED.proud,
    answer:
      'Actually I give classes in a language school, 5 groups. The last course I assisted to a formation of three weeks in Salamanca and I passed the exam DELE examiner.',
    expected: {
      lines: [
        {
          must: [
            ['teach', 'give classes', 'teaching', 'give'],
            ['5', 'groups', 'classes'],
            ['groups', 'school', 'language'],
          ],
          not: ['gave', 'actually', 'taught'],
          example: 'Teach 5 groups in a language school',
        },
        {
          must: [
            'DELE',
            ['passed', 'exam', 'examiner', 'qualified'],
            ['3 weeks', '3 week', 'Salamanca', 'exam', 'examiner'],
          ],
          not: ['assisted', 'formation'],
          example: 'Passed the DELE examiner exam after a three-week training course in Salamanca',
        },
        {
          must: ['Salamanca', ['3 weeks', '3 week'], ['training', 'course']],
          not: ['assisted', 'formation'],
          example: 'Attended a three-week training in Salamanca',
          optional: true,
        },
      ],
      never: ['^assisted', 'formation', 'Spanish government'],
      numbers: ['5'],
    },
  },
  {
    id: 'tuning-b-abroad-11',
    trade: 'fishing',
    temper: 'Portuguese flavour',
    category: 'achievements',
    current: false,
    question: ASKED.day,
    answer:
      'I worked fourteen years in the boat, I was the one who repair the nets and who cook for the nine mans. When the motor was stopping I also did this.',
    expected: {
      lines: [
        {
          must: [
            ['14 years', 'nets', '9', '14'],
            ['nets', 'cooked', 'cooking'],
            [...REPAIRED, 'cooked'],
          ],
          not: ['mans', 'who repair', 'who cook', 'in the boat'],
          example: 'Repaired the nets and cooked for nine men on a boat for fourteen years',
        },
        { must: ['14', 'boat', '14 years'], example: 'Worked for fourteen years on a fishing boat', optional: true },
        { must: [['cooked', 'cooking'], '9'], not: ['mans'], example: 'Cooked for nine men', optional: true },
        {
          must: [
            ['motor', 'engine'],
            ['repaired', 'fixed', 'mended', 'serviced'],
          ],
          not: ['was stopping', 'this'],
          example: 'Repaired the motor when it stopped',
          optional: true,
        },
      ],
      never: ['captain', '^cook the'],
      unfit: ['mans'],
      numbers: ['14'],
    },
  },
  {
    id: 'tuning-b-abroad-12',
    trade: 'domestic care',
    temper: 'Filipino flavour',
    category: 'achievements',
    current: false,
    question: ASKED.others,
    answer:
      "My ma'am, she is 91 already, she told the daughter that with me only she will eat. I am taking care her for four years, the medicine also, seven kinds a day, no mistake po.",
    expected: {
      lines: [
        {
          must: [
            '4',
            ['took care', 'cared', 'looked after', 'caring', 'care', 'taking care'],
            ['91', 'years', 'medicine', 'medication', 'elderly', 'old', 'woman', 'lady'],
          ],
          not: ['take care her', 'taking care her', 'po', "ma'am"],
          example: 'Took care of a 91-year-old woman for four years, with seven kinds of medicine a day and no mistake',
        },
        {
          must: ['7', ['medicine', 'medication', 'medicines'], ['day', 'daily']],
          not: ['po'],
          example: 'Gave seven kinds of medicine a day without a mistake',
          optional: true,
        },
      ],
      never: ['nurse'],
      unfit: ['po', "ma'am"],
      numbers: ['4'],
    },
  },
  {
    id: 'tuning-b-abroad-13',
    trade: 'bakery',
    temper: 'Turkish flavour',
    category: 'achievements',
    current: false,
    question: ASKED.day,
    answer:
      "Morning three o'clock start. Simit, börek, bread. One day 600 simit. After two year the boss go holiday and I am making everything alone, shop also.",
    expected: {
      lines: [
        { must: ['600', 'simit', ['day', 'daily']], not: ['one day', 'boss go'], example: 'Made 600 simit a day' },
        {
          must: [
            ['alone', 'shop', 'everything', 'whole'],
            ['holiday', 'shop', 'owner', 'boss', 'bakery', 'everything'],
          ],
          not: ['boss go', 'I am'],
          example: 'Ran the whole bakery and shop alone while the owner was on holiday',
          optional: true,
        },
        {
          must: ['simit', ['börek', 'bread'], ['made', 'baked', 'making', 'baking']],
          example: 'Made simit, börek and bread, starting at three in the morning',
          optional: true,
        },
      ],
      never: ['600 breads', '^owned', 'two years holiday'],
      numbers: ['600'],
    },
  },
  {
    id: 'tuning-b-abroad-14',
    trade: 'nursing abroad',
    temper: 'Ukrainian flavour',
    category: 'career_goals',
    current: true,
    question: ASKED.goals,
    answer:
      'In Kharkiv I was nurse on surgery, 9 years. Here they say my diploma must be recognised, I make now the course, and when it is ready I want again to work in surgery, not in old people home.',
    expected: {
      lines: [
        {
          must: [
            ['surgery', 'surgical'],
            ['9', 'wants', 'want', 'aims', 'plans', 'hopes', 'work', 'nurse'],
            ['nurse', 'work', 'working', 'again'],
          ],
          not: ['old people', 'I make', 'I was nurse'],
          example:
            'Nurse with 9 years in surgery in Kharkiv who wants to work in surgery again once the diploma is recognised.',
        },
        {
          must: [['diploma', 'course', 'recognised', 'recognition', 'recognized']],
          not: ['I make'],
          example: 'Taking a course to have the nursing diploma recognised.',
          optional: true,
        },
      ],
      never: ['recognised in 9', 'surgeon', 'doctor', 'old people'],
      numbers: ['9'],
    },
  },
  {
    id: 'tuning-b-abroad-15',
    trade: 'engineering',
    temper: 'Chinese flavour',
    category: 'projects',
    current: false,
    question: ASKED.projectResult,
    answer:
      'That project is about motor for electric bicycle. I do the simulation part. Temperature is too high before, one hundred thirty five degree, later become 98, because of I change the shape of the housing.',
    expected: {
      lines: [
        {
          must: ['135', '98', ['housing', 'shape', 'simulation'], ['temperature', 'degrees', 'motor', ...WENT_DOWN]],
          not: ['I do', 'is too high before', 'later become', 'because of I', 'degree,'],
          example: 'Changed the shape of the housing, which brought motor temperature down from 135 to 98 degrees',
        },
        {
          must: [
            ['simulation', 'simulated', 'simulations'],
            ['motor', 'bicycle', 'bike'],
          ],
          not: ['I do', 'is about'],
          example: 'Did the simulation for an e-bike motor',
          optional: true,
        },
      ],
      never: ['37 degrees', '27%', '^led'],
      numbers: ['135', '98'],
    },
  },
  {
    id: 'tuning-b-abroad-16',
    trade: 'cleaning',
    temper: 'French flavour',
    category: 'achievements',
    current: false,
    question: ASKED.team,
    answer:
      'With my equip of five persons we did the cleaning of the train in the terminus, 12 minutes by train, never one was late because of us. Me I was the responsible of them.',
    expected: {
      lines: [
        {
          must: ['5', '12', [...LED, 'chief', 'head', 'team', 'boss'], ['train', 'trains', 'cleaning', 'cleaned']],
          not: ['equip', 'by train', 'the responsible', 'persons we'],
          example: 'Led a team of five cleaning trains in 12 minutes each, without one being late because of the team',
        },
        {
          must: [
            ['cleaned', 'cleaning'],
            ['12 minutes', '12'],
            ['trains', 'train'],
          ],
          not: ['equip', 'by train', 'the responsible'],
          example: 'Cleaned trains in 12 minutes each as a team of five',
          optional: true,
        },
        {
          must: [
            ['late', 'delayed', 'on time', 'delay'],
            ['train', 'trains'],
          ],
          not: ['never one'],
          example: 'No train was late because of cleaning',
          optional: true,
        },
      ],
      never: ['chef', 'equip', '^late', 'cook'],
      numbers: ['5', '12'],
    },
  },
  {
    id: 'tuning-b-abroad-17',
    trade: 'IT administration',
    temper: 'Russian flavour, no articles, terse',
    category: 'achievements',
    current: false,
    question: ASKED.hard,
    answer:
      'Server room was flooded. I with colleague carried out 30 machines in one hour, nothing lost, on Monday morning everything worked. Chief gave bonus.',
    expected: {
      lines: [
        {
          must: [
            '30',
            ['machines', 'servers', 'computers'],
            'hour',
            ['carried', 'rescued', 'saved', 'moved', 'evacuated', 'got', 'helped'],
          ],
          not: ['I with', 'chief gave'],
          example: 'Carried 30 machines out of a flooded server room in one hour with a colleague, with nothing lost',
        },
        {
          must: ['Monday', ['worked', 'running', 'working', 'up']],
          not: ['chief'],
          example: 'Everything worked again on Monday morning',
          optional: true,
        },
        {
          must: ['bonus', ['received', 'awarded', 'given', 'got', 'earned']],
          not: ['chief gave'],
          example: 'Received a bonus',
          optional: true,
        },
      ],
      never: ['^flooded', '^lost', 'alone', 'single-handed*'],
      numbers: ['30'],
    },
  },
  {
    id: 'tuning-b-abroad-18',
    trade: 'street food',
    temper: 'Vietnamese flavour',
    category: 'achievements',
    current: false,
    question: ASKED.numbers,
    answer:
      'My stall very small, two meter. But every lunch 150 bowl, one bowl 7 euro, only me and my sister. Year three we open second stall.',
    expected: {
      lines: [
        {
          must: ['150', ['bowls', 'bowl'], ['lunch', 'day', 'daily', 'lunchtime', 'lunches']],
          not: ['150 bowl,', 'very small', 'my', 'only me'],
          example: 'Ran a stall with a sister serving 150 bowls every lunch',
        },
        {
          must: ['open*', ['2nd', 'second'], 'stall', ['3rd', 'third', '3', 'year']],
          not: ['we open'],
          example: 'Opened a second stall in the third year',
        },
      ],
      never: ['€1,050', 'restaurant chain', '^second'],
      numbers: ['150'],
    },
  },
  {
    id: 'tuning-b-abroad-19',
    trade: 'farm work',
    temper: 'Romanian flavour',
    category: 'achievements',
    current: false,
    question: ASKED.numbers,
    answer:
      'I have picked asparagus in Germany in six seasons. In the good day I am doing 180 kilos. The farmer he asked me to bring people, I have brought him eleven, all they came back in next year.',
    expected: {
      lines: [
        {
          must: ['asparagus', ['180', '6'], ['picked', 'harvested', 'picking', 'season', 'seasons']],
          not: ['I am doing', 'in the good day'],
          example: 'Picked up to 180 kilos of asparagus a day in six seasons in Germany',
        },
        {
          must: ['11', ['brought', 'recruited', 'found', 'bring', 'people', 'workers']],
          not: ['all they', 'the farmer he', 'him', 'I have'],
          example: 'Brought eleven people to the farm, all of whom came back the next year',
        },
        {
          must: ['asparagus', '6', 'seasons'],
          not: ['I have'],
          example: 'Picked asparagus for six seasons in Germany',
          optional: true,
        },
        {
          must: ['180 kilos', ['asparagus', 'picked', 'day']],
          example: 'Picked 180 kilos of asparagus on a good day',
          optional: true,
        },
      ],
      never: ['180 tons', '^managed'],
      numbers: ['180', '11'],
    },
  },
  {
    id: 'tuning-b-abroad-20',
    trade: 'pharmacy student',
    temper: 'Persian flavour, polite',
    category: 'achievements',
    current: false,
    question: ASKED.learned,
    answer:
      'Thank you for asking. In Tehran I have studied pharmacy, until the fourth year, I could not finish it unfortunately. I have learned to make the creams and the capsules, and I know well the names in Latin.',
    expected: {
      lines: [
        {
          must: [
            ['creams', 'capsules'],
            ['make', 'making', 'prepare', 'preparing', 'produce', 'production', 'preparation', 'learned'],
          ],
          not: ['the creams and the capsules, and I', 'unfortunately'],
          example: 'Learned to make creams and capsules while studying pharmacy',
        },
        {
          must: ['pharmacy', ['4th', 'fourth', '4', 'years', 'Tehran'], ['studied', 'studies', 'study', 'year']],
          not: ['graduated', 'unfortunately'],
          example: 'Studied pharmacy in Tehran until the fourth year',
          optional: true,
        },
        {
          must: ['Latin', ['names', 'terms', 'terminology', 'well', 'good', 'knowledge']],
          not: ['I know'],
          example: 'Knows the Latin names well',
          optional: true,
        },
      ],
      never: ['^graduated', 'degree', '^finished', 'pharmacist'],
      numbers: [],
    },
  },
]
