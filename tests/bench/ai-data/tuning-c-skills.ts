import { ASKED } from './asked.ts'
import type { Case } from './types.ts'

/** Skills told aloud, with levels, denials and small talk, and what people want and hold dear. */
export const TUNING_C_SKILLS: readonly Case[] = [
  {
    id: 'tuning-c-skills-1',
    trade: 'glazing',
    temper: 'spoken list with a denial',
    category: 'skills',
    current: true,
    question: ASKED.skills,
    answer:
      "Oh, cutting, leading, putty, double glazing units, all of that. Stained glass a little bit. I don't do mirrors.",
    expected: {
      lines: [
        { must: ['cutting'], example: 'Glass cutting' },
        { must: [['leading', 'leaded', 'lead']], example: 'Leading' },
        { must: [['putty', 'puttying']], example: 'Putty' },
        {
          must: [['double glazing', 'double-glazing', 'double glazed', 'double-glazed']],
          example: 'Double glazing units',
        },
        { must: [['stained glass', 'stained-glass']], example: 'Stained glass (basic)' },
      ],
      never: ['mirrors', 'mirror', 'expert'],
      numbers: [],
    },
  },
  {
    id: 'tuning-c-skills-2',
    trade: 'dental laboratory',
    temper: 'misspelt tools',
    category: 'skills',
    current: true,
    question: ASKED.skills,
    answer: 'exocad of course, wax ups, ceramics layering, milling with the roland maschine, foto documentation',
    expected: {
      lines: [
        { must: ['exocad'], example: 'Exocad' },
        { must: [['wax ups', 'wax-ups', 'wax-up', 'waxing']], example: 'Wax-ups' },
        { must: [['ceramic', 'ceramics']], example: 'Ceramic layering' },
        { must: [['milling', 'roland']], example: 'Milling (Roland)' },
        { must: [['photo', 'photographic'], 'documentation'], example: 'Photo documentation' },
      ],
      never: ['implants'],
      unfit: ['foto', 'maschine'],
      numbers: [],
    },
  },
  {
    id: 'tuning-c-skills-3',
    trade: 'radio presenting',
    temper: 'tools mixed with small talk',
    category: 'skills',
    current: true,
    question: ASKED.skills,
    answer:
      "Hmm, Adobe Audition, that's my kitchen table basically. Zetta for playout. I can speak without a script for an hour if you let me, ask my wife. Interviewing. Bit of French from school, forgotten most of it.",
    expected: {
      lines: [
        { must: ['Audition'], example: 'Adobe Audition' },
        { must: [['Zetta', 'playout']], example: 'Zetta' },
        { must: ['interview*'], example: 'Interviewing' },
        {
          must: [['script', 'unscripted', 'improvis*', 'speaking', 'ad-lib*', 'moderation']],
          example: 'Unscripted speaking',
          optional: true,
        },
        { must: ['French'], example: 'French (basic)', optional: true },
      ],
      never: ['fluent', 'kitchen', 'table', 'Premiere'],
      unfit: ['wife'],
      numbers: [],
    },
  },
  {
    id: 'tuning-c-skills-4',
    trade: 'kennels',
    temper: 'levels as years',
    category: 'skills',
    current: true,
    question: ASKED.skills,
    answer:
      'Dog grooming, ten years. Microchipping, since last summer. Giving tablets and injections. Cats as well, but dogs are better.',
    expected: {
      lines: [
        { must: ['grooming'], example: 'Dog grooming (10 years)' },
        { must: ['microchip*'], example: 'Microchipping' },
        { must: [['tablets', 'medication', 'tablet']], example: 'Giving tablets' },
        { must: [['injections', 'injection', 'injecting', 'medication']], example: 'Giving injections' },
        { must: [['cats', 'dogs', 'cat', 'dog']], not: ['better'], example: 'Handling dogs and cats', optional: true },
      ],
      never: ['surgery', '11 years', 'vet', 'horses', 'better'],
      numbers: [],
    },
  },
  {
    id: 'tuning-c-skills-5',
    trade: 'street sweeping',
    temper: 'nothing really, then something',
    category: 'skills',
    current: true,
    question: ASKED.skills,
    answer: "Nothing really. I've got a C1 licence and I can fix the brushes on the machine.",
    expected: {
      lines: [
        { must: ['C1'], example: 'C1 licence' },
        { must: [['brushes', 'brush']], not: ['I can'], example: 'Repairing sweeper brushes' },
      ],
      never: ['C1E', 'German', 'nothing', 'English'],
      numbers: [],
    },
  },
  {
    id: 'tuning-c-skills-6',
    trade: 'opera costume',
    temper: 'list of verbs',
    category: 'skills',
    current: true,
    question: ASKED.skills,
    answer:
      'I dye, I drape, I pad, I age things with a cheese grater. And boning for corsets, which hardly anyone can still do. No millinery.',
    expected: {
      lines: [
        { must: [['dye*', 'dying']], example: 'Dyeing' },
        { must: ['drap*'], example: 'Draping' },
        { must: ['pad*'], example: 'Padding' },
        { must: [['age', 'ageing', 'aging', 'distressing', 'aged']], example: 'Ageing costumes', optional: true },
        { must: [['boning', 'corsets', 'corsetry', 'corset']], example: 'Corset boning' },
      ],
      never: ['millinery', 'hats', 'hat'],
      unfit: ['hardly', 'cheese'],
      numbers: [],
    },
  },
  {
    id: 'tuning-c-skills-7',
    trade: 'driving a concrete mixer',
    temper: 'one word with doubt',
    category: 'skills',
    current: true,
    question: ASKED.skills,
    answer: 'Driving?',
    expected: {
      lines: [{ must: ['driving'], example: 'Driving', optional: true }],
      never: ['licence', 'years', 'truck driver', 'concrete'],
      numbers: [],
    },
  },
  {
    id: 'tuning-c-skills-8',
    trade: 'funfair ride technician',
    temper: 'denies the paper, has the skill',
    category: 'skills',
    current: true,
    question: ASKED.skills,
    answer:
      "I'm not an electrician, put that down, but hydraulics, welding MIG, and setting up the wheel in nine hours, that I can do. Licence for trailers too.",
    expected: {
      lines: [
        { must: ['hydraulic*'], example: 'Hydraulics' },
        { must: ['welding'], example: 'MIG welding' },
        { must: ['wheel'], not: ['that I can'], example: 'Setting up a ferris wheel' },
        { must: [['trailer', 'trailers']], example: 'Trailer licence' },
      ],
      never: ['electrician', 'electrical', 'electrics', 'TIG', '9 people'],
      numbers: [],
    },
  },
  {
    id: 'tuning-c-skills-9',
    trade: 'market gardening',
    temper: 'skills as seasons',
    category: 'skills',
    current: true,
    question: ASKED.skills,
    answer:
      "In spring it's pricking out, in summer irrigation and the box scheme, winter is pruning. Chainsaw ticket. Tractor yes. Spraying I won't do, on principle.",
    expected: {
      lines: [
        { must: ['pricking'], example: 'Pricking out' },
        { must: ['irrigation'], example: 'Irrigation' },
        { must: [['box', 'boxes']], example: 'Box scheme' },
        { must: ['pruning'], example: 'Pruning' },
        { must: [['chainsaw', 'chain saw']], example: 'Chainsaw ticket' },
        { must: [['tractor', 'tractors']], example: 'Tractor' },
      ],
      never: ['spraying', 'pesticides', 'principle', 'spray'],
      numbers: [],
    },
  },
  {
    id: 'tuning-c-skills-10',
    trade: 'kitchen porter',
    temper: 'shy, counts on fingers',
    category: 'skills',
    current: true,
    question: ASKED.skills,
    answer: 'I can wash fast. Also peel, also gut fish. The big steamer, I know to clean it. Cooking not yet, I watch.',
    expected: {
      lines: [
        { must: [['wash*', 'dishwashing', 'dishes']], example: 'Washing up fast' },
        { must: ['peel*'], example: 'Peeling' },
        { must: ['gut*', 'fish'], example: 'Gutting fish' },
        { must: [['steamer', 'steamers']], not: ['I know', 'I can'], example: 'Cleaning the steamer', optional: true },
      ],
      never: ['cooking', 'cook', 'chef', 'watching'],
      numbers: [],
    },
  },
  {
    id: 'tuning-c-skills-11',
    trade: 'casino dealing',
    temper: 'games and counting',
    category: 'skills',
    current: true,
    question: ASKED.skills,
    answer:
      "Roulette, American and French. Blackjack. Punto banco I'm being taught at the minute. I count chips by feel, twenties, no looking.",
    expected: {
      lines: [
        { must: ['roulette'], example: 'Roulette (American and French)' },
        { must: ['blackjack'], example: 'Blackjack' },
        { must: [['chips', 'chip']], example: 'Counting chips by feel' },
        {
          must: ['punto banco', ['learning', 'training', 'trainee', 'beginner', 'taught', 'progress']],
          example: 'Punto banco (in training)',
          optional: true,
        },
      ],
      never: ['poker', 'craps', 'expert'],
      numbers: [],
    },
  },
  {
    id: 'tuning-c-skills-12',
    trade: 'parish secretary',
    temper: 'asked about learning, answers with an apology',
    category: 'skills',
    current: true,
    question: ASKED.learned,
    answer:
      "Sorry it's not much. Touch typing, 70 words a minute, learned at school. Word. The parish register programme, ChurchDesk it's called. Shorthand, but who needs that.",
    expected: {
      lines: [
        { must: ['typing'], example: 'Touch typing (70 words a minute)' },
        { must: ['Word'], not: ['words a minute'], example: 'Word' },
        { must: ['ChurchDesk'], example: 'ChurchDesk' },
        { must: ['shorthand'], example: 'Shorthand', optional: true },
        { must: ['register'], example: 'Keeping the parish register', optional: true },
      ],
      never: ['Excel', '17'],
      unfit: ['sorry', 'not much', 'who needs'],
      numbers: [],
    },
  },
  {
    id: 'tuning-c-skills-13',
    trade: 'birth registry',
    temper: 'skills behind negatives',
    category: 'skills',
    current: true,
    question: ASKED.skills,
    answer:
      "It's not that I can't do Excel. I can do Excel, I just prefer paper. AutiSta every day. Sign language, beginner, A2 they'd call it. Not good at phones.",
    expected: {
      lines: [
        { must: ['Excel'], example: 'Excel' },
        { must: ['AutiSta'], example: 'AutiSta' },
        { must: ['sign language'], not: ['fluent', 'B2', 'native', 'interpreter'], example: 'Sign language (A2)' },
      ],
      never: ['phones', 'phone', 'telephone'],
      unfit: ['paper', 'not good'],
      numbers: [],
    },
  },
  {
    id: 'tuning-c-skills-14',
    trade: 'beach lifeguarding',
    temper: 'certificates with dates',
    category: 'skills',
    current: true,
    question: ASKED.learned,
    answer: 'Bronze medallion 2019, jet ski licence, oxygen and defib, renewed every year. I swim 400 in under six.',
    expected: {
      lines: [
        { must: ['bronze'], example: 'Bronze medallion (2019)' },
        { must: [['jet ski', 'jet-ski']], example: 'Jet ski licence' },
        { must: ['oxygen'], example: 'Oxygen' },
        { must: [['defib', 'defibrillator', 'defibrillation', 'AED']], example: 'Defibrillator' },
        {
          must: ['400', ['6', 'six']],
          not: ['I swim'],
          example: 'Swims 400 metres in under six minutes',
          optional: true,
        },
      ],
      never: ['silver', 'gold', '2019 to', 'lifeboat', 'over 6'],
      numbers: [],
    },
  },
  {
    id: 'tuning-c-skills-15',
    trade: 'pharmacy logistics',
    temper: 'skills as what others ask',
    category: 'skills',
    current: true,
    question: ASKED.skills,
    answer:
      'People come to me for the PackSys robot, for narcotics records and when the label printer hates them. GDP trained, obviously. English enough for the drivers.',
    expected: {
      lines: [
        { must: [['PackSys', 'robot']], example: 'PackSys robot' },
        { must: [['narcotic', 'narcotics']], example: 'Narcotics records' },
        { must: [['label', 'printer', 'printers']], example: 'Label printers', optional: true },
        { must: ['GDP'], example: 'GDP' },
        { must: ['English'], not: ['fluent', 'native', 'excellent'], example: 'English (basic)' },
      ],
      never: ['GMP', 'hates', 'fluent'],
      unfit: ['obviously'],
      numbers: [],
    },
  },
  {
    id: 'tuning-c-skills-16',
    trade: 'piano tuning',
    temper: 'one tool, one sense',
    category: 'skills',
    current: true,
    question: ASKED.skills,
    answer:
      "A fork and my ears. I don't use an app. Regulation, voicing, restringing the bass. Steinway course in Hamburg, two weeks.",
    expected: {
      lines: [
        { must: [['ear', 'ears', 'tuning', 'fork']], not: ['a fork and my'], example: 'Tuning by ear with a fork' },
        { must: [['regulation', 'regulating']], example: 'Regulation' },
        { must: ['voicing'], example: 'Voicing' },
        { must: ['restring*'], example: 'Restringing' },
        { must: ['Steinway'], example: 'Steinway course in Hamburg (two weeks)', optional: true },
      ],
      never: ['app', 'Hamburg University', '2 years', 'certified', 'Yamaha'],
      numbers: [],
    },
  },
  {
    id: 'tuning-c-skills-17',
    trade: 'audiology',
    temper: 'wants, and what is not wanted',
    category: 'career_goals',
    current: true,
    question: ASKED.goals,
    answer:
      "Children's hearing, that's where I want to be in three years' time, not shop work till I'm sixty. I've done adults for six.",
    expected: {
      lines: [
        {
          must: [
            ['children', "children's", 'paediatric', 'pediatric'],
            ['hearing', 'audiology', 'audiologist'],
            ['want*', 'aim*', 'hop*', 'goal', 'seek*', 'looking', 'within', 'plan*'],
          ],
          not: ['shop'],
          example: "Audiologist who wants to work in children's hearing within three years.",
        },
        { must: [['adults', 'adult'], '6'], example: 'Six years of work with adults.', optional: true },
      ],
      never: [
        'shop',
        '60',
        'sixty',
        'paediatrician',
        '9 years',
        '3 years of experience',
        'experienced in paediatric',
        '^paediatric audiologist',
      ],
      numbers: [],
    },
  },
  {
    id: 'tuning-c-skills-18',
    trade: 'ferry crew',
    temper: 'goal behind a condition',
    category: 'career_goals',
    current: true,
    question: ASKED.goals,
    answer:
      "If the company pays the course I'd do my officer of the watch ticket next winter. Deck is fine, but I want the bridge one day.",
    expected: {
      lines: [
        {
          must: [
            ['bridge', 'officer', 'watch'],
            ['want*', 'aim*', 'hop*', 'seek*', 'goal', 'looking', 'plan*', 'intend*', 'would like', 'ambition'],
          ],
          not: ['if the company', "I'd", 'fine'],
          example: 'Deckhand who wants to become officer of the watch and work on the bridge.',
        },
      ],
      never: ['^officer of', 'pays', 'captain', 'qualified', '^officer', 'holds', 'completed'],
      numbers: [],
    },
  },
  {
    id: 'tuning-c-skills-19',
    trade: 'probation service',
    temper: 'values in the negative',
    category: 'values',
    current: true,
    question: ASKED.values,
    answer:
      "Not giving up on people when they've given up on themselves. And I try to write reports that the person in them could read without feeling ashamed.",
    expected: {
      lines: [
        {
          must: [
            ['give up', 'giving up', 'gives up', 'given up', 'believ*'],
            ['people', 'clients', 'themselves', 'anyone', 'others'],
            ['not', 'never', 'without', 'believ*', 'refus*', 'no'],
          ],
          example: 'Does not give up on people who have given up on themselves.',
        },
        {
          must: [
            ['report', 'reports'],
            ['asham*', 'shame', 'respect*', 'dignity'],
          ],
          example: 'Writes reports that the person in them can read without feeling ashamed.',
        },
      ],
      never: ['years', '^gives up', 'award', '^giving up', 'ashamed of'],
      numbers: [],
    },
  },
  {
    id: 'tuning-c-skills-20',
    trade: 'film extras coordination',
    temper: 'two goals and a joke',
    category: 'career_goals',
    current: true,
    question: ASKED.goals,
    answer:
      "Step one, production manager. Step two, a house with a dog. Seriously though, I've booked extras for 40 films now and I want the whole budget on my desk, not only the sandwiches.",
    expected: {
      lines: [
        {
          must: [
            ['production manager', 'production management', 'budget'],
            ['want*', 'aim*', 'hop*', 'seek*', 'goal', 'looking', 'ready', 'plan*', 'ambition'],
          ],
          not: ['sandwiches', 'step one', 'step 1', 'dog'],
          example: 'Booker of extras for 40 films who wants to become production manager with the whole budget.',
        },
        { must: ['40', 'extras', 'films'], example: 'Booked extras for 40 films.', optional: true },
      ],
      never: ['sandwiches', '^production manager', 'budget of 40', 'experienced production manager', '40 dogs'],
      unfit: ['dog', 'house'],
      numbers: ['40'],
    },
  },
  {
    id: 'tuning-c-skills-21',
    trade: 'stonemasonry',
    temper: 'content where they are',
    category: 'career_goals',
    current: true,
    question: ASKED.goals,
    answer: "Nowhere! I'm exactly where I should be. Well, an apprentice of my own, that I'd like, before my knees go.",
    expected: {
      lines: [
        {
          must: [
            ['apprentice', 'apprentices'],
            ['like', 'want*', 'hop*', 'aim*', 'seek*', 'looking', 'plan*', 'goal', 'train*'],
          ],
          not: ["I'd", 'knees', 'nowhere'],
          example: 'Stonemason who would like to train an apprentice.',
        },
        {
          must: [['content', 'happy', 'satisfied', 'fulfilled', 'right place', 'exactly']],
          not: ['nowhere'],
          example: 'Content in the present work.',
          optional: true,
        },
      ],
      never: ['^nowhere', '^apprentice', 'trained apprentices', '^trains', 'years', 'master'],
      unfit: ['knees'],
      numbers: [],
    },
  },
  {
    id: 'tuning-c-skills-22',
    trade: 'helicopter rescue paramedic',
    temper: 'change of direction',
    category: 'career_goals',
    current: true,
    question: ASKED.goals,
    answer:
      "After nine winters on the winch my back says desk. What I'd love is to write the training, the simulator stuff, maybe half-time at the academy in Bern.",
    expected: {
      lines: [
        {
          must: [
            ['train*', 'simulator', 'simulation'],
            ['want*', 'love*', 'aim*', 'hop*', 'seek*', 'looking', 'goal', 'keen', 'plan*', 'would like'],
            ['writ*', 'simulator', 'academy', 'develop*', 'design*', 'create*'],
          ],
          not: ['my back', 'desk'],
          example:
            'Winch paramedic of nine winters who wants to write simulator training, perhaps half-time at the academy in Bern.',
        },
        {
          must: [
            ['9', 'nine'],
            ['winch', 'winters'],
          ],
          example: 'Nine winters on the winch.',
          optional: true,
        },
      ],
      never: ['desk', 'bad back', 'injury', '^teaches', '^writes', 'instructor at', 'works at the academy', '9 years'],
      unfit: ['back says'],
      numbers: [],
    },
  },
]
