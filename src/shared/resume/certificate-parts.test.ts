import fc from 'fast-check'
import { expect, test } from 'vitest'
import { certificateParts, splitCertifications } from '#shared/resume/certificate-parts.ts'
import { blankEntry } from '#shared/resume/entries.ts'
import { emptyContent, LIMITS, ResumeContent } from '#shared/resume/schema.ts'
import * as z from 'zod/mini'

test.each([
  ['HDI Support Center Team Lead, 2022', 'HDI Support Center Team Lead', '', '2022'],
  [
    'AWS Solutions Architect, Amazon Web Services, 2023-05',
    'AWS Solutions Architect',
    'Amazon Web Services',
    '2023-05',
  ],
  ['First aid (Red Cross, March 2021)', 'First aid', 'Red Cross', 'March 2021'],
  ['First aid (2021)', 'First aid', '', '2021'],
  ['Certified ScrumMaster (CSM), Scrum Alliance', 'Certified ScrumMaster (CSM)', 'Scrum Alliance', ''],
  ['CCNA | Cisco | 2019', 'CCNA', 'Cisco', '2019'],
  ['PMP – PMI', 'PMP', 'PMI', ''],
  ['AWS Certified Developer - Associate', 'AWS Certified Developer - Associate', '', ''],
  ['ISO 9001 2015', 'ISO 9001 2015', '', ''],
  ['**CPR**, Red Cross', 'CPR', 'Red Cross', ''],
  ['', '', '', ''],
])('%s', (line, name, issuer, date) => {
  expect(certificateParts(line)).toEqual({ name, issuer, date, expires: '', url: '' })
})

test('a period says since when and until when a certificate is valid', () => {
  expect(certificateParts('CPR, Red Cross, Mar 2024 – Mar 2026')).toMatchObject({
    name: 'CPR',
    issuer: 'Red Cross',
    date: '2024-03',
    expires: '2026-03',
  })
})

test('the address of a linked certificate is kept', () => {
  expect(certificateParts('[CKA, CNCF, 2023](cncf.io/cka)')).toEqual({
    name: 'CKA',
    issuer: 'CNCF',
    date: '2023',
    expires: '',
    url: 'cncf.io/cka',
  })
})

test('lines are turned into parts behind those there are, and blank ones go', () => {
  const content = {
    ...emptyContent(),
    certifications: ['CKA, 2023', '', 'First aid'],
    certificates: [{ ...blankEntry('certificates', 'a'), name: 'PMP' }],
  }
  let count = 0
  const split = splitCertifications(content, () => `n${++count}`)
  expect(split.certifications).toEqual([])
  expect(split.certificates?.map(({ id, name, date }) => [id, name, date])).toEqual([
    ['a', 'PMP', ''],
    ['n1', 'CKA', '2023'],
    ['n2', 'First aid', ''],
  ])
})

test('lines for which there is no room stay lines', () => {
  const lines = Array.from({ length: LIMITS.entries + 1 }, (_, index) => `Certificate ${index + 1}`)
  let count = 0
  const split = splitCertifications({ ...emptyContent(), certifications: lines }, () => `n${++count}`)
  expect(split.certificates).toHaveLength(60)
  expect(split.certifications).toEqual(['Certificate 61'])
})

test('any line gives a valid resume, and keeps its letters', () => {
  const letters = (text: string) => text.replace(/[^\p{L}]/gu, '')
  fc.assert(
    fc.property(fc.string({ maxLength: LIMITS.line }), (line) => {
      fc.pre(!/[\p{Cs}\0[\]*_]/u.test(line))
      const split = splitCertifications({ ...emptyContent(), certifications: [line] }, () => 'a')
      expect(z.safeParse(ResumeContent, split).success).toBe(true)
      const [parts] = split.certificates ?? []
      expect(letters(parts ? parts.name + parts.issuer + parts.date : '')).toBe(letters(line.trim() ? line : ''))
    }),
  )
})
