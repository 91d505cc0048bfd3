import { expect, test } from 'vitest'
import { POINTS, scoreOf, shortfalls, type Measures } from '#shared/template/rubric.ts'

const all = { right: 200, all: 200 }
const perfect: Measures = {
  text: { pdfjs: all, pdfium: all, mammoth: all },
  words: { pdfjs: all, pdfium: all, mammoth: all },
  order: all,
  ownPdf: all,
  ownDocx: all,
  other: all,
  across: all,
  tagged: all,
  unread: [],
  pages: 3,
}
const half = { right: 100, all: 200 }

test('a template that loses nothing scores 99 and no more', () => {
  expect(scoreOf(perfect)).toBe(99)
  expect(Object.values(POINTS).reduce((sum, points) => sum + points, 0)).toBe(99)
})

test('half of what a measure asks gives half of its points, and parts of a point are cut off', () => {
  expect(scoreOf({ ...perfect, across: half })).toBe(89)
  expect(scoreOf({ ...perfect, other: half })).toBe(91)
  expect(scoreOf({ ...perfect, tagged: half })).toBe(97)
  expect(scoreOf({ ...perfect, order: { right: 199, all: 200 } })).toBe(98)
})

test('fields from Word are told and change no score', () => {
  expect(scoreOf({ ...perfect, ownDocx: half })).toBe(99)
})

test('one character that does not come back stops a template', () => {
  const text = { ...perfect.text, pdfium: { right: 199, all: 200 } }
  expect(shortfalls({ ...perfect, text })).toEqual(['pdfium gives back 199 of 200 characters whole'])
})

test('one word that comes back glued or torn stops a template, and changes no score', () => {
  const glued = { ...perfect, words: { ...perfect.words, mammoth: { right: 199, all: 200 } } }
  expect(shortfalls(glued)).toEqual(['mammoth gives back 199 of 200 words as words by themselves'])
  expect(scoreOf(glued)).toBe(99)
})

test('one pair in the other order stops a template', () => {
  const order = { right: 199, all: 200 }
  expect(shortfalls({ ...perfect, order })).toEqual(['1 pairs of neighbours are read in the other order'])
})

test('fewer than 99 of 100 fields stop a template', () => {
  expect(shortfalls({ ...perfect, ownPdf: { right: 198, all: 200 } })).toEqual([])
  expect(shortfalls({ ...perfect, ownPdf: { right: 197, all: 200 } })).toEqual([
    'our parser gets 197 of 200 fields right',
  ])
})
