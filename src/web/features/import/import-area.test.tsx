import '#web/testing/fake-indexeddb.ts'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { strToU8, zipSync } from 'fflate'
import { Link, Outlet, useLocation } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createFakeAccount } from '#web/testing/account-in-memory.ts'
import { ImportWorker } from '#web/features/import/testing/import-worker.ts'
import { ImportArea } from '#web/features/import/import-area.tsx'
import { listLocalResumes, removeLocalResume } from '#web/persistence/local-store.ts'
import { clearToasts, shownToasts } from '#web/lib/toast.ts'
import { show } from '#web/testing/show.tsx'

beforeEach(() => void vi.stubGlobal('Worker', ImportWorker))

const file = (name: string, text: string) => new File([text], name, { type: 'application/json' })
const ada = file('ada.json', JSON.stringify({ basics: { name: 'Ada' }, work: [{ name: 'A' }, { name: 'B' }] }))
const secondFile = file('grace.json', JSON.stringify({ basics: { name: 'Grace' } }))
const broken = file('broken.json', '{')

const showPlace = (signedIn: boolean) =>
  show(() => (
    <ImportArea heading={<h2>My Resumes</h2>} signedIn={signedIn}>
      <p>{`at ${useLocation().pathname}${useLocation().search}`}</p>
    </ImportArea>
  ))
const choose = (...files: File[]) => userEvent.upload(screen.getByLabelText('Resume files'), files)

afterEach(async () => {
  clearToasts()
  vi.unstubAllGlobals()
  for (const { id } of await listLocalResumes()) await removeLocalResume(id)
})

test('a single file opens in the builder, and a toast lists its content', async () => {
  showPlace(false)
  await choose(ada)
  await waitFor(async () => expect(await listLocalResumes()).toHaveLength(1))
  const [resume] = await listLocalResumes()
  expect(resume?.title).toBe('Ada')
  await screen.findByText(`at /resume-builder?local=${resume?.id}`)
  expect(shownToasts()[0]).toMatchObject({ title: 'Resume imported', description: '2 positions' })
})

test('in a narrow window a single file opens on its paper, with the design beside it', async () => {
  createFakeAccount()
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: true }))
  showPlace(true)
  await choose(secondFile)
  expect(await screen.findByText('at /resume-builder/1?view=preview&design=1')).toBeDefined()
})

test('several files are listed, and an unreadable one is named and stores nothing', async () => {
  showPlace(false)
  await choose(ada, broken, secondFile)
  expect((await screen.findByRole('alert')).textContent).toContain('broken.json: This file isn’t valid JSON.')
  expect((await listLocalResumes()).map(({ title }) => title).toSorted()).toEqual(['Ada', 'Grace'])
  expect(shownToasts()[0]?.title).toBe('2 resumes imported')
  expect(screen.getByText('at /')).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: 'Close this message' }))
  expect(screen.queryByRole('alert')).toBeNull()
})

test('with an account the file is stored there', async () => {
  const account = createFakeAccount()
  showPlace(true)
  await choose(secondFile)
  await screen.findByText('at /resume-builder/1')
  expect(account.texts()).toEqual([['Grace: ']])
  expect(await listLocalResumes()).toEqual([])
})

const inTemplate = (templateId: number) =>
  file('ada.json', JSON.stringify({ basics: { name: 'Ada' }, meta: { curricle: { version: 1, templateId } } }))

test('one of our own files gets its template back, even a premium one', async () => {
  const account = createFakeAccount()
  showPlace(true)
  await choose(inTemplate(account.template.id))
  await screen.findByText('at /resume-builder/1')
  expect(account.resumes[0]?.texts.at(-1)?.templateId).toBe(account.template.id)
})

test('an unknown template is skipped', async () => {
  const account = createFakeAccount()
  showPlace(true)
  await choose(inTemplate(4711))
  await screen.findByText('at /resume-builder/1')
  expect(account.resumes[0]?.texts.at(-1)?.templateId).toBeNull()
})

test('offline, one of our own files keeps its template', async () => {
  const account = createFakeAccount()
  account.cutAfter(-1)
  showPlace(false)
  await choose(inTemplate(9))
  await waitFor(async () => expect(await listLocalResumes()).toMatchObject([{ title: 'Ada', templateId: 9 }]))
})

test('a refusal from the account is shown, and nothing is stored anywhere', async () => {
  const account = createFakeAccount()
  account.refuse(() => Response.json({ message: 'This is too large.', code: 'too_large' }, { status: 413 }))
  showPlace(true)
  await choose(secondFile)
  expect((await screen.findByRole('alert')).textContent).toContain('grace.json: This is too large.')
  expect(account.texts()).toEqual([])
  expect(await listLocalResumes()).toEqual([])
})

/** The import area on one page, with a link to another. */
function showPages() {
  const Start = () => (
    <ImportArea heading={<h2>My Resumes</h2>} signedIn={false}>
      <p>Start</p>
    </ImportArea>
  )
  const Frame = () => (
    <>
      <Link to="/contact">Contact</Link>
      <output>{`at ${useLocation().pathname}`}</output>
      <Outlet />
    </>
  )
  const children = [
    { path: '/', Component: Start },
    { path: '*', Component: () => <input aria-label="Message" /> },
  ]
  show(Frame, { path: '/', children })
}
const leave = () => userEvent.click(screen.getByRole('link', { name: 'Contact' }))
/** Navigates like the browser's own buttons: content behind a dialog cannot be clicked. */
const goToContact = () =>
  act(async () => {
    fireEvent.click(screen.getByRole('link', { name: 'Contact', hidden: true }))
  })

test('leaving while a file is read stays on the new page', async () => {
  showPages()
  const large = file('large.json', JSON.stringify({ basics: { name: 'Ada' } }))
  const reading = Promise.withResolvers<void>()
  const read = large.text.bind(large)
  vi.spyOn(large, 'text').mockImplementation(() => reading.promise.then(read))
  await choose(large)
  await leave()
  await act(async () => reading.resolve())
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect(screen.getByText('at /contact')).toBeDefined()
  expect(screen.getByRole('textbox', { name: 'Message' })).toBeDefined()
})

/** The first review waits until its chunk has loaded. */
const nameInReview = () => screen.findByLabelText('Full Name', {}, { timeout: 10_000 })
const archive = new File([zipSync({ 'Profile.csv': strToU8('First Name,Last Name\nIda,Lund') })], 'export.zip')

test('leaving during a review asks for confirmation, and staying keeps the corrections', async () => {
  showPages()
  await choose(archive)
  await userEvent.type(await nameInReview(), ' Berg')
  const unload = new Event('beforeunload', { cancelable: true })
  window.dispatchEvent(unload)
  expect(unload.defaultPrevented).toBe(true)
  await goToContact()
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }))
  expect(screen.getByLabelText<HTMLInputElement>('Full Name').value).toBe('Ida Lund Berg')
  await goToContact()
  await userEvent.click(await screen.findByRole('button', { name: 'Discard' }))
  expect(await screen.findByRole('textbox', { name: 'Message' })).toBeDefined()
  expect(screen.getByText('at /contact')).toBeDefined()
})

test('leaving without corrections needs no confirmation', async () => {
  showPages()
  await choose(archive)
  await nameInReview()
  await goToContact()
  expect(await screen.findByRole('textbox', { name: 'Message' })).toBeDefined()
})

test('an import with corrections opens without a confirmation', async () => {
  showPages()
  await choose(archive)
  await userEvent.type(await nameInReview(), ' Berg')
  await userEvent.click(screen.getByRole('button', { name: 'Import' }))
  expect(await screen.findByText('at /resume-builder')).toBeDefined()
  expect(await listLocalResumes()).toMatchObject([{ content: { personalInfo: { fullName: 'Ida Lund Berg' } } }])
})

test('repeating an import after a lost response stores it once, with later corrections', async () => {
  const account = createFakeAccount()
  showPlace(true)
  await choose(archive)
  const name = await nameInReview()
  account.cutAfter(0)
  await userEvent.click(screen.getByRole('button', { name: 'Import' }))
  await screen.findByRole('alert')
  account.cutAfter(Number.POSITIVE_INFINITY)
  await userEvent.type(name, ' Berg')
  await userEvent.click(screen.getByRole('button', { name: 'Import' }))
  await screen.findByText('at /resume-builder/1')
  expect(account.resumes).toHaveLength(1)
  expect(account.resumes[0]?.texts.at(-1)?.content.personalInfo.fullName).toBe('Ida Lund Berg')
})
