import '#web/testing/fake-indexeddb.ts'
import { act, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { GeneratedContent } from '#shared/interview/schemas.ts'
import { localQuestions } from '#shared/interview/local-interview.ts'
import { outlineOf, placesOf } from '#shared/interview/outline.ts'
import { answerWith } from '#web/features/builder/testing/answers.ts'
import { makeBuilder } from '#web/features/builder/testing/make-builder.ts'
import {
  button,
  complete,
  COOKS_RESUME,
  field,
  forgetBetweenTests,
  showInterview,
  start,
  user,
} from '#web/features/builder/testing/show-interview.tsx'
import { readInterview } from '#web/persistence/stored-interview.ts'
import { shownToasts } from '#web/lib/toast.ts'

// Each written bullet is reviewed before it is added to the resume.

forgetBetweenTests()

const { content } = COOKS_RESUME
const QUESTIONS = await localQuestions({
  industry: 'Hospitality & Tourism',
  experienceLevel: 'Mid-level',
  targetRole: 'Cook',
  resume: outlineOf(content, placesOf(content)),
})
const [GOALS = '', DISHES = ''] = QUESTIONS.map(({ id }) => id)

const WRITTEN: GeneratedContent = {
  summary: 'Cook who wants to lead a kitchen.',
  experienceDescriptions: [],
  skillsHighlight: [],
  projectDescriptions: [],
  engine: 'embedded',
  fellBack: null,
  rewritten: true,
  lines: [
    {
      path: 'summary.0',
      text: 'Cook who wants to lead a kitchen.',
      source: { questionId: GOALS, quote: 'I want to lead a kitchen' },
      verbatim: false,
    },
    {
      path: 'experience.0.achievements.0',
      text: 'Cooked for 80 guests',
      source: { questionId: DISHES, quote: 'I cooked for 80 guests' },
      verbatim: true,
    },
    {
      path: 'experience.0.achievements.1',
      text: 'Wrote the menu',
      source: { questionId: DISHES, quote: 'I wrote the menu' },
      verbatim: false,
    },
  ],
  unused: [{ source: { questionId: DISHES, quote: 'It was not easy' }, why: 'negative' }],
}
const writing = (overrides: Partial<GeneratedContent> = {}) => ({ status: 200, body: { ...WRITTEN, ...overrides } })

/** The review of an interview; `answers` are the server's responses. */
async function open(...answers: Parameters<typeof answerWith>) {
  answerWith(...answers)
  const { builder } = makeBuilder({ signedIn: true, writer: 'model', resume: COOKS_RESUME })
  await showInterview({ builder })
  await start()
  await complete('I want to lead a kitchen', 'I cooked for 80 guests. I wrote the menu.')
  await review()
  return builder
}
const review = () => screen.findByText('Review each line')

test('each bullet is shown with its source, its writer and what was not used', async () => {
  await open(writing())
  const lines = screen.getAllByRole('listitem').map((item) => item.textContent)
  expect(lines[0]).toContain('You said: “I want to lead a kitchen”')
  expect(lines[1]).toContain('In your own words')
  expect(lines[2]).not.toContain('In your own words')
  expect(screen.getByRole('heading', { name: 'Cook, Bistro' })).toBeDefined()
  expect(screen.getByText('You also said', { exact: false }).textContent).toBe('You also said (1 thing not used yet)')
  expect(screen.getByText('“It was not easy”')).toBeDefined()
  expect(screen.getByText(/^Written by our built-in writer/)).toBeDefined()
  expect(screen.getByText(/^It follows rules/)).toBeDefined()
  expect(screen.getByText('I cook.')).toBeDefined()
})

test('the source of a bullet is highlighted within its sentence, and nothing else is', async () => {
  const source = { questionId: DISHES, quote: 'for 80 guests' }
  const lines = [{ path: 'skills.0', text: 'Menu', source: { ...source, quote: 'menu' }, verbatim: true }]
  await open(writing({ lines, unused: [{ source, why: 'unclear' }] }))
  const sentenceOf = (quote: string) => screen.getByText(quote, { selector: 'mark' }).closest('span')?.textContent
  expect(sentenceOf('menu')).toBe('You said: “I wrote the menu”')
  // A skill is a name, however it was worded.
  expect(screen.queryByText('In your own words')).toBeNull()
  expect(sentenceOf('for 80 guests')).toBe('“I cooked for 80 guests”')
})

test('one click replaces a bullet with its original words, and another one reverts it', async () => {
  await open(writing())
  const [summary] = screen.getAllByRole<HTMLTextAreaElement>('textbox', { name: 'Text of this line' })
  await user.click(button('Use my words instead of: Cook who wants to lead a kitchen.'))
  expect(summary?.value).toBe('I want to lead a kitchen')
  await user.click(button('Use suggested line: Cook who wants to lead a kitchen.'))
  expect(summary?.value).toBe('Cook who wants to lead a kitchen.')
  // A bullet in the original words has no alternative.
  expect(screen.queryByRole('button', { name: 'Use my words instead of: Cooked for 80 guests' })).toBeNull()
})

test('an answer without a bullet can be added in its original words, ready for editing', async () => {
  const { store } = await open(writing())
  await user.click(button('Add in my own words: “It was not easy”'))
  const added = screen.getByDisplayValue<HTMLTextAreaElement>('It was not easy')
  expect(document.activeElement).toBe(added)
  expect(screen.queryByText('You also said')).toBeNull()
  await user.clear(added)
  await user.paste('Cooked on two burners')
  await user.click(button('Add 4 lines to my resume'))
  expect(store.getState().content.experience[0]?.achievements).toEqual([
    'Ran the kitchen',
    'Cooked for 80 guests',
    'Wrote the menu',
    'Cooked on two burners',
  ])
})

test('a possible skill is suggested and added with one click', async () => {
  const source = { questionId: DISHES, quote: ', combi steamer' }
  const { store } = await open(writing({ unused: [{ source, why: 'maybe-skill' }] }))
  expect(screen.getByText('You mentioned this in passing. If it’s one of your skills, add it.')).toBeDefined()
  await user.click(button('Add to skills: “combi steamer”'))
  expect(document.activeElement).toBe(screen.getByDisplayValue('Combi steamer'))
  await user.click(button('Add 4 lines to my resume'))
  expect(store.getState().content.skills.technical).toContain('Combi steamer')
})

test('accepted and edited bullets are merged in one step, and undo restores resume and answers', async () => {
  const { store } = await open(writing())
  await user.click(screen.getByRole('checkbox', { name: 'Include this line: Cooked for 80 guests' }))
  const menu = screen.getByDisplayValue('Wrote the menu')
  await user.type(menu, ' twice a year')
  await user.click(button('Add 2 lines to my resume'))
  expect(store.getState().content.summary).toBe('Cook who wants to lead a kitchen.')
  expect(store.getState().content.experience[0]?.achievements).toEqual([
    'Ran the kitchen',
    'Wrote the menu twice a year',
  ])
  expect(store.getState()).toMatchObject({ interviewing: false, tab: 'experience' })
  expect(shownToasts()[0]).toMatchObject({ title: 'Content generated' })
  expect(readInterview('resume:7')).toBeNull()
  act(store.undo)
  expect(store.getState().content.summary).toBe('I cook.')
  expect(store.getState().content.experience[0]?.achievements).toEqual(['Ran the kitchen'])
  expect(readInterview('resume:7')).toContain('twice a year')
})

test('the toast undoes the whole merge, including later edits', async () => {
  const { store } = await open(writing())
  await user.click(button('Add 3 lines to my resume'))
  act(() => store.rename('Head cook'))
  act(() => shownToasts()[0]?.action?.onAct())
  expect(store.getState().content.summary).toBe('I cook.')
})

test('earlier achievements are replaced only if the user chooses so', async () => {
  const { store } = await open(writing())
  const choice = screen.getByRole('group', { name: 'Achievements already in these positions' })
  const keepOption = within(choice).getByRole<HTMLInputElement>('radio', { name: 'Keep them and add the new ones' })
  expect(keepOption.checked).toBe(true)
  await user.click(within(choice).getByRole('radio', { name: 'Replace them' }))
  await user.click(button('Add 3 lines to my resume'))
  expect(store.getState().content.experience[0]?.achievements).toEqual(['Cooked for 80 guests', 'Wrote the menu'])
})

test('going back to the answers keeps the decisions about the bullets', async () => {
  await open(writing(), writing())
  await user.click(screen.getByRole('checkbox', { name: 'Include this line: Wrote the menu' }))
  await user.click(button('Back to my answers'))
  expect(field().value).toBe('Nothing')
  await user.click(button('Complete Interview'))
  await review()
  const line = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Include this line: Wrote the menu' })
  expect(line.checked).toBe(false)
})

test('a rejected bullet stays rejected when another one is written before it', async () => {
  const [, cooked, menu] = WRITTEN.lines
  const lines = [
    { ...menu!, path: cooked!.path, text: 'Baked' },
    { ...cooked!, path: menu!.path },
  ]
  await open(writing(), writing({ lines }))
  await user.click(screen.getByRole('checkbox', { name: 'Include this line: Cooked for 80 guests' }))
  await user.click(button('Back to my answers'))
  await user.click(button('Complete Interview'))
  await review()
  const isTaken = (text: string) =>
    screen.getByRole<HTMLInputElement>('checkbox', { name: `Include this line: ${text}` }).checked
  expect([isTaken('Baked'), isTaken('Cooked for 80 guests')]).toEqual([true, false])
})
