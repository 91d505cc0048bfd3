import { expect, test } from 'vitest'
import { asideOnBothPages, rightAlignedAside, wideHeadings } from '#shared/parse/fixtures/printed-sides.ts'
import { read } from '#shared/parse/fixtures/parsed-fields.ts'

test('a colored column with letter-spaced headings and a comma-separated list', () => {
  expect(read(wideHeadings)).toEqual({
    personalInfo: {
      fullName: 'Isla Grant',
      headline: 'UX DESIGNER',
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
  expect(read(rightAlignedAside)).toEqual({
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
      technical: ['Go', 'Python', 'SQL'],
    },
    skillGroups: [{ name: 'Systems', skills: ['Linux', 'Kafka'] }],
  })
})
