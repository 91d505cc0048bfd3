import { ASKED } from './asked.ts'
import type { Case } from './types.ts'
import { about, LED, MADE, TRAINED } from './words.ts'

/** What people of care, schools and public service can, want and hold dear, and their day and projects. */
export const TUNING_F_D_BETA_4: readonly Case[] = [
  {
    id: 'tuning-f-d-beta-36',
    trade: 'public library',
    temper: 'quiet',
    category: 'achievements',
    current: false,
    question: ASKED.day,
    answer:
      'Issue desk, shelving, and the interlibrary loans, those were mine, 40 or so a week. On Tuesdays I showed older people how to use a smartphone, always with tea. I never liked the shouting after school but one gets used to it.',
    expected: {
      lines: [
        {
          must: [
            ['interlibrary loans', 'inter-library loans', 'interlibrary loan'],
            [...about('40'), '40 or so'],
          ],
          not: ['those were', 'were mine'],
          example: 'Handled about 40 interlibrary loans a week',
        },
        {
          must: [
            ['older people', 'seniors', 'elderly', 'older adults'],
            ['smartphone', 'smartphones'],
            [...TRAINED, 'helped', 'how to'],
          ],
          example: 'Showed older people how to use a smartphone on Tuesdays',
        },
        { must: [['desk', 'shelving']], not: ['those were'], example: 'Worked at the issue desk and did the shelving' },
      ],
      never: ['40 people', '40 older', '40 smartphones', '40 a day', '^shouted', 'over 40'],
      unfit: ['shouting', 'never liked'],
      numbers: ['40'],
    },
  },
  {
    id: 'tuning-f-d-beta-37',
    trade: 'intensive care nursing',
    temper: 'list with a limit',
    category: 'skills',
    current: true,
    question: ASKED.skills,
    answer:
      "Ventilators, arterial lines, dialysis machines, the Prismaflex to be exact. Charting in MetaVision. ECMO I've only watched.",
    expected: {
      lines: [
        { must: [['ventilator*', 'ventilation']], example: 'Ventilators' },
        { must: ['arterial'], example: 'Arterial lines' },
        { must: [['dialysis', 'Prismaflex']], example: 'Dialysis machines (Prismaflex)' },
        { must: ['MetaVision'], example: 'MetaVision' },
        { must: ['charting'], example: 'Charting', optional: true },
      ],
      never: ['ECMO', 'watched'],
      unfit: ['to be exact'],
      numbers: [],
    },
  },
  {
    id: 'tuning-f-d-beta-38',
    trade: 'dental assistance',
    temper: 'second-language English',
    category: 'skills',
    current: true,
    question: ASKED.learned,
    answer:
      'I have the paper for X-ray and for hygiene. I learn also the digital impression with iTero scanner. I speak Romanian, Italian, and German B2.',
    expected: {
      lines: [
        { must: [['X-ray', 'X-rays', 'radiography']], not: ['the paper'], example: 'X-ray certificate' },
        { must: ['hygiene'], not: ['the paper'], example: 'Hygiene certificate' },
        {
          must: [['iTero', 'digital impression', 'digital impressions']],
          example: 'Digital impressions with the iTero scanner',
        },
        { must: ['Romanian'], example: 'Romanian' },
        { must: ['Italian'], example: 'Italian' },
        { must: ['German'], example: 'German (B2)' },
      ],
      never: ['Romanian B2', 'Romanian (B2)', 'Italian B2', 'Italian (B2)', 'fluent', 'native', 'dentist'],
      numbers: [],
    },
  },
  {
    id: 'tuning-f-d-beta-39',
    trade: 'teaching',
    temper: 'chatty list',
    category: 'skills',
    current: true,
    question: ASKED.skills,
    answer:
      'Well, Moodle every day, GeoGebra for the maths, and I make little videos with OBS. The school wants us all on Teams, fine, I use that too. What I really should learn is Python.',
    expected: {
      lines: [
        { must: ['Moodle'], example: 'Moodle' },
        { must: ['GeoGebra'], example: 'GeoGebra' },
        { must: ['OBS'], example: 'OBS' },
        { must: ['Teams'], example: 'Teams' },
        { must: [['video', 'videos']], example: 'Making videos', optional: true },
        { must: [['maths', 'mathematics']], example: 'Maths', optional: true },
      ],
      never: ['Python'],
      unfit: ['fine'],
      numbers: [],
    },
  },
  {
    id: 'tuning-f-d-beta-40',
    trade: 'police',
    temper: 'terse',
    category: 'skills',
    current: true,
    question: ASKED.learned,
    answer:
      'Motorbike licence. Accident reconstruction, a six-week course. First responder. Sign language, beginner. I was down for negotiator training but that got cancelled.',
    expected: {
      lines: [
        { must: [['motorbike', 'motorcycle']], example: 'Motorbike licence' },
        { must: ['accident reconstruction'], example: 'Accident reconstruction (six-week course)' },
        { must: ['first responder'], example: 'First responder' },
        { must: ['sign language'], not: ['fluent', 'advanced'], example: 'Sign language (beginner)' },
      ],
      never: ['negotiat*', 'fluent', 'cancelled', '6 years', 'car licence'],
      numbers: [],
    },
  },
  {
    id: 'tuning-f-d-beta-41',
    trade: 'fundraising',
    temper: 'dictated without punctuation',
    category: 'skills',
    current: true,
    question: ASKED.skills,
    answer:
      'raisers edge for the donors mailchimp for the newsletter canva a bit of salesforce from my last job and grant writing thats my strong side',
    expected: {
      lines: [
        { must: [["Raiser's Edge", 'Raisers Edge', 'Raiser’s Edge']], not: ['mailchimp'], example: "Raiser's Edge" },
        { must: ['Mailchimp'], not: ['canva'], example: 'Mailchimp' },
        { must: ['Canva'], not: ['a bit of', 'mailchimp'], example: 'Canva' },
        { must: ['grant writing'], example: 'Grant writing' },
        { must: ['Salesforce'], not: ['canva'], example: 'Salesforce (basic)', optional: true },
      ],
      never: ['expert', 'HubSpot', 'Salesforce expert'],
      numbers: [],
    },
  },
  {
    id: 'tuning-f-d-beta-42',
    trade: 'social work',
    temper: 'denies and knows',
    category: 'skills',
    current: true,
    question: ASKED.learned,
    answer:
      "Motivational interviewing, I've done both modules. De-escalation every year. Mosaic for the case notes. Systemic therapy, no, that's Jonas, I'm not trained in it. French, from my year in Lyon.",
    expected: {
      lines: [
        { must: ['motivational interviewing'], example: 'Motivational interviewing' },
        { must: [['de-escalation', 'deescalation']], example: 'De-escalation' },
        { must: ['Mosaic'], example: 'Mosaic' },
        { must: ['French'], example: 'French' },
        { must: ['case notes'], example: 'Case notes', optional: true },
      ],
      never: ['systemic', 'therapy', 'therapist', 'native'],
      unfit: ['Jonas'],
      numbers: [],
    },
  },
  {
    id: 'tuning-f-d-beta-43',
    trade: 'care assistance',
    temper: 'hopeful',
    category: 'career_goals',
    current: true,
    question: ASKED.goals,
    answer:
      "I want to do the three-year nursing training. I've been a care assistant for five years now and I keep asking the nurses why. Dementia is what interests me most.",
    expected: {
      lines: [
        {
          must: [
            ['nursing training', 'nursing', 'nurse'],
            ['want*', 'look*', 'aim*', 'plan*', 'seek*', 'hop*', 'goal', 'next', 'keen', 'aspir*', 'would like'],
          ],
          not: ['qualified nurse'],
          example: 'Care assistant of five years who wants to do the three-year nursing training.',
        },
        {
          must: ['dementia', ['interest*', 'focus', 'especially', 'most', 'particular*']],
          example: 'Most interested in dementia.',
        },
        {
          must: ['5 years', ['care assistant', 'experience', 'care']],
          example: 'Care assistant for five years.',
          optional: true,
        },
      ],
      never: ['registered nurse', '3 years of experience', 'nurse for 5', '8 years', '5 years of nursing'],
      numbers: [],
    },
  },
  {
    id: 'tuning-f-d-beta-44',
    trade: 'university teaching',
    temper: 'wary',
    category: 'career_goals',
    current: true,
    question: ASKED.goals,
    answer:
      "Not a professorship, I've seen what that does to people. Something between science and schools. I'd like to run a student laboratory where classes come for a day and do real experiments.",
    expected: {
      lines: [
        {
          must: [
            ['student laboratory', 'student lab', 'laboratory'],
            ['run*', 'lead*', 'manag*', 'build*', 'head*', 'direct*'],
          ],
          example: 'Looking to run a student laboratory where school classes do real experiments.',
        },
        {
          must: ['science', 'school*'],
          not: ['something'],
          example: 'Looking for work between science and schools.',
        },
      ],
      never: ['^professor', 'years of', 'ran a student', 'seeking a professorship'],
      unfit: ['what that does'],
      numbers: [],
    },
  },
  {
    id: 'tuning-f-d-beta-45',
    trade: 'fire brigade',
    temper: 'few words',
    category: 'values',
    current: true,
    question: ASKED.values,
    answer:
      "That everyone comes home. You check your kit, you check your mate's kit, and you don't play the hero. And afterwards you talk about what went wrong, openly, no matter the rank.",
    expected: {
      lines: [
        {
          must: [
            ['home', 'safe', 'safety', 'kit', 'hero', 'heroics'],
            ['everyone', 'every', 'check*', 'all', 'crew', 'safety', 'team', 'home', 'colleagues'],
          ],
          not: ['your'],
          example: 'Puts first that everyone comes home: checks own and colleagues’ kit and leaves out heroics.',
        },
        {
          must: [
            ['what went wrong', 'mistakes', 'errors', 'openly', 'debrief*', 'open'],
            ['rank', 'openly', 'open', 'talk*', 'honest*'],
          ],
          not: ['you talk', 'afterwards you'],
          example: 'Believes in talking openly about what went wrong, whatever the rank.',
        },
      ],
      never: ['^hero', 'years', 'award', 'is a hero', 'saved'],
      unfit: ['you check'],
      numbers: [],
    },
  },
  {
    id: 'tuning-f-d-beta-46',
    trade: 'library',
    temper: 'second-language English',
    category: 'values',
    current: true,
    question: ASKED.others,
    answer:
      'My chief says that I find every book also when the people know only the colour. And I stay friendly with difficult ones, this is not so easy but I can.',
    expected: {
      lines: [
        {
          must: ['friendl*', ['difficult', 'demanding', 'challenging']],
          not: ['this is', 'difficult ones'],
          example: 'Stays friendly with difficult visitors.',
        },
        {
          must: ['book*', ['find*', 'found'], ['colour', 'color', 'only', 'every']],
          not: ['the people'],
          example: 'Known for finding every book, even when people only know the colour.',
        },
      ],
      never: ['^difficult', 'years', 'not friendly', 'award'],
      unfit: ['chief'],
      numbers: [],
    },
  },
  {
    id: 'tuning-f-d-beta-47',
    trade: 'hospital',
    temper: 'project with own part',
    category: 'projects',
    current: false,
    question: ASKED.project,
    answer:
      'Electronic drug charts, the whole hospital, 14 wards. I was the nurse on the project, one day a week for a year and a half. I trained 230 colleagues and tested every release on our ward first. The IT people did the rest.',
    expected: {
      lines: [
        {
          must: ['230', ['trained', 'taught', 'training', 'coached'], ['colleagues', 'nurses', 'staff']],
          not: ['230 nurses'],
          example: 'Trained 230 colleagues in electronic drug charts',
        },
        { must: ['tested', 'release*'], example: 'Tested every release on one ward first' },
        {
          must: [
            'nurse',
            ['project', 'electronic', 'drug charts'],
            ['14', 'day a week', '1 day', '1.5', 'year and a half', '18 months', 'project'],
          ],
          example: 'Nurse on the project for electronic drug charts on 14 wards, one day a week for a year and a half',
        },
        { must: ['drug charts', '14', 'wards'], example: 'Electronic drug charts for 14 wards', optional: true },
      ],
      never: ['230 wards', '14 colleagues', '^led', '^developed', '^programmed', '14 nurses', '^managed'],
      numbers: ['230', '14'],
    },
  },
  {
    id: 'tuning-f-d-beta-48',
    trade: 'city library',
    temper: 'corrects a number',
    category: 'projects',
    current: false,
    question: ASKED.projectResult,
    answer:
      'The library of things. Drills, sewing machines, a projector, people borrow them like books. I began with 40 items that the neighbours gave, sorry, 45. In the first year there were 610 loans, and the town gave me 4,000 euros to go on.',
    expected: {
      lines: [
        {
          must: [
            'library of things',
            [...MADE, 'began', 'beginning', 'opened', 'founded', 'initiated'],
            ['45', 'items', 'drills', 'borrow', '610'],
          ],
          not: ['borrow them'],
          example: 'Started a library of things with 45 items given by neighbours',
        },
        {
          must: ['610', 'loans', ['first year', '1st year', 'year one', 'year', '12 months']],
          example: '610 loans in the first year of the library of things',
        },
        {
          must: ['€4,000', ['town', 'council', 'funding', 'grant', 'received', 'city']],
          example: 'Received 4,000 euros from the town to go on',
        },
        { must: ['45', 'items'], example: 'Began with 45 items that neighbours gave', optional: true },
      ],
      never: ['40 items', '40', '610 items', '610 books', '$4,000', '45 neighbours', '£4,000', '45 loans'],
      unfit: ['sorry'],
      numbers: ['45', '610', '€4,000'],
    },
  },
  {
    id: 'tuning-f-d-beta-49',
    trade: 'charity',
    temper: 'run together, two roles',
    category: 'projects',
    current: false,
    question: ASKED.project,
    answer:
      'A winter night bus for rough sleepers, and I did the volunteers, so finding them, the evening training, the rota. We had 52 by February and about a third stayed on after. The director handled the money, £38,000 from the lottery, I had nothing to do with that.',
    expected: {
      lines: [
        {
          must: ['52', 'volunteers'],
          example: 'Built up a team of 52 volunteers by February for a winter night bus for rough sleepers',
        },
        {
          must: ['volunteers', ['rota', 'training', 'recruit*', 'found', 'trained', 'finding', ...LED]],
          example: 'Recruited and trained volunteers for a winter night bus and made the rota',
        },
        {
          must: [
            [...about('a third'), 'third', '1/3'],
            ['stayed', 'stay', 'remained', 'retained', 'continued'],
          ],
          example: 'About a third of the volunteers stayed on after the winter',
          optional: true,
        },
      ],
      never: ['£38,000', '^raised', 'lottery', '52 rough', 'director', '17 volunteers', '$38,000'],
      numbers: ['52'],
    },
  },
]
