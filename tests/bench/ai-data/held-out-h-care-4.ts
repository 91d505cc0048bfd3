import { ASKED } from './asked.ts'
import type { Case } from './types.ts'
import { REPAIRED, TRAINED, about } from './words.ts'

/** Social work, libraries, disability support, youth work and volunteers. */
export const HELD_OUT_H_CARE_4: readonly Case[] = [
  {
    id: 'held-out-h-care-79',
    trade: 'social worker',
    temper: 'guarded, proud',
    category: 'achievements',
    current: false,
    question: ASKED.proud,
    answer:
      "I can't give details, you'll understand. Two brothers who were going to be split between foster homes a hundred miles apart. I went through every carer in the region again, forty-seven files, over one weekend, because my manager said there was nothing. There was. A couple that had stopped fostering, I drove there with a cake. The boys are still with them, four years now.",
    expected: {
      lines: [
        {
          must: ['47', ['file*', 'carer*'], ['brother*', 'sibling*', 'boys', 'together', 'couple']],
          example: 'Went through 47 files of carers over one weekend and found a couple to foster 2 brothers together',
        },
        {
          must: ['47', ['file*', 'carer*']],
          example: 'Went through 47 files of foster carers in one weekend',
          optional: true,
        },
        {
          must: ['4 years', ['brother*', 'boys', 'siblings', 'placement', 'couple']],
          example: 'Both brothers have stayed with the couple for 4 years now',
        },
      ],
      never: [
        '47 families',
        '47 children',
        '47 couples',
        '4 brothers',
        '4 foster homes',
        '^fostered',
        'as team manager',
        '^managed a team',
        'drove 100 miles',
      ],
      others: ['^fostered', 'as team manager', '^managed a team'],
      unfit: ['cake'],
      numbers: ['47', '2', '4 years'],
    },
  },
  {
    id: 'held-out-h-care-80',
    trade: 'university library',
    temper: 'proud, ironic',
    category: 'achievements',
    current: false,
    question: ASKED.proud,
    answer:
      "The night opening. Students used to queue at nine to get kicked out. I asked for a trial, three weeks in exam time till midnight, and I took the late desk myself. Two thousand eight hundred and sixty visits after nine. Now it's permanent. The café was someone else's idea.",
    expected: {
      lines: [
        {
          must: [['trial', 'pilot', 'midnight', 'late', 'night'], '2860'],
          example:
            'Asked for a 3-week trial of opening until midnight in exam time and took the late desk; it counted 2,860 visits after nine and is now permanent',
        },
        {
          must: [
            ['trial', 'pilot', 'midnight', 'late', 'night'],
            ['3 weeks', 'exam*'],
          ],
          example: 'Proposed a 3-week trial of opening until midnight in exam time and took the late desk',
          optional: true,
        },
        { must: [['permanent*']], example: 'Night opening became permanent after the trial' },
      ],
      never: [
        '^introduced the café',
        '^set up the café',
        '^started the café',
        '2860 students',
        '2860 books',
        '3 months',
        '9 weeks',
        '^suggested the café',
        '^proposed the café',
      ],
      others: [
        '^introduced the café',
        '^set up the café',
        '^started the café',
        '^suggested the café',
        '^proposed the café',
      ],
      unfit: ['kicked'],
      numbers: ['3 weeks', '2860'],
    },
  },
  {
    id: 'held-out-h-care-81',
    trade: 'disability support worker',
    temper: 'dictated, no punctuation',
    category: 'achievements',
    current: false,
    question: ASKED.proud,
    answer:
      'well there was a man in the house forty four never went out alone never handled money and we practised the bus me and him for eight months and then one tuesday he went on his own to the garden centre and came back with a geranium he goes every week now',
    expected: {
      lines: [
        {
          must: ['bus', '8 months'],
          example:
            'Practised taking the bus with a resident for 8 months, until he went to the garden centre on his own',
        },
        {
          must: [['own', 'alone', 'independen*', 'every week', 'weekly', 'by himself', 'unaccompanied']],
          example: 'Resident who never went out alone now goes to the garden centre on his own every week',
        },
      ],
      never: ['44 residents', '44 people', '44 men', '44 months', '8 weeks', '8 people', '8 residents', '8 years'],
      unfit: ['geranium'],
      numbers: ['8 months'],
    },
  },
  {
    id: 'held-out-h-care-82',
    trade: 'hospice volunteer',
    temper: 'gentle',
    category: 'achievements',
    current: true,
    question: ASKED.proud,
    answer:
      "I sat with people, that's all, Thursday nights, six years. If you want one thing: I write down life stories. Fifty-one so far. The hospice prints them, a retired teacher does the spelling, and the families get two copies.",
    expected: {
      lines: [
        {
          must: ['51', ['life stories', 'stories', 'biograph*']],
          example: 'Wrote down 51 life stories, printed by the hospice for the families',
        },
        {
          must: [['sat', 'sit*', 'compan*', 'accompan*', 'Thursday*'], '6 years'],
          example: 'Sat with people in a hospice on Thursday nights for 6 years',
        },
      ],
      never: [
        '^printed',
        '^proofread',
        '^corrected',
        '^published',
        '51 families',
        '51 copies',
        '6 stories',
        'as a teacher',
      ],
      others: ['^printed', '^proofread', '^corrected', '^published', 'as a teacher'],
      numbers: ['51', '6 years'],
    },
  },
  {
    id: 'held-out-h-care-83',
    trade: 'evening class teacher',
    temper: 'second language',
    category: 'achievements',
    current: false,
    question: ASKED.proud,
    answer:
      'I was teaching Spanish for adults, evening. Proud, my group of pensioners, ten persons, average I think seventy-two years. They wanted make the exam A2 and the school said is too hard for them. We did. Nine did pass, one was sick that day. After, the school print it in the brochure.',
    expected: {
      lines: [
        {
          must: ['9', 'A2', ['pass*']],
          example: 'Taught Spanish to a group of 10 pensioners, of whom 9 passed the A2 exam',
        },
        { must: [TRAINED, 'Spanish'], example: 'Taught Spanish to adults in evening classes', optional: true },
      ],
      never: [
        'all 10 passed',
        'all passed',
        '72 students',
        '72 pensioners',
        '9 groups',
        '^printed',
        '^wrote the brochure',
        '1 failed',
      ],
      others: ['^printed', '^wrote the brochure'],
      unfit: ['sick'],
      numbers: ['10', '9'],
    },
  },
  {
    id: 'held-out-h-care-84',
    trade: 'food bank volunteer',
    temper: 'straight',
    category: 'achievements',
    current: true,
    question: ASKED.numbers,
    answer:
      "In kilos? We shifted about eleven tonnes last year, the whole depot. And waste: the bread we threw out went from ninety loaves a week to fifteen since I call the pig farm and the soup kitchen every Friday. The new van came from the lottery, don't put that on me.",
    expected: {
      lines: [
        {
          must: ['90', '15', ['bread', 'loaves', 'loaf']],
          example:
            'Cut bread thrown out from 90 loaves a week to 15 by calling the pig farm and the soup kitchen every Friday',
        },
        {
          must: [['pig farm', 'soup kitchen']],
          example: 'Call the pig farm and the soup kitchen every Friday about leftover bread',
          optional: true,
        },
        {
          must: [['about 11', 'around 11', 'approximately 11', 'roughly 11', 'some 11'], ['ton*']],
          example: 'Helped the depot shift about 11 tonnes last year',
          optional: true,
        },
      ],
      never: [
        '^secured a van',
        '^obtained a van',
        '^got a van',
        '^bought a van',
        'single-handed*',
        '90 tonnes',
        '15 tonnes',
        'over 11',
        '^secured lottery',
        '^won lottery',
      ],
      others: [
        '^secured a van',
        '^obtained a van',
        '^got a van',
        '^bought a van',
        'single-handed*',
        '^secured lottery',
        '^won lottery',
      ],
      numbers: ['90', '15'],
    },
  },
  {
    id: 'held-out-h-care-85',
    trade: 'youth worker',
    temper: 'generous, honest',
    category: 'achievements',
    current: true,
    question: ASKED.numbers,
    answer:
      'Thirty-three regulars when I took the club, ninety-four now, ages eleven to seventeen. We had police called nine times in the first year and not once in the last. I think the boxing did it, and Coach Dee who runs the boxing, honestly more him than me. And I got seven of them into apprenticeships.',
    expected: {
      lines: [
        { must: ['33', '94'], example: 'Saw the youth club grow from 33 regulars to 94, aged 11 to 17' },
        { must: ['7', ['apprentice*']], example: 'Got 7 young people into apprenticeships' },
        { must: ['police', '9'], example: 'Police calls went from 9 in the first year to none in the last' },
      ],
      never: [
        '^coached',
        '^ran boxing',
        '^ran the boxing',
        '^taught boxing',
        '94 apprentice*',
        '33 apprentice*',
        '9 arrests',
        '7 police',
        '^introduced boxing',
        '^started boxing',
        '^reduced police',
        '^cut police',
      ],
      others: [
        '^coached',
        '^ran boxing',
        '^ran the boxing',
        '^taught boxing',
        '^introduced boxing',
        '^started boxing',
        '^reduced police',
        '^cut police',
      ],
      unfit: ['Dee'],
      numbers: ['33', '94', '9', '7'],
    },
  },
  {
    id: 'held-out-h-care-86',
    trade: 'sign language interpreter',
    temper: 'precise',
    category: 'achievements',
    current: true,
    question: ASKED.numbers,
    answer:
      "Twenty-two years, level six, registered. About seven hundred assignments, I stopped counting properly in 2019: hospitals mostly, then courts, two weddings a summer. Cancelled on people three times, all three with fever. My colleagues say I'm the only one in the county who does surgery consultations at short notice, I don't know if that's true.",
    expected: {
      lines: [
        {
          must: [about('700'), ['assignment*', 'interpret*', 'job*']],
          example: 'Interpreted at about 700 assignments, mostly in hospitals, then in courts',
        },
        { must: ['22 years'], example: 'Registered sign language interpreter at Level 6 for 22 years' },
        { must: [['cancel*'], '3'], example: 'Cancelled only 3 times' },
      ],
      never: [
        'over 700',
        '700 hospitals',
        '700 weddings',
        '^only interpreter',
        '^the only',
        '3 weddings',
        'level 7',
        '22 assignments',
      ],
      others: ['^only interpreter', '^the only'],
      unfit: ['fever'],
      numbers: ['22 years', about('700'), '3'],
    },
  },
  {
    id: 'held-out-h-care-87',
    trade: 'town library',
    temper: 'young, cheeky',
    category: 'achievements',
    current: false,
    question: ASKED.better,
    answer:
      "The children's corner. Honestly it looked like a dentist. Me and the other Saturday girl, we moved the shelves down to knee height and put the picture books face out. The manager was against it. Picture book loans, eight hundred in the spring before, fifteen hundred in that one.",
    expected: {
      lines: [
        {
          must: [['shelves', 'shelf', 'shelving', 'face out', 'face-out', 'facing', 'corner'], '800', '1500'],
          example:
            'Moved shelves down to knee height and put picture books face out with a colleague; picture book loans went from 800 to 1,500 in spring',
        },
        {
          must: [['shelves', 'shelf', 'shelving', 'face out', 'face-out']],
          example: "Rearranged the children's corner with a colleague, with low shelves and picture books face out",
          optional: true,
        },
        {
          must: [['loan*', 'borrow*', 'lend*'], '800', '1500'],
          example: 'Picture book loans rose from 800 in one spring to 1,500 in the next',
          optional: true,
        },
      ],
      never: [
        'single-handed*',
        'alone',
        'as manager',
        '^managed a team',
        '800 children',
        '1500 children',
        '1500 visitors',
        'by 1500',
      ],
      others: ['single-handed*', 'alone', 'as manager', '^managed a team'],
      unfit: ['dentist'],
      numbers: ['800', '1500'],
    },
  },
  {
    id: 'held-out-h-care-88',
    trade: 'foster carer',
    temper: 'warm',
    category: 'achievements',
    current: false,
    question: ASKED.better,
    answer:
      "For the kids, you mean? We had nineteen over eleven years, my husband and I. Better... bedtime. I always made one board with photos, who sleeps where, what happens tomorrow. The agency took that over for its other families, thirty-odd homes. The dog did the other half, she slept on every bed in turn. And three of ours are at college now, that's them, not me.",
    expected: {
      lines: [
        {
          must: ['board*', ['photo*', 'picture*', 'bedtime', 'sleep*', 'tomorrow', 'famil*', 'home*']],
          example:
            'Made a bedtime board with photos of who sleeps where and what happens tomorrow, which the agency took over for 30-odd other homes',
        },
        { must: ['19', ['child*', 'kids']], example: 'Fostered 19 children over 11 years together with a partner' },
        {
          must: ['agency', [...about('30'), '30-odd', 'over 30', 'more than 30']],
          example: 'Agency took the board over for about 30 other homes',
          optional: true,
        },
      ],
      never: [
        '^sent 3',
        '^got 3',
        '^helped 3',
        'single-handed*',
        '19 years',
        '11 children',
        '30 children',
        '3 degrees',
        '^supported 3',
        '^put 3',
      ],
      others: ['^sent 3', '^got 3', '^helped 3', 'single-handed*', '^supported 3', '^put 3'],
      numbers: ['19', '11 years', [...about('30'), '30-odd', 'over 30', 'more than 30']],
    },
  },
  {
    id: 'held-out-h-care-89',
    trade: 'day centre',
    temper: 'second language',
    category: 'achievements',
    current: true,
    question: ASKED.better,
    answer:
      'In day centre for old people was bingo and television, only. I ask every person what was your work before. One was baker, one tailor, so we start Wednesday bread and Friday repair of clothes. Before it came maybe fourteen persons in the day, now twenty-six. The manager say is also because of new minibus.',
    expected: {
      lines: [
        {
          must: [
            ['bread', 'baking', 'bak*'],
            ['cloth*', 'repair*', 'sew*', 'mend*', 'tailor*'],
          ],
          example:
            'Asked every visitor about former work and started baking bread on Wednesdays and repairing clothes on Fridays with them',
        },
        { must: [[...about('14'), 'maybe 14'], '26'], example: 'Visitors grew from about 14 a day to 26' },
        {
          must: [
            ['asked', 'ask', 'asking', 'interviewed', 'surveyed'],
            ['work', 'job*', 'profession*', 'trade*'],
          ],
          example: 'Asked every visitor about former work',
          optional: true,
        },
      ],
      never: [
        '^introduced the minibus',
        '^introduced a minibus',
        '^drove',
        '^managed the',
        'as manager',
        '26 bakers',
        '14 activities',
        'over 14',
      ],
      others: ['^introduced the minibus', '^introduced a minibus', '^drove', '^managed the', 'as manager'],
      numbers: [[...about('14'), 'maybe 14'], '26'],
    },
  },
  {
    id: 'held-out-h-care-90',
    trade: 'homeless hostel',
    temper: 'dictated, no punctuation',
    category: 'achievements',
    current: false,
    question: ASKED.better,
    answer:
      'night shift at the hostel what got better um lockers people got robbed every night i found thirty old school lockers on the internet for nothing and my cousin had a lorry we put them in on a saturday thefts went from like nine a week to one maybe two',
    expected: {
      lines: [
        {
          must: ['30', ['locker*'], ['theft*', 'robbed', 'stolen', 'stealing'], ['9', ...about('9')]],
          example:
            'Found 30 old school lockers for nothing and put them in at the hostel; thefts went from about 9 a week to 1 or 2',
        },
        { must: ['30', ['locker*']], example: 'Found and put in 30 free school lockers at a hostel', optional: true },
        {
          must: [['theft*'], ['9', ...about('9')]],
          example: 'Cut thefts in the hostel from about 9 a week to 1 or 2',
          optional: true,
        },
      ],
      never: ['30 thefts', '9 lockers', '30 residents', '30 beds', 'no thefts', '^bought', 'single-handed*'],
      others: ['single-handed*'],
      unfit: ['cousin'],
      numbers: ['30', ['9', ...about('9')], ['1 or 2', '1 to 2', '1']],
    },
  },
  {
    id: 'held-out-h-care-91',
    trade: 'refugee adviser',
    temper: 'annoyed, exact',
    category: 'achievements',
    current: false,
    question: ASKED.hard,
    answer:
      'A family of five, the letter came back three times, refused, because the birth certificate said 1 January for everybody. The lawyer had given up. I found a school register from Herat through a teacher on the phone, translated by a friend, and the fourth application went through in twenty days.',
    expected: {
      lines: [
        {
          must: [
            ['register'],
            ['application', 'refus*', 'went through', 'accepted', 'granted', 'approved', 'family'],
            '20 days',
          ],
          example:
            'Found a school register from Herat for a family of 5 refused 3 times, and the fourth application went through in 20 days',
        },
        {
          must: [['register']],
          example: 'Found a school register from Herat by phone for a refused family of 5',
          optional: true,
        },
        {
          must: [['application', 'applied'], '20 days'],
          example: 'Fourth application of a refused family went through in 20 days',
          optional: true,
        },
      ],
      never: [
        '^translated a',
        '^translated the',
        '^translated docu*',
        'as a lawyer',
        '5 families',
        '20 families',
        '3 days',
        '20 applications',
        '20 weeks',
        '4 families',
      ],
      others: ['^translated a', '^translated the', '^translated docu*', 'as a lawyer'],
      unfit: ['given up'],
      numbers: ['5', '20 days'],
    },
  },
  {
    id: 'held-out-h-care-92',
    trade: 'job coach',
    temper: 'second language',
    category: 'achievements',
    current: false,
    question: ASKED.hard,
    answer:
      'A young man with autism, he want work with trains, only trains, and all the firms say no. I go with him to the depot eleven Mondays, first we look only. I make for the boss there a paper, one side, how to speak with him: short, no jokes. He have now contract, sixteen hours, two years already, and his mother she can work again also. The boss use my paper also for the others.',
    expected: {
      lines: [
        {
          must: ['11', ['Monday*', 'visit*', 'times']],
          example: 'Went with a young man with autism to a train depot on 11 Mondays',
        },
        {
          must: [['paper', 'guide', 'sheet', 'page', 'one-page*', 'leaflet', 'instructions', 'note']],
          example: 'Wrote a one-page guide for his employer on how to speak with him, now used for others as well',
        },
        {
          must: [['contract', 'job', 'employ*', 'hired', 'work'], '16 hours'],
          example: 'Young man now has a contract of 16 hours and has held it for 2 years',
        },
      ],
      never: [
        '16 people',
        '11 people',
        '11 clients',
        '16 years',
        '2 contracts',
        '16 weeks',
        '11 years',
        'as depot manager',
      ],
      others: ['as depot manager'],
      unfit: ['no jokes', 'boss'],
      numbers: ['11', '16 hours', '2 years'],
    },
  },
  {
    id: 'held-out-h-care-93',
    trade: 'helpline volunteer',
    temper: 'tired, evasive',
    category: 'achievements',
    current: false,
    question: ASKED.hard,
    answer:
      "A difficult problem... no. Can we skip this one? My head's empty today, I've had the flu all week and the kids are off school. There were some, I'm sure, there always are. Ask me something else, please.",
    expected: {
      lines: [],
      never: ['^solved', '^resolved', '^counselled', '^handled', '^supported', 'difficult problems'],
      unfit: ['flu', 'kids', 'empty'],
      numbers: [],
      nothing: true,
    },
  },
  {
    id: 'held-out-h-care-94',
    trade: 'reading volunteer in a prison',
    temper: 'old, talkative',
    category: 'achievements',
    current: false,
    question: ASKED.team,
    answer:
      "There were nine of us, we taught grown men to read in the prison library, well, 'we'. The organiser was Margaret, she did the timetable and the governors. I had four learners, one at a time, forty minutes. As a group we got thirty-seven through the whole book programme in two years. Two of mine finished, one went home early, good for him.",
    expected: {
      lines: [
        {
          must: ['37', ['programme', 'program', 'book', 'learners', 'men']],
          example: 'Helped bring 37 men through a whole reading programme in 2 years, in a group of 9 volunteers',
        },
        {
          must: ['4', ['learner*', 'men', 'adults', 'prisoner*']],
          example: 'Taught 4 learners one at a time for 40 minutes in a prison library, 2 of whom finished',
        },
      ],
      never: [
        '^organised',
        '^led',
        '^coordinated',
        '^managed a team',
        '^taught 37',
        'all 4 finished',
        '9 learners',
        '40 learners',
        '^drew up the timetable',
        '^made the timetable',
        '^did the timetable',
      ],
      others: [
        '^organised',
        '^led',
        '^coordinated',
        '^managed a team',
        '^taught 37',
        '^drew up the timetable',
        '^made the timetable',
        '^did the timetable',
      ],
      unfit: ['Margaret', 'good for him'],
      numbers: ['9', '4', '37', '2 years'],
    },
  },
  {
    id: 'held-out-h-care-95',
    trade: 'relief volunteer',
    temper: 'plain, firm',
    category: 'achievements',
    current: false,
    question: ASKED.team,
    answer:
      'Flood week in November. Sixty volunteers in our sports hall. The fire brigade was in charge and the mayor. Me, I had the beds: a hundred and twenty camp beds, numbered with chalk, families at the wall, dogs by the gym door. Everybody slept the first night.',
    expected: {
      lines: [
        {
          must: ['120', ['bed*']],
          example: 'Numbered and placed 120 camp beds for families in a sports hall during a flood week',
        },
        { must: ['60', ['volunteer*']], example: 'Helped as one of 60 volunteers in a flood', optional: true },
      ],
      never: [
        '^led',
        '^managed 60',
        'in charge of 60',
        '^directed',
        '^coordinated 60',
        '120 volunteers',
        '60 beds',
        '120 families',
      ],
      others: ['^led', '^managed 60', 'in charge of 60', '^directed', '^coordinated 60'],
      numbers: ['120'],
    },
  },
  {
    id: 'held-out-h-care-96',
    trade: 'museum education',
    temper: 'second language',
    category: 'achievements',
    current: false,
    question: ASKED.day,
    answer:
      'In the museum I made the visits with school classes, three in one day, sometimes four. First the mammoth, always the mammoth. After we make with clay, I prepare the clay before, twenty-five pieces. In the afternoon I answer the emails of the teachers. The texts on the walls, they are from curator, I only say where is mistake.',
    expected: {
      lines: [
        {
          must: ['3', ['class*', 'visit*', 'tour*', 'group*']],
          example: 'Guided 3, sometimes 4, school classes a day through the museum',
        },
        { must: ['clay'], example: 'Prepared 25 pieces of clay and worked with clay with the classes' },
        {
          must: [['email*', 'e-mail*', 'correspond*', 'enquir*']],
          example: 'Answered the emails of teachers in the afternoon',
        },
        {
          must: [['mistake*', 'error*'], ['text*']],
          example: 'Pointed out mistakes in the wall texts',
          optional: true,
        },
      ],
      never: [
        '^wrote the texts',
        '^wrote texts',
        '^wrote wall',
        '^curated',
        'as curator',
        '25 classes',
        '25 visits',
        '3 visits a week',
        '^wrote the wall',
      ],
      others: ['^wrote the texts', '^wrote texts', '^wrote wall', '^curated', 'as curator', '^wrote the wall'],
      numbers: ['3', '25'],
    },
  },
  {
    id: 'held-out-h-care-97',
    trade: 'personal assistant to a disabled student',
    temper: 'frank',
    category: 'achievements',
    current: true,
    question: ASKED.dayNow,
    answer:
      "I'm Tom's arms, that's what he says. Up at seven, wash, clothes, I do the splints. I drive him to the university, I turn pages, I shut up. Two nights a week I sleep there. He does his own emails and he decides, I don't organise his life.",
    expected: {
      lines: [
        {
          must: [['wash*', 'splint*', 'dress*', 'cloth*']],
          example: 'Help a disabled student with washing, dressing and splints',
        },
        { must: [['drive*', 'driving'], 'university'], example: 'Drive the student to the university and turn pages' },
        { must: ['2', ['night*']], example: 'Stay overnight 2 nights a week' },
        { must: [['page*']], example: 'Turn pages at the university', optional: true },
      ],
      never: [
        '^manage',
        '^organise',
        '^answer emails',
        '^write emails',
        '^handle emails',
        '2 nights a month',
        '7 clients',
        '2 clients',
      ],
      others: ['^manage', '^organise', '^answer emails', '^write emails', '^handle emails'],
      unfit: ['Tom', "Tom's", 'shut up'],
      numbers: ['2'],
    },
  },
  {
    id: 'held-out-h-care-98',
    trade: 'volunteer wheelchair workshop',
    temper: 'handy, modest',
    category: 'projects',
    current: false,
    question: ASKED.project,
    answer:
      "Wheelchair workshop, second Saturday of the month, in the fire station. The idea came from a mum on Facebook, I'm the one with the tools. I fixed a hundred and twelve chairs in the first year, brakes and tyres mostly, nothing electric. Parts cost us nine hundred euros, the Lions Club paid. And I taught three lads to do it.",
    expected: {
      lines: [
        {
          must: [REPAIRED, '112', ['chair*', 'wheelchair*']],
          example: 'Repaired 112 wheelchairs in the first year of a monthly workshop, mostly brakes and tyres',
        },
        { must: [TRAINED, '3'], example: 'Taught 3 lads to repair wheelchairs' },
      ],
      never: [
        '^founded',
        '^initiated',
        '^came up with',
        '^raised',
        '^secured',
        '^funded',
        'repaired electric',
        '3 chairs',
      ],
      others: ['^founded', '^initiated', '^came up with', '^raised', '^secured', '^funded'],
      unfit: ['Facebook', 'mum'],
      numbers: ['112', '3'],
    },
  },
  {
    id: 'held-out-h-care-99',
    trade: 'mobile library',
    temper: 'dictated, no punctuation',
    category: 'projects',
    current: false,
    question: ASKED.project,
    answer:
      'so the book bus right it was going to stop in june because nobody used it and i was the driver and i said let me change the stops so i took out six villages where nobody came and put in the two care homes and the market and we went from thirty one borrowers to a hundred and eighteen on the route and the bus still goes',
    expected: {
      lines: [
        {
          must: [['stop*', 'route', 'village*', 'care home*'], '31', '118'],
          example:
            'Changed the stops of the book bus, taking out 6 villages and putting in 2 care homes and the market; borrowers went from 31 to 118',
        },
        {
          must: [
            ['stop*', 'route', 'village*'],
            ['6', '2', 'market', 'care home*'],
          ],
          example: 'Changed the stops of the book bus, with 2 care homes and the market instead of 6 villages',
          optional: true,
        },
        {
          must: [['borrower*', 'reader*', 'user*'], '31', '118'],
          example: 'Raised borrowers on the book bus route from 31 to 118',
          optional: true,
        },
        {
          must: [['still', 'kept', 'continu*', 'saved', 'clos*']],
          example: 'Book bus that was going to stop in June still goes',
          optional: true,
        },
      ],
      never: ['6 care homes', '2 villages', '118 villages', '118 stops', '31 stops', '6 borrowers'],
      numbers: ['6', '2', '31', '118'],
    },
  },
  {
    id: 'held-out-h-care-101',
    trade: 'child protection worker',
    temper: 'clear',
    category: 'skills',
    current: false,
    question: ASKED.skills,
    answer:
      'Motivational interviewing, Signs of Safety. Liquidlogic, the case system, and Mosaic before that. Court reports. Makaton about fifty signs. My colleague speaks Somali, I speak Portuguese.',
    expected: {
      lines: [
        { must: ['motivational interviewing'], example: 'Motivational interviewing' },
        { must: ['Signs of Safety'], example: 'Signs of Safety' },
        { must: ['Liquidlogic'], example: 'Liquidlogic' },
        { must: ['Mosaic'], example: 'Mosaic' },
        { must: ['court report*'], example: 'Court reports' },
        { must: ['Makaton'], example: 'Makaton (about 50 signs)' },
        { must: ['Portuguese'], example: 'Portuguese' },
      ],
      never: ['Somali', 'Spanish', 'fluent Makaton', 'British Sign Language', 'BSL', '50 reports', 'over 50'],
      others: ['Somali'],
      numbers: [about('50')],
    },
  },
  {
    id: 'held-out-h-care-102',
    trade: 'support worker',
    temper: 'second language',
    category: 'skills',
    current: false,
    question: ASKED.learned,
    answer:
      'In Ghana I have made one year of nursing school, not finish. Here I did care certificate, moving and handling, epilepsy medicine for the emergency, and the driving licence with automatic. NVQ three I start in January, I wait for the place.',
    expected: {
      lines: [
        { must: ['care certificate'], example: 'Care certificate' },
        { must: [['moving and handling', 'moving & handling']], example: 'Moving and handling' },
        { must: ['epilep*'], example: 'Epilepsy emergency medicine' },
        {
          must: [
            ['driving', 'driver*'],
            ['licence', 'license'],
          ],
          example: 'Driving licence (automatic)',
        },
        {
          must: ['nursing', ['1 year', 'first year']],
          example: 'Nursing school (one year, not finished)',
          optional: true,
        },
      ],
      never: [
        'NVQ',
        'nursing degree',
        'registered nurse',
        'qualified nurse',
        'nursing diploma',
        '3 years',
        'manual licence',
      ],
      others: ['registered nurse', 'qualified nurse'],
      numbers: [],
    },
  },
  {
    id: 'held-out-h-care-103',
    trade: 'librarian',
    temper: 'dry',
    category: 'career_goals',
    current: true,
    question: ASKED.goals,
    answer:
      "Local history. I'd like to have the archive one day, when Mr. Pell retires, and get it online, it's eleven hundred boxes of god knows what. The course for that is two years by distance. Leading people isn't for me, leading paper is.",
    expected: {
      lines: [
        {
          must: [['archive*', 'local history']],
          example: 'Aims to take on the local history archive one day and get it online.',
        },
        {
          must: [['course', 'distance']],
          example: 'Considers a course of two years by distance for the archive.',
          optional: true,
        },
      ],
      never: [
        'archivist with',
        '^qualified archivist',
        '^digitised',
        '^leads',
        '^team leader',
        '^led',
        '^experienced archivist',
        '1100 years',
      ],
      others: ['^leads', '^team leader', '^led'],
      unfit: ['Pell', 'god'],
      numbers: [],
    },
  },
  {
    id: 'held-out-h-care-104',
    trade: 'carer, formerly for family',
    temper: 'firm',
    category: 'values',
    current: true,
    question: ASKED.values,
    answer:
      "I looked after my brother for fourteen years before I ever got paid for it, so: respect, first. Talk to the person and not to the wheelchair. And turning up. If I say half past eight it's half past eight. Money's nice but it isn't it.",
    expected: {
      lines: [
        {
          must: [['respect*', 'person']],
          example: 'Puts respect first and talks to the person, not to the wheelchair.',
        },
        {
          must: [
            ['punctual*', 'reliab*', 'turn* up', 'turning up', 'turns up', 'on time', 'depend*', 'half past eight'],
          ],
          example: 'Values turning up reliably at the time agreed.',
        },
        {
          must: ['14 years', ['brother', 'relative', 'family', 'sibling']],
          example: 'Looked after a brother for 14 years before working in paid care.',
          optional: true,
        },
      ],
      never: [
        '14 brothers',
        '14 clients',
        '14 years of professional',
        '14 years of paid',
        '^money-driven',
        'as a nurse',
        'passionate',
      ],
      others: ['as a nurse'],
      unfit: ["money's nice", 'paid for it'],
      numbers: [],
    },
  },
]
