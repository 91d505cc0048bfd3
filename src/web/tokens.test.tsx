// @vitest-environment node
import { expect, test } from 'vitest'

// The test runner hands out style sheets empty, and this room has no types of Node: so the file is read by hand.
const { process } = globalThis as unknown as {
  process: { getBuiltinModule(name: 'node:fs'): { readFileSync(path: URL, encoding: 'utf8'): string } }
}
const css = process.getBuiltinModule('node:fs').readFileSync(new URL('./tokens.css', import.meta.url), 'utf8')

const sources = import.meta.glob<string>(['./**/*.{ts,tsx}', '!./**/*.test.tsx'], {
  query: '?raw',
  import: 'default',
  eager: true,
})

const GROUNDS = ['desk', 'surface', 'raised']
const TEXTS = ['ink', 'ink-soft', 'ink-faint', 'accent-text', 'good', 'warn', 'bad']
const pairs = [
  ...GROUNDS.flatMap((ground) => TEXTS.map((text) => [text, ground])),
  ['ink-faint', 'bench'],
  ['ink-soft', 'bench'],
  ['example', 'surface'],
  ['ink', 'sunken'],
  ['ink-soft', 'sunken'],
  ['ink', 'lifted'],
  ['ink-soft', 'accent-soft'],
  ['accent-text', 'accent-soft'],
  ['good', 'good-soft'],
  ['warn', 'warn-soft'],
  ['bad', 'bad-soft'],
  ['ink-soft', 'good-soft'],
  ['ink-soft', 'warn-soft'],
  ['ink-soft', 'bad-soft'],
  ['on-solid', 'accent-solid'],
  ['on-solid', 'accent-solid-hover'],
  ['on-solid', 'bad-solid'],
  ['on-solid', 'bad-solid-hover'],
  ['desk', 'ink'],
] as [string, string][]

test.each(pairs)('%s on %s can be read, by day and by night', (text, ground) => {
  expect(contrast(text, ground, 'day')).toBeGreaterThanOrEqual(4.5)
  expect(contrast(text, ground, 'night')).toBeGreaterThanOrEqual(4.5)
})

test.each(GROUNDS)('the frame of a control and the focus ring stand out from %s', (ground) => {
  for (const frame of ['line-strong', 'focus'])
    for (const time of ['day', 'night'] as const) expect(contrast(frame, ground, time)).toBeGreaterThanOrEqual(3)
})

test('black on white has the highest contrast there is', () => {
  expect(ratio('#000000', '#ffffff')).toBeCloseTo(21)
})

test('no file but the tokens names a color', () => {
  const guilty = Object.entries(sources)
    .filter(([path]) => !PAPER.test(path))
    .filter(([, text]) => PALETTE.test(text) || (/#[0-9a-f]{6}\b/i.test(text) && !text.includes('name="theme-color"')))
    .map(([path]) => path)
  expect(guilty).toEqual([])
})

/** Where colors are what a person picks for the paper, not the interface. */
const PAPER = /\/features\/(preview|builder\/design)\//

const PALETTE =
  /(?:bg|text|border|ring|fill|stroke|from|to|via|shadow|outline|divide|decoration)-(?:slate|gray|zinc|blue|sky|indigo|red|rose|amber|yellow|orange|green|emerald|teal|white|black)\b/

type Time = 'day' | 'night'

function colour(name: string, time: Time): string {
  const found = new RegExp(`--${name}: light-dark\\((#[0-9a-f]{6}), (#[0-9a-f]{6})\\)`).exec(css)
  if (!found) throw new Error(`tokens.css has no pair named ${name}`)
  return found[time === 'day' ? 1 : 2] ?? ''
}

const contrast = (text: string, ground: string, time: Time) => ratio(colour(text, time), colour(ground, time))

/** WCAG 2.2, relative luminance. */
function ratio(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}
