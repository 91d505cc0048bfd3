import '#web/testing/fake-indexeddb.ts'
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { BuilderProvider } from '#web/features/builder/state/builder-context.tsx'
import { SaveButton } from '#web/features/builder/saving/save-button.tsx'
import { answerWith } from '#web/features/builder/testing/answers.ts'
import { makeBuilder, makeResume, typeSummary } from '#web/features/builder/testing/make-builder.ts'
import { clearToasts, shownToasts } from '#web/lib/toast.ts'
import { show } from '#web/testing/show.tsx'

afterEach(() => {
  act(clearToasts)
  vi.unstubAllGlobals()
})

function open(...args: Parameters<typeof makeBuilder>) {
  const opened = makeBuilder(...args)
  show(() => (
    <BuilderProvider value={opened.builder}>
      <SaveButton />
    </BuilderProvider>
  ))
  return opened
}
const button = (name: string) => screen.getByRole('button', { name })

test('the button says that all is saved, keeps its focus, and still saves', async () => {
  const opened = open({ signedIn: true, resume: makeResume() })
  expect(button('Saved. Save Resume again').textContent).toContain('Saved')
  act(() => typeSummary(opened, 'Cooks'))
  expect(button('Save Resume').textContent).toBe('Save Resume')
  const requests = answerWith(
    { status: 200, body: makeResume({ version: 2 }) },
    { status: 200, body: makeResume({ version: 3 }) },
  )
  await userEvent.click(button('Save Resume'))
  const told = () => expect(shownToasts()).toMatchObject([{ title: 'Resume saved' }])
  await vi.waitFor(told)
  act(clearToasts)
  expect(document.activeElement).toBe(button('Saved. Save Resume again'))
  await userEvent.click(button('Saved. Save Resume again'))
  await vi.waitFor(told)
  expect(requests).toHaveLength(2)
})

test('a resume that nothing keeps yet is not called saved', () => {
  open({ signedIn: true })
  expect(button('Save Resume')).toBeDefined()
})
