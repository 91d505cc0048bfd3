import { act, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { ContactFields } from '#web/features/builder/form/panels/contact-fields.tsx'
import { noteSlips } from '#web/features/builder/form/fields/note-slips.tsx'
import { PeriodFields } from '#web/features/builder/form/fields/period-fields.tsx'
import { showFields } from '#web/features/builder/testing/show-fields.tsx'

const Fields = () => (
  <>
    <ContactFields />
    <PeriodFields path="experience.0" currentLabel="Current" />
  </>
)
const user = userEvent.setup()
/** What a screen reader says after a control's name. */
const description = (control: HTMLElement) => {
  const ids = control.getAttribute('aria-describedby')?.split(' ') ?? []
  return ids.map((id) => document.getElementById(id)?.textContent).join(' ')
}
const email = () => screen.getByRole('textbox', { name: 'Email' })

test('a note comes when its field is left, says so to screen readers, and goes once it is typed right', async () => {
  const { store, content } = showFields(Fields)
  noteSlips(store)
  await user.type(email(), 'maya.example.com')
  expect(description(email())).toBe('')
  await user.tab()
  expect(description(email())).toBe('This doesn’t look like an email address.')
  expect(screen.queryByRole('alert')).toBeNull()
  // It is kept as it was typed.
  expect(content().personalInfo.email).toBe('maya.example.com')
  await user.clear(email())
  await user.type(email(), 'maya@example.co')
  expect(description(email())).toBe('')
})

test('a note takes the place of the hint, and undo takes the note away', async () => {
  const { store } = showFields(Fields)
  noteSlips(store)
  const start = screen.getByRole('textbox', { name: 'Start date' })
  expect(description(start)).toBe('2020-03, Mar 2020, or just 2020.')
  await user.type(start, '2062-01')
  await user.tab()
  expect(description(start)).toBe('This date is more than a year away.')
  act(() => store.undo())
  expect(description(start)).toBe('2020-03, Mar 2020, or just 2020.')
})

test('an end before the start is noted under the end, but not while the job is current', async () => {
  const { store } = showFields(Fields)
  noteSlips(store)
  await user.type(screen.getByRole('textbox', { name: 'Start date' }), '2019')
  const end = screen.getByRole('textbox', { name: 'End date' })
  await user.type(end, '2015')
  await user.tab()
  expect(description(end)).toBe('The end date is before the start date.')
  await user.click(screen.getByRole('checkbox', { name: 'Current' }))
  expect(description(end)).toBe('')
})
