import { ASKED } from './asked.ts'
import type { Case } from './types.ts'
import { about } from './words.ts'

/** More people whose English came second, and first jobs of students and interns. */
export const TUNING_F_D_DELTA_2: readonly Case[] = [
  {
    id: 'tuning-f-d-delta-13',
    trade: 'violin lessons',
    temper: 'Russian flavour, share of a number',
    category: 'achievements',
    current: true,
    question: ASKED.numbers,
    answer:
      'I give lesson of violin for 22 pupils, from 6 to 70 years. Last year 5 of them made exam, four with distinction. Also I play in the orchestra, second violin, when somebody is ill.',
    expected: {
      lines: [
        {
          must: ['violin', '22', ['pupils', 'students', 'learners']],
          not: ['give lesson'],
          example: 'Teach violin to 22 pupils aged 6 to 70',
        },
        {
          must: ['4', 'distinction', ['exam', 'exams', 'examination', '5']],
          not: ['made exam'],
          example: 'Four of five pupils passed an exam with distinction last year',
        },
        { must: ['orchestra'], not: ['is ill'], example: 'Stand in as second violin in an orchestra', optional: true },
      ],
      never: [
        '70 pupils',
        '6 pupils',
        '5 with distinction',
        'first violin',
        '^conduct',
        '22 years',
        '70 years of teaching',
      ],
      unfit: ['ill'],
      numbers: ['22', '4'],
    },
  },
  {
    id: 'tuning-f-d-delta-14',
    trade: 'nail studio',
    temper: 'Vietnamese flavour',
    category: 'achievements',
    current: true,
    question: ASKED.numbers,
    answer:
      "Customer come back, that's most important. In my book is 260 regular customer. I do 9, 10 in one day, in December 14.",
    expected: {
      lines: [
        {
          must: ['260', ['regular', 'regulars'], ['customers', 'clients', 'regulars']],
          example: '260 regular customers',
        },
        {
          must: [
            ['9', '10'],
            ['day', 'daily'],
          ],
          not: ['9, 10'],
          example: 'Serve 9 to 10 customers a day',
        },
        {
          must: [
            ['customers', 'customer'],
            ['come back', 'return', 'returning', 'retention', 'loyalty'],
          ],
          not: ['customer come'],
          example: 'Customers come back',
          optional: true,
        },
      ],
      never: ['260 a day', '14 regular', '19', '24', '9 hours', '10 hours', '^led', '260 books', '14 December'],
      numbers: ['260'],
    },
  },
  {
    id: 'tuning-f-d-delta-15',
    trade: 'mechanical engineering student',
    temper: 'Indian flavour, own part named',
    category: 'projects',
    current: false,
    question: ASKED.project,
    answer:
      'Myself Rajesh, I did B.Tech in mechanical. In college project we made one solar dryer for chilli, drying time came down from 5 days to 2 days. I did the welding and the calculation part. Cost was 8,500 rupees only.',
    expected: {
      lines: [
        {
          must: ['solar dryer', '5', '2 days'],
          example: 'Built a solar dryer for chilli with a team; drying time came down from 5 days to 2 days',
        },
        {
          must: [
            ['welding', 'welded'],
            ['calculation', 'calculations', 'calculated'],
          ],
          example: 'Did the welding and the calculations of a solar dryer',
        },
        {
          must: ['solar dryer', ['chilli', 'built', 'made', 'build']],
          example: 'Helped build a solar dryer',
          optional: true,
        },
        { must: ['drying time', '5', '2 days'], example: 'Drying time cut from 5 days to 2 days', optional: true },
        { must: ['8,500', ['rupees', 'INR', 'Rs']], example: 'Total cost of 8,500 rupees', optional: true },
        { must: ['B.Tech', 'mechanical'], example: 'B.Tech in mechanical engineering', optional: true },
      ],
      never: ['^led', '$8,500', '€8,500', '60%', '3 days', '2 dryers', '5 dryers', 'sold'],
      unfit: ['Rajesh'],
      numbers: ['5', '2 days'],
    },
  },
  {
    id: 'tuning-f-d-delta-16',
    trade: 'pharmacy',
    temper: 'Syrian flavour, waiting',
    category: 'career_goals',
    current: true,
    question: ASKED.goals,
    answer:
      'I am pharmacist from Damascus, here I work as assistant in pharmacy since 10 months. I wait for the recognition, the exam is in June. After that I want to stay in hospital, not in shop.',
    expected: {
      lines: [
        { must: ['hospital'], not: ['since 10'], example: 'Aims to work in a hospital after the exam in June.' },
        {
          must: [
            'pharmacist',
            ['Damascus', '10 month', 'assistant', 'recognition', 'exam', 'recognised', 'recognized'],
          ],
          not: ['since 10'],
          example: 'Pharmacist from Damascus, working as a pharmacy assistant for 10 months and awaiting recognition.',
          optional: true,
        },
        { must: [['recognition', 'exam']], example: 'Waiting for recognition.', optional: true },
      ],
      never: ['licensed', 'passed', '10 years', 'hospital pharmacist', 'owner', 'fully', 'recognised pharmacist'],
      numbers: [],
    },
  },
  {
    id: 'tuning-f-d-delta-17',
    trade: 'interpreting',
    temper: 'Afghan flavour, where it was learned',
    category: 'skills',
    current: true,
    question: ASKED.learned,
    answer:
      'Dari and Pashto from home, English I learned in camp with the soldiers, German C1 since last summer. I type in both alphabet. For the court I did the course, 80 hours, with certificate.',
    expected: {
      lines: [
        { must: ['Dari'], not: ['from home'], example: 'Dari (native)' },
        { must: ['Pashto'], not: ['from home'], example: 'Pashto (native)' },
        { must: ['English'], example: 'English' },
        { must: ['German', 'C1'], example: 'German (C1)' },
        {
          must: ['court', ['course', 'certificate', 'interpreting', 'interpreter', 'certified', 'training']],
          not: ['for the court'],
          example: 'Court interpreting (80-hour course with certificate)',
        },
        { must: [['type', 'typing', 'alphabets', 'scripts']], example: 'Typing in both alphabets', optional: true },
      ],
      never: ['sworn', 'English C1', 'English (C1)', 'native German', '80 weeks', '80 languages', 'Arabic', 'military'],
      unfit: ['camp', 'soldiers'],
      numbers: ['C1'],
    },
  },
  {
    id: 'tuning-f-d-delta-18',
    trade: 'physiotherapy',
    temper: 'Brazilian flavour, three spans of time',
    category: 'achievements',
    current: false,
    question: ASKED.hard,
    answer:
      'One patient could not lift the arm after operation, eight months, nobody could help. I tried with water, in the pool, three times in week, and after 10 weeks she lift 90 degrees. After her the clinic bought more hours in the pool.',
    expected: {
      lines: [
        {
          must: [['pool', 'water', 'aquatic'], '10 week', '90', ['arm', 'patient']],
          not: ['she lift', 'in week'],
          example: 'Treated a patient in the pool three times a week; after 10 weeks her arm lifted 90 degrees',
        },
        {
          must: [
            ['pool', 'water', 'aquatic'],
            ['3x', '3 times a week', 'patient'],
          ],
          not: ['she lift', 'in week'],
          example: 'Treated a patient in the pool three times a week after an operation',
          optional: true,
        },
        { must: ['90', '10 week'], example: 'Arm lifted 90 degrees after 10 weeks', optional: true },
        { must: ['clinic', 'pool', 'hours'], example: 'Clinic bought more pool hours', optional: true },
      ],
      never: ['8 weeks', '10 months', '90 patients', '90%', '3 weeks', 'cured', '10 patients', '^bought', '90 hours'],
      unfit: ['nobody'],
      numbers: ['10 weeks', '90'],
    },
  },
  {
    id: 'tuning-f-d-delta-19',
    trade: 'registry clerk',
    temper: 'Nigerian flavour',
    category: 'achievements',
    current: false,
    question: ASKED.better,
    answer:
      'I was the one handling the registry. Over 6,000 files were lying on the floor when I resumed. I arranged everything in four months, with one corper helping me, and now to retrieve a file is 3 minutes instead of one full day.',
    expected: {
      lines: [
        {
          must: [['over 6,000', 'more than 6,000', '6,000+'], 'files', ['4 months']],
          not: ['lying'],
          example: 'Arranged over 6,000 files in the registry in four months with one helper',
        },
        {
          must: [
            ['retrieve', 'retrieval', 'retrieving', 'find', 'finding', 'retrieved'],
            '3 minutes',
            ['day', '1 day'],
          ],
          not: ['is 3', 'and now'],
          example: 'Retrieving a file takes 3 minutes instead of a full day',
        },
        {
          must: [['over 6,000', 'more than 6,000', '6,000+'], 'files'],
          not: ['lying'],
          example: 'Put over 6,000 files in order',
          optional: true,
        },
        { must: ['registry'], not: ['6,000'], example: 'Handled the registry', optional: true },
      ],
      never: ['3 months', '4 minutes', '6,000 days', 'alone', 'single-handed*', '6,000 minutes', '3 files', '4 files'],
      unfit: ['lying on the floor'],
      numbers: ['6,000', '3 minutes'],
    },
  },
  {
    id: 'tuning-f-d-delta-20',
    trade: 'product photography',
    temper: 'Spanish flavour, a doubt about the cause',
    category: 'achievements',
    current: true,
    question: ASKED.better,
    answer:
      "I make photos of products for online shops since 2018. Before I needed one day for 20 pieces, now I make 60, because I built a table with fixed light. One client, of shoes, says his returns are less, but I don't know if it's for my photos.",
    expected: {
      lines: [
        {
          must: ['20', '60', ['pieces', 'products', 'photos', 'items'], ['day', 'daily']],
          example: 'Built a table with fixed light, going from 20 pieces a day to 60',
        },
        { must: ['table', ['light', 'lighting', 'lights']], example: 'Built a table with fixed light', optional: true },
        {
          must: [
            ['product', 'products'],
            ['2018', 'online shops', 'online stores'],
          ],
          example: 'Photograph products for online shops since 2018',
          optional: true,
        },
      ],
      never: ['returns', '40', '200%', '60 clients', '20 clients', '60 shops', '80', '60 hours', '2018 photos'],
      numbers: ['20', '60'],
    },
  },
  {
    id: 'tuning-f-d-delta-21',
    trade: 'student job, library',
    temper: 'exaggeration for fun',
    category: 'achievements',
    current: false,
    question: ASKED.day,
    answer:
      'I did the night desk at the uni library for two years, ten till two. Mostly it was quiet but I answered whatever came up and reset about a million passwords. I also wrote a one-page guide for printing and the printing questions pretty much stopped.',
    expected: {
      lines: [
        {
          must: [['night desk', 'desk', 'night shift', 'nights'], ['library']],
          not: ['quiet', 'it was'],
          example: 'Staffed the night desk of the university library for two years',
        },
        {
          must: [
            ['guide', 'instructions', 'manual'],
            ['printing', 'print', 'printer'],
          ],
          not: ['pretty much'],
          example: 'Wrote a one-page guide for printing, after which the printing questions nearly stopped',
        },
        {
          must: [['passwords', 'password', 'questions', 'enquiries', 'queries']],
          not: ['whatever'],
          example: 'Answered questions and reset passwords',
          optional: true,
        },
      ],
      never: ['million', '10 years', '2 guides', '2 pages', '10 pages', '2 passwords', 'librarian'],
      unfit: ['quiet'],
      numbers: ['2 years'],
    },
  },
  {
    id: 'tuning-f-d-delta-22',
    trade: 'architecture, internship',
    temper: 'says what was not done',
    category: 'achievements',
    current: false,
    question: ASKED.proud,
    answer:
      "Eight weeks at an architects' office. I built the 1:200 model for a school competition, all by myself in the last 9 days, and they came second out of 31. I didn't do any of the drawings.",
    expected: {
      lines: [
        {
          must: ['model', ['school', 'competition', '1:200']],
          not: ['they came'],
          example: 'Built the 1:200 model for a school competition alone in 9 days',
        },
        { must: [['2nd', 'second'], '31'], not: ['they came'], example: 'Office came second out of 31' },
        {
          must: ['8 weeks', ['architect*', 'office', 'internship']],
          example: 'Internship of eight weeks',
          optional: true,
        },
      ],
      never: ['drawings', '^won', 'first place', '9 weeks', '8 days', '31 models', '200 models', '31 schools', 'drew'],
      numbers: ['31'],
    },
  },
  {
    id: 'tuning-f-d-delta-23',
    trade: 'animal shelter, volunteer',
    temper: 'growth, not sure of the end',
    category: 'achievements',
    current: true,
    question: ASKED.better,
    answer:
      "Every Sunday for four years, dogs in the morning and cats after lunch. I set up the foster list, we started with three families and I think it's 25 now.",
    expected: {
      lines: [
        {
          must: [['foster', 'fostering'], '3', '25', ['families']],
          example: 'Set up the foster list, which went from three to about 25 families',
        },
        { must: [['Sunday', 'Sundays', 'weekly'], '4 years'], example: 'Volunteer every Sunday for four years' },
        { must: [['foster', 'fostering'], ['list']], example: 'Set up the foster list', optional: true },
        { must: [['dogs', 'cats', 'animals']], example: 'Care for dogs and cats', optional: true },
      ],
      never: ['25 dogs', '3 years', '4 families', '22', '25 cats', 'over 25', '3 dogs', '25 years', '28', 'vet'],
      numbers: ['4 years', '25'],
    },
  },
  {
    id: 'tuning-f-d-delta-24',
    trade: 'chemistry teacher, changing to design',
    temper: 'fair about the cause',
    category: 'achievements',
    current: false,
    question: ASKED.better,
    answer:
      "I taught chemistry for 11 years. Last year I rewrote the whole lab safety material, and breakages went from about 40 a year to 12, though to be fair we also got new glassware. Since January I'm on a UX course, so that's where I'm headed.",
    expected: {
      lines: [
        { must: ['chemistry', '11 years'], example: 'Taught chemistry for 11 years' },
        {
          must: [
            ['safety'],
            ['rewrote', 'revised', 'rewriting', 'new', 'updated', 'rewritten', 'reworked', 'overhauled'],
          ],
          not: ['to be fair'],
          example: 'Rewrote the whole lab safety material',
        },
        {
          must: [['breakages', 'breakage'], about('40'), '12'],
          not: ['to be fair'],
          example: 'Breakages went from about 40 a year to 12, also owing to new glassware',
          optional: true,
        },
        { must: ['UX', 'course'], example: 'Attending a UX course since January', optional: true },
      ],
      never: [
        '^reduced',
        '^cut breakages',
        '^lowered',
        'reducing',
        '28',
        'UX designer',
        '12 years',
        '11 breakages',
        'cutting',
      ],
      numbers: ['11'],
    },
  },
]
