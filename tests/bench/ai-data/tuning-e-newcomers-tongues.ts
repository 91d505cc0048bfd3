import { ASKED } from './asked.ts'
import type { Case } from './types.ts'
import { LED } from './words.ts'

/** More speakers whose English came second: in offices, fields, care and cars, and what they know. */
export const TUNING_E_NEWCOMERS_TONGUES: readonly Case[] = [
  {
    id: 'tuning-e-newcomers-9',
    trade: 'accounts payable',
    temper: 'Indian flavour, progressive',
    category: 'achievements',
    current: true,
    question: ASKED.numbers,
    answer:
      'I am having 4 years of experience in accounts payable. Monthly I am processing 1,200 invoices in SAP and my error rate is below 0.5 percent. Last year I have received the star performer award.',
    expected: {
      lines: [
        {
          must: ['1,200 invoices', 'SAP', ['month', 'monthly']],
          not: ['I am'],
          example: 'Process 1,200 invoices a month in SAP',
        },
        {
          must: ['error rate', '0.5%', ['below', 'under', 'less than']],
          not: ['my error'],
          example: 'Error rate below 0.5%',
        },
        {
          must: [['star performer'], ['award', 'received', 'won']],
          not: ['I have'],
          example: 'Received the star performer award',
        },
        {
          must: ['4 years', 'accounts payable'],
          not: ['having', 'I am'],
          example: '4 years of experience in accounts payable',
          optional: true,
        },
      ],
      never: ['4 invoices', '1,200 a year', 'above', '^led', 'star performer of'],
      numbers: ['1,200', '0.5%'],
    },
  },
  {
    id: 'tuning-e-newcomers-10',
    trade: 'greenhouse',
    temper: 'French flavour',
    category: 'achievements',
    current: false,
    question: ASKED.proud,
    answer:
      'I have worked in the tomatoes, under greenhouse, during 7 seasons. In the last two I was the chief of equipe, 15 persons. We did 60 tons the week.',
    expected: {
      lines: [
        {
          must: ['7 seasons', ['tomatoes', 'tomato', 'greenhouse', 'greenhouses']],
          not: ['I have', 'have worked', 'under greenhouse'],
          example: 'Worked in tomato greenhouses for 7 seasons',
        },
        {
          must: ['15', [...LED, 'chief', 'leader', 'team of', 'head']],
          not: ['I was', 'equipe'],
          example: 'Head of a team of 15 for the last two seasons',
        },
        { must: ['60 tons', ['week', 'weekly']], not: ['we did', 'did 60'], example: '60 tons a week with the team' },
      ],
      never: ['60 persons', '15 seasons', '7 persons', '60 tons a season', '2 persons', '15 tons'],
      unfit: ['equipe'],
      numbers: ['7', '15', '60'],
    },
  },
  {
    id: 'tuning-e-newcomers-11',
    trade: 'live-in care',
    temper: 'Bulgarian flavour, private matters',
    category: 'achievements',
    current: true,
    question: ASKED.dayNow,
    answer:
      'Two years I live with one old lady, 91 years. I cook, I give the medicine five times in the day, I wash her, at night I get up if she call. I learned to use the lift for the bed. Her daughter says never she was so good.',
    expected: {
      lines: [
        {
          must: [
            ['medicine', 'medication'],
            ['5x', '5 times', '5 times a day'],
          ],
          not: ['I give', 'in the day', 'I wash'],
          example: 'Give medicine 5 times daily, cook and wash',
        },
        {
          must: [['cook', 'wash', 'care']],
          not: ['I cook', 'wash her'],
          example: 'Cook for and care for an elderly lady',
          optional: true,
        },
        {
          must: [['lift'], ['learned', 'learnt', 'use', 'trained']],
          not: ['I learned'],
          example: 'Learned to use the bed lift',
        },
        {
          must: ['2 years', ['care', 'cared', 'live-in', 'lady', 'live', 'lived', 'elderly']],
          not: ['I live'],
          example: 'Live-in care of an elderly lady for two years',
          optional: true,
        },
      ],
      never: ['91', '5 days', '2 ladies', 'nurse', '5 ladies', '2 times'],
      unfit: ['daughter', 'get up', 'so good', 'old lady'],
      numbers: [['5x', '5']],
    },
  },
  {
    id: 'tuning-e-newcomers-12',
    trade: 'solar installation',
    temper: 'Brazilian flavour',
    category: 'projects',
    current: false,
    question: ASKED.project,
    answer:
      'It was an installation of 320 solar panels in a school, my part was the inverter and the cable, about 1,500 meters of cable. Before we had a delay of three weeks, we recuperated it and finished in the date.',
    expected: {
      lines: [
        {
          must: ['320', ['panels', 'solar panels']],
          not: ['it was', 'my part'],
          example: 'Worked on the installation of 320 solar panels in a school',
        },
        {
          must: [
            ['inverter', 'cable', 'cables'],
            ['1,500', 'inverter'],
          ],
          not: ['my part was'],
          example: 'Handled the inverter and about 1,500 meters of cable',
        },
        {
          must: [['delay', 'on time', 'on schedule', 'in the date', 'deadline']],
          not: ['recuperated', 'we had', 'before we'],
          example: 'Finished on time after a delay of three weeks',
          optional: true,
        },
      ],
      never: ['320 schools', '1,500 panels', '320 meters', '^led', '3 panels', 'finished in 3 weeks', '^managed'],
      unfit: ['recuperated'],
      numbers: ['320', '1,500'],
    },
  },
  {
    id: 'tuning-e-newcomers-13',
    trade: 'sewing',
    temper: 'Vietnamese flavour, no articles',
    category: 'achievements',
    current: true,
    question: ASKED.numbers,
    answer:
      'I sew 45 jacket one day. Other girl make 30, 35. Boss give me the new girl for teach, now I already teach six.',
    expected: {
      lines: [
        {
          must: [
            ['sew', 'sewing', 'make'],
            ['45 jackets', '45 jacket'],
            ['day', 'daily'],
          ],
          not: ['45 jacket one day', 'I sew'],
          example: 'Sew 45 jackets a day',
        },
        { must: [['teach*', 'taught', 'train*'], '6'], not: ['I already', 'boss'], example: 'Taught six new workers' },
      ],
      never: ['^sewed', '30', '35', '6 jackets', '45 girls', '45 days'],
      unfit: ['boss', 'girl', 'already'],
      numbers: ['45', '6'],
    },
  },
  {
    id: 'tuning-e-newcomers-14',
    trade: 'taxi driving',
    temper: 'Somali flavour, short',
    category: 'achievements',
    current: true,
    question: ASKED.numbers,
    answer: 'I am driving the taxi eleven years, no accident, zero. 4.9 star. Maybe 15, 16 customer every day.',
    expected: {
      lines: [
        {
          must: ['11 years', ['taxi', 'drive', 'drove', 'driving', 'driven', 'accident', 'accidents']],
          not: ['I am', 'accident, zero'],
          example: 'Taxi driver for eleven years without an accident',
        },
        { must: [['4.9'], ['star', 'stars', 'rating']], example: 'Rating of 4.9 stars' },
        {
          must: [
            ['15', '16', '15 or 16', '15 to 16'],
            ['customer', 'customers', 'passengers'],
          ],
          not: ['maybe', '15, 16 customer '],
          example: 'About 15 or 16 customers every day',
        },
        {
          must: [
            ['no', 'zero', 'without'],
            ['accident', 'accidents'],
          ],
          not: ['accident, zero'],
          example: 'No accidents in eleven years',
          optional: true,
        },
      ],
      never: ['11 accidents', '16 years', '15 years', '11 customers', '16 accidents'],
      unfit: ['maybe'],
      numbers: ['11', '4.9', ['15', '16']],
    },
  },
  {
    id: 'tuning-e-newcomers-15',
    trade: 'teaching',
    temper: 'Persian flavour, formal',
    category: 'achievements',
    current: false,
    question: ASKED.proud,
    answer:
      'In my country I was teacher of mathematics for 14 years, in a school for girls, with classes of 30 until 35 students. Eight of my students went to the olympiad of the province.',
    expected: {
      lines: [
        {
          must: [['teacher', 'taught'], ['mathematics', 'maths', 'math'], '14 years'],
          not: ['I was', 'in my country', 'until 35'],
          example: 'Taught mathematics at a school for girls for 14 years, in classes of 30 to 35 students',
        },
        {
          must: [
            ['30', '35'],
            ['classes', 'students'],
          ],
          not: ['until'],
          example: 'Classes of 30 to 35 students',
          optional: true,
        },
        {
          must: ['8', 'students', 'olympiad'],
          not: ['my students'],
          example: 'Eight students went to the province olympiad',
        },
      ],
      never: ['8 years', '14 students', '8 classes', 'won the', '35 years', '30 years'],
      unfit: ['my country'],
      numbers: ['14', '8', ['30', '35']],
    },
  },
  {
    id: 'tuning-e-newcomers-16',
    trade: 'welding',
    temper: 'Polish flavour, denial',
    category: 'skills',
    current: true,
    question: ASKED.skills,
    answer:
      'MIG and TIG, I have certificate for both. Drawings I read without problem. Electrode not so much. My German is B1, English B2.',
    expected: {
      lines: [
        { must: ['MIG'], example: 'MIG welding' },
        { must: ['TIG'], example: 'TIG welding' },
        {
          must: [
            ['drawings', 'drawing'],
            ['read*', 'drawings', 'technical'],
          ],
          not: ['I read', 'without problem'],
          example: 'Reading drawings',
        },
        { must: ['German'], not: ['is'], example: 'German (B1)' },
        { must: ['English'], not: ['is'], example: 'English (B2)' },
      ],
      never: ['electrode', 'German (B2)', 'English (B1)', 'fluent'],
      numbers: [],
    },
  },
  {
    id: 'tuning-e-newcomers-17',
    trade: 'data analysis',
    temper: 'Chinese flavour, honest',
    category: 'skills',
    current: true,
    question: ASKED.skills,
    answer:
      "Mostly I use Python, pandas, and SQL of course. Tableau I used in the last company, Power BI I don't know it yet. Mandarin is my mother language.",
    expected: {
      lines: [
        { must: ['Python'], example: 'Python' },
        { must: ['pandas'], example: 'pandas' },
        { must: ['SQL'], not: ['of course'], example: 'SQL' },
        { must: ['Tableau'], not: ['I used', 'last company'], example: 'Tableau' },
        { must: ['Mandarin'], not: ['my', 'mother language'], example: 'Mandarin (native)' },
      ],
      never: ['Power BI', 'Excel'],
      numbers: [],
    },
  },
]
