import { ASKED } from './asked.ts'
import type { Case } from './types.ts'

/** People who drive lorries, buses, taxis, trams and trains, fly, carry and guard. */
export const TUNING_G_ROADS_1: readonly Case[] = [
  {
    id: 'tuning-g-roads-1',
    trade: 'long-haul lorry driving',
    temper: 'modest, gives credit',
    category: 'achievements',
    current: false,
    question: ASKED.proud,
    answer:
      "Hm, proud. I drove flowers from Aalsmeer to Warsaw for six years, around 1,200 kilometres one way. Three loads were refused in all that time, the other guys had that in one season. But the routing was Gosia's work, our dispatcher, I just kept the cooling at four degrees.",
    expected: {
      lines: [
        { must: ['flowers', '6', '1200'], example: 'Drove flowers 1,200 km from Aalsmeer to Warsaw for six years' },
        { must: ['3', ['loads', 'refus*']], example: 'Only three loads refused in six years' },
        { must: ['cooling'], example: 'Kept the cooling at four degrees', optional: true },
        { must: [['flowers', 'Warsaw', 'Aalsmeer']], example: 'Drove flowers from Aalsmeer to Warsaw', optional: true },
        { must: ['1200'], example: 'Drove around 1,200 km one way', optional: true },
      ],
      never: ['3 loads a season', '6 loads', '1200 loads', '4 loads', '^planned', '^routed', 'as dispatcher'],
      others: ['^planned', '^routed', 'as dispatcher'],
      unfit: ['Gosia', "Gosia's", 'other guys'],
      numbers: ['6', '1200', '3'],
    },
  },
  {
    id: 'tuning-g-roads-2',
    trade: 'bus driving',
    temper: 'complains, then the figure',
    category: 'achievements',
    current: true,
    question: ASKED.numbers,
    answer:
      "I'm on the 47, it goes past the hospital and two schools so it's never quiet. The timetable's a joke, they took four minutes out in spring. Still, I'm at 93 percent on time and the depot average is 81 percent. And I've not had one passenger complaint since 2019.",
    expected: {
      lines: [
        { must: ['93%'], example: '93% on time, against a depot average of 81%' },
        { must: ['complaint*', ['no', 'not', 'without', 'zero', 'none']], example: 'No complaint since 2019' },
        { must: ['47'], example: 'Drive line 47 past a hospital and two schools', optional: true },
        { must: ['hospital', 'schools'], example: 'Drive past the hospital and two schools', optional: true },
        { must: ['4 minutes', 'timetable'], example: 'Timetable with four minutes less since spring', optional: true },
      ],
      never: ['from 81', '47 schools', '47%', '^took', '^shortened', '^cut', '^one passenger complaint'],
      others: ['^took', '^shortened', '^cut'],
      unfit: ['joke'],
      numbers: ['93%'],
    },
  },
  {
    id: 'tuning-g-roads-3',
    trade: 'taxi driving',
    temper: 'second language, wanders',
    category: 'achievements',
    current: true,
    question: ASKED.better,
    answer:
      'I drive taxi in Lyon nine years, before I was teacher but this is other story. Old ladies they call me for the dialysis, every Monday Wednesday Friday, I have seven fix customers like this. I carry the bag up, I wait. The central say my cancel is 1 percent, normal is 6.',
    expected: {
      lines: [
        {
          must: ['7', ['dialysis', 'customers', 'regular*', 'clients', 'patients']],
          example: 'Drive seven regular customers to dialysis',
        },
        { must: ['1%', 'cancel*'], example: 'Cancellation rate of 1%, where 6 is normal' },
        { must: ['9', ['Lyon', 'taxi']], example: 'Nine years of driving a taxi in Lyon', optional: true },
        { must: ['dialysis'], example: 'Drive customers to dialysis on weekdays', optional: true },
        { must: [['bag', 'bags', 'wait']], example: 'Carry bags upstairs and wait for customers', optional: true },
        { must: [['taxi', 'Lyon']], example: 'Drive a taxi in Lyon', optional: true },
      ],
      never: ['from 6%', '^6% cancel*', '9 customers', '7 years', '7%', '^teach', '^cut cancel*', '^reduced'],
      unfit: ['other story'],
      numbers: ['7', '1%'],
    },
  },
  {
    id: 'tuning-g-roads-4',
    trade: 'tram driving',
    temper: 'young, typed on a phone',
    category: 'achievements',
    current: true,
    question: ASKED.hard,
    answer:
      'ok so i drive trams since 2022 and last october theres a kid on the tracks at marktplatz. emergency brake, i stopped 2 metres before him. 60 people on board and only one bruise, an older man his knee. got a letter from the boss of the whole company',
    expected: {
      lines: [
        {
          must: [
            ['brake', 'braked', 'braking', 'stopped', 'stop'],
            ['child', 'kid', 'boy', 'tracks'],
          ],
          example: 'Stopped the tram by emergency brake 2 metres before a child on the tracks',
        },
        {
          must: ['60', ['people', 'passengers', 'on board', 'aboard']],
          example: 'Only one bruise among 60 passengers after an emergency brake',
        },
        { must: ['letter'], example: 'Received a letter from the head of the company', optional: true },
        { must: ['2022'], example: 'Drive trams since 2022', optional: true },
        { must: ['trams'], example: 'Drive trams', optional: true },
        {
          must: [['emergency brake', 'emergency braking', 'bruise']],
          example: 'Made an emergency brake with 60 people on board and only one bruise',
          optional: true,
        },
      ],
      never: [
        '60 bruises',
        '60 injur*',
        'no injured passengers',
        'without injuring anyone',
        '2 children',
        '60 metres',
        '^hit',
        'award',
      ],
      unfit: ['boss'],
      numbers: ['2', '60'],
    },
  },
  {
    id: 'tuning-g-roads-5',
    trade: 'train driving',
    temper: 'grumbling teacher',
    category: 'achievements',
    current: true,
    question: ASKED.proud,
    answer:
      'They gave me the trainees, I never asked for it. Nineteen so far, and seventeen of them passed the first time. One on the second go, one became a baker, a happier man I believe. I make them draw the line from memory, every signal, before they touch the handle.',
    expected: {
      lines: [
        { must: ['19', '17'], example: 'Trained 19 train drivers so far, 17 of whom passed at the first attempt' },
        { must: ['memory'], example: 'Make trainees draw the line with every signal from memory' },
        {
          must: ['19', ['trainees', 'trained', 'drivers', 'train', 'mentor*']],
          example: 'Trained 19 trainees so far',
          optional: true,
        },
        {
          must: ['17', ['passed', 'pass', 'first']],
          example: '17 trainees passed at the first attempt',
          optional: true,
        },
        { must: ['trainees'], example: 'Train trainees to drive', optional: true },
      ],
      never: ['all passed', '2 failed', '100%', '17 years', '19 signals', '^drew', '^passed', '^examin*'],
      others: ['^drew', '^passed', '^examin*'],
      unfit: ['baker', 'happier', 'never asked for'],
      numbers: ['19', '17'],
    },
  },
  {
    id: 'tuning-g-roads-6',
    trade: 'parcel delivery',
    temper: 'corrects himself',
    category: 'achievements',
    current: true,
    question: ASKED.dayNow,
    answer:
      "A normal day is what, 140 stops. No, sorry, 140 was the week before Christmas, usually it's 95. I load the van myself from six, sort by street, and I'm back at the depot by three. Maybe two parcels a week come back with me.",
    expected: {
      lines: [
        { must: ['95'], example: 'Make 95 stops on a usual day, 140 in the week before Christmas' },
        { must: [['load', 'sort']], example: 'Load the van and sort parcels by street' },
        {
          must: ['2', 'week', ['parcels', 'undelivered', 'returns']],
          example: 'Return with about two parcels a week',
          optional: true,
        },
        { must: ['140', 'Christmas'], example: 'Made 140 stops a day in the week before Christmas', optional: true },
        { must: ['van', ['load*', 'sort*']], example: 'Load the van from six in the morning', optional: true },
      ],
      never: ['usually 140', '140 parcels', '95 parcels', '2 parcels a day', '2 lost', '2 stops', 'lost parcels'],
      unfit: ['sorry'],
      numbers: ['95'],
    },
  },
  {
    id: 'tuning-g-roads-7',
    trade: 'bike messaging',
    temper: 'boasts',
    category: 'achievements',
    current: false,
    question: ASKED.numbers,
    answer:
      'Six thousand eight hundred drops last year, I counted them in the app, rain, sleet, whatever. Second best rider of 31 in the firm. Okay, the guy who came first had an electric bike, so if you ask me I won.',
    expected: {
      lines: [
        { must: ['6800'], example: 'Made 6,800 deliveries last year in all weathers' },
        { must: [['second', '2nd', 'no. 2', 'number 2'], '31'], example: 'Second best rider of 31 in the firm' },
        { must: [['second best', 'second-best', '2nd best']], example: 'Second best rider', optional: true },
      ],
      never: ['^best rider', '^best of', '^fastest', '^won', '^first of', '31 drops', '^rode an electric'],
      others: ['^won', '^rode an electric', '^best rider', '^first of', '^best of', '^fastest'],
      unfit: ['if you ask me', 'the guy'],
      numbers: ['6800', '31'],
    },
  },
  {
    id: 'tuning-g-roads-8',
    trade: 'warehouse picking',
    temper: "says 'we' for everything",
    category: 'projects',
    current: false,
    question: ASKED.project,
    answer:
      'After January we had this mountain of returns, four thousand boxes. We were six on the night shift and we put up two tables, one opens, one scans, one shouts where it goes. In nineteen nights it was gone. I did the scanning, mostly.',
    expected: {
      lines: [
        { must: ['4000', '19'], example: 'Cleared 4,000 boxes of returns in 19 nights with a night shift of six' },
        { must: [['scan', 'scanned', 'scanning', 'scans']], example: 'Did most of the scanning' },
        { must: ['2 tables'], example: 'Put up two tables for opening and scanning', optional: true },
        {
          must: ['4000', ['boxes', 'returns']],
          example: 'Cleared 4,000 boxes of returns with the team',
          optional: true,
        },
        { must: ['6', ['night shift', 'nights']], example: 'Worked on a night shift of six', optional: true },
        { must: ['19 nights'], example: 'Returns were gone in 19 nights', optional: true },
      ],
      never: ['^led', 'single-handed*', '^supervised', 'alone', '6 nights', '19 boxes', '^scanned 4000'],
      others: ['^led', 'single-handed*', '^supervised', 'alone', '^scanned 4000'],
      unfit: ['shouts'],
      numbers: ['4000', '19'],
    },
  },
  {
    id: 'tuning-g-roads-9',
    trade: 'dock work',
    temper: 'distrusts hearsay',
    category: 'achievements',
    current: false,
    question: ASKED.proud,
    answer:
      'They say our gang was the quickest on the banana boats, I never saw any figures. What I do know, I was hatchman and nobody in my hold lost so much as a finger. My father lost two, so I look twice.',
    expected: {
      lines: [
        {
          must: [['hatchman', 'hatch', 'hold', 'injur*']],
          example: 'Worked as hatchman; nobody in the hold lost so much as a finger',
        },
        { must: [['banana', 'bananas']], example: 'Worked in a gang on banana boats', optional: true },
        {
          must: [['look twice', 'looked twice', 'double-check*']],
          example: 'Looked twice for the sake of safety',
          optional: true,
        },
      ],
      never: [
        '^quickest',
        '^fastest',
        '^part of the quickest',
        '^lost',
        '^led',
        'foreman',
        'gang leader',
        'in the quickest gang',
      ],
      others: ['^led', 'foreman', 'gang leader', '^lost'],
      unfit: ['father'],
      numbers: [],
    },
  },
  {
    id: 'tuning-g-roads-10',
    trade: 'haulage dispatch',
    temper: 'before and after, cause named',
    category: 'achievements',
    current: false,
    question: ASKED.better,
    answer:
      'Empty kilometres, that was my thing. When I came 31 percent of what our trucks drove was air. I started ringing two hauliers in Brno for return loads, so by the end we were at 22.',
    expected: {
      lines: [
        {
          must: [['empty', 'air'], '31%', ['22', '22%']],
          example: 'Cut empty kilometres from 31% to 22% by getting return loads from two hauliers in Brno',
        },
        { must: [['hauliers', 'return loads', 'Brno']], example: 'Rang two hauliers for return loads', optional: true },
        { must: ['empty'], example: 'Brought down empty kilometres', optional: true },
      ],
      never: ['22 trucks', '31 trucks', '2 trucks', '2 return loads', 'by 31%', 'by 22%', '22 hauliers'],
      numbers: ['31%', ['22', '22%']],
    },
  },
  {
    id: 'tuning-g-roads-11',
    trade: 'airport ramp',
    temper: 'terse, second language',
    category: 'skills',
    current: true,
    question: ASKED.skills,
    answer:
      'Belt loader, high loader, pushback tug, all three with paper. Headset English with the cockpit. Load sheets I read, I not make. De-icing I am only now in the course.',
    expected: {
      lines: [
        { must: ['belt loader'], example: 'Belt loader (licensed)' },
        { must: ['high loader'], example: 'High loader (licensed)' },
        { must: [['pushback', 'tug']], example: 'Pushback tug (licensed)' },
        { must: ['English'], example: 'Headset English' },
        { must: [['load sheets', 'load sheet']], not: ['creat*', 'mak*', 'prepar*'], example: 'Reading load sheets' },
        { must: ['headset'], example: 'Headset communication with the cockpit', optional: true },
        { must: ['de-icing', ['course', 'training']], example: 'De-icing (in training)', optional: true },
      ],
      never: [
        '^certified in de-icing',
        'making load sheets',
        'creating load sheets',
        'native English',
        '^pilot',
        'fluent English',
        'de-icing licence',
        'de-icing (licensed',
        'de-icing (certified',
      ],
      others: ['making load sheets', 'creating load sheets', '^pilot'],
      numbers: [],
    },
  },
  {
    id: 'tuning-g-roads-12',
    trade: 'flying',
    temper: 'exact about roles',
    category: 'achievements',
    current: true,
    question: ASKED.hard,
    answer:
      'I fly the ATR, about 3,400 hours on it. In May the left engine lost oil pressure out of Bergen, we shut it down and came back. The captain flew, I did the checklists and talked to the tower. 58 passengers and everyone walked off.',
    expected: {
      lines: [
        { must: ['3400'], example: 'Fly the ATR, with about 3,400 hours on it' },
        {
          must: [['checklist', 'checklists', 'tower']],
          example: 'Did the checklists and talked to the tower when the left engine lost oil pressure',
        },
        { must: ['58'], example: 'All 58 passengers walked off after the return', optional: true },
        { must: ['engine'], example: 'Helped shut down the left engine and return to Bergen', optional: true },
        { must: ['ATR'], example: 'Fly the ATR', optional: true },
      ],
      never: [
        '^landed',
        'as captain',
        '^commanded',
        '^flew back',
        '^flew the aircraft',
        '58 hours',
        '3400 passengers',
        '^flew the plane',
      ],
      others: ['^landed', 'as captain', '^commanded', '^flew back', '^flew the aircraft', '^flew the plane'],
      numbers: ['3400', '58'],
    },
  },
  {
    id: 'tuning-g-roads-13',
    trade: 'post delivery in the country',
    temper: 'plays it down',
    category: 'achievements',
    current: true,
    question: ASKED.proud,
    answer:
      "I have had the same round for 16 years, 412 letterboxes, 28 kilometres on the electric bike. One winter no car got through for three days, so I went on skis. Two old neighbours got their medicines from me that way. Nothing heroic, they'd just run out.",
    expected: {
      lines: [
        { must: ['412'], example: 'Serve a round of 412 letterboxes over 28 km by electric bike for 16 years' },
        {
          must: [['skis', 'ski', 'skiing']],
          example: 'Delivered on skis when no car got through for three days, with medicines for two residents',
        },
        { must: [['28 km', '16 years']], example: '16 years on the same round of 28 km', optional: true },
        { must: ['medicine*'], example: 'Brought two neighbours their medicines', optional: true },
        { must: [['same round', 'electric bike']], example: 'Deliver the same round by electric bike', optional: true },
      ],
      never: ['412 kilometres', '28 letterboxes', '16 letterboxes', '412 letters', '3 neighbours', '28 years'],
      unfit: ['heroic'],
      numbers: ['16', '412', '28'],
    },
  },
  {
    id: 'tuning-g-roads-14',
    trade: 'guarding a data centre',
    temper: 'dry joker',
    category: 'achievements',
    current: false,
    question: ASKED.proud,
    answer:
      'Nights at a data centre. Nothing happens, which is what they pay you for. One night I noticed a smell by the battery room, sweet, wrong somehow, and I called it in before any alarm went. The fire brigade said a bit later and the hall would have been gone. They put it out, I held the door.',
    expected: {
      lines: [
        {
          must: ['smell', ['battery', 'called', 'reported', 'alarm', 'noticed']],
          example: 'Noticed a smell by the battery room and called it in before any alarm went',
        },
        { must: ['data centre'], example: 'Guarded a data centre at night', optional: true },
        {
          must: ['battery', ['reported', 'noticed', 'fire']],
          example: 'Reported a fire in the battery room before any alarm went',
          optional: true,
        },
        { must: ['hall'], example: 'Hall was saved in time, said the fire brigade', optional: true },
        { must: ['door'], example: 'Held the door for the fire brigade', optional: true },
      ],
      never: ['^put', '^extinguished', '^evacuated', '^fought', 'firefighter', '^prevented a fire', 'head of security'],
      others: ['^put', '^extinguished', '^fought', 'firefighter', 'head of security'],
      unfit: ['what they pay you for', 'somehow'],
      numbers: [],
    },
  },
]
