import fc from 'fast-check'
import { expect, test } from 'vitest'
import { onAccent, paperContrast, readableAccent } from '#shared/template/accent.ts'

test('contrast on white paper follows WCAG', () => {
  expect(paperContrast('#000000')).toBeCloseTo(21, 5)
  expect(paperContrast('#ffffff')).toBeCloseTo(1, 5)
  expect(paperContrast('#767676')).toBeCloseTo(4.54, 2)
})

test('a readable color is unchanged, a pale one gets darker', () => {
  expect(readableAccent('#1f4e79')).toBe('#1f4e79')
  expect(readableAccent('#ffff00')).not.toBe('#ffff00')
})

test('the adjusted shade of any color is readable', () => {
  const hex = fc.integer({ min: 0, max: 0xffffff }).map((n) => `#${n.toString(16).padStart(6, '0')}`)
  fc.assert(fc.property(hex, (color) => void expect(paperContrast(readableAccent(color))).toBeGreaterThanOrEqual(4.5)))
})

test('a dark band has white text, a pale one dark text', () => {
  expect(onAccent('#1f4e79')).toBe('#ffffff')
  expect(onAccent('#fde68a')).toBe('#111827')
})
