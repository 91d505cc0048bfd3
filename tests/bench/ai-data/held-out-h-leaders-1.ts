import { ASKED } from './asked.ts'
import type { Case } from './types.ts'
import { LED, MADE, TRAINED, WENT_DOWN, WENT_UP, about } from './words.ts'

/** Kitchens, wards, schools, farms, clubs and small firms: people who run something. */
export const HELD_OUT_H_LEADERS_1: readonly Case[] = [
  {
    id: 'held-out-h-leaders-1',
    trade: 'head chef, bistro',
    temper: 'warm, talkative',
    category: 'achievements',
    current: false,
    question: ASKED.proud,
    answer:
      "Oh, the menu, definitely. When I took over the kitchen we threw away, I don't know, nearly a third of everything we bought. I cut the card from 42 dishes to 18, so the food waste went down to 9 percent. My sous chef Marco did all the desserts, they're his.",
    expected: {
      lines: [
        {
          must: [['menu', 'card', 'dishes'], '42', '18', 'waste', '9%'],
          example: 'Cut the menu from 42 dishes to 18, which brought food waste down to 9%',
        },
        {
          must: [WENT_DOWN, ['menu', 'card', 'dishes'], '42', '18'],
          example: 'Cut the menu from 42 dishes to 18',
          optional: true,
        },
        { must: [WENT_DOWN, 'waste', '9%'], example: 'Brought food waste down to 9%', optional: true },
        {
          must: [[...LED, 'took over', 'take over', 'taking over'], 'kitchen'],
          example: 'Took over the kitchen of a bistro',
          optional: true,
        },
      ],
      never: [
        'by 9%',
        '9 dishes',
        '18%',
        '^created the desserts',
        '^created all the desserts',
        '^developed the dessert*',
        '^did all the desserts',
        '^made all the desserts',
        'by a third',
        'by nearly a third',
      ],
      others: [
        '^created the desserts',
        '^created all the desserts',
        '^developed the dessert*',
        '^did all the desserts',
        '^made all the desserts',
      ],
      unfit: ['Marco', "I don't know"],
      numbers: ['42', '18', '9%'],
    },
  },
  {
    id: 'held-out-h-leaders-2',
    trade: 'warehouse shift leader',
    temper: 'terse, precise',
    category: 'achievements',
    current: true,
    question: ASKED.numbers,
    answer:
      "Late shift, 22 people. Picking errors were 1.8 percent when I started leading it, now 0.6. I put in a second check at the packing bench, that's what did it. Sick days also dropped but that's the same everywhere in the company.",
    expected: {
      lines: [
        {
          must: [['lead', 'leads', 'leading', 'led', ...LED, 'shift leader'], '22', 'shift'],
          example: 'Lead a late shift of 22 people',
        },
        {
          must: [['pick*'], ['error*', 'mistake*'], '1.8%', ['0.6', '0.6%'], 'check'],
          example: 'Cut picking errors from 1.8% to 0.6% by putting in a second check at the packing bench',
        },
        {
          must: [WENT_DOWN, ['pick*'], ['error*', 'mistake*'], '1.8%', ['0.6', '0.6%']],
          example: 'Cut picking errors from 1.8% to 0.6%',
          optional: true,
        },
        {
          must: [[...MADE, 'put in', 'added'], 'second', 'check'],
          example: 'Put in a second check at the packing bench',
          optional: true,
        },
      ],
      never: [
        '^reduced sick*',
        '^cut sick*',
        '^lowered sick*',
        '^brought down sick*',
        'by 0.6%',
        'by 1.8%',
        '22 errors',
        '22%',
      ],
      unfit: ["that's what did it"],
      numbers: ['22', '1.8%', ['0.6', '0.6%']],
    },
  },
  {
    id: 'held-out-h-leaders-3',
    trade: 'ward manager',
    temper: 'rambling, friendly',
    category: 'achievements',
    current: true,
    question: ASKED.better,
    answer:
      'Well, I think what got better on my ward is the handover. It used to take forty minutes and people went home late, and the night staff were cross, you can imagine. So I wrote a one-page sheet, one line per patient, and we moved it from the office to the bedside, and now it takes about fifteen minutes. One of the consultants said every ward should do it like that, and then the matron, not me, she rolled it out on five other wards.',
    expected: {
      lines: [
        {
          must: ['handover*', '40', about('15'), ['sheet', 'one-pager', 'one-page', 'template', 'form']],
          example: 'Cut handover from 40 minutes to about 15 with a one-page sheet and a move to the bedside',
        },
        {
          must: [WENT_DOWN, 'handover*', '40', about('15')],
          example: 'Cut handover from 40 minutes to about 15 minutes',
          optional: true,
        },
        {
          must: [MADE, ['sheet', 'one-pager', 'one-page', 'template', 'form']],
          example: 'Wrote a one-page handover sheet with one line per patient',
          optional: true,
        },
        {
          must: [['moved', 'brought', 'move', 'moving', 'shifted', ...MADE], ['bedside']],
          example: 'Moved handover from the office to the bedside',
          optional: true,
        },
        {
          must: ['5', 'wards', ['matron', 'adopted', 'taken up', 'rolled out', 'taken over']],
          not: ['^rolled out', '^introduced'],
          example: 'Handover sheet was later rolled out by the matron on five other wards',
          optional: true,
        },
      ],
      never: [
        '^rolled it out',
        '^rolled out the sheet on 5',
        '^rolled out the handover sheet',
        '^introduced it on 5',
        'by 15 minutes',
        '40 patients',
        'across the hospital',
      ],
      others: ['^rolled it out', '^rolled out the sheet on 5', '^rolled out the handover sheet', '^introduced it on 5'],
      unfit: ['cross', 'you can imagine'],
      numbers: ['40', '15'],
    },
  },
  {
    id: 'held-out-h-leaders-4',
    trade: 'primary head teacher',
    temper: 'precise, calm',
    category: 'achievements',
    current: false,
    question: ASKED.hard,
    answer:
      "Attendance. In 2021 we had 61 children who were persistently absent. I rang the families myself, every Monday, and Mrs Okafor, our family worker, went to their homes. After two years it was 19 children. The breakfast club was the council's idea, not mine, but that helped as well.",
    expected: {
      lines: [
        {
          must: [
            ['rang', 'called', 'phon*', 'telephon*', 'contact*', 'ringing', 'calling', 'calls'],
            'famil*',
            '61',
            '19',
            ['absen*', 'attendance'],
          ],
          example:
            'Rang families every Monday to bring down persistent absence, which fell from 61 children to 19 in two years',
        },
        {
          must: ['61', '19', ['absen*', 'attendance']],
          example: 'Persistent absence fell from 61 children to 19 in two years',
          optional: true,
        },
        {
          must: [['rang', 'called', 'phon*', 'telephon*', 'contact*'], 'famil*'],
          example: 'Rang the families of persistently absent children every Monday',
          optional: true,
        },
      ],
      never: [
        '^visited',
        '^went to their homes',
        '^made home visits',
        '^carried out home visits',
        '^started a breakfast club',
        '61%',
        '19%',
        'by 19',
        '^introduced a breakfast club',
        '^set up a breakfast club',
        '^ran a breakfast club',
      ],
      others: [
        '^visited',
        '^went to their homes',
        '^made home visits',
        '^carried out home visits',
        '^started a breakfast club',
        '^introduced a breakfast club',
        '^set up a breakfast club',
        '^ran a breakfast club',
      ],
      unfit: ['Okafor'],
      numbers: ['61', '19', '2 years'],
    },
  },
  {
    id: 'held-out-h-leaders-5',
    trade: 'site manager, housing',
    temper: 'terse',
    category: 'achievements',
    current: false,
    question: ASKED.proud,
    answer:
      'Forty-eight houses in Leeds, handed over three weeks early. Not one reportable accident on my site. Yeah. That one.',
    expected: {
      lines: [
        {
          must: [
            ['handed over', 'handing over', 'hand over', 'handover', 'deliver*', 'complet*', 'finish*'],
            '48',
            ['houses', 'homes'],
            '3 weeks',
            ['early', 'ahead', 'before'],
          ],
          example: 'Handed over 48 houses in Leeds three weeks early',
        },
        {
          must: ['reportable', ['no', 'not', 'without', 'zero', 'free'], ['accident*', 'incident*']],
          example: 'Ran the site without a reportable accident',
        },
      ],
      never: [
        '48 weeks',
        '3 houses',
        'no accidents',
        'zero accidents',
        'under budget',
        'without an accident',
        'without accidents',
        'accident-free',
      ],
      unfit: ['yeah', 'that one'],
      numbers: ['48', '3 weeks'],
    },
  },
  {
    id: 'held-out-h-leaders-6',
    trade: 'freelance translator',
    temper: 'joking',
    category: 'achievements',
    current: true,
    question: ASKED.numbers,
    answer:
      'Numbers, from a word person, ha. Okay: eleven regular clients, four of them since my first year. I do roughly 380,000 words a year, German into English, mostly patents. And in nine years I was late exactly once, and that was the day my daughter was born.',
    expected: {
      lines: [
        {
          must: [about('380,000'), 'words', ['German']],
          example: 'Translate roughly 380,000 words a year from German into English, mostly patents',
        },
        { must: ['11', 'client*', '4'], example: 'Eleven regular clients, four of them since the first year' },
        { must: ['11', 'client*'], example: 'Serve 11 regular clients', optional: true },
        { must: ['4', 'client*', 'first'], example: 'Kept four clients since the first year', optional: true },
        {
          must: [['late', 'missed', 'on time', 'deadline*', 'punctual*'], ['once', 'one', 'only'], '9 years'],
          example: 'Late only once in nine years',
        },
      ],
      never: ['11 years', '4 years', 'English into German', 'over 380,000', '9 clients', '^never missed a deadline'],
      unfit: ['daughter', 'word person', 'born'],
      numbers: ['11', '4', '380,000', '9 years'],
    },
  },
  {
    id: 'held-out-h-leaders-7',
    trade: 'florist, shop owner',
    temper: 'proud',
    category: 'achievements',
    current: true,
    question: ASKED.better,
    answer:
      "I bought the shop from old Mrs Lindqvist when it was, let's be honest, dying. Back then it did 14 weddings a year. I started going to the wedding fairs and put a proper gallery online, and because of that we did 53 last year.",
    expected: {
      lines: [
        {
          must: ['wedding*', '14', '53', ['fair', 'fairs'], ['gallery', 'online']],
          example: 'Grew the shop from 14 weddings a year to 53 by going to wedding fairs and putting a gallery online',
        },
        {
          must: [WENT_UP, 'wedding*', '14', '53'],
          example: 'Grew the shop from 14 weddings a year to 53',
          optional: true,
        },
        { must: [['fair', 'fairs']], example: 'Started going to wedding fairs', optional: true },
        { must: [[...MADE, 'put'], 'gallery'], example: 'Put a gallery of work online', optional: true },
        {
          must: [['bought', 'took over', 'acquired', 'purchased'], 'shop'],
          example: "Bought a florist's shop in difficulties",
          optional: true,
        },
      ],
      never: ['^founded', '^opened the shop', '14 wedding fairs', '53 wedding fairs', '53%', '14%'],
      unfit: ['dying', 'Lindqvist'],
      numbers: ['14', '53'],
    },
  },
  {
    id: 'held-out-h-leaders-8',
    trade: 'football club chair',
    temper: 'matter-of-fact',
    category: 'achievements',
    current: false,
    question: ASKED.team,
    answer:
      "Our changing rooms were a disgrace, so the committee, nine of us, raised 86,000 pounds in eighteen months. I chaired it and I wrote the bid to the county FA, which alone brought in 50,000. The sponsored walk was Denise's thing. The rooms opened in May.",
    expected: {
      lines: [
        {
          must: [['raised', 'raise', 'raising', 'fundrais*', 'brought in', 'collected'], '£86,000', '18 months'],
          example: 'Raised £86,000 for new changing rooms in 18 months with a committee of nine',
        },
        {
          must: [
            ['wrote', 'written', 'writing', 'prepared', 'drafted', 'bid'],
            ['50,000', '£50,000'],
          ],
          example: 'Wrote the bid to the county FA that brought in £50,000',
        },
        { must: [['chair*', ...LED], 'committee', '9'], example: 'Chaired a committee of nine' },
      ],
      never: [
        '^organised the sponsored walk',
        '^ran the sponsored walk',
        '^led the sponsored walk',
        '^organised a sponsored walk',
        'single-handed*',
        '£136,000',
        '86 months',
        '18 members',
      ],
      others: [
        '^organised the sponsored walk',
        '^ran the sponsored walk',
        '^led the sponsored walk',
        '^organised a sponsored walk',
        'single-handed*',
      ],
      unfit: ['Denise', 'disgrace'],
      numbers: ['£86,000', '18 months', ['50,000', '£50,000'], '9'],
    },
  },
  {
    id: 'held-out-h-leaders-9',
    trade: 'fleet manager',
    temper: 'dictated, no punctuation',
    category: 'achievements',
    current: true,
    question: ASKED.numbers,
    answer:
      'so i look after sixty three vans and eleven lorries and diesel for the vans went from nineteen no sorry nine point eight litres to eight point nine that was me because i put in the driver scoring and the accidents we had twenty two in the year before and nine last year but i cant say thats me the insurance changed their rules too',
    expected: {
      lines: [
        {
          must: [['look after', 'looks after', ...LED], '63', 'vans', '11', 'lorries'],
          example: 'Look after 63 vans and 11 lorries',
        },
        {
          must: [['diesel', 'fuel', 'consumption'], '9.8', '8.9', 'scoring'],
          example: 'Cut diesel consumption of the vans from 9.8 litres to 8.9 by putting in driver scoring',
        },
        {
          must: [WENT_DOWN, ['diesel', 'fuel', 'consumption'], '9.8', '8.9'],
          example: 'Cut diesel consumption of the vans from 9.8 litres to 8.9',
          optional: true,
        },
        { must: [[...MADE, 'put in', 'brought in'], 'scoring'], example: 'Put in driver scoring', optional: true },
        {
          must: [['accidents'], '22', '9'],
          not: ['^cut', '^reduced', '^lowered'],
          example: 'Accidents went from 22 in the year before to 9',
          optional: true,
        },
      ],
      never: [
        '^cut accidents',
        '^reduced accidents',
        '^lowered accidents',
        '^brought accidents',
        '19 litres',
        '63 lorries',
        '11 vans',
        '22 vans',
      ],
      unfit: ['no sorry'],
      numbers: ['63', '11', '9.8', '8.9'],
    },
  },
  {
    id: 'held-out-h-leaders-10',
    trade: 'software founder',
    temper: 'relaxed',
    category: 'projects',
    current: false,
    question: ASKED.projectResult,
    answer:
      "Our booking tool for small museums. We were two founders, I did product and sales, Jonas wrote all the code. I signed 34 museums in the first two years, mostly by just driving there. In the end we sold it to a ticketing company, I can't say for how much.",
    expected: {
      lines: [
        {
          must: [['signed', 'won', 'acquired', 'signing', 'sold', 'gained', 'winning', 'brought in'], '34', 'museums'],
          example: 'Signed 34 museums in the first two years',
        },
        {
          must: [['sold', 'sale', 'selling', 'acquired by', 'bought by'], 'ticketing'],
          example: 'Sold the booking tool with the co-founder to a ticketing company',
        },
        {
          must: [
            ['co-founded', 'cofounded', 'co-founder', 'cofounder', 'founded', 'founder', 'founders', 'founding'],
            'museums',
          ],
          example: 'Co-founded a booking tool for small museums',
        },
        { must: ['product', 'sales'], example: 'Did product and sales for the booking tool', optional: true },
      ],
      never: [
        '^wrote the code',
        '^wrote all the code',
        '^coded',
        '^programmed',
        'sole founder',
        '34 founders',
        '34%',
        '34 million',
      ],
      others: ['^wrote the code', '^wrote all the code', '^coded', '^programmed', 'sole founder'],
      unfit: ['Jonas', "can't say"],
      numbers: ['34', '2 years'],
    },
  },
  {
    id: 'held-out-h-leaders-11',
    trade: 'café owner',
    temper: 'second language, quick',
    category: 'achievements',
    current: true,
    question: ASKED.dayNow,
    answer:
      "I open at six, I make the dough for simit and bread, maybe hundred fifty pieces every day. Then I make the orders with the suppliers and the plan for my four girls, who works when. In the evening I count the cash. The coffee machine is my husband, I don't touch.",
    expected: {
      lines: [
        {
          must: [['simit', 'bread', 'dough'], about('150')],
          example: 'Make the dough for about 150 pieces of simit and bread every day',
        },
        { must: [['order*'], 'supplier*'], example: 'Place orders with suppliers' },
        {
          must: [['plan', 'plans', 'planning', 'schedul*', 'rota*', 'roster*', 'shift*'], '4'],
          example: 'Plan the shifts of four staff',
        },
        { must: [['cash', 'till', 'takings']], example: 'Count the cash in the evening' },
        { must: ['open*'], example: 'Open the café in the morning', optional: true },
      ],
      never: [
        '^run the coffee machine',
        '^operate the coffee machine',
        '^make coffee',
        '^serve coffee',
        'barista',
        '150 customers',
        '4 customers',
        '6 staff',
      ],
      others: ['^run the coffee machine', '^operate the coffee machine', '^make coffee', '^serve coffee', 'barista'],
      unfit: ['husband', 'girls'],
      numbers: ['150', '4'],
    },
  },
  {
    id: 'held-out-h-leaders-12',
    trade: 'museum department head',
    temper: 'shy',
    category: 'achievements',
    current: false,
    question: ASKED.proud,
    answer:
      "I don't like to say 'I', really. The exhibition on the salt trade was the curators' work, all of it. What I did was find the money, 120,000 euros from two foundations, and keep the date. It opened on the very day we had promised three years before.",
    expected: {
      lines: [
        {
          must: [
            [
              'raised',
              'found',
              'secured',
              'won',
              'obtained',
              'acquired',
              'brought in',
              'raising',
              'securing',
              'finding',
              'got',
            ],
            '€120,000',
            ['foundation*'],
          ],
          example: 'Found €120,000 from two foundations for an exhibition on the salt trade',
        },
        {
          must: [['date', 'on time', 'on the day', 'on the very day', 'on schedule', 'as promised', 'deadline']],
          example: 'Kept the opening date promised three years before',
        },
      ],
      never: [
        '^curated',
        '^created the exhibition',
        '^designed the exhibition',
        '^researched',
        'under budget',
        '3 years early',
        '€120,000 each',
        '2 exhibitions',
      ],
      others: ['^curated', '^created the exhibition', '^designed the exhibition', '^researched'],
      unfit: ["don't like"],
      numbers: ['€120,000', '2'],
    },
  },
  {
    id: 'held-out-h-leaders-13',
    trade: 'dairy farm owner',
    temper: 'gruff',
    category: 'achievements',
    current: true,
    question: ASKED.better,
    answer:
      "My father ran it the old way, and no offence to him, the cows paid for it. Mastitis: 31 cases the year I took over, 12 last year. New bedding, and I milk them in two groups now, that's the reason. The milk price went up too but nobody on a farm did that.",
    expected: {
      lines: [
        {
          must: ['mastitis', '31', '12', 'bedding', ['group', 'groups']],
          example: 'Cut mastitis from 31 cases a year to 12 with new bedding and milking in two groups',
        },
        {
          must: [WENT_DOWN, 'mastitis', '31', '12'],
          example: 'Cut mastitis from 31 cases a year to 12',
          optional: true,
        },
        { must: [['bedding', 'groups']], example: 'Changed to new bedding and milking in two groups', optional: true },
        { must: [['took over', 'taking over', ...LED], 'farm'], example: 'Took over the dairy farm', optional: true },
      ],
      never: [
        '^increased the milk price',
        '^raised the milk price',
        '^increased milk price*',
        'by 31',
        'by 12',
        '31 cows',
        '12 cows',
        '31%',
      ],
      others: ['^increased the milk price', '^raised the milk price', '^increased milk price*'],
      unfit: ['father', 'no offence'],
      numbers: ['31', '12'],
    },
  },
  {
    id: 'held-out-h-leaders-14',
    trade: 'dental practice owner',
    temper: 'rambling',
    category: 'achievements',
    current: false,
    question: ASKED.hard,
    answer:
      "So when the second dentist left, from one week to the next, I sat there with more than four hundred appointments in his book. Cancel them all, everybody said. I took the list home for a weekend, sorted it by urgency, worked Saturdays for three months and found a locum through somebody I studied with. In the end about ninety appointments were moved and 12 patients left us for good, and all the others stayed. I still can't stand Saturdays, if I'm honest.",
    expected: {
      lines: [
        {
          must: [
            ['appointment*', 'list', 'patient*'],
            ['urgen*', 'priorit*'],
          ],
          example: 'Sorted more than 400 appointments of a dentist who had left by urgency',
        },
        { must: [['Saturday', 'Saturdays'], '3 months'], example: 'Worked Saturdays for three months' },
        {
          must: ['locum', ['found', 'find', 'finding', 'hired', 'hiring', 'brought in', 'engaged', 'recruited']],
          example: 'Found a locum for the rest',
        },
        { must: [about('90'), '12'], example: 'Only 12 patients left and about 90 appointments were moved' },
        { must: ['12', 'patients'], example: 'Kept all but 12 patients', optional: true },
        { must: [about('90'), 'appointment*'], example: 'Moved about 90 appointments', optional: true },
      ],
      never: [
        '^cancelled',
        '90 patients',
        '12 appointments',
        '400 patients',
        'lost no patients',
        'no patients lost',
        'all patients stayed',
        '3 dentists',
      ],
      unfit: ["can't stand", 'studied with', 'took the list home'],
      numbers: ['400', '3 months', '90', '12'],
    },
  },
  {
    id: 'held-out-h-leaders-15',
    trade: 'call-centre team lead',
    temper: 'corrects oneself',
    category: 'achievements',
    current: false,
    question: ASKED.numbers,
    answer:
      'Right, my team was 14, no wait, with the two part-timers 16. First-call resolution was 71 percent when I got them and 83 when I left. I listened to ten calls a week with each of them, not for marks, just to talk. In the end we were second of nine teams.',
    expected: {
      lines: [
        { must: [[...LED, 'team'], '16'], example: 'Led a team of 16' },
        {
          must: [['first-call', 'first call', 'resolution'], '71%', ['83', '83%']],
          example: 'First-call resolution went from 71% to 83%',
        },
        {
          must: [['call', 'calls'], '10', ['week', 'weekly']],
          example: 'Listened to ten calls a week with each of them',
        },
        { must: [['second', '2nd'], '9', ['team', 'teams']], example: 'Team came second of nine' },
      ],
      never: [
        'team of 14',
        '14 people',
        '14 agents',
        'first of 9',
        'best of 9',
        'by 83%',
        '10 calls a day',
        '83 calls',
        '^raised first-call resolution',
        '^increased first-call resolution',
        '^improved first-call resolution',
      ],
      unfit: ['no wait'],
      numbers: ['16', '71%', ['83', '83%'], '10', '9'],
    },
  },
  {
    id: 'held-out-h-leaders-16',
    trade: 'freelance photographer',
    temper: 'lively',
    category: 'skills',
    current: true,
    question: ASKED.skills,
    answer:
      "Lightroom every day, Photoshop for the retouching, and in the studio I shoot straight into Capture One. Flash as well, mostly Profoto. Video I'd like to get into, Premiere and so on, but I haven't. And bookkeeping, oh god, no, my accountant does that.",
    expected: {
      lines: [
        { must: ['Lightroom'], example: 'Lightroom' },
        { must: ['Photoshop'], example: 'Photoshop' },
        { must: ['Capture One'], example: 'Capture One' },
        { must: [['Profoto', 'flash']], example: 'Flash (Profoto)' },
        { must: [['retouching', 'retouch', 'studio']], example: 'Retouching', optional: true },
      ],
      never: ['Premiere', 'video*', 'bookkeeping', 'accounting', 'film editing'],
      others: ['bookkeeping', 'accounting'],
      unfit: ['oh god', 'accountant'],
      numbers: [],
    },
  },
  {
    id: 'held-out-h-leaders-17',
    trade: 'project lead, hospital IT',
    temper: 'fair',
    category: 'projects',
    current: false,
    question: ASKED.project,
    answer:
      "We replaced the paper charts on nine wards. I was project lead on the hospital's side, the vendor had their own. My part was mainly the training: 340 nurses in eleven weeks, in groups of eight so they could really ask. The software itself, that's the vendor's.",
    expected: {
      lines: [
        {
          must: [['paper'], '9', ['lead*', 'led', 'replac*', ...LED]],
          example: "Led the replacement of paper charts on nine wards on the hospital's side",
        },
        {
          must: [['train*', 'taught'], '340', 'nurses', '11 weeks'],
          example: 'Trained 340 nurses in 11 weeks in groups of eight',
        },
        {
          must: [['train*', 'taught'], '8', ['group', 'groups']],
          example: 'Held training in groups of eight',
          optional: true,
        },
      ],
      never: [
        '^developed the software',
        '^built the software',
        '^programmed',
        '^designed the software',
        '340 wards',
        '340 doctors',
        '9 weeks',
        '11 wards',
      ],
      others: ['^developed the software', '^built the software', '^programmed', '^designed the software'],
      unfit: [],
      numbers: ['9', '340', '11 weeks', '8'],
    },
  },
  {
    id: 'held-out-h-leaders-18',
    trade: 'bakery shift leader',
    temper: 'dictated, no punctuation',
    category: 'achievements',
    current: false,
    question: ASKED.better,
    answer:
      'what got better well the returns i think the shops used to send back about two hundred rolls a day because they were too dark and i changed the order of the oven so the rolls go last and so it was only about sixty a day and the boss gave everybody a bonus which was nice but only once',
    expected: {
      lines: [
        {
          must: [['return*', 'sent back', 'send back', 'rolls'], about('200'), about('60'), 'oven'],
          example: 'Changed the order of the oven and so cut returned rolls from about 200 to about 60 a day',
        },
        {
          must: [WENT_DOWN, ['return*', 'sent back', 'rolls'], about('200'), about('60')],
          example: 'Cut returned rolls from about 200 to about 60 a day',
          optional: true,
        },
        {
          must: [['changed', 'changing', 'rearranged', 'reordered', 'reorganised', 'reorganized'], 'oven'],
          example: 'Changed the order of the oven so that rolls go last',
          optional: true,
        },
      ],
      never: [
        '200 shops',
        '60 shops',
        'by 60%',
        'yearly bonus',
        'regular bonus',
        'over 200',
        '200 rolls a week',
        '^gave everybody',
        '^gave everyone a bonus',
      ],
      others: ['^gave everybody', '^gave everyone a bonus'],
      unfit: ['boss', 'nice'],
      numbers: ['200', '60'],
    },
  },
  {
    id: 'held-out-h-leaders-19',
    trade: 'care home manager',
    temper: 'fair, brisk',
    category: 'achievements',
    current: false,
    question: ASKED.hard,
    answer:
      'Agency staff. It cost us a fortune and the residents saw a new face every night. I changed the rota so people could choose their weekends, and I won six of the agency nurses over to sign on with us. That took agency shifts from 45 a week to 7.',
    expected: {
      lines: [
        {
          must: [['agency'], '45', '7', ['shift', 'shifts'], WENT_DOWN],
          example: 'Cut agency shifts from 45 a week to 7',
        },
        {
          must: [
            ['rota', 'roster', 'schedule'],
            ['weekend', 'weekends'],
          ],
          example: 'Changed the rota so that staff could choose their weekends',
        },
        { must: ['6', 'nurses'], example: 'Won six agency nurses over to sign on permanently' },
        {
          must: [
            ['rota', 'roster', 'schedule'],
            ['changed', 'change', 'changing', 'redesigned', 'reworked'],
          ],
          example: 'Changed the rota',
          optional: true,
        },
      ],
      never: ['45%', '7 nurses', '45 nurses', '6 shifts', 'from 45 to 6'],
      unfit: ['fortune'],
      numbers: ['45', '7', '6'],
    },
  },
  {
    id: 'held-out-h-leaders-20',
    trade: 'choir chair',
    temper: 'rambling, cheerful',
    category: 'achievements',
    current: false,
    question: ASKED.proud,
    answer:
      "That would be our anniversary. I was the chair of a choir, average age, well, let's not. Everybody said a concert in the church as always, and I said no, let's ask the schools. So I went round six schools in the rain with my folder, and four said yes, and in the end there were 210 children singing with us in the market hall. Our conductor Piet arranged the pieces, he's a genius. I just did the going round and the permits. Eight hundred tickets, sold out.",
    expected: {
      lines: [
        {
          must: ['210', 'children'],
          example: 'Brought 210 children from four schools onto the stage of an anniversary concert in the market hall',
        },
        { must: ['4', 'school*'], example: 'Won four of six schools for a joint anniversary concert' },
        { must: ['800', ['ticket*', 'sold out', 'sold']], example: 'Anniversary concert sold out with 800 tickets' },
        { must: [['permit', 'permits', 'permission*']], example: 'Saw to the permits' },
        {
          must: [['chair', 'chairs', 'chaired', 'head', ...LED], 'choir'],
          example: 'Chair of a choir',
          optional: true,
        },
      ],
      never: [
        '^arranged the pieces',
        '^arranged the music',
        '^arranged pieces',
        '^conducted',
        '6 schools took part',
        '210 schools',
        '800 children',
        '^sang',
      ],
      others: ['^arranged the pieces', '^arranged the music', '^arranged pieces', '^conducted'],
      unfit: ['rain', 'Piet', 'genius', 'average age'],
      numbers: ['4', '210', '800'],
    },
  },
  {
    id: 'held-out-h-leaders-21',
    trade: 'school catering manager',
    temper: 'tired, short',
    category: 'achievements',
    current: false,
    question: ASKED.day,
    answer:
      "Deliveries at half six, temperatures, the allergen list. I ran the kitchen with five staff and we did 420 lunches a day over three sittings. Ordering on Tuesdays, stock count Fridays. The menus came from head office, I only swapped things when stuff didn't turn up.",
    expected: {
      lines: [
        { must: [LED, 'kitchen', '5'], example: 'Ran the kitchen with five staff' },
        { must: ['420', ['lunches', 'meals']], example: 'Served 420 lunches a day with the team over three sittings' },
        {
          must: [['order*'], ['stock', 'inventory']],
          example: 'Did the ordering on Tuesdays and the stock count on Fridays',
        },
        {
          must: [['allergen*', 'temperature*', 'deliver*']],
          example: 'Checked deliveries, temperatures and the allergen list',
        },
        { must: [['order*', 'stock']], example: 'Did the ordering', optional: true },
        {
          must: [['swapped', 'swap', 'swapping', 'adapted', 'substitut*', 'replac*', 'adjust*']],
          example: 'Swapped dishes when deliveries did not turn up',
          optional: true,
        },
      ],
      never: [
        '^wrote the menus',
        '^created menus',
        '^created the menus',
        '^planned menus',
        '^planned the menus',
        '420 pupils',
        '420 lunches a week',
        '5 kitchens',
      ],
      others: ['^wrote the menus', '^created menus', '^created the menus', '^planned menus', '^planned the menus'],
      unfit: ['stuff'],
      numbers: ['5', '420', '3'],
    },
  },
  {
    id: 'held-out-h-leaders-22',
    trade: 'electrician, own business',
    temper: 'short',
    category: 'skills',
    current: true,
    question: ASKED.skills,
    answer:
      'Trimble? No. Dialux for the lighting plans, KNX programming, and my quotes I do in Excel. Bit of Polish with the lads.',
    expected: {
      lines: [
        { must: ['Dialux'], example: 'DIALux' },
        { must: ['KNX'], example: 'KNX programming' },
        { must: ['Excel'], example: 'Excel' },
        { must: ['Polish'], example: 'Basic Polish' },
        { must: [['lighting', 'quotes', 'quoting']], example: 'Lighting plans', optional: true },
      ],
      never: ['Trimble', 'fluent Polish', 'Polish (fluent)', 'native Polish', 'Polish (native)', 'AutoCAD', 'Python'],
      unfit: ['lads'],
      numbers: [],
    },
  },
  {
    id: 'held-out-h-leaders-23',
    trade: 'restaurant manager',
    temper: 'second language',
    category: 'skills',
    current: false,
    question: ASKED.learned,
    answer:
      'I learned all in the work, nobody did give me a school. But the food hygiene level three I have, and the first aid, and last year the course for the alcohol, personal licence they call it. For the wine I wanted to make also the course but it was no time.',
    expected: {
      lines: [
        { must: [['hygiene', 'food safety'], '3'], example: 'Food hygiene level 3' },
        { must: ['first aid'], example: 'First aid' },
        {
          must: [['personal licence', 'personal license', 'alcohol licence', 'alcohol license', 'alcohol']],
          example: 'Personal licence (alcohol)',
        },
        { must: [['on the job', 'in the work', 'at work']], example: 'Trained on the job', optional: true },
      ],
      never: ['wine', 'sommelier', 'hotel school', 'degree', 'level 2', 'catering college', 'diploma'],
      unfit: ['nobody'],
      numbers: ['3'],
    },
  },
  {
    id: 'held-out-h-leaders-24',
    trade: 'garage owner',
    temper: 'joking',
    category: 'career_goals',
    current: true,
    question: ASKED.goals,
    answer:
      "In five years I want somebody else under the cars and me in the office. So first I'd take an apprentice, two if I find them, and then I'd like to open a second garage, for electric cars only. My wife says forget it, but she said that about the first one.",
    expected: {
      lines: [
        {
          must: [['second'], ['garage', 'workshop'], 'electric'],
          example: 'Hopes to open a second garage for electric cars only.',
        },
        { must: [['apprentice', 'apprentices']], example: 'Wants to take on an apprentice or two.' },
        {
          must: [['office', 'management', 'managing']],
          example: 'Wants to have moved from working on the cars into the office in five years.',
        },
      ],
      never: [
        '^opened',
        'runs 2 garages',
        'owner of 2 garages',
        '5 garages',
        'trained apprentices',
        'experience with electric cars',
        '5 apprentices',
      ],
      unfit: ['wife', 'forget it'],
      numbers: [],
    },
  },
  {
    id: 'held-out-h-leaders-25',
    trade: 'housing charity director',
    temper: 'firm',
    category: 'achievements',
    current: false,
    question: ASKED.team,
    answer:
      "With the council and two other charities we housed 73 rough sleepers in one winter. I got everybody round a table every Thursday at eight, that was my doing. The flats came from the council, the support workers from St Anne's. 61 of the people still had a roof a year later.",
    expected: {
      lines: [
        {
          must: [['hous*'], '73', ['rough sleepers', 'homeless', 'people']],
          example: 'Helped house 73 rough sleepers in one winter with the council and two other charities',
        },
        {
          must: [['Thursday', 'Thursdays', 'weekly', 'every week']],
          example: 'Got all partners round a table every Thursday',
        },
        {
          must: ['61', ['roof', 'hous*', 'home*']],
          example: '61 of the 73 people housed still had a roof a year later',
        },
      ],
      never: [
        '^provided flats',
        '^provided 73 flats',
        '^found flats',
        '^provided the flats',
        '^provided support workers',
        '73 flats',
        '61%',
        '8 charities',
      ],
      others: [
        '^provided flats',
        '^provided 73 flats',
        '^found flats',
        '^provided the flats',
        '^provided support workers',
      ],
      unfit: ['that was my doing'],
      numbers: ['73', '61'],
    },
  },
  {
    id: 'held-out-h-leaders-26',
    trade: 'hair salon owner',
    temper: 'proud, teasing',
    category: 'achievements',
    current: true,
    question: ASKED.proud,
    answer:
      "I've trained eleven apprentices in my salon and all of them passed, ten at the first go. Two have their own salons now, one across the road from me even, the cheek. The national colour prize, mind you, that was Aylin, one of mine, not me.",
    expected: {
      lines: [
        { must: [TRAINED, '11', ['apprentice*', 'trainee*']], example: 'Trained eleven apprentices' },
        {
          must: [['pass*'], ['all', 'every', '11', 'each']],
          example: 'All eleven apprentices passed, ten at the first attempt',
        },
        { must: ['10', ['first']], example: 'Ten apprentices passed at the first attempt', optional: true },
        { must: ['2', ['salon', 'salons']], example: 'Two former apprentices now have salons of their own' },
        {
          must: [
            ['prize', 'award'],
            ['apprentice*', 'trainee*'],
          ],
          example: 'Trained the apprentice who won the national colour prize',
          optional: true,
        },
      ],
      never: [
        'all passed at the first',
        'all 11 passed first',
        'all 11 at the first',
        '^won the national',
        '^won a national',
        '^awarded the national',
        '^opened 2 salons',
        '11 salons',
      ],
      others: ['^won the national', '^won a national', '^awarded the national', '^opened 2 salons'],
      unfit: ['cheek', 'Aylin', 'across the road'],
      numbers: ['11', '10', '2'],
    },
  },
]
