import { ASKED } from './asked.ts'
import type { Case } from './types.ts'
import { LED, MADE, about } from './words.ts'

/** Yards, towers and mills, floors and furnaces, nurseries and fields. */
export const HELD_OUT_H_HANDS_3: readonly Case[] = [
  {
    id: 'held-out-h-hands-53',
    trade: 'shipyard welder',
    temper: 'second language, proud',
    category: 'achievements',
    current: false,
    question: ASKED.proud,
    answer:
      'Ship for the coast guard, 84 meter. I make the seam under water line, all of it port side, x-ray nothing found. Inspector from class, very strict man, he ask who did this and shake my hand. The other side was made by two colleague.',
    expected: {
      lines: [
        {
          must: ['port', ['seam*', 'weld*'], ['x-ray*', 'xray*', 'radiograph*']],
          example:
            'Welded the whole port side seam under the waterline of an 84-metre coast guard ship, with nothing found on x-ray',
        },
        {
          must: ['port', ['seam*', 'weld*']],
          example: 'Welded all of the port side seam under the waterline of an 84-metre coast guard ship',
          optional: true,
        },
        {
          must: [
            ['x-ray*', 'xray*', 'radiograph*'],
            ['no', 'not*', 'nothing', 'without', 'pass*', 'clean', '0'],
          ],
          example: 'Nothing found on the x-ray of the seam',
          optional: true,
        },
        { must: ['inspector'], example: 'Seam was praised by the inspector from the class', optional: true },
      ],
      never: [
        'both sides',
        '^welded the starboard',
        'port and starboard',
        'port side and starboard',
        '84 seams',
        '84 ships',
        '^inspected',
        '^led',
        'whole hull',
      ],
      others: [
        'both sides',
        '^welded the starboard',
        'port and starboard',
        'port side and starboard',
        '^inspected',
        '^led',
        'whole hull',
      ],
      unfit: ['strict'],
      numbers: ['84'],
    },
  },
  {
    id: 'held-out-h-hands-54',
    trade: 'metrology, machine shop',
    temper: 'thoughtful',
    category: 'achievements',
    current: false,
    question: ASKED.proud,
    answer:
      "I found an error in a gauge everyone trusted. We'd been rejecting good parts since the spring, I reckon about 1,500 of them, and I only noticed because the number was always off by the same seven microns. I remeasured it with blocks on a Sunday. They took 1,320 back out of the scrap bin and sold them.",
    expected: {
      lines: [
        {
          must: ['gauge', ['7'], ['error', 'fault*', 'off', 'wrong', 'mistake', 'deviation', 'bias']],
          example: 'Found a 7-micron error in a trusted gauge by remeasuring it with blocks',
        },
        { must: ['1320'], example: '1,320 good parts were taken back out of the scrap bin and sold' },
        {
          must: ['gauge', '1320'],
          example: 'Found an error in a gauge, so that 1,320 good parts came back out of scrap',
          optional: true,
        },
        { must: [about('1500')], example: 'Found out why about 1,500 good parts had been rejected', optional: true },
      ],
      never: ['1500 sold', 'sold 1500', '1320 gauges', '^sold', '1500 recovered', '7 parts', '7 gauges', 'over 1500'],
      others: ['^sold'],
      numbers: ['7', '1320'],
    },
  },
  {
    id: 'held-out-h-hands-55',
    trade: 'stone mason',
    temper: 'dictated, no punctuation',
    category: 'achievements',
    current: false,
    question: ASKED.proud,
    answer:
      'so the church tower in our town the south side thats mine well me and old willi he did the gargoyle i did the tracery in the big window four metres eighty high every piece from the template up sandstone it took a year and two months and it will stand when im long gone',
    expected: {
      lines: [
        {
          must: ['tracery', ['window', 'church', 'tower']],
          example:
            'Made the sandstone tracery of a window 4.8 metres high on a church tower, every piece from the template up, in a year and 2 months',
        },
        {
          must: [
            ['4.8', '4.80', '4 metres 80', '480'],
            ['14 months', '2 months'],
          ],
          example: 'Spent a year and 2 months on the tracery of a window 4.8 metres high',
          optional: true,
        },
      ],
      never: [
        '^carved the gargoyle',
        '^made the gargoyle',
        '^carved gargoyle*',
        '^made gargoyle*',
        '^carved a gargoyle',
        '2 years',
        '8 metres',
        'single-handed*',
        '^led',
      ],
      others: [
        '^carved the gargoyle',
        '^made the gargoyle',
        '^carved gargoyle*',
        '^made gargoyle*',
        '^carved a gargoyle',
        'single-handed*',
        '^led',
      ],
      unfit: ['Willi', 'long gone'],
      numbers: [
        ['4 metres 80', '4.8', '4.80'],
        ['2 months', '14 months'],
      ],
    },
  },
  {
    id: 'held-out-h-hands-56',
    trade: 'bicycle mechanic',
    temper: 'shy, short',
    category: 'achievements',
    current: true,
    question: ASKED.proud,
    answer:
      "I'm not... well. There's a kid, wheelchair, I built her a hand bike out of two old frames. She did twelve kilometres last week. That's it.",
    expected: {
      lines: [
        {
          must: [['hand bike', 'handbike', 'hand-bike', 'hand cycle', 'handcycle'], '2', ['frame*']],
          example: 'Built a hand bike for a child in a wheelchair out of 2 old frames',
        },
        { must: ['12 km'], example: 'Built a hand bike on which a child rode 12 kilometres', optional: true },
      ],
      never: ['12 bikes', '2 bikes', '2 hand bikes', '12 frames', '12 years', 'award*', '12 children', '^rode'],
      others: ['^rode'],
      numbers: ['2'],
    },
  },
  {
    id: 'held-out-h-hands-57',
    trade: 'hydro power station operator',
    temper: 'long, serious',
    category: 'achievements',
    current: false,
    question: ASKED.proud,
    answer:
      "July 2021, the flood. I was on nights in the hydro station, alone, second man couldn't get through, the road was gone. Trash rack filled up with trees, I mean whole trees, and the level went up 40 centimetres an hour. I opened the weir in steps and phoned every step down the valley so nobody got a wave, the campsite first, then the two mills. Eleven hours. Turbine two drowned, I couldn't save that one. Turbine one was back on the grid after three days and nobody downstream was hurt. The mayor shook hands with my manager, there's a picture.",
    expected: {
      lines: [
        {
          must: ['weir', ['flood*', '2021']],
          example: 'Opened the weir in steps during the flood of July 2021, alone on the night shift for 11 hours',
        },
        {
          must: [
            ['phon*', 'call*', 'warn*', 'inform*', 'alert*', 'announc*'],
            ['campsite', 'mills', 'valley', 'downstream'],
          ],
          example: 'Phoned every step down the valley, to the campsite and 2 mills',
        },
        {
          must: [
            ['hurt', 'injur*', 'harm*', 'safe*'],
            ['nobody', 'no', 'without', 'none', 'safe*', 'unhurt'],
          ],
          example: 'Saw a flood through with nobody hurt downstream',
        },
        { must: ['11 hours'], example: 'Worked 11 hours alone in the hydro station during the flood', optional: true },
        { must: ['turbine 1'], example: 'Turbine 1 was back on the grid after 3 days', optional: true },
      ],
      never: [
        'both turbines',
        'saved turbine 2',
        '40 centimetres a day',
        '^evacuated',
        '^repaired turbine',
        '^restored turbine',
        '11 days',
        '3 hours',
      ],
      others: ['^evacuated', '^repaired turbine', '^restored turbine'],
      unfit: ['mayor', 'shook hands', 'drowned'],
      numbers: ['11 hours'],
    },
  },
  {
    id: 'held-out-h-hands-58',
    trade: 'tree planter',
    temper: 'competitive',
    category: 'achievements',
    current: false,
    question: ASKED.numbers,
    answer:
      'Seedlings. Best day 2,340, average is more like 1,700, twelve weeks a season, three seasons. They check your plots, mine were at 96 percent survival, crew average 88.',
    expected: {
      lines: [
        {
          must: ['2340', '1700'],
          example: 'Planted around 1,700 seedlings a day on average, 2,340 on the best day, over 3 seasons of 12 weeks',
        },
        { must: ['96%', ['surviv*']], example: 'Reached 96% survival in checked plots, against a crew average of 88' },
        { must: ['1700'], example: 'Planted around 1,700 seedlings a day on average', optional: true },
        { must: ['2340'], example: 'Planted 2,340 seedlings on the best day', optional: true },
        { must: ['3', 'seasons'], example: 'Planted trees for 3 seasons of 12 weeks', optional: true },
      ],
      never: [
        '2340 a week',
        '1700 a week',
        '2340 on average',
        'average of 2340',
        '88 plots',
        '96 plots',
        '12 seasons',
        '^led',
        '^reached 88%',
        '^achieved 88%',
      ],
      others: ['^led', '^reached 88%', '^achieved 88%'],
      numbers: ['2340', '1700', '96%', '3', '12 weeks'],
    },
  },
  {
    id: 'held-out-h-hands-59',
    trade: 'egg farm',
    temper: 'second language, careful',
    category: 'achievements',
    current: true,
    question: ASKED.numbers,
    answer:
      "Chicken, 12 thousand. When I begin dead ones was thirty five in week, I write it each day. I put more water points and clean them two time a day, chief say ok. Now is 14 in week. Eggs crack also less but I don't have number for this.",
    expected: {
      lines: [
        { must: ['35', '14', 'week*'], example: 'Losses went from 35 to 14 chickens a week' },
        {
          must: ['water*', ['more', 'add*', 'extra', 'additional', 'put', 'install*', 'clean*']],
          example: 'Put in more water points and clean them twice a day',
        },
        { must: ['12000'], example: 'Look after 12,000 chickens' },
        { must: [['crack*', 'broken']], example: 'Fewer eggs crack than before', optional: true },
        {
          must: [['write', 'record*', 'note*', 'log*', 'track*']],
          example: 'Record the losses every day',
          optional: true,
        },
      ],
      never: ['35%', '14%', '12000 eggs', '35 eggs', '14 eggs', '14 a day', '35 a day', '^led'],
      others: ['^led'],
      unfit: ['chief'],
      numbers: ['12000', '35', '14'],
    },
  },
  {
    id: 'held-out-h-hands-60',
    trade: 'bookbinder, line setter',
    temper: 'scrupulous',
    category: 'achievements',
    current: false,
    question: ASKED.numbers,
    answer:
      "Hardcovers, 220 an hour on the casing-in line, I'd call that normal. What's not normal is complaints: 0.3 per thousand in my two years as line setter, before that it was 1.1, different setter, different glue as well, to be fair. The company switched to PUR in the same month I came.",
    expected: {
      lines: [
        {
          must: ['0.3', 'complaint*'],
          example: 'Complaints stood at 0.3 per thousand in 2 years as line setter, against 1.1 before',
        },
        { must: ['220', 'hour'], example: 'Made 220 hardcovers an hour on the casing-in line' },
        {
          must: ['1.1', '0.3'],
          example: 'Complaints were at 1.1 per thousand before and 0.3 after, with a new glue as well',
          optional: true,
        },
      ],
      never: [
        '^reduced complaints',
        '^cut complaints',
        '^lowered complaints',
        '^switched',
        '^introduced',
        '220 complaints',
        '0.3%',
        '^led',
        '1.1%',
        '^brought complaints',
        '^decreased complaints',
      ],
      others: ['^switched', '^introduced', '^led'],
      numbers: ['220', '0.3', '1.1', '2 years'],
    },
  },
  {
    id: 'held-out-h-hands-61',
    trade: 'irrigation technician',
    temper: 'confident',
    category: 'achievements',
    current: true,
    question: ASKED.numbers,
    answer:
      "About 340 hectares under drip now, 210 of that I laid with my crew. Crew of 5, I run it. Water use is 31 percent under the old sprinklers, that's metered, not guessed.",
    expected: {
      lines: [
        {
          must: ['210', ['drip', 'irrigation'], ['hectare*', 'ha']],
          example: 'Laid 210 hectares of drip irrigation with a crew of 5',
        },
        { must: ['31%', 'water'], example: 'Metered water use is 31% under that of the old sprinklers' },
        { must: ['5', LED, ['crew', 'team', 'people']], example: 'Run a crew of 5' },
        { must: [about('340')], example: 'About 340 hectares are now under drip', optional: true },
      ],
      never: [
        '^laid 340',
        '^laid about 340',
        '^installed 340',
        'crew of 340',
        '31 hectares',
        '31% more water',
        'crew of 210',
        '5 hectares',
      ],
      others: ['^laid 340', '^laid about 340', '^installed 340'],
      unfit: ['guessed'],
      numbers: ['210', '5', '31%'],
    },
  },
  {
    id: 'held-out-h-hands-62',
    trade: 'galvanising plant',
    temper: 'cheeky',
    category: 'achievements',
    current: false,
    question: ASKED.better,
    answer:
      "Not the air, that's for sure, ha. The jigs. I drew six hanging patterns, laminated, one per part family, and they hang beside the crane now. Rework was 9 in 100 parts, the last audit wrote 3. The audit lady wanted them for the sister plant too.",
    expected: {
      lines: [
        { must: ['6', ['pattern*']], example: 'Drew 6 laminated hanging patterns for the jigs, one per part family' },
        {
          must: ['rework', ['9 in 100', '9%', '9 out of 100', '9 of 100', '9 per 100'], ['3', '3%']],
          example: 'Rework went from 9 in 100 parts to 3 by the last audit',
        },
        {
          must: ['6', 'rework', ['3', '3%']],
          example: 'Drew 6 hanging patterns; rework went from 9 in 100 parts to 3',
          optional: true,
        },
        {
          must: [['sister plant', 'other plant', 'second plant']],
          example: 'Patterns were also wanted by the auditor for the sister plant',
          optional: true,
        },
      ],
      never: [
        '9 patterns',
        '6%',
        '3 patterns',
        'cleaner air',
        'air quality',
        '^audited the',
        '^conducted audits',
        '^carried out audits',
        '^trained',
        '6 crane*',
      ],
      others: ['^audited the', '^conducted audits', '^carried out audits', '^trained'],
      unfit: ['ha', 'audit lady'],
      numbers: ['6', ['9 in 100', '9%'], ['3', '3%']],
    },
  },
  {
    id: 'held-out-h-hands-63',
    trade: 'brewery cellar',
    temper: 'dictated, no punctuation',
    category: 'achievements',
    current: false,
    question: ASKED.better,
    answer:
      'in the cellar the cleaning took all of us till eight at night every friday and i changed the order so you rinse tank four while tank three is still in caustic thats all it was and then we went home at half five the brewmaster put it in the work instruction with my name on it',
    expected: {
      lines: [
        {
          must: [
            ['order', 'sequence', 'rins*'],
            ['half 5', 'half past 5', '5:30', '17:30', '2.5 hours', '2.5'],
          ],
          example:
            'Changed the cleaning order of the cellar tanks so that Friday cleaning ended at half past five instead of eight at night',
        },
        {
          must: ['work instruction*'],
          example: 'New cleaning order was put in the work instruction by the brewmaster',
        },
        {
          must: [['order', 'sequence', 'rins*']],
          example: 'Changed the cleaning order so that one tank is rinsed while the next is still in caustic',
          optional: true,
        },
        {
          must: ['8', ['half 5', 'half past 5', '5:30', '17:30']],
          example: 'Cleaning on Fridays ended at half past five, not at eight',
          optional: true,
        },
      ],
      never: [
        '^wrote the work instruction*',
        '^wrote work instruction*',
        'as brewmaster',
        '^managed',
        '^brewed',
        '4 tanks',
        '3 tanks',
        '8 tanks',
      ],
      others: ['^wrote the work instruction*', '^wrote work instruction*', 'as brewmaster', '^managed', '^brewed'],
      unfit: ['went home'],
      numbers: [['half 5', 'half past 5', '5:30', '2.5 hours']],
    },
  },
  {
    id: 'held-out-h-hands-64',
    trade: 'orchid nursery',
    temper: 'matter-of-fact, dedicated',
    category: 'achievements',
    current: true,
    question: ASKED.better,
    answer:
      'The nursery lost plants over Christmas every year since nobody wanted to water. I took the holiday shifts, four Christmases now, and I wired a cheap alarm to the heating that texts me. It rang twice. Both times I was there in a quarter of an hour and the orchids lived. 6,000 orchids.',
    expected: {
      lines: [
        { must: ['alarm', 'heating'], example: 'Wired an alarm to the heating that sends a text message' },
        { must: [['holiday*', 'Christmas*'], '4'], example: 'Took the holiday shifts over 4 Christmases' },
        {
          must: ['6000', 'orchid*'],
          example: 'Kept 6,000 orchids alive by being there in a quarter of an hour on both heating alarms',
        },
        {
          must: ['quarter of an hour'],
          example: 'Reached the nursery in a quarter of an hour on both alarms',
          optional: true,
        },
      ],
      never: ['4 alarms', '6000 alarms', '2 orchids', '4 orchids', '15 hours', '6000 customers', '^led', 'every night'],
      others: ['^led'],
      unfit: ['cheap'],
      numbers: ['4', '6000'],
    },
  },
  {
    id: 'held-out-h-hands-65',
    trade: 'robot cell technician, car plant',
    temper: 'storyteller',
    category: 'achievements',
    current: false,
    question: ASKED.hard,
    answer:
      "Robot six on the door line threw a collision fault maybe twice a night, only nights. Three engineers had looked, new cable, new drive, nothing. I sat down with a thermos and watched, and at 2:10 the headlights of the delivery truck hit the light curtain through the dock. Put a board up. Eleven euros. It hasn't tripped since.",
    expected: {
      lines: [
        {
          must: [['headlight*', 'light curtain', 'truck'], 'board'],
          example:
            'Traced nightly collision faults of a robot to truck headlights on the light curtain and stopped them with a board for 11 euros',
        },
        {
          must: [['headlight*', 'light curtain']],
          example: 'Found by watching at night that truck headlights set off the light curtain of a robot',
          optional: true,
        },
        {
          must: ['board', '€11'],
          example: 'Put up a board for 11 euros to keep headlights off the light curtain',
          optional: true,
        },
        {
          must: [
            ['tripped', 'fault*'],
            ['not', 'no', 'never', 'without', 'since', 'end*', 'stop*', 'eliminat*'],
          ],
          example: 'Ended the collision faults of a robot on the door line',
          optional: true,
        },
      ],
      never: [
        '^replaced the cable',
        '^replaced the drive',
        'sunlight',
        '6 robots',
        '3 faults',
        'twice a week',
        '11 robots',
        '^led',
      ],
      others: ['^replaced the cable', '^replaced the drive', '^led'],
      unfit: ['thermos'],
      numbers: [['€11', '11']],
    },
  },
  {
    id: 'held-out-h-hands-66',
    trade: 'floor layer',
    temper: 'stubborn, precise',
    category: 'achievements',
    current: false,
    question: ASKED.hard,
    answer:
      "Client wants oak floor glued before Christmas and the screed's at 3.1 percent, limit is 1.8. I showed the man my meter, brought in two dryers on my account, measured every second day, eleven days. On the 22nd it was 1.7 and we glued 95 square metres in two days, three of us.",
    expected: {
      lines: [
        {
          must: [['3.1%', '3.1'], ['1.7%', '1.7'], ['dry*']],
          example: 'Brought a screed from 3.1% to 1.7% moisture in 11 days with 2 dryers, measuring every second day',
        },
        {
          must: ['95', ['2 days'], ['oak', 'floor*', 'glu*', 'laid']],
          example: 'Glued 95 square metres of oak floor in 2 days with a crew of 3',
        },
        {
          must: [['dryer*', 'dehumidif*']],
          example: 'Brought in 2 dryers and showed the client the meter readings',
          optional: true,
        },
      ],
      never: [
        '1.8 days',
        '95 days',
        '11 dryers',
        '3.1 metres',
        '22 days',
        '^led',
        'single-handed*',
        '95%',
        '3.1% to 1.8%',
      ],
      others: ['^led', 'single-handed*'],
      numbers: [['3.1%', '3.1'], ['1.7', '1.7%'], '11 days', '95', '2 days'],
    },
  },
  {
    id: 'held-out-h-hands-67',
    trade: 'fish processing plant',
    temper: 'second language, logical',
    category: 'achievements',
    current: false,
    question: ASKED.hard,
    answer:
      'The machine for fillet, it cut too much meat, we lose money. Mechanic say knife is new, is fine. I measure fish in morning and in evening, 50 and 50, and evening fish is softer because it stay out one hour in the break. I ask put ice in break. So loss go from 12 percent to 8.',
    expected: {
      lines: [
        {
          must: [['measur*'], ['50', '100']],
          example:
            'Measured 50 fish in the morning and 50 in the evening and found that evening fish got softer in the break',
        },
        {
          must: ['ice', ['12%', '12'], ['8%', '8']],
          example: 'Asked for ice on the fish in the break, which cut filleting loss from 12% to 8%',
        },
        { must: ['ice'], example: 'Suggested putting ice on the fish during the break', optional: true },
        {
          must: [
            ['12%', '12'],
            ['8%', '8'],
          ],
          example: 'Brought filleting loss from 12% to 8%',
          optional: true,
        },
        {
          must: ['measur*', 'ice', ['8%', '8']],
          example: 'Measured fish morning and evening, had ice put on in the break and cut loss from 12% to 8%',
          optional: true,
        },
      ],
      never: [
        '^changed the knife',
        '^replaced the knife',
        '^repaired the machine',
        '^fixed the machine',
        '12 fish',
        '8 fish',
        '50%',
        '12 hours',
      ],
      others: ['^changed the knife', '^replaced the knife', '^repaired the machine', '^fixed the machine'],
      numbers: ['12%', ['8', '8%']],
    },
  },
  {
    id: 'held-out-h-hands-68',
    trade: 'glass factory, furnace crew',
    temper: 'concise',
    category: 'achievements',
    current: false,
    question: ASKED.team,
    answer:
      "Cold repair of the furnace, that's once in ten years, 60 people from five firms, and us six from the plant. I had the list of all the tools in and out so no spanner stays in the regenerator. 1,870 entries, zero missing. We fired it up three days before the plan.",
    expected: {
      lines: [
        {
          must: ['1870', ['list', 'entries', 'log*', 'record*']],
          example: 'Kept the list of all tools in and out, 1,870 entries with zero missing',
        },
        {
          must: ['furnace', '3 days', ['early', 'before', 'ahead', 'earlier', 'sooner']],
          example: 'Fired up the furnace 3 days ahead of plan after a cold repair with 60 people from 5 firms',
        },
        { must: ['tool*', 'list'], example: 'Kept the tool list during a cold repair of the furnace', optional: true },
      ],
      never: ['^led', '^managed', 'led 60', '60 tools', '10 furnaces', '1870 people', '3 days late', 'single-handed*'],
      others: ['^led', '^managed', 'led 60', 'single-handed*'],
      numbers: ['1870', '3 days'],
    },
  },
  {
    id: 'held-out-h-hands-69',
    trade: 'vegetable box farm',
    temper: 'long, honest',
    category: 'achievements',
    current: true,
    question: ASKED.team,
    answer:
      "We do boxes, organic, for the city. When I joined it was 90 boxes a week and total chaos, people got leeks who hate leeks. Sofie does the fields, Ahmed the driving, and I do the packing list, so I set up that customers can tick three things they don't want, in a Google form. We're at 310 boxes now. Is that because of the form? Partly, I think, Sofie's tomatoes are also just really good. What I can say is that returns went from twenty a week to maybe two because of it.",
    expected: {
      lines: [
        { must: ['form', MADE], example: "Set up a Google form in which customers tick 3 things they don't want" },
        { must: [['return*'], '20', '2'], example: 'Cut returns from 20 a week to about 2 with the form' },
        { must: ['90', '310', ['box*']], example: 'Organic boxes grew from 90 to 310 a week with the team' },
        {
          must: ['form', 'return*', '20'],
          example: 'Set up a customer form that cut returns from 20 to about 2 a week',
          optional: true,
        },
        { must: ['packing'], example: 'Do the packing list for organic vegetable boxes', optional: true },
      ],
      never: [
        '^grew tomatoes',
        '^drove',
        '^delivered boxes',
        '^led',
        '^managed',
        '310 customers',
        '90 customers',
        'single-handed*',
        '^grew vegetables',
      ],
      others: [
        '^grew tomatoes',
        '^drove',
        '^delivered boxes',
        '^led',
        '^managed',
        'single-handed*',
        '^grew vegetables',
      ],
      unfit: ['Sofie', 'Ahmed', 'chaos', 'hate'],
      numbers: ['90', '310', '20', '2'],
    },
  },
  {
    id: 'held-out-h-hands-70',
    trade: 'water works operator',
    temper: 'precise, dry',
    category: 'achievements',
    current: true,
    question: ASKED.dayNow,
    answer:
      'I take the samples at six points, chlorine, turbidity, pH, first thing. Then the pumps, twelve of them, I listen more than I look. Reports to the health office go out Thursdays, my colleague writes those, I deliver the figures. On call every third week. And I cut the grass, nobody tells you that.',
    expected: {
      lines: [
        { must: ['sampl*', '6'], example: 'Take samples at 6 points for chlorine, turbidity and pH' },
        { must: ['pump*', '12'], example: 'Check 12 pumps' },
        {
          must: [['figures', 'data', 'numbers', 'values'], 'report*'],
          example: "Deliver the figures for a colleague's weekly reports to the health office",
        },
        {
          must: [
            ['on call', 'on-call', 'standby', 'stand-by'],
            ['third', '3 weeks', '3rd'],
          ],
          example: 'On call every third week',
        },
        { must: ['grass'], example: 'Cut the grass', optional: true },
      ],
      never: [
        '^write reports',
        '^write the reports',
        '^write weekly reports',
        '12 samples',
        '6 pumps',
        '12 points',
        '^lead',
        '^manage',
        '^prepare reports',
        '^prepare the reports',
        '^prepare weekly reports',
      ],
      others: [
        '^write reports',
        '^write the reports',
        '^write weekly reports',
        '^lead',
        '^manage',
        '^prepare reports',
        '^prepare the reports',
        '^prepare weekly reports',
      ],
      unfit: ['nobody tells'],
      numbers: ['6', '12'],
    },
  },
  {
    id: 'held-out-h-hands-71',
    trade: 'chair factory',
    temper: 'very short',
    category: 'achievements',
    current: false,
    question: ASKED.day,
    answer:
      'Clocked in, glued chair frames, about 80 a shift, clamped, wiped, stacked. Fridays swept. The radio was always wrong. Nice people though.',
    expected: {
      lines: [
        { must: ['glu*', 'chair*', about('80')], example: 'Glued about 80 chair frames a shift' },
        { must: [['clamp*', 'wip*', 'stack*']], example: 'Clamped, wiped and stacked chair frames', optional: true },
        { must: [['swept', 'sweep*', 'clean*']], example: 'Swept the workplace on Fridays', optional: true },
      ],
      never: ['80 an hour', 'over 80', '80 people', '80 a week', '^led', '80 fridays', '^designed'],
      others: ['^led'],
      unfit: ['radio', 'nice', 'clocked'],
      numbers: ['80'],
    },
  },
  {
    id: 'held-out-h-hands-72',
    trade: 'electrician, battery storage',
    temper: 'exact',
    category: 'projects',
    current: false,
    question: ASKED.project,
    answer:
      "The battery storage at the brickworks. 1.2 megawatt hours in two containers. I wasn't the planner, I pulled and terminated the DC side, 96 strings, torque marked each one, and I was there for commissioning with the Chinese engineers, three days, in English. Two terminals of 192 had to be redone.",
    expected: {
      lines: [
        {
          must: ['96', 'DC'],
          example:
            'Pulled and terminated the DC side of a battery storage of 1.2 megawatt hours, 96 strings, each torque marked',
        },
        {
          must: ['commission*', '3 days'],
          example: 'Took part in 3 days of commissioning in English with Chinese engineers',
        },
        { must: ['2', '192'], example: 'Only 2 of 192 terminals had to be redone' },
        {
          must: [['1.2'], ['storage', 'batter*']],
          example: 'Worked on a battery storage of 1.2 megawatt hours in 2 containers',
          optional: true,
        },
      ],
      never: [
        '^planned',
        '^designed',
        '^led',
        '^managed',
        '96 containers',
        '192 strings',
        '96 batteries',
        'fluent English',
      ],
      others: ['^planned', '^designed', '^led', '^managed'],
      numbers: ['96', '3 days', '2', '192', '1.2'],
    },
  },
  {
    id: 'held-out-h-hands-73',
    trade: 'window contractor, site lead',
    temper: 'organised, content',
    category: 'projects',
    current: false,
    question: ASKED.projectResult,
    answer:
      'The police station, 214 windows, people working behind every one of them. I made a plan per corridor, with a colour for each day, hung it up so that everyone saw when to clear the desk. We finished in 9 weeks where the tender said 12. The fitting was done by a crew from Slovenia, I was the site lead.',
    expected: {
      lines: [
        {
          must: ['214', '9 weeks', ['12', '3 weeks']],
          example:
            'Led the site for 214 new windows in a police station in use, finished in 9 weeks where the tender said 12',
        },
        {
          must: ['plan', ['corridor*', 'colour*', 'color*']],
          example: 'Made a colour plan per corridor so that everyone saw when to clear the desk',
        },
        {
          must: [LED, ['site', 'crew', 'project', '214']],
          example: 'Led the site of a police station while a crew fitted the windows',
          optional: true,
        },
        {
          must: ['9 weeks', ['12', '3 weeks']],
          example: 'Finished with the crew in 9 weeks instead of 12',
          optional: true,
        },
      ],
      never: [
        '^fitted',
        '^installed 214',
        '9 windows',
        '214 offices',
        '9 weeks early',
        '12 weeks early',
        'crew of 214',
        '214 police',
        '^installed windows',
        '^installed the windows',
      ],
      others: ['^fitted', '^installed 214', '^installed windows', '^installed the windows'],
      numbers: ['214', '9 weeks', ['12', '3 weeks']],
    },
  },
  {
    id: 'held-out-h-hands-74',
    trade: 'PLC technician',
    temper: 'joking',
    category: 'projects',
    current: false,
    question: ASKED.projectResult,
    answer:
      "Palletiser, old one from '94, spare parts from eBay only. Rewrote the whole thing from S5 to S7, 38 networks, tested on a table at home with lamps as valves. Changeover took one weekend. It's done two million boxes since. And faults, three.",
    expected: {
      lines: [
        { must: ['S5', 'S7'], example: 'Rewrote the control program of an old palletiser, 38 networks, from S5 to S7' },
        { must: ['weekend'], example: 'Changed the palletiser over in one weekend' },
        { must: ['2 million', '3', 'fault*'], example: 'Palletiser has done 2 million boxes since with 3 faults' },
        { must: ['test*'], example: 'Tested the new program on a table with lamps as valves', optional: true },
      ],
      never: [
        '38 faults',
        '3 million',
        '2 weekends',
        '94 networks',
        '38 palletisers',
        '3 boxes',
        '94 palletisers',
        '^led',
        '0 faults',
        'without faults',
        'without a fault',
      ],
      others: ['^led'],
      unfit: ['eBay'],
      numbers: ['38', '2 million', '3'],
    },
  },
  {
    id: 'held-out-h-hands-75',
    trade: 'farm machinery mechanic',
    temper: 'cheerful, quick',
    category: 'skills',
    current: false,
    question: ASKED.skills,
    answer:
      "Welding, MIG and stick. Hydraulics, I can read any plan you give me. Diagnosis on Deere with Service Advisor, on Fendt we've got FENDIAS. AutoCAD never. Forklift papers yes, truck licence CE yes, and sheep shearing, if anyone needs it.",
    expected: {
      lines: [
        { must: ['MIG'], example: 'MIG welding' },
        { must: [['stick', 'MMA']], example: 'Stick welding' },
        { must: ['hydraulic*'], example: 'Hydraulics and hydraulic plans' },
        { must: ['Service Advisor'], example: 'Service Advisor (Deere diagnosis)' },
        { must: ['FENDIAS'], example: 'FENDIAS (Fendt)' },
        { must: ['forklift*'], example: 'Forklift licence' },
        { must: ['CE'], example: 'Truck licence CE' },
        { must: ['shear*'], example: 'Sheep shearing', optional: true },
        { must: ['diagnos*'], example: 'Diagnosis on Deere and Fendt', optional: true },
        { must: ['welding'], example: 'Welding', optional: true },
      ],
      never: ['AutoCAD', 'TIG', 'hydraulics design', 'Deere certified', 'sheep farming', 'truck mechanic'],
      numbers: [],
    },
  },
  {
    id: 'held-out-h-hands-76',
    trade: 'non-destructive testing',
    temper: 'second language, exact',
    category: 'skills',
    current: true,
    question: ASKED.learned,
    answer:
      'NDT I have level two for UT and MT, PT only level one. The course was in Gdynia, 80 hours the UT. Before I was turner, school three years. English I learn from YouTube, is okay. First week of May I begin RT, so not yet.',
    expected: {
      lines: [
        { must: ['UT'], example: 'UT level 2' },
        { must: ['MT'], example: 'MT level 2' },
        { must: ['PT'], example: 'PT level 1' },
        { must: [['turner', 'turning', 'lathe']], example: 'Turner (3-year training)' },
        { must: ['English'], example: 'English' },
      ],
      never: [
        'PT level 2',
        'level 2 PT',
        'RT level',
        'certified in RT',
        'RT certified',
        'level 3',
        'MT level 1',
        '80 hours of MT',
        '^RT',
        'and RT',
      ],
      unfit: ['YouTube'],
      numbers: [],
    },
  },
  {
    id: 'held-out-h-hands-77',
    trade: 'label printer, flexo',
    temper: 'ambitious',
    category: 'career_goals',
    current: true,
    question: ASKED.goals,
    answer:
      "Shift supervisor, next step, I've stood in for ours for six weeks when he had his knee done and the numbers held, we even beat the plan by four percent. After that, production planning maybe. I'm doing the industrial foreman course, evenings, two modules left.",
    expected: {
      lines: [
        {
          must: [['supervisor', 'supervis*', 'lead a shift', 'shift lead*']],
          example: 'Aiming to become shift supervisor as the next step.',
        },
        { must: ['planning'], example: 'Interested in moving on to production planning later.' },
        { must: ['foreman'], example: 'Taking the industrial foreman course in the evenings with 2 modules left.' },
        {
          must: ['6 weeks'],
          example: 'Stood in for the shift supervisor for 6 weeks and beat the plan by 4% with the team.',
          optional: true,
        },
      ],
      never: [
        '^completed the',
        '^certified foreman',
        '^qualified foreman',
        '6 years',
        '4 weeks',
        '2 weeks',
        'current shift supervisor',
        'experienced shift supervisor',
        '^certified industrial foreman',
      ],
      others: ['current shift supervisor', 'experienced shift supervisor'],
      unfit: ['knee'],
      numbers: [],
    },
  },
  {
    id: 'held-out-h-hands-78',
    trade: 'demolition worker',
    temper: 'evasive, joking',
    category: 'career_goals',
    current: false,
    question: ASKED.goals,
    answer:
      "To the beach, ha. No, I don't know, honestly. Depends what there is, depends on the wife, we may move, may not. Her mother has a house by Kassel with 3 rooms free. Ask me in spring again.",
    expected: {
      lines: [],
      never: [
        'foreman',
        'demolition expert',
        'career in',
        'relocat*',
        'seeking',
        'looking for',
        'supervisor',
        '3 years',
      ],
      others: ['foreman', 'supervisor'],
      unfit: ['beach', 'wife', 'mother', 'house', 'Kassel'],
      numbers: [],
      nothing: true,
    },
  },
]
