import { setupI18n } from '@lingui/core'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useResume, BuilderProvider } from '#web/features/builder/builder-context.tsx'
import ConflictDialog from '#web/features/builder/conflict-dialog.tsx'
import type { Opened } from '#web/features/builder/open-builder.ts'
import { answerWith } from '#web/features/builder/testing/answers.ts'
import { makeBuilder, makeResume, typeSummary } from '#web/features/builder/testing/make-builder.ts'
import { speak } from '#web/lib/i18n.ts'
import { listLocal, removeLocal } from '#web/lib/keep.ts'
import { clearToasts } from '#web/lib/toast.ts'
import { emptyContent } from '#shared/resume/schema.ts'
import { show } from '#web/testing/show.tsx'

vi.mock('#web/lib/keep-records.ts', async () => {
  const { recordsInMemory } = await import('#web/features/builder/testing/kept-in-memory.ts')
  return { browserRecords: recordsInMemory }
})

const theirs = makeResume({
  version: 5,
  title: 'Chef',
  updatedAt: '2026-03-04T05:06:00.000Z',
  content: { ...emptyContent(), summary: 'Theirs' },
})
let opened: Opened

function Page() {
  const found = useResume(({ saveState }) => (saveState.state === 'conflict' ? saveState.theirs : null))
  return found && <ConflictDialog theirs={found} />
}

beforeEach(() => {
  speak(setupI18n({ locale: 'en', messages: { en: {} } }))
  opened = makeBuilder({ signedIn: true, resume: makeResume({ version: 3 }) })
  typeSummary(opened, 'Mine')
  opened.builder.store.setState({ saveState: { state: 'conflict', theirs } })
  show(() => (
    <BuilderProvider value={opened.builder}>
      <Page />
    </BuilderProvider>
  ))
})
afterEach(async () => {
  clearToasts()
  vi.unstubAllGlobals()
  for (const { id } of await listLocal()) await removeLocal(id)
})

const choose = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const state = () => opened.builder.store.getState()

test('the dialog names the other version and leads to it in a new tab', () => {
  expect(screen.getByRole('dialog').textContent).toContain('“Chef”')
  expect(screen.getByRole('dialog').textContent).toContain('2026')
  const link = screen.getByRole('link', { name: /Open the newer version/ })
  expect(link.getAttribute('href')).toBe('/resume-builder/7')
  expect(link.getAttribute('target')).toBe('_blank')
})

test('Keep mine saves over the version that was shown, which this browser keeps', async () => {
  const asked = answerWith({ status: 200, body: makeResume({ version: 6 }) })
  choose('Keep mine')
  await waitFor(() => expect(state().saveState).toEqual({ state: 'saved' }))
  expect(asked).toMatchObject([{ method: 'PUT', body: { version: 5, content: { summary: 'Mine' } } }])
  expect(await listLocal()).toMatchObject([{ title: 'Chef (other version)', content: { summary: 'Theirs' } }])
})

test('Take the newer version shows it, and this browser keeps what stood here', async () => {
  const asked = answerWith()
  choose('Take the newer version')
  await waitFor(() => expect(state().saveState).toEqual({ state: 'saved' }))
  expect(state()).toMatchObject({ title: 'Chef', version: 5, content: { summary: 'Theirs' } })
  expect(await listLocal()).toMatchObject([{ title: 'Cook (other version)', content: { summary: 'Mine' } }])
  expect(asked).toEqual([])
})

test('Cancel leaves everything as it is, unsaved', async () => {
  choose('Cancel')
  expect(state()).toMatchObject({ saveState: { state: 'unsaved' }, version: 3, content: { summary: 'Mine' } })
  expect(await listLocal()).toEqual([])
})
