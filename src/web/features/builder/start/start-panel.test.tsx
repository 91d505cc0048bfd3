import '#web/testing/fake-indexeddb.ts'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { isExampleEntry } from '#shared/resume/example-marks.ts'
import { setField } from '#shared/resume/fields.ts'
import { emptyContent } from '#shared/resume/schema.ts'
import { StartPanel, type StartOffer } from '#web/features/builder/start/start-panel.tsx'
import { withPanelCatalog } from '#web/features/builder/panel/panel-catalog.ts'
import { BuilderProvider } from '#web/features/builder/state/builder-context.tsx'
import { makeBuilder } from '#web/features/builder/testing/make-builder.ts'
import { removeLocalResume, saveLocalResume } from '#web/persistence/local-store.ts'
import { show } from '#web/testing/show.tsx'

const template = {
  id: 3,
  name: 'Boardroom',
  description: '',
  category: 'executive' as const,
  atsScore: null,
  isPremium: false,
  htmlTemplate: '',
  cssStyles: '',
}
const LOCAL = {
  id: 100,
  title: 'Cook',
  templateId: null,
  content: emptyContent(),
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-02-01T00:00:00.000Z',
}
const FILES = import.meta.glob<string>('/data/examples/en/*.json', { eager: true, query: '?raw', import: 'default' })
const onPage = vi.fn<() => void>()

function showStart(offer: StartOffer = { newest: null }) {
  const { builder } = makeBuilder({ signedIn: false })
  show(() => (
    <BuilderProvider value={builder}>
      <StartPanel {...offer} onPage={onPage} />
    </BuilderProvider>
  ))
  return builder.store
}

// What is fetched on demand is there: how long that takes is not in question.
beforeAll(() => withPanelCatalog(import('#web/features/builder/start/start-way.tsx')))
const openExamples = () => act(() => userEvent.click(screen.getByRole('button', { name: /^Start from an example/ })))

beforeEach(() => {
  history.replaceState(null, '', '/resume-builder')
  // The built product serves the same files.
  vi.stubGlobal('fetch', async (url: string) => new Response(FILES[url]))
})
afterEach(async () => {
  vi.unstubAllGlobals()
  onPage.mockReset()
  await removeLocalResume(100)
})

test('a resume of this browser is never hidden: it is offered first', async () => {
  await saveLocalResume(LOCAL)
  showStart()
  const link = await screen.findByRole('link', { name: 'Continue “Cook”' })
  expect(link.getAttribute('href')).toBe('/resume-builder?local=100')
})

test('of account and browser the resume that was edited last is offered', async () => {
  await saveLocalResume(LOCAL)
  showStart({ newest: { title: 'Chef', updatedAt: '2026-03-01T00:00:00.000Z', url: '/resume-builder/7' } })
  expect((await screen.findByRole('link', { name: 'Continue “Chef”' })).getAttribute('href')).toBe('/resume-builder/7')
})

test('a chosen template may be for the resume that exists or for a new one', async () => {
  await saveLocalResume(LOCAL)
  showStart({ newest: null, template })
  const link = await screen.findByRole('link', { name: 'Use Boardroom for “Cook”' })
  expect(link.getAttribute('href')).toBe('/resume-builder?local=100&template=3')
})

test('who comes to import finds the cursor on the file chooser, and a reload does not ask again', () => {
  history.replaceState(null, '', '/resume-builder?start=import')
  showStart()
  expect(document.activeElement?.getAttribute('type')).toBe('file')
  expect(location.search).toBe('')
})

test('an example is found by another name of its job and becomes the resume in one step', async () => {
  const store = showStart()
  await openExamples()
  const dialog = await screen.findByRole('dialog', { name: 'Start from an example' })
  await userEvent.type(within(dialog).getByRole('searchbox'), 'otr dri')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Truck driver: Starting out' }))
  await waitFor(() => expect(onPage).toHaveBeenCalledOnce())
  const { content } = store.getState()
  expect(content.personalInfo.fullName).toBe('Amarjit Gill')
  expect(content.experience.every(isExampleEntry)).toBe(true)
  expect(screen.queryByText('How do you want to start?')).toBeNull()
  store.undo()
  expect(store.getState().content.experience).toEqual([])
})

test('contact details of one’s own and the chosen paper stay when an example comes', async () => {
  const store = showStart()
  store.edit((content) => setField({ ...content, design: { paper: 'letter' } }, 'personalInfo.fullName', 'Ana Ruiz'))
  await openExamples()
  await userEvent.click(await screen.findByRole('button', { name: 'Cook: Leading' }))
  await waitFor(() => expect(store.getState().content.experience.length).toBeGreaterThan(0))
  const { personalInfo, design } = store.getState().content
  expect(personalInfo).toMatchObject({ fullName: 'Ana Ruiz', email: '' })
  expect(design?.paper).toBe('letter')
})

test('an example that cannot be fetched says what to do, and nothing changes', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  const store = showStart()
  await openExamples()
  await userEvent.click(await screen.findByRole('button', { name: 'Cook: Leading' }))
  expect(await screen.findByText('No connection. Try again when you’re back online.')).toBeDefined()
  expect(store.getState().content).toEqual(emptyContent())
})
