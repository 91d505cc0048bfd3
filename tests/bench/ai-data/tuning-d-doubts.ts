import { ASKED } from './asked.ts'
import type { Case } from './types.ts'
import { about, MADE, TRAINED } from './words.ts'

/** Where a line soon says more than was said: others' deeds, hopes, conditions, hedges, denials, a subject that changed. */
export const TUNING_D_DOUBTS: readonly Case[] = [
  {
    id: 'tuning-d-doubts-1',
    trade: 'florist',
    temper: 'plan beside a deed',
    category: 'achievements',
    current: true,
    question: ASKED.proud,
    answer:
      'The subscription is my thing, 34 offices get a bouquet every Monday. By Christmas we want 60, and a second van.',
    expected: {
      lines: [
        {
          must: ['34', 'offices', ['bouquet', 'bouquets', 'subscription']],
          not: ['my thing', 'we want'],
          example: 'Run a subscription that brings 34 offices a bouquet every Monday',
        },
      ],
      never: ['60', 'van', '2 vans', '94', '26'],
      numbers: ['34'],
    },
  },
  {
    id: 'tuning-d-doubts-2',
    trade: 'assembly line',
    temper: "somebody else's idea",
    category: 'achievements',
    current: false,
    question: ASKED.better,
    answer: 'Ahmed had the idea with the tilted shelf. He saved 11 seconds a unit. I only built the first four.',
    expected: {
      lines: [
        {
          must: ['built', ['first 4', '4'], ['shelves', 'shelf', 'tilted']],
          not: ['Ahmed', 'I only'],
          example: 'Built the first four tilted shelves',
        },
      ],
      never: ['11', '^saved', '^had', 'idea', '^introduced', '^designed'],
      unfit: ['Ahmed'],
      numbers: ['4'],
    },
  },
  {
    id: 'tuning-d-doubts-3',
    trade: 'help desk',
    temper: 'would have',
    category: 'achievements',
    current: false,
    question: ASKED.hard,
    answer:
      "If I'd had the admin rights I would have fixed it in ten minutes. As it was I rang the provider five times and got the 23 mailboxes back by evening.",
    expected: {
      lines: [
        {
          must: ['23', 'mailboxes', ['back', 'restored', 'recovered']],
          not: ['I rang', 'as it was', "I'd"],
          example: 'Got 23 mailboxes back by evening after calling the provider five times',
        },
      ],
      never: ['10 minutes', 'admin rights', '^fixed', '5 mailboxes', '23 times', '23 minutes'],
      numbers: ['23'],
    },
  },
  {
    id: 'tuning-d-doubts-4',
    trade: 'supermarket',
    temper: 'denied with number',
    category: 'achievements',
    current: false,
    question: ASKED.numbers,
    answer:
      "I wasn't the fastest, not 30 items a minute like Petra. But my till was off by more than a euro only twice in four years.",
    expected: {
      lines: [
        {
          must: [['twice', '2'], '4 years', 'till', ['euro', 'off']],
          not: ['my till', 'I wasn', 'Petra', 'fastest'],
          example: 'Till off by more than a euro only twice in four years',
        },
      ],
      never: ['30', 'fastest', '^off', 'never off', '2 euros', '4 euros'],
      unfit: ['Petra'],
      numbers: ['4'],
    },
  },
  {
    id: 'tuning-d-doubts-5',
    trade: 'theatre workshop',
    temper: 'almost and nearly',
    category: 'achievements',
    current: false,
    question: ASKED.projectResult,
    answer:
      'We very nearly won the set prize, second out of nineteen. I built the staircase, it turns, 4.20 high, and it almost collapsed at the dress rehearsal but only almost.',
    expected: {
      lines: [
        {
          must: ['built', 'staircase', ['4.20', '4.2', 'turn*']],
          not: ['I built', 'collapsed', 'it turns'],
          example: 'Built a turning staircase 4.20 high',
        },
        {
          must: [['second', '2nd'], '19'],
          not: ['very nearly', 'we'],
          example: 'Second of nineteen for the set prize',
          optional: true,
        },
      ],
      never: ['^won', 'collapsed', '19 prizes', '19 sets', '1st', 'nearly won'],
      numbers: ['4.20'],
    },
  },
  {
    id: 'tuning-d-doubts-6',
    trade: 'estate agent',
    temper: 'team figure and own figure',
    category: 'achievements',
    current: false,
    question: ASKED.numbers,
    answer: 'The office sold 140 flats that year. Mine were 31 of them. The girl next to me had 44, hats off.',
    expected: {
      lines: [
        {
          must: ['31', ['flats', '140']],
          not: ['mine were', 'hats off', 'the girl'],
          example: 'Sold 31 of the 140 flats that the office sold that year',
        },
      ],
      never: ['44', 'sold 140', '22%', '75', '184'],
      unfit: ['girl'],
      numbers: ['31'],
    },
  },
  {
    id: 'tuning-d-doubts-7',
    trade: 'nursery',
    temper: 'supposed to',
    category: 'achievements',
    current: false,
    question: ASKED.day,
    answer:
      'I was supposed to have eight children and mostly I had twelve. Singing, sleeping, nappies, forest on Thursdays. We were meant to get a third person and never did.',
    expected: {
      lines: [
        {
          must: ['12', 'children'],
          not: ['I was', 'I had', 'supposed', 'meant'],
          example: 'Looked after mostly twelve children',
        },
        {
          must: [['singing', 'forest', 'nappies']],
          not: ['we were', 'meant'],
          example: 'Singing, nappies and forest days',
          optional: true,
        },
      ],
      never: ['8', '3 people', 'third', '20 children', '^supposed'],
      numbers: ['12'],
    },
  },
  {
    id: 'tuning-d-doubts-8',
    trade: 'IT trainer',
    temper: 'uncertain number',
    category: 'achievements',
    current: false,
    question: ASKED.numbers,
    answer:
      'People trained? Maybe 300. Could be more, I never kept count. The evaluations were between 4.6 and 4.8 out of five, that I do know.',
    expected: {
      lines: [
        {
          must: [['evaluation', 'evaluations', 'rating', 'ratings', 'rated'], '4.6', '4.8'],
          not: ['that I', 'I never'],
          example: 'Evaluations between 4.6 and 4.8 out of five',
        },
        {
          must: [TRAINED, about('300')],
          not: ['maybe', 'could be', 'I never'],
          example: 'Trained about 300 people',
          optional: true,
        },
      ],
      never: ['over 300', 'more than 300', '5 people', 'kept count', '4.8%', '300 evaluations'],
      numbers: ['4.6', '4.8'],
    },
  },
  {
    id: 'tuning-d-doubts-9',
    trade: 'shipyard',
    temper: 'they and we',
    category: 'achievements',
    current: false,
    question: ASKED.team,
    answer:
      'They launched two ships while I was there. My section was the rudder: we were nine, I did the alignment, to a tenth of a millimetre.',
    expected: {
      lines: [
        {
          must: [
            ['alignment', 'aligned'],
            ['rudder', 'tenth', '0.1', 'millimetre'],
          ],
          not: ['I did', 'they launched', 'we were'],
          example: 'Aligned rudders to a tenth of a millimetre in a section of nine',
        },
      ],
      never: ['^launched', '9 ships', '2 rudders', '^led', '2 people', '10 mm'],
      numbers: [],
    },
  },
  {
    id: 'tuning-d-doubts-10',
    trade: 'telesales',
    temper: 'goal not reached',
    category: 'achievements',
    current: false,
    question: ASKED.numbers,
    answer:
      'The goal was 25 contracts a week and honestly I never got there. 17, 18, the best was 22. But my cancellations were 3 percent when the floor had 9.',
    expected: {
      lines: [
        {
          must: [['cancellation*', 'cancelled'], '3%', ['9', '9%']],
          not: ['my cancel', 'honestly', 'I never'],
          example: 'Cancellations of 3 percent, where the floor had 9',
        },
        {
          must: [
            ['17', '18', '22'],
            ['contracts', 'week', 'best'],
          ],
          not: ['honestly', 'I never', 'the best was'],
          example: '17 to 18 contracts a week, 22 in the best',
          optional: true,
        },
      ],
      never: ['25', '6%', '22 cancellations', 'reached', '9% cancellations', 'met the goal'],
      numbers: ['3%', ['9', '9%']],
    },
  },
  {
    id: 'tuning-d-doubts-11',
    trade: 'archive',
    temper: 'handed over half-way',
    category: 'projects',
    current: false,
    question: ASKED.project,
    answer:
      'It was to digitise 90,000 index cards. I did the first 32,000 with the scanner and set up the naming, then my contract ended and Sabine finished it.',
    expected: {
      lines: [
        {
          must: [
            ['digitised', 'scanned', 'did', 'handled', 'completed', 'digitized'],
            '32,000',
            ['cards', 'scanner', '90,000'],
          ],
          not: ['I did', 'my contract', 'Sabine'],
          example: 'Digitised the first 32,000 of 90,000 index cards and set up the naming',
        },
        { must: ['set up', 'naming'], not: ['my contract'], example: 'Set up the naming', optional: true },
      ],
      never: ['digitised 90,000', 'scanned 90,000', '^finished', '122,000', '58,000', 'completed 90,000'],
      unfit: ['Sabine'],
      numbers: ['32,000'],
    },
  },
  {
    id: 'tuning-d-doubts-12',
    trade: 'garage',
    temper: 'question to himself',
    category: 'achievements',
    current: false,
    question: ASKED.day,
    answer:
      'How many cars? Five or six, on brakes and exhaust. Engines, no, that was the master. I may have done ten clutches in all those years.',
    expected: {
      lines: [
        {
          must: ['5', '6', ['brakes', 'exhaust']],
          not: ['how many', 'I may', 'engines'],
          example: 'Worked on brakes and exhaust of five or six cars a day',
        },
      ],
      never: ['engines', '10 cars', 'master', 'done 10', '11 cars', '60 cars', '^may'],
      numbers: ['5', '6'],
    },
  },
  {
    id: 'tuning-d-doubts-13',
    trade: 'logistics dispatcher',
    temper: 'before I came',
    category: 'achievements',
    current: false,
    question: ASKED.better,
    answer:
      'Before my time they had already brought empty runs down from 30% to 20. With the return-load list I started it went to 14. The new software did the rest, 11 by now.',
    expected: {
      lines: [
        {
          must: [
            ['return-load', 'return load', 'list'],
            ['started', 'introduced', ...MADE],
            ['14', '14%'],
          ],
          not: ['I started', 'before my time', 'they had'],
          example: 'Started a return-load list that brought empty runs from 20% to 14%',
        },
        {
          must: ['empty runs', ['20', '20%'], ['14', '14%']],
          not: ['before my time', 'they had'],
          example: 'Empty runs from 20% down to 14%',
          optional: true,
        },
      ],
      never: ['30%', '11', 'from 30', 'software', '16%'],
      numbers: [['14', '14%']],
    },
  },
  {
    id: 'tuning-d-doubts-14',
    trade: 'event security',
    temper: 'no incidents, with a but',
    category: 'achievements',
    current: false,
    question: ASKED.proud,
    answer:
      'No injuries in 62 events, that is not luck. One broken arm, but that was the drummer, by himself, off stage.',
    expected: {
      lines: [
        {
          must: [['no', 'without', 'zero'], 'injuries', '62', 'events'],
          not: ['not luck', 'drummer'],
          example: 'No injuries in 62 events',
        },
      ],
      never: ['62 injuries', 'broken arm', 'drummer', '1 injury', '^luck', '^injuries'],
      numbers: ['62'],
    },
  },
  {
    id: 'tuning-d-doubts-15',
    trade: 'pharmacy assistant',
    temper: 'hoped for',
    category: 'achievements',
    current: true,
    question: ASKED.better,
    answer:
      "I sort the blister packs by the hour of taking now. It should save the home about six hours a week, that's what they hope. What I know is we do 140 packs on a Thursday.",
    expected: {
      lines: [
        {
          must: [['sort', 'sorted'], 'blister packs', ['hour', '140']],
          not: ['I sort', 'should', 'they hope', 'what I know'],
          example: 'Sort the blister packs by the hour of taking, 140 packs on a Thursday',
        },
        {
          must: ['140', 'packs', 'thursday'],
          not: ['what I know', 'we do'],
          example: 'Do 140 packs on a Thursday',
          optional: true,
        },
      ],
      never: ['saved', 'saves', 'saving', '6 hours', '140 hours', '140 homes'],
      numbers: ['140'],
    },
  },
  {
    id: 'tuning-d-doubts-16',
    trade: 'paint shop',
    temper: 'shared blame',
    category: 'achievements',
    current: false,
    question: ASKED.hard,
    answer:
      'We had 70 doors with runs in the lacquer. The lad had set the gun wrong. I sanded 50 of them and he did the rest, and the customer got them on the Monday as promised.',
    expected: {
      lines: [
        {
          must: ['sanded', '50', ['doors', '70']],
          not: ['I sanded', 'the lad', 'he did'],
          example: 'Sanded 50 of 70 doors with runs in the lacquer, delivered on the Monday as promised',
        },
      ],
      never: ['sanded 70', 'lacquered 70', '20 doors', '^set', 'wrong', '50 customers'],
      unfit: ['lad'],
      numbers: ['50'],
    },
  },
]
