import { useRef } from 'react'
import { act, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { emptyContent } from '#shared/resume/schema.ts'
import PreviewTools from '#web/features/builder/preview/preview-tools.tsx'
import { showFields } from '#web/features/builder/testing/show-fields.tsx'

function Pane() {
  const pane = useRef<HTMLDivElement>(null)
  return (
    <div ref={pane}>
      <section>
        <div data-testid="pages" />
      </section>
      <PreviewTools pane={pane} zoom={0.75} fit={0.75} onZoom={() => undefined} />
    </div>
  )
}

test('an empty page shows a faint example that no one hears, until the first word', () => {
  const { store } = showFields(Pane)
  act(() => store.edit(() => emptyContent()))
  const ghost = screen.getByTestId('pages').firstElementChild
  expect(ghost?.getAttribute('aria-hidden')).toBe('true')
  expect(screen.getByText('Your resume appears here as you type.')).toBeDefined()
  act(() => store.edit((content) => ({ ...content, summary: 'A' })))
  expect(screen.getByTestId('pages').childElementCount).toBe(0)
  expect(screen.queryByText('Your resume appears here as you type.')).toBeNull()
})
