import { expect, test } from 'vitest'
import { typedText, valueOf } from '#web/features/import/review/field-text.ts'

test('lines keep their level when they are typed, and lose other blanks and blank lines', () => {
  const lines = ['Led a team', '  of six']
  expect(valueOf(typedText(lines, 'lines'), 'lines')).toEqual(lines)
  expect(valueOf(' Led a team \n\n     of six \n ', 'lines')).toEqual(lines)
})
