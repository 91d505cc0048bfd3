import { ASKED } from './asked.ts'
import type { Case } from './types.ts'
import { LED, TRAINED } from './words.ts'

/** Terms of which one is enough, or which are all barred. */
const any = (listed: string): readonly string[] => listed.split(', ')

/** Hairdressers, builders and craftspeople. */
export const TUNING_F_D_ALPHA_3: readonly Case[] = [
  {
    id: 'tuning-f-d-alpha-26',
    trade: 'hairdresser',
    temper: 'confident',
    category: 'achievements',
    current: true,
    question: ASKED.better,
    answer:
      "Rebooking, that's down to me. When I came about three in ten clients booked the next appointment before they left, now it's six. I just ask at the mirror and not at the till.",
    expected: {
      lines: [
        {
          must: [any('3, 30%'), any('6, 60%'), any('rebook*, book*, re-book*, appointment, appointments')],
          not: ['it is 6', "it's six", 'down to me'],
          example:
            'Raised the share of clients who book the next appointment before leaving from about three in ten to six by asking at the mirror',
        },
        {
          must: [['ask', 'asking', 'asked'], 'mirror'],
          not: ['I just'],
          example: 'Ask clients about the next appointment at the mirror and not at the till',
          optional: true,
        },
      ],
      never: ['6 appointments', '3 appointments', 'tripled', '6%'],
      numbers: [any('3, 30%'), any('6, 60%')],
    },
  },
  {
    id: 'tuning-f-d-alpha-27',
    trade: 'barber',
    temper: 'second-language English',
    category: 'achievements',
    current: true,
    question: ASKED.dayNow,
    answer:
      'I have from Syria 9 year experience, here 2 year. I cut 15 men in the day, beard with razor also. The customers wait for me, they not want other barber.',
    expected: {
      lines: [
        {
          must: [
            '15',
            any('men, customers, clients, haircuts, cuts, heads'),
            any('cut, cutting, haircuts, hair, cuts'),
          ],
          not: ['in the day', '15 men in'],
          example: 'Cut the hair of 15 men a day',
        },
        {
          must: [['beard', 'beards'], any('razor, shave, shaves, razors, shaving')],
          not: ['with razor also'],
          example: 'Shave and trim beards with a razor',
          optional: true,
        },
        {
          must: [['9 years']],
          not: ['9 year experience, here'],
          example: '9 years of experience in Syria and 2 years here',
          optional: true,
        },
        {
          must: [
            any('wait, waiting, ask, asked, loyal, regulars, prefer, preferred, requested'),
            ['customers', 'clients', 'regulars', 'customer'],
          ],
          not: ['not want', 'wait for me'],
          example: 'Customers wait rather than go to another barber',
          optional: true,
        },
      ],
      never: ['11 years here', '15 years', '9 men', 'no customers', '2 men'],
      numbers: ['15'],
    },
  },
  {
    id: 'tuning-f-d-alpha-28',
    trade: 'hair colourist',
    temper: 'opinionated',
    category: 'skills',
    current: true,
    question: ASKED.skills,
    answer:
      'Balayage, foils, colour correction. I did the Wella master course in 2021. Extensions no, I find them horrible. English is okay, Polish is my mother tongue.',
    expected: {
      lines: [
        { must: ['balayage'], example: 'Balayage' },
        { must: [['foils', 'foil', 'foiling']], example: 'Foils' },
        { must: [['colour correction', 'color correction']], example: 'Colour correction' },
        { must: ['Wella'], not: ['I did'], example: 'Wella master course (2021)' },
        { must: ['Polish'], not: ['mother tongue, english', 'my mother'], example: 'Polish (native)' },
        { must: ['English'], not: ['okay', 'fluent'], example: 'English' },
      ],
      never: any('extensions, extension, English (fluent), fluent English, perms, master hairdresser'),
      unfit: ['horrible'],
      numbers: [],
    },
  },
  {
    id: 'tuning-f-d-alpha-29',
    trade: 'hair salon',
    temper: 'short',
    category: 'values',
    current: true,
    question: ASKED.others,
    answer: "They say I'm calm, even on a Saturday. And I'm honest, if a fringe is wrong for you I tell you.",
    expected: {
      lines: [
        { must: [['calm', 'calmness']], not: ['they say'], example: 'Calm even on a Saturday.' },
        {
          must: [['honest', 'honesty', 'honestly', 'frank']],
          not: ['for you', 'tell you'],
          example: 'Honest with clients about what suits them.',
        },
      ],
      never: ['years', 'award', 'dishonest', 'manager', 'patient'],
      numbers: [],
    },
  },
  {
    id: 'tuning-f-d-alpha-30',
    trade: 'bricklayer',
    temper: "a father's number",
    category: 'achievements',
    current: true,
    question: ASKED.numbers,
    answer:
      "On a good day 700 bricks. My dad did a thousand, but he's retired. I've got two lads I teach, one of them passed his NVQ in June.",
    expected: {
      lines: [
        { must: ['700', 'bricks'], not: ['laid', 'dad'], example: 'Lay up to 700 bricks on a good day' },
        {
          must: [
            [...TRAINED, 'mentor', 'coach'],
            '2',
            ['apprentices', 'lads', 'trainees', 'learners', 'young', 'bricklayers', 'people'],
          ],
          not: ["I've", 'I teach'],
          example: 'Teach two apprentices, one of whom passed the NVQ in June',
        },
        {
          must: ['NVQ', ['1', 'passed', 'apprentice', 'trainee']],
          not: ['his nvq'],
          example: 'One apprentice passed the NVQ in June',
          optional: true,
        },
      ],
      never: ['1,000', 'thousand', '^passed', '2 passed', 'both passed', '1,700', 'over 700'],
      unfit: ['dad', 'retired'],
      numbers: ['700', '2'],
    },
  },
  {
    id: 'tuning-f-d-alpha-31',
    trade: 'roofer',
    temper: 'story with a team',
    category: 'achievements',
    current: false,
    question: ASKED.hard,
    answer:
      'A storm took half the roof off a primary school on a Sunday. We were four men and had tarps on by ten at night, so on Monday it was dry and they had lessons. I was the one on the phone getting the scaffold, and then I was up there too.',
    expected: {
      lines: [
        {
          must: ['roof', ['tarps', 'covered', 'tarp', 'tarpaulins', 'secured', 'sealed'], ['school']],
          not: ['single-handed*', 'we were'],
          example:
            'Covered the storm-damaged roof of a primary school with tarps by ten at night in a team of four, so that lessons took place on Monday',
        },
        {
          must: [
            ['scaffold', 'scaffolding'],
            any('phone, got, arranged, organi*, ordered, obtained, called, secured, sourced, getting'),
          ],
          not: ['the one on the phone'],
          example: 'Arranged the scaffold by phone',
        },
        {
          must: [any('dry, lessons'), any('monday, school')],
          not: ['they had'],
          example: 'School dry on Monday, with lessons as usual',
          optional: true,
        },
        {
          must: [any('tarps, tarpaulins, tarp'), ['4', '10']],
          not: ['we were'],
          example: 'Tarps on by ten at night with four men',
          optional: true,
        },
      ],
      never: ['^led', '10 men', '4 schools', '10 nights', '4 nights', 'foreman', '10 hours'],
      numbers: [],
    },
  },
  {
    id: 'tuning-f-d-alpha-32',
    trade: 'plasterer',
    temper: 'self-correction, shared work',
    category: 'achievements',
    current: false,
    question: ASKED.numbers,
    answer: 'We did 40 flats, no, sorry, 48, it was six blocks of eight. I did all the ceilings, Marek the walls.',
    expected: {
      lines: [
        {
          must: ['ceilings', ['48', '6 blocks', 'flats', 'plastered', 'all']],
          not: ['no, sorry', '6 blocks of 8. I'],
          example: 'Plastered all the ceilings of 48 flats in six blocks of eight',
        },
        {
          must: ['48', ['flats', 'apartments']],
          not: ['sorry', 'we did'],
          example: '48 flats in six blocks of eight with a colleague',
        },
      ],
      never: any(
        '40, 88, 8 blocks, ^plastered the walls, walls and ceilings, ceilings and walls, ^led, 48 blocks, 48 ceilings',
      ),
      unfit: ['Marek'],
      numbers: ['48'],
    },
  },
  {
    id: 'tuning-f-d-alpha-33',
    trade: 'site management',
    temper: 'good and bad',
    category: 'projects',
    current: false,
    question: ASKED.projectResult,
    answer:
      'A nursery for 90 children, timber frame, fourteen months. I ran the site day to day. We handed over two weeks late, that was the windows, but three percent under budget.',
    expected: {
      lines: [
        {
          must: [[...LED, 'site'], any('nursery, site'), any('nursery, timber, 90, 14, day, daily')],
          not: ['single-handed*', 'fourteen months. I', 'late'],
          example: 'Ran the site of a timber-frame nursery for 90 children day to day for fourteen months',
        },
        {
          must: ['3%', any('under budget, below budget, under the budget, below the budget, less than budget*')],
          not: ['we handed'],
          example: 'Handed over three percent under budget',
        },
        {
          must: ['nursery', ['90', 'timber']],
          not: ['late'],
          example: 'Timber-frame nursery for 90 children built in fourteen months',
          optional: true,
        },
      ],
      never: any('on time, 3 weeks, 90%, 14 children, early, 90 windows, 14 weeks, 3% late, on schedule, over budget'),
      unfit: ['late'],
      numbers: ['90', '3%'],
    },
  },
  {
    id: 'tuning-f-d-alpha-34',
    trade: 'tiler',
    temper: 'plain',
    category: 'achievements',
    current: false,
    question: ASKED.day,
    answer:
      'Bathrooms mostly. Measure, cut, lay, grout, about one bathroom a week. I did the underfloor heating mats too when the electrician had signed them off.',
    expected: {
      lines: [
        {
          must: [
            ['bathroom', 'bathrooms'],
            any('tiled, tiling, cut, laid, grouted, week, tiles, mostly, mainly, laying'),
          ],
          not: ['^measure', 'lay, grout'],
          example: 'Tiled about one bathroom a week, from measuring and cutting to laying and grouting',
        },
        { must: [['underfloor', 'heating']], not: ['signed them'], example: 'Laid underfloor heating mats' },
        {
          must: [['measured', 'measuring'], any('grouted, grouting, laid, laying, cut')],
          example: 'Measured, cut, laid and grouted tiles',
          optional: true,
        },
      ],
      never: ['^signed', 'electrician by', '1 bathroom a day', 'wired', 'bathroom a month'],
      numbers: [],
    },
  },
  {
    id: 'tuning-f-d-alpha-35',
    trade: 'goldsmith',
    temper: 'dry',
    category: 'achievements',
    current: false,
    question: ASKED.better,
    answer:
      'Repairs used to wait six weeks. I sorted the drawer by date, simple as that, and started doing all the chain repairs on Monday mornings. It was ten days when I left.',
    expected: {
      lines: [
        {
          must: ['6 weeks', '10 days', ['repair', 'repairs', 'waiting', 'wait', 'turnaround']],
          not: ['when I left', 'simple as', 'used to wait 6 weeks. I'],
          example:
            'Cut the wait for repairs from six weeks to ten days by sorting them by date and doing all chain repairs on Monday mornings',
        },
        {
          must: [['sorted', 'sorting', 'organised', 'organized', 'ordered'], 'date'],
          not: ['simple as'],
          example: 'Sorted the repairs by date',
          optional: true,
        },
        {
          must: ['chain', ['monday', 'mondays']],
          not: ['simple as'],
          example: 'Started doing all the chain repairs on Monday mornings',
          optional: true,
        },
      ],
      never: ['32 days', '6 days', '10 weeks', '76%', '10 repairs', '6 repairs', '10 chains'],
      numbers: ['6 weeks', '10 days'],
    },
  },
  {
    id: 'tuning-f-d-alpha-36',
    trade: 'pottery',
    temper: 'quietly proud',
    category: 'projects',
    current: false,
    question: ASKED.projectResult,
    answer:
      "600 plates for a restaurant in Lyon, all in one ash glaze that I mixed for them. It took eight firings and I'd do fewer next time. They've ordered again, 200 bowls.",
    expected: {
      lines: [
        {
          must: ['600', 'plates', ['made', 'threw', 'restaurant', 'Lyon', 'glaze', 'produced', 'created', 'crafted']],
          not: ['for them', 'it took'],
          example: 'Made 600 plates for a restaurant in Lyon in an ash glaze mixed for the order, in eight firings',
        },
        {
          must: ['200', ['bowls', 'bowl']],
          not: ["they've"],
          example: 'Follow-up order of 200 bowls from the restaurant',
        },
        {
          must: ['glaze', ['mixed', 'mixing', 'developed', 'created', 'made']],
          not: ['for them', 'I mixed'],
          example: 'Mixed an ash glaze for the order',
          optional: true,
        },
        { must: ['8', 'firings'], not: ['it took'], example: 'Completed the order in eight firings', optional: true },
      ],
      never: any('800, 600 restaurants, 200 plates, 600 bowls, 8 restaurants, fewer, ^made 200, made 200 bowls'),
      numbers: ['600', '200'],
    },
  },
  {
    id: 'tuning-f-d-alpha-37',
    trade: 'upholstery',
    temper: 'rambling',
    category: 'achievements',
    current: false,
    question: ASKED.proud,
    answer:
      "Oh, it's a funny trade, nobody wants to learn it any more, and people buy a sofa and throw it out after five years. But all right. The thing I'm proudest of is the seats in the old theatre, 312 of them, horsehair, springs, the lot. I had one apprentice and we did it in the eleven weeks they were closed.",
    expected: {
      lines: [
        {
          must: ['312', 'seats', ['theatre', 'theater', '11 weeks']],
          not: ['proudest', 'they were closed', 'the lot'],
          example:
            'Reupholstered 312 seats of an old theatre with horsehair and springs in eleven weeks with one apprentice',
        },
        {
          must: [['11 weeks'], ['theatre', 'theater', 'seats', 'apprentice']],
          not: ['they were closed', 'the lot'],
          example: 'Finished the theatre seats in the eleven weeks of its closure with one apprentice',
          optional: true,
        },
      ],
      never: any('5 years, sofa, 312 weeks, 11 seats, 312 theatres, 312 sofas, alone, 11 apprentices'),
      unfit: ['funny trade', 'nobody wants'],
      numbers: ['312', '11 weeks'],
    },
  },
]
