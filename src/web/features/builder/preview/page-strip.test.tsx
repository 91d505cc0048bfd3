import { useRef } from 'react'
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import PreviewTools from '#web/features/builder/preview/preview-tools.tsx'
import { showFields } from '#web/features/builder/testing/show-fields.tsx'

/** The tools over a paper of four pages, the third of which is in view. */
function Pane() {
  const pane = useRef<HTMLDivElement>(null)
  const fill = (paper: HTMLElement | null) => {
    if (paper && !paper.shadowRoot)
      paper.attachShadow({ mode: 'open' }).innerHTML = '<div class="pages"><div class="doc">Maya Okafor</div></div>'
  }
  const place = (index: number) => (page: HTMLElement | null) => {
    if (page) page.getBoundingClientRect = () => new DOMRect(0, (index - 2) * 600, 400, 500)
  }
  return (
    <div ref={pane}>
      <PreviewTools pane={pane} zoom={0.75} fit={0.9} onZoom={() => undefined} />
      <section>
        {[0, 1, 2, 3].map((index) => (
          <div key={index} data-page ref={place(index)} />
        ))}
        <div role="presentation" ref={fill} />
      </section>
    </div>
  )
}
const strip = () => screen.queryByRole('navigation', { name: 'Pages' })

test('three pages and more have pictures that follow the paper and go to their page', async () => {
  const { store } = showFields(Pane)
  act(() => store.setState({ pages: 2 }))
  expect(strip()).toBeNull()
  act(() => store.setState({ pages: 4 }))
  const copy = () => strip()?.querySelector('[inert]')?.shadowRoot
  await expect.poll(() => copy()?.querySelector('.doc')?.textContent).toBe('Maya Okafor')
  expect(copy()?.querySelectorAll('.page')).toHaveLength(4)
  const third = screen.getByRole('button', { name: 'Page 3 of 4' })
  expect(third.getAttribute('aria-current')).toBe('page')
  expect(screen.getByRole('button', { name: 'Page 4 of 4' }).getAttribute('aria-current')).toBeNull()
  const shown = vi.fn<() => void>()
  document.querySelectorAll('[data-page]')[3]!.scrollIntoView = shown
  screen.getByRole('button', { name: 'Page 4 of 4' }).focus()
  await userEvent.keyboard('{Enter}')
  expect(shown).toHaveBeenCalledOnce()
})
