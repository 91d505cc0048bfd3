import { useState } from 'react'
import { setupI18n } from '@lingui/core'
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { emptyContent } from '#shared/resume/schema.ts'
import { BuilderBar } from '#web/features/builder/builder-bar.tsx'
import { BuilderProvider } from '#web/features/builder/builder-context.tsx'
import { NO_HOME } from '#web/features/builder/builder-store.ts'
import CommandPalette from '#web/features/builder/command-palette.tsx'
import EarlierDialog from '#web/features/builder/earlier-dialog.tsx'
import { openBuilder } from '#web/features/builder/open-builder.ts'
import { speak } from '#web/lib/i18n.ts'
import { getLocal, type EarlierVersion } from '#web/lib/keep.ts'
import { clearToasts, shownToasts } from '#web/lib/toast.ts'
import { show } from '#web/testing/show.tsx'

vi.mock('#web/lib/keep-records.ts', async () => {
  const { recordsInMemory } = await import('#web/features/builder/testing/kept-in-memory.ts')
  return { browserRecords: recordsInMemory }
})

const time = '2026-03-04T05:06:07.000Z'
const content = (summary: string) => ({ ...emptyContent(), summary })
const old: EarlierVersion = { title: 'Cook', templateId: 4, content: content('old'), savedAt: time }
const user = userEvent.setup()
afterEach(clearToasts)

/** The bar above an open resume with these earlier versions, and the dialog that it opens. */
function open(earlier: readonly EarlierVersion[]) {
  speak(setupI18n({ locale: 'en', messages: { en: {} } }))
  const home = { ...NO_HOME, local: { id: 5, createdAt: time, updatedAt: time, earlier } }
  const draft = { title: 'Chef', templateId: null, content: content('new') }
  const { builder, keeper } = openBuilder(draft, home, { templates: [], signedIn: false })
  keeper.watch()
  function Page() {
    const [open, setOpen] = useState(false)
    return (
      <BuilderProvider value={builder}>
        <BuilderBar onCommands={() => {}} onEarlier={() => setOpen(true)} />
        {open && <EarlierDialog onClose={() => setOpen(false)} />}
      </BuilderProvider>
    )
  }
  show(Page)
  return { builder, keeper, store: builder.store }
}

test('an earlier version is restored in one step, and undo takes that back', async () => {
  const { store, keeper } = open([old])
  await user.click(screen.getByRole('button', { name: 'Earlier versions' }))
  expect(screen.getByText('Cook')).toBeDefined()
  await user.click(screen.getByRole('button', { name: /^Restore Cook, Mar 4, 2026/ }))
  expect(store.getState()).toMatchObject({ title: 'Cook', templateId: 4, content: { summary: 'old' } })
  expect(screen.queryByRole('dialog')).toBeNull()
  await keeper.settled()
  // What stood there is an earlier version now.
  expect(await getLocal(5)).toMatchObject({
    title: 'Cook',
    earlier: [{ title: 'Chef', content: { summary: 'new' } }, { title: 'Cook' }],
  })
  shownToasts()[0]?.action?.onAct()
  expect(store.getState()).toMatchObject({ title: 'Chef', templateId: null, content: { summary: 'new' } })
})

test('a resume without earlier versions does not offer them', () => {
  open([])
  expect(screen.queryByRole('button', { name: 'Earlier versions' })).toBeNull()
})

test('the commands lead to the earlier versions too', async () => {
  Element.prototype.scrollIntoView ??= () => {}
  const { builder } = open([old])
  const onEarlier = vi.fn<() => void>()
  show(() => (
    <BuilderProvider value={builder}>
      <CommandPalette onClose={() => {}} onKeyList={() => {}} onEarlier={onEarlier} />
    </BuilderProvider>
  ))
  await user.click(screen.getByRole('option', { name: 'Earlier versions' }))
  await vi.waitFor(() => expect(onEarlier).toHaveBeenCalledOnce())
})
