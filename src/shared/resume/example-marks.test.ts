import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { hasExampleWords, isExampleAddress, isExampleEntry, markExample } from '#shared/resume/example-marks.ts'
import { withEntryIds } from '#shared/resume/entry-ids.ts'
import { setField } from '#shared/resume/fields.ts'
import { ResumeContent } from '#shared/resume/schema.ts'

const JOB = { company: 'Lakeside Logistics', position: 'Driver', startDate: '2021-03', current: true }
const example = z.parse(ResumeContent, {
  experience: [{ ...JOB, achievements: ['Drove 118,000 miles', 'Trained 4 drivers'] }],
  education: [{ institution: 'Fresno City College', degree: 'Certificate' }],
  awards: [{ title: 'Safe Driver' }],
})
const marked = markExample(example)
const examplesIn = ({ experience, education, awards }: ResumeContent) =>
  [...experience, ...education, ...(awards ?? [])].filter(isExampleEntry).length

test('each entry of an example is marked, and what it says stays the same', () => {
  expect(examplesIn(marked)).toBe(3)
  expect(withEntryIds(marked, () => 'new')).toEqual(marked)
  expect(marked.experience[0]).toMatchObject(JOB)
})

test('marks outlast being written and read again', () => {
  expect(examplesIn(z.parse(ResumeContent, JSON.parse(JSON.stringify(marked))))).toBe(3)
})

test('an entry is one’s own once a letter of it is changed, and an example again when that is undone', () => {
  const edited = setField(marked, 'experience.0.achievements.1', 'Trained 5 drivers')
  expect(examplesIn(edited)).toBe(2)
  expect(examplesIn(setField(edited, 'experience.0.achievements.1', 'Trained 4 drivers'))).toBe(3)
})

test('entries that were typed are no example, whatever is in them', () => {
  expect(examplesIn(withEntryIds(example, () => 'b2'))).toBe(0)
  expect(isExampleEntry({})).toBe(false)
})

test('an address at example.com is the example’s', () => {
  expect(isExampleAddress('amarjit.gill@example.com')).toBe(true)
  expect(isExampleAddress('amarjit.gill@example.com.au')).toBe(false)
  expect(isExampleAddress('')).toBe(false)
})

test('a resume has example words until its entries and its email address are one’s own', () => {
  const address = setField(example, 'personalInfo.email', 'amarjit.gill@example.com')
  expect([marked, address, example].map(hasExampleWords)).toEqual([true, true, false])
})
