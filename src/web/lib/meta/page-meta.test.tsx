import { expect, test } from 'vitest'
import { cleanPath, metaFor } from '#web/lib/meta/page-meta.ts'

const titleAt = (path: string) => metaFor(path).title.message

test.each(['/', '/landing', '/Landing', '/blog', '/blog/some-article'])(
  '%s has the title and description of the home page',
  (path) => {
    expect(titleAt(path)).toBe('{brand}: AI-Powered Resume Builder')
  },
)

test.each(['/resume-builder', '/resume-builder/5', '/RESUME-BUILDER/5/'])(
  '%s has the title and description of the builder',
  (path) => {
    expect(titleAt(path)).toBe('Resume builder | {brand}')
  },
)

test('the X-ray has its own title and description, for search engines too', () => {
  expect(titleAt('/x-ray')).toBe('Resume X-ray: what software reads | {brand}')
  expect(metaFor('/X-Ray/').robots).toBe('index, follow')
})

test('search engines index the sign-in page at one of its two URLs', () => {
  expect(metaFor('/auth').robots).toBe('index, follow')
  expect(metaFor('/login').robots).toBe('noindex, follow')
})

test('an unknown URL says so, and is not indexed', () => {
  expect(titleAt('/nothing')).toBe('404 Page Not Found | {brand}')
  expect(metaFor('/nothing').robots).toBe('noindex, follow')
})

test('a URL has one form, without a trailing slash', () => {
  expect(cleanPath('/templates/')).toBe('/templates')
  expect(cleanPath('/')).toBe('/')
})
