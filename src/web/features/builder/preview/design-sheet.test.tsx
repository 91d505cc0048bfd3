import { useRef } from 'react'
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import PreviewTools from '#web/features/builder/preview/preview-tools.tsx'
import { showFields } from '#web/features/builder/testing/show-fields.tsx'

afterEach(() => {
  vi.unstubAllGlobals()
  history.replaceState(null, '', '/')
})

function Pane() {
  const pane = useRef<HTMLDivElement>(null)
  return (
    <div ref={pane}>
      <PreviewTools pane={pane} zoom={0.75} fit={0.75} onZoom={() => undefined} />
    </div>
  )
}
const sheet = () => screen.queryByRole('dialog', { name: 'Design' })
const opener = () => screen.getByRole('button', { name: 'Design' })

test('the sheet opens and closes by keyboard, and the focus returns to its button', async () => {
  showFields(Pane)
  opener().focus()
  await userEvent.keyboard('{Enter}')
  expect(document.activeElement).toBe(sheet())
  await userEvent.keyboard('{Escape}')
  expect(sheet()).toBeNull()
  expect(document.activeElement).toBe(opener())
})

test('choices in the sheet change the resume at once', async () => {
  const { content } = showFields(Pane)
  await userEvent.click(opener())
  await userEvent.click(screen.getByRole('button', { name: 'Show more' }))
  await userEvent.click(screen.getByRole('radio', { name: 'Compact' }))
  expect(content().design?.density).toBe('compact')
})

test('a field that is edited closes the sheet and keeps the focus', async () => {
  const { store } = showFields(Pane)
  await userEvent.click(opener())
  act(() => store.setState({ activeField: 'summary' }))
  expect(sheet()).toBeNull()
  expect(document.activeElement).not.toBe(opener())
})

test.each([true, false])('the address opens it where the window is narrow: %s, and only once', (isNarrow) => {
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: isNarrow }))
  history.replaceState(null, '', '/resume-builder?local=5&view=preview&design=1')
  showFields(Pane)
  expect(sheet() !== null).toBe(isNarrow)
  expect(location.search).toBe('?local=5')
})
