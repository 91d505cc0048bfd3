import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyResume } from '#shared/resume/arbitrary-resume.ts'
import { derivedTitle, titleFromText, unusedTitle } from '#shared/resume/derived-title.ts'
import { blankEntry } from '#shared/resume/entries.ts'
import { emptyContent, ResumeTitle, type ResumeContent } from '#shared/resume/schema.ts'

const resumeOf = (fullName: string, ...positions: string[]): ResumeContent => {
  const content = emptyContent()
  const experience = positions.map((position, at) => ({ ...blankEntry('experience', String(at)), position }))
  return { ...content, personalInfo: { ...content.personalInfo, fullName }, experience }
}

test.each([
  ['Maya Okafor', ['Registered Nurse', 'Student'], 'Maya Okafor – Registered Nurse'],
  ['  Maya\n Okafor ', ['', '**Lead** Nurse'], 'Maya Okafor – Lead Nurse'],
  ['Maya Okafor', [], 'Maya Okafor'],
  ['', ['Registered Nurse'], 'Registered Nurse'],
  ['  ', [' '], ''],
])('a resume of %j with the positions %j is called %j', (name, positions, title) => {
  expect(titleFromText(resumeOf(name, ...positions))).toBe(title)
})

test('without a name and a position, the title is Resume', () => {
  expect(derivedTitle(emptyContent())).toBe('Resume')
  expect(derivedTitle(resumeOf('Ada'))).toBe('Ada')
})

test('a very long name is cut, without leaving half a character', () => {
  expect(titleFromText(resumeOf(`${'a'.repeat(119)}😀`))).toBe('a'.repeat(119))
})

test('a title that is taken gets the next number', () => {
  expect(unusedTitle('Cook', ['Chef'])).toBe('Cook')
  expect(unusedTitle('Cook', [' Cook ', 'Cook (2)'])).toBe('Cook (3)')
  expect(unusedTitle('a'.repeat(120), ['a'.repeat(120)])).toBe(`${'a'.repeat(116)} (2)`)
})

test('an account takes every derived title', () => {
  fc.assert(
    fc.property(anyResume, (content) => {
      expect(ResumeTitle.safeParse(derivedTitle(content)).success).toBe(true)
    }),
  )
})
