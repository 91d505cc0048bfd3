import { expect, test } from 'vitest'
import { csvOf } from '#server/csv.ts'

test('every cell is quoted, and quotes in it are doubled', () => {
  expect(
    csvOf([
      ['a', 'b,c'],
      ['say "hi"', 'two\nlines'],
    ]),
  ).toBe('"a","b,c"\r\n"say ""hi""","two\nlines"\r\n')
})

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '\n=1', '＝1'])('%j stays text in a spreadsheet', (text) => {
  expect(csvOf([[text]])).toBe(`"'${text}"\r\n`)
})
