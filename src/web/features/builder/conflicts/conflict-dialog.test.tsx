import '#web/testing/fake-indexeddb.ts'
import { useState } from 'react'
import { setupI18n } from '@lingui/core'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useResume, BuilderProvider } from '#web/features/builder/state/builder-context.tsx'
import ConflictDialog from '#web/features/builder/conflicts/conflict-dialog.tsx'
import type { OpenedBuilder } from '#web/features/builder/create-builder.ts'
import { OpenConflict } from '#web/features/builder/conflicts/open-conflict.tsx'
import { answerWith } from '#web/features/builder/testing/answers.ts'
import { makeBuilder, makeResume, typeSummary } from '#web/features/builder/testing/make-builder.ts'
import { setPageI18n } from '#web/lib/i18n.ts'
import { listLocalResumes, removeLocalResume } from '#web/persistence/local-store.ts'
import { clearToasts } from '#web/lib/toast.ts'
import { emptyContent } from '#shared/resume/schema.ts'
import { show } from '#web/testing/show.tsx'

const theirs = makeResume({
  version: 5,
  title: 'Chef',
  updatedAt: '2026-03-04T05:06:00.000Z',
  content: { ...emptyContent(), summary: 'Theirs' },
})
let opened: OpenedBuilder

function Page() {
  const found = useResume(({ saveState }) => (saveState.state === 'conflict' ? saveState.theirs : null))
  const [isPostponed, setPostponed] = useState(false)
  return (
    <>
      <OpenConflict onOpen={() => setPostponed(false)} />
      {found && !isPostponed && <ConflictDialog theirs={found} onPutOff={() => setPostponed(true)} />}
    </>
  )
}

beforeEach(() => {
  setPageI18n(setupI18n({ locale: 'en', messages: { en: {} } }))
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
  for (const { id } of await listLocalResumes()) await removeLocalResume(id)
})

const choose = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const state = () => opened.builder.store.getState()

test('each difference shows both versions, and mine is selected', () => {
  expect(screen.getByRole('dialog').textContent).toContain('“Chef”')
  expect(screen.getByRole('dialog').textContent).toContain('2026')
  expect(screen.getAllByRole('group').map((group) => group.textContent)).toEqual([
    'TitleMineCookNewerChef',
    'SummaryMineMineNewerTheirs',
  ])
  expect(screen.getAllByRole('radio').map((radio) => (radio as HTMLInputElement).checked)).toEqual([
    true,
    false,
    true,
    false,
  ])
})

test('keeping all of mine saves it over the version shown, which stays in the version history', async () => {
  const requests = answerWith({ status: 200, body: makeResume({ version: 6 }) })
  choose('Save')
  await waitFor(() => expect(state().saveState).toEqual({ state: 'saved' }))
  expect(requests).toMatchObject([{ method: 'PUT', body: { version: 5, title: 'Cook', content: { summary: 'Mine' } } }])
  expect(await listLocalResumes()).toEqual([])
})

test('using all of the newer version shows it, and this browser keeps the previous text', async () => {
  const requests = answerWith()
  choose('Use newer version')
  choose('Save')
  await waitFor(() => expect(state().saveState).toEqual({ state: 'saved' }))
  expect(state()).toMatchObject({ title: 'Chef', version: 5, content: { summary: 'Theirs' } })
  expect(await listLocalResumes()).toMatchObject([{ title: 'Cook (other version)', content: { summary: 'Mine' } }])
  expect(requests).toEqual([])
  opened.builder.store.undo()
  expect(state()).toMatchObject({ title: 'Cook', content: { summary: 'Mine' } })
})

test('choosing field by field saves a combined version, and this browser keeps the previous text', async () => {
  const requests = answerWith({ status: 200, body: makeResume({ version: 6 }) })
  fireEvent.click(within(screen.getByRole('group', { name: 'Title' })).getByRole('radio', { name: /Newer/ }))
  choose('Save')
  await waitFor(() => expect(state().saveState).toEqual({ state: 'saved' }))
  expect(requests).toMatchObject([{ method: 'PUT', body: { version: 5, title: 'Chef', content: { summary: 'Mine' } } }])
  expect(await listLocalResumes()).toMatchObject([{ title: 'Cook (other version)', content: { summary: 'Mine' } }])
})

test('deciding later keeps both versions, also while typing, and the choice stays available', async () => {
  choose('Decide later')
  expect(screen.queryByRole('dialog')).toBeNull()
  act(() => typeSummary(opened, 'Mine, and more'))
  expect(state()).toMatchObject({
    saveState: { state: 'conflict' },
    version: 3,
    content: { summary: 'Mine, and more' },
  })
  choose('Choose a version')
  expect(screen.getByRole('group', { name: 'Summary' }).textContent).toContain('Mine, and more')
  expect(await listLocalResumes()).toEqual([])
})
