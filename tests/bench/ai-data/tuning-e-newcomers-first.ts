import { ASKED } from './asked.ts'
import type { Case } from './types.ts'
import { about } from './words.ts'

/** School leavers, students, interns and volunteers. */
export const TUNING_E_NEWCOMERS_FIRST: readonly Case[] = [
  {
    id: 'tuning-e-newcomers-26',
    trade: 'school leaver in a bakery',
    temper: 'shy, chatty',
    category: 'achievements',
    current: false,
    question: ASKED.day,
    answer:
      "I had a Saturday job at a bakery for like a year and a half. On a busy morning I'd serve, I don't know, 150 people? And they let me do the till count at the end because I was never out by more than a pound.",
    expected: {
      lines: [
        {
          must: ['150', ['serve*', 'customers', 'people']],
          not: ["I'd", "don't know"],
          example: 'Served about 150 people on a busy morning',
        },
        {
          must: ['till', ['count', 'counted', 'counting']],
          not: ['let me', 'they'],
          example: 'Did the till count, never out by more than a pound',
        },
        {
          must: [
            ['bakery', 'Saturday'],
            ['1.5 years', 'a year and a half', 'year and a half'],
          ],
          not: ['I had', 'like a year'],
          example: 'Saturday job at a bakery for a year and a half',
          optional: true,
        },
        { must: [['never', 'no'], 'pound'], not: ['I was'], example: 'Never out by more than a pound', optional: true },
      ],
      never: ['150 pounds', '^out by', '^led', 'manager', '150 a year', 'more than 150'],
      unfit: ["don't know", 'like a year'],
      numbers: ['150'],
    },
  },
  {
    id: 'tuning-e-newcomers-27',
    trade: 'school leaver with a paper round',
    temper: 'plain',
    category: 'achievements',
    current: false,
    question: ASKED.proud,
    answer:
      'I did a paper round from when I was 13. Eighty-four papers every morning before school, and I only missed two days in three years, both times snow.',
    expected: {
      lines: [
        {
          must: ['84', ['papers', 'newspapers'], ['morning', 'mornings', 'daily', 'day']],
          not: ['I did', 'I was'],
          example: 'Delivered 84 papers every morning before school',
        },
        {
          must: ['2 days', '3 years', ['missed', 'missing', 'missing only']],
          not: ['I only'],
          example: 'Missed only two days in three years',
        },
        { must: ['paper round'], not: ['I was', 'did a', 'from when'], example: 'Paper round', optional: true },
      ],
      never: ['84 years', '13 papers', '3 days', '84 days', '13 years'],
      unfit: ['13', 'snow'],
      numbers: ['84', '2', '3'],
    },
  },
  {
    id: 'tuning-e-newcomers-28',
    trade: 'student drama society',
    temper: 'matter of fact',
    category: 'achievements',
    current: false,
    question: ASKED.team,
    answer:
      "There were six of us on the committee of the drama society. I was treasurer. We put on two plays and we made about £1,900 on the tickets, which paid for the next year's rights.",
    expected: {
      lines: [
        { must: [['treasurer']], not: ['I was'], example: 'Treasurer of the drama society, on a committee of six' },
        { must: [['plays'], '2'], not: ['we put'], example: 'Put on two plays with the committee' },
        {
          must: [about('£1,900'), ['tickets', 'ticket']],
          not: ['we made'],
          example: "Made about £1,900 on the tickets, which paid for the next year's rights",
        },
        { must: ['6', ['committee']], not: ['there were', 'of us'], example: 'Committee of six', optional: true },
      ],
      never: ['6 plays', '^led', '2 tickets', '£1,900 a year', '6 tickets', '^chaired'],
      numbers: ['2', '£1,900'],
    },
  },
  {
    id: 'tuning-e-newcomers-29',
    trade: 'marketing intern',
    temper: 'careful not to boast',
    category: 'achievements',
    current: false,
    question: ASKED.numbers,
    answer:
      "During my internship I mostly did the Instagram. It had 2,300 followers when I came and 3,900 when I left after five months. I'm not saying that's all me, there was a paid campaign as well, but I did write all the posts, three a week.",
    expected: {
      lines: [
        {
          must: [['Instagram'], ['2,300', '3,900', 'posts', 'handled', 'managed', 'looked after', 'ran', 'worked on']],
          not: ['I mostly', 'my internship', 'it had'],
          example: 'Handled the Instagram account, which went from 2,300 to 3,900 followers in five months',
        },
        {
          must: ['3,900', ['followers']],
          not: ['I came', 'I left', 'it had'],
          example: '2,300 followers at the start, 3,900 after five months',
          optional: true,
        },
        {
          must: [['wrote', 'writing'], 'posts', ['3 a week', '3 per week', '3 posts a week', '3 weekly', 'all']],
          not: ['I did', 'did write'],
          example: 'Wrote all the posts, three a week',
        },
      ],
      never: [
        'increased',
        'raised',
        'boosted',
        'paid campaign by',
        '5 posts',
        'ran a paid campaign',
        '3 months',
        '5 weeks',
        'doubled',
        '^grew',
      ],
      unfit: ["I'm not saying"],
      numbers: ['2,300', '3,900', '3'],
    },
  },
  {
    id: 'tuning-e-newcomers-30',
    trade: 'engineering intern',
    temper: 'a detective story',
    category: 'achievements',
    current: false,
    question: ASKED.hard,
    answer:
      "The test bench kept stopping and nobody knew why. I logged the temperature for a week and saw it always stopped at 71 degrees. It was one fan. They replaced it for 40 euros and it's been running since.",
    expected: {
      lines: [
        {
          must: [
            ['logged', 'logging', 'found', 'traced'],
            ['temperature', 'fan', 'test bench'],
            ['week', '71', 'fan'],
          ],
          not: ['I logged', 'saw it', 'stopped at'],
          example:
            'Logged the temperature of a test bench that kept stopping for a week and found the cause at 71 degrees',
        },
        {
          must: ['71 degrees', ['stopped', 'stopping', 'fan', 'always', 'stops']],
          not: ['I logged'],
          example: 'Logged the temperature for a week and saw that the bench always stopped at 71 degrees',
          optional: true,
        },
        {
          must: ['71', ['temperature', 'test bench', 'fan']],
          not: ['I logged'],
          example: 'Traced the stops of a test bench to a fan at 71 degrees',
          optional: true,
        },
      ],
      never: ['^replaced', '40 fans', '71 euros', '71 weeks', '40 degrees', 'nobody knew'],
      numbers: ['71'],
    },
  },
  {
    id: 'tuning-e-newcomers-31',
    trade: 'food bank volunteer',
    temper: 'brisk',
    category: 'achievements',
    current: true,
    question: ASKED.dayNow,
    answer:
      "I'm a volunteer, so it's only Tuesdays and Thursdays. We give out about 130 parcels a week. I do the rota for 22 volunteers and I ring round when somebody drops out.",
    expected: {
      lines: [
        {
          must: [about('130'), 'parcels', ['week', 'weekly']],
          not: ['we give'],
          example: 'Help give out about 130 parcels a week',
        },
        { must: ['rota', '22 volunteers'], not: ['I do', '^do the'], example: 'Prepare the rota for 22 volunteers' },
        {
          must: [['ring', 'call', 'replacements', 'cover']],
          not: ['I ring'],
          example: 'Ring round for cover when somebody drops out',
          optional: true,
        },
        {
          must: [['Tuesdays', 'Thursdays']],
          not: ["it's", "I'm"],
          example: 'Volunteer on Tuesdays and Thursdays',
          optional: true,
        },
      ],
      never: ['22 parcels', '130 volunteers', '^led', '130 a month', 'over 130', '^dropped'],
      unfit: ['only Tuesdays'],
      numbers: ['130', '22'],
    },
  },
  {
    id: 'tuning-e-newcomers-32',
    trade: 'volunteer fire brigade',
    temper: 'proud, fragments',
    category: 'achievements',
    current: true,
    question: ASKED.proud,
    answer:
      "Seventeen years in the volunteer fire brigade, the last five as group leader. I've done 200 or so call-outs. We get the pump out in under 4 minutes from the alarm, which is good for a village.",
    expected: {
      lines: [
        {
          must: ['17 years', 'fire brigade'],
          example: '17 years in the volunteer fire brigade, the last five as group leader',
        },
        { must: ['5', 'group leader'], example: 'Group leader for the last five years', optional: true },
        {
          must: [
            ['200', ...about('200')],
            ['call-outs', 'callouts', 'call outs'],
          ],
          not: ["I've"],
          example: 'About 200 call-outs',
        },
        {
          must: [
            ['under 4 minutes', 'less than 4 minutes'],
            ['pump', 'alarm'],
          ],
          not: ['we get', 'good for a village'],
          example: 'Pump out in under 4 minutes from the alarm',
        },
      ],
      never: ['17 call-outs', '5 call-outs', '200 years', '4 years', 'over 200', '17 years as group', '200 fires'],
      unfit: ['good for a village'],
      numbers: ['17', '5', '200', '4'],
    },
  },
]
