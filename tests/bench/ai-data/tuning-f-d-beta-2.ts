import { ASKED } from './asked.ts'
import type { Case } from './types.ts'
import { about, MADE } from './words.ts'

/** People of care, schools, universities and social work. */
export const TUNING_F_D_BETA_2: readonly Case[] = [
  {
    id: 'tuning-f-d-beta-12',
    trade: 'disability care',
    temper: 'warm',
    category: 'achievements',
    current: false,
    question: ASKED.team,
    answer:
      'We took nine residents to the sea, five of them in wheelchairs, for a week. Nobody had done that at our place before. I found the house and did the money, each one had to pay only 180 euros.',
    expected: {
      lines: [
        {
          must: ['9', 'residents', ['sea', 'seaside', 'holiday', 'trip', 'coast']],
          not: ['of them'],
          example: 'Took nine residents, five in wheelchairs, to the sea for a week with the team',
        },
        {
          must: [
            ['house', 'accommodation'],
            ['money', 'budget', 'finances', '€180'],
          ],
          example: 'Found the house and looked after the money, at a cost of only €180 for each resident',
        },
        { must: ['€180'], not: ['had to'], example: 'Trip to the sea at only €180 for each resident', optional: true },
        { must: ['found', ['house', 'accommodation']], example: 'Found the house for the trip', optional: true },
        {
          must: ['5', 'wheelchairs'],
          not: ['of them'],
          example: 'Trip with five residents in wheelchairs',
          optional: true,
        },
      ],
      never: ['14', '^led', '9 wheelchairs', '9 weeks', '$180', '€1,620', 'every year', '5 houses', '9 days'],
      numbers: ['9', '€180'],
    },
  },
  {
    id: 'tuning-f-d-beta-13',
    trade: 'primary school',
    temper: 'plain',
    category: 'achievements',
    current: false,
    question: ASKED.proud,
    answer:
      'I started a school garden with my fourth graders. By the second summer we sold vegetables to the parents and bought three beehives with the 420 euros.',
    expected: {
      lines: [
        {
          must: [MADE, 'garden', ['fourth grad*', '4th grad*', 'grade 4', 'fourth-grad*', 'school', 'year 4', 'class']],
          example: 'Started a school garden with fourth graders',
        },
        {
          must: ['3', 'beehives'],
          example: 'Bought three beehives with €420 from selling vegetables to parents',
        },
        {
          must: ['vegetables', ['sold', 'selling', 'sale', 'sales']],
          example: 'Sold vegetables to parents by the second summer',
          optional: true,
        },
      ],
      never: ['420 beehives', '3 gardens', '4 gardens', '$420', '^sold beehives', '3 years', '420 parents'],
      numbers: ['3'],
    },
  },
  {
    id: 'tuning-f-d-beta-14',
    trade: 'secondary school',
    temper: 'rueful',
    category: 'achievements',
    current: false,
    question: ASKED.hard,
    answer:
      "Class 8c. Nobody wanted them. There were 29 and on a bad day ten were in the corridor. I sat down with each one, and then with the parents, 29 evenings that took me, and I let them write the class rules. By Easter I'd hardly sent anyone out.",
    expected: {
      lines: [
        {
          must: [
            '29',
            ['parents', 'evenings', 'students', 'pupils', 'each', 'children'],
            ['talk*', 'met', 'spoke', 'sat down', 'conversations', 'rules', 'meetings', 'meeting'],
          ],
          not: ['let them'],
          example: 'Sat down with each of 29 students and their parents and had the class write its own rules',
        },
        {
          must: [
            ['class rules', 'rules'],
            ['write', 'wrote', 'written', 'drew up', 'draw up', 'writing'],
          ],
          not: ['let them'],
          example: 'Let the students of a difficult class write the class rules',
          optional: true,
        },
        { must: ['hardly', ['anyone', 'any']], example: 'By Easter, hardly sent anyone out', optional: true },
      ],
      never: ['10 evenings', '29 classes', '^sent', 'wrote the class rules for', '29 rules', '8 students'],
      unfit: ['nobody wanted'],
      numbers: ['29'],
    },
  },
  {
    id: 'tuning-f-d-beta-15',
    trade: 'kindergarten',
    temper: 'second-language English',
    category: 'achievements',
    current: true,
    question: ASKED.dayNow,
    answer:
      'Morning circle I make, then painting or we go in forest. Is 18 children, three to six years old. I do the papers for language test, this nobody like.',
    expected: {
      lines: [
        { must: ['18', 'children'], not: ['is 18'], example: 'Look after 18 children aged three to six' },
        { must: ['morning circle'], not: ['in forest'], example: 'Run the morning circle' },
        {
          must: [['forest', 'painting', 'paint']],
          not: ['in forest'],
          example: 'Paint or go to the forest with the children',
          optional: true,
        },
        {
          must: [['language test', 'language tests', 'language assessments', 'language assessment']],
          not: ['this nobody', 'nobody', 'the papers for'],
          example: 'Do the paperwork for the language test',
        },
      ],
      never: ['18 years', '3 children', '6 children', '18 tests', '^ran', '^looked', 'test nobody'],
      unfit: ['nobody like'],
      numbers: ['18'],
    },
  },
  {
    id: 'tuning-f-d-beta-16',
    trade: 'special needs teaching',
    temper: 'with a colleague',
    category: 'achievements',
    current: false,
    question: ASKED.team,
    answer:
      'Together with the speech therapist I made picture timetables for all six classrooms. The idea was hers, I did the drawing, about 200 cards. Meltdowns got rarer but I have no figures.',
    expected: {
      lines: [
        {
          must: [
            ['picture timetables', 'timetables', 'timetable'],
            ['6', 'speech therapist', 'therapist', 'colleague', '200', 'cards'],
          ],
          example: 'Made picture timetables for all six classrooms together with the speech therapist',
        },
        {
          must: [about('200'), 'cards', ['drew', 'drawing', 'illustrated', 'made', 'designed', 'created', 'drawn']],
          example: 'Drew about 200 cards for picture timetables',
        },
        { must: ['meltdowns', ['rarer', 'fewer', 'less']], example: 'Meltdowns got rarer', optional: true },
      ],
      never: ['over 200', '200 classrooms', '^reduced meltdowns', '^cut meltdowns', 'had the idea'],
      unfit: ['no figures'],
      numbers: ['6', '200'],
    },
  },
  {
    id: 'tuning-f-d-beta-17',
    trade: 'university administration',
    temper: 'dry',
    category: 'achievements',
    current: false,
    question: ASKED.numbers,
    answer:
      'Exam office, faculty of law. 4,800 registrations per term, 62 exams, three of us. In my time there was one complaint that went to court, and the university won it.',
    expected: {
      lines: [
        {
          must: ['4,800', ['registrations', 'registered'], ['term', 'semester']],
          example: 'Handled 4,800 exam registrations per term as one of three in the exam office of the faculty of law',
        },
        { must: ['62', 'exams'], example: '62 exams per term' },
      ],
      never: ['4,800 exams', '1,600', '62 complaints', '62 registrations', '^won', '^led', '4,800 students'],
      numbers: ['4,800', '62'],
    },
  },
  {
    id: 'tuning-f-d-beta-18',
    trade: 'university research support',
    temper: 'modest about the total',
    category: 'achievements',
    current: true,
    question: ASKED.proud,
    answer:
      "I help the professors write grant applications. Out of 26 that I worked on last year ten got funded, that's 38 percent, the national rate is somewhere near 20. The money isn't mine of course, it was 3.1 million.",
    expected: {
      lines: [
        {
          must: ['26', '10', ['funded', 'funding', 'successful', 'approved']],
          example:
            'Ten of 26 grant applications worked on last year got funded, 38 percent against a national rate near 20',
        },
        {
          must: ['38%', ['applications', 'funded', 'success', 'grant']],
          example: 'Success rate of 38% with grant applications',
          optional: true,
        },
        {
          must: ['professors', ['help', 'support', 'assist', 'helping', 'supporting'], ['grant', 'grants']],
          not: ['helped', "isn't"],
          example: 'Help professors write grant applications',
        },
        {
          must: ['3.1 million', ['applications', 'grant', 'grants', 'funding']],
          example: 'Helped with grant applications that brought in 3.1 million',
          optional: true,
        },
      ],
      never: ['^raised', '^won', '^secured', '€3.1', '£3.1', '$3.1', '26 professors', 'from 20'],
      unfit: ["isn't mine"],
      numbers: ['26', '10'],
    },
  },
  {
    id: 'tuning-f-d-beta-19',
    trade: 'university lecturing',
    temper: 'part and whole',
    category: 'achievements',
    current: false,
    question: ASKED.better,
    answer:
      'The statistics course had a failure rate of 45 percent. I took over the tutorials, not the lecture, and split them into groups of fifteen with weekly quizzes. Two years later 27 percent failed, though the exam also got a bit shorter, to be fair.',
    expected: {
      lines: [
        {
          must: [
            ['tutorials', 'groups', 'quizzes'],
            ['15', 'weekly', 'quizzes'],
          ],
          example: 'Took over the statistics tutorials and split them into groups of fifteen with weekly quizzes',
        },
        {
          must: ['tutorials', ['took over', 'taught', 'ran', 'take over', 'taking over']],
          not: ['split them'],
          example: 'Took over the tutorials of the statistics course',
          optional: true,
        },
        {
          must: ['45%', '27%', 'fail*'],
          example: 'Failure rate of the statistics course went from 45% to 27% in two years',
        },
      ],
      never: ['18%', '40%', '^took over the lecture', '^failed', '15 quizzes', 'single-handed*'],
      unfit: ['to be fair'],
      numbers: ['15', '45%', '27%'],
    },
  },
  {
    id: 'tuning-f-d-beta-20',
    trade: 'school caretaking',
    temper: 'grumpy',
    category: 'achievements',
    current: true,
    question: ASKED.dayNow,
    answer:
      'I unlock at six, check the boilers, clear the snow if there is any. Three buildings, two gyms. And every blessed day I unblock a toilet. In the holidays I paint, four classrooms last summer.',
    expected: {
      lines: [
        {
          must: [
            ['3', '2'],
            ['buildings', 'gyms'],
          ],
          example: 'Look after three buildings and two gyms',
        },
        {
          must: [['boilers', 'boiler']],
          not: ['if there is any'],
          example: 'Unlock at six, check the boilers and clear snow',
        },
        {
          must: ['snow', ['clear', 'clearing']],
          not: ['cleared', 'if there is any'],
          example: 'Clear snow',
          optional: true,
        },
        { must: ['unlock'], example: 'Unlock at six', optional: true },
        { must: ['unblock*', 'toilet*'], example: 'Unblock toilets', optional: true },
        { must: ['4', 'classrooms', 'paint*'], example: 'Painted four classrooms last summer' },
      ],
      never: ['6 buildings', '6 boilers', '4 buildings', '2 buildings', '6 hours', '3 gyms', '4 toilets'],
      unfit: ['blessed'],
      numbers: ['3', '2', '4'],
    },
  },
  {
    id: 'tuning-f-d-beta-21',
    trade: 'debt counselling',
    temper: 'plain with result',
    category: 'achievements',
    current: false,
    question: ASKED.numbers,
    answer:
      'I saw around 15 people a week, most of them with more than ten creditors. In 2022 I got 48 debt plans through. And I was quite good at bailiffs on the phone, if I may say so.',
    expected: {
      lines: [
        {
          must: [about('15'), ['people', 'clients'], ['week', 'weekly']],
          not: ['of them'],
          example: 'Advised around 15 people a week, most with more than ten creditors',
        },
        {
          must: [
            '48',
            ['debt plans', 'plans'],
            ['2022', 'got', 'arranged', 'negotiated', 'secured', 'through', 'agreed'],
          ],
          example: 'Got 48 debt plans through in 2022',
        },
        {
          must: ['bailiff*', ['phone', 'negotiat*', 'deal*', 'handl*', 'spoke', 'talk*']],
          example: 'Dealt with bailiffs on the phone',
          optional: true,
        },
      ],
      never: ['15 creditors', '48 a week', '10 clients', '10 people', '15 bailiffs', 'over 15', '48%'],
      numbers: ['15', '48'],
    },
  },
  {
    id: 'tuning-f-d-beta-22',
    trade: 'refugee social work',
    temper: 'second-language English',
    category: 'achievements',
    current: false,
    question: ASKED.proud,
    answer:
      'In the camp was 320 persons and I am the only one who speaks Arabic and Kurdish both. I translated by doctor, by school, everywhere. With two colleague we find flat for 41 family in one year.',
    expected: {
      lines: [
        {
          must: ['41 families', ['flat*', 'apartment*', 'homes', 'housing', 'home']],
          example: 'Found flats for 41 families in one year with two colleagues',
        },
        {
          must: [
            ['translat*', 'interpret*'],
            ['doctor', 'doctors', "doctor's", 'school', 'schools', 'Arabic', 'Kurdish'],
          ],
          not: ['by doctor', 'by school'],
          example: 'Translated Arabic and Kurdish at the doctor and at school in a camp of 320 people',
        },
        {
          must: ['Arabic', 'Kurdish', 'only'],
          example: 'Only person in a camp of 320 who spoke both Arabic and Kurdish',
          optional: true,
        },
      ],
      never: ['320 families', '41 flats a', '320 flats', '41 people', '^led', 'Turkish', '2 families'],
      numbers: ['41'],
    },
  },
  {
    id: 'tuning-f-d-beta-23',
    trade: 'youth welfare office',
    temper: 'someone else did the other half',
    category: 'achievements',
    current: false,
    question: ASKED.better,
    answer:
      'Foster families. We were short of them, always. My colleague did the adverts, I did the evenings for people who were interested, one a month, about 20 came each time. 17 new families in two years, the whole district had five before.',
    expected: {
      lines: [
        {
          must: [
            ['evenings', 'evening'],
            ['month', 'monthly'],
            ['interested', '20', 'foster', 'information'],
          ],
          example: 'Held a monthly evening for people interested in fostering, with about 20 each time',
        },
        {
          must: ['17', ['families', 'family']],
          example: 'Helped to find 17 new foster families in two years, where the district had five before',
        },
        {
          must: [about('20'), ['evening', 'evenings', 'interested', 'month']],
          example: 'About 20 people at each evening',
          optional: true,
        },
      ],
      never: ['20 families', '17 evenings', '22 families', '^advert*', 'over 20', '^led', 'from 5 to 17'],
      numbers: ['17'],
    },
  },
]
