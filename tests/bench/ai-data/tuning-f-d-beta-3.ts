import { ASKED } from './asked.ts'
import type { Case } from './types.ts'
import { about, MADE } from './words.ts'

/** People of shelters, public offices, police, fire brigades, sport and charities. */
export const TUNING_F_D_BETA_3: readonly Case[] = [
  {
    id: 'tuning-f-d-beta-24',
    trade: 'homeless shelter',
    temper: 'tired',
    category: 'achievements',
    current: false,
    question: ASKED.day,
    answer:
      'Beds, towels, soup, paperwork. Forty-two beds and in January always full. I worked the night shift alone from ten to six, well, me and a security man. Then came the day team.',
    expected: {
      lines: [
        { must: ['42', 'beds'], example: 'Looked after a shelter of forty-two beds, always full in January' },
        {
          must: [
            ['night shift', 'night shifts', 'nights'],
            ['security', '10', 'worked', 'covered', 'shelter'],
          ],
          example: 'Worked the night shift from ten to six with a security man',
        },
        {
          must: [
            ['beds', 'towels', 'soup', 'paperwork'],
            ['towels', 'soup', 'paperwork'],
          ],
          example: 'Looked after beds, towels, soup and paperwork',
          optional: true,
        },
      ],
      never: ['42 people a', '10 hours', '6 hours', '42 nights', '^led', 'managed a team', '10 beds', 'alone'],
      numbers: ['42'],
    },
  },
  {
    id: 'tuning-f-d-beta-25',
    trade: 'building permit office',
    temper: 'plain before and after',
    category: 'achievements',
    current: false,
    question: ASKED.better,
    answer:
      'We used to send back half of the applications because some paper was missing. I wrote a two-page checklist for builders in plain language. The share that came back fell to about 15 percent.',
    expected: {
      lines: [
        {
          must: [MADE, 'checklist', [...about('15%'), 'builders']],
          example:
            'Wrote a two-page checklist for builders in plain language, after which the share of applications sent back fell from half to about 15 percent',
        },
        {
          must: [MADE, 'checklist'],
          example: 'Wrote a two-page checklist for builders in plain language',
          optional: true,
        },
        {
          must: ['applications', about('15%')],
          not: ['that came back'],
          example: 'Share of applications sent back fell from half to about 15 percent',
        },
      ],
      never: ['35%', '2 checklists', '15 applications', '^sent back', 'by 15%', 'by about 15%', 'by half'],
      numbers: ['15%'],
    },
  },
  {
    id: 'tuning-f-d-beta-26',
    trade: 'job centre',
    temper: 'counts with irony',
    category: 'achievements',
    current: false,
    question: ASKED.numbers,
    answer:
      'On paper I had 180 job seekers, in truth 220, because a colleague was off for a year. I placed 64 of them in 2021, 50 was the goal. Nobody sent flowers.',
    expected: {
      lines: [
        {
          must: ['64', ['placed', 'job seekers', 'jobs', 'work'], ['50', '2021', 'goal', 'target', 'job seekers']],
          not: ['of them'],
          example: 'Placed 64 job seekers in 2021, against a goal of 50',
        },
        {
          must: ['220', ['job seekers', 'jobseekers']],
          not: ['in truth'],
          example: 'Looked after 220 job seekers instead of the 180 planned',
        },
        {
          must: ['180', '220'],
          not: ['in truth'],
          example: 'Looked after 220 job seekers, on paper 180',
          optional: true,
        },
      ],
      never: ['400', 'placed 220', 'placed 180', '40 job', '28%', '14 more', 'placed 50', '50 job seekers'],
      unfit: ['flowers'],
      numbers: ['64', '220'],
    },
  },
  {
    id: 'tuning-f-d-beta-27',
    trade: 'registry office',
    temper: 'friendly',
    category: 'achievements',
    current: true,
    question: ASKED.dayNow,
    answer:
      'Births and deaths in the morning, weddings on Fridays and Saturdays. Last year I married 137 couples, two of them in English. The paperwork for foreign certificates lands on my desk too.',
    expected: {
      lines: [
        { must: ['137', 'couples'], not: ['of them'], example: 'Married 137 couples last year, two in English' },
        {
          must: ['births', 'deaths'],
          example: 'Register births and deaths in the morning and hold weddings on Fridays and Saturdays',
        },
        { must: ['weddings'], example: 'Hold weddings on Fridays and Saturdays', optional: true },
        {
          must: [
            'foreign certificates',
            ['paperwork', 'handle', 'process', 'deal', 'do', 'check', 'look after', 'manage'],
          ],
          example: 'Handle the paperwork for foreign certificates',
        },
      ],
      never: ['137 births', '137 deaths', '2 weddings', '137 foreign', '2 foreign', '137 couples a'],
      numbers: ['137'],
    },
  },
  {
    id: 'tuning-f-d-beta-28',
    trade: 'traffic police',
    temper: 'clipped',
    category: 'achievements',
    current: false,
    question: ASKED.proud,
    answer:
      'School crossing, Mill Lane. Three accidents in a year. I measured for two weeks, wrote the report, pushed for a 20 zone. Got it. Since then zero.',
    expected: {
      lines: [
        {
          must: [
            ['zone', 'report', 'measured'],
            ['20', 'crossing', '2 weeks', 'school', 'Mill Lane'],
          ],
          example: 'Measured for two weeks at a school crossing, wrote the report and pushed through a 20 zone',
        },
        {
          must: [
            ['zone', '20', 'crossing', 'Mill Lane', 'school'],
            ['accidents', 'accident'],
            ['zero', 'none', 'no', '0', 'without'],
          ],
          example: 'Zero accidents at the school crossing since a 20 zone was introduced',
          optional: true,
        },
        {
          must: ['report', ['wrote', 'written']],
          example: 'Measured for two weeks and wrote the report',
          optional: true,
        },
        { must: ['2 weeks', 'measured'], example: 'Measured for two weeks', optional: true },
      ],
      never: ['3 weeks', '20 accidents', '20 schools', '3 zones', '^caused', '20%', 'mph', 'km/h'],
      numbers: ['20'],
    },
  },
  {
    id: 'tuning-f-d-beta-29',
    trade: 'police detective',
    temper: 'careful, shares the credit',
    category: 'projects',
    current: false,
    question: ASKED.project,
    answer:
      'It was a team of six for the pensioner scams, fake policemen on the phone. My bit was the bank side, going through some 2,000 transfers. We got five arrests and about £190,000 back to the victims. The arrests as such were the other unit, I have to say.',
    expected: {
      lines: [
        {
          must: [
            '2,000',
            'transfers',
            ['went through', 'analys*', 'analyz*', 'check*', 'review*', 'examin*', 'going through', 'traced'],
          ],
          not: ['over 2,000'],
          example: 'Went through some 2,000 bank transfers as part of a team of six against phone scams on pensioners',
        },
        {
          must: [['£190,000'], ['victims', 'recovered', 'back', 'return*']],
          example: 'Helped to get about £190,000 back to victims of phone scams',
        },
        {
          must: ['6', 'team', ['scams', 'scam', 'fraud']],
          not: ['it was'],
          example: 'Part of a team of six against phone scams on pensioners',
          optional: true,
        },
      ],
      never: ['^arrested', '^made 5 arrests', '^led', '2,000 victims', 'over £190,000', '6 arrests', '$190,000'],
      numbers: ['2,000', '£190,000'],
    },
  },
  {
    id: 'tuning-f-d-beta-30',
    trade: 'fire brigade',
    temper: 'harder: two crews',
    category: 'achievements',
    current: false,
    question: ASKED.hard,
    answer:
      'The warehouse fire at the port. We were 90 people from seven brigades, I was in charge of the pump section, that is twelve. The hydrants gave nothing so I laid 1.2 kilometres of hose to the basin, and water was there after 25 minutes. The hall was lost but the fuel depot next to it was not.',
    expected: {
      lines: [
        {
          must: ['hose', ['1.2 kilometres', '1.2'], ['25', 'basin', 'hydrants', 'pump']],
          example:
            'Laid 1.2 kilometres of hose to the basin in a warehouse fire, so that water was there after 25 minutes',
        },
        {
          must: ['12', 'section'],
          not: ['that is'],
          example: 'Led the pump section of twelve at a warehouse fire with 90 people from seven brigades',
        },
        {
          must: ['fuel depot', ['sav*', 'protect*', 'not lost', 'kept', 'spared', 'prevent*']],
          example: 'Helped to save the fuel depot next to a burning warehouse',
          optional: true,
        },
        { must: ['25 minutes', 'water'], example: 'Water there after 25 minutes', optional: true },
      ],
      never: ['led 90', '^led 7', 'saved the hall', '12 brigades', '25 people', 'lost the fuel', '25 kilometres'],
      numbers: ['1.2', '25'],
    },
  },
  {
    id: 'tuning-f-d-beta-31',
    trade: 'volunteer fire brigade',
    temper: 'second-language English',
    category: 'achievements',
    current: true,
    question: ASKED.others,
    answer:
      'They say I am always coming when the beeper goes, also Christmas. Since 2016 I make the youth group, we are now 24 young people and four of them is already in the active team.',
    expected: {
      lines: [
        {
          must: ['youth', ['24', '2016']],
          not: ['of them is'],
          example: 'Leader of the youth group since 2016, now with 24 young people',
        },
        {
          must: ['4', ['active team', 'active', 'team']],
          not: ['of them'],
          example: 'Four young people from the youth group already in the active team',
          optional: true,
        },
        {
          must: [['beeper', 'reliable', 'call', 'available', 'call-outs', 'alarm']],
          example: 'Valued for always coming when the beeper goes, even at Christmas',
          optional: true,
        },
      ],
      never: ['28', '24 years', '20 young', '24 firefighters', '4 groups', '4 years', '2016 young', '24 in the active'],
      numbers: ['24'],
    },
  },
  {
    id: 'tuning-f-d-beta-32',
    trade: 'swimming pool',
    temper: 'young and casual',
    category: 'achievements',
    current: false,
    question: ASKED.day,
    answer:
      "Lifeguarding mainly, plus I tested the water every two hours and wrote it down. On hot days we'd have 2,000 people and there'd be four of us. I pulled out three kids in two summers, all fine, they were more embarrassed than anything.",
    expected: {
      lines: [
        {
          must: ['water', '2 hours', ['tested', 'testing', 'checked', 'checks', 'tests']],
          example: 'Tested the water every two hours and kept the records',
        },
        {
          must: ['3', ['kids', 'children'], ['2 summers', 'summers', 'rescued', 'pulled', 'saved', 'rescue']],
          example: 'Rescued three children in two summers',
        },
        {
          must: [['2,000'], ['people', 'visitors', 'guests', 'swimmers', 'bathers']],
          not: ["there'd"],
          example: 'Worked as one of four lifeguards for 2,000 people on hot days',
        },
        { must: ['lifeguard*'], example: 'Worked as a lifeguard', optional: true },
      ],
      never: ['2,000 kids', '^led', '4 kids', 'rescued 2', '4 children', '2,000 children'],
      unfit: ['embarrassed'],
      numbers: ['3', '2,000'],
    },
  },
  {
    id: 'tuning-f-d-beta-33',
    trade: 'athletics coaching',
    temper: 'proud of one pupil, no deed claimed too large',
    category: 'achievements',
    current: true,
    question: ASKED.proud,
    answer:
      "I've got a girl who threw the javelin 31 metres when she came and 47 this spring, that's fourth in the country for her age. I write a plan for each of my nine throwers every month. The strength work is somebody else's.",
    expected: {
      lines: [
        {
          must: ['31', '47', ['javelin', 'thrower', 'metres', 'meters']],
          not: ['somebody', 'she came'],
          example: 'Coached a javelin thrower from 31 metres to 47, fourth in the country for her age',
        },
        {
          must: ['9', ['throwers', 'thrower'], ['plan', 'plans'], ['month', 'monthly']],
          not: ['wrote'],
          example: 'Write a plan for each of nine throwers every month',
        },
        {
          must: ['country', ['4th', 'fourth']],
          example: 'Coach of a javelin thrower who is fourth in the country for her age',
          optional: true,
        },
      ],
      never: ['16 metres', '9 girls', '^threw', 'strength', '47 throwers', 'champion*', '^fourth in the country'],
      numbers: ['31', '47', '9'],
    },
  },
  {
    id: 'tuning-f-d-beta-34',
    trade: 'sports club office',
    temper: 'digression',
    category: 'achievements',
    current: false,
    question: ASKED.better,
    answer:
      'Membership fees! Up to 2019 people paid in cash, into a biscuit tin, I am not joking. I moved all 560 members over to direct debit, it took me one autumn. Arrears were 8,000 euros back then, and 600 when I handed over. I still play in the veterans by the way.',
    expected: {
      lines: [
        {
          must: ['560', 'members', 'direct debit'],
          example: 'Moved all 560 members over to direct debit in one autumn',
        },
        { must: ['arrears', '€8,000', ['600', '€600']], not: ['back then'], example: 'Arrears from €8,000 to €600' },
      ],
      never: ['€7,400', '8,000 members', '€560', '600 members', '$8,000', '92%'],
      unfit: ['biscuit', 'veterans', 'joking'],
      numbers: ['560', '€8,000'],
    },
  },
  {
    id: 'tuning-f-d-beta-35',
    trade: 'charity shop',
    temper: 'denies and wishes',
    category: 'achievements',
    current: false,
    question: ASKED.numbers,
    answer:
      "I can't tell you the turnover, they never showed us. But I sorted, I would say, about thirty bags a day, and I started selling the books online, that was roughly 90 a month. I would have loved to do furniture too but there was no room.",
    expected: {
      lines: [
        { must: ['bags', about('30'), ['day', 'daily']], example: 'Sorted about thirty bags a day' },
        {
          must: ['books', 'online', about('90'), ['month', 'monthly']],
          not: ['that was'],
          example: 'Started selling books online, roughly 90 a month',
        },
        {
          must: ['books', 'online', ['start*', 'introduc*', 'set up', 'launch*']],
          example: 'Started selling the books online',
          optional: true,
        },
      ],
      never: ['furniture', 'turnover', '£90', '€90', '$90', 'over 30', '90 bags', '30 books', '90 a day'],
      numbers: ['30', '90'],
    },
  },
]
