import { expect, test } from 'vitest'
import { emptyContent } from '#shared/resume/schema.ts'
import { isBlank } from '#web/features/builder/state/is-blank.ts'

test('a new resume is blank, whatever its design and language', () => {
  expect(isBlank(emptyContent())).toBe(true)
  expect(isBlank({ ...emptyContent(), design: { density: 'airy' }, language: 'de', hiddenSections: ['summary'] })).toBe(
    true,
  )
})

test('a resume with one word in it is not blank', () => {
  expect(isBlank({ ...emptyContent(), summary: 'Nurse' })).toBe(false)
  const empty = emptyContent()
  expect(isBlank({ ...empty, skills: { ...empty.skills, soft: ['Patience'] } })).toBe(false)
})
