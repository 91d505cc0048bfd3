import { ASKED } from './asked.ts'
import type { Case } from './types.ts'
import { about, LED, MADE, WENT_DOWN } from './words.ts'

/** People in journalism, fundraising, software, data and IT support. */
export const TUNING_F_D_GAMMA_3: readonly Case[] = [
  {
    id: 'tuning-f-d-gamma-24',
    trade: 'event management',
    temper: "a colleague's share beside the own",
    category: 'achievements',
    current: true,
    question: ASKED.dayNow,
    answer:
      "I do the conference side of a hotel. Two hundred events a year, from breakfast meetings to a gala for 500. Repeat bookings are at 60%. I don't do weddings, my colleague has those, about 35 a summer.",
    expected: {
      lines: [
        {
          must: ['200', 'events', ['year', 'yearly', 'annually']],
          example:
            'Run the conference side of a hotel with two hundred events a year, from breakfast meetings to a gala for 500',
        },
        { must: [['repeat bookings', 'repeat'], '60%'], example: 'Repeat bookings at 60%' },
        {
          must: [['conference', 'conferences'], 'hotel'],
          example: 'Look after the conference side of a hotel',
          optional: true,
        },
        { must: ['gala', '500'], example: 'Gala for 500', optional: true },
      ],
      never: ['35', 'weddings', '235', '500 events', '200 guests', '60 events', 'over 200', '60% of events'],
      unfit: ['colleague'],
      numbers: ['200', '60%'],
    },
  },
  {
    id: 'tuning-f-d-gamma-25',
    trade: 'fundraising',
    temper: 'who knows',
    category: 'achievements',
    current: false,
    question: ASKED.proud,
    answer:
      'The gala. I sold 48 tables, and the auction made £73,500. The year before it was 51 thousand but they had a different auctioneer then, so who knows.',
    expected: {
      lines: [
        { must: [['sold', 'selling', 'sale'], '48', 'tables'], example: 'Sold 48 tables for the gala' },
        {
          must: [['auction', '£51,000'], '£73,500'],
          not: ['who knows', 'it was'],
          example: 'Auction made £73,500, after 51 thousand the year before',
        },
      ],
      never: ['^increased', '^raised the auction', '^grew', '22,500', '44%', '48 auctions', '48 guests', 'auctioneer'],
      unfit: ['who knows'],
      numbers: ['48', '£73,500'],
    },
  },
  {
    id: 'tuning-f-d-gamma-26',
    trade: 'journalism',
    temper: 'proud of one small number',
    category: 'achievements',
    current: false,
    question: ASKED.numbers,
    answer:
      'I was night editor. Checked roughly 90 stories a shift, wrote the headlines and the push alerts. In two years they had to run one correction on my watch. One.',
    expected: {
      lines: [
        {
          must: [['checked', 'edited', 'reviewed'], about('90'), 'stories', ['shift', 'night']],
          example: 'Checked roughly 90 stories a shift as night editor',
        },
        { must: [['wrote', 'writing'], 'headlines'], example: 'Wrote the headlines and the push alerts' },
        {
          must: ['correction*', '2 years', ['1', 'one', 'single']],
          not: ['they had', 'my watch'],
          example: 'Only one correction in two years',
        },
      ],
      never: ['90 headlines', 'over 90', 'no corrections', 'without corrections', '90 years', 'without a correction'],
      numbers: ['90', '2 years'],
    },
  },
  {
    id: 'tuning-f-d-gamma-27',
    trade: 'photojournalism',
    temper: 'second language, honest about the prize',
    category: 'achievements',
    current: true,
    question: ASKED.proud,
    answer:
      'I am freelance photojournalist, I published 60 reportages in newspapers of Spain and Argentina. My reportage about the fishermen was finalist of the Ortega y Gasset prize. Not won, finalist.',
    expected: {
      lines: [
        {
          must: [['published', 'publication', 'publishing'], '60', ['Spain', 'newspapers']],
          example: 'Published 60 photo reportages in newspapers in Spain and Argentina',
        },
        {
          must: [['finalist', 'shortlisted', 'final'], ['Ortega y Gasset']],
          not: ['not won'],
          example: 'Finalist of the Ortega y Gasset prize with a reportage about fishermen',
        },
      ],
      never: ['won the', '^won', 'winner', '^awarded', 'prize-winning', '60 newspapers', 'received the'],
      numbers: ['60'],
    },
  },
  {
    id: 'tuning-f-d-gamma-28',
    trade: 'fundraising',
    temper: 'missed target, still good',
    category: 'achievements',
    current: true,
    question: ASKED.proud,
    answer:
      'I started the monthly giving programme from zero. I wanted 500 donors by Christmas. It came to 380, which is 4,200 euros a month that the shelter can plan with.',
    expected: {
      lines: [
        {
          must: [MADE, 'giving', ['380', '€4,200']],
          not: ['I wanted', 'it came'],
          example:
            'Started a monthly giving programme from zero, with 380 donors who give 4,200 euros a month to the shelter',
        },
        { must: [MADE, 'giving'], example: 'Started the monthly giving programme from zero', optional: true },
        {
          must: ['380', 'donors'],
          not: ['I wanted', 'it came'],
          example: '380 donors by Christmas, bringing €4,200 a month',
          optional: true,
        },
        {
          must: ['€4,200', ['month', 'monthly']],
          not: ['it came', '^which'],
          example: 'Brought the shelter a plannable €4,200 a month',
          optional: true,
        },
      ],
      never: ['500', '380 euros', '380 a month', '4,200 donors', '120', '76%', '880', '€4,200 a year'],
      numbers: ['380', '€4,200'],
    },
  },
  {
    id: 'tuning-f-d-gamma-29',
    trade: 'back-end development',
    temper: 'plain project with an aftermath',
    category: 'projects',
    current: false,
    question: ASKED.projectResult,
    answer:
      'I split the payment module out of the monolith into its own service. Took me four months next to the normal tickets. Deploys of it went from every second week to daily, and in the eighteen months I was there afterwards it had two incidents.',
    expected: {
      lines: [
        {
          must: [
            ['split', 'extracted', 'separated', 'moved', 'splitting', 'extracting', 'turned', 'carved'],
            'payment',
          ],
          not: ['took me'],
          example: 'Split the payment module out of the monolith into its own service in four months',
        },
        {
          must: [['deploy*', 'releases'], 'daily'],
          not: ['deploys of it', 'deployments of it'],
          example: 'Deployments went from every second week to daily',
        },
        {
          must: [['2', 'two'], 'incidents', ['18', '18 months']],
          not: ['I was', 'it had'],
          example: 'Two incidents in eighteen months',
          optional: true,
        },
      ],
      never: ['18 incidents', '4 services', '2 months', '4 years', '2 services', '4 incidents', 'no incidents'],
      numbers: [],
    },
  },
  {
    id: 'tuning-f-d-gamma-30',
    trade: 'back-end development',
    temper: 'plain day',
    category: 'achievements',
    current: true,
    question: ASKED.dayNow,
    answer:
      "Backend, Kotlin. I pick up tickets, review code, and every Wednesday I run the architecture round for the three teams, 17 people. I'm also the one who answers when the customers' developers have trouble with the API.",
    expected: {
      lines: [
        {
          must: [[...LED, 'moderate', 'host', 'hold'], 'architecture', ['3', '17', 'teams']],
          example: 'Run the weekly architecture round for three teams with 17 people',
        },
        {
          must: [['API'], ['developers', 'customers', "customers'"]],
          not: ["I'm", 'the one who'],
          example: "Answer customers' developers who have trouble with the API",
        },
        { must: [['review'], 'code'], example: 'Pick up back-end tickets in Kotlin and review code' },
        {
          must: ['Kotlin', ['backend', 'back-end', 'back end']],
          example: 'Develop the backend in Kotlin',
          optional: true,
        },
        { must: ['tickets'], example: 'Pick up tickets', optional: true },
      ],
      never: ['17 teams', '51', 'led 17', 'manage 17', 'team of 17', '3 people', '17 tickets', '3 APIs', 'frontend'],
      numbers: ['17'],
    },
  },
  {
    id: 'tuning-f-d-gamma-31',
    trade: 'search engineering',
    temper: 'a refused wish, the own share and another',
    category: 'achievements',
    current: false,
    question: ASKED.hard,
    answer:
      "I wanted to rewrite the search but they never let me. So I tuned what was there: cut the index from 80 gigs to 35, and the average query went from 900 milliseconds to 250. My colleague's caching took off another 100, that's not counted in mine.",
    expected: {
      lines: [
        {
          must: ['index', ['80', '80GB'], ['35', '35GB'], WENT_DOWN],
          not: ['I wanted'],
          example: 'Cut the search index from 80 GB to 35',
        },
        {
          must: [
            ['query', 'queries'],
            ['900', '900ms'],
            ['250', '250ms'],
          ],
          not: ['I wanted'],
          example: 'Tuned the search, which brought the average query from 900 milliseconds to 250',
        },
        {
          must: [['tuned', 'tuning', 'optimised', 'optimized'], 'search'],
          example: 'Tuned the existing search',
          optional: true,
        },
      ],
      never: ['^rewrote', 'rewrote the search', 'rewriting', '150', '150 ms', '100', 'caching', '45', '650', '80%'],
      unfit: ['let me'],
      numbers: [['80', '80GB'], ['35', '35GB'], ['900', '900ms'], '250'],
    },
  },
  {
    id: 'tuning-f-d-gamma-32',
    trade: 'data science',
    temper: 'brief project',
    category: 'projects',
    current: true,
    question: ASKED.projectResult,
    answer:
      'The churn model, I built it in Python. It flags about 400 customers a month, and the call team keeps roughly one in five of them. Before that they were calling people at random.',
    expected: {
      lines: [
        {
          must: [MADE, ['churn model', 'churn'], ['Python', '400', '1 in 5', 'flags', 'flagging']],
          not: ['built it'],
          example:
            'Built a churn model in Python that flags about 400 customers a month, of whom the call team keeps roughly one in five',
        },
        {
          must: [about('400'), 'customers', ['month', 'monthly']],
          not: ['^it'],
          example: 'Model flags about 400 customers a month',
          optional: true,
        },
        {
          must: [['1 in 5', 'a fifth', '20%'], 'call team'],
          not: ['of them'],
          example: 'Call team keeps roughly one in five of the flagged customers',
          optional: true,
        },
      ],
      never: ['^kept', '80 customers', 'over 400', '400 a year', '5 customers', '400 calls', 'saved 400', '400 models'],
      numbers: ['400'],
    },
  },
  {
    id: 'tuning-f-d-gamma-33',
    trade: 'business intelligence',
    temper: 'second language, trust in numbers',
    category: 'achievements',
    current: true,
    question: ASKED.better,
    answer:
      'I make the dashboards in Power BI for the direction, 25 dashboards. The data was coming from 6 different systems and nobody was trusting. I have cleaned and joined it, and now the monthly report takes 1 day, before it was 5.',
    expected: {
      lines: [
        {
          must: [['Power BI'], 'dashboards', '25'],
          not: ['I make', 'for the direction'],
          example: 'Build dashboards in Power BI for the management, 25 in all',
        },
        {
          must: [
            ['cleaned', 'joined', 'merged', 'combined', 'cleaning', 'consolidated', 'unified', 'clean', 'integrated'],
            'data',
            '6',
          ],
          not: ['was coming', 'nobody', 'joined it'],
          example: 'Cleaned and joined data from 6 systems',
        },
        {
          must: ['report*', ['1', 'one', 'a day'], '5'],
          not: ['it was', 'now the'],
          example: 'Monthly report takes 1 day instead of 5',
        },
      ],
      never: ['6 dashboards', '25 systems', '4 days', '80%', '25 reports', '5 systems', '6 days', '^led', '25 days'],
      numbers: ['25', '6'],
    },
  },
  {
    id: 'tuning-f-d-gamma-34',
    trade: 'school IT support',
    temper: 'plain, shared load',
    category: 'achievements',
    current: true,
    question: ASKED.numbers,
    answer:
      'School district, 1,400 laptops, four of us. I do the imaging and the repairs. Last summer I reimaged 600 of them in three weeks with two interns.',
    expected: {
      lines: [
        {
          must: [['reimaged', 're-imaged', 'imaged'], '600', ['3 weeks', '2 interns', 'laptops']],
          not: ['of them'],
          example: 'Reimaged 600 laptops in three weeks with two interns last summer',
        },
        {
          must: [['imaging', 'image'], 'repair*'],
          not: ['four of us', 'I do'],
          example: 'Do the imaging and repairs of the laptops of a school district',
        },
        {
          must: ['1,400', 'laptops', ['4', 'team', 'school', 'district', 'part', 'with']],
          not: ['four of us'],
          example: 'Look after 1,400 laptops of a school district in a team of four',
          optional: true,
        },
      ],
      never: ['reimaged 1,400', '4 laptops', '2,000', '600 interns', '600 schools', '^led', '4 weeks', '2 weeks'],
      numbers: ['600', '3 weeks'],
    },
  },
  {
    id: 'tuning-f-d-gamma-35',
    trade: 'IT support',
    temper: 'grumpy pride',
    category: 'achievements',
    current: false,
    question: ASKED.proud,
    answer:
      'Nobody says thanks in IT. But I got rid of the password tickets. Self-service reset, I set it up over Christmas, and those calls went from about 50 a week to under ten.',
    expected: {
      lines: [
        {
          must: [MADE, 'self*', ['reset', 'password', 'passwords']],
          not: ['set it up', 'those calls', 'thanks'],
          example:
            'Set up a self-service password reset, which brought password calls from about 50 a week to under ten',
        },
        {
          must: [MADE, ['self-service', 'self service']],
          not: ['set it up'],
          example: 'Set up a self-service password reset over Christmas',
          optional: true,
        },
        {
          must: [['calls', 'tickets'], about('50'), ['under 10', 'fewer than 10', 'less than 10', 'below 10']],
          not: ['those calls', 'thanks'],
          example: 'Password calls from about 50 a week to under ten',
          optional: true,
        },
      ],
      never: ['80%', '40 a week', 'over 50', '50 a day', 'to 10', '10 weeks', '50 tickets a day', '50 passwords'],
      unfit: ['thanks'],
      numbers: ['50', '10'],
    },
  },
]
