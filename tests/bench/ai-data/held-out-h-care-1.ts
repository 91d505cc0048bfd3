import { ASKED } from './asked.ts'
import type { Case } from './types.ts'
import { MADE, about } from './words.ts'

/** Wards, care homes and care at home. */
export const HELD_OUT_H_CARE_1: readonly Case[] = [
  {
    id: 'held-out-h-care-2',
    trade: 'ward nurse',
    temper: 'modest, rambling',
    category: 'achievements',
    current: false,
    question: ASKED.proud,
    answer:
      "Well, it's not a big thing, and my husband always says I should talk more about what I do, but there you are. On our ward the sister had already painted the day room yellow, that was her, but I put together a box for the dementia patients, old photos, ration books, buttons. We lent it out to four other wards in the end. Lovely to watch.",
    expected: {
      lines: [
        {
          must: [['box', 'kit', 'collection'], 'dementia', '4', ['ward*']],
          example:
            'Put together a memory box of old photos, ration books and buttons for dementia patients, which was lent out to 4 other wards',
        },
        {
          must: [MADE, ['box', 'kit', 'collection'], 'dementia'],
          example: 'Put together a box of old photos, ration books and buttons for dementia patients',
          optional: true,
        },
        {
          must: [['box', 'kit', 'collection', 'lent*', 'loan*'], '4', ['ward*']],
          example: 'Lent the box out to 4 other wards',
          optional: true,
        },
      ],
      never: [
        '^painted',
        '^decorated',
        '^redecorated',
        '^led',
        '4 patients',
        '4 boxes',
        '4 dementia wards',
        'as a sister',
      ],
      others: ['^painted', '^decorated', '^redecorated', '^led', 'as a sister'],
      unfit: ['lovely', 'husband'],
      numbers: ['4'],
    },
  },
  {
    id: 'held-out-h-care-3',
    trade: 'home carer',
    temper: 'second language, warm',
    category: 'achievements',
    current: false,
    question: ASKED.proud,
    answer:
      'I am most proud with old man, Mr. Harris, he was not walking since hospital, eight months. I do exercise with him every visit, ten minutes, the physio lady show me. After five months he walk alone to the garden. His daughter cry.',
    expected: {
      lines: [
        {
          must: [['exercise*', 'exercising'], ['walk*'], '5 months'],
          example:
            'Did exercises shown by a physiotherapist with a client for 10 minutes at every visit; after 5 months he walked to the garden alone',
        },
        {
          must: [
            ['exercise*', 'exercising'],
            ['client', 'man', 'patient', 'him', 'visit*', 'person', 'customer'],
          ],
          example: 'Did 10-minute exercises with a client at every visit',
          optional: true,
        },
        {
          must: [['walk*'], '5 months'],
          example: 'Client walked to the garden alone again after 5 months of exercises',
          optional: true,
        },
      ],
      never: [
        '5 patients',
        '5 clients',
        '8 clients',
        '8 months of exercise*',
        '10 months',
        'as a physio*',
        '^designed',
        '^developed',
      ],
      others: ['as a physio*', '^designed', '^developed'],
      unfit: ['Harris', 'cry'],
      numbers: ['5 months'],
    },
  },
  {
    id: 'held-out-h-care-4',
    trade: 'healthcare assistant',
    temper: 'dictated, no punctuation',
    category: 'achievements',
    current: false,
    question: ASKED.proud,
    answer:
      'so um i was on the stroke ward and i suggested that we weigh everybody on sunday instead of monday because mondays were mad and the sister said yes and after that missed weights went from about fourteen a week down to two i was chuffed',
    expected: {
      lines: [
        {
          must: [['weigh*'], 'Sunday*', about('14'), '2'],
          example:
            'Suggested weighing stroke patients on Sunday instead of Monday; missed weights then went from about 14 a week to 2',
        },
        {
          must: [['weigh*'], 'Sunday*'],
          example: 'Suggested weighing patients on the stroke ward on Sundays instead of Mondays',
          optional: true,
        },
        {
          must: [['weight*', 'weigh*'], about('14'), '2'],
          example: 'Helped bring missed weights down from about 14 a week to 2',
          optional: true,
        },
      ],
      never: [
        '14 patients',
        '2 patients',
        'no missed weights',
        'over 14',
        'more than 14',
        '^approved',
        '^led',
        'as ward sister',
      ],
      others: ['^approved', '^led', 'as ward sister'],
      unfit: ['chuffed', 'mad'],
      numbers: [about('14'), '2'],
    },
  },
  {
    id: 'held-out-h-care-5',
    trade: 'community midwife',
    temper: 'proud, precise',
    category: 'achievements',
    current: true,
    question: ASKED.proud,
    answer:
      "I attended three hundred and twelve births in nine years, forty-one of them home births. The thing I'm proudest of is the Tuesday drop-in for teenage mums, which I opened myself in a church hall. Six girls the first week, later around twenty.",
    expected: {
      lines: [
        {
          must: ['312', ['birth*', 'deliver*', 'babies']],
          example: 'Attended 312 births in 9 years, 41 of them home births',
        },
        { must: ['41', 'home'], example: 'Attended 41 home births', optional: true },
        {
          must: [
            ['drop-in', 'drop in'],
            ['teen*', 'young'],
          ],
          example: 'Opened a Tuesday drop-in for teenage mothers in a church hall',
        },
        {
          must: ['6', about('20')],
          example: 'Saw the drop-in grow from 6 girls in the first week to around 20 later',
          optional: true,
        },
        {
          must: [['drop-in', 'drop in'], about('20')],
          example: 'Opened a drop-in that around 20 girls came to later',
          optional: true,
        },
      ],
      never: [
        '312 home births',
        '20 births',
        '6 births',
        '20 home births',
        'over 20',
        'more than 20',
        '312 births a year',
      ],
      numbers: ['312', '9 years', '41', '6', about('20')],
    },
  },
  {
    id: 'held-out-h-care-6',
    trade: 'district nurse',
    temper: 'precise',
    category: 'achievements',
    current: false,
    question: ASKED.numbers,
    answer:
      'Eleven visits a day on average, sometimes twelve. My caseload was sixty-four patients. Leg ulcers healed within twelve weeks: fifty-eight percent when I took over the round, seventy-three when I left. The whole team was at sixty-one by then.',
    expected: {
      lines: [
        { must: ['11', ['visit*']], example: 'Made 11 visits a day on average' },
        { must: ['64', ['patient*', 'caseload']], example: 'Cared for a caseload of 64 patients' },
        {
          must: [['ulcer*'], '58%', ['73', '73%']],
          example: 'Saw the share of leg ulcers healed within 12 weeks rise from 58% to 73%',
        },
      ],
      never: [
        '73 patients',
        '58 patients',
        '64 visits',
        'average of 12',
        '58% to 61%',
        "^raised the team's",
        '^led',
        'by 73%',
        '^reached 61%',
        '^achieved 61%',
      ],
      others: ['58% to 61%', "^raised the team's", '^led', '^reached 61%', '^achieved 61%'],
      numbers: ['11', '64', '58%', ['73', '73%']],
    },
  },
  {
    id: 'held-out-h-care-7',
    trade: 'care home activities',
    temper: 'joking',
    category: 'achievements',
    current: true,
    question: ASKED.numbers,
    answer:
      "Ha, numbers. Two hundred and six bingo afternoons, and I've been beaten up verbally at most of them. I got forty volunteers signed up, we had five when I came. And trips out went from one a month to one a week. I'm sixty-one by the way, I don't do the wheelchairs anymore.",
    expected: {
      lines: [
        { must: ['40', ['volunteer*']], example: 'Signed up 40 volunteers in a home that had 5 before' },
        {
          must: [
            ['trip*', 'outing*', 'excursion*'],
            ['week', 'weekly'],
          ],
          example: 'Saw trips out go from one a month to one a week',
        },
        { must: ['206', 'bingo'], example: 'Held 206 bingo afternoons' },
      ],
      never: [
        '40 residents',
        '5 trips',
        '206 trips',
        '40 trips',
        '45 volunteers',
        '206 residents',
        '^wheelchair*',
        '^push*',
        'with wheelchairs',
        'pushing wheelchair*',
      ],
      unfit: ['61', 'beaten', 'verbally'],
      numbers: ['206', '40', '5', ['1 a week', 'weekly', 'once a week', 'every week', '1 per week']],
    },
  },
  {
    id: 'held-out-h-care-8',
    trade: 'phlebotomist',
    temper: 'terse',
    category: 'achievements',
    current: true,
    question: ASKED.numbers,
    answer:
      'Bloods. Seventy a day, up to ninety on Mondays. First needle works in ninety-six out of a hundred, they audit it. Nine years. No complaints in the last four.',
    expected: {
      lines: [
        { must: ['70', ['day', 'daily']], example: 'Take blood from 70 patients a day, up to 90 on Mondays' },
        {
          must: [['96 out of 100', '96%', '96 of 100', '96 in 100']],
          example: 'Succeed with the first needle in 96 out of 100 cases, as audited',
        },
        {
          must: [['no', 'without', 'zero', 'free'], ['complaint*'], '4'],
          example: 'Received no complaints in the last 4 years',
        },
        { must: ['9 years'], example: 'Took bloods for 9 years', optional: true },
      ],
      never: [
        '96 patients',
        '96 a day',
        'no complaints in 9 years',
        '4 complaints',
        '9 complaints',
        '^audited bloods',
        '^conducted audits',
        '^carried out audits',
        '^performed audits',
      ],
      others: ['^audited bloods', '^conducted audits', '^carried out audits', '^performed audits'],
      numbers: ['70', '90', ['96 out of 100', '96%', '96 of 100', '96 in 100'], '9 years', '4'],
    },
  },
  {
    id: 'held-out-h-care-9',
    trade: 'theatre porter',
    temper: 'nervous',
    category: 'achievements',
    current: false,
    question: ASKED.numbers,
    answer:
      "Erm, I never counted much. On a full day I'd move about thirty-five patients to theatre and back. And, erm, the matron told us once that the late starts dropped from eleven a week to four, that was after they bought new trolleys, so not me I suppose. I was never late myself in three years.",
    expected: {
      lines: [
        { must: [about('35'), ['patient*']], example: 'Moved about 35 patients to theatre and back on a full day' },
        { must: [['late', 'punctual*', 'on time'], '3 years'], example: 'Never late in 3 years' },
      ],
      never: [
        '^reduced late starts',
        '^cut late starts',
        '^lowered late starts',
        '^helped reduce',
        '^bought',
        '11 patients',
        'over 35',
        '35 patients a week',
        '^decreased late starts',
        '^brought late starts',
      ],
      others: [
        '^reduced late starts',
        '^cut late starts',
        '^lowered late starts',
        '^helped reduce',
        '^bought',
        '^decreased late starts',
        '^brought late starts',
      ],
      numbers: [about('35'), '3 years'],
    },
  },
  {
    id: 'held-out-h-care-11',
    trade: 'dialysis nurse',
    temper: 'precise',
    category: 'achievements',
    current: true,
    question: ASKED.better,
    answer:
      'When I started, patients waited up to fifty minutes to be connected because everyone arrived at seven. I split the arrivals into three slots, twenty minutes apart. The wait is now twelve minutes at most.',
    expected: {
      lines: [
        {
          must: [['arrival*', 'slot*', 'stagger*'], '50 minutes', '12'],
          example:
            'Split patient arrivals into 3 slots, 20 minutes apart, cutting the wait from up to 50 minutes to 12 at most',
        },
        {
          must: [
            ['arrival*', 'slot*', 'stagger*'],
            ['3', '20 minutes'],
          ],
          example: 'Split arrivals of dialysis patients into 3 slots, 20 minutes apart',
          optional: true,
        },
        {
          must: [['wait*'], '50 minutes', '12'],
          example: 'Brought waiting down from up to 50 minutes to at most 12',
          optional: true,
        },
      ],
      never: [
        'average of 12',
        '12 minutes on average',
        '50 patients',
        '3 patients',
        '12 patients',
        'without waiting',
        '^led',
        '3 hours',
      ],
      others: ['^led'],
      numbers: ['50 minutes', ['12', '12 minutes'], '3', '20 minutes'],
    },
  },
  {
    id: 'held-out-h-care-12',
    trade: 'live-in carer',
    temper: 'second language, rambling',
    category: 'achievements',
    current: true,
    question: ASKED.better,
    answer:
      'I live with the lady three years, she has Parkinson. Before me was many carers, her son say eleven in two years, always they go. I stay. I make the table for pills, with colours, morning blue, evening red, so she take it by herself again. And hospital, before four times in one year, with me only one time in three years. The son is very happy, he write me nice letter, you can see.',
    expected: {
      lines: [
        {
          must: [
            ['pill*', 'medic*', 'tablet*'],
            ['colour*', 'color*', 'table', 'chart', 'plan'],
          ],
          example: 'Made a colour-coded pill table so that the client takes her medication by herself again',
        },
        {
          must: [['hospital*'], ['once', '1', 'single'], '3 years'],
          example: 'Client needed hospital only once in 3 years, compared with 4 times in a year before',
        },
        {
          must: [['live*', 'living', 'care*', 'caring', 'stay*', 'look*'], '3 years'],
          example: 'Care for one lady as a live-in carer, 3 years so far',
          optional: true,
        },
        { must: ['letter'], example: "Received a letter of thanks from the client's son", optional: true },
      ],
      never: [
        'team of 11',
        '^managed 11',
        '11 clients',
        'trained 11',
        '4 clients',
        'no hospital*',
        'for 2 years',
        'as a nurse',
      ],
      others: ['team of 11', '^managed 11', 'trained 11'],
      numbers: ['3 years', '4'],
    },
  },
  {
    id: 'held-out-h-care-13',
    trade: 'ward clerk',
    temper: 'vague, apologetic',
    category: 'achievements',
    current: false,
    question: ASKED.better,
    answer:
      "Oh gosh. I don't know, that's for others to say, isn't it? I just did my work, you know, came in, went home. I can't really think of anything that got better because of me, sorry.",
    expected: {
      lines: [],
      never: ['^improved', '^increased', '^reduced', 'efficien*', '^helped improve'],
      unfit: ['went home'],
      numbers: [],
      nothing: true,
    },
  },
  {
    id: 'held-out-h-care-14',
    trade: 'night nurse',
    temper: 'matter of fact',
    category: 'achievements',
    current: true,
    question: ASKED.hard,
    answer:
      'The controlled drugs never added up at handover, always one or two ampoules out. I went through six weeks of the register on my nights and found that half-used ampoules were written in the wrong column. I changed the page, showed all twenty-three nurses, and since then it has been right every single night.',
    expected: {
      lines: [
        {
          must: ['6 weeks', ['register*', 'record*', 'drug*', 'ampoule*']],
          example:
            'Went through 6 weeks of the controlled drugs register and found half-used ampoules written in the wrong column',
        },
        {
          must: ['23', ['nurse*', 'colleague*', 'staff']],
          example: 'Changed the register page and showed all 23 nurses how to fill it in',
        },
        {
          must: [
            ['night*', 'since', 'always'],
            [
              'right',
              'correct*',
              'accura*',
              'added up',
              'adds up',
              'add up',
              'balanc*',
              'match*',
              'discrepanc*',
              'error*',
            ],
          ],
          example: 'Controlled drugs count has been right every night since the register page was changed',
        },
        {
          must: [
            ['page', 'form', 'register', 'layout'],
            ['changed', 'redesigned', 'changing', 'redesigning', 'corrected', 'altered', 'revised'],
          ],
          example: 'Changed the page of the controlled drugs register',
          optional: true,
        },
      ],
      never: ['stole*', 'theft', '23 patients', '6 nurses', '23 weeks', '6 months', 'team of 23', '^led'],
      others: ['team of 23', '^led'],
      numbers: ['6 weeks', '23'],
    },
  },
  {
    id: 'held-out-h-care-15',
    trade: 'home care coordinator',
    temper: 'corrects herself',
    category: 'achievements',
    current: false,
    question: ASKED.hard,
    answer:
      "We had fourteen, no wait, sixteen clients in the villages and the road flooded, nobody could get through. I rang the farmers' union and a man with a tractor drove two of our carers round for three days. I put the calls in order by who needed insulin first. Nobody missed a dose.",
    expected: {
      lines: [
        {
          must: [
            ['tractor', "farmers' union", 'farmer*'],
            ['flood*', 'villages', 'cut off'],
          ],
          example:
            "Arranged a tractor through the farmers' union for 3 days for 2 carers to reach 16 clients in flooded villages",
        },
        {
          must: [
            ['insulin', 'order', 'priorit*'],
            ['call*', 'visit*', 'client*'],
          ],
          example: 'Put the calls in order by who needed insulin first',
        },
        {
          must: [['dose*'], ['nobody', 'no', 'every', 'all', 'without', 'none', 'each', 'never']],
          example: 'Made sure that no client missed a dose during the flood',
        },
        {
          must: ['16', ['client*']],
          example: 'Kept 16 clients in flooded villages supplied with care',
          optional: true,
        },
      ],
      never: [
        '14 clients',
        '^drove',
        '16 carers',
        '3 carers',
        '2 clients',
        '16 days',
        '^missed a dose',
        'single-handed*',
      ],
      others: ['^drove', 'single-handed*'],
      numbers: ['16', '2', '3 days'],
    },
  },
  {
    id: 'held-out-h-care-16',
    trade: 'emergency nurse',
    temper: 'fair, plain',
    category: 'achievements',
    current: false,
    question: ASKED.team,
    answer:
      'In the winter our A and E was one of the worst in the county for handovers from the ambulance. Four of us nurses and a paramedic sat in a room and made a two-page handover form. Average handover time came down from twenty-six minutes to fifteen because of that form. I did the typing and the first draft, the others tested it.',
    expected: {
      lines: [
        {
          must: [['form'], '26 minutes', '15'],
          example:
            'Wrote the first draft of a two-page ambulance handover form in a group of 4 nurses and a paramedic, which cut average handover time from 26 minutes to 15',
        },
        {
          must: [['form', 'draft*']],
          example:
            'Typed and first drafted a two-page ambulance handover form made in a group of nurses and a paramedic',
          optional: true,
        },
        {
          must: [['handover*'], '26 minutes', '15'],
          example: 'Helped cut average handover time from 26 minutes to 15',
          optional: true,
        },
      ],
      never: [
        '^tested',
        '^led',
        '^managed a team',
        'single-handed*',
        '4 paramedics',
        '15 nurses',
        'team of 15',
        '4 forms',
      ],
      others: ['^tested', '^led', '^managed a team', 'single-handed*'],
      unfit: ['worst'],
      numbers: ['26 minutes', ['15', '15 minutes'], '4'],
    },
  },
  {
    id: 'held-out-h-care-17',
    trade: 'maternity support worker',
    temper: 'shy',
    category: 'achievements',
    current: false,
    question: ASKED.team,
    answer:
      "I was only the support worker so I didn't decide things. We got the baby friendly award, the whole unit. My bit was showing the mums how to express milk by hand, I think I showed about two hundred that year. The midwives did the training and the paperwork.",
    expected: {
      lines: [
        {
          must: [
            ['award', 'accreditation'],
            ['baby friendly', 'baby-friendly'],
          ],
          example: 'Contributed to the Baby Friendly award of the whole maternity unit',
        },
        {
          must: [about('200'), ['mum*', 'mother*', 'women', 'milk']],
          example: 'Showed about 200 mothers in a year how to express milk by hand',
        },
      ],
      never: [
        '^led',
        '^trained midwives',
        '^trained staff',
        '^completed the paperwork',
        '^handled the paperwork',
        '200 midwives',
        '200 babies',
        'over 200',
        '^delivered training',
        '^delivered the training',
        '^did the training',
        '^provided the training',
      ],
      others: [
        '^led',
        '^trained midwives',
        '^trained staff',
        '^completed the paperwork',
        '^handled the paperwork',
        '^delivered training',
        '^delivered the training',
        '^did the training',
        '^provided the training',
      ],
      numbers: [about('200')],
    },
  },
  {
    id: 'held-out-h-care-18',
    trade: 'care assistant',
    temper: 'brisk',
    category: 'achievements',
    current: false,
    question: ASKED.day,
    answer:
      "Got seven people up and washed before breakfast, that's always the start. Then meds with the senior, she signed, I only handed the water. Lunch, feeding two or three. Afternoons I did nails and wrote the care notes on the tablet. Home at half three, on the 42 bus.",
    expected: {
      lines: [
        { must: ['7', ['wash*', 'personal care', 'hygiene']], example: 'Got 7 people up and washed before breakfast' },
        { must: [['fed', 'feed*', 'lunch*', 'eat*', 'meal*']], example: 'Fed 2 or 3 people at lunch' },
        { must: [['note*', 'record*', 'document*']], example: 'Wrote the care notes on a tablet' },
        { must: [['nail*']], example: "Did residents' nails in the afternoons" },
        {
          must: [['medic*', 'meds', 'water']],
          example: 'Helped the senior carer with the medication round by handing out water',
          optional: true,
        },
      ],
      never: [
        '^administered',
        '^signed',
        '^dispensed',
        '^gave medication',
        '^handed out medication',
        '42 residents',
        '42 people',
        '7 residents at lunch',
        '^gave meds',
        '^handed out meds',
      ],
      others: [
        '^administered',
        '^signed',
        '^dispensed',
        '^gave medication',
        '^handed out medication',
        '^gave meds',
        '^handed out meds',
      ],
      unfit: ['bus', 'half three'],
      numbers: ['7', ['2 or 3', '2 to 3']],
    },
  },
  {
    id: 'held-out-h-care-19',
    trade: 'practice nurse',
    temper: 'cheerful',
    category: 'achievements',
    current: true,
    question: ASKED.dayNow,
    answer:
      "Mornings it's smears and dressings, about fifteen patients. After that I do the asthma clinic, Wednesdays and Thursdays only. I ring people with their blood results when the doctor has looked at them. And I order the vaccines, fridge checked twice a day. Tea, more tea.",
    expected: {
      lines: [
        {
          must: [['smear*'], ['dressing*'], about('15')],
          example: 'Take smears and change dressings for about 15 patients in the morning',
        },
        { must: ['asthma'], example: 'Hold the asthma clinic on Wednesdays and Thursdays' },
        {
          must: [['blood', 'test'], ['result*']],
          example: 'Ring patients with their blood results once the doctor has looked at them',
        },
        { must: [['vaccine*', 'vaccination*']], example: 'Order vaccines and check the fridge twice a day' },
        { must: [['fridge*']], example: 'Check the vaccine fridge twice a day', optional: true },
      ],
      never: [
        '15 smears',
        'daily asthma*',
        'asthma clinic every day',
        '^interpret*',
        '^diagnos*',
        '^prescrib*',
        'over 15',
        '^review blood*',
      ],
      others: ['^interpret*', '^diagnos*', '^prescrib*', '^review blood*'],
      unfit: ['tea'],
      numbers: [about('15'), ['twice a day', 'twice daily', '2 times a day']],
    },
  },
  {
    id: 'held-out-h-care-20',
    trade: 'rehabilitation nurse',
    temper: 'careful, sceptical',
    category: 'projects',
    current: false,
    question: ASKED.project,
    answer:
      'It was the hydration project, run by our dietitian, not by me. My part: I coloured the jug lids, red for who needs help to drink, and every two hours I went round with a list. On my side of the ward, eighteen beds, urine infections dropped from seven to two in the quarter.',
    expected: {
      lines: [
        {
          must: [['lid*', 'jug*']],
          example: 'Coloured the jug lids in a hydration project, red for patients who needed help to drink',
        },
        {
          must: ['2 hours', ['round', 'list', 'check*', 'visit*', 'drink*']],
          example: 'Went round with a list every 2 hours',
        },
        { must: [['infection*'], '7', '2'], example: 'Urine infections on 18 beds dropped from 7 to 2 in the quarter' },
      ],
      never: [
        '^led',
        '^ran the hydration',
        '^ran a hydration',
        '^managed a team',
        '^initiated',
        '18 infections',
        '7 beds',
        'every 2 days',
      ],
      others: ['^led', '^ran the hydration', '^ran a hydration', '^managed a team', '^initiated'],
      numbers: ['2 hours', '18', '7', '2'],
    },
  },
  {
    id: 'held-out-h-care-21',
    trade: 'care home housekeeper',
    temper: 'joking',
    category: 'projects',
    current: false,
    question: ASKED.project,
    answer:
      'The big bed linen swap. Three hundred and forty sheets, all different sizes. I sewed a coloured thread into every corner, took me five weekends. Before, sheets came back wrong maybe ten times a week, afterwards once in a blue moon. My sister helped with the last fifty.',
    expected: {
      lines: [
        {
          must: ['340', ['sheet*'], ['thread*', 'mark*', 'cod*', 'sew*', 'label*', 'stitch*']],
          example:
            'Marked 340 bed sheets of different sizes by sewing a coloured thread into every corner over 5 weekends',
        },
        {
          must: [
            ['sheet*', 'linen'],
            ['wrong*', 'mix-up*', 'mistake*', 'error*'],
            [...about('10'), 'maybe 10'],
          ],
          example: 'Brought sheets coming back wrong down from about 10 times a week to very rarely',
        },
        { must: ['5 weekends'], example: 'Finished marking all bed linen in 5 weekends', optional: true },
      ],
      never: ['340 residents', '5 weeks', 'single-handed*', 'alone', '50 weekends', '340 beds', 'over 10 times'],
      others: ['single-handed*', 'alone'],
      unfit: ['sister', 'blue moon'],
      numbers: ['340', '5 weekends', [...about('10'), 'maybe 10']],
    },
  },
  {
    id: 'held-out-h-care-22',
    trade: 'hospice nurse',
    temper: 'quiet, exact',
    category: 'projects',
    current: false,
    question: ASKED.projectResult,
    answer:
      'We made a room where families could sleep over. The money, eight thousand pounds, came from the rotary club, Derek did all that. I chose the furniture, measured everything, and asked thirty families what they needed before we bought a single chair. In the first year it was used on two hundred and eleven nights.',
    expected: {
      lines: [
        { must: ['30', ['famil*']], example: 'Asked 30 families what they needed in a room for sleeping over' },
        { must: [['furni*']], example: 'Chose and measured the furniture for a room where families could sleep over' },
        { must: ['211', ['night*']], example: 'Room was used on 211 nights in the first year' },
        {
          must: [['room'], ['famil*']],
          example: 'Helped make a room where families could sleep over, funded with £8,000 by the rotary club',
          optional: true,
        },
      ],
      never: [
        '^raised',
        '^secured £8000',
        '^fundrais*',
        '^obtained £8000',
        '^led',
        '30 nights',
        '211 families',
        '30 rooms',
      ],
      others: ['^raised', '^secured £8000', '^fundrais*', '^obtained £8000', '^led'],
      unfit: ['Derek'],
      numbers: ['30', '211'],
    },
  },
  {
    id: 'held-out-h-care-23',
    trade: 'healthcare assistant',
    temper: 'frank',
    category: 'skills',
    current: true,
    question: ASKED.skills,
    answer:
      "Blood pressure, ECGs, catheters I empty but don't put in. I write on SystmOne. I speak Urdu and Punjabi at home, Urdu I use with patients as well. Moving people with the hoist, I had the training. Excel, no, that's not me.",
    expected: {
      lines: [
        { must: ['blood pressure'], example: 'Blood pressure measurement' },
        { must: [['ECG', 'ECGs']], example: 'ECGs' },
        { must: ['SystmOne'], example: 'SystmOne' },
        { must: ['Urdu'], example: 'Urdu' },
        { must: ['Punjabi'], example: 'Punjabi' },
        { must: [['hoist*', 'moving', 'lifting']], example: 'Moving people with a hoist' },
        { must: [['empty*'], ['catheter*']], example: 'Emptying catheters', optional: true },
      ],
      never: [
        'Excel',
        'catheter insertion',
        'inserting catheters',
        'catheterisation',
        'catheterization',
        'Hindi',
        'phlebotomy',
      ],
      numbers: [],
    },
  },
  {
    id: 'held-out-h-care-24',
    trade: 'hospital nurse',
    temper: 'second language',
    category: 'skills',
    current: true,
    question: ASKED.skills,
    answer:
      'I am nurse from Romania, twelve years, so first Romanian and now English B2, I have certificate. I do IV lines, wound VAC, tracheostomy care. Computer system was Epic in the last hospital, here I learn still the new one, I forget the name. Little Hungarian, only understand.',
    expected: {
      lines: [
        { must: ['Romanian'], example: 'Romanian' },
        { must: ['English', 'B2'], example: 'English (B2, certificate)' },
        { must: [['IV', 'intravenous']], example: 'IV lines' },
        { must: [['VAC', 'vacuum']], example: 'Wound VAC' },
        { must: [['tracheostomy']], example: 'Tracheostomy care' },
        { must: ['Epic'], example: 'Epic' },
        {
          must: ['Hungarian', ['basic*', 'understand*', 'passive', 'little', 'comprehension', 'listening']],
          example: 'Hungarian (basic understanding)',
          optional: true,
        },
      ],
      never: [
        'fluent English',
        'English (fluent)',
        'English C1',
        'fluent Hungarian',
        'Hungarian (fluent)',
        'Cerner',
        'Moldovan',
      ],
      numbers: [],
    },
  },
  {
    id: 'held-out-h-care-25',
    trade: 'care assistant',
    temper: 'decided',
    category: 'career_goals',
    current: true,
    question: ASKED.goals,
    answer:
      "I'd like to do the nursing degree, part time, starting September if I get the place. In five years I see myself on a children's ward. Not management, I've watched my boss age ten years in two.",
    expected: {
      lines: [
        {
          must: [['nursing'], ['degree', 'study*', 'studies', 'course']],
          example: 'Seeks to study for a nursing degree part-time from September.',
        },
        {
          must: [["children's ward", 'children', 'paediatric*', 'pediatric*']],
          example: "Hopes to be working on a children's ward in five years.",
        },
      ],
      never: [
        'aspiring manager',
        '^wants to become a manager',
        '^aims to become a manager',
        '^seeks to move into management',
        '^wants to move into management',
        '^hopes to move into management',
        '^seeks management',
        'registered nurse with',
        'qualified nurse with',
        'holds a nursing degree',
        'nursing graduate',
      ],
      unfit: ['boss'],
      numbers: [],
    },
  },
  {
    id: 'held-out-h-care-26',
    trade: 'palliative carer',
    temper: 'plain, moved',
    category: 'values',
    current: true,
    question: ASKED.values,
    answer:
      "That nobody is rushed. If a man wants forty minutes for his soup then he gets forty minutes. And honesty with the families, even when it's hard. I don't care for fancy words. My nan died in a place where they were rushed, so.",
    expected: {
      lines: [
        {
          must: [['rush*', 'hurr*', 'time', 'patien*', 'pace']],
          example: 'Takes the time that people need, so that nobody is rushed.',
        },
        { must: [['honest*'], ['famil*']], example: 'Values honesty with families, even when it is hard.' },
      ],
      never: ['40 clients', '40 patients', 'years of experience', 'passionate', '40 people'],
      unfit: ['nan', 'died', 'fancy words'],
      numbers: [],
    },
  },
]
