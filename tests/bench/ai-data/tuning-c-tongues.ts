import { ASKED } from './asked.ts'
import type { Case } from './types.ts'
import { about, LED, TRAINED } from './words.ts'

/** People whose English came second: other flavours, trades and mistakes. */
export const TUNING_C_TONGUES: readonly Case[] = [
  {
    id: 'tuning-c-tongues-1',
    trade: 'window building',
    temper: 'German flavour, since and present',
    category: 'achievements',
    current: true,
    question: ASKED.dayNow,
    answer:
      'I work since 4 years by a firm for windows in Kassel. I make the measure at the customer and then I give the datas in the machine, per week circa 25 windows.',
    expected: {
      lines: [
        {
          must: [
            ['measure', 'measurements', 'measuring', 'measurement', 'take', 'dimensions'],
            ['windows', 'customer', 'customers'],
            ['25', 'data', 'customer', 'customers'],
          ],
          not: ['datas', 'I make', 'I give', 'at the customer and then', 'per week circa'],
          example: 'Measure windows at the customer and enter the data into the machine, circa 25 windows a week',
        },
        {
          must: [[...about('25'), 'circa 25'], 'windows', ['week', 'weekly']],
          not: ['datas', 'I give'],
          example: 'About 25 windows a week',
          optional: true,
        },
        {
          must: ['data', 'machine'],
          not: ['datas', 'I give'],
          example: 'Enter the data into the machine',
          optional: true,
        },
      ],
      never: ['^measured', '4 windows', '^led', '25 customers', '25 machines'],
      numbers: ['25'],
    },
  },
  {
    id: 'tuning-c-tongues-2',
    trade: 'hospital laundry',
    temper: 'Spanish flavour, dropped subject',
    category: 'achievements',
    current: false,
    question: ASKED.numbers,
    answer:
      'Was in charge of the machines big, four, and of the ironing. Each day passed for my hands 900 kilos of sheets. In 6 years only two times stopped the machine by my fault.',
    expected: {
      lines: [
        {
          must: ['4', ['machines', 'washing', 'washers'], [...LED, 'charge', 'responsible', 'operated', 'ironing']],
          not: ['machines big', 'passed for', 'by my fault', 'each day passed'],
          example: 'In charge of four big machines and the ironing in a hospital laundry',
        },
        {
          must: ['900 kilos', 'sheets', ['day', 'daily']],
          not: ['passed for', 'each day passed', 'by my fault'],
          example: 'Processed 900 kilos of sheets a day',
        },
        {
          must: [['2', 'twice'], '6 years', ['machine', 'stopped', 'stops', 'stoppages', 'stop']],
          not: ['by my fault', 'only two times stopped', 'two times stopped the machine'],
          example: 'Only two machine stops by own fault in 6 years',
          optional: true,
        },
      ],
      never: ['^led a team', '900 machines', '4 kilos', 'never stopped', '2 years'],
      numbers: ['900'],
    },
  },
  {
    id: 'tuning-c-tongues-3',
    trade: 'bank back office',
    temper: 'Indian flavour, progressive',
    category: 'achievements',
    current: false,
    question: ASKED.day,
    answer:
      'I was handling reconciliation of nostro accounts, daily some two hundred fifty entries I was matching, and whatever breaks were there I was following up with the concerned branch only.',
    expected: {
      lines: [
        {
          must: [
            ['nostro', 'accounts'],
            ['250', 'reconcil*'],
            ['handled', 'reconciled', 'matched', 'matching', 'reconciliation', 'handling', 'reconciling'],
          ],
          not: ['I was', 'concerned branch', 'only'],
          example: 'Handled reconciliation of nostro accounts, matching some 250 entries daily',
        },
        {
          must: [
            ['breaks', 'discrepancies', 'differences', 'mismatches', 'unmatched'],
            ['follow*', 'chased', 'resolved', 'cleared', 'clarified', 'branch', 'branches'],
          ],
          not: ['I was', 'only', 'whatever'],
          example: 'Followed up breaks with the branch concerned',
        },
        {
          must: [about('250'), 'entries', ['daily', 'day']],
          not: ['I was'],
          example: 'Matched some 250 entries daily',
          optional: true,
        },
      ],
      never: ['^led', '250 branches', '250 accounts', 'over 250', '200 entries'],
      numbers: ['250'],
    },
  },
  {
    id: 'tuning-c-tongues-4',
    trade: 'pastry',
    temper: 'Arabic flavour, double subject',
    category: 'achievements',
    current: false,
    question: ASKED.better,
    answer:
      "The owner he was throw the kunafa every night, maybe ten plate. I say him we sell it half price after eight o'clock. After this we throw one, two plate only.",
    expected: {
      lines: [
        {
          must: [
            ['kunafa', 'half price', 'half-price'],
            [...about('10'), 'half', 'half-price'],
            ['2', 'waste', 'plates', 'thrown', 'eight', '8'],
          ],
          not: ['he was', 'I say', 'we throw', 'maybe', 'plate only', 'ten plate.'],
          example:
            "Suggested selling kunafa at half price after eight o'clock, after which waste fell from about ten plates a night to one or two",
        },
        {
          must: ['kunafa', ['half', 'half-price']],
          not: ['I say', 'we sell', 'throw'],
          example: "Suggested selling kunafa at half price after eight o'clock",
          optional: true,
        },
        {
          must: [about('10'), '2', ['kunafa', 'plates', 'waste']],
          not: ['throw', 'plate only', 'maybe'],
          example: 'Waste of kunafa fell from about ten plates a night to one or two',
          optional: true,
        },
      ],
      never: ['8 plates', '80%', 'halved', '^eliminated', 'half the waste'],
      numbers: ['10'],
    },
  },
  {
    id: 'tuning-c-tongues-5',
    trade: 'cheese dairy',
    temper: 'French flavour, false friends',
    category: 'achievements',
    current: false,
    question: ASKED.day,
    answer:
      'I have worked in a fromagerie during three years. I was charged of the affinage, it is to turn the cheeses and to wash them, 2,000 pieces, all the two days.',
    expected: {
      lines: [
        {
          must: [
            '2,000',
            ['cheeses', 'cheese', 'pieces'],
            ['wash*', 'turn*', 'ripening', 'ageing', 'aging', 'affinage'],
          ],
          not: ['I was', 'charged of', 'it is to', 'all the two days', 'all the 2 days', 'pieces, all'],
          example: 'Turned and washed 2,000 cheeses every two days',
        },
        {
          must: [
            ['3 years', 'affinage', 'ripening', 'ageing', 'aging', 'maturing', 'maturation'],
            ['charge', 'responsible', 'dairy', 'cheese', 'fromagerie', 'cheeses'],
          ],
          not: ['I was', 'charged of', 'during three years'],
          example: 'In charge of ripening at a cheese dairy for three years',
          optional: true,
        },
      ],
      never: ['2,000 a year', 'actually', '^sold', '4,000', 'every day'],
      numbers: ['2,000'],
    },
  },
  {
    id: 'tuning-c-tongues-6',
    trade: 'village school',
    temper: 'Amharic flavour',
    category: 'achievements',
    current: false,
    question: ASKED.proud,
    answer:
      'In Gondar I am teacher for mathematic. The class is 70 student, no book. I make the book myself with hand, 40 page, and all the class copy it.',
    expected: {
      lines: [
        {
          must: ['40', ['book', 'textbook'], ['made', 'wrote', 'created', 'produced', 'handwr*', 'by hand']],
          not: ['I make', '40 page,', '70 student,', 'myself with hand', 'class copy'],
          example: 'Made a 40-page mathematics book by hand for a class of 70 students without books',
        },
        {
          must: [['taught', 'teacher', 'teaching'], '70', ['students', 'pupils']],
          not: ['I am', 'mathematic.', '70 student,'],
          example: 'Taught mathematics to a class of 70 students in Gondar',
          optional: true,
        },
      ],
      never: ['70 books', '40 students', '70 pages', 'headteacher', 'published'],
      numbers: ['70', '40'],
    },
  },
  {
    id: 'tuning-c-tongues-7',
    trade: 'office cleaning',
    temper: 'Portuguese flavour of Brazil',
    category: 'achievements',
    current: false,
    question: ASKED.proud,
    answer:
      'They gave for me the key of all the building, 14 floors, because they had confidence. In seven years not even one pen got lost.',
    expected: {
      lines: [
        {
          must: ['14', ['key', 'keys'], ['floors', 'building', 'floor', 'storeys']],
          not: ['gave for me', 'confidence.', 'they had'],
          example: 'Entrusted with the key to a building of 14 floors for seven years',
        },
        {
          must: [
            '7 years',
            ['nothing', 'no', 'never', 'not', 'without', 'zero'],
            ['missing', 'lost', 'losing', 'loss', 'losses'],
          ],
          example: 'Not a single pen lost in seven years',
          optional: true,
        },
      ],
      never: ['^lost', '7 floors', '14 years', 'security guard', '^managed'],
      numbers: ['14'],
    },
  },
  {
    id: 'tuning-c-tongues-8',
    trade: 'sushi apprenticeship',
    temper: 'Japanese flavour, humble',
    category: 'achievements',
    current: false,
    question: ASKED.learned,
    answer:
      'I am still beginner, sorry. First three years only rice, washing and rice. Then Tanaka-san permit me to cut fish. Now I can prepare twelve kind of fish.',
    expected: {
      lines: [
        {
          must: ['12', 'fish', ['kinds', 'prepar*', 'types', 'varieties', 'learned', 'kind']],
          not: ['I can', 'twelve kind', 'permit', 'sorry'],
          example: 'Prepares twelve kinds of fish',
        },
        {
          must: ['rice', ['3 years', '3']],
          not: ['only rice, washing and rice', 'sorry'],
          example: 'Washed and prepared rice for the first three years',
          optional: true,
        },
      ],
      never: ['master', '12 years', 'expert', '3 kinds'],
      unfit: ['^tanaka', 'beginner', 'sorry'],
      numbers: ['12'],
    },
  },
  {
    id: 'tuning-c-tongues-9',
    trade: 'tailoring',
    temper: 'Dari flavour, we was',
    category: 'achievements',
    current: false,
    question: ASKED.day,
    answer:
      'We was four tailor in one room. I do the trouser, because trouser is difficult. In one week I finish forty five, sometimes fifty with the zip.',
    expected: {
      lines: [
        {
          must: ['45', ['trousers', 'trouser', 'pairs'], ['week', 'weekly']],
          not: ['we was', 'I do', 'I finish', 'four tailor in', 'with the zip', 'is difficult'],
          example: 'Made forty-five to fifty trousers a week as one of four tailors',
        },
      ],
      never: ['200', 'four trousers', '^led', '95', '50 tailors', '180'],
      numbers: ['45'],
    },
  },
  {
    id: 'tuning-c-tongues-10',
    trade: 'orange harvest, then tractor',
    temper: 'Italian flavour',
    category: 'achievements',
    current: false,
    question: ASKED.proud,
    answer:
      'At the start I collected the oranges, then the patron has seen that I am precise and has given me the tractor. I have conducted the tractor for 5 seasons without to touch one tree!',
    expected: {
      lines: [
        {
          must: [
            'tractor',
            '5',
            ['seasons', 'season'],
            ['drove', 'driven', 'driving', 'operated', 'driver', 'promoted', 'drive'],
          ],
          not: ['conducted', 'patron', 'without to', 'I have', 'has given'],
          example: 'Drove the tractor for 5 seasons without touching a single tree',
        },
        {
          must: ['oranges', ['tractor', 'picked', 'harvested', 'collected']],
          not: ['patron', 'conducted', 'I am', 'has given'],
          example: 'Picked oranges, then was given the tractor',
          optional: true,
        },
      ],
      never: ['^conducted', '^touched', '5 trees', '5 tractors', 'patron'],
      numbers: ['5'],
    },
  },
  {
    id: 'tuning-c-tongues-11',
    trade: 'mobile crane, harbour',
    temper: 'Bulgarian flavour, yes and no',
    category: 'achievements',
    current: false,
    question: ASKED.numbers,
    answer:
      'Containers, yes. In one shift I lift 190, this is with the old crane. With new one 240, not me only, all people on new crane. But damage – zero. Eight years zero.',
    expected: {
      lines: [
        {
          must: ['190', 'containers', ['shift', 'lifted', 'old', 'moved', 'crane']],
          not: ['I lift', 'not me only', 'this is with', 'all people', 'but damage'],
          example: 'Lifted 190 containers a shift with the old crane and 240 with the new one',
        },
        {
          must: ['8 years', ['zero', 'no', 'without', '0'], ['damage', 'damages', 'damaged']],
          not: ['but damage', 'eight years zero'],
          example: 'Zero damage in eight years',
        },
        {
          must: ['240', 'containers'],
          not: ['not me only', 'all people'],
          example: 'Lifted 240 containers a shift with the new crane',
          optional: true,
        },
      ],
      never: ['430', '50 more', 'record', '8 containers', '^damaged', 'best'],
      numbers: ['190', '8'],
    },
  },
  {
    id: 'tuning-c-tongues-12',
    trade: 'sheep and goats, meat stall',
    temper: 'Somali flavour',
    category: 'achievements',
    current: false,
    question: ASKED.team,
    answer:
      'Me and my three brother we have stall in the livestock market. My brothers buy, I count the money and I write. In Eid time 70 goat in one day we sell.',
    expected: {
      lines: [
        {
          must: [
            ['money', 'books', 'accounts', 'cash', 'records', 'accounting', 'wrote'],
            ['counted', 'kept', 'handled', 'managed', 'count', 'stall', 'brothers', 'recorded', 'writing'],
          ],
          not: ['we have', 'I count', 'I write', 'three brother we', 'we sell'],
          example: 'Counted the money and kept the books for a livestock stall with three brothers',
        },
        {
          must: ['70', 'goats', ['day', 'Eid']],
          not: ['we sell', '70 goat in'],
          example: 'Sold 70 goats a day at Eid with three brothers',
          optional: true,
        },
      ],
      never: ['alone', '^bought', '3 stalls', '^led', '70 brothers'],
      numbers: [],
    },
  },
  {
    id: 'tuning-c-tongues-13',
    trade: 'courier in Dubai',
    temper: 'Urdu flavour',
    category: 'achievements',
    current: false,
    question: ASKED.numbers,
    answer:
      'Daily I am delivering 85 to 100 packet on bike, heat is 48 degree. My rating it was 4.9 from 5, and three time I have got the star of month.',
    expected: {
      lines: [
        {
          must: ['85', '100', ['packets', 'parcels', 'packages', 'deliveries'], ['day', 'daily', 'bike']],
          not: ['I am', '100 packet on', 'it was'],
          example: 'Delivered 85 to 100 packets a day by bike',
        },
        {
          must: ['4.9', ['rating', 'rated', 'customer', 'customers']],
          not: ['it was', 'from 5, and'],
          example: 'Rating of 4.9 out of 5',
        },
        {
          must: ['month', ['3 times', 'three times', '3', 'thrice'], 'star'],
          not: ['I have got'],
          example: 'Star of the month three times',
        },
      ],
      never: ['48 packets', '48%', '185', '3 stars', '3 months', 'driver of the year'],
      numbers: ['85', '100', '4.9'],
    },
  },
  {
    id: 'tuning-c-tongues-14',
    trade: 'mushroom farm',
    temper: 'Lithuanian flavour',
    category: 'achievements',
    current: false,
    question: ASKED.numbers,
    answer:
      'Norm is 18 kilo per hour. I was making 26, best on the hall from forty womans. Supervisor wanted that I show to others, so I showed.',
    expected: {
      lines: [
        {
          must: ['26', ['hour', 'kilos', 'kg'], ['18', 'norm', 'best', 'target', '40', 'hour']],
          not: ['I was', 'womans', 'best on the hall', 'wanted that', 'norm is'],
          example: 'Picked 26 kilos of mushrooms per hour, where the norm was 18',
        },
        {
          must: [['best', 'fastest'], '40', ['women', 'pickers', 'workers', 'people', 'colleagues']],
          not: ['womans', 'on the hall'],
          example: 'Best of forty pickers in the hall',
          optional: true,
        },
        {
          must: [
            [...TRAINED, 'showed'],
            ['others', 'colleagues', 'workers', 'pickers', 'women'],
          ],
          not: ['womans', 'wanted that'],
          example: "Showed others how to pick at the supervisor's request",
          optional: true,
        },
      ],
      never: ['44%', '8 kilos more', '^supervised', '40 kilos', '40 kg', 'supervisor of'],
      numbers: ['26'],
    },
  },
  {
    id: 'tuning-c-tongues-15',
    trade: 'night hotel desk',
    temper: 'Filipino flavour, courteous',
    category: 'achievements',
    current: false,
    question: ASKED.others,
    answer:
      'Sir, the guests they write my name in the review, more or less fifty times already, they say I am so approachable. Also I was the one assigned to the VIP floor since 2020.',
    expected: {
      lines: [
        {
          must: [
            [...about('50'), '50 or so'],
            ['review', 'reviews'],
            ['guests', 'guest', 'named', 'mentioned', 'name', 'approachable', 'praised'],
          ],
          not: ['sir', 'they write', 'I am so', 'more or less', 'already'],
          example: 'Named in about fifty guest reviews as approachable',
        },
        { must: ['VIP', '2020', 'floor'], not: ['I was', 'the one'], example: 'Assigned to the VIP floor since 2020' },
      ],
      never: ['over 50', '50 guests a', '50 VIPs', '^wrote', 'manager'],
      unfit: ['sir'],
      numbers: ['50', '2020'],
    },
  },
  {
    id: 'tuning-c-tongues-16',
    trade: 'steel fixing',
    temper: 'Albanian flavour',
    category: 'achievements',
    current: false,
    question: ASKED.team,
    answer:
      'In the tunnel we was eight, I was the foreman because I read the plan. Every night 9 ton iron we bind. One year no accident, thanks God.',
    expected: {
      lines: [
        {
          must: ['8', '9', [...LED, 'chief', 'headed', 'foreman'], ['tons', 'ton', 'tonnes', 'iron', 'steel', 'rebar']],
          not: ['we was', 'we bind', 'I was', 'ton iron', 'thanks god', 'thank god'],
          example: 'Led a team of eight binding 9 tons of iron a night in a tunnel',
        },
        {
          must: ['8', [...LED, 'chief', 'headed', 'foreman', 'team'], ['tunnel', 'team']],
          not: ['we was', 'ton iron'],
          example: 'Foreman of eight in a tunnel',
          optional: true,
        },
        {
          must: [
            ['no', 'without', 'zero', 'free', 'accident-free'],
            ['accident', 'accidents', 'accident-free'],
            'year',
          ],
          not: ['thanks god', 'one year no'],
          example: 'No accident in one year',
          optional: true,
        },
      ],
      never: ['8 tons', '9 people', '72 tons', '^accident', 'engineer'],
      unfit: ['God'],
      numbers: ['9', '8'],
    },
  },
  {
    id: 'tuning-c-tongues-17',
    trade: 'geriatric care',
    temper: 'Croatian flavour',
    category: 'achievements',
    current: true,
    question: ASKED.dayNow,
    answer:
      'I am working here since 2021. In the morning I wash and dress seven persons, with two of them I go to walk after, and I write all in the computer, the documentation.',
    expected: {
      lines: [
        {
          must: ['7', ['wash', 'dress', 'washing', 'dressing'], ['people', 'residents', 'persons', 'patients']],
          not: ['I am', 'I go to', 'I write', 'seven persons, with'],
          example: 'Wash and dress seven people in the morning',
        },
        {
          must: [
            ['documentation', 'records', 'documents', 'document', 'notes'],
            ['write', 'keep', 'computer', 'digitally', 'maintain', 'enter', 'complete', 'document', 'record'],
          ],
          not: ['I write', 'all in', 'the computer, the'],
          example: 'Write the documentation on the computer',
        },
        {
          must: ['2', ['walk', 'walks']],
          not: ['I go', 'go to walk after'],
          example: 'Take two of them for a walk',
          optional: true,
        },
      ],
      never: ['^washed', 'nurse in charge', '9 persons', 'since 2021 in', '7 computers'],
      numbers: ['7'],
    },
  },
  {
    id: 'tuning-c-tongues-18',
    trade: 'weaving',
    temper: 'Hindi flavour, respectful',
    category: 'achievements',
    current: false,
    question: ASKED.proud,
    answer:
      "My grandfather's loom I am using only, sir. One saree it is taking me 22 days. The minister's wife has purchased two nos. from me, and the third one she has gifted to the ambassador.",
    expected: {
      lines: [
        {
          must: ['22', ['saree', 'sarees', 'sari', 'saris'], ['days', 'wove', 'weav*', 'loom', 'made']],
          not: ['sir', 'I am', 'it is taking', 'nos.', 'only'],
          example: "Wove sarees in 22 days each on a grandfather's loom",
        },
        {
          must: [
            ["minister's wife", 'minister'],
            ['saree', 'sarees', 'saris', 'sari'],
            ['2', '3', 'sold', 'bought', 'purchased', 'gifted', 'ambassador'],
          ],
          not: ['nos.', 'she has', 'sir', 'has purchased'],
          example: "Sold three sarees to a minister's wife",
        },
      ],
      never: ['22 sarees', '^gifted', 'ambassador bought', '44 days', 'minister of'],
      unfit: ['sir'],
      numbers: ['22'],
    },
  },
  {
    id: 'tuning-c-tongues-19',
    trade: 'house painting',
    temper: 'Kosovan German flavour',
    category: 'achievements',
    current: false,
    question: ASKED.numbers,
    answer:
      'With two colleagues have we in one summer 14 houses outside painted. I was for the scaffold and for the colours mixing responsible.',
    expected: {
      lines: [
        {
          must: ['14', 'houses', ['painted', 'painting'], ['summer', '2', '3', 'team', 'colleagues']],
          not: ['have we', 'outside painted', 'I was'],
          example: 'Painted 14 houses in one summer with two colleagues',
        },
        {
          must: [
            ['scaffold', 'scaffolding'],
            ['mix*', 'colours', 'colors', 'paints', 'paint', 'colour', 'color'],
          ],
          not: ['I was', 'colours mixing', 'mixing responsible'],
          example: 'Looked after the scaffold and mixed the colours',
        },
      ],
      never: ['^led', 'alone', '2 summers', '28 houses', '7 houses'],
      numbers: ['14'],
    },
  },
  {
    id: 'tuning-c-tongues-20',
    trade: 'online lessons',
    temper: 'Ukrainian flavour, tense slips',
    category: 'achievements',
    current: false,
    question: ASKED.better,
    answer:
      'When war began my pupils was in six countries. I made chat, timetable, lessons on Zoom from shelter. From 26 pupils 25 are finishing that year.',
    expected: {
      lines: [
        {
          must: ['25', '26', ['pupils', 'students'], ['finish*', 'completed', 'graduated', 'year']],
          not: ['pupils was', 'are finishing', 'I made', 'from 26 pupils'],
          example: 'Taught pupils in six countries on Zoom from a shelter; 25 of 26 finished the year',
        },
        {
          must: [
            ['Zoom', 'chat', 'timetable', 'lessons'],
            ['6', 'chat', 'timetable', 'shelter', 'lessons'],
            [
              'set up',
              'made',
              'created',
              'organised',
              'organized',
              'gave',
              'taught',
              'held',
              'gave',
              'ran',
              'built',
              'teaching',
            ],
          ],
          not: ['pupils was', 'I made chat', 'from 26'],
          example: 'Set up a chat, a timetable and Zoom lessons for pupils in six countries',
          optional: true,
        },
      ],
      never: ['26 countries', '^began', '1 pupil failed', '6 pupils', 'all pupils'],
      unfit: ['war began'],
      numbers: ['25', '26'],
    },
  },
  {
    id: 'tuning-c-tongues-21',
    trade: 'phone repair stall',
    temper: 'Bengali flavour',
    category: 'achievements',
    current: true,
    question: ASKED.dayNow,
    answer:
      'I am doing repair of mobile, screen, battery, charging port, daily 20 pieces minimum. My little brother also I am teaching, he can change screen already.',
    expected: {
      lines: [
        {
          must: [
            '20',
            ['at least', 'minimum', 'a minimum of', 'min'],
            ['repair', 'fix', 'replace', 'repairs', 'fixing', 'repairing', 'mobile', 'phones'],
          ],
          not: ['I am', '20 pieces minimum. my', 'repair of mobile,'],
          example: 'Repair mobile phones (screens, batteries, charging ports), at least 20 a day',
        },
        {
          must: [
            ['screens', 'screen'],
            ['batteries', 'battery'],
            ['repair', 'replace', 'fix', 'repairing'],
          ],
          not: ['I am', 'he can'],
          example: 'Repair screens, batteries and charging ports',
          optional: true,
        },
        {
          must: ['brother', ['teach', 'train', 'teaching', 'training', 'taught']],
          not: ['I am', 'he can', 'also I'],
          example: 'Teach a brother to repair phones',
          optional: true,
        },
      ],
      never: ['^repaired', '20 brothers', '20 screens a', 'employees', 'up to 20', '^led'],
      numbers: ['20'],
    },
  },
  {
    id: 'tuning-c-tongues-22',
    trade: 'embroidery for weddings',
    temper: 'Syrian Arabic flavour',
    category: 'achievements',
    current: false,
    question: ASKED.proud,
    answer:
      'The dress of the bride, I put on it four thousand bead, by my hand, in nineteen day. The mother of the bride she cried from the happy. After that came to me other seven bride from the same family.',
    expected: {
      lines: [
        {
          must: ['4,000', 'beads', ['dress', 'hand', 'bridal', '19 days', 'gown']],
          not: ['I put', 'thousand bead,', 'nineteen day.', 'by my hand', 'the happy', 'she cried'],
          example: 'Sewed four thousand beads on a wedding dress by hand in nineteen days',
        },
        {
          must: ['7', 'brides', ['family', 'orders', 'more', 'other', 'further', 'same']],
          not: ['other seven bride', 'came to me', 'the happy'],
          example: 'Seven more brides from the same family followed',
          optional: true,
        },
      ],
      never: ['^cried', '7 dresses', '4,000 dresses', 'crying', '19 brides', '8 brides'],
      numbers: ['4,000', '19'],
    },
  },
]
