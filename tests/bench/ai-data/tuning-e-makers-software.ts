import { ASKED } from './asked.ts'
import type { Case } from './types.ts'
import { about, MADE, REPAIRED, TRAINED } from './words.ts'

/** People who write, test, run and guard software, as they talk about it. */
export const TUNING_E_MAKERS_SOFTWARE: readonly Case[] = [
  {
    id: 'tuning-e-makers-1',
    trade: 'backend',
    temper: 'story with a close',
    category: 'achievements',
    current: false,
    question: ASKED.hard,
    answer:
      'The order service was timing out every Friday evening when the traffic doubled. I dug through the slow query log, found two missing indexes and an N+1 in the basket code. After I fixed those the p95 went from 2.4 seconds to about 300 milliseconds. Nobody has touched it since.',
    expected: {
      lines: [
        {
          must: [['found', ...REPAIRED], ['indexes', 'N+1', 'those'], '2.4', about('300')],
          not: ['I dug', 'after I', 'nobody'],
          example:
            'Found two missing indexes and an N+1 query in the slow query log and fixed them; p95 from 2.4 seconds to about 300 milliseconds',
        },
        {
          must: [['found', ...REPAIRED], 'indexes'],
          not: ['I dug', 'after I', 'nobody'],
          example: 'Dug through the slow query log, found two missing indexes and an N+1 in the basket code',
          optional: true,
        },
        {
          must: ['p95', '2.4', about('300')],
          not: ['after I', 'nobody'],
          example: 'P95 from 2.4 seconds to about 300 milliseconds',
          optional: true,
        },
      ],
      never: ['^led', 'doubled traffic', '2 services', '87%', '^timing', '^doubled', '2.4 milliseconds'],
      unfit: ['nobody has touched'],
      numbers: ['2', '2.4', '300'],
    },
  },
  {
    id: 'tuning-e-makers-2',
    trade: 'frontend',
    temper: 'chatty start, others at the end',
    category: 'achievements',
    current: false,
    question: ASKED.proud,
    answer:
      'Probably the accessibility stuff. We had 214 open issues from the audit and I closed 180 of them in one quarter, the rest went to the design team.',
    expected: {
      lines: [
        {
          must: ['closed', '180', ['issues', 'accessibility', '214']],
          not: ['we had', 'I closed', 'them', 'the rest'],
          example: 'Closed 180 of 214 open accessibility issues from an audit in one quarter',
        },
      ],
      never: ['closed 214', '34', '84%', '^led', 'all issues'],
      unfit: ['stuff'],
      numbers: ['180'],
    },
  },
  {
    id: 'tuning-e-makers-3',
    trade: 'mobile apps',
    temper: 'modest, inexact before',
    category: 'achievements',
    current: true,
    question: ASKED.better,
    answer:
      "I do the Android side. Crash-free sessions were at 97 point something when I joined, we're at 99.6 now. A lot of it was just boring null checks, and I moved the login off the old SDK.",
    expected: {
      lines: [
        {
          must: ['crash-free', '99.6'],
          not: ['I joined', "we're", 'point something'],
          example: 'Crash-free sessions at 99.6, up from 97',
        },
        { must: ['moved', 'login', 'SDK'], not: ['I moved', 'boring'], example: 'Moved the login off the old SDK' },
        {
          must: ['Android'],
          not: ['boring', 'I do', 'SDK', 'a lot of'],
          example: 'Work on the Android side',
          optional: true,
        },
      ],
      never: ['^led', '2.6', 'iOS', 'alone'],
      unfit: ['boring'],
      numbers: ['99.6'],
    },
  },
  {
    id: 'tuning-e-makers-4',
    trade: 'operations',
    temper: 'terse, then a deed',
    category: 'achievements',
    current: true,
    question: ASKED.dayNow,
    answer:
      'On call one week in four. I look after around 60 Linux servers with one other guy, patching, backups, certificates. Last year I put all the certificates on auto renewal and since then not one has expired.',
    expected: {
      lines: [
        {
          must: [
            ['look after', 'looking after', 'looked after', 'manage', 'maintain', 'administer'],
            about('60'),
            'Linux',
            'servers',
          ],
          not: ['I look', 'guy', 'I put'],
          example: 'Look after around 60 Linux servers with one colleague: patching, backups, certificates',
        },
        {
          must: ['certificates', ['auto renewal', 'auto-renewal', 'automatic renewal']],
          not: ['I put'],
          example: 'Put all certificates on auto renewal; none has expired since',
        },
        {
          must: ['on call', ['1 week in 4', 'one in 4', 'every 4th week']],
          example: 'On call one week in four',
          optional: true,
        },
        {
          must: [['certificates', 'certificate'], ['not one', 'none', 'no'], 'expired'],
          not: ['I put'],
          example: 'Not one certificate has expired since',
          optional: true,
        },
      ],
      never: ['expired last year', '60 certificates', '^led', '60 weeks', 'alone', '4 servers', 'over 60'],
      unfit: ['guy'],
      numbers: ['60'],
    },
  },
  {
    id: 'tuning-e-makers-5',
    trade: 'software testing',
    temper: 'then and now',
    category: 'achievements',
    current: true,
    question: ASKED.better,
    answer:
      'When I started everything was tested by hand, a regression run took four of us three days. I automated the first 350 cases in Playwright, now it runs overnight. I still do exploratory testing before each release.',
    expected: {
      lines: [
        {
          must: ['automated', '350', 'Playwright'],
          not: ['I automated', 'four of us', 'when I'],
          example:
            'Automated the first 350 regression cases in Playwright; the run now takes one night instead of three days',
        },
        {
          must: [
            ['regression run', 'regression'],
            ['3 days', 'overnight'],
          ],
          not: ['of us', 'when I', 'I automated'],
          example: 'Regression run overnight instead of three days by hand',
          optional: true,
        },
        {
          must: ['exploratory testing', 'release'],
          not: ['I still'],
          example: 'Do exploratory testing before each release',
          optional: true,
        },
      ],
      never: ['350 days', '350 releases', '4 days', '^led', '3 nights', '350 testers'],
      numbers: ['350'],
    },
  },
  {
    id: 'tuning-e-makers-6',
    trade: 'business data',
    temper: 'mess, then order',
    category: 'achievements',
    current: false,
    question: ASKED.proud,
    answer:
      'The sales report was eleven Excel files that somebody glued together every Monday. I moved it to dbt and Looker, took me six weeks, and about 70 people use the dashboard now.',
    expected: {
      lines: [
        {
          must: ['moved', ['sales report', 'report'], 'dbt', 'Looker'],
          not: ['took me', 'I moved', 'moved it', 'glued'],
          example:
            'Moved the sales report from eleven Excel files to dbt and Looker in six weeks; about 70 people use the dashboard',
        },
        {
          must: [about('70'), 'people', 'dashboard'],
          not: ['I moved', 'took me'],
          example: 'Dashboard used by about 70 people',
          optional: true,
        },
        {
          must: ['sales report', '11', 'Excel'],
          not: ['I moved', 'took me', 'glued', 'somebody'],
          example: 'Sales report in eleven Excel files before',
          optional: true,
        },
      ],
      never: ['70 files', '11 people', '^led', '^glued', '70 weeks', '11 weeks', 'over 70'],
      unfit: ['glued'],
      numbers: ['70'],
    },
  },
  {
    id: 'tuning-e-makers-7',
    trade: 'IT security',
    temper: 'numbers in short sentences',
    category: 'achievements',
    current: true,
    question: ASKED.numbers,
    answer:
      'We run phishing tests twice a year. First one I did, 31 percent clicked. I changed the training to five minute videos and the last one was 6 percent.',
    expected: {
      lines: [
        {
          must: ['changed', 'training', 'videos'],
          not: ['I changed', 'first one', 'one I did', 'the last one'],
          example: 'Changed the training to five-minute videos; share of clicks in phishing tests from 31% to 6%',
        },
        {
          must: [['phishing', 'clicked', 'click'], '31%', '6%'],
          not: ['one I did', 'the last one'],
          example: '31% clicked in the first phishing test, 6% in the last',
          optional: true,
        },
        {
          must: ['phishing', ['2x', 'twice', '2 times']],
          not: ['we run', 'one I did'],
          example: 'Run phishing tests twice a year',
          optional: true,
        },
      ],
      never: ['^reached', '25%', '31 minutes', '6 minutes', '^clicked', '^led', '6 videos'],
      numbers: ['31%', '6%'],
    },
  },
  {
    id: 'tuning-e-makers-8',
    trade: 'senior developer',
    temper: 'proud of another',
    category: 'achievements',
    current: true,
    question: ASKED.dayNow,
    answer:
      'I mentor two juniors and review something like ten pull requests a week. One of them got promoted in March which made me really happy.',
    expected: {
      lines: [
        {
          must: [['mentor', 'mentoring', ...TRAINED], '2', ['juniors', 'junior developers']],
          not: ['made me', 'I mentor', 'happy'],
          example: 'Mentor two juniors and review about ten pull requests a week',
        },
        {
          must: [['review', 'reviewing'], '10', 'pull requests'],
          not: ['I review', 'happy'],
          example: 'Review about ten pull requests a week',
          optional: true,
        },
        {
          must: [
            ['promoted', 'promotion'],
            ['junior', 'juniors', 'mentee'],
          ],
          not: ['of them', 'happy', 'made me'],
          example: 'One of the juniors promoted in March',
          optional: true,
        },
      ],
      never: ['^promoted', '^got promoted', '10 juniors', '2 pull requests', '^led', '12'],
      unfit: ['happy'],
      numbers: ['2', '10'],
    },
  },
  {
    id: 'tuning-e-makers-9',
    trade: 'data engineering',
    temper: 'number in its own sentence',
    category: 'achievements',
    current: false,
    question: ASKED.proud,
    answer:
      'Our cloud bill was out of hand. 48k a month. Turned out half of it was test clusters nobody switched off at night, so I wrote a scheduler that does it and the bill dropped to 29k. My manager showed it to the whole department.',
    expected: {
      lines: [
        {
          must: [['wrote', ...MADE], 'scheduler', ['29k', '48k']],
          not: ['I wrote', 'does it', 'turned out', 'our'],
          example:
            'Wrote a scheduler that switches off test clusters at night, which cut the cloud bill from 48k to 29k a month',
        },
        {
          must: [['wrote', ...MADE], 'scheduler'],
          not: ['I wrote', 'turned out', 'our'],
          example: 'Wrote a scheduler that switches off test clusters at night',
          optional: true,
        },
        {
          must: ['bill', '29k'],
          not: ['I wrote', 'turned out', 'our'],
          example: 'Cloud bill from 48k to 29k a month',
          optional: true,
        },
        {
          must: ['bill', '48k'],
          not: ['I wrote', 'turned out', 'our'],
          example: 'Cloud bill of 48k a month',
          optional: true,
        },
      ],
      never: ['19k', '40%', 'half the bill', '^showed', 'by half', '$48k', '29k clusters', '50%'],
      unfit: ['out of hand', 'my manager'],
      numbers: ['29k'],
    },
  },
  {
    id: 'tuning-e-makers-10',
    trade: 'computer science student',
    temper: 'honest about limits',
    category: 'projects',
    current: false,
    question: ASKED.projectResult,
    answer:
      'For my bachelor thesis I built an app that recognises birds by their song. It knows 40 species and gets it right in 83 percent of the cases, on my test set at least. 1,200 people installed it.',
    expected: {
      lines: [
        {
          must: [['built', ...MADE], 'app', 'birds'],
          not: ['I built', 'my'],
          example: 'Built an app for the bachelor thesis that recognises birds by their song',
        },
        { must: ['40', 'species'], not: ['I built', 'my', 'it right'], example: 'Knows 40 species', optional: true },
        { must: ['83%'], not: ['I built', 'my'], example: 'Right in 83% of the cases on the test set', optional: true },
        {
          must: [['1,200'], ['people', 'users', 'installs', 'installations']],
          not: ['I built', 'installed it'],
          example: 'Installed by 1,200 people',
          optional: true,
        },
      ],
      never: ['1,200 species', '1,200 birds', '40%', '83 species', '40 birds', '^led', '40 cases'],
      numbers: ['40', '83%', '1,200'],
    },
  },
  {
    id: 'tuning-e-makers-11',
    trade: 'backend',
    temper: 'denied, then own part',
    category: 'achievements',
    current: false,
    question: ASKED.team,
    answer:
      "I didn't do the migration itself, that was the platform team. What I did was write the 90 contract tests that told us whether the new one behaves like the old one. They found 14 differences before go live.",
    expected: {
      lines: [
        {
          must: [['wrote', 'writing', ...MADE], '90', 'contract tests'],
          not: ['I did', 'told us', 'they found'],
          example: 'Wrote 90 contract tests that found 14 differences before go-live',
        },
        {
          must: ['14', 'differences'],
          not: ['I did', 'they found'],
          example: '14 differences found before go-live',
          optional: true,
        },
      ],
      never: ['^migrat*', '90 differences', '14 tests', '^led', '^did the migration', 'platform team found'],
      numbers: ['90', '14'],
    },
  },
]
