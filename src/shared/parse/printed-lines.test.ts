import { expect, test } from 'vitest'
import { harvard, listItems, rightDates, skillGrid } from '#shared/parse/fixtures/printed-lines.ts'
import { read } from '#shared/parse/fixtures/parsed-fields.ts'

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
        location: 'New York, NY',
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
        location: 'Charlotte, NC',
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
    certifications: ['NEBOSH General Certificate, Level 3'],
    certificates: [{ name: 'Chartered Engineer', issuer: 'IChemE', date: '2020' }],
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
