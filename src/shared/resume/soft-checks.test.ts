import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyResume } from '#shared/resume/arbitrary-resume.ts'
import { fieldAt } from '#shared/resume/fields.ts'
import { ResumeContent } from '#shared/resume/schema.ts'
import {
  endsBeforeStart,
  isFarAhead,
  isMalformedEmail,
  isNoAddress,
  isPhoneWithLetters,
  softNotes,
} from '#shared/resume/soft-checks.ts'

test.each([
  ['not-an-email', true],
  ['maya@', true],
  ['maya@example', true],
  ['maya@example.com', false],
  ['maya.okafor+jobs@mail.example.co.uk', false],
])('the email %j is malformed: %s', (text, expected) => expect(isMalformedEmail(text)).toBe(expected))

test.each([
  ['+1 415 555 0142', false],
  ['(415) 555-0142 ext. 12', false],
  ['415 555 O142', true],
  ['call me', true],
  ['12', false],
])('the phone number %j has letters: %s', (text, expected) => expect(isPhoneWithLetters(text)).toBe(expected))

test.each([
  ['mayaokafor.com', false],
  ['https://mayaokafor.com/work?x=1', false],
  ['linkedin.com/in/maya', false],
  ['maya okafor', true],
  ['mayaokafor', true],
  ['https:/mayaokafor.com', true],
])('the web address %j is none: %s', (text, expected) => expect(isNoAddress(text)).toBe(expected))

test.each([
  ['2019-05', '2015-01', false, true],
  ['May 2019', 'Apr 2019', false, true],
  ['2019-05', '2019', false, false],
  ['2019', '2019', false, false],
  ['2019', '2015', true, false],
  ['2019', 'summer 2015', false, false],
])('from %j to %j, current %s, ends before it starts: %s', (startDate, endDate, current, expected) =>
  expect(endsBeforeStart({ startDate, endDate, current })).toBe(expected),
)

test.each([
  ['2027-11', false],
  ['2027-12', true],
  ['2027', false],
  ['2028', true],
  ['soon', false],
])('on November 29, 2026, the start %j is far ahead: %s', (start, expected) =>
  expect(isFarAhead(start, '2026-11-29')).toBe(expected),
)

const resumeOf = (parts: object) => ResumeContent.parse(parts)
const notesOf = (parts: object) =>
  softNotes(resumeOf(parts), '2026-11-29').map(({ path, check, text }) => [path, check, text])

test('each note names the field it is about', () => {
  expect(
    notesOf({
      personalInfo: { email: 'maya', phone: 'ask me', website: 'none', github: 'github.com/maya' },
      education: [{ institution: 'SF State', startDate: '2019', endDate: '2015' }],
      volunteer: [{ role: 'Coach', startDate: '2062' }],
      projects: [{ name: 'Help', url: 'see below' }],
      custom: [{ id: 'a', title: 'Talks', items: [{ title: 'One', url: 'youtube' }] }],
    }),
  ).toEqual([
    ['personalInfo.email', 'email', 'maya'],
    ['personalInfo.phone', 'phone', 'ask me'],
    ['personalInfo.website', 'address', 'none'],
    ['projects.0.url', 'address', 'see below'],
    ['custom.0.items.0.url', 'address', 'youtube'],
    ['education.0.endDate', 'end-before-start', '2015'],
    ['volunteer.0.startDate', 'far-start', '2062'],
  ])
})

test('addresses and dates of the further fields are checked, too', () => {
  expect(
    notesOf({
      contacts: [{ kind: 'gitlab', url: 'gitlab.com/maya' }, { url: 'nowhere' }],
      experience: [{ company: 'Mercy', url: 'mercy' }],
      projects: [{ name: 'Help', links: ['help.example', 'in the app'], startDate: '2021-05', endDate: '2021-03' }],
      certificates: [{ name: 'CPR', url: 'see card', date: '2024', expires: '2022' }],
    }),
  ).toEqual([
    ['contacts.1.url', 'address', 'nowhere'],
    ['experience.0.url', 'address', 'mercy'],
    ['certificates.0.url', 'address', 'see card'],
    ['projects.0.links.1', 'address', 'in the app'],
    ['projects.0.endDate', 'end-before-start', '2021-03'],
    ['certificates.0.expires', 'end-before-start', '2022'],
  ])
})

test('an entry or a skill that is there twice is noted at its second place', () => {
  const job = { position: 'Nurse', company: 'Mercy', startDate: '2019', endDate: '2021' }
  expect(
    notesOf({
      experience: [job, { ...job, startDate: '2022', endDate: '' }, { ...job, position: 'nurse ', company: ' MERCY' }],
      education: [
        { institution: 'SF State', degree: 'BA', field: 'Physics' },
        { institution: 'SF State', degree: 'BA', field: 'Music' },
        { institution: 'SF State', degree: 'BA', field: 'Music' },
      ],
      skills: { technical: ['SQL', 'Excel'], soft: ['excel', 'Coaching', 'sql'] },
    }),
  ).toEqual([
    ['experience.2.position', 'same-job', ''],
    ['education.2.institution', 'same-school', ''],
    ['skills.soft', 'skill', 'excel'],
  ])
})

test('entries that have just been begun repeat none', () => {
  expect(notesOf({ experience: [{}, {}, { company: 'Mercy' }, { company: 'Mercy' }], education: [{}, {}] })).toEqual([])
})

test('every note is about a field of the resume, and a field has one at most', () => {
  fc.assert(
    fc.property(anyResume, (content) => {
      const paths = softNotes(content, '2026-11-29').map(({ path }) => path)
      expect(new Set(paths).size).toBe(paths.length)
      for (const path of paths) expect(fieldAt(content, path)).toBeDefined()
    }),
  )
})
