import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeAll, expect, test } from 'vitest'
import FurtherContacts from '#web/features/builder/form/panels/further-contacts.tsx'
import { showFields } from '#web/features/builder/testing/show-fields.tsx'

const user = userEvent.setup()
const field = (name: string) => screen.getByRole('textbox', { name })
beforeAll(() => {
  Element.prototype.scrollIntoView ??= () => {}
})

test('a new contact begins with its kind, and takes an address and words', async () => {
  const { content } = showFields(FurtherContacts)
  await user.click(screen.getByRole('button', { name: 'Add contact or link' }))
  const kind = screen.getByRole('combobox', { name: 'Kind' })
  expect(document.activeElement).toBe(kind)
  await user.selectOptions(kind, 'Google Scholar')
  await user.type(field('Web address'), 'scholar.google.com/maya')
  expect(content().contacts).toMatchObject([{ kind: 'scholar', label: '', value: '', url: 'scholar.google.com/maya' }])
  expect(screen.getByRole('button', { name: /^Google Scholar/ }).textContent).toContain('scholar.google.com/maya')
})

test('only a contact of another kind is asked for its label', async () => {
  showFields(FurtherContacts)
  await user.click(screen.getByRole('button', { name: 'Add contact or link' }))
  expect(field('Label')).toBeDefined()
  await user.selectOptions(screen.getByRole('combobox', { name: 'Kind' }), 'GitLab')
  expect(screen.queryByRole('textbox', { name: 'Label' })).toBeNull()
})

test('a label that was typed stays in sight when the kind changes', async () => {
  showFields(FurtherContacts)
  await user.click(screen.getByRole('button', { name: 'Add contact or link' }))
  await user.type(field('Label'), 'Code')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Kind' }), 'GitLab')
  expect(field('Label')).toBeDefined()
})
