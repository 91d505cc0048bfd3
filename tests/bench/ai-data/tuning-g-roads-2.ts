import { ASKED } from './asked.ts'
import type { Case } from './types.ts'

/** People who keep order, put out fires, clear streets and plan what drives on them. */
export const TUNING_G_ROADS_2: readonly Case[] = [
  {
    id: 'tuning-g-roads-15',
    trade: 'police on the beat',
    temper: 'fair about causes',
    category: 'projects',
    current: false,
    question: ASKED.project,
    answer:
      "Bike thefts round the station, that was my corner. A colleague from prevention had the idea with the coded stickers, I stood there on Saturdays with the engraving machine. We coded about 900 bikes. Thefts dropped, though to be fair they'd put cameras up as well.",
    expected: {
      lines: [
        { must: ['900', 'bikes'], example: 'Coded about 900 bikes against theft with a colleague' },
        {
          must: [['engrav*', 'Saturday', 'Saturdays']],
          example: 'Worked the engraving machine at the station on Saturdays',
          optional: true,
        },
        {
          must: ['thefts', ['dropped', 'fell', 'fewer', 'went down']],
          example: 'Bike thefts dropped, with new cameras as well',
          optional: true,
        },
        { must: [['bike thefts', 'bike theft']], example: 'Worked against bike thefts', optional: true },
      ],
      never: [
        '^reduced',
        '^cut',
        'which reduced',
        '900 thefts',
        '^had the idea',
        '^came up with',
        '^put up cameras',
        'bikes, reducing',
        '^initiated',
        '^developed',
      ],
      others: ['^had the idea', '^came up with', '^put up cameras', '^initiated', '^developed'],
      numbers: ['900'],
    },
  },
  {
    id: 'tuning-g-roads-16',
    trade: 'fire brigade',
    temper: 'team first, jokes',
    category: 'achievements',
    current: false,
    question: ASKED.team,
    answer:
      'The flood, clearly. There were eleven of us in the unit, five days and most of the nights, and we pumped out 64 cellars. I was on the generator mainly, keeping the old thing alive. Slept in a gymnasium, ate a frightening amount of sausages.',
    expected: {
      lines: [
        { must: ['64', 'cellars'], example: 'Pumped out 64 cellars in five days of flood as part of a unit of eleven' },
        { must: ['generator'], example: 'Kept the generator running' },
        {
          must: ['flood', ['5', '11']],
          example: 'Worked in the flood for five days and most of the nights in a unit of eleven',
          optional: true,
        },
        { must: ['unit', '11'], example: 'Worked in a unit of eleven', optional: true },
        { must: ['flood'], example: 'Helped in the flood', optional: true },
      ],
      never: ['^led', 'commanded', 'single-handed*', 'alone', '11 cellars', '64 days', '5 cellars', '64 generators'],
      others: ['^led', 'commanded', 'single-handed*', 'alone'],
      unfit: ['sausages', 'gymnasium'],
      numbers: ['11', '5', '64'],
    },
  },
  {
    id: 'tuning-g-roads-17',
    trade: 'military supply',
    temper: 'short, denies blame',
    category: 'achievements',
    current: false,
    question: ASKED.numbers,
    answer:
      "I was a corporal in supply, Mali, five months. Water. 9,000 litres a day had to go out to three posts. Once the convoy stood still for 14 hours, that wasn't on us. No post ever ran dry.",
    expected: {
      lines: [
        {
          must: ['9000', ['litres', 'liters', 'water']],
          example: 'Supplied three posts in Mali with 9,000 litres of water a day',
        },
        {
          must: [
            ['dry', 'without water'],
            ['no', 'never', 'none', 'without'],
          ],
          example: 'No post ever ran dry',
        },
        {
          must: [
            ['corporal', 'Mali'],
            ['5', 'supply'],
          ],
          example: 'Served as a corporal in supply in Mali for five months',
          optional: true,
        },
        { must: ['3 posts'], example: 'Sent water out to three posts', optional: true },
        { must: ['14', 'convoy'], example: 'No post ran dry when the convoy stood still for 14 hours', optional: true },
      ],
      never: ['^ran dry', '9000 posts', '3 months', '5 posts', '14 days', 'sergeant', '^commanded', '^led'],
      others: ['sergeant', '^commanded', '^led'],
      numbers: ['9000', '3'],
    },
  },
  {
    id: 'tuning-g-roads-18',
    trade: 'customs',
    temper: 'part and whole, amused',
    category: 'achievements',
    current: true,
    question: ASKED.numbers,
    answer:
      'Parcels at the airport, customs. Out of roughly 500 a shift I open 20, 25, the X-ray and your nose tell you which. Last year 61 of mine were fake medicines. Most of it paracetamol, can you believe it.',
    expected: {
      lines: [
        { must: ['500', ['shift', 'parcels']], example: 'Check roughly 500 parcels a shift and open 20 to 25 of them' },
        { must: ['61', ['fake', 'counterfeit', 'medicine*']], example: 'Found fake medicines in 61 parcels last year' },
        { must: ['20', '25'], example: 'Open 20 to 25 parcels a shift', optional: true },
        { must: [['X-ray', 'X-rays']], example: 'Choose parcels by X-ray', optional: true },
        { must: ['customs', 'airport'], example: 'Work in customs at the airport', optional: true },
      ],
      never: ['500 fake', '^open 500', '^opened 500', '61 a shift', '61 per shift', '61 people', '25 fake', 'arrested'],
      unfit: ['can you believe'],
      numbers: ['500', '20', '25', '61'],
    },
  },
  {
    id: 'tuning-g-roads-19',
    trade: 'waste collection',
    temper: 'plain and proud',
    category: 'achievements',
    current: true,
    question: ASKED.better,
    answer:
      "We're three on the truck, I'm at the back left, fifteen years now. It's 9 tonnes by noon, some 1,300 bins. What got better? I told the office that the Lindengasse needs doing before school starts and they changed the tour. Now no children run between the bins.",
    expected: {
      lines: [
        { must: ['1300', 'bins'], example: 'Empty some 1,300 bins, or 9 tonnes, by noon in a crew of three' },
        {
          must: [['Lindengasse', 'school', 'tour', 'route']],
          example: 'Suggested emptying bins before school starts; the office changed the tour',
        },
        { must: ['9 tonnes'], example: 'Collect 9 tonnes by noon', optional: true },
        { must: ['15 years'], example: '15 years on the truck', optional: true },
        { must: ['children', ['no', 'not', 'safe*']], example: 'No children run between the bins', optional: true },
        { must: ['3', ['truck', 'crew']], example: 'Work in a crew of three on the truck', optional: true },
      ],
      never: ['9 bins', '1300 tonnes', '3 trucks', '15 bins', '^changed', '^rescheduled', '^drive', '^led', '^lead'],
      others: ['^changed', '^rescheduled', '^drive', '^led', '^lead'],
      numbers: ['9', '1300'],
    },
  },
  {
    id: 'tuning-g-roads-20',
    trade: 'road mending',
    temper: 'blamed for something',
    category: 'achievements',
    current: true,
    question: ASKED.hard,
    answer:
      'They blamed my crew for the cracks on the ring road. I had photos of the ground underneath, wet as soup, from before we laid anything, with the dates on. I showed them to the engineer and in the end the client paid for doing it again. Since then I photograph every layer.',
    expected: {
      lines: [
        {
          must: [['photos', 'photographs', 'pictures', 'photo']],
          example: 'Showed the engineer dated photos of wet ground; the client paid for doing the road again',
        },
        { must: ['layer*'], example: 'Photograph every layer' },
        { must: ['client', ['paid', 'pay']], example: 'Client paid for doing the ring road again', optional: true },
        { must: ['ring road'], example: 'Laid the ring road with a crew', optional: true },
        { must: ['crew'], example: 'Proved with photos that the crew had not caused the cracks', optional: true },
      ],
      never: [
        '^paid',
        '^caused',
        '^blamed the',
        '^blamed my',
        '^repaired the cracks',
        '^fixed the cracks',
        'as engineer',
      ],
      others: ['^paid', '^blamed the', '^blamed my', 'as engineer'],
      unfit: ['soup'],
      numbers: [],
    },
  },
  {
    id: 'tuning-g-roads-21',
    trade: 'lock keeping',
    temper: 'quietly pleased',
    category: 'achievements',
    current: true,
    question: ASKED.dayNow,
    answer:
      "In summer it's about 40 ships a day, in winter six or so. I do the gates and the radio and take the fees. In the dry year the water stood at 71 centimetres and I had 23 barges in the queue and nobody shouting, I'm rather pleased about that one.",
    expected: {
      lines: [
        { must: ['40', ['ships', 'summer', 'day']], example: 'Lock about 40 ships a day in summer and six in winter' },
        { must: [['gates', 'radio', 'fees']], example: 'Work the gates and the radio and take the fees' },
        {
          must: ['23', ['barges', 'queue*']],
          example: 'Handled a queue of 23 barges at a water level of 71 cm without anybody shouting',
        },
        { must: ['6', 'winter'], example: 'Six or so ships a day in winter', optional: true },
        { must: ['71'], example: 'Worked at a water level of 71 centimetres in a dry year', optional: true },
      ],
      never: ['40 barges', '71 barges', '71 ships', '6 ships a day in summer', '23 ships a day', '23 days'],
      unfit: ['rather pleased'],
      numbers: ['40', '23'],
    },
  },
  {
    id: 'tuning-g-roads-22',
    trade: 'transport planning',
    temper: 'target missed, says so',
    category: 'projects',
    current: false,
    question: ASKED.project,
    answer:
      'I worked on the night bus network. There were three of us, my share was the meeting point at the main station, where five lines meet at half past midnight and nobody waits more than seven minutes. Passengers were meant to go up 20 percent, we got 12 in the first year.',
    expected: {
      lines: [
        { must: ['5 lines'], example: 'Planned a meeting point of five lines with no wait over seven minutes' },
        {
          must: [
            ['12', '12%'],
            ['passengers', 'ridership', 'year'],
          ],
          example: 'Passengers went up 12% in the first year, against a target of 20%',
        },
        { must: ['night bus*'], example: 'Worked on the night bus network in a team of three', optional: true },
        { must: ['7', ['minute*', 'min']], example: 'No wait of more than seven minutes', optional: true },
        { must: ['main station'], example: 'Planned the meeting point at the main station', optional: true },
      ],
      never: ['increased by 20%', 'rose 20%', '12 lines', '7 lines', '^led', 'single-handed*', 'reached the target'],
      others: ['^led', 'single-handed*'],
      numbers: ['5', '7', ['12', '12%']],
    },
  },
  {
    id: 'tuning-g-roads-23',
    trade: 'piano moving',
    temper: 'guesses, hedges',
    category: 'achievements',
    current: false,
    question: ASKED.numbers,
    answer:
      "I've moved I'd say 300 pianos, nobody counted. One concert grand went through a fourth floor window with the crane, that was a day. Damage, I can think of two scratches, and one of those was there before, the lady said so herself later.",
    expected: {
      lines: [
        { must: ['300', 'pianos'], example: 'Moved some 300 pianos' },
        {
          must: [['concert grand', 'crane', 'window']],
          example: 'Moved a concert grand through a fourth-floor window by crane',
        },
        {
          must: [['scratch', 'scratches', 'damage']],
          not: ['no damage', 'without damage'],
          example: 'Two scratches in all, one of them there before',
          optional: true,
        },
        { must: ['pianos'], example: 'Moved pianos', optional: true },
      ],
      never: [
        'pianos with no damage',
        '^no damage to',
        'pianos without damage',
        'crane without damage',
        '300 scratches',
        'over 300',
        'more than 300',
        '4 pianos',
        'undamaged',
      ],
      unfit: ['the lady', 'nobody counted'],
      numbers: ['300'],
    },
  },
  {
    id: 'tuning-g-roads-24',
    trade: 'coach driving',
    temper: 'lists, jokes',
    category: 'skills',
    current: true,
    question: ASKED.skills,
    answer:
      'Licence D of course. The dangerous goods paper I let run out. Polish is my mother tongue, German I speak well enough, Czech only the swear words. Digital tachograph, the ticket machine from Almex, and I put on snow chains faster than my son.',
    expected: {
      lines: [
        { must: [['D', 'bus licence', 'coach licence']], example: 'Driving licence D' },
        { must: ['Polish'], example: 'Polish (native)' },
        { must: ['German'], example: 'German' },
        { must: ['tachograph'], example: 'Digital tachograph' },
        { must: [['ticket machine', 'ticket machines', 'Almex']], example: 'Almex ticket machine' },
        { must: ['snow chains'], example: 'Fitting snow chains', optional: true },
      ],
      never: [
        'valid dangerous goods',
        'dangerous goods (valid',
        '^Czech',
        'fluent German',
        'native German',
        'German (native',
        'German (fluent',
      ],
      unfit: ['swear words', 'my son'],
      numbers: [],
    },
  },
  {
    id: 'tuning-g-roads-25',
    trade: 'railway signalling',
    temper: 'knows what she wants',
    category: 'career_goals',
    current: true,
    question: ASKED.goals,
    answer:
      "I'm in one of the last boxes with levers, lovely, but it closes. I'd like to go to the control centre in Utrecht. I started the course in January, I'm halfway. Management, no thank you.",
    expected: {
      lines: [
        {
          must: [['control centre', 'control center', 'Utrecht']],
          example: 'Looking to move to the control centre in Utrecht.',
        },
        { must: ['course'], not: ['completed', 'finished'], example: 'Halfway through the course.' },
        {
          must: [['levers', 'lever', 'signal*']],
          example: 'Works in one of the last signal boxes with levers.',
          optional: true,
        },
        { must: ['management', ['not', 'no', 'rather']], example: 'Not looking for management.', optional: true },
      ],
      never: ['^completed a course', 'completed the course', 'finished the course', '^seeking a management', '^moved'],
      unfit: ['no thank you', 'lovely'],
      numbers: [],
    },
  },
  {
    id: 'tuning-g-roads-26',
    trade: 'fire brigade',
    temper: 'serious',
    category: 'values',
    current: true,
    question: ASKED.values,
    answer:
      "That everybody goes home. I count heads before, during and after, the young ones laugh about it. And that somebody tells me when I'm wrong, whatever he has on his shoulder. I'd rather hear it from the newest than read it in a report.",
    expected: {
      lines: [
        {
          must: [['goes home', 'go home', 'get home', 'gets home', 'home safely', 'heads']],
          example: 'Cares that everybody goes home and counts heads before, during and after.',
        },
        {
          must: [['wrong', 'mistakes', 'criticism', 'feedback', 'corrected']],
          example: 'Wants to be told when wrong, whoever says it.',
        },
        {
          must: [['newest', 'report']],
          example: 'Prefers hearing of a mistake from the newest colleague to reading it in a report.',
          optional: true,
        },
        { must: [['open*', 'honest*']], example: 'Values open words from everybody.', optional: true },
      ],
      never: ['never wrong', 'values hierarchy', 'never lost', '^laughs', 'commander', 'leads'],
      others: ['^laughs', 'commander', 'leads'],
      unfit: ['laugh'],
      numbers: [],
    },
  },
  {
    id: 'tuning-g-roads-27',
    trade: 'warehouse picking',
    temper: 'disappointed',
    category: 'achievements',
    current: true,
    question: ASKED.proud,
    answer:
      "Nothing, really. They promised us a forklift course and it never came, and the bonus the same. Ask me in a year, maybe, I've put my name down for goods-in.",
    expected: {
      lines: [],
      never: ['^completed', 'forklift licence', '^promised', 'received a bonus', '^moved to goods-in'],
      others: ['^promised'],
      unfit: ['it never came'],
      numbers: [],
      nothing: true,
    },
  },
  {
    id: 'tuning-g-roads-28',
    trade: 'taxi dispatch',
    temper: 'typed fast, gives credit',
    category: 'achievements',
    current: true,
    question: ASKED.better,
    answer:
      'i do the phones at a taxi central, up to 70 calls an hour friday nights. in feb they brought in new software and everyone was lost so i wrote a sheet with the 12 shortcuts you need, now its on every desk. waiting times went down too but thats more the new drivers',
    expected: {
      lines: [
        { must: ['70', ['calls', 'hour']], example: 'Take up to 70 calls an hour on Friday nights' },
        { must: ['12', 'shortcuts'], example: 'Wrote a sheet of 12 shortcuts for new software, now on every desk' },
        { must: [['sheet', 'shortcuts']], example: 'Wrote a sheet of shortcuts for colleagues', optional: true },
        { must: [['calls', 'phones']], example: 'Answer the phones at a taxi central', optional: true },
        {
          must: [['waiting times', 'waiting time'], 'drivers'],
          example: 'Waiting times went down, mostly through new drivers',
          optional: true,
        },
      ],
      never: [
        '^reduced',
        '^cut',
        'which reduced',
        '12 calls',
        '70 shortcuts',
        '^hired',
        '^brought in',
        '^implemented',
        'desk, reducing',
        '^introduced new software',
      ],
      others: ['^hired', '^brought in', '^implemented', '^introduced new software'],
      numbers: ['70', '12'],
    },
  },
]
