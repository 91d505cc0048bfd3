import { expect, test } from 'vitest'
import { faultsOf, isAllowed } from './directions.ts'

const foundIn = (file: string, code: string) => faultsOf(file, code).map(({ found, instead }) => [found, instead])

test('a class that names a side is found, with the class to use', () => {
  expect(foundIn('a.tsx', `<p className="flex -ml-2 md:pr-4 text-left border-l rounded-tl-sm" />`)).toEqual([
    ['ml', 'ms'],
    ['pr', 'pe'],
    ['text-left', 'text-start'],
    ['border-l', 'border-s'],
    ['rounded-tl', 'rounded-ss'],
  ])
  expect(foundIn('a.ts', `const NAME = 'sticky left-0 sm:right-auto! max-md:after:-left-[3px] scroll-ml-2'`)).toEqual([
    ['left', 'inset-s'],
    ['right', 'inset-e'],
    ['left', 'inset-s'],
    ['scroll-ml', 'scroll-ms'],
  ])
})

test('a style that names a side is found in code and in style sheets', () => {
  expect(faultsOf('a.tsx', `<p style={{ top: 0, left: x }} />\nsheet.style.right = '0'\nmarginLeft: 2`)).toMatchObject([
    { line: 1, found: 'left:' },
    { line: 2, found: 'style.right' },
    { line: 3, found: 'marginLeft' },
  ])
  expect(
    faultsOf('a.css', 'p {\n  margin-left: 1em;\n  right: 0;\n  text-align: left;\n  border-left: 0;\n}'),
  ).toMatchObject([
    { line: 2, found: 'margin-left' },
    { line: 3, found: 'right' },
    { line: 4, found: 'text-align: left' },
    { line: 5, found: 'border-left' },
  ])
})

test('words, measures, the middle and logical names are no fault', () => {
  const code = `'left', msg\`3 left-over moves\`, rect.left, { left: 3 }, <p className="ms-2 left-1/2 text-start mt-1 pb-2 border-line" />`
  expect(faultsOf('a.tsx', code)).toEqual([])
  expect(faultsOf('a.css', 'p { margin-inline-start: 1em; border-line: 0; --fade-left: 0 }')).toEqual([])
})

test('a place is allowed for its file and its name only', () => {
  const [fault] = faultsOf('src/web/paper.ts', `sheet.style.left = '0'`)
  const place = { file: 'src/web/paper.ts', found: 'style.left', why: 'paper' }
  expect(fault && isAllowed(fault, [place])).toBe(true)
  expect(fault && isAllowed(fault, [{ ...place, file: 'src/web/other.ts' }])).toBe(false)
  expect(fault && isAllowed(fault, [{ ...place, found: 'style.right' }])).toBe(false)
})
