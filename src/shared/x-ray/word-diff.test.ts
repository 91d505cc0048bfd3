import fc from 'fast-check'
import { expect, test } from 'vitest'
import { wordDifferences } from '#shared/x-ray/word-diff.ts'

const marked = (stretches: readonly { text: string; same: boolean }[]) =>
  stretches.map(({ text, same }) => (same ? text : `[${text.trimEnd()}]${/\s*$/.exec(text)?.[0] ?? ''}`)).join('')

test('only differing words are marked, on their own side', () => {
  const [one, other] = wordDifferences('Ada was first to write', 'Ada is the first to write')
  expect(marked(one)).toBe('Ada [was] first to write')
  expect(marked(other)).toBe('Ada [is the] first to write')
})

test('spaces, line breaks and ligatures do not differ', () => {
  const [one, other] = wordDifferences('Sta\uFB00 of\nfive part-\ntime', 'Staff  of five part-time')
  expect([...one, ...other].every(({ same }) => same)).toBe(true)
})

test('a moved passage is marked on both sides', () => {
  const [one, other] = wordDifferences('skills welding work dock nine crew', 'work dock nine crew skills welding')
  expect(marked(one)).toBe('[skills welding] work dock nine crew')
  expect(marked(other)).toBe('work dock nine crew [skills welding]')
})

test('a word missing on one side is marked on the other', () => {
  const [one, other] = wordDifferences('a b', '')
  expect([marked(one), marked(other)]).toEqual(['[a b]', ''])
})

test('every word is returned, and words marked as the same are the same', () => {
  const text = fc.array(fc.constantFrom('a', 'b', 'c', 'd'), { maxLength: 40 }).map((words) => words.join(' '))
  fc.assert(
    fc.property(text, text, (left, right) => {
      const [one, other] = wordDifferences(left, right)
      expect(one.map((stretch) => stretch.text).join('')).toBe(left)
      expect(other.map((stretch) => stretch.text).join('')).toBe(right)
      const same = (stretches: typeof one) =>
        stretches.flatMap((stretch) => (stretch.same ? stretch.text.trim().split(/\s+/) : []))
      expect(same(one)).toEqual(same(other))
    }),
  )
})
