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

test.each([
  ['=1+1', "'=1+1"],
  ['+1', "'+1"],
  ['-1', "'-1"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['＝1', "'＝1"],
  ['\tx', "'\tx"],
  ['\t=1', "'\t'=1"],
  ['\r=1', "'\r'=1"],
  ['\n=1', "'\n'=1"],
])('%j stays text in a spreadsheet', (text, cell) => {
  expect(csvOf([[text]])).toBe(`"${cell}"\r\n`)
})

// A program that separates by semicolons sees no quotes after the first cell of a row, and each of these as another cell.
test.each([
  ['Eve;=1+41;', "Eve;'=1+41;"],
  ['Eve\t=1+41', "Eve\t'=1+41"],
  ['Eve\n@x;-1', "Eve\n'@x;'-1"],
  ['Eve";=1', 'Eve"";\'=1'],
  ['Eve"=1', 'Eve""\'=1'],
])('a formula within %j stays text, whichever separator is read', (text, cell) => {
  expect(csvOf([['1', text]])).toBe(`"1","${cell}"\r\n`)
})

test('signs within words, numbers and addresses stay as they are', () => {
  expect(csvOf([['ada+cv@example.com', 'Anne-Marie', '2 + 2 = 4']])).toBe(
    '"ada+cv@example.com","Anne-Marie","2 + 2 = 4"\r\n',
  )
})
