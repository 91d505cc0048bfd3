import { useRef, useState } from 'react'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import PreviewTools from '#web/features/builder/preview/preview-tools.tsx'
import { rememberedZoom, type ZoomChoice } from '#web/features/builder/preview/zoom.ts'
import { showFields } from '#web/features/builder/testing/show-fields.tsx'

beforeEach(() => localStorage.clear())

/** The tools over a pane that the paper fills at 90 percent. */
function showTools(at: ZoomChoice) {
  function Pane() {
    const [zoom, setZoom] = useState(at)
    const pane = useRef<HTMLDivElement>(null)
    return <PreviewTools pane={pane} zoom={zoom === 'fit' ? 0.9 : zoom} fit={0.9} onZoom={setZoom} />
  }
  return showFields(Pane)
}
const percent = () => screen.getByRole('status', { name: 'Current zoom' }).textContent
const button = (name: string) => screen.getByRole('button', { name })

test('each zoom control works by keyboard, the percentage is announced, and the choice is remembered', async () => {
  showTools(0.75)
  expect(percent()).toBe('75%')
  const after = { 'Fit width': '90%', '100%': '100%', 'Zoom out': '90%', 'Zoom in': '100%' }
  for (const [name, shown] of Object.entries(after)) {
    button(name).focus()
    await userEvent.keyboard('{Enter}')
    expect(percent()).toBe(shown)
  }
  expect(rememberedZoom()).toBe(1)
  await userEvent.click(button('Fit width'))
  expect(rememberedZoom()).toBe('fit')
  expect(button('Fit width').getAttribute('aria-pressed')).toBe('true')
  expect(button('100%').getAttribute('aria-pressed')).toBe('false')
})

test('zoom ends at 50 and 200 percent, where its button keeps the focus', async () => {
  showTools(1.75)
  const into = button('Zoom in')
  await userEvent.click(into)
  await userEvent.click(into)
  expect(percent()).toBe('200%')
  expect(into.getAttribute('aria-disabled')).toBe('true')
  expect(document.activeElement).toBe(into)
  for (let step = 0; step < 10; step++) await userEvent.click(button('Zoom out'))
  expect(percent()).toBe('50%')
})

test('what no one could have chosen is not remembered', () => {
  for (const wrong of ['', '7', '-1', 'NaN', 'Infinity']) {
    localStorage.setItem('preview-zoom', wrong)
    expect(rememberedZoom()).toBeNull()
  }
})
