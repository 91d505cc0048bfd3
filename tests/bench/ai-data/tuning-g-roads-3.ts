import { ASKED } from './asked.ts'
import type { Case } from './types.ts'

/** People who run warehouses and cranes, find lost bags, sort letters and answer emergency calls. */
export const TUNING_G_ROADS_3: readonly Case[] = [
  {
    id: 'tuning-g-roads-29',
    trade: 'cold store shift lead',
    temper: 'stubborn, result last',
    category: 'achievements',
    current: false,
    question: ASKED.better,
    answer:
      'I was shift lead in the cold store, eight people, minus 24 degrees. When I took over somebody left every two months or so. I wrote four pages to the director about a heated break room, and we got it. In my last year nobody quit.',
    expected: {
      lines: [
        { must: [['shift', 'lead', 'led'], '8'], example: 'Led a shift of eight in a cold store at minus 24 degrees' },
        { must: ['break room'], example: 'Obtained a heated break room with a four-page letter to the director' },
        {
          must: [
            ['nobody', 'no one', 'no', 'none', 'zero'],
            ['quit', 'left', 'leave*'],
          ],
          example: 'Nobody quit in the last year',
        },
        { must: [['shift lead', '24']], example: 'Worked as shift lead at minus 24 degrees', optional: true },
        { must: ['4', 'pages'], example: 'Wrote four pages to the director', optional: true },
      ],
      never: ['24 people', '8 months', '4 people', '^quit', '^left', '2 people left', 'as director', '4 rooms'],
      others: ['^quit', '^left', 'as director'],
      numbers: ['8'],
    },
  },
  {
    id: 'tuning-g-roads-30',
    trade: 'airport baggage tracing',
    temper: 'shares the figure',
    category: 'achievements',
    current: true,
    question: ASKED.numbers,
    answer:
      "I trace lost bags. The desk finds 96 in a hundred within three days, that's five of us though, not me alone. What I did myself is the list with the old tag codes of 30 airlines, which nobody could read before.",
    expected: {
      lines: [
        { must: ['96'], example: 'Trace lost bags in a team of five that finds 96 in 100 within three days' },
        { must: ['30', ['airlines', 'codes']], example: 'Made a list of the old tag codes of 30 airlines' },
        { must: [['bags', 'baggage', 'luggage']], example: 'Trace lost bags', optional: true },
        { must: ['list'], example: 'Made a list of old tag codes', optional: true },
      ],
      never: ['single-handed*', '^lead', '^led', '96 bags a day', '96 airlines', '30 bags', '30 days', '5 days'],
      others: ['single-handed*', '^lead', '^led'],
      numbers: ['96', '30'],
    },
  },
  {
    id: 'tuning-g-roads-31',
    trade: 'crane driving in a port',
    temper: 'terse, sure of himself',
    category: 'achievements',
    current: true,
    question: ASKED.numbers,
    answer:
      "Gantry crane, 31 moves an hour is my average. The terminal's target is 26. Best night 38, flat calm. That's it.",
    expected: {
      lines: [
        { must: ['31'], example: 'Average 31 moves an hour on the gantry crane, against a target of 26' },
        { must: ['38'], example: 'Best night: 38 moves an hour', optional: true },
        { must: ['crane'], example: 'Drive a gantry crane', optional: true },
      ],
      never: [
        'target of 31',
        'target of 38',
        'average of 38',
        'average of 26',
        '38 cranes',
        '31 cranes',
        '^average 38',
        '^average 26',
      ],
      unfit: ["that's it"],
      numbers: ['31'],
    },
  },
  {
    id: 'tuning-g-roads-32',
    trade: 'metro station service',
    temper: 'second language, humble',
    category: 'achievements',
    current: true,
    question: ASKED.hard,
    answer:
      'In the metro station come people lost, people drunk, people who want only talk. One man he fell in the track. I push the button, current off, and I hold the train by the radio. A student went down and pull him out, he is the hero, not me.',
    expected: {
      lines: [
        {
          must: [['current', 'power', 'radio', 'button', 'train']],
          example: 'Switched off the current and held the train by radio when a man fell on the track',
        },
        {
          must: ['people', ['lost', 'drunk', 'talk', 'station']],
          example: 'Look after lost people in the metro station',
          optional: true,
        },
        { must: ['station'], example: 'Work in a metro station', optional: true },
      ],
      never: ['^pulled', '^pull', '^went down', '^jumped', '^rescued', '^fell', 'station manager', '^saved'],
      others: ['^pulled', '^pull', '^went down', '^rescued', 'station manager', '^saved', '^jumped'],
      unfit: ['drunk'],
      numbers: [],
    },
  },
  {
    id: 'tuning-g-roads-33',
    trade: 'tanker driving',
    temper: 'orderly list with a denial',
    category: 'skills',
    current: true,
    question: ASKED.learned,
    answer:
      "C plus E naturally. Dangerous goods with tank, but not the explosives and not the radioactive. The crane behind the cab, I've the certificate for that. Romanian from home and English for the ramp. My brother has the bus licence, I don't.",
    expected: {
      lines: [
        { must: [['C plus E', 'CE', 'C+E', 'C and E', 'C, E']], example: 'Driving licence CE' },
        { must: ['dangerous goods'], example: 'Dangerous goods with tank' },
        { must: ['crane'], example: 'Truck crane (certificate)' },
        { must: ['Romanian'], example: 'Romanian' },
        { must: ['English'], example: 'English' },
        { must: ['tank'], example: 'Tank transport', optional: true },
      ],
      never: [
        '^explosives',
        '^radioactive',
        '^class 7',
        'including class 7',
        '^bus',
        'licence D',
        'fluent English',
        'native English',
      ],
      others: ['^bus', 'licence D'],
      unfit: ['brother'],
      numbers: [],
    },
  },
  {
    id: 'tuning-g-roads-34',
    trade: 'food delivery',
    temper: 'cheeky',
    category: 'achievements',
    current: true,
    question: ASKED.numbers,
    answer:
      "I've got 4.96 on the app over 3,112 deliveries. I don't run red lights, that's not the secret, I just know which gate's open. Two complaints ever, both about cold soup, and one of them had ordered gazpacho.",
    expected: {
      lines: [
        { must: ['4.96', '3112'], example: 'App rating of 4.96 over 3,112 deliveries' },
        { must: ['2', 'complaints'], example: 'Only two complaints', optional: true },
        { must: ['4.96'], example: 'App rating of 4.96', optional: true },
        { must: ['3112', ['deliver*', 'orders']], example: 'Made 3,112 deliveries', optional: true },
        { must: [['gate', 'gates']], example: 'Know which gates are open', optional: true },
      ],
      never: ['no complaints', 'without complaint*', '3112 complaints', '4.96 deliveries', '2 deliveries', '^run red'],
      unfit: ['gazpacho', 'soup', 'the secret'],
      numbers: ['4.96', '3112'],
    },
  },
  {
    id: 'tuning-g-roads-35',
    trade: 'mail sorting',
    temper: 'tinkerer, second language',
    category: 'achievements',
    current: false,
    question: ASKED.better,
    answer:
      'The machine for small letters she jam 30 times in one shift and the technicians say this is normal. I saw it was the envelopes with plastic window when they are humid. I put one fan, a normal fan from home, and after this it was eight or nine jams.',
    expected: {
      lines: [
        {
          must: ['30', '8', ['jam*', 'stop*', 'block*']],
          example: 'Jams per shift went from 30 to eight or nine with a fan for humid envelopes',
        },
        { must: ['fan'], example: 'Found that humid envelopes jammed the machine and set up a fan', optional: true },
        {
          must: ['envelopes'],
          example: 'Found that humid envelopes with plastic windows caused the jams',
          optional: true,
        },
        { must: ['letters', 'machine'], example: 'Worked on the machine for small letters', optional: true },
      ],
      never: ['22 jams', '70%', '30 machines', '8 machines', '9 fans', '30 minutes', '^technician', 'as technician'],
      others: ['^technician', 'as technician'],
      unfit: ['from home'],
      numbers: ['30', '8', '9'],
    },
  },
  {
    id: 'tuning-g-roads-36',
    trade: 'emergency call room',
    temper: 'shrugs praise off',
    category: 'values',
    current: true,
    question: ASKED.others,
    answer:
      'They say I have a voice like warm milk, whatever that is supposed to be. A woman had her baby with me on the line on Christmas Eve. And the colleagues come to me for addresses, I know every farm in the valley by its nickname.',
    expected: {
      lines: [
        {
          must: ['farm*'],
          example: 'Knows every farm in the valley by its nickname and helps colleagues with addresses.',
        },
        { must: ['baby'], example: 'Stayed on the line while a woman had her baby on Christmas Eve.' },
        { must: [['voice', 'calm*']], example: 'Known for a warm voice on the phone.', optional: true },
        { must: ['addresses'], example: 'Asked for addresses by colleagues.', optional: true },
      ],
      never: ['^delivered a baby', '^had a baby', '^had her baby', 'midwife', 'head of', 'babies', 'paramedic'],
      others: ['^delivered a baby', '^had a baby', '^had her baby', 'midwife', 'head of'],
      unfit: ['milk'],
      numbers: [],
    },
  },
  {
    id: 'tuning-g-roads-37',
    trade: 'traffic police',
    temper: 'missed the target, found more',
    category: 'achievements',
    current: false,
    question: ASKED.numbers,
    answer:
      'The target was 400 breath tests in the quarter, I did 371. But I wrote down where and when, 29 were positive and 17 of those on a Thursday, after football practice. Nobody had checked on Thursdays. The chief changed the shift plan because of it.',
    expected: {
      lines: [
        { must: ['371'], example: 'Did 371 breath tests in a quarter, against a target of 400' },
        {
          must: ['17', ['Thursday', 'Thursdays']],
          example: 'Recorded where and when: 17 of 29 positive tests fell on a Thursday, after football practice',
        },
        { must: ['shift plan'], example: 'Records of the tests led to a new shift plan' },
        { must: ['29', ['positive', 'drivers']], example: '29 positive breath tests', optional: true },
        { must: [['Thursday', 'Thursdays']], example: 'Found many positive tests on Thursdays', optional: true },
      ],
      never: [
        '^did 400',
        '^400',
        'exceeded',
        '^met the target',
        'and met the target',
        '371 positive',
        '46 positive',
        '^changed',
        'as chief',
      ],
      others: ['^changed', 'as chief'],
      numbers: ['371', '29', '17'],
    },
  },
  {
    id: 'tuning-g-roads-38',
    trade: 'army engineers',
    temper: 'knows his share',
    category: 'projects',
    current: false,
    question: ASKED.projectResult,
    answer:
      'The floating bridge after the spring flood, at home, a civil job. The platoon built it, 34 men and women. My part was the anchors, eleven of them, and I was in charge of two privates for it. Cars drove over it for six weeks, and my aunt too.',
    expected: {
      lines: [
        {
          must: ['11', ['anchors', 'anchor*']],
          example: 'Set the eleven anchors of a floating bridge with two privates',
        },
        {
          must: ['bridge', ['34', 'platoon', '6', 'flood']],
          example: 'Helped build a floating bridge after a flood with a platoon of 34; cars used it for six weeks',
        },
        { must: ['6 weeks'], example: 'Cars drove over the bridge for six weeks', optional: true },
        { must: ['2 privates'], example: 'Led two privates', optional: true },
        { must: ['bridge'], example: 'Built a floating bridge with the platoon', optional: true },
      ],
      never: ['34 anchors', '11 weeks', '34 privates', '^led the platoon', 'platoon leader', 'single-handed*'],
      others: ['34 privates', '^led the platoon', 'platoon leader', 'single-handed*'],
      unfit: ['aunt'],
      numbers: ['11', '6'],
    },
  },
  {
    id: 'tuning-g-roads-39',
    trade: 'train conducting',
    temper: 'cheerful',
    category: 'achievements',
    current: false,
    question: ASKED.better,
    answer:
      'I began to announce the delays in rhyme. Badly. But people filmed it, and complaints on my trains fell from 14 a month to 5, my boss counted. The delays were exactly the same of course.',
    expected: {
      lines: [
        {
          must: ['14', '5', 'complaints'],
          example: 'Complaints fell from 14 to 5 a month once delays were announced in rhyme',
        },
        { must: [['rhyme', 'rhymes', 'rhyming']], example: 'Announced delays in rhyme', optional: true },
      ],
      never: ['reduced delays', 'fewer delays', 'delays fell', '5 delays', '14 trains', '9 complaints', '^filmed'],
      others: ['^filmed'],
      unfit: ['boss', 'badly'],
      numbers: ['14', '5'],
    },
  },
  {
    id: 'tuning-g-roads-40',
    trade: 'delivery driving',
    temper: 'angry',
    category: 'achievements',
    current: false,
    question: ASKED.hard,
    answer:
      "Next question please. They'll tell you I wrecked the gearbox. I didn't, that was the night driver, everyone knows it. I'm not going to sit here and talk about that company.",
    expected: {
      lines: [],
      never: ['^wrecked', '^repaired', '^replaced', '^drove nights', 'as night driver', 'gearbox repair*'],
      others: ['as night driver', '^drove nights', '^wrecked'],
      unfit: ['next question', 'that company'],
      numbers: [],
      nothing: true,
    },
  },
  {
    id: 'tuning-g-roads-41',
    trade: 'aircraft de-icing',
    temper: 'crew figure beside own',
    category: 'achievements',
    current: false,
    question: ASKED.proud,
    answer:
      "One night in January we did 77 aircraft with seven trucks. Mine did eleven of those, the one with the short arm. What I'm fond of is I got the new ones to start at the tail, it saves about two minutes a plane.",
    expected: {
      lines: [
        {
          must: ['11', ['aircraft', 'planes', 'plane', '77']],
          example: 'De-iced eleven of the 77 aircraft that seven trucks did in one January night',
        },
        { must: ['tail'], example: 'Got new colleagues to start at the tail, which saves about two minutes a plane' },
        {
          must: ['77', ['aircraft', 'planes']],
          example: 'De-iced 77 aircraft in one night with a crew of seven trucks',
          optional: true,
        },
        { must: ['2 minutes'], example: 'Saved about two minutes a plane', optional: true },
      ],
      never: ['11 trucks', '77 trucks', '7 aircraft', '11 minutes', '88', '^led', 'single-handed*', 'alone'],
      others: ['^led', 'single-handed*', 'alone'],
      unfit: ["I'm fond of"],
      numbers: ['11', ['2 minutes', '2 minute']],
    },
  },
  {
    id: 'tuning-g-roads-42',
    trade: 'winter road service',
    temper: 'private matters on the way',
    category: 'achievements',
    current: false,
    question: ASKED.hard,
    answer:
      'My wife had our second that February so I hardly slept anyway. Thirteen nights of black ice in a row. I had the rota for nine gritters, and every bus route was clear by five each morning. One man rang to complain, that was about his hedge.',
    expected: {
      lines: [
        {
          must: ['9', ['gritters', 'gritter', 'gritting']],
          example: 'Managed the rota for nine gritters in thirteen nights of black ice',
        },
        {
          must: [
            ['bus route', 'bus routes'],
            ['clear', 'cleared'],
          ],
          example: 'Every bus route was clear by five each morning',
        },
        {
          must: ['13', ['nights', 'ice']],
          example: 'Thirteen nights of black ice with every bus route clear by five',
          optional: true,
        },
        { must: ['rota'], example: 'Planned the rota of the gritters', optional: true },
      ],
      never: ['13 gritters', '9 nights', '5 bus routes', '5 gritters', '9 bus routes', '^drove', '^gritted'],
      others: ['^drove', '^gritted'],
      unfit: ['wife', 'slept', 'hedge'],
      numbers: ['13', '9'],
    },
  },
]
