import { ASKED } from './asked.ts'
import type { Case } from './types.ts'
import { about } from './words.ts'

/** Journalists and translators; skills and wishes of people at desks. */
export const TUNING_E_DESK_WORDS: readonly Case[] = [
  {
    id: 'tuning-e-desk-44',
    trade: 'local journalism',
    temper: 'range, reach, length',
    category: 'achievements',
    current: false,
    question: ASKED.proud,
    answer:
      'I covered the council and the courts for the local paper, two or three stories a day. The one on the landfill was read 140,000 times and the mayor had to answer for it. I worked on that for eight months.',
    expected: {
      lines: [
        {
          must: ['covered', 'council', 'courts'],
          not: ['I covered'],
          example: 'Covered the council and the courts for the local paper, two or three stories a day',
        },
        {
          must: ['landfill', '140,000'],
          not: ['the one on', 'for it'],
          example: 'Worked for eight months on a story about the landfill that was read 140,000 times',
        },
        {
          must: [['2 or 3', '2 to 3', '2-3'], 'stories', 'day'],
          example: 'Two or three stories a day',
          optional: true,
        },
        {
          must: ['8 months', ['landfill', 'story']],
          not: ['on that'],
          example: 'Worked on the landfill story for eight months',
          optional: true,
        },
      ],
      never: [
        '140,000 stories',
        '8 stories',
        '140,000 months',
        '^answered',
        '3 months',
        '8 courts',
        '5 stories',
        '140,000 a day',
      ],
      unfit: ['mayor'],
      numbers: ['3', '140,000', '8 months'],
    },
  },
  {
    id: 'tuning-e-desk-45',
    trade: 'data journalism',
    temper: 'prize won by four',
    category: 'achievements',
    current: false,
    question: ASKED.team,
    answer:
      'We won the regional press award in 2019, four of us. My part was the data, I went through 2,600 restaurant inspections.',
    expected: {
      lines: [
        {
          must: ['won', 'press award'],
          not: ['we won', 'of us'],
          example: 'Won the regional press award in 2019 in a team of four',
        },
        {
          must: [['went through', 'analysed', 'reviewed', 'checked', 'inspections'], '2,600', 'inspections'],
          not: ['I went', 'my part'],
          example: 'Went through 2,600 restaurant inspections',
        },
      ],
      never: [
        '2,600 awards',
        '4 awards',
        '4 inspections',
        '2,600 restaurants',
        '2019 inspections',
        '^led',
        'alone',
        '^inspected',
      ],
      numbers: ['2,600'],
    },
  },
  {
    id: 'tuning-e-desk-46',
    trade: 'translation',
    temper: 'pace and complaints',
    category: 'achievements',
    current: true,
    question: ASKED.numbers,
    answer:
      "German and Dutch into English, contracts mainly. I do about 2,500 words a day, on a good day 4,000. In the last five years I had three complaints, and two of those were the client's own typo.",
    expected: {
      lines: [
        {
          must: [about('2,500'), 'words', 'day'],
          not: ['I do', 'mainly'],
          example: 'Translate about 2,500 words a day, on a good day 4,000',
        },
        { must: ['4,000', ['day', 'words']], not: ['I do'], example: 'On a good day 4,000 words' },
        {
          must: ['german', 'dutch', 'english'],
          example: 'Translate contracts from German and Dutch into English',
        },
        {
          must: ['3', 'complaints', '5 years'],
          not: ['I had'],
          example: 'Only three complaints in five years',
          optional: true,
        },
      ],
      never: [
        '4,000 contracts',
        '3 years',
        '5 complaints',
        'over 2,500',
        '2,500 contracts',
        '1,500',
        '2 complaints',
        '4,000 complaints',
      ],
      unfit: ['typo'],
      numbers: ['2,500', '4,000'],
    },
  },
  {
    id: 'tuning-e-desk-47',
    trade: 'bookkeeping',
    temper: 'tools with a wish',
    category: 'skills',
    current: true,
    question: ASKED.skills,
    answer:
      "DATEV, that's the main thing. Excel with pivot tables and lookups, SAP FI a bit at the last place. No VBA, I'd like to learn it.",
    expected: {
      lines: [
        { must: ['DATEV'], example: 'DATEV' },
        { must: ['Excel'], example: 'Excel (pivot tables, lookups)' },
        { must: ['SAP FI'], example: 'SAP FI (basic)' },
        { must: ['pivot tables'], example: 'Pivot tables', optional: true },
        { must: ['lookups'], example: 'Lookups', optional: true },
      ],
      never: ['VBA', 'expert', 'HANA'],
      unfit: ['main thing'],
      numbers: [],
    },
  },
  {
    id: 'tuning-e-desk-48',
    trade: 'business development',
    temper: 'levels and a joke',
    category: 'skills',
    current: true,
    question: ASKED.skills,
    answer:
      'I know Salesforce inside out, HubSpot okay. Cold calling. I speak English and Polish, and enough Czech to order beer and close a deal.',
    expected: {
      lines: [
        { must: ['Salesforce'], not: ['I know'], example: 'Salesforce' },
        { must: ['HubSpot'], not: ['okay'], example: 'HubSpot' },
        { must: ['cold calling'], example: 'Cold calling' },
        { must: ['English'], not: ['I speak'], example: 'English' },
        { must: ['Polish'], not: ['I speak'], example: 'Polish' },
        { must: ['Czech'], not: ['beer', 'enough'], example: 'Czech (basic)' },
      ],
      never: ['fluent Czech', 'native', 'Pipedrive'],
      unfit: ['beer', 'order beer'],
      numbers: [],
    },
  },
  {
    id: 'tuning-e-desk-49',
    trade: 'online marketing',
    temper: 'a this-rather-than-that',
    category: 'skills',
    current: true,
    question: ASKED.skills,
    answer:
      "Google Ads, Meta ads, the usual. Canva rather than Photoshop, Photoshop I can't really do. SEO for about four years.",
    expected: {
      lines: [
        { must: ['Google Ads'], example: 'Google Ads' },
        { must: [['Meta ads', 'Meta']], example: 'Meta Ads' },
        { must: ['Canva'], not: ['rather'], example: 'Canva' },
        { must: ['SEO'], example: 'SEO (about four years)' },
      ],
      never: ['Photoshop', 'Illustrator', '5 years'],
      unfit: ['the usual'],
      numbers: [],
    },
  },
  {
    id: 'tuning-e-desk-50',
    trade: 'executive assistance',
    temper: 'trainings and tools',
    category: 'skills',
    current: true,
    question: ASKED.learned,
    answer:
      "I've been trained in minute taking and I did a course on travel management. Outlook, Teams, Concur for expenses. Shorthand, would you believe it.",
    expected: {
      lines: [
        { must: [['minute taking', 'minute-taking', 'minutes']], not: ['I have', "I've"], example: 'Minute taking' },
        { must: ['travel management'], not: ['I did'], example: 'Travel management' },
        { must: ['Outlook'], example: 'Outlook' },
        { must: ['Teams'], example: 'Teams' },
        { must: ['Concur'], example: 'Concur (expenses)' },
        { must: ['shorthand'], not: ['believe'], example: 'Shorthand' },
      ],
      never: ['certified', 'degree', 'diploma'],
      unfit: ['believe it'],
      numbers: [],
    },
  },
  {
    id: 'tuning-e-desk-51',
    trade: 'paralegal',
    temper: 'databases and an old training',
    category: 'skills',
    current: true,
    question: ASKED.skills,
    answer:
      "Legal research in Westlaw and Lexis. Drafting witness statements. I was taught e-disclosure with Relativity but that's six years ago.",
    expected: {
      lines: [
        { must: ['legal research'], example: 'Legal research (Westlaw, Lexis)' },
        { must: [['witness statements', 'witness statement']], example: 'Drafting witness statements' },
        { must: ['e-disclosure'], not: ['I was', 'ago'], example: 'E-disclosure' },
        { must: ['Relativity'], not: ['I was', 'ago'], example: 'Relativity' },
        { must: ['Westlaw'], example: 'Westlaw', optional: true },
        { must: ['Lexis'], example: 'Lexis', optional: true },
      ],
      never: [
        '6 years of',
        'solicitor',
        'expert',
        '6 years experience',
        'relativity (6 years)',
        'e-disclosure (6 years)',
      ],
      numbers: [],
    },
  },
  {
    id: 'tuning-e-desk-52',
    trade: 'legal translation',
    temper: 'levels of languages',
    category: 'skills',
    current: true,
    question: ASKED.skills,
    answer:
      'Trados every day, MemoQ when the agency wants it. Subtitling. My French is native, my Italian good, Spanish only for reading.',
    expected: {
      lines: [
        { must: ['Trados'], not: ['every day'], example: 'Trados' },
        { must: ['MemoQ'], not: ['agency'], example: 'MemoQ' },
        { must: ['subtitling'], example: 'Subtitling' },
        { must: ['French'], not: ['my'], example: 'French (native)' },
        { must: ['Italian'], not: ['my'], example: 'Italian (good)' },
        { must: ['Spanish'], not: ['my'], example: 'Spanish (reading only)' },
      ],
      never: [
        'native Italian',
        'fluent Spanish',
        'Italian (native)',
        'Spanish (native)',
        'Spanish (good)',
        'Portuguese',
      ],
      numbers: [],
    },
  },
  {
    id: 'tuning-e-desk-53',
    trade: 'human resources',
    temper: 'goal with bounds',
    category: 'career_goals',
    current: true,
    question: ASKED.goals,
    answer:
      "I'd like to lead an HR team, not more than ten people or so. Somewhere that makes things. I'm doing my coaching certificate at the moment, it finishes in May.",
    expected: {
      lines: [
        {
          must: [['lead', 'leading'], 'HR team', ['like', 'want*', 'aim*', 'hop*', 'seek*', 'looking', 'goal']],
          not: ["I'd", 'or so'],
          example: 'Wants to lead an HR team of up to about ten people at a company that makes things.',
        },
        {
          must: [
            'coaching',
            'certificate',
            ['doing', 'working', 'pursuing', 'currently', 'studying', 'taking', 'completing'],
          ],
          not: ["I'm", 'my coaching'],
          example: 'Currently doing a coaching certificate.',
          optional: true,
        },
      ],
      never: ['led', '^leads', '^lead ', '10 years', 'certified', '^managed', 'led a team', 'more than 10', 'holds'],
      numbers: [],
    },
  },
  {
    id: 'tuning-e-desk-54',
    trade: 'fundraising',
    temper: 'value with a light end',
    category: 'values',
    current: true,
    question: ASKED.values,
    answer:
      'That people can trust what I say. If a donor asks where the money went I want to be able to show them, to the pound. And a bit of humour in the office.',
    expected: {
      lines: [
        {
          must: [
            ['trust', 'money', 'honest*', 'transparen*'],
            ['people', 'donor', 'donors', 'say', 'says', 'said'],
          ],
          not: ['I want', 'I say'],
          example:
            'Wants people to be able to trust what is said, and donors to see where the money went, to the pound.',
        },
        {
          must: ['humour', ['value*', 'want*', 'appreciate*']],
          not: ['a bit'],
          example: 'Values humour in the office.',
          optional: true,
        },
        { must: ['humour', 'office'], example: 'Humour in the office.', optional: true },
      ],
      never: ['years', '1 pound', 'raised', '^donor asks'],
      numbers: [],
    },
  },
  {
    id: 'tuning-e-desk-55',
    trade: 'customer support',
    temper: 'what they say of me',
    category: 'values',
    current: true,
    question: ASKED.others,
    answer:
      "They say I'm calm. When the phones go mad on a Monday they come to me because I sort it by what hurts most. I don't forget birthdays either.",
    expected: {
      lines: [
        { must: [['calm', 'calmness']], not: ["I'm", 'they say'], example: 'Calm when the phones are busy.' },
        {
          must: [
            ['sort*', 'priorit*'],
            ['hurts', 'urgent', 'urgency', 'most'],
          ],
          not: ['sort it', 'I sort', 'they come'],
          example: 'Sorts calls by what hurts most when it is busy.',
          optional: true,
        },
        {
          must: ['birthdays', ['never', 'not', 'remember*']],
          not: ["I don't"],
          example: 'Remembers birthdays.',
          optional: true,
        },
      ],
      never: ['^forgets', '^mad', 'award', '^forget'],
      numbers: [],
    },
  },
  {
    id: 'tuning-e-desk-56',
    trade: 'retail banking',
    temper: 'change of field after years',
    category: 'career_goals',
    current: true,
    question: ASKED.goals,
    answer:
      'After twelve years in branches I want to move into compliance. I already do the money laundering checks for our region. No more selling, please.',
    expected: {
      lines: [
        {
          must: [['compliance'], ['want*', 'aim*', 'seek*', 'looking', 'hop*', 'goal', 'like']],
          not: ['I want'],
          example: 'Wants to move into compliance after twelve years in branches.',
        },
        {
          must: ['money laundering', ['checks', 'check']],
          not: ['our', 'I already'],
          example: 'Already does the money laundering checks for the region.',
        },
      ],
      never: ['12 years in compliance', '12 years of compliance', '^compliance officer', 'selling', 'launders'],
      numbers: ['12'],
    },
  },
]
