import '#web/testing/fake-indexeddb.ts'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { emptyContent } from '#shared/resume/schema.ts'
import type { ResumeCard } from '#shared/contract/resumes.ts'
import { fittedTitle } from '#web/features/resumes/duplicate-resume.ts'
import { LocalResumes, useLocalResumes } from '#web/features/resumes/local-resumes.tsx'
import { ServerResumes } from '#web/features/resumes/server-resumes.tsx'
import { createFakeAccount } from '#web/testing/account-in-memory.ts'
import { listLocalResumes, removeLocalResume, saveLocalResume } from '#web/persistence/local-store.ts'
import { writeInterview } from '#web/persistence/stored-interview.ts'
import { clearToasts, shownToasts } from '#web/lib/toast.ts'
import { show } from '#web/testing/show.tsx'

const time = '2026-01-01T00:00:00.000Z'
const card = (overrides: Partial<ResumeCard>): ResumeCard => ({
  id: 1,
  title: 'Cook',
  templateId: null,
  atsScore: null,
  isPublic: false,
  version: 1,
  createdAt: time,
  updatedAt: time,
  ...overrides,
})

afterEach(async () => {
  clearToasts()
  vi.unstubAllGlobals()
  localStorage.clear()
  for (const { id } of await listLocalResumes()) await removeLocalResume(id)
})

test('a card shows title, date and score, or that there is no score yet', () => {
  const resumes = [card({ atsScore: 92 }), card({ id: 2, title: 'Baker' })]
  show(() => <ServerResumes resumes={resumes} premiumTemplates={[]} others={[]} />)
  expect(screen.getByText('ATS score 92')).toBeDefined()
  expect(screen.getByText('No score yet')).toBeDefined()
  expect(screen.getAllByText('Jan 1, 2026')).toHaveLength(2)
  expect(screen.getAllByRole('link', { name: 'Edit' })[0]?.getAttribute('href')).toBe('/resume-builder/1')
})

test('a card says how long ago it was changed and shows the picture of that version', () => {
  const updatedAt = new Date(Date.now() - 2 * 3_600_000).toISOString()
  show(() => <ServerResumes resumes={[card({ updatedAt, version: 4 })]} premiumTemplates={[]} others={[]} />)
  expect(screen.getByText('2 hours ago')).toBeDefined()
  const picture = document.querySelector('img[data-src]')
  expect(picture?.getAttribute('data-src')).toBe('/api/resumes/1/picture?v=4')
  expect(picture?.getAttribute('alt')).toBe('')
})

test('a picture that was refused is asked for once more after the seconds that the server names', async () => {
  vi.useFakeTimers()
  show(() => <ServerResumes resumes={[card({ version: 4 })]} premiumTemplates={[]} others={[]} />)
  const picture = () => document.querySelector('img')!
  const first = picture()
  fireEvent.error(first)
  await act(() => vi.advanceTimersByTimeAsync(4999))
  expect(picture()).toBe(first)
  await act(() => vi.advanceTimersByTimeAsync(1))
  const second = picture()
  expect(second).not.toBe(first)
  expect(second.dataset['src']).toBe('/api/resumes/1/picture?v=4')
  fireEvent.error(second)
  await act(() => vi.advanceTimersByTimeAsync(60_000))
  expect(picture()).toBe(second)
  vi.useRealTimers()
})

test('of several resumes the one that was edited last is the one to continue, wherever it is kept', () => {
  const older = card({ id: 1, title: 'Cook', updatedAt: '2026-01-01T00:00:00.000Z' })
  const newer = card({ id: 2, title: 'Baker', updatedAt: '2026-01-02T00:00:00.000Z' })
  const elsewhere = { title: 'Brewer', updatedAt: '2026-01-03T00:00:00.000Z' }
  const marked = () =>
    screen.queryByText('Continue where you left off')?.closest('li')?.querySelector('h3')?.textContent
  const { unmount } = show(() => <ServerResumes resumes={[newer, older]} premiumTemplates={[]} others={[]} />)
  expect(marked()).toBe('Baker')
  unmount()
  show(() => <ServerResumes resumes={[newer, older]} premiumTemplates={[]} others={[elsewhere]} />)
  expect(marked()).toBeUndefined()
})

test('an interview that was interrupted is continued from the card', () => {
  writeInterview('resume:1', JSON.stringify({ answered: [1, 2] }))
  writeInterview('resume:2', JSON.stringify({ answered: [] }))
  show(() => <ServerResumes resumes={[card({}), card({ id: 2 })]} premiumTemplates={[]} others={[]} />)
  const links = screen.getAllByRole('link', { name: /^Continue interview/ })
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Continue interview (2 answers)', '/resume-builder/1?interview=1'],
  ])
})

test('up to six resumes are shown as they are, more of them with a search and an order that is remembered', async () => {
  const titles = ['Cook 1', 'Cook 2', 'Cook 3', 'Cook 4', 'Baker', 'Brewer', 'Miller']
  const all = titles.map((title, at) => card({ id: at + 1, title, atsScore: 60 + at }))
  const seen = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
  const showThem = (resumes: ResumeCard[]) =>
    show(() => <ServerResumes resumes={resumes} premiumTemplates={[]} others={[]} />)
  showThem(all.slice(1)).unmount()
  expect(screen.queryByRole('searchbox')).toBeNull()

  const { unmount } = showThem(all)
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search resumes by title' }), 'cook')
  expect(screen.getByRole('status').textContent).toBe('4 of 7 resumes')
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'ATS score')
  expect(seen()).toEqual(['Cook 4', 'Cook 3', 'Cook 2', 'Cook 1'])
  unmount()

  showThem(all)
  expect(seen()).toEqual(titles.toReversed())
})

test('a resume in the account is duplicated with its text, and the toast opens the copy', async () => {
  const account = createFakeAccount()
  account.resumes.push({ id: 1, key: '', texts: [{ title: 'Cook', content: emptyContent(), templateId: 3 }] })
  show(() => <ServerResumes resumes={[card({})]} premiumTemplates={[]} others={[]} />)
  await userEvent.click(screen.getByRole('button', { name: 'Actions for Cook' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Duplicate' }))
  await waitFor(() => expect(shownToasts()[0]).toMatchObject({ action: { label: 'Open' } }))
  expect(account.resumes[1]?.texts).toEqual([{ title: 'Cook (copy)', content: emptyContent(), templateId: 3 }])
})

test('deleting uses the standard confirmation, and a resume that is already gone is no failure', async () => {
  createFakeAccount()
  show(() => <ServerResumes resumes={[card({})]} premiumTemplates={[]} others={[]} />)
  await userEvent.click(screen.getByRole('button', { name: 'Delete Cook' }))
  expect(await screen.findByText('Are you sure you want to delete this resume?')).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: 'Delete resume' }))
  await waitFor(() => expect(shownToasts()[0]?.title).toBe('Resume deleted'))
})

test('a resume stored in the browser is duplicated in the browser', async () => {
  await saveLocalResume({
    id: 5,
    title: ' ',
    content: emptyContent(),
    templateId: null,
    createdAt: time,
    updatedAt: time,
  })
  show(() => <LocalResumes resumes={useLocalResumes()} />)
  await userEvent.click(await screen.findByRole('button', { name: /^Duplicate Untitled resume,/ }))
  expect(await screen.findByRole('heading', { name: 'Untitled resume (copy)' })).toBeDefined()
  // Saving one of two with the same title would replace the other.
  await userEvent.click(await screen.findByRole('button', { name: /^Duplicate Untitled resume,/ }))
  expect(await screen.findByRole('heading', { name: 'Untitled resume (copy 2)' })).toBeDefined()
  expect(await listLocalResumes()).toHaveLength(3)
})

test('a resume in the browser shows its first page once its template has come', async () => {
  const { template } = createFakeAccount()
  vi.stubGlobal('IntersectionObserver', SeesAll)
  const stored = { title: 'Cook', content: emptyContent(), createdAt: time, updatedAt: time }
  await saveLocalResume({ ...stored, id: 5, templateId: template.id })
  show(() => <LocalResumes resumes={useLocalResumes()} />)
  const hasPage = () =>
    [...document.querySelectorAll('[inert] > div')].some((at) => at.shadowRoot?.querySelector('.page'))
  await vi.waitFor(() => expect(hasPage()).toBe(true), { timeout: 15_000 })
})

/** Everything is in the window at once. */
class SeesAll {
  private readonly tell: (entries: readonly { isIntersecting: boolean }[]) => void
  constructor(tell: SeesAll['tell']) {
    this.tell = tell
  }
  observe = () => this.tell([{ isIntersecting: true }])
  disconnect = () => undefined
}

test('resumes without a title are distinguished by their last change', async () => {
  const untitled = { title: '', content: emptyContent(), templateId: null, createdAt: time }
  await saveLocalResume({ ...untitled, id: 5, updatedAt: '2026-01-02T10:15:00' })
  await saveLocalResume({ ...untitled, id: 6, updatedAt: '2026-01-02T11:30:00' })
  show(() => <LocalResumes resumes={useLocalResumes()} />)
  const name = /^Delete Untitled resume, Jan 2, 2026, 10:15.AM$/
  await userEvent.click(await screen.findByRole('button', { name }))
  expect((await screen.findByRole('alertdialog')).textContent).toMatch(/Untitled resume, Jan 2, 2026, 10:15.AM/)
})

test('a title is cut to make room for its suffix, and no character is split', () => {
  expect(fittedTitle('Cook', (title) => `${title} (copy)`)).toBe('Cook (copy)')
  expect(fittedTitle('x'.repeat(120), (title) => `${title} (copy)`)).toBe(`${'x'.repeat(113)} (copy)`)
  expect(fittedTitle('🚀'.repeat(60), (title) => `${title} (copy)`)).toBe(`${'🚀'.repeat(56)} (copy)`)
})
