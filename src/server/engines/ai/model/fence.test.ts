import { expect, test } from 'vitest'
import { cleaned, fenced } from '#server/engines/ai/model/fence.ts'

test('invisible characters are removed, and all others stay', () => {
  expect(cleaned('a\u200bb\u202ec\u2066d\ufeffe\u00adf\u{e0041}g\u0000h\u061ci')).toBe('abcdefghi')
  expect(cleaned('Línea 1\n\tÜ – “x” 漢字 🚲 العربية')).toBe('Línea 1\n\tÜ – “x” 漢字 🚲 العربية')
})

test('an overlong text is truncated, but never within a character', () => {
  expect(cleaned(`${'x'.repeat(79_999)}🚲 more`)).toBe(`${'x'.repeat(79_999)}\ufffd`)
})

test('each text is enclosed in markers with its name', () => {
  expect(
    fenced(
      [
        { name: 'answer 1', text: 'One.' },
        { name: 'answer 2', text: 'Two.' },
      ],
      'm',
    ),
  ).toBe('<<m answer 1\nOne.\nm>>\n\n<<m answer 2\nTwo.\nm>>')
})
