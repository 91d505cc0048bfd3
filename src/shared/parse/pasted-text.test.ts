import { expect, test } from 'vitest'
import { linkedInPlain, linkedInProfile } from '#shared/parse/fixtures/linkedin-pages.ts'
import { read } from '#shared/parse/fixtures/parsed-fields.ts'
import { developer, driver, messy, nurse } from '#shared/parse/fixtures/pasted.ts'
import { parseResume } from '#shared/parse/parse-resume.ts'

const leftOver = (text: string) => parseResume({ text }).leftOver

test('a LinkedIn page with each text twice is read once, with the employer of each position', () => {
  expect(read({ text: linkedInProfile })).toEqual({
    personalInfo: { fullName: 'Priya Raman', location: 'Ann Arbor, Michigan, United States' },
    summary:
      'I build scheduling and intake products that nurses like to use. Ten years between clinics and software teams.',
    experience: [
      {
        company: 'Northwind Health',
        position: 'Senior Product Manager',
        startDate: '2022-01',
        current: true,
        description: 'Own the scheduling product for 140 clinics.',
        achievements: ['Cut no-shows by 22% with two-way reminders', 'Led three squads of eight'],
      },
      {
        company: 'Northwind Health',
        position: 'Product Manager',
        startDate: '2019-07',
        endDate: '2022-01',
        achievements: ['Shipped online intake in four months'],
      },
      { company: 'Lakeside Clinics', position: 'Business Analyst', startDate: '2015-08', endDate: '2019-06' },
    ],
    education: [
      {
        institution: 'University of Michigan',
        degree: 'Bachelor of Science - BS',
        field: 'Industrial Engineering',
        startDate: '2011',
        endDate: '2015',
        gpa: '3.7',
      },
    ],
    skills: {
      technical: ['Product Management', 'SQL', 'Roadmapping'],
      languages: ['English (Native or bilingual proficiency)', 'Tamil (Professional working proficiency)'],
    },
    certificates: [
      { name: 'Certified Scrum Product Owner', issuer: 'Scrum Alliance', date: '2021-03' },
      { name: 'Six Sigma Green Belt', issuer: 'ASQ', date: '2018-09', expires: '2028-09' },
    ],
  })
  expect(leftOver(linkedInProfile)).toEqual([
    'Senior Product Manager at Northwind Health',
    'Ann Arbor, Michigan, United States',
    'Detroit, Michigan, United States · Hybrid',
    'Certified Scrum Product Owner: Credential ID 1188221',
  ])
})

test('a LinkedIn page with each text once is read without its buttons and other people', () => {
  expect(read({ text: linkedInPlain })).toEqual({
    personalInfo: { fullName: 'Tomás Herrera Vega', location: 'San Antonio, Texas Metropolitan Area' },
    summary:
      'Journeyman electrician with nine years in plants and on roofs. I keep lines running and write down what I did.',
    experience: [
      {
        company: 'Alamo Cement Company',
        position: 'Lead Maintenance Electrician',
        startDate: '2020-03',
        current: true,
        description: 'Lead a crew of five on two shifts.',
        achievements: ['Rewired the kiln drive without a lost day.'],
      },
      {
        company: 'Brightside Solar',
        position: 'Journeyman Electrician',
        startDate: '2016-06',
        endDate: '2020-02',
        description: 'Installed 210 rooftop systems.',
      },
    ],
    education: [
      {
        institution: "St. Philip's College",
        degree: 'Associate of Applied Science - AAS',
        field: 'Electrical Technology',
        startDate: '2014',
        endDate: '2016',
      },
    ],
    skills: {
      technical: ['PLC Programming', 'Motor Controls', 'Troubleshooting', 'PLC', 'Arc flash safety'],
      languages: ['Spanish (Native or bilingual proficiency)', 'English (Full professional proficiency)'],
    },
    certificates: [
      {
        name: 'Journeyman Electrician License',
        issuer: 'Texas Department of Licensing and Regulation',
        date: '2018-05',
        expires: '2026-05',
      },
      { name: 'OSHA 30', issuer: 'OSHA', date: '2020-01' },
    ],
    volunteer: [
      {
        organization: 'Habitat for Humanity',
        role: 'Crew Lead',
        startDate: '2017-04',
        current: true,
        description: 'Wire two houses a year.',
      },
    ],
  })
  expect(leftOver(linkedInPlain)).toEqual([
    'Electrician | Industrial maintenance | Solar',
    'San Antonio, Texas, United States · On-site',
    'Austin, Texas Area',
    'Journeyman Electrician License: Credential ID 448812',
    'Activities and societies: SkillsUSA',
    'Poverty Alleviation',
  ])
})

test("a nurse's headline is read, the places of her jobs are left over, and her certificates are three", () => {
  expect(read({ text: nurse })).toEqual({
    personalInfo: {
      fullName: 'Denise Caldwell, RN',
      headline: 'Registered Nurse | Telemetry',
      email: 'denise.caldwell@example.com',
      phone: '(614) 555-0148',
      location: 'Columbus, OH 43215',
    },
    summary: 'Telemetry nurse with eight years of bedside care in two teaching hospitals.',
    experience: [
      {
        company: 'Riverside Methodist Hospital',
        position: 'Registered Nurse, Telemetry Unit',
        startDate: '2019-06',
        current: true,
        achievements: [
          'Care for five cardiac patients per shift on a 32-bed unit',
          'Train new graduates; 14 of 15 passed their first evaluation',
        ],
      },
      {
        company: 'Grant Medical Center',
        position: 'Staff Nurse',
        startDate: '2016-08',
        endDate: '2019-05',
        achievements: ['Gave medication to 30 patients a day without an error in 2018'],
      },
    ],
    education: [
      {
        institution: 'The Ohio State University',
        degree: 'Bachelor of Science',
        field: 'Nursing',
        endDate: '2016',
      },
    ],
    certifications: ['RN, State of Ohio', 'ACLS, American Heart Association', 'BLS, American Heart Association'],
    skills: { technical: ['Telemetry', 'IV therapy', 'Epic', 'Patient education'] },
  })
  expect(leftOver(nurse)).toEqual(['Riverside Methodist Hospital, Columbus, OH', 'Grant Medical Center, Columbus, OH'])
})

test("a driver's lines without bullets are achievements, not employers", () => {
  expect(read({ text: driver })).toEqual({
    personalInfo: {
      fullName: 'Marcus Bell',
      email: 'marcus.bell@example.com',
      phone: '(901) 555-0177',
      location: 'Memphis, TN',
    },
    summary: 'Safe CDL-A driver looking for regional work with home time every weekend.',
    experience: [
      {
        company: 'Delta Freight Lines',
        position: 'OTR Driver',
        startDate: '2018-03',
        current: true,
        achievements: ['Drove 110,000 miles a year across 38 states', 'No accidents and no log violations since 2018'],
      },
      {
        company: 'City Moving & Storage',
        position: 'Local Driver',
        startDate: '2014-05',
        endDate: '2018-02',
        achievements: ['Loaded and delivered 6 households a week'],
      },
    ],
    education: [{ institution: 'Central High School', degree: 'High School Diploma', endDate: '2012' }],
    certifications: ['CDL Class A with Hazmat and Tanker endorsements', 'TWIC card, 2021'],
    skills: { technical: ['Pre-trip inspection', 'ELD', 'Forklift', 'Route planning'] },
  })
  expect(leftOver(driver)).toEqual([])
})

test("a developer's Markdown is read without its marks", () => {
  expect(read({ text: developer })).toEqual({
    personalInfo: {
      fullName: 'Wei Zhang',
      email: 'wei@zhang.example',
      phone: '+1 416 555 0119',
      location: 'Toronto, ON',
      github: 'https://github.com/weizhang',
    },
    summary: 'Backend developer who likes slow queries and short meetings.',
    experience: [
      {
        company: 'Maple Payments',
        position: 'Senior Software Engineer',
        startDate: '2021-01',
        current: true,
        achievements: [
          'Moved 40 million rows to PostgreSQL without downtime',
          'Cut the p95 of the ledger API from 900 ms to 120 ms',
        ],
      },
      {
        company: 'Harbour Labs',
        position: 'Software Developer',
        startDate: '2017-05',
        endDate: '2020-12',
        achievements: ['Built the reporting service in Go', 'Mentored two interns'],
      },
    ],
    projects: [
      {
        name: 'tinyqueue',
        description: 'A job queue in 900 lines. https://github.com/weizhang/tinyqueue',
        technologies: ['Go', 'SQLite'],
      },
    ],
    education: [
      {
        institution: 'University of Waterloo',
        degree: 'BSc Computer Science',
        startDate: '2013',
        endDate: '2017',
      },
    ],
    skills: { technical: ['Go', 'Python', 'SQL', 'Docker', 'Terraform', 'Grafana'] },
  })
  expect(leftOver(developer)).toEqual([])
})

test('notes without headings become jobs, a school, and skills', () => {
  expect(read({ text: messy })).toEqual({
    personalInfo: {
      fullName: 'Ana Souza',
      email: 'ana.souza@example.com',
      phone: '305-555-0123',
      location: 'Miami FL',
    },
    summary:
      'Bilingual customer service professional with six years in hotels and call centers, calm with angry guests.',
    experience: [
      {
        company: 'Palm Bay Hotel',
        position: 'Front Desk Supervisor',
        startDate: '2021',
        current: true,
        achievements: ['supervise 7 agents on nights', 'answer about 90 calls per shift'],
      },
      {
        company: 'SunLine Travel',
        position: 'Call Center Agent',
        startDate: '2018-02',
        endDate: '2020-12',
        achievements: ['4.8 of 5 in customer surveys'],
      },
    ],
    education: [
      {
        institution: 'Miami Dade College',
        degree: 'Associate Degree',
        field: 'Hospitality Management',
        endDate: '2017',
      },
    ],
    skills: { technical: ['Opera PMS', 'Zendesk', 'Excel'], languages: ['Portuguese', 'English', 'Spanish'] },
  })
  expect(leftOver(messy)).toEqual(['Resume'])
})
