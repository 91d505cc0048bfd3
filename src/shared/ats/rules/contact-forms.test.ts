import { expect, test } from 'vitest'
import { contactForms } from '#shared/ats/rules/contact-forms.ts'
import { findIn } from '#shared/ats/rules/find-in.ts'

const codes = (personalInfo: object) => findIn(contactForms, { personalInfo }).map(({ code }) => code)

test.each([
  [{ email: 'maya' }, 'email-invalid'],
  [{ email: 'maya@mail' }, 'email-invalid'],
  [{ email: 'maya okafor@mail.example' }, 'email-invalid'],
  [{ email: 'mäya@mail.example' }, 'email-unusual'],
  [{ email: 'maya!#x@mail.example' }, 'email-unusual'],
  [{ phone: '12345' }, 'phone-invalid'],
  [{ phone: '555-CALL-ME' }, 'phone-invalid'],
  [{ phone: '030 1234567 / 0171 7654321 0000' }, 'phone-invalid'],
  [{ github: 'jdoe' }, 'link-invalid'],
  [{ website: 'my page' }, 'link-invalid'],
  [{ linkedin: 'javascript:alert(1)' }, 'link-invalid'],
])('%o is flagged as unusable', (personalInfo, code) => {
  expect(codes(personalInfo)).toEqual([code])
})

test.each([
  {},
  { email: 'maya.okafor+jobs@mail.example', phone: '+49 (0)30 901820', website: 'maya.example' },
  { email: 'm_o@büro.example'.replace('ü', 'u'), phone: '020 7946 0991 x12', linkedin: 'https://linkedin.com/in/zoëx' },
  { phone: '91 234 56 78', github: 'github.com/jdoe' },
])('%o is accepted', (personalInfo) => {
  expect(codes(personalInfo)).toEqual([])
})

test.each([
  ['Date of birth: 3 May 1990', 'birth-date-given'],
  ['Geboren am 03.05.1990 in Bonn', 'birth-date-given'],
  ['Née le 3 mai 1990', 'birth-date-given'],
  ['Fecha de nacimiento: 03/05/1990', 'birth-date-given'],
  ['Marital status: single', 'marital-status-given'],
  ['Köln, verheiratet', 'marital-status-given'],
  ['Célibataire, permis B', 'marital-status-given'],
  ['Estado civil: casada', 'marital-status-given'],
  ['DNI: 12345678Z', 'national-id-given'],
  ['SSN 078-05-1120', 'national-id-given'],
  ['Numéro de sécurité sociale : 1 85 05 78 006 084', 'national-id-given'],
])('“%s” is flagged as unnecessary personal data at no cost', (location, code) => {
  expect(findIn(contactForms, { personalInfo: { location } })).toMatchObject([
    { code, cost: 0, severity: 'suggestion', paths: ['personalInfo.location'] },
  ])
})

test.each([
  'Born to cook in Bonn',
  'Single-page apps',
  'Ledigenheim Köln',
  'Mariée & Fils',
  'Casado y Hijos',
  'NIE wieder',
])('“%s” is not personal data', (summary) => {
  expect(findIn(contactForms, { summary })).toEqual([])
})

test('a job may involve other people’s personal data', () => {
  const experience = [{ position: 'Clerk', achievements: ['Checked SSN 078-05-1120 and date of birth: 3 May 1990'] }]
  expect(findIn(contactForms, { experience })).toEqual([])
})
