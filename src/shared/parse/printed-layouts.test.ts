import { expect, test } from 'vitest'
import {
  narrowGutter,
  ownHeadings,
  shortRight,
  tableOfTwo,
  textBesideHeading,
  threeBelow,
} from '#shared/parse/fixtures/printed-columns.ts'
import { harvard, listItems, rightDates, skillGrid } from '#shared/parse/fixtures/printed-lines.ts'
import { asideOnBothPages, hints, wideHeadings } from '#shared/parse/fixtures/printed-sides.ts'
import { read } from '#shared/parse/fixtures/said.ts'

test('a short column of skills beside a long one on common baselines', () => {
  expect(read(shortRight)).toEqual({
    personalInfo: {
      fullName: 'Tove Lindqvist',
      email: 'tove@example.com',
      phone: '+46 70 123 45 67',
      location: 'Malmö, Sweden',
    },
    experience: [
      {
        position: 'Head of Logistics',
        company: 'Öresund Freight AB',
        startDate: '2019-03',
        current: true,
        achievements: ['Cut empty runs by 18% in two years', 'Led 14 planners in three ports'],
      },
      {
        position: 'Planner',
        company: 'Skåne Transport',
        startDate: '2014-06',
        endDate: '2019-02',
      },
    ],
    education: [
      {
        institution: 'Lund University',
        degree: 'BSc Logistics',
        startDate: '2010',
        endDate: '2013',
      },
    ],
    skills: { technical: ['SAP', 'Route planning', 'Excel'] },
  })
})

test('a right column with contact details, skills and languages, twelve points away', () => {
  expect(read(narrowGutter)).toEqual({
    personalInfo: {
      fullName: 'Tove Lindqvist',
      email: 'tove@example.com',
      phone: '+46 70 123 45 67',
      location: 'Malmö, Sweden',
    },
    summary:
      'Logistics manager with twelve years between ports and rails. I like plans that survive their first Monday.',
    experience: [
      {
        position: 'Head of Logistics',
        company: 'Öresund Freight AB',
        startDate: '2019-03',
        current: true,
        achievements: [
          'Cut empty runs by 18% in two years',
          'Led 14 planners in three ports and wrote the plan by which all of them still work today, in every season',
        ],
      },
      {
        position: 'Planner',
        company: 'Skåne Transport',
        startDate: '2014-06',
        endDate: '2019-02',
        achievements: ['Planned 90 lorries a day'],
      },
      {
        position: 'Dispatcher',
        company: 'Kattegat Lines AB',
        startDate: '2012-05',
        endDate: '2014-05',
      },
    ],
    education: [
      {
        institution: 'Lund University',
        degree: 'BSc Logistics',
        startDate: '2010',
        endDate: '2013',
      },
    ],
    skills: {
      technical: ['SAP', 'Route planning', 'Excel', 'Forecasting'],
      languages: ['Swedish (native)', 'English (C1)'],
    },
  })
})

test('two columns made of one table row', () => {
  expect(read(tableOfTwo)).toEqual({
    personalInfo: {
      fullName: 'Tove Lindqvist',
      email: 'tove@example.com',
      phone: '+46 70 123 45 67',
      location: 'Malmö, Sweden',
    },
    summary:
      'Logistics manager with twelve years between ports and rails. I like plans that survive their first Monday.',
    experience: [
      {
        position: 'Head of Logistics',
        company: 'Öresund Freight AB',
        startDate: '2019-03',
        current: true,
        achievements: [
          'Cut empty runs by 18% in two years',
          'Led 14 planners in three ports and wrote the plan by which all of them still work today, in every season',
        ],
      },
      {
        position: 'Planner',
        company: 'Skåne Transport',
        startDate: '2014-06',
        endDate: '2019-02',
        achievements: ['Planned 90 lorries a day'],
      },
      {
        position: 'Dispatcher',
        company: 'Kattegat Lines AB',
        startDate: '2012-05',
        endDate: '2014-05',
      },
    ],
    education: [
      {
        institution: 'Lund University',
        degree: 'BSc Logistics',
        startDate: '2010',
        endDate: '2013',
      },
    ],
    skills: {
      technical: ['SAP', 'Route planning', 'Excel', 'Forecasting'],
      languages: ['Swedish (native)', 'English (C1)'],
    },
  })
})

test('three short columns below sections with dates on the right', () => {
  expect(read(threeBelow)).toEqual({
    personalInfo: {
      fullName: 'Rosa Keller',
      email: 'rosa@keller.example',
      phone: '089 555 0190',
      location: 'München',
    },
    experience: [
      {
        position: 'Optikerin',
        company: 'Brillen Maier GmbH',
        startDate: '2018',
        current: true,
        achievements: ['Refraktion und Anpassung', 'Werkstatt und Verkauf'],
      },
    ],
    education: [
      {
        degree: 'Ausbildung zur Augenoptikerin',
        institution: 'Optik Lang',
        startDate: '2015',
        endDate: '2018',
      },
    ],
    skills: {
      languages: ['Deutsch', 'Italienisch'],
      technical: ['Refraktion', 'Kontaktlinsen', 'Verkauf'],
    },
    interests: ['Wandern', 'Klavier'],
  })
})

test('columns that begin with custom headings', () => {
  expect(read(ownHeadings)).toEqual({
    personalInfo: {
      fullName: 'Pau Serra',
      email: 'pau@serra.example',
      phone: '+34 93 555 01 43',
      location: 'Girona',
    },
    experience: [
      {
        position: 'Clockmaker',
        company: 'Taller Serra',
        startDate: '2015',
        current: true,
        achievements: ['Repaired 400 tower clocks'],
      },
    ],
    education: [
      {
        degree: 'Clockmaking diploma',
        institution: 'Escola del Treball',
        startDate: '2012',
        endDate: '2014',
      },
    ],
    skills: { languages: ['Catalan', 'French'] },
    custom: [
      {
        id: 'section-1',
        title: 'Tools I love',
        items: [{ title: 'Lathe', subtitle: 'Loupe' }],
      },
      {
        id: 'section-2',
        title: 'What I do',
        items: [{ title: 'I repair clocks and the people who love them.' }],
      },
    ],
  })
})

test('a main column that begins with text and a side column that begins with a heading', () => {
  expect(read(textBesideHeading)).toEqual({
    personalInfo: {
      fullName: 'Tobias Falk',
      email: 'tobias.falk@example.de',
      phone: '0721 555 0171',
      location: '76275 Ettlingen',
    },
    summary: 'Mechatroniker mit Freude an alten Maschinen und an jungen Leuten, die sie verstehen wollen.',
    experience: [
      {
        position: 'Instandhalter',
        company: 'Papierwerke Ettlingen GmbH',
        startDate: '2017',
        current: true,
        achievements: ['Störungen an zwei Papiermaschinen behoben'],
      },
      {
        position: 'Mechatroniker',
        company: 'Sondermaschinen Kern KG',
        startDate: '2013',
        endDate: '2017',
        achievements: ['Montage und Inbetriebnahme in 14 Ländern'],
      },
    ],
    education: [
      {
        degree: 'Ausbildung zum Mechatroniker',
        institution: 'Sondermaschinen Kern KG',
        startDate: '2010',
        endDate: '2013',
      },
    ],
    skills: { technical: ['SPS', 'Hydraulik', 'Schweißen'] },
    interests: ['Motorräder, vor allem alte', 'Feuerwehr'],
  })
})

test('a colored column with letter-spaced headings and a comma-separated list', () => {
  expect(read(wideHeadings)).toEqual({
    personalInfo: {
      fullName: 'Isla Grant',
      email: 'isla.grant@example.com',
      phone: '+44 20 7946 0991',
      location: 'Glasgow, Scotland',
    },
    summary:
      'Designer for public services. I draw little, listen much, and test with whoever is in the waiting room that day.',
    experience: [
      {
        position: 'Senior UX Designer',
        company: 'Clyde Council',
        startDate: '2020',
        current: true,
        achievements: ['Halved the calls about parking permits', 'Ran 60 tests in waiting rooms'],
      },
      {
        position: 'UX Designer',
        company: 'Thistle Studio',
        startDate: '2016',
        endDate: '2020',
        achievements: ['Designed the ferry timetable'],
      },
    ],
    education: [
      {
        degree: 'BDes Interaction Design',
        institution: 'Glasgow School of Art',
        startDate: '2012',
        endDate: '2016',
      },
    ],
    skills: {
      technical: ['Wireframing', 'HTML and CSS', 'Usability testing with children and older people', 'Figma'],
      languages: ['English (native)', 'Gaelic (B2)'],
    },
    interests: ['Sea swimming', 'Knitting, badly'],
  })
})

test('a column that continues on the second page with three short lines', () => {
  expect(read(asideOnBothPages)).toEqual({
    personalInfo: {
      fullName: 'Owen Price',
      email: 'owen.price@example.com',
      phone: '+44 117 555 0102',
      location: 'Bristol',
    },
    summary: 'Plant manager with twenty years in paper, from the night shift to the whole site.',
    experience: [
      {
        position: 'Plant Manager',
        company: 'Avon Paper Mills',
        startDate: '2021',
        current: true,
        achievements: [
          'Brought waste from nine per cent down to four within three years',
          'Kept 140 people safe for 900 days without a single accident at work',
          'Signed off a new boiler for six million and opened it two weeks early',
        ],
      },
      {
        position: 'Production Manager',
        company: 'Severn Board Ltd',
        startDate: '2018',
        endDate: '2021',
        achievements: [
          'Brought waste from nine per cent down to four within three years',
          'Kept 140 people safe for 900 days without a single accident at work',
          'Signed off a new boiler for six million and opened it two weeks early',
        ],
      },
      {
        position: 'Shift Manager',
        company: 'Mendip Pulp',
        startDate: '2015',
        endDate: '2018',
        achievements: [
          'Brought waste from nine per cent down to four within three years',
          'Kept 140 people safe for 900 days without a single accident at work',
          'Signed off a new boiler for six million and opened it two weeks early',
        ],
      },
      {
        position: 'Team Leader',
        company: 'Cotswold Print Group',
        startDate: '2012',
        endDate: '2015',
        achievements: [
          'Brought waste from nine per cent down to four within three years',
          'Kept 140 people safe for 900 days without a single accident at work',
          'Signed off a new boiler for six million and opened it two weeks early',
        ],
      },
      {
        position: 'Process Engineer',
        company: 'Wye Packaging',
        startDate: '2009',
        endDate: '2012',
        achievements: [
          'Brought waste from nine per cent down to four within three years',
          'Kept 140 people safe for 900 days without a single accident at work',
          'Signed off a new boiler for six million and opened it two weeks early',
        ],
      },
      {
        position: 'Quality Engineer',
        company: 'Exe Cartons',
        startDate: '2006',
        endDate: '2009',
        achievements: [
          'Brought waste from nine per cent down to four within three years',
          'Kept 140 people safe for 900 days without a single accident at work',
          'Signed off a new boiler for six million and opened it two weeks early',
        ],
      },
      {
        position: 'Trainee Engineer',
        company: 'Dart Labels Ltd',
        startDate: '2003',
        endDate: '2006',
        achievements: [
          'Brought waste from nine per cent down to four within three years',
          'Kept 140 people safe for 900 days without a single accident at work',
          'Signed off a new boiler for six million and opened it two weeks early',
        ],
      },
    ],
    education: [
      {
        degree: 'BEng Mechanical Engineering',
        institution: 'University of Bath',
        startDate: '1996',
        endDate: '2000',
      },
    ],
    skills: { technical: ['Lean', 'Six Sigma', 'SAP PP'], languages: ['English', 'Welsh'] },
    interests: ['Rowing', 'Bees'],
    certifications: ['IOSH Managing Safely, 2018', 'Scrum Master, PSM I'],
  })
})

test('right-aligned dates and skill names in a narrow left column', () => {
  expect(read(hints)).toEqual({
    personalInfo: {
      fullName: 'Ola Kowalska',
      email: 'ola@kowalska.example',
      phone: '+48 12 555 01 66',
      location: 'ul. Długa 7, 31-147 Kraków',
    },
    experience: [
      {
        position: 'Backend Developer',
        company: 'Wisła Software',
        startDate: '2019-03',
        current: true,
        achievements: ['Rewrote the ledger in Go', 'Cut the nightly run to 20 minutes'],
      },
      {
        position: 'Junior Developer',
        company: 'Tatra Systems',
        startDate: '2016-07',
        endDate: '2019-02',
        achievements: ['Built the ski-pass shop'],
      },
    ],
    education: [
      {
        degree: 'MSc Computer Science',
        institution: 'AGH University',
        startDate: '2011',
        endDate: '2016',
      },
    ],
    skills: {
      languages: ['Polish (native)', 'English (C1)'],
      technical: ['Go', 'Python', 'SQL', 'Linux', 'Kafka'],
    },
  })
})

test('places and dates on the right, interests among the skills', () => {
  expect(read(harvard)).toEqual({
    personalInfo: {
      fullName: 'Noah Whitfield',
      email: 'noah@whitfield.example',
      phone: '(919) 555-0136',
      location: '12 Oak Lane, Durham, NC 27701',
    },
    education: [
      {
        institution: 'Duke University',
        degree: 'Bachelor of Science',
        field: 'Economics',
        endDate: '2019-05',
      },
    ],
    experience: [
      {
        company: 'Blue Heron Capital LLC',
        position: 'Associate',
        startDate: '2021-07',
        current: true,
        achievements: [
          'Valued 14 firms in food and farming',
          'Built the model that three teams share, with tests for every sheet that anyone was ever afraid to touch and a page that says why',
        ],
      },
      {
        company: 'First Piedmont Bank',
        position: 'Analyst',
        startDate: '2019-07',
        endDate: '2021-06',
        achievements: ['Wrote the weekly note on rates'],
      },
    ],
    skills: { technical: ['Excel', 'Python', 'SQL'], languages: ['English', 'Portuguese'] },
    interests: ['Birding', 'cricket'],
  })
})

test('dates to the right of a single column are not a column', () => {
  expect(read(rightDates)).toEqual({
    personalInfo: {
      fullName: 'Elif Aksoy',
      email: 'elif@aksoy.example',
      phone: '+90 212 555 01 11',
      location: 'Istanbul',
    },
    experience: [
      {
        position: 'Account Director',
        company: 'Bosphorus Media',
        startDate: '2022',
        endDate: '2024',
      },
      {
        position: 'Account Manager',
        company: 'Golden Horn Agency',
        startDate: '2020',
        endDate: '2022',
      },
      {
        position: 'Senior Planner',
        company: 'Galata Group',
        startDate: '2018',
        endDate: '2020',
      },
      {
        position: 'Media Planner',
        company: 'Pera Studios',
        startDate: '2016',
        endDate: '2018',
      },
      {
        position: 'Media Assistant',
        company: 'Moda Media',
        startDate: '2014',
        endDate: '2016',
      },
    ],
    education: [
      {
        degree: 'BA Advertising',
        institution: 'Marmara University',
        startDate: '2010',
        endDate: '2014',
      },
    ],
    awards: [
      { title: 'Silver Effie, for a yoghurt', date: '2021' },
      { title: 'Young Planner of the Year', date: '2017' },
    ],
    skills: { technical: ['Media buying', 'Excel', 'Nielsen'] },
  })
})

test('two jobs at one employer, list items with commas in them', () => {
  expect(read(listItems)).toEqual({
    personalInfo: {
      fullName: 'Priya Raman',
      email: 'priya.raman@example.co.uk',
      phone: '0113 555 0142',
      location: 'Leeds, UK',
      linkedin: 'linkedin.com/in/priyaraman',
    },
    experience: [
      {
        position: 'Senior Process Engineer',
        company: 'Northgate Water plc',
        startDate: '2021-09',
        current: true,
        achievements: ['Cut chlorine use by 12% across nine sites', 'Trained six graduates'],
      },
      {
        position: 'Process Engineer',
        company: 'Northgate Water plc',
        startDate: '2017-08',
        endDate: '2021-08',
        achievements: ['Ran the pilot plant, from order to first water'],
      },
      {
        position: 'Graduate Engineer',
        company: 'Aire Chemicals Ltd',
        startDate: '2015-09',
        endDate: '2017-07',
        achievements: ['Wrote the safety case for two tanks'],
      },
    ],
    education: [
      {
        degree: 'MEng Chemical Engineering',
        institution: 'University of Sheffield',
        startDate: '2011',
        endDate: '2015',
      },
    ],
    certifications: ['Chartered Engineer, IChemE, 2020', 'NEBOSH General Certificate, Level 3'],
    interests: ['Fell running, mostly uphill', 'Brass bands'],
    skills: { technical: ['Aspen HYSYS', 'AutoCAD', 'HAZOP', 'Python'] },
  })
})

test('skills in a grid of three, dates in a column on the left', () => {
  expect(read(skillGrid)).toEqual({
    personalInfo: {
      fullName: 'Marcus Bell',
      email: 'marcus.bell@example.com',
      phone: '07700 900456',
      location: 'Cardiff',
    },
    experience: [
      {
        position: 'Warehouse Supervisor',
        company: 'Taff Distribution Ltd',
        startDate: '2019',
        current: true,
        achievements: ['Supervise 18 pickers on nights'],
      },
      {
        position: 'Picker',
        company: 'Severn Logistics',
        startDate: '2014',
        endDate: '2019',
        achievements: ['Best pick rate three years running'],
      },
    ],
    education: [
      {
        degree: 'BTEC Level 3 Diploma',
        institution: 'Cardiff and Vale College',
        startDate: '2012',
        endDate: '2014',
      },
    ],
    skills: {
      technical: [
        'Forklift (counterbalance)',
        'Stock control',
        'SAP WM',
        'Health and safety',
        'Team briefings',
        'Goods in',
      ],
    },
    interests: ['Rugby', 'allotment', 'quizzes'],
  })
})
