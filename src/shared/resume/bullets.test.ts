import { expect, test } from 'vitest'
import { addBullet, indentBullet, moveBullet, removeBullet } from '#shared/resume/bullets.ts'
import { blankEntry } from '#shared/resume/entries.ts'
import { emptyContent, type ResumeContent } from '#shared/resume/schema.ts'

const LIST = 'experience.0.achievements'
const withBullets = (...achievements: string[]): ResumeContent => ({
  ...emptyContent(),
  experience: [{ ...blankEntry('experience', 'a'), achievements }],
})
const bulletsOf = ({ experience }: ResumeContent) => experience[0]?.achievements

test('a bullet is nested by two spaces at its start, once, and outdented again', () => {
  const nested = indentBullet(withBullets('one', 'two'), LIST, 1, true)
  expect(bulletsOf(nested)).toEqual(['one', '  two'])
  expect(indentBullet(nested, LIST, 1, true)).toBe(nested)
  expect(bulletsOf(indentBullet(nested, LIST, 1, false))).toEqual(['one', 'two'])
})

test('the first bullet is never nested, whatever was moved or removed', () => {
  const content = withBullets('one', '  two', '  three')
  expect(indentBullet(content, LIST, 0, true)).toBe(content)
  expect(bulletsOf(removeBullet(content, LIST, 0))).toEqual(['two', '  three'])
  expect(bulletsOf(moveBullet(content, LIST, 2, 0))).toEqual(['three', 'one', '  two'])
})

test('a certification keeps the spaces at its start, since its list has no levels', () => {
  const content = { ...emptyContent(), certifications: ['one', '  two'] }
  expect(removeBullet(content, 'certifications', 0).certifications).toEqual(['  two'])
  expect(addBullet(content, 'certifications', '  zero', 0).certifications).toEqual(['  zero', 'one', '  two'])
})
