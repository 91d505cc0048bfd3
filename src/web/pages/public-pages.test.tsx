// @vitest-environment node
import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { requestContext } from '#web/lib/request-context.ts'
import * as portfolio from '#web/pages/public-portfolio.tsx'
import * as resume from '#web/pages/public-resume.tsx'
import * as shared from '#web/pages/shared-resume.tsx'

type Arguments = Parameters<typeof portfolio.loader>[0] &
  Parameters<typeof resume.loader>[0] &
  Parameters<typeof shared.loader>[0]
type Loaded = { readonly asked: readonly string[]; readonly answer: unknown }

/** The page's requests to the API, which counts each view that it serves, and the page's redirect. */
async function visit(
  path: string,
  params: Readonly<Record<string, string>>,
  load: (args: Arguments) => Promise<unknown>,
  reply?: object,
): Promise<Loaded> {
  const asked: string[] = []
  const send = async (to: string) => {
    asked.push(to)
    return reply ? Response.json(reply) : Response.json({ message: 'Nothing.', code: 'x' }, { status: 404 })
  }
  const context = new RouterContextProvider()
  context.set(requestContext, { nonce: '', locale: 'en', theme: 'light', brand: '', origin: '', send })
  const url = new URL(path, 'https://cv.example')
  const args = { request: new Request(url), url, params, context } as unknown as Arguments
  const answer = await load(args).then(
    () => 'shown',
    (thrown: unknown) => {
      if (thrown instanceof Response) return `${thrown.status} ${thrown.headers.get('location')}`
      return thrown
    },
  )
  return { asked, answer }
}

const ada = { address: 'ada', resume: '1' }
const LOOK = { address: 'ada', accent: null, hidesBrand: false, isIndexed: true, name: 'Ada' }
const PERSON = { ...LOOK, location: '', website: '', github: '', linkedin: '', hasPicture: false, resumes: [] }
const WORDS = { headline: '', description: '', updatedAt: '', html: '', css: '', lang: 'en', hasPdf: true }
const RESUME = { ...LOOK, ...WORDS, id: 1, families: [], firstFonts: [], profiles: [] }
const SHARED = { state: 'open', resume: RESUME }

test.each([
  ['/portfolio/ada/1/', resume.loader, '301 /portfolio/ada/1'],
  ['/Portfolio/ada/1?from=mail', resume.loader, '301 /portfolio/ada/1?from=mail'],
  ['/portfolio/ada/%31', resume.loader, '301 /portfolio/ada/1'],
  ['/portfolio/ada/', portfolio.loader, '301 /portfolio/ada'],
  ['/PORTFOLIO/ada', portfolio.loader, '301 /portfolio/ada'],
])('a visit to %s is redirected before any request', async (path, load, answer) => {
  expect(await visit(path, ada, load)).toEqual({ asked: [], answer })
})

test.each(['/shared/t0k-n_/', '/Shared/t0k-n_'])('a visit to %s is redirected before it is counted', async (path) => {
  const redirected = { asked: [], answer: '301 /shared/t0k-n_' }
  expect(await visit(path, { token: 't0k-n_' }, shared.loader)).toEqual(redirected)
})

test('a visit to the current URL makes one request and shows the page', async () => {
  const views = [
    await visit('/portfolio/ada/1', ada, resume.loader, RESUME),
    await visit('/portfolio/ada?from=mail', ada, portfolio.loader, PERSON),
    await visit('/shared/t0k-n_', { token: 't0k-n_' }, shared.loader, SHARED),
  ]
  expect(views).toEqual([
    { asked: ['/api/portfolios/ada/1'], answer: 'shown' },
    { asked: ['/api/portfolios/ada'], answer: 'shown' },
    { asked: ['/api/shared/t0k-n_'], answer: 'shown' },
  ])
})

test('a former URL is looked up and redirects to the current one', async () => {
  const former = { address: 'ada-of-old', resume: '1' }
  expect(await visit('/portfolio/ada-of-old/1', former, resume.loader, RESUME)).toEqual({
    asked: ['/api/portfolios/ada-of-old/1'],
    answer: '301 /portfolio/ada/1',
  })
})

test('a URL with non-ASCII letters is redirected at most once', async () => {
  const nonAscii = { address: 'ädä/@b', resume: "1'" }
  const first = await visit('/portfolio/äd%c3%a4%2f@b/1%27', nonAscii, resume.loader)
  expect(first).toEqual({ asked: [], answer: "301 /portfolio/%C3%A4d%C3%A4%2F%40b/1'" })
  const second = await visit("/portfolio/%C3%A4d%C3%A4%2F%40b/1'", nonAscii, resume.loader)
  expect(second).toMatchObject({
    asked: ["/api/portfolios/%C3%A4d%C3%A4%2F%40b/1'"],
    answer: { init: { status: 404 } },
  })
})
