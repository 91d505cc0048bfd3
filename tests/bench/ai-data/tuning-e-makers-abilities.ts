import { ASKED } from './asked.ts'
import type { Case } from './types.ts'

/** What makers know, want and hold dear. */
export const TUNING_E_MAKERS_ABILITIES: readonly Case[] = [
  {
    id: 'tuning-e-makers-43',
    trade: 'backend',
    temper: 'years and limits',
    category: 'skills',
    current: true,
    question: ASKED.skills,
    answer:
      "Java and Spring Boot mostly, eight years of that. Kafka. Some Go lately. Docker and Kubernetes as a user, I don't run clusters.",
    expected: {
      lines: [
        { must: ['Java'], example: 'Java' },
        { must: ['Spring Boot'], example: 'Spring Boot' },
        { must: ['Kafka'], example: 'Kafka' },
        { must: ['Go'], not: ['lately'], example: 'Go (basic)' },
        { must: ['Docker'], example: 'Docker' },
        { must: ['Kubernetes'], example: 'Kubernetes' },
      ],
      never: ['clusters', 'expert', '8 years of Kafka', 'administration', 'JavaScript'],
      numbers: [],
    },
  },
  {
    id: 'tuning-e-makers-44',
    trade: 'graphic design',
    temper: 'the usual three',
    category: 'skills',
    current: true,
    question: ASKED.skills,
    answer:
      'InDesign, Illustrator, Photoshop, the usual three. Figma for two years or so. After Effects only the basics.',
    expected: {
      lines: [
        { must: ['InDesign'], example: 'InDesign' },
        { must: ['Illustrator'], example: 'Illustrator' },
        { must: ['Photoshop'], example: 'Photoshop' },
        { must: ['Figma'], not: ['or so'], example: 'Figma' },
        { must: ['After Effects'], not: ['only'], example: 'After Effects (basic)' },
      ],
      never: ['expert', 'Premiere', 'advanced', 'three', 'usual'],
      numbers: [],
    },
  },
  {
    id: 'tuning-e-makers-45',
    trade: 'molecular biology',
    temper: 'joke in the list',
    category: 'skills',
    current: true,
    question: ASKED.skills,
    answer:
      'PCR, ELISA, cell culture, pipetting until my thumb hurts. I use GraphPad for the statistics and we have LabWare as LIMS.',
    expected: {
      lines: [
        { must: ['PCR'], example: 'PCR' },
        { must: ['ELISA'], example: 'ELISA' },
        { must: ['cell culture'], example: 'Cell culture' },
        { must: ['pipetting'], not: ['thumb', 'until'], example: 'Pipetting', optional: true },
        { must: ['GraphPad'], not: ['I use'], example: 'GraphPad' },
        { must: [['LabWare', 'LIMS']], not: ['we have'], example: 'LabWare (LIMS)' },
        { must: ['statistics'], not: ['I use'], example: 'Statistics', optional: true },
      ],
      never: ['expert', 'surgery', 'CRISPR'],
      unfit: ['thumb', 'hurts'],
      numbers: [],
    },
  },
  {
    id: 'tuning-e-makers-46',
    trade: 'civil engineering',
    temper: 'with a not yet',
    category: 'skills',
    current: true,
    question: ASKED.skills,
    answer:
      'AutoCAD Civil 3D every day, Revit when I have to. I know the Eurocodes, mainly 2 and 7. No BIM certificate yet.',
    expected: {
      lines: [
        { must: [['AutoCAD', 'Civil 3D']], not: ['every day'], example: 'AutoCAD Civil 3D' },
        { must: ['Revit'], not: ['I have'], example: 'Revit' },
        {
          must: [['Eurocodes', 'Eurocode', 'Eurocode 2', 'Eurocode 7']],
          not: ['I know'],
          example: 'Eurocodes 2 and 7',
        },
      ],
      never: ['BIM', 'certificate', 'certified', 'expert'],
      numbers: [],
    },
  },
  {
    id: 'tuning-e-makers-47',
    trade: 'studio sound',
    temper: 'things and doings',
    category: 'skills',
    current: true,
    question: ASKED.skills,
    answer:
      'Pro Tools and Reaper. Microphone placement for drums, live mixing on Yamaha and Midas desks. And I solder my own cables.',
    expected: {
      lines: [
        { must: ['Pro Tools'], example: 'Pro Tools' },
        { must: ['Reaper'], example: 'Reaper' },
        { must: [['microphone placement', 'miking']], example: 'Microphone placement for drums' },
        { must: ['mixing'], example: 'Live mixing on Yamaha and Midas desks' },
        { must: [['solder', 'soldering']], not: ['I solder', 'my'], example: 'Soldering cables' },
        { must: [['Yamaha', 'Midas']], not: ['I'], example: 'Midas desks', optional: true },
      ],
      never: ['Logic', 'expert', 'drumming'],
      numbers: [],
    },
  },
  {
    id: 'tuning-e-makers-48',
    trade: 'cloud operations',
    temper: 'courses and one going on',
    category: 'skills',
    current: true,
    question: ASKED.learned,
    answer:
      "I did my AWS Solutions Architect in 2022 and the ITIL foundation course before that. Right now I'm learning Terraform.",
    expected: {
      lines: [
        { must: ['AWS Solutions Architect'], not: ['my', 'I did'], example: 'AWS Solutions Architect (2022)' },
        { must: ['ITIL'], not: ['before that', 'I did'], example: 'ITIL Foundation' },
        { must: ['Terraform'], not: ["I'm", 'right now'], example: 'Terraform (learning)', optional: true },
      ],
      never: ['Azure', 'expert', 'ITIL expert', 'ITIL 2022', 'Terraform 2022'],
      numbers: [],
    },
  },
  {
    id: 'tuning-e-makers-49',
    trade: 'second level support',
    temper: 'clear aim',
    category: 'career_goals',
    current: true,
    question: ASKED.goals,
    answer:
      "I'd like to move from support into security. I've done four years of second level support and I'm doing the Security+ at the moment.",
    expected: {
      lines: [
        {
          must: [
            'security',
            ['move', 'moving', 'seek*', 'goal', 'aim*', 'looking', 'want*', 'would like', 'hop*', 'interested'],
          ],
          not: ["I'd", "I've"],
          example: 'Looking to move from support into security.',
        },
        {
          must: ['4 years', ['second level support', 'second-level support']],
          not: ["I've", "I'm"],
          example: 'Four years of second-level support.',
        },
        { must: ['Security+'], not: ["I'm"], example: 'Currently doing the Security+.', optional: true },
      ],
      never: ['security engineer', 'certified', 'holds', '4 years of security', '^security analyst'],
      numbers: ['4 years'],
    },
  },
  {
    id: 'tuning-e-makers-50',
    trade: 'front-end development',
    temper: 'a principle',
    category: 'values',
    current: true,
    question: ASKED.values,
    answer: "That things are finished properly. I'd rather ship three features that work than ten that half work.",
    expected: {
      lines: [
        {
          must: [
            ['ship', 'ships', 'shipping', 'features'],
            ['work', 'finished', 'properly'],
          ],
          not: ["I'd"],
          example: 'Rather ships three features that work than ten that half work.',
        },
        { must: ['finished properly'], not: ["I'd"], example: 'Values things finished properly.', optional: true },
      ],
      never: ['shipped', '13', 'shipped 10', '^ship 10', 'years'],
      numbers: [],
    },
  },
  {
    id: 'tuning-e-makers-51',
    trade: 'instrument service',
    temper: 'what others say',
    category: 'values',
    current: true,
    question: ASKED.others,
    answer:
      'People come to me when an instrument is acting up. They say I explain things without making them feel stupid.',
    expected: {
      lines: [
        {
          must: [['explain', 'explains', 'explaining', 'explanations']],
          not: ['I explain', 'me'],
          example: 'Valued for explaining things without making others feel stupid.',
        },
        {
          must: ['instrument'],
          not: ['me'],
          example: 'Asked when an instrument is acting up.',
          optional: true,
        },
      ],
      never: ['is stupid', 'taught', 'years', '^acting'],
      numbers: [],
    },
  },
  {
    id: 'tuning-e-makers-52',
    trade: 'interior architecture',
    temper: 'a plan in steps',
    category: 'career_goals',
    current: true,
    question: ASKED.goals,
    answer:
      'In five years I want to run my own studio, small, three or four people. Until then I want to learn how to price and how to talk to clients.',
    expected: {
      lines: [
        {
          must: [
            'studio',
            ['run', 'running', 'own'],
            ['want*', 'aim*', 'goal', 'plan*', 'hop*', 'seek*', 'looking', 'would like'],
          ],
          not: ['I want', 'my own'],
          example: 'Aiming to run a small studio of three or four people in five years.',
        },
        {
          must: [
            ['learn', 'learning'],
            ['price', 'pricing', 'clients'],
          ],
          not: ['I want'],
          example: 'Wants to learn pricing and talking to clients.',
        },
      ],
      never: ['runs', '^run', 'ran', '5 years of', 'ran a studio', 'managed'],
      numbers: [],
    },
  },
]
