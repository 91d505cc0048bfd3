import { expect, test } from 'vitest'
import { refuseTooLong } from '#server/exports/refuse-too-long.ts'
import { emptyContent, type ResumeContent } from '#shared/resume/schema.ts'

const refusalOf = (more: Partial<ResumeContent>): unknown => {
  try {
    refuseTooLong({ ...emptyContent(), ...more })
    return undefined
  } catch (error) {
    return error
  }
}

/** A section with this many bullet points of one letter, 60 to an entry. */
function withBullets(count: number): Pick<ResumeContent, 'custom'> {
  const bullets = Array.from({ length: count }, () => 'a')
  const items = Array.from({ length: Math.ceil(count / 60) }, (_, n) => ({
    title: '',
    subtitle: '',
    date: '',
    url: '',
    description: '',
    bullets: bullets.slice(n * 60, (n + 1) * 60),
  }))
  return { custom: [{ id: 'talks', title: 'Talks', items }] }
}

/** Descriptions of 6,000 letters each. */
const withDescriptions = (count: number): Pick<ResumeContent, 'awards'> => ({
  awards: Array.from({ length: count }, () => ({ title: '', awarder: '', date: '', description: 'a'.repeat(6000) })),
})

test('the densest twenty pages of a built-in template are far from refused', () => {
  expect(refusalOf(withBullets(3 * 20 * 57))).toBeUndefined()
  expect(refusalOf(withDescriptions(3 * 20))).toBeUndefined()
})

test('a resume with more bullet points than twenty pages hold is refused with the least number of its pages', () => {
  expect(refusalOf(withBullets(3600))).toBeUndefined()
  expect(refusalOf(withBullets(3601))).toMatchObject({
    code: 'too_many_pages',
    message: 'This resume is at least 21 pages long, and the limit is 20. Shorten it or choose a denser design.',
  })
  expect(refusalOf(withBullets(43_200))).toMatchObject({ message: expect.stringContaining('at least 240 pages') })
})

test('a resume with more text than twenty pages hold is refused', () => {
  expect(refusalOf({ ...withDescriptions(60), summary: 'a' })).toMatchObject({ code: 'too_many_pages' })
})

test('what is not printed does not count', () => {
  expect(refusalOf({ ...withBullets(4000), hiddenSections: ['custom:talks'] })).toBeUndefined()
  expect(refusalOf({ ...withDescriptions(60), summary: ' '.repeat(6000) })).toBeUndefined()
})
