import { expect, test } from 'vitest'
import { downloadName, safeFileName } from '#shared/exports/file-name.ts'

test.each([
  ['Ada King Lovelace', 'Analyst', 'Ada', 'Ada King Lovelace - Analyst'],
  ['Ada Lovelace', 'Ada Lovelace – Analyst', 'Ada', 'Ada Lovelace – Analyst'],
  ['Ada Lovelace', ' ', 'Ada', 'Ada Lovelace'],
  ['  ', 'Analyst', 'Resume', 'Analyst'],
  ['', '', 'Resume', 'Resume'],
  ['Zoë Müller', 'R&D / Lab: 2026', 'Zoë', 'Zoë Müller - R&D - Lab- 2026'],
])('the file of “%s” with the title “%s” is named %s, in full %s', (fullName, title, usual, inFull) => {
  expect(downloadName({ fullName, title }, false)).toBe(usual)
  expect(downloadName({ fullName, title }, true)).toBe(inFull)
})

test('a name never holds what a file system refuses, and is never too long or empty', () => {
  expect(safeFileName('../../etc/passwd')).toBe('-..-etc-passwd')
  expect(safeFileName('a"b\\c\u0000d')).toBe('a-b-c-d')
  expect([...safeFileName('👩‍💻'.repeat(200))].length).toBeLessThanOrEqual(120)
  expect(safeFileName('...')).toBe('Resume')
})
