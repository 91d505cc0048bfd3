import { useState } from 'react'
import { fireEvent, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { WordsField } from '#web/features/builder/form/fields/words-field.tsx'
import { showFields } from '#web/features/builder/testing/show-fields.tsx'

const user = userEvent.setup()
const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Technical skills' })
async function typeTooMany() {
  await user.click(field())
  await user.paste(TOO_MANY)
}

const TOO_MANY = Array.from({ length: 203 }, (_, index) => `word${index + 1}`).join(', ')
const SAID = 'Only the first 200 are kept. “word201” and everything after it is left out.'

/** Two tabs, as in the form: only the open one is in the page. */
function SkillsAndOthers() {
  const [isSkills, setSkills] = useState(true)
  return (
    <>
      <button type="button" onClick={() => setSkills(!isSkills)}>
        Other tab
      </button>
      {isSkills && <WordsField path="skills.technical" label="Technical skills" />}
    </>
  )
}
async function switchTabsAndBack() {
  await user.click(screen.getByRole('button', { name: 'Other tab' }))
  expect(screen.queryByRole('textbox')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Other tab' }))
}

test('words without room stay while another tab is shown, until they are shortened', async () => {
  const { content } = showFields(SkillsAndOthers)
  await typeTooMany()
  await switchTabsAndBack()
  expect(field().value).toBe(TOO_MANY)
  expect(screen.getByText(SAID)).toBeDefined()
  fireEvent.change(field(), { target: { value: 'word1, , word202' } })
  expect(content().skills.technical).toEqual(['word1', 'word202'])
  await switchTabsAndBack()
  expect(field().value).toBe('word1, word202')
})

test('words without room stay with their list', async () => {
  const { store } = showFields(SkillsAndOthers)
  await typeTooMany()
  store.edit((content) => ({ ...content, skills: { ...content.skills, technical: ['SQL'] } }))
  await switchTabsAndBack()
  expect(field().value).toBe('SQL')
  expect(screen.queryByText(SAID)).toBeNull()
})
