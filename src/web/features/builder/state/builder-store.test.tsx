import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { setField } from '#shared/resume/fields.ts'
import { emptyContent } from '#shared/resume/schema.ts'
import { createBuilderStore } from '#web/features/builder/state/builder-store.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const open = () => createBuilderStore({ title: '', templateId: null, content: emptyContent() })
type Store = ReturnType<typeof open>

const summary = (store: Store) => store.getState().content.summary

function type(store: Store, text: string, path = 'summary') {
  for (let end = 1; end <= text.length; end += 1)
    store.edit((content) => setField(content, path, text.slice(0, end)), path)
}

test('typing in one field is one undo step', () => {
  const store = open()
  type(store, 'Leads support')
  store.undo()
  expect(summary(store)).toBe('')
  store.redo()
  expect(summary(store)).toBe('Leads support')
})

test('a pause of 800 ms starts a new step', () => {
  const store = open()
  type(store, 'One')
  vi.advanceTimersByTime(800)
  store.edit((content) => setField(content, 'summary', 'One two'), 'summary')
  store.undo()
  expect(summary(store)).toBe('One')
})

test('a shorter pause does not', () => {
  const store = open()
  type(store, 'One')
  vi.advanceTimersByTime(799)
  store.edit((content) => setField(content, 'summary', 'One two'), 'summary')
  store.undo()
  expect(summary(store)).toBe('')
})

test('leaving a field ends its step', () => {
  const store = open()
  type(store, 'One')
  store.seal()
  store.edit((content) => setField(content, 'summary', 'One two'), 'summary')
  store.undo()
  expect(summary(store)).toBe('One')
})

test('two fields are two steps', () => {
  const store = open()
  type(store, 'Ada', 'personalInfo.fullName')
  type(store, 'ada@example.com', 'personalInfo.email')
  store.undo()
  expect(store.getState().content.personalInfo).toMatchObject({ fullName: 'Ada', email: '' })
})

test('title and template can be undone like any text', () => {
  const store = open()
  store.rename('Analyst')
  store.chooseTemplate(3)
  store.undo()
  expect(store.getState()).toMatchObject({ title: 'Analyst', templateId: null })
  store.undo()
  expect(store.getState().title).toBe('')
})

test('an edit is unsaved until undo restores the saved text', () => {
  const store = open()
  expect(store.getState().saveState).toEqual({ state: 'saved' })
  type(store, 'One')
  expect(store.getState().saveState).toEqual({ state: 'unsaved' })
  store.undo()
  expect(store.getState().saveState).toEqual({ state: 'saved' })
})

test('text typed during a save is still unsaved after it', () => {
  const store = open()
  type(store, 'Sent')
  const sent = store.getState().history.present
  store.setState({ saveState: { state: 'saving' } })
  type(store, 'Sent and more')
  expect(store.getState().saveState).toEqual({ state: 'saving' })
  store.markSaved(sent, { resumeId: 7, version: 1 })
  expect(store.getState()).toMatchObject({ saveState: { state: 'unsaved' }, resumeId: 7, version: 1 })
})

test('an edit without effect adds no step and leaves the resume saved', () => {
  const store = open()
  store.edit((content) => setField(content, 'summary', ''), 'summary')
  expect(store.getState()).toMatchObject({ saveState: { state: 'saved' }, history: { past: [] } })
})

test('every entry of an opened resume gets its own id', () => {
  const job = {
    company: 'A',
    position: '',
    startDate: '',
    endDate: '',
    current: false,
    description: '',
    achievements: [],
  }
  const content = { ...emptyContent(), experience: [job, { ...job, company: 'B' }] }
  const { experience } = createBuilderStore({ title: '', templateId: null, content }).getState().content
  expect(new Set(experience.map(({ id }) => id)).size).toBe(2)
  expect(experience.every(({ id }) => id !== undefined && id !== '')).toBe(true)
})
