import { expect, test } from 'vitest'
import { colorOf, lengthOf, withVariables } from '#shared/docx-look/values.ts'

const scale = { em: 10, percent: 200 }

test.each([
  ['12px', 12],
  ['9pt', 12],
  ['25.4mm', 96],
  ['1.5em', 15],
  ['50%', 100],
  ['-4px', -4],
  ['calc(20px*0.5)', 10],
  ['calc(-1*54px + 2em)', -34],
  ['calc((10px + 2px)/2)', 6],
  ['min(30px,2em)', 20],
  ['clamp(16px,1em,40px)', 16],
  ['1.42', 1.42],
])('the length %s is %d pixels', (value, pixels) => {
  expect(lengthOf(value, scale)).toBeCloseTo(pixels, 6)
})

test.each(['auto', '', 'calc(2px*)', '3furlong', 'env(safe-area)'])('%j is not a length', (value) => {
  expect(lengthOf(value, scale)).toBeNull()
})

test.each([
  ['#1f4e79', '#1f4e79'],
  ['#FfF', '#ffffff'],
  ['white', '#ffffff'],
  ['rgb(0 0 255)', '#0000ff'],
  // Half red on white.
  ['rgba(255,0,0,.5)', '#ff8080'],
  // 40 % of black and 60 % of white: 153 is 99 in hexadecimal.
  ['color-mix(in srgb,#000000 40%,white)', '#999999'],
  ['color-mix(in srgb,#ff0000,black)', '#800000'],
  ['color-mix(in srgb,#ff0000 50%,transparent)', '#ff8080'],
  ['currentcolor', '#123456'],
])('the color %s is %s on paper', (value, hex) => {
  expect(colorOf(value, '#123456')).toBe(hex)
})

test.each(['transparent', 'linear-gradient(red,blue)', '#12', 'color-mix(in oklch,red,blue)'])(
  '%j is not a color',
  (value) => {
    expect(colorOf(value)).toBeNull()
  },
)

test('variables are replaced, by their fallback where they are not set, also within each other', () => {
  const properties = new Map([
    ['--accent', 'var(--user-accent,var(--template-accent,#111111))'],
    ['--template-accent', '#222222'],
  ])
  expect(withVariables('1px solid var(--accent)', properties)).toBe('1px solid #222222')
  expect(withVariables('calc(8px*var(--gap,1))', properties)).toBe('calc(8px*1)')
  expect(withVariables('var(--none)', properties)).toBe('')
})

test('a variable that refers to itself ends', () => {
  expect(withVariables('var(--a)', new Map([['--a', 'x var(--a)']]))).toContain('x')
})
