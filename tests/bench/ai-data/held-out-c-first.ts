import { ASKED } from './asked.ts'
import type { Case } from './types.ts'
import { about } from './words.ts'

/** Answers to measure with only: numbers around the deed, English come second, skills. */
export const HELD_OUT_C_FIRST: readonly Case[] = [
  {
    id: 'held-out-c-first-1',
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
    id: 'held-out-c-first-2',
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
          must: [[...about('200'), '200'], 'weddings'],
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
    id: 'held-out-c-first-3',
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
          not: ['so there was', 'zero loss after'],
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
    id: 'held-out-c-first-4',
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
    id: 'held-out-c-first-5',
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
          must: ['12%', ['5%', '5'], 'returns', ['battery', 'batteries', 'christmas']],
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
    id: 'held-out-c-first-6',
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
    id: 'held-out-c-first-7',
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
      never: ['5%', '^lost 3', 'all ewes', '410 lambs', 'dog'],
      numbers: ['410'],
    },
  },
  {
    id: 'held-out-c-first-8',
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
      never: ['^eliminated', '4%', '66%', '2 sheets a day'],
      numbers: ['6'],
    },
  },
  {
    id: 'held-out-c-first-9',
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
    id: 'held-out-c-first-10',
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
      never: ['12.5%', '48 dropouts', '^half', '50%'],
      numbers: ['24'],
    },
  },
  {
    id: 'held-out-c-first-11',
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
      never: ['17%', '^built', '^developed', '^programmed', '^coded', 'lads'],
      numbers: ['38%'],
    },
  },
]
