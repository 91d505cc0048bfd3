import { ASKED } from './asked.ts'
import type { Case } from './types.ts'

/** Students, volunteers, researchers, people between jobs and people who have not had one. */
export const TUNING_STARTERS: readonly Case[] = [
  {
    id: 'tuning-starters-1',
    trade: 'student without a job',
    temper: 'anxious',
    category: 'achievements',
    current: false,
    question: ASKED.proud,
    answer:
      "I haven't really had a job yet, sorry. But I was captain of the volleyball team and I organised a tournament with 8 schools.",
    expected: {
      lines: [
        {
          must: [['captain', 'captained'], 'volleyball'],
          not: ['captained of'],
          example: 'Captain of the volleyball team',
        },
        {
          must: [['organised', 'organized', 'organising', 'organizing'], 'tournament', '8 schools'],
          not: ['captained of'],
          example: 'Organised a tournament with 8 schools',
        },
      ],
      never: ['^job', '^won', 'national'],
      unfit: ['sorry'],
      numbers: ['8'],
    },
  },
  {
    id: 'tuning-starters-2',
    trade: 'student without a job',
    temper: 'empty',
    category: 'achievements',
    current: false,
    question: ASKED.numbers,
    answer: 'Nothing comes to mind.',
    expected: { lines: [], never: [], numbers: [], nothing: true },
  },
  {
    id: 'tuning-starters-3',
    trade: 'computer science student',
    temper: 'group work',
    category: 'projects',
    current: false,
    question: ASKED.project,
    answer:
      'For our bachelor project four of us made a bus app. I only did the backend, in Python with FastAPI, and about 60 students tested it.',
    expected: {
      lines: [
        {
          must: [['backend', 'back end', 'back-end'], 'Python', 'FastAPI', ['bus']],
          not: ['only'],
          example: 'Built the backend of a bus app in Python with FastAPI as part of a team of four',
        },
        {
          must: [
            ['about 60', 'around 60', 'approximately 60', 'some 60', 'roughly 60'],
            'students',
            ['tested', 'test', 'testers', 'testing'],
          ],
          example: 'App tested by about 60 students',
        },
        {
          must: [['backend', 'back end', 'back-end'], 'Python', 'FastAPI'],
          example: 'Built the backend in Python with FastAPI',
          optional: true,
        },
      ],
      never: ['Django', 'Flask', '^led', '60 users', 'frontend'],
      numbers: ['60'],
    },
  },
  {
    id: 'tuning-starters-4',
    trade: 'volunteering',
    temper: 'warm and rambling',
    category: 'achievements',
    current: true,
    question: ASKED.dayNow,
    answer:
      "So every Saturday, well nearly every Saturday, I'm at the food bank, I sort the donations and I hand out bags to, what, 90 families? Lovely people by the way.",
    expected: {
      lines: [
        {
          must: [
            'sort',
            'donations',
            ['hand out', 'distribute', 'give out'],
            ['bags'],
            '90 families',
            ['Saturday', 'Saturdays', 'food bank'],
          ],
          not: ['sorted', 'lovely'],
          example: 'Sort donations and hand out bags to about 90 families at the food bank nearly every Saturday',
        },
        { must: ['sort', 'donations'], example: 'Sort donations at the food bank', optional: true },
        {
          must: [['hand out', 'distribute', 'give out'], 'bags', '90 families'],
          example: 'Hand out bags to about 90 families',
          optional: true,
        },
      ],
      never: ['^sorted', '90 bags'],
      unfit: ['lovely', 'by the way'],
      numbers: ['90'],
    },
  },
  {
    id: 'tuning-starters-5',
    trade: 'volunteering',
    temper: 'money raised together',
    category: 'achievements',
    current: false,
    question: ASKED.team,
    answer: 'Our scouts group collected 2 tons of rubbish on the beach and we were in the local paper.',
    expected: {
      lines: [
        {
          must: [
            ['collected', 'helped collect', 'collect', 'cleared', 'collecting'],
            ['2 tons', '2 tonnes'],
            ['rubbish', 'litter', 'waste', 'trash'],
            'beach',
          ],
          example: 'Collected 2 tons of rubbish on the beach with the scouts group',
        },
        { must: ['paper'], example: 'Featured with the scouts group in the local paper', optional: true },
      ],
      never: ['^led', '$2', 'national', '2 kg'],
      numbers: ['2 tons'],
    },
  },
  {
    id: 'tuning-starters-6',
    trade: 'research',
    temper: 'careful',
    category: 'projects',
    current: false,
    question: ASKED.projectResult,
    answer:
      'In my PhD I measured microplastics in 212 water samples with Raman spectroscopy; the paper came out in Water Research in 2021 and I am second author.',
    expected: {
      lines: [
        {
          must: ['measured', 'microplastics', ['212'], ['samples'], 'Raman'],
          example: 'Measured microplastics in 212 water samples with Raman spectroscopy',
        },
        {
          must: ['Water Research', '2021', ['second author', '2nd author', 'second-author']],
          example: 'Second author of a paper in Water Research in 2021',
        },
      ],
      never: ['first author', '^author', 'Nature', 'proved'],
      numbers: ['212', '2021'],
    },
  },
  {
    id: 'tuning-starters-7',
    trade: 'research',
    temper: 'failure admitted',
    category: 'achievements',
    current: false,
    question: ASKED.hard,
    answer:
      "The first method didn't work, we lost six months. Then I changed to R and mixed models and we could analyse all 1,400 interviews.",
    expected: {
      lines: [
        {
          must: [
            ['changed', 'switched', 'moved', 'changing', 'switching', 'analysed', 'analyzed'],
            'R',
            'mixed models',
            '1,400',
            'interviews',
          ],
          not: ['lost'],
          example: 'Switched to R and mixed models, which made it possible to analyse all 1,400 interviews',
        },
        {
          must: [['changed', 'switched', 'moved'], 'R', 'mixed models'],
          example: 'Switched to R and mixed models',
          optional: true,
        },
        {
          must: [['analysed', 'analyzed', 'analyse', 'analyze'], '1,400', 'interviews'],
          example: 'Analysed all 1,400 interviews',
          optional: true,
        },
      ],
      never: ['Python', '6 months', 'SPSS'],
      unfit: ['lost'],
      numbers: ['1,400'],
    },
  },
  {
    id: 'tuning-starters-8',
    trade: 'returning parent',
    temper: 'self-doubting',
    category: 'career_goals',
    current: false,
    question: ASKED.goals,
    answer:
      'I was at home with the kids for seven years, before that bookkeeping at Brandt & Co. I would like to go back to bookkeeping, part time, 25 hours.',
    expected: {
      lines: [
        {
          must: [
            ['bookkeeper', 'bookkeeping'],
            ['part time', 'part-time'],
            ['return*', 'go back', 'going back', 'aim*', 'look*', 'seek*', 'want*', 'hop*', 'would like'],
          ],
          not: ['I would'],
          example: 'Bookkeeper looking to return to bookkeeping part-time, 25 hours.',
        },
        { must: ['Brandt & Co'], example: 'Worked in bookkeeping at Brandt & Co before.', optional: true },
      ],
      never: ['7 years of experience', 'full-time', 'senior', 'accountant'],
      numbers: ['25'],
    },
  },
  {
    id: 'tuning-starters-9',
    trade: 'school leaver',
    temper: 'slang',
    category: 'skills',
    current: false,
    question: ASKED.skills,
    answer: 'lol idk, i can do photoshop and premiere, i speak polish at home and im ok at excel',
    expected: {
      lines: [
        { must: ['Photoshop'], example: 'Photoshop' },
        { must: ['Premiere'], example: 'Premiere' },
        { must: ['Polish'], example: 'Polish' },
        { must: ['Excel'], not: ['advanced', 'expert'], example: 'Excel' },
      ],
      never: ['Illustrator'],
      unfit: ['lol', 'idk'],
      numbers: [],
    },
  },
  {
    id: 'tuning-starters-10',
    trade: 'internship',
    temper: 'only watched',
    category: 'achievements',
    current: false,
    question: ASKED.proud,
    answer:
      'Mostly I watched the lawyers. I was allowed to research case law for one brief and they used two of the cases I found.',
    expected: {
      lines: [
        {
          must: [['researched', 'research'], 'case law', ['brief'], ['2 of', 'used 2', '2 cases', 'two of']],
          example: 'Researched case law for one brief; two of the cases found were used',
        },
        {
          must: [['researched', 'research'], 'case law', 'brief'],
          example: 'Researched case law for one brief',
          optional: true,
        },
      ],
      never: ['^won', '^lawyer', '^advised', 'wrote the brief'],
      numbers: ['2'],
    },
  },
  {
    id: 'tuning-starters-11',
    trade: 'student tutor',
    temper: 'negative inside a positive',
    category: 'achievements',
    current: true,
    question: ASKED.better,
    answer: 'I tutor 5 kids in chemistry, and none of them has failed since.',
    expected: {
      lines: [
        {
          must: ['tutor', ['5 kids', '5 children', '5 pupils', '5 students'], 'chemistry'],
          not: ['tutored', 'all failed', 'has failed since'],
          example: 'Tutor 5 children in chemistry',
        },
        {
          must: [
            ['none', 'no', 'not one', 'all passed', 'without'],
            ['failed', 'passed', 'fail', 'failing'],
          ],
          example: 'Tutor 5 children in chemistry, none of whom has failed since',
          optional: true,
        },
      ],
      never: ['^failed', '5 failed'],
      numbers: ['5'],
    },
  },
  {
    id: 'tuning-starters-12',
    trade: 'gap year',
    temper: 'cheerful',
    category: 'values',
    current: false,
    question: ASKED.values,
    answer: 'Honestly? That people around me laugh, and that I learn something new every week. Money comes third.',
    expected: {
      lines: [
        {
          must: [['learn', 'learning', 'learns'], ['new'], ['week', 'weekly']],
          not: ['money'],
          example: 'Values laughter at work and learning something new every week.',
        },
        { must: [['laugh', 'laughter', 'laughs', 'laughing']], example: 'Values a team that laughs.', optional: true },
      ],
      never: ['rich', 'leader', 'first priority'],
      numbers: [],
    },
  },
  {
    id: 'tuning-starters-13',
    trade: 'open source volunteer',
    temper: 'symbols',
    category: 'projects',
    current: true,
    question: ASKED.project,
    answer: 'I maintain a small C# / .NET library on GitHub, 1.2k stars, and answer issues within 48 hours.',
    expected: {
      lines: [
        {
          must: ['maintain', ['C#'], ['.NET'], 'library', 'GitHub', ['1.2k', '1,200']],
          not: ['maintained'],
          example: 'Maintain a C# / .NET library on GitHub with 1.2k stars',
        },
        {
          must: [['answer', 'answering', 'resolve', 'resolving'], 'issues', ['48 hours']],
          not: ['answered', '^resolve'],
          example: 'Answer issues within 48 hours',
        },
      ],
      never: ['C++', '12k', '^maintained', 'users'],
      numbers: ['1.2k', '48 hours'],
    },
  },
  {
    id: 'tuning-starters-14',
    trade: 'refugee, engineer at home',
    temper: 'second-language English',
    category: 'career_goals',
    current: false,
    question: ASKED.goals,
    answer:
      'In my country I was civil engineer twelve years, I make bridges. Now I learn the language B2 and I want again work as engineer.',
    expected: {
      lines: [
        {
          must: ['civil engineer', ['12 years'], ['bridges', 'bridge']],
          not: ['for again', 'learned', 'I make'],
          example: 'Civil engineer with 12 years of experience in building bridges.',
        },
        {
          must: [
            ['engineer', 'engineering'],
            ['again', 'return*', 'back', 'aim*', 'look*', 'seek*', 'want*', 'resume'],
          ],
          not: ['for again', 'learned', 'want again work'],
          example: 'Looking to work as an engineer again.',
        },
        {
          must: ['B2', ['language', 'learn*']],
          not: ['for again', 'learned'],
          example: 'Learning the language at level B2.',
          optional: true,
        },
      ],
      never: ['native', 'C1', 'tunnels'],
      numbers: ['12 years'],
    },
  },
  {
    id: 'tuning-starters-15',
    trade: 'unemployed, union work',
    temper: 'angry',
    category: 'achievements',
    current: false,
    question: ASKED.hard,
    answer:
      'They closed the plant, those greedy bastards. As works council we negotiated a severance plan for 340 people, I did the talks about the older workers.',
    expected: {
      lines: [
        {
          must: [
            ['negotiated', 'negotiate', 'co-negotiated'],
            ['severance'],
            ['340 people', '340 workers', '340 employees', '340'],
          ],
          example: 'Negotiated a severance plan for 340 people as part of the works council',
        },
        {
          must: [
            ['talks', 'negotiations', 'negotiated', 'negotiating', 'talk'],
            ['older workers', 'older employees'],
          ],
          example: 'Held the talks about the older workers',
        },
      ],
      never: ['^closed'],
      unfit: ['greedy', 'bastards'],
      numbers: ['340'],
    },
  },
  {
    id: 'tuning-starters-16',
    trade: 'student assistant',
    temper: 'dictated without punctuation',
    category: 'achievements',
    current: false,
    question: ASKED.day,
    answer:
      'i digitised old maps like two thousand of them and put them in qgis and i helped two professors with footnotes',
    expected: {
      lines: [
        {
          must: [['digitised', 'digitized'], ['2,000'], 'maps', 'QGIS'],
          not: ['maps about', 'like'],
          example: 'Digitised about 2,000 old maps and put them in QGIS',
        },
        {
          must: ['helped', ['2 professors'], 'footnotes'],
          not: ['maps about'],
          example: 'Helped two professors with footnotes',
        },
      ],
      never: ['ArcGIS', '200', '^wrote'],
      numbers: ['2,000', '2'],
    },
  },
  {
    id: 'tuning-starters-17',
    trade: 'babysitting',
    temper: 'only a duty',
    category: 'achievements',
    current: true,
    question: ASKED.dayNow,
    answer: 'I look after twins, four years old, two afternoons a week.',
    expected: {
      lines: [
        {
          must: [['look after', 'care for', 'babysit', 'mind'], 'twins', ['2 afternoons'], ['week', 'weekly']],
          not: ['looked'],
          example: 'Look after four-year-old twins two afternoons a week',
        },
      ],
      never: ['^looked', 'educat*', '4 children', '4 years of experience'],
      numbers: ['2'],
    },
  },
  {
    id: 'tuning-starters-18',
    trade: 'hackathon',
    temper: 'several people, own part unclear',
    category: 'projects',
    current: false,
    question: ASKED.projectResult,
    answer:
      'Team of three, 24 hours, we built a sign language translator with TensorFlow and came second out of 31 teams.',
    expected: {
      lines: [
        {
          must: [
            ['built', 'build', 'developed', 'co-built', 'co-developed', 'building'],
            'sign language',
            'TensorFlow',
            ['24 hours', '31', 'team'],
          ],
          example: 'Built a sign language translator with TensorFlow in 24 hours in a team of three',
        },
        { must: [['second', '2nd'], '31'], example: 'Came second out of 31 teams' },
      ],
      never: ['PyTorch', '^won', 'first place', '^led'],
      numbers: ['24 hours', '31'],
    },
  },
]
