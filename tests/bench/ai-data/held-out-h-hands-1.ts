import { ASKED } from './asked.ts'
import type { Case } from './types.ts'
import { REPAIRED, about } from './words.ts'

/** Building trades, a few plants, the first of farm, forest and sea. */
export const HELD_OUT_H_HANDS_1: readonly Case[] = [
  {
    id: 'held-out-h-hands-1',
    trade: 'electrician, school rewiring',
    temper: 'terse, proud',
    category: 'achievements',
    current: false,
    question: ASKED.proud,
    answer:
      'Rewired a whole primary school over the summer holidays. Six weeks, 42 rooms, and the kids came back on the first day with the lights on. There were three of us, but the testing and all the certificates were mine. Passed inspection first go.',
    expected: {
      lines: [
        {
          must: [['rewir*', 're-wir*'], 'school', '42', '6 weeks'],
          example: 'Rewired a 42-room primary school in 6 weeks over the summer holidays in a crew of 3',
        },
        { must: ['test*', 'certif*'], example: 'Did the testing and all the certificates' },
        { must: ['inspection', ['first', '1st']], example: 'Passed inspection at the first attempt', optional: true },
        {
          must: [['rewir*', 're-wir*'], 'school'],
          example: 'Rewired a primary school over the summer holidays',
          optional: true,
        },
      ],
      never: ['^led', '^managed', 'single-handed*', '42 schools', '3 schools', 'team of 42', '6 rooms', '42 weeks'],
      others: ['^led', '^managed', 'single-handed*'],
      unfit: ['kids'],
      numbers: ['42', '6 weeks'],
    },
  },
  {
    id: 'held-out-h-hands-2',
    trade: 'plumber, bathrooms',
    temper: 'joking',
    category: 'achievements',
    current: false,
    question: ASKED.numbers,
    answer:
      'Numbers, hm. The only number my wife knows is the hours, ha. No, so: I fitted about 30 bathrooms a year, four years in a row, and I got called back for leaks on just two. Two out of the whole lot!',
    expected: {
      lines: [
        {
          must: ['bathroom*', about('30'), '2', ['leak*', 'call*']],
          example: 'Fitted about 30 bathrooms a year for 4 years, with just 2 callbacks for leaks',
        },
        {
          must: ['bathroom*', about('30')],
          example: 'Fitted about 30 bathrooms a year for 4 years in a row',
          optional: true,
        },
        {
          must: ['2', ['leak*', 'call*']],
          example: 'Called back for leaks on just 2 bathrooms in 4 years',
          optional: true,
        },
      ],
      never: [
        '120 bathrooms',
        '30 leaks',
        '0 callbacks',
        '0 leaks',
        'never called back',
        'over 30',
        '4 bathrooms',
        '30 years',
      ],
      unfit: ['wife', 'ha'],
      numbers: ['30', '2', '4 years'],
    },
  },
  {
    id: 'held-out-h-hands-3',
    trade: 'roofer',
    temper: 'annoyed',
    category: 'achievements',
    current: false,
    question: ASKED.better,
    answer:
      'Before me they had the tiles lying all over the yard and nobody counted. I started a count every Friday and a list on the wall, so breakages went from around 15% to 6. And the other lads moan less about walking.',
    expected: {
      lines: [
        {
          must: ['count*', about('15%'), ['6%', '6'], ['break*', 'broken', 'damage*']],
          example: 'Started a weekly tile count and a wall list, cutting breakages from around 15% to 6%',
        },
        {
          must: ['count*'],
          example: 'Started a count of the roof tiles every Friday and a list on the wall',
          optional: true,
        },
        {
          must: [about('15%'), ['6%', '6'], ['break*', 'broken', 'damage*']],
          example: 'Cut tile breakages from around 15% to 6%',
          optional: true,
        },
      ],
      never: ['to 15%', 'by 15%', 'by 6%', 'over 15%', '15 tiles', '6 tiles', 'every day'],
      unfit: ['moan*', 'lads', 'lying all over'],
      numbers: ['15%', ['6', '6%']],
    },
  },
  {
    id: 'held-out-h-hands-4',
    trade: 'stainless pipe welder',
    temper: 'matter-of-fact',
    category: 'achievements',
    current: false,
    question: ASKED.hard,
    answer:
      "ok so there was this stainless line in the dairy, every weld kept failing the x-ray, porosity, and everyone said it's the gas. I took the purge setup apart and found a cracked hose. Changed it, redid 18 welds over the weekend and all 18 passed.",
    expected: {
      lines: [
        {
          must: ['hose', '18', ['pass*']],
          example:
            'Traced failing stainless welds to a cracked purge hose, changed it and redid 18 welds over a weekend, all of which passed the x-ray',
        },
        {
          must: ['hose', ['crack*', 'purge', 'chang*', 'replac*']],
          example: 'Found and changed a cracked hose in the purge setup behind porous welds',
          optional: true,
        },
        { must: ['18', 'weld*'], example: 'Redid 18 welds over a weekend, all of which passed', optional: true },
      ],
      never: ['18 hoses', 'changed the gas', '18 failed', '18 weekends', 'single-handed*', '^led', '^supervised'],
      others: ['single-handed*', '^led', '^supervised'],
      unfit: ['everyone said'],
      numbers: ['18'],
    },
  },
  {
    id: 'held-out-h-hands-5',
    trade: 'CNC setter',
    temper: 'second language, fair',
    category: 'achievements',
    current: false,
    question: ASKED.team,
    answer:
      'We was four setters on two shift and the machine stand long time for change tool. We make together one trolley for every job, all tool ready before. Change over was one hour ten, after is 25 minutes. The idea was from Marek, I make the list and the labels.',
    expected: {
      lines: [
        {
          must: ['trolley*', ['1 hour 10', '70 minutes', '70'], '25 minutes'],
          example:
            'Built tool trolleys for every job in a team of 4 setters, bringing changeover from 1 hour 10 minutes to 25 minutes',
        },
        { must: [['list*'], 'label*'], example: 'Made the tool lists and labels for the trolleys' },
        {
          must: ['trolley*'],
          example: 'Made a trolley with all tools ready for every job as part of a team of 4 setters',
          optional: true,
        },
        { must: ['25 minutes'], example: 'Cut changeover from 1 hour 10 to 25 minutes with the team', optional: true },
      ],
      never: [
        '^came up with',
        'own idea',
        '^led',
        '^managed',
        'single-handed*',
        '25 tools',
        '4 trolleys',
        '2 trolleys',
        '^suggested',
        '^proposed',
        '^had the idea',
      ],
      others: [
        '^came up with',
        'own idea',
        '^led',
        '^managed',
        'single-handed*',
        '^suggested',
        '^proposed',
        '^had the idea',
      ],
      unfit: ['Marek'],
      numbers: [['1 hour 10', '70 minutes'], '25 minutes'],
    },
  },
  {
    id: 'held-out-h-hands-6',
    trade: 'decorator, new builds',
    temper: 'dictated, no punctuation',
    category: 'achievements',
    current: true,
    question: ASKED.dayNow,
    answer:
      'so normally i start at seven i mask and sand in the morning and then spray in the afternoon mostly flats in new builds about two flats a day with one other guy he does the ceilings i do the walls and the woodwork and i keep the site log for the foreman',
    expected: {
      lines: [
        {
          must: [['mask*', 'sand*'], ['spray*'], ['flat*', 'new build*', 'new-build*']],
          example: 'Mask, sand and spray flats in new builds, about 2 flats a day with one colleague',
        },
        { must: ['wall*', 'woodwork'], example: 'Paint walls and woodwork in new-build flats' },
        { must: [['log', 'logs']], example: 'Keep the site log for the foreman' },
        {
          must: [['mask*', 'sand*', 'spray*']],
          example: 'Mask and sand in the morning and spray in the afternoon',
          optional: true,
        },
        { must: [about('2'), 'flat*'], example: 'Finish about 2 flats a day with a colleague', optional: true },
      ],
      never: [
        'walls and ceilings',
        'ceilings and walls',
        '^paint ceilings',
        '^spray ceilings',
        'as foreman',
        '^supervise*',
        '2 houses',
        '2 flats a week',
      ],
      others: [
        'walls and ceilings',
        'ceilings and walls',
        '^paint ceilings',
        '^spray ceilings',
        'as foreman',
        '^supervise*',
      ],
      unfit: ['other guy', 'start at 7'],
      numbers: ['2'],
    },
  },
  {
    id: 'held-out-h-hands-7',
    trade: 'tiler, hotel spa',
    temper: 'precise, proud',
    category: 'projects',
    current: false,
    question: ASKED.project,
    answer:
      "A hotel spa in the mountains, 640 square metres of mosaic, and the pool floor had to fall two percent everywhere. The drawings were from the architect, obviously. I set out the lines, laid the pool part myself, that's 210 metres, and checked the other tilers' levels. No puddles, none, and it opened on time.",
    expected: {
      lines: [
        {
          must: ['210', 'pool'],
          example: 'Set out the lines and laid 210 square metres of mosaic in the pool of a 640 square metre hotel spa',
        },
        { must: ['level*', 'check*'], example: "Checked the other tilers' levels" },
        {
          must: [['set out', 'setting out', 'set-out', 'lines']],
          example: 'Set out the lines for the mosaic',
          optional: true,
        },
        { must: ['640'], example: 'Worked on a hotel spa with 640 square metres of mosaic', optional: true },
        { must: [['on time', 'puddle*']], example: 'Spa opened on time and without puddles', optional: true },
      ],
      never: [
        '^laid 640',
        '^tiled 640',
        '^designed',
        '^drew the plans',
        '^drew the drawings',
        '^managed',
        '210 tilers',
        '2 pools',
        '^laid the whole',
      ],
      others: [
        '^laid 640',
        '^tiled 640',
        '^designed',
        '^drew the plans',
        '^drew the drawings',
        '^managed',
        '^laid the whole',
      ],
      numbers: ['210', '640'],
    },
  },
  {
    id: 'held-out-h-hands-8',
    trade: 'car mechanic, old vehicle',
    temper: 'warm, short sentences',
    category: 'projects',
    current: false,
    question: ASKED.projectResult,
    answer:
      'The old Unimog from the fire brigade. Did it for nothing, evenings, 14 months, engine out, gearbox out, new wiring. Now it drives in the parade every May. A mate did the paint, the rest was me. Cost them 3,800 euros in parts instead of some 20 thousand at a workshop.',
    expected: {
      lines: [
        {
          must: [
            'Unimog',
            '14 months',
            [
              ...REPAIRED,
              'rebuilt',
              'refurbished',
              'rebuilding',
              'restoring',
              'restoration',
              'did',
              'worked',
              'took',
              'got',
            ],
          ],
          example:
            'Restored an old fire brigade Unimog over 14 months of unpaid evenings, with engine and gearbox out and new wiring',
        },
        {
          must: ['€3800', ['20000', '€20000']],
          example: 'Kept the cost at €3,800 in parts instead of some €20,000 at a workshop',
        },
        { must: ['parade'], example: 'Got the Unimog driving again for the yearly parade', optional: true },
      ],
      never: [
        '^painted',
        'restored and painted',
        'rebuilt and painted',
        '^repainted',
        'saved €20000',
        'saved 20000',
        '14 years',
        '14 vehicles',
      ],
      others: ['^painted', 'restored and painted', 'rebuilt and painted', '^repainted'],
      unfit: ['mate', 'for nothing'],
      numbers: ['14 months', '€3800', ['20000', '€20000']],
    },
  },
  {
    id: 'held-out-h-hands-9',
    trade: "electrician's mate",
    temper: 'second language, cheerful',
    category: 'skills',
    current: true,
    question: ASKED.skills,
    answer:
      'Multimeter of course, Fluke, I use every day. I can pull cable, make the panel, read the schema. KNX I did only one course, I not know really. Languages: Romanian is mine, Italian very good because I was six years there, English you hear, ha.',
    expected: {
      lines: [
        { must: [['multimeter*', 'Fluke']], example: 'Fluke multimeter' },
        { must: ['cabl*'], example: 'Cable pulling' },
        { must: ['panel*'], example: 'Panel building' },
        { must: [['schema*', 'schematic*', 'diagram*', 'drawing*']], example: 'Reading schematics' },
        { must: ['Romanian'], example: 'Romanian (native)' },
        { must: ['Italian'], example: 'Italian (very good)' },
        { must: ['English'], example: 'English', optional: true },
      ],
      never: [
        'fluent English',
        'native Italian',
        'Italian (native)',
        'KNX programming',
        'KNX expert',
        'advanced KNX',
        '6 years of KNX',
      ],
      unfit: ['ha', 'you hear'],
      numbers: [],
    },
  },
  {
    id: 'held-out-h-hands-10',
    trade: 'quality inspector, machined parts',
    temper: 'precise',
    category: 'skills',
    current: false,
    question: ASKED.skills,
    answer:
      "Calipers, micrometers, height gauge, the CMM from Zeiss with Calypso though I only run programs, I don't write them. Control charts in Minitab. 8D reports, I've written maybe ten. And SAP just for the lock, you know, blocking stock.",
    expected: {
      lines: [
        { must: ['caliper*'], example: 'Calipers' },
        { must: ['micrometer*'], example: 'Micrometers' },
        { must: ['height gauge*'], example: 'Height gauge' },
        { must: [['CMM', 'Zeiss', 'Calypso']], example: 'Zeiss CMM with Calypso' },
        { must: [['control chart*', 'Minitab']], example: 'Control charts in Minitab' },
        { must: ['8D'], example: '8D reports' },
        { must: ['SAP'], example: 'SAP (blocking stock)' },
      ],
      never: [
        'CMM programming',
        'Calypso programming',
        'writing CMM programs',
        'CMM programmer',
        'SAP administration',
        'SAP configuration',
        '10 control charts',
      ],
      numbers: [],
    },
  },
  {
    id: 'held-out-h-hands-11',
    trade: 'maintenance fitter',
    temper: 'plain',
    category: 'skills',
    current: false,
    question: ASKED.learned,
    answer:
      'Did my time as a fitter, three and a half years. After that a hydraulics course at Festo, five days, and welding papers for MAG, those ran out last year. Robots I taught myself with the manual, just basics. Oh and first aider.',
    expected: {
      lines: [
        { must: ['fitter*'], example: 'Fitter apprenticeship (3.5 years)' },
        { must: ['hydraulic*'], example: 'Hydraulics (5-day Festo course)' },
        { must: ['MAG'], example: 'MAG welding' },
        { must: ['robot*'], example: 'Robot basics (self-taught)' },
        { must: [['first aid*', 'first-aid*']], example: 'First aid' },
      ],
      never: [
        'valid MAG',
        'advanced robot*',
        'robot course',
        'robots at Festo',
        'robotics expert',
        '5 years',
        '3.5-year hydraulics',
        '5-day robot*',
      ],
      numbers: [],
    },
  },
  {
    id: 'held-out-h-hands-12',
    trade: 'carpenter, timber frame',
    temper: 'wry',
    category: 'career_goals',
    current: false,
    question: ASKED.goals,
    answer:
      "Less lifting, my back is 47 going on 70. I'd like to go into estimating or site management in the next two years, timber frame. Not the office all week though. And I'd want to have a couple of apprentices again.",
    expected: {
      lines: [
        {
          must: ['estimat*', ['site manag*', 'site-manag*', 'manage sites', 'managing sites']],
          example: 'Looking to move into estimating or site management in timber frame within 2 years.',
        },
        { must: ['apprentice*'], example: 'Wants to have apprentices again.' },
        { must: ['timber*'], example: 'Wants to stay in timber frame.', optional: true },
        { must: ['office'], example: 'Prefers not to be in the office all week.', optional: true },
      ],
      never: [
        'experienced site manager',
        'experienced estimator',
        '47 years',
        '70 years',
        '^seeks a full-time office',
        '^wants a full-time office',
        '^looking for a full-time office',
        'managed sites',
        '2 years of experience',
      ],
      others: ['managed sites', 'experienced site manager'],
      unfit: ['back is', 'lifting', '47'],
      numbers: [],
    },
  },
  {
    id: 'held-out-h-hands-13',
    trade: 'glazier',
    temper: 'opinionated',
    category: 'values',
    current: false,
    question: ASKED.values,
    answer:
      "That you measure twice. That people say what's wrong to your face. Clean van, clean cut, and the customer's floor looks like before.",
    expected: {
      lines: [
        { must: ['measur*'], example: 'Values measuring twice.' },
        {
          must: [
            ['face', 'open*', 'honest*', 'direct*', 'frank*', 'straight*', 'candid*', "what's wrong", 'what is wrong'],
          ],
          example: 'Wants people to say openly what is wrong.',
        },
        {
          must: [['clean*', 'tidy', 'floor*']],
          example: "Values a clean van, a clean cut and leaving the customer's floor as clean as before.",
        },
      ],
      never: ['zero errors', 'never made a mistake', 'without mistakes'],
      numbers: [],
    },
  },
  {
    id: 'held-out-h-hands-14',
    trade: 'iron foundry, caster',
    temper: 'blunt',
    category: 'achievements',
    current: false,
    question: ASKED.proud,
    answer:
      "Scrap. When I came on nights we poured pump housings and 11 in a hundred were scrap, cold shuts mostly. I changed the pouring order so the thin ones go first, while the iron's hot. Three months later it was four in a hundred because of that. Day shift copied it.",
    expected: {
      lines: [
        {
          must: [
            'pour*',
            ['order', 'sequence', 'first'],
            ['11 in 100', '11%', '11 out of 100', '11 of 100', '11 per 100'],
            ['4 in 100', '4%', '4 out of 100', '4', '4 per 100'],
          ],
          example:
            'Changed the pouring order of pump housings to thin ones first, cutting scrap from 11% to 4% in 3 months',
        },
        {
          must: ['pour*', ['order', 'sequence', 'first']],
          example: 'Changed the pouring order so that thin housings were poured first',
          optional: true,
        },
        {
          must: ['scrap', ['4 in 100', '4%', '4 out of 100', '4', '4 per 100']],
          example: 'Brought scrap down from 11% to 4%',
          optional: true,
        },
        {
          must: ['day shift', ['copied', 'adopt*', 'taken over', 'took', 'used']],
          example: 'New pouring order later adopted by the day shift',
          optional: true,
        },
      ],
      never: [
        '4 months',
        '11 months',
        '3 in 100',
        '^trained the day shift',
        '^managed',
        '^supervised',
        'eliminated scrap',
        '^copied',
      ],
      others: ['^trained the day shift', '^managed', '^supervised', '^copied'],
      numbers: [
        ['11 in 100', '11%'],
        ['4 in 100', '4%'],
      ],
    },
  },
  {
    id: 'held-out-h-hands-15',
    trade: 'offset printer',
    temper: 'rambling',
    category: 'achievements',
    current: false,
    question: ASKED.numbers,
    answer:
      'Numbers, well, we were a small house, eight people. I ran the Heidelberg, a five colour. Make-ready used to be 45 minutes when old Jürgen had it, and I was at 28 by the end, because I saved the ink presets for every repeat job. And waste, roughly 2,600 sheets less a month.',
    expected: {
      lines: [
        {
          must: [['make-ready', 'makeready', 'make ready', 'set-up', 'setup'], '45', '28', 'preset*'],
          example: 'Cut make-ready from 45 to 28 minutes by saving ink presets for every repeat job',
        },
        { must: [['waste*', 'sheets'], about('2600')], example: 'Reduced waste by roughly 2,600 sheets a month' },
        { must: ['Heidelberg'], example: 'Ran a 5-colour Heidelberg press', optional: true },
        { must: ['45', '28'], example: 'Cut make-ready from 45 to 28 minutes', optional: true },
        { must: ['preset*'], example: 'Saved the ink presets for every repeat job', optional: true },
      ],
      never: ['^led', '^managed', '8 presses', 'over 2600', '2600 sheets a day', '2600 jobs', '28 sheets', '28%'],
      others: ['^led', '^managed'],
      unfit: ['Jürgen'],
      numbers: ['45', '28', '2600'],
    },
  },
  {
    id: 'held-out-h-hands-16',
    trade: 'recycling plant, sorting belt',
    temper: 'shy, second language',
    category: 'achievements',
    current: true,
    question: ASKED.better,
    answer:
      "I don't know, I only sort. But I see many times battery come in the paper belt and it is dangerous, it make fire. I tell the chief and I make picture with red paper over the belt. Before was fire two, three in month. Last half year zero.",
    expected: {
      lines: [
        {
          must: ['batter*', ['picture*', 'sign*', 'poster*', 'warning*', 'notice*', 'red paper', 'board']],
          example: 'Reported batteries on the paper belt and made a red warning picture over the belt',
        },
        {
          must: [
            'fire*',
            ['0', 'no', 'none', 'without', 'free'],
            ['half year', 'half a year', '6 months', 'half-year'],
          ],
          example: 'Fires on the belt went from 2 or 3 a month to zero in the last half year',
        },
        { must: ['batter*'], example: 'Told the chief about batteries on the paper belt', optional: true },
        {
          must: [['picture*', 'sign*', 'poster*', 'warning*'], 'belt'],
          example: 'Made a red warning picture over the belt',
          optional: true,
        },
        {
          must: ['fire*', ['0', 'no', 'none', 'without', 'free']],
          example: 'Belt has had zero fires where there were 2 or 3 a month',
          optional: true,
        },
        { must: [['sort*']], example: 'Sort paper on the belt', optional: true },
      ],
      never: [
        '2 batteries',
        '3 batteries',
        'every battery',
        '^led',
        '^trained',
        'fire safety officer',
        'chief sorter',
        'extinguish*',
      ],
      others: ['^led', '^trained', 'fire safety officer', 'chief sorter'],
      unfit: ['only sort'],
      numbers: [['2, 3', '2 or 3', '2-3']],
    },
  },
  {
    id: 'held-out-h-hands-17',
    trade: 'solar installer',
    temper: 'precise, proud',
    category: 'achievements',
    current: true,
    question: ASKED.numbers,
    answer:
      "In 2024: 61 roofs, 412 kilowatt peak, zero accidents. Crew of three, I'm the one with the certificate so I do the connection and the papers. Average time per roof 1.8 days, the company average is 2.6. One customer complaint, and that was about the cat.",
    expected: {
      lines: [
        {
          must: ['61', '412', 'accident*'],
          example: 'Fitted solar on 61 roofs with 412 kilowatt peak in 2024 in a crew of 3 with zero accidents',
        },
        { must: ['1.8 days', '2.6'], example: 'Averaged 1.8 days per roof against a company average of 2.6' },
        {
          must: ['connect*', ['paper*', 'document*']],
          example: 'Do the connection and the papers as the certified member of the crew',
        },
        { must: ['61'], example: 'Completed 61 roofs in 2024 with a crew of 3', optional: true },
        { must: ['412'], example: 'Installed 412 kilowatt peak in 2024 with a crew of 3', optional: true },
        { must: ['accident*', ['0', 'no', 'without', 'free']], example: 'Zero accidents in 2024', optional: true },
        { must: ['complaint'], example: 'One customer complaint in 2024', optional: true },
        { must: ['certif*'], example: 'Hold the certificate in a crew of 3', optional: true },
      ],
      never: [
        '412 roofs',
        '61 kilowatt*',
        '^led',
        '^managed',
        'single-handed*',
        '0 complaints',
        'without complaints',
        '61 customers',
        '^averaged 2.6',
      ],
      others: ['^led', '^managed', 'single-handed*', '^averaged 2.6'],
      unfit: ['cat'],
      numbers: ['61', '412', '1.8 days'],
    },
  },
  {
    id: 'held-out-h-hands-18',
    trade: 'wind turbine technician',
    temper: 'dry',
    category: 'achievements',
    current: false,
    question: ASKED.hard,
    answer:
      'Blade bolt torque kept drifting on turbine 7 and the manufacturer sent us the same mail three times. I logged the temperature with each check for five weeks, and it was only the cold mornings. We moved the checks to afternoons, the alarms stopped, and they put it in their manual later.',
    expected: {
      lines: [
        {
          must: ['temperature*', '5 weeks', ['torque', 'bolt*', 'cold', 'drift*']],
          example:
            'Logged the temperature with each bolt torque check for 5 weeks and traced the drift to cold mornings',
        },
        {
          must: ['afternoon*'],
          example: 'Moved the torque checks to afternoons with the team, after which the alarms stopped',
        },
        { must: ['temperature*'], example: 'Logged the temperature with each torque check', optional: true },
        { must: ['alarm*', ['stop*', 'end*']], example: 'Moving the checks stopped the alarms', optional: true },
        { must: ['manual'], example: 'Finding was later put in the manual by the manufacturer', optional: true },
      ],
      never: [
        '^wrote the manual',
        '^updated the manual',
        '^rewrote',
        '7 turbines',
        '3 turbines',
        '5 turbines',
        '7 weeks',
        '^led',
      ],
      others: ['^wrote the manual', '^updated the manual', '^rewrote', '^led'],
      unfit: ['same mail'],
      numbers: ['5 weeks'],
    },
  },
  {
    id: 'held-out-h-hands-19',
    trade: 'dairy farm worker',
    temper: 'nervous',
    category: 'achievements',
    current: false,
    question: ASKED.proud,
    answer:
      'Um, is that... can I say the calves? So when I came, well, one in eight calves died in the first weeks, sad really. I started giving the first milk within two hours, always, and wrote it on a board. My last year it was, um, three out of 90. The vet said that was very good.',
    expected: {
      lines: [
        {
          must: [
            ['calf', 'calves'],
            ['milk', 'colostrum'],
            '2 hours',
            ['1 in 8', '1 out of 8'],
            ['3 out of 90', '3 of 90', '3 in 90'],
          ],
          example:
            'Started giving calves their first milk within 2 hours and kept a board; losses went from 1 in 8 calves to 3 out of 90',
        },
        {
          must: [['milk', 'colostrum'], '2 hours'],
          example: 'Started giving calves their first milk within 2 hours and noted it on a board',
          optional: true,
        },
        {
          must: [
            ['1 in 8', '1 out of 8'],
            ['3 out of 90', '3 of 90', '3 in 90'],
          ],
          example: 'Calf losses went down from 1 in 8 to 3 out of 90',
          optional: true,
        },
        { must: ['board'], example: 'Kept a board of the first milk for every calf', optional: true },
        { must: ['vet*'], example: 'Result was called very good by the vet', optional: true },
      ],
      never: ['90 hours', '2 weeks', '8 hours', '3%', '90%', '8%', 'every calf survived', '^led'],
      others: ['^led'],
      unfit: ['sad'],
      numbers: [['1 in 8', '1 out of 8'], '2 hours', ['3 out of 90', '3 of 90']],
    },
  },
  {
    id: 'held-out-h-hands-20',
    trade: 'forest worker',
    temper: 'laconic, small talk',
    category: 'achievements',
    current: false,
    question: ASKED.day,
    answer:
      'Coffee, check the saw, then felling till two, mostly beech and spruce, 25 to 30 trees a day depending on the slope. Skidding was another fella with the tractor. Afternoons I sharpened and marked for the next day. Fridays I did the volumes, measuring and writing it in the app.',
    expected: {
      lines: [
        { must: ['fell*', '25 to 30'], example: 'Felled 25 to 30 trees a day, mostly beech and spruce' },
        { must: ['mark*'], example: 'Sharpened the saw and marked trees for the next day' },
        { must: [['volume*', 'measur*']], example: 'Measured the volumes on Fridays and entered them in the app' },
        { must: ['sharpen*'], example: 'Sharpened the saw in the afternoons', optional: true },
        { must: ['check*', 'saw'], example: 'Checked the saw every morning', optional: true },
      ],
      never: [
        '^skidded',
        '^did the skidding',
        '^skidding with',
        'felling and skidding',
        'felled and skidded',
        '^drove the tractor',
        '30 trees an hour',
        '30 trees a week',
        '^led',
      ],
      others: [
        '^skidded',
        '^did the skidding',
        '^skidding with',
        'felling and skidding',
        'felled and skidded',
        '^drove the tractor',
        '^led',
      ],
      unfit: ['coffee', 'fella'],
      numbers: ['25 to 30'],
    },
  },
  {
    id: 'held-out-h-hands-21',
    trade: 'gardener, clinic grounds',
    temper: 'rambling, gentle',
    category: 'achievements',
    current: true,
    question: ASKED.proud,
    answer:
      "There's a rose garden behind the clinic, nobody looked at it, all black spot and bindweed. I've been bringing it back for two summers now, pruned hard, changed the soil, 130 roses, old sorts too. Patients sit there now. We got second place in the town competition, that was last September, the jury liked the paths best, and those my colleague laid.",
    expected: {
      lines: [
        {
          must: [['rose*'], '130'],
          example: 'Brought back a neglected clinic garden of 130 roses over 2 summers by hard pruning and new soil',
        },
        {
          must: [['second', '2nd'], 'competition'],
          example: 'Took second place in the town competition with the team',
        },
        { must: [['prun*', 'soil'], 'rose*'], example: 'Pruned the roses hard and changed the soil', optional: true },
        { must: ['patient*'], example: 'Made a garden where patients sit', optional: true },
      ],
      never: [
        'first place',
        'won the competition',
        'won the town',
        '^laid',
        'and laid paths',
        'and laid the paths',
        '130 patients',
        '2 gardens',
        'single-handed*',
        '^built the paths',
        '^made the paths',
      ],
      others: [
        '^laid',
        'and laid paths',
        'and laid the paths',
        'single-handed*',
        '^built the paths',
        '^made the paths',
      ],
      numbers: ['130'],
    },
  },
  {
    id: 'held-out-h-hands-22',
    trade: 'deep sea fisherman',
    temper: 'terse',
    category: 'achievements',
    current: false,
    question: ASKED.proud,
    answer:
      "23 years, not one man overboard on my deck. Cod and haddock, North Atlantic, crew of nine. Twice in that time we brought in somebody else's crew in bad weather, five men once, three the other time. Skipper got the medal, fine by me.",
    expected: {
      lines: [
        {
          must: ['23 years', 'overboard', ['no', 'not', 'without', 'never', '0']],
          example: 'Worked 23 years on deck in the North Atlantic without a man overboard',
        },
        {
          must: [
            ['rescu*', 'brought in', 'bringing in', 'saved', 'recovered', 'help*'],
            ['5', '8'],
          ],
          example: "Helped bring in other boats' crews twice in bad weather, 5 men and 3 men",
        },
        {
          must: [['cod', 'haddock']],
          example: 'Fished for cod and haddock in the North Atlantic in a crew of 9',
          optional: true,
        },
        {
          must: [
            ['rescu*', 'brought in', 'bringing in', 'saved'],
            ['2x', 'twice', '2'],
          ],
          example: 'Brought in crews of other boats twice in bad weather',
          optional: true,
        },
      ],
      never: [
        '^received',
        '^awarded',
        '^won',
        '^earned a medal',
        'as skipper',
        '^skippered',
        '^captained',
        'crew of 23',
      ],
      others: ['^received', '^awarded', '^won', '^earned a medal', 'as skipper', '^skippered', '^captained'],
      unfit: ['fine by me'],
      numbers: ['23 years', ['5', '8']],
    },
  },
  {
    id: 'held-out-h-hands-23',
    trade: 'bottling line operator',
    temper: 'dictated, no punctuation',
    category: 'achievements',
    current: true,
    question: ASKED.numbers,
    answer:
      'line two does 36 thousand bottles an hour on paper when i came we were at seventy one percent uptime now its eighty four i do the small stops myself grease belts sensors and i made the sheet where every stop gets a reason there are twelve of us on shift and the shift lead is anja',
    expected: {
      lines: [
        {
          must: [
            ['71%', '71'],
            ['84%', '84'],
            ['uptime', 'availab*'],
          ],
          example: 'Line 2 went from 71% to 84% uptime',
        },
        { must: [['sheet*', 'log', 'list'], 'stop*'], example: 'Made the sheet where every stop gets a reason' },
        {
          must: [
            [
              'small stop*',
              'minor stop*',
              'short stop*',
              'small stoppage*',
              'minor stoppage*',
              'grease',
              'belt*',
              'sensor*',
            ],
          ],
          example: 'Fix small stops, from grease to belts and sensors',
        },
        { must: ['36000'], example: 'Work on a line rated for 36,000 bottles an hour', optional: true },
      ],
      never: [
        'as shift lead',
        '^shift lead',
        '^led',
        '^managed',
        'led 12',
        '36000 bottles a day',
        '84% of bottles',
        '36000 stops',
      ],
      others: ['as shift lead', '^shift lead', '^led', '^managed', 'led 12'],
      unfit: ['Anja'],
      numbers: ['71%', ['84', '84%']],
    },
  },
  {
    id: 'held-out-h-hands-24',
    trade: 'maintenance electrician',
    temper: 'sarcastic',
    category: 'achievements',
    current: false,
    question: ASKED.better,
    answer:
      'When I came the plant had a breakdown pretty much every night, the list said 214 in my first year. I put in a proper maintenance plan, belts and bearings first, plus thermal camera rounds each quarter, and that got it to 96 the year after. The bosses gave me a voucher for the steakhouse.',
    expected: {
      lines: [
        {
          must: ['plan*', '214', '96', ['breakdown*', 'failure*', 'stoppage*']],
          example:
            'Put in a maintenance plan and quarterly thermal camera rounds, cutting breakdowns from 214 to 96 a year',
        },
        {
          must: ['plan*', 'maintenance'],
          example: 'Put in a maintenance plan, belts and bearings first',
          optional: true,
        },
        {
          must: [['thermal*', 'thermograph*', 'infrared']],
          example: 'Made thermal camera rounds each quarter',
          optional: true,
        },
        { must: ['214', '96'], example: 'Cut breakdowns from 214 to 96 a year', optional: true },
      ],
      never: [
        '96%',
        '214 machines',
        '214 nights',
        '96 machines',
        '0 breakdowns',
        'eliminated breakdowns',
        'employee of the',
        '96 a month',
      ],
      unfit: ['voucher', 'steakhouse', 'bosses'],
      numbers: ['214', '96'],
    },
  },
  {
    id: 'held-out-h-hands-25',
    trade: 'joiner, fitted furniture',
    temper: 'joking, with a correction',
    category: 'achievements',
    current: false,
    question: ASKED.team,
    answer:
      'The library in Leiden, oak shelves, 380 running metres, five of us for a month and a half. I was on the CNC and the edge bander, fitting was the other two, well three. Delivered two days early.',
    expected: {
      lines: [
        {
          must: ['380', ['shel*'], 'library'],
          example:
            'Made 380 running metres of oak shelves for a library in Leiden in a team of 5, delivered 2 days early',
        },
        { must: ['CNC', 'edge'], example: 'Worked the CNC and the edge bander' },
        {
          must: ['2 days', ['early', 'ahead', 'before']],
          example: 'Delivered the library shelves 2 days early with the team',
          optional: true,
        },
      ],
      never: ['^fitted', '^installed', '380 shelves', '2 months', '5 libraries', '^led', '^managed', 'single-handed*'],
      others: ['^fitted', '^installed', '^led', '^managed', 'single-handed*'],
      numbers: ['380', '2 days'],
    },
  },
  {
    id: 'held-out-h-hands-26',
    trade: 'concrete finisher',
    temper: 'second language, vivid',
    category: 'achievements',
    current: false,
    question: ASKED.hard,
    answer:
      'Floor for cold store, 1,200 square meter, and pump break after half. Concrete is getting hard, you have one hour, maximum. I call second pump from other site, they say 50 minutes. So I close edge straight with wood, make construction joint, put steel bars. After second pump come we finish. Client not see nothing, floor is flat.',
    expected: {
      lines: [
        {
          must: ['joint', 'pump', '1200'],
          example:
            'Called a second pump and made a construction joint with a timber edge and steel bars when the pump failed halfway through a 1,200 square metre cold store floor',
        },
        {
          must: ['joint'],
          example: 'Closed the edge with wood and made a construction joint with steel bars',
          optional: true,
        },
        {
          must: ['pump', ['second', '2nd', 'other', 'another', 'replacement', 'spare']],
          example: 'Called in a second pump from another site',
          optional: true,
        },
        { must: ['1200'], example: 'Finished a 1,200 square metre cold store floor with the team', optional: true },
        {
          must: [['flat', 'level']],
          example: 'Finished the floor flat with the team despite a broken pump',
          optional: true,
        },
      ],
      never: [
        '^repaired the pump',
        '^fixed the pump',
        '^mended the pump',
        '1200 pumps',
        '50 pumps',
        '50 metres',
        'finished within 1 hour',
        '^led',
      ],
      others: ['^led'],
      numbers: ['1200'],
    },
  },
]
