import { expect, inject, test } from 'vitest'
import type { ViewSeries } from '#shared/contract/portfolio.ts'
import { sampleContent } from '#shared/template/samples.ts'

const SITE = `http://127.0.0.1:${inject('port')}`
/** A person's browser that comes from another site; the server reads no views of bots. */
const BROWSER = { 'user-agent': 'Mozilla/5.0 (X11; Linux x64) Firefox/140.0', 'sec-fetch-site': 'cross-site' }

type Asked = { readonly cookie?: string; readonly headers?: Readonly<Record<string, string>> }

const visit = (path: string, { cookie, headers }: Asked = {}) =>
  fetch(SITE + path, { headers: { ...BROWSER, ...headers, ...(cookie && { cookie }) }, redirect: 'manual' })
const bodyOf = async (reply: Response | Promise<Response>) => (await reply).text()

async function change<T>(
  method: string,
  path: string,
  body: object,
  cookie = '',
): Promise<{ body: T; cookie: string }> {
  const headers = { 'content-type': 'application/json', cookie }
  const reply = await fetch(SITE + path, { method, headers, body: JSON.stringify(body) })
  expect(reply.ok, `${path}: ${reply.status}`).toBe(true)
  const cookies = reply.headers.getSetCookie().map((each) => each.split(';')[0])
  return { body: (await reply.json()) as T, cookie: cookies.join('; ') }
}

/** Somebody with a public resume. */
async function publish(email: string) {
  const { body: user, cookie } = await change<{ id: string }>('POST', '/api/register', {
    email,
    password: 'first-bird',
  })
  const draft = { title: 'First', content: sampleContent('short'), templateId: 1 }
  const { body: resume } = await change<{ id: number }>('POST', '/api/resumes', draft, cookie)
  const show = (isPublic: boolean) => change('PUT', `/api/resumes/${resume.id}/visibility`, { isPublic }, cookie)
  await show(true)
  const rename = (fullName: string) => {
    const content = { ...draft.content, personalInfo: { ...draft.content.personalInfo, fullName } }
    return change('PUT', `/api/resumes/${resume.id}`, { ...draft, content }, cookie)
  }
  return { cookie, id: resume.id, path: `/portfolio/${user.id}/${resume.id}`, show, rename }
}

// Each rendering has a nonce of its own, so the same bytes are one rendering.
test.each(['/', '/templates', '/pricing', '/blog', '/blog/ats-friendly-resume-2025', '/about'])(
  '%s is rendered once for all visitors',
  async (path) => {
    const [one, other] = await Promise.all([bodyOf(visit(path)), bodyOf(visit(path))])
    expect(other).toBe(one)
    expect(await bodyOf(visit(path, { headers: { 'accept-encoding': 'gzip' } }))).toBe(one)
  },
)

test('theme, language and what the browser has already are pages of their own', async () => {
  const pages = await Promise.all([
    visit('/about'),
    visit('/about', { cookie: 'resume-theme=dark' }),
    visit('/de/about'),
    visit('/about', { headers: { 'sec-fetch-site': 'same-origin' } }),
  ])
  const opened = await Promise.all(pages.map(bodyOf))
  expect(opened.map((page) => /<html[^>]*>/.exec(page)?.[0].replace(' data-asleep=""', ''))).toEqual([
    '<html lang="en" dir="ltr" class="light">',
    '<html lang="en" dir="ltr" class="dark">',
    '<html lang="de" dir="ltr" class="light">',
    '<html lang="en" dir="ltr" class="light">',
  ])
  expect(opened.map((page) => page.includes('<style nonce='))).toEqual([true, true, true, false])
})

test('a cached page allows its own scripts only, by hash', async () => {
  const policy = (await visit('/about')).headers.get('content-security-policy') ?? ''
  const scripts = /script-src ([^;]*)/.exec(policy)?.[1]?.split(' ') ?? []
  expect(scripts[0]).toBe("'self'")
  expect(scripts.slice(1).filter((source) => !/^'sha256-[\w+/]{43}='$/.test(source))).toEqual([])
  expect(scripts.length).toBeGreaterThan(1)
})

test('a browser that has a page hears that it is unchanged', async () => {
  const first = await visit('/pricing')
  const again = await visit('/pricing', { headers: { 'if-none-match': first.headers.get('etag') ?? '' } })
  expect([again.status, await again.text()]).toEqual([304, ''])
  expect(again.headers.get('content-security-policy')).toBe(first.headers.get('content-security-policy'))
})

test('after signing in, a page is the own one, which nobody else gets', async () => {
  const { cookie } = await change('POST', '/api/register', { email: 'own-page@example.com', password: 'first-bird' })
  const before = await bodyOf(visit('/pricing'))
  const own = await visit('/pricing', { cookie })
  expect(own.headers.get('cache-control')).toBe('private, no-store')
  expect(await own.text()).toContain('own-page@example.com')
  expect(await bodyOf(visit('/pricing'))).toBe(before)
  expect(await bodyOf(visit('/', { cookie }))).toContain('My Resumes')
})

test('a public resume shows a change, and is gone when it is hidden, with the next request', async () => {
  const { path, rename, show } = await publish('hides@example.com')
  const first = await bodyOf(visit(path))
  expect(await bodyOf(visit(path))).toBe(first)
  await rename('Grace Hopper')
  expect(await bodyOf(visit(path))).toContain('Grace Hopper')
  await show(false)
  const hidden = await visit(path)
  expect(hidden.status).toBe(404)
  expect(await hidden.text()).not.toContain('Grace Hopper')
  await show(true)
  expect(await bodyOf(visit(path))).toContain('Grace Hopper')
})

test('each view of a cached page is counted once, also where it is unchanged for the browser', async () => {
  const { path, id, cookie } = await publish('counted@example.com')
  const { headers } = await visit(path)
  for (const tag of ['', headers.get('etag') ?? '']) await visit(path, { headers: { 'if-none-match': tag } })
  const views = async () => {
    const reply = await fetch(`${SITE}/api/portfolio/views`, { headers: { cookie } })
    const { series } = (await reply.json()) as { series: ViewSeries[] }
    return series.find(({ resumeId, linkId }) => resumeId === id && linkId === null)?.days.map((day) => day.views)
  }
  await expect.poll(views, { timeout: 10_000 }).toEqual([3])
})
