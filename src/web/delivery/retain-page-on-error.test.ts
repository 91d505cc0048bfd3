import { createMemoryRouter, data, redirect, type MiddlewareFunction } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import { retainPageOnError } from '#web/delivery/retain-page-on-error.ts'
import { clearToasts, shownToasts } from '#web/lib/toast.ts'

afterEach(clearToasts)

/** A navigation whose pages are answered one after another; an error is thrown. */
async function visiting(at: string, ...answers: readonly unknown[]) {
  const rest = [...answers]
  const loader = () => {
    const answer = rest.shift()
    // React Router says what to do by throwing it.
    // oxlint-disable-next-line typescript/only-throw-error
    if (typeof answer !== 'string') throw answer
    return answer
  }
  // Middleware in the browser has another type than the router's own.
  const middleware = [retainPageOnError as MiddlewareFunction]
  const routes = [{ id: 'root', middleware, children: [{ id: 'page', path: 'blog/:slug', loader }] }]
  const router = createMemoryRouter([...routes, { path: '/auth' }], { initialEntries: [at] })
  await expect.poll(() => router.state.initialized).toBe(true)
  const page = () => router.state.loaderData['page'] as unknown
  return { router, page, isBroken: () => router.state.errors !== null }
}
const offline = () => new TypeError('Failed to fetch')
const said = () => shownToasts().map(({ description }) => description)

test('the shown page stays when it cannot be reloaded, and a message says so', async () => {
  const { router, page, isBroken } = await visiting('/blog/one', 'One', offline(), 'One, later')
  await router.revalidate()
  expect([page(), isBroken()]).toEqual(['One', false])
  expect(said()).toEqual(['No connection. Try again when you’re back online.'])
  await router.revalidate()
  expect(page()).toBe('One, later')
})

test('if another page cannot be loaded, the previous page is not shown for it', async () => {
  const { router, page, isBroken } = await visiting('/blog/one', 'One', offline(), offline())
  await router.navigate('/blog/two')
  expect([page(), isBroken()]).toEqual([undefined, true])
  await router.navigate('/blog/two')
  expect(isBroken()).toBe(true)
})

test('if going back fails to load the page, the later page is not shown for it', async () => {
  const { router, isBroken } = await visiting('/blog/one', 'One', 'Two', offline())
  await router.navigate('/blog/two')
  await router.navigate(-1)
  await expect.poll(() => router.state.location.pathname).toBe('/blog/one')
  expect(isBroken()).toBe(true)
})

test('a page that no longer exists shows the 404', async () => {
  const { router, isBroken } = await visiting('/blog/one', 'One', data(null, { status: 404 }))
  await router.revalidate()
  expect([isBroken(), said()]).toEqual([true, []])
})

test('a page that redirects on reload is followed', async () => {
  const { router } = await visiting('/blog/one', 'One', redirect('/auth'))
  await router.revalidate()
  await expect.poll(() => router.state.location.pathname).toBe('/auth')
})
