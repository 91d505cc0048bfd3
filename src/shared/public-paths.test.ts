import { expect, test } from 'vitest'
import { pathIn, splitLanguage, TRANSLATED_PATHS } from '#shared/public-paths.ts'

test.each([
  ['/de', { language: 'de', path: '/' }],
  ['/de/', { language: 'de', path: '/' }],
  ['/fr/help', { language: 'fr', path: '/help' }],
  ['/ES/Pricing/', { language: 'es', path: '/Pricing/' }],
  ['/help', { path: '/help' }],
  ['/en/help', { path: '/en/help' }],
  ['/de/resume-builder', { path: '/de/resume-builder' }],
  ['/xx/help', { path: '/xx/help' }],
  ['/nl/help', { path: '/nl/help' }],
])('%s is split into its language and its page', (pathname, split) => {
  expect(splitLanguage(pathname)).toEqual(split)
})

test.each([
  ['de', '/', '/de'],
  ['de', '/?a=b', '/de?a=b'],
  ['fr', '/help#cost', '/fr/help#cost'],
  ['en', '/help', '/help'],
  ['nl', '/help', '/help'],
  ['es', '/resume-builder?template=3', '/resume-builder?template=3'],
  ['es', 'https://example.com/help', 'https://example.com/help'],
])('in %s, %s is %s', (language, to, address) => {
  expect(pathIn(language, to)).toBe(address)
})

test('every page comes back from its address', () => {
  for (const path of TRANSLATED_PATHS) expect(splitLanguage(pathIn('de', path))).toEqual({ language: 'de', path })
})
