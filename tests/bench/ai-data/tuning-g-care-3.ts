import { ASKED } from './asked.ts'
import type { Case } from './types.ts'

/** People of schools and nurseries: teachers, helpers, cooks, and one who teaches driving. */
export const TUNING_G_CARE_3: readonly Case[] = [
  {
    id: 'tuning-g-care-29',
    trade: 'primary teaching',
    temper: 'two classes, two years',
    category: 'achievements',
    current: false,
    question: ASKED.numbers,
    answer:
      'Year 1, 28 children, eight with English as an additional language. 25 of them, of the whole class, passed the phonics check, the year before I came the class was at 19 out of 30. I did ten minutes every morning before assembly, just the sounds.',
    expected: {
      lines: [
        { must: ['25', 'phonics'], example: '25 of 28 children in Year 1 passed the phonics check' },
        {
          must: ['10', ['morning', 'sounds', 'daily', 'assembly']],
          example: 'Practised sounds for ten minutes every morning before assembly',
        },
        {
          must: ['28', ['children', 'pupils']],
          example: 'Taught a Year 1 class of 28 children, eight with English as an additional language',
          optional: true,
        },
        { must: ['25', '19'], example: '25 out of 28 passed, after 19 out of 30 the year before', optional: true },
        { must: ['8', 'English'], example: 'Eight with English as an additional language', optional: true },
      ],
      never: [
        '25 with English',
        'all 28 passed',
        'all 28 children passed',
        'all 28 pupils passed',
        '19 of 28',
        '25 of 30',
        '8 passed',
        '10 children',
        '^28 passed',
        '100%',
      ],
      numbers: ['25', '28', '10'],
    },
  },
  {
    id: 'tuning-g-care-30',
    trade: 'secondary teaching',
    temper: 'hedger',
    category: 'achievements',
    current: true,
    question: ASKED.numbers,
    answer:
      "I don't want to oversell it, it's exam results, they go up and down. But my set went from, I think, 54 percent passes to 68, and the year after, a strong year group I must say, 79. I did Tuesday revision, voluntary, sometimes twenty turned up, sometimes three.",
    expected: {
      lines: [
        {
          must: ['54%', ['68', '68%']],
          example: 'Exam passes in own set went from about 54% to 68%, then to 79% with a strong year group',
        },
        { must: ['revision'], example: 'Hold voluntary revision on Tuesdays for between three and twenty students' },
        {
          must: [
            ['79', '79%'],
            ['year', 'pass*'],
          ],
          example: '79% passes the year after',
          optional: true,
        },
      ],
      never: [
        '79 pupils',
        '54 pupils',
        '68 pupils',
        '20 passed',
        '25%',
        'thanks to',
        'for 20 every',
        'with 20 every',
        '^20 every',
        'compulsory',
        '3%',
        '^raised',
        '^increased',
        '^improved',
      ],
      unfit: ['oversell', 'I must say', 'up and down'],
      numbers: ['54%', ['68', '68%'], ['79', '79%']],
    },
  },
  {
    id: 'tuning-g-care-31',
    trade: 'teaching assistant',
    temper: 'gives the child the credit',
    category: 'achievements',
    current: false,
    question: ASKED.proud,
    answer:
      "I was one to one with a boy who didn't speak at school. Not a word, two years. We used picture cards at first, then whispering into a tube, his mum thought of that one. In June he read a poem out, in front of 60 people. The teacher says it was me, I say it was him.",
    expected: {
      lines: [
        {
          must: [['one to one', 'one-to-one', '1:1', 'boy', 'pupil', 'child', 'student', 'picture cards']],
          example: 'Worked one to one with a boy who did not speak at school, with picture cards and a whispering tube',
        },
        {
          must: ['poem', ['60', 'read', 'reading', 'people']],
          example: 'In June the boy read a poem out in front of 60 people',
        },
        {
          must: [['picture cards', 'whisper*', 'tube']],
          example: 'Used picture cards and whispering into a tube',
          optional: true,
        },
      ],
      never: ['^read', '^recited', '60 children', '2 boys', '^thought of', '60 poems', '^invented', 'speech therap*'],
      others: ['^read', '^recited', '^thought of', '^invented', 'speech therap*'],
      unfit: ['The teacher says', 'I say it was him'],
      numbers: ['60'],
    },
  },
  {
    id: 'tuning-g-care-32',
    trade: 'nursery nurse',
    temper: 'dictates',
    category: 'achievements',
    current: true,
    question: ASKED.better,
    answer:
      "ok so settling in comma we used to do three days full stop i asked could we do two weeks with the parents coming in and going out again a bit longer each time and we do and my room that's 12 kids under two now most mornings there's no crying at the door",
    expected: {
      lines: [
        {
          must: [['settl*', '2 weeks', 'parents']],
          example: 'Suggested settling children in over two weeks with their parents instead of three days',
        },
        {
          must: [
            ['crying', 'tears', 'cry', 'cries'],
            ['no', 'without', 'not'],
          ],
          example: 'Most mornings no crying at the door in a room of 12 children under two',
        },
        { must: ['12', ['children', 'kids', 'room']], example: 'Look after 12 children under two', optional: true },
      ],
      never: ['12 weeks', '12 days', '3 weeks', 'every morning', 'never cr*', '12 parents', 'nursery manager', '^led'],
      others: ['nursery manager', '^led'],
      unfit: ['comma', 'full stop'],
      numbers: ['2 weeks', '12'],
    },
  },
  {
    id: 'tuning-g-care-33',
    trade: 'nursery management',
    temper: 'short of the target',
    category: 'achievements',
    current: true,
    question: ASKED.numbers,
    answer:
      "I took the nursery over with 31 children on the books, licensed for 58. The target was full by last summer. We're at 52, and I've stopped the ads because I haven't got the staff, I'm three short.",
    expected: {
      lines: [
        { must: ['31', '52'], example: 'Took over the nursery with 31 children on the books; now 52' },
        {
          must: ['58', ['licensed', 'licence', 'places', '52']],
          example: 'Nursery licensed for 58 children',
          optional: true,
        },
        {
          must: [['took over', 'take over', 'run', 'manage', 'nursery']],
          example: 'Took over the nursery',
          optional: true,
        },
        { must: ['52', 'children'], example: 'Nursery with 52 children', optional: true },
      ],
      never: [
        'fully booked',
        'reached full occupancy',
        'achieved full occupancy',
        'at full occupancy',
        '^full occupancy',
        '^reached 58',
        '^filled all',
        '^filled every',
        '^filled the nursery',
        '^filled 58',
        '^met the target',
        '52 staff',
        '^hired',
      ],
      unfit: ['3 short', 'the ads'],
      numbers: ['31', '52'],
    },
  },
  {
    id: 'tuning-g-care-34',
    trade: 'school cook',
    temper: 'warm and brisk',
    category: 'achievements',
    current: true,
    question: ASKED.better,
    answer:
      "Lunch was fish fingers and more fish fingers when I came. Now it's fresh, soup every day, and I do a taste table on Mondays where the kids vote. 140 meals a day it was, now we're at 230. It's only me and Jolanta and a girl for the washing up.",
    expected: {
      lines: [
        { must: ['140', '230'], example: '230 meals a day instead of 140' },
        { must: [['soup', 'fresh', 'freshly']], example: 'Cook fresh meals, with soup every day' },
        {
          must: [['taste table', 'tasting', 'taste', 'tastings', 'vote', 'votes', 'voting']],
          example: 'Do a taste table on Mondays where the children vote',
        },
        { must: ['230', ['meals', 'lunches']], example: 'Cook 230 meals a day in a team of three', optional: true },
        { must: ['team', '3'], example: 'Work in a team of three', optional: true },
      ],
      never: ['140 children', '230 children', '370', 'alone', 'single-handed*', '230 a week', '^voted', '^vote'],
      others: ['alone', 'single-handed*', '^voted', '^vote'],
      unfit: ['fish fingers', 'Jolanta', 'a girl'],
      numbers: ['140', '230'],
    },
  },
  {
    id: 'tuning-g-care-35',
    trade: 'school kitchen',
    temper: 'Spanish speaker',
    category: 'achievements',
    current: true,
    question: ASKED.proud,
    answer:
      'The allergies, this is me. I have the list on the wall with photo, 23 children, nuts, milk, celiac, everything. Other colour plate for them. Five years I do it, never one accident, thank God.',
    expected: {
      lines: [
        {
          must: ['23', ['children', 'kids', 'pupils', 'allerg*']],
          example: 'Look after 23 children with allergies, with a photo list and plates of another colour',
        },
        {
          must: [
            ['accident', 'accidents', 'incident', 'incidents'],
            ['no', 'never', 'not', 'without', 'zero', 'free'],
          ],
          example: 'No accident with allergies in five years',
        },
        {
          must: [['plate', 'plates', 'list', 'photo', 'photos']],
          example: 'Keep a list with photos on the wall',
          optional: true,
        },
        { must: ['allergies'], example: 'Look after the allergies', optional: true },
      ],
      never: ['^had an accident', '5 children', '5 accidents', '23 years', 'chef', 'head cook', 'dietitian'],
      others: ['chef', 'head cook', 'dietitian'],
      unfit: ['thank God'],
      numbers: ['23', '5 years'],
    },
  },
  {
    id: 'tuning-g-care-36',
    trade: 'PE teaching',
    temper: 'still sore about the final',
    category: 'achievements',
    current: false,
    question: ASKED.proud,
    answer:
      "When I asked who'd play football, six girls. Six! In the next year we had 24, and the year after that a second team. We lost the regional final in extra time, it still hurts.",
    expected: {
      lines: [
        { must: ['girls', '6', '24'], example: "Built up girls' football from six players to 24 in the next year" },
        {
          must: [
            ['second', '2'],
            ['team', 'teams'],
          ],
          example: "Second girls' team in the year after",
        },
        { must: ['regional final'], example: 'Took the team to the regional final' },
        { must: ['24', ['girls', 'players']], example: '24 girls in the next year', optional: true },
        { must: [['girls', 'football', 'second team']], example: "Started girls' football", optional: true },
      ],
      never: [
        '^won',
        'won the',
        'champion',
        'champions',
        'championship*',
        '6 teams',
        '24 teams',
        '30 girls',
        '24 years',
        '^played',
        '^scored',
      ],
      others: ['^played', '^scored'],
      unfit: ['still hurts'],
      numbers: ['6', '24'],
    },
  },
  {
    id: 'tuning-g-care-37',
    trade: 'special education',
    temper: 'tells it like a riddle',
    category: 'achievements',
    current: true,
    question: ASKED.hard,
    answer:
      'There was a boy who threw chairs. Everyone had a plan, behaviour charts, stickers, what have you. I just went through when it happened and it was always after the bell, so I asked the head if we could switch the bell off in our corridor. She did. No more chairs.',
    expected: {
      lines: [
        {
          must: ['bell'],
          example: 'Found that a boy threw chairs after the bell and asked the head to switch it off in the corridor',
        },
        {
          must: [
            ['chair', 'chairs'],
            ['no more', 'no', 'stopped', 'ended', 'not', 'ceased', 'no longer'],
          ],
          example: 'No more chairs thrown since the bell is off',
        },
      ],
      never: ['^switched', '^threw', '^introduced', 'whole school', 'every corridor', 'as head', '^led', '^throw'],
      others: ['^switched', '^threw', '^introduced', 'as head'],
      unfit: ['what have you', 'Everyone had a plan'],
      numbers: [],
    },
  },
  {
    id: 'tuning-g-care-38',
    trade: 'music teaching',
    temper: 'whole and parts',
    category: 'achievements',
    current: true,
    question: ASKED.proud,
    answer:
      "The choir sounds small, I know. But I had 14 kids in the first term and for the Christmas concert there were 80 on stage, parents singing the second part because I let them in too, that's 50 kids and 30 mums and dads.",
    expected: {
      lines: [
        {
          must: ['14', ['50', '80']],
          example: 'Choir of 14 children in the first term; 80 on stage at the Christmas concert, 50 of them children',
        },
        { must: ['parents'], example: 'Let parents into the choir, 30 of whom sang the second part at the concert' },
        { must: ['80'], example: 'Christmas concert with 80 on stage', optional: true },
        {
          must: ['50', ['kids', 'children', '30']],
          example: '50 children and 30 parents in the concert',
          optional: true,
        },
        { must: ['choir'], example: 'Work with the choir', optional: true },
      ],
      never: ['80 kids on', '80 children on', '80 parents', '50 parents', '30 kids', '30 children', '94', '^sang'],
      others: ['^sang'],
      unfit: ['sounds small', 'mums and dads'],
      numbers: ['14', '80', '50'],
    },
  },
  {
    id: 'tuning-g-care-39',
    trade: 'lunchtime supervision',
    temper: 'mumbles on the phone',
    category: 'achievements',
    current: false,
    question: ASKED.better,
    answer:
      "nothing really, i stand in the yard. well. the fights. we had them every day by the climbing frame so i made a list who's on it when, each class 15 min, and then it was quiet. the head copied it for the other yard",
    expected: {
      lines: [
        {
          must: ['climbing frame', ['list', 'rota', 'schedule', 'timetable', 'plan', '15', 'class', 'turns']],
          example: 'Made a list for the climbing frame with 15 minutes for each class',
        },
        {
          must: [['fights', 'fight', 'fighting', 'quiet', 'calm']],
          example: 'Quiet in the yard instead of fights every day',
        },
        { must: ['15', ['class', 'classes']], example: 'Gave each class 15 minutes', optional: true },
        { must: ['yard', ['other', 'second']], example: 'List copied by the head for the other yard', optional: true },
        { must: ['list'], example: 'Made a list of turns', optional: true },
      ],
      never: [
        '15 classes',
        '^fought',
        '15 children',
        '^copied the',
        '^copied it',
        '^copied a',
        'head supervisor',
        'all yards',
        'as teacher',
      ],
      others: ['^copied the', '^copied it', '^copied a', 'head supervisor', 'as teacher'],
      unfit: ['nothing really', 'stand in the yard'],
      numbers: ['15'],
    },
  },
  {
    id: 'tuning-g-care-40',
    trade: 'language teaching for adults',
    temper: 'one breath, no commas',
    category: 'achievements',
    current: true,
    question: ASKED.numbers,
    answer:
      'so my group is refugees mostly from Eritrea and Ukraine and we meet four evenings a week and out of the 18 who started in September 15 sat the A2 and 13 got it and the college as a whole is I believe at 60 percent so yeah',
    expected: {
      lines: [
        { must: ['13', ['A2', 'passed', 'exam', '15', '18']], example: '13 of the 15 who sat the A2 exam passed it' },
        {
          must: [['refugees', 'evenings', 'group', 'learners', 'students']],
          example: 'Teach a group of 18, mostly refugees from Eritrea and Ukraine, on four evenings a week',
        },
        { must: ['15', ['A2', 'sat']], example: '15 of 18 sat the A2', optional: true },
      ],
      never: [
        '^60%',
        '^18 passed',
        '15 of 18 passed',
        'all 15 passed',
        '13 countries',
        '13 evenings',
        '60% of the group',
      ],
      unfit: ['so yeah', 'I believe'],
      numbers: ['13', '15', '18'],
    },
  },
  {
    id: 'tuning-g-care-41',
    trade: 'primary teaching',
    temper: 'turns one down',
    category: 'skills',
    current: true,
    question: ASKED.skills,
    answer:
      'Smartboard, Google Classroom, Canva for the worksheets. British Sign Language, only the basics, because of my niece. French up to year 6. Somebody wants me to learn Python, I would rather not.',
    expected: {
      lines: [
        { must: [['Smartboard', 'smart board']], example: 'Smartboard' },
        { must: ['Google Classroom'], example: 'Google Classroom' },
        { must: ['Canva'], example: 'Canva' },
        { must: [['sign language', 'BSL']], example: 'British Sign Language (basics)' },
        { must: ['French'], example: 'French (up to Year 6)' },
      ],
      never: ['Python', 'fluent*', 'native', 'interpret*', 'advanced', 'programming', 'Microsoft*'],
      unfit: ['my niece', 'niece', 'rather not'],
      numbers: [],
    },
  },
  {
    id: 'tuning-g-care-42',
    trade: 'driving instruction',
    temper: 'dry',
    category: 'achievements',
    current: true,
    question: ASKED.numbers,
    answer:
      "My first time pass rate is 64 percent, the national's something like 47. Mind you I turn people away if they're not ready, three or four a year I tell them to wait. 19 years and I've had one car written off, parked.",
    expected: {
      lines: [
        { must: [['pass rate', 'pass'], '64%'], example: 'First-time pass rate of 64%' },
        { must: ['19 years'], example: 'Driving instructor for 19 years', optional: true },
        {
          must: [
            ['wait', 'ready', 'turn*'],
            ['3', '4', 'people', 'learners', 'not'],
          ],
          example: 'Tell three or four people a year to wait because they are not ready',
          optional: true,
        },
      ],
      never: ['64 pupils', '47 pupils', '^pass rate of 47', '64 years', '47 years', 'accident-free', 'no accident*'],
      unfit: ['written off', 'Mind you'],
      numbers: ['64%'],
    },
  },
]
