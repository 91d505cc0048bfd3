import fc from 'fast-check'
import { expect, test } from 'vitest'
import { onAccent, paperContrast, readableAccent } from '#shared/template/accent.ts'

test('contrast on white paper is that of WCAG', () => {
  expect(paperContrast('#000000')).toBeCloseTo(21, 5)
  expect(paperContrast('#ffffff')).toBeCloseTo(1, 5)
  expect(paperContrast('#767676')).toBeCloseTo(4.54, 2)
})

test('a readable colour stays as it is, a pale one gets darker', () => {
  expect(readableAccent('#1f4e79')).toBe('#1f4e79')
  expect(readableAccent('#ffff00')).not.toBe('#ffff00')
})

test('the offered shade of any colour can be read', () => {
  const hex = fc.integer({ min: 0, max: 0xffffff }).map((n) => `#${n.toString(16).padStart(6, '0')}`)
  fc.assert(
    fc.property(hex, (colour) => void expect(paperContrast(readableAccent(colour))).toBeGreaterThanOrEqual(4.5)),
  )
})

test('a dark band carries white words, a pale one dark words', () => {
  expect(onAccent('#1f4e79')).toBe('#ffffff')
  expect(onAccent('#fde68a')).toBe('#111827')
})
