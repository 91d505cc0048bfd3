import { ASKED } from './asked.ts'
import type { Case } from './types.ts'

/** Parents and carers who come back to work, and people who changed careers in the middle of life. */
export const HELD_OUT_E_STARTERS_2: readonly Case[] = [
  {
    id: 'held-out-e-starters-15',
    trade: "treasurer of a parents' association",
    temper: 'modest, credits another',
    category: 'achievements',
    current: false,
    question: ASKED.proud,
    answer:
      "I've been at home with the twins for nine years so I don't know if it counts. I was treasurer for the parents' association though, four of those years. When I took it on there was £310 in the account and a shoebox of receipts, and when I handed over it was just under £5,000. The summer fair did most of that, and that was Bev's baby not mine.",
    expected: {
      lines: [
        {
          must: ['treasurer', ['4', 'association', 'parents*', 'pta']],
          example: "Treasurer of the parents' association for four years",
        },
        {
          must: ['£310', '£5000'],
          example: 'Took over an account of £310 and handed over just under £5,000, most of it from the summer fair',
        },
        { must: ['£5000', ['handed', 'account', 'under']], example: 'Handed over just under £5,000', optional: true },
        { must: ['receipts'], example: 'Took over a shoebox of receipts', optional: true },
      ],
      never: [
        '^organised the summer fair',
        '^ran the summer fair',
        '^raised',
        '^earned',
        '£310 a year',
        '9 years as',
        'treasurer for 9',
        'more than £5,000',
        '£5,000 a year',
      ],
      others: ['^organised the summer fair', '^ran the summer fair', '^raised', '^earned'],
      unfit: ['twins', 'Bev', "Bev's", 'if it counts'],
      numbers: ['4', '£310', '£5k'],
    },
  },
  {
    id: 'held-out-e-starters-16',
    trade: 'family carer',
    temper: 'grieving',
    category: 'achievements',
    current: false,
    question: ASKED.day,
    answer:
      "For five years I looked after my dad, he had dementia, so officially I wasn't working. I did his tablets four times a day, his pension, the forms, all the appointments. In the last year I had three carers coming in and I did their rota on the fridge. I miss him, sorry.",
    expected: {
      lines: [
        {
          must: [['cared', 'looked after', 'care', 'caring', 'carer'], '5'],
          example: 'Cared for a family member for five years',
        },
        { must: [['tablets', 'medication', 'medicine*', 'meds']], example: 'Gave medication four times a day' },
        {
          must: [
            ['rota', 'schedule*', 'shifts', 'scheduled', 'planned'],
            ['3', 'carers'],
          ],
          example: 'Did the rota of three carers in the last year',
        },
        {
          must: [['forms', 'pension', 'appointments', 'paperwork']],
          example: 'Took care of pension, forms and all appointments',
          optional: true,
        },
        { must: [['cared for', 'looked after']], example: 'Cared for a family member', optional: true },
      ],
      never: [
        '4 carers',
        '5 carers',
        '3 times a',
        '3 tablets',
        '4 tablets',
        'nurse',
        'care manager',
        'care home',
        '3 years',
        '5 times',
      ],
      others: ['nurse', 'care manager'],
      unfit: ['dad', 'miss him', 'fridge', 'sorry'],
      numbers: ['5', '4', '3'],
    },
  },
  {
    id: 'held-out-e-starters-17',
    trade: 'school kitchen',
    temper: 'cheerful',
    category: 'achievements',
    current: true,
    question: ASKED.proud,
    answer:
      "I went back to work when my youngest started school, same school actually! We cook 260 dinners a day, it's five of us in the kitchen. Mine is the special diets, there's 31 children on my list, coeliacs, nut allergies, halal. Touch wood, no mix-up in three years.",
    expected: {
      lines: [
        {
          must: ['31', ['children', 'diet*', 'pupils', 'meals', 'special']],
          example: 'Cook special diets for 31 children, such as coeliac, nut allergy and halal',
        },
        {
          must: [
            ['no', 'without', 'never', 'zero', 'free', 'not'],
            ['mix-up*', 'mix up*', 'mixup*', 'mistake*', 'error*'],
          ],
          example: 'No mix-up in three years',
        },
        {
          must: ['260', ['dinners', 'meals', 'lunches']],
          example: 'Part of a kitchen team of five that cooks 260 dinners a day',
        },
        {
          must: [['special diets', 'halal', 'coeliac*', 'allerg*']],
          example: 'Cook the special diets',
          optional: true,
        },
      ],
      never: [
        '31 dinners',
        '260 children',
        '5 children',
        '260 special',
        'head cook',
        'kitchen manager',
        '^led',
        '3 mix-ups',
        '31 years',
      ],
      others: ['head cook', 'kitchen manager', '^led'],
      unfit: ['touch wood', 'my youngest'],
      numbers: ['260', '31', '3'],
    },
  },
  {
    id: 'held-out-e-starters-18',
    trade: 'bus driver, once a steelworker',
    temper: 'complainer',
    category: 'achievements',
    current: true,
    question: ASKED.proud,
    answer:
      'The steelworks shut and I was 47, what do you do. Passed my bus test first go. Been on the 14 and the 52 for three years now, no accident, one scratched mirror. They keep on changing the rosters and nobody asks us.',
    expected: {
      lines: [
        {
          must: [['test', 'licence', 'license', 'exam'], 'first'],
          example: 'Passed the bus test at the first attempt',
        },
        {
          must: ['accident*', ['no', 'without', 'free', 'zero', 'never'], '3'],
          example: 'Three years without an accident on routes 14 and 52',
        },
        {
          must: [
            ['14', '52', 'route*', 'lines'],
            ['bus*', 'route*', 'driv*', 'lines', '52'],
          ],
          example: 'Drive buses on routes 14 and 52',
          optional: true,
        },
        {
          must: [['no accident*', 'accident-free', 'without an accident']],
          example: 'No accident so far',
          optional: true,
        },
      ],
      never: [
        '14 accidents',
        '52 accidents',
        '14 years',
        '52 years',
        '14 buses',
        '52 buses',
        '1 accident',
        '^changed the roster*',
        '^changing',
        '^changed roster*',
      ],
      others: ['^changed the roster*', '^changing', '^changed roster*'],
      unfit: ['47', 'nobody asks', 'what do you do', 'keep on changing'],
      numbers: ['3'],
    },
  },
  {
    id: 'held-out-e-starters-19',
    trade: 'nursery assistant, once at a bank',
    temper: 'corrects herself',
    category: 'achievements',
    current: true,
    question: ASKED.better,
    answer:
      "I was twenty-two, no, twenty-three years at a bank counter, and now I'm in a nursery with toddlers, and I've never laughed so much. I did the level 3 in evenings alongside. In our room it's nine little ones and three of us. I brought in a picture timetable and mornings are calmer for it, the others say so too.",
    expected: {
      lines: [
        {
          must: [
            ['picture*', 'visual', 'timetable'],
            ['introduced', 'brought in', 'created', 'calmer', 'started', 'set up'],
          ],
          example: 'Introduced a picture timetable, which made mornings calmer',
        },
        { must: ['level 3'], example: 'Completed level 3 in evening classes alongside work' },
        {
          must: ['9', ['toddlers', 'children', 'little ones']],
          example: 'Look after nine toddlers in a team of three',
        },
        { must: ['23', 'bank*'], example: '23 years at a bank counter', optional: true },
        { must: ['calmer', 'morning*'], example: 'Calmer mornings', optional: true },
        { must: ['toddlers'], example: 'Look after toddlers in a nursery', optional: true },
      ],
      never: [
        '22 years',
        '3 toddlers',
        '23 toddlers',
        '23 children',
        '9 of us',
        '9 years',
        'room leader',
        'nursery manager',
        '^led',
      ],
      others: ['room leader', 'nursery manager', '^led'],
      unfit: ['laughed'],
      numbers: ['9', '23'],
    },
  },
  {
    id: 'held-out-e-starters-20',
    trade: 'coding bootcamp, once a journalist',
    temper: 'self-mocking',
    category: 'projects',
    current: false,
    question: ASKED.project,
    answer:
      "At 46 I did a coding bootcamp, twelve weeks, don't laugh. For the final project three of us made an app where neighbours lend each other tools. I did the database and the login, the design was Mei's. We had 40 people from my street testing it, and it's still online although hardly anyone uses it now.",
    expected: {
      lines: [
        {
          must: ['database', 'login'],
          example: 'Built the database and the login of a tool-lending app for neighbours in a team of three',
        },
        {
          must: ['40', ['test*', 'people', 'neighbours', 'neighbors', 'users', 'residents', 'street']],
          example: 'Tested the app with 40 people from one street',
        },
        {
          must: ['app', ['team', '3', 'bootcamp', 'tool*', 'neighbours', 'neighbors', 'online']],
          example: 'Made an app for lending tools among neighbours as part of a team of three',
          optional: true,
        },
        { must: ['bootcamp'], example: 'Completed a twelve-week coding bootcamp', optional: true },
        { must: [['database', 'login']], example: 'Built the login', optional: true },
      ],
      never: [
        '^designed the app',
        '^designed an app',
        '^did the design',
        'single-handed*',
        '^led',
        '12 people',
        '40 weeks',
        '40 tools',
        'widely used',
        '3 apps',
      ],
      others: ['^designed the app', '^designed an app', '^did the design', 'single-handed*', '^led'],
      unfit: ['46', "don't laugh", 'Mei', "Mei's", 'hardly anyone'],
      numbers: ['40'],
    },
  },
  {
    id: 'held-out-e-starters-21',
    trade: 'teaching assistant, once a chef',
    temper: 'result before deed',
    category: 'achievements',
    current: false,
    question: ASKED.proud,
    answer:
      "He reads now. That's what I'd say, the boy I was put with in September couldn't get through a line and in June he read a whole page out to the class. I sat with him twenty minutes every day before lunch. His teacher chose the books, I just sat there and was patient, after fifteen years of kitchens I can do noise.",
    expected: {
      lines: [
        {
          must: [
            ['20', 'every day', 'daily', 'each day'],
            ['boy', 'pupil', 'child', 'student', 'read*', 'sat'],
          ],
          example: 'Sat down to read with one pupil for twenty minutes every day',
        },
        {
          must: [
            ['page', 'class'],
            ['june', 'read', 'reading', 'reads'],
          ],
          example: 'Pupil who could not get through a line in September read a whole page to the class in June',
        },
        { must: ['15', 'kitchen*'], example: 'Fifteen years of experience in kitchens', optional: true },
        { must: ['patien*'], example: 'Patient with a struggling reader', optional: true },
        {
          must: [['boy', 'pupil', 'child', 'student'], 'read*'],
          example: 'Supported one pupil in reading',
          optional: true,
        },
      ],
      never: [
        '^chose the books',
        '^selected',
        '^chose books',
        '^read a whole',
        '^taught the class',
        '20 pupils',
        '15 pupils',
        '20 pages',
        '15 minutes',
      ],
      others: ['^chose the books', '^selected', '^chose books', '^read a whole', '^taught the class'],
      unfit: ['just sat there', 'do noise'],
      numbers: ['20'],
    },
  },
  {
    id: 'held-out-e-starters-22',
    trade: 'gardener, once in insurance',
    temper: 'terse',
    category: 'achievements',
    current: true,
    question: ASKED.numbers,
    answer:
      'Twenty years insurance, now hedges. Last spring I took on a customer list of 18 from a chap who retired, there are 43 now, nearly all by word of mouth. I lost two, one died and one moved. Never advertised once.',
    expected: {
      lines: [
        {
          must: ['18', '43'],
          example: 'Took on a list of 18 customers last spring; there are 43 now, nearly all by word of mouth',
        },
        { must: ['43', ['customer*', 'client*']], example: 'Serve 43 garden customers', optional: true },
        { must: ['word of mouth'], example: 'New customers nearly all by word of mouth', optional: true },
        { must: ['advertis*', ['no', 'never', 'without', 'not']], example: 'Never advertised', optional: true },
        { must: ['20', 'insurance'], example: 'Twenty years in insurance', optional: true },
        { must: ['2', 'lost'], example: 'Lost only two customers', optional: true },
        { must: ['18', ['customer*', 'client*']], example: 'Took on a list of 18 customers', optional: true },
      ],
      never: [
        '20 customers',
        '43 hedges',
        '18 years',
        '43 years',
        '^advertised',
        'through advertising',
        '^retired',
        '20 years of garden*',
      ],
      others: ['^retired'],
      unfit: ['died', 'chap'],
      numbers: ['18', '43'],
    },
  },
  {
    id: 'held-out-e-starters-23',
    trade: 'father at home',
    temper: 'plays it down',
    category: 'achievements',
    current: false,
    question: ASKED.proud,
    answer:
      "It's hardly a job, is it. I was home with my girls and I started a dads' group in the library, Thursday mornings, because it was all mums everywhere. First week it was me and one other bloke. By the time I stopped we were about 16 dads and the library gave us the big room.",
    expected: {
      lines: [
        {
          must: [
            ['started', 'founded', 'set up', 'launched', 'created', 'initiated', 'established'],
            ['dads', 'dads*', 'fathers', 'fathers*'],
          ],
          example: "Started a weekly dads' group in the library",
        },
        {
          must: ['16', ['dads', 'fathers', 'members', 'people']],
          example: 'About 16 dads in the group in the end, one other dad in the first week',
        },
        { must: ['2', '16'], example: "Dads' group grew from two to about 16 fathers", optional: true },
        { must: ['big room'], example: 'Library gave the group its big room', optional: true },
        {
          must: [
            ['dads*', 'fathers*'],
            ['group', 'library'],
          ],
          example: "Ran a dads' group in the library",
          optional: true,
        },
      ],
      never: [
        '16 weeks',
        '16 girls',
        '16 children',
        '16 groups',
        '16 mums',
        'librarian',
        '^gave',
        'library employee',
        '16 years',
      ],
      others: ['^gave', 'librarian', 'library employee'],
      unfit: ['my girls', 'bloke', 'hardly a job'],
      numbers: ['16'],
    },
  },
  {
    id: 'held-out-e-starters-24',
    trade: 'foster carer',
    temper: 'long and wandering',
    category: 'achievements',
    current: true,
    question: ASKED.proud,
    answer:
      "We've fostered since 2016, my husband and me. You get the call at five on a Friday and an hour later there's a child in your hall with a carrier bag. We've had 22 in all, some a weekend, the longest nearly four years. I do the reports and the meetings, he does the football. What I'm proudest of, the agency asked me to speak to the new ones on the training evenings, that's been six times now, and I hate speaking.",
    expected: {
      lines: [
        {
          must: ['22', ['foster*', 'children', 'child', 'kids', 'placements']],
          example: 'Fostered 22 children as a couple since 2016, from a weekend to nearly four years',
        },
        {
          must: ['6', ['speak*', 'spoke', 'talk*', 'training', 'new']],
          example: 'Spoke six times to new foster carers at training evenings of the agency',
        },
        { must: [['reports', 'meetings']], example: 'Write the reports and attend the meetings' },
        { must: ['4 years'], example: 'Longest placement nearly four years', optional: true },
        { must: ['foster*'], example: 'Foster carer since 2016', optional: true },
        {
          must: ['agency', ['asked', 'invited', 'speak*', 'spoke']],
          example: 'Asked by the agency to speak at training evenings',
          optional: true,
        },
      ],
      never: [
        '22 years',
        '6 children',
        '6 years',
        '4 children',
        '5 children',
        '^does the football',
        'and football',
        'social worker',
        'single-handed*',
        '22 evenings',
      ],
      others: ['^does the football', 'and football', 'social worker', 'single-handed*'],
      unfit: ['hate', 'carrier bag'],
      numbers: ['22', '6'],
    },
  },
  {
    id: 'held-out-e-starters-25',
    trade: 'bookkeeper coming back',
    temper: 'sure of herself',
    category: 'skills',
    current: false,
    question: ASKED.skills,
    answer:
      "Sage mainly, and before the children it was all paper ledgers, so I know what's behind it. I've just done a Xero certificate online. VAT returns I can do in my sleep. Payroll, no, somebody else always had that.",
    expected: {
      lines: [
        { must: ['Sage'], example: 'Sage' },
        { must: ['Xero'], example: 'Xero (certificate)' },
        { must: ['VAT'], example: 'VAT returns' },
        { must: [['ledger', 'ledgers', 'bookkeeping']], example: 'Paper ledgers', optional: true },
      ],
      never: ['payroll', 'QuickBooks', 'Excel', 'chartered', 'SAP', 'tax adviser'],
      others: ['payroll', 'chartered'],
      unfit: ['in my sleep', 'the children'],
      numbers: [],
    },
  },
  {
    id: 'held-out-e-starters-26',
    trade: 'care assistant, once an estate agent',
    temper: 'plain',
    category: 'values',
    current: true,
    question: ASKED.values,
    answer:
      "Being honest with people. I sold houses for eighteen years and I was good at it but I went home with a stomach ache. Now when an old lady says thank you, she means it. I'd rather be slow and do it properly.",
    expected: {
      lines: [
        { must: ['honest*'], example: 'Values honesty with people.' },
        {
          must: [['properly', 'thorough*', 'slow*', 'quality', 'carefully', 'care']],
          example: 'Prefers to be slow and do a job properly.',
        },
        {
          must: [['thank*', 'gratitude', 'appreciat*', 'genuine*', 'sincere*']],
          example: 'Appreciates thanks that are meant.',
          optional: true,
        },
        {
          must: ['18', ['houses', 'property', 'estate', 'sales', 'sold', 'selling']],
          example: 'Eighteen years of experience in selling houses.',
          optional: true,
        },
      ],
      never: ['dishonest*', '18 houses', 'fast', 'quick*', '18 years in care', '18 years of care', 'award*'],
      unfit: ['stomach ache', 'old lady'],
      numbers: [],
    },
  },
  {
    id: 'held-out-e-starters-27',
    trade: 'hospice shop',
    temper: 'doubts the praise',
    category: 'achievements',
    current: false,
    question: ASKED.better,
    answer:
      "I'd been ill, that's all I want to say about it. To get going again I did two mornings in the hospice shop, for nothing, for a year and a half. I did the window. The manager told me takings on Wednesdays had doubled, they'd always been dead, but she may just have been being kind.",
    expected: {
      lines: [
        {
          must: [
            ['hospice', 'charity', 'shop'],
            ['mornings', 'volunteer*', 'voluntary', 'unpaid'],
          ],
          example: 'Volunteered two mornings a week in the hospice shop for a year and a half',
        },
        { must: ['window*'], example: 'Did the shop window' },
        {
          must: [
            ['18 months', 'year and a half', '1.5 years', '1.5'],
            ['shop', 'hospice', 'volunteer*'],
          ],
          example: 'Worked in the hospice shop for a year and a half',
          optional: true,
        },
        {
          must: ['doubled', ['takings', 'sales'], ['manager', 'told', 'reported', 'according']],
          example: 'Takings on Wednesdays had doubled according to the manager',
          optional: true,
        },
      ],
      never: [
        '^doubled',
        'doubling',
        'doubled sales',
        'doubled the takings',
        '2 years',
        '2 shops',
        'shop manager',
        '^managed',
        '2 windows',
      ],
      others: ['shop manager', '^managed'],
      unfit: ['ill', 'being kind', 'dead'],
      numbers: ['2'],
    },
  },
  {
    id: 'held-out-e-starters-28',
    trade: 'dental nurse coming back',
    temper: 'knows what not',
    category: 'career_goals',
    current: false,
    question: ASKED.goals,
    answer:
      "Something with set hours to begin with, until the little one's in school. I was a dental nurse before and I'd go back to that tomorrow. In the long run I'd like to do the oral hygiene course, I looked it up, it's two years. Not reception again, please.",
    expected: {
      lines: [
        { must: ['dental nurs*'], example: 'Wants to return to work as a dental nurse with set hours.' },
        { must: ['hygien*'], example: 'Wants to take the two-year oral hygiene course in the long run.' },
        {
          must: [['set hours', 'fixed hours', 'regular hours']],
          example: 'Looks for a position with set hours at first.',
          optional: true,
        },
      ],
      never: [
        'is a hygienist',
        '^hygienist',
        'qualified hygienist',
        'completed the',
        'interested in reception',
        '^receptionist',
        '2 years of experience',
        '2 years as',
        'dentist',
      ],
      unfit: ['little one', 'please', "little one's"],
      numbers: [],
    },
  },
]
