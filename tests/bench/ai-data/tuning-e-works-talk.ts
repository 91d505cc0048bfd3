import { ASKED } from './asked.ts'
import type { Case } from './types.ts'

/** A planner; what people of the trades can do, have learned, want and hold dear. */
export const TUNING_E_WORKS_TALK: readonly Case[] = [
  {
    id: 'tuning-e-works-40',
    trade: 'container planning',
    temper: 'present, self-mocking',
    category: 'achievements',
    current: true,
    question: ASKED.dayNow,
    answer:
      "I start with the mails from the night, maybe 80 of them. Then I book the slots for the containers, 30 or so a day, and I ring the drivers who are late. It's not rocket science, but if I don't do it nothing moves.",
    expected: {
      lines: [
        {
          must: ['book', 'slots', ['30', 'about 30', 'around 30', 'approximately 30', 'roughly 30', 'some 30'], 'day'],
          not: ['I book', 'I ring', 'booked'],
          example: 'Book about 30 container slots a day',
        },
        {
          must: [
            ['80', 'about 80'],
            ['mails', 'e-mails', 'emails'],
          ],
          not: ['I start', 'of them'],
          example: 'Start with about 80 mails from the night',
          optional: true,
        },
        {
          must: [['ring', 'call', 'phone', 'contact'], 'drivers', 'late'],
          not: ['I ring'],
          example: 'Ring the drivers who are late',
        },
      ],
      never: [
        '80 containers',
        '30 drivers',
        '80 drivers',
        'rocket',
        'over 30',
        '80 slots',
        '30 mails',
        'nothing moves',
        '80 a day',
      ],
      unfit: ['rocket science'],
      numbers: ['30'],
    },
  },
  {
    id: 'tuning-e-works-41',
    trade: 'electrician',
    temper: 'a list with a denial',
    category: 'skills',
    current: true,
    question: ASKED.skills,
    answer:
      "Cable pulling, panel wiring, testing with the Fluke. I can read schematics. KNX I've only seen, I never programmed it. And a driving licence, class B.",
    expected: {
      lines: [
        { must: [['cable pulling', 'pulling cables']], example: 'Cable pulling' },
        { must: [['panel wiring', 'wiring']], example: 'Panel wiring' },
        { must: [['Fluke', 'testing']], example: 'Testing with the Fluke' },
        { must: ['schematics'], not: ['I can'], example: 'Reading schematics' },
        { must: [['driving licence', 'licence', 'driver*']], example: 'Driving licence class B' },
        { must: ['class B'], not: ['^and'], example: 'Class B', optional: true },
      ],
      never: ['KNX', 'programming', 'PLC', 'expert'],
      numbers: [],
    },
  },
  {
    id: 'tuning-e-works-42',
    trade: 'CNC milling',
    temper: 'levels',
    category: 'skills',
    current: true,
    question: ASKED.skills,
    answer:
      "Fanuc and Siemens 840D, and I know Heidenhain a bit. Measuring with calipers, micrometer and the Zeiss coordinate machine. I did a SolidWorks course once but I wouldn't say I can do it.",
    expected: {
      lines: [
        { must: ['Fanuc'], example: 'Fanuc' },
        { must: [['840D', 'Siemens']], example: 'Siemens 840D' },
        { must: ['Heidenhain'], not: ['I know'], example: 'Heidenhain (basic)' },
        { must: ['calipers'], example: 'Calipers' },
        { must: [['micrometer', 'micrometers']], example: 'Micrometer' },
        { must: [['Zeiss', 'coordinate']], example: 'Zeiss coordinate measuring machine' },
        { must: [['measuring', 'calipers']], example: 'Measuring with calipers', optional: true },
      ],
      never: ['SolidWorks', 'CAD', 'fluent', 'expert'],
      numbers: [],
    },
  },
  {
    id: 'tuning-e-works-43',
    trade: 'gardener',
    temper: 'certificates and a wish',
    category: 'skills',
    current: true,
    question: ASKED.learned,
    answer:
      "I've got the chainsaw certificate, both parts, and the pesticide one since 2020. Pruning fruit trees I learned from my uncle. Next year I'd like to do climbing.",
    expected: {
      lines: [
        { must: ['chainsaw'], not: ["I've"], example: 'Chainsaw certificate, both parts' },
        { must: ['pesticide'], not: ['the pesticide one'], example: 'Pesticide certificate (2020)' },
        { must: ['prun*'], not: ['I learned'], example: 'Pruning fruit trees' },
      ],
      never: ['climb*', 'tree surgeon', '2019', 'arborist'],
      unfit: ['uncle'],
      numbers: [],
    },
  },
  {
    id: 'tuning-e-works-44',
    trade: 'car mechanic',
    temper: 'trainings',
    category: 'skills',
    current: true,
    question: ASKED.learned,
    answer:
      'High-voltage training level 2, that was in 2022. Diagnostics with Bosch ESI and VCDS. I have the air conditioning ticket too. Welding I only do at home.',
    expected: {
      lines: [
        {
          must: [['high-voltage', 'high voltage']],
          not: ['that was'],
          example: 'High-voltage training level 2 (2022)',
        },
        { must: [['Bosch ESI', 'ESI']], example: 'Bosch ESI' },
        { must: ['VCDS'], example: 'VCDS' },
        { must: ['air conditioning'], not: ['I have'], example: 'Air conditioning certificate' },
        { must: ['diagnostics'], example: 'Diagnostics', optional: true },
        { must: ['weld*'], example: 'Welding', optional: true },
      ],
      never: ['level 3', '2 years', 'professional welder', 'certified welder', 'level 22'],
      unfit: ['at home'],
      numbers: [],
    },
  },
  {
    id: 'tuning-e-works-45',
    trade: 'fibre technician',
    temper: 'trade and tongues',
    category: 'skills',
    current: true,
    question: ASKED.skills,
    answer:
      "Fusion splicing, OTDR measuring, working at height, that's the main thing. I speak Polish and German and enough English for the manuals.",
    expected: {
      lines: [
        { must: ['splicing'], example: 'Fusion splicing' },
        { must: ['OTDR'], not: ["that's"], example: 'OTDR measuring' },
        { must: [['height', 'heights']], not: ["that's"], example: 'Working at height' },
        { must: ['Polish'], example: 'Polish' },
        { must: ['German'], example: 'German' },
        { must: ['English'], not: ['enough'], example: 'English (basic)' },
      ],
      never: ['fluent', 'Russian', 'native', 'fluent English'],
      unfit: ['main thing'],
      numbers: [],
    },
  },
  {
    id: 'tuning-e-works-46',
    trade: 'food production',
    temper: 'systems and a machine',
    category: 'skills',
    current: true,
    question: ASKED.skills,
    answer:
      'HACCP, allergen plans, cleaning schedules, and I run the tunnel oven. SAP only for booking out. Some Excel. I was on the fire warden course as well, two days.',
    expected: {
      lines: [
        { must: ['HACCP'], example: 'HACCP' },
        { must: ['allergen*'], example: 'Allergen plans' },
        { must: ['cleaning'], example: 'Cleaning schedules' },
        { must: [['tunnel oven', 'oven']], not: ['I run'], example: 'Tunnel oven' },
        { must: ['SAP'], example: 'SAP (booking out)' },
        { must: ['Excel'], example: 'Excel (basic)' },
        { must: ['fire warden'], not: ['I was', 'as well'], example: 'Fire warden course', optional: true },
      ],
      never: ['2 ovens', 'SAP administrator', 'advanced', 'firefighter'],
      numbers: [],
    },
  },
  {
    id: 'tuning-e-works-47',
    trade: 'carpenter',
    temper: 'a plan and tired knees',
    category: 'career_goals',
    current: true,
    question: ASKED.goals,
    answer:
      "I'd like to get my master's certificate in the next two years and then maybe train apprentices. I've been a carpenter for 13 years now and my knees say it's time to do a bit more of the planning.",
    expected: {
      lines: [
        {
          must: [
            ["master's", 'master craftsman', 'master'],
            ['certificate', 'craftsman', 'craftsperson', 'qualification'],
            ['want*', 'aim*', 'plan*', 'would like', 'seek*', 'looking', 'goal*', 'hop*', 'next'],
          ],
          not: ["I'd", 'my', "I've"],
          example:
            "Carpenter of 13 years who aims for the master's certificate in the next two years and to train apprentices.",
        },
        {
          must: ['carpenter', ['13 years', '13']],
          not: ['my', 'now and'],
          example: 'Carpenter for 13 years.',
          optional: true,
        },
        {
          must: ['planning', 'more'],
          not: ['my', 'it is', 'say'],
          example: 'Wants to do more of the planning.',
          optional: true,
        },
        { must: ['train*', 'apprentices'], not: ['my'], example: 'Wants to train apprentices.', optional: true },
      ],
      never: ['2 years as', '15 years', 'holds', '^master', 'trains apprentices', '13 apprentices', 'completed'],
      unfit: ['knees'],
      numbers: ['13'],
    },
  },
  {
    id: 'tuning-e-works-48',
    trade: 'maintenance fitter',
    temper: 'three values',
    category: 'values',
    current: true,
    question: ASKED.values,
    answer:
      "That a machine is really fixed and not just running again. And that people tell me the truth when they've broken something. I don't like shouting.",
    expected: {
      lines: [
        {
          must: [
            ['machine', 'machines'],
            ['fixed', 'repaired'],
            ['really', 'properly', 'not just', 'lasting', 'truly', 'rather'],
          ],
          not: ['me'],
          example: 'Values a machine that is properly fixed and not just running again.',
        },
        {
          must: [['truth', 'honest*', 'truthful*']],
          not: ['me'],
          example: 'Values people who tell the truth when they have broken something.',
          optional: true,
        },
        {
          must: ['shout*', ['not', 'no', 'without', 'calm', 'dislikes', 'never']],
          not: ["I don't"],
          example: 'No shouting.',
          optional: true,
        },
      ],
      never: ['^likes shouting', '^shouts', 'broke the', 'fixed and running', 'award', 'years'],
      numbers: [],
    },
  },
  {
    id: 'tuning-e-works-49',
    trade: 'transport planner',
    temper: 'a clear step',
    category: 'career_goals',
    current: true,
    question: ASKED.goals,
    answer:
      "Team lead in planning, somewhere with rail as well as road. I've done road for 9 years and I know every customs office between here and Istanbul. I wouldn't move to a big city for it though.",
    expected: {
      lines: [
        {
          must: [
            ['team lead', 'lead', 'leading', 'team leader'],
            ['planning', 'rail'],
            ['want*', 'aim*', 'seek*', 'looking', 'would like', 'goal*', 'hop*', 'next', 'step'],
          ],
          not: ["I've", 'I know'],
          example: 'Transport planner aiming to become team lead in planning for rail as well as road.',
        },
        {
          must: ['road', '9 years'],
          not: ["I've", 'I know'],
          example: 'Nine years in road transport, with knowledge of every customs office up to Istanbul.',
        },
        {
          must: ['customs', 'Istanbul'],
          not: ["I've", 'I know'],
          example: 'Knows every customs office between here and Istanbul.',
          optional: true,
        },
      ],
      never: [
        '9 years of rail',
        '^team lead',
        '^led',
        'experienced team lead',
        '9 customs',
        'rail for 9',
        'moves',
        '^team leader with',
      ],
      unfit: ['big city'],
      numbers: ['9'],
    },
  },
  {
    id: 'tuning-e-works-50',
    trade: 'painter',
    temper: 'what customers say',
    category: 'values',
    current: true,
    question: ASKED.others,
    answer:
      "Customers say I'm tidy. I put down sheets, I hoover when I go, and I come when I said I'd come. In twenty years I've had maybe two complaints.",
    expected: {
      lines: [
        {
          must: [
            ['tidy', 'tidiness', 'neat'],
            ['customers', 'valued', 'sheets', 'described', 'known', 'painter', 'works'],
          ],
          not: ["I'm", 'I put'],
          example: 'Valued by customers for tidiness: puts down sheets, hoovers and comes when agreed.',
        },
        {
          must: [['sheets', 'hoover*']],
          not: ['I put', 'I go'],
          example: 'Puts down sheets and hoovers afterwards.',
          optional: true,
        },
        {
          must: [['2', 'two', 'about 2'], 'complaints', '20 years'],
          not: ["I've", 'maybe'],
          example: 'About two complaints in twenty years.',
          optional: true,
        },
      ],
      never: ['20 complaints', 'no complaints', '2 years', 'never a complaint', 'untidy'],
      numbers: ['20'],
    },
  },
]
