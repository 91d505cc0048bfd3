import { ASKED } from './asked.ts'
import type { Case } from './types.ts'

/** Retired people, people with disabilities, and those who only ever helped in a family business. */
export const HELD_OUT_E_STARTERS_5: readonly Case[] = [
  {
    id: 'held-out-e-starters-56',
    trade: 'school crossing, retired',
    temper: 'stubborn and kind',
    category: 'achievements',
    current: true,
    question: ASKED.better,
    answer:
      "I'm 71 and I do the crossing at St Anne's, mornings and afternoons. There used to be a near miss every few weeks, the deputy head kept a list. I asked the council for a bigger sign and paint on the road, four letters it took, and in the two years since there's been one. I know about 90 of the children by name.",
    expected: {
      lines: [
        {
          must: [
            ['council', 'sign', 'paint', 'letters'],
            ['asked', 'wrote', 'letters', 'request*', 'campaign*', 'got', 'obtained', 'secured', 'persuaded', 'asking'],
          ],
          example: 'Asked the council in four letters for a bigger sign and paint on the road',
        },
        {
          must: [['near miss', 'near misses'], '2'],
          example: 'One near miss in the two years since the bigger sign, one every few weeks before',
        },
        { must: ['90', 'children'], example: 'Know about 90 of the children by name', optional: true },
        { must: ['crossing'], example: "School crossing at St Anne's, mornings and afternoons", optional: true },
      ],
      never: [
        '90 near',
        '4 near',
        '90 letters',
        '4 years',
        'no near miss*',
        'no accident*',
        '^painted',
        '^kept a list',
        '^deputy head',
        '4 signs',
      ],
      others: ['^painted', '^kept a list', '^deputy head'],
      unfit: ['71'],
      numbers: ['4', '2'],
    },
  },
  {
    id: 'held-out-e-starters-57',
    trade: 'waterworks, retired',
    temper: 'gives the deputy his due',
    category: 'achievements',
    current: false,
    question: ASKED.hard,
    answer:
      "Forty-one years at the waterworks, last ten as shift engineer. We had the big flood in '13 and the pump house stood in water up to here. My deputy Frank saved pump two, I'd never take that from him. I decided to switch the north district to the old well, it hadn't been used since the eighties, and 12,000 people kept their water.",
    expected: {
      lines: [
        {
          must: ['well', ['switch*', 'decided', 'decision', 'connected', 'moved', 'north']],
          example:
            'Decided in the flood to switch the north district to the old well, so that 12,000 people kept their water',
        },
        {
          must: ['12000', ['people', 'water', 'residents', 'inhabitants']],
          example: 'Water kept for 12,000 people in the flood',
        },
        {
          must: ['41', ['waterworks', 'years']],
          example: '41 years at the waterworks, the last ten as shift engineer',
        },
        { must: ['10', 'shift engineer'], example: 'Ten years as shift engineer', optional: true },
        { must: ['north district'], example: 'Switched the north district to another supply', optional: true },
      ],
      never: [
        '^saved pump',
        'saved the pump',
        '^rescued pump',
        'chief engineer',
        '12,000 pumps',
        '10 pumps',
        '41 years as shift',
        '41 people',
        '13 people',
        '2 wells',
      ],
      others: ['^saved pump', 'saved the pump', '^rescued pump', 'chief engineer'],
      unfit: ['Frank'],
      numbers: ['41', '10', '12000'],
    },
  },
  {
    id: 'held-out-e-starters-58',
    trade: 'secretary, retired',
    temper: 'sprightly',
    category: 'skills',
    current: false,
    question: ASKED.skills,
    answer:
      "Shorthand, 120 words a minute in my day, I wouldn't swear to it now. Typing with ten fingers, naturally. Word and Outlook, yes, my granddaughter showed me Teams and I manage. I wrote the minutes for the bowls club for years. PowerPoint never, it wasn't invented or I wasn't looking.",
    expected: {
      lines: [
        { must: ['Shorthand'], example: 'Shorthand' },
        { must: [['typing', 'touch typ*', 'touch-typ*', 'type']], example: 'Ten-finger typing' },
        { must: ['Word'], example: 'Word' },
        { must: ['Outlook'], example: 'Outlook' },
        { must: ['Teams'], example: 'Teams' },
        { must: [['minutes', 'minute-taking', 'minute taking']], example: 'Writing minutes', optional: true },
      ],
      never: ['PowerPoint', '120 minutes', '10 words', 'Excel', '120 years', '120 fingers', 'club secretary'],
      others: ['club secretary'],
      unfit: ['granddaughter', 'bowls club', 'in my day'],
      numbers: [],
    },
  },
  {
    id: 'held-out-e-starters-59',
    trade: 'taxi dispatcher in a wheelchair',
    temper: 'blunt',
    category: 'achievements',
    current: true,
    question: ASKED.numbers,
    answer:
      "I'm in a wheelchair, you'll see it anyway. I do the night line for the taxi firm, from home, four nights. On New Year's Eve I took 318 calls in nine hours, I've got the printout on my wall. Usual is more like 110. The other dispatcher gave up at two in the morning and logged off, I won't say who.",
    expected: {
      lines: [
        {
          must: ['318', 'calls'],
          example: "Took 318 calls in nine hours on New Year's Eve, the usual being more like 110",
        },
        {
          must: [
            ['night line', 'night', 'nights'],
            ['taxi', 'dispatch*', '4', 'home'],
          ],
          example: 'Answer the night line of a taxi firm from home, four nights a week',
        },
        { must: ['110', ['calls', 'night']], example: 'Usually take some 110 calls a night', optional: true },
      ],
      never: [
        '110 calls in 9',
        '318 hours',
        '318 calls a night',
        '9 nights',
        '4 hours',
        '318 taxis',
        '^gave up',
        '^logged off',
        'head dispatcher',
        'alone',
      ],
      others: ['^gave up', '^logged off', 'head dispatcher', 'alone'],
      unfit: ['wheelchair', 'printout', 'other dispatcher'],
      numbers: ['318', '9', '4'],
    },
  },
  {
    id: 'held-out-e-starters-60',
    trade: 'bakery, deaf from birth',
    temper: 'practical',
    category: 'achievements',
    current: true,
    question: ASKED.better,
    answer:
      "I am deaf since birth, sign language is my first language. I work in the bakery at the oven, sourdough and rolls, from midnight. I put a lamp on every timer and the mixers because I can't hear the beep. Now the hearing ones look at the lamps too, and burnt trays went from about 10 a week to 2.",
    expected: {
      lines: [
        {
          must: [
            ['lamp*', 'light*'],
            ['timer*', 'mixer*'],
          ],
          example: 'Put a lamp on every timer and on the mixers in the bakery',
        },
        { must: ['10', '2', ['burnt', 'burned', 'tray*']], example: 'Burnt trays went from about 10 a week to 2' },
        {
          must: [['oven', 'sourdough', 'rolls']],
          example: 'Work at the oven of the bakery, sourdough and rolls',
          optional: true,
        },
        { must: ['sign language'], example: 'Sign language as first language', optional: true },
        {
          must: ['lamps', ['colleagues', 'hearing', 'everyone', 'others', 'team', 'whole']],
          example: 'Lamps now used by the colleagues too',
          optional: true,
        },
      ],
      never: [
        '10 lamps',
        '2 lamps',
        '10 timers',
        '2 ovens',
        '10 years',
        '2 mixers',
        '10 trays a day',
        'head baker',
        'master baker',
        '^burnt 10',
      ],
      others: ['head baker', 'master baker'],
      unfit: ['deaf', 'hearing ones'],
      numbers: ['10', '2'],
    },
  },
  {
    id: 'held-out-e-starters-61',
    trade: 'sheltered workshop and café',
    temper: 'short sentences, glad',
    category: 'achievements',
    current: true,
    question: ASKED.proud,
    answer:
      "I work in the workshop. I pack screws in bags, 50 in a bag, I count them right. Then I was at the café two days for a trial and I did the dishwasher and I carried plates. I didn't drop any. Now I'm in the café every day and I've got a badge with my name.",
    expected: {
      lines: [
        {
          must: ['screws', ['pack*', 'count*', '50', 'bag*']],
          example: 'Pack screws in bags of 50 and count them right',
        },
        {
          must: [
            ['café', 'cafe'],
            ['trial', 'dishwasher', 'plates', 'every day', 'daily'],
          ],
          example: 'In the café every day after a trial of two days',
        },
        {
          must: [['dishwasher', 'dishes', 'dishwashing', 'plates', 'washing up']],
          example: 'Did the dishwasher and carried plates without dropping any',
        },
        { must: ['workshop'], example: 'Work in the workshop', optional: true },
        {
          must: ['drop*', ['not', 'no', 'never', 'without', "didn't"]],
          example: 'Did not drop any plates',
          optional: true,
        },
      ],
      never: [
        '50 plates',
        '50 dishes',
        '2 bags',
        '50 days',
        '^dropped',
        '50 screws a day',
        '2 screws',
        '50 bags',
        'café manager',
        'waiter',
      ],
      unfit: ['badge'],
      numbers: ['50'],
    },
  },
  {
    id: 'held-out-e-starters-62',
    trade: 'bookkeeping trainee, autistic',
    temper: 'exact and frank',
    category: 'values',
    current: true,
    question: ASKED.others,
    answer:
      "That my numbers are right. I'm autistic, I'd rather you know. When a list is out by a bit I can't leave it, I'll stay on it till I find the 20 cents. Small talk isn't my thing but if you write me a message I always answer, the same day. And I say what I mean.",
    expected: {
      lines: [
        {
          must: [['numbers', 'accura*', 'precis*', 'exact*', 'correct*', 'figures']],
          example: 'Valued for correct numbers.',
        },
        {
          must: [
            ['answer', 'answers', 'answering', 'repl*', 'respon*'],
            ['same day', 'message*'],
          ],
          example: 'Always answers messages the same day.',
        },
        {
          must: [
            [
              'say',
              'says',
              'saying',
              'clear*',
              'direct*',
              'honest*',
              'straightforward',
              'plain*',
              'open*',
              'frank*',
              'candid*',
            ],
          ],
          example: 'Says what is meant.',
          optional: true,
        },
        {
          must: [['list', 'lists', 'cents', 'persist*', 'thorough*']],
          example: 'Stays on a list until the last 20 cents are found.',
          optional: true,
        },
      ],
      never: [
        '20%',
        '€20',
        '20 lists',
        '20 messages',
        'enjoys small talk',
        'loves small talk',
        'sociable',
        '20 days',
        'team leader',
      ],
      unfit: ['autistic', "isn't my thing", 'rather you know'],
      numbers: [],
    },
  },
  {
    id: 'held-out-e-starters-63',
    trade: 'greengrocer stall of the family',
    temper: 'late recognition of her part',
    category: 'achievements',
    current: false,
    question: ASKED.hard,
    answer:
      "I never had a contract, it was my husband's stall. But the buying was me, five in the morning at the wholesale market, for 26 years. He did the talking, I did the arithmetic. When the supermarket opened across the road we lost I'd say a third, and then I started the soup bags, cut vegetables with a recipe in, and that was 60, 70 a day by the winter.",
    expected: {
      lines: [
        {
          must: ['26', ['buying', 'bought', 'purchas*', 'wholesale', 'market', 'stall']],
          example: 'Did the buying at the wholesale market for 26 years',
        },
        {
          must: [
            ['soup bags', 'soup bag'],
            ['60', '70', 'start*', 'introduced', 'created', 'launched', 'invented', 'developed'],
          ],
          example: 'Started soup bags with cut vegetables and a recipe, 60 to 70 a day by the winter',
        },
        {
          must: [['arithmetic', 'accounts', 'bookkeeping', 'calculat*', 'books']],
          example: 'Did the arithmetic of a greengrocer stall',
          optional: true,
        },
        {
          must: ['third', 'supermarket'],
          example: 'Stall lost about a third when a supermarket opened across the road',
          optional: true,
        },
      ],
      never: [
        '26 bags',
        '70 years',
        '^ran the stall',
        '^owned',
        'stall owner',
        'recovered',
        'made up for',
        '^opened',
        '^did the talking',
        '70 customers',
      ],
      others: ['^ran the stall', '^owned', 'stall owner', '^opened', '^did the talking'],
      unfit: ['husband', "husband's", 'contract'],
      numbers: ['26', '60', '70'],
    },
  },
  {
    id: 'held-out-e-starters-64',
    trade: "parents' takeaway",
    temper: 'joke-maker',
    category: 'achievements',
    current: false,
    question: ASKED.better,
    answer:
      "Phones, chips, nappies of my little brother, in that order. I grew up behind the counter of my parents' takeaway. At 16 I put us on the delivery app because mum was scared of it, took me a weekend with all the photos, 88 dishes. First month we had 40 orders from it, by the time I left for uni it was about 900. Dad still writes everything on paper as well.",
    expected: {
      lines: [
        {
          must: [
            'app',
            [
              'put',
              'listed',
              'set up',
              'registered',
              'added',
              'brought',
              'menu',
              '88',
              'joined',
              'introduced',
              'signed',
              'got',
              'onboarded',
            ],
          ],
          example: 'Put the family takeaway on a delivery app in one weekend, with photos of 88 dishes',
        },
        { must: ['40', '900', 'orders'], example: 'App orders went from 40 in the first month to about 900 later' },
        {
          must: [['counter', 'phone', 'phones', 'chips', 'takeaway']],
          example: 'Helped at the counter and on the phone of the family takeaway',
          optional: true,
        },
        { must: ['88', ['dishes', 'photos']], example: 'Took photos of 88 dishes', optional: true },
      ],
      never: [
        '88 orders',
        '900 dishes',
        '40 dishes',
        '900 a day',
        '900 a week',
        '^owned',
        '^built the app',
        '^developed the app',
        '^writes everything',
        '900 in the first',
      ],
      others: ['^owned', '^built the app', '^developed the app', '^writes everything'],
      unfit: ['nappies', 'mum', 'scared', 'little brother', 'dad'],
      numbers: ['88', '40', '900'],
    },
  },
  {
    id: 'held-out-e-starters-65',
    trade: "uncle's farm",
    temper: 'triumphant',
    category: 'projects',
    current: true,
    question: ASKED.projectResult,
    answer:
      "The egg machine, definitely. On my uncle's farm, by the road, it's a vending machine with eggs, potatoes and jam. I found it second hand, 1,900 euro instead of six thousand, and my cousin fetched it and wired it. I fill it and clean it. It had paid for itself in five months, and my uncle had said it'd never work.",
    expected: {
      lines: [
        {
          must: ['€1900', ['machine', 'found', 'second hand', 'second-hand', 'bought']],
          example: 'Found a second-hand vending machine for a farm for 1,900 euro instead of six thousand',
        },
        {
          must: ['5', ['paid', 'pay', 'payback', 'recouped', 'paying', 'amortised', 'amortized']],
          example: 'Vending machine had paid for itself in five months',
        },
        {
          must: [['fill', 'clean', 'filling', 'stock', 'refill', 'restock', 'filled']],
          example: 'Fill and clean the machine',
        },
        {
          must: ['machine', ['€6000', '€4100', '6000', 'second-hand', 'second hand']],
          example: 'Found a second-hand vending machine',
          optional: true,
        },
        {
          must: ['machine', ['eggs', 'egg', 'jam', 'potatoes']],
          example: 'Vending machine with eggs, potatoes and jam on a farm',
          optional: true,
        },
      ],
      never: [
        '^wired',
        '^fetched',
        '^installed',
        'farm owner',
        '5 machines',
        '€1,900 profit',
        '1,900 eggs',
        '5 years',
        '€1,900 a month',
        '6,000 eggs',
      ],
      others: ['^wired', '^fetched', '^installed', 'farm owner'],
      unfit: ['cousin', 'definitely'],
      numbers: ['€1900', '5'],
    },
  },
  {
    id: 'held-out-e-starters-66',
    trade: 'club archive, retired printer',
    temper: 'self-mocking',
    category: 'projects',
    current: true,
    question: ASKED.project,
    answer:
      "The archive of our rowing club. It lay in the boathouse in eleven banana boxes, damp, nobody wanted it. I'm retired, I've got time and a scanner. So far 3,400 photos and I'd guess another 2,000 to go. A student from the university is doing the website with me, that is, he's doing it and I make the tea.",
    expected: {
      lines: [
        {
          must: ['3400', ['photos', 'photographs', 'pictures', 'scan*', 'images']],
          example: 'Scan the archive of a rowing club, 3,400 photos so far',
        },
        {
          must: ['archive', ['rowing', 'club', 'scan*', 'digiti*']],
          example: 'Scan the archive of a rowing club',
          optional: true,
        },
        {
          must: ['2000', ['go', 'remain*', 'left', 'estimated', 'another', 'more']],
          example: 'Another 2,000 photos to go by estimate',
          optional: true,
        },
        { must: ['11', 'boxes'], example: 'Archive from eleven boxes in the boathouse', optional: true },
      ],
      never: [
        '5,400',
        '^built the website',
        '^created the website',
        '^doing the website',
        'web developer',
        '11 photos',
        '3,400 boxes',
        '3,400 to go',
        '^completed',
      ],
      others: ['^built the website', '^created the website', '^doing the website', 'web developer'],
      unfit: ['make the tea', 'banana', 'retired', 'nobody wanted'],
      numbers: ['3400'],
    },
  },
  {
    id: 'held-out-e-starters-67',
    trade: 'telephone support, blind',
    temper: 'witty',
    category: 'skills',
    current: true,
    question: ASKED.skills,
    answer:
      "I'm blind, so JAWS is the first one, my screen reader, and a Braille display. With those I use Word, Outlook and the ticket system, Zendesk. I type faster than most. I can tune pianos too, I did the school for it, three years. Photoshop, well, no.",
    expected: {
      lines: [
        { must: ['JAWS'], example: 'JAWS (screen reader)' },
        { must: ['Braille'], example: 'Braille display' },
        { must: ['Word'], example: 'Word' },
        { must: ['Outlook'], example: 'Outlook' },
        { must: ['Zendesk'], example: 'Zendesk' },
        { must: [['piano', 'pianos']], example: 'Piano tuning' },
        { must: [['typing', 'type', 'touch typ*', 'touch-typ*']], example: 'Fast typing', optional: true },
        {
          must: [['screen reader', 'screen readers', 'ticket system', 'ticket systems']],
          example: 'Ticket system',
          optional: true,
        },
      ],
      never: ['Photoshop', '3 pianos', 'Excel', '3 years of Zendesk', 'pianist', 'Salesforce', 'piano teacher'],
      unfit: ['blind', 'faster than most'],
      numbers: [],
    },
  },
  {
    id: 'held-out-e-starters-68',
    trade: "brother's plumbing firm",
    temper: 'modest but firm',
    category: 'achievements',
    current: false,
    question: ASKED.better,
    answer:
      "I did the office for my brother's plumbing firm, well, if you call it an office, it was the end of the kitchen table. Invoices, reminders, the phone. People didn't pay and he just let it go, he's soft. So I rang them. By the end nobody owed us anything older than a month, and I never once had to shout.",
    expected: {
      lines: [
        {
          must: [['invoices', 'reminders', 'phone', 'invoicing', 'office']],
          example: 'Did invoices, reminders and the phone for a plumbing firm',
        },
        {
          must: [
            ['rang', 'phoned', 'called', 'chased', 'collected', 'contacted', 'followed up', 'reminded', 'calling'],
            ['customer*', 'debt*', 'people', 'pay', 'paid', 'payment*', 'overdue', 'unpaid', 'bills', 'client*'],
          ],
          example: 'Rang customers who had not paid',
        },
        {
          must: [
            'month',
            ['older', 'open', 'owed', 'overdue', 'outstanding', 'unpaid', 'debt*', 'nothing', 'no', 'nobody'],
          ],
          example: 'Nobody owed the firm anything older than a month by the end',
        },
        {
          must: [
            ['shout', 'shouting'],
            ['never', 'without', 'no', 'not'],
          ],
          example: 'Never once had to shout',
          optional: true,
        },
      ],
      never: [
        '^owed',
        '^shouted',
        '^plumber',
        'as a plumber',
        '^owned',
        'firm owner',
        'office manager',
        '^let it go',
        'debt-free',
      ],
      others: ['^plumber', 'as a plumber', '^owned', 'firm owner', 'office manager', '^let it go'],
      unfit: ['brother', "brother's", 'kitchen table', 'soft'],
      numbers: [],
    },
  },
]
