import { useState } from 'react'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, expect, test, vi } from 'vitest'
import CommandPalette from '#web/features/builder/shortcuts/command-palette.tsx'
import { EditorTabs } from '#web/features/builder/editor-tabs.tsx'
import { showFields } from '#web/features/builder/testing/show-fields.tsx'

beforeAll(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  )
  Element.prototype.scrollIntoView ??= () => {}
})

const noop = () => {}

function Typing() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <input aria-label="Any field" onKeyDown={({ ctrlKey, key }) => ctrlKey && key === 'k' && setOpen(true)} />
      <EditorTabs />
      {open && <CommandPalette onClose={() => setOpen(false)} onKeyList={noop} onEarlier={noop} />}
    </>
  )
}

test.each([
  ['is closed', '{Escape}'],
  ['has changed something', 'Undo{Enter}'],
])('the cursor is back in its field when the palette %s', async (_, keys) => {
  showFields(Typing)
  const field = screen.getByLabelText('Any field')
  await userEvent.click(field)
  await userEvent.keyboard('{Control>}k{/Control}')
  await screen.findByRole('dialog')
  await userEvent.keyboard(keys)
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
  await expect.poll(() => document.activeElement).toBe(field)
})

test('selecting a section moves the focus to its tab', async () => {
  showFields(Typing)
  await userEvent.click(screen.getByLabelText('Any field'))
  await userEvent.keyboard('{Control>}k{/Control}')
  await screen.findByRole('dialog')
  await userEvent.keyboard('Education{Enter}')
  const tab = screen.getByRole('tab', { name: 'Education', hidden: true })
  await expect.poll(() => document.activeElement).toBe(tab)
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
  expect(document.activeElement).toBe(tab)
})
