import { expect, test } from 'vitest'
import { hashings, holdHashing } from '#server/testing/passwords.ts'
import { ada, cookieOf, createTestSite, registerUser, type TestSite } from '#server/testing/site.ts'

const login = (site: TestSite, i: number) =>
  site.request('POST', '/api/login', { body: { email: `nobody${i}@example.com`, password: 'wrong-one' } })
const crowd = (site: TestSite, size: number) => Array.from({ length: size }, (_, i) => login(site, i))

test('two passwords are hashed at once, a hundred wait, and one more is asked to come back in a few seconds', async () => {
  const site = await createTestSite('sqlite', { env: { RATE_LIMITS: 'off' } })
  const before = hashings.length
  const release = holdHashing()
  const answers = crowd(site, 103)
  const refused = await Promise.race(answers)
  expect([refused.status, refused.headers.get('retry-after'), await refused.json()]).toEqual([
    503,
    '5',
    { message: 'Many people are signing in right now. Wait a few seconds and try again.', code: 'busy' },
  ])
  expect(hashings.length - before).toBe(2)
  release()
  const statuses = (await Promise.all(answers)).map(({ status }) => status)
  expect(statuses.toSorted()).toEqual([...Array.from({ length: 102 }, () => 401), 503])
  expect(site.lines.some((line) => line.includes('"request failed"'))).toBe(false)
  await site.close()
})

test('while passwords wait, signed-in people are served', async () => {
  const site = await createTestSite('sqlite', { env: { RATE_LIMITS: 'off' } })
  const cookie = await registerUser(site)
  const release = holdHashing()
  const answers = crowd(site, 20)
  expect((await site.request('GET', '/api/user', { cookie })).status).toBe(200)
  expect((await site.request('GET', '/api/templates', { headers: { 'accept-encoding': 'gzip' } })).status).toBe(200)
  release()
  await Promise.all(answers)
  await site.close()
})

test('a password that could not be checked does not count as a wrong one', async () => {
  const site = await createTestSite('sqlite')
  await registerUser(site)
  const release = holdHashing()
  // Registrations, of which the limit allows 40 a minute, from networks of their own; 102 fill the queue.
  const waiting = Array.from({ length: 102 }, (_, i) =>
    site.context.accounts.register(
      { ...ada, email: `${i}@example.com`, emailsAgreed: false },
      { network: `203.0.113.${i}`, userAgent: '', known: undefined },
    ),
  )
  await expect.poll(async () => (await site.request('POST', '/api/login', { body: ada })).status).toBe(503)
  for (let i = 0; i < 12; i++) expect((await site.request('POST', '/api/login', { body: ada })).status).toBe(503)
  release()
  await Promise.all(waiting)
  const opened = await site.request('POST', '/api/login', { body: ada })
  expect([opened.status, cookieOf(opened)]).toEqual([200, expect.stringContaining('session_token')])
  await site.close()
})
