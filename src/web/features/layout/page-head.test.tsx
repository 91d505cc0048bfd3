import { expect, test } from 'vitest'
import { PageHead } from '#web/features/layout/page-head.tsx'
import { show } from '#web/testing/show.tsx'

const visitor = { locale: 'en', theme: 'light', brand: 'Curricle', origin: 'https://cv.example', user: null }
const showHead = (at: string, locale = 'en') =>
  show(PageHead, { at, locale, id: 'root', loader: () => visitor, HydrateFallback: () => null })
const find = async (selector: string, attribute: string) => {
  await expect.poll(() => document.querySelector(selector)).not.toBeNull()
  return document.querySelector(selector)?.getAttribute(attribute)
}

test('the canonical URL of a page has no query and no trailing slash', async () => {
  showHead('/templates/?sort=name')
  expect(await find('link[rel=canonical]', 'href')).toBe('https://cv.example/templates')
  expect(await find('meta[property="og:url"]', 'content')).toBe('https://cv.example/templates')
})

test.each([
  ['/HELP', '/help'],
  ['/Resume-Builder/7/', '/resume-builder/7'],
  ['/Password-Reset/AbC.dE', '/Password-Reset/AbC.dE'],
])('%s, in any capitalization, is the page %s', async (typed, named) => {
  const meta = typed === '/HELP' ? { meta: { title: 'Help', description: 'Help', keywords: 'help' } } : {}
  const Page = () => <PageHead {...meta} />
  show(Page, { at: typed, id: 'root', loader: () => visitor, HydrateFallback: () => null })
  expect(await find('link[rel=canonical]', 'href')).toBe(`https://cv.example${named}`)
  expect(await find('meta[property="og:url"]', 'content')).toBe(`https://cv.example${named}`)
})

test('the title includes the site name that the administrator set', async () => {
  showHead('/')
  await expect.poll(() => document.title).toBe('Curricle: AI-Powered Resume Builder')
})

test('a shared page has a preview image', async () => {
  showHead('/')
  expect(await find('meta[property="og:image"]', 'content')).toBe('https://cv.example/og-image.jpg')
  expect(await find('meta[name="twitter:card"]', 'content')).toBe('summary_large_image')
})

test.each([
  ['/de', 'de', '/og/de/og-image.jpg'],
  ['/fr/contact', 'fr', '/og/fr/og-image.jpg'],
  ['/resume-builder', 'de', '/og/resume-builder.jpg'],
  ['/x-ray', 'nl', '/og/x-ray.jpg'],
])('the preview image of %s in the language “%s” is %s', async (at, locale, image) => {
  showHead(at, locale)
  expect(await find('meta[property="og:image"]', 'content')).toBe(`https://cv.example${image}`)
})

test('a page names its address in each complete language, and in no partial one', async () => {
  showHead('/de', 'de')
  await find('link[rel=alternate]', 'href')
  const versions = [...document.querySelectorAll('link[rel=alternate]')].map((link) => [
    link.getAttribute('hreflang'),
    link.getAttribute('href'),
  ])
  expect(versions).toEqual([
    ['en', 'https://cv.example/'],
    ['de', 'https://cv.example/de'],
    ['es', 'https://cv.example/es'],
    ['fr', 'https://cv.example/fr'],
    ['x-default', 'https://cv.example/'],
  ])
})
