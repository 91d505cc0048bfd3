import '#web/testing/fake-indexeddb.ts'
import { useState } from 'react'
import { setupI18n } from '@lingui/core'
import { act, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { emptyContent } from '#shared/resume/schema.ts'
import { BuilderBar } from '#web/features/builder/builder-bar.tsx'
import { BuilderProvider } from '#web/features/builder/state/builder-context.tsx'
import { NO_HOME, type Home } from '#web/persistence/draft-store.ts'
import CommandPalette from '#web/features/builder/shortcuts/command-palette.tsx'
import VersionHistoryDialog from '#web/features/builder/history/version-history-dialog.tsx'
import { createBuilder } from '#web/features/builder/create-builder.ts'
import { answerWith } from '#web/features/builder/testing/answers.ts'
import { makeResume } from '#web/features/builder/testing/make-builder.ts'
import { setPageI18n } from '#web/lib/i18n.ts'
import { getLocalResume } from '#web/persistence/local-store.ts'
import type { EarlierVersion } from '#web/persistence/local-resume.ts'
import { clearToasts, shownToasts } from '#web/lib/toast.ts'
import { show } from '#web/testing/show.tsx'

const time = '2026-03-04T05:06:07.000Z'
const content = (summary: string) => ({ ...emptyContent(), summary })
const old: EarlierVersion = { title: 'Cook', templateId: 4, content: content('old'), savedAt: time }
const user = userEvent.setup()
afterEach(() => {
  clearToasts()
  vi.unstubAllGlobals()
})

/** The bar above an open resume with these saved versions, and the dialog that it opens. */
function open(earlier: readonly EarlierVersion[], place: Partial<Home> = {}) {
  setPageI18n(setupI18n({ locale: 'en', messages: { en: {} } }))
  const home = { ...NO_HOME, local: { id: 5, createdAt: time, updatedAt: time, earlier }, ...place }
  const draft = { title: 'Chef', templateId: null, content: content('new') }
  const { builder, localAutosave } = createBuilder(draft, home, { templates: [], signedIn: home.resumeId !== null })
  localAutosave.watch()
  function Page() {
    const [open, setOpen] = useState(false)
    return (
      <BuilderProvider value={builder}>
        <BuilderBar onCommands={() => {}} onEarlier={() => setOpen(true)} onConflict={() => {}} />
        {open && <VersionHistoryDialog onClose={() => setOpen(false)} />}
      </BuilderProvider>
    )
  }
  show(Page)
  return { builder, localAutosave, store: builder.store }
}

test('a version is restored in one step, and undo reverts it', async () => {
  const { store, localAutosave } = open([old])
  await user.click(screen.getByRole('button', { name: 'Version history' }))
  expect(screen.getByText('Cook')).toBeDefined()
  await user.click(await screen.findByRole('button', { name: /^Mar 4, 2026.*Cook$/ }))
  await user.click(screen.getByRole('button', { name: 'Restore' }))
  expect(store.getState()).toMatchObject({ title: 'Cook', templateId: 4, content: { summary: 'old' } })
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await localAutosave.settled()
  // The replaced text is in the version history now.
  expect(await getLocalResume(5)).toMatchObject({
    title: 'Cook',
    earlier: [{ title: 'Chef', content: { summary: 'new' } }, { title: 'Cook' }],
  })
  act(() => shownToasts()[0]?.action?.onAct())
  expect(store.getState()).toMatchObject({ title: 'Chef', templateId: null, content: { summary: 'new' } })
})

test('a resume without saved versions does not offer the version history', () => {
  open([])
  expect(screen.queryByRole('button', { name: 'Version history' })).toBeNull()
})

test('the command palette opens the version history too', async () => {
  Element.prototype.scrollIntoView ??= () => {}
  const { builder } = open([old])
  const onEarlier = vi.fn<() => void>()
  show(() => (
    <BuilderProvider value={builder}>
      <CommandPalette onClose={() => {}} onKeyList={() => {}} onScore={() => {}} onEarlier={onEarlier} />
    </BuilderProvider>
  ))
  await user.click(screen.getByRole('option', { name: 'Version history' }))
  await vi.waitFor(() => expect(onEarlier).toHaveBeenCalledOnce())
})

const onServer = { resumeId: 7, version: 3, local: null }
const card = { version: 2, title: 'Cook', savedAt: time, atsScore: null }
const stored = { ...card, templateId: 4, content: content('old') }

test('a version from the account is shown, restored and saved, and Undo saves the replaced text again', async () => {
  const requests = answerWith(
    { status: 200, body: [card] },
    { status: 200, body: stored },
    { status: 200, body: stored },
    { status: 200, body: makeResume({ version: 4 }) },
    { status: 200, body: makeResume({ version: 5 }) },
  )
  const { store } = open([], onServer)
  await user.click(screen.getByRole('button', { name: 'Version history' }))
  expect(screen.getByRole('button', { name: 'Restore' }).hasAttribute('disabled')).toBe(true)
  await user.click(await screen.findByRole('button', { name: /Cook$/ }))
  await user.click(screen.getByRole('button', { name: 'Restore' }))
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(store.getState()).toMatchObject({ title: 'Cook', templateId: 4, version: 4, content: { summary: 'old' } })
  expect(shownToasts()[0]).toMatchObject({ title: 'Version restored' })
  act(() => shownToasts()[0]?.action?.onAct())
  await vi.waitFor(() => expect(store.getState()).toMatchObject({ title: 'Chef', version: 5 }))
  expect(requests.map(({ method, path }) => `${method} ${path}`)).toEqual([
    'GET /api/resumes/7/versions',
    'GET /api/resumes/7/versions/2',
    'GET /api/resumes/7/versions/2',
    'PUT /api/resumes/7',
    'PUT /api/resumes/7',
  ])
})

test('versions that could not be loaded can be requested again', async () => {
  answerWith(new TypeError('Failed to fetch'), { status: 200, body: [] })
  open([], onServer)
  await user.click(screen.getByRole('button', { name: 'Version history' }))
  expect((await screen.findByRole('alert')).textContent).toContain('No connection.')
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Earlier versions appear here after you save changes.')).toBeDefined()
})

test('a resume in the account offers the version history after the first overwrite', () => {
  open([], { ...onServer, version: 1 })
  expect(screen.queryByRole('button', { name: 'Version history' })).toBeNull()
})
