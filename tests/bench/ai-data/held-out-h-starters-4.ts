import { ASKED } from './asked.ts'
import type { Case } from './types.ts'
import { LED, MADE, TRAINED, about } from './words.ts'

/** Volunteers, side jobs, gap years, school projects, people over 55. */
export const HELD_OUT_H_STARTERS_4: readonly Case[] = [
  {
    id: 'held-out-h-starters-79',
    trade: 'food bank volunteer, retired early',
    temper: 'modest, friendly',
    category: 'achievements',
    current: true,
    question: ASKED.proud,
    answer:
      "It's unpaid, mind you. I'm 63. I got the two bakeries on the ring road to give us their evening bread, just went in and asked. That's about 70 loaves a week. The driving is done by the Rotary people, and sorting by whoever's there.",
    expected: {
      lines: [
        {
          must: [['baker*'], ['2 baker*', '2', 'both'], [...about('70')]],
          example: 'Got two bakeries to give their evening bread to the food bank, about 70 loaves a week',
        },
        {
          must: [['baker*'], ['bread', 'loaves', 'loaf']],
          example: 'Won two bakeries as givers of evening bread by going in and asking',
          optional: true,
        },
      ],
      never: [
        'over 70',
        '70 bakeries',
        '63 loaves',
        '70 loaves a day',
        '^drove',
        '^drive',
        '63 years of',
        '^founded',
        '^sort',
        '^sorted',
        '^do the driving',
      ],
      others: ['^drove', '^drive', '^founded', '^sort', '^sorted', '^do the driving'],
      unfit: ['63', 'unpaid', 'mind you'],
      numbers: ['2', '70'],
    },
  },
  {
    id: 'held-out-h-starters-80',
    trade: 'hardware store, started at 58',
    temper: 'gruff, proud',
    category: 'achievements',
    current: true,
    question: ASKED.proud,
    answer:
      "They took me at 58, as a joke nearly. I was a plumber 35 years. Now customers wait in line for me even if the young colleague's free, and the manager put me in charge of the bathroom section in March, which is six aisles. Taps I can explain, the new till I cannot.",
    expected: {
      lines: [
        {
          must: ['bathroom*', [...LED, 'charge', 'responsib*', 'entrusted', 'given']],
          example: 'Put in charge of the bathroom section of six aisles in March',
        },
        {
          must: ['35', 'plumb*'],
          example: 'Brought 35 years of experience as a plumber to the hardware store',
          optional: true,
        },
        {
          must: ['customer*', ['wait*', 'line', 'queue*', 'ask*', 'prefer*']],
          example: 'Sought out by customers, who wait in line for advice',
          optional: true,
        },
      ],
      never: [
        '58 aisles',
        '35 aisles',
        '58 years',
        '35 customers',
        '^store manager',
        'as store manager',
        '^branch manager',
        'team of 6',
        '^explain the new till',
      ],
      others: ['^store manager', 'as store manager', '^branch manager', 'team of 6'],
      unfit: ['58', 'joke', 'young colleague'],
      numbers: ['6'],
    },
  },
  {
    id: 'held-out-h-starters-81',
    trade: 'wedding photographer on weekends',
    temper: 'cheeky',
    category: 'achievements',
    current: true,
    question: ASKED.proud,
    answer:
      "Weekdays I'm a tax clerk, weekends I'm fun. I've shot 27 weddings in three years, all by word of mouth, no advertising. Best bit: a bride's page was torn, no, hang on, that's the other story. Anyway, one of my pictures was on the cover of a regional wedding magazine.",
    expected: {
      lines: [
        { must: ['27', 'wedding*'], example: 'Shot 27 weddings in three years, all by word of mouth' },
        { must: ['cover', ['magazine']], example: 'Placed a picture on the cover of a regional wedding magazine' },
        {
          must: [['word of mouth', 'advertis*', 'word-of-mouth', 'recommend*', 'referral*']],
          example: 'Won all weddings by word of mouth without advertising',
          optional: true,
        },
      ],
      never: [
        '27 magazines',
        '27 covers',
        '3 weddings',
        '27 years',
        '27 brides',
        'photo editor',
        '27 weddings a year',
        'national',
      ],
      others: ['photo editor'],
      unfit: ['fun', 'torn', 'hang on'],
      numbers: ['27', '3'],
    },
  },
  {
    id: 'held-out-h-starters-82',
    trade: 'football club, volunteer youth coach',
    temper: 'rambling, emotional',
    category: 'achievements',
    current: false,
    question: ASKED.proud,
    answer:
      "Okay so, under-11s, our village, nobody wanted to take them. We lost the first game 0 to 14, parents were yelling, one took his boy home at half time. I made two rules, everyone plays at least half of every game, and no shouting from the side. I put that on paper and had every parent sign. There were 9 kids at the start, after two seasons I had 23, and we had to make a second team, which Jörg took. We never won the league, I don't care, fourth once.",
    expected: {
      lines: [
        {
          must: ['9', '23', ['kids', 'children', 'players', 'boys', 'youngsters', 'under-11*', 'team', 'squad']],
          example:
            'Coached the under-11s of a village club, which grew from 9 to 23 children in two seasons, so that a second team was needed',
        },
        {
          must: ['rule*', ['parent*', 'plays', 'play', 'shout*', 'sign*']],
          example:
            'Made two rules, signed by every parent: everyone plays at least half of every game, and no shouting from the side',
        },
        { must: [['fourth', '4th']], example: 'Came fourth in the league once', optional: true },
        {
          must: [['second team', '2nd team']],
          example: 'Saw the growth of the under-11s make a second team necessary',
          optional: true,
        },
        {
          must: [
            ['under-11*', 'under 11*', 'U11*'],
            ['coach*', 'train*', 'took', 'led'],
          ],
          example: 'Coached the under-11s of a village football club',
          optional: true,
        },
      ],
      never: [
        '23 teams',
        '14 goals scored',
        '^won the league',
        '^coached the second team',
        '11 kids',
        '9 seasons',
        '23 parents',
        'from 23',
        '^took the second team',
        '^coached a second team',
        '^coached 2 teams',
      ],
      others: ['^coached the second team', '^took the second team', '^coached a second team', '^coached 2 teams'],
      unfit: ['yelling', 'Jörg', "don't care"],
      numbers: ['9', '23', '2'],
    },
  },
  {
    id: 'held-out-h-starters-83',
    trade: 'mountain hut, gap year',
    temper: 'short, happy',
    category: 'achievements',
    current: false,
    question: ASKED.proud,
    answer:
      'That I lasted the season. 94 days on the hut, no day off, up at five, and I learned to bake the bread for 60 guests on a wood stove.',
    expected: {
      lines: [
        { must: ['94'], example: 'Worked a season of 94 days on a mountain hut without a day off' },
        { must: ['bread', '60'], example: 'Learned to bake bread for 60 guests on a wood stove' },
        { must: ['bread', ['bak*']], example: 'Baked bread on a wood stove', optional: true },
      ],
      never: ['94 guests', '60 days', '5 years', '60 loaves', 'hut warden', 'head baker', '^managed the hut'],
      others: ['hut warden', 'head baker', '^managed the hut'],
      unfit: ['up at 5', 'lasted'],
      numbers: ['94', '60'],
    },
  },
  {
    id: 'held-out-h-starters-84',
    trade: 'machine fitter, called back at 66',
    temper: 'laconic',
    category: 'achievements',
    current: true,
    question: ASKED.numbers,
    answer:
      "I retired and they rang me after 5 weeks, ha. Now two days a week. Downtime of the old press was 11 hours a month when I came back, it's 4 now, because I know where she rattles. And I've shown three young ones how to set her, two can do it on their own.",
    expected: {
      lines: [
        {
          must: ['11', '4', ['downtime', 'standstill*', 'stoppage*']],
          example: 'Brought the downtime of the old press down from 11 to 4 hours a month',
        },
        {
          must: ['3', [...TRAINED, 'shown'], ['set*', 'press', 'colleague*', 'young*']],
          example: 'Showed three young colleagues how to set the press, two of whom can do it on their own',
        },
      ],
      never: [
        'by 4 hours',
        'from 4',
        '5 weeks of downtime',
        '11 days',
        'by 11',
        'all 3 can',
        'foreman',
        'plant manager',
      ],
      others: ['foreman', 'plant manager'],
      unfit: ['rattles', 'retired'],
      numbers: ['11', '4', '3', '2'],
    },
  },
  {
    id: 'held-out-h-starters-85',
    trade: 'refugee aid volunteer',
    temper: 'dictated without punctuation',
    category: 'achievements',
    current: false,
    question: ASKED.numbers,
    answer:
      'numbers well i went with people to the offices 58 appointments in two years i have them all in my calendar foreigners office mostly and 5 families found a flat where i had written the applications with them the association says 300 people were helped but that is all of us together',
    expected: {
      lines: [
        { must: ['58', ['appointment*']], example: 'Accompanied people to 58 appointments at offices in two years' },
        {
          must: ['5', 'famil*', ['flat*', 'apartment*', 'home*', 'housing']],
          example: 'Wrote flat applications with 5 families that then found a flat',
        },
        {
          must: ['300', ['association', 'team', 'together', 'volunteers', 'helped', 'part of', 'contributed']],
          example: 'Helped 300 people together with the other volunteers of the association',
          optional: true,
        },
      ],
      never: [
        '300 appointments',
        '58 families',
        '5 years',
        '58 flats',
        '^helped 300 people alone',
        '^led',
        'single-handed*',
        'president of',
        '^found a flat',
        '^found flats',
        '^found 5 families',
      ],
      others: [
        '^led',
        'single-handed*',
        '^helped 300 people alone',
        'president of',
        '^found a flat',
        '^found flats',
        '^found 5 families',
      ],
      unfit: [],
      numbers: ['58', '2', '5'],
    },
  },
  {
    id: 'held-out-h-starters-86',
    trade: 'maths tutor beside school',
    temper: 'precise, young',
    category: 'achievements',
    current: true,
    question: ASKED.numbers,
    answer:
      'I tutor 6 kids, maths, grades five to eight. Four of them are better by at least one grade since September. One got worse, to be fair, he never shows up. 12 euros an hour, my friend takes 15.',
    expected: {
      lines: [
        { must: ['6', [...TRAINED, 'tutor*'], ['math*']], example: 'Tutor 6 children in maths, grades five to eight' },
        {
          must: [
            '4',
            ['at least 1', '1 grade or more', 'a grade or more', 'at least a grade', 'a full grade or more', 'grade*'],
            ['better', 'improv*', 'up', 'rais*', 'rose', 'higher'],
          ],
          example: 'Saw four of 6 pupils better by at least one grade since September',
        },
      ],
      never: [
        'all 6 improved',
        '6 grades',
        '5 of 6',
        '12 kids',
        '15',
        'all pupils improved',
        'by 4 grades',
        'qualified teacher',
      ],
      others: ['qualified teacher'],
      unfit: ['12 euros', 'shows up'],
      numbers: ['6', '4'],
    },
  },
  {
    id: 'held-out-h-starters-87',
    trade: 'repair café volunteer, retired engineer',
    temper: 'very talkative, precise',
    category: 'achievements',
    current: true,
    question: ASKED.better,
    answer:
      "Ah, the repair café, now you've got me going. When I joined, there were six of us old boys, everybody had his own screwdriver, and people stood there for two hours with a toaster under the arm. Nobody knew who was next. I suggested numbers, like at the butcher's, and a slip at the door where the visitor writes what's broken. That way the coffee machines go to Hans and the radios come to me. The wait's now about 25 minutes, we measured it in autumn because my wife wouldn't believe it. We repair 7 of 10 things, that hasn't changed.",
    expected: {
      lines: [
        {
          must: [['slip*', 'number*', 'ticket*', 'form*'], about('25'), ['2 hours', '2']],
          example:
            'Suggested waiting numbers and a slip at the door for what is broken, which brought the wait down from two hours to about 25 minutes',
        },
        {
          must: [['slip*', 'waiting number*', 'queue number*', 'numbers', 'numbered']],
          example: 'Suggested numbers for visitors and a slip at the door for what is broken',
          optional: true,
        },
        {
          must: [about('25'), ['wait*']],
          example: 'Cut the waiting time of visitors from two hours to about 25 minutes',
          optional: true,
        },
        {
          must: ['7 of 10', ['repair*', 'things', 'items']],
          example: 'Repair 7 of 10 things with the team',
          optional: true,
        },
        { must: ['radio*'], example: 'Repair radios at the repair café', optional: true },
      ],
      never: [
        'over 25',
        'by 25 minutes',
        '25 visitors',
        '^repair coffee machines',
        '10 of 10',
        '^founded',
        'from 25',
        '^led',
      ],
      others: ['^repair coffee machines', '^founded', '^led'],
      unfit: ['Hans', 'wife', 'old boys'],
      numbers: ['25', '2'],
    },
  },
  {
    id: 'held-out-h-starters-88',
    trade: 'purchasing, 57, new in a start-up',
    temper: 'amused',
    category: 'achievements',
    current: false,
    question: ASKED.better,
    answer:
      "I was older than the founders' parents. They ordered packaging wherever, from five suppliers, by phone. I asked for quotes in writing, bundled it to two, and the price per box fell from 92 to 71 cents. The app they built themselves, I never understood what it does.",
    expected: {
      lines: [
        {
          must: [
            ['bundl*', 'reduc*', 'consolidat*', 'cut*', 'narrow*', 'concentrat*', 'quote*', 'supplier*'],
            '92',
            '71',
            ['box*', 'packag*', 'price*', 'cost*'],
          ],
          example:
            'Asked for written quotes and bundled packaging from five suppliers to two, with the price per box falling from 92 to 71 cents',
        },
        {
          must: ['5', '2', 'supplier*'],
          example: 'Bundled packaging orders from five suppliers to two',
          optional: true,
        },
        { must: ['92', '71'], example: 'Saw the price per box fall from 92 to 71 cents', optional: true },
        { must: ['quote*'], example: 'Introduced written quotes for packaging', optional: true },
      ],
      never: [
        'by 71',
        '^built the app',
        '92 suppliers',
        '71 suppliers',
        'from 71',
        '^founded',
        'head of purchasing',
        '^developed the app',
      ],
      others: ['^built the app', '^founded', 'head of purchasing', '^developed the app'],
      unfit: ["founders' parents", 'never understood'],
      numbers: ['92', '71', '5', '2'],
    },
  },
  {
    id: 'held-out-h-starters-89',
    trade: 'youth fire brigade, volunteer',
    temper: 'terse, dictated without punctuation',
    category: 'achievements',
    current: true,
    question: ASKED.better,
    answer:
      'the girls i would say when i took over the youth group there was one girl out of 17 i just asked the girls in the school one by one and let them hold the hose now it is 8 girls of 24 the uniforms the town paid',
    expected: {
      lines: [
        {
          must: ['girl*', '8', '24', ['17', '1']],
          example:
            'Brought the youth group from one girl out of 17 to 8 girls of 24 by asking girls at the school one by one',
        },
        {
          must: [['took over', 'lead', 'run', 'leading', 'running', 'led', 'taken over'], 'youth'],
          example: 'Took over the youth group of the fire brigade',
          optional: true,
        },
        {
          must: ['girl*', ['ask*', 'recruit*', 'invit*', 'approach*', 'won']],
          example: 'Recruited girls for the youth group by asking them at the school one by one',
          optional: true,
        },
      ],
      never: [
        '24 girls',
        '17 girls',
        '8 schools',
        '^bought uniforms',
        '^paid',
        '^financed',
        '24 schools',
        'fire chief',
      ],
      others: ['^bought uniforms', '^paid', '^financed', 'fire chief'],
      unfit: [],
      numbers: ['8', '24', '17'],
    },
  },
  {
    id: 'held-out-h-starters-90',
    trade: 'campsite, summer job',
    temper: 'laid-back',
    category: 'achievements',
    current: false,
    question: ASKED.hard,
    answer:
      'Double booking, peak August, 13 pitches given away twice because of the new website. The owners were arguing in the back. I took the site plan, walked round with a tape, and found space for 11 of them along the hedge. For the other two I rang the farm next door, and they got breakfast on us. One family even came back the next year, no idea why, the showers were awful.',
    expected: {
      lines: [
        {
          must: ['13', '11', ['pitch*', 'double book*', 'double-book*', 'overbook*']],
          example:
            'Resolved 13 double-booked pitches in peak August by finding space for 11 along the hedge and ringing the farm next door for the other two',
        },
        {
          must: ['11', ['space', 'place*', 'room', 'hedge', 'pitch*', 'found']],
          example: 'Found space for 11 of the double-booked pitches by walking the site with a tape',
          optional: true,
        },
        { must: ['farm'], example: 'Rang the farm next door for the other two bookings', optional: true },
      ],
      never: [
        '11 double bookings',
        '13 along the hedge',
        '13 farms',
        '^built the website',
        '13 days',
        'campsite manager',
        '^campsite owner',
        '^owned',
        'space for 13',
        '^found space for all',
      ],
      others: ['^built the website', 'campsite manager', '^campsite owner', '^owned'],
      unfit: ['arguing'],
      numbers: ['13', '11', '2'],
    },
  },
  {
    id: 'held-out-h-starters-91',
    trade: 'bookkeeper, 61, looking again after insolvency',
    temper: 'thorough, indignant',
    category: 'achievements',
    current: false,
    question: ASKED.hard,
    answer:
      "When the old firm went under, nobody paid attention to the wage slips any more, and there were 46 people who needed papers for their insolvency money from the state. The managing director had gone skiing, I'm not making this up. The system was locked, the IT firm unpaid. I had printouts, I always print, people laughed at me for it, and from those I rebuilt three months of pay for all 46, by hand in Excel, in nine days. The administrator, a very young man, said he'd never had them that early. My own pay is still missing a week, by the way.",
    expected: {
      lines: [
        {
          must: ['46', ['3 months', '3'], ['9 days', '9'], ['pay*', 'wage*', 'salar*']],
          example:
            'Rebuilt three months of pay for all 46 employees from printouts by hand in Excel in nine days after an insolvency',
        },
        {
          must: ['46', ['pay*', 'wage*', 'salar*', 'insolvency']],
          example: 'Rebuilt the pay of 46 people from printouts so that they had papers for insolvency money',
          optional: true,
        },
        {
          must: ['administrator', ['earl*', 'never', 'sooner', 'before']],
          example: 'Delivered pay records earlier than any the administrator had seen before',
          optional: true,
        },
        { must: ['Excel', ['pay*', 'wage*']], example: 'Rebuilt pay by hand in Excel', optional: true },
      ],
      never: [
        'as managing director',
        '46 days',
        '9 people',
        '46 months',
        '9 months',
        'as insolvency administrator',
        '46 firms',
        'team of 46',
      ],
      others: ['as managing director', 'as insolvency administrator', 'team of 46'],
      unfit: ['skiing', 'young man', 'laughed', 'my own pay'],
      numbers: ['46', '3', '9'],
    },
  },
  {
    id: 'held-out-h-starters-92',
    trade: 'animal shelter, volunteer, 19',
    temper: 'eager, self-correcting',
    category: 'achievements',
    current: false,
    question: ASKED.hard,
    answer:
      "There was this dog, Balu, nobody could get a lead on him, he'd bitten the vet, twice. I sat with a book in front of his kennel every day after school, for six weeks, no, eight it was, and didn't do anything. At the end he came for walks with me and got adopted in May. The trainer said that's how you do it. He lives with a widow by the lake now, they send pictures.",
    expected: {
      lines: [
        {
          must: ['dog', ['8 weeks', '8']],
          example:
            'Sat with a difficult dog every day after school for eight weeks until it came for walks and got adopted',
        },
        {
          must: ['dog', ['adopted', 'adoption', 'walk*', 'lead', 'trust']],
          example: 'Won the trust of a dog nobody could get a lead on, so that it came for walks',
          optional: true,
        },
      ],
      never: ['6 weeks', '8 dogs', '8 months', '2 dogs', 'as dog trainer', '^adopted a', '^adopted the', '^veterinar*'],
      others: ['as dog trainer', '^adopted a', '^adopted the', '^veterinar*'],
      unfit: ['Balu'],
      numbers: ['8'],
    },
  },
  {
    id: 'held-out-h-starters-93',
    trade: 'student orchestra, treasurer',
    temper: 'brief, dry',
    category: 'achievements',
    current: false,
    question: ASKED.team,
    answer:
      "We took the student orchestra to Ghent, 52 people, two coaches. I'm second viola, not a good one, but I was the treasurer: I got 3,400 euros from the faculty and the savings bank. The hotel was Nele's department and the conductor picked the music, too much Brahms.",
    expected: {
      lines: [
        {
          must: [['3,400', '€3,400']],
          example:
            'Raised 3,400 euros from the faculty and the savings bank as treasurer for a student orchestra trip of 52 people to Ghent',
        },
        { must: ['treasurer'], example: 'Treasurer of a student orchestra', optional: true },
        {
          must: ['52', ['orchestra', 'trip', 'tour', 'Ghent']],
          example: 'Helped take a student orchestra of 52 people to Ghent',
          optional: true,
        },
      ],
      never: [
        '^booked the hotel',
        '^conducted',
        '^chose the music',
        '52 coaches',
        '^led',
        'first viola',
        'as conductor',
        '^conductor of',
        'single-handed*',
        '^picked the music',
        '^organised the hotel',
        '^arranged the hotel',
      ],
      others: [
        '^booked the hotel',
        '^conducted',
        '^chose the music',
        'as conductor',
        '^conductor of',
        'single-handed*',
        '^led',
        '^picked the music',
        '^organised the hotel',
        '^arranged the hotel',
      ],
      unfit: ['Nele', 'Brahms', 'not a good'],
      numbers: [['3,400', '€3,400'], '52'],
    },
  },
  {
    id: 'held-out-h-starters-94',
    trade: 'museum attendant, started at 60',
    temper: 'leisurely',
    category: 'achievements',
    current: false,
    question: ASKED.day,
    answer:
      'Oh, standing. Mostly standing, in good shoes. I had rooms 4 to 9, I watched that nobody touches, told people where the toilet is, and twice a day I wrote down the humidity. School classes I liked best, they asked me things, so I read up on the painters. Guided tours were the ladies from education.',
    expected: {
      lines: [
        {
          must: [
            ['room*'],
            ['watch*', 'guard*', 'supervis*', 'look*', 'monitor*', 'oversaw', 'attend*', 'invigilat*', 'kept'],
          ],
          example: 'Watched over rooms 4 to 9 of the museum so that nobody touched anything',
        },
        { must: ['humidity'], example: 'Recorded the humidity twice a day' },
        {
          must: [['school class*', 'class*', 'pupil*', 'children', 'schoolchild*', 'question*', 'painter*']],
          example: 'Answered the questions of school classes after reading up on the painters',
        },
        {
          must: [
            ['visitor*', 'people', 'guest*', 'direct*'],
            ['direct*', 'told', 'way', 'inform*', 'show*', 'help*', 'guid*', 'point*'],
          ],
          example: 'Told visitors the way',
          optional: true,
        },
      ],
      never: [
        'guided tours for',
        '^gave guided',
        '^guided visitors',
        '^gave tours',
        '^led tours',
        '4 rooms',
        '9 rooms',
        '4 to 9 hours',
        'curator',
      ],
      others: ['guided tours for', '^gave guided', '^guided visitors', '^gave tours', '^led tours', 'curator'],
      unfit: ['toilet', 'good shoes'],
      numbers: [],
    },
  },
  {
    id: 'held-out-h-starters-95',
    trade: 'newspaper round before lectures',
    temper: 'sleepy, sarcastic',
    category: 'achievements',
    current: true,
    question: ASKED.dayNow,
    answer:
      "I get up when you go to bed. At four I fetch the bundles, put the inserts in, and by six 140 papers are in the boxes, on two wheels. Saturdays I also do the round of a neighbour who's got a bad hip. Then lecture, where I sleep.",
    expected: {
      lines: [
        {
          must: ['140', ['deliver*', 'distribut*', 'paper*', 'newspaper*']],
          example: 'Deliver 140 papers by bike by six in the morning',
        },
        { must: ['insert*'], example: 'Put the inserts into the papers' },
        {
          must: [
            ['saturday*'],
            ['round', 'neighbour*', 'neighbor*', 'second', 'another', 'additional', 'extra', 'cover*'],
          ],
          example: 'Do a second round on Saturdays in place of a neighbour',
        },
        { must: ['bundle*'], example: 'Fetch the bundles at four', optional: true },
      ],
      never: [
        '140 people',
        '280',
        '6 rounds',
        '140 inserts',
        '4 papers',
        'by car',
        'distribution manager',
        '140 neighbours',
      ],
      others: ['distribution manager'],
      unfit: ['hip', 'sleep', 'when you go to bed'],
      numbers: ['140'],
    },
  },
  {
    id: 'held-out-h-starters-96',
    trade: 'village shop cooperative, volunteer, 64',
    temper: 'dictated without punctuation',
    category: 'projects',
    current: false,
    question: ASKED.project,
    answer:
      'our village shop had closed so we founded a cooperative 170 members in the end i was the one for the members i went from door to door with the form two winters about 400 doors the shelves and the till my son in law organised and a lawyer did the statutes for free we opened in may',
    expected: {
      lines: [
        {
          must: [
            ['door to door', 'door-to-door', 'doors', 'door'],
            about('400'),
            ['member*', 'cooperative', 'co-operative', 'shop'],
          ],
          example:
            'Went to about 400 doors in two winters to win members for a village shop cooperative, 170 in the end',
        },
        {
          must: ['170', 'member*'],
          example: 'Won members for a village shop cooperative, which had 170 in the end',
          optional: true,
        },
        {
          must: [
            ['cooperative', 'co-operative'],
            ['found*', 'co-found*', 'helped', 'set up'],
          ],
          example: 'Helped found a cooperative for the village shop',
          optional: true,
        },
        {
          must: [
            ['door to door', 'door-to-door'],
            ['member*', 'form'],
          ],
          example: 'Went from door to door for two winters to win members',
          optional: true,
        },
      ],
      never: [
        '400 members',
        'over 400',
        '^wrote the statutes',
        '^drafted the statutes',
        '^organised the shelves',
        'chairman',
        'chair of',
        'all 400 doors',
        '^did the statutes',
        '^organised the till',
      ],
      others: [
        '^wrote the statutes',
        '^drafted the statutes',
        '^organised the shelves',
        'chairman',
        'chair of',
        '^did the statutes',
        '^organised the till',
      ],
      unfit: ['son in law'],
      numbers: ['170', '400'],
    },
  },
  {
    id: 'held-out-h-starters-97',
    trade: 'pupil, year 10 physics project',
    temper: 'bubbly',
    category: 'projects',
    current: false,
    question: ASKED.project,
    answer:
      "So for physics we built a weather balloon, a real one, it went up to 31 kilometres! There were four of us. I soldered the temperature logger and did the calibrating in our freezer, and my dad was like, where's the ice cream. Finding it again was Yusuf, it'd landed in a cow field.",
    expected: {
      lines: [
        {
          must: ['logger', ['solder*'], 'calibrat*'],
          example: 'Soldered and calibrated the temperature logger for a weather balloon that went up to 31 kilometres',
        },
        {
          must: ['balloon', '31'],
          example: 'Built a weather balloon with a team of four that went up to 31 kilometres',
          optional: true,
        },
        {
          must: ['logger', ['solder*', 'calibrat*']],
          example: 'Soldered the temperature logger for a weather balloon',
          optional: true,
        },
        {
          must: ['balloon', ['built', 'team', 'helped', 'co-*', 'build*']],
          example: 'Helped build a weather balloon in physics',
          optional: true,
        },
      ],
      never: [
        '^found',
        '^recovered',
        '31 metres',
        '31 balloons',
        '4 balloons',
        '4 kilometres',
        '^led',
        'single-handed*',
      ],
      others: ['^found', '^recovered', '^led', 'single-handed*'],
      unfit: ['ice cream', 'dad', 'Yusuf', 'cow'],
      numbers: ['31'],
    },
  },
  {
    id: 'held-out-h-starters-98',
    trade: 'film student, sound',
    temper: 'cool, vague',
    category: 'projects',
    current: false,
    question: ASKED.projectResult,
    answer:
      "A short film, my second semester, 'Kiosk' it's called, 12 minutes. I did the sound, all of it, on set and the mix after. It ran at 3 festivals and got a special mention in Hof or somewhere near there. Directing was my roommate. The camera kept dying, whatever.",
    expected: {
      lines: [
        {
          must: ['sound', ['film', 'Kiosk'], ['3', 'festival*']],
          example:
            "Did all the sound, on set and in the mix, for the 12-minute short film 'Kiosk', which ran at 3 festivals",
        },
        {
          must: ['sound', ['mix*', 'set', 'film', 'Kiosk', 'all']],
          example: "Did the sound on set and the mix for the short film 'Kiosk'",
          optional: true,
        },
        {
          must: [['special mention'], ['film', 'Kiosk', 'festival*']],
          example: "Did the sound for the short film 'Kiosk', which got a special mention",
          optional: true,
        },
        {
          must: ['3', 'festival*'],
          example: 'Contributed the sound to a short film that ran at 3 festivals',
          optional: true,
        },
      ],
      never: [
        '^directed',
        '^director',
        '12 festivals',
        '3 films',
        '12 films',
        'best sound',
        '^filmed',
        'cinematographer',
        '^directing',
      ],
      others: ['^directed', '^director', 'best sound', '^filmed', 'cinematographer', '^directing'],
      unfit: ['roommate', 'whatever'],
      numbers: ['12', '3'],
    },
  },
  {
    id: 'held-out-h-starters-99',
    trade: 'neighbourhood centre volunteer, retired nurse from Poland',
    temper: 'second language, hearty',
    category: 'projects',
    current: true,
    question: ASKED.projectResult,
    answer:
      'The walking group for old people! I begin with 4 ladies, in autumn, each Wednesday one hour. After one year we are 19, and seven of them was before never going out alone. Doctor Kern has send us people. I make also little test of blood pressure before we go, I was 30 years nurse.',
    expected: {
      lines: [
        {
          must: [['walking group', 'walk*'], '4', '19'],
          example: 'Started a weekly walking group for old people that grew from 4 to 19 members in one year',
        },
        {
          must: ['blood pressure'],
          example: 'Test blood pressure before each walk, with 30 years of experience as a nurse',
        },
        {
          must: ['7', ['alone', 'out']],
          example: 'Brought along seven people who had never gone out alone before',
          optional: true,
        },
        {
          must: ['walking group', [...MADE, 'start*', 'began', 'found*', 'run', 'ran', 'led']],
          example: 'Started a walking group for old people every Wednesday',
          optional: true,
        },
        { must: ['30', 'nurse'], example: 'Worked as a nurse for 30 years', optional: true },
      ],
      never: [
        '30 members',
        '30 people',
        '19 groups',
        'from 19',
        '4 years',
        '7 years',
        '^referred',
        'doctor in charge',
        '^sent people',
        '^sent us',
      ],
      others: ['^referred', 'doctor in charge', '^sent people', '^sent us'],
      unfit: ['Kern'],
      numbers: ['4', '19', '30'],
    },
  },
  {
    id: 'held-out-h-starters-100',
    trade: 'toolmaker, 59, made redundant',
    temper: 'terse, sure',
    category: 'skills',
    current: false,
    question: ASKED.skills,
    answer:
      'Lathe, milling, grinding to the hundredth. Heidenhain controls. Drawings, I read anything. The CAD was done upstairs, I only opened the files. Welding, so so, TIG, thin sheet yes.',
    expected: {
      lines: [
        { must: [['lathe', 'turning']], example: 'Lathe' },
        { must: ['milling'], example: 'Milling' },
        { must: ['grinding'], example: 'Grinding to the hundredth' },
        { must: ['Heidenhain'], example: 'Heidenhain controls' },
        { must: [['drawing*', 'blueprint*']], example: 'Reading drawings' },
        { must: ['TIG'], example: 'TIG welding (thin sheet)' },
      ],
      never: ['CAD design', 'CAD drawing', 'CAD construction', 'MAG', 'Siemens', 'SolidWorks', 'expert TIG', 'MIG'],
      others: ['CAD design', 'CAD drawing', 'CAD construction'],
      unfit: ['upstairs', 'so so'],
      numbers: [],
    },
  },
  {
    id: 'held-out-h-starters-101',
    trade: 'event technician on the side, physics student',
    temper: 'enthusiastic, hurried',
    category: 'skills',
    current: false,
    question: ASKED.skills,
    answer:
      "Light mostly: grandMA2, I've done like 30 shows on it. Sound on the small Behringer desk, up to 16 channels. Rigging no, you need a certificate and I don't have it. Spanish from my Erasmus year, fluent. And LabVIEW, but that's from uni.",
    expected: {
      lines: [
        { must: ['grandMA2'], example: 'grandMA2 (about 30 shows)' },
        { must: ['Behringer'], example: 'Sound on a Behringer desk (up to 16 channels)' },
        { must: ['Spanish'], example: 'Spanish (fluent)' },
        { must: ['LabVIEW'], example: 'LabVIEW' },
        { must: [['light', 'lighting', 'sound']], example: 'Lighting', optional: true },
      ],
      never: ['rigging', '30 channels', '16 shows', 'native Spanish', 'grandMA3', 'certified', '16 desks', 'over 30'],
      others: ['certified'],
      unfit: ['uni'],
      numbers: ['30', '16'],
    },
  },
  {
    id: 'held-out-h-starters-102',
    trade: 'sales rep, 60',
    temper: 'calm, decided',
    category: 'career_goals',
    current: false,
    question: ASKED.goals,
    answer:
      "I've got five, six good years left. I don't want to lead anybody any more. Inside sales, three days a week, with customers I can phone back twice. And I'd like to hand on what I know, sit a young one next to me. A company car I won't need, the bus 4 stops outside.",
    expected: {
      lines: [
        {
          must: [
            ['inside sales', 'internal sales', 'office sales'],
            ['3 days', '3'],
          ],
          example: 'Looking for a position in inside sales, three days a week.',
        },
        {
          must: [['inside sales', 'internal sales', 'office sales']],
          example: 'Looking for a position in inside sales.',
          optional: true,
        },
        {
          must: [
            ['pass*', 'hand*', 'shar*', 'mentor*', 'teach*', 'train*', 'transfer*'],
            ['know*', 'experience', 'young*', 'junior*'],
          ],
          example: 'Wishes to hand on knowledge to a young colleague.',
        },
        {
          must: [
            ['no', 'not', 'without', 'no longer', 'any more', 'non-leadership', 'non-managerial', 'rather than'],
            ['lead*', 'manag*', 'non-leadership', 'non-managerial'],
          ],
          example: 'Prefers a role without leading people.',
          optional: true,
        },
      ],
      never: [
        'sales manager',
        '^seeking a leadership',
        '^seeking to lead',
        '6 days',
        '4 days',
        'field sales',
        '5 years of experience',
        '^looking to lead',
        '^wants to lead',
      ],
      others: ['sales manager', '^seeking a leadership', '^seeking to lead', '^looking to lead', '^wants to lead'],
      unfit: ['bus', 'company car', 'good years'],
      numbers: ['3'],
    },
  },
  {
    id: 'held-out-h-starters-103',
    trade: 'school leaver, no job yet',
    temper: 'bored, evasive',
    category: 'values',
    current: false,
    question: ASKED.values,
    answer:
      "Dunno, I've never had one, a job I mean. Ask me in a year. My mum made the appointment here. Can I just say pass? Is there much more, it's quarter to already and my bus goes.",
    expected: {
      lines: [],
      never: ['punctual*', 'values', 'reliab*', 'motivated', 'teamwork', 'experience'],
      others: [],
      unfit: ['mum', 'bus', 'never had', 'pass'],
      numbers: [],
      nothing: true,
    },
  },
  {
    id: 'held-out-h-starters-104',
    trade: 'hospice volunteer, formerly a tram driver',
    temper: 'soft-spoken',
    category: 'achievements',
    current: true,
    question: ASKED.others,
    answer:
      "The families say I don't talk too much. I sit, that's what I'm good at, 32 years of tram, you learn to look ahead and be quiet. The coordinator gives me the difficult ones, she told me so, because I don't get rattled. I've been with 21 people now.",
    expected: {
      lines: [
        {
          must: [
            ['difficult', 'hard', 'demanding', 'challenging'],
            [
              'coordinator',
              'entrusted',
              'given',
              'assigned',
              'rattled',
              'calm',
              'composure',
              'trusted',
              'chosen',
              'relied',
            ],
          ],
          example: 'Given the difficult cases by the coordinator for not getting rattled',
        },
        {
          must: ['21', ['accompan*', 'people', 'with', 'sat', 'support*', 'persons']],
          example: 'Accompanied 21 people at the hospice',
        },
        {
          must: ['famil*', ['talk*', 'quiet', 'listen*', 'calm']],
          example: 'Valued by families for not talking too much',
          optional: true,
        },
        { must: ['32', 'tram*'], example: 'Drove a tram for 32 years', optional: true },
      ],
      never: [
        '32 people',
        '21 years',
        '32 families',
        'as coordinator',
        '^coordinator of',
        '^coordinate',
        'nurse',
        '32 years of hospice',
        'head of',
      ],
      others: ['as coordinator', '^coordinator of', '^coordinate', 'nurse', 'head of'],
      unfit: [],
      numbers: ['21'],
    },
  },
]
