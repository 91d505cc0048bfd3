import { createEvent, fireEvent, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { BulletsField } from '#web/features/builder/form/fields/bullets-field.tsx'
import { RichField } from '#web/features/builder/form/fields/rich-field.tsx'
import { TextField } from '#web/features/builder/form/fields/text-field.tsx'
import { TitleInput } from '#web/features/builder/form/title-input.tsx'
import { showFields } from '#web/features/builder/testing/show-fields.tsx'
import { clearToasts, shownToasts } from '#web/lib/toast.ts'

const user = userEvent.setup()
afterEach(clearToasts)

const Phone = () => <TextField path="personalInfo.phone" label="Phone" />
const Summary = () => <RichField path="summary" label="Summary" />
const Achievements = () => (
  <BulletsField path="experience.0.achievements" label="Achievements" each="Achievement" addLabel="Add achievement" />
)
const field = (name: string) => screen.getByRole<HTMLTextAreaElement>('textbox', { name })
async function type(name: string, text: string) {
  await user.click(field(name))
  await user.paste(text)
}

test('a paste that is too long is rejected entirely, with a message that the next change clears', async () => {
  const { content } = showFields(Phone)
  await type('Phone', '0123456789')
  await type('Phone', 'x'.repeat(420))
  expect(content().personalInfo.phone).toBe('0123456789')
  const message =
    'Nothing was added: your text is 130 characters too long for this field. Shorten it, then paste it again.'
  expect(screen.getByText(message)).toBeDefined()
  await user.keyboard('!')
  expect(content().personalInfo.phone).toBe('0123456789!')
  expect(screen.queryByText(message)).toBeNull()
})

test('a paste that fits after replacing the selection is accepted', async () => {
  const { content } = showFields(Phone)
  await type('Phone', 'x'.repeat(290))
  field('Phone').setSelectionRange(0, 290)
  await user.paste('y'.repeat(300))
  expect(content().personalInfo.phone).toBe('y'.repeat(300))
})

test('a line break at the end of a paste does not count as lost text', async () => {
  const { content } = showFields(Summary)
  await type('Summary', `${'x'.repeat(6000)}\r\n`)
  expect(content().summary).toBe('x'.repeat(6000))
  expect(screen.queryByText(/Nothing was added/)).toBeNull()
})

test('a multiline text is rejected even if it is one character too long', async () => {
  const { content } = showFields(Summary)
  await type('Summary', 'x'.repeat(6001))
  expect(content().summary).toBe('')
  expect(screen.getByText(/^Nothing was added: your text is 1 character too long/)).toBeDefined()
})

/** Drops text from elsewhere; returns whether the field left it to the browser. */
function drop(name: string, text: string): boolean {
  const event = createEvent.drop(field(name))
  Object.defineProperty(event, 'dataTransfer', { value: { getData: () => text } })
  return fireEvent(field(name), event)
}

test('dropped text is rejected like pasted text, unless it moves within its field', async () => {
  showFields(Phone)
  await type('Phone', 'x'.repeat(200))
  expect(drop('Phone', 'y'.repeat(100))).toBe(true)
  expect(drop('Phone', 'y'.repeat(101))).toBe(false)
  expect(screen.getByText(/1 character too long/)).toBeDefined()
  field('Phone').setSelectionRange(0, 150)
  expect(drop('Phone', 'x'.repeat(150))).toBe(true)
})

test('a pasted line that is too long for a bullet continues in the next one', async () => {
  const { content } = showFields(Achievements, [''])
  await type('Achievement 1', `${'a'.repeat(1190)} ${'b'.repeat(20)}`)
  expect(content().experience[0]?.achievements).toEqual(['a'.repeat(1190), 'b'.repeat(20)])
})

test('a full list of full bullets rejects a paste with a message', async () => {
  const full = Array.from({ length: 60 }, () => 'x'.repeat(1200))
  const { content } = showFields(Achievements, full)
  await type('Achievement 60', 'yy')
  expect(content().experience[0]?.achievements).toEqual(full)
  expect(screen.getByText(/^Nothing was added: your text is 2 characters too long/)).toBeDefined()
})

test('a title that is too long is rejected with a message', async () => {
  const { store } = showFields(TitleInput)
  await type('Resume Title', 'x'.repeat(121))
  expect(store.getState().title).toBe('')
  expect(shownToasts()).toMatchObject([
    { description: 'Your text is 1 character too long for a title. Shorten it, then paste it again.' },
  ])
})

test('an unsupported character does not remove the text around it', async () => {
  const { content } = showFields(Summary)
  await type('Summary', 'Compiler\0 pioneer')
  expect(content().summary).toBe('Compiler pioneer')
})

test('formatting that a full field has no room for is rejected with a message', async () => {
  const { content } = showFields(Summary)
  await type('Summary', 'x'.repeat(5999))
  field('Summary').setSelectionRange(0, 5)
  fireEvent.keyDown(field('Summary'), { key: 'b', ctrlKey: true })
  expect(content().summary).toBe('x'.repeat(5999))
  expect(shownToasts()).toMatchObject([{ title: 'This field is full' }])
})
