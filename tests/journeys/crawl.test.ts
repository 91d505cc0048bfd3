import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { beforeAll, describe, expect, inject, test } from 'vitest'
import { PUBLIC_PAGES, TRANSLATED_PAGES } from '../public-pages.ts'
import { addressOf, crawl, type Crawled } from './crawler.ts'

/** Allowed redirects. */
const ALLOWED_REDIRECTS = [
  { from: /^\/api\/login(\?|$)/, to: /^\/auth(\?|$)/ },
  { from: /^\/checkout(\?|$)/, to: /^\/auth\?next=/ },
  // Not for signed-in people.
  { from: /^\/auth(\?|$)/, to: /^\/$/ },
  // These accept forms, and show nothing on their own.
  { from: /^\/newsletter$/, to: /^\/blog$/ },
  { from: /^\/language$/, to: /^\/$/ },
]
/** For signed-in people: others are asked to sign in. */
const FOR_ACCOUNTS = /^\/(ats-analyzer|profile|settings|interview-prep\/negotiation)(\?|$)/

/** Pages in other languages are the same pages: one visitor sees each of them, without filters. */
const FILTERED = /^\/(?:de|es|fr)\b.*\?/
const TRANSLATED = /^\/(?:de|es|fr)(?:[/?]|$)/

const VISITORS = ['a visitor', 'a signed-in user'] as const
const origin = `http://127.0.0.1:${inject('port')}`
let cookie: string
let crawled: Record<(typeof VISITORS)[number], Crawled>
beforeAll(async () => {
  const register = await send('/api/register', { email: 'crawler@example.com', password: 'first-bird' })
  cookie = register.headers
    .getSetCookie()
    .map((each) => each.split(';')[0])
    .join('; ')
  await send('/api/resumes', { title: 'Crawled', content: { personalInfo: { fullName: 'Ada' } }, templateId: 1 })
  crawled = {
    'a visitor': await crawl(origin, { leaveOut: FILTERED }),
    'a signed-in user': await crawl(origin, { headers: { cookie }, leaveOut: TRANSLATED }),
  }
})

describe.each(VISITORS)('for %s', (visitor) => {
  test('every linked URL exists', () => {
    const isExpectedStatus = (address: string, status: number) =>
      status < 400 || (status === 401 && visitor === 'a visitor' && FOR_ACCOUNTS.test(address))
    const unexpected = [...crawled[visitor].answers].filter(
      ([address, { status }]) => !isExpectedStatus(address, status),
    )
    expect(
      unexpected.map(([address, { status }]) => `${address}: ${status}, on ${linkingPages(crawled[visitor], address)}`),
    ).toEqual([])
  })

  test('every redirect is an expected one', () => {
    const redirects = [...crawled[visitor].answers].flatMap(([from, { to }]) => (to === null ? [] : [{ from, to }]))
    const isExpected = (one: (typeof redirects)[number]) =>
      ALLOWED_REDIRECTS.some(({ from, to }) => from.test(one.from) && to.test(one.to))
    expect(redirects.filter((one) => !isExpected(one))).toEqual([])
  })

  test('every link with a fragment has its target', () => {
    const broken = crawled[visitor].links.filter(({ url }) => {
      const fragment = decodeURIComponent(url.hash.slice(1))
      return fragment && fragment !== 'top' && !crawled[visitor].answers.get(addressOf(url))?.ids.has(fragment)
    })
    expect(broken.map(({ from, url }) => `${url.pathname}${url.hash}, on ${from}`)).toEqual([])
  })

  test('external links use https, mailto or tel', () => {
    // For people who check whether it still exists.
    mkdirSync('.reports', { recursive: true })
    writeFileSync('.reports/outside-links.txt', [...crawled[visitor].outside].toSorted().join('\n'))
    expect([...crawled[visitor].outside].filter((href) => !/^(https|mailto|tel):/.test(href))).toEqual([])
  })
})

test('a visitor reaches every public page through links, and no page that is missing from the list', () => {
  const describePage = (path: string, isIndexed: boolean) => `${path} is to be ${isIndexed ? 'found' : 'passed over'}`
  const reached = [...crawled['a visitor'].answers].flatMap(([address, { status, isPage, isIndexed }]) =>
    isPage && status === 200 ? describePage(address.split('?')[0] ?? '', isIndexed) : [],
  )
  // Not linked where email is not configured, as on this server.
  const linked = [...PUBLIC_PAGES, ...TRANSLATED_PAGES].filter(
    ({ path, status }) => status === 200 && path !== '/newsletter',
  )
  const listed = linked.map(({ path, indexed }) => describePage(path, indexed))
  expect([...new Set(reached)].toSorted()).toEqual(listed.toSorted())
})

test('every URL in the source exists, including those in menus that open later', async () => {
  const sources = globSync('src/web/**/*.{ts,tsx}').filter((file) => !file.includes('.test.'))
  const lines = sources.flatMap((file) => readFileSync(file, 'utf8').split('\n'))
  const urlsIn = (line: string) =>
    [...line.matchAll(/\b(?:to|href)(?:=|: )["'](\/[^"'#]*)["'#]/g)].map(([, path = '']) => path)
  // Not shown until their page exists.
  const planned = lines.filter((line) => line.includes("page: 'planned'")).flatMap(urlsIn)
  const named = new Set(lines.flatMap(urlsIn))
  expect([...named]).toContain('/settings')
  const broken: string[] = []
  for (const path of named) {
    if (path === '/api/logout' || planned.includes(path)) continue
    const { status } = await fetch(origin + path, { headers: { cookie }, redirect: 'manual' })
    if (status >= 400) broken.push(`${path}: ${status}`)
  }
  expect(broken).toEqual([])
})

/** The pages that link to a URL. */
function linkingPages({ links }: Crawled, address: string): string {
  const fromPages = links.filter(({ url }) => addressOf(url) === address).map(({ from }) => from)
  return [...new Set(fromPages)].slice(0, 3).join(', ')
}

function send(path: string, body: object): Promise<Response> {
  const headers = { 'content-type': 'application/json', origin, ...(cookie && { cookie }) }
  return fetch(origin + path, { method: 'POST', headers, body: JSON.stringify(body) })
}
