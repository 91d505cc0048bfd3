import { expect, test } from 'vitest'
import { profilePage } from '#web/features/public-page/profile-data.ts'
import { PublicHead } from '#web/features/public-page/public-head.tsx'
import { pageTitle } from '#web/features/public-page/page-title.ts'
import { toJsonLd } from '#web/lib/meta/structured-data.ts'
import { show } from '#web/testing/show.tsx'

const visitor = { locale: 'en', theme: 'light', brand: 'Curricle', origin: 'https://cv.example', user: null }
const loaded = { id: 'root', loader: () => visitor, HydrateFallback: () => null }
const content = (selector: string) => document.querySelector(selector)?.getAttribute('content')

const head = (overrides: Partial<Parameters<typeof PublicHead>[0]> = {}) =>
  show(
    () => <PublicHead title="Ada Lovelace – Analyst" description="Numbers." showsBrand isIndexed {...overrides} />,
    loaded,
  )

test('the head contains the owner, the URL and the preview image', async () => {
  head({ social: { path: '/portfolio/ada/3', image: '/api/portfolios/ada/3/card.png' } })
  await expect.poll(() => document.title).toBe('Ada Lovelace – Analyst | Curricle')
  expect(document.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe('https://cv.example/portfolio/ada/3')
  expect(content('meta[property="og:image"]')).toBe('https://cv.example/api/portfolios/ada/3/card.png')
  expect(content('meta[property="og:image:alt"]')).toBe('Ada Lovelace – Analyst')
  expect(content('meta[name=robots]')).toBe('index, follow')
})

test('a page without branding does not mention the product', async () => {
  head({ showsBrand: false })
  await expect.poll(() => document.title).toBe('Ada Lovelace – Analyst')
  expect(document.head.innerHTML).not.toContain('Curricle')
})

test('a page hidden from search engines is not followed and has no canonical URL', async () => {
  head({ isIndexed: false })
  await expect.poll(() => content('meta[name=robots]')).toBe('noindex, nofollow')
  expect(document.querySelector('link[rel=canonical]')).toBeNull()
  expect(content('meta[property="og:image"]')).toBeUndefined()
})

test('missing details are left out, and a name cannot close the script element that contains it', () => {
  const page = profilePage({ name: '</script><b>', profiles: [], url: 'https://cv.example/portfolio/ada' })
  expect(page['mainEntity']).toEqual({
    '@type': 'Person',
    name: '</script><b>',
    url: 'https://cv.example/portfolio/ada',
  })
  expect(toJsonLd(page)).not.toContain('<')
})

test('the title has name and job title if both are known', () => {
  expect(pageTitle({ name: 'Ada', headline: 'Analyst' })).toBe('Ada – Analyst')
  expect(pageTitle({ name: 'Ada', headline: '' })).toBe('Ada')
  expect(pageTitle({ name: '', headline: '' })).toBe('')
})
