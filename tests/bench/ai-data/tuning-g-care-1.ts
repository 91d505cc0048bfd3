import { ASKED } from './asked.ts'
import type { Case } from './types.ts'

/** People of wards, care homes, the ambulance and the birth room. */
export const TUNING_G_CARE_1: readonly Case[] = [
  {
    id: 'tuning-g-care-1',
    trade: 'intensive care nursing',
    temper: 'proud of a machine',
    category: 'achievements',
    current: true,
    question: ASKED.proud,
    answer:
      "There are six of us on the unit who can run the dialysis machine, and I was the first from nights. Took me about four months. Since then I've trained five others, and two of them already do it on their own.",
    expected: {
      lines: [
        {
          must: ['dialysis', ['6', 'first', 'run', 'runs', 'operat*', 'learn*']],
          example: 'First of the night staff to run the dialysis machine, as one of six on the unit',
        },
        {
          must: ['train*', '5'],
          example: 'Trained five others on the machine, two of whom already run it on their own',
        },
        { must: ['4 months'], example: 'Learned to run the dialysis machine in about four months', optional: true },
        {
          must: ['2', ['on their own', 'independently', 'already']],
          example: 'Two trainees already do it on their own',
          optional: true,
        },
        { must: [['dialysis', 'nights', 'night']], example: 'Run the dialysis machine on nights', optional: true },
      ],
      never: ['trained 6', 'trained 2', '^led', 'head of', 'first of 6', '5 months', '6 months', 'only nurse'],
      others: ['^led', 'head of', 'only nurse'],
      numbers: ['6', '5'],
    },
  },
  {
    id: 'tuning-g-care-2',
    trade: 'care home',
    temper: 'modest night worker',
    category: 'achievements',
    current: true,
    question: ASKED.proud,
    answer:
      "I'm only nights, so nothing special. Two of us for 34 residents, I do the rounds every two hours, turn those who need turning and sit with the ones who can't sleep. In three years not one has got a pressure sore on my side, touch wood.",
    expected: {
      lines: [
        { must: ['34', 'residents'], example: 'Look after 34 residents at night together with one colleague' },
        {
          must: [['rounds', 'round', 'turn', 'turning', 'sit', 'sitting']],
          example: 'Do rounds every two hours, turn residents who need it and sit with those who cannot sleep',
        },
        {
          must: [
            ['pressure sore', 'pressure sores', 'pressure ulcer', 'pressure ulcers'],
            ['no', 'not', 'none', 'without', 'never', 'zero', 'free'],
          ],
          example: 'No pressure sores on own side in three years',
        },
      ],
      never: ['34 pressure', '^got a pressure', '2 residents', 'every 3 hours', 'alone', 'single-handed*'],
      others: ['alone', 'single-handed*'],
      unfit: ['nothing special', 'touch wood', 'only nights'],
      numbers: ['34', '3 years'],
    },
  },
  {
    id: 'tuning-g-care-3',
    trade: 'midwifery',
    temper: 'swaps her digits',
    category: 'achievements',
    current: false,
    question: ASKED.numbers,
    answer:
      "I booked, hang on, 96 women, no, 69, I always swap them, 69 women in my last year in the village team. Four of us shared the on-call. Fifty-something of them saw the same midwife right through and that was what we'd been after.",
    expected: {
      lines: [
        {
          must: ['69', ['women', 'bookings', 'clients']],
          example: 'Booked 69 women in the last year in the village team',
        },
        {
          must: [['same midwife', '1 midwife', 'continuity']],
          example: 'Same midwife right through for fifty-something of 69 women',
        },
        {
          must: [
            ['on-call', 'on call'],
            ['4', '3', 'shared', 'share'],
          ],
          example: 'Shared the on-call with three colleagues',
          optional: true,
        },
        { must: [['village team']], example: 'Worked in a village team of four', optional: true },
      ],
      never: ['96', '50 midwives', '69 midwives', 'delivered 69', 'delivered 50', '^led', '69 saw', 'all women'],
      others: ['^led'],
      unfit: ['I always swap'],
      numbers: ['69'],
    },
  },
  {
    id: 'tuning-g-care-4',
    trade: 'ambulance',
    temper: 'owns up to a missed target',
    category: 'achievements',
    current: false,
    question: ASKED.hard,
    answer:
      "The target was eight minutes for category one and honestly our station didn't make it, we were at nine point two on average. What I did was redo how the kit bags get packed, every bag the same, so our turnaround at the hospital, I mean till we're clear again, came down from 31 minutes to 22.",
    expected: {
      lines: [
        {
          must: [
            ['kit', 'bag', 'bags'],
            ['pack', 'packed', 'packing', 'same', 'standard*', 'redid', 'reorgani*', 'uniform*'],
          ],
          example: 'Redid the packing of the kit bags so that every bag was the same',
        },
        { must: [['turnaround', 'clear'], '31', '22'], example: 'Hospital turnaround came down from 31 minutes to 22' },
      ],
      never: [
        '^met the target',
        '^reached the target',
        '^reached 8',
        '^hit the target',
        'under 8 minutes',
        '31 bags',
        '22 bags',
        'response time from 31',
        'to 9.2',
        '^led',
      ],
      others: ['^led'],
      unfit: ['honestly'],
      numbers: ['31', '22'],
    },
  },
  {
    id: 'tuning-g-care-5',
    trade: 'care home activities',
    temper: 'joker',
    category: 'achievements',
    current: true,
    question: ASKED.better,
    answer:
      "They gave me a shed and forty quid and said do something with the garden. So now there's raised beds at wheelchair height, a row of tomatoes and a man of 91 who thinks he's my boss. A dozen residents come out twice a week, before me it was whoever wanted a cigarette.",
    expected: {
      lines: [
        {
          must: [['garden', 'gardening', 'raised beds', 'wheelchair']],
          example: 'Set up a garden with raised beds at wheelchair height and a row of tomatoes',
        },
        {
          must: ['12', 'residents', ['twice', '2', 'week', 'weekly', 'garden', 'out*']],
          example: 'Twelve residents come out to garden twice a week',
        },
        { must: ['£40'], example: 'Set up the garden with £40', optional: true },
        { must: [['tomato', 'tomatoes', 'beds']], example: 'Raised beds and a row of tomatoes', optional: true },
      ],
      never: ['91 residents', '40 residents', '12 gardens', '12 beds', 'twice a day', '12 wheelchair*', '91%'],
      unfit: ['my boss', 'cigarette', 'man of 91'],
      numbers: ['12'],
    },
  },
  {
    id: 'tuning-g-care-6',
    trade: 'healthcare assistant',
    temper: 'complains first',
    category: 'achievements',
    current: false,
    question: ASKED.hard,
    answer:
      "Don't get me started on the stock room. You couldn't find anything, we were borrowing dressings off other wards, and the manager said live with it. In the end I counted the lot over two weekends, labelled every shelf and made a list with minimum amounts. We stopped borrowing, that's all I can say.",
    expected: {
      lines: [
        {
          must: [
            ['stock', 'inventory', 'shelf', 'shelves', 'store room', 'storeroom'],
            ['label*', 'count*', 'list', 'reorgani*', 'organi*', 'minimum'],
          ],
          example: 'Counted the whole stock room over two weekends, labelled shelves and listed minimum amounts',
        },
        {
          must: ['borrow*', ['stopped', 'no longer', 'no more', 'ended', 'end', 'without', 'instead']],
          example: 'Ward stopped borrowing dressings from other wards',
        },
        { must: [['minimum', 'list']], example: 'Made a list with minimum amounts', optional: true },
        { must: ['2 weekends'], example: 'Counted everything over two weekends', optional: true },
      ],
      never: ['2 shelves', '2 wards', '^borrowed', '^lent', 'saved', 'costs', 'stock manager', '2 weeks', '^led'],
      others: ['stock manager', '^led'],
      unfit: ['live with it', 'get me started', "that's all"],
      numbers: [],
    },
  },
  {
    id: 'tuning-g-care-7',
    trade: 'ward manager',
    temper: 'whose idea it was',
    category: 'achievements',
    current: false,
    question: ASKED.numbers,
    answer:
      "Agency spend. When I took over the ward it was 41 thousand pounds a month, by the time I left 17. I rewrote the rota together with the staff so people could pick their own shifts, and that did it. Matron likes to say it was her idea, it wasn't.",
    expected: {
      lines: [
        {
          must: ['agency', ['£41k', '41'], ['£17k', '17']],
          example: 'Agency spend on the ward fell from £41k to £17k a month with a new rota',
        },
        {
          must: [
            ['rota', 'roster', 'rostering', 'shifts', 'self-rostering'],
            ['rewr*', 'new', 'pick', 'picked', 'chose', 'choose', 'redesign*', 'rework*', 'revis*', 'own'],
          ],
          example: 'Rewrote the rota with the staff so that people could pick their own shifts',
        },
        { must: [['took over', 'manag*', 'ran'], 'ward'], example: 'Took over the ward', optional: true },
      ],
      never: ['£41k a year', '£17k a year', '£24k a year', '17 staff', '17 shifts', 'single-handed*', 'as matron'],
      others: ['single-handed*', 'as matron'],
      unfit: ['Matron', 'her idea'],
      numbers: ['£41k', ['17', '£17k']],
    },
  },
  {
    id: 'tuning-g-care-8',
    trade: 'hospice nursing',
    temper: 'quiet',
    category: 'achievements',
    current: true,
    question: ASKED.others,
    answer:
      "Families say I don't rush. I sit down, always, even if it's only for a minute, and I ring them the week after to ask how they're doing, nobody told me to do that. Some of them still write at Christmas.",
    expected: {
      lines: [
        {
          must: [
            ['ring', 'rings', 'call', 'calls', 'phone', 'telephone', 'follow up', 'contact', 'ringing', 'ask'],
            ['week', 'after', 'afterwards', 'families', 'later'],
          ],
          example: 'Ring families the week after to ask how they are doing',
        },
        {
          must: [['rush', 'rushing', 'unhurried', 'sit down', 'sits down', 'sitting down', 'time', 'calm', 'patien*']],
          example: 'Valued by families for not rushing and always sitting down with them',
        },
        { must: ['Christmas'], example: 'Some families still write at Christmas', optional: true },
      ],
      never: ['^rush*', 'every week', 'weekly', 'all families write', 'counsel*', 'award*', '^write', '^wrote'],
      others: ['^write', '^wrote'],
      unfit: ['nobody told me', 'only for a minute'],
      numbers: [],
    },
  },
  {
    id: 'tuning-g-care-9',
    trade: 'district nursing',
    temper: 'broke a course off',
    category: 'skills',
    current: true,
    question: ASKED.learned,
    answer:
      "Wound care, I did the diploma in 2018, and compression bandaging. Doppler I can do with my eyes shut. Prescribing I started and broke off when my mum was ill. On the laptop it's Rio, if it works.",
    expected: {
      lines: [
        { must: ['wound'], example: 'Wound care (diploma, 2018)' },
        { must: ['compression'], example: 'Compression bandaging' },
        { must: ['doppler'], example: 'Doppler' },
        { must: ['Rio'], example: 'Rio' },
      ],
      never: ['prescrib*', 'diploma in compression', 'doppler diploma', 'diploma in doppler', 'specialist nurse'],
      others: ['specialist nurse'],
      unfit: ['my mum', 'mum', 'eyes shut', 'if it works'],
      numbers: [],
    },
  },
  {
    id: 'tuning-g-care-10',
    trade: 'emergency call taker',
    temper: 'hearsay at the end',
    category: 'achievements',
    current: false,
    question: ASKED.proud,
    answer:
      "I talked a lad through CPR on his dad for eleven minutes till the crew got there. I was told later the dad went home, I never heard it officially. Otherwise around 60 calls in a shift, twelve hours, you don't remember most of them.",
    expected: {
      lines: [
        {
          must: ['CPR', ['11', 'talk*', 'guid*', 'phone', 'caller', 'coach*', 'instruct*', 'through']],
          example: 'Talked a caller through CPR on his father for eleven minutes until the crew arrived',
        },
        { must: ['60', 'calls'], example: 'Took around 60 calls in a twelve-hour shift' },
        { must: ['calls', ['12', 'shift', 'shifts']], example: 'Took calls in twelve-hour shifts', optional: true },
      ],
      never: ['saved', 'saving', 'surviv*', 'recovered', '60 minutes', '12 calls', '^performed CPR', '^gave CPR'],
      others: ['^performed CPR', '^gave CPR'],
      unfit: ['lad', "don't remember"],
      numbers: ['11', '60'],
    },
  },
  {
    id: 'tuning-g-care-11',
    trade: 'dementia care',
    temper: 'Polish speaker',
    category: 'achievements',
    current: true,
    question: ASKED.proud,
    answer:
      "I work on the floor for dementia, is 16 people. One lady she don't eat since weeks, everybody try. I cook with her the pierogi, she remember with the hands, and then she eat. Now every Wednesday we cook, seven or eight come to the table.",
    expected: {
      lines: [
        { must: ['16', ['people', 'residents', 'dementia']], example: 'Care for 16 people on the dementia floor' },
        {
          must: ['cook*', ['7', '8', 'Wednesday', 'Wednesdays', 'weekly', 'week']],
          example: 'Cook every Wednesday with seven or eight residents',
        },
        {
          must: [['eat', 'eating', 'ate', 'appetite', 'pierogi']],
          example: 'Got a lady who had not eaten for weeks to eat again by cooking pierogi with her',
          optional: true,
        },
        { must: ['dementia'], example: 'Work on the dementia floor', optional: true },
        { must: ['cook*'], example: 'Cook with residents', optional: true },
      ],
      never: ['7 ladies', '16 ladies', '7 weeks', '16 weeks', '16 come', 'chef', 'as a cook', 'nurse', 'weight'],
      others: ['chef', 'as a cook', 'nurse'],
      unfit: ['everybody try', "she don't"],
      numbers: ['16', ['7', '8']],
    },
  },
  {
    id: 'tuning-g-care-12',
    trade: 'care home manager',
    temper: 'shares it out',
    category: 'projects',
    current: false,
    question: ASKED.projectResult,
    answer:
      'When I started the home was rated Requires Improvement. I had nine months. I rewrote the care plans with the nurses, all 52 of them, the plans I mean, and my deputy, Colleen, took on the medicines audit. In the March we got Good, in all five areas.',
    expected: {
      lines: [
        {
          must: ['care plans', ['52', 'rewr*', 'revis*', 'all']],
          example: 'Rewrote all 52 care plans with the nurses',
        },
        {
          must: ['Good', ['Requires Improvement', '5', 'rated', 'rating', 'areas']],
          example: 'Home went from Requires Improvement to Good in all five areas',
        },
        {
          must: ['deputy', ['medicines', 'medication', 'audit']],
          example: 'Medicines audit taken on by the deputy',
          optional: true,
        },
      ],
      never: [
        '52 nurses',
        '52 residents',
        '9 areas',
        '5 months',
        '^audited',
        '^took on the medicines',
        '^carried out the medicines',
        'outstanding',
        '52 areas',
        'single-handed*',
        '^took on medicines',
        '^carried out medicines',
      ],
      others: [
        '^audited',
        '^took on the medicines',
        '^carried out the medicines',
        'single-handed*',
        '^took on medicines',
        '^carried out medicines',
      ],
      unfit: ['Colleen', 'the plans I mean'],
      numbers: ['52', '5'],
    },
  },
  {
    id: 'tuning-g-care-13',
    trade: 'nursing assistant',
    temper: 'was away when it happened',
    category: 'projects',
    current: true,
    question: ASKED.projectResult,
    answer:
      "Not really, no. They said there'd be a project with the falls group, but then I went on leave and when I came back Deepa had done it with the other two. I'd have liked to.",
    expected: {
      lines: [],
      never: ['^completed', '^worked on', '^contributed', '^helped', '^took part', '^led', '^did', 'reduced falls'],
      others: ['^completed', '^did', '^led', '^contributed', '^worked on', '^helped', '^took part'],
      unfit: ['on leave', 'Deepa', 'have liked to'],
      numbers: [],
      nothing: true,
    },
  },
  {
    id: 'tuning-g-care-14',
    trade: 'nursing',
    temper: 'clear about what is missing',
    category: 'skills',
    current: true,
    question: ASKED.skills,
    answer:
      "Cannulas, catheters, bloods, the usual. SystmOne every day, EMIS a bit from my last place. I've done my ILS but the ALS course I'm still waiting for. And I speak Yoruba, Hausa sadly not.",
    expected: {
      lines: [
        { must: ['cannul*'], example: 'Cannulation' },
        { must: ['catheter*'], example: 'Catheters' },
        { must: ['SystmOne'], example: 'SystmOne' },
        { must: [['ILS', 'immediate life support']], example: 'ILS' },
        { must: ['Yoruba'], example: 'Yoruba' },
        { must: [['blood*', 'venepuncture', 'venipuncture', 'phlebotomy']], example: 'Taking bloods', optional: true },
        { must: ['EMIS'], example: 'EMIS', optional: true },
      ],
      never: [
        '^ALS',
        'and ALS',
        'ILS, ALS',
        '^advanced life support',
        'and advanced life support',
        'Hausa',
        'native',
        'advanced EMIS',
        'EMIS expert',
        'nurse trainer',
      ],
      others: ['nurse trainer'],
      unfit: ['the usual'],
      numbers: [],
    },
  },
]
