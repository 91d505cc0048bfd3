import { act, fireEvent, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { setField } from '#shared/resume/fields.ts'
import type { ResumeContent } from '#shared/resume/schema.ts'
import { BulletsField } from '#web/features/builder/form/fields/bullets-field.tsx'
import { PeriodFields } from '#web/features/builder/form/fields/period-fields.tsx'
import { RichField } from '#web/features/builder/form/fields/rich-field.tsx'
import { TextField } from '#web/features/builder/form/fields/text-field.tsx'
import { WordsField } from '#web/features/builder/form/fields/words-field.tsx'
import { showFields } from '#web/features/builder/testing/show-fields.tsx'
import { clearToasts, shownToasts } from '#web/lib/toast.ts'

const Achievements = () => (
  <BulletsField path="experience.0.achievements" label="Achievements" each="Achievement" addLabel="Add achievement" />
)
const bullet = (number: number) => screen.getByRole<HTMLTextAreaElement>('textbox', { name: `Achievement ${number}` })
const focused = () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent
const user = userEvent.setup()

test('Enter adds the next bullet and moves the cursor there', async () => {
  const { content } = showFields(Achievements, ['first', 'third'])
  await user.click(bullet(1))
  await user.keyboard('{Enter}second')
  expect(content().experience[0]?.achievements).toEqual(['first', 'second', 'third'])
  expect(focused()).toBe('Achievement 2')
})

test('Backspace in an empty bullet removes it and moves back', async () => {
  const { content } = showFields(Achievements, ['first', '', 'third'])
  await user.click(bullet(2))
  await user.keyboard('{Backspace}')
  expect(content().experience[0]?.achievements).toEqual(['first', 'third'])
  expect(focused()).toBe('Achievement 1')
})

test('Backspace in a bullet with text only deletes a character', async () => {
  const { content } = showFields(Achievements, ['ab'])
  await user.click(bullet(1))
  await user.keyboard('{Backspace}')
  expect(content().experience[0]?.achievements).toEqual(['a'])
})

test('after the only bullet is removed the focus is on the button that adds one', async () => {
  showFields(Achievements, [''])
  await user.click(bullet(1))
  await user.keyboard('{Backspace}')
  expect(focused()).toBe('Add achievement')
})

test('several pasted lines become several bullets', async () => {
  const { content } = showFields(Achievements, [''])
  await user.click(bullet(1))
  await user.paste('• Led a team\n• Cut costs\n\n• Trained 14')
  expect(content().experience[0]?.achievements).toEqual(['Led a team', 'Cut costs', 'Trained 14'])
})

const achievements = (content: () => ResumeContent) => content().experience[0]?.achievements

test('Ctrl+] nests a bullet, Ctrl+[ ends that, and both are said aloud', () => {
  const { content } = showFields(Achievements, ['Led a team', 'of six'])
  fireEvent.keyDown(bullet(2), { key: ']', ctrlKey: true })
  expect(achievements(content)).toEqual(['Led a team', '  of six'])
  expect(bullet(2).value).toBe('of six')
  expect(screen.getByText('Achievement 2 is now nested under the one above.').getAttribute('aria-live')).toBe('polite')
  expect(document.getElementById(bullet(2).getAttribute('aria-describedby') ?? '')?.textContent).toBe('Nested')
  fireEvent.keyDown(bullet(2), { key: '[', metaKey: true })
  expect(achievements(content)).toEqual(['Led a team', 'of six'])
  expect(screen.getByText('Achievement 2 is no longer nested.')).toBeDefined()
})

test('the first bullet cannot be nested, and Tab moves the focus', async () => {
  const { content } = showFields(Achievements, ['Led a team', 'Won'])
  await user.click(bullet(1))
  fireEvent.keyDown(bullet(1), { key: ']', ctrlKey: true })
  await user.keyboard('{Tab}')
  expect(achievements(content)).toEqual(['Led a team', 'Won'])
  expect(focused()).toBe('Actions for Achievement 1')
  await user.click(screen.getByRole('button', { name: 'Actions for Achievement 1' }))
  expect(screen.getByRole('menuitem', { name: 'Indent' }).getAttribute('aria-disabled')).toBe('true')
})

test('a nested bullet is outdented by its menu, and keeps its level while it is typed, formatted and split', async () => {
  const { content } = showFields(Achievements, ['Led a team', '  of six'])
  await user.click(bullet(2))
  await user.keyboard(' people{Enter}in Oslo')
  bullet(3).setSelectionRange(3, 7)
  fireEvent.keyDown(bullet(3), { key: 'b', ctrlKey: true })
  expect(achievements(content)).toEqual(['Led a team', '  of six people', '  in **Oslo**'])
  await user.click(screen.getByRole('button', { name: 'Actions for Achievement 3' }))
  await user.click(screen.getByRole('menuitem', { name: 'Outdent' }))
  expect(achievements(content)).toEqual(['Led a team', '  of six people', 'in **Oslo**'])
  await expect.poll(focused).toBe('Achievement 3')
})

test('a bullet hidden by its menu is listed as not on the page, is shown again, and undo takes both back', async () => {
  const { content, store } = showFields(Achievements, ['Led a **team**', 'Won'])
  await user.click(screen.getByRole('button', { name: 'Actions for Achievement 1' }))
  await user.click(screen.getByRole('menuitem', { name: 'Hide on the page' }))
  expect(content().experience[0]).toMatchObject({ achievements: ['Won'], hiddenAchievements: ['Led a **team**'] })
  await expect.poll(focused).toBe('Achievement 1')
  const list = screen.getByRole('list', { name: 'Not on the page' })
  expect(list.textContent).toContain('Led a team')
  await user.click(screen.getByRole('button', { name: 'Show again: Led a team' }))
  expect(achievements(content)).toEqual(['Won', 'Led a **team**'])
  expect(screen.queryByText('Not on the page')).toBeNull()
  await expect.poll(focused).toBe('Achievement 2')
  act(() => store.undo())
  expect(achievements(content)).toEqual(['Won'])
  act(() => store.undo())
  expect(achievements(content)).toEqual(['Led a **team**', 'Won'])
  expect(content().experience[0]?.hiddenAchievements).toBeUndefined()
})

test('a list with formats and levels is pasted as bullets in one step of undo', () => {
  const { content, store } = showFields(Achievements, ['Won', 'Before  after'])
  bullet(2).focus()
  bullet(2).setSelectionRange(7, 7)
  const html = '<ul><li>Led <b>six</b><ul><li>in <u>Oslo</u></li></ul></li><li>Cut costs</li></ul>'
  const clipboard = { 'text/html': html, 'text/plain': 'Led six\nin Oslo\nCut costs' }
  fireEvent.paste(bullet(2), { clipboardData: { getData: (type: keyof typeof clipboard) => clipboard[type] } })
  expect(achievements(content)).toEqual(['Won', 'Before Led **six**', '  in [Oslo](_)', 'Cut costs after'])
  expect(bullet(4).selectionStart).toBe('Cut costs'.length)
  store.undo()
  expect(achievements(content)).toEqual(['Won', 'Before  after'])
})

test('Ctrl+B and Ctrl+I format the selection and keep it selected', async () => {
  const { content } = showFields(Achievements, ['Led a team'])
  bullet(1).focus()
  bullet(1).setSelectionRange(0, 3)
  fireEvent.keyDown(bullet(1), { key: 'b', ctrlKey: true })
  expect(content().experience[0]?.achievements).toEqual(['**Led** a team'])
  expect(bullet(1).value.slice(bullet(1).selectionStart, bullet(1).selectionEnd)).toBe('Led')
  bullet(1).setSelectionRange(10, 14)
  fireEvent.keyDown(bullet(1), { key: 'i', metaKey: true })
  expect(content().experience[0]?.achievements).toEqual(['**Led** a *team*'])
})

test('Ctrl+U underlines the selection, and the button removes the underline', async () => {
  const { content } = showFields(Achievements, ['Led a team'])
  bullet(1).focus()
  bullet(1).setSelectionRange(6, 10)
  fireEvent.keyDown(bullet(1), { key: 'u', ctrlKey: true })
  expect(content().experience[0]?.achievements).toEqual(['Led a [team](_)'])
  await user.click(screen.getByRole('button', { name: /^Underline/ }))
  expect(content().experience[0]?.achievements).toEqual(['Led a team'])
})

test('Ctrl+K asks for a URL and links the selection', async () => {
  const { content } = showFields(() => <RichField path="summary" label="Summary" />)
  const summary = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Summary' })
  await user.type(summary, 'see my site')
  summary.setSelectionRange(7, 11)
  // The dialog waits for its chunk.
  await act(async () => void fireEvent.keyDown(summary, { key: 'k', ctrlKey: true }))
  await user.type(await screen.findByRole('textbox', { name: 'Web address' }), 'ada.dev')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await expect.poll(() => content().summary).toBe('see my [site](ada.dev)')
})

test('a bullet is moved by its menu, and the cursor moves with it', async () => {
  const { content } = showFields(Achievements, ['first', 'second'])
  await user.click(screen.getByRole('button', { name: 'Actions for Achievement 2' }))
  await user.click(screen.getByRole('menuitem', { name: 'Move up' }))
  expect(content().experience[0]?.achievements).toEqual(['second', 'first'])
  await expect.poll(focused).toBe('Achievement 1')
})

test('typing a comma works, and every word is in the resume as it is typed', async () => {
  const { content } = showFields(() => <WordsField path="skills.technical" label="Technical skills" />)
  const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Technical skills' })
  await user.type(field, 'SQL, ')
  expect(field.value).toBe('SQL, ')
  await user.type(field, ', Looker ,')
  expect(field.value).toBe('SQL, , Looker ,')
  expect(content().skills.technical).toEqual(['SQL', 'Looker'])
  await user.tab()
  expect(field.value).toBe('SQL, Looker')
})

test('of 260 pasted words 200 are added and the others stay in the field with a message', async () => {
  const { content, store } = showFields(() => <WordsField path="skills.technical" label="Technical skills" />)
  const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Technical skills' })
  const pasted = Array.from({ length: 260 }, (_, index) => `word${index + 1}`).join(', ')
  await user.click(field)
  await user.paste(pasted)
  expect(content().skills.technical).toHaveLength(200)
  const message = 'Only the first 200 are kept. “word201” and everything after it is left out.'
  expect(screen.getByText(message)).toBeDefined()
  await user.tab()
  expect(field.value).toBe(pasted)
  expect(screen.getByText(message)).toBeDefined()
  store.undo()
  await expect.poll(() => field.value).toBe('')
  expect(screen.queryByText(message)).toBeNull()
})

test('a word that is too long stays in the field, and the others are added', async () => {
  const { content } = showFields(() => <WordsField path="skills.technical" label="Technical skills" />)
  const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Technical skills' })
  await user.click(field)
  await user.paste(`SQL, ${'a'.repeat(400)}`)
  expect(field.value).toBe(`SQL, ${'a'.repeat(400)}`)
  expect(content().skills.technical).toEqual(['SQL'])
  expect(screen.getByText(/^“a{20}…” is too long. Shorten it to 300 characters/)).toBeDefined()
})

test('of 80 pasted lines as many become bullets as fit, and the last one contains the rest', async () => {
  const { content } = showFields(Achievements, ['first', ''])
  await user.click(bullet(2))
  await user.paste(Array.from({ length: 80 }, (_, index) => `- Improved the number ${index + 1}`).join('\n'))
  const { achievements = [] } = content().experience[0] ?? {}
  expect(achievements).toHaveLength(60)
  expect(achievements.slice(0, 3)).toEqual(['first', 'Improved the number 1', 'Improved the number 2'])
  expect(achievements[58]).toBe('Improved the number 58')
  expect(achievements[59]?.split('\n')).toHaveLength(22)
  expect(achievements[59]).toMatch(/number 80$/)
})

test('text that does not fit in the last bullet shows a message', async () => {
  const { content } = showFields(Achievements, [''])
  await user.click(bullet(1))
  await user.paste(Array.from({ length: 62 }, (_, index) => `${index + 1}${'x'.repeat(590)}`).join('\n'))
  expect(content().experience[0]?.achievements).toHaveLength(60)
  expect(shownToasts()).toMatchObject([
    {
      title: 'Not everything fits',
      description: 'A list can have 60 bullet points. Left out: “62xxxxxxxxxxxxxxxxxx…” and everything after it.',
    },
  ])
  clearToasts()
})

test('undo updates a list of words while it has the cursor', async () => {
  const { store } = showFields(() => <WordsField path="skills.technical" label="Technical skills" />)
  const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Technical skills' })
  await user.type(field, 'SQL, Looker')
  store.undo()
  await expect.poll(() => field.value).toBe('')
})

test('an end date cannot be entered while the position is current', async () => {
  showFields(() => <PeriodFields path="experience.0" currentLabel="I currently work here" />)
  const end = screen.getByRole<HTMLInputElement>('textbox', { name: 'End date' })
  expect(end.disabled).toBe(false)
  await user.click(screen.getByRole('checkbox', { name: 'I currently work here' }))
  expect(end.disabled).toBe(true)
})

test('a required field says so, and its id is derived from its path', () => {
  showFields(() => <TextField path="personalInfo.email" label="Email" type="email" required />)
  const email = screen.getByRole('textbox', { name: 'Email' })
  expect(email.getAttribute('aria-required')).toBe('true')
  expect(email.getAttribute('type')).toBe('email')
  expect(email.id).toBe('field-personalInfo.email')
})

test('near its limit a field shows how much room is left', async () => {
  showFields(() => <TextField path="personalInfo.fullName" label="Full Name" />)
  const name = screen.getByRole('textbox', { name: 'Full Name' })
  fireEvent.change(name, { target: { value: 'x'.repeat(269) } })
  expect(screen.queryByText(/left/)).toBeNull()
  fireEvent.change(name, { target: { value: 'x'.repeat(299) } })
  expect(screen.getByText(/left/).textContent).toContain('1 character')
})

test('the field with the cursor is the active one', () => {
  const { store } = showFields(() => <TextField path="personalInfo.phone" label="Phone" />)
  const phone = screen.getByRole('textbox', { name: 'Phone' })
  fireEvent.focus(phone)
  expect(store.getState().activeField).toBe('personalInfo.phone')
  fireEvent.blur(phone)
  expect(store.getState().activeField).toBeNull()
})

test('field content has the language of the resume, its label that of the page', () => {
  const Fields = () => (
    <>
      <TextField path="personalInfo.location" label="Location" />
      <RichField path="summary" label="Summary" />
      <WordsField path="skills.technical" label="Skills" />
      <Achievements />
    </>
  )
  const { store } = showFields(Fields, ['first'])
  const fields = () =>
    ['Location', 'Summary', 'Skills', 'Achievement 1'].map((name) => screen.getByLabelText(name).lang)
  expect(fields()).toEqual(['', '', '', ''])
  act(() => store.edit((content) => setField(content, 'language', 'fr')))
  expect(fields()).toEqual(['fr', 'fr', 'fr', 'fr'])
  expect(screen.getByText('Location').closest('[lang=fr]')).toBeNull()
})
