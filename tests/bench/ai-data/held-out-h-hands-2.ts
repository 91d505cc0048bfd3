import { ASKED } from './asked.ts'
import type { Case } from './types.ts'
import { MADE, about } from './words.ts'

/** Building services, factory lines, workshops, orchards, fields and ponds. */
export const HELD_OUT_H_HANDS_2: readonly Case[] = [
  {
    id: 'held-out-h-hands-27',
    trade: 'gas heating engineer',
    temper: 'storyteller, long',
    category: 'achievements',
    current: false,
    question: ASKED.proud,
    answer:
      "Probably the care home, in January, minus eleven outside, boiler dead, 64 old people sitting there in coats. The manufacturer said parts on Thursday, it was Monday. I got a board out of the same model in a school that was closed for building work, rang the caretaker, rang the council, got it in writing, fitted it that night and had heat by half past ten. It's not rocket science. The home sent a cake to the office and my boss ate most of it.",
    expected: {
      lines: [
        {
          must: ['care home', '64', ['heat*', 'boiler']],
          example:
            'Got the heating of a care home with 64 residents running the same night with a control board from a closed school',
        },
        {
          must: [['board', 'part'], 'school'],
          example: 'Sourced a board from the same boiler model in a closed school and fitted it that night',
          optional: true,
        },
        {
          must: [['writing', 'written', 'permission', 'council', 'agreement']],
          example: 'Got the council to agree in writing to the use of a boiler board',
          optional: true,
        },
      ],
      never: [
        '64 boilers',
        '11 residents',
        '64 care homes',
        '64 hours',
        'heat by Thursday',
        '11 boilers',
        '^led',
        '^repaired the school',
      ],
      others: ['^led'],
      unfit: ['cake', 'rocket science', 'boss', 'in coats'],
      numbers: ['64'],
    },
  },
  {
    id: 'held-out-h-hands-28',
    trade: 'scaffolder',
    temper: 'very short, joking',
    category: 'achievements',
    current: false,
    question: ASKED.numbers,
    answer:
      'Scaffold for 112 house fronts in two years. Zero falls. And one pigeon nest we built around, does that count?',
    expected: {
      lines: [
        { must: ['112', '2 years'], example: 'Put up scaffolding for 112 house fronts in 2 years with zero falls' },
        { must: ['fall*'], example: 'Zero falls in 2 years of scaffolding' },
      ],
      never: [
        '112 falls',
        '112 a year',
        '112 house fronts a year',
        '2 falls',
        '^led',
        '^managed',
        'single-handed*',
        '112 nests',
      ],
      others: ['^led', '^managed', 'single-handed*'],
      unfit: ['pigeon*', 'nest'],
      numbers: ['112', '2 years'],
    },
  },
  {
    id: 'held-out-h-hands-29',
    trade: 'plasterer',
    temper: 'dismissive',
    category: 'achievements',
    current: false,
    question: ASKED.better,
    answer:
      'Got better? Nah, nothing I could say. The coffee got better, but that was the site manager, he paid it from his own pocket.',
    expected: {
      lines: [],
      never: ['^improved', '^bought', '^introduced', '^installed', '^paid', 'as site manager', '^managed'],
      others: ['^bought', '^introduced', '^paid', 'as site manager', '^managed'],
      numbers: [],
      nothing: true,
    },
  },
  {
    id: 'held-out-h-hands-30',
    trade: 'sheet metal worker, ducts',
    temper: 'practical',
    category: 'achievements',
    current: false,
    question: ASKED.hard,
    answer:
      "We had a duct run, forty pieces, and the drawing was wrong by a hand's width at the beam. I went up with a template from cardboard, took the real angle, made two offsets in the shop by lunch, fitted them after lunch. Nobody else had to stop working.",
    expected: {
      lines: [
        {
          must: ['2', 'offset*', ['template', 'cardboard', 'angle', 'drawing']],
          example:
            'Took the real angle with a cardboard template when the drawing was wrong, and made and fitted 2 duct offsets the same day',
        },
        { must: ['offset*'], example: 'Made 2 offsets in the shop and fitted them the same day', optional: true },
        {
          must: [['template', 'angle']],
          example: 'Made a cardboard template to take the real angle at the beam',
          optional: true,
        },
      ],
      never: [
        '40 offsets',
        '^designed the duct',
        '^drew the duct',
        '2 ducts',
        '^redesigned the duct',
        '40 ducts',
        '^led',
        '2 days',
      ],
      others: ['^designed the duct', '^drew the duct', '^redesigned the duct', '^led'],
      numbers: ['2'],
    },
  },
  {
    id: 'held-out-h-hands-31',
    trade: 'injection moulding operator',
    temper: 'corrects himself',
    category: 'achievements',
    current: false,
    question: ASKED.better,
    answer:
      "The mould changes. I asked to preheat the next mould while the old one's still running, it needed a second heater, my foreman got it. With that the changes came down from two hours forty to about ninety minutes, well, 95 if I'm honest. And no more burnt fingers.",
    expected: {
      lines: [
        {
          must: [['preheat*', 'pre-heat*'], ['2 hours 40', '160 minutes', '160'], '95'],
          example:
            'Suggested preheating the next mould while the old one runs, which cut mould changes from 2 hours 40 to 95 minutes',
        },
        {
          must: [['preheat*', 'pre-heat*']],
          example: 'Suggested preheating the next mould during production',
          optional: true,
        },
        {
          must: [['2 hours 40', '160 minutes', '160'], '95'],
          example: 'Cut mould changes from 2 hours 40 to 95 minutes',
          optional: true,
        },
        { must: [['burn*', 'finger*']], example: 'Burnt fingers at mould changes stopped', optional: true },
      ],
      never: [
        '90 minutes',
        '^bought',
        '^purchased',
        '2 moulds',
        '95 changes',
        '^led',
        '^managed',
        '^approved',
        '^got a second heater',
        '^obtained',
        '^procured',
        '^arranged a second heater',
      ],
      others: [
        '^bought',
        '^purchased',
        '^led',
        '^managed',
        '^approved',
        '^got a second heater',
        '^obtained',
        '^procured',
        '^arranged a second heater',
      ],
      unfit: ['honest'],
      numbers: [['2 hours 40', '160 minutes'], '95'],
    },
  },
  {
    id: 'held-out-h-hands-32',
    trade: 'paper mill, tissue machine',
    temper: 'grumbling',
    category: 'achievements',
    current: true,
    question: ASKED.numbers,
    answer:
      "Machine three, tissue. I'm second hand on shift. Web breaks, that's our number, it was 5 a day, now it's between one and two, since I clean the felts every four hours instead of once a shift. 26 tons more paper a week, the office says.",
    expected: {
      lines: [
        {
          must: ['felt*', '4 hours', ['break*'], '5', ['1 and 2', '1 or 2', '1-2', '2']],
          example: 'Cut web breaks from 5 a day to 1 or 2 by cleaning the felts every 4 hours instead of once a shift',
        },
        { must: ['26 tons'], example: 'Gained 26 tons more paper a week' },
        { must: ['felt*'], example: 'Clean the felts of the tissue machine every 4 hours', optional: true },
        { must: ['break*', '5'], example: 'Brought web breaks from 5 a day down to between 1 and 2', optional: true },
        { must: ['tissue'], example: 'Work as second hand on a tissue machine', optional: true },
      ],
      never: ['26 tons a day', '5 a week', '2 a week', '4 breaks', '^led', '^lead', '^supervise*', '26%'],
      others: ['^led', '^lead', '^supervise*'],
      numbers: ['5', ['1 and 2', '1 or 2', '1-2'], '4 hours', '26 tons'],
    },
  },
  {
    id: 'held-out-h-hands-33',
    trade: 'industrial bakery, packing line',
    temper: 'second language, earnest',
    category: 'achievements',
    current: true,
    question: ASKED.better,
    answer:
      'In my line was problem with the label, wrong language on bread, French bag with Dutch label. Every start I make one photo of first bag and send in the group. Before, maybe one time in week complaint. From March no one complaint. Now the other lines do same, they was told from the boss.',
    expected: {
      lines: [
        {
          must: [
            ['photo*', 'picture*'],
            ['bag*', 'label*'],
          ],
          example: 'Send a photo of the first bag to the group at every start to catch wrong labels',
        },
        {
          must: ['complaint*', ['no', '0', 'none', 'without', 'not'], 'March'],
          example: 'Zero label complaints since March, where there was about one a week',
        },
        { must: ['lines'], example: 'Practice is now used on the other lines as well', optional: true },
      ],
      never: ['^trained', '^told', '^rolled out', '^led', 'every hour', 'speaks French', 'speaks Dutch'],
      others: ['^trained', '^told', '^rolled out', '^led'],
      unfit: ['boss'],
      numbers: [],
    },
  },
  {
    id: 'held-out-h-hands-34',
    trade: 'meat packing plant',
    temper: 'nervous, fillers',
    category: 'achievements',
    current: false,
    question: ASKED.team,
    answer:
      "With the team, um, the audit. IFS, four days, 30 of us, everyone's stressed. We'd failed the year before, B minus or something. My bit was the knives: every knife numbered, 340 of them, out in the morning, back at night, signed. We got 97.4 percent.",
    expected: {
      lines: [
        {
          must: ['340', ['knife', 'knives']],
          example: 'Numbered all 340 knives and had them signed out in the morning and back at night for the IFS audit',
        },
        { must: ['97.4%', ['audit', 'IFS']], example: 'Reached 97.4% in the IFS audit with a team of 30' },
      ],
      never: [
        '^led',
        '^managed',
        'led 30',
        'single-handed*',
        '340 people',
        '97.4% of knives',
        '30 knives',
        'passed the year before',
      ],
      others: ['^led', '^managed', 'led 30', 'single-handed*'],
      unfit: ['stressed', 'B minus', 'um'],
      numbers: ['340', '97.4%'],
    },
  },
  {
    id: 'held-out-h-hands-35',
    trade: 'car body painter',
    temper: 'proud, slightly foreign',
    category: 'achievements',
    current: true,
    question: ASKED.proud,
    answer:
      "Silver. Silver's the one everybody hates because you see every cloud. I get the silvers, all of them, since about six years, and my comebacks last year were three cars from 280. My chief says I have the eye. I say it's the light and clean filters.",
    expected: {
      lines: [
        { must: ['3', '280'], example: 'Only 3 comebacks from 280 cars last year' },
        { must: ['silver*', about('6 years')], example: 'Paint all silver cars of the shop for about 6 years now' },
        { must: ['silver*'], example: 'Get all the silver cars of the shop', optional: true },
        { must: ['eye'], example: 'Known to the chief for having the eye for colour', optional: true },
      ],
      never: ['280 comebacks', '280 cars a month', 'chief painter', 'over 6 years', '3%', '0 comebacks'],
      others: ['chief painter'],
      unfit: ['hates', 'everybody hates'],
      numbers: ['3', '280', '6 years'],
    },
  },
  {
    id: 'held-out-h-hands-36',
    trade: 'truck mechanic',
    temper: 'chatty',
    category: 'achievements',
    current: false,
    question: ASKED.day,
    answer:
      'Brakes, mostly brakes. Four, five trailers a day, discs, pads, then the test bench. Then whatever comes off the road with a light on, I plug in the laptop, read it out, half of it is a sensor. Invoices the office did, thank God, but I wrote the hours and parts down for every job.',
    expected: {
      lines: [
        {
          must: ['brake*', ['4, 5', '4 or 5', '4-5', '4 and 5'], 'trailer*'],
          example: 'Did the brakes of 4 or 5 trailers a day, from discs and pads to the test bench',
        },
        {
          must: [['laptop', 'diagnos*', 'read*', 'fault*', 'warning*']],
          example: 'Read out trucks with warning lights with a laptop',
        },
        { must: ['hours', 'parts'], example: 'Wrote down hours and parts for every job' },
        { must: ['brake*'], example: 'Changed brake discs and pads and tested brakes on the bench', optional: true },
      ],
      never: [
        '^invoiced',
        '^wrote invoices',
        '^prepared invoices',
        '5 trucks',
        '4 brakes',
        '5 trailers a week',
        'half the trailers',
        '50%',
      ],
      others: ['^invoiced', '^wrote invoices', '^prepared invoices'],
      unfit: ['thank god'],
      numbers: [['4, 5', '4 or 5', '4-5']],
    },
  },
  {
    id: 'held-out-h-hands-37',
    trade: 'aircraft mechanic',
    temper: 'precise',
    category: 'skills',
    current: false,
    question: ASKED.skills,
    answer:
      'B1 licence, A320 family and the ATR. Borescope, torque wrenches of course, safety wire, sealant work. AMOS for the paperwork. Sheet metal repairs only small ones, the structure people do the big. English technical, level 4 they tested, German at home.',
    expected: {
      lines: [
        { must: ['B1'], example: 'B1 licence' },
        { must: ['A320'], example: 'A320 family' },
        { must: ['ATR'], example: 'ATR' },
        { must: ['borescope*'], example: 'Borescope' },
        { must: ['torque*'], example: 'Torque wrenches' },
        { must: [['safety wire*', 'safety wiring', 'lockwire']], example: 'Safety wire' },
        { must: [['sealant*', 'sealing']], example: 'Sealant work' },
        { must: ['AMOS'], example: 'AMOS' },
        { must: ['sheet metal'], example: 'Small sheet metal repairs' },
        { must: ['English'], example: 'Technical English (level 4)' },
        { must: ['German'], example: 'German' },
      ],
      never: [
        'structural repairs',
        'major structural',
        'large sheet metal',
        'B2 licence',
        'level 4 German',
        '4 licences',
        '4 languages',
      ],
      others: ['structural repairs', 'major structural', 'large sheet metal'],
      numbers: [],
    },
  },
  {
    id: 'held-out-h-hands-38',
    trade: 'lift mechanic',
    temper: 'dry humour',
    category: 'achievements',
    current: true,
    question: ASKED.numbers,
    answer:
      'I look after 86 lifts, that is the whole harbour side. People stuck: nine last year, the district next door had 31. Longest anybody waited was 22 minutes, I was eating. Oh, and every one of the 86 passed TÜV in the spring.',
    expected: {
      lines: [
        {
          must: [
            '86',
            'lift*',
            ['look*', 'maintain*', 'service*', 'servicing', 'care', 'responsible', 'in charge', 'cover*'],
          ],
          example: 'Look after 86 lifts on the whole harbour side',
        },
        {
          must: ['9', ['stuck', 'trapped', 'entrap*']],
          example: 'Only 9 people stuck last year, against 31 in the district next door',
        },
        { must: ['86', 'TÜV', ['pass*']], example: 'All 86 lifts passed TÜV in the spring' },
        { must: ['22 minutes'], example: 'Longest wait of anybody stuck was 22 minutes' },
      ],
      never: ['22 people', '86 people', '31 lifts', '9 minutes', 'average wait*', '^managed', '86 stuck', '22 lifts'],
      others: ['^managed'],
      unfit: ['eating'],
      numbers: ['86', '9', '22 minutes'],
    },
  },
  {
    id: 'held-out-h-hands-39',
    trade: 'locksmith',
    temper: 'proud storyteller',
    category: 'achievements',
    current: false,
    question: ASKED.proud,
    answer:
      'A museum in Ghent lost the key of a strongbox from 1790, and three firms wanted to drill. I said give me two days. Took me one and a half, feeler gauges and wire, not a scratch on it, and I made them a key that works.',
    expected: {
      lines: [
        {
          must: [
            '1790',
            ['strongbox', 'strong box', 'box'],
            ['1.5', '1 and a half'],
            ['scratch*', 'damage*', 'drill*', 'feeler*', 'wire'],
          ],
          example: 'Opened a museum strongbox from 1790 in 1.5 days with feeler gauges and wire, without a scratch',
        },
        { must: ['key', MADE], example: 'Made a working key for the strongbox' },
        {
          must: [['strongbox', 'strong box', 'box'], '1790'],
          example: 'Opened a strongbox from 1790 for a museum in Ghent',
          optional: true,
        },
      ],
      never: ['^drilled', 'opened in 2 days', '3 days', '3 strongboxes', '1790 keys', '3 museums', '2 keys', '^led'],
      others: ['^led'],
      numbers: ['1790', ['1.5', '1 and a half']],
    },
  },
  {
    id: 'held-out-h-hands-40',
    trade: 'sawmill, saw doctor',
    temper: 'quiet pride',
    category: 'achievements',
    current: false,
    question: ASKED.better,
    answer:
      'The blades. When I took over sharpening they ran maybe four hours, then changed, ten at a stretch by the end. Also sorted the offcuts by length, pallet people buy those now, brings in about 1,100 a month for the mill.',
    expected: {
      lines: [
        {
          must: [
            ['blade*', 'saw*'],
            ['4 hours', '4'],
            ['10 hours', '10'],
          ],
          example: 'Took over sharpening and lifted blade life from about 4 to 10 hours at a stretch',
        },
        {
          must: ['offcut*', about('1100')],
          example: 'Sorted the offcuts by length, which brings in about 1,100 a month from pallet makers',
        },
        { must: [['sharpen*']], example: 'Took over the sharpening of the blades', optional: true },
        { must: ['offcut*'], example: 'Sorted the offcuts by length for sale', optional: true },
      ],
      never: ['10 blades', '4 blades', '1100 pallets', 'over 1100', '1100 a week', '1100 a year', '^managed the mill'],
      others: ['^managed the mill'],
      numbers: [['4 hours', '4'], ['10 hours', '10'], '1100'],
    },
  },
  {
    id: 'held-out-h-hands-41',
    trade: 'vineyard worker',
    temper: 'second language, joking',
    category: 'achievements',
    current: true,
    question: ASKED.dayNow,
    answer:
      'Now is winter so I cut the vines, 500, 520 in one day, my hand knows it. Summer I do the leaves and tie up. Harvest I drive the small tractor and two girls from Poland fill. Evening I clean the scissors and oil. The boss make the wine, I only drink, ha.',
    expected: {
      lines: [
        { must: [['cut*', 'prun*'], 'vine*', ['500', '520']], example: 'Prune 500 to 520 vines a day in winter' },
        { must: [['leaf*', 'leaves', 'tie*', 'tying']], example: 'Do the leaf work and tie up the vines in summer' },
        { must: ['tractor'], example: 'Drive the small tractor at harvest' },
        {
          must: [
            ['clean*', 'oil*'],
            ['scissors', 'shears', 'secateurs', 'tools', 'pruners'],
          ],
          example: 'Clean and oil the scissors in the evening',
          optional: true,
        },
      ],
      never: [
        '^make wine',
        '^make the wine',
        '^produce wine',
        'winemaker',
        '^fill',
        '500 vines a week',
        '^supervise*',
        '^lead',
      ],
      others: ['^make wine', '^make the wine', '^produce wine', 'winemaker', '^fill', '^supervise*', '^lead'],
      unfit: ['drink', 'girls', 'boss', 'ha'],
      numbers: [['500', '520']],
    },
  },
  {
    id: 'held-out-h-hands-42',
    trade: 'greenhouse grower, tomatoes',
    temper: 'enthusiastic',
    category: 'achievements',
    current: false,
    question: ASKED.proud,
    answer:
      "Three houses, 18,000 plants, and whitefly everywhere in April. The company wanted to spray. I'd read about the little wasps, Encarsia, and asked for four weeks with them in house two. It worked, so they did all three, and we didn't spray the whole season, first time since '98.",
    expected: {
      lines: [
        {
          must: [
            ['Encarsia', 'wasp*'],
            ['whitefl*', 'white fl*'],
            ['4 weeks', 'house 2', 'trial*', 'test*', 'one house', 'asked'],
          ],
          example:
            'Asked for a 4-week trial of Encarsia wasps against whitefly in one of 3 greenhouses with 18,000 plants',
        },
        {
          must: ['spray*', ['no', 'not', 'without', 'free', 'unsprayed'], 'season'],
          example: 'Got through the whole season without spraying in all 3 houses with the team',
        },
        { must: ['18000'], example: 'Looked after 18,000 plants in 3 houses', optional: true },
        {
          must: [['Encarsia', 'wasp*']],
          example: 'Tried Encarsia wasps in one house, which were then used in all 3',
          optional: true,
        },
      ],
      never: ['^sprayed', '18000 wasps', '3 weeks', '18000 houses', '98 years', '4 houses', '^led', '98 houses'],
      others: ['^led'],
      numbers: ['18000', '4 weeks'],
    },
  },
  {
    id: 'held-out-h-hands-43',
    trade: 'beekeeper',
    temper: 'passionate',
    category: 'achievements',
    current: true,
    question: ASKED.numbers,
    answer:
      'Ninety four colonies at the moment, I started with six. Honey was two point eight tonnes last year. Winter losses 7 percent and the association says a fifth is normal round here. I sell at three markets, my sister does the jars and labels.',
    expected: {
      lines: [
        { must: ['94', '6', ['colon*', 'hive*']], example: 'Grew from 6 to 94 colonies' },
        { must: ['2.8 tons', 'honey'], example: 'Harvested 2.8 tonnes of honey last year' },
        { must: ['7%', ['loss*', 'lost']], example: 'Winter losses of 7%, where the association calls a fifth normal' },
        { must: ['3', 'market*'], example: 'Sell at 3 markets' },
      ],
      never: ['94 tons', '94 markets', '^label*', '^fill*', '7 colonies', '6 markets', '7% of honey', '3 colonies'],
      others: ['^label*', '^fill*'],
      unfit: ['sister'],
      numbers: ['94', '6', '2.8 tons', '7%', '3'],
    },
  },
  {
    id: 'held-out-h-hands-44',
    trade: 'arborist',
    temper: 'long, vivid',
    category: 'achievements',
    current: false,
    question: ASKED.hard,
    answer:
      "A dead ash over a kindergarten roof, fungus in the foot so nobody climbs it, and the crane couldn't get in, the gate is 2.40 and the crane 2.55. I walked round it three times. Then I had the idea with the neighbour's yard: we asked, he's a grumpy man but okay, lifted a fence panel out and brought the small tracked platform through there. Took it down in 31 pieces, my mate on the ropes below, me in the basket. Not a tile broken, kids were back on Monday.",
    expected: {
      lines: [
        {
          must: ['ash', '31', ['platform', 'basket', 'roof', 'kindergarten', 'neighb*']],
          example:
            'Took down a dead ash over a kindergarten roof in 31 pieces from a tracked platform with a colleague on the ropes, without a broken tile',
        },
        {
          must: ['platform', ['neighb*', 'yard', 'fence', 'next door']],
          example:
            "Came up with the idea to bring a small tracked platform through the neighbour's yard when the crane did not fit",
        },
        { must: ['31'], example: 'Took a dead ash down in 31 pieces from the basket', optional: true },
        {
          must: [
            ['tile*', 'damage*'],
            ['no', 'not', 'without', '0'],
          ],
          example: 'Felled an ash without breaking a tile',
          optional: true,
        },
      ],
      never: [
        '^climbed',
        '31 trees',
        '31 tiles',
        '3 trees',
        '^worked the ropes',
        '^handled the ropes',
        'single-handed*',
        '^led',
      ],
      others: ['^worked the ropes', '^handled the ropes', 'single-handed*', '^led'],
      unfit: ['grumpy*', 'mate', 'kids'],
      numbers: ['31'],
    },
  },
  {
    id: 'held-out-h-hands-45',
    trade: 'salmon farm hand',
    temper: 'modest',
    category: 'projects',
    current: false,
    question: ASKED.project,
    answer:
      "The camera project, 2022. A firm put cameras in four pens that count the lice, and somebody has to teach the thing, so that was me: I checked by hand 25 fish per pen per week and compared. In the end the camera was off by less than 10 percent. The software isn't mine, I can't even do Excel properly.",
    expected: {
      lines: [
        {
          must: ['25', 'fish', ['hand', 'manual*', 'check*', 'count*'], 'camera*'],
          example: 'Checked 25 fish per pen per week by hand to teach lice-counting cameras in 4 pens',
        },
        {
          must: ['10%', ['less', 'under', 'below', 'within']],
          example: 'Cameras ended less than 10% off the hand counts',
        },
        {
          must: ['4', 'pens'],
          example: 'Worked in 2022 on a trial of lice-counting cameras in 4 pens',
          optional: true,
        },
      ],
      never: [
        '^developed',
        '^programmed',
        '^installed',
        '10 fish',
        '25 pens',
        '25 cameras',
        '25%',
        '^Excel',
        'in Excel',
        'with Excel',
        'using Excel',
      ],
      others: ['^developed', '^programmed', '^installed'],
      numbers: ['25', '10%', '4'],
    },
  },
  {
    id: 'held-out-h-hands-46',
    trade: 'shepherd',
    temper: 'quiet',
    category: 'values',
    current: true,
    question: ASKED.values,
    answer:
      "Quiet. And that the animals are first, before the paperwork, before me too. If someone says they come at six then it's six.",
    expected: {
      lines: [
        { must: ['animal*'], example: 'Puts the animals before the paperwork.' },
        { must: [['quiet*', 'calm*', 'shout*']], example: 'Values quiet.' },
        {
          must: [['punctual*', '6', 'on time', 'word', 'reliab*', 'agreed', 'promise*', 'keep*', 'hold*', 'mean*']],
          example: 'Expects punctuality, so that six means six.',
        },
      ],
      never: ['paperwork first', '^paperwork before', 'the paperwork before the animals', '6 animals', 'team leader'],
      others: ['team leader'],
      numbers: [],
    },
  },
  {
    id: 'held-out-h-hands-47',
    trade: 'orchard, tractor and bins',
    temper: 'dictated, no punctuation',
    category: 'achievements',
    current: false,
    question: ASKED.team,
    answer:
      'we picked the whole lower orchard in nine days thats 240 bins of conference pears rain coming on the tenth day eleven pickers and me on the tractor bringing bins back and forth and i wrote down bins per person for the pay nobody got cheated nobody shouted well one',
    expected: {
      lines: [
        {
          must: ['240', '9 days', ['bin*', 'pear*']],
          example: 'Brought in 240 bins of Conference pears in 9 days with 11 pickers',
        },
        { must: ['tractor'], example: 'Drove the tractor that brought the bins back and forth' },
        {
          must: [
            ['wrote', 'record*', 'noted', 'log*', 'kept', 'tracked', 'count*', 'tall*', 'list*', 'document*'],
            ['bins', 'pay', 'person', 'picker*'],
          ],
          example: 'Wrote down the bins per person for the pay',
        },
      ],
      never: ['^led', '^managed', '^supervised', 'single-handed*', '^paid', '11 bins', 'in 10 days', '240 pickers'],
      others: ['^led', '^managed', '^supervised', 'single-handed*', '^paid'],
      unfit: ['shouted', 'cheated'],
      numbers: ['240', '9 days'],
    },
  },
  {
    id: 'held-out-h-hands-48',
    trade: 'combine driver',
    temper: 'boastful',
    category: 'achievements',
    current: false,
    question: ASKED.proud,
    answer:
      "1,140 hectares in one season with a machine that's older than my son. I changed two bearings in the field at night, with a head torch, so we didn't lose the morning. The other driver did 700 with the new one, just saying.",
    expected: {
      lines: [
        { must: ['1140', ['hectare*', 'ha']], example: 'Harvested 1,140 hectares in one season with an old machine' },
        {
          must: ['2', 'bearing*'],
          example: 'Changed 2 bearings in the field at night so that the morning was not lost',
        },
      ],
      never: [
        '^harvested 700',
        '^did 700',
        '2 machines',
        '1140 hours',
        '2 combines',
        'over 1140',
        'two seasons',
        '1140 a year',
      ],
      others: ['^harvested 700', '^did 700'],
      unfit: ['son', 'just saying'],
      numbers: ['1140', '2'],
    },
  },
  {
    id: 'held-out-h-hands-49',
    trade: 'greenkeeper, golf course',
    temper: 'precise, satisfied',
    category: 'projects',
    current: true,
    question: ASKED.projectResult,
    answer:
      'The drainage on hole 14. It was a swamp, closed something like 40 days a year. I dug test holes all winter, drew the lines by hand and with two lads and a hired digger we put in 600 metres of pipe. Since then closed four days. In two years, not a year.',
    expected: {
      lines: [
        {
          must: ['600', ['drain*', 'pipe*']],
          example: 'Put in 600 metres of drainage pipe on hole 14 with 2 colleagues and a hired digger',
        },
        {
          must: [[...about('40 days'), 'something like 40 days'], '4 days', '2 years'],
          example: 'Hole 14 was closed for about 40 days a year before and 4 days in the 2 years since',
        },
        {
          must: [['test holes', 'drew', 'drawn', 'drawing', 'lines', 'plan*', 'map*']],
          example: 'Dug test holes all winter and drew the drainage lines by hand',
        },
        {
          must: ['drain*', '600', '4 days'],
          example: 'Laid 600 metres of drainage pipe, cutting closures from around 40 days a year to 4 days in 2 years',
          optional: true,
        },
      ],
      never: [
        '4 days a year',
        '14 holes',
        '600 days',
        '600 holes',
        '40 metres',
        'single-handed*',
        '40 days in 2 years',
        'over 40 days',
      ],
      others: ['single-handed*'],
      unfit: ['swamp', 'lads'],
      numbers: ['600', '40 days', '4 days', '2 years'],
    },
  },
  {
    id: 'held-out-h-hands-50',
    trade: 'sewage plant operator',
    temper: 'wry',
    category: 'projects',
    current: true,
    question: ASKED.project,
    answer:
      'We got the new centrifuge building, big thing, 3.2 million, planned by engineers from the city. I was the one from operations who sat in every meeting, because somebody has to clean that thing later. I got them to move the polymer tank to ground level and put a second drain in. Saves us hauling 25 kilo sacks up the stairs.',
    expected: {
      lines: [
        {
          must: ['polymer', ['ground', 'level', 'floor', 'downstairs']],
          example: 'Got the polymer tank moved to ground level, which saves hauling 25 kg sacks up the stairs',
        },
        { must: ['drain', ['second', '2nd', 'additional', 'extra', 'another']], example: 'Got a second drain put in' },
        {
          must: [['meeting*', 'operations']],
          example: 'Spoke for operations in every meeting on a new centrifuge building',
        },
        { must: ['25 kg'], example: 'Saved the crew from hauling 25 kg sacks up the stairs', optional: true },
        {
          must: ['centrifuge', ['3.2 million', '3200000']],
          example: 'Represented operations in a 3.2 million centrifuge building project',
          optional: true,
        },
      ],
      never: [
        '^planned a',
        '^planned the',
        '^designed',
        '^managed',
        '^led',
        '^built the',
        '^engineered',
        'saved 3.2 million',
        '25 sacks',
      ],
      others: ['^planned a', '^planned the', '^designed', '^managed', '^led', '^built the', '^engineered'],
      numbers: ['25 kg'],
    },
  },
  {
    id: 'held-out-h-hands-51',
    trade: 'scrap yard worker',
    temper: 'second language, hopeful',
    category: 'career_goals',
    current: true,
    question: ASKED.goals,
    answer:
      'I want make the crane licence, the big with magnet, and after maybe be the one who take decision in the yard, like vice foreman. In three years I hope. My German must be better, I go in B2 course, start in October. Salary also, of course, two kids.',
    expected: {
      lines: [
        { must: ['crane', ['licen*']], example: 'Wants to get the licence for the big magnet crane.' },
        { must: [['foreman', 'decision*', 'decid*']], example: 'Hopes to be vice foreman of the yard in 3 years.' },
        { must: ['German'], example: 'Improving German with a B2 course starting in October.' },
      ],
      never: [
        'experienced foreman',
        'current vice foreman',
        'holds a crane',
        '^licensed crane',
        'fluent German',
        '3 years of experience',
        '^certified crane',
        'completed a B2',
      ],
      others: ['experienced foreman', 'current vice foreman'],
      unfit: ['kids', 'salary'],
      numbers: [],
    },
  },
  {
    id: 'held-out-h-hands-52',
    trade: 'screen printer',
    temper: 'brisk',
    category: 'skills',
    current: false,
    question: ASKED.skills,
    answer:
      "Hand bench and the carousel, six colours. Plastisol, water based, a bit of discharge but I'd call that beginner. Coating screens, exposing, all that. Separations in Photoshop, not Illustrator. Spanish since I was born, English from work.",
    expected: {
      lines: [
        { must: [['hand bench*', 'bench']], example: 'Hand bench printing' },
        { must: ['carousel'], example: '6-colour carousel' },
        { must: ['plastisol'], example: 'Plastisol' },
        { must: [['water based', 'water-based']], example: 'Water-based printing' },
        { must: ['discharge'], example: 'Discharge printing (beginner)', optional: true },
        { must: ['coat*'], example: 'Coating screens' },
        { must: ['expos*'], example: 'Exposing screens' },
        { must: [['Photoshop', 'separation*']], example: 'Separations in Photoshop' },
        { must: ['Spanish'], example: 'Spanish (native)' },
        { must: ['English'], example: 'English' },
      ],
      never: [
        '^Illustrator',
        'and Illustrator',
        'with Illustrator',
        'Adobe Illustrator',
        'advanced discharge',
        'discharge expert',
        '6 languages',
        'fluent English',
        '6 screens',
        'native English',
      ],
      numbers: ['6'],
    },
  },
]
