import { ASKED } from './asked.ts'
import type { Case } from './types.ts'
import { about, LED } from './words.ts'

/** People who design, film, photograph, play, and make games. */
export const TUNING_E_MAKERS_STUDIO: readonly Case[] = [
  {
    id: 'tuning-e-makers-26',
    trade: 'product design',
    temper: 'story of a finding',
    category: 'achievements',
    current: false,
    question: ASKED.project,
    answer:
      'We interviewed 18 customers before drawing a single screen. I led those interviews. What we found was that nobody understood the word policy holder, so we changed it, and the drop-off at that step fell by a third.',
    expected: {
      lines: [
        {
          must: [['interviewed', 'interviews'], '18', 'customers'],
          not: ['we', 'I led'],
          example: 'Interviewed 18 customers before drawing a single screen',
        },
        {
          must: ['led', ['interviews', '18']],
          not: ['I led', 'those'],
          example: 'Led interviews with 18 customers',
          optional: true,
        },
        {
          must: [
            ['drop-off', 'drop off'],
            ['third', '33%'],
          ],
          not: ['we', 'I led'],
          example: 'Drop-off at that step fell by a third',
          optional: true,
        },
        {
          must: [
            ['changed', 'changing'],
            ['policy holder', 'word'],
          ],
          not: ['we', 'changed it'],
          example: "Changed the word 'policy holder'",
          optional: true,
        },
      ],
      never: ['18 screens', 'to a third', '18 steps', '^understood', 'led 18', '3 steps', '18%'],
      numbers: ['18'],
    },
  },
  {
    id: 'tuning-e-makers-27',
    trade: 'graphic design',
    temper: 'list with a bargain',
    category: 'projects',
    current: false,
    question: ASKED.projectResult,
    answer:
      'I did the whole look of the film festival, poster, programme, 30 metres of banners. We printed 12,000 copies of the programme. I also talked the printer down from 6,800 to 5,900.',
    expected: {
      lines: [
        {
          must: ['look', 'festival', ['poster', '30 metres']],
          not: ['I did', 'we'],
          example: 'Did the whole look of the film festival: poster, programme, 30 metres of banners',
        },
        {
          must: ['12,000', 'copies', ['printed', 'programme']],
          not: ['we'],
          example: 'Printed 12,000 copies of the programme',
        },
        {
          must: ['printer', '6,800', '5,900'],
          not: ['I also', 'we'],
          example: 'Talked the printer down from 6,800 to 5,900',
        },
        { must: ['30 metres', 'banners'], not: ['we', 'I did'], example: '30 metres of banners', optional: true },
      ],
      never: ['900', '13%', '12,000 posters', '30 banners', '12,000 metres', '^led', '30 posters', '6,800 copies'],
      numbers: ['30 metres', '12,000', '5,900'],
    },
  },
  {
    id: 'tuning-e-makers-28',
    trade: 'packaging design',
    temper: 'does not claim it',
    category: 'achievements',
    current: false,
    question: ASKED.better,
    answer:
      "My redesign of the tea boxes, I'd say. Sales of that line went up 15 percent the year after but they also changed the price so don't quote me on that.",
    expected: {
      lines: [
        { must: [['redesign', 'redesigned'], 'tea boxes'], not: ['my', "I'd"], example: 'Redesigned the tea boxes' },
        {
          must: ['sales', '15%'],
          not: ['my', "I'd", 'quote'],
          example: 'Sales of the tea line up 15% the year after',
          optional: true,
        },
      ],
      never: [
        'increas*',
        'rais*',
        'boost*',
        '15 boxes',
        '^changed the price',
        'led',
        'changed the price',
        'thanks to',
        'which',
      ],
      numbers: [],
    },
  },
  {
    id: 'tuning-e-makers-29',
    trade: 'video editing',
    temper: 'modest about growth',
    category: 'achievements',
    current: false,
    question: ASKED.numbers,
    answer:
      "I cut two videos a week for the channel, usually eight to ten minutes long. When I came it had 15 thousand subscribers and when I left 90 thousand. I'm not saying it was all me.",
    expected: {
      lines: [
        {
          must: [['cut', 'edited'], '2 videos', ['week', 'weekly']],
          not: ['I cut', 'when I'],
          example: 'Cut two videos a week for the channel, usually eight to ten minutes long',
        },
        {
          must: ['15 thousand', '90 thousand', ['subscribers', 'channel']],
          not: ['when I', "I'm"],
          example: 'Channel from 15,000 to 90,000 subscribers',
          optional: true,
        },
        {
          must: ['15 thousand', 'subscribers'],
          not: ['when I', "I'm"],
          example: 'Channel with 15,000 subscribers',
          optional: true,
        },
        {
          must: ['90 thousand', ['subscribers', 'channel']],
          not: ['when I', "I'm"],
          example: 'Channel with 90,000 subscribers',
          optional: true,
        },
      ],
      never: [
        'grew',
        'increased',
        '75 thousand',
        '90 thousand videos',
        '^led',
        '8 videos',
        '10 videos',
        '15 thousand videos',
      ],
      numbers: ['2'],
    },
  },
  {
    id: 'tuning-e-makers-30',
    trade: 'wedding photography',
    temper: 'matter of fact',
    category: 'achievements',
    current: true,
    question: ASKED.dayNow,
    answer:
      'Weddings mostly, 30 a season. Each one is about 600 edited pictures and the couple has them within three weeks.',
    expected: {
      lines: [
        {
          must: ['weddings', '30', 'season'],
          not: ['mostly, 30 a season each'],
          example: 'Photograph 30 weddings a season',
        },
        {
          must: [about('600'), ['edited pictures', 'pictures']],
          not: ['has them'],
          example: 'About 600 edited pictures for each wedding, delivered within three weeks',
        },
        {
          must: ['3 weeks', ['couple', 'couples', 'pictures']],
          not: ['has them'],
          example: 'Pictures delivered within three weeks',
          optional: true,
        },
      ],
      never: ['600 weddings', '30 pictures', 'over 600', '600 couples', '^led', '18,000', '30 weeks'],
      numbers: ['30', '600', '3 weeks'],
    },
  },
  {
    id: 'tuning-e-makers-31',
    trade: 'music teaching',
    temper: 'warm',
    category: 'achievements',
    current: true,
    question: ASKED.proud,
    answer:
      'I teach piano, 22 pupils at the moment, the youngest is five and the oldest 71. Every June we give a concert. Four of them have passed the entrance exam for the conservatory since 2020.',
    expected: {
      lines: [
        {
          must: [['teach', 'teaching', 'taught'], 'piano', '22', 'pupils'],
          not: ['I teach', 'we give', 'of them'],
          example: 'Teach piano to 22 pupils aged five to 71',
        },
        {
          must: ['4', ['passed', 'entrance exam'], 'conservatory'],
          not: ['of them', 'we give'],
          example: 'Four pupils passed the entrance exam for the conservatory since 2020',
        },
        { must: [['teach', 'teaching'], 'piano'], not: ['I teach', 'we give'], example: 'Teach piano', optional: true },
        { must: ['22', 'pupils'], not: ['I teach', 'we'], example: '22 pupils from five to 71', optional: true },
        { must: ['concert', 'June'], not: ['we'], example: 'Give a concert every June', optional: true },
      ],
      never: ['^passed', '22 passed', '71 pupils', '5 pupils', '4 concerts', '^led', '22 concerts', 'four concerts'],
      numbers: ['22', '4'],
    },
  },
  {
    id: 'tuning-e-makers-32',
    trade: 'live sound',
    temper: 'fragments',
    category: 'achievements',
    current: false,
    question: ASKED.day,
    answer:
      'I mixed front of house for about 120 shows a year. Clubs, town halls, one stadium as support. The monitors were someone else.',
    expected: {
      lines: [
        {
          must: ['mixed', 'front of house', about('120'), 'shows'],
          not: ['I mixed', 'someone'],
          example: 'Mixed front of house for about 120 shows a year in clubs, town halls and one stadium',
        },
        {
          must: ['clubs', 'town halls'],
          not: ['I mixed', 'someone'],
          example: 'Clubs, town halls, one stadium as support',
          optional: true,
        },
      ],
      never: ['monitors', '120 clubs', 'over 120', '^led', '120 town halls', '120 stadiums'],
      numbers: ['120'],
    },
  },
  {
    id: 'tuning-e-makers-33',
    trade: 'music production',
    temper: 'side project',
    category: 'projects',
    current: true,
    question: ASKED.projectResult,
    answer:
      'My band put out two albums and I recorded and mixed both of them in my cellar. The second one has 1.4 million streams. We played 35 gigs last year, which my boss hated.',
    expected: {
      lines: [
        {
          must: ['recorded', 'mixed', ['albums', 'both']],
          not: ['my band', 'of them', 'my'],
          example: 'Recorded and mixed two albums of the own band',
        },
        {
          must: ['1.4 million', 'streams', ['second', 'album', '2nd']],
          not: ['my'],
          example: 'Second album with 1.4 million streams',
        },
        { must: ['played', '35', 'gigs'], not: ['we played', 'hated', 'my'], example: 'Played 35 gigs last year' },
      ],
      never: ['35 albums', '1.4 million albums', '2.8 million', '^hated', '^led', '35 million', '2 streams'],
      unfit: ['hated', 'boss'],
      numbers: ['2', '1.4 million', '35'],
    },
  },
  {
    id: 'tuning-e-makers-34',
    trade: 'level design',
    temper: 'own share',
    category: 'projects',
    current: false,
    question: ASKED.project,
    answer:
      'I was level designer on a puzzle game, there were six of us. 28 of the 50 levels are mine. It got 91 percent positive reviews on Steam.',
    expected: {
      lines: [
        {
          must: ['28', ['50', 'levels']],
          not: ['are mine', 'of us', 'I was'],
          example: 'Designed 28 of the 50 levels of a puzzle game in a team of six',
        },
        {
          must: ['level designer', ['puzzle game', 'team of 6']],
          not: ['of us', 'I was', 'are mine'],
          example: 'Level designer on a puzzle game in a team of six',
          optional: true,
        },
        { must: ['91%', 'reviews'], not: ['it got', 'are mine'], example: '91% positive reviews on Steam' },
      ],
      never: [
        '50 levels designed',
        'designed 50',
        '22',
        '91 reviews',
        '^led',
        '6 games',
        '28%',
        '28 games',
        '6 levels',
        'team of 50',
      ],
      numbers: ['28', '91%'],
    },
  },
  {
    id: 'tuning-e-makers-35',
    trade: 'game programming',
    temper: 'technical and short',
    category: 'achievements',
    current: false,
    question: ASKED.hard,
    answer:
      'We were at 20 frames a second on the Switch, needed 30. I rewrote the shadow pass and batched the foliage and two weeks before cert we hit a stable 30.',
    expected: {
      lines: [
        {
          must: ['rewrote', 'shadow pass'],
          not: ['we', 'I rewrote', 'needed'],
          example:
            'Rewrote the shadow pass and batched the foliage, bringing the Switch version from 20 to a stable 30 frames a second',
        },
        {
          must: ['20 frames', '30'],
          not: ['we', 'needed'],
          example: 'From 20 to a stable 30 frames a second on the Switch',
          optional: true,
        },
        {
          must: [
            ['stable 30', '30'],
            ['hit', 'reached', 'stable'],
          ],
          not: ['we', 'needed'],
          example: 'Hit a stable 30 two weeks before cert',
          optional: true,
        },
        { must: ['batched', 'foliage'], not: ['we'], example: 'Batched the foliage', optional: true },
      ],
      never: ['50%', '30 weeks', '2 frames', '20 weeks', '^led', '^needed', '30 shadow*', '20 switches'],
      numbers: ['30'],
    },
  },
  {
    id: 'tuning-e-makers-36',
    trade: 'school photography',
    temper: 'career in one answer',
    category: 'achievements',
    current: false,
    question: ASKED.proud,
    answer:
      'The studio does school photos, in autumn it is something like 9,000 kids in ten weeks. I started as an assistant and for the last two seasons I had my own team of three.',
    expected: {
      lines: [
        {
          must: [
            [...LED, 'had', 'team'],
            ['team of 3', '3 people', '3'],
            ['2 seasons', 'seasons', 'team'],
          ],
          not: ['I started', 'I had', 'my'],
          example: 'Started as an assistant and led a team of three for the last two seasons',
        },
        {
          must: ['9,000', ['kids', 'children', 'pupils']],
          not: ['I started', 'my'],
          example: 'School photos of about 9,000 children in ten weeks',
          optional: true,
        },
      ],
      never: ['9,000 schools', '10 kids', 'over 9,000', '3 seasons', '9,000 photos', 'team of 2', '10 assistants'],
      numbers: [['3', 'team of 3'], '2'],
    },
  },
]
