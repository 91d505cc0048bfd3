import '#web/testing/fake-indexeddb.ts'
import { act, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { emptyContent, type ResumeContent } from '#shared/resume/schema.ts'
import { makeBuilder, makeResume } from '#web/features/builder/testing/make-builder.ts'
import { button, forgetBetweenTests, showInterview, user } from '#web/features/builder/testing/show-interview.tsx'

forgetBetweenTests()

async function open(content: ResumeContent = emptyContent()) {
  const opened = makeBuilder({ signedIn: true, resume: makeResume({ content }) })
  const page = await showInterview(opened)
  return { ...page, store: opened.builder.store }
}
const stepNow = () => screen.getByText(/^Step \d of 6$/).textContent
const input = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const write = async (label: string, words: string) => {
  await user.click(input(label))
  await user.paste(words)
}
const heading = () => screen.getByRole('heading', { level: 3 }).textContent

test('Enter goes to the next step, whose first field has the focus and whose group has its heading as name', async () => {
  const { store } = await open()
  expect([stepNow(), heading()]).toEqual(['Step 1 of 6', 'What’s your full name?'])
  await user.type(input('Full name'), 'Dana Reyes{Enter}')
  expect(stepNow()).toBe('Step 2 of 6')
  expect(document.activeElement).toBe(input('Email'))
  expect(screen.getByRole('group', { name: 'Step 2 of 6 How can employers reach you?' })).toBeDefined()
  expect(store.getState().content.personalInfo.fullName).toBe('Dana Reyes')
})

test('each step is written into the resume as it is typed, and is one step of undo', async () => {
  const { store } = await open()
  const blank = store.getState().content
  await user.type(input('Full name'), 'Dana Reyes{Enter}')
  await user.click(button('Next'))
  await write('Job title', 'Teacher')
  await write('Employer', 'Lincoln School')
  await write('Start date', '2019')
  await user.click(screen.getByLabelText('I still work here'))
  await user.click(button('Add another job'))
  expect(document.activeElement).toBe(input('Job title'))
  await write('Job title', 'Substitute teacher')
  await write('Employer', 'Oak School')
  await user.click(button('Next'))
  const { experience } = store.getState().content
  expect(experience).toMatchObject([
    { position: 'Teacher', company: 'Lincoln School', startDate: '2019', current: true },
    { position: 'Substitute teacher', company: 'Oak School' },
  ])
  expect(stepNow()).toBe('Step 4 of 6')
  // The entry that this step has made to be filled in.
  act(() => store.undo())
  act(() => store.undo())
  expect(store.getState().content.experience.map(({ position }) => position)).toEqual(['Teacher'])
  act(() => store.undo())
  expect(store.getState().content.experience).toEqual([])
  act(() => store.undo())
  expect(store.getState().content).toBe(blank)
})

test('steps that are left empty leave nothing in the resume, and no step of undo', async () => {
  const { store, turn } = await open()
  const blank = store.getState().content
  for (let step = 1; step < 6; step += 1) await user.click(button('Next'))
  expect(stepNow()).toBe('Step 6 of 6')
  await user.click(button('Back'))
  await turn(false)
  expect(store.getState()).toMatchObject({ content: blank, history: { past: [] }, saveState: { state: 'saved' } })
})

test('what a closed interview was told is in the resume, and the next one asks for the rest', async () => {
  const { store, turn } = await open()
  await user.type(input('Full name'), 'Dana Reyes')
  await turn(false)
  expect(store.getState().content.personalInfo.fullName).toBe('Dana Reyes')
  await turn(true)
  expect(stepNow()).toBe('Step 2 of 6')
})

test('degrees and certificates go where they belong, and never to the skills', async () => {
  const { store } = await open()
  for (let step = 1; step < 4; step += 1) await user.click(button('Next'))
  await write('Degree or training', 'Master of Education')
  await write('School', 'State University')
  await write('End year', '2015')
  await user.click(button('Next'))
  await write('Certificates and licenses', 'Teaching license, 2016\n\n First aid ')
  await user.click(button('Next'))
  expect(store.getState().content).toMatchObject({
    education: [{ degree: 'Master of Education', institution: 'State University', endDate: '2015' }],
    certifications: ['Teaching license, 2016', 'First aid'],
    skills: { technical: [], soft: [], languages: [] },
  })
})

test('the jobs suggest the target and its level; who has none yet starts at the entry level', async () => {
  const { unmount } = await open()
  await user.click(button('Next'))
  await user.click(button('Next'))
  await write('Job title', 'Falconer')
  await write('Employer', 'Castle')
  await write('Start date', '2015')
  await write('End date', '2019')
  await user.click(button('Skip to the questions'))
  expect([input('Target role').value, input('Level').value]).toEqual(['Falconer', 'Mid-level'])
  unmount()
  await open()
  await user.click(button('Next'))
  await user.click(button('Next'))
  await user.click(button('I have no work experience yet'))
  expect(stepNow()).toBe('Step 4 of 6')
  await user.click(button('Skip to the questions'))
  expect([input('Target role').value, input('Level').value]).toEqual(['', 'Entry-level'])
})

test('a resume with a name and its jobs goes straight to the target, and Back leads to the steps', async () => {
  const { experience } = (await import('#shared/template/samples.ts')).sampleContent('short')
  await open({ ...emptyContent(), experience, personalInfo: { ...emptyContent().personalInfo, fullName: 'Maya' } })
  expect(stepNow()).toBe('Step 6 of 6')
  await user.click(button('Back'))
  await user.click(button('Back'))
  await user.click(button('Back'))
  expect(stepNow()).toBe('Step 3 of 6')
  expect(input('Job title').value).toBe(experience[0]?.position)
})
