import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestSite, registerUser, type TestSite } from '#server/testing/site.ts'

let site: TestSite
beforeAll(async () => {
  site = await createTestSite('sqlite')
})
afterAll(() => site.close())

const redirectOf = async (query: string) => (await site.request('GET', `/api/login${query}`)).headers.get('location')

test('the sign-in URL redirects to the sign-in page, then to the page the visitor wanted', async () => {
  const answer = await site.request('GET', '/api/login')
  expect([answer.status, answer.headers.get('location')]).toEqual([302, '/auth'])
  expect(await redirectOf(`?next=${encodeURIComponent('/resume-builder?local=17#top')}`)).toBe(
    '/auth?next=%2Fresume-builder%3Flocal%3D17%23top',
  )
})

test('a link to sign up opens that tab, and no other word of a link is passed on', async () => {
  expect(await redirectOf('?tab=sign-up')).toBe('/auth?tab=sign-up')
  expect(await redirectOf('?tab=sign-up&next=/pricing')).toBe('/auth?tab=sign-up&next=%2Fpricing')
  expect(await redirectOf('?tab=other')).toBe('/auth')
})

test.each([
  'https://evil.example',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/%2Fevil.example',
  '/%5Cevil.example',
  '/%252Fevil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  ' //evil.example',
  'javascript:alert(1)',
  '/api/logout',
])('signing in never redirects to %j', async (next) => {
  expect(await redirectOf(`?next=${encodeURIComponent(next)}`)).toBe('/auth')
})

const own = { 'sec-fetch-site': 'same-origin' }

test('the sign-out URL ends the session and redirects to the home page', async () => {
  const cookie = await registerUser(site, 'leaves@example.com')
  const answer = await site.request('GET', '/api/logout', { cookie, headers: own })
  expect([answer.status, answer.headers.get('location')]).toEqual([302, '/'])
  expect((await site.request('GET', '/api/user', { cookie })).status).toBe(401)
})

test.each([
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
  { referer: 'https://evil.example/page' },
])('a sign-out link on another site (%o) asks for confirmation first', async (headers) => {
  const cookie = await registerUser(site, `${Object.values(headers)[0]?.replaceAll(/\W/g, '')}@example.com`)
  const answer = await site.request('GET', '/api/logout', { cookie, headers })
  expect(answer.status).toBe(200)
  const page = await answer.text()
  expect(page).toContain('<html lang="en">')
  expect(page).toContain('<form method="post" action="/api/logout">')
  expect((await site.request('GET', '/api/user', { cookie })).status).toBe(200)
})

test('the button on the confirmation page signs out and redirects to the home page', async () => {
  const cookie = await registerUser(site, 'asked@example.com')
  const headers = { 'content-type': 'application/x-www-form-urlencoded', origin: 'http://localhost:3000', ...own }
  const answer = await site.request('POST', '/api/logout', { cookie, headers })
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/'])
  expect(answer.headers.get('set-cookie')).toMatch(/Max-Age=0/)
  expect((await site.request('GET', '/api/user', { cookie })).status).toBe(401)
})
