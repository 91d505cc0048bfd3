import { ASKED } from './asked.ts'
import type { Case } from './types.ts'
import { about } from './words.ts'

/** Once held out: numbers around the deed, English come second, skills. */
export const TUNING_F_C_FIRST: readonly Case[] = [
  {
    id: 'tuning-f-c-first-1',
    trade: 'lift maintenance',
    temper: "used to be, now it's",
    category: 'achievements',
    current: true,
    question: ASKED.better,
    answer:
      "It used to be three days till somebody came out to a stuck lift. Now it's same day, cause I put a van with the twenty commonest parts on each side of the river.",
    expected: {
      lines: [
        {
          must: ['3 days', 'same day', ['van', 'vans', 'parts']],
          example:
            'Put a van with the twenty commonest parts on each side of the river, cutting call-outs for stuck lifts from three days to same day',
        },
        {
          must: [['van', 'vans'], 'parts'],
          example: 'Put a van with the twenty commonest parts on each side of the river',
          optional: true,
        },
        {
          must: ['3 days', 'same day', ['lift', 'lifts', 'call-out', 'call-outs', 'response', 'repair']],
          example: 'Cut response to stuck lifts from three days to the same day',
          optional: true,
        },
      ],
      never: ['three vans', '3 vans', '20 vans', '17', '^stuck'],
      numbers: ['3'],
    },
  },
  {
    id: 'tuning-f-c-first-2',
    trade: 'wedding photography',
    temper: 'counts with a guess',
    category: 'achievements',
    current: false,
    question: ASKED.numbers,
    answer:
      'Must be 200 weddings by now, give or take, since 2014. The biggest had 600 guests and I shot it alone, fourteen hours straight.',
    expected: {
      lines: [
        {
          must: [[...about('200'), '200 or so'], 'weddings'],
          not: ['must be', 'give or take', 'by now'],
          example: 'Shot about 200 weddings since 2014',
        },
        {
          must: ['600', ['guests', 'guest'], ['alone', 'single-handed', 'solo', '14', 'wedding']],
          not: ['the biggest had'],
          example: 'Shot a wedding with 600 guests alone in fourteen hours straight',
        },
      ],
      never: ['over 200', 'more than 200', '14 weddings', '600 weddings'],
      numbers: ['200', '600'],
    },
  },
  {
    id: 'tuning-f-c-first-3',
    trade: 'pool maintenance',
    temper: 'ages and sizes',
    category: 'achievements',
    current: false,
    question: ASKED.project,
    answer:
      'So there was this fifty year old pool, 25 metres, 8 lanes, losing nine cubic metres of water a day. I found the crack behind lane three with dye. Zero loss after.',
    expected: {
      lines: [
        {
          must: [
            ['crack', 'leak'],
            ['dye', '9', 'lane'],
            ['found', 'located', 'traced', 'detected', 'identified', 'finding', 'stopped', 'fixed'],
          ],
          not: ['so there was'],
          example:
            'Found the crack behind lane three with dye in a fifty-year-old pool losing nine cubic metres of water a day',
        },
        {
          must: ['9', 'water', ['no', 'zero', 'loss', 'losing', 'stopped', 'lost']],
          not: ['so there was'],
          example: 'Zero water loss afterwards in a pool that had lost nine cubic metres a day',
          optional: true,
        },
      ],
      never: ['50 pools', '25 lanes', '9 litres', '50 metres'],
      numbers: ['9'],
    },
  },
  {
    id: 'tuning-f-c-first-4',
    trade: 'demolition',
    temper: 'tons, share recycled, cause said',
    category: 'achievements',
    current: false,
    question: ASKED.better,
    answer:
      "1,400 tonnes of rubble off that one mill and we only tipped 9%, as I'd had the brick sorted by hand first and sold.",
    expected: {
      lines: [
        {
          must: ['9%', '1,400', ['tonnes', 'rubble']],
          not: ['we only', 'off that one', "I'd"],
          example:
            'Arranged for the brick of a mill to be sorted by hand and sold, so that only 9% of 1,400 tonnes of rubble was tipped',
        },
        {
          must: [['brick', 'bricks'], 'sorted', ['sold', 'hand', 'by hand']],
          example: 'Arranged for brick to be sorted by hand and sold',
          optional: true,
        },
      ],
      never: ['91%', '9% recycled', 'recycled 9%', '1,400 mills'],
      numbers: ['1,400', '9%'],
    },
  },
  {
    id: 'tuning-f-c-first-5',
    trade: 'toy shop',
    temper: 'from share to share, aside between',
    category: 'achievements',
    current: false,
    question: ASKED.better,
    answer:
      "Returns at Christmas, right, they'd been sitting at about 12 percent, horrible, and we got it down to 5. What I did was put a battery box next to every single till, cause half of them came back for no batteries.",
    expected: {
      lines: [
        {
          must: [about('12%'), ['5%', '5'], 'returns', ['battery', 'batteries', 'christmas']],
          not: ['horrible', 'we got it', 'right'],
          example: 'Put a battery box next to every till, bringing Christmas returns down from about 12 percent to 5',
        },
        {
          must: [
            ['battery', 'batteries'],
            ['till', 'tills', 'checkout', 'checkouts'],
          ],
          not: ['cause half'],
          example: 'Put a battery box next to every till',
          optional: true,
        },
      ],
      never: ['7%', '7 points', 'half of returns', 'halved', '58%'],
      numbers: ['12%'],
    },
  },
  {
    id: 'tuning-f-c-first-6',
    trade: 'hospital portering',
    temper: 'distance',
    category: 'achievements',
    current: false,
    question: ASKED.day,
    answer:
      'Fifteen kilometres a shift on the watch, no joke. Thirty to forty moves, beds mostly, and the odd oxygen run at night which has to be there in four minutes.',
    expected: {
      lines: [
        {
          must: ['30', '40', ['moves', 'beds', 'bed', 'moved', 'patients', 'transports'], ['shift', '15']],
          not: ['on the watch', 'no joke'],
          example: "Moved patients' beds thirty to forty times a shift over fifteen kilometres",
        },
        {
          must: ['15 km', 'shift'],
          not: ['on the watch', 'no joke'],
          example: 'Walked fifteen kilometres a shift',
          optional: true,
        },
        {
          must: ['oxygen', ['4 minutes', 'night']],
          not: ['the odd'],
          example: 'Made oxygen runs at night within four minutes',
          optional: true,
        },
      ],
      never: ['40 beds a night', '4 km', 'ambulance', '30 km'],
      numbers: ['30', '40'],
    },
  },
  {
    id: 'tuning-f-c-first-7',
    trade: 'lambing, hill farm',
    temper: 'numbers as proportion of ewes',
    category: 'achievements',
    current: false,
    question: ASKED.proud,
    answer:
      'Lambing 410 ewes, me and the dog, basically, plus a student at weekends. We lost under three percent and the valley average is eight.',
    expected: {
      lines: [
        {
          must: [
            '410',
            'ewes',
            'lamb*',
            ['3%', 'under', 'less', 'weekends', 'lost', 'losses', 'loss', 'student', '8', '8%'],
          ],
          not: ['me and the dog', 'basically', 'we lost'],
          example: 'Lambed 410 ewes with a student at weekends, losing under three percent (valley average: eight)',
        },
        {
          must: ['3%', ['under', 'below', 'less than', 'fewer than'], ['8', 'losses', 'lost', 'loss', 'lambs']],
          not: ['we lost'],
          example: 'Kept losses under three percent where the valley average is eight',
          optional: true,
        },
      ],
      never: ['5%', '^lost 3', 'all ewes', '410 lambs'],
      unfit: ['dog'],
      numbers: ['410'],
    },
  },
  {
    id: 'tuning-f-c-first-8',
    trade: 'sheet metal work',
    temper: 'tolerances and pieces',
    category: 'achievements',
    current: false,
    question: ASKED.numbers,
    answer:
      "Scrap was 6 sheets in every 100, and I'm not saying it was all me but after I'd changed the order of the bends it was two.",
    expected: {
      lines: [
        {
          must: ['6', '2', 'scrap', ['bends', 'bending', '100']],
          not: ["I'd", "I'm not saying"],
          example: 'Changed the order of the bends, after which scrap fell from 6 sheets in every 100 to two',
        },
        {
          must: [
            ['bends', 'bending'],
            ['order', 'sequence'],
          ],
          not: ["I'd", 'scrap was'],
          example: 'Changed the order of the bends',
          optional: true,
        },
      ],
      never: ['^eliminated', '^reduced', '^cut', '^lowered', '^brought', '4%', '66%', '2 sheets a day'],
      numbers: ['6'],
    },
  },
  {
    id: 'tuning-f-c-first-9',
    trade: 'playgroup',
    temper: 'ages',
    category: 'achievements',
    current: false,
    question: ASKED.day,
    answer:
      'Twelve little ones, the youngest ten months, oldest three and a bit. I did drop-off, snack, nap and the diary for every parent, every day.',
    expected: {
      lines: [
        {
          must: [
            '12',
            ['children', 'kids', 'little ones', 'toddlers', 'infants'],
            ['10 months', 'aged', 'looked after', 'cared', 'care', 'youngest'],
          ],
          not: ['I did', 'and a bit'],
          example: 'Looked after twelve children aged ten months to three years',
        },
        {
          must: [
            ['diary', 'diaries'],
            ['parent', 'parents', 'snack', 'nap', 'daily', 'day'],
          ],
          not: ['I did'],
          example: 'Did drop-off, snack, nap and the diary for every parent every day',
        },
      ],
      never: ['10 children', '3 children', 'teacher', '12 months'],
      numbers: ['12'],
    },
  },
  {
    id: 'tuning-f-c-first-10',
    trade: 'night school',
    temper: 'dropouts, before and since',
    category: 'achievements',
    current: true,
    question: ASKED.better,
    answer:
      "Half of them used to be gone by November. Since I started ringing anyone who missed twice, it's more like one in eight. I teach two groups of twenty-four.",
    expected: {
      lines: [
        {
          must: [
            'half',
            '8',
            ['ring*', 'rang', 'call*', 'phon*', 'november', 'dropout', 'drop-out', 'missed', 'gone', 'dropouts'],
          ],
          not: ['I started', "it's more like"],
          example: 'Ring anyone who missed twice; dropout by November went from half to about one in eight',
        },
        { must: ['2', 'groups', '24'], not: ['I teach'], example: 'Teach two groups of twenty-four' },
        {
          must: [
            ['ring', 'rang', 'ringing', 'call*', 'phon*'],
            ['missed', 'miss', 'misses', 'absent', 'missing'],
            ['twice', '2x', '2', 'two'],
          ],
          example: 'Ring anyone who has missed class twice',
          optional: true,
        },
      ],
      never: ['12.5%', '48 dropouts'],
      numbers: ['24'],
    },
  },
  {
    id: 'tuning-f-c-first-11',
    trade: 'blood donation',
    temper: 'percent and heads, whose doing is open',
    category: 'achievements',
    current: false,
    question: ASKED.better,
    answer:
      "So, donors coming back a second time: 38% before, 55 now. My idea was the text message when their blood gets used, you know, 'today your donation went to a hospital', but the software lads built it.",
    expected: {
      lines: [
        {
          must: [
            ['text', 'message', 'messages', 'SMS', 'texts'],
            ['38%', 'blood', 'donation', 'used'],
            ['idea', 'proposed', 'suggested', 'came up', 'initiated', 'conceived', 'had', 'contributed', 'text'],
          ],
          not: ['you know', 'lads'],
          example: 'Proposed a text message to donors when their blood is used; donors coming back rose from 38% to 55',
        },
        {
          must: ['38%', ['55%', '55'], ['donors', 'back', 'returning', 'return']],
          not: ['you know', 'lads'],
          example: 'Share of donors coming back a second time went from 38% to 55',
          optional: true,
        },
      ],
      never: ['17%', '^built', '^developed', '^programmed', '^coded'],
      unfit: ['lads'],
      numbers: ['38%'],
    },
  },
  {
    id: 'tuning-f-c-first-12',
    trade: 'parquet laying',
    temper: 'Polish flavour',
    category: 'achievements',
    current: false,
    question: ASKED.proud,
    answer:
      'Palace in Kraków, floor from oak, 340 meter. I with brother, five month on knees. After us come conservator from ministry and say: nobody see such floor from war.',
    expected: {
      lines: [
        {
          must: [
            '340',
            ['oak', 'floor', 'parquet'],
            ['palace', 'Kraków', 'Krakow'],
            ['laid', 'floor', 'fitted', 'installed', 'restored'],
          ],
          not: ['I with', 'floor from oak', 'on knees'],
          example: 'Laid a 340-metre oak floor in a palace in Kraków with a brother in five months',
        },
        {
          must: ['5 months', ['floor', 'palace']],
          not: ['I with'],
          example: 'Worked five months on the oak floor of a palace with a brother',
          optional: true,
        },
        {
          must: ['conservator', ['prais*', 'ministry', 'recogni*', 'acknowledged']],
          not: ['say', 'come', 'from war', 'nobody see'],
          example: 'Praised by a conservator from the ministry',
          optional: true,
        },
      ],
      never: ['alone', 'single-handed*', 'the war', '5 years', '340 floors'],
      numbers: ['340'],
    },
  },
  {
    id: 'tuning-f-c-first-13',
    trade: 'shoe factory',
    temper: 'Vietnamese flavour, no tenses',
    category: 'achievements',
    current: false,
    question: ASKED.day,
    answer:
      'Factory make shoe, big brand. I sew first two year, after that I check. One day I check 1,200 pair. Bad one I put red sticker, tell line leader.',
    expected: {
      lines: [
        {
          must: ['1,200', 'pairs', ['checked', 'inspected', 'shoes', 'quality', 'tested', 'checking']],
          not: ['I check', '1,200 pair.', 'one day I'],
          example: 'Checked 1,200 pairs of shoes a day',
        },
        {
          must: [
            ['sewed', 'sewing', 'stitched', 'sewn'],
            ['2 years', 'two years', '2nd year', 'shoes', 'check*', 'inspect*'],
          ],
          not: ['I sew'],
          example: 'Sewed shoes for two years, then moved to quality checks',
          optional: true,
        },
        {
          must: [
            ['sticker', 'marked', 'labelled', 'tagged', 'flagged', 'reported', 'red'],
            ['faulty', 'defective', 'bad', 'leader', 'pairs', 'defects'],
          ],
          not: ['I put', 'bad one'],
          example: 'Marked faulty pairs with a red sticker and told the line leader',
          optional: true,
        },
      ],
      never: ['line leader for', '^led', 'as line leader', '1,200 shoes a'],
      numbers: ['1,200'],
    },
  },
  {
    id: 'tuning-f-c-first-14',
    trade: 'glasshouse',
    temper: 'Dutch flavour',
    category: 'achievements',
    current: false,
    question: ASKED.better,
    answer:
      'I have made that the paprikas were sorted on Sunday already, and not first on Monday. That scheelt, how do you say, that saves two hours by the loading and the truck stands not more to wait.',
    expected: {
      lines: [
        {
          must: ['sunday', '2 hours', ['sort*', 'peppers', 'paprikas', 'loading']],
          not: ['scheelt', 'how do you say', 'I have made', 'by the loading', 'stands not'],
          example: 'Moved sorting of the peppers from Monday to Sunday, which saved two hours at loading',
        },
        {
          must: ['sunday', 'sort*', ['peppers', 'paprikas', 'paprika']],
          not: ['scheelt', 'I have made', 'first on monday'],
          example: 'Moved sorting of the peppers from Monday to Sunday',
          optional: true,
        },
        {
          must: ['2 hours', ['sav*', 'cut', 'reduc*'], 'loading'],
          not: ['scheelt', 'by the loading'],
          example: 'Saved two hours at loading',
          optional: true,
        },
      ],
      never: ['^loaded', '2 trucks'],
      unfit: ['scheelt'],
      numbers: ['2'],
    },
  },
  {
    id: 'tuning-f-c-first-15',
    trade: 'security of a mall',
    temper: 'Nigerian flavour',
    category: 'achievements',
    current: false,
    question: ASKED.hard,
    answer:
      'One day like that, thief don enter, everybody just dey run. I no run. I closed the gate number three and I call police, they catch him inside ten minutes.',
    expected: {
      lines: [
        {
          must: ['gate', 'police', ['called', 'call', 'alerted', 'informed', 'closed', 'calling']],
          not: ['don enter', 'dey', 'I no', 'I call', 'catch him', 'inside ten'],
          example: 'Closed gate number three and called the police, who caught a thief within ten minutes',
        },
        {
          must: ['gate', ['closed', 'shut', 'locked']],
          not: ['don', 'dey', 'I no'],
          example: 'Closed the gate and called the police during a theft',
          optional: true,
        },
      ],
      never: ['^caught', '^arrested', '^ran', '3 thieves', '10 thieves', '^run'],
      numbers: ['10'],
    },
  },
  {
    id: 'tuning-f-c-first-16',
    trade: 'web shop at home',
    temper: 'Greek flavour',
    category: 'projects',
    current: false,
    question: ASKED.project,
    answer:
      'My cousin has shop with olive oil, I did for him the site, alone, with WooCommerce, in three weekends. Before he was selling only to the village, now he is sending in 9 countries.',
    expected: {
      lines: [
        {
          must: [
            ['WooCommerce', '3 weekends', 'olive oil'],
            ['site', 'website', 'shop', 'web shop', 'webshop', 'store', 'e-shop'],
            ['built', 'made', 'created', 'developed', 'set up', 'set'],
          ],
          not: ['I did for', 'he is sending', 'he was'],
          example: 'Built an online shop for olive oil alone with WooCommerce in three weekends',
        },
        {
          must: ['9', 'countries'],
          not: ['he was', 'he is sending', 'sending in'],
          example: 'Shop that sold only to the village now sends to 9 countries',
          optional: true,
        },
      ],
      never: ['Shopify', '9 sites', '3 shops', '^sold', 'export manager'],
      numbers: ['3'],
    },
  },
  {
    id: 'tuning-f-c-first-17',
    trade: 'lab technician',
    temper: 'Russian flavour, no articles',
    category: 'achievements',
    current: false,
    question: ASKED.hard,
    answer:
      'Spectrometer was broken, service said six weeks. Found scheme in old manual, changed one capacitor for 40 cents. Next day measured again.',
    expected: {
      lines: [
        {
          must: [
            'spectrometer',
            ['capacitor', '40', 'repair*', 'fixed'],
            ['repaired', 'fixed', 'chang*', 'replac*', 'got', 'restored', 'mended', 'running'],
          ],
          not: ['service said', 'found scheme', 'changed one capacitor for 40 cents. next'],
          example:
            'Repaired a spectrometer by changing one capacitor for 40 cents, so that it measured again the next day rather than in six weeks',
        },
        {
          must: ['capacitor', ['40 cents', '40']],
          not: ['found scheme', 'service said'],
          example: 'Replaced a capacitor for 40 cents',
          optional: true,
        },
        {
          must: ['manual', ['diagram', 'scheme', 'schematic', 'schematics', 'circuit']],
          not: ['found scheme'],
          example: 'Found the circuit diagram in an old manual',
          optional: true,
        },
      ],
      never: ['40 euros', '$40', '6 days', '^broke', '40 weeks', '42 days'],
      numbers: ['40'],
    },
  },
  {
    id: 'tuning-f-c-first-18',
    trade: 'IT helpdesk',
    temper: 'Hungarian flavour, article trouble',
    category: 'achievements',
    current: false,
    question: ASKED.better,
    answer:
      'Users always have forgot the password at Mondays. I have installed the self service reset, and the Monday calls they went from around sixty to under the twenty.',
    expected: {
      lines: [
        {
          must: [
            ['reset', 'self-service', 'self service'],
            about('60'),
            ['under 20', 'below 20', 'less than 20', 'fewer than 20'],
            'calls',
          ],
          not: ['the twenty', 'they went', 'have forgot', 'at mondays', 'I have', 'the self service reset, and'],
          example: 'Installed a self-service password reset, cutting Monday calls from around sixty to under twenty',
        },
        {
          must: [
            ['self-service', 'self service'],
            ['reset', 'password'],
          ],
          not: ['I have', 'the self service'],
          example: 'Installed a self-service password reset',
          optional: true,
        },
        {
          must: [about('60'), ['under 20', 'below 20', 'less than 20', 'fewer than 20'], 'calls'],
          not: ['the twenty', 'they went'],
          example: 'Cut Monday calls from around sixty to under twenty',
          optional: true,
        },
      ],
      never: ['40 calls', '66%', '67%', '^forgot', '60 users', 'eliminated'],
      numbers: ['60', '20'],
    },
  },
  {
    id: 'tuning-f-c-first-19',
    trade: 'call centre for a phone company',
    temper: 'Moroccan French flavour',
    category: 'achievements',
    current: false,
    question: ASKED.numbers,
    answer:
      'My objective it was 20 sales the day and me I made 27 in mean, since six months I was the first of the plateau, we were 110.',
    expected: {
      lines: [
        {
          must: [
            '27',
            ['sales', 'sold'],
            ['day', 'daily'],
            ['20', 'average', 'mean', 'averag*', 'objective', 'target', 'goal'],
          ],
          not: ['it was', 'me I', 'in mean', 'the day and', 'since six months', 'of the plateau'],
          example: 'Made 27 sales a day on average, against an objective of 20',
        },
        {
          must: [
            '110',
            ['1st', 'first', 'top', 'best', 'number one', 'ranked', 'number 1'],
            ['months', 'month', 'agents', 'people', 'colleagues', 'floor', 'team', 'centre', 'center', 'ranked'],
          ],
          not: ['of the plateau', 'since six months', 'we were'],
          example: 'First of 110 agents for six months',
        },
      ],
      never: ['plateau', 'mean person', '35%', '7 more', '^led', '130', 'team of 110 led'],
      numbers: ['27', '110'],
    },
  },
  {
    id: 'tuning-f-c-first-20',
    trade: "ship's galley",
    temper: 'Burmese flavour, terse',
    category: 'achievements',
    current: false,
    question: ASKED.day,
    answer:
      'Cook for 24 crew. Breakfast, lunch, dinner, seven day. Cargo ship, nine month one contract, five contract finish. Captain always he ask me come back.',
    expected: {
      lines: [
        {
          must: ['24', ['crew', 'people', 'sailors', 'seafarers'], ['cooked', 'cooking', 'cook', 'meals', 'prepared']],
          not: ['seven day.', 'contract finish', 'he ask', 'cook for 24 crew'],
          example: 'Cooked breakfast, lunch and dinner for a crew of 24 on a cargo ship seven days a week',
        },
        {
          must: ['5', 'contracts', ['complet*', 'finish*', '9 months', '9', 'served']],
          not: ['five contract', 'contract finish'],
          example: 'Completed five contracts of nine months on a cargo ship',
          optional: true,
        },
        {
          must: ['captain', ['asked', 'invited', 'requested', 'back']],
          not: ['he ask'],
          example: 'Asked back by the captain',
          optional: true,
        },
      ],
      never: ['captain for', '24 days', '24 months', '45 months', '^captain'],
      numbers: ['24'],
    },
  },
  {
    id: 'tuning-f-c-first-21',
    trade: 'car body shop',
    temper: 'Turkish flavour, -ing everywhere',
    category: 'achievements',
    current: false,
    question: ASKED.proud,
    answer:
      'Mercedes 1978, total rust. Customer is crying almost. Eight weeks I am welding, I am painting, after work also. He is paying five thousand and he is giving me photo with frame.',
    expected: {
      lines: [
        {
          must: [
            ['1978', 'Mercedes'],
            ['weld*', 'paint*', 'restored', 'repaired', 'rebuilt', 'restoring'],
            ['8 weeks', 'rust', 'rusted', 'restored', 'weld*', 'rusty'],
          ],
          not: ['I am', 'is crying', 'he is', 'total rust.'],
          example: 'Restored a rusted 1978 Mercedes in eight weeks by welding and painting',
        },
      ],
      never: ['^cried', 'crying', '5,000 cars', '$5,000', '€5,000', '8 cars', '^paid', '1978 to'],
      numbers: ['8'],
    },
  },
  {
    id: 'tuning-f-c-first-22',
    trade: 'tram depot',
    temper: 'Czech flavour, double negative',
    category: 'achievements',
    current: true,
    question: ASKED.others,
    answer:
      "Colleagues say that I never didn't say no if somebody needs change the shift. And I am only one who can both the old trams and new ones.",
    expected: {
      lines: [
        {
          must: ['only', 'old', 'new', ['trams', 'tram']],
          not: ['I am', 'can both', "never didn't"],
          example: 'Only one who can handle both the old trams and the new ones',
        },
        {
          must: [
            ['shift', 'shifts'],
            ['always', 'never', 'swap*', 'chang*', 'help*', 'ready', 'cover*', 'willing*'],
          ],
          not: ["never didn't", 'needs change'],
          example: 'Always ready to swap shifts when somebody needs it',
          optional: true,
        },
      ],
      never: [
        '^refused',
        'refuses',
        '^says no',
        'driver of the',
        'years',
        'never swaps',
        'never helps',
        'never changes',
      ],
      numbers: [],
    },
  },
  {
    id: 'tuning-f-c-first-23',
    trade: 'warehouse night shift',
    temper: 'the usual, asked to name it',
    category: 'skills',
    current: true,
    question: ASKED.skills,
    answer:
      "You know, the usual. Scanner, pallet truck, counterbalance forklift, I've got the card for that. Reach truck no, never got round to it.",
    expected: {
      lines: [
        { must: [['scanner', 'scanners', 'scanning']], example: 'Scanner' },
        { must: [['pallet truck', 'pallet trucks', 'pallet jack']], example: 'Pallet truck' },
        { must: [['counterbalance', 'forklift', 'counter-balance']], example: 'Counterbalance forklift (licensed)' },
      ],
      never: ['reach', 'crane'],
      unfit: ['the usual'],
      numbers: [],
    },
  },
  {
    id: 'tuning-f-c-first-24',
    trade: 'accounts payable',
    temper: 'one level for each',
    category: 'skills',
    current: true,
    question: ASKED.skills,
    answer: "SAP FI very well, DATEV okay-ish, Excel pivots in my sleep, Power BI I've opened twice.",
    expected: {
      lines: [
        { must: ['SAP'], example: 'SAP FI (very good)' },
        { must: ['DATEV'], not: ['expert', 'advanced', 'very good', 'excellent'], example: 'DATEV' },
        { must: ['Excel'], not: ['in my sleep'], example: 'Excel (pivot tables)' },
      ],
      never: ['Power BI', 'Oracle', 'opened'],
      unfit: ['sleep'],
      numbers: [],
    },
  },
  {
    id: 'tuning-f-c-first-25',
    trade: 'fintech testing',
    temper: 'slash list and versions',
    category: 'skills',
    current: true,
    question: ASKED.skills,
    answer:
      'Playwright w/ typescript, postman, k6 for load, jira/xray. cypress at the last place only. selenium: please no.',
    expected: {
      lines: [
        { must: ['Playwright'], example: 'Playwright' },
        { must: ['TypeScript'], example: 'TypeScript' },
        { must: ['Postman'], example: 'Postman' },
        { must: ['k6'], example: 'k6' },
        { must: ['Jira'], example: 'Jira' },
        { must: ['Xray'], example: 'Xray' },
        { must: ['Cypress'], example: 'Cypress', optional: true },
      ],
      never: ['Selenium', 'Cucumber', 'Java'],
      unfit: ['please'],
      numbers: [],
    },
  },
  {
    id: 'tuning-f-c-first-26',
    trade: 'surtitling, theatre',
    temper: 'languages with levels and a denial',
    category: 'skills',
    current: true,
    question: ASKED.skills,
    answer:
      "Finnish mother tongue, Swedish I grew up with half, German C1, English well you hear it. Russian I can read the letters, that's it. QLab, Spectitular.",
    expected: {
      lines: [
        { must: ['Finnish'], example: 'Finnish (native)' },
        { must: ['Swedish'], not: ['native', 'mother tongue', 'fluent'], example: 'Swedish' },
        { must: ['German'], not: ['C2', 'native'], example: 'German (C1)' },
        { must: ['English'], not: ['native', 'C1', 'C2'], example: 'English' },
        { must: ['QLab'], example: 'QLab' },
        { must: ['Spectitular'], example: 'Spectitular' },
        {
          must: ['Russian', ['letters', 'alphabet', 'Cyrillic', 'read', 'reads', 'reading']],
          example: 'Russian (reads the letters only)',
          optional: true,
        },
      ],
      never: ['Norwegian', 'Estonian', 'fluent Russian'],
      numbers: [],
    },
  },
  {
    id: 'tuning-f-c-first-27',
    trade: 'geoinformatics',
    temper: 'acronyms in a breath',
    category: 'skills',
    current: true,
    question: ASKED.skills,
    answer:
      'arcgis pro, fme, postgis, a fair bit of python for arcpy, lidar point clouds in cloudcompare. qgis when i must.',
    expected: {
      lines: [
        { must: ['ArcGIS'], example: 'ArcGIS Pro' },
        { must: ['FME'], example: 'FME' },
        { must: ['PostGIS'], example: 'PostGIS' },
        { must: [['Python', 'ArcPy']], example: 'Python (ArcPy)' },
        { must: [['lidar', 'point clouds', 'point cloud', 'CloudCompare']], example: 'LiDAR point clouds' },
        { must: ['CloudCompare'], example: 'CloudCompare' },
        { must: ['QGIS'], example: 'QGIS' },
        { must: ['ArcPy'], example: 'ArcPy', optional: true },
      ],
      never: ['expert', 'MapInfo', 'R'],
      numbers: [],
    },
  },
]
