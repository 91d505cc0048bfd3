import { expect, test } from 'vitest'
import { cleanPath, metaFor } from '#web/lib/meta/page-meta.ts'

const titleAt = (path: string) => metaFor(path).title.message

test.each(['/', '/landing', '/Landing', '/blog', '/blog/some-article'])(
  '%s carries the words of the home page',
  (path) => {
    expect(titleAt(path)).toBe('{brand}: AI-Powered Resume Builder')
  },
)

test.each(['/resume-builder', '/resume-builder/5', '/RESUME-BUILDER/5/'])(
  '%s carries the words of the builder',
  (path) => {
    expect(titleAt(path)).toBe('Resume builder | {brand}')
  },
)

test('templates have words of their own', () => {
  expect(titleAt('/templates')).toBe('Resume and CV templates | {brand}')
})

test('the X-ray has words of its own, for search engines too', () => {
  expect(titleAt('/x-ray')).toBe('Resume X-ray: what a machine reads | {brand}')
  expect(metaFor('/X-Ray/').robots).toBe('index, follow')
})

test('search engines find the sign-in page by one of its two addresses', () => {
  expect(metaFor('/auth').robots).toBe('index, follow')
  expect(metaFor('/login').robots).toBe('noindex, follow')
})

test('an unknown address says so, and is not for search engines', () => {
  expect(titleAt('/nothing')).toBe('404 Page Not Found | {brand}')
  expect(metaFor('/nothing').robots).toBe('noindex, follow')
})

test('an address has one form, without a slash at its end', () => {
  expect(cleanPath('/templates/')).toBe('/templates')
  expect(cleanPath('/')).toBe('/')
})
