import { ASKED } from './asked.ts'
import type { Case } from './types.ts'
import { MADE, about } from './words.ts'

/** Pupils, students, interns, apprentices and first jobs. */
export const HELD_OUT_H_STARTERS_1: readonly Case[] = [
  {
    id: 'held-out-h-starters-1',
    trade: 'bakery, Saturday job at school',
    temper: 'shy, with fillers',
    category: 'achievements',
    current: false,
    question: ASKED.proud,
    answer:
      'Um, so I was only the Saturday girl in a bakery, right, but they let me do the little signs. I wrote the allergens for all 32 breads, because people kept asking, and laminated them at school. The signs are still up, I think. My mum buys there.',
    expected: {
      lines: [
        {
          must: [['sign*', 'label*', 'card*', 'allergen*'], 'allergen*', '32'],
          example: 'Wrote and laminated allergen signs for all 32 breads',
        },
        { must: ['laminated'], example: 'Wrote and laminated signs for the breads', optional: true },
      ],
      never: [
        'over 32',
        '32 customers',
        '32 allergens',
        'increased sales',
        '^managed the bakery',
        '^led',
        'shop manager',
      ],
      others: ['^managed the bakery', '^led', 'shop manager'],
      unfit: ['mum', 'Saturday girl'],
      numbers: ['32'],
    },
  },
  {
    id: 'held-out-h-starters-2',
    trade: 'plumber, apprentice',
    temper: 'joking',
    category: 'achievements',
    current: true,
    question: ASKED.numbers,
    answer:
      "Second year apprentice so don't expect big numbers. I fitted 14 radiators on my own last winter, signed off by the gaffer every time, and not one leak came back on me. The other lad, Kev, had three, ha. Oh and 92 percent on my theory paper.",
    expected: {
      lines: [
        {
          must: [
            '14',
            'radiator*',
            [
              'no leak*',
              'not 1 leak',
              'without a leak',
              'without leak*',
              'zero leaks',
              'without any leak*',
              'without a single leak',
              'no returning leak*',
              'leak-free',
            ],
          ],
          example: 'Fitted 14 radiators on own in one winter, all signed off, with no leak coming back',
        },
        { must: ['92%', ['theory', 'paper', 'exam*', 'test']], example: 'Scored 92% on the theory paper' },
        { must: ['14', 'radiator*'], example: 'Fitted 14 radiators on own in one winter', optional: true },
        {
          must: [['no leak*', 'not 1 leak', 'without a leak', 'zero leaks', 'without any leak*']],
          example: 'Fitted radiators with no leak coming back',
          optional: true,
        },
      ],
      never: [
        '3 radiators',
        'over 14',
        '^had 3',
        '14 leaks',
        '^signed off 14',
        '^signed off radiators',
        '^signed off the radiators',
        '^supervised',
        '14 apprentices',
      ],
      others: ['^had 3', '^signed off 14', '^signed off radiators', '^signed off the radiators', '^supervised'],
      unfit: ['Kev', 'gaffer', 'lad'],
      numbers: ['14', '92%'],
    },
  },
  {
    id: 'held-out-h-starters-3',
    trade: 'kindergarten, intern',
    temper: 'second language, friendly',
    category: 'achievements',
    current: true,
    question: ASKED.better,
    answer:
      'In kindergarten where I do my internship, the children was very loud before lunch. I made a song with clapping for the table, and with this song they sit down in 2 minutes, before it was ten minutes or so. The teacher, Frau Lenz, say good idea, now she use it in all groups.',
    expected: {
      lines: [
        {
          must: ['song', ['2 minutes', '2'], [...about('10'), '10 minutes or so']],
          example:
            'Made a clapping song for the table that got the children seated in 2 minutes, down from about 10 minutes',
        },
        { must: ['song'], example: 'Made a clapping song for lunchtime, now used in all groups', optional: true },
        {
          must: ['2', [...about('10'), '10 minutes or so'], ['sit*', 'seated', 'sat', 'settl*']],
          example: 'Got the children to sit down for lunch in 2 minutes instead of around 10 minutes',
          optional: true,
        },
      ],
      never: [
        'over 10',
        '10 children',
        '2 children',
        'from 2',
        '^used the song in all groups',
        '^led',
        'head teacher',
        'kindergarten manager',
      ],
      others: ['^used the song in all groups', '^led', 'kindergarten manager'],
      unfit: ['Lenz'],
      numbers: ['2', '10'],
    },
  },
  {
    id: 'held-out-h-starters-4',
    trade: 'school IT, trainee',
    temper: 'precise',
    category: 'achievements',
    current: false,
    question: ASKED.hard,
    answer:
      'We had 40 school laptops stuck on an update the week before the exams. I was just the trainee and the admin was on holiday. I tried it on one machine first, found the disk was full of old profiles, wrote a script that deletes those, and by Thursday 38 of the 40 ran. Two were dead anyway.',
    expected: {
      lines: [
        {
          must: ['script', '38', '40', 'laptop*'],
          example:
            'Wrote a script that deletes old profiles, with 38 of 40 stuck school laptops running again before the exams',
        },
        {
          must: [
            ['disk*', 'profile*'],
            ['found', 'identified', 'traced', 'discovered', 'diagnosed', 'cause*', 'delet*', 'remov*', 'clear*'],
          ],
          example: 'Found that disks full of old profiles were blocking an update on school laptops',
          optional: true,
        },
        {
          must: ['38', '40'],
          example: 'Got 38 of 40 school laptops running the week before the exams',
          optional: true,
        },
      ],
      never: [
        '^fixed all',
        '^got all 40',
        'fixed 40',
        'repaired 40',
        '38 scripts',
        '^led',
        '^administered',
        'IT manager',
      ],
      others: ['^led', '^administered', 'IT manager'],
      unfit: ['dead anyway', 'just the trainee'],
      numbers: ['38', '40'],
    },
  },
  {
    id: 'held-out-h-starters-5',
    trade: 'school robotics club',
    temper: 'cheerful',
    category: 'achievements',
    current: false,
    question: ASKED.team,
    answer:
      "Our school robotics team, five of us, went to the regional final and came 3rd out of 22. Lena built the arm and Tom did the steering, I wrote the program for the sensors, the line following thing. Without that we'd have driven straight into the wall, lol.",
    expected: {
      lines: [
        {
          must: [
            ['sensor*', 'line following', 'line-following'],
            ['program*', 'code*', 'coding', 'software'],
            ['3rd', 'third'],
            '22',
          ],
          example:
            'Wrote the sensor program for line following in a school robotics team of five that came 3rd out of 22 in the regional final',
        },
        {
          must: [
            ['sensor*', 'line following', 'line-following'],
            ['program*', 'code*', 'coding', 'software'],
          ],
          example: 'Wrote the sensor program for line following for the school robotics team',
          optional: true,
        },
        {
          must: [['3rd', 'third'], '22'],
          example: 'Came 3rd out of 22 in the regional final with the school robotics team',
          optional: true,
        },
      ],
      never: [
        '^built the arm',
        '^built the robot arm',
        '^programmed the steering',
        '^did the steering',
        'team of 22',
        '1st place',
        '^led',
        '^captained',
      ],
      others: [
        '^built the arm',
        '^built the robot arm',
        '^programmed the steering',
        '^did the steering',
        '^led',
        '^captained',
      ],
      unfit: ['Lena', 'Tom'],
      numbers: [['3rd', 'third'], '22'],
    },
  },
  {
    id: 'held-out-h-starters-6',
    trade: 'supermarket, student job',
    temper: 'blunt',
    category: 'achievements',
    current: true,
    question: ASKED.dayNow,
    answer:
      "Well I study, so it's three evenings a week, six to ten. I fill the dairy aisle, pull the short dates forward, put the reduced stickers on, and if the queue gets long I jump on a till. Boss is a grump but whatever, the 17 tram stops right there.",
    expected: {
      lines: [
        {
          must: ['dairy', ['fill*', 'stock*', 'restock*', 'replenish*', 'refill*']],
          example: 'Fill the dairy aisle three evenings a week',
        },
        {
          must: [
            ['short-date*', 'short date*', 'date*', 'expir*'],
            ['pull*', 'forward', 'rotat*', 'front', 'mov*', 'bring*', 'sort*'],
          ],
          example: 'Pull short dates forward and put on the reduced stickers',
        },
        {
          must: [['till*', 'checkout*', 'cash register*', 'register*', 'cash desk*']],
          example: 'Step in at a till when the queue gets long',
        },
        {
          must: [
            ['sticker*', 'label*', 'mark*'],
            ['reduc*', 'discount*', 'down'],
          ],
          example: 'Put reduced stickers on goods',
          optional: true,
        },
      ],
      never: [
        '17 evenings',
        '17 tills',
        '10 evenings',
        '10 hours',
        'manage the store',
        '^supervise',
        'team leader',
        'cheese counter',
      ],
      others: ['manage the store', '^supervise', 'team leader'],
      unfit: ['grump', 'whatever', 'tram'],
      numbers: [],
    },
  },
  {
    id: 'held-out-h-starters-7',
    trade: 'geography student',
    temper: 'thoughtful',
    category: 'projects',
    current: false,
    question: ASKED.project,
    answer:
      'For my bachelor project in geography, with two other students, we counted bikes at 9 crossings, two weeks in May. My part was the counting sheets and then the evaluation in R. The maps were done by Jasper. We handed it to the city council at the end.',
    expected: {
      lines: [
        {
          must: ['R', ['evaluat*', 'analy*'], ['bike*', 'bicycle*', 'cycl*'], '9'],
          example: 'Evaluated in R the bike counts from 9 crossings for a bachelor project in geography',
        },
        {
          must: [['sheet*', 'form*', 'template*'], 'count*'],
          example: 'Prepared the counting sheets for a bike count with two other students',
        },
        { must: [['evaluat*', 'analy*'], 'R'], example: 'Evaluated the bike counts in R', optional: true },
        {
          must: [['bike*', 'bicycle*'], 'count*'],
          example: 'Counted bikes at 9 crossings over two weeks with two other students',
          optional: true,
        },
        { must: ['council'], example: 'Handed the results to the city council as part of a team', optional: true },
      ],
      never: [
        '^drew the maps',
        '^made the maps',
        '^created maps',
        '^created the maps',
        '^mapped',
        '9 bikes',
        '9 students',
        '^led',
      ],
      others: ['^drew the maps', '^made the maps', '^created maps', '^created the maps', '^mapped', '^led'],
      unfit: ['Jasper'],
      numbers: ['9'],
    },
  },
  {
    id: 'held-out-h-starters-8',
    trade: 'banana farm, gap year',
    temper: 'dry',
    category: 'achievements',
    current: false,
    question: ASKED.proud,
    answer:
      "Gap year, Queensland, banana farm. Sounds like a holiday, it wasn't. I started as a packer and after 2 months they made me quality checker for the shed, nobody else of the backpackers got that, and I did it for another five months till my visa ran out.",
    expected: {
      lines: [
        {
          must: [
            ['quality check*', 'quality control*', 'checker', 'quality inspect*'],
            ['2 months', '2'],
          ],
          example:
            'Moved up from packer to quality checker for the shed after 2 months, as the only one of the backpackers',
        },
        {
          must: [
            ['quality check*', 'quality control*', 'checker', 'checked', 'quality inspect*'],
            ['5 months', '5'],
          ],
          example: 'Worked as quality checker for the shed of a banana farm for five months',
        },
        { must: ['packer'], example: 'Started as a packer on a banana farm in Queensland', optional: true },
        {
          must: [
            ['quality check*', 'checker', 'quality control*'],
            ['banana*', 'shed', 'backpacker*'],
          ],
          example: 'Became quality checker for the shed of a banana farm',
          optional: true,
        },
      ],
      never: [
        'quality manager',
        'head of quality',
        '5 backpackers',
        'after 5 months',
        '2 years',
        'promoted twice',
        '^managed the shed',
        'shed manager',
      ],
      others: ['quality manager', 'head of quality', '^managed the shed', 'shed manager'],
      unfit: ['visa', 'holiday'],
      numbers: ['2', '5'],
    },
  },
  {
    id: 'held-out-h-starters-9',
    trade: 'call centre, student job',
    temper: 'terse, corrects herself',
    category: 'achievements',
    current: false,
    question: ASKED.numbers,
    answer:
      'Forty-five calls a shift when the goal was 35. And 4.7 stars, uh, no, I looked it up, 4.6 from the customers.',
    expected: {
      lines: [
        {
          must: ['45', ['call*'], '35'],
          example: 'Handled 45 calls a shift against a goal of 35',
        },
        { must: ['4.6'], example: 'Rated 4.6 stars by customers' },
        { must: ['45', 'call*'], example: 'Took 45 calls a shift', optional: true },
      ],
      never: ['4.7', '^handled 35', '^took 35', '45 customers', '4.6%', 'best rating', 'goal of 45', 'team leader'],
      others: ['team leader'],
      unfit: [],
      numbers: ['45', '35', '4.6'],
    },
  },
  {
    id: 'held-out-h-starters-10',
    trade: 'hairdresser, apprentice',
    temper: 'second language, confident',
    category: 'achievements',
    current: true,
    question: ASKED.better,
    answer:
      'Before me were the towels always out at noon and everybody was running. I have made a little list, who washes when, and it hangs on the dryer. Since then we did not run out one time, and that is 7 months now. The chefin said, finally one who thinks.',
    expected: {
      lines: [
        {
          must: [
            ['list', 'rota', 'schedule', 'plan', 'roster'],
            ['wash*', 'laundry', 'towel*'],
            ['7 months', '7'],
          ],
          example: 'Made a washing list for the towels, since when the salon has not run out once in 7 months',
        },
        {
          must: [
            ['list', 'rota', 'schedule', 'plan', 'roster'],
            ['wash*', 'laundry', 'towel*'],
          ],
          example: 'Made a list of who washes the towels at what time',
          optional: true,
        },
        {
          must: [
            [
              'not run out',
              'never ran out',
              'without running out',
              'not running out',
              'no shortage*',
              'never run out',
              'not run short',
              'never ran short',
              'without a shortage',
            ],
            '7',
          ],
          example: 'Saw the salon not run out of towels in 7 months',
          optional: true,
        },
      ],
      never: [
        'reduced costs',
        '7 towels',
        '7 lists',
        '7 weeks',
        'every 7 months',
        '^managed the salon',
        '^salon manager',
        '^washed all',
      ],
      others: ['^managed the salon', '^salon manager', '^washed all'],
      unfit: ['chefin'],
      numbers: ['7'],
    },
  },
  {
    id: 'held-out-h-starters-11',
    trade: 'law office, intern',
    temper: 'nervous',
    category: 'achievements',
    current: false,
    question: ASKED.hard,
    answer:
      'Oh god, okay. In my internship at the law office the scanner mixed up two client files, something like 120 pages. Nobody wanted to touch it. I went through page by page by the file numbers, an afternoon and the next morning, and in the end only 3 pages were left for the lawyer to look at herself.',
    expected: {
      lines: [
        {
          must: [[...about('120'), 'something like 120'], 'page*', ['3 pages', 'only 3', 'all but 3', 'just 3', '3']],
          example:
            'Sorted about 120 mixed-up pages of two client files by file number, leaving only 3 pages for the lawyer',
        },
        {
          must: [[...about('120'), 'something like 120']],
          example: 'Went through about 120 mixed-up pages of two client files page by page',
          optional: true,
        },
        {
          must: [
            ['sort*', 'separat*', 'untangl*', 'went through', 'reorgani*', 'reorder*', 'order*', 'assign*', 'sorting'],
            ['client files', 'client file', 'files', 'pages'],
          ],
          example: 'Sorted the pages of two mixed-up client files by file number',
          optional: true,
        },
      ],
      never: [
        '120 files',
        '3 files',
        'over 120',
        '120 clients',
        '^sorted all 120',
        '^advised',
        'represented',
        '3 days',
      ],
      others: ['^advised', 'represented'],
      unfit: ['oh god', 'nobody wanted'],
      numbers: ['120', '3'],
    },
  },
  {
    id: 'held-out-h-starters-12',
    trade: 'business informatics student',
    temper: 'casual',
    category: 'skills',
    current: false,
    question: ASKED.skills,
    answer:
      "Python mostly, from uni, then some SQL from my internship. I can read French, not really speak it. Oh and Figma, I did the club posters in that. Java I had for 1 semester and forgot everything, so please don't ask.",
    expected: {
      lines: [
        { must: ['Python'], example: 'Python' },
        { must: ['SQL'], example: 'SQL' },
        { must: ['French', ['read*', 'basic', 'passive']], example: 'French (reading)' },
        { must: ['Figma'], example: 'Figma' },
      ],
      never: ['Java', 'fluent', 'spoken French', 'advanced SQL', 'expert', 'JavaScript'],
      others: [],
      unfit: ['uni'],
      numbers: [],
    },
  },
  {
    id: 'held-out-h-starters-13',
    trade: 'warehouse, trainee',
    temper: 'terse',
    category: 'skills',
    current: false,
    question: ASKED.learned,
    answer:
      'Forklift licence, got it in March, passed first time. First aid too, the 16 hour course. They wanted to send me on the crane one but that got cancelled.',
    expected: {
      lines: [
        { must: ['forklift'], example: 'Forklift licence' },
        { must: ['first aid'], example: 'First aid (16-hour course)' },
      ],
      never: ['crane*', '16 months', 'first aid instructor', 'forklift instructor', '16 courses'],
      others: ['first aid instructor', 'forklift instructor'],
      unfit: ['cancelled'],
      numbers: ['16'],
    },
  },
  {
    id: 'held-out-h-starters-14',
    trade: 'school leaver',
    temper: 'short, direct',
    category: 'career_goals',
    current: false,
    question: ASKED.goals,
    answer:
      "I'd like to get an apprenticeship as an electrician, solar would be nice. Not office. My cousin earns 4 grand there, so. And later on the master craftsman, if I'm good enough.",
    expected: {
      lines: [
        {
          must: ['apprentic*', 'electric*'],
          example: 'Looking for an apprenticeship as an electrician, ideally in solar.',
        },
        { must: ['solar'], example: 'Drawn to work in solar.', optional: true },
        { must: ['master*'], example: 'Aims to become a master craftsman later on.', optional: true },
      ],
      never: [
        '4 grand',
        'has experience in solar',
        'with experience in solar',
        'experienced',
        '^qualified electrician',
        '^master craftsman with',
        '^master craftsman looking',
        '^trained electrician',
      ],
      others: ['^qualified electrician', '^master craftsman with', '^master craftsman looking', '^trained electrician'],
      unfit: ['cousin'],
      numbers: [],
    },
  },
  {
    id: 'held-out-h-starters-15',
    trade: 'pupil, school council',
    temper: 'proud',
    category: 'achievements',
    current: false,
    question: ASKED.proud,
    answer:
      'We got our school to put paper bins in every classroom. I was the one who went to the headmaster, three times, and I did the presentation for it. Now 28 classrooms have one. The janitor empties them every Friday, bless him, and my brother still throws his bottles in.',
    expected: {
      lines: [
        {
          must: ['bin*', '28', ['present*', 'headmaster', 'principal', 'head teacher']],
          example: 'Gave the presentation to the headmaster for paper bins, which now stand in 28 classrooms',
        },
        { must: ['bin*', '28'], example: 'Helped get paper bins into 28 classrooms', optional: true },
        {
          must: [['present*', 'headmaster', 'principal', 'head teacher', 'pitched']],
          example: 'Presented the idea of paper bins in every classroom to the headmaster',
          optional: true,
        },
      ],
      never: [
        '^emptied',
        '28 schools',
        '3 classrooms',
        '28 times',
        'council president',
        'single-handed*',
        '^led the school',
        '28 pupils',
      ],
      others: ['^emptied', 'council president', 'single-handed*', '^led the school'],
      unfit: ['bless him', 'brother'],
      numbers: ['28'],
    },
  },
  {
    id: 'held-out-h-starters-16',
    trade: 'nursing student on placement',
    temper: 'careful',
    category: 'achievements',
    current: false,
    question: ASKED.numbers,
    answer:
      'Numbers, hmm. I was on the ward twelve weeks and at the end I had 4 patients to look after, with the nurse watching over it, of course. I took 214 blood pressures, I had to count them for the logbook. My grade was a 1.3, if that counts.',
    expected: {
      lines: [
        {
          must: ['4', 'patient*'],
          example: 'Looked after 4 patients under the eyes of a nurse by the end of a twelve-week ward placement',
        },
        { must: ['214', 'blood pressure*'], example: 'Took 214 blood pressures' },
        { must: ['1.3'], example: 'Finished the placement with a grade of 1.3' },
        {
          must: ['12', ['ward', 'placement', 'weeks']],
          example: 'Worked on the ward for twelve weeks',
          optional: true,
        },
      ],
      never: [
        '214 patients',
        '12 patients',
        'unsupervised',
        'without supervision',
        'head nurse',
        'registered nurse',
        '^supervised 4',
        '^supervised patients',
        '4 nurses',
      ],
      others: [
        'unsupervised',
        'without supervision',
        'head nurse',
        'registered nurse',
        '^supervised 4',
        '^supervised patients',
      ],
      unfit: ['if that counts'],
      numbers: ['12', '4', '214', '1.3'],
    },
  },
  {
    id: 'held-out-h-starters-17',
    trade: 'animal park, school internship',
    temper: 'dictated without punctuation',
    category: 'achievements',
    current: false,
    question: ASKED.better,
    answer:
      'well in my internship at the animal park the keepers always forgot who had already fed the llamas so i hung up a board with magnets for each feeding and after that nobody fed them twice any more the boss took it over for the goats too i was only there 3 weeks but they kept the board my aunt saw it in autumn when she went with her class',
    expected: {
      lines: [
        {
          must: ['board', ['feed*', 'fed', 'llama*']],
          example: 'Hung up a magnet board for the feedings, after which nobody fed the llamas twice any more',
        },
        {
          must: ['board', ['goat*', 'kept', 'adopted', 'taken over', 'took over']],
          example: 'Made a magnet board in a 3-week internship that was kept and taken over for the goats',
          optional: true,
        },
      ],
      never: [
        '3 boards',
        '3 llamas',
        '3 years',
        '^supervised',
        '^fed the goats',
        '^ran the',
        'head keeper',
        'every 3 weeks',
        '^took it over',
        '^extended it to the goats',
        '^introduced it for the goats',
      ],
      others: [
        '^supervised',
        '^ran the',
        'head keeper',
        '^took it over',
        '^extended it to the goats',
        '^introduced it for the goats',
      ],
      unfit: ['boss'],
      numbers: [],
    },
  },
  {
    id: 'held-out-h-starters-18',
    trade: 'print shop, apprentice',
    temper: 'modest',
    category: 'achievements',
    current: false,
    question: ASKED.team,
    answer:
      "The big order before the election, 60,000 leaflets in two days. The whole shop did it, seven people. I fed the folding machine and the second night I stayed till it was done. That's all I did, the master set everything up and the girls did the packing.",
    expected: {
      lines: [
        {
          must: ['fold*', '60,000', ['leaflet*', 'flyer*'], ['2 days', '2']],
          example: 'Fed the folding machine for an order of 60,000 leaflets that a shop of seven finished in two days',
        },
        {
          must: ['fold*'],
          example: 'Fed the folding machine, staying the second night until the order was done',
          optional: true,
        },
        {
          must: ['60,000', ['leaflet*', 'flyer*']],
          example: 'Helped a shop of seven finish 60,000 leaflets in two days',
          optional: true,
        },
        {
          must: [
            ['night', 'overnight'],
            ['stay*', 'work*'],
          ],
          example: 'Stayed through the second night until the order was done',
          optional: true,
        },
      ],
      never: [
        '^set up',
        '^packed',
        'single-handed*',
        '^led',
        'managed the order',
        '7 days',
        '60,000 people',
        '7 leaflets',
        '^set everything up',
        '^did the packing',
      ],
      others: [
        '^set up',
        '^packed',
        'single-handed*',
        '^led',
        'managed the order',
        '^set everything up',
        '^did the packing',
      ],
      unfit: ['girls'],
      numbers: ['60,000', '2'],
    },
  },
  {
    id: 'held-out-h-starters-19',
    trade: 'school company',
    temper: 'corrects himself',
    category: 'projects',
    current: false,
    question: ASKED.projectResult,
    answer:
      'Our school company sold beeswax wraps. I did the books, every Friday. In the end we had 1,150 euros profit, no sorry, that was the turnover, profit was 430, and half of it we gave to the animal shelter. There were 11 of us, Mia was the CEO, very strict.',
    expected: {
      lines: [
        {
          must: [['book*', 'account*', 'ledger'], ['430', '€430'], 'profit'],
          example:
            'Kept the books of a school company of 11 selling beeswax wraps, which made €430 profit on €1,150 turnover',
        },
        {
          must: [['book*', 'account*', 'ledger']],
          example: 'Kept the books of a school company selling beeswax wraps every Friday',
          optional: true,
        },
        {
          must: [['430', '€430'], 'profit'],
          example: 'Made a profit of €430 as part of a school company of 11',
          optional: true,
        },
        {
          must: [['donated', 'gave', 'giving', 'donation'], 'half', 'shelter'],
          example: 'Gave half of the profit to the animal shelter as part of a team',
          optional: true,
        },
      ],
      never: [
        '€1,150 profit',
        'profit of €1,150',
        '€430 turnover',
        'turnover of €430',
        '^CEO of',
        '^acted as CEO',
        'as CEO',
        '^led',
        'donated €430',
      ],
      others: ['^CEO of', '^acted as CEO', 'as CEO', '^led'],
      unfit: ['Mia', 'strict'],
      numbers: [['430', '€430'], '€1,150'],
    },
  },
  {
    id: 'held-out-h-starters-20',
    trade: 'food delivery by bike, student',
    temper: 'easy-going',
    category: 'achievements',
    current: true,
    question: ASKED.numbers,
    answer:
      "I do about 18 deliveries on a Friday evening, all by bike, and in a whole year I had 2 complaints. One was because of a soup, you know. My rating's 4.9 in the app. Pay is 13 an hour, which, well.",
    expected: {
      lines: [
        {
          must: [about('18'), 'deliver*'],
          example: 'Make about 18 deliveries by bike on a Friday evening',
        },
        { must: ['2', 'complaint*', 'year'], example: 'Received 2 complaints in a whole year' },
        { must: ['4.9'], example: 'Hold a rating of 4.9 in the app' },
      ],
      never: [
        'over 18',
        '18 deliveries a day',
        '18 deliveries an hour',
        'no complaints',
        '2 complaints a month',
        '4.9%',
        'by car',
        '13 deliveries',
      ],
      others: [],
      unfit: ['13 an hour', 'soup', 'pay'],
      numbers: ['18', '2', '4.9'],
    },
  },
  {
    id: 'held-out-h-starters-21',
    trade: 'radio station, intern',
    temper: 'chatty',
    category: 'achievements',
    current: false,
    question: ASKED.day,
    answer:
      'Normal day, coffee first, ha. Then I listened through the night news and wrote two or three short pieces, maybe 90 seconds each, which the editor corrected and other people read out on air. In the afternoon I cut interviews in Audition, and sometimes I went out with the mic for street voices.',
    expected: {
      lines: [
        {
          must: [
            ['wrote', 'writing', 'drafted'],
            ['piece*', 'report*', 'news item*', 'stories', 'texts', 'segments', 'scripts'],
          ],
          example: 'Wrote two or three short news pieces a day of about 90 seconds each',
        },
        {
          must: ['interview*', ['cut', 'edited', 'cutting', 'editing'], 'Audition'],
          example: 'Cut interviews in Audition',
        },
        { must: [['street', 'vox pop*']], example: 'Recorded street voices with the microphone' },
        { must: ['night', 'news'], example: 'Listened through the night news', optional: true },
        { must: [['cut', 'edited'], 'interview*'], example: 'Cut interviews in the afternoon', optional: true },
      ],
      never: [
        '^presented',
        '^read out',
        '^read the news',
        '^corrected',
        '90 pieces',
        '90 minutes',
        '^hosted',
        'over 90',
      ],
      others: ['^presented', '^read out', '^read the news', '^corrected', '^hosted'],
      unfit: ['coffee'],
      numbers: ['90'],
    },
  },
  {
    id: 'held-out-h-starters-22',
    trade: 'baker, refugee and former apprentice',
    temper: 'second language, moved',
    category: 'achievements',
    current: true,
    question: ASKED.proud,
    answer:
      'I came here 2016 with zero German. I make the apprenticeship for baker in three years like normal people, and in the final exam I was second best from 31 in the chamber. My master cried, me also. Today I am baking the sourdough alone in the night.',
    expected: {
      lines: [
        {
          must: [['apprentic*', 'exam*'], ['second', '2nd'], '31'],
          example: 'Completed a baker apprenticeship in three years and came second best of 31 in the final exam',
        },
        {
          must: ['apprentic*', ['3 years', '3']],
          example: 'Completed the apprenticeship as a baker in three years',
          optional: true,
        },
        { must: ['sourdough'], example: 'Bake the sourdough alone at night', optional: true },
      ],
      never: [
        '^best of 31',
        'top of the class',
        '^top of',
        'first of 31',
        'master baker',
        'head baker',
        'native',
        'in 2 years',
        '31 exams',
      ],
      others: ['master baker', 'head baker', '^best of 31'],
      unfit: ['cried', 'normal people'],
      numbers: ['31', ['second', '2nd']],
    },
  },
  {
    id: 'held-out-h-starters-23',
    trade: 'waitress beside her studies',
    temper: 'annoyed',
    category: 'achievements',
    current: false,
    question: ASKED.hard,
    answer:
      'The card reader died on a Saturday, full terrace, 22 tables. Manager? Not reachable, as usual. I wrote every bill by hand, sent people to the cash machine next door and noted who still had to pay, name and phone. Only one guest never paid, 14 euros.',
    expected: {
      lines: [
        {
          must: [['card reader', 'card terminal', 'card machine'], ['by hand', 'handwr*', 'hand-wr*', 'manual*'], '22'],
          example:
            'Wrote every bill by hand for a full terrace of 22 tables when the card reader failed, noting who still had to pay',
        },
        {
          must: [['1 guest', '1 bill', '1 customer', '€14']],
          example: 'Lost only €14 to one guest who never paid when the card reader failed',
          optional: true,
        },
        {
          must: [['by hand', 'handwr*', 'hand-wr*', 'manual*']],
          example: 'Wrote every bill by hand when the card reader died',
          optional: true,
        },
        {
          must: ['22', 'table*'],
          example: 'Kept a full terrace of 22 tables going without the card reader',
          optional: true,
        },
        {
          must: [
            ['noted', 'recorded', 'noting', 'listed', 'kept'],
            ['pay', 'outstanding', 'open', 'unpaid'],
          ],
          example: 'Noted name and phone of everyone who still had to pay',
          optional: true,
        },
      ],
      never: [
        '22 guests',
        '22 customers',
        'without any loss',
        '22 bills unpaid',
        '^restaurant manager',
        'as restaurant manager',
        '^repaired',
        '^managed the restaurant',
        '14 guests',
      ],
      others: ['^restaurant manager', 'as restaurant manager', '^managed the restaurant'],
      unfit: ['as usual', 'not reachable'],
      numbers: ['22'],
    },
  },
  {
    id: 'held-out-h-starters-24',
    trade: 'mail-order warehouse, first job',
    temper: 'terse',
    category: 'achievements',
    current: true,
    question: ASKED.better,
    answer:
      'Returns. There was a heap, about eight weeks of it, when I came. I did nothing else for ten days, gone. Since then nothing lies longer than two days.',
    expected: {
      lines: [
        {
          must: ['return*', [...about('8 weeks'), ...about('8')], '10 days'],
          example: 'Cleared a heap of about eight weeks of returns in ten days',
        },
        { must: ['return*', '2 days'], example: 'Keep returns from lying longer than two days', optional: true },
        {
          must: [
            'return*',
            ['cleared', 'clearing', 'worked through', 'processed', 'worked off', 'eliminated', 'backlog'],
          ],
          example: 'Cleared the heap of returns in ten days',
          optional: true,
        },
      ],
      never: ['8 days', '10 weeks', '2 weeks', 'over 8 weeks', '2 hours', 'with a team', '^led', '8 returns'],
      others: ['^led'],
      unfit: ['nothing else'],
      numbers: ['8', '10', '2'],
    },
  },
  {
    id: 'held-out-h-starters-25',
    trade: 'joiner, apprentice',
    temper: 'honest',
    category: 'skills',
    current: false,
    question: ASKED.skills,
    answer:
      "Table saw, planer, the CNC a little, but only loading programs, I can't write them. Dovetails by hand, I'm quite good at those. English from school, B1 I believe they call it. SketchUp I want to learn this year.",
    expected: {
      lines: [
        { must: ['table saw'], example: 'Table saw' },
        { must: ['planer'], example: 'Planer' },
        { must: ['CNC', ['load*', 'basic', 'operat*', 'running']], example: 'CNC (loading programs)' },
        { must: ['dovetail*'], example: 'Dovetails by hand' },
        { must: ['English'], example: 'English (B1)' },
      ],
      never: ['SketchUp', 'CNC programming', 'writing CNC', 'English B2', 'fluent', 'master joiner', 'advanced CNC'],
      others: ['master joiner'],
      unfit: [],
      numbers: [],
    },
  },
  {
    id: 'held-out-h-starters-26',
    trade: 'bank, apprentice',
    temper: 'rambling, a little bitter',
    category: 'achievements',
    current: false,
    question: ASKED.proud,
    answer:
      "So this is a bit of a long story, sorry. In my second year of training at the bank they gave me the savings week for kids, which normally the counter staff do on the side. I wrote to 6 primary schools, visited four of them with a big plush pig, very embarrassing, and made a quiz with ten questions. The year before they'd had 35 new kids' accounts, my year it was 81. The branch manager put it in the newsletter and wrote her own name under it, but well.",
    expected: {
      lines: [
        {
          must: [['savings week', 'savings'], '6', 'school*'],
          example:
            'Took on the savings week for kids, writing to 6 primary schools, visiting four of them and making a quiz',
        },
        {
          must: ['81', '35', 'account*'],
          example: "Saw 81 new kids' accounts in the savings week, against 35 the year before",
        },
        {
          must: ['4', ['visit*'], ['school*', 'them']],
          example: 'Visited four primary schools for the savings week',
          optional: true,
        },
        { must: ['quiz', [...MADE]], example: 'Made a quiz with ten questions for kids', optional: true },
        {
          must: ['savings week'],
          example: 'Took on the savings week for kids in the second year of training',
          optional: true,
        },
      ],
      never: [
        'visited 6',
        'accounts by 81',
        'from 81',
        '^increased',
        '^doubled',
        '^branch manager of',
        'as branch manager',
        '^wrote the newsletter',
        '^put it in',
        '^more than doubled',
        '^wrote a newsletter',
        '^visited 6',
      ],
      others: [
        '^branch manager of',
        'as branch manager',
        '^wrote the newsletter',
        '^put it in',
        '^wrote a newsletter',
        '^visited 6',
      ],
      unfit: ['plush pig', 'embarrassing', 'her own name'],
      numbers: ['6', '4', '81', '35'],
    },
  },
]
