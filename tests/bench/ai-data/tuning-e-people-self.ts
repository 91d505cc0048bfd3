import { ASKED } from './asked.ts'
import type { Case } from './types.ts'

/** Those of nursing, schools and offices on what they can, want and hold dear. */
export const TUNING_E_PEOPLE_SELF: readonly Case[] = [
  {
    id: 'tuning-e-people-48',
    trade: 'nursing',
    temper: 'not yet trained',
    category: 'skills',
    current: true,
    question: ASKED.skills,
    answer: "Taking blood, cannulas, catheters, wound care. I work with SystmOne. I'm not trained for IV chemo yet.",
    expected: {
      lines: [
        { must: [['blood', 'phlebotomy']], example: 'Taking blood' },
        { must: [['cannula*']], example: 'Cannulas' },
        { must: ['catheter*'], example: 'Catheters' },
        { must: ['wound'], example: 'Wound care' },
        { must: ['SystmOne'], example: 'SystmOne' },
      ],
      never: ['chemo', 'IV', 'yet'],
      numbers: [],
    },
  },
  {
    id: 'tuning-e-people-49',
    trade: 'school office',
    temper: 'tools and a language',
    category: 'skills',
    current: true,
    question: ASKED.skills,
    answer:
      'SIMS and Excel, and Word obviously. First aid certificate, renewed last year. I speak Polish with the parents.',
    expected: {
      lines: [
        { must: ['SIMS'], example: 'SIMS' },
        { must: ['Excel'], example: 'Excel' },
        { must: ['Word'], example: 'Word' },
        { must: ['first aid'], example: 'First aid certificate' },
        { must: ['Polish'], example: 'Polish' },
      ],
      never: ['parents', 'Russian'],
      unfit: ['obviously'],
      numbers: [],
    },
  },
  {
    id: 'tuning-e-people-50',
    trade: 'library',
    temper: 'courses',
    category: 'skills',
    current: true,
    question: ASKED.learned,
    answer:
      'I learned cataloguing with RDA and did a course in Koha. Storytelling too, that was a two-day workshop. Next year they want to send me on an archive course.',
    expected: {
      lines: [
        { must: [['catalogu*', 'RDA']], example: 'Cataloguing (RDA)' },
        { must: ['Koha'], example: 'Koha' },
        { must: ['storytelling'], example: 'Storytelling' },
        { must: ['RDA'], example: 'RDA', optional: true },
      ],
      never: ['archive', 'archiving', 'next year'],
      numbers: [],
    },
  },
  {
    id: 'tuning-e-people-51',
    trade: 'fire brigade',
    temper: 'licences',
    category: 'skills',
    current: true,
    question: ASKED.learned,
    answer:
      "Lorry licence, breathing apparatus, the chainsaw course. And I learned basic life support, 60 hours. No diving, I can't stand water.",
    expected: {
      lines: [
        { must: ['lorry'], example: 'Lorry licence' },
        { must: ['breathing apparatus'], example: 'Breathing apparatus' },
        { must: ['chainsaw'], example: 'Chainsaw course' },
        { must: ['life support'], example: 'Basic life support (60 hours)' },
      ],
      never: ['diving', 'water'],
      numbers: [],
    },
  },
  {
    id: 'tuning-e-people-52',
    trade: 'sport coaching',
    temper: 'a little of something',
    category: 'skills',
    current: true,
    question: ASKED.skills,
    answer:
      "I've got the B licence and lifeguard bronze. Video analysis with Hudl. A bit of Spanish because of the kids from Spain.",
    expected: {
      lines: [
        { must: ['B licence'], example: 'B licence' },
        { must: ['lifeguard'], example: 'Lifeguard bronze' },
        { must: ['video analysis'], example: 'Video analysis' },
        { must: ['Hudl'], example: 'Hudl' },
        { must: ['Spanish'], example: 'Spanish (basic)', optional: true },
      ],
      never: ['fluent', 'A licence', 'kids'],
      numbers: [],
    },
  },
  {
    id: 'tuning-e-people-53',
    trade: 'pharmacy',
    temper: 'a list in a sentence',
    category: 'skills',
    current: true,
    question: ASKED.skills,
    answer:
      'I can do inhaler training, blood pressure checks and flu jabs. The software is PharmOutcomes, and I speak Turkish at home.',
    expected: {
      lines: [
        { must: ['inhaler'], example: 'Inhaler training' },
        { must: ['blood pressure'], example: 'Blood pressure checks' },
        { must: ['flu', ['jabs', 'vaccin*']], example: 'Flu jabs' },
        { must: ['PharmOutcomes'], example: 'PharmOutcomes' },
        { must: ['Turkish'], example: 'Turkish' },
      ],
      never: ['German', 'home', 'pharmacist'],
      numbers: [],
    },
  },
  {
    id: 'tuning-e-people-54',
    trade: 'midwifery',
    temper: 'a plain wish',
    category: 'career_goals',
    current: true,
    question: ASKED.goals,
    answer:
      "I'd like to lead a birth centre one day, a small one, six or seven midwives. First I want to finish the master's in Leeds, I've got one year left.",
    expected: {
      lines: [
        {
          must: ['birth centre', ['lead', 'leading', 'run']],
          not: ["I'd"],
          example: 'Looking to lead a small birth centre one day.',
        },
        {
          must: [
            ["master's", 'masters'],
            ['finish*', 'complet*', 'one year', 'want*', 'aim*'],
          ],
          not: ['I want'],
          example: "Wants to finish the master's in Leeds first.",
        },
      ],
      never: ['^led', 'led a birth', '6 centres', 'finished the', '7 years', 'years of experience'],
      numbers: [],
    },
  },
  {
    id: 'tuning-e-people-55',
    trade: 'police',
    temper: 'a change of side',
    category: 'career_goals',
    current: true,
    question: ASKED.goals,
    answer:
      "After sixteen years of shifts I want regular hours, to be honest. Crime prevention, going into schools, talking to old people about phone scams. That's what I'm good at.",
    expected: {
      lines: [
        {
          must: [['prevention', 'schools', 'regular hours', 'scams']],
          not: ['to be honest', "I'm"],
          example: 'Wants to work in crime prevention, in schools and with older people.',
        },
        { must: ['16 years'], example: 'Sixteen years of shift work.', optional: true },
      ],
      never: ['16 schools', 'was a victim', '^regular'],
      unfit: ['old people', 'to be honest'],
      numbers: [],
    },
  },
  {
    id: 'tuning-e-people-56',
    trade: 'care home',
    temper: 'values',
    category: 'values',
    current: true,
    question: ASKED.values,
    answer:
      'That nobody is rushed. If Mrs Olsen needs twenty minutes for her cardigan she gets twenty minutes. And that we laugh, at least once a day.',
    expected: {
      lines: [
        { must: [['rush*', 'hurr*']], example: 'Makes sure that nobody is rushed.' },
        { must: ['laugh*'], example: 'Wants to laugh at least once a day.', optional: true },
      ],
      never: ['20 residents', '20 cardigans', 'rushed people'],
      unfit: ['Olsen', 'cardigan'],
      numbers: [],
    },
  },
  {
    id: 'tuning-e-people-57',
    trade: 'kindergarten',
    temper: 'what others say',
    category: 'values',
    current: true,
    question: ASKED.others,
    answer:
      "The parents say I'm calm, even when twenty kids are shouting. And my colleagues come to me when something has to be explained to the office, because I write clearly.",
    expected: {
      lines: [
        { must: ['calm'], example: 'Valued by parents for staying calm.' },
        {
          must: [['clearly', 'clear', 'writing', 'explain*']],
          example: 'Asked by colleagues to explain things to the office for clear writing.',
        },
      ],
      never: ['20 parents', '20 colleagues', 'award', '^shout*'],
      numbers: [],
    },
  },
]
