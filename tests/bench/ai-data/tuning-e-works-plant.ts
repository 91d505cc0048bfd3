import { ASKED } from './asked.ts'
import type { Case } from './types.ts'
import { about } from './words.ts'

/** People in workshops, factories and laboratories. */
export const TUNING_E_WORKS_PLANT: readonly Case[] = [
  {
    id: 'tuning-e-works-11',
    trade: 'car mechanic',
    temper: 'easy-going',
    category: 'achievements',
    current: false,
    question: ASKED.day,
    answer:
      "Services, brakes, timing belts, the usual. I'd get through five or six cars a day, and comebacks were next to nothing, two in my last year. When the other guy was off I also did the front desk.",
    expected: {
      lines: [
        {
          must: [['5', 'five'], ['6', 'six'], 'cars', 'day'],
          not: ["I'd"],
          example: 'Serviced five or six cars a day',
        },
        {
          must: [['services', 'brakes', 'timing belts']],
          not: ["I'd", 'usual'],
          example: 'Services, brakes and timing belts',
          optional: true,
        },
        {
          must: [['2', 'two'], 'comebacks', 'year'],
          not: ['my'],
          example: 'Two comebacks in the last year',
          optional: true,
        },
        {
          must: ['front desk'],
          not: ['the other guy', 'I also'],
          example: 'Covered the front desk when a colleague was off',
        },
        { must: ['front desk'], not: ['I also', 'guy'], example: 'Covered the front desk', optional: true },
      ],
      never: ['2 cars', '11 cars', 'no comebacks', 'zero comebacks', '6 comebacks', '^led'],
      unfit: ['guy', 'usual'],
      numbers: ['6'],
    },
  },
  {
    id: 'tuning-e-works-12',
    trade: 'truck workshop',
    temper: 'result first, fleet last',
    category: 'achievements',
    current: false,
    question: ASKED.better,
    answer:
      "Breakdowns on the road went from about nine a month to three. That was after I made the drivers do a walk-round check, with a card I'd printed. 22 trucks we had.",
    expected: {
      lines: [
        {
          must: ['breakdowns', [...about('9'), '9'], '3'],
          not: ['we had', 'I made'],
          example: 'Breakdowns on the road went from about nine a month to three after drivers did a walk-round check',
        },
        {
          must: [['walk-round', 'check', 'checks'], 'drivers'],
          not: ['I made', "I'd"],
          example: 'Made the drivers do a walk-round check with a printed card',
        },
        { must: ['22', 'trucks'], not: ['we had'], example: 'Fleet of 22 trucks', optional: true },
      ],
      never: [
        '22 breakdowns',
        'by 9',
        '6 a month',
        '9 trucks',
        '3 trucks',
        '3 drivers',
        '22 drivers',
        '67%',
        'printed with',
      ],
      numbers: ['9', '3', '22'],
    },
  },
  {
    id: 'tuning-e-works-13',
    trade: 'CNC turning',
    temper: 'three pairs of numbers',
    category: 'achievements',
    current: false,
    question: ASKED.numbers,
    answer:
      'I ran two machines, sometimes three. Scrap was 2.1 percent when I took over the cell and 0.6 when I left. Setup used to be 50 minutes and I got it to under 30 by preparing the tools the night before.',
    expected: {
      lines: [
        { must: [['2', 'two'], 'machines'], not: ['I ran'], example: 'Ran two machines, sometimes three' },
        {
          must: ['scrap', '2.1%', ['0.6', '0.6%']],
          not: ['I took', 'I left'],
          example: 'Scrap from 2.1 percent down to 0.6',
        },
        {
          must: [['setup', 'set-up'], '50', ['under 30', 'below 30', 'less than 30']],
          not: ['I got'],
          example: 'Cut setup from 50 minutes to under 30 by preparing the tools the night before',
        },
        {
          must: [['setup', 'set-up', 'under 30'], 'under 30', ['tools', 'preparing']],
          not: ['I got'],
          example: 'Got setup to under 30 minutes by preparing the tools the night before',
          optional: true,
        },
      ],
      never: ['0.6 minutes', '50%', '30%', '2.1 machines', '3% scrap', 'by 30', 'to 30', '20 minutes'],
      numbers: ['2', '2.1%', ['0.6', '0.6%'], '50', '30'],
    },
  },
  {
    id: 'tuning-e-works-14',
    trade: 'biscuit line',
    temper: 'English learned late',
    category: 'achievements',
    current: true,
    question: ASKED.dayNow,
    answer:
      'Packing of biscuits, ten hour shift. We make 28 thousand packet per shift and I am at the end of the line, I control the weight and the date print. If something is wrong I stop.',
    expected: {
      lines: [
        {
          must: [['28,000', '28 thousand'], 'packets', 'shift'],
          not: ['I am'],
          example: 'Part of a line that makes 28,000 packets of biscuits per shift',
        },
        {
          must: [['control', 'check', 'monitor', 'inspect'], 'weight', 'date'],
          not: ['I control', 'I am'],
          example: 'Check the weight and the date print at the end of the line',
        },
        { must: [['packing', 'pack'], 'biscuits'], not: ['I am'], example: 'Packing of biscuits', optional: true },
        {
          must: ['stop', ['line', 'wrong']],
          not: ['I stop'],
          example: 'Stop the line if something is wrong',
          optional: true,
        },
      ],
      never: ['28 packets', '10,000', '10 packets', '28 hours', '^led', '28 shifts'],
      numbers: [['28,000', '28 thousand']],
    },
  },
  {
    id: 'tuning-e-works-15',
    trade: 'quality control, castings',
    temper: 'problem and cause',
    category: 'achievements',
    current: false,
    question: ASKED.hard,
    answer:
      'A customer sent back 1,200 housings because of a crack nobody could see with the eye. I cut a few of them open and found it always started at the same gate. We changed the mould temperature by 15 degrees and three weeks later the complaint was closed.',
    expected: {
      lines: [
        {
          must: [
            ['crack*', 'gate', 'cut'],
            ['found', 'traced', 'identified', 'discovered', 'cut'],
            ['gate', 'housings', 'open'],
          ],
          not: ['I cut', 'nobody'],
          example: 'Cut open housings and found that the crack always started at the same gate',
        },
        {
          must: [
            ['mould temperature', 'temperature'],
            ['15 degrees', '15'],
          ],
          not: ['we changed'],
          example:
            'Changed the mould temperature by 15 degrees with the team; the complaint was closed three weeks later',
        },
        {
          must: ['1,200', 'housings'],
          not: ['nobody'],
          example: '1,200 housings sent back because of a crack',
          optional: true,
        },
        {
          must: ['complaint', 'closed', '3 weeks'],
          not: ['we'],
          example: 'Complaint closed three weeks later',
          optional: true,
        },
      ],
      never: [
        '1,200 cracks',
        '15 housings',
        '^sent back',
        '^returned',
        '15%',
        'to 15',
        '3 housings',
        '15 weeks',
        '^led',
      ],
      unfit: ['nobody could'],
      numbers: ['1,200', '15', '3 weeks'],
    },
  },
  {
    id: 'tuning-e-works-16',
    trade: 'plant maintenance',
    temper: 'down time',
    category: 'achievements',
    current: false,
    question: ASKED.proud,
    answer:
      'The old press. It stood still for about 11 percent of the shifts when I came and everybody had got used to it. I rebuilt the hydraulics over two weekends with a friend from the toolroom, and in the year after that it was under 2.',
    expected: {
      lines: [
        {
          must: ['rebuilt', 'hydraulics', [...about('11%'), '11%', '2 weekends', 'two weekends', 'under 2', 'press']],
          not: ['I rebuilt', 'when I'],
          example:
            'Rebuilt the hydraulics of the old press over two weekends; standstill went from about 11 percent to under 2',
        },
        {
          must: ['rebuilt', 'hydraulics'],
          not: ['I rebuilt', 'everybody', 'friend'],
          example: 'Rebuilt the hydraulics over two weekends with a colleague from the toolroom',
          optional: true,
        },
        {
          must: ['11%', ['under 2', 'under 2%']],
          not: ['I came', 'it stood'],
          example: 'Standstill from about 11 percent of the shifts to under 2',
          optional: true,
        },
      ],
      never: ['2 presses', '11 weekends', 'by 11%', '11 presses', '9%', 'over 11%', '11 shifts', 'alone'],
      unfit: ['friend', 'everybody had'],
      numbers: ['11%', ['2', '2%']],
    },
  },
  {
    id: 'tuning-e-works-17',
    trade: 'cheese dairy',
    temper: 'present, a medal',
    category: 'achievements',
    current: true,
    question: ASKED.proud,
    answer:
      "I make about 320 kilos of cheese a day out of 3,000 litres of milk, and I'm alone in the dairy from four till ten. Last autumn we won a silver medal at the regional show with the one I'd changed the salting on.",
    expected: {
      lines: [
        {
          must: [['make', 'produce'], about('320'), 'cheese', 'day'],
          not: ["I'm", 'made'],
          example: 'Make about 320 kilos of cheese a day out of 3,000 litres of milk',
        },
        {
          must: ['silver', ['medal', 'show']],
          not: ['we won', 'the one'],
          example: 'Won a silver medal at the regional show last autumn',
        },
        { must: ['salting'], not: ["I'd", 'the one'], example: 'Changed the salting', optional: true },
      ],
      never: ['gold', '320 litres', '3,000 kilos', '4 kilos', '10 litres', '320 medals', 'over 320'],
      numbers: ['320', '3,000'],
    },
  },
  {
    id: 'tuning-e-works-18',
    trade: 'industrial bakery',
    temper: 'a denial first',
    category: 'achievements',
    current: false,
    question: ASKED.team,
    answer:
      "I wasn't the shift leader, I want to be clear about that. But I trained all the new ones on the dough divider, nine in total, and all nine are still there.",
    expected: {
      lines: [
        {
          must: ['trained', ['9', 'nine'], ['divider', 'new']],
          not: ['I trained', 'I want', 'new ones'],
          example: 'Trained nine new people on the dough divider; all nine are still there',
        },
        {
          must: [
            ['9', 'nine'],
            ['still there', 'stayed', 'still'],
          ],
          not: ['I trained'],
          example: 'All nine still there',
          optional: true,
        },
      ],
      never: ['^led', 'shift leader', '^was', '9 dividers', '18', 'managed'],
      numbers: ['9'],
    },
  },
  {
    id: 'tuning-e-works-19',
    trade: 'brewery bottling',
    temper: 'a wish, then the truth',
    category: 'achievements',
    current: false,
    question: ASKED.numbers,
    answer:
      "I'd have loved to get the bottling line to 20 thousand an hour. We got to seventeen and a half. When I came it was 14. I did the change parts, the rest was Marco.",
    expected: {
      lines: [
        {
          must: [
            ['17,500', '17.5', '17 and a half'],
            ['14', '14,000'],
          ],
          not: ["I'd", 'we got', 'I came'],
          example: 'Bottling line from 14 to 17.5 thousand an hour as part of a team',
        },
        {
          must: [
            ['17,500', '17.5', '17 and a half'],
            ['bottling line', 'line', 'hour'],
          ],
          not: ["I'd", 'we got'],
          example: 'Bottling line at 17.5 thousand an hour',
          optional: true,
        },
        { must: ['change parts'], not: ['I did'], example: 'Handled the change parts' },
      ],
      never: ['20,000', '20 thousand', '3,500', 'by 14', '17.5%', '14 hours'],
      unfit: ['Marco'],
      numbers: [
        ['17,500', '17.5', '17 and a half', '17.5 thousand'],
        ['14', '14,000'],
      ],
    },
  },
  {
    id: 'tuning-e-works-20',
    trade: 'meat plant laboratory',
    temper: 'terse',
    category: 'achievements',
    current: false,
    question: ASKED.day,
    answer: 'Samples. Forty a day, roughly, from six lines, and then the paperwork for the vet.',
    expected: {
      lines: [
        {
          must: ['samples', [...about('40'), '40'], 'day'],
          not: ['and then'],
          example: 'Took roughly 40 samples a day from six lines',
        },
        { must: ['paperwork', 'vet'], not: ['and then'], example: 'Paperwork for the vet', optional: true },
        {
          must: ['samples', '40', ['6', 'six'], 'paperwork'],
          not: ['and then'],
          example: 'Roughly forty samples a day from six lines and the paperwork for the vet',
          optional: true,
        },
      ],
      never: ['6 a day', '40 lines', '46', '6 vets', '240', 'over 40'],
      numbers: ['40', '6'],
    },
  },
]
