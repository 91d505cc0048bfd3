import { act } from '@testing-library/react'
import { expect, test } from 'vitest'
import { FitControl } from '#web/features/builder/design/fit-control.tsx'
import { showFields } from '#web/features/builder/testing/show-fields.tsx'

test('an unreachable number of pages shows a message', () => {
  const { store } = showFields(FitControl)
  const liveRegion = document.querySelector('div[aria-live=polite]')
  expect(liveRegion?.textContent).toBe('')
  act(() => store.setState({ fitted: { fit: { gap: 0.4, leading: 0.92, scale: 0.88 }, reached: false, pages: 2 } }))
  expect(liveRegion?.textContent).toContain('Even with the tightest spacing, this takes 2 pages.')
})
