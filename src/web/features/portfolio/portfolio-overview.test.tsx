import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import type { Portfolio } from '#shared/contract/portfolio.ts'
import { answerWith } from '#web/features/builder/testing/answers.ts'
import { PortfolioOverview } from '#web/features/portfolio/portfolio-overview.tsx'
import { makeLink, makePortfolio, makeResume } from '#web/features/portfolio/testing.ts'
import { clearToasts, shownToasts } from '#web/lib/toast.ts'
import { show } from '#web/testing/show.tsx'

afterEach(() => {
  act(clearToasts)
  vi.unstubAllGlobals()
})

const VIEWS = { today: '2026-03-10', series: [] }
const open = (overrides: Partial<Portfolio> = {}, views: typeof VIEWS | null = VIEWS) =>
  show(() => <PortfolioOverview portfolio={makePortfolio(overrides)} views={views} />)
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))
const section = (name: string) => within(screen.getByRole('region', { name }))
const copied = () => {
  const writeText = vi.fn<(text: string) => Promise<void>>(async () => {})
  vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue({ writeText } as unknown as Clipboard)
  return writeText
}

test('without a resume, the page offers to create the first one', () => {
  open({ resumes: [] })
  const first = screen.getByRole('link', { name: 'Create Your First Resume' })
  expect(first.getAttribute('href')).toBe('/resume-builder')
  expect(screen.queryByRole('heading', { name: 'Your resumes' })).toBeNull()
})

test('a resume is listed with its date, its visibility, and its score if it has one', () => {
  open({ resumes: [makeResume({ isPublic: true }), makeResume({ id: 8, title: ' ', atsScore: null })] })
  const [publicItem, privateItem] = section('Your resumes').getAllByRole('listitem')
  expect(publicItem?.textContent).toContain('Nurse')
  expect(publicItem?.textContent).toContain('Updated Mar 2, 2026')
  expect(within(publicItem ?? document.body).getByText('91% ATS')).toBeTruthy()
  expect(publicItem?.textContent).toContain('0 views, 0 downloads in the last 30 days')
  expect(privateItem?.textContent).toContain('Untitled resume')
  expect(privateItem?.textContent).toContain('Private')
  expect(privateItem?.textContent).not.toContain('% ATS')
})

test('a switch publishes a resume right away, and turns back if that is refused', async () => {
  const refused = { message: 'Confirm your email address first.', code: 'email_not_confirmed' }
  const requests = answerWith({ status: 403, body: refused })
  open()
  const shows = screen.getByRole('switch', { name: 'Public' })
  await userEvent.click(shows)
  expect(requests).toEqual([{ method: 'PUT', path: '/api/resumes/7/visibility', body: { isPublic: true } }])
  expect(shownToasts()).toMatchObject([{ description: 'Confirm your email address first.', variant: 'destructive' }])
  expect(shows.getAttribute('aria-checked')).toBe('false')
})

test('copying a URL shows Copied', async () => {
  open({ slug: 'ada', resumes: [makeResume({ isPublic: true })], links: [makeLink()] })
  const writeText = copied()
  await userEvent.click(section('Your resumes').getByRole('button', { name: 'Copy link' }))
  expect(shownToasts()).toMatchObject([{ title: 'Copied', description: 'Link copied to clipboard' }])
  await userEvent.click(section('Your public page').getByRole('button', { name: 'Copy link' }))
  await press('Copy link “St. Mary’s”')
  expect(writeText.mock.calls).toEqual([['/portfolio/ada/7'], ['/portfolio/ada'], ['/shared/abcdefghijklmnopqrstuv']])
})

test('if copying is not allowed the URL is shown instead', async () => {
  open()
  copied().mockRejectedValue(new Error('denied'))
  await press('Copy link')
  expect(shownToasts()).toMatchObject([{ title: 'We couldn’t copy the link', description: '/portfolio/u1' }])
})

test('the URL preview follows the typing, and Save stores the slug', async () => {
  const requests = answerWith({ status: 200, body: makePortfolio({ slug: 'ada-l' }) })
  open()
  const field = screen.getByLabelText(/Custom URL/)
  expect(screen.getByText('Your URL: /portfolio/u1')).toBeTruthy()
  await userEvent.type(field, 'Ada-L')
  expect(screen.getByText('Your URL: /portfolio/ada-l')).toBeTruthy()
  await press('Save URL')
  expect(requests).toEqual([{ method: 'PUT', path: '/api/portfolio', body: { slug: 'ada-l' } }])
  expect(shownToasts()).toMatchObject([{ title: 'Custom URL saved' }])
})

test('a taken slug shows an error beside its field and keeps what was typed', async () => {
  const message = 'This URL is taken. Choose another one.'
  answerWith({ status: 409, body: { message, code: 'slug_taken', fields: { slug: message } } })
  open()
  const field = screen.getByLabelText<HTMLInputElement>(/Custom URL/)
  await userEvent.type(field, 'ada')
  await press('Save URL')
  expect(field.value).toBe('ada')
  expect(field.getAttribute('aria-invalid')).toBe('true')
  expect(section('Your public page').getByText(message)).toBeTruthy()
  // Announced once.
  expect(shownToasts()).toEqual([])
})

test('a slug that the plan no longer includes is not the URL any more', () => {
  open({ slug: 'ada', may: { customSlug: false, viewAnalytics: false, noBranding: false } }, null)
  expect(screen.getByText('/portfolio/u1')).toBeTruthy()
})

test('with an unconfirmed email address, the email can be sent again and nothing can be published', async () => {
  const requests = answerWith({ status: 202, body: {} })
  open({ mustConfirm: true, profilePublic: true })
  expect(screen.getByRole('switch', { name: 'Public' }).hasAttribute('disabled')).toBe(true)
  expect(screen.queryByRole('button', { name: /New link/ })).toBeNull()
  expect(screen.queryByRole('link', { name: 'View page' })).toBeNull()
  await press('Resend email')
  expect(requests).toMatchObject([{ method: 'POST' }])
  expect(shownToasts()).toMatchObject([{ title: 'Email sent' }])
})

const CLOSED = 'No one can open this page right now.'

test('while the public page is off, public resumes still open at their own URLs', () => {
  open()
  expect(screen.getByText(/still open/).textContent).toBe(`${CLOSED} Your public resumes still open at their own URLs.`)
})

test.each([{ mustConfirm: true }, { isTakenDown: true }])('with %o, public resumes are not said to open', (state) => {
  open({ profilePublic: true, ...state })
  expect(screen.getByText(CLOSED)).toBeTruthy()
  expect(screen.queryByText(/still open/)).toBeNull()
})

test('a page that was taken down says so and shows a contact', () => {
  open({ isTakenDown: true, resumes: [makeResume({ isPublic: true, isTakenDown: true })] })
  expect(screen.getByText('The site owner took down your public pages')).toBeTruthy()
  expect(section('Your resumes').getByText('Taken down')).toBeTruthy()
  expect(screen.getAllByRole('link', { name: 'Contact us' }).map((link) => link.getAttribute('href'))).toEqual([
    '/contact',
    '/contact',
  ])
  expect(screen.queryByRole('switch', { name: /^Public/ })).toBeNull()
})

test.each([
  ['Show my public page', '/api/settings', { profilePublic: true }],
  ['Contact details', '/api/portfolio', { showsContact: true }],
  ['Search engines', '/api/settings', { allowSearchEngines: false }],
  ['Weekly email', '/api/settings', { portfolioViews: true }],
])('the switch “%s” is saved right away', async (name, path, body) => {
  const requests = answerWith({ status: 200, body: {} })
  open()
  await userEvent.click(screen.getByRole('switch', { name: new RegExp(`^${name}`) }))
  expect(requests).toEqual([{ method: 'PUT', path, body }])
})

test('a light color is saved as one that is readable on paper', async () => {
  const requests = answerWith({ status: 200, body: makePortfolio() })
  open({ accent: '#ffff00' })
  expect(screen.getByText(/save it slightly darker/)).toBeTruthy()
  await press('Save appearance')
  expect(requests).toEqual([{ method: 'PUT', path: '/api/portfolio', body: { accent: '#7a7a00', hidesBrand: false } }])
})

test('without the right to statistics no numbers or chart are shown', () => {
  const [resumes, links] = [[makeResume({ isPublic: true, counts: null })], [makeLink({ counts: null })]]
  open({ resumes, links, may: { customSlug: true, viewAnalytics: false, noBranding: true } }, null)
  expect(document.body.textContent).not.toContain('in the last 30 days')
  expect(screen.queryByRole('figure')).toBeNull()
  expect(screen.queryByRole('switch', { name: /Weekly email/ })).toBeNull()
})
