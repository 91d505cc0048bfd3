import fc from 'fast-check'
import { expect, test } from 'vitest'
import { nextPath } from '#shared/text/next-path.ts'

test.each([
  '/',
  '/templates',
  '/resume-builder?local=17',
  '/resume-builder/5?template=2#experience',
  '/blog/r%C3%A9sum%C3%A9',
  '/search?next=https://example.com//a',
  '/apiary',
])('%s is an allowed destination', (path) => {
  expect(nextPath(path)).toBe(path)
})

test.each([
  ['another site', 'https://evil.example/'],
  ['another site without scheme', '//evil.example'],
  ['a backslash for a slash', '/\\evil.example'],
  ['a backslash further on', '/a\\b'],
  ['a script', 'javascript:alert(1)'],
  ['a relative path', 'templates'],
  ['an encoded slash', '/%2Fevil.example'],
  ['a slash encoded twice', '/%252Fevil.example'],
  ['an encoded backslash', '/%5Cevil.example'],
  ['a dot segment before two slashes', '/.//evil.example'],
  ['dots that leave two slashes behind', '/a/..//evil.example'],
  ['encoded dots and slashes', '/%2e%2e%2f%2fevil.example'],
  ['a tab between slashes', '/\t/evil.example'],
  ['a line break', '/a\nSet-Cookie: x'],
  ['an encoded line break', '/a%0d%0aSet-Cookie: x'],
  ['a broken percent sign', '/%zz'],
  ['the interface for programs', '/api/logout'],
  ['the interface for programs, disguised', '/%61pi/logout'],
  ['the interface for programs, by a detour', '/./API/logout'],
  ['nothing', ''],
])('%s leads to the home page', (_, path) => {
  expect(nextPath(path)).toBe('/')
})

test('a missing path leads to the given fallback', () => {
  expect(nextPath(null, '/templates')).toBe('/templates')
  expect(nextPath(undefined)).toBe('/')
})

// Every runtime has URL, but the types of this layer leave it out.
const { URL } = globalThis as unknown as {
  URL: new (path: string, base: string) => { origin: string; pathname: string }
}

test('no path leaves this site', () => {
  const character = fc.constantFrom(
    '/',
    '\\',
    '.',
    '%',
    '2',
    'f',
    'F',
    '5',
    'c',
    'e',
    ':',
    '@',
    '?',
    '#',
    '\t',
    '\n',
    'a',
    ' ',
  )
  fc.assert(
    fc.property(fc.string({ unit: character, maxLength: 12 }), (tail) => {
      const path = nextPath(`/${tail}`)
      expect(new URL(path, 'https://site.example').origin).toBe('https://site.example')
      expect(new URL(path, 'https://site.example').pathname.startsWith('//')).toBe(false)
    }),
    { numRuns: 2000 },
  )
})
