import { ASKED } from './asked.ts'
import type { Case } from './types.ts'

/** People of dental practices, pharmacies, therapy rooms and of animals. */
export const TUNING_G_CARE_2: readonly Case[] = [
  {
    id: 'tuning-g-care-15',
    trade: 'dental nurse',
    temper: 'before me, I should say',
    category: 'achievements',
    current: true,
    question: ASKED.better,
    answer:
      "We had three autoclave fails in one inspection, before me I should say. I put up a log by the machine, every cycle gets signed, and since then two inspections with nothing to find. Dr Amsel didn't even know there was a log till the inspector praised it.",
    expected: {
      lines: [
        {
          must: ['log', ['autoclave', 'cycle', 'cycles', 'machine', 'sign*', 'sterili*', 'put up', 'introduced']],
          example: 'Put up a log by the autoclave in which every cycle gets signed',
        },
        {
          must: [
            ['inspection', 'inspections'],
            ['2', 'nothing', 'no', 'without', 'clean', 'passed'],
          ],
          example: 'Two inspections since then with nothing to find',
        },
        { must: ['log', ['inspector', 'prais*']], example: 'Log praised by the inspector', optional: true },
      ],
      never: [
        '3 autoclaves',
        '3 inspections',
        '2 fails',
        '^failed',
        '^praised the',
        '^praised a',
        '^inspected the',
        '^inspected autoclave*',
        'practice manager',
      ],
      others: ['^praised the', '^praised a', '^inspected the', '^inspected autoclave*', 'practice manager'],
      unfit: ['Amsel', "didn't even know"],
      numbers: ['2'],
    },
  },
  {
    id: 'tuning-g-care-16',
    trade: 'dental hygiene',
    temper: 'not sure what did it',
    category: 'achievements',
    current: true,
    question: ASKED.numbers,
    answer:
      "Recalls. I mean people who come back after six months, it was 48 percent and now it's 71, I've got that from the computer. I started writing each of them a little card by hand what to look at till next time, maybe that's it, maybe it's the new texts from reception.",
    expected: {
      lines: [
        {
          must: [['recall*', 'come back', 'coming back', 'came back', 'return*'], '48%', ['71', '71%']],
          example: 'Recalls after six months went from 48% to 71%',
        },
        {
          must: [['card', 'cards', 'handwritten']],
          example: 'Write each patient a card by hand on what to look at until the next visit',
        },
      ],
      never: [
        '^raised',
        '^increased',
        '^improved',
        '71 cards',
        '23%',
        'thanks to',
        '^sent texts',
        '^introduced texts',
        'by writing',
      ],
      others: ['^sent texts', '^introduced texts'],
      unfit: ['I mean', 'from the computer'],
      numbers: ['48%', ['71', '71%']],
    },
  },
  {
    id: 'tuning-g-care-17',
    trade: 'hospital pharmacy',
    temper: 'unthanked',
    category: 'achievements',
    current: false,
    question: ASKED.proud,
    answer:
      'I stop things, that was my job, nobody thanks you. I kept a tally one winter, 137 prescriptions I sent back in four months, and nine of them would have done real harm, the consultant agreed on that. I was wrong twice.',
    expected: {
      lines: [
        {
          must: ['137', ['prescriptions', 'sent back', 'returned']],
          example: 'Sent back 137 prescriptions in four months',
        },
        {
          must: ['9', ['harm', 'harmful', 'harmed', 'danger*', 'serious', 'damage']],
          example: 'Stopped nine prescriptions that would have done real harm',
        },
        { must: ['tally'], example: 'Kept a tally of prescriptions sent back', optional: true },
      ],
      never: [
        '137 errors',
        '137 mistakes',
        'saved',
        '137 patients',
        'never wrong',
        'without error*',
        'consultant pharmacist',
        'as consultant',
      ],
      others: ['consultant pharmacist', 'as consultant'],
      unfit: ['nobody thanks', 'wrong twice'],
      numbers: ['137', '9'],
    },
  },
  {
    id: 'tuning-g-care-18',
    trade: 'pharmacy technician',
    temper: 'two of them',
    category: 'achievements',
    current: false,
    question: ASKED.team,
    answer:
      'Karim and me did the blister packs for three care homes, 88 residents altogether. He checked, I packed. We had one error in two years and it was caught before it left the shop.',
    expected: {
      lines: [
        {
          must: [
            ['blister*', 'packs', 'packed'],
            ['88', '3'],
          ],
          example: 'Packed the blister packs for 88 residents of three care homes',
        },
        { must: [['error', 'mistake'], '2 years'], example: 'One error in two years, caught before it left the shop' },
        {
          must: [['error', 'mistake'], 'caught'],
          example: 'Only error caught before it left the shop',
          optional: true,
        },
        { must: [['blister*']], example: 'Packed blister packs', optional: true },
      ],
      never: [
        '^checked',
        '88 care homes',
        '3 residents',
        'no errors in',
        'no errors made',
        'error-free',
        'without error*',
        'zero errors in',
        '^caught',
        'single-handed*',
        'as pharmacist',
      ],
      others: ['^checked', '^caught', 'single-handed*', 'as pharmacist'],
      unfit: ['Karim'],
      numbers: ['88', '3', '2 years'],
    },
  },
  {
    id: 'tuning-g-care-19',
    trade: 'physiotherapy',
    temper: 'boaster with a joke',
    category: 'achievements',
    current: true,
    question: ASKED.numbers,
    answer:
      'Best knees in the county, I tell everyone. I run a class after knee replacements, ten weeks, twelve people each time, this is the sixth round. Last lot, eleven out of twelve could do the stairs without a stick at the end. The twelfth had a cold.',
    expected: {
      lines: [
        {
          must: ['knee', ['12', '10 weeks', 'class', 'classes', 'course']],
          example: 'Run a ten-week class for twelve people after knee replacements',
        },
        {
          must: ['11', ['stairs', 'stick']],
          example: 'Eleven out of twelve in the last round could do the stairs without a stick at the end',
        },
        { must: ['sixth'], example: 'Class now in its sixth round', optional: true },
      ],
      never: ['72', '12 weeks', '10 people', '11 weeks', '6 weeks', '11 classes', '^replaced', '^operated', 'all 12'],
      others: ['^replaced', '^operated'],
      unfit: ['Best knees', 'had a cold'],
      numbers: ['10 weeks', '12', '11'],
    },
  },
  {
    id: 'tuning-g-care-20',
    trade: 'occupational therapy',
    temper: 'turns the credit down',
    category: 'achievements',
    current: true,
    question: ASKED.better,
    answer:
      "So home assessments, you go in and look at the bath and the steps and such. When I joined there was a waiting list of 130 and folk waited five months. Then in 2022 they gave us two more posts and it came down to about 40. I can't take the credit, I did my eight a week same as always.",
    expected: {
      lines: [
        {
          must: [
            ['8', 'assessment', 'assessments'],
            ['week', 'weekly', 'home', 'bath', 'steps'],
          ],
          example: 'Do eight home assessments a week, looking at baths and steps',
        },
        {
          must: ['waiting list', '40'],
          example: 'Waiting list came down from 130 to about 40 after two more posts',
          optional: true,
        },
        { must: [['bath', 'baths', 'steps']], example: 'Look at the bath and the steps in the home', optional: true },
      ],
      never: [
        '^reduced',
        '^cut',
        '^brought',
        '^hired',
        '^shortened',
        '8 months',
        '130 assessments',
        '40 a week',
        '^helped reduce',
        '^helped to reduce',
        '^contributed to',
      ],
      others: [
        '^reduced',
        '^cut',
        '^brought',
        '^hired',
        '^helped reduce',
        '^helped to reduce',
        '^contributed to',
        '^shortened',
      ],
      unfit: ['take the credit', 'folk', 'and such'],
      numbers: ['8'],
    },
  },
  {
    id: 'tuning-g-care-21',
    trade: 'veterinary nursing',
    temper: "gives the idea's owner",
    category: 'achievements',
    current: false,
    question: ASKED.proud,
    answer:
      "The cat clinic was mine. I mean the idea was Ines's but I did it, Thursday afternoons, no dogs in the house, that pheromone thing plugged in. We went from maybe six cats on a Thursday to nineteen.",
    expected: {
      lines: [
        {
          must: [
            ['cat', 'cats', 'cat-only'],
            ['clinic', 'afternoon', 'afternoons', 'Thursday', 'Thursdays'],
          ],
          example: 'Ran a cat clinic on Thursday afternoons without dogs in the house',
        },
        { must: ['6', '19'], example: 'Went from about six cats on a Thursday to nineteen' },
        { must: ['19', 'cats'], example: 'Nineteen cats on a Thursday', optional: true },
      ],
      never: [
        'own idea',
        '^conceived',
        '^came up',
        '^devised',
        '19 dogs',
        '6 dogs',
        '19 clinics',
        '6 clinics',
        '^initiated',
      ],
      others: ['own idea', '^conceived', '^came up', '^devised', '^initiated'],
      unfit: ['Ines', 'pheromone thing'],
      numbers: ['6', '19'],
    },
  },
  {
    id: 'tuning-g-care-22',
    trade: 'farm vet',
    temper: 'denial that is praise',
    category: 'achievements',
    current: false,
    question: ASKED.numbers,
    answer:
      'Not one farm left us in the six years, and the practice across the valley lost a fair few. I was out for calvings most nights in spring, up to four a night. Caesareans, I stopped counting at 200.',
    expected: {
      lines: [
        {
          must: [['farm', 'farms', 'client', 'clients'], '6 years'],
          example: 'Not one farm left the practice in six years',
        },
        {
          must: [['calving', 'calvings']],
          example: 'Went out for calvings most nights in spring, up to four a night',
        },
        {
          must: [['caesarean', 'caesareans', 'c-sections', 'cesareans'], '200'],
          example: 'Did more than 200 caesareans',
        },
        {
          must: [
            ['farm', 'farms', 'client', 'clients'],
            ['no', 'not', 'never', 'without', 'none', 'kept', 'every', 'all'],
          ],
          example: 'Lost no farm as a client',
          optional: true,
        },
      ],
      never: [
        '^left',
        '^lost a fair few',
        '200 calvings',
        '4 farms',
        '6 farms',
        '200 farms',
        '200 a year',
        '4 caesareans',
        'every night',
        'practice owner',
      ],
      others: ['^lost a fair few', 'practice owner'],
      unfit: ['across the valley'],
      numbers: ['6 years', '200', '4'],
    },
  },
  {
    id: 'tuning-g-care-23',
    trade: 'animal shelter volunteer',
    temper: 'types like a teenager',
    category: 'achievements',
    current: false,
    question: ASKED.proud,
    answer:
      "idk I just walked the dogs nobody wanted to walk lol. The big ones that pull. There was this one shepherd mix who bit, I got him so far he'd take a treat from kids, and he got adopted after that. cried all day",
    expected: {
      lines: [
        { must: ['walk*', ['dogs', 'dog']], example: 'Walked the big dogs that pull' },
        {
          must: [
            ['shepherd', 'dog'],
            ['treat', 'treats', 'adopt*', 'bit', 'biting', 'bite'],
          ],
          example: 'Got a shepherd mix who bit to take treats from children, after which he was adopted',
        },
      ],
      never: ['^adopted', 'dogs were adopted', 'every dog', 'all dogs', '^bit', 'dog trainer', 'found a home for'],
      others: ['^adopted', 'dog trainer', '^bit', 'found a home for'],
      unfit: ['idk', 'lol', 'cried'],
      numbers: [],
    },
  },
  {
    id: 'tuning-g-care-24',
    trade: 'speech therapy',
    temper: 'plain speaker',
    category: 'values',
    current: true,
    question: ASKED.values,
    answer:
      "That a kid isn't a diagnosis. I want the parents in the room, every time, and I tell them straight how long it takes. What I can't stand is waiting lists, but who can.",
    expected: {
      lines: [
        {
          must: ['parents', ['room', 'involv*', 'includ*', 'present', 'every time', 'with']],
          example: 'Wants the parents in the room every time.',
        },
        {
          must: [['straight', 'honest*', 'open', 'openly', 'frank*', 'clear', 'clearly', 'candid*', 'how long']],
          example: 'Tells parents straight how long it takes.',
        },
        {
          must: [['child', 'children', 'kid', 'kids'], 'diagnosis'],
          example: 'Sees the child and not a diagnosis.',
        },
      ],
      never: [
        'shorter waiting',
        'reduc*',
        '^works without parents',
        'quick*',
        'cure*',
        'guarantee*',
        'a child is a diagnosis',
        'a kid is a diagnosis',
      ],
      unfit: ["can't stand", 'who can'],
      numbers: [],
    },
  },
  {
    id: 'tuning-g-care-25',
    trade: 'pharmacy',
    temper: 'Arabic speaker',
    category: 'skills',
    current: true,
    question: ASKED.skills,
    answer:
      'I work now with Titan, before in Germany with ixos, a bit also SAP but only to order. Arabic is my mother tongue, German C1, English like you hear. Cytostatics I never made, but creams, capsules, suppositories, all by hand.',
    expected: {
      lines: [
        { must: ['Titan'], example: 'Titan' },
        { must: ['ixos'], example: 'ixos' },
        { must: ['Arabic'], example: 'Arabic (mother tongue)' },
        { must: ['German'], example: 'German (C1)' },
        {
          must: [['cream', 'creams', 'capsule', 'capsules', 'suppositories', 'compounding']],
          example: 'Making creams, capsules and suppositories by hand',
        },
        { must: ['English'], example: 'English', optional: true },
        { must: ['SAP'], example: 'SAP (ordering)', optional: true },
      ],
      never: [
        '^cytostatic*',
        'and cytostatic*',
        'German C2',
        'native German',
        'German (native)',
        'English C1',
        'English (C1)',
        'French',
      ],
      numbers: [],
    },
  },
  {
    id: 'tuning-g-care-26',
    trade: 'physiotherapy',
    temper: 'dream and real plan',
    category: 'career_goals',
    current: true,
    question: ASKED.goals,
    answer:
      "I'd like to go into sports, a club, football if I'm dreaming. But realistic is my own room in a shared practice in two or three years, and before that the manual therapy certificate, that starts in October.",
    expected: {
      lines: [
        {
          must: [['own room', 'shared practice', 'practice']],
          example: 'Aims for an own room in a shared practice in two or three years.',
        },
        {
          must: [['sport', 'sports', 'club', 'football']],
          example: 'Interested in going into sports, ideally at a football club.',
        },
        { must: ['manual therapy'], example: 'Plans to take the manual therapy certificate from October.' },
      ],
      never: [
        '^certified in manual',
        'is certified in manual',
        '^certified manual',
        'is a certified manual',
        'holds a',
        'worked for a football',
        'years of experience',
        '^experience in sports',
        'with experience in sports',
        'has experience in sports',
        'practice owner',
        'practice manager',
        'since October',
      ],
      others: ['practice owner', 'practice manager'],
      unfit: ["I'm dreaming"],
      numbers: [],
    },
  },
  {
    id: 'tuning-g-care-27',
    trade: 'dental assistant',
    temper: 'German speaker, says who did what',
    category: 'projects',
    current: false,
    question: ASKED.projectResult,
    answer:
      'The kindergarten thing, that was our practice and two kindergartens. I was the one who went there with the big crocodile and showed 64 kids the brushing, on four mornings. The application and the money, that did my boss. In the follow-up half of the groups still brushed after lunch.',
    expected: {
      lines: [
        {
          must: ['64', ['brush*', 'teeth', 'tooth*', 'children', 'kids']],
          example: 'Showed 64 children in two kindergartens how to brush their teeth, on four mornings',
        },
        { must: [['half', '50%'], 'groups'], example: 'Half of the groups still brushed after lunch at the follow-up' },
        {
          must: [['kindergarten', 'kindergartens']],
          example: 'Went to two kindergartens on four mornings',
          optional: true,
        },
      ],
      never: [
        '^applied',
        '^raised',
        '^secured',
        '^initiated',
        '64 kindergartens',
        '64 groups',
        'half of the children',
        'half the children',
        '4 kindergartens',
        'all groups',
        '^obtained',
        '^wrote the application',
      ],
      others: ['^applied', '^raised', '^secured', '^initiated', '^obtained', '^wrote the application'],
      unfit: ['my boss', 'kindergarten thing'],
      numbers: ['64', '4'],
    },
  },
  {
    id: 'tuning-g-care-28',
    trade: 'veterinary practice',
    temper: 'finished late, says so',
    category: 'projects',
    current: false,
    question: ASKED.project,
    answer:
      'We moved 4,000 patient cards onto the computer, the summer of the heat wave. My part was the horses, 700 of them, and I did it between appointments. The others had the small animals. It was meant to be done by September, we were done in, what, November.',
    expected: {
      lines: [
        {
          must: ['700', ['horse', 'horses', 'equine', 'cards']],
          example: 'Moved the patient cards of 700 horses onto the computer between appointments',
        },
        {
          must: ['4,000', ['cards', 'records', 'files']],
          example: 'Helped move 4,000 patient cards onto the computer',
        },
        {
          must: [['horse', 'horses', 'between appointments']],
          example: 'Moved the horses between appointments',
          optional: true,
        },
      ],
      never: [
        '700 small',
        '4,000 horses',
        '^led',
        'on time',
        'ahead of schedule',
        'completed by September',
        'finished by September',
        '700 appointments',
        'single-handed*',
        '^moved the small animals',
      ],
      others: ['^led', 'single-handed*', '^moved the small animals'],
      unfit: ['heat wave', 'what, November'],
      numbers: ['700', '4,000'],
    },
  },
]
