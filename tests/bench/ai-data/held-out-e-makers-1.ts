import { ASKED } from './asked.ts'
import type { Case } from './types.ts'

/** People who write, test, run and guard software, and those who read its data. */
export const HELD_OUT_E_MAKERS_1: readonly Case[] = [
  {
    id: 'held-out-e-makers-1',
    trade: 'backend development',
    temper: 'result before deed',
    category: 'achievements',
    current: false,
    question: ASKED.proud,
    answer:
      "Checkout failures dropped to under one percent, they'd been around six. What I did was rewrite the retry code for the card provider, took me three weeks, and I put every failed payment on a screen so the finance girls could see it.",
    expected: {
      lines: [
        {
          must: [['failures', 'failure', 'failed checkouts'], ['6', '6%'], '1%'],
          example: 'Checkout failures dropped from around 6% to under 1%',
        },
        { must: ['retry'], example: 'Rewrote the retry code for the card provider in three weeks' },
        {
          must: [
            ['failed payment', 'failed payments'],
            ['screen', 'dashboard', 'display*', 'visible'],
          ],
          example: 'Put every failed payment on a screen for finance',
        },
        { must: ['card provider'], example: 'Rewrote code for the card provider', optional: true },
        { must: ['1%', ['failures', 'failure']], example: 'Checkout failures under 1%', optional: true },
      ],
      never: ['6 weeks', '3 payments', 'over 1%', '3%', '6 payments', 'by 6%', 'below 6%', 'for 6 providers'],
      unfit: ['girls'],
      numbers: [['6', '6%'], '1%'],
    },
  },
  {
    id: 'held-out-e-makers-2',
    trade: 'frontend development',
    temper: "says 'we', doubts the cause",
    category: 'achievements',
    current: false,
    question: ASKED.team,
    answer:
      'We rebuilt the whole booking form, five of us, I did the calendar and the error texts mostly. The drop-outs went from 58 percent to 41. Whether that was us or the summer sale, no idea, nobody ever measured it properly.',
    expected: {
      lines: [
        {
          must: ['booking form', ['rebuil*', 'rework*', 'relaunch*', 'team', '5']],
          example: 'Rebuilt the whole booking form in a team of five',
        },
        { must: ['calendar', ['error texts', 'error*']], example: 'Did the calendar and most of the error texts' },
        {
          must: [
            ['drop-out*', 'dropout*', 'drop out*'],
            ['58', '58%'],
            ['41', '41%'],
          ],
          example: 'Drop-outs in the booking form went from 58% to 41%',
          optional: true,
        },
        { must: ['calendar'], example: 'Built the calendar of the booking form', optional: true },
        { must: ['error texts'], example: 'Wrote most of the error texts', optional: true },
      ],
      never: ['^reduced', '^cut', '^lowered', '^decreased', 'by 41%', '5 forms', '^led', 'single-handed*', 'led 5'],
      others: ['^led', 'single-handed*', 'led 5'],
      unfit: ['no idea'],
      numbers: [],
    },
  },
  {
    id: 'held-out-e-makers-3',
    trade: 'manual testing',
    temper: 'a denial that is praise',
    category: 'achievements',
    current: true,
    question: ASKED.better,
    answer:
      "I test the till software before it goes out to the shops, about 40 checks by hand on each version. Not one rollback since I've been doing the last check, and that's fourteen versions now. Before, they had to pull one back every couple of months.",
    expected: {
      lines: [
        {
          must: [['till', 'software', 'version', 'release'], ['40']],
          example: 'Test till software before it goes out to shops, with about 40 manual checks on each version',
        },
        { must: [['rollback', 'rollbacks', 'rolled back'], '14'], example: 'No rollback in fourteen versions' },
        { must: ['till'], example: 'Test till software before it goes out to the shops', optional: true },
        { must: [['last check', 'final check']], example: 'Do the last check before release', optional: true },
        {
          must: [
            ['rollback', 'rollbacks'],
            ['couple of months', 'since'],
          ],
          example: 'No rollback since taking over the last check; before, there was one every couple of months',
          optional: true,
        },
      ],
      never: [
        '14 rollbacks',
        '40 versions',
        '40 shops',
        '14 shops',
        '14 checks',
        '^rolled back',
        '^pulled',
        'automated',
      ],
      others: ['^rolled back', '^pulled'],
      numbers: ['40', '14'],
    },
  },
  {
    id: 'held-out-e-makers-4',
    trade: 'test automation',
    temper: 'before and after, a colleague with a part',
    category: 'achievements',
    current: false,
    question: ASKED.numbers,
    answer:
      "The nightly run took nine hours when I came, so if something broke at three you'd find out at lunch. I split it over six machines and threw out two hundred dead tests, and it was down to an hour and forty. My teammate Lukas did the cloud part.",
    expected: {
      lines: [
        {
          must: [
            ['9 hours', '9'],
            ['40', '100 minutes'],
          ],
          example: 'Nightly test run went from nine hours to an hour and forty minutes',
        },
        { must: ['6', 'machines'], example: 'Split the nightly run over six machines' },
        { must: ['200', 'tests'], example: 'Threw out 200 dead tests' },
        {
          must: ['machines', ['split', 'distribut*', 'spread']],
          example: 'Split the run over machines',
          optional: true,
        },
        { must: [['dead tests', 'unused tests', 'obsolete tests']], example: 'Removed dead tests', optional: true },
      ],
      never: [
        '200 machines',
        '6 tests',
        '6 hours',
        '40 hours',
        '9 machines',
        '3 hours',
        '^migrated',
        '^moved',
        '^set up the cloud',
      ],
      others: ['^migrated', '^moved', '^set up the cloud'],
      unfit: ['Lukas', 'lunch'],
      numbers: ['9', '6', '200'],
    },
  },
  {
    id: 'held-out-e-makers-5',
    trade: 'data analysis',
    temper: 'hedger with hearsay',
    category: 'achievements',
    current: true,
    question: ASKED.proud,
    answer:
      "I guess the churn list, if that counts. Every Monday I pull together the customers who look like they might leave, usually sixty or so, and the account people ring them. They reckon they save one in five but that's their counting, not mine, and I haven't checked it.",
    expected: {
      lines: [
        {
          must: [['churn', 'leave', 'leaving'], ['60']],
          example: 'Pull together a list every Monday of about 60 customers who might leave, for the account team',
        },
        { must: [['churn', 'leave', 'leaving']], example: 'Compile a weekly churn list', optional: true },
        {
          must: [
            ['1 in 5', '1 of 5', '20%'],
            ['reckon*', 'estimate*', 'according', 'their own'],
          ],
          example: 'Account team estimates that one in five of those customers is saved',
          optional: true,
        },
      ],
      never: ['^saved', '^save', '^ring', '^rang', '^call', '^called', '^retained', '^retain', 'reduced churn', '60%'],
      others: ['^saved', '^save', '^ring', '^rang', '^call', '^called', '^retained', '^retain'],
      unfit: ['if that counts'],
      numbers: ['60'],
    },
  },
  {
    id: 'held-out-e-makers-6',
    trade: 'data analysis',
    temper: "a figure of the employer's, honest about misses",
    category: 'achievements',
    current: false,
    question: ASKED.numbers,
    answer:
      "The hospital group had 9,000 beds, that's not mine obviously. Mine was the waiting time report, four emergency departments, every day at six it was there. I missed it twice in three years, both times the database was down.",
    expected: {
      lines: [
        {
          must: [
            ['waiting time', 'waiting times'],
            ['4', 'emergency'],
          ],
          example: 'Produced a daily waiting time report for four emergency departments',
        },
        {
          must: ['3 years', ['2', 'twice', 'miss*', 'report', 'delivered']],
          example: 'Missed the daily report only twice in three years, both times because the database was down',
        },
        { must: [['waiting time', 'waiting times']], example: 'Produced the waiting time report', optional: true },
        { must: ['9,000', 'beds'], example: 'Hospital group with 9,000 beds', optional: true },
      ],
      never: [
        '^managed 9,000',
        '9,000 reports',
        '9,000 patients',
        '4 years',
        '6 departments',
        '3 departments',
        'never missed',
        'reduced waiting',
        'shortened waiting',
        '4 hospitals',
      ],
      numbers: ['4', '3 years'],
    },
  },
  {
    id: 'held-out-e-makers-7',
    trade: 'system administration',
    temper: 'blamed and bitter',
    category: 'achievements',
    current: false,
    question: ASKED.hard,
    answer:
      "Everyone blamed me when the mail died, it was the provider's cable that somebody dug up. I set up a mobile router in twenty minutes so the phones and the till worked, and then I sat on the line with the provider until half past nine. Mail was back the next morning. Not even a thank you.",
    expected: {
      lines: [
        {
          must: ['router', '20 minutes'],
          example: 'Set up a mobile router in 20 minutes during an outage so that the phones and the till worked',
        },
        { must: ['router'], example: 'Set up a mobile router to keep phones and till working', optional: true },
        { must: [['phones', 'till']], example: 'Got phones and till working in 20 minutes', optional: true },
        { must: ['provider'], example: 'Stayed on the line with the provider that evening', optional: true },
        { must: ['mail', 'next morning'], example: 'Mail was back the next morning', optional: true },
      ],
      never: [
        'restored mail',
        'restored the mail',
        '^repaired',
        '^fixed the cable',
        '^fixed the mail',
        'mail in 20',
        '20 phones',
        'thanked',
        '^dug',
        '9 hours',
      ],
      others: ['^repaired', '^fixed the cable', '^dug'],
      unfit: ['blamed', 'thank you'],
      numbers: ['20 minutes'],
    },
  },
  {
    id: 'held-out-e-makers-8',
    trade: 'school IT',
    temper: 'second language, friendly',
    category: 'achievements',
    current: true,
    question: ASKED.dayNow,
    answer:
      'I am taking care for 3 school, together 640 tablet and the wifi. In morning I look the tickets, maybe 15 or 20, and most I solve same day. Tuesday I make for the teachers small course, how use the projector and this.',
    expected: {
      lines: [
        {
          must: ['640', ['tablet', 'tablets']],
          example: 'Look after 640 tablets and the wifi of three schools',
        },
        {
          must: [
            ['ticket', 'tickets'],
            ['15', '20', 'same day'],
          ],
          example: 'Solve most of the 15 to 20 tickets on the same day',
        },
        {
          must: [
            ['course*', 'train*', 'teach'],
            ['teachers', 'projector*'],
          ],
          example: 'Give a small course for teachers on Tuesdays, for example on how to use the projector',
        },
        { must: [['wifi', 'wi-fi', 'tablets']], example: 'Look after tablets and wifi', optional: true },
        { must: ['3', ['school', 'schools']], example: 'Look after the IT of three schools', optional: true },
        { must: ['tickets'], example: 'Go through the tickets every morning', optional: true },
      ],
      never: [
        '640 schools',
        '640 tickets',
        'solve all',
        'solve every',
        '20 teachers',
        '3 tablets',
        '15 schools',
        '20 courses',
        'students',
      ],
      numbers: ['640', '3', ['15', '20']],
    },
  },
  {
    id: 'held-out-e-makers-9',
    trade: 'IT security',
    temper: 'missed the target, shrugs',
    category: 'achievements',
    current: false,
    question: ASKED.numbers,
    answer:
      'When I started the phishing tests, 31 out of 100 people clicked. A year later it was 8. I wrote the mails and the little video people got after clicking, HR sent the reminders. The target was five so officially we failed, fine.',
    expected: {
      lines: [
        {
          must: [
            ['phishing', 'click*'],
            ['31', '31%'],
            ['8', '8%'],
          ],
          example: 'Phishing tests: 8 out of 100 people clicked after a year, 31 at the start',
        },
        {
          must: [['video', 'mails', 'emails']],
          example: 'Wrote the phishing mails and the short video that people got after clicking',
        },
        {
          must: ['phishing', ['started', 'introduced', 'launched', 'set up', 'ran']],
          example: 'Started phishing tests',
          optional: true,
        },
      ],
      never: [
        '5 of 100',
        '5 out of 100',
        'met the target',
        'reached the target',
        'target of 8',
        'to 5%',
        '8 mails',
        '31 mails',
        '8 years',
        '^sent the reminders',
        '^sent reminders',
      ],
      others: ['^sent the reminders', '^sent reminders'],
      unfit: ['failed'],
      numbers: [
        ['31', '31%'],
        ['8', '8%'],
      ],
    },
  },
  {
    id: 'held-out-e-makers-10',
    trade: 'penetration testing',
    temper: 'boaster',
    category: 'achievements',
    current: true,
    question: ASKED.proud,
    answer:
      "Ask anyone, I'm the best breaker in this firm. I got into the client's warehouse network through a coffee machine, I kid you not, and I've found 212 holes on paper, 19 of them critical. The client signed for another two years after that coffee thing.",
    expected: {
      lines: [
        { must: ['212', '19'], example: 'Found 212 security holes, 19 of them critical' },
        {
          must: ['coffee machine', ['network', 'warehouse']],
          example: "Got into a client's warehouse network through a coffee machine",
        },
        {
          must: [
            ['212', '19'],
            ['holes', 'critical', 'vulnerabilit*'],
          ],
          example: 'Found 212 holes',
          optional: true,
        },
        { must: ['2 years', ['client', 'customer']], example: 'Client signed for another two years', optional: true },
      ],
      never: [
        '19 clients',
        '212 critical',
        '212 clients',
        '2 clients',
        '19 years',
        '^signed',
        '^renewed',
        '^won',
        '^secured',
        '^led',
      ],
      others: ['^signed', '^renewed', '^led'],
      unfit: ['best breaker', 'kid you not', 'ask anyone'],
      numbers: ['212', '19'],
    },
  },
  {
    id: 'held-out-e-makers-11',
    trade: 'app development',
    temper: 'own part clear, hoped for more',
    category: 'projects',
    current: false,
    question: ASKED.project,
    answer:
      "It was an app for the volunteer fire brigades, so they could say who's coming. Three of us over one winter. My part was the Android side and the alarm tone that had to go through when the phone's on silent. Twelve brigades took it, we'd hoped for thirty.",
    expected: {
      lines: [
        {
          must: ['app', ['fire brigade*', 'fire', 'brigades']],
          example: 'Built an app with two colleagues for volunteer fire brigades to say who is coming',
        },
        {
          must: ['Android', 'alarm'],
          example: 'Did the Android side and an alarm tone that goes through when the phone is on silent',
        },
        { must: ['12', 'brigades'], example: 'App taken up by twelve brigades' },
        { must: ['Android'], example: 'Did the Android side', optional: true },
        {
          must: [['alarm', 'alarm tone']],
          example: 'Made an alarm tone that sounds on a silent phone',
          optional: true,
        },
        {
          must: [
            ['3', '2'],
            ['winter', 'team', 'people', 'colleagues'],
          ],
          example: 'Worked in a team of three over one winter',
          optional: true,
        },
      ],
      never: [
        '3 brigades',
        '^reached 30',
        'used by 30',
        'to 30 brigades',
        '12 of us',
        '12 months',
        'iOS',
        '^led',
        'single-handed*',
      ],
      others: ['^led', 'single-handed*', '^reached 30'],
      unfit: ['hoped'],
      numbers: ['12'],
    },
  },
  {
    id: 'held-out-e-makers-12',
    trade: 'DevOps',
    temper: 'exact about limits',
    category: 'skills',
    current: true,
    question: ASKED.skills,
    answer:
      "Mostly Terraform and Kubernetes these days, Jenkins before that. Bash obviously, a bit of Go, I can read it better than I write it. Ansible I know only from the outside. And I'm on the Azure side, never touched AWS.",
    expected: {
      lines: [
        { must: ['Terraform'], example: 'Terraform' },
        { must: ['Kubernetes'], example: 'Kubernetes' },
        { must: ['Jenkins'], example: 'Jenkins' },
        { must: ['Bash'], example: 'Bash' },
        { must: ['Azure'], example: 'Azure' },
        { must: ['Go'], example: 'Go (basic)', optional: true },
      ],
      never: ['Ansible', 'AWS', 'Go (fluent)', 'Go (advanced)', 'expert*', 'Docker', 'Puppet'],
      numbers: [],
    },
  },
  {
    id: 'held-out-e-makers-13',
    trade: 'embedded development',
    temper: 'self-taught, a course that fell through',
    category: 'skills',
    current: true,
    question: ASKED.learned,
    answer:
      "I came from Arduino hobby things, so C I taught myself. At the firm I got a week's course in MISRA rules and a colleague showed me the oscilloscope properly. I wanted to do the FPGA course but it was cancelled, twice. I solder, small parts too.",
    expected: {
      lines: [
        { must: ['C'], example: 'C (self-taught)' },
        { must: ['MISRA'], example: 'MISRA rules' },
        { must: ['oscilloscope*'], example: 'Oscilloscope' },
        { must: ['solder*'], example: 'Soldering, including small parts' },
        { must: ['Arduino'], example: 'Arduino', optional: true },
      ],
      never: ['FPGA', 'C++', 'Verilog', 'certified', 'teaching', 'trainer', 'expert*'],
      others: ['teaching', 'trainer'],
      numbers: [],
    },
  },
  {
    id: 'held-out-e-makers-14',
    trade: 'IT support',
    temper: 'content, knows what not',
    category: 'career_goals',
    current: true,
    question: ASKED.goals,
    answer:
      "I've been on second-line support eight years and I like it, I like people. But I'd want to move over to writing the runbooks, or training the new ones, more teaching than firefighting. Not management, my brother does that and he's grey already.",
    expected: {
      lines: [
        {
          must: [['runbook*', 'train*', 'teach*']],
          example: 'Aims to move over to writing runbooks or training new colleagues.',
        },
        { must: ['8 years', 'support'], example: 'Eight years in second-line support.' },
        { must: ['people'], example: 'Likes working with people.', optional: true },
        { must: ['management', ['not', 'no', 'rather than']], example: 'Does not aim for management.', optional: true },
        { must: ['support'], example: 'Enjoys second-line support.', optional: true },
      ],
      never: [
        '^wrote',
        '^trained',
        '^trains',
        '^writes',
        'into management',
        'management role',
        'manager',
        'leadership',
        '8 people',
      ],
      others: ['manager', 'leadership', 'management role'],
      unfit: ['brother', 'grey'],
      numbers: ['8 years'],
    },
  },
]
