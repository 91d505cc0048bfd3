import { afterEach, expect, test } from 'vitest'
import { createLog } from '#server/log.ts'
import { ada, cookieOf, createTestSite, type TestSite } from '#server/testing/site.ts'

let site: TestSite | undefined
afterEach(async () => {
  await site?.close()
  site = undefined
})

test('a whole visit leaves no personal data in the log', async () => {
  site = await createTestSite('sqlite', { env: { TRUST_PROXY: 'true' } })
  const headers = { 'x-forwarded-for': '203.0.113.77', 'user-agent': 'Firefox/999 (of Ada)' }
  const made = await site.request('POST', '/api/register', { body: ada, headers })
  const cookie = cookieOf(made)
  const body = {
    title: 'Analyst of Engines',
    content: { personalInfo: { fullName: 'Ada King' }, summary: 'Wrote notes.' },
  }
  const resume = (await (await site.request('POST', '/api/resumes', { body, cookie, headers })).json()) as {
    id: number
  }
  await site.request('PUT', `/api/resumes/${resume.id}`, { body: { ...body, version: 9 }, cookie, headers })
  await site.request('POST', '/api/login', { body: { ...ada, password: 'wrong-secret' }, headers })
  await site.request('POST', '/api/register', { body: ada, headers })
  await site.request('GET', '/api/login?next=/auth%3Ftoken%3Dsesame', { headers })
  await site.request('GET', '/api/ada@example.com/sesame', { headers })
  await site.request('POST', '/api/logout', { cookie, headers })

  const log = site.lines.join('')
  const token = decodeURIComponent(cookie.split('=')[1] ?? '').split('.')[0] ?? ''
  const { id } = (await made.json()) as { id: string }
  expect(site.lines.length).toBeGreaterThanOrEqual(8)
  for (const word of [ada.email, 'example.com', 'Ada', 'Lovelace', 'King', ada.password, 'wrong-secret', token, id])
    expect(log).not.toContain(word)
  for (const word of ['Analyst', 'Wrote notes', '203.0.113.77', 'sesame', 'Firefox']) expect(log).not.toContain(word)
})

test('each request is one line of JSON with its ID, path pattern and status', async () => {
  site = await createTestSite('sqlite')
  const answer = await site.request('GET', '/api/resumes/17')
  expect(site.lines.map((line) => JSON.parse(line) as object)).toEqual([
    {
      level: 'info',
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      requestId: answer.headers.get('x-request-id'),
      method: 'GET',
      route: '/api/resumes/:id',
      status: 401,
      ms: expect.any(Number),
      msg: 'request',
    },
  ])
})

test('the request ID from a trusted proxy is kept; others are replaced', async () => {
  site = await createTestSite('sqlite', { env: { TRUST_PROXY: 'true' } })
  const given = { 'x-request-id': 'from-proxy-0001' }
  expect((await site.request('GET', '/healthz', { headers: given })).headers.get('x-request-id')).toBe(
    'from-proxy-0001',
  )
  const forged = { 'x-request-id': 'x'.repeat(500) }
  expect((await site.request('GET', '/healthz', { headers: forged })).headers.get('x-request-id')).toMatch(
    /^[0-9a-f-]{36}$/,
  )
  const open = await createTestSite('sqlite')
  expect((await open.request('GET', '/healthz', { headers: given })).headers.get('x-request-id')).toMatch(
    /^[0-9a-f-]{36}$/,
  )
  await open.close()
})

test('a logged error keeps its location, but not the values in its message', () => {
  const lines: string[] = []
  const log = createLog('info', { write: (line) => void lines.push(line) })
  const error = Object.assign(new Error('bad input "Ada Lovelace" for ada@example.com'), {
    code: '22P02',
    detail: 'Key (email)=(ada@example.com)',
    parameters: ['ada'],
  })
  log.error({ err: error }, 'fault')
  expect(lines.join('')).not.toMatch(/Ada|ada|example\.com|parameters|detail/)
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    err: {
      type: 'Error',
      message: 'bad input "…" for …',
      code: '22P02',
      stack: expect.stringMatching(/^\s+at .*log\.test\.ts/),
    },
  })
})
