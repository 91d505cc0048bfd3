import { expect, test } from 'vitest'
import { spacedWords, unreadableGlyphs } from '#shared/x-ray/glyphs.ts'

const place = { page: 1, x: 0, y: 0, width: 10, height: 10 }

test('icons without a character are counted, with their font and the words next to them', () => {
  const items = [
    { ...place, text: '\uE0B0', font: 'FontAwesome' },
    { ...place, text: 'ada@example.com', font: 'Inter' },
  ]
  expect(unreadableGlyphs(items, '\uE0B0 ada@example.com\nBerlin')).toEqual({
    count: 1,
    fonts: ['FontAwesome'],
    samples: ['▯ ada@example.com'],
  })
})

test('list bullets, accents and other scripts are readable', () => {
  expect(unreadableGlyphs([], '• Zoë – Łódź ▪ 软件 “mot” €').count).toBe(0)
})

test('a letter-spaced heading is found, initials and lists are not', () => {
  expect(spacedWords('S K I L L S\nAda B C D Lovelace\nC, R, Go\nW o r k')).toEqual(['S K I L L S', 'W o r k'])
})
