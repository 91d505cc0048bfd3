import { expect, test } from 'vitest'
import { isRightToLeft, splitByDirection } from '#server/engines/docx/direction.ts'

test('a Hebrew name between Latin words keeps its own direction', () => {
  expect(splitByDirection('Dr. מאיה כהן, PhD')).toEqual([
    { text: 'Dr. ', rightToLeft: false },
    { text: 'מאיה כהן', rightToLeft: true },
    { text: ', PhD', rightToLeft: false },
  ])
  expect(isRightToLeft('מאיה Cohen')).toBe(true)
  expect(isRightToLeft('2019 – Maya מאיה')).toBe(false)
})
