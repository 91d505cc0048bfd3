import { act, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { BulletsField } from '#web/features/builder/form/fields/bullets-field.tsx'
import { answerWith } from '#web/features/builder/testing/answers.ts'
import { InterviewWorker } from '#web/features/builder/interview/testing/interview-worker.ts'
import { showFields } from '#web/features/builder/testing/show-fields.tsx'

const Achievements = () => (
  <BulletsField path="experience.0.achievements" label="Achievements" each="Achievement" addLabel="Add achievement" />
)
beforeEach(() => void vi.stubGlobal('Worker', InterviewWorker))
afterEach(() => void vi.unstubAllGlobals())

const user = userEvent.setup()
const focused = () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent

async function choose(item: string, number = 1) {
  await user.click(screen.getByRole('button', { name: `Actions for Achievement ${number}` }))
  await user.click(screen.getByRole('menuitem', { name: item }))
  // The dialog waits for its chunk.
  await screen.findByRole('dialog', { name: item }, { timeout: 10_000 })
}

test('a suggestion is applied as one step that undo takes back, and the cursor is in its line', async () => {
  const { store, content } = showFields(Achievements, ['Was responsible for managing a team of 5'])
  await choose('Start with a verb')
  expect(content().experience[0]?.achievements).toEqual(['Was responsible for managing a team of 5'])
  await user.click(await screen.findByRole('button', { name: 'Use this' }))
  expect(content().experience[0]?.achievements).toEqual(['Managed a team of 5'])
  await expect.poll(focused).toBe('Achievement 1')
  act(() => store.undo())
  expect(content().experience[0]?.achievements).toEqual(['Was responsible for managing a team of 5'])
})

test('keeping your own line changes nothing', async () => {
  const { content } = showFields(Achievements, ['Managed a team of 5 and trained 12 new hires'])
  await choose('Split in two')
  await user.click(await screen.findByRole('button', { name: 'Keep mine' }))
  expect(content().experience[0]?.achievements).toEqual(['Managed a team of 5 and trained 12 new hires'])
  await expect.poll(focused).toBe('Achievement 1')
})

test('a line is split into two bullets', async () => {
  const { content } = showFields(Achievements, ['Managed a team of 5 and trained 12 new hires', 'third'])
  await choose('Split in two')
  await user.click(await screen.findByRole('button', { name: 'Use this' }))
  expect(content().experience[0]?.achievements).toEqual(['Managed a team of 5', 'Trained 12 new hires', 'third'])
})

test('a nested bullet is split into two nested bullets', async () => {
  const { content } = showFields(Achievements, ['first', '  Managed a team of 5 and trained 12 new hires'])
  await choose('Split in two', 2)
  await user.click(await screen.findByRole('button', { name: 'Use this' }))
  expect(content().experience[0]?.achievements).toEqual(['first', '  Managed a team of 5', '  Trained 12 new hires'])
})

test('the number that is asked for is shown in the line before it is used', async () => {
  const { content } = showFields(Achievements, ['Cared for patients on a cardiac ward'])
  await choose('Ask me for the number')
  await user.type(await screen.findByRole('textbox', { name: 'How many patients per shift?' }), 'many{Enter}')
  await screen.findByText('Type a number, like 12 or about 20%.')
  await user.clear(screen.getByRole('textbox', { name: 'How many patients per shift?' }))
  await user.type(screen.getByRole('textbox', { name: 'How many patients per shift?' }), '12{Enter}')
  expect(content().experience[0]?.achievements).toEqual(['Cared for patients on a cardiac ward'])
  await user.click(await screen.findByRole('button', { name: 'Use this' }))
  expect(content().experience[0]?.achievements).toEqual(['Cared for 12 patients per shift on a cardiac ward'])
})

test('where no rule fits, it says so and offers verbs', async () => {
  const { content } = showFields(Achievements, ['Responsible for the sales floor'])
  await choose('Start with a verb')
  await screen.findByText(/^We don’t see a safe way/)
  await user.click(await screen.findByRole('button', { name: 'Managed' }))
  await user.click(await screen.findByRole('button', { name: 'Use this' }))
  expect(content().experience[0]?.achievements).toEqual(['Managed the sales floor'])
})

/** What the server writes from one answer. */
const written = (text: string, engine: 'llm' | 'embedded') => ({
  summary: '',
  experienceDescriptions: [{ description: '', achievements: [text] }],
  skillsHighlight: [],
  projectDescriptions: [],
  engine,
  fellBack: engine === 'llm' ? null : 'unavailable',
  rewritten: true,
  lines: [
    {
      path: 'experience.0.achievements.0',
      text,
      source: { questionId: 'general.mid-achievements-1@experience.0', quote: LINE },
      verbatim: false,
    },
  ],
  unused: [],
})
const LINE = 'Was responsible for managing a team of 5'
const askModel = async () => user.click(await screen.findByRole('button', { name: 'Ask the language model' }))

test('where a model is set up it is asked only by its button, and its wording is one undo step', async () => {
  const asked = answerWith({ status: 200, body: written('Led a team of 5', 'llm') })
  const { store, content } = showFields(Achievements, [LINE], 'model')
  await choose('Tighten')
  await screen.findByRole('button', { name: 'Ask the language model' })
  expect(asked).toEqual([])
  await askModel()
  await screen.findByText('Led')
  expect(asked).toMatchObject([{ path: '/api/ai/generate-content', body: { interviewResponses: [{ answer: LINE }] } }])
  await user.click(screen.getAllByRole('button', { name: 'Use this' }).at(-1) ?? document.body)
  expect(content().experience[0]?.achievements).toEqual(['Led a team of 5'])
  act(() => store.undo())
  expect(content().experience[0]?.achievements).toEqual([LINE])
})

test('a model that writes nothing usable is not given out as one', async () => {
  answerWith({ status: 200, body: written('Managed a team of 5', 'embedded') })
  showFields(Achievements, [LINE], 'model')
  await choose('Tighten')
  await askModel()
  expect(await screen.findByText('The language model has no other wording for this line now.')).toBeDefined()
})

test('without a model none is offered', async () => {
  showFields(Achievements, [LINE])
  await choose('Tighten')
  await screen.findByRole('button', { name: 'Keep mine' })
  expect(screen.queryByRole('button', { name: 'Ask the language model' })).toBeNull()
})
