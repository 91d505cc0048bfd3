import { ASKED } from './asked.ts'
import type { Case } from './types.ts'
import { about, LED, MADE, REPAIRED, TRAINED, WENT_UP } from './words.ts'

/** People who were given their work, and who say it in passives, relative clauses and lists. */
export const TUNING_B_GIVEN: readonly Case[] = [
  {
    id: 'tuning-b-given-1',
    trade: 'police',
    temper: 'was given the job of',
    category: 'achievements',
    current: false,
    question: ASKED.project,
    answer:
      'I was given the job of digitising the lost property register, which had been kept on paper since the seventies, and I finished it in 8 months: 5,200 entries.',
    expected: {
      lines: [
        {
          must: [
            ['digitised', 'digitized', 'digitising', 'digitizing'],
            ['lost property', 'register'],
            '5,200',
            ['8 months', '8'],
          ],
          example: 'Digitised the lost property register of 5,200 entries in 8 months',
        },
        {
          must: ['5,200', '8', ['entries', 'register']],
          example: 'Finished 5,200 entries in 8 months',
          optional: true,
        },
      ],
      never: ['70', '1970', '^led'],
      numbers: ['5,200', '8'],
    },
  },
  {
    id: 'tuning-b-given-2',
    trade: 'fire service',
    temper: 'got put in charge of',
    category: 'achievements',
    current: false,
    question: ASKED.team,
    answer:
      'After two years I got put in charge of the youth brigade, 28 kids between ten and sixteen. Four of them are full firefighters today.',
    expected: {
      lines: [
        {
          must: [
            [...LED, 'charge'],
            ['youth brigade', 'youth'],
            '28',
            ['kids', 'children', 'members', 'young', 'youngsters', 'teenagers', 'brigade'],
          ],
          example: 'Put in charge of the youth brigade of 28 children aged ten to sixteen',
        },
        {
          must: ['4', ['firefighters', 'firefighter']],
          example: 'Four members of the youth brigade became full firefighters',
          optional: true,
        },
      ],
      never: ['^trained 4', '32', '26'],
      numbers: ['28'],
    },
  },
  {
    id: 'tuning-b-given-3',
    trade: 'army',
    temper: 'passive duties',
    category: 'achievements',
    current: false,
    question: ASKED.day,
    answer:
      'I was assigned to the motor pool, where I was made responsible for eleven vehicles, and later I was sent to Mali for six months.',
    expected: {
      lines: [
        {
          must: ['11', 'vehicles', ['motor pool', ...LED, 'responsible', 'responsibility', 'maintained', 'kept']],
          example: 'Looked after eleven vehicles in the motor pool',
        },
        { must: ['Mali', '6 months'], example: 'Sent to Mali for six months', optional: true },
      ],
      never: ['^commanded', 'officer', 'combat'],
      numbers: ['11'],
    },
  },
  {
    id: 'tuning-b-given-4',
    trade: 'prison service',
    temper: 'gerund list',
    category: 'achievements',
    current: false,
    question: ASKED.day,
    answer:
      'Counting heads, unlocking 64 cells, breaking up fights, writing reports, and on Thursdays running the chess group, which was the part I liked.',
    expected: {
      lines: [
        {
          must: ['64', 'cells', ['unlocked', 'unlocking', 'opened', 'counted', 'counting', 'wrote', 'reports']],
          example: 'Unlocked 64 cells, counted heads, broke up fights and wrote reports',
        },
        {
          must: [
            'chess',
            ['ran', 'running', 'held', 'led', 'organised', 'organized'],
            ['Thursdays', 'Thursday', 'weekly', 'group'],
          ],
          example: 'Ran the chess group on Thursdays',
        },
      ],
      never: ['^liked'],
      unfit: ['the part'],
      numbers: ['64'],
    },
  },
  {
    id: 'tuning-b-given-5',
    trade: 'customs',
    temper: 'relative clause',
    category: 'achievements',
    current: false,
    question: ASKED.hard,
    answer: 'The container that everybody else had waved through was the one in which I found 40,000 fake watches.',
    expected: {
      lines: [
        {
          must: [
            ['found', 'discovered', 'uncovered', 'detected', 'seized', 'spotted', 'identified'],
            '40,000',
            'watches',
            ['fake', 'counterfeit'],
          ],
          not: ['everybody'],
          example: 'Found 40,000 fake watches in a container',
        },
      ],
      never: ['^waved', 'drugs', '^seized 40'],
      numbers: ['40,000'],
    },
  },
  {
    id: 'tuning-b-given-6',
    trade: 'town hall',
    temper: 'was asked to',
    category: 'projects',
    current: false,
    question: ASKED.project,
    answer:
      'I was asked by the mayor to plan the car-free Sunday. Six streets, 35 stalls, about nine thousand visitors, nothing got broken.',
    expected: {
      lines: [
        {
          must: [
            ['planned', 'organised', 'organized', 'ran', 'planning'],
            ['car-free', 'car free'],
            ['35', ...about('9,000'), '6'],
          ],
          example: 'Planned the car-free Sunday with six streets, 35 stalls and about 9,000 visitors',
        },
        { must: [about('9,000'), 'visitors'], example: 'About 9,000 visitors', optional: true },
        { must: ['6', 'streets', '35', 'stalls'], example: 'Six streets and 35 stalls', optional: true },
      ],
      never: ['mayor of', 'got broken', '^broke'],
      numbers: ['35', '9,000'],
    },
  },
  {
    id: 'tuning-b-given-7',
    trade: 'theatre technician',
    temper: 'thanks to which',
    category: 'achievements',
    current: false,
    question: ASKED.better,
    answer:
      'I labelled every cable and every dimmer, thanks to which the set-up for a touring show now takes 5 hours, not 9.',
    expected: {
      lines: [
        {
          must: [['labelled', 'labeled', 'labelling', 'labeling'], ['cable', 'cables'], '5', '9'],
          example:
            'Labelled every cable and dimmer, thanks to which set-up for a touring show takes 5 hours instead of 9',
        },
        {
          must: [
            ['labelled', 'labeled'],
            ['cable', 'cables'],
          ],
          example: 'Labelled every cable and dimmer',
          optional: true,
        },
        {
          must: [['set-up', 'setup', 'set up'], '5', '9'],
          example: 'Set-up for a touring show takes 5 hours instead of 9',
          optional: true,
        },
      ],
      never: ['4 hours', '44%'],
      numbers: ['5', '9'],
    },
  },
  {
    id: 'tuning-b-given-8',
    trade: 'sound engineering',
    temper: 'list without verbs',
    category: 'achievements',
    current: false,
    question: ASKED.numbers,
    answer: 'Two hundred and ten concerts, three festivals, one live album that got mixed by me in four days.',
    expected: {
      lines: [
        { must: ['210', 'concerts', ['3', 'festivals']], example: '210 concerts and three festivals' },
        { must: [['mixed', 'mixing'], 'album', '4 days'], example: 'Mixed a live album in four days' },
      ],
      never: ['^won', 'studio', '213'],
      numbers: ['210', '4'],
    },
  },
  {
    id: 'tuning-b-given-9',
    trade: 'interpreting',
    temper: 'which meant that',
    category: 'achievements',
    current: false,
    question: ASKED.hard,
    answer:
      "At the hospital they'd been using the children of patients as interpreters. I got a phone list of 26 volunteers going in nine languages, which meant that no kid had to translate a diagnosis any more.",
    expected: {
      lines: [
        {
          must: ['26', '9', 'languages', ['volunteers', 'volunteer', 'interpreters']],
          example:
            'Set up a phone list of 26 volunteer interpreters in nine languages, which meant that no child had to translate a diagnosis any more',
        },
        {
          must: [
            ['no child', 'no kid', 'no children', 'no kids'],
            ['diagnosis', 'translate'],
          ],
          example: 'No child had to translate a diagnosis any more',
          optional: true,
        },
      ],
      never: ['35', '^translated a diagnosis', '^used', 'doctor'],
      numbers: ['26', '9'],
    },
  },
  {
    id: 'tuning-b-given-10',
    trade: 'train driving',
    temper: 'was picked',
    category: 'achievements',
    current: false,
    question: ASKED.proud,
    answer:
      'Out of 140 drivers I was one of five who were picked to test the new signalling, meaning that for 4 months I drove at night with an engineer beside me.',
    expected: {
      lines: [
        {
          must: [
            '5',
            '140',
            'drivers',
            ['signalling', 'signaling'],
            ['picked', 'chosen', 'selected', 'test', 'tested'],
          ],
          example: 'Picked as one of five out of 140 drivers to test the new signalling for 4 months',
        },
        {
          must: [['test', 'tested', 'testing', 'drove'], ['signalling', 'signaling', 'night'], '4'],
          example: 'Tested the new signalling at night for 4 months',
          optional: true,
        },
      ],
      never: ['^designed', '^developed', 'best driver'],
      numbers: ['140', '4'],
    },
  },
  {
    id: 'tuning-b-given-11',
    trade: 'crane operation',
    temper: 'been trusted with',
    category: 'achievements',
    current: false,
    question: ASKED.proud,
    answer:
      "I've been trusted with the heavy lifts. The heaviest was a bridge section, 118 tonnes, that had to sit within 5 millimetres.",
    expected: {
      lines: [
        {
          must: [
            '118 tonnes',
            'bridge',
            ['lifted', 'lifts', 'lift', 'placed', 'set', 'heaviest', 'section', 'lifting'],
          ],
          example: 'Trusted with heavy lifts, the heaviest a bridge section of 118 tonnes placed within 5 millimetres',
        },
        { must: ['heavy', 'lifts'], example: 'Trusted with the heavy lifts', optional: true },
      ],
      never: ['^built', 'bridges', '5 metres'],
      numbers: ['118'],
    },
  },
  {
    id: 'tuning-b-given-12',
    trade: 'journalism',
    temper: 'indirect speech',
    category: 'achievements',
    current: false,
    question: ASKED.proud,
    answer:
      'My editor said that the series about the nursing home was the most read one of 2022. It was 7 articles, it took me half a year, and the owner had to close two floors after that.',
    expected: {
      lines: [
        {
          must: ['7', 'articles', 'nursing home', ['series', 'wrote', 'most read']],
          example: 'Wrote a series of 7 articles about a nursing home, the most read of 2022',
        },
        {
          must: [['close', 'closed', 'closing', 'closure'], '2', 'floors'],
          example: 'Owner had to close two floors after the articles',
          optional: true,
        },
        {
          must: ['series', ['most read', 'most-read'], '2022'],
          example: 'Series about a nursing home was the most read of 2022',
          optional: true,
        },
      ],
      never: ['award', '^closed', 'said that'],
      numbers: ['7'],
    },
  },
  {
    id: 'tuning-b-given-13',
    trade: 'translation',
    temper: 'passive with numbers',
    category: 'achievements',
    current: false,
    question: ASKED.numbers,
    answer:
      'About 1.2 million words have been translated by me, mostly manuals for medical devices, and not one was sent back by the auditors.',
    expected: {
      lines: [
        {
          must: [['translated', 'translation'], about('1.2 million'), 'words', ['manuals', 'medical']],
          example: 'Translated about 1.2 million words, mostly manuals for medical devices',
        },
        {
          must: [
            ['auditors', 'auditor'],
            ['not', 'none', 'no', 'without', 'never'],
          ],
          example: 'Not one manual sent back by the auditors',
          optional: true,
        },
      ],
      never: ['^sent back', '^audited', '$1.2 million'],
      numbers: ['1.2 million'],
    },
  },
  {
    id: 'tuning-b-given-14',
    trade: 'laundry',
    temper: 'what I was hired for and what I did',
    category: 'achievements',
    current: false,
    question: ASKED.better,
    answer:
      'Hired for ironing. Ended up being the one who fixed the machines, because the technician took a week to come. In two years we called him only three times.',
    expected: {
      lines: [
        {
          must: [
            [...REPAIRED, 'maintained'],
            ['machines', 'machine'],
            ['3 times', '3', '2 years', 'technician', 'machines'],
          ],
          example: 'Fixed the machines, calling the technician only three times in two years',
        },
        {
          must: ['technician', ['3 times', '3'], '2 years'],
          example: 'Called the technician only three times in two years',
          optional: true,
        },
      ],
      never: ['^hired', 'week to come', 'engineer'],
      numbers: [],
    },
  },
  {
    id: 'tuning-b-given-15',
    trade: 'event planning',
    temper: 'questions to oneself',
    category: 'achievements',
    current: false,
    question: ASKED.numbers,
    answer:
      'What else was there? The trade fair, right. How many? I believe 420 exhibitors and sixteen thousand visitors over three days, and I was responsible for the hall plan.',
    expected: {
      lines: [
        {
          must: [
            ['hall plan', 'hall'],
            ['420', '16,000'],
            [...MADE, 'responsible', 'responsibility', 'planned', 'charge', ...LED, 'did'],
          ],
          example: 'In charge of the hall plan of a trade fair with 420 exhibitors and 16,000 visitors over three days',
        },
        {
          must: ['420', '16,000', 'fair'],
          example: 'Trade fair with 420 exhibitors and 16,000 visitors over three days',
          optional: true,
        },
      ],
      never: ['^exhibited', '16,420'],
      unfit: ['what else'],
      numbers: ['420', '16,000'],
    },
  },
  {
    id: 'tuning-b-given-16',
    trade: 'travel agency',
    temper: 'several jobs mixed',
    category: 'achievements',
    current: false,
    question: ASKED.day,
    answer:
      'Before the agency I drove a school bus, but at the agency I booked group trips, forty or so a year, for clubs mainly, and did the invoices for them.',
    expected: {
      lines: [
        {
          must: [
            ['booked', 'booking', 'organised', 'organized', 'arranged'],
            [...about('40'), '40 or so'],
            ['trips', 'travel'],
            ['year', 'annually', 'yearly'],
          ],
          example: 'Booked about 40 group trips a year, mainly for clubs, and did the invoices for them',
        },
        {
          must: [
            ['invoices', 'invoicing', 'invoiced'],
            ['did', 'made', 'trips', 'wrote', 'handled', 'invoiced', 'issued', 'prepared'],
          ],
          example: 'Did the invoices for group trips',
          optional: true,
        },
        { must: ['drove', 'bus'], example: 'Drove a school bus', optional: true },
      ],
      never: ['guide', '40 clubs'],
      numbers: ['40'],
    },
  },
  {
    id: 'tuning-b-given-17',
    trade: 'swimming coach',
    temper: 'past and present mixed',
    category: 'achievements',
    current: true,
    question: ASKED.proud,
    answer:
      'I coach the under twelves now, 18 of them. With the older ones, whom I had until last summer, we won the county relay, first time since 1994.',
    expected: {
      lines: [
        {
          must: [['coach', 'coaching', 'train', 'teach'], '18', ['12', 'under-12s', 'under-twelves', 'under twelves']],
          example: 'Coach 18 swimmers under twelve',
        },
        {
          must: [['won', 'win', 'winning', 'victory', 'champions'], 'relay', 'county'],
          example: 'Won the county relay with the older swimmers, for the first time since 1994',
        },
      ],
      never: ['national', '^coached', '1994 times'],
      numbers: ['18'],
    },
  },
  {
    id: 'tuning-b-given-18',
    trade: 'church music',
    temper: 'the thing I am asked for',
    category: 'achievements',
    current: true,
    question: ASKED.dayNow,
    answer:
      "What I'm needed for is the organ, two services every Sunday and some 30 funerals a year, and the children's choir that was started by me in 2020 with 4 kids and has 26 today.",
    expected: {
      lines: [
        {
          must: ['organ', [...about('30'), '2'], ['play', 'playing', 'provide', 'accompany', 'services', 'funerals']],
          not: ['played'],
          example: 'Play the organ at two services every Sunday and some 30 funerals a year',
        },
        {
          must: [
            'choir',
            '4',
            '26',
            ['started', 'founded', 'set up', 'established', 'launched', 'lead', 'grown', 'grow*', ...WENT_UP],
          ],
          example: "Started the children's choir in 2020 with 4 children; it has 26 today",
        },
        {
          must: ['choir', ['started', 'founded', 'set up', 'established', 'launched'], ['2020', "children's"]],
          example: "Started the children's choir in 2020",
          optional: true,
        },
      ],
      never: ['22', 'priest', '56'],
      numbers: ['30', '4', '26'],
    },
  },
  {
    id: 'tuning-b-given-19',
    trade: 'funeral services',
    temper: 'quiet and passive',
    category: 'achievements',
    current: false,
    question: ASKED.others,
    answer:
      'It was me the families were sent to when a child had died. I accompanied maybe fifty families like that, and some still write to me.',
    expected: {
      lines: [
        {
          must: [
            about('50'),
            'families',
            ['accompanied', 'supported', 'helped', 'looked after', 'cared', 'guided', 'counselled'],
          ],
          example: 'Accompanied about fifty families whose child had died',
        },
      ],
      never: ['saved', '^died', 'therap*'],
      numbers: ['50'],
    },
  },
  {
    id: 'tuning-b-given-20',
    trade: 'chemical plant',
    temper: 'was trained as, then trained others',
    category: 'achievements',
    current: false,
    question: ASKED.learned,
    answer:
      'I was trained as a plant operator on the job, passed the gas safety exam in 2017, and from then on it was me training the new ones, sixteen all in all.',
    expected: {
      lines: [
        {
          must: [
            TRAINED,
            '16',
            [
              'operators',
              'colleagues',
              'people',
              'new',
              'staff',
              'starters',
              'hires',
              'employees',
              'ones',
              'newcomers',
            ],
          ],
          example: 'Trained sixteen new operators',
        },
        {
          must: [['passed', 'exam', 'certif*', 'gas safety'], 'gas', '2017'],
          not: ['failed'],
          example: 'Passed the gas safety exam in 2017',
        },
        {
          must: ['trained', 'plant operator', 'job'],
          example: 'Trained as a plant operator on the job',
          optional: true,
        },
      ],
      never: ['^failed', 'engineer', '2016'],
      numbers: ['16', '2017'],
    },
  },
]
