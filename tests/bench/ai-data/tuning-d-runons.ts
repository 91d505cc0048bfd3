import { ASKED } from './asked.ts'
import type { Case } from './types.ts'
import { about, LED, MADE, REPAIRED, TRAINED, WENT_DOWN } from './words.ts'

/** Dictated in one breath: no marks, clause after clause, the numbers somewhere in the middle. */
export const TUNING_D_RUNONS: readonly Case[] = [
  {
    id: 'tuning-d-runons-1',
    trade: 'bicycle workshop',
    temper: 'one breath',
    category: 'achievements',
    current: false,
    question: ASKED.day,
    answer:
      'so in the morning I checked the bikes that came in overnight usually 14 or so and then I wrote the estimates and after lunch I trued wheels and did the gears',
    expected: {
      lines: [
        {
          must: [['checked', 'inspected'], 'bikes', '14'],
          not: ['so in the morning', 'or so and then'],
          example: 'Checked usually about 14 bikes that came in overnight',
        },
        {
          must: [['estimates', 'wheels', 'gears']],
          not: ['and after lunch I'],
          example: 'Wrote the estimates, trued wheels and did the gears',
        },
      ],
      never: ['14 wheels', '14 estimates', '^led', 'over 14'],
      numbers: ['14'],
    },
  },
  {
    id: 'tuning-d-runons-2',
    trade: 'school office',
    temper: 'dictated',
    category: 'achievements',
    current: false,
    question: ASKED.better,
    answer:
      'the absence calls took two people all morning so I made a form the parents fill in on the phone and now it takes one person 25 minutes and we reach all 480 families',
    expected: {
      lines: [
        {
          must: [MADE, 'form', 'parents', ['25 minutes', '480']],
          not: ['I made', 'and we', 'now it'],
          example:
            'Made a form that parents fill in on the phone, which cut absence calls from two people all morning to one person for 25 minutes',
        },
        {
          must: [['reach', 'reached', 'reaching'], '480', 'families'],
          not: ['we reach'],
          example: 'Reached all 480 families',
          optional: true,
        },
        {
          must: ['25 minutes', ['calls', 'takes', 'took', 'person']],
          not: ['I made', 'we reach'],
          example: 'Absence calls take one person 25 minutes',
          optional: true,
        },
      ],
      never: ['480 calls', '25 families', '50%', '480 minutes', '25 people'],
      numbers: ['25 minutes', '480'],
    },
  },
  {
    id: 'tuning-d-runons-3',
    trade: 'tyre fitter',
    temper: 'no marks at all',
    category: 'achievements',
    current: false,
    question: ASKED.numbers,
    answer:
      'October is the crazy month we did 62 cars a day and I was on the balancer the whole time and in three seasons I had two comebacks',
    expected: {
      lines: [
        {
          must: ['62', 'cars', 'day'],
          not: ['crazy', 'we did', 'I was'],
          example: 'Changed tyres on 62 cars a day in October as part of a team',
        },
        {
          must: ['2', ['comebacks', 'comeback'], '3 seasons'],
          not: ['I had'],
          example: 'Only two comebacks in three seasons on the balancer',
        },
        { must: ['balancer'], not: ['I was'], example: 'Worked on the balancer', optional: true },
      ],
      never: ['62 seasons', '2 cars', '^led', '62 comebacks', 'alone'],
      unfit: ['crazy'],
      numbers: ['62', '2'],
    },
  },
  {
    id: 'tuning-d-runons-4',
    trade: 'call centre',
    temper: 'which meant',
    category: 'achievements',
    current: false,
    question: ASKED.hard,
    answer:
      'the billing system doubled every invoice over the weekend and on Monday we had 900 calls waiting so I recorded a message for the queue that said we know and you need not call which meant that 600 of them hung up and got a letter',
    expected: {
      lines: [
        {
          must: ['recorded', 'message', ['600', '900']],
          not: ['I recorded', 'we know', 'you need'],
          example:
            'Recorded a message for a queue of 900 calls after a billing error, so that 600 callers hung up and got a letter',
        },
        {
          must: ['recorded', 'message', 'queue'],
          not: ['I recorded', 'we know', 'you need'],
          example: 'Recorded a message for the queue',
          optional: true,
        },
        { must: ['900', 'calls'], not: ['we had'], example: '900 calls waiting on Monday', optional: true },
      ],
      never: ['took 900', 'answered 900', '600 letters', '^doubled', 'fixed the billing', '67%', '300'],
      numbers: ['600'],
    },
  },
  {
    id: 'tuning-d-runons-5',
    trade: 'farm shop',
    temper: 'and then',
    category: 'achievements',
    current: false,
    question: ASKED.proud,
    answer:
      'I started with a table and an honesty box and then I added eggs and then bread from the village baker and in the second summer it was 340 euros a day',
    expected: {
      lines: [
        {
          must: ['340 euros', 'day', ['table', 'honesty box', 'eggs', 'bread', 'stall', 'shop']],
          not: ['I started', 'I added', 'and then', 'it was'],
          example:
            'Started with a table and an honesty box, added eggs and bread, and took 340 euros a day in the second summer',
        },
        {
          must: [['added', 'eggs'], 'bread'],
          not: ['I added', 'and then'],
          example: 'Added eggs and bread from the village baker',
          optional: true,
        },
      ],
      never: ['340 eggs', '^baked', '340 euros an hour', '2 summers'],
      numbers: ['340 euros'],
    },
  },
  {
    id: 'tuning-d-runons-6',
    trade: 'data entry',
    temper: 'flat list',
    category: 'achievements',
    current: false,
    question: ASKED.numbers,
    answer:
      'I typed about 11000 records a month and my error rate was under half a percent and then they gave me the checking of the others so I checked 5 percent of everything',
    expected: {
      lines: [
        {
          must: [['typed', 'entered', 'keyed'], about('11000'), 'records', 'month'],
          not: ['I typed', 'my error'],
          example: 'Typed about 11,000 records a month with an error rate under half a percent',
        },
        { must: ['checked', '5%'], not: ['they gave', 'I checked'], example: "Checked 5% of the others' entries" },
        {
          must: ['error rate', ['half', '0.5%']],
          not: ['my error'],
          example: 'Error rate under half a percent',
          optional: true,
        },
      ],
      never: ['5% error', 'over 11000', '5% of records wrong', '^led', '11000 errors'],
      numbers: ['11000', '5%'],
    },
  },
  {
    id: 'tuning-d-runons-7',
    trade: 'lift maintenance',
    temper: 'dictated with names of places',
    category: 'achievements',
    current: false,
    question: ASKED.proud,
    answer:
      'at the clinic they had four lifts and one was always out so I pulled the fault logs for a year and found it was the same door contact on all four and I replaced them on one Sunday and since then they called us twice in 18 months',
    expected: {
      lines: [
        {
          must: [
            ['fault logs', 'logs', 'contact', 'contacts'],
            ['replaced', 'found'],
            ['18 months', '4', 'twice', '2'],
          ],
          not: ['I pulled', 'I replaced', 'they called us', 'and I'],
          example:
            'Analysed a year of fault logs of four clinic lifts, found the same faulty door contact on all and replaced them in a day; two call-outs in 18 months since',
        },
        {
          must: [['fault logs', 'logs']],
          not: ['I pulled', 'I replaced'],
          example: 'Pulled the fault logs for a year',
          optional: true,
        },
        {
          must: ['replaced'],
          not: ['I replaced', 'replaced them'],
          example: 'Replaced the door contacts of four lifts on one Sunday',
          optional: true,
        },
        {
          must: [['twice', '2'], '18 months'],
          not: ['they called us'],
          example: 'Called out twice in 18 months',
          optional: true,
        },
      ],
      never: ['18 lifts', 'every month', 'no call', '4 years', '2 lifts'],
      numbers: ['18 months'],
    },
  },
  {
    id: 'tuning-d-runons-8',
    trade: 'hairdresser',
    temper: 'chatty',
    category: 'achievements',
    current: true,
    question: ASKED.dayNow,
    answer:
      'well I do 9 to 11 heads a day mostly colour and I train the two apprentices on Tuesdays and I do the stock order which is about 1500 a month',
    expected: {
      lines: [
        {
          must: ['9', '11', ['heads', 'clients', 'customers'], 'day'],
          not: ['well', 'I do'],
          example: 'Do 9 to 11 heads a day, mostly colour',
        },
        { must: [TRAINED, '2', 'apprentices'], not: ['I train'], example: 'Train the two apprentices on Tuesdays' },
        {
          must: ['stock', about('1500'), 'month'],
          not: ['I do'],
          example: 'Do the stock order of about 1,500 a month',
        },
      ],
      never: ['11 apprentices', '1500 heads', '9 apprentices', '$1500', '^did', '2 heads'],
      numbers: ['11', '2', '1500'],
    },
  },
  {
    id: 'tuning-d-runons-9',
    trade: 'warehouse',
    temper: 'result at the end',
    category: 'achievements',
    current: false,
    question: ASKED.better,
    answer:
      'people walked to the printer for every label so I got three small printers onto the carts and that saved each picker about 40 minutes a shift and the boss copied it to the other hall',
    expected: {
      lines: [
        {
          must: ['3', ['printers', 'printer'], 'carts', about('40'), 'shift'],
          not: ['I got', 'the boss', 'that saved'],
          example: 'Put three small printers onto the carts, saving each picker about 40 minutes a shift',
        },
        {
          must: ['3', 'printers', 'carts'],
          not: ['I got', 'the boss'],
          example: 'Got three small printers onto the carts',
          optional: true,
        },
      ],
      never: ['3 minutes', '40 printers', 'over 40', '40 pickers', '3 pickers'],
      unfit: ['boss'],
      numbers: ['3', '40'],
    },
  },
  {
    id: 'tuning-d-runons-10',
    trade: 'museum guide',
    temper: 'no marks, two deeds',
    category: 'achievements',
    current: false,
    question: ASKED.day,
    answer:
      'I gave three tours a day one in English and two in German groups up to 25 and in between I sat at the desk and sold tickets maybe 200 on a Sunday',
    expected: {
      lines: [
        {
          must: ['3', 'tours', 'day', ['25', 'english', 'german']],
          not: ['I gave', 'I sat'],
          example: 'Gave three tours a day, one in English and two in German, for groups of up to 25',
        },
        {
          must: ['tickets', ['sold', 'sale'], [...about('200'), '200']],
          not: ['I sat', 'maybe'],
          example: 'Sold about 200 tickets on a Sunday',
        },
        { must: ['groups', '25'], not: ['I gave'], example: 'Groups of up to 25', optional: true },
      ],
      never: ['25 tours', '200 tours', '2 English', 'over 200', '200 guests', '25 a day'],
      numbers: ['3', '25', '200'],
    },
  },
  {
    id: 'tuning-d-runons-11',
    trade: 'kitchen porter turned cook',
    temper: 'long chain',
    category: 'achievements',
    current: false,
    question: ASKED.proud,
    answer:
      'first I only washed pots then the soup cook got ill and I asked if I could try and I cooked the soup for 90 guests and nobody noticed and from that week on it was my station for two years',
    expected: {
      lines: [
        {
          must: [
            ['soup', 'soups'],
            ['cooked', 'made', 'station'],
            ['90', '2 years'],
          ],
          not: ['I cooked', 'nobody noticed', 'ill', 'my station'],
          example: 'Took over the soup station and cooked for 90 guests; held the station for two years',
        },
        {
          must: ['2 years', 'station'],
          not: ['my station'],
          example: 'Held the soup station for two years',
          optional: true,
        },
      ],
      never: ['2 guests', '^noticed', 'every day for 90', 'head cook', '^washed pots for 2 years', '90 years'],
      unfit: ['ill', 'nobody noticed'],
      numbers: ['90'],
    },
  },
  {
    id: 'tuning-d-runons-12',
    trade: 'customs broker',
    temper: 'hurried',
    category: 'achievements',
    current: false,
    question: ASKED.numbers,
    answer:
      'we cleared 70 trucks a day in my team of six I personally had the meat and fish and out of 4000 entries the customs sent 11 back in the whole year',
    expected: {
      lines: [
        {
          must: ['70', 'trucks', 'day', ['team', '6']],
          not: ['we cleared', 'I personally', 'my team'],
          example: 'Cleared 70 trucks a day in a team of six',
        },
        {
          must: ['4000', '11', ['entries', 'back']],
          not: ['I personally'],
          example: 'Only 11 of 4,000 meat and fish entries sent back in a year',
        },
        { must: [['meat', 'fish']], not: ['I personally'], example: 'Handled meat and fish', optional: true },
      ],
      never: ['11 trucks', '4000 trucks', '70 people', '6 trucks', '11 a day', '^led'],
      numbers: ['70', '6', '11'],
    },
  },
  {
    id: 'tuning-d-runons-13',
    trade: 'night porter',
    temper: 'self-correcting run-on',
    category: 'achievements',
    current: false,
    question: ASKED.hard,
    answer:
      'the fire alarm went at 3 and it was 140 guests no sorry 114 and I had the list and counted them in the car park and in nine minutes I had everybody',
    expected: {
      lines: [
        {
          must: ['counted', '114', ['guests', 'car park']],
          not: ['no sorry', 'I had', 'them in the car park and'],
          example: 'Counted 114 guests in the car park during a fire alarm and had all of them within nine minutes',
        },
        { must: ['9 minutes'], not: ['I had'], example: 'Everybody accounted for in nine minutes', optional: true },
      ],
      never: ['140', '3 minutes', '9 guests', 'evacuated 140', '^put out'],
      numbers: ['114', '9'],
    },
  },
  {
    id: 'tuning-d-runons-14',
    trade: 'seamstress',
    temper: 'no subjects, no marks',
    category: 'achievements',
    current: false,
    question: ASKED.day,
    answer:
      'did hems zips and linings about 20 pieces a day kept the book of measurements trained a new girl in spring repaired the old overlocker myself',
    expected: {
      lines: [
        {
          must: ['hems', about('20'), 'pieces', 'day'],
          not: ['kept the book', 'trained a new'],
          example: 'Sewed hems, zips and linings, about 20 pieces a day',
        },
        {
          must: [['kept', 'measurements'], 'book'],
          not: ['trained'],
          example: 'Kept the book of measurements',
          optional: true,
        },
        {
          must: [TRAINED, ['girl', 'colleague', 'seamstress']],
          not: ['repaired'],
          example: 'Trained a new seamstress',
          optional: true,
        },
        { must: [REPAIRED, 'overlocker'], not: ['myself'], example: 'Repaired the old overlocker', optional: true },
      ],
      never: ['20 zips', '20 girls', 'over 20', '^led', '20 machines'],
      numbers: ['20'],
    },
  },
  {
    id: 'tuning-d-runons-15',
    trade: 'software support',
    temper: 'so and because without commas',
    category: 'achievements',
    current: false,
    question: ASKED.better,
    answer:
      'every new customer asked the same 12 questions so I wrote one page with screenshots and put it in the welcome mail and the tickets in the first week went from around 8 per customer to 3',
    expected: {
      lines: [
        {
          must: [
            ['page', 'screenshots', 'guide'],
            ['wrote', 'made', 'created', 'put'],
            '8',
            '3',
            ['tickets', 'ticket'],
          ],
          not: ['I wrote', 'every new customer'],
          example:
            'Wrote a page with screenshots for the welcome mail; tickets per customer in the first week went from around 8 to 3',
        },
        { must: ['page', 'screenshots'], not: ['I wrote'], example: 'Wrote one page with screenshots', optional: true },
        {
          must: ['tickets', '8', '3', WENT_DOWN],
          not: ['I wrote'],
          example: 'Tickets went from around 8 per customer to 3',
          optional: true,
        },
      ],
      never: ['12 tickets', '12 pages', '8 weeks', '63%', '3 questions', '5 tickets'],
      numbers: ['8', '3'],
    },
  },
  {
    id: 'tuning-d-runons-16',
    trade: 'scaffolding',
    temper: 'team run-on with a leader',
    category: 'achievements',
    current: false,
    question: ASKED.team,
    answer:
      'it was a church tower 46 metres and we were five and I led the crew because the old foreman had retired and we had it up in eight days and nobody got hurt',
    expected: {
      lines: [
        {
          must: [LED, ['crew', 'team', '5'], ['46', '8 days', 'tower']],
          not: ['I led', 'we were', 'nobody got', 'old foreman'],
          example: 'Led a crew of five that scaffolded a 46-metre church tower in eight days without an injury',
        },
        {
          must: [
            ['46 metres', '46-metre'],
            ['church', 'tower'],
          ],
          not: ['it was', 'we were'],
          example: 'Scaffolding of a 46-metre church tower',
          optional: true,
        },
        { must: ['8 days'], not: ['we had'], example: 'Up in eight days', optional: true },
      ],
      never: ['8 people', '46 days', '5 days', '46 people', '5 metres'],
      numbers: ['46', '8'],
    },
  },
]
