import { expect, test } from 'vitest'
import { scoreOf, shortfalls, type Measures } from '#shared/template/rubric.ts'

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

test('a perfect template scores 99 and no more', () => {
  expect(scoreOf(perfect)).toBe(99)
})

test('the reader that gets least back sets the score, rounded down', () => {
  expect(scoreOf({ ...perfect, across: half })).toBe(50)
  expect(scoreOf({ ...perfect, other: { right: 170, all: 200 }, across: { right: 165, all: 200 } })).toBe(82)
  expect(scoreOf({ ...perfect, tagged: { right: 15, all: 16 } })).toBe(93)
})

test('one reader that loses text is not made up for by the others', () => {
  const text = { ...perfect.text, mammoth: { right: 180, all: 200 } }
  expect(scoreOf({ ...perfect, text })).toBe(90)
})

test('fields from Word are reported but do not change the score', () => {
  expect(scoreOf({ ...perfect, ownDocx: half })).toBe(99)
})

test('a single lost character stops a template', () => {
  const text = { ...perfect.text, pdfium: { right: 199, all: 200 } }
  expect(shortfalls({ ...perfect, text })).toEqual(['pdfium returns 199 of 200 characters intact'])
})

test('a single glued or split word stops a template but does not change the score', () => {
  const glued = { ...perfect, words: { ...perfect.words, mammoth: { right: 199, all: 200 } } }
  expect(shortfalls(glued)).toEqual(['mammoth returns 199 of 200 words as separate words'])
  expect(scoreOf(glued)).toBe(99)
})

test('a single swapped pair stops a template', () => {
  const order = { right: 199, all: 200 }
  expect(shortfalls({ ...perfect, order })).toEqual(['1 pairs of neighbors are read in the wrong order'])
})

test('less than 99% of the fields stop a template', () => {
  expect(shortfalls({ ...perfect, ownPdf: { right: 198, all: 200 } })).toEqual([])
  expect(shortfalls({ ...perfect, ownPdf: { right: 197, all: 200 } })).toEqual([
    'our parser gets 197 of 200 fields right',
  ])
})
