import { expect, test } from 'vitest'
import { fontLooks, isSameLine, rowsOf, type TextItem } from '#shared/parse/items.ts'

const item = (text: string, x: number, y: number, height = 10, page = 1): TextItem => ({
  text,
  x,
  y,
  width: text.length * 5,
  height,
  page,
})

test('a large name and a small date on one baseline are on one line', () => {
  expect(isSameLine(item('Ada', 40, 100, 20), item('2020', 400, 110, 10))).toBe(true)
})

test('closely spaced lines are two lines', () => {
  expect(isSameLine(item('one', 40, 100), item('two', 40, 111))).toBe(false)
})

test('the same height on the next page is another line', () => {
  expect(isSameLine(item('one', 40, 100), item('two', 40, 100, 10, 2))).toBe(false)
})

test('rows keep the reader’s order', () => {
  const rows = rowsOf([item('b', 300, 50), item('c', 340, 50), item('a', 40, 20)])
  expect(rows.map((row) => row.map(({ text }) => text))).toEqual([['b', 'c'], ['a']])
})

test('a font’s name says whether it is bold or italic', () => {
  expect(fontLooks('ABCDEF+Inter-BoldItalic')).toEqual({ font: 'Inter-BoldItalic', bold: true, italic: true })
  expect(fontLooks('Roboto')).toEqual({ font: 'Roboto' })
})
