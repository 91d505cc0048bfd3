import { ASKED } from './asked.ts'
import type { Case } from './types.ts'
import { about, MADE, TRAINED } from './words.ts'

/** Nurses, carers, dental and pharmacy people. */
export const TUNING_F_D_BETA_1: readonly Case[] = [
  {
    id: 'tuning-f-d-beta-1',
    trade: 'dialysis nursing',
    temper: 'plain duties',
    category: 'achievements',
    current: true,
    question: ASKED.dayNow,
    answer:
      "I'm on the dialysis ward. I connect and disconnect twelve patients a shift, check their weight and blood pressure, and on Thursdays I do the water samples.",
    expected: {
      lines: [
        {
          must: ['12', 'patients', 'shift', ['connect', 'disconnect', 'look after', 'care for']],
          example: 'Connect and disconnect twelve dialysis patients a shift',
        },
        { must: ['weight', 'blood pressure'], example: 'Check weight and blood pressure' },
        {
          must: ['water samples', ['thursday', 'thursdays', 'weekly', 'take', 'do']],
          example: 'Take water samples on Thursdays',
        },
      ],
      never: ['12 samples', '12 hours', '12 wards', '^led', '12 patients a day'],
      numbers: ['12'],
    },
  },
  {
    id: 'tuning-f-d-beta-2',
    trade: 'paediatric nursing',
    temper: 'proud and short',
    category: 'projects',
    current: false,
    question: ASKED.projectResult,
    answer:
      'The teddy hospital. I set it up with two student nurses, kids bring a teddy and we X-ray it. 250 children came on the first day!',
    expected: {
      lines: [
        {
          must: [MADE, 'teddy hospital', ['2', 'student nurses', '250']],
          not: ['set it'],
          example: 'Set up a teddy hospital with two student nurses; 250 children came on the first day',
        },
        { must: [MADE, 'teddy hospital'], not: ['set it'], example: 'Set up a teddy hospital', optional: true },
        {
          must: ['250 children', ['first day', '1st day', 'day one', 'opening day', 'teddy hospital']],
          example: '250 children on the first day of the teddy hospital',
        },
      ],
      never: ['250 teddies', '250 nurses', 'x-rayed 250', '250 children a day', 'single-handed*', '2 children'],
      numbers: ['250'],
    },
  },
  {
    id: 'tuning-f-d-beta-3',
    trade: 'home care',
    temper: 'second-language English',
    category: 'achievements',
    current: false,
    question: ASKED.day,
    answer:
      'I go with bicycle to the old people, seven or eight houses every morning. I help for shower, I make the tablets ready for week. Also I was writing in the tablet computer what I do.',
    expected: {
      lines: [
        {
          must: [
            ['7 or 8', '7 to 8', '7-8'],
            ['houses', 'homes', 'households', 'clients', 'people'],
            ['morning', 'mornings'],
          ],
          not: ['with bicycle', 'the old people'],
          example: 'Visited older people in seven or eight houses every morning by bicycle',
        },
        {
          must: ['shower*', ['help*', 'assist*', 'support*']],
          not: ['for shower'],
          example: 'Helped older people to shower',
        },
        {
          must: ['week*', ['tablets', 'medication', 'pills']],
          not: ['make', 'made the tablets'],
          example: 'Prepared tablets for the week',
        },
        {
          must: [
            ['tablet computer', 'tablet', 'digitally', 'electronically'],
            ['document*', 'record*', 'wrote', 'noted', 'writing'],
          ],
          example: 'Documented the care on a tablet computer',
          optional: true,
        },
      ],
      never: ['15', '7 tablets', '8 tablets', 'car', 'nurse', 'prescribed', 'repaired'],
      numbers: ['8'],
    },
  },
  {
    id: 'tuning-f-d-beta-4',
    trade: 'hospice nursing',
    temper: 'thoughtful',
    category: 'achievements',
    current: false,
    question: ASKED.better,
    answer:
      "You can't measure it really. But relatives used to ring the bell at night because they couldn't sleep in those chairs, so I got the friends' association to pay for six folding beds. That's all. They're in use every single night.",
    expected: {
      lines: [
        {
          must: ['6', 'beds', ['association', 'relatives', 'folding', 'paid', 'funding', 'funded']],
          not: ["that's all", "can't"],
          example:
            "Got the friends' association to pay for six folding beds for relatives, which are in use every night",
        },
        {
          must: ['beds', ['every night', 'every single night', 'nightly']],
          example: 'Folding beds in use every night',
          optional: true,
        },
      ],
      never: ['6 chairs', '6 nights', '6 relatives', 'bought', '6 patients', '^paid', '^rang'],
      numbers: ['6'],
    },
  },
  {
    id: 'tuning-f-d-beta-5',
    trade: 'surgical nursing',
    temper: 'own number beside the team',
    category: 'achievements',
    current: false,
    question: ASKED.numbers,
    answer:
      'Theatre four did 1,900 operations in 2023, I scrubbed for 640 of them, mainly hips. Our count was wrong once, that was not my list. I trained three new scrub nurses that year as well.',
    expected: {
      lines: [
        {
          must: ['640', ['operations', 'surgeries', 'procedures'], ['scrub*', 'scrub nurse']],
          not: ['of them'],
          example: 'Scrubbed for 640 of 1,900 operations in 2023, mainly hips',
        },
        {
          must: [TRAINED, '3', 'scrub nurses'],
          not: ['as well'],
          example: 'Trained three new scrub nurses in 2023',
        },
      ],
      never: ['scrubbed for 1,900', '^1,900', '640 hips', '^wrong', 'over 640'],
      numbers: ['640', '3'],
    },
  },
  {
    id: 'tuning-f-d-beta-6',
    trade: 'care home management',
    temper: 'before and after',
    category: 'achievements',
    current: false,
    question: ASKED.better,
    answer:
      'Staff kept leaving. In 2020 we lost 14 out of 30. I changed the rota to four days on, three off, and did proper exit talks. Two years on only four left in the whole year. The inspectors gave us a Good, it had been Requires Improvement.',
    expected: {
      lines: [
        {
          must: ['14', '4', ['rota', 'exit talks', 'exit interviews']],
          not: ['kept leaving'],
          example:
            'Changed the rota to four days on and three off and held exit talks; leavers went from 14 of 30 in 2020 to four a year two years later',
        },
        {
          must: ['rota', ['chang*', 'switch*', 'introduced', 'moved', 'rearranged']],
          not: ['proper'],
          example: 'Changed the rota to four days on, three off',
          optional: true,
        },
        { must: [['exit talks', 'exit interviews']], not: ['proper'], example: 'Held exit talks', optional: true },
        {
          must: ['14', '4', ['left', 'leavers', 'leaving', 'departures', 'staff', 'turnover']],
          not: ['kept leaving'],
          example: 'Staff leaving in a year went from 14 to four',
          optional: true,
        },
        {
          must: ['Good', ['Requires Improvement', 'inspect*', 'rating', 'rated']],
          not: ['it had'],
          example: 'Rated Good by the inspectors, before Requires Improvement',
        },
      ],
      never: ['10 fewer', '71%', 'outstanding', '14 days', '30 left', '^lost', '4 inspectors', '4 residents'],
      numbers: ['14', '4'],
    },
  },
  {
    id: 'tuning-f-d-beta-7',
    trade: 'dental hygiene',
    temper: 'matter of fact',
    category: 'achievements',
    current: true,
    question: ASKED.dayNow,
    answer:
      'Nine patients, forty-five minutes each. Scaling, polishing, gum measurements, and I talk them through brushing. With kids I use the red dye so they see what they missed.',
    expected: {
      lines: [
        { must: ['9', 'patients'], example: 'Treat nine patients a day for forty-five minutes each' },
        {
          must: ['scal*', 'polish*', 'gum*'],
          not: ['talk them'],
          example: 'Do scaling, polishing and gum measurements',
        },
        {
          must: ['brush*', ['patients', 'talk*', 'explain*', 'instruct*', 'show*', 'teach*', 'advis*']],
          not: ['talk them'],
          example: 'Talk patients through brushing',
          optional: true,
        },
        {
          must: ['dye', ['kids', 'children']],
          example: 'Use red dye with children to show what they missed when brushing',
          optional: true,
        },
      ],
      never: ['45 patients', '9 minutes', '9 kids', '9 children', 'dentist', 'fillings'],
      numbers: ['9'],
    },
  },
  {
    id: 'tuning-f-d-beta-8',
    trade: 'orthodontic practice',
    temper: 'dictated without punctuation',
    category: 'achievements',
    current: false,
    question: ASKED.better,
    answer:
      'so the thing was the no shows we had like 15 every week and i started sending a whatsapp the evening before with the time and a map and after that it was three or four a week',
    expected: {
      lines: [
        {
          must: [
            '15',
            ['WhatsApp', 'reminders', 'messages'],
            ['3 or 4', '3 to 4', '3-4'],
            ['no shows', 'no-shows', 'missed appointments'],
          ],
          not: ['and i'],
          example:
            'Started sending WhatsApp reminders the evening before, which cut no-shows from about 15 a week to three or four',
        },
        {
          must: ['WhatsApp', ['evening', 'reminder*', 'message*', 'sending', 'sent']],
          not: ['and i'],
          example: 'Started sending a WhatsApp message with time and map the evening before',
          optional: true,
        },
        {
          must: ['15', ['no shows', 'no-shows'], ['3 or 4', '3 to 4', '3-4']],
          not: ['i started'],
          example: 'No-shows went from about 15 a week to three or four',
          optional: true,
        },
      ],
      never: ['15 messages', '11 fewer', '80%', '15 patients a day', '34', 'a month', 'SMS'],
      numbers: ['15'],
    },
  },
  {
    id: 'tuning-f-d-beta-9',
    trade: 'dental technology',
    temper: 'corrects himself',
    category: 'achievements',
    current: false,
    question: ASKED.numbers,
    answer:
      "I'd make twenty crowns a week, no, that's with the mill, by hand it was eight. Remakes were at two percent with me. The lab as a whole was more like five.",
    expected: {
      lines: [
        {
          must: ['20', 'crowns', ['week', 'weekly']],
          not: ['it was', '20 crowns a week by hand'],
          example: 'Made twenty crowns a week with the mill, eight by hand',
        },
        {
          must: ['8', ['by hand', 'hand-made', 'handmade'], ['crowns', 'week']],
          not: ['it was'],
          example: 'Made eight crowns a week by hand',
          optional: true,
        },
        { must: ['2%', ['remakes', 'remake']], example: 'Remakes at two percent, the lab as a whole at about five' },
      ],
      never: ['28', '8 crowns a day', '3%', 'remakes at 5%', '^cut', '^reduced', 'from 5%', '20 by hand'],
      numbers: ['20', '2%'],
    },
  },
  {
    id: 'tuning-f-d-beta-10',
    trade: 'community pharmacy',
    temper: 'chatty',
    category: 'achievements',
    current: false,
    question: ASKED.hard,
    answer:
      "Oh, the shortages. There was a winter when children's antibiotics just weren't to be had. I phoned eleven pharmacies in the area and made a shared list, who has what, updated by noon. We didn't send a single child home without medicine, and my feet hurt, ha.",
    expected: {
      lines: [
        {
          must: [
            'list',
            ['pharmacies', '11', 'shared'],
            ['made', 'created', 'set up', 'built', 'put together', 'started', 'drew up', 'compiled', 'shared'],
          ],
          example:
            "Phoned eleven pharmacies during a shortage of children's antibiotics and made a shared list of stocks, updated by noon",
        },
        {
          must: ['11', 'pharmacies', ['phoned', 'called', 'rang', 'contacted']],
          example: 'Phoned eleven pharmacies in the area',
          optional: true,
        },
        {
          must: ['child*', ['medicine', 'without'], ['no', 'not', 'without', 'never', 'every']],
          not: ["didn't"],
          example: 'No child sent home without medicine',
          optional: true,
        },
      ],
      never: ['11 children', '^sent', '11 lists', '^ran 11', 'managed 11', '11 antibiotics', 'noon every day'],
      unfit: ['my feet', 'feet hurt'],
      numbers: ['11'],
    },
  },
  {
    id: 'tuning-f-d-beta-11',
    trade: 'hospital pharmacy',
    temper: 'numbers about one thing',
    category: 'achievements',
    current: false,
    question: ASKED.numbers,
    answer:
      'I ran the cytotoxic unit with four technicians. We made 70 to 80 infusions a day, and what we threw away went from 9 percent to 4 after I began to pool the leftovers. That was around 120,000 euros a year, the finance people worked it out.',
    expected: {
      lines: [
        {
          must: ['cytotoxic', ['ran', 'managed', 'led', 'headed', 'running'], ['4', 'technicians']],
          example: 'Ran the cytotoxic unit with four technicians',
        },
        {
          must: ['70 to 80', 'infusions', ['day', 'daily']],
          not: ['threw'],
          example: 'Made 70 to 80 infusions a day with the team',
        },
        {
          must: [
            '9%',
            ['4', '4%'],
            ['waste', 'wastage', 'thrown away', 'discarded', 'threw away', 'discards', 'disposal', 'leftovers'],
          ],
          example: 'Cut waste from 9 percent to 4 by pooling leftovers, worth around €120,000 a year',
        },
        {
          must: ['€120,000', about('€120,000'), ['year', 'yearly', 'annually']],
          not: ['that was'],
          example: 'Saved around €120,000 a year by pooling leftovers',
        },
        { must: ['pool*', 'leftovers'], example: 'Began to pool leftovers', optional: true },
      ],
      never: ['over €120,000', '80 technicians', '5%', '150', '$120,000', '€120,000 a month'],
      numbers: ['70 to 80', '9%', '€120,000'],
    },
  },
]
