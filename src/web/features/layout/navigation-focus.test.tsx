import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Link } from 'react-router'
import { expect, test } from 'vitest'
import { NavigationFocus } from '#web/features/layout/navigation-focus.tsx'
import { show } from '#web/testing/show.tsx'

function Page() {
  return (
    <>
      <Link to="/templates">Templates</Link>
      <main id="main" tabIndex={-1}>
        <Link to="/resume-builder/5">Keep</Link>
      </main>
      <NavigationFocus />
    </>
  )
}
const focused = () => document.activeElement

test('opening a page does not move the focus', () => {
  show(Page)
  expect(focused()).toBe(document.body)
})

test('after a navigation the focus is in the new page, and its title is announced', async () => {
  document.title = 'Templates | Curricle'
  show(Page)
  await userEvent.click(screen.getByText('Templates'))
  expect(focused()?.id).toBe('main')
  expect(document.querySelector('[aria-live=polite].sr-only')?.textContent).toBe('Templates | Curricle')
})

test('the focus inside the page stays when its URL changes', async () => {
  show(Page)
  await userEvent.click(screen.getByText('Keep'))
  expect(focused()?.textContent).toBe('Keep')
})
