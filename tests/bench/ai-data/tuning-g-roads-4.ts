import { ASKED } from './asked.ts'
import type { Case } from './types.ts'

/** People of quays, yards and halls: linesmen, declarants, screeners, movers, cargo crews. */
export const TUNING_G_ROADS_4: readonly Case[] = [
  {
    id: 'tuning-g-roads-43',
    trade: 'ship mooring',
    temper: 'young, typed',
    category: 'achievements',
    current: true,
    question: ASKED.better,
    answer:
      'im a linesman at the port, we tie up the ships in any weather. my thing is the radios, people kept mixing up the channels so i put coloured tape on every radio and on the board. since then no mixups',
    expected: {
      lines: [
        { must: ['tape'], example: 'Put coloured tape on every radio; no mix-ups of channels since then' },
        {
          must: [
            ['ships', 'moor*'],
            ['tie', 'moor*', 'weather'],
          ],
          example: 'Tie up ships in any weather with the crew',
        },
        {
          must: [
            ['mixups', 'mix-ups', 'mixed up'],
            ['no', 'without', 'not', 'ended', 'stopped'],
          ],
          example: 'No mix-ups of radio channels since then',
          optional: true,
        },
        { must: ['linesman'], example: 'Work as a linesman at the port', optional: true },
      ],
      never: ['^repaired', 'repair*', '^mixed', 'captain', '^lead', '^led', 'new radios', 'foreman'],
      others: ['captain', '^lead', '^led', 'foreman'],
      numbers: [],
    },
  },
  {
    id: 'tuning-g-roads-44',
    trade: 'customs declarations',
    temper: 'measures herself by others',
    category: 'achievements',
    current: true,
    question: ASKED.numbers,
    answer:
      "Pim next to me does 90 declarations a day, he's a machine. I do 50, but mine don't come back. Customs returned four of mine in the whole of last year. In the office it's about one in forty.",
    expected: {
      lines: [
        { must: ['50', ['declarations', 'declaration']], example: 'Complete 50 declarations a day' },
        {
          must: ['4', ['return*', 'sent back', 'came back', 'rejected']],
          example: 'Only four declarations returned by customs in the whole of last year',
        },
        {
          must: ['1 in 40', 'office'],
          example: 'Four returns last year, against about one in forty in the office',
          optional: true,
        },
        { must: ['declarations'], example: 'Write customs declarations', optional: true },
      ],
      never: [
        '^do 90',
        '^90',
        '^handle 90',
        '^process 90',
        '140 declarations',
        '^40 returned',
        'only 40 returned',
        'no returns',
      ],
      others: ['^do 90', '^90', '^handle 90', '^process 90'],
      unfit: ['Pim', 'a machine'],
      numbers: ['50', '4'],
    },
  },
  {
    id: 'tuning-g-roads-45',
    trade: 'school bus driving',
    temper: 'fond, praise by denial',
    category: 'achievements',
    current: false,
    question: ASKED.proud,
    answer:
      'Nothing ever happened, with a school bus that is all you want to say. Fourteen winters up to the farms, 26 children every morning and afternoon, chains on more than off. The mothers baked me a bus of marzipan when I stopped.',
    expected: {
      lines: [
        {
          must: ['26', 'children'],
          example: 'Drove 26 children by school bus every morning and afternoon for fourteen winters',
        },
        { must: [['nothing', 'incident*', 'accident*']], example: 'Fourteen winters without incident', optional: true },
        { must: ['14', 'winters'], example: 'Drove a school bus up to the farms for fourteen winters', optional: true },
        { must: [['chains', 'school bus']], example: 'Drove a school bus with snow chains', optional: true },
      ],
      never: ['14 children', '26 winters', '26 years', '14 accidents', '26 accidents', '^baked', '14 farms'],
      others: ['^baked'],
      unfit: ['marzipan'],
      numbers: ['14', '26'],
    },
  },
  {
    id: 'tuning-g-roads-46',
    trade: 'airport security',
    temper: 'honest about one slip',
    category: 'achievements',
    current: true,
    question: ASKED.proud,
    answer:
      'They send test people through with dummy weapons and you never know when. In three years they sent me 22 and I found 22, no, 21, one I waved through in my second week, I still see that bag. Our lane is usually the quick one as well.',
    expected: {
      lines: [
        { must: ['21', ['22', 'dummy', 'test*']], example: 'Found 21 of 22 dummy weapons in tests over three years' },
        { must: ['lane'], example: 'Work on a lane that is usually the quick one', optional: true },
        {
          must: ['1', 'second week'],
          example: 'Let only one dummy weapon through, in the second week',
          optional: true,
        },
      ],
      never: [
        '22 of 22',
        'all 22',
        '^found 22',
        '100%',
        'every dummy weapon in',
        'every dummy weapon over',
        '21 years',
        '22 weeks',
        'real weapons',
      ],
      unfit: ['I still see'],
      numbers: ['22', '21'],
    },
  },
  {
    id: 'tuning-g-roads-47',
    trade: 'warehouse planning',
    temper: 'in the middle of it',
    category: 'projects',
    current: true,
    question: ASKED.project,
    answer:
      "I'm rebuilding the pick layout of hall B with Dunja from IT, 3,600 bins, the fast movers go to the front. A third is moved by now. Done by summer, I hope, and then the walking should go from 11 kilometres a shift to 7.",
    expected: {
      lines: [
        { must: ['3600'], example: 'Rebuilding the pick layout of hall B with 3,600 bins; a third is moved by now' },
        { must: ['fast movers'], example: 'Moving fast movers to the front', optional: true },
        { must: [['third', '1/3']], example: 'One third of the bins is moved by now', optional: true },
        {
          must: ['11', '7', ['aim', 'aiming', 'should', 'target', 'goal', 'intended', 'planned', 'expected']],
          example: 'Aim: walking of 7 km a shift instead of 11',
          optional: true,
        },
        { must: ['layout'], example: 'Rebuild the pick layout of hall B', optional: true },
      ],
      never: [
        '^reduced',
        '^cut',
        '^rebuilt',
        '^completed the rebuild*',
        '^completed the layout',
        '^completed hall',
        'which reduced walking',
        '^moved all',
        '^led',
        'single-handed*',
      ],
      others: ['^led', 'single-handed*'],
      unfit: ['Dunja', 'I hope'],
      numbers: ['3600'],
    },
  },
  {
    id: 'tuning-g-roads-48',
    trade: 'recycling yard',
    temper: 'runs on without stops',
    category: 'achievements',
    current: false,
    question: ASKED.better,
    answer:
      'so I was at the recycling yard in the old quarry and people bring everything you would not believe it once a whole bathtub with the tap still on and what I did was I put the good things on a shelf by the gate to take for free and then the mayor came to look and now all the yards in town have such a shelf',
    expected: {
      lines: [
        {
          must: ['shelf'],
          example: 'Put good things on a shelf by the gate to take for free; now all yards in town have one',
        },
        { must: ['yards'], example: 'All recycling yards in town now have a free shelf', optional: true },
        { must: ['mayor'], example: 'Mayor came to look at the free shelf', optional: true },
        { must: ['recycling yard'], example: 'Worked at a recycling yard', optional: true },
      ],
      never: ['^introduced shelves', '^installed shelves', '^rolled out', '^extended', 'sold', 'as mayor'],
      others: ['^introduced shelves', '^installed shelves', '^rolled out', '^extended', 'as mayor'],
      unfit: ['bathtub', 'would not believe'],
      numbers: [],
    },
  },
  {
    id: 'tuning-g-roads-49',
    trade: 'museum guarding',
    temper: 'thoughtful',
    category: 'values',
    current: true,
    question: ASKED.values,
    answer:
      "That people in the museum feel I saw them, not that I watched them. There's a difference. And being there at ten to, so the colleague gets her coat on in time. I'm nothing special but I'm reliable.",
    expected: {
      lines: [
        { must: [['seen', 'saw', 'noticed', 'see']], example: 'Wants people in the museum to feel seen, not watched.' },
        {
          must: [['reliable', 'reliability', 'reliably', 'punctual*', 'early', 'on time', 'at ten to']],
          example: 'Reliable and there ten minutes early for the handover.',
        },
        {
          must: [['colleague', 'colleagues']],
          example: 'Arrives early so that the colleague can leave in time.',
          optional: true,
        },
      ],
      never: ['values watching', 'likes to watch', 'head of security', 'manages a', 'manages the', '10 years', 'leads'],
      others: ['head of security', 'manages a', 'manages the', 'leads'],
      unfit: ['nothing special', 'coat'],
      numbers: [],
    },
  },
  {
    id: 'tuning-g-roads-50',
    trade: 'office removals',
    temper: 'hats off to others',
    category: 'achievements',
    current: false,
    question: ASKED.team,
    answer:
      'A law firm, four floors, one weekend. Samira did the plan, hats off to her. I was in charge of the crew on the third floor, five men. 212 desks in all, 60 of them ours. On Monday at eight they switched on the computers and everything worked.',
    expected: {
      lines: [
        { must: ['60', 'desks'], example: 'Moved 60 of 212 desks of a law firm in one weekend' },
        { must: ['5', ['men', 'crew', 'team', 'people']], example: 'Led a crew of five on the third floor' },
        { must: ['Monday'], example: 'Law firm could work again on Monday at eight', optional: true },
        {
          must: ['212', ['desks', 'helped', 'team']],
          example: 'Helped move 212 desks of a law firm on four floors',
          optional: true,
        },
        { must: ['law firm'], example: 'Moved a law firm in one weekend with the team', optional: true },
        { must: ['crew'], example: 'In charge of the crew on the third floor', optional: true },
      ],
      never: ['212 men', '60 men', '5 floors', '5 desks', '^planned', '^did the plan', '^led the whole', '^switched'],
      others: ['^planned', '^did the plan', '^led the whole', '^switched'],
      unfit: ['Samira', 'hats off'],
      numbers: ['5', '60'],
    },
  },
  {
    id: 'tuning-g-roads-51',
    trade: 'cargo flying',
    temper: 'laconic',
    category: 'achievements',
    current: true,
    question: ASKED.numbers,
    answer:
      "Night cargo, Leipzig to East Midlands mostly. 1,900 hours on the 737, right seat. I've been diverted twice, fog both times. No bent metal.",
    expected: {
      lines: [
        { must: ['1900'], example: 'Fly night cargo on the 737 with 1,900 hours on the type' },
        { must: ['cargo'], example: 'Fly night cargo, mostly from Leipzig to East Midlands', optional: true },
        {
          must: [['diverted', 'diversion', 'diversions']],
          example: 'Diverted only twice, both times for fog',
          optional: true,
        },
        { must: [['right seat', 'first officer', 'co-pilot']], example: 'Fly in the right seat', optional: true },
        {
          must: [
            ['damage', 'accident*', 'incident*'],
            ['no', 'without', 'free'],
          ],
          example: 'No damage to aircraft',
          optional: true,
        },
      ],
      never: [
        '^737 hours',
        'with 737 hours',
        '1900 flights',
        '2 accidents',
        'captain',
        'commander',
        'left seat',
        'no diversions',
      ],
      others: ['captain', 'commander', 'left seat'],
      unfit: ['bent metal'],
      numbers: ['1900'],
    },
  },
  {
    id: 'tuning-g-roads-52',
    trade: 'bike messaging',
    temper: 'dream and plan kept apart',
    category: 'career_goals',
    current: true,
    question: ASKED.goals,
    answer:
      'I want off the bike before my knees decide for me. Dispatch would suit me, I stood in for ours on eleven weekends and no job came late. A cargo bike firm of my own, that is a dream, not a plan.',
    expected: {
      lines: [
        { must: [['dispatch', 'dispatcher', 'dispatching']], example: 'Looking to move from riding to dispatch.' },
        { must: ['11', 'weekends'], example: 'Stood in for the dispatcher on eleven weekends without a late job.' },
        { must: ['dream', 'cargo bike'], example: 'Dreams of a cargo bike firm one day.', optional: true },
        {
          must: [['dreams', 'dreaming'], 'cargo bike'],
          example: 'Dreams of a cargo bike firm, without a plan for it yet.',
          optional: true,
        },
      ],
      never: ['^founded', '^runs a', '^owns', 'plans to found', '11 late', '11 years', 'head of dispatch'],
      others: ['^founded', '^runs a', '^owns', 'head of dispatch'],
      unfit: ['knees'],
      numbers: ['11'],
    },
  },
  {
    id: 'tuning-g-roads-53',
    trade: 'street planning',
    temper: 'patient, wry',
    category: 'projects',
    current: false,
    question: ASKED.projectResult,
    answer:
      'The crossing at the public baths. There were 14 accidents in two years, mostly cyclists. I drew a raised island and a green phase of its own for bikes, the council argued for a year, then it was built. In the two years after it was two, and one of those was a pigeon.',
    expected: {
      lines: [
        {
          must: [
            ['drew', 'designed', 'planned', 'drawing', 'design*'],
            ['island', 'green phase', 'crossing'],
          ],
          example: 'Drew a raised island and a separate green phase for bikes at a crossing',
        },
        {
          must: ['14', '2', 'accidents'],
          example: 'Two accidents at the crossing in the two years after, against 14 in two years before',
        },
        { must: ['council'], example: 'Crossing was built after a year of debate in the council', optional: true },
        {
          must: [['built', 'island', 'green phase', 'green light']],
          example: 'Raised island and green phase for bikes, built as drawn',
          optional: true,
        },
        { must: ['crossing'], example: 'Made a crossing safer', optional: true },
      ],
      never: ['^built', '12 accidents', '86%', '14 cyclists', 'no accidents', '2 islands', '^decided', '^approved'],
      others: ['^built', '^decided', '^approved'],
      unfit: ['pigeon'],
      numbers: ['14', '2'],
    },
  },
  {
    id: 'tuning-g-roads-54',
    trade: 'ferry car deck',
    temper: 'polite, second language',
    category: 'achievements',
    current: true,
    question: ASKED.proud,
    answer:
      'I park the cars on the ferry, sir. 90 car in 12 minutes when all look at my hands, and not one scratch in this year. One time a camper van was leaking gas, I smell it, I stop all the loading, and chief officer closed the deck.',
    expected: {
      lines: [
        { must: ['90', '12'], example: 'Park 90 cars in 12 minutes on the ferry' },
        { must: ['gas'], example: 'Smelled gas leaking from a camper van and stopped the loading' },
        {
          must: [
            ['scratch', 'scratches', 'damage'],
            ['no', 'not', 'without', 'zero'],
          ],
          example: 'Not one scratch this year',
          optional: true,
        },
        {
          must: [
            ['park', 'parking', 'load', 'loading'],
            ['cars', 'ferry'],
          ],
          example: 'Park the cars on the ferry',
          optional: true,
        },
        {
          must: ['loading', ['camper*', 'van']],
          example: 'Stopped the loading because of a leaking camper van',
          optional: true,
        },
      ],
      never: [
        '12 cars',
        '90 minutes',
        '^closed',
        'as chief officer',
        '^scratched',
        '90 campers',
        '^one scratch',
        'and closed the deck',
      ],
      others: ['^closed', 'as chief officer', 'and closed the deck'],
      unfit: ['sir'],
      numbers: ['90', '12'],
    },
  },
  {
    id: 'tuning-g-roads-55',
    trade: 'warehouse picking',
    temper: 'unsure of names',
    category: 'skills',
    current: true,
    question: ASKED.skills,
    answer:
      "The scanner, the voice headset, Vocollect I think it's called, and SAP, only looking up stock. Reach truck and counterbalance, both licences. I'd love to do Excel but nobody's shown me.",
    expected: {
      lines: [
        { must: [['scanner', 'scanners', 'scanning']], example: 'Handheld scanner' },
        { must: [['Vocollect', 'voice']], example: 'Vocollect voice headset' },
        { must: ['SAP'], example: 'SAP (looking up stock)' },
        { must: ['reach truck'], example: 'Reach truck licence' },
        { must: [['counterbalance', 'counterbalanced']], example: 'Counterbalance truck licence' },
        { must: ['stock'], example: 'Stock look-ups', optional: true },
      ],
      never: ['^Excel', 'Microsoft Excel', 'SAP expert', 'advanced SAP', 'SAP administration', 'stock management'],
      numbers: [],
    },
  },
]
