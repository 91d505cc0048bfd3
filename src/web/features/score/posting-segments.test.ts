import fc from 'fast-check'
import { expect, test } from 'vitest'
import { postingSegments } from '#web/features/score/posting-segments.ts'

test('a posting is split where its terms begin and end, and each segment shows whether the resume has the term', () => {
  const terms = [
    { places: [[0, 3]] as const, evidence: 'context' },
    { places: [[8, 14]] as const, evidence: 'none' },
  ]
  expect(postingSegments('SQL and Python.', terms)).toEqual([
    { text: 'SQL', at: 0, found: true },
    { text: ' and ', at: 3, found: null },
    { text: 'Python', at: 8, found: false },
    { text: '.', at: 14, found: null },
  ])
})

test('the segments together are the posting, whatever is highlighted', () => {
  const place = fc.tuple(fc.nat(30), fc.nat(30)).map(([from, length]) => [from, from + length] as const)
  const property = fc.property(fc.string(), fc.array(place), (text, places) => {
    const pieces = postingSegments(text, [{ places, evidence: 'none' }])
    expect(pieces.map((piece) => piece.text).join('')).toBe(text)
  })
  fc.assert(property)
})
