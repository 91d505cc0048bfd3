import { ASKED } from './asked.ts'
import type { Case } from './types.ts'
import { about } from './words.ts'

/** Returners, the self-employed, engineers, laboratories, photographers, musicians. */
export const TUNING_F_D_DELTA_3: readonly Case[] = [
  {
    id: 'tuning-f-d-delta-25',
    trade: 'insurance claims, back after children',
    temper: 'a job then, an office since',
    category: 'achievements',
    current: false,
    question: ASKED.numbers,
    answer:
      "I was in insurance claims before, motor mostly, 60 open files at any time and I closed about 15 a week. Then three kids. For the last two years I've done the accounts for the kids' football club, 180 members, and got the unpaid fees down from £2,900 to £400 by ringing people up.",
    expected: {
      lines: [
        {
          must: [
            ['60', ...about('15')],
            ['claims', 'files', 'claim'],
          ],
          not: ['kids'],
          example: 'Handled 60 open motor insurance claims at any time and closed about 15 a week',
        },
        {
          must: ['£2,900', '£400', ['fees', 'unpaid']],
          not: ['3 kids'],
          example: 'Cut unpaid fees of a football club from £2,900 to £400 by ringing members',
        },
        {
          must: [
            ['accounts', 'accounting', 'bookkeeping', 'books'],
            ['club', 'football', '180'],
          ],
          not: ['3 kids'],
          example: 'Kept the accounts of a football club with 180 members for two years',
          optional: true,
        },
        { must: [about('15'), ['claims', 'files']], example: 'Closed about 15 claims a week', optional: true },
      ],
      never: ['£2,500', '180 files', '60 a week', '15 files at', '180 claims', '3 years', '60 members', '86%'],
      unfit: ['three kids'],
      numbers: ['60', '15', '£2,900', '£400'],
    },
  },
  {
    id: 'tuning-f-d-delta-26',
    trade: 'freelance translation',
    temper: 'dry',
    category: 'achievements',
    current: true,
    question: ASKED.numbers,
    answer:
      "Medical leaflets, Danish to English. About 300,000 words a year, and one agency gives me 60% of that. I've had one complaint since 2017 and that was a comma.",
    expected: {
      lines: [
        {
          must: [about('300,000'), 'words', ['year', 'yearly', 'annually']],
          example: 'Translate about 300,000 words of medical leaflets a year from Danish to English',
        },
        {
          must: ['Danish', ['medical', 'leaflets']],
          example: 'Translate medical leaflets from Danish',
          optional: true,
        },
        { must: ['complaint', '2017'], not: ['comma'], example: 'Only one complaint since 2017', optional: true },
      ],
      never: ['60% of leaflets', '180,000', 'English to Danish', 'no complaints', '300,000 leaflets', 'never'],
      unfit: ['comma'],
      numbers: ['300,000'],
    },
  },
  {
    id: 'tuning-f-d-delta-27',
    trade: 'maintenance engineering',
    temper: 'everybody else was wrong',
    category: 'achievements',
    current: false,
    question: ASKED.hard,
    answer:
      "We had a pump that ate a bearing every six weeks. Everyone said it was misalignment, I didn't believe it. I put an accelerometer on, found the pipe was resonating at 48 hertz and had one bracket welded in. It's been running 14 months on the same bearing.",
    expected: {
      lines: [
        {
          must: [
            ['resonating', 'resonance', 'resonant', 'resonated', 'vibration', 'accelerometer'],
            ['pipe', 'pump', 'bearing', '48'],
          ],
          not: ['believe'],
          example: 'Found with an accelerometer that a pipe was resonating at 48 hertz and had a bracket welded in',
        },
        { must: [['14 months'], ['bearing', 'pump']], not: ["it's"], example: 'Pump ran 14 months on one bearing' },
        { must: ['bracket'], example: 'Arranged for a bracket to be welded in', optional: true },
      ],
      never: ['^welded', '14 weeks', '6 months', '48 months', '48 weeks', 'was misalignment', '14 pumps', '6 bearings'],
      unfit: ['everyone', 'ate'],
      numbers: ['14 months'],
    },
  },
  {
    id: 'tuning-f-d-delta-28',
    trade: 'analytical laboratory',
    temper: "a colleague's part set apart",
    category: 'achievements',
    current: true,
    question: ASKED.better,
    answer:
      "I run the mass spec, roughly 90 samples a day. Turnaround used to be five days. I batched the sample prep by matrix instead of by client and now we're at two, sometimes three. My colleague does the reports, I don't touch those.",
    expected: {
      lines: [
        {
          must: [['mass spec', 'mass spectrometer', 'mass spectrometry'], about('90'), 'samples', ['day', 'daily']],
          example: 'Run the mass spectrometer with roughly 90 samples a day',
        },
        {
          must: [['turnaround'], '5', ['2', '3']],
          not: ['used to'],
          example:
            'Batched sample prep by matrix instead of by client, cutting turnaround from five days to two or three',
        },
        {
          must: [['batched', 'batching', 'batches', 'grouped', 'grouping', 'batch'], ['matrix']],
          example: 'Batched sample prep by matrix instead of by client',
          optional: true,
        },
      ],
      never: ['reports', '90 days', '60%', '5 samples', '90 clients', 'over 90', '2 samples', '^led', '3 clients'],
      unfit: ['my colleague'],
      numbers: ['90', '5'],
    },
  },
  {
    id: 'tuning-f-d-delta-29',
    trade: 'press photography',
    temper: 'grumbling a little',
    category: 'achievements',
    current: false,
    question: ASKED.proud,
    answer:
      "Fifteen years at the local paper. I'd do five, six jobs a day, football, council, golden weddings. One picture of the flood in 2013 ran in 40 papers, and no, I didn't get a penny extra.",
    expected: {
      lines: [
        {
          must: [['flood', 'flooding'], '40', ['papers', 'newspapers']],
          not: ['penny', 'and no'],
          example: 'Picture of the flood in 2013 ran in 40 papers',
        },
        {
          must: [
            ['5', '6'],
            ['jobs', 'assignments'],
            ['day', 'daily'],
          ],
          example: 'Photographed five to six jobs a day, from football to council and golden weddings',
        },
        {
          must: ['15 years', ['paper', 'newspaper', 'press']],
          example: 'Fifteen years at the local paper',
          optional: true,
        },
      ],
      never: ['40 pictures', '15 papers', '40 floods', '2013 papers', '40 years', '15 jobs', '11 jobs', 'award'],
      unfit: ['penny'],
      numbers: ['40'],
    },
  },
  {
    id: 'tuning-f-d-delta-30',
    trade: 'bass player',
    temper: 'money before and now',
    category: 'achievements',
    current: true,
    question: ASKED.numbers,
    answer:
      "I play bass in a function band, 70 gigs a year or thereabouts. I do the bookings as well. When I started doing them we got £900 a night and it's £1,450 now.",
    expected: {
      lines: [
        {
          must: ['bass', [...about('70'), '70 gigs a year or so'], ['gigs', 'concerts', 'shows', 'performances']],
          not: ['thereabouts'],
          example: 'Play bass in a function band at about 70 gigs a year',
        },
        {
          must: ['£900', '£1,450', ['night', 'gig', 'fee', 'fees']],
          not: ["it's"],
          example: 'Fee per night went from £900 to £1,450 while doing the bookings',
        },
        { must: [['bookings', 'booking', 'book']], example: 'Do the bookings of the band', optional: true },
      ],
      never: ['£550', '61%', '£1,450 a year', '£900 a year', '70 bands', '70 nights a month', '^led', 'over 70', '£70'],
      numbers: ['70', '£900', '£1,450'],
    },
  },
  {
    id: 'tuning-f-d-delta-31',
    trade: 'product management',
    temper: 'plays one number down',
    category: 'achievements',
    current: false,
    question: ASKED.numbers,
    answer:
      "We shipped the new checkout in March. Conversion went from 2.1 to 2.9 percent, but a good part of that was the Easter campaign. What I'm happier about is that I got support tickets about payment down by half by writing proper error messages.",
    expected: {
      lines: [
        {
          must: [
            ['tickets', 'support requests', 'enquiries'],
            ['half', '50%', 'halved', 'halving'],
            ['error messages', 'error message', 'errors'],
          ],
          not: ['happier'],
          example: 'Cut support tickets about payment by half by writing better error messages',
        },
        {
          must: [['tickets'], ['half', '50%', 'halved', 'halving']],
          not: ['happier'],
          example: 'Halved support tickets about payment',
          optional: true,
        },
        { must: ['checkout'], not: ['2.9%', 'campaign was'], example: 'Helped ship a new checkout', optional: true },
        {
          must: [['conversion'], ['2.1', '2.1%'], '2.9%'],
          not: ['good part'],
          example: 'Conversion went from 2.1% to 2.9%, in part through the Easter campaign',
          optional: true,
        },
      ],
      never: [
        '^increased',
        '^raised',
        '^improved conversion',
        '^boosted',
        'raising',
        'increasing',
        'improving conversion',
      ],
      unfit: ['happier'],
      numbers: [],
    },
  },
  {
    id: 'tuning-f-d-delta-32',
    trade: 'occupational health research',
    temper: 'parts told apart',
    category: 'projects',
    current: false,
    question: ASKED.project,
    answer:
      "It was a survey of night-shift workers, 1,140 people in 6 hospitals. I designed the questionnaire and did the statistics in R, my supervisor did the interviews. We published it in 2023 and it's been cited 37 times.",
    expected: {
      lines: [
        {
          must: ['questionnaire', ['designed', 'developed', 'created', 'wrote', 'design', 'drew up']],
          not: ['it was'],
          example: 'Designed the questionnaire for a survey of 1,140 night-shift workers in 6 hospitals',
        },
        {
          must: ['1,140', ['6 hospitals', 'workers', 'people', 'participants', 'staff']],
          not: ['it was'],
          example: 'Survey of 1,140 night-shift workers in 6 hospitals',
        },
        {
          must: [['statistics', 'statistical', 'analysis', 'analysed', 'analyzed', 'data'], 'R'],
          not: ['did the interviews'],
          example: 'Did the statistics in R',
        },
        {
          must: ['37', ['cited', 'citations', 'citation']],
          not: ["it's been"],
          example: 'Co-published the results in 2023, cited 37 times',
        },
        { must: [['published', 'publication'], '2023'], example: 'Published with the team in 2023', optional: true },
      ],
      never: ['interview*', '37 hospitals', '6 times', '1,140 hospitals', '2023 workers', '6 interviews', '6 people'],
      unfit: ['supervisor'],
      numbers: ['1,140', '6', '37'],
    },
  },
  {
    id: 'tuning-f-d-delta-33',
    trade: 'design engineering',
    temper: 'knows the limits',
    category: 'skills',
    current: true,
    question: ASKED.skills,
    answer:
      "SolidWorks for ten years, before that Inventor. FEA in Ansys but just linear stuff. GD&T. I can turn and mill well enough for a prototype. I'd like to learn Python one day.",
    expected: {
      lines: [
        { must: ['SolidWorks'], not: ['before'], example: 'SolidWorks (10 years)' },
        { must: ['Inventor'], not: ['before'], example: 'Inventor' },
        { must: [['Ansys', 'FEA', 'finite element*']], not: ['just', 'stuff'], example: 'FEA in Ansys (linear)' },
        { must: [['GD&T']], example: 'GD&T' },
        {
          must: [['turn', 'turning', 'mill', 'milling', 'machining', 'lathe']],
          not: ['enough'],
          example: 'Turning and milling of prototypes',
          optional: true,
        },
      ],
      never: ['Python', 'nonlinear', 'non-linear', 'expert', 'Inventor (10 years)', 'Ansys (10 years)', 'CATIA', 'CNC'],
      numbers: [],
    },
  },
  {
    id: 'tuning-f-d-delta-34',
    trade: 'psychology student',
    temper: 'as it comes to mind',
    category: 'skills',
    current: true,
    question: ASKED.skills,
    answer:
      "Excel, SPSS from the stats course, a little LaTeX. I'm fine with Canva. Oh and I've got a first aid certificate from 2024, and a clean driving licence.",
    expected: {
      lines: [
        { must: ['Excel'], example: 'Excel' },
        { must: ['SPSS'], not: ['stats course'], example: 'SPSS' },
        { must: ['LaTeX'], not: ['a little'], example: 'LaTeX (basic)' },
        { must: ['Canva'], not: ['fine'], example: 'Canva' },
        { must: ['first aid'], not: ['oh'], example: 'First aid certificate (2024)' },
        {
          must: [
            ['driving', 'driver*'],
            ['licence', 'license'],
          ],
          example: 'Clean driving licence',
          optional: true,
        },
        { must: [['stats', 'statistics']], not: ['from the'], example: 'Statistics', optional: true },
      ],
      never: ['expert', 'Stata', 'advanced', 'SPSS certificate', 'PowerPoint', 'fluent', 'Python'],
      numbers: [],
    },
  },
  {
    id: 'tuning-f-d-delta-35',
    trade: 'commercial photography',
    temper: 'what is sent out',
    category: 'skills',
    current: true,
    question: ASKED.skills,
    answer:
      "Lightroom and Capture One, studio flash, mostly Profoto. Retouching, but I send skin work out because I haven't the patience. Drone licence, the A2 one.",
    expected: {
      lines: [
        { must: ['Lightroom'], example: 'Lightroom' },
        { must: ['Capture One'], example: 'Capture One' },
        {
          must: [['studio flash', 'flash', 'Profoto', 'studio lighting']],
          not: ['mostly'],
          example: 'Studio flash (Profoto)',
        },
        { must: ['retouching'], not: ['but'], example: 'Retouching' },
        {
          must: ['drone', ['licence', 'license', 'A2', 'licensed', 'certificate']],
          not: ['the A2 one'],
          example: 'Drone licence (A2)',
        },
      ],
      never: ['skin', 'Photoshop', 'expert', 'video', 'patience', 'patient'],
      numbers: [],
    },
  },
  {
    id: 'tuning-f-d-delta-36',
    trade: 'piano lessons',
    temper: 'a joke at the end',
    category: 'skills',
    current: true,
    question: ASKED.skills,
    answer:
      "Piano up to grade 8, theory, a bit of cello. I use MuseScore for the arrangements and Zoom for the lessons since lockdown. I can't sing, don't ask me.",
    expected: {
      lines: [
        { must: ['piano'], example: 'Piano (grade 8)' },
        { must: ['theory'], example: 'Music theory' },
        { must: ['cello'], not: ['a bit of'], example: 'Cello (basic)' },
        { must: ['MuseScore'], example: 'MuseScore' },
        { must: ['Zoom'], not: ['lockdown'], example: 'Zoom' },
        { must: [['arrangements', 'arranging', 'arrangement']], example: 'Arranging', optional: true },
      ],
      never: ['sing*', 'choir', 'cello up to', 'cello (grade 8)', 'vocal*', 'expert', 'violin'],
      unfit: ['lockdown'],
      numbers: [],
    },
  },
]
