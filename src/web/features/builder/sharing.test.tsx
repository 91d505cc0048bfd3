import '#web/testing/fake-indexeddb.ts'
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { emptyContent } from '#shared/resume/schema.ts'
import { BuilderBar } from '#web/features/builder/builder-bar.tsx'
import { BuilderProvider } from '#web/features/builder/state/builder-context.tsx'
import { NO_HOME } from '#web/persistence/draft-store.ts'
import CommandPalette from '#web/features/builder/shortcuts/command-palette.tsx'
import { createBuilder } from '#web/features/builder/create-builder.ts'
import { show } from '#web/testing/show.tsx'

const noop = () => {}

/** The bar of a builder, with the palette below it. */
function open(onShare?: () => void) {
  Element.prototype.scrollIntoView ??= noop
  const draft = { title: 'Chef', templateId: null, content: emptyContent() }
  const { builder } = createBuilder(draft, NO_HOME, { templates: [], signedIn: true })
  const sharing = onShare ? { onShare } : {}
  show(() => (
    <BuilderProvider value={builder}>
      <BuilderBar onCommands={noop} onEarlier={noop} onConflict={noop} {...sharing} />
      <CommandPalette onClose={noop} onKeyList={noop} onEarlier={noop} onScore={noop} {...sharing} />
    </BuilderProvider>
  ))
}
const shareButton = () => screen.queryByRole('button', { name: 'Share', hidden: true })

test('a resume in the account is shared by a button and by a command', async () => {
  const onShare = vi.fn<() => void>()
  open(onShare)
  shareButton()?.click()
  expect(onShare).toHaveBeenCalledOnce()
  await userEvent.click(screen.getByRole('option', { name: 'Share' }))
  await vi.waitFor(() => expect(onShare).toHaveBeenCalledTimes(2))
})

test('a resume stored only in the browser cannot be shared', () => {
  open()
  expect(shareButton()).toBeNull()
  expect(screen.queryByRole('option', { name: 'Share' })).toBeNull()
})
