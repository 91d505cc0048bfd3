import { ASKED } from './asked.ts'
import type { Case } from './types.ts'
import { MADE, REPAIRED, about } from './words.ts'

/** Veterans, people out of prison, long-term unemployed. */
export const HELD_OUT_H_STARTERS_3: readonly Case[] = [
  {
    id: 'held-out-h-starters-53',
    trade: 'army vehicle mechanic, now forklift workshop',
    temper: 'clipped',
    category: 'achievements',
    current: false,
    question: ASKED.proud,
    answer:
      'Six months deployment, 31 vehicles in the convoy pool, and not one stood still longer than 24 hours for want of a part. I ran the parts store, two privates under me. What else was there, the sand, the food. I did not like the food.',
    expected: {
      lines: [
        {
          must: [
            ['parts store', 'parts'],
            ['ran', 'managed', 'led', 'headed', 'in charge of', 'looked after', 'running', 'oversaw'],
            ['31', '24', '2'],
          ],
          example:
            'Ran the parts store for a pool of 31 vehicles on a six-month deployment with two privates reporting in',
        },
        {
          must: ['24', ['vehicle*', '31']],
          example: 'Kept any of 31 vehicles from standing still longer than 24 hours for want of a part',
        },
        { must: ['parts store'], example: 'Ran the parts store on a six-month deployment', optional: true },
        { must: ['2 privates'], example: 'Led two privates', optional: true },
      ],
      never: [
        '31 privates',
        '31 months',
        '24 vehicles',
        '24 days',
        '31 soldiers',
        'commanding officer',
        '6 vehicles',
        'commanded the convoy',
      ],
      others: ['commanding officer', 'commanded the convoy', '31 soldiers'],
      unfit: ['sand', 'food'],
      numbers: ['31', '24', '6', '2'],
    },
  },
  {
    id: 'held-out-h-starters-54',
    trade: 'welder, trained in prison',
    temper: 'straight',
    category: 'achievements',
    current: true,
    question: ASKED.proud,
    answer:
      "I'll be open, I learned welding inside, three years. MAG and TIG, both certificates with the chamber. The firm took me on trial for 2 weeks and after four days the foreman said stay. Now I weld the railings that go out without rework, 5 a day.",
    expected: {
      lines: [
        { must: ['MAG', 'TIG'], example: 'Gained MAG and TIG welding certificates with the chamber' },
        {
          must: ['railing*', '5', ['weld*', 'without rework', 'no rework']],
          example: 'Weld 5 railings a day that go out without rework',
        },
        {
          must: [
            ['4 days', '4'],
            ['trial', 'kept', 'stay*', 'taken on', 'hired', 'permanent*', 'took on'],
          ],
          example: 'Taken on after four days of a two-week trial',
          optional: true,
        },
        {
          must: ['weld*', ['3 years', 'learned', 'learnt', 'trained']],
          example: 'Learned welding in three years',
          optional: true,
        },
      ],
      never: [
        'as foreman',
        '^foreman in',
        'welding instructor',
        '3 certificates',
        '5 years',
        '5 a week',
        '4 weeks of trial',
        '^supervised',
        'master welder',
        'prison',
      ],
      others: ['as foreman', '^foreman in', 'welding instructor', '^supervised', 'master welder'],
      unfit: ['inside', "I'll be open"],
      numbers: ['5'],
    },
  },
  {
    id: 'held-out-h-starters-55',
    trade: 'bicycle workshop, job scheme after long unemployment',
    temper: 'shy, short',
    category: 'achievements',
    current: false,
    question: ASKED.proud,
    answer:
      'It was just a scheme from the job centre. But I got 63 donated bikes going again, with lights and all. I wrote every one in a list.',
    expected: {
      lines: [
        {
          must: [
            '63',
            ['bike*', 'bicycle*'],
            [
              ...REPAIRED,
              'going again',
              'running again',
              'refurbish*',
              'working',
              'roadworthy',
              'got',
              'ride*',
              'back on the road',
              'repair*',
            ],
          ],
          example: 'Got 63 donated bikes going again, with lights',
        },
        {
          must: ['list', ['bike*', 'bicycle*', '1', 'every', 'each']],
          example: 'Recorded every repaired bike in a list',
          optional: true,
        },
      ],
      never: [
        'sold 63',
        'donated 63',
        'over 63',
        '63 people',
        '63 lights',
        'workshop manager',
        '^led',
        '63 bikes a month',
      ],
      others: ['workshop manager', '^led'],
      unfit: ['just a scheme', 'job centre'],
      numbers: ['63'],
    },
  },
  {
    id: 'held-out-h-starters-56',
    trade: 'army radio operator, now dispatcher',
    temper: 'rambling veteran',
    category: 'achievements',
    current: false,
    question: ASKED.proud,
    answer:
      "Oh, there's plenty, but okay. In the service I was radio, then trainer for radio. The course had a pass rate of 70-something when I took it over, the captain was going mad about it. I threw out half the slides and put people on the sets from day one, antennas up and down, rain or shine. Eight courses I gave, 12 people each, and in the last three nobody failed. Not one. They still send me a card at Christmas, some of those lads, and one's a sergeant now.",
    expected: {
      lines: [
        {
          must: [['course*'], '8', '12'],
          example: 'Gave eight radio courses of 12 people each',
        },
        {
          must: [
            ['last 3', 'final 3', '3'],
            [
              'nobody failed',
              'no one failed',
              'no failure*',
              'everyone passed',
              'everybody passed',
              'all passed',
              'failed',
              'passed',
              '100%',
              'pass rate',
              'without a failure',
              'failure*',
              'every participant',
            ],
          ],
          example:
            'Reworked the radio course to put people on the sets from day one, with no failure in the last three courses',
        },
        {
          must: [['slides', 'hands-on', 'practical', 'sets', 'day 1']],
          example: 'Cut half the slides of the radio course and put people on the sets from day one',
          optional: true,
        },
        {
          must: [['radio'], ['train*', 'instruct*', 'taught', 'course*']],
          example: 'Trained radio operators in the army',
          optional: true,
        },
      ],
      never: [
        '70 people',
        '12 courses',
        '70 courses',
        '8 people',
        'as captain',
        '^captain in',
        '^sergeant in',
        'as sergeant',
        '8 courses without',
      ],
      others: ['as captain', '^captain in', '^sergeant in', 'as sergeant'],
      unfit: ['Christmas', 'lads', 'going mad'],
      numbers: ['8', '12', '3'],
    },
  },
  {
    id: 'held-out-h-starters-57',
    trade: 'sewing workshop, job scheme, from Afghanistan',
    temper: 'second language, glad',
    category: 'achievements',
    current: true,
    question: ASKED.proud,
    answer:
      'Six years I have no work in Germany because no paper. Now I sew in the project, curtains and bags. I have made the pattern for the bag with two pockets, and this bag they sell in the shop, already 130. The zip is idea from Samira, the pockets from me.',
    expected: {
      lines: [
        {
          must: ['bag*', 'pattern', '130'],
          example: 'Made the pattern for a bag with two pockets of which the shop has already sold 130',
        },
        { must: ['bag*', 'pattern'], example: 'Made the pattern for a bag with two pockets', optional: true },
        { must: [['sew'], 'curtain*'], example: 'Sew curtains and bags', optional: true },
        {
          must: ['130', 'bag*'],
          example: 'Contributed the pockets to a bag of which 130 have been sold',
          optional: true,
        },
      ],
      never: [
        '^sold 130',
        '^came up with the zip',
        '^designed the zip',
        '130 patterns',
        '6 bags',
        '130 curtains',
        'shop manager',
        '^led',
        '^sell',
      ],
      others: ['^sold 130', '^came up with the zip', '^designed the zip', 'shop manager', '^led', '^sell'],
      unfit: ['Samira', 'no paper'],
      numbers: ['130'],
    },
  },
  {
    id: 'held-out-h-starters-58',
    trade: 'army medic, now paramedic trainee',
    temper: 'precise',
    category: 'achievements',
    current: false,
    question: ASKED.numbers,
    answer:
      'Four years as a medic, two deployments. I ran the first aid refresher for the battalion, that was 480 soldiers in one winter, in groups of 20. Vaccinations: the doctor gave them, I did the lists, every one complete. Casualties I would rather not count.',
    expected: {
      lines: [
        {
          must: ['480', 'first aid'],
          example: 'Ran the first aid refresher for 480 soldiers in one winter, in groups of 20',
        },
        { must: ['medic', ['4 years', '4', '2']], example: 'Served four years as a medic with two deployments' },
        { must: ['vaccin*', ['list*', 'record*', 'document*']], example: 'Kept complete vaccination lists' },
      ],
      never: [
        '480 vaccinations',
        '^vaccinated',
        '^gave vaccinations',
        '480 casualties',
        'as a doctor',
        'over 480',
        '2 years as a medic',
        '^gave them',
      ],
      others: ['^vaccinated', '^gave vaccinations', 'as a doctor', '^gave them'],
      unfit: ['casualties', 'rather not'],
      numbers: ['4', '2', '480', '20'],
    },
  },
  {
    id: 'held-out-h-starters-59',
    trade: 'industrial laundry, after prison',
    temper: 'wary',
    category: 'achievements',
    current: true,
    question: ASKED.numbers,
    answer:
      "What do you want, how many sheets? Okay: 900 kilos a shift on my mangle, norm's 750. Never late in 19 months. Others get written up every week, not me. And no, I'm not telling you what I was in for.",
    expected: {
      lines: [
        { must: ['900', '750'], example: 'Put through 900 kilos a shift on the mangle against a norm of 750' },
        { must: ['19', ['late', 'on time', 'punctual*']], example: 'Never late in 19 months' },
        { must: ['900', ['kg', 'shift', 'mangle']], example: 'Handle 900 kilos a shift on the mangle', optional: true },
      ],
      never: [
        '900 sheets',
        '^handle 750',
        '750 sheets',
        '19 times',
        '19 years',
        '900 a day',
        'shift leader',
        '900 kilos an hour',
      ],
      others: ['shift leader'],
      unfit: ['what I was in for', 'written up'],
      numbers: ['900', '750', '19'],
    },
  },
  {
    id: 'held-out-h-starters-60',
    trade: 'parcel sorting, after four years unemployed',
    temper: 'dictated without punctuation',
    category: 'achievements',
    current: true,
    question: ASKED.numbers,
    answer:
      'okay so numbers i scan around 1100 parcels a shift at the start it was 700 the best on our belt does 1300 but she is twenty two my missorts are under one in a thousand the team lead prints that every week and i was sick just 3 days since last summer',
    expected: {
      lines: [
        {
          must: [[...about('1100')], 'parcel*', ['scan*', 'sort*', 'process*', 'handl*']],
          example: 'Scan around 1100 parcels a shift, up from 700 at the start',
        },
        {
          must: [
            ['missort*', 'mis-sort*', 'sorting error*', 'wrongly sorted', 'missorting', 'error*'],
            [
              '1 in a thousand',
              '1 in 1,000',
              '1 in 1000',
              '1 per thousand',
              '1 per 1000',
              '1 in one thousand',
              '0.1%',
              '1 in every thousand',
            ],
          ],
          example: 'Keep missorts under one in a thousand',
        },
        {
          must: ['700', about('1100')],
          example: 'Raised the parcels scanned a shift from 700 to around 1100 parcels',
          optional: true,
        },
      ],
      never: [
        '^scan 1300',
        'over 1100',
        '^best',
        'fastest',
        '22 parcels',
        'from 1100',
        'as team lead',
        '^team lead for',
        '^scan around 1300',
        '^prints',
      ],
      others: ['^best', 'fastest', 'as team lead', '^team lead for', '^scan around 1300', '^scan 1300', '^prints'],
      unfit: ['sick', 'twenty two'],
      numbers: ['1100', '700'],
    },
  },
  {
    id: 'held-out-h-starters-61',
    trade: 'long-term unemployed, last a porter',
    temper: 'resigned',
    category: 'achievements',
    current: false,
    question: ASKED.numbers,
    answer:
      "Numbers? I've sent 212 applications in three years, that's my number. Eleven answers. Nobody counts anything with a porter, you carry what they give you. So I've nothing for you there, sorry.",
    expected: {
      lines: [],
      never: ['212 customers', '212 bags', '^carried 212', 'head porter', '3 years of experience'],
      others: ['head porter'],
      unfit: ['212 applications', 'applications', '11 answers', 'nothing for you'],
      numbers: [],
      nothing: true,
    },
  },
  {
    id: 'held-out-h-starters-62',
    trade: 'charity department store, job scheme',
    temper: 'talkative',
    category: 'achievements',
    current: false,
    question: ASKED.better,
    answer:
      "The children's clothes corner! It was one big heap when I arrived, people just dug in it. I sorted it by size and put rings on the rails like in a proper shop. The corner took 90 euros a week before and then 160, and the till lady said it's because people find things now.",
    expected: {
      lines: [
        {
          must: [['siz*'], ['90', '€90'], ['160', '€160']],
          example:
            "Sorted the children's clothes corner by size, after which its weekly takings went from 90 to 160 euros",
        },
        {
          must: [['siz*'], ['sort*', 'organi*', 'arrang*', 'order*']],
          example: "Sorted the children's clothes corner by size with rings on the rails",
          optional: true,
        },
        {
          must: [
            ['90', '€90'],
            ['160', '€160'],
          ],
          example: "Raised the weekly takings of the children's clothes corner from 90 to 160 euros",
          optional: true,
        },
      ],
      never: ['by 160', 'from 160', '160 euros a day', '160 customers', '90 children', 'store manager', '^led', '160%'],
      others: ['store manager', '^led'],
      unfit: ['till lady'],
      numbers: [
        ['90', '€90'],
        ['160', '€160'],
      ],
    },
  },
  {
    id: 'held-out-h-starters-63',
    trade: 'gardener, learned in an open prison',
    temper: 'few words',
    category: 'achievements',
    current: true,
    question: ASKED.better,
    answer:
      'The roses by the hospital entrance. Half were dead. I cut them back hard, dug in compost, two winters. Now all 40 flower.',
    expected: {
      lines: [
        {
          must: ['40', ['rose*'], ['flower*', 'bloom*', 'blossom*']],
          example:
            'Cut back the roses by the hospital entrance and dug in compost for two winters, and now all 40 flower',
        },
        {
          must: ['rose*', ['cut back', 'prun*', 'compost', 'cutting back']],
          example: 'Cut back the roses by the hospital entrance and dug in compost',
          optional: true,
        },
      ],
      never: ['40 dead', 'planted 40', '40 winters', 'head gardener', '2 roses', '^led', 'prison'],
      others: ['head gardener', '^led'],
      unfit: [],
      numbers: ['40'],
    },
  },
  {
    id: 'held-out-h-starters-64',
    trade: 'security guard, former sergeant',
    temper: 'gruff',
    category: 'achievements',
    current: true,
    question: ASKED.better,
    answer:
      "The night log. They wrote 'all quiet', every night, for years, no times, nothing. I did a sheet with 16 check points and a time next to each, like in the army. Two months later the boss made it the rule on all 5 sites. Since then the insurance asks no more questions.",
    expected: {
      lines: [
        {
          must: [['sheet', 'log', 'form', 'checklist', 'template', 'record'], '16'],
          example:
            'Made a night log sheet with 16 check points and times, which became the rule on all 5 sites two months later',
        },
        {
          must: [
            ['5 sites', '5'],
            ['rule', 'standard', 'adopted', 'introduced', 'rolled out', 'mandatory', 'taken over', 'used'],
          ],
          example: 'Saw the night log sheet become the rule on all 5 sites after two months',
        },
      ],
      never: [
        '16 sites',
        '5 check points',
        '^made it the rule',
        '16 months',
        '^rolled out',
        'site manager',
        '^led',
        'head of security',
      ],
      others: ['^made it the rule', '^rolled out', 'site manager', '^led', 'head of security'],
      unfit: ['for years, no times'],
      numbers: ['16', '5'],
    },
  },
  {
    id: 'held-out-h-starters-65',
    trade: 'office helper, back after illness',
    temper: 'vague, hesitant',
    category: 'achievements',
    current: false,
    question: ASKED.better,
    answer:
      "I was out for a long time, burnout, so I began slowly, mornings only. What got better, well, the post, I'd say. It sat till noon. I started at seven, so it was on the desks by nine. And the birthday list, I made one, nobody was forgotten any more.",
    expected: {
      lines: [
        {
          must: [['post', 'mail'], '9'],
          example: 'Got the post onto the desks by nine instead of noon by starting at seven',
        },
        { must: ['birthday*'], example: 'Made a birthday list so that nobody was forgotten any more' },
      ],
      never: ['9 desks', '7 desks', '9 letters', 'office manager', '^led', '7 people', '9 people', 'head of office'],
      others: ['office manager', '^led', 'head of office'],
      unfit: ['burnout', 'out for a long time'],
      numbers: ['9'],
    },
  },
  {
    id: 'held-out-h-starters-66',
    trade: 'army logistics, supply sergeant',
    temper: 'proud, orderly',
    category: 'achievements',
    current: false,
    question: ASKED.hard,
    answer:
      'Inventory before handover, and on paper we lacked 74 sleeping bags. The lieutenant wanted to write them off and be done. I said give me a night. I went through the loan slips with Corporal Haas, and 71 of them were signed out to the reservists. The other 3 we wrote off, properly.',
    expected: {
      lines: [
        {
          must: ['71', '74', ['sleeping bag*', 'bags']],
          example:
            'Traced 71 of 74 missing sleeping bags before handover by going through the loan slips in a night with a corporal',
        },
        {
          must: [['loan slip*', 'slips']],
          example: 'Went through the loan slips in one night with a corporal to trace missing sleeping bags',
          optional: true,
        },
        {
          must: ['3', ['wrote off', 'written off', 'writing off', 'write off', 'write-off']],
          example: 'Wrote off the other 3 sleeping bags properly',
          optional: true,
        },
      ],
      never: [
        'traced all 74',
        'found all 74',
        '74 reservists',
        '^wrote off 74',
        '71 reservists',
        'bought 74',
        'as lieutenant',
        'single-handed*',
        '^wrote off all',
      ],
      others: ['as lieutenant', 'single-handed*', '^wrote off 74'],
      unfit: ['Haas', 'be done'],
      numbers: ['71', '74'],
    },
  },
  {
    id: 'held-out-h-starters-67',
    trade: 'school caretaker on a return-to-work contract',
    temper: 'rambling',
    category: 'achievements',
    current: false,
    question: ASKED.hard,
    answer:
      "You want a problem, I'll give you a problem. I'd been unemployed five years, first week at the school, the cellar is under water. The fire brigade pumped it out, fair enough, but a week later it's wet again, and the firm they called wanted 8,000 euros for a new drain. I crawled along that wall with a torch, and behind the bike racks there was a downpipe that just ended in the ground, broken clean off. New elbow, 35 euros at the hardware store, I fitted it in a morning. Dry ever since, three winters.",
    expected: {
      lines: [
        {
          must: [
            ['downpipe', 'down pipe', 'drainpipe', 'pipe'],
            ['€35', '35'],
            ['cellar', 'basement', 'dry', 'wet', 'water', 'flood*', 'leak*'],
          ],
          example:
            'Found a broken downpipe behind a wet school cellar and fitted a new elbow for 35 euros, with the cellar dry for three winters since',
        },
        {
          must: [
            ['downpipe', 'down pipe', 'drainpipe', 'pipe'],
            [
              'found',
              'traced',
              'discovered',
              'identified',
              'located',
              'fitted',
              'repaired',
              'replaced',
              'fixed',
              'spotted',
              'fixing',
            ],
          ],
          example: 'Found the broken downpipe that made the school cellar wet',
          optional: true,
        },
        {
          must: [
            ['€35', '35'],
            ['elbow', 'part', 'fitted', 'repair*', 'fix*'],
          ],
          example: 'Fitted a new elbow for 35 euros where a firm wanted 8,000 euros for a new drain',
          optional: true,
        },
        {
          must: [
            ['dry', '3 winters'],
            ['cellar', 'basement'],
          ],
          example: 'Kept the cellar dry for three winters',
          optional: true,
        },
      ],
      never: [
        '^pumped',
        '5 years of experience',
        '35 downpipes',
        'saved €8,000',
        '5 winters',
        '^installed a new drain',
        '3 weeks',
        '35 mornings',
        '^fitted a new drain',
      ],
      others: ['^pumped', '^installed a new drain', '^fitted a new drain'],
      unfit: ['unemployed', "I'll give you"],
      numbers: ['€35', '3'],
    },
  },
  {
    id: 'held-out-h-starters-68',
    trade: 'army engineer, now scaffolder',
    temper: 'terse',
    category: 'achievements',
    current: false,
    question: ASKED.team,
    answer:
      'Flood. We put up a floating bridge, 68 metres, overnight, our platoon and the volunteers. I drove bolts on the left bank, eight hours. At dawn the ambulances went over.',
    expected: {
      lines: [
        {
          must: ['bridge', '68'],
          example:
            'Put up a 68-metre floating bridge overnight with a platoon and volunteers during a flood, driving the bolts on the left bank',
        },
        { must: ['bolt*'], example: 'Drove the bolts on the left bank for eight hours', optional: true },
      ],
      never: [
        '68 people',
        '68 soldiers',
        '68 hours',
        '8 metres',
        'platoon leader',
        '^led',
        '^commanded',
        'single-handed*',
      ],
      others: ['platoon leader', '^led', '^commanded', 'single-handed*'],
      unfit: [],
      numbers: ['68'],
    },
  },
  {
    id: 'held-out-h-starters-69',
    trade: 'joinery workshop, reintegration programme',
    temper: 'honest, a bit rough',
    category: 'achievements',
    current: false,
    question: ASKED.team,
    answer:
      "We made benches for the town, 25 of them, for the river path. Six blokes, none of us an angel. I sawed the slats, all of them, that's, hang on, 25 times 9, and the others screwed and oiled. Our instructor did the drawing. The mayor sat on one for the paper.",
    expected: {
      lines: [
        {
          must: [['slat*'], ['bench*'], '25'],
          example: 'Sawed all the slats for 25 benches on the river path in a workshop team of six',
        },
        { must: ['bench*', '25'], example: 'Made 25 benches for the town with a team of six', optional: true },
        { must: ['slat*', ['saw*', 'cut*']], example: 'Sawed all the slats for the benches', optional: true },
      ],
      never: [
        '^oiled',
        '^screwed',
        '^drew',
        '^designed',
        '^led',
        '9 benches',
        'single-handed*',
        '25 slats',
        '^did the drawing',
      ],
      others: ['^oiled', '^screwed', '^drew', '^designed', 'single-handed*', '^led', '^did the drawing'],
      unfit: ['angel', 'blokes'],
      numbers: ['25'],
    },
  },
  {
    id: 'held-out-h-starters-70',
    trade: 'library helper in prison',
    temper: 'thoughtful',
    category: 'achievements',
    current: false,
    question: ASKED.day,
    answer:
      "I had the library, in there. About 3,000 books. Mornings I took back the returns and repaired the torn ones with tape, afternoons people came, thirty or so, and I'd find them something, or read a letter to those who can't read. The chaplain did the ordering.",
    expected: {
      lines: [
        { must: [['librar*', 'book*'], about('3,000')], example: 'Looked after a library of about 3,000 books' },
        {
          must: [
            ['repair*', 'mend*', 'fix*', 'tape*', 'restor*'],
            ['book*', 'torn', 'ones'],
          ],
          example: 'Took back the returns and repaired torn books',
        },
        {
          must: [
            ['find*', 'found', 'recommend*', 'advis*', 'help*', 'serv*', 'read*', 'assist*', 'suggest*'],
            [...about('30'), '30 or so', 'read*', 'letter*', 'people', 'visitor*'],
          ],
          example: 'Found something to read for about thirty people in an afternoon',
        },
        { must: ['letter*', 'read*'], example: "Read letters to people who can't read", optional: true },
        { must: ['return*'], example: 'Took back the returned books', optional: true },
      ],
      never: [
        '^ordered',
        'over 3,000',
        '30 books',
        '^purchased',
        'head librarian',
        'qualified librarian',
        'over 30',
        'chief librarian',
        '^did the ordering',
      ],
      others: [
        '^ordered',
        '^purchased',
        'head librarian',
        'qualified librarian',
        'chief librarian',
        '^did the ordering',
      ],
      unfit: ['in there', 'chaplain'],
      numbers: ['3,000', '30'],
    },
  },
  {
    id: 'held-out-h-starters-71',
    trade: 'school bus escort, after years without work',
    temper: 'gentle',
    category: 'achievements',
    current: true,
    question: ASKED.dayNow,
    answer:
      "I go with the bus for the disabled kids, nine of them. I buckle them in, check the two wheelchairs are tight, and talk to the mums at the door, what the night was like. The driving isn't me, that's Herr Wolf. At two the same thing back, and between I'm at home.",
    expected: {
      lines: [
        {
          must: [
            ['9 children', '9 kids', '9'],
            ['bus', 'escort*', 'accompan*'],
          ],
          example: 'Escort nine disabled children on the school bus',
        },
        {
          must: [['buckle', 'strap*', 'belt*', 'fasten*', 'secure', 'wheelchair*']],
          example: 'Buckle the children in and check the two wheelchairs',
        },
        {
          must: [
            ['mum*', 'mother*', 'parent*', 'mom*'],
            ['talk*', 'speak*', 'exchang*', 'ask*', 'chat*', 'liais*', 'consult*', 'communicat*'],
          ],
          example: 'Talk to the mothers at the door about the night',
        },
        { must: ['wheelchair*'], example: 'Check the two wheelchairs', optional: true },
      ],
      never: ['^drive', '^bus driver', '9 wheelchairs', '9 buses', '2 children', '9 hours', 'teacher', 'nurse'],
      others: ['^drive', 'teacher', 'nurse', '^bus driver'],
      unfit: ['Wolf', 'at home'],
      numbers: ['9', '2'],
    },
  },
  {
    id: 'held-out-h-starters-72',
    trade: "veterans' club volunteer",
    temper: 'stiff, precise',
    category: 'projects',
    current: false,
    question: ASKED.project,
    answer:
      'The restoration of the memorial at the parish church, 118 names. The stonemason recut the letters. I checked every name against the church registers and found 7 mistakes in spelling, and I wrote to the families of those. The parish and the town paid for it.',
    expected: {
      lines: [
        {
          must: ['118', ['name*'], '7', ['mistake*', 'error*', 'misspel*', 'spelling*']],
          example: 'Checked all 118 names of a memorial against the church registers and found 7 spelling mistakes',
        },
        {
          must: ['famil*', ['wrote', 'writing', 'contact*', 'letter*', 'written']],
          example: 'Wrote to the families of the misspelt names',
        },
        {
          must: ['118', 'name*'],
          example: 'Checked 118 names against the church registers for the restoration of a memorial',
          optional: true,
        },
        {
          must: ['7', ['mistake*', 'error*', 'misspel*', 'spelling*']],
          example: 'Found 7 mistakes in spelling in the names of a memorial',
          optional: true,
        },
      ],
      never: [
        '^recut',
        '^restored',
        '118 mistakes',
        '118 families',
        '^paid',
        '^financed',
        'as stonemason',
        'as a stonemason',
        '^led',
      ],
      others: ['^recut', '^restored', '^paid', '^financed', '^led'],
      unfit: [],
      numbers: ['118', '7'],
    },
  },
  {
    id: 'held-out-h-starters-73',
    trade: 'probation project, community kitchen',
    temper: 'warm, corrects herself',
    category: 'projects',
    current: false,
    question: ASKED.projectResult,
    answer:
      "The soup Thursdays. It came out of my community hours, 120 of them, and I stayed after. I started with 15 portions, no, that's wrong, 25, and by Christmas it was 80 every Thursday. The church gave the room, the baker the bread, the soup's me. I haven't missed a Thursday.",
    expected: {
      lines: [
        {
          must: ['soup*', '25', '80'],
          example: 'Started soup Thursdays that grew from 25 portions to 80 every Thursday by Christmas',
        },
        {
          must: [['miss*', 'every Thursday', 'each Thursday'], ['Thursday*']],
          example: 'Never missed a single soup Thursday',
          optional: true,
        },
        {
          must: ['soup*', [...MADE, 'start*', 'cook*', 'found*', 'initiat*']],
          example: 'Started soup Thursdays, cooking the soup',
          optional: true,
        },
        { must: ['25', '80'], example: 'Grew from 25 to 80 portions every Thursday', optional: true },
      ],
      never: [
        '15 portions',
        '120 portions',
        '80 hours',
        '^baked',
        '80 soups',
        '80 volunteers',
        '25 volunteers',
        'from 80',
        '^gave the room',
        '^provided the room',
        'probation',
      ],
      others: ['^baked', '80 volunteers', '25 volunteers', '^gave the room', '^provided the room'],
      unfit: ['community hours'],
      numbers: ['25', '80'],
    },
  },
  {
    id: 'held-out-h-starters-74',
    trade: 'soldier for eight years, leaving',
    temper: 'list-like',
    category: 'skills',
    current: false,
    question: ASKED.skills,
    answer:
      'Truck licence with trailer. Excel, the duty rosters. English, level 3 in the NATO test. Chain saw ticket. I can read a map without a phone, some people laugh. Drones the younger ones did.',
    expected: {
      lines: [
        { must: [['truck*', 'lorry', 'HGV', 'trailer']], example: 'Truck licence with trailer' },
        { must: ['Excel'], example: 'Excel (duty rosters)' },
        { must: ['English'], example: 'English (level 3 in the NATO test)' },
        { must: [['chain saw', 'chainsaw', 'chain saws', 'chainsaws']], example: 'Chain saw certificate' },
        { must: [['map*']], example: 'Map reading' },
        { must: ['roster*'], example: 'Duty rosters', optional: true },
      ],
      never: [
        'drone*',
        'fluent',
        'native English',
        '8 languages',
        'helicopter',
        '3 languages',
        'chain saw instructor',
        'English level 4',
      ],
      others: ['drone*', 'chain saw instructor'],
      unfit: ['laugh'],
      numbers: ['3'],
    },
  },
  {
    id: 'held-out-h-starters-75',
    trade: 'retraining as a warehouse clerk',
    temper: 'dictated without punctuation',
    category: 'skills',
    current: false,
    question: ASKED.learned,
    answer:
      'so the job centre paid me a retraining two years warehouse clerk with the chamber exam i passed it with 84 points then sap wm a four week course and the dangerous goods certificate that one runs till next year lorry driving i wanted but my eyes are not good enough',
    expected: {
      lines: [
        { must: ['warehouse'], example: 'Warehouse clerk (chamber exam, 84 points)' },
        { must: ['SAP'], example: 'SAP WM' },
        { must: ['dangerous goods'], example: 'Dangerous goods certificate' },
      ],
      never: ['lorry*', '84%', '84 weeks', '4 years', 'truck licence', 'SAP MM', 'warehouse manager', 'SAP consultant'],
      others: ['warehouse manager', 'SAP consultant'],
      unfit: ['eyes', 'job centre'],
      numbers: ['84'],
    },
  },
  {
    id: 'held-out-h-starters-76',
    trade: 'paratrooper, twelve years',
    temper: 'sober',
    category: 'career_goals',
    current: false,
    question: ASKED.goals,
    answer:
      "Twelve years jumping out of planes, my knees say enough. I'd like to train people, safety at work maybe, or first aid courses in companies. Somewhere in the north, my wife is from Kiel. Not an office with a door, I'd go mad. I've led groups of ten, so that I know.",
    expected: {
      lines: [
        {
          must: [
            ['train*', 'teach*', 'instruct*', 'coach*'],
            ['safety', 'first aid', 'people'],
          ],
          example: 'Looking to train people, for instance in safety at work or first aid courses in companies.',
        },
        { must: ['10', ['led', 'lead*', 'group*']], example: 'Experience in leading groups of ten.', optional: true },
        { must: ['north'], example: 'Looking for a place in the north.', optional: true },
        {
          must: [
            ['12 years', '12'],
            ['paratrooper', 'army', 'military', 'service', 'jump*', 'soldier'],
          ],
          example: 'Paratrooper with twelve years of service.',
          optional: true,
        },
      ],
      never: [
        '12 years of training',
        'certified',
        'groups of 12',
        'experienced first aid',
        '10 years',
        'safety manager',
        '^trains people',
        '^trains employees',
        'experience as a trainer',
      ],
      others: ['certified', 'safety manager'],
      unfit: ['knees', 'wife', 'mad'],
      numbers: [],
    },
  },
  {
    id: 'held-out-h-starters-77',
    trade: 'out of prison, cook',
    temper: 'guarded, short',
    category: 'career_goals',
    current: false,
    question: ASKED.goals,
    answer:
      "A kitchen with normal hours, a canteen, an old people's home. I want to finish my cook exam, one part is missing. That's it. I don't need to be chef.",
    expected: {
      lines: [
        {
          must: [['kitchen', 'canteen', "old people's home", 'care home', 'cook']],
          example: "Looking for work in a kitchen with normal hours, such as a canteen or an old people's home.",
        },
        {
          must: ['exam*', ['finish*', 'complet*', 'pass*', 'missing', 'last', 'remaining', 'final']],
          example: 'Wants to finish the cook exam, of which one part is missing.',
        },
      ],
      never: [
        '^passed the cook exam',
        '^completed the cook exam',
        '^qualified cook',
        '^head chef',
        '^aims to become a chef',
        '^wants to be chef',
        '^wants to become a chef',
        '^certified cook',
        '^trained cook',
        'prison',
      ],
      others: [
        '^qualified cook',
        '^head chef',
        '^aims to become a chef',
        '^wants to be chef',
        '^wants to become a chef',
        '^certified cook',
        '^trained cook',
      ],
      unfit: [],
      numbers: [],
    },
  },
  {
    id: 'held-out-h-starters-78',
    trade: 'returning after eight years of unemployment',
    temper: 'open, slightly bitter',
    category: 'values',
    current: false,
    question: ASKED.values,
    answer:
      "That someone explains it to me once, calmly, and then lets me get on with it. I'm not fast, I'm thorough. And that you say good morning, also to the cleaner. In the last place I was 'the one from the job centre', for 8 months, I don't want that again.",
    expected: {
      lines: [
        {
          must: [
            [
              'independen*',
              'get on with',
              'own',
              'autonom*',
              'explain*',
              'explanation*',
              'instruction*',
              'introduction*',
              'trust*',
            ],
          ],
          example: 'Values one calm explanation and then being left to get on with the work.',
        },
        { must: [['thorough*']], example: 'Works thoroughly rather than fast.' },
        {
          must: [
            ['good morning', 'greet*', 'respect*', 'polite*', 'courte*', 'everyone', 'everybody', 'friendl*', 'decen*'],
          ],
          example: 'Expects everybody to say good morning, also to the cleaner.',
        },
      ],
      never: [
        'works fast',
        'fast and thorough',
        'as a cleaner',
        '8 years of experience',
        '8 months of experience',
        'team leader',
        'quick worker',
      ],
      others: ['team leader', 'as a cleaner'],
      unfit: ['job centre', 'want that again'],
      numbers: [],
    },
  },
]
