import { ASKED } from './asked.ts'
import type { Case } from './types.ts'
import { MADE, about } from './words.ts'

/** Pharmacies, dentists, vets, therapists, laboratories and ambulances. */
export const HELD_OUT_H_CARE_3: readonly Case[] = [
  {
    id: 'held-out-h-care-53',
    trade: 'pharmacy dispenser',
    temper: 'calm, proud',
    category: 'achievements',
    current: false,
    question: ASKED.proud,
    answer:
      'At the counter a lady picked up her tablets and her warfarin was double what it always was. I stopped it and rang the surgery, the doctor had typed it wrong. After that my pharmacist made me the one who checks all the blister packs, a hundred and forty every week.',
    expected: {
      lines: [
        {
          must: [
            ['warfarin', 'dose', 'prescri*', 'dosage'],
            ['doubl*', 'wrong', 'error*', 'mistake*', 'incorrect*'],
          ],
          example:
            'Noticed a doubled warfarin dose at the counter, stopped it and rang the surgery, where it had been typed wrong',
        },
        {
          must: ['140', ['blister*', 'pack*']],
          example: 'Checked all 140 blister packs every week, at the request of the pharmacist',
        },
      ],
      never: [
        'as a pharmacist',
        '^prescribed',
        '140 patients',
        '140 errors',
        '140 tablets',
        '^promoted',
        'as pharmacy manager',
        '140 a day',
        '140 blister packs a day',
      ],
      others: ['as a pharmacist', '^prescribed', '^promoted', 'as pharmacy manager'],
      numbers: ['140'],
    },
  },
  {
    id: 'held-out-h-care-54',
    trade: 'dental nurse',
    temper: 'terse, joking',
    category: 'achievements',
    current: false,
    question: ASKED.proud,
    answer:
      "Kids. Seventeen children on the list who'd scream at the door, and with my teddy method sixteen sat down and opened. The seventeenth bit me.",
    expected: {
      lines: [
        {
          must: ['16', '17', ['child*', 'kids', 'patients']],
          example: 'Got 16 of 17 frightened children to sit down and open their mouths with an own teddy method',
        },
      ],
      never: [
        'all 17 sat',
        'every child on the list sat',
        '16 teddies',
        '^extracted',
        '100%',
        'as a dentist',
        '^treated 16',
        'all 17 children',
      ],
      others: ['^extracted', 'as a dentist', '^treated 16'],
      unfit: ['scream', 'bit'],
      numbers: ['16', '17'],
    },
  },
  {
    id: 'held-out-h-care-55',
    trade: 'vet nurse',
    temper: 'second language',
    category: 'achievements',
    current: false,
    question: ASKED.proud,
    answer:
      'In Portugal I was vet nurse in animal hospital, big one, eight vets. The proud thing, we had parvo, very contagious, twenty-two puppies in two weeks. I make the isolation room in the garage with plastic and bleach, nobody ask me, I just make. Nineteen puppies live.',
    expected: {
      lines: [
        {
          must: [['isolation', 'quarantine'], '22', '19'],
          example:
            'Set up an isolation room in the garage during a parvo outbreak with 22 puppies in 2 weeks, of which 19 survived',
        },
        {
          must: [
            ['isolation', 'quarantine'],
            [...MADE, 'improvised', 'converted', 'turned'],
          ],
          example: 'Set up an isolation room in the garage without being asked',
          optional: true,
        },
        { must: [['pupp*'], '19'], example: '19 of 22 puppies with parvo survived', optional: true },
        {
          must: ['8', ['vets']],
          example: 'Worked as a vet nurse in an animal hospital with 8 vets in Portugal',
          optional: true,
        },
      ],
      never: [
        'all 22 survived',
        'all 22 puppies survived',
        'all puppies survived',
        'saved all puppies',
        '8 nurses',
        '19 weeks',
        '22 weeks',
        '^led',
        'as a veterinarian',
        '8 puppies',
      ],
      others: ['^led', 'as a veterinarian'],
      numbers: ['22', '19'],
    },
  },
  {
    id: 'held-out-h-care-56',
    trade: 'paramedic',
    temper: 'humble',
    category: 'achievements',
    current: false,
    question: ASKED.proud,
    answer:
      "A cardiac arrest on a train platform, but what I'm proud of is after. The station had one defibrillator, behind a locked door. I wrote to the rail company, four letters, and now there are nine on the line, all outside. One was used in March, by a ticket lady, the man lived.",
    expected: {
      lines: [
        {
          must: ['4', ['letter*'], '9', ['defib*']],
          example:
            'Wrote 4 letters to the rail company about a defibrillator behind a locked door; there are now 9 defibrillators on the line, all outside',
        },
        {
          must: ['4', ['letter*']],
          example: 'Wrote 4 letters to the rail company about a locked-away defibrillator',
          optional: true,
        },
        {
          must: ['9', ['defib*']],
          example: 'Brought about the placing of 9 defibrillators outside on a railway line',
          optional: true,
        },
        {
          must: ['March', ['used', 'use']],
          example: 'One of the defibrillators was used in March by a ticket seller, and the man lived',
          optional: true,
        },
      ],
      never: [
        '^installed',
        '^used a defib*',
        '^saved',
        '^resuscitated',
        '4 defib*',
        '9 letters',
        '9 stations',
        '^bought',
      ],
      others: ['^installed', '^used a defib*', '^saved', '^resuscitated', '^bought'],
      numbers: ['4', '9'],
    },
  },
  {
    id: 'held-out-h-care-57',
    trade: 'lab assistant',
    temper: 'shy',
    category: 'achievements',
    current: true,
    question: ASKED.proud,
    answer:
      "It's only labels. In our lab samples used to go missing, they were just in the wrong rack. I gave every rack a colour by the day. Missing samples were about twenty-five a month, now one or two. My supervisor presented it at the trust meeting, I stayed at the back.",
    expected: {
      lines: [
        {
          must: [['rack*'], ['colour*', 'color*'], about('25'), ['1 or 2', '1 to 2']],
          example: 'Gave every sample rack a colour by the day; missing samples went from about 25 a month to 1 or 2',
        },
        {
          must: [['rack*'], ['colour*', 'color*']],
          example: 'Colour-coded every sample rack by the day',
          optional: true,
        },
        {
          must: [['missing', 'misplaced', 'lost'], about('25'), ['1 or 2', '1 to 2']],
          example: 'Cut missing samples from about 25 a month to 1 or 2',
          optional: true,
        },
      ],
      never: [
        '^presented',
        '25 racks',
        '2 racks',
        '25 a day',
        'no missing samples',
        'over 25',
        'as supervisor',
        '^led',
      ],
      others: ['^presented', 'as supervisor', '^led'],
      numbers: [about('25'), ['1 or 2', '1 to 2']],
    },
  },
  {
    id: 'held-out-h-care-58',
    trade: 'physiotherapist',
    temper: 'dictated, no punctuation',
    category: 'achievements',
    current: true,
    question: ASKED.numbers,
    answer:
      'ok numbers so i see about twelve people a day mostly knees and backs and the waiting list was nineteen weeks in january and its seven now thats because i do groups for the knees on tuesdays eight people at once and my boss hates it',
    expected: {
      lines: [
        {
          must: [about('12'), ['people', 'patient*', 'client*']],
          example: 'See about 12 people a day, mostly with knees and backs',
        },
        {
          must: [['wait*'], '19', '7'],
          example: 'Cut the waiting list from 19 weeks to 7 by treating knees in groups of 8 on Tuesdays',
        },
        { must: [['group*'], ['8', 'knee*']], example: 'Hold knee groups of 8 people on Tuesdays', optional: true },
      ],
      never: [
        '8 weeks',
        '12 weeks',
        '19 patients',
        '7 patients',
        'over 12',
        '8 groups',
        'daily groups',
        '8 people a day',
      ],
      unfit: ['boss', 'hates'],
      numbers: [about('12'), ['19', '19 weeks'], ['7', '7 weeks'], '8'],
    },
  },
  {
    id: 'held-out-h-care-59',
    trade: 'dental hygienist',
    temper: 'careful',
    category: 'achievements',
    current: false,
    question: ASKED.numbers,
    answer:
      'Eleven patients a day, forty minutes each. Recalls is the nice figure: people who actually came back within the year, thirty-eight percent before me, sixty-six in my last year. I rang them in my lunch break. The practice also made more money, the boss says four times as much with cleanings, but he also raised the price, so careful.',
    expected: {
      lines: [
        { must: ['11', ['patient*']], example: 'Treated 11 patients a day, 40 minutes each' },
        {
          must: [['recall*', 'came back', 'return*', 'coming back', 'come back'], '38%', ['66', '66%']],
          example: 'Raised the share of patients who came back within the year from 38% to 66% by ringing them',
        },
        { must: [['rang', 'phon*', 'call*', 'ringing']], example: 'Rang patients to recall them', optional: true },
      ],
      never: [
        '^quadrupled',
        '^increased revenue',
        '^increased income',
        '^raised the price',
        '^raised prices',
        '66 patients',
        '38 patients',
        '40 patients',
        '^raised revenue',
        '^grew revenue',
        '^boosted revenue',
      ],
      others: [
        '^quadrupled',
        '^increased revenue',
        '^increased income',
        '^raised the price',
        '^raised prices',
        '^raised revenue',
        '^grew revenue',
        '^boosted revenue',
      ],
      unfit: ['boss'],
      numbers: ['11', '40 minutes', '38%', ['66', '66%']],
    },
  },
  {
    id: 'held-out-h-care-60',
    trade: 'pharmacy delivery',
    temper: 'joking',
    category: 'achievements',
    current: false,
    question: ASKED.numbers,
    answer:
      "Fifty-two drops on a normal day, record's eighty-one, Christmas Eve. In two years I had one wrong bag and zero accidents, if we don't count the goose. Two hundred regulars and I know which ones can't hear the bell. I'd lie if I said I liked the van, it smelled of cough syrup. They saved on petrol as well since the office bought routing software, not my doing.",
    expected: {
      lines: [
        { must: ['52', ['drop*', 'deliver*', 'stop*']], example: 'Made 52 drops on a normal day, with a record of 81' },
        {
          must: ['2 years', ['accident*', 'wrong bag', 'error*', 'mistake*', 'mix-up*', 'wrong']],
          example: 'Drove 2 years with one wrong bag and no accidents',
        },
        { must: ['200', ['regular*', 'customer*', 'patient*', 'client*']], example: 'Served 200 regular customers' },
        { must: ['81'], example: 'Made a record 81 drops in one day', optional: true },
      ],
      never: [
        '^reduced fuel',
        '^saved petrol',
        '^saved on petrol',
        '^cut petrol',
        '^introduced routing',
        '200 deliveries',
        '52 customers',
        '2 accidents',
      ],
      others: ['^reduced fuel', '^saved petrol', '^saved on petrol', '^cut petrol', '^introduced routing'],
      unfit: ['goose', 'cough syrup'],
      numbers: ['52', '81', '2 years', '200'],
    },
  },
  {
    id: 'held-out-h-care-61',
    trade: 'medical lab technician',
    temper: 'terse, corrects herself',
    category: 'achievements',
    current: false,
    question: ASKED.numbers,
    answer:
      'Sixty thousand samples a year, the lab, not me. Me, about two hundred and forty a shift. Error rate, mine, zero point three percent, no sorry, zero point two. The lab average is zero point five.',
    expected: {
      lines: [
        { must: [about('240'), ['shift*']], example: 'Processed about 240 samples a shift' },
        {
          must: [
            ['error*', 'accura*', 'mistake*'],
            ['0.2', '0.2%'],
          ],
          example: 'Kept an error rate of 0.2%',
        },
        {
          must: [
            ['0.2', '0.2%'],
            ['0.5', '0.5%'],
          ],
          example: 'Kept an error rate of 0.2% against a lab average of 0.5%',
          optional: true,
        },
      ],
      never: [
        '0.3%',
        '^processed 60000',
        '^analysed 60000',
        '^handled 60000',
        '^tested 60000',
        '240 a day',
        '240 a week',
        'over 240',
        '^kept an error rate of 0.5%',
        '^error rate of 0.5%',
      ],
      others: [
        '^processed 60000',
        '^analysed 60000',
        '^handled 60000',
        '^tested 60000',
        '^kept an error rate of 0.5%',
        '^error rate of 0.5%',
      ],
      numbers: [about('240'), ['0.2', '0.2%']],
    },
  },
  {
    id: 'held-out-h-care-62',
    trade: "optician's assistant",
    temper: 'honest, new',
    category: 'achievements',
    current: true,
    question: ASKED.better,
    answer:
      "Nothing yet, to be fair. I started in May. The boss wants to do evening openings next year and I'd be the one for that, and I might reorganise the frames if they let me. Ask me again at Christmas.",
    expected: {
      lines: [],
      never: [
        '^reorganise',
        '^reorganised',
        '^introduced evening',
        '^organised evening',
        '^extended',
        '^responsible for evening',
        '^improved',
      ],
      others: ['^introduced evening', '^organised evening', '^extended'],
      unfit: ['Christmas'],
      numbers: [],
      nothing: true,
    },
  },
  {
    id: 'held-out-h-care-63',
    trade: 'vet reception',
    temper: 'second language',
    category: 'achievements',
    current: true,
    question: ASKED.better,
    answer:
      'Before, the people come and all dogs and cats sit together, is fight. I put the chairs other way, cats on left side behind plants, dogs on right. And I call people in car when is their turn. Fights, I count three every week before, now in half year only one.',
    expected: {
      lines: [
        {
          must: [['cat*'], ['dog*'], ['fight*'], '3'],
          example:
            'Rearranged the waiting room to separate cats and dogs; fights went from 3 every week to one in half a year',
        },
        {
          must: [['cat*'], ['dog*']],
          example: 'Separated cats and dogs in the waiting room by putting the chairs another way',
          optional: true,
        },
        {
          must: [['fight*'], '3'],
          example: 'Cut fights between animals from 3 every week to one in half a year',
          optional: true,
        },
        { must: [['car', 'cars']], example: 'Call people from their cars when it is their turn' },
      ],
      never: ['3 dogs', '3 cats', 'no fights', 'by half', '1 fight a week', '^treated', '3 fights in half'],
      others: ['^treated'],
      numbers: ['3', ['1', 'once', 'single']],
    },
  },
  {
    id: 'held-out-h-care-64',
    trade: 'dental reception',
    temper: 'fair, dry',
    category: 'achievements',
    current: true,
    question: ASKED.better,
    answer:
      "No-shows. When I came we lost around nine appointments a week. My colleague Bea suggested text messages, we both typed them at first, then I found a system for forty pounds a month and set it up. Now it's two, maybe three a week.",
    expected: {
      lines: [
        {
          must: [['system', 'text*', 'message*', 'reminder*', 'software'], about('9'), ['2', '3']],
          example:
            'Found and set up a text message system for £40 a month; missed appointments went from around 9 a week to 2 or 3',
        },
        {
          must: [
            ['system', 'software', 'reminder*'],
            [...MADE, 'found'],
          ],
          example: 'Found and set up a system for text messages at £40 a month',
          optional: true,
        },
        {
          must: [['appointment*', 'no-show*', 'no show*'], about('9'), ['2', '3']],
          example: 'Cut missed appointments from around 9 a week to 2 or 3',
          optional: true,
        },
      ],
      never: [
        '^suggested',
        '^came up with',
        '^invented',
        '^conceived',
        '£40 a week',
        '40 appointments',
        'over 9',
        '40 messages',
        '^proposed',
      ],
      others: ['^suggested', '^came up with', '^invented', '^conceived', '^proposed'],
      unfit: ['Bea'],
      numbers: [about('9'), ['2', '2 or 3', '2 to 3'], '£40'],
    },
  },
  {
    id: 'held-out-h-care-65',
    trade: 'emergency call handler',
    temper: 'quiet, exact',
    category: 'achievements',
    current: false,
    question: ASKED.hard,
    answer:
      'A caller, a child, seven or eight, mum on the floor, no address. I asked him what he sees out of the window. A church with a green clock, a Lidl. I typed that to my colleague and she found the street in under two minutes. Crew there in nine. Mother lived. They use the recording in training now.',
    expected: {
      lines: [
        {
          must: [
            ['child*', 'caller', 'boy'],
            ['address', 'window', 'locat*', 'landmark*', 'street'],
          ],
          example:
            'Asked a child caller without an address what he saw from the window, so that a colleague found the street; the crew was there in 9 minutes and the mother lived',
        },
        {
          must: [
            ['recording', 'call'],
            ['training', 'train*'],
          ],
          example: 'Recording of the call is now used in training',
          optional: true,
        },
        {
          must: [
            ['crew', 'mother', 'ambulance'],
            ['9', '9 minutes', 'lived', 'survived'],
          ],
          example: 'Crew reached the mother in 9 minutes, and she lived',
          optional: true,
        },
      ],
      never: [
        '^found the street',
        '^trained',
        '^drove',
        '^treated',
        '9 seconds',
        '7 callers',
        '8 callers',
        '9 callers',
        '^located',
        '^found the address',
        '^identified the street',
        '^saved',
      ],
      others: [
        '^found the street',
        '^trained',
        '^drove',
        '^treated',
        '^located',
        '^found the address',
        '^identified the street',
        '^saved',
      ],
      unfit: ['Lidl'],
      numbers: [['9', '9 minutes']],
    },
  },
  {
    id: 'held-out-h-care-66',
    trade: 'radiographer',
    temper: 'rambling, stubborn',
    category: 'achievements',
    current: false,
    question: ASKED.hard,
    answer:
      "So the new X-ray machine, everybody hated it, because the pictures of hips came out too dark, and the firm sent three engineers, one after the other, nice men, and they found nothing. I stayed after my shift a few evenings with a phantom, that's like a plastic pelvis, and I wrote down every setting. It turned out the table height was measured from the wrong edge, two centimetres. The firm corrected it in the software and repeats on hips fell from one in six to one in thirty.",
    expected: {
      lines: [
        {
          must: [
            ['table', 'height', 'edge', 'setting*', 'fault', 'cause'],
            [
              'found',
              'discover*',
              'identif*',
              'trac*',
              'detect*',
              'tested',
              'testing',
              'spotted',
              'uncover*',
              'turned out',
              'recorded',
              'wrote down',
              'noted',
              'documented',
              'logged',
              'showed',
            ],
          ],
          example:
            'Wrote down every setting of the new X-ray machine with a phantom and found that the table height was measured from the wrong edge by 2 centimetres',
        },
        {
          must: [['repeat*', 'retake*'], '1 in 6', '1 in 30'],
          example: 'Repeats on hips fell from 1 in 6 to 1 in 30 once the firm had corrected the software',
        },
        {
          must: [['phantom', 'setting*']],
          example: 'Tested the new X-ray machine with a phantom after shifts',
          optional: true,
        },
      ],
      never: [
        '^corrected the software',
        '^fixed the software',
        '^reprogrammed',
        'team of 3',
        '^led',
        '30 repeats',
        '6 repeats',
        '3 radiographers',
        '^changed the software',
        '^updated the software',
      ],
      others: [
        '^corrected the software',
        '^fixed the software',
        '^reprogrammed',
        'team of 3',
        '^led',
        '^changed the software',
        '^updated the software',
      ],
      unfit: ['hated', 'nice men'],
      numbers: [['2 centimetres', '2 cm', '2cm', '2 centimeters'], '1 in 6', '1 in 30'],
    },
  },
  {
    id: 'held-out-h-care-67',
    trade: 'pharmacy technician',
    temper: 'annoyed',
    category: 'achievements',
    current: false,
    question: ASKED.hard,
    answer:
      "Shortages all winter. No children's antibiotics. I made a list every morning of what the four pharmacies nearby still had, rang them myself, and we swapped. Out of a hundred and sixty scripts in January we sent away five. My boss took the credit in the newsletter, fine.",
    expected: {
      lines: [
        {
          must: [['list*'], '4', ['pharmac*']],
          example:
            "Made a list every morning of the children's antibiotics that 4 nearby pharmacies still had, and swapped with them",
        },
        {
          must: ['160', '5', ['script*', 'prescription*']],
          example: 'Only 5 of 160 prescriptions had to be sent away in January despite shortages',
        },
        {
          must: [['shortage*'], ['swap*', 'list*', 'rang', 'phon*']],
          example: 'Bridged winter shortages by ringing nearby pharmacies and swapping stock',
          optional: true,
        },
      ],
      never: [
        '160 pharmacies',
        '5 pharmacies',
        '160 a day',
        '4 scripts',
        '^160 sent away',
        '^wrote the newsletter',
        '^led',
        'all 160 sent away',
      ],
      others: ['^wrote the newsletter', '^led'],
      unfit: ['credit', 'boss'],
      numbers: ['4', '160', '5'],
    },
  },
  {
    id: 'held-out-h-care-68',
    trade: 'veterinary practice assistant',
    temper: 'glad',
    category: 'achievements',
    current: false,
    question: ASKED.team,
    answer:
      'All of us at the practice, on a Sunday, we neutered sixty-eight cats for the rescue. The three vets operated. I did the waking-up room, blankets, temperatures every ten minutes, and the list so nobody got the wrong cat back. Not one died. They still do it every spring.',
    expected: {
      lines: [
        { must: ['68', ['cat*']], example: 'Helped the practice team neuter 68 cats for a rescue on one Sunday' },
        {
          must: [['temperature*', 'waking*', 'recovery', 'list', 'blanket*']],
          example: 'Looked after the waking-up room, taking temperatures every 10 minutes and keeping the list of cats',
        },
        { must: [['died', 'death*', 'loss*', 'surviv*']], example: 'Not one of the cats died', optional: true },
      ],
      never: ['^operated', '^performed surg*', '^led', 'as a vet surgeon', '68 vets', '10 cats', '3 cats'],
      others: ['^operated', '^performed surg*', '^led', 'as a vet surgeon'],
      numbers: ['68', '10 minutes'],
    },
  },
  {
    id: 'held-out-h-care-69',
    trade: 'animal shelter',
    temper: 'short, fond',
    category: 'achievements',
    current: false,
    question: ASKED.day,
    answer:
      'Kennels first, twenty-six of them, scrub, feed, water. Then the sick ones, eye drops, worm tablets, written on the board. Visitors after one. I matched maybe two families a week with a dog. Evenings the dogs nobody wants, I walked those, that was my favourite.',
    expected: {
      lines: [
        { must: ['26', ['kennel*']], example: 'Scrubbed 26 kennels and gave food and water' },
        {
          must: [['drop*', 'tablet*', 'medic*']],
          example: 'Gave sick animals eye drops and worm tablets and wrote it on the board',
        },
        {
          must: [['famil*'], ['dog*', 'match*'], ['2']],
          not: ['over 2'],
          example: 'Matched about 2 families a week with a dog',
        },
        { must: [['walk*']], example: 'Walked dogs in the evenings' },
        { must: [['visitor*']], example: 'Received visitors in the afternoons', optional: true },
      ],
      never: [
        '26 dogs',
        '26 families',
        '2 dogs a day',
        '2 families a day',
        '^diagnosed',
        'as a veterin*',
        '26 animals',
      ],
      others: ['^diagnosed', 'as a veterin*'],
      unfit: ['favourite'],
      numbers: ['26', '2'],
    },
  },
  {
    id: 'held-out-h-care-70',
    trade: 'podiatry assistant',
    temper: 'nervous',
    category: 'achievements',
    current: true,
    question: ASKED.dayNow,
    answer:
      'Well I set up the room, instruments out of the steriliser, count them, sign. Then I do simple nails, diabetics only with the podiatrist next to me. About ten in the morning and, um, eight or nine afternoon. I order the dressings on a Thursday.',
    expected: {
      lines: [
        {
          must: [['instrument*', 'room']],
          example: 'Set up the room, count the sterilised instruments and sign for them',
        },
        {
          must: [['nail*'], about('10')],
          example:
            'Do simple nails for about 10 patients in the morning and 8 or 9 in the afternoon, diabetics with the podiatrist present',
        },
        { must: [['dressing*']], example: 'Order dressings on Thursdays' },
        {
          must: [['nail*']],
          example: 'Do simple nails, those of diabetics with the podiatrist present',
          optional: true,
        },
      ],
      never: [
        'as a podiatrist',
        '^diagnos*',
        'diabetics unsupervised',
        'unsupervised diabetic*',
        'diabetics independently',
        '10 diabetic*',
        'over 10',
        '^perform surgery',
        '10 a day',
      ],
      others: [
        'as a podiatrist',
        '^diagnos*',
        'diabetics unsupervised',
        'unsupervised diabetic*',
        'diabetics independently',
      ],
      numbers: [about('10'), ['8 or 9', '8 to 9']],
    },
  },
  {
    id: 'held-out-h-care-71',
    trade: 'biomedical scientist',
    temper: 'precise',
    category: 'projects',
    current: false,
    question: ASKED.project,
    answer:
      'Validation of the new coagulation analyser, twenty twenty-three. The senior wrote the protocol, I ran it. Four hundred and ten samples on both machines, side by side, over seven weeks. I found a bias on low platelets, three percent of cases, and the maker changed the flag. We went live on time.',
    expected: {
      lines: [
        {
          must: ['410', ['sample*'], ['validat*', 'analy*', 'machine*']],
          example:
            'Ran the validation of a new coagulation analyser in 2023 with 410 samples on both machines over 7 weeks',
        },
        {
          must: [['bias'], '3%'],
          example: 'Found a bias on low platelets in 3% of cases, after which the maker changed the flag',
        },
        { must: [['on time', 'schedule', 'live']], example: 'Analyser went live on time', optional: true },
      ],
      never: [
        '^wrote the protocol',
        '^designed the protocol',
        '^developed the protocol',
        '^changed the flag',
        '410 patients',
        '410 machines',
        '7 machines',
        'by 3%',
        '^created the protocol',
        '^drew up the protocol',
      ],
      others: [
        '^wrote the protocol',
        '^designed the protocol',
        '^developed the protocol',
        '^changed the flag',
        '^created the protocol',
        '^drew up the protocol',
      ],
      numbers: ['2023', '410', '7 weeks', '3%'],
    },
  },
  {
    id: 'held-out-h-care-72',
    trade: 'occupational therapist',
    temper: 'proud',
    category: 'projects',
    current: true,
    question: ASKED.projectResult,
    answer:
      "My kitchen. In the rehab unit there was a training kitchen nobody used because the cooker was at normal height. I drew a new one with two heights, the hospital's joiner built it in nine days. Last year a hundred and four patients cooked in it before going home.",
    expected: {
      lines: [
        {
          must: [['kitchen'], ['drew', 'design*', 'draw*', 'plan*'], ['2', 'height*']],
          example:
            'Drew a new training kitchen with 2 heights for the rehab unit, built by the hospital joiner in 9 days',
        },
        {
          must: ['104', ['patient*']],
          example: 'Last year 104 patients cooked in the training kitchen before going home',
        },
      ],
      never: ['^built', '^constructed', '104 kitchens', '9 patients', '9 weeks', '2 kitchens', '104 meals'],
      others: ['^built', '^constructed'],
      numbers: ['2', '104'],
    },
  },
  {
    id: 'held-out-h-care-73',
    trade: 'prosthetics workshop',
    temper: 'second language',
    category: 'projects',
    current: false,
    question: ASKED.projectResult,
    answer:
      'In Ukraine and now here also I make legs. Project I love: children leg which can grow, we change only one part, not whole leg. I make the drawing and the first three. Before child must wait for new leg six week every year, with this is two days. Engineer from university did calculate, I am the hands.',
    expected: {
      lines: [
        {
          must: [
            ['drawing*', 'drew', 'design*'],
            ['3', 'leg*', 'prosthe*'],
            ['child*', 'grow*'],
          ],
          example: "Drew and made the first 3 of a children's prosthetic leg that grows by changing one part only",
        },
        {
          must: [['wait*', 'time'], '6 weeks', '2 days'],
          example: 'Children wait 2 days with this leg instead of 6 weeks every year',
        },
        {
          must: [['made', 'built', 'produced'], '3'],
          example: "Made the first 3 of a growing children's leg",
          optional: true,
        },
      ],
      never: ['^calculated', 'as an engineer', 'single-handed*', '6 legs', '3 weeks', '2 legs', '6 days', '2 weeks'],
      others: ['^calculated', 'as an engineer', 'single-handed*'],
      numbers: ['3', '6 weeks', '2 days'],
    },
  },
  {
    id: 'held-out-h-care-74',
    trade: 'research lab technician',
    temper: 'casual',
    category: 'skills',
    current: false,
    question: ASKED.skills,
    answer:
      "Microscopes, obviously. PCR, gel electrophoresis, pipetting all day. LabWare for the records. I've watched people do mass spec but never touched it. R a bit, Python I'd like to. Reading German papers with a dictionary.",
    expected: {
      lines: [
        { must: [['microscop*']], example: 'Microscopes' },
        { must: ['PCR'], example: 'PCR' },
        { must: [['electrophoresis']], example: 'Gel electrophoresis' },
        { must: [['pipett*']], example: 'Pipetting' },
        { must: ['LabWare'], example: 'LabWare' },
        { must: ['R'], example: 'R (basic)' },
        { must: ['German'], example: 'German (reading with a dictionary)', optional: true },
      ],
      never: ['Python', 'mass spec*', 'fluent German', 'German (fluent)', 'advanced R', 'LabVIEW', 'HPLC'],
      numbers: [],
    },
  },
  {
    id: 'held-out-h-care-75',
    trade: 'registered vet nurse',
    temper: 'terse',
    category: 'skills',
    current: true,
    question: ASKED.skills,
    answer:
      'Anaesthesia monitoring, dental X-rays, bandaging, blood smears. Software is Provet. I handle owls and hawks, not snakes. English, Welsh at home.',
    expected: {
      lines: [
        { must: [['anaesthe*', 'anesthe*']], example: 'Anaesthesia monitoring' },
        { must: [['X-ray*', 'radiograph*']], example: 'Dental X-rays' },
        { must: [['bandag*']], example: 'Bandaging' },
        { must: ['blood', ['smear*']], example: 'Blood smears' },
        { must: ['Provet'], example: 'Provet' },
        { must: [['owl*', 'hawk*', 'birds']], example: 'Handling owls and hawks' },
        { must: ['Welsh'], example: 'Welsh' },
        { must: ['English'], example: 'English', optional: true },
      ],
      never: [
        '^snakes',
        'handling snakes',
        'and snakes',
        'reptile*',
        '^surgery',
        'performing surgery',
        'Irish',
        'parrots',
        'Welsh (basic)',
      ],
      numbers: [],
    },
  },
  {
    id: 'held-out-h-care-76',
    trade: 'ambulance volunteer',
    temper: 'wry',
    category: 'skills',
    current: false,
    question: ASKED.learned,
    answer:
      "First responder course, thirty hours, refreshed every spring. Blue light driving I haven't got, I sit beside. Learned oxygen, airways with the simple tubes, childbirth in theory and once in a lift. Radio procedure. And how to talk to drunk people, which nobody teaches you.",
    expected: {
      lines: [
        { must: ['first responder'], example: 'First responder course (30 hours)' },
        { must: ['oxygen'], example: 'Oxygen' },
        { must: [['airway*']], example: 'Airways with simple tubes' },
        { must: [['childbirth', 'birth*', 'deliver*']], example: 'Childbirth' },
        { must: ['radio'], example: 'Radio procedure' },
        { must: [['talk*', 'calm*', 'communicat*', 'dealing']], example: 'Talking to drunk people', optional: true },
      ],
      never: ['blue light driv*', 'emergency driv*', 'intubation', '30 births', '30 weeks', 'paramedic*', 'midwife*'],
      others: ['paramedic*', 'midwife*'],
      unfit: ['in a lift'],
      numbers: ['30 hours'],
    },
  },
  {
    id: 'held-out-h-care-77',
    trade: 'pharmacy assistant',
    temper: 'hopeful',
    category: 'career_goals',
    current: true,
    question: ASKED.goals,
    answer:
      "Pre-registration technician, that's the step. My manager said she'd put me forward in spring, we'll see. Long term a hospital pharmacy, on the cancer side, mixing.",
    expected: {
      lines: [
        {
          must: [['technician*'], ['pre-registration', 'pre-reg', 'preregistration', 'trainee']],
          example: 'Seeks a place as a pre-registration technician as the next step.',
        },
        {
          must: ['hospital', ['cancer', 'oncolog*', 'pharmacy']],
          example: 'Aims in the long term for a hospital pharmacy, mixing on the cancer side.',
        },
      ],
      never: [
        'registered technician with',
        '^registered pharmacy technician',
        '^experienced',
        '^works in a hospital',
        'years in hospital',
        '^specialist in oncology',
        '^promoted',
        '^pre-registration technician with',
        '^pre-registration technician seek*',
        '^pre-registration technician aim*',
      ],
      others: ['^promoted'],
      numbers: [],
    },
  },
  {
    id: 'held-out-h-care-78',
    trade: 'speech therapist',
    temper: 'definite',
    category: 'values',
    current: true,
    question: ASKED.values,
    answer:
      "Small steps that you can see. A stammer doesn't go away because I'm nice, it goes with practice, so I want material that works and a room with a door. And that children laugh at least once. Targets from above, forty contacts a week, that's not it.",
    expected: {
      lines: [
        { must: [['step*', 'progress']], example: 'Values small steps that can be seen.' },
        { must: [['practice', 'material*', 'practi*']], example: 'Relies on practice and on material that works.' },
        { must: [['laugh*']], example: 'Wants every child to laugh at least once.' },
      ],
      never: [
        'meets targets',
        '^target-driven',
        '^target-oriented',
        'exceeds targets',
        '40 children',
        '40 patients',
        '^results-driven',
      ],
      unfit: ['from above'],
      numbers: [],
    },
  },
]
