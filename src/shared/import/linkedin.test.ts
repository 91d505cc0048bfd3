import { fromLinkedIn, isLinkedInExport, isLinkedInFile } from '#shared/import/linkedin.ts'
import type { PackedTexts } from '#shared/import/unpack.ts'
import type { Imported } from '#shared/resume/json-resume.ts'
import { ResumeContent } from '#shared/resume/schema.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'

const EXPORT: PackedTexts = {
  'Basic_Export/Profile.csv':
    'First Name,Last Name,Maiden Name,Address,Birth Date,Headline,Summary,Industry,Zip Code,Geo Location,Twitter Handles,Websites,Instant Messengers\n' +
    'Ines,Faria,,Rua 1,"May 4, 1988",Nurse,"Nurse for 12 years.\nCalm under ""pressure"".",Health,1000,"Lisbon, Portugal",[inesf],"[PERSONAL:https://ines.example,OTHER:https://github.com/ines]",\n',
  'Basic_Export/Email Addresses.csv':
    'Email Address,Confirmed,Primary,Updated On\nold@example.com,Yes,No,1/1/20\nines@example.com,Yes,Yes,1/1/24\n',
  'Basic_Export/PhoneNumbers.csv': 'Extension,Number,Type\n,+351 900,Mobile\n',
  'Basic_Export/Positions.csv':
    'Company Name,Title,Description,Location,Started On,Finished On\n' +
    'Hospital Sul,Head nurse,"Leads a ward\n- Trained 9 nurses\n• Cut waiting by 20%",Lisbon,Jan 2021,\n' +
    'Clinic Norte,Nurse,,Porto,2012,Dec 2020\n',
  'Basic_Export/Education.csv':
    'School Name,Start Date,End Date,Notes,Degree Name,Activities\nESEL,2008,2012,With honours,BSc Nursing,Choir\n',
  'Basic_Export/Skills.csv': 'Name\nTriage\nPaediatrics\n',
  'Basic_Export/Languages.csv': 'Name,Proficiency\nPortuguese,Native or bilingual proficiency\n',
  'Basic_Export/Certifications.csv':
    'Name,Url,Authority,Started On,Finished On,License Number\nALS,https://als.example,ERC,Mar 2022,,77\n',
  'Basic_Export/Projects.csv':
    'Title,Description,Url,Started On,Finished On\nWard app,Built it,https://github.com/ines/ward,Feb 2021,\n',
  'Basic_Export/Volunteering.csv':
    'Company Name,Role,Cause,Started On,Finished On,Description\nRed Cross,Medic,HEALTH,Jan 2015,Jan 2016,First aid\n',
  'Basic_Export/Courses.csv': 'Name,Number\nEthics,E1\n',
}

function contentOf(texts: PackedTexts): ResumeContent {
  const result = fromLinkedIn(texts)
  if ('problem' in result) throw new Error(result.problem.code)
  expect(z.safeParse(ResumeContent, result.content).success).toBe(true)
  return result.content
}

const isResumeOrReason = (result: Imported): boolean =>
  'problem' in result || z.safeParse(ResumeContent, result.content).success

test('an export becomes a resume', () => {
  const content = contentOf(EXPORT)
  expect(content).toMatchObject({
    personalInfo: {
      fullName: 'Ines Faria',
      email: 'ines@example.com',
      phone: '+351 900',
      location: 'Lisbon, Portugal',
      website: 'https://ines.example',
      github: 'https://github.com/ines',
    },
    summary: 'Nurse for 12 years.\nCalm under "pressure".',
    experience: [
      {
        company: 'Hospital Sul',
        position: 'Head nurse',
        startDate: '2021-01',
        endDate: '',
        current: true,
        description: 'Leads a ward',
        achievements: ['Trained 9 nurses', 'Cut waiting by 20%'],
        location: 'Lisbon',
      },
      { company: 'Clinic Norte', startDate: '2012', endDate: '2020-12', current: false },
    ],
    education: [{ institution: 'ESEL', degree: 'BSc Nursing', startDate: '2008', endDate: '2012' }],
    skills: { technical: ['Triage', 'Paediatrics'], languages: ['Portuguese (Native or bilingual proficiency)'] },
    certificates: [{ name: 'ALS', issuer: 'ERC', date: '2022-03', url: 'https://als.example', credentialId: '77' }],
    contacts: [{ kind: 'x', label: 'Twitter', value: 'inesf' }],
    projects: [{ name: 'Ward app', description: 'Built it', github: 'https://github.com/ines/ward' }],
    volunteer: [{ organization: 'Red Cross', role: 'Medic', description: 'First aid', endDate: '2016-01' }],
    custom: [{ kind: 'courses', items: [{ title: 'Ethics', subtitle: 'E1' }] }],
  })
})

test('birthday, home address and additional email addresses are not imported', () => {
  const text = JSON.stringify(contentOf(EXPORT))
  for (const secret of ['1988', 'Rua 1', 'old@example.com']) expect(text).not.toContain(secret)
})

test('positions in a row at one employer and place are roles there', () => {
  const rows = ['Sul,Head nurse,Lisbon', 'Sul,Nurse,', 'Sul,Trainee,Porto', 'Norte,Nurse,Porto']
  const content = contentOf({ 'Positions.csv': `Company Name,Title,Location\n${rows.join('\n')}\n` })
  expect(content.experience.map(({ sameEmployer = false }) => sameEmployer)).toEqual([false, true, false, false])
})

test('websites become contacts by their kind or their name', () => {
  const websites = '"[PERSONAL:https://ines.example,PORTFOLIO:https://art.example,RSS_FEED:https://ines.example/rss]"'
  const content = contentOf({ 'Profile.csv': `First Name,Websites\nInes,${websites}\n` })
  expect(content.personalInfo.website).toBe('https://ines.example')
  expect(content.contacts).toEqual([
    { kind: 'portfolio', label: '', value: '', url: 'https://art.example' },
    { kind: 'other', label: 'Rss feed', value: '', url: 'https://ines.example/rss' },
  ])
})

test('a note above the columns is not a row', () => {
  const content = contentOf({ 'Skills.csv': 'Notes:\n"This file holds your skills."\n\nName,Level\nTriage,\n' })
  expect(content.skills.technical).toEqual(['Triage'])
})

test('messages and contacts are never opened', () => {
  expect(['messages.csv', 'Connections.csv', 'x/Invitations.csv', 'Profile.csv.exe'].filter(isLinkedInFile)).toEqual([])
  expect(isLinkedInFile('Complete_Export/profile.CSV')).toBe(true)
})

test('an export is recognized by its profile or its positions', () => {
  expect(isLinkedInExport(['a/Positions.csv', 'b.txt'])).toBe(true)
  expect(isLinkedInExport(['Skills.csv', 'word/document.xml'])).toBe(false)
})

test('any content leads to a resume or to a reason', () => {
  const name = fc.constantFrom('Profile.csv', 'Positions.csv', 'Skills.csv', 'Courses.csv', 'Education.csv')
  const header = fc.constantFrom(
    'Name\n',
    'First Name,Last Name,Websites\n',
    'Company Name,Title,Description,Started On\n',
    '',
  )
  const text = fc.tuple(header, fc.string({ maxLength: 200 })).map((parts) => parts.join(''))
  fc.assert(
    fc.property(fc.dictionary(name, text), (texts) => {
      expect(isResumeOrReason(fromLinkedIn(texts))).toBe(true)
    }),
    { numRuns: 300 },
  )
})
