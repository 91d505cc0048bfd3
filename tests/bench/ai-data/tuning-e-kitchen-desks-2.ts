import { ASKED } from './asked.ts'
import type { Case } from './types.ts'

/** Call centres, hairdressers, skills, wishes and projects, as people talk. */
export const TUNING_E_KITCHEN_DESKS_2: readonly Case[] = [
  {
    id: 'tuning-e-kitchen-50',
    trade: 'hotel reception',
    temper: 'skills with languages',
    category: 'skills',
    current: true,
    question: ASKED.skills,
    answer:
      "Opera, I've used it for six years now, and Fidelio before that. English and Spanish fluently and enough Italian to check someone in.",
    expected: {
      lines: [
        { must: ['Opera'], example: 'Opera (6 years)' },
        { must: ['Fidelio'], example: 'Fidelio' },
        { must: ['English'], example: 'English (fluent)' },
        { must: ['Spanish'], example: 'Spanish (fluent)' },
        { must: ['Italian'], not: ['fluent', 'fluently'], example: 'Italian (basic)', optional: true },
      ],
      never: ['Italian (fluent)', 'fluent Italian', 'French', 'German'],
      numbers: [],
    },
  },
  {
    id: 'tuning-e-kitchen-51',
    trade: 'lorry driver',
    temper: 'skills, licences',
    category: 'skills',
    current: true,
    question: ASKED.learned,
    answer:
      "I've got the C and CE licence and ADR for tanks. Securing loads, digital tachograph, a bit of welding from my father. No crane.",
    expected: {
      lines: [
        { must: [['CE']], example: 'C and CE licence' },
        { must: ['ADR'], example: 'ADR for tanks' },
        { must: [['load securing', 'securing loads', 'loads', 'securing']], example: 'Load securing' },
        { must: [['tachograph']], example: 'Digital tachograph' },
        { must: ['welding'], not: ['father'], example: 'Welding (basic)', optional: true },
      ],
      never: ['crane'],
      unfit: ['father'],
      numbers: [],
    },
  },
  {
    id: 'tuning-e-kitchen-52',
    trade: 'customer service',
    temper: 'skills with a rate',
    category: 'skills',
    current: true,
    question: ASKED.skills,
    answer:
      'Zendesk, and before that Salesforce. I type 70 words a minute. Arabic is my mother tongue and my French is okay.',
    expected: {
      lines: [
        { must: ['Zendesk'], example: 'Zendesk' },
        { must: ['Salesforce'], example: 'Salesforce' },
        { must: ['Arabic'], not: ['my'], example: 'Arabic (mother tongue)' },
        { must: ['French'], not: ['fluent', 'my'], example: 'French', optional: true },
        {
          must: [['typing', 'type', 'types'], '70'],
          not: ['I type'],
          example: 'Typing (70 words a minute)',
          optional: true,
        },
      ],
      never: ['French (fluent)', 'English', 'fluent French'],
      numbers: ['70'],
    },
  },
  {
    id: 'tuning-e-kitchen-53',
    trade: 'industrial cleaning',
    temper: 'skills, machines',
    category: 'skills',
    current: true,
    question: ASKED.learned,
    answer:
      'Floor machines, single disc and the ride-on one. Window cleaning with the pole up to 15 metres. We get the chemicals training every year and I did the first aid course too.',
    expected: {
      lines: [
        { must: [['floor machines', 'floor machine']], example: 'Floor machines' },
        { must: [['single disc', 'single-disc', 'ride-on']], example: 'Single disc and ride-on machines' },
        { must: [['window cleaning', 'windows']], example: 'Window cleaning with the pole up to 15 metres' },
        { must: [['chemicals', 'chemical']], not: ['we get'], example: 'Chemicals training', optional: true },
        { must: [['first aid']], not: ['I did'], example: 'First aid course' },
        { must: [['ride-on', 'ride on']], example: 'Ride-on machine', optional: true },
      ],
      never: ['15 machines', '15 years'],
      numbers: [],
    },
  },
  {
    id: 'tuning-e-kitchen-54',
    trade: 'bus driver',
    temper: 'goals',
    category: 'career_goals',
    current: true,
    question: ASKED.goals,
    answer:
      "I've been driving for eight years and I'd like to become a driving instructor in the company, or work in the control room. Something with people but fewer nights.",
    expected: {
      lines: [
        {
          must: [
            ['driving instructor', 'instructor'],
            ['becom*', 'aim*', 'want*', 'like', 'look*', 'hop*', 'seek*', 'would'],
          ],
          example: 'Aims to become a driving instructor or to work in the control room.',
        },
        { must: [['8 years']], example: 'Bus driver with eight years of experience.', optional: true },
        {
          must: [['control room'], ['aim*', 'want*', 'like', 'look*', 'hop*', 'seek*', 'would']],
          example: 'Aims to work in the control room.',
          optional: true,
        },
        {
          must: [['people'], ['nights', 'night']],
          example: 'Looking for work with people and fewer nights.',
          optional: true,
        },
      ],
      never: ['^driving instructor', 'instructor with', '8 nights', 'experienced instructor'],
      numbers: ['8 years'],
    },
  },
  {
    id: 'tuning-e-kitchen-55',
    trade: 'furniture shop',
    temper: 'values',
    category: 'values',
    current: true,
    question: ASKED.values,
    answer:
      "That you treat everybody the same, whether they buy a sofa or a candle. And being on time, I can't stand it when shifts start late.",
    expected: {
      lines: [
        {
          must: [['treat*'], ['everybody', 'everyone', 'all'], ['same', 'equal*', 'alike']],
          not: ["can't stand"],
          example: 'Treats everybody the same, whether they buy a sofa or a candle.',
        },
        { must: [['on time', 'punctual*']], not: ["can't stand"], example: 'Values being on time.' },
      ],
      never: ['^late', 'starts late', 'shifts late'],
      unfit: ["can't stand"],
      numbers: [],
    },
  },
  {
    id: 'tuning-e-kitchen-56',
    trade: 'cook',
    temper: 'goals',
    category: 'career_goals',
    current: true,
    question: ASKED.goals,
    answer:
      "I want to be sous chef in two years. I've done four years on the line now and last year they let me write the lunch menu.",
    expected: {
      lines: [
        {
          must: [['sous chef'], ['want*', 'aim*', 'look*', 'becom*', 'goal', 'hop*', 'seek*']],
          example: 'Aims to become sous chef in two years.',
        },
        { must: [['4 years']], example: 'Four years of experience on the line.', optional: true },
        { must: [['lunch menu']], not: ['they let'], example: 'Wrote the lunch menu last year.', optional: true },
      ],
      never: ['^sous chef with', 'experienced sous chef', '4 menus', '2 years of experience', 'sous chef for'],
      numbers: ['4 years'],
    },
  },
  {
    id: 'tuning-e-kitchen-57',
    trade: 'hotel concierge',
    temper: 'valued for',
    category: 'values',
    current: true,
    question: ASKED.others,
    answer:
      'Guests say I remember them. One couple has come back nine times and always asks for me. Colleagues would say I stay calm when the lobby is full.',
    expected: {
      lines: [
        { must: [['remember*'], ['guests', 'them', 'guest']], not: ['remembers them'], example: 'Remembers guests.' },
        { must: ['calm', ['lobby', 'full']], example: 'Stays calm when the lobby is full.' },
        {
          must: [['9'], ['couple', 'back']],
          not: ['asks for me'],
          example: 'One couple has come back nine times and always asks for the same concierge.',
          optional: true,
        },
      ],
      never: ['9 couples', '9 guests', 'couple stays', '^forgets'],
      numbers: [],
    },
  },
  {
    id: 'tuning-e-kitchen-58',
    trade: 'hotel',
    temper: 'project, renovation',
    category: 'projects',
    current: false,
    question: ASKED.project,
    answer:
      'We renovated 60 rooms while the hotel stayed open. I coordinated which floors were closed and moved the guests, and in four months we only refunded three of them.',
    expected: {
      lines: [
        {
          must: [['coordinated'], 'floors'],
          not: ['I coordinated', 'we renovated'],
          example: 'Coordinated which floors were closed and moved the guests during the renovation of 60 rooms',
        },
        {
          must: ['60', 'rooms'],
          not: ['we renovated'],
          example: 'Helped renovate 60 rooms while the hotel stayed open',
        },
        {
          must: [['refunded', 'refunds', 'refund'], '3', ['4 months', 'guests']],
          not: ['we only'],
          example: 'Only three guests refunded in four months',
        },
      ],
      never: [
        '60 guests',
        '3 rooms',
        '4 rooms',
        '60 floors',
        '3 months',
        '^renovated 60 rooms alone',
        '3 floors',
        '4 guests',
        'refunded 60',
      ],
      numbers: ['60', '3', '4 months'],
    },
  },
]
