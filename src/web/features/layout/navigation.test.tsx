import { fireEvent, screen, within } from '@testing-library/react'
import { matchRoutes, useNavigationType } from 'react-router'
import { expect, test } from 'vitest'
import type { ProductId } from '#shared/billing/products.ts'
import { rightsOf } from '#shared/billing/rights.ts'
import { Footer } from '#web/features/layout/footer.tsx'
import { Header } from '#web/features/layout/header.tsx'
import { Shell } from '#web/features/layout/shell.tsx'
import { WITH_SIDEBAR } from '#web/features/layout/sidebar.tsx'
import { linksOf, NAVIGATION } from '#web/features/layout/navigation.ts'
import { ThemeProvider } from '#web/lib/theme.tsx'
import routes from '#web/routes.ts'
import { show } from '#web/testing/show.tsx'

const isPage = (path: string) =>
  matchRoutes(routes as Parameters<typeof matchRoutes>[0], path)?.at(-1)?.route.path !== '*'
const ada = {
  id: '1',
  email: 'ada@example.com',
  firstName: 'Ada',
  lastName: 'L',
  profileImageUrl: null,
  subscriptionTier: 'free',
}
const visitor = { locale: 'en', theme: 'light', brand: 'Curricle', origin: 'https://cv.example' }
/** A busy machine may take longer than a second. */
const PATIENT = { timeout: 15_000 }

function Frame() {
  return (
    <ThemeProvider>
      <Header compact={false} />
      <Footer />
    </ThemeProvider>
  )
}
const showFor = async (user: typeof ada | null, owned: readonly ProductId[] = []) => {
  const rights = rightsOf(owned, { payments: true, enforced: false })
  show(Frame, { id: 'root', loader: () => ({ ...visitor, user, rights }), HydrateFallback: () => null })
  await screen.findByRole('banner', {}, PATIENT)
}
const hrefs = () => screen.getAllByRole('link').map((link) => link.getAttribute('href') ?? '')

test.each(NAVIGATION)('$to links to a page', ({ to }) => {
  expect(isPage(to)).toBe(true)
})

test.each([
  ['a signed-out visitor', null],
  ['a signed-in user', ada],
])('%s sees only links that lead to a page', async (_, user) => {
  await showFor(user)
  const brokenLinks = hrefs().filter((href) => href !== '/api/logout' && !isPage(href))
  expect(hrefs().length).toBeGreaterThan(4)
  expect(brokenLinks).toEqual([])
})

test.each([
  ['an account without', [], 'Interview Prep$5'],
  ['an account with', ['combo' as const], 'Interview Prep'],
])('for %s the coach, the header shows: %s', async (_, owned, words) => {
  await showFor(null, owned)
  const link = within(screen.getByRole('navigation', { name: 'Main' })).getByRole('link', { name: /Interview Prep/ })
  expect(link.textContent).toBe(words)
})

test('a signed-out visitor sees a sign-in link and no account links', async () => {
  await showFor(null)
  const header = within(screen.getByRole('banner'))
  expect(header.getByRole('link', { name: 'Sign In' }).getAttribute('href')).toBe('/auth')
  expect(header.queryByRole('button', { name: 'Account menu' })).toBeNull()
})

test('a signed-in user sees the dashboard link and their initials', async () => {
  await showFor(ada)
  const header = within(screen.getByRole('banner'))
  expect(header.getByRole('link', { name: 'Home' }).getAttribute('href')).toBe('/')
  expect(header.getByRole('button', { name: 'Account menu' }).textContent).toBe('AL')
  expect(header.queryByRole('link', { name: 'Sign In' })).toBeNull()
})

test('links that are beside a page are not in its header as well, and the current page is marked', async () => {
  const handle = WITH_SIDEBAR
  const rights = rightsOf([], { payments: true, enforced: false })
  const page = (user: typeof ada | null) =>
    show(
      () => (
        <ThemeProvider>
          <Shell>Page</Shell>
        </ThemeProvider>
      ),
      {
        id: 'root',
        at: '/settings',
        handle,
        loader: () => ({ ...visitor, user, rights }),
        HydrateFallback: () => null,
      },
    )
  const { unmount } = page(ada)
  const beside = within(await screen.findByRole('navigation', { name: 'Dashboard' }, PATIENT))
  expect(beside.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'My Resumes',
    'Templates',
    'ATS Analysis',
    'Interview Prep$5',
    'Portfolio',
    'Settings',
  ])
  expect(beside.getByRole('link', { current: 'page' }).textContent).toBe('Settings')
  const inHeader = () => within(screen.getByRole('navigation', { name: 'Main' })).getAllByRole('link')
  expect(inHeader().map(({ textContent }) => textContent)).toEqual(['Resume Builder', 'Career Blog'])
  // The way past them all.
  expect(screen.getByRole('main').contains(beside.getByRole('link', { name: 'Settings' }))).toBe(false)
  unmount()

  page(null)
  await screen.findByRole('banner', {}, PATIENT)
  expect(screen.queryByRole('navigation', { name: 'Dashboard' })).toBeNull()
  expect(inHeader()).toHaveLength(4)
})

test('the footer has three columns, and the legal one its four pages', async () => {
  await showFor(null)
  const headings = screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)
  expect(headings).toEqual(['Product', 'Account', 'Legal'])
  expect(linksOf('legal', false).map(({ to }) => to)).toEqual([
    '/privacy-policy',
    '/terms-of-service',
    '/disclaimers',
    '/cookie-policy',
  ])
})

test('a new resume gets its own history entry, even if the router does not know the URL of the open one', async () => {
  function Page() {
    return (
      <>
        <Frame />
        <p>{useNavigationType()}</p>
      </>
    )
  }
  const rights = rightsOf([], { payments: true, enforced: false })
  const loader = () => ({ ...visitor, user: null, rights })
  show(Page, { id: 'root', at: '/resume-builder', loader, HydrateFallback: () => null })
  const links = within(await screen.findByRole('navigation', { name: 'Main' }))
  fireEvent.click(links.getByRole('link', { name: 'Resume Builder' }))
  expect(await screen.findByText('PUSH')).toBeDefined()
})
