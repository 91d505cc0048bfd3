import { parseCsv } from '#shared/import/csv.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'

test('quoted fields may contain commas, line breaks and quotes', () => {
  expect(parseCsv('a,"b, c","d\r\ne","say ""hi"""\r\n1,2,3,4')).toEqual([
    ['a', 'b, c', 'd\r\ne', 'say "hi"'],
    ['1', '2', '3', '4'],
  ])
})

test.each([
  ['a byte order mark', '\uFEFFName\nPython', [['Name'], ['Python']]],
  ['blank lines', 'a\n\n\nb\n', [['a'], ['b']]],
  ['blank fields', ',a,\n', [['', 'a', '']]],
  ['a comma at the end', 'a,', [['a', '']]],
  ['a quote inside a word', '5" disk,x', [['5" disk', 'x']]],
  ['words after a closing quote', '"a"b,c', [['ab', 'c']]],
  ['an unclosed quote', '"a,b\nc', [['a,b\nc']]],
])('reads %s', (_, text, rows) => {
  expect(parseCsv(text)).toEqual(rows)
})

test('any table written by the rules is read back unchanged', () => {
  const rows = fc.array(fc.array(fc.string(), { minLength: 1, maxLength: 4 }), { maxLength: 5 })
  const written = (row: readonly string[]) => row.map((field) => `"${field.replaceAll('"', '""')}"`).join(',')
  fc.assert(
    fc.property(rows, (table) => {
      const filled = table.filter((row) => row.some((field) => field !== ''))
      expect(parseCsv(table.map(written).join('\r\n'))).toEqual(filled)
    }),
  )
})
