import fc from 'fast-check'
import { expect, test } from 'vitest'
import { blankEntry } from '#shared/resume/entries.ts'
import { hiddenListOf, hideBullet, showBullet } from '#shared/resume/hidden-bullets.ts'
import { emptyContent, type ResumeContent } from '#shared/resume/schema.ts'
import { composeDocument } from '#shared/template/document.ts'

const LIST = 'experience.0.achievements'
const withBullets = (achievements: string[], hiddenAchievements?: string[]): ResumeContent => ({
  ...emptyContent(),
  experience: [{ ...blankEntry('experience', 'a'), achievements, ...(hiddenAchievements && { hiddenAchievements }) }],
})
const listsOf = ({ experience: [entry] }: ResumeContent) => [entry?.achievements, entry?.hiddenAchievements]

test('a bullet that is hidden is kept and not printed', () => {
  const content = hideBullet(withBullets(['one', '  two', 'three']), LIST, 1)
  expect(listsOf(content)).toEqual([['one', 'three'], ['  two']])
  expect(composeDocument(content, null).html).not.toContain('two')
})

test('a hidden bullet that is shown again is the last of its list', () => {
  const content = showBullet(withBullets(['one'], ['two', '  three']), LIST, 1)
  expect(listsOf(content)).toEqual([['one', '  three'], ['two']])
  expect(listsOf(showBullet(content, LIST, 0))).toEqual([['one', '  three', 'two'], undefined])
})

test('the first bullet is not nested when the one above it is hidden or it is shown again alone', () => {
  expect(listsOf(hideBullet(withBullets(['one', '  two']), LIST, 0))).toEqual([['two'], ['one']])
  expect(listsOf(showBullet(withBullets([], ['  two']), LIST, 0))).toEqual([['two'], undefined])
})

test('items of custom sections hide their bullets too, and certifications have none to hide', () => {
  const item = { ...blankEntry('custom.0.items', 'a'), bullets: ['one'] }
  const content = { ...emptyContent(), custom: [{ id: 'c', title: 'C', items: [item] }] }
  const hidden = hideBullet(content, 'custom.0.items.0.bullets', 0)
  expect(hidden.custom?.[0]?.items[0]).toMatchObject({ bullets: [], hiddenBullets: ['one'] })
  expect(hiddenListOf('certifications')).toBeNull()
})

test('no bullet is lost, however full the lists are', () => {
  const list = fc.array(fc.constantFrom('a', '  b'), { maxLength: 60, size: 'max' })
  fc.assert(
    fc.property(list, list, fc.nat(61), fc.boolean(), (shown, hidden, index, hides) => {
      const content = withBullets(shown, hidden)
      const [after = [], kept = []] = listsOf((hides ? hideBullet : showBullet)(content, LIST, index))
      const words = (lines: readonly string[]) => lines.map((line) => line.trim()).toSorted()
      expect(words([...after, ...kept])).toEqual(words([...shown, ...hidden]))
      expect(Math.max(after.length, kept.length)).toBeLessThanOrEqual(60)
    }),
  )
})
