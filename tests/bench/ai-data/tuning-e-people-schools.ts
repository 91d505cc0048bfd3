import { ASKED } from './asked.ts'
import type { Case } from './types.ts'

/** People of schools, kindergartens, universities and libraries. */
export const TUNING_E_PEOPLE_SCHOOLS: readonly Case[] = [
  {
    id: 'tuning-e-people-19',
    trade: 'primary school',
    temper: 'before and after, out of',
    category: 'achievements',
    current: false,
    question: ASKED.better,
    answer:
      'My year 2 class had 27 kids, nine of them with English as a second language. I started reading in pairs with the year 6s, a quarter of an hour every day. At the end of the year 24 of them read at the expected level. The year before it had been 16 out of 28.',
    expected: {
      lines: [
        {
          must: [['started', 'introduced', 'set up'], 'reading', ['pairs', 'paired']],
          example: 'Started daily paired reading with year 6',
        },
        {
          must: ['24', ['expected level', 'read', 'level']],
          example: '24 of 27 pupils read at the expected level at the end of the year, 16 of 28 the year before',
        },
        {
          must: ['27', ['kids', 'children', 'pupils', 'class']],
          example: 'Taught a year 2 class of 27 children',
          optional: true,
        },
        { must: ['16', '28'], example: '16 of 28 the year before', optional: true },
      ],
      never: ['24 years', '9 pairs', '6 pairs', '27 pairs', '33%', '16 kids', '28 kids', '24 of 28', 'maths'],
      numbers: ['27', '24'],
    },
  },
  {
    id: 'tuning-e-people-20',
    trade: 'secondary school',
    temper: "own rate beside the school's",
    category: 'achievements',
    current: false,
    question: ASKED.numbers,
    answer:
      'Six classes, so roughly 160 students altogether. GCSE pass rate in my sets was 83%, the school had 71. And I only missed two days in eight years.',
    expected: {
      lines: [
        { must: ['160', 'students'], example: 'Taught six classes with about 160 students' },
        { must: ['83%', ['pass', 'GCSE']], not: ['my'], example: 'GCSE pass rate of 83% in own sets' },
        { must: ['6', 'classes'], example: 'Six classes', optional: true },
        { must: ['2 days', '8 years', 'only'], example: 'Missed only two days in eight years', optional: true },
      ],
      never: ['71% in my', 'rate of 71', '12%', '160 classes', '83 students', '71 students', '8 days'],
      numbers: ['160', '83%'],
    },
  },
  {
    id: 'tuning-e-people-21',
    trade: 'school office',
    temper: 'chatty',
    category: 'achievements',
    current: false,
    question: ASKED.day,
    answer:
      "Oh it never stops, phones, attendance, dinner money, visitors, somebody's lost a shoe. 420 pupils and I knew nearly every name. I also did the census return three times a year and ordered everything, about 18 thousand pounds worth.",
    expected: {
      lines: [
        { must: ['420', 'pupils'], example: 'Handled phones, attendance, dinner money and visitors for 420 pupils' },
        { must: ['census'], example: 'Did the census return three times a year' },
        { must: ['£18,000', ['order*']], example: 'Ordered supplies worth about £18,000' },
        {
          must: [['attendance', 'dinner money']],
          example: 'Phones, attendance, dinner money and visitors',
          optional: true,
        },
      ],
      never: ['420 names', '18 pupils', '3 pupils', '£18,000 a month'],
      unfit: ['shoe', 'never stops'],
      numbers: ['420', '£18,000'],
    },
  },
  {
    id: 'tuning-e-people-22',
    trade: 'kindergarten',
    temper: 'own part named',
    category: 'projects',
    current: false,
    question: ASKED.project,
    answer:
      'We did a forest week. My part was the plan and the parents: I found eight parents who came along, and I organised the bus for 46 children. It cost only 3 euros per child because the forester did it for free.',
    expected: {
      lines: [
        {
          must: ['46', 'children', ['bus']],
          example: 'Planned a forest week, found eight parents to come along and organised the bus for 46 children',
        },
        { must: ['8', 'parents'], example: 'Found eight parents who came along' },
        { must: ['€3', 'child'], example: 'Cost only €3 per child', optional: true },
        { must: ['forest week'], example: 'Planned a forest week', optional: true },
      ],
      never: ['46 parents', '8 children', '8 buses', '46 buses', '€3 in total', '54', 'for free'],
      numbers: ['46', '8', '€3'],
    },
  },
  {
    id: 'tuning-e-people-23',
    trade: 'university administration',
    temper: 'member of a group',
    category: 'achievements',
    current: false,
    question: ASKED.better,
    answer:
      'Applications still came in on paper, around 3,000 a year. I was in the group that brought in the online form. Processing went from five weeks to two, and I wrote the guide for it and trained the 14 people in admissions.',
    expected: {
      lines: [
        {
          must: ['group', ['online', 'form']],
          example: 'Member of the group that brought in the online application form',
        },
        {
          must: ['trained', '14', ['admissions', 'people']],
          example: 'Wrote the guide and trained the 14 people in admissions',
        },
        { must: ['5 weeks', '2', 'processing'], example: 'Processing time went from five weeks to two' },
        { must: ['3000', 'applications'], example: 'Around 3,000 applications a year', optional: true },
        { must: ['wrote', 'guide'], not: ['for it'], example: 'Wrote the guide for the online form', optional: true },
      ],
      never: ['^led', '^cut', '3 weeks', '3000 people', '14 weeks', '3000 forms', '14 groups', '14 applications'],
      numbers: ['14', '5 weeks', '2'],
    },
  },
  {
    id: 'tuning-e-people-24',
    trade: 'university teaching',
    temper: 'a wish beside facts',
    category: 'achievements',
    current: false,
    question: ASKED.numbers,
    answer:
      "I supervised 23 bachelor theses and four master's. My evaluation was 4.6 out of 5 in the last two years. I'd have liked to publish more but I only have three papers.",
    expected: {
      lines: [
        {
          must: ['supervised', '23', ['theses', 'thesis'], '4'],
          example: "Supervised 23 bachelor theses and four master's theses",
        },
        {
          must: ['4.6', '5', ['evaluat*', 'rat*']],
          not: ['my'],
          example: 'Evaluated with 4.6 out of 5 in the last two years',
        },
        {
          must: ['3', ['papers', 'published', 'publications']],
          not: ['only', 'liked'],
          example: 'Three papers',
          optional: true,
        },
      ],
      never: ['27', '4.6 theses', '^published more', 'liked to', '92%', '5 years'],
      unfit: ['only'],
      numbers: ['23', '4', '4.6'],
    },
  },
  {
    id: 'tuning-e-people-25',
    trade: 'library',
    temper: 'growth over two summers',
    category: 'projects',
    current: false,
    question: ASKED.projectResult,
    answer:
      "The summer reading club. I'd say it was my baby. I wrote the application and we got £6,500 from the county. First summer 90 children signed up, the second 210, and more than half of them finished six books.",
    expected: {
      lines: [
        {
          must: [
            ['application', 'club'],
            ['wrote', '£6,500'],
          ],
          example: 'Wrote the application for the summer reading club, for which the county gave £6,500',
        },
        { must: ['90', 'children'], example: '90 children signed up in the first summer, 210 in the second' },
        { must: ['210', ['2nd', 'second', 'summer', 'children']], example: '210 in the second summer' },
        { must: ['£6,500', ['county', 'grant', 'funding']], example: '£6,500 from the county', optional: true },
        { must: ['half', '6 books'], example: 'More than half finished six books', optional: true },
      ],
      never: ['300', '90 books', '210 books', '£90', '6 children', '120', '£6,500 for books', '210 clubs'],
      unfit: ['my baby', 'baby'],
      numbers: ['£6,500', '90', '210'],
    },
  },
  {
    id: 'tuning-e-people-26',
    trade: 'library',
    temper: 'desk and stacks',
    category: 'achievements',
    current: false,
    question: ASKED.day,
    answer:
      'At the desk mostly. On a Saturday we lend about 700 items. I also weeded the non-fiction, took out 4,000 old books in one winter, and catalogued the new ones.',
    expected: {
      lines: [
        {
          must: ['4000', 'books', ['winter', 'took out', 'taking out', 'weed*', 'removed']],
          example: 'Weeded the non-fiction, taking out 4,000 old books in one winter',
        },
        { must: ['700', ['items', 'loans']], example: 'About 700 loans on a Saturday', optional: true },
        { must: ['catalogu*'], example: 'Catalogued new books', optional: true },
        { must: ['weeded'], example: 'Weeded the non-fiction', optional: true },
        { must: ['desk'], example: 'Worked at the desk', optional: true },
      ],
      never: ['4700', '700 books in', '4000 items', '4000 new', '4000 winters', 'catalogued 4000'],
      numbers: ['700', '4000'],
    },
  },
  {
    id: 'tuning-e-people-27',
    trade: 'school caretaking',
    temper: 'cold morning',
    category: 'achievements',
    current: false,
    question: ASKED.hard,
    answer:
      "The heating went in January with 600 kids in the building. I got the old boiler going again within three hours and it held till the new one came in March. They didn't have to close the school one day.",
    expected: {
      lines: [
        {
          must: ['boiler', ['3 hours', '3']],
          example: 'Got the old boiler of a school with 600 pupils going again within three hours',
        },
        { must: ['600'], example: '600 children in the building', optional: true },
        {
          must: ['March'],
          not: ['it held', 'new one'],
          example: 'Held until the new boiler came in March',
          optional: true,
        },
        {
          must: [
            ['close', 'closing'],
            ['not', 'without', "didn't"],
          ],
          example: 'Without the school having to close for a single day',
          optional: true,
        },
      ],
      never: ['600 hours', '3 days', '^closed', 'closed the school', '600 boilers', 'new boiler going', '3 kids'],
      numbers: ['3'],
    },
  },
  {
    id: 'tuning-e-people-28',
    trade: 'teaching assistant',
    temper: 'one child',
    category: 'achievements',
    current: false,
    question: ASKED.proud,
    answer:
      "I worked one to one with a boy with autism. At the beginning he stayed in class for ten minutes. After a year he could do a whole morning, that's three lessons.",
    expected: {
      lines: [
        {
          must: ['autism', ['1 to 1', 'one to one', 'one-to-one']],
          example:
            'Worked one to one with a boy with autism, who after a year stayed in class for a whole morning instead of ten minutes',
        },
        {
          must: [['10 minutes', 'whole morning', '3 lessons']],
          not: ['^he'],
          example: 'After a year he stayed for a whole morning',
          optional: true,
        },
      ],
      never: ['10 boys', '3 boys', '10 lessons', '^stayed', '10 years', '3 years', '^did a whole'],
      numbers: [],
    },
  },
]
