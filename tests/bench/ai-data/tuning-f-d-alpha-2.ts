import { ASKED } from './asked.ts'
import type { Case } from './types.ts'
import { about, LED, MADE, TRAINED, WENT_UP } from './words.ts'

/** Terms of which one is enough, or which are all barred. */
const any = (listed: string): readonly string[] => listed.split(', ')

/** Drivers, movers, cleaners and guards. */
export const TUNING_F_D_ALPHA_2: readonly Case[] = [
  {
    id: 'tuning-f-d-alpha-14',
    trade: 'tram driver',
    temper: 'calm',
    category: 'achievements',
    current: true,
    question: ASKED.proud,
    answer:
      "Eleven years on the trams and no accident that was my fault. And since 2019 I've taken out nine learners as a mentor.",
    expected: {
      lines: [
        {
          must: [
            any(
              'no accident, no accidents, without accident, without an accident, without any accident, accident-free, no at-fault, zero accidents, without an at-fault, without at-fault, without causing, zero at-fault, no own-fault, no at fault',
            ),
            '11 years',
            ['fault', 'at-fault', 'own', 'caused', 'causing', 'culpable', 'self-caused'],
          ],
          example: 'No accident at fault in eleven years on the trams',
        },
        {
          must: [
            '9',
            ['learners', 'learner', 'trainees', 'drivers'],
            [...TRAINED, 'mentor', 'taken', 'took', 'accompanied', 'guided'],
          ],
          example: 'Mentored nine learners since 2019',
        },
        {
          must: [
            ['no accident', 'no accidents', 'without an accident', 'no at-fault'],
            ['fault', 'at-fault', 'own', 'caused', 'causing', 'culpable', 'self-caused'],
          ],
          example: 'No accident at fault',
          optional: true,
        },
      ],
      never: ['9 years', '11 learners', '9 accidents', '2019 learners', '^accident'],
      numbers: ['11', '9'],
    },
  },
  {
    id: 'tuning-f-d-alpha-15',
    trade: 'lorry driver',
    temper: 'plain',
    category: 'achievements',
    current: false,
    question: ASKED.day,
    answer:
      "Mostly fridge work, Spain and back, about 2,500 kilometres a week. Fridays I washed the trailer and did my tacho. In six years I had one load refused, out of, I don't know, six hundred.",
    expected: {
      lines: [
        {
          must: [about('2,500'), ['km', 'kilometres', 'kilometers'], ['week', 'weekly']],
          example: 'Drove refrigerated loads to Spain and back, about 2,500 kilometres a week',
        },
        {
          must: ['Spain', ['fridge', 'refrigerated', 'chilled', 'reefer', 'drove', 'transport', 'loads']],
          example: 'Drove refrigerated loads to Spain and back',
          optional: true,
        },
        {
          must: [['trailer', 'tacho', 'tachograph']],
          example: 'Washed the trailer and did the tachograph records on Fridays',
          optional: true,
        },
        {
          must: [
            ['1 load', 'only 1', '1 refused', 'single load', 'one load'],
            ['600', '6 years'],
            ['refused', 'rejected', 'refusal', 'rejection'],
          ],
          example: 'Only one load refused in six years, out of about six hundred',
          optional: true,
        },
      ],
      never: any('600 loads refused, 6 loads, 2,500 loads, 600 km, 600 kilometres, 2,500 kilometres a day, ^refused'),
      numbers: ['2,500'],
    },
  },
  {
    id: 'tuning-f-d-alpha-16',
    trade: 'bicycle courier',
    temper: 'second-language English',
    category: 'achievements',
    current: true,
    question: ASKED.numbers,
    answer:
      'I deliver food with bicycle. In one hour 3 or 4 order, on Saturday until 5. My rating is 4.9 from 5. I know all street of Gdansk.',
    expected: {
      lines: [
        {
          must: [
            ['3 or 4', '3 to 4', '3-4', 'between 3 and 4', 'up to 5'],
            ['orders', 'deliveries', 'meals'],
            ['hour', 'hourly'],
          ],
          not: ['4 order', 'until 5', 'delivered'],
          example: 'Deliver 3 or 4 food orders an hour by bicycle, up to 5 on Saturdays',
        },
        { must: ['4.9', ['rating', 'rated']], not: ['4.9 from 5', 'rating is'], example: 'Rating of 4.9 out of 5' },
        {
          must: [['deliver', 'delivering', 'delivery'], 'food'],
          not: ['with bicycle', '4 order'],
          example: 'Deliver food by bicycle',
          optional: true,
        },
        { must: ['Gdansk'], not: ['all street'], example: 'Know all the streets of Gdansk', optional: true },
      ],
      never: ['9 orders', '4.9 orders', 'car', '12 orders', '5 hours'],
      numbers: ['3', '4.9'],
    },
  },
  {
    id: 'tuning-f-d-alpha-17',
    trade: 'dispatcher',
    temper: "company's and colleague's numbers",
    category: 'achievements',
    current: true,
    question: ASKED.dayNow,
    answer:
      'The firm has 60 vans, my board is 22 of them. When Ines is off I take hers as well, another 19. I plan the rounds in the evening and then it is phone, phone, phone.',
    expected: {
      lines: [
        { must: ['22', 'vans'], not: ['my board', 'managed', 'dispatched'], example: 'Dispatch 22 of 60 vans' },
        {
          must: [any('plan, planning, schedule'), ['rounds', 'routes', 'tours']],
          not: ['planned'],
          example: 'Plan the rounds in the evening',
        },
        {
          must: ['19', ['vans', 'colleague', 'another', 'further', 'cover', 'additional', 'more', 'extra']],
          not: ['hers'],
          example: 'Cover another 19 vans when a colleague is off',
          optional: true,
        },
        {
          must: [['phone', 'telephone', 'calls']],
          not: ['phone, phone'],
          example: 'Handle phone calls through the day',
          optional: true,
        },
      ],
      never: any('60 rounds, 22 drivers, ^run 60, ^dispatch 60, ^manage 60, ^manage 41, 79, 82'),
      unfit: ['Ines'],
      numbers: ['22'],
    },
  },
  {
    id: 'tuning-f-d-alpha-18',
    trade: 'ferry deckhand',
    temper: 'list with a denial',
    category: 'skills',
    current: true,
    question: ASKED.learned,
    answer:
      "Mooring, the winch, basic firefighting. I did my STCW in March. I've got a radio licence, the short range one. I wouldn't call myself a navigator.",
    expected: {
      lines: [
        { must: ['mooring'], example: 'Mooring' },
        { must: [['winch', 'winches']], example: 'Winch' },
        { must: [['firefighting', 'fire fighting']], example: 'Basic firefighting' },
        { must: ['STCW'], example: 'STCW' },
        { must: ['radio'], not: ['the short range one'], example: 'Short range radio licence' },
      ],
      never: ['navigat*', 'captain', 'long range'],
      numbers: [],
    },
  },
  {
    id: 'tuning-f-d-alpha-19',
    trade: 'removals',
    temper: 'many numbers',
    category: 'projects',
    current: false,
    question: ASKED.project,
    answer:
      'We moved the whole dental school, three floors of it. I had the inventory, every box got a colour and a number, 1,900 boxes, and two went missing and turned up again. It took nine days, planned were twelve.',
    expected: {
      lines: [
        {
          must: ['1,900', 'boxes'],
          not: ['I had', 'turned up'],
          example: 'Kept the inventory of 1,900 boxes, each with a colour and a number',
        },
        {
          must: [['9 days', '9'], any('12, planned, dental, schedule, move, moved')],
          not: ['planned were', 'it took'],
          example: 'Moved a dental school of three floors with the team in nine days instead of the planned twelve',
        },
        {
          must: ['dental', ['moved', 'move', 'moving', 'relocated', 'relocation', 'inventory']],
          example: 'Helped move a dental school of three floors',
          optional: true,
        },
        { must: ['inventory'], not: ['I had'], example: 'Kept the inventory', optional: true },
      ],
      never: any('1,902, ^led, 3 days, 12 floors, ^lost, 2 boxes missing, 9 floors, 3 schools, 1,898'),
      numbers: ['1,900', '9'],
    },
  },
  {
    id: 'tuning-f-d-alpha-20',
    trade: 'office cleaning',
    temper: 'second-language English',
    category: 'achievements',
    current: true,
    question: ASKED.better,
    answer:
      'I clean the bank, two floor, 5 days in week. Before me was always complain, now is no complain since one year. I have also key and alarm code, they trust me.',
    expected: {
      lines: [
        {
          must: [['clean', 'cleaning'], 'bank'],
          not: ['2 floor', 'in week', 'cleaned', 'the bank, two'],
          example: 'Clean two floors of a bank five days a week',
        },
        {
          must: [
            any(
              'no complaint, no complaints, without complaint, without complaints, without a complaint, zero complaints, complaint-free, without a single complaint, without any complaints, not a single complaint',
            ),
          ],
          not: ['no complain', 'before me'],
          example: 'No complaints for a year, after constant complaints before',
        },
        {
          must: [['key', 'keys', 'keyholder'], 'alarm'],
          not: ['they trust'],
          example: 'Trusted with the key and the alarm code',
        },
      ],
      never: ['^complain*', '5 floors', '5 years', '2 banks', '2 years', '^key complaint'],
      numbers: [],
    },
  },
  {
    id: 'tuning-f-d-alpha-21',
    trade: 'window cleaning',
    temper: 'terse',
    category: 'achievements',
    current: true,
    question: ASKED.numbers,
    answer: '28 shopfronts before nine. Ladder and pole. Own round since 2017, started with six shops.',
    expected: {
      lines: [
        {
          must: ['28', ['shopfronts', 'shop fronts', 'shops', 'storefronts']],
          not: ['cleaned 28'],
          example: 'Clean 28 shopfronts before nine, with ladder and pole',
        },
        { must: [['round'], ['2017', 'own']], example: 'Own round since 2017, started with six shops' },
        { must: ['6', ['shops', 'started']], example: 'Started with six shops in 2017', optional: true },
        { must: ['ladder', 'pole'], example: 'Work with ladder and pole', optional: true },
      ],
      never: any('34, 22 shops, 9 shopfronts, 28 rounds, 2017 shop*, 28 since 2017, 6 rounds'),
      numbers: ['28', '2017'],
    },
  },
  {
    id: 'tuning-f-d-alpha-22',
    trade: 'hospital cleaning',
    temper: 'proud, frank about others',
    category: 'achievements',
    current: false,
    question: ASKED.proud,
    answer:
      "I had fourteen cleaners on two shifts. What I'm proud of is the hygiene audit: we went from 81 to 96 percent because I made a picture checklist for every room. Half of them couldn't read the English one.",
    expected: {
      lines: [
        {
          must: ['14', ['cleaners', 'cleaning', 'team', 'staff', 'people', ...LED]],
          example: 'Supervised fourteen cleaners on two shifts',
        },
        {
          must: ['96%', ['81', '81%'], ['audit', 'hygiene'], WENT_UP],
          example: 'Raised the hygiene audit from 81 to 96 percent with a picture checklist for every room',
        },
        { must: [MADE, 'checklist'], example: 'Made a picture checklist for every room', optional: true },
        {
          must: ['checklist', ['picture', 'pictures', 'room', 'rooms', 'audit']],
          example: 'Picture checklist for every room that took the audit up',
          optional: true,
        },
      ],
      never: ['15%', '96 rooms', '14%', '14 rooms', '28 cleaners', '2 cleaners', '7 cleaners'],
      unfit: ["couldn't read"],
      numbers: ['14', '96%'],
    },
  },
  {
    id: 'tuning-f-d-alpha-23',
    trade: 'shopping centre security',
    temper: 'story',
    category: 'achievements',
    current: false,
    question: ASKED.hard,
    answer:
      'A lost boy, four years old, on the first day of the sales. I shut both exits, got on the radio, and we had him back with his mum in eleven minutes. He was sitting in the photo booth.',
    expected: {
      lines: [
        {
          must: [['boy', 'child'], '11 minutes'],
          not: ['his mum in', 'had him', 'sitting'],
          example:
            'Returned a lost four-year-old boy to his mother in eleven minutes with the team by shutting both exits and calling by radio',
        },
        {
          must: [
            ['exits', 'exit'],
            ['shut', 'closed', 'shutting', 'closing', 'sealed', 'secured'],
          ],
          not: ['had him'],
          example: 'Shut both exits and called by radio to find a lost boy',
          optional: true,
        },
      ],
      never: ['4 minutes', '11 years', '^lost', '^led', '4 exits', '11 children', '4 boys'],
      unfit: ['photo booth'],
      numbers: ['11'],
    },
  },
  {
    id: 'tuning-f-d-alpha-24',
    trade: 'doorman',
    temper: "a colleague's misdeed",
    category: 'achievements',
    current: false,
    question: ASKED.others,
    answer:
      "I did doors for five years at a club that held 900, six of us outside. A mate of mine broke a guy's nose once. Not me, I talk people down, that's why they always put me at the front.",
    expected: {
      lines: [
        {
          must: [
            ['5 years', '900'],
            ['door', 'doors', 'doorman', 'club', 'entrance', 'venue', 'bouncer'],
          ],
          not: ['six of us'],
          example: 'Worked the door of a club for 900 for five years, in a team of six',
        },
        {
          must: [['talked', 'talking', 'talk', 'de-escalat*', 'calmed', 'calming', 'deescalat*']],
          not: ['talk people', 'I talk', 'not me', "that's why"],
          example: 'Talked people down, and so was always put at the front',
        },
        {
          must: ['front', ['put', 'placed', 'posted', 'position*', 'stationed', 'chosen', 'assigned']],
          not: ['put me'],
          example: 'Always put at the front',
          optional: true,
        },
      ],
      never: any('nose, ^broke, 900 people a, ^led, 6 years, 900 guests a night, supervis*'),
      unfit: ['mate of mine', 'guy'],
      numbers: ['5'],
    },
  },
  {
    id: 'tuning-f-d-alpha-25',
    trade: 'security',
    temper: 'licences and a wish',
    category: 'skills',
    current: true,
    question: ASKED.learned,
    answer:
      "I've got the SIA licence for doors and for CCTV, and conflict management from the course. First aid at work ran out in May. Dog handling is what I want next, my name's down for it.",
    expected: {
      lines: [
        { must: ['SIA'], example: 'SIA licence for doors and CCTV' },
        { must: ['CCTV'], example: 'CCTV' },
        { must: ['conflict'], example: 'Conflict management' },
        {
          must: [
            ['door', 'doors'],
            ['licence', 'license', 'supervision', 'supervisor'],
          ],
          example: 'Door licence',
          optional: true,
        },
      ],
      never: ['dog', 'dogs', 'first aid'],
      numbers: [],
    },
  },
]
