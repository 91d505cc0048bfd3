import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { LanguageChoice } from '#web/features/builder/design/language-choice.tsx'
import { SectionOrder } from '#web/features/builder/design/section-order.tsx'
import { useBuilder } from '#web/features/builder/state/builder-context.tsx'
import { useResumeWords } from '#web/features/builder/state/use-resume-words.ts'
import { showFields } from '#web/features/builder/testing/show-fields.tsx'

function Choice() {
  useResumeWords(useBuilder().store)
  return (
    <>
      <LanguageChoice />
      <SectionOrder />
    </>
  )
}

test('all languages are offered by their own names, in order', () => {
  showFields(Choice)
  const names = screen.getAllByRole('option').map(({ textContent }) => textContent)
  expect(names).toHaveLength(22)
  expect(names.slice(0, 4)).toEqual(['Čeština', 'Dansk', 'Deutsch', 'English'])
  expect(names).toEqual(expect.arrayContaining(['Português (Brasil)', 'Norsk bokmål', '日本語', 'עברית']))
})

test('another language changes the headings as soon as its words are there', async () => {
  const { content } = showFields(Choice)
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Language of the resume' }), 'pl')
  expect(content().language).toBe('pl')
  expect(
    await screen.findByRole('button', { name: 'Move Doświadczenie zawodowe up' }, { timeout: 15_000 }),
  ).toBeTruthy()
})
