import { ASKED } from './asked.ts'
import type { Case } from './types.ts'
import { MADE, about } from './words.ts'

/** Schools, nurseries and other people's children. */
export const HELD_OUT_H_CARE_2: readonly Case[] = [
  {
    id: 'held-out-h-care-27',
    trade: 'teaching assistant',
    temper: 'warm, precise',
    category: 'achievements',
    current: false,
    question: ASKED.proud,
    answer:
      "A boy in year two who didn't speak in class, not one word since reception. I sat with him fifteen minutes a day with puppets, and the speech therapist gave me the plan for it. In March he read a page out loud in front of twenty-eight children.",
    expected: {
      lines: [
        {
          must: [['puppet*', '15 minutes'], ['read*'], '28'],
          example:
            'Worked with a silent Year 2 pupil for 15 minutes a day with puppets on a plan by the speech therapist, until he read a page aloud in front of 28 children',
        },
        {
          must: ['15 minutes', ['puppet*', 'pupil', 'boy', 'child']],
          example: 'Worked with a silent pupil for 15 minutes a day with puppets',
          optional: true,
        },
        { must: [['read*'], '28'], example: 'Saw the pupil read a page aloud in front of 28 children', optional: true },
      ],
      never: [
        '28 puppets',
        '15 pupils',
        '28 minutes',
        'as a speech therap*',
        '^wrote the plan',
        '^designed the plan',
        '^developed the plan',
        '^created the plan',
        '^drew up the plan',
      ],
      others: [
        'as a speech therap*',
        '^wrote the plan',
        '^designed the plan',
        '^developed the plan',
        '^created the plan',
        '^drew up the plan',
      ],
      numbers: ['15 minutes', '28'],
    },
  },
  {
    id: 'held-out-h-care-28',
    trade: 'primary teacher',
    temper: 'joking',
    category: 'achievements',
    current: false,
    question: ASKED.proud,
    answer:
      'My year six in maths. The year before, with my predecessor, fifty-one percent reached the expected standard. With me it was seventy-eight. I think it was the five-minute quiz every morning, but who can prove it. The head got a letter from the council, I got a cactus.',
    expected: {
      lines: [
        {
          must: ['51%', ['78', '78%'], ['math*']],
          example: 'Saw 78% of Year 6 reach the expected standard in maths, up from 51% the year before',
        },
        { must: [['quiz*']], example: 'Gave a five-minute maths quiz every morning', optional: true },
      ],
      never: [
        '51 pupils',
        '78 pupils',
        'by 78%',
        'by 51%',
        '^received a letter',
        'headteacher of',
        'as head',
        '5 quizzes',
      ],
      others: ['^received a letter', 'headteacher of', 'as head'],
      unfit: ['cactus'],
      numbers: ['51%', ['78', '78%']],
    },
  },
  {
    id: 'held-out-h-care-29',
    trade: 'childminder',
    temper: 'shy',
    category: 'achievements',
    current: true,
    question: ASKED.proud,
    answer:
      "I'm not one to brag. I have five little ones at home, licensed for six. At the last inspection they wrote outstanding in all areas, I had good before. What they liked was my mud kitchen and the diary for the parents. I built the kitchen from pallets.",
    expected: {
      lines: [
        {
          must: ['outstanding', ['inspect*', 'rated', 'rating', 'areas']],
          example: 'Rated outstanding in all areas at the last inspection, up from good',
        },
        {
          must: ['5', ['child*', 'little ones', 'kids', 'infants', 'toddlers']],
          example: 'Look after 5 young children at home',
        },
        {
          must: [['mud kitchen', 'kitchen']],
          example: 'Built a mud kitchen from pallets, praised by the inspectors',
          optional: true,
        },
        {
          must: [['diary', 'diaries']],
          example: 'Keep a diary for the parents, praised by the inspectors',
          optional: true,
        },
      ],
      never: [
        '^look after 6',
        '^care for 6',
        '5 inspections',
        'outstanding for 5',
        '^led',
        '15 children',
        'rated good in all areas',
      ],
      others: ['^led'],
      unfit: ['brag'],
      numbers: ['5'],
    },
  },
  {
    id: 'held-out-h-care-30',
    trade: 'nursery nurse',
    temper: 'second language',
    category: 'achievements',
    current: true,
    question: ASKED.proud,
    answer:
      'I work in nursery in the baby room, nine babies, three of us. Many parents speak not English. I have made a book with pictures, sleep, eat, nappy, in six languages, I know only three, other parents helped me with translate. Now every room of the nursery is using it.',
    expected: {
      lines: [
        {
          must: [
            ['book*'],
            ['picture*'],
            '6',
            ['every room', 'all rooms', 'each room', 'whole nursery', 'across the nursery', 'all the rooms'],
          ],
          example:
            'Made a picture book in 6 languages for parents who speak no English, with other parents helping to translate; now used in every room of the nursery',
        },
        {
          must: [MADE, ['book*'], '6'],
          example: 'Made a picture book in 6 languages with the help of parents',
          optional: true,
        },
        {
          must: [['every room', 'all rooms', 'each room', 'whole nursery', 'across the nursery', 'all the rooms']],
          example: 'Picture book is now used in every room of the nursery',
          optional: true,
        },
        { must: ['9', ['babies']], example: 'Work in a baby room with 9 babies in a team of 3', optional: true },
      ],
      never: [
        'speaks 6',
        'fluent in 6',
        '9 languages',
        '9 rooms',
        '6 rooms',
        '3 babies',
        'single-handed*',
        '^led',
        'team of 9',
      ],
      others: ['single-handed*', '^led'],
      numbers: ['6'],
    },
  },
  {
    id: 'held-out-h-care-31',
    trade: 'sports teacher',
    temper: 'dictated, no punctuation',
    category: 'achievements',
    current: false,
    question: ASKED.proud,
    answer:
      'so when i came the girls football was dead four girls turned up and i put training on at lunch instead of after school because of the buses and by summer we had thirty one girls and two teams and one of the teams got to the county final lost it but still',
    expected: {
      lines: [
        {
          must: [['girl*'], '4', '31'],
          example: "Moved girls' football training to lunch, and the number of girls grew from 4 to 31 by summer",
        },
        {
          must: [['lunch*'], ['training', 'football', 'practice', 'sessions']],
          example: "Put girls' football training on at lunch instead of after school",
          optional: true,
        },
        { must: ['county', ['final*']], example: 'Fielded 2 teams by summer, one of which reached the county final' },
      ],
      never: ['won the county', 'county champion*', '^won', 'county winner*', '31 teams', '4 teams', '31 boys'],
      unfit: ['dead'],
      numbers: ['4', '31', '2'],
    },
  },
  {
    id: 'held-out-h-care-32',
    trade: 'lunchtime supervisor',
    temper: 'terse',
    category: 'achievements',
    current: false,
    question: ASKED.numbers,
    answer:
      'Two hundred children, two sittings, forty minutes, three of us. Accident book: nineteen in autumn, eight in summer, after I painted the running lanes.',
    expected: {
      lines: [
        {
          must: ['200', ['child*', 'pupil*', 'kids']],
          example: 'Watched over 200 children at lunch in 2 sittings as one of 3 supervisors',
        },
        {
          must: [['accident*'], '19', '8'],
          example:
            'Painted running lanes, after which entries in the accident book went from 19 in autumn to 8 in summer',
        },
        { must: [['lane*']], example: 'Painted running lanes for the children', optional: true },
      ],
      never: [
        '19 children',
        '8 children',
        '40 children',
        '3 sittings',
        '40 accidents',
        'no accidents',
        '^managed a team',
        'single-handed*',
      ],
      others: ['^managed a team', 'single-handed*'],
      numbers: ['200', '19', '8'],
    },
  },
  {
    id: 'held-out-h-care-33',
    trade: 'after-school club',
    temper: 'dry',
    category: 'achievements',
    current: true,
    question: ASKED.numbers,
    answer:
      "I run it with two helpers, forty-five kids on the list, around thirty a day. Fees unpaid when I took over, two thousand three hundred pounds. Now it's ninety. I rang every single parent, that was fun. The waiting list is also new, eleven names, but that's because the other club closed.",
    expected: {
      lines: [
        {
          must: ['45', ['child*', 'kids', 'pupils']],
          example: 'Run a club with 45 children on the list, around 30 a day, with 2 helpers',
        },
        {
          must: [['fee*', 'unpaid', 'debt*', 'arrears'], '£2300', ['£90', '90']],
          example: 'Cut unpaid fees from £2,300 to £90 by ringing every single parent',
        },
        {
          must: [about('30'), ['day', 'daily']],
          example: 'Look after around 30 children a day with 2 helpers',
          optional: true,
        },
      ],
      never: [
        '^built a waiting list',
        '^created a waiting list',
        '^grew the waiting list',
        '45 a day',
        '45 children a day',
        'over 30',
        '11 helpers',
        '45 parents',
        '^established a waiting list',
        '^introduced a waiting list',
        '^started a waiting list',
        '^set up a waiting list',
      ],
      others: [
        '^built a waiting list',
        '^created a waiting list',
        '^grew the waiting list',
        '^established a waiting list',
        '^introduced a waiting list',
        '^started a waiting list',
        '^set up a waiting list',
      ],
      numbers: ['45', about('30'), '2', '£2300', ['£90', '90']],
    },
  },
  {
    id: 'held-out-h-care-34',
    trade: 'private tutor',
    temper: 'precise, direct',
    category: 'achievements',
    current: true,
    question: ASKED.numbers,
    answer:
      "Forty-four students over three years, one to one, maths and physics. Thirty-nine passed. Average improvement of one and a half grades, I keep a spreadsheet. Two gave up, three failed. I charge thirty-five an hour if you want to know, and I think that's cheap.",
    expected: {
      lines: [
        {
          must: ['44', ['student*', 'pupil*', 'learner*']],
          example: 'Tutored 44 students one-to-one in maths and physics over 3 years',
        },
        { must: ['39', ['pass*']], example: 'Saw 39 students pass' },
        { must: [['1.5'], ['grade*']], example: 'Improved grades by 1.5 on average' },
      ],
      never: [
        'all passed',
        'all students passed',
        'every student passed',
        'all 44 passed',
        'all 44 students passed',
        '39 grades',
        '44 grades',
        '3 passed',
      ],
      unfit: ['35', 'cheap'],
      numbers: ['44', '3 years', '39', '1.5'],
    },
  },
  {
    id: 'held-out-h-care-35',
    trade: 'school reception',
    temper: 'nervous',
    category: 'achievements',
    current: false,
    question: ASKED.numbers,
    answer:
      "Numbers, oh dear. What I could say, late slips. We used to write them by hand, I got the tablet at the door working, that was the IT man's tablet really, and the queue was gone in five minutes instead of twenty. The attendance went up too that year, I couldn't tell you why.",
    expected: {
      lines: [
        {
          must: [['queue*', 'wait*'], '5 minutes', '20'],
          example:
            'Got a tablet for late slips working at the door, so that the queue was gone in 5 minutes instead of 20',
        },
        {
          must: ['tablet', ['late', 'slip*', 'door']],
          example: 'Got a tablet for late slips working at the school door',
          optional: true,
        },
      ],
      never: [
        '^increased attendance',
        '^improved attendance',
        '^raised attendance',
        '^helped increase attendance',
        '^programmed',
        '20 slips',
        '^boosted attendance',
        '^bought the tablet',
        '^bought a tablet',
        '^provided the tablet',
      ],
      others: [
        '^increased attendance',
        '^improved attendance',
        '^raised attendance',
        '^helped increase attendance',
        '^programmed',
        '^boosted attendance',
        '^bought the tablet',
        '^bought a tablet',
        '^provided the tablet',
      ],
      numbers: ['5 minutes', ['20', '20 minutes']],
    },
  },
  {
    id: 'held-out-h-care-36',
    trade: 'school library',
    temper: 'lively',
    category: 'achievements',
    current: false,
    question: ASKED.better,
    answer:
      'Small school, lots of rain, you know the kind of place, everybody inside at lunch and nowhere to go. When I came the library was basically a storeroom with a lock. I threw out eleven hundred books nobody had borrowed since the nineties, asked the kids for a wish list and bought three hundred and fifty new ones from a tiny budget. Loans went from forty a week to a hundred and eighty.',
    expected: {
      lines: [
        {
          must: [['loan*', 'borrow*', 'lend*'], '40', '180'],
          example: 'Saw loans go from 40 a week to 180 after renewing the stock',
        },
        {
          must: ['350', ['book*', 'new']],
          example: "Bought 350 new books from the pupils' wish list on a small budget",
        },
        {
          must: ['1100', ['book*', 'stock']],
          example: 'Cleared out 1,100 books that had not been borrowed since the nineties',
        },
      ],
      never: ['350 loans', '180 children', '40 children', '350 children', '1100 new', 'by 180', '1100 loans'],
      numbers: ['1100', '350', '40', '180'],
    },
  },
  {
    id: 'held-out-h-care-37',
    trade: 'special needs assistant',
    temper: 'annoyed',
    category: 'achievements',
    current: false,
    question: ASKED.better,
    answer:
      'They had this girl out of class nearly every day, twenty minutes in the corridor, which did nothing. I said, give me a quiet corner inside and ear defenders. It took them till Christmas to say yes. After that she was sent out twice in a whole term.',
    expected: {
      lines: [
        {
          must: [
            ['corner', 'ear defenders', 'space', 'area'],
            ['sent out', 'removed', 'removal*', 'out of class', 'sent', 'corridor', 'exclu*'],
            ['twice', '2', '2 times'],
          ],
          example:
            'Pushed for a quiet corner in class and ear defenders for a pupil, who was then sent out only twice in a whole term instead of nearly every day',
        },
        {
          must: [['corner', 'ear defenders']],
          example: 'Proposed a quiet corner in the classroom and ear defenders for a pupil',
          optional: true,
        },
        {
          must: [
            ['sent out', 'removed', 'out of class', 'removals'],
            ['twice', '2', '2 times'],
          ],
          example: 'Helped a pupil sent out of class nearly every day to be sent out only twice in a term',
          optional: true,
        },
      ],
      never: [
        '20 pupils',
        '20 days',
        'never sent out again',
        'no longer sent out at all',
        '2 pupils',
        '^managed the class',
        '^led',
        'every day in the corner',
      ],
      others: ['^managed the class', '^led'],
      unfit: ['did nothing'],
      numbers: [['twice', '2']],
    },
  },
  {
    id: 'held-out-h-care-38',
    trade: 'nursery deputy',
    temper: 'fair',
    category: 'achievements',
    current: true,
    question: ASKED.better,
    answer:
      "The handover at the door. Parents got 'he was fine' and that was it. I introduced three sentences per child, what he ate, how he slept, one funny thing. Parents' survey went from three point four to four point six out of five. We also had two new cooks, and the food is part of the survey, so I don't claim all of it.",
    expected: {
      lines: [
        {
          must: [['handover*', 'hand-over*', 'sentence*', 'feedback', 'report*', 'parent*'], '3.4', '4.6'],
          example:
            "Introduced a handover of three sentences per child; the parents' survey went from 3.4 to 4.6 out of 5",
        },
        {
          must: [MADE, ['handover*', 'sentence*']],
          example: 'Introduced a handover of 3 sentences per child for the parents',
          optional: true,
        },
        {
          must: ['survey', '3.4', '4.6'],
          example: "Contributed to a rise in the parents' survey from 3.4 to 4.6 out of 5",
          optional: true,
        },
      ],
      never: [
        '3.4%',
        '4.6%',
        '3 children',
        '5 cooks',
        'solely',
        '^hired',
        '^cooked',
        '^improved the food',
        "^raised the parents'",
        "^increased the parents'",
        "^improved the parents' survey",
        "^raised parents'",
      ],
      others: [
        'solely',
        '^hired',
        '^cooked',
        '^improved the food',
        "^raised the parents'",
        "^increased the parents'",
        "^improved the parents' survey",
        "^raised parents'",
      ],
      numbers: ['3', '3.4', '4.6'],
    },
  },
  {
    id: 'held-out-h-care-39',
    trade: 'supply teacher',
    temper: 'lively, corrects himself',
    category: 'achievements',
    current: false,
    question: ASKED.hard,
    answer:
      "Year nine, Friday, last lesson, no plan left by anybody and the projector dead. Thirty kids shouting. I made them draw the heart on the floor of the hall with tape and walk through it as blood. Two hours... no, one hour it was. The head asked me to write it up for the other science staff, and it's in their scheme now.",
    expected: {
      lines: [
        {
          must: ['heart', ['tape', 'floor', 'hall', 'walk*'], ['30', 'lesson', 'pupils', 'class']],
          example:
            'Improvised a Year 9 lesson for 30 pupils without plan or projector, having them tape a heart on the hall floor and walk through it as blood',
        },
        {
          must: [['scheme*']],
          example: "Lesson was written up at the head's request and is now in the school's science scheme",
        },
        {
          must: [
            ['wrote', 'writ*'],
            ['lesson', 'science', 'staff'],
          ],
          example: "Wrote the lesson up for the science staff at the head's request",
          optional: true,
        },
      ],
      never: [
        '2 hours',
        'head of science',
        '^led the science',
        '30 lessons',
        '30 staff',
        '^9 pupils',
        'for 9 pupils',
        'of 9 pupils',
        '^trained',
      ],
      others: ['head of science', '^led the science', '^trained'],
      unfit: ['shouting', 'dead'],
      numbers: ['30'],
    },
  },
  {
    id: 'held-out-h-care-40',
    trade: 'forest school',
    temper: 'rambling, happy',
    category: 'achievements',
    current: true,
    question: ASKED.hard,
    answer:
      "We had a storm, this was in the February, and the shelter went, the tarps, the lot, and I had twelve children and a student booked for nine the next morning. I could have cancelled. I rang the farmer, he let us use the barn, and I rewrote the whole day round hay and mice and things you can find in a barn, till about midnight. All twelve came, not one parent complained, and now the barn is our rain place, we've used it eleven times since. The student said it was the best day of her placement, bless her.",
    expected: {
      lines: [
        {
          must: ['barn', '12', ['storm*', 'shelter*', 'rewr*', 'plan*', 'farmer*']],
          example:
            "Moved a day for 12 children into a farmer's barn overnight after a storm took the shelter, rewriting the whole programme",
        },
        { must: ['barn', '11'], example: 'Barn has been used 11 times since as a place for rainy days' },
        {
          must: [['complain*'], ['no', 'not', 'without', 'none', 'nobody']],
          example: 'All 12 children came and no parent complained',
          optional: true,
        },
      ],
      never: [
        '11 children',
        '12 parents',
        '9 children',
        '12 times',
        '^rebuilt',
        '^repaired the shelter',
        '^provided a barn',
        '^cancelled',
      ],
      others: ['^provided a barn'],
      unfit: ['bless', 'midnight'],
      numbers: ['12', '11'],
    },
  },
  {
    id: 'held-out-h-care-41',
    trade: 'reception class teacher',
    temper: 'generous',
    category: 'achievements',
    current: false,
    question: ASKED.team,
    answer:
      "With the other two reception teachers, we made the phonics evenings for parents. It was Hannah's idea, she did the slides. I did the home packs, cutting and laminating eighty of those. First evening nineteen parents came, the last one sixty-three.",
    expected: {
      lines: [
        {
          must: ['80', ['pack*']],
          example: 'Made 80 laminated home packs for phonics evenings for parents, held with two other teachers',
        },
        {
          must: [['parent*', 'attend*'], '19', '63'],
          example: 'Attendance at the phonics evenings grew from 19 parents to 63',
        },
        {
          must: ['phonics', ['evening*'], ['with', 'team', 'teachers', 'co-*', 'helped', 'together']],
          example: 'Set up phonics evenings for parents with two other teachers',
          optional: true,
        },
      ],
      never: [
        '^led',
        '^initiated',
        '^made the slides',
        '^prepared the slides',
        '^created the slides',
        '80 parents',
        '63 packs',
        '80 evenings',
        '^came up with',
        '^proposed',
        '^suggested phonics',
      ],
      others: [
        '^led',
        '^initiated',
        '^made the slides',
        '^prepared the slides',
        '^created the slides',
        '^came up with',
        '^proposed',
        '^suggested phonics',
      ],
      unfit: ['Hannah', "Hannah's"],
      numbers: ['80', '19', '63'],
    },
  },
  {
    id: 'held-out-h-care-42',
    trade: 'breakfast club volunteer',
    temper: 'shy, short',
    category: 'achievements',
    current: false,
    question: ASKED.team,
    answer:
      'We served about ninety breakfasts each morning, five volunteers. I did the toast and the fruit. The teachers say the kids were calmer in first lesson.',
    expected: {
      lines: [
        {
          must: [about('90'), ['breakfast*']],
          example: 'Served about 90 breakfasts each morning with a group of 5 volunteers',
        },
        { must: [['toast', 'fruit']], example: 'Prepared the toast and the fruit' },
        {
          must: [['calm*'], ['teacher*']],
          example: 'Teachers said that children were calmer in the first lesson',
          optional: true,
        },
      ],
      never: [
        '^calmed',
        '^led',
        '^managed a team',
        '^coordinated',
        '90 volunteers',
        '90 children',
        'over 90',
        '^improved behaviour',
      ],
      others: ['^led', '^managed a team', '^coordinated', '^improved behaviour'],
      numbers: [about('90'), '5'],
    },
  },
  {
    id: 'held-out-h-care-43',
    trade: 'nanny',
    temper: 'frank',
    category: 'achievements',
    current: false,
    question: ASKED.day,
    answer:
      "Two girls, three and five. Breakfast, school run for the big one, then playground with the small one, then lunch, nap. I cooked fresh every day. Piano practice, ugh, twenty minutes of crying. On Fridays I did the laundry for the children, the rest was the cleaner's job.",
    expected: {
      lines: [
        {
          must: ['2', ['girl*', 'child*', 'sister*']],
          example: 'Looked after 2 girls aged 3 and 5, with breakfast, playground, lunch and nap',
        },
        { must: [['school run', 'school']], example: 'Did the school run for the older girl' },
        { must: [['cook*', 'meal*'], ['fresh*']], example: 'Cooked fresh every day' },
        { must: [['laundry', 'wash*']], example: "Did the children's laundry on Fridays" },
        { must: ['piano'], example: 'Supervised piano practice', optional: true },
        {
          must: [['playground', 'breakfast', 'nap', 'naps']],
          example: 'Made breakfast and took the younger girl to the playground',
          optional: true,
        },
      ],
      never: [
        '^cleaned',
        'housekeep*',
        'household laundry',
        'daily laundry',
        'laundry every day',
        '3 girls',
        '5 girls',
        '20 children',
      ],
      others: ['^cleaned', 'housekeep*', 'household laundry'],
      unfit: ['crying', 'ugh'],
      numbers: ['2'],
    },
  },
  {
    id: 'held-out-h-care-44',
    trade: 'escort on a school bus',
    temper: 'dictated, no punctuation',
    category: 'achievements',
    current: true,
    question: ASKED.dayNow,
    answer:
      'i pick up seven children with wheelchairs we strap the chairs in and i check every strap myself the driver checks the lift and then i sing with them mostly and i have the medicines bag and the list for the teacher and same thing back at three',
    expected: {
      lines: [
        {
          must: ['7', ['child*', 'pupil*', 'passenger*'], ['wheelchair*']],
          example: 'Pick up 7 children with wheelchairs and take them home again in the afternoon',
        },
        { must: [['strap*', 'secur*']], example: 'Strap the wheelchairs in and check every strap' },
        { must: [['medic*']], example: 'Carry the medicines bag and the list for the teacher' },
        { must: [['sing*', 'song*']], example: 'Sing with the children on the way', optional: true },
      ],
      never: [
        '^drive',
        '^drove',
        '^check the lift',
        '^inspect the lift',
        'as a driver',
        '3 children',
        '10 children',
        '^administer*',
      ],
      others: ['^drive', '^drove', '^check the lift', '^inspect the lift', 'as a driver'],
      numbers: ['7'],
    },
  },
  {
    id: 'held-out-h-care-45',
    trade: 'biology teacher',
    temper: 'dry humour',
    category: 'projects',
    current: false,
    question: ASKED.project,
    answer:
      'The school pond. I applied for money from the water company, got twelve hundred pounds, and my year eight class dug for four weekends, the caretaker brought his mini digger. My part was the plan, the money and the biology. Now four classes a year do pond samples there.',
    expected: {
      lines: [
        {
          must: ['£1200', ['pond', 'water company', 'money', 'fund*', 'grant']],
          example: 'Applied for and got £1,200 from the water company for a school pond',
        },
        {
          must: [['plan*', 'design*'], 'pond'],
          example: 'Planned the school pond, which Year 8 pupils dug over 4 weekends',
        },
        {
          must: ['4', ['class*'], ['sampl*', 'pond', 'year']],
          example: 'Pond is now used for samples by 4 classes a year',
        },
      ],
      never: ['^dug', '^drove the digger', '4 ponds', '12 classes', '4 pupils', '4 weeks', '1200 pupils'],
      others: ['^dug', '^drove the digger'],
      numbers: ['£1200', '4'],
    },
  },
  {
    id: 'held-out-h-care-46',
    trade: 'music teacher',
    temper: 'proud, talkative',
    category: 'projects',
    current: true,
    question: ASKED.projectResult,
    answer:
      "The steel band. The pans were in a cellar, fourteen of them, rusty. A parent who welds fixed them for nothing. I wrote the arrangements, nine pieces, and we rehearsed Thursdays. We've played at the town hall and on local radio, and this year thirty-three children applied for fourteen places.",
    expected: {
      lines: [
        { must: ['9', ['arrange*', 'piece*']], example: 'Wrote the arrangements of 9 pieces for the steel band' },
        { must: [['town hall', 'radio']], example: 'Played with the steel band at the town hall and on local radio' },
        { must: ['33', ['appl*', 'place*'], '14'], example: 'This year 33 children applied for 14 places' },
        {
          must: [['rehears*', 'practi*'], 'Thursday*'],
          example: 'Rehearsed with the band on Thursdays',
          optional: true,
        },
      ],
      never: ['^repaired', '^welded', '^fixed', '^restored', '33 pans', '14 arrangements', '9 concerts', '33 places'],
      others: ['^repaired', '^welded', '^fixed', '^restored'],
      numbers: ['9', '33', '14'],
    },
  },
  {
    id: 'held-out-h-care-47',
    trade: 'exams officer',
    temper: 'terse',
    category: 'skills',
    current: true,
    question: ASKED.skills,
    answer:
      "SIMS, Excel, mail merge. The exam boards' portals, all three. Touch typing, seventy words a minute. A bit of French from holidays, don't write that. First aid, expired.",
    expected: {
      lines: [
        { must: ['SIMS'], example: 'SIMS' },
        { must: ['Excel'], example: 'Excel' },
        { must: ['mail merge'], example: 'Mail merge' },
        { must: [['portal*']], example: "Exam boards' portals" },
        { must: [['typing', 'type*'], '70'], example: 'Touch typing (70 words a minute)' },
        {
          must: ['first aid', ['expired', 'lapsed', 'former*', 'previous*']],
          example: 'First aid (expired)',
          optional: true,
        },
      ],
      never: [
        'fluent French',
        'currently certified first aid*',
        'valid first aid',
        'current first aid*',
        'PowerPoint',
        'Microsoft Word',
        '70%',
      ],
      unfit: ['French'],
      numbers: ['70'],
    },
  },
  {
    id: 'held-out-h-care-48',
    trade: 'nursery worker',
    temper: 'second language',
    category: 'skills',
    current: true,
    question: ASKED.skills,
    answer:
      'Languages: Turkish is mother tongue, German I grew up, English now every day, I make small mistakes. With children: singing, making crafts, and Montessori, I did the course A1, no, zero to three years. Sewing. I want to learn sign language for babies.',
    expected: {
      lines: [
        { must: ['Turkish'], example: 'Turkish (mother tongue)' },
        { must: ['German'], example: 'German' },
        { must: ['English'], example: 'English' },
        { must: [['sing*']], example: 'Singing with children' },
        { must: [['craft*']], example: 'Crafts with children' },
        { must: ['Montessori'], example: 'Montessori (course for 0 to 3 years)' },
        { must: [['sewing']], example: 'Sewing' },
      ],
      never: [
        'sign language',
        'Makaton',
        'English A1',
        'German A1',
        'Montessori A1',
        'Montessori teacher',
        'native English',
      ],
      numbers: ['0 to 3'],
    },
  },
  {
    id: 'held-out-h-care-49',
    trade: 'classroom assistant',
    temper: 'brisk',
    category: 'skills',
    current: true,
    question: ASKED.learned,
    answer:
      "I did the phonics training, Read Write Inc, two days, then paediatric first aid, that one's valid till next June. Team teach, the holding one, I refused. And dyslexia, online, forty hours.",
    expected: {
      lines: [
        { must: [['phonics', 'Read Write Inc']], example: 'Phonics (Read Write Inc, 2 days)' },
        { must: ['first aid'], example: 'Paediatric first aid' },
        { must: ['dyslexia'], example: 'Dyslexia (40-hour online course)' },
      ],
      never: ['Team Teach', 'restraint*', 'positive handling', '40 days', 'dyslexia specialist', 'dyslexia diploma'],
      numbers: ['2 days', '40 hours'],
    },
  },
  {
    id: 'held-out-h-care-50',
    trade: 'registered childminder',
    temper: 'ambitious',
    category: 'career_goals',
    current: true,
    question: ASKED.goals,
    answer:
      "In two years I want my own little nursery, twelve places, I've already looked at a shop by the station. Until then I'd do the level five in the evenings. If it fails I'm fifty-three, I can always go back to minding.",
    expected: {
      lines: [
        {
          must: ['nursery', ['own', 'open*', 'found*', 'start*', 'set* up', 'run*', 'owner']],
          example: 'Seeks to open an own small nursery with twelve places in two years.',
        },
        { must: ['level 5'], example: 'Plans to do the Level 5 in the evenings until then.' },
      ],
      never: [
        '^runs a nursery',
        '^owns a nursery',
        'opened a nursery',
        'holds a level 5',
        '^level 5 qualified',
        'completed level 5',
        '12 years',
      ],
      others: ['^runs a nursery', '^owns a nursery'],
      unfit: ['53', 'fails'],
      numbers: [],
    },
  },
  {
    id: 'held-out-h-care-51',
    trade: 'secondary teacher',
    temper: 'blunt',
    category: 'career_goals',
    current: true,
    question: ASKED.goals,
    answer:
      "Out of the classroom, to be blunt, after nineteen years. Curriculum work, writing materials, at a publisher perhaps or at the exam board. I've done three chapters for a geography book on the side, unpaid. Anything but behaviour logs.",
    expected: {
      lines: [
        {
          must: [
            ['curriculum', 'materials'],
            ['publish*', 'exam*', 'writ*', 'develop*'],
          ],
          example:
            'After 19 years in the classroom, seeks curriculum work and the writing of materials at a publisher or an exam board.',
        },
        { must: ['19 years'], example: 'Teacher with 19 years in the classroom.', optional: true },
        { must: ['3', ['chapter*']], example: 'Wrote 3 chapters for a geography book.', optional: true },
      ],
      never: [
        '19 chapters',
        '3 books',
        '^works for a publisher',
        '^works at an exam board',
        'author of a geography book',
        '3 years',
      ],
      unfit: ['blunt', 'behaviour logs'],
      numbers: ['19 years'],
    },
  },
  {
    id: 'held-out-h-care-52',
    trade: 'school secretary',
    temper: 'amused',
    category: 'achievements',
    current: true,
    question: ASKED.others,
    answer:
      "That I remember names, I suppose. Three hundred and ten pupils and I know them all by the second week of October, and which grandma picks up whom. The head calls me the search engine. And I don't gossip. People tell me things and it stays in the office.",
    expected: {
      lines: [
        {
          must: ['310', ['pupil*', 'name*', 'child*']],
          example: 'Know all 310 pupils by name by the second week of October',
        },
        {
          must: [['discre*', 'confid*', 'trust*', 'private', 'gossip*', 'stay*', 'secret*']],
          example: 'Valued for discretion: what people tell stays in the office',
        },
      ],
      never: ['310 parents', '310 staff', '2 weeks', 'as head', '^headed', 'IT support'],
      others: ['as head', '^headed'],
      unfit: ['grandma', 'search engine'],
      numbers: ['310'],
    },
  },
]
