import { useState } from 'react'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, expect, test, vi } from 'vitest'
import CommandPalette from '#web/features/builder/shortcuts/command-palette.tsx'
import { withPanelCatalog } from '#web/features/builder/panel/panel-catalog.ts'
import { EditorTabs } from '#web/features/builder/editor-tabs.tsx'
import { showFields } from '#web/features/builder/testing/show-fields.tsx'

beforeAll(async () => {
  // The cursor waits two seconds for a panel, which is not enough to compile it.
  await Promise.all([
    withPanelCatalog(import('#web/features/builder/form/panels/experience-panel.tsx')),
    import('#web/features/builder/form/panels/education-panel.tsx'),
    import('#web/features/builder/form/panels/more-panel.tsx'),
  ])
  // The test DOM fetches no style sheets.
  const { happyDOM } = window as unknown as { happyDOM: { settings: object } }
  Object.assign(happyDOM.settings, { handleDisabledFileLoadingAsSuccess: true })
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
      {open && <CommandPalette onClose={() => setOpen(false)} onKeyList={noop} onEarlier={noop} onScore={noop} />}
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

test.each([
  ['add pos', 'experience', { position: 'Chef' }],
  ['add school', 'education', { institution: 'Chef' }],
  ['volunteer work', 'volunteer', { role: 'Chef' }],
] as const)('“%s” adds an entry to %s and puts the cursor into it', async (typed, list, expected) => {
  const { content } = showFields(Typing)
  await userEvent.click(screen.getByLabelText('Any field'))
  await userEvent.keyboard('{Control>}k{/Control}')
  await screen.findByRole('dialog')
  await userEvent.keyboard(`${typed}{Enter}`)
  await expect.poll(() => document.activeElement?.id, { timeout: 10_000 }).toContain(`field-${list}.`)
  await userEvent.keyboard('Chef')
  expect(content()[list]?.at(-1)).toMatchObject(expected)
})

test('a fit that is chosen is one step that undo takes back', async () => {
  const { store, content } = showFields(Typing)
  await userEvent.click(screen.getByLabelText('Any field'))
  await userEvent.keyboard('{Control>}k{/Control}')
  await screen.findByRole('dialog')
  await userEvent.keyboard('fit to 3{Enter}')
  await expect.poll(() => content().design?.fitPages).toBe(3)
  store.undo()
  expect(content().design?.fitPages).toBeUndefined()
})

test('a search that finds nothing says what to try', async () => {
  showFields(Typing)
  await userEvent.click(screen.getByLabelText('Any field'))
  await userEvent.keyboard('{Control>}k{/Control}qqq')
  expect((await screen.findByText(/^No matching command/)).textContent).toContain('Try “download”, “skills”')
})
