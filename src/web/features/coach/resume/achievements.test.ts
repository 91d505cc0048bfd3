import { expect, test } from 'vitest'
import { sampleContent } from '#shared/template/samples.ts'
import { positionLike, withLines, withoutLines } from '#web/features/coach/resume/achievements.ts'

const content = sampleContent('short')
const linesOf = (of: typeof content | null) => of?.experience[0]?.achievements ?? []
const before = linesOf(content)

test('selected bullets are added after the existing ones, and nothing else changes', () => {
  const after = withLines(content, 0, ['Cut returns by 38%'])
  expect(linesOf(after)).toEqual([...before, 'Cut returns by 38%'])
  expect({ ...after, experience: [] }).toEqual({ ...content, experience: [] })
  expect(after?.experience.slice(1)).toEqual(content.experience.slice(1))
})

test('an existing bullet is not added again', () => {
  expect(linesOf(withLines(content, 0, before))).toEqual(before)
})

test('a position that is full or missing accepts no bullet', () => {
  const many = Array.from({ length: 61 }, (_, at) => `Line ${at}`)
  expect(withLines(content, 0, many)).toBeNull()
  expect(withLines(content, 99, ['Line'])).toBeNull()
})

test('undo removes what was added and keeps later changes', () => {
  const added = withLines(content, 0, ['Cut returns by 38%'])
  const laterContent = added && withLines(added, 0, ['Came later'])
  expect(linesOf(laterContent && withoutLines(laterContent, 0, ['Cut returns by 38%']))).toEqual([
    ...before,
    'Came later',
  ])
})

test('the selected position is found again after others were inserted before it', () => {
  const [first] = content.experience
  if (!first) throw new Error('The sample has a position.')
  const moved = { ...content, experience: [{ ...first, company: 'Newer' }, ...content.experience] }
  expect(positionLike(moved, 0, first)).toBe(1)
  expect(positionLike({ ...content, experience: [] }, 0, first)).toBe(-1)
})
