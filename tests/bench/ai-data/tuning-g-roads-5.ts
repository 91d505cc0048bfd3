import { ASKED } from './asked.ts'
import type { Case } from './types.ts'

/** People who help passengers, run cabs, plan yards, lead dogs and shunt wagons. */
export const TUNING_G_ROADS_5: readonly Case[] = [
  {
    id: 'tuning-g-roads-56',
    trade: 'airport passenger help',
    temper: 'warm',
    category: 'achievements',
    current: false,
    question: ASKED.proud,
    answer:
      'I took people in wheelchairs to their gates. Once an old lady missed her flight because the lift was broken, and the airline put her on the evening one. I sat with her after my shift until she boarded. She still sends me a card at Christmas.',
    expected: {
      lines: [
        { must: [['wheelchair', 'wheelchairs']], example: 'Took passengers in wheelchairs to their gates' },
        { must: ['shift'], example: 'Sat with a passenger after the shift until she boarded the evening flight' },
        { must: ['boarded'], example: 'Stayed with a stranded passenger until she boarded', optional: true },
        { must: ['gates'], example: 'Took people to their gates', optional: true },
        {
          must: ['evening', ['passenger', 'lady']],
          example: 'Kept a passenger company until the evening flight',
          optional: true,
        },
      ],
      never: ['^missed', '^rebooked', '^put her', '^booked her', 'no missed flights', '^arranged'],
      others: ['^rebooked', '^put her', '^booked her', '^arranged'],
      unfit: ['Christmas'],
      numbers: [],
    },
  },
  {
    id: 'tuning-g-roads-57',
    trade: 'taxi firm owner',
    temper: 'boasts, mocks rivals',
    category: 'achievements',
    current: true,
    question: ASKED.proud,
    answer:
      'I run eleven cabs, and I started with one, an old Passat with 380,000 on the clock. Fourteen drivers, everyone insured, nobody paid cash in hand. The competition laughed, three of them are gone now and I took on two of their drivers.',
    expected: {
      lines: [
        {
          must: ['11', ['cabs', 'taxis', 'cars']],
          example: 'Run a taxi firm of eleven cabs and fourteen drivers that started with one cab',
        },
        { must: ['14', 'drivers'], example: 'Employ fourteen drivers, everyone insured and nobody paid cash in hand' },
        { must: ['insured'], example: 'Everyone is insured', optional: true },
        { must: ['2', 'drivers'], example: 'Took on two drivers of former competitors', optional: true },
        { must: ['380000'], example: 'Started with one old Passat with 380,000 km on the clock', optional: true },
        { must: ['started with 1'], example: 'Started with one cab', optional: true },
      ],
      never: ['14 cabs', '11 drivers', '3 cabs', '380000 customers', '$380k', '^acquired', '3 drivers'],
      unfit: ['laughed', 'are gone'],
      numbers: ['11', '14'],
    },
  },
  {
    id: 'tuning-g-roads-58',
    trade: 'medical courier',
    temper: 'still shaken',
    category: 'achievements',
    current: false,
    question: ASKED.hard,
    answer:
      'The blood bags had to be there within four hours, and the bridge at Wörth was suddenly closed. I rang the clinic and they sent somebody on foot to the other end, and the policeman let me walk over with the box. Eleven minutes left on the clock. I was shaking afterwards.',
    expected: {
      lines: [
        {
          must: [
            ['blood', 'bags'],
            ['bridge', 'closed', 'foot', 'clinic'],
          ],
          example: 'Brought blood bags over a closed bridge on foot after ringing the clinic',
        },
        {
          must: ['11', ['minute*', 'left', 'spare']],
          example: 'Blood bags arrived with eleven minutes left of four hours',
        },
        { must: ['clinic'], example: 'Rang the clinic, which sent somebody to the other end', optional: true },
      ],
      never: ['11 hours', '4 minutes', '4 bags', '11 bags', '^closed', '^sent', 'escorted', '^drove across'],
      others: ['^closed', '^sent', 'escorted'],
      unfit: ['shaking'],
      numbers: ['4', '11'],
    },
  },
  {
    id: 'tuning-g-roads-59',
    trade: 'bus driving, works council',
    temper: 'fights for others',
    category: 'achievements',
    current: false,
    question: ASKED.team,
    answer:
      'I was on the works council for the drivers, two terms. The toilets at the last stops, that was us. Seven stops had none. It took three years and a good deal of shouting, and five got one. The other two are coming, I am told.',
    expected: {
      lines: [
        {
          must: ['5', 'toilets'],
          example: 'Helped get toilets at five of seven last stops in three years on the works council',
        },
        { must: ['works council'], example: 'Sat on the works council for two terms' },
        {
          must: ['toilets', ['stops', '3', 'drivers']],
          example: 'Fought with the works council for toilets at the last stops',
          optional: true,
        },
      ],
      never: ['all 7', '7 toilets', '^7 stops got', '12 stops', '5 years', '3 toilets', '^built', '^led', 'chair*'],
      others: ['^built', '^led', 'chair*'],
      unfit: ['shouting', 'I am told'],
      numbers: ['5', '7'],
    },
  },
  {
    id: 'tuning-g-roads-60',
    trade: 'post delivery',
    temper: 'shy, very short',
    category: 'achievements',
    current: true,
    question: ASKED.proud,
    answer: "I know all the dogs. That's it, I suppose. No bite in eight years.",
    expected: {
      lines: [
        {
          must: [['bite', 'bites', 'bitten'], '8', ['no', 'not', 'without', 'never']],
          example: 'No dog bite in eight years',
        },
        { must: ['dogs'], example: 'Know all the dogs on the round', optional: true },
      ],
      never: ['8 dogs', '8 bites', '^bitten', '^1 bite', 'only 1 bite', 'trained dogs', 'dog training', '8 months'],
      unfit: ["that's it"],
      numbers: ['8'],
    },
  },
  {
    id: 'tuning-g-roads-61',
    trade: 'container yard planning',
    temper: 'hedges about the cause',
    category: 'projects',
    current: false,
    question: ASKED.projectResult,
    answer:
      "I can't promise it was only me, the weather was kind as well. But in the year I did the stacking plan the re-handles went from 1.8 a box to 1.3 or so. I put the boxes with early trucks on top. Sounds stupid, nobody had done it there.",
    expected: {
      lines: [
        {
          must: ['1.8', '1.3'],
          example: 'Re-handles went from 1.8 to about 1.3 a box in the year of the stacking plan, in kind weather',
        },
        {
          must: [['early trucks', 'on top', 'stacking plan', 'stacking']],
          example: 'Did the stacking plan and put boxes with early trucks on top',
        },
      ],
      never: [
        '^reduced',
        '^cut',
        '^lowered',
        '28%',
        'single-handed*',
        '^solely',
        '1.8 trucks',
        '1.3 trucks',
        '^led',
        'top, reducing',
      ],
      others: ['single-handed*', '^solely', '^led'],
      unfit: ['stupid'],
      numbers: ['1.8', '1.3'],
    },
  },
  {
    id: 'tuning-g-roads-62',
    trade: 'army driving',
    temper: 'precise, one thing cut off',
    category: 'skills',
    current: false,
    question: ASKED.learned,
    answer:
      'The lorry licence first, then the recovery tank. Combat first aid, I renewed that last year. Radio procedure in English. I had started the drone course but they cut it after a week.',
    expected: {
      lines: [
        { must: [['lorry', 'truck']], example: 'Lorry licence' },
        { must: ['recovery tank'], example: 'Driving a recovery tank' },
        { must: ['first aid'], example: 'Combat first aid' },
        { must: [['radio', 'English']], example: 'Radio procedure in English' },
        { must: ['English'], example: 'English (radio procedure)', optional: true },
      ],
      never: [
        '^drones',
        '^drone flying',
        '^drone operat*',
        '^drone piloting',
        'completed drone',
        'drone pilot',
        'drone licence',
        'paramedic',
        'tank commander',
        'fluent English',
        'instructor',
      ],
      others: ['tank commander', 'instructor'],
      numbers: [],
    },
  },
  {
    id: 'tuning-g-roads-63',
    trade: 'customs dog handling',
    temper: 'gives the dog the credit',
    category: 'achievements',
    current: true,
    question: ASKED.proud,
    answer:
      'With my dog Bora we are five years in the port of Koper. She found 46 kilos of cocaine in a container of bananas, that is our biggest, cigarettes I do not count any more. She is the star, I hold the leash. Three times already I taught other handlers, two weeks each.',
    expected: {
      lines: [
        { must: ['46', 'cocaine'], example: 'Found 46 kg of cocaine in a container of bananas with a sniffer dog' },
        {
          must: [['taught', 'trained', 'teach', 'train', 'training', 'courses'], 'handlers'],
          example: 'Taught other handlers three times, two weeks each',
        },
        {
          must: ['dog', ['5', 'port', 'Koper', 'search*']],
          example: 'Work with a dog in the port of Koper for five years',
          optional: true,
        },
        { must: ['cigarettes'], example: 'Cigarettes found many times', optional: true },
        { must: [['Koper', 'port']], example: 'Work in the port of Koper', optional: true },
      ],
      never: ['46 dogs', '5 kilos', '3 dogs', '2 handlers', '3 handlers', '46 kilos of cigarettes', '^arrested'],
      unfit: ['the star', 'leash'],
      numbers: ['46', '3', '2'],
    },
  },
  {
    id: 'tuning-g-roads-64',
    trade: 'rail shunting',
    temper: 'whole and part',
    category: 'achievements',
    current: true,
    question: ASKED.dayNow,
    answer:
      "Nights, shunting, at the big yard. The yard does 3,500 wagons a day, my crew maybe 280 in a night, we're four. I uncouple and I walk 14 kilometres easily. No derailment on my list so far, touch wood.",
    expected: {
      lines: [
        { must: ['280', ['wagons', 'night', 'crew']], example: 'Shunt about 280 wagons a night in a crew of four' },
        {
          must: [
            ['derailment', 'derailments', 'derailed'],
            ['no', 'not', 'without', 'zero', 'never'],
          ],
          example: 'No derailment so far',
        },
        { must: [['uncouple', 'uncoupling']], example: 'Uncouple wagons at night', optional: true },
        { must: ['14', ['km', 'kilometres']], example: 'Walk 14 km a night', optional: true },
        { must: ['3500', 'yard'], example: 'Work at a yard of 3,500 wagons a day', optional: true },
        { must: [['shunt', 'shunting', 'crew']], example: 'Shunt wagons at night', optional: true },
      ],
      never: ['^shunt 3500', '3500 wagons a night', '14 wagons', '^derailed', '^lead', '^led', 'crew leader'],
      others: ['^shunt 3500', '^lead', '^led', 'crew leader'],
      unfit: ['touch wood'],
      numbers: ['280'],
    },
  },
  {
    id: 'tuning-g-roads-65',
    trade: 'timetable planning',
    temper: 'careful not to overclaim',
    category: 'skills',
    current: true,
    question: ASKED.skills,
    answer:
      'Visum every day, QGIS most days. Timetable design, that I learned on paper. Some Python, but really I just start the scripts a colleague wrote. French from my years in Brussels, and Dutch I read but do not speak.',
    expected: {
      lines: [
        { must: ['Visum'], example: 'Visum' },
        { must: ['QGIS'], example: 'QGIS' },
        { must: [['timetable', 'timetables', 'timetabling']], example: 'Timetable design' },
        { must: ['French'], example: 'French' },
        { must: ['Dutch', ['reading', 'read', 'reads']], example: 'Dutch (reading)' },
        {
          must: ['Python', ['scripts', 'script', 'start*', 'run*', 'basic*', 'some']],
          example: 'Python (running scripts)',
          optional: true,
        },
      ],
      never: ['Python programming', 'Python development', 'Python scripting', 'fluent Dutch', 'Dutch (fluent'],
      others: ['Python programming', 'Python development', 'Python scripting'],
      numbers: [],
    },
  },
  {
    id: 'tuning-g-roads-66',
    trade: 'taxi driving',
    temper: 'typed, cheerful',
    category: 'skills',
    current: true,
    question: ASKED.skills,
    answer:
      'english good, arabic native, german i passed the b1. spanish a bit from customers lol. i have taxi licence and first aid and i know the city without gps',
    expected: {
      lines: [
        { must: ['English'], example: 'English (good)' },
        { must: ['Arabic'], example: 'Arabic (native)' },
        { must: ['German'], example: 'German (B1)' },
        { must: [['taxi licence', 'taxi license', 'taxi']], example: 'Taxi licence' },
        { must: ['first aid'], example: 'First aid' },
        { must: ['city'], example: 'Knowledge of the city', optional: true },
        {
          must: ['Spanish', ['bit', 'basic*', 'little', 'some', 'beginner']],
          example: 'Spanish (basic)',
          optional: true,
        },
      ],
      never: [
        'German (B2',
        'German (C1',
        'fluent German',
        'native German',
        'fluent Spanish',
        'native English',
        'fluent English',
        'English (fluent',
        'German (fluent',
      ],
      numbers: [],
    },
  },
  {
    id: 'tuning-g-roads-67',
    trade: 'haulage planning',
    temper: 'weighs it up',
    category: 'career_goals',
    current: true,
    question: ASKED.goals,
    answer:
      "I drove for 19 years and I've planned for three now, all in one firm. I'd go where they do rail and road together, that is where it's heading if you ask me. Abroad too, Denmark maybe, my wife is from there.",
    expected: {
      lines: [
        { must: [['rail', 'intermodal']], example: 'Looking for a planning role that brings rail and road together.' },
        { must: ['19', '3'], example: '19 years of driving and three years of planning in one firm.' },
        { must: [['Denmark', 'abroad']], example: 'Open to work abroad, for instance in Denmark.', optional: true },
        { must: ['19', ['driving', 'driver', 'drove', 'wheel']], example: '19 years of driving.', optional: true },
        {
          must: ['3', ['planning', 'planner', 'planned']],
          example: 'Three years of planning in one firm.',
          optional: true,
        },
      ],
      never: ['19 years of planning', '3 years of driving', '^experienced in rail', 'worked in Denmark', '19 firms'],
      unfit: ['wife', 'if you ask me'],
      numbers: ['19', '3'],
    },
  },
  {
    id: 'tuning-g-roads-68',
    trade: 'dock work',
    temper: 'points to somebody else',
    category: 'achievements',
    current: true,
    question: ASKED.numbers,
    answer:
      "You should ask my brother, he's the one with the record, 40 boxes in an hour or something, it was in the paper. Me, I'm just waiting for my pension, fourteen months to go.",
    expected: {
      lines: [],
      never: ['^loaded 40', '^moved 40', '^handled 40', '^40', '^set a record', '^record', '14 boxes', '^retired'],
      others: ['^loaded 40', '^moved 40', '^handled 40', '^40', '^set a record', '^record'],
      unfit: ['pension', 'brother'],
      numbers: [],
      nothing: true,
    },
  },
]
