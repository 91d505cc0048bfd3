import { ASKED } from './asked.ts'
import type { Case } from './types.ts'
import { LED, MADE, WENT_DOWN, about } from './words.ts'

/** Hotels, practices, depots, associations, workshops and their heads, owners and freelancers. */
export const HELD_OUT_H_LEADERS_2: readonly Case[] = [
  {
    id: 'held-out-h-leaders-27',
    trade: 'hotel front office head',
    temper: 'nervous',
    category: 'achievements',
    current: false,
    question: ASKED.proud,
    answer:
      "Um, okay, so, the guest score? It was 7.9 on the portal when I came and, um, 8.8 when I left, but the rooms were redone in that time too, so that's not all me. What was mine is the check-in, I got the wait down from eleven minutes to four by sending the forms out before.",
    expected: {
      lines: [
        {
          must: [['check-in', 'check in', 'checking in', 'checking-in'], '11', '4', ['form', 'forms']],
          example: 'Cut the wait at check-in from 11 minutes to 4 by sending the forms out beforehand',
        },
        {
          must: [WENT_DOWN, ['check-in', 'check in', 'checking in', 'checking-in'], '11', '4'],
          example: 'Cut the wait at check-in from 11 minutes to 4',
          optional: true,
        },
        {
          must: [
            ['form', 'forms'],
            ['before', 'beforehand', 'in advance', 'ahead'],
          ],
          example: 'Sent check-in forms out in advance',
          optional: true,
        },
        { must: [['score', 'rating'], '7.9', '8.8'], example: 'Guest score on the portal rose from 7.9 to 8.8' },
      ],
      never: [
        '^raised the guest score',
        '^increased the guest score',
        '^improved the guest score',
        '^raised guest score',
        '^renovated',
        '8.8%',
        'by 8.8',
        '11 guests',
        '^redid the rooms',
        '^redid rooms',
      ],
      others: [
        '^raised the guest score',
        '^increased the guest score',
        '^improved the guest score',
        '^raised guest score',
        '^renovated',
        '^redid the rooms',
        '^redid rooms',
      ],
      unfit: ['um'],
      numbers: ['11', '4', '7.9', '8.8'],
    },
  },
  {
    id: 'held-out-h-leaders-28',
    trade: 'vet practice owner',
    temper: 'rambling, warm',
    category: 'achievements',
    current: false,
    question: ASKED.proud,
    answer:
      "We were a small practice, two vets and four nurses, and when everybody closed their door in 2020 we put up a tent in the car park. I know, romantic. I worked out a system, one animal every twenty minutes, the owner stays in the car and we talk to them on the phone. In fourteen months we didn't turn away one emergency. My colleague Ines later gave a talk about it at the congress, a very good talk, better than I could have done.",
    expected: {
      lines: [
        {
          must: [['system', 'procedure', 'process', 'scheme', 'schedule', 'animal', 'animals'], '20 minutes'],
          example:
            'Worked out a system for treating one animal every 20 minutes in a tent in the car park while owners stayed in their cars',
        },
        {
          must: [['turn*', 'refus*', 'all', 'every', 'reject*', 'sent away'], 'emergenc*', '14 months'],
          example: 'Turned no emergency away in 14 months',
        },
        { must: ['tent'], example: 'Put up a tent in the car park with the team in 2020', optional: true },
        {
          must: ['2', 'vets', '4', 'nurses'],
          example: 'Ran a small practice with two vets and four nurses',
          optional: true,
        },
      ],
      never: [
        '^gave a talk',
        '^gave talks',
        '^presented at',
        '^spoke at',
        '20 animals',
        '14 emergencies',
        '6 vets',
        '4 vets',
        '^later gave',
      ],
      others: ['^gave a talk', '^gave talks', '^presented at', '^spoke at', '^later gave'],
      unfit: ['romantic', 'Ines'],
      numbers: ['20 minutes', '14 months'],
    },
  },
  {
    id: 'held-out-h-leaders-29',
    trade: 'landscape gardener, self-employed',
    temper: 'modest, dry',
    category: 'achievements',
    current: false,
    question: ASKED.proud,
    answer:
      "The garden at the hospice. Took me eleven weeks on my own, and you can get into all of it with a bed or a wheelchair. The design was an architect's, I built it, and I talked her out of the gravel because you can't push a bed through gravel. I'd quoted 40,000 and it cost them 38,000.",
    expected: {
      lines: [
        {
          must: [['built', 'build', 'building', 'created', 'made', 'construct*'], 'garden', 'hospice', '11 weeks'],
          example: 'Built a garden for a hospice in 11 weeks, working alone',
        },
        {
          must: [['bed', 'beds', 'wheelchair*', 'accessible']],
          example: 'Made the whole garden accessible for beds and wheelchairs',
        },
        { must: ['38,000', '40,000'], example: 'Finished at 38,000 against a quote of 40,000' },
        {
          must: ['gravel'],
          example: 'Talked the architect out of gravel because beds cannot be pushed over it',
          optional: true,
        },
      ],
      never: [
        '^designed the garden',
        '^designed a garden',
        '^designed an accessible',
        '^designed and built',
        '£38,000',
        '$38,000',
        '€38,000',
        'team of',
      ],
      others: ['^designed the garden', '^designed a garden', '^designed an accessible', '^designed and built'],
      unfit: [],
      numbers: ['11 weeks', '38,000', '40,000'],
    },
  },
  {
    id: 'held-out-h-leaders-30',
    trade: 'head of maths department',
    temper: 'annoyed',
    category: 'achievements',
    current: false,
    question: ASKED.proud,
    answer:
      "Proud? In that school? The new timetable was the deputy head's, the results were what they always were, and the one thing I kept asking for, more hours for year nine, they didn't give me in six years. So no. Ask me something else, please.",
    expected: {
      lines: [],
      never: [
        '^introduced a new timetable',
        '^created the timetable',
        '^created a new timetable',
        '^improved results',
        '^secured more hours',
        '^increased hours',
        '^achieved',
        '9 years',
      ],
      others: ['^introduced a new timetable', '^created the timetable', '^created a new timetable'],
      unfit: ['in that school'],
      numbers: [],
      nothing: true,
    },
  },
  {
    id: 'held-out-h-leaders-31',
    trade: 'foundry shift leader',
    temper: 'second language, proud',
    category: 'achievements',
    current: true,
    question: ASKED.proud,
    answer:
      'In my shift I lead eighteen man from seven country, and I am proud, we had 600 days no accident with lost time. Every start of shift I make five minutes, I show one danger with picture, because not everybody can read so good. I search the pictures on Sunday at home.',
    expected: {
      lines: [
        {
          must: ['600 days', ['accident*', 'incident*'], 'lost', ['no', 'without', 'zero', 'free']],
          example: '600 days without a lost-time accident',
        },
        {
          must: ['5', ['danger*', 'hazard*', 'risk*', 'safety'], ['picture*', 'image*', 'drawing*']],
          example: 'Show one danger with a picture for five minutes at the start of every shift',
        },
        {
          must: ['18', '7', ['countries', 'country', 'nations', 'nationalities']],
          example: 'Lead a shift of 18 people from seven countries',
        },
        {
          must: ['18', ['shift', 'team', 'people', 'men', 'workers', 'staff']],
          example: 'Lead a shift of 18 people',
          optional: true,
        },
      ],
      never: ['7 accidents', '600 accidents', '18 countries', '600 people', '7 shifts', '18 years'],
      unfit: ['can read'],
      numbers: ['18', '7', '600 days', '5 minutes'],
    },
  },
  {
    id: 'held-out-h-leaders-32',
    trade: 'bike shop owner',
    temper: 'down to earth',
    category: 'achievements',
    current: true,
    question: ASKED.numbers,
    answer:
      "Repairs, because that's what pays the rent: about 1,900 a year, and 70 percent are done the same day. On top of that I sell around 120 bikes. Last year sales doubled, but that was the town's leasing scheme, so don't write that I did it. Two mechanics, one apprentice.",
    expected: {
      lines: [
        {
          must: [about('1,900'), 'repair*', '70%', 'same'],
          example: 'About 1,900 repairs a year, 70% of them done the same day',
        },
        { must: [about('1,900'), 'repair*'], example: 'Do about 1,900 repairs a year with the team', optional: true },
        { must: ['70%', 'repair*', 'same'], example: 'Finish 70% of repairs the same day', optional: true },
        { must: [about('120'), ['bikes', 'bicycles']], example: 'Sell around 120 bikes a year' },
        { must: ['2', 'mechanics', 'apprentice'], example: 'Run a shop with two mechanics and one apprentice' },
      ],
      never: [
        '^doubled sales',
        '^doubled bike sales',
        '^doubled the sales',
        '^introduced a leasing',
        '^launched a leasing',
        '120 repairs',
        '1,900 bikes',
        '70 bikes',
      ],
      others: [
        '^doubled sales',
        '^doubled bike sales',
        '^doubled the sales',
        '^introduced a leasing',
        '^launched a leasing',
      ],
      unfit: ['rent', "don't write"],
      numbers: ['1,900', '70%', '120', '2'],
    },
  },
  {
    id: 'held-out-h-leaders-33',
    trade: 'freelance copywriter',
    temper: 'vague, playful',
    category: 'achievements',
    current: true,
    question: ASKED.numbers,
    answer:
      "Ooh. I'm terrible with numbers. Thirty-odd clients over the years? The one thing I can prove is a newsletter for a shoe shop, I rewrote it and that took the open rate from 19 to 34 percent, same list, same time of day. My day rate I'm not telling you.",
    expected: {
      lines: [
        {
          must: [
            ['rewrote', 'rewriting', 'rewritten', 'rewrite', 'reworked', 'revised'],
            'newsletter',
            ['19', '19%'],
            '34%',
            'open*',
          ],
          example: 'Rewrote the newsletter of a shoe shop and took its open rate from 19% to 34%',
        },
        {
          must: [['19', '19%'], '34%', 'open*'],
          example: 'Raised the open rate of a newsletter from 19% to 34%',
          optional: true,
        },
        {
          must: [['rewrote', 'rewriting', 'reworked', 'revised'], 'newsletter'],
          example: 'Rewrote the newsletter of a shoe shop',
          optional: true,
        },
        {
          must: [['30-odd', 'over 30', 'more than 30', '30 or so', '30+', ...about('30')], 'clients'],
          example: 'Thirty-odd clients over the years',
        },
      ],
      never: [
        'by 34%',
        '34 clients',
        '19 clients',
        '34% more',
        '^increased sales',
        'click*',
        '30 newsletters',
        '30 shoe shops',
      ],
      unfit: ['terrible', 'day rate'],
      numbers: ['30', ['19', '19%'], '34%'],
    },
  },
  {
    id: 'held-out-h-leaders-34',
    trade: 'bus depot manager',
    temper: 'terse',
    category: 'achievements',
    current: true,
    question: ASKED.numbers,
    answer:
      'Eighty-four buses. 97 percent leave on time, it was 91 before me. I moved the fuelling to the night, that did it.',
    expected: {
      lines: [
        { must: ['84', 'buses'], example: 'Run a depot of 84 buses' },
        {
          must: [['91', '91%'], '97%', ['fuel*', 'refuel*'], ['night', 'nights', 'overnight']],
          example: 'Raised on-time departures from 91% to 97% by moving the fuelling to the night',
        },
        { must: [['91', '91%'], '97%'], example: 'Raised on-time departures from 91% to 97%', optional: true },
        {
          must: [
            ['fuel*', 'refuel*'],
            ['night', 'nights', 'overnight'],
          ],
          example: 'Moved the fuelling to the night',
          optional: true,
        },
      ],
      never: ['97 buses', '84%', '91 buses', 'by 97%', '84 drivers', '^bought', 'fleet of 97'],
      unfit: ['that did it'],
      numbers: ['84', ['91', '91%'], '97%'],
    },
  },
  {
    id: 'held-out-h-leaders-35',
    trade: 'vineyard owner',
    temper: 'dictated, no punctuation',
    category: 'achievements',
    current: true,
    question: ASKED.numbers,
    answer:
      'so seven hectares that is what we have and in a good year about thirty five thousand bottles and when i started almost all the grapes went to the cooperative and now i sell eighty percent of the wine myself in the yard and to eleven restaurants only the tourists i could do without',
    expected: {
      lines: [
        { must: ['7', ['hectares', 'hectare', 'ha']], example: 'Run a vineyard of seven hectares' },
        { must: [about('35,000'), 'bottles'], example: 'Produce about 35,000 bottles in a good year' },
        {
          must: ['80%', '11', 'restaurants'],
          example:
            'Sell 80% of the wine directly in the yard and to 11 restaurants, where almost everything used to go to the cooperative',
        },
        { must: ['80%'], example: 'Sell 80% of the wine directly', optional: true },
        { must: ['11', 'restaurants'], example: 'Supply 11 restaurants', optional: true },
      ],
      never: ['80 restaurants', '11 hectares', '80% to restaurants', 'over 35,000', '7 restaurants', '35,000 litres'],
      unfit: [],
      numbers: ['7', '35,000', '80%', '11'],
    },
  },
  {
    id: 'held-out-h-leaders-36',
    trade: 'pharmacy manager',
    temper: 'precise',
    category: 'achievements',
    current: false,
    question: ASKED.better,
    answer:
      "Stock. In 2022 we wrote off 14,300 euros of expired medicine. I set up a list by month of expiry, and walked the shelves with it every week. In 2023 it was 5,100 because of that. The robot came later, so please don't give the robot the credit.",
    expected: {
      lines: [
        {
          must: [['write*', 'wrote off', 'written off', 'expir*'], '€14,300', ['5,100', '€5,100'], 'list'],
          example: 'Cut write-offs of expired medicine from €14,300 to €5,100 in a year with a list by month of expiry',
        },
        {
          must: [WENT_DOWN, '€14,300', ['5,100', '€5,100']],
          example: 'Cut write-offs of expired medicine from €14,300 to €5,100',
          optional: true,
        },
        { must: [MADE, 'list'], example: 'Set up a stock list by month of expiry', optional: true },
      ],
      never: [
        '^installed',
        '^introduced a robot',
        'with a robot',
        'thanks to the robot',
        'by €5,100',
        'by 5,100',
        '14,300 medicines',
        '€14,300 a month',
      ],
      unfit: ['credit'],
      numbers: ['€14,300', ['5,100', '€5,100']],
    },
  },
  {
    id: 'held-out-h-leaders-37',
    trade: 'supermarket department manager',
    temper: 'joking',
    category: 'achievements',
    current: false,
    question: ASKED.better,
    answer:
      'The smell, first of all, ha. No, I ordered smaller amounts more often, so write-offs in fruit and veg went from 6 percent of turnover to 3.5. The store had its best year ever too, but so did every store, that was the lockdown. I managed five people, three of them in their first job.',
    expected: {
      lines: [
        {
          must: ['order*', '6%', ['3.5', '3.5%'], ['write*', 'wast*', 'loss*', 'wrote off']],
          example: 'Cut write-offs in fruit and veg from 6% of turnover to 3.5% by ordering smaller amounts more often',
        },
        {
          must: [WENT_DOWN, '6%', ['3.5', '3.5%']],
          example: 'Cut write-offs in fruit and veg from 6% of turnover to 3.5%',
          optional: true,
        },
        {
          must: ['order*', ['smaller', 'more often', 'less', 'frequent*']],
          example: 'Ordered smaller amounts more often',
          optional: true,
        },
        {
          must: ['5', ['people', 'team', 'staff', 'employees']],
          example: 'Led five people, three of them in their first job',
        },
      ],
      never: [
        '^led the store',
        '^managed the store',
        '^ran the store',
        '^grew the store',
        '6 people',
        'by 6%',
        'by 3.5%',
        '5 stores',
        '^achieved the best',
        '^achieved its best',
        '^achieved the store',
      ],
      others: [
        '^led the store',
        '^managed the store',
        '^ran the store',
        '^grew the store',
        '^achieved the best',
        '^achieved its best',
        '^achieved the store',
      ],
      unfit: ['smell', 'lockdown'],
      numbers: ['6%', ['3.5', '3.5%'], '5'],
    },
  },
  {
    id: 'held-out-h-leaders-38',
    trade: 'kindergarten head',
    temper: 'warm',
    category: 'achievements',
    current: false,
    question: ASKED.better,
    answer:
      "More fathers came! Really, before me it was always the mothers at parents' evening. I moved it to Saturday morning, with breakfast and a hammering corner, and because of that it was half and half by the end. The waiting list got shorter too, but only because the town opened another kindergarten in the next street.",
    expected: {
      lines: [
        {
          must: ['Saturday', ['father*', 'dads'], ['half', 'equal*', 'as many']],
          example:
            "Moved parents' evening to Saturday morning with breakfast, so that fathers made up half of the parents",
        },
        {
          must: ['Saturday', ['moved', 'moving', 'shifted', 'changed', 'held', 'rescheduled']],
          example: "Moved parents' evening to Saturday morning with breakfast and a hammering corner",
          optional: true,
        },
        {
          must: [
            ['father*', 'dads'],
            ['half', 'more', 'equal*', 'as many'],
          ],
          example: "Brought more fathers to parents' evening",
          optional: true,
        },
      ],
      never: [
        '^shortened the waiting list',
        '^cut the waiting list',
        '^reduced the waiting list',
        '^shortened waiting',
        '^opened another',
        '50% more',
        'doubled',
        'tripled',
      ],
      others: ['^opened another', '^shortened the waiting list', '^cut the waiting list', '^reduced the waiting list'],
      unfit: [],
      numbers: [],
    },
  },
  {
    id: 'held-out-h-leaders-39',
    trade: 'roofing firm owner',
    temper: 'rambling, lively',
    category: 'achievements',
    current: false,
    question: ASKED.hard,
    answer:
      "The winter of the storm we had 130 calls in two days and I had six roofers and two vans. What I did, I drove to every house myself with a tablet, took pictures, and sorted them into three groups: rain's coming in, rain could come in, can wait till spring. The first group, that was 41 roofs, we had tarped in four days, all seven of us. Even the office lady climbed up, no, she didn't, don't write that. And not one customer went to a lawyer afterwards.",
    expected: {
      lines: [
        {
          must: ['130', ['sort*', 'group*', 'priorit*', 'categor*', 'triage*'], '3'],
          example:
            'Handled 130 calls in two days after a storm by visiting every house and sorting the damage into three groups',
        },
        {
          must: [
            ['sort*', 'group*', 'priorit*', 'categor*', 'triage*'],
            ['house', 'houses', 'roofs', 'damage', 'calls', 'cases'],
          ],
          example: 'Drove to every house with a tablet and sorted the damage into three groups',
          optional: true,
        },
        { must: ['130', 'calls'], example: 'Dealt with 130 calls in two days after a storm', optional: true },
        { must: ['41', 'roofs', '4 days'], example: 'Tarped 41 roofs in four days as part of a team of seven' },
        {
          must: [
            ['customer', 'customers'],
            ['lawyer', 'legal', 'law'],
          ],
          example: 'Not one customer went to a lawyer',
          optional: true,
        },
        { must: ['6', 'roofers'], example: 'Ran a firm with six roofers and two vans', optional: true },
      ],
      never: [
        'office lady',
        '130 roofs',
        '41 calls',
        '41 days',
        'tarped 130',
        'no complaints',
        'zero complaints',
        'single-handed*',
      ],
      others: ['single-handed*'],
      unfit: ["don't write"],
      numbers: ['130', '3', '41', '4 days', '2 days'],
    },
  },
  {
    id: 'held-out-h-leaders-40',
    trade: 'event agency head',
    temper: 'nervous',
    category: 'achievements',
    current: false,
    question: ASKED.hard,
    answer:
      'Uh, okay. So the keynote speaker cancelled the evening before, with four hundred guests coming, and my client was, well, shouting. I, uh, made a panel out of it, I rang three people from the guest list at ten at night and by midnight all of them had said yes. The client booked us again for the next two years.',
    expected: {
      lines: [
        {
          must: ['panel', '3', '400'],
          example:
            'Replaced a keynote speaker who cancelled the evening before an event for 400 guests with a panel of three guests',
        },
        {
          must: ['panel', ['3', 'speaker', 'keynote', '400', 'guests']],
          example: 'Put a panel together overnight when the keynote speaker cancelled',
          optional: true,
        },
        {
          must: [
            ['client', 'customer'],
            ['again', 'rebook*', 're-book*', 'return*', 'repeat*', 'stayed', 'further'],
            '2',
          ],
          example: 'Client booked the agency again for the next two years',
        },
      ],
      never: ['400 people said', '3 years', '400 clients', '3 clients', '^moderated', '2 clients', '10 people'],
      unfit: ['shouting', 'uh'],
      numbers: ['3', '400', '2'],
    },
  },
  {
    id: 'held-out-h-leaders-41',
    trade: 'fire service watch commander',
    temper: 'terse, loyal',
    category: 'achievements',
    current: false,
    question: ASKED.team,
    answer:
      'I led a watch of eleven. Mill fire in 2019, fourteen hours. I commanded the north side, Dave Kerr had the overall command, and nobody got hurt. Afterwards my watch wrote up what went wrong with the hoses, and the brigade changed the couplings at all 23 stations because of it. They wrote it, not me.',
    expected: {
      lines: [
        { must: [['north'], ['fire'], '14'], example: 'Commanded the north side at a mill fire of 14 hours' },
        { must: ['north', ['side']], example: 'Commanded the north side at a mill fire', optional: true },
        {
          must: [
            ['nobody', 'no one', 'no', 'without', 'zero'],
            ['hurt', 'injur*', 'harm*', 'casualt*'],
          ],
          example: 'Nobody got hurt at a mill fire of 14 hours',
        },
        {
          must: ['23', 'stations', 'coupling*'],
          not: ['^wrote', '^changed'],
          example:
            'Led the watch whose write-up of the hose problems made the brigade change the couplings at all 23 stations',
        },
        { must: ['11', ['watch', 'team', 'crew', 'firefighters']], example: 'Led a watch of eleven' },
      ],
      never: [
        '^commanded the mill fire',
        '^commanded a mill fire',
        '^had overall command',
        '^wrote up',
        '^changed the couplings',
        '11 stations',
        '14 firefighters',
        '23 hours',
      ],
      others: [
        '^commanded the mill fire',
        '^commanded a mill fire',
        '^had overall command',
        '^wrote up',
        '^changed the couplings',
      ],
      unfit: ['Kerr', 'Dave'],
      numbers: ['11', '14 hours', '23'],
    },
  },
  {
    id: 'held-out-h-leaders-42',
    trade: "parents' association chair",
    temper: 'amused',
    category: 'achievements',
    current: false,
    question: ASKED.team,
    answer:
      "That was the playground. I was chair for just the one year. Twelve parents dug and painted, two weekends, and I'd organised the tools, the insurance and a digger from my brother-in-law. The climbing frame was paid by the school. 400 kids use it every break now, and nobody remembers who we were, which is fine.",
    expected: {
      lines: [
        {
          must: [
            ['organised', 'organized', 'arranged', 'organising', 'provided', 'procured', 'got'],
            ['tool', 'tools', 'insurance', 'digger'],
          ],
          example: 'Organised the tools, the insurance and a digger for a new playground',
        },
        {
          must: ['12', 'parents', ['playground']],
          example: 'Renewed a playground with twelve parents on two weekends',
        },
        { must: ['400', ['kids', 'children', 'pupils']], example: 'Playground used by 400 children every break' },
        {
          must: [
            ['chair*', ...LED],
            ['association', 'year'],
          ],
          example: "Chaired the parents' association for a year",
          optional: true,
        },
      ],
      never: [
        '^paid for the climbing frame',
        '^funded the climbing frame',
        '^dug',
        '^painted',
        '400 parents',
        '12 weekends',
        '2 years',
        'fundrais*',
      ],
      others: ['^paid for the climbing frame', '^funded the climbing frame', '^dug', '^painted'],
      unfit: ['brother-in-law', 'nobody remembers'],
      numbers: ['12', '2', '400'],
    },
  },
  {
    id: 'held-out-h-leaders-43',
    trade: 'taxi firm owner',
    temper: 'second language, busy',
    category: 'achievements',
    current: true,
    question: ASKED.dayNow,
    answer:
      'Now I have five taxi and seven driver. In the morning I look who is sick and I change the plan. Then I write the bills, then the hospital is calling because we drive the dialysis patient, twenty-two in a week, always must be punctual. Repair makes my cousin. Me, I drive only in the night if someone is missing.',
    expected: {
      lines: [
        {
          must: ['5', ['taxi', 'taxis', 'cabs', 'cars'], '7', ['driver', 'drivers']],
          example: 'Run a firm with five taxis and seven drivers',
        },
        {
          must: [['plan', 'plans', 'planning', 'schedul*', 'rota*', 'roster*', 'shift*']],
          example: 'Change the plan of drivers in the morning when somebody is sick',
        },
        { must: [['bill', 'bills', 'billing', 'invoic*']], example: 'Write the bills' },
        {
          must: ['dialysis', '22', ['week', 'weekly']],
          example: 'Drive 22 dialysis patients a week for the hospital with the team',
        },
        {
          must: [
            ['drive', 'driving', 'cover', 'covering', 'stand in', 'step in', 'fill in'],
            ['night', 'nights'],
          ],
          example: 'Drive at night when someone is missing',
          optional: true,
        },
      ],
      never: [
        '^repair*',
        '22 drivers',
        '7 taxis',
        '5 drivers',
        '22 hospitals',
        '22 dialysis patients a day',
        '22 patients a day',
        '22 taxis',
      ],
      others: ['^repair*'],
      unfit: ['cousin'],
      numbers: ['5', '7', '22'],
    },
  },
  {
    id: 'held-out-h-leaders-44',
    trade: 'industrial laundry shift leader',
    temper: 'tired',
    category: 'achievements',
    current: false,
    question: ASKED.day,
    answer:
      'Sheets. Sheets, sheets, towels. I put my nine people on the machines at six, checked the chemicals, wrote down the temperatures for the hospital, and ran the mangle myself when someone was off. Four tonnes a shift. And I put everything into Arabic for half of them.',
    expected: {
      lines: [
        {
          must: ['9', ['people', 'team', 'staff', 'workers', 'employees', 'operators']],
          example: 'Assigned nine people to the machines',
        },
        {
          must: [['chemical*'], ['temperature*']],
          example: 'Checked the chemicals and recorded the temperatures for the hospital',
        },
        { must: [['chemical*', 'temperature*']], example: 'Checked the chemicals', optional: true },
        { must: ['4 tonnes', 'shift'], example: 'Washed four tonnes a shift with the team' },
        { must: ['Arabic'], example: 'Translated instructions into Arabic for half of the team' },
        { must: ['mangle'], example: 'Ran the mangle when someone was off', optional: true },
      ],
      never: [
        '9 machines',
        '9 tonnes',
        '4 people',
        '4 tonnes a day',
        '4 tonnes a week',
        '^audited',
        'Turkish',
        '^repaired',
      ],
      unfit: ['sheets, sheets'],
      numbers: ['9', '4 tonnes'],
    },
  },
  {
    id: 'held-out-h-leaders-45',
    trade: 'project lead, offshore wind',
    temper: 'precise',
    category: 'projects',
    current: false,
    question: ASKED.project,
    answer:
      "Twelve turbines off the coast. I was project lead for the cables, only the cables, not the whole thing. The cable budget was 31 million, we finished at 29 million, two weeks before the date in the contract. A boat hit cable seven, that was not in the plan. The foundations were a Danish firm's.",
    expected: {
      lines: [
        {
          must: [['cable', 'cables', 'cabling'], '12', ['turbine', 'turbines'], ['lead*', 'led', ...LED]],
          example: 'Led the cable work for twelve turbines off the coast',
        },
        {
          must: ['29 million', '31 million'],
          example: 'Finished the cables at 29 million against a budget of 31 million',
        },
        {
          must: ['2 weeks', ['before', 'early', 'ahead']],
          example: 'Finished two weeks before the date in the contract',
        },
        {
          must: [
            ['cable', 'cables', 'cabling'],
            ['lead*', 'led', ...LED],
          ],
          example: 'Led the cable work of a wind farm',
          optional: true,
        },
      ],
      never: [
        '^built 12 turbines',
        '^led the wind farm',
        '^led the construction of 12',
        '^managed the wind farm',
        '^built the foundations',
        '€31 million',
        '$31 million',
        '£31 million',
      ],
      others: [
        '^built 12 turbines',
        '^led the wind farm',
        '^led the construction of 12',
        '^managed the wind farm',
        '^built the foundations',
      ],
      unfit: ['boat'],
      numbers: ['12', '31 million', '29 million', '2 weeks'],
    },
  },
  {
    id: 'held-out-h-leaders-46',
    trade: 'freelance UX designer',
    temper: 'short',
    category: 'projects',
    current: false,
    question: ASKED.project,
    answer:
      'Ticket machine for a tram company. I did the interviews, 24 riders, and designed the screens. Coding, no, their people. Buying a ticket took 71 seconds before and 38 after.',
    expected: {
      lines: [
        { must: ['interview*', '24'], example: 'Interviewed 24 riders for the ticket machine of a tram company' },
        {
          must: [
            ['screens', 'interface', 'ui', 'design*'],
            ['ticket', 'machine', 'screens'],
          ],
          example: 'Designed the screens of a ticket machine',
        },
        { must: ['71', '38'], example: 'Time to buy a ticket went from 71 seconds to 38' },
      ],
      never: [
        '^coded',
        '^programmed',
        '^developed the software',
        '71 riders',
        '38 riders',
        '24 seconds',
        '24 machines',
        '71%',
        '^did the coding',
        '^coding',
      ],
      others: ['^coded', '^programmed', '^developed the software', '^did the coding', '^coding'],
      unfit: ['their people'],
      numbers: ['24', '71', '38'],
    },
  },
  {
    id: 'held-out-h-leaders-47',
    trade: 'village shop cooperative chair',
    temper: 'storyteller',
    category: 'projects',
    current: false,
    question: ASKED.projectResult,
    answer:
      "When the last shop here closed, the old people had to take the 40 bus to town for milk. So we founded a cooperative, seven of us at my kitchen table, and they elected me chair because I'd been quiet for too long. 312 households bought a share, 100 euros each. We opened in the old post office after fourteen months, it made a small profit in its third year, and there are two proper jobs in it. The building work, I must say, was nearly all done by the fire brigade.",
    expected: {
      lines: [
        {
          must: [
            ['founded', 'co-founded', 'cofounded', 'founding', 'founder', 'co-founder', 'helped found', 'set up'],
            ['cooperative', 'co-operative', 'coop'],
          ],
          example: 'Co-founded a village shop cooperative as one of seven and was elected chair',
        },
        { must: ['chair*'], example: 'Elected chair of a village shop cooperative', optional: true },
        { must: ['312', 'households', '€100'], example: 'Shares of €100 each bought by 312 households' },
        {
          must: [['opened', 'opening', 'open'], '14 months'],
          example: 'Opened the shop in the old post office after 14 months',
        },
        { must: ['profit*', ['third', '3rd']], example: 'Shop made a small profit in its third year' },
        { must: ['2', 'jobs'], example: 'Created two jobs' },
      ],
      never: [
        '^renovated',
        '^carried out the building work',
        '^did the building work',
        '^built the shop',
        'single-handed*',
        '€312',
        '40 households',
        '7 households',
      ],
      others: [
        '^renovated',
        '^carried out the building work',
        '^did the building work',
        '^built the shop',
        'single-handed*',
      ],
      unfit: ['quiet for too long', 'kitchen table', 'milk', '40 bus'],
      numbers: ['312', '€100', '14 months', '2'],
    },
  },
  {
    id: 'held-out-h-leaders-48',
    trade: 'plant manager',
    temper: 'second language',
    category: 'skills',
    current: true,
    question: ASKED.skills,
    answer:
      'SAP I know very good, PP and MM. Lean, I made also the Green Belt, and 5S with all my teams. English you hear it, Spanish is from home. Power BI do the colleagues, I only look. And a little bit Portuguese.',
    expected: {
      lines: [
        { must: ['SAP'], example: 'SAP (PP, MM)' },
        { must: ['Lean'], example: 'Lean' },
        { must: ['Green Belt'], example: 'Green Belt' },
        { must: ['5S'], example: '5S' },
        { must: ['English'], example: 'English' },
        { must: ['Spanish'], example: 'Spanish (native)' },
        { must: ['Portuguese'], example: 'Portuguese (basic)' },
        { must: [['PP', 'MM']], example: 'SAP PP', optional: true },
      ],
      never: [
        'Black Belt',
        'Power BI',
        'fluent Portuguese',
        'Portuguese (fluent)',
        'native English',
        'English (native)',
        'SAP SD',
        'French',
      ],
      others: ['Power BI'],
      unfit: ['you hear it'],
      numbers: [],
    },
  },
  {
    id: 'held-out-h-leaders-49',
    trade: 'head of finance',
    temper: 'dry',
    category: 'skills',
    current: true,
    question: ASKED.skills,
    answer:
      "Excel with Power Query, DATEV for the books, and year-end closings under HGB. IFRS I can read, not prepare. German and English. SAP was two companies ago, I've forgotten all of it, so I would not put it down.",
    expected: {
      lines: [
        { must: ['Excel'], example: 'Excel' },
        { must: ['Power Query'], example: 'Power Query' },
        { must: ['DATEV'], example: 'DATEV' },
        { must: ['HGB'], example: 'Year-end closings under HGB' },
        { must: ['German'], example: 'German' },
        { must: ['English'], example: 'English' },
        { must: ['IFRS', ['read*', 'basic*', 'understanding', 'passive']], example: 'IFRS (reading)', optional: true },
      ],
      never: ['SAP', 'IFRS closings', 'IFRS reporting', 'IFRS statements', 'closings under IFRS', 'French', 'Power BI'],
      unfit: ['forgotten'],
      numbers: [],
    },
  },
  {
    id: 'held-out-h-leaders-50',
    trade: 'scaffolding supervisor',
    temper: 'plain',
    category: 'skills',
    current: true,
    question: ASKED.learned,
    answer:
      'Supervisor ticket first, then first aid, then rescue from height, that one you have to renew every three years. On the job I learned to read drawings, from an old boy called Kev. Crane signalling I start in March, so not yet.',
    expected: {
      lines: [
        { must: ['supervisor'], example: 'Supervisor ticket' },
        { must: ['first aid'], example: 'First aid' },
        { must: ['rescue'], example: 'Rescue from height' },
        { must: ['drawings'], example: 'Reading drawings' },
      ],
      never: ['crane*', 'signal*', '3 years of experience', 'advanced scaffolder', 'rigging', 'slinging'],
      unfit: ['Kev', 'old boy'],
      numbers: [],
    },
  },
  {
    id: 'held-out-h-leaders-51',
    trade: 'nursing lead',
    temper: 'shy',
    category: 'career_goals',
    current: true,
    question: ASKED.goals,
    answer:
      "Oh, I don't know if one can say that aloud. I'm head of nursing on one ward now, 19 people, and I would like, one day, to have the whole surgical department. First I want to finish my master's, I'm in the second of four terms. And I'd like to stay in Graz, because of the children.",
    expected: {
      lines: [
        { must: ['surgical'], example: 'Hopes to lead nursing for the whole surgical department one day.' },
        { must: [["master's", 'masters', 'master']], example: "Wants to finish a master's degree first." },
        { must: ['Graz'], example: 'Wishes to stay in Graz.' },
        { must: ['19', ['ward', 'nursing']], example: 'Head of nursing on a ward with 19 people.', optional: true },
      ],
      never: [
        '^leads the surgical',
        '^heads the surgical',
        'leads the surgical department',
        'holds a master*',
        'has a master*',
        'completed a master*',
        '19 wards',
        '4 wards',
      ],
      others: ['^leads the surgical', '^heads the surgical', 'leads the surgical department'],
      unfit: ['children', 'say that aloud'],
      numbers: [],
    },
  },
  {
    id: 'held-out-h-leaders-52',
    trade: 'joinery workshop owner',
    temper: 'gruff, honest',
    category: 'values',
    current: true,
    question: ASKED.values,
    answer:
      "That it lasts. A drawer should run the same after twenty years. And that I pay my suppliers on the day, my old boss never did, and that my two apprentices go home at four. Money, well, yes. But I've turned down jobs because the wood was rubbish.",
    expected: {
      lines: [
        {
          must: [['last', 'lasts', 'lasting', 'long-lasting', 'durab*', '20 years', 'quality']],
          example: 'Makes furniture to last, with drawers that run the same after twenty years.',
        },
        {
          must: ['supplier*', ['on the day', 'on time', 'punctual*', 'promptly', 'when due']],
          example: 'Pays suppliers on the day.',
        },
        {
          must: ['apprentice*', ['4', 'home', 'on time', 'hours']],
          example: 'Makes sure that both apprentices go home at four.',
        },
        {
          must: [
            ['wood', 'timber', 'material*'],
            ['turn*', 'declin*', 'refus*', 'reject*'],
          ],
          example: 'Turned down jobs because the wood was not good enough.',
        },
      ],
      never: [
        '20 years of experience',
        '20 years in',
        'never paid',
        'never pays',
        '4 apprentices',
        '20 apprentices',
        '2 suppliers',
        'money matters most',
      ],
      unfit: ['boss', 'rubbish', 'money'],
      numbers: [],
    },
  },
]
