import { expect, test } from 'vitest'
import { createInternalCalls, type InternalCalls } from '#server/http/internal-calls.ts'
import { statementsOf } from '#server/testing/statements.ts'
import { createTestSite, registerUser, type TestSite } from '#server/testing/site.ts'

const get = { method: 'GET' }

/** Lets a page of this site make its calls. */
function pageOn(site: TestSite, make: (calls: InternalCalls) => Promise<unknown>) {
  site.app.all('/page', async (c) => c.json(await make(createInternalCalls(site.app, c))))
  return (method: string, cookie?: string) => site.request(method, '/page', cookie ? { cookie } : {})
}

test('the calls of a page look its session up once, and ask what two of them read once', async () => {
  const site = await createTestSite('sqlite')
  const open = pageOn(site, async ({ send }) => {
    const paths = ['/api/user', '/api/resumes', '/api/settings', '/api/resumes']
    return Promise.all(paths.map(async (path) => (await send(path, get)).status))
  })
  const cookie = await registerUser(site, 'once@example.com')
  const { result, statements } = await statementsOf(site.context.db, () => open('GET', cookie))
  expect(await result.json()).toEqual([200, 200, 200, 200])
  expect(statements.filter((each) => each.includes('from "session"'))).toHaveLength(1)
  expect(statements.filter((each) => each.includes('from "resume"'))).toHaveLength(1)
  await site.close()
})

test('after a change of a page, its session and what it has read are looked up again', async () => {
  const site = await createTestSite('sqlite')
  const open = pageOn(site, async ({ send }) => {
    const statusOf = async (method: string, path: string) => (await send(path, { method })).status
    return [
      await statusOf('GET', '/api/user'),
      await statusOf('POST', '/api/logout'),
      await statusOf('GET', '/api/user'),
    ]
  })
  expect(await (await open('POST', await registerUser(site, 'leaves@example.com'))).json()).toEqual([200, 200, 401])
  await site.close()
})

test('a visitor without a session costs no query for it', async () => {
  const site = await createTestSite('sqlite')
  const { result, statements } = await statementsOf(site.context.db, () => site.request('GET', '/api/user'))
  expect([result.status, statements]).toEqual([401, []])
  await site.close()
})
