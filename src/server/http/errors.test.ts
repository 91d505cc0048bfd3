import { afterAll, beforeAll, expect, test } from 'vitest'
import { ada, createTestSite, registerUser, type TestSite } from '#server/testing/site.ts'

let site: TestSite
let cookie: string
beforeAll(async () => {
  site = await createTestSite('sqlite', { env: { RATE_LIMITS: 'off' } })
  cookie = await registerUser(site)
})
afterAll(() => site.close())

const keep = (body: unknown, headers = {}) => site.request('POST', '/api/resumes', { body, cookie, headers })
const draft = (content: object) => ({ title: 'T', content })
const said = async (answer: Response) => [answer.status, await answer.json()]

test('an unknown path under /api returns a 404 in the standard error format', async () => {
  for (const [method, path] of [
    ['GET', '/api/nothing'],
    ['POST', '/api/'],
    ['PATCH', '/api/resumes'],
    ['GET', '/api/auth/ok'],
  ] as const)
    expect(await said(await site.request(method, path))).toEqual([
      404,
      { message: 'We can’t find anything at this address. Check the URL.', code: 'unknown_path' },
    ])
})

test('a body that is not JSON is refused', async () => {
  for (const body of ['', '{', '{"title":', 'title=T', '\u{feff}{', '[1,]'])
    expect(await said(await keep(body))).toEqual([400, { message: 'This isn’t valid JSON.', code: 'malformed_json' }])
})

test('a body without a JSON content type is refused, so that no form on another site can post it', async () => {
  for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data', 'application/jsonp'])
    expect((await keep(draft({}), { 'content-type': type })).status).toBe(400)
  expect((await keep(draft({}), { 'content-type': 'application/json; charset=utf-8' })).status).toBe(201)
})

test('a body over the limit is refused, with or without a content length', async () => {
  const large = JSON.stringify(draft({ summary: 'x'.repeat(600_000) }))
  const refusal = [413, { message: 'This is too large. The limit is 512 KiB at once.', code: 'too_large' }]
  expect(await said(await keep(large, { 'content-length': String(large.length) }))).toEqual(refusal)
  expect(await said(await keep(large))).toEqual(refusal)
  const login = await site.request('POST', '/api/login', { body: { ...ada, password: 'x'.repeat(20_000) } })
  expect(await said(login)).toEqual([
    413,
    { message: 'This is too large. The limit is 16 KiB at once.', code: 'too_large' },
  ])
})

test('a resume of nearly half a megabyte is accepted', async () => {
  const entry = { description: 'x'.repeat(6000), achievements: [] }
  const answer = await keep(
    draft({
      experience: Array.from({ length: 60 }, () => entry),
      projects: Array.from({ length: 25 }, () => ({ description: entry.description })),
    }),
  )
  expect(answer.status).toBe(201)
})

test('an absurdly deeply nested document is refused and does no harm', async () => {
  for (const [open, close] of [
    ['[', ']'],
    ['{"a":', '}'],
  ] as const) {
    const deep = `${open.repeat(50_000)}1${close.repeat(50_000)}`
    expect((await keep(deep)).status).toBe(400)
    expect((await keep(`{"title":"T","content":{"foreign":{"x":${deep}}}}`)).status).toBe(400)
  }
})

test('a __proto__ field is refused at any depth', async () => {
  for (const body of ['{"__proto__":{"admin":true}}', '{"title":"T","content":{"foreign":{"__proto__":{"a":1}}}}'])
    expect(await said(await keep(body))).toMatchObject([400, { code: 'invalid_fields' }])
  expect(({} as { admin?: boolean }).admin).toBeUndefined()
})

test('text that a database cannot store is refused with its path', async () => {
  const sentence = 'This text contains characters we can’t store. Remove them and try again.'
  for (const bad of ['\\u0000', '\\ud800'])
    expect(await said(await keep(`{"title":"T","content":{"experience":[{"company":"a${bad}"}]}}`))).toEqual([
      400,
      { message: sentence, code: 'invalid_fields', fields: { 'content.experience.0.company': sentence } },
    ])
  expect(
    (await site.request('POST', '/api/register', { body: { ...ada, email: 'n@example.com', firstName: 'a\0' } }))
      .status,
  ).toBe(400)
  expect((await site.request('POST', '/api/login', { body: { email: 'a\0@b.co', password: 'x' } })).status).toBe(400)
})

test('a document that is not an object is refused', async () => {
  for (const body of ['null', '7', '"text"', '[]'])
    expect(await said(await keep(body))).toMatchObject([400, { fields: { body: 'This must be a group of fields.' } }])
})

test('a server error reveals no internals, and is logged with its request', async () => {
  const broken = await createTestSite('sqlite')
  await broken.context.db.destroy()
  const answer = await broken.request('POST', '/api/login', { body: ada })
  expect(await said(answer)).toEqual([
    500,
    { message: 'Something went wrong on our side. Nothing you typed is lost. Try again in a moment.', code: 'fault' },
  ])
  const fault = JSON.parse(broken.lines.find((line) => line.includes('"request failed"')) ?? '{}') as {
    requestId: string
    err: { stack: string }
  }
  expect(fault.requestId).toBe(answer.headers.get('x-request-id'))
  expect(fault.err.stack).toMatch(/^\s+at /)
})
