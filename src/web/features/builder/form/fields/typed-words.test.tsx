import { afterEach, expect, test } from 'vitest'
import { blankEntry, moveEntry } from '#shared/resume/entries.ts'
import { emptyContent } from '#shared/resume/schema.ts'
import { createBuilderStore } from '#web/features/builder/state/builder-store.ts'
import { NO_HOME, type Home } from '#web/persistence/draft-store.ts'
import { readTypedWords, storeTypedWords } from '#web/features/builder/form/fields/typed-words.ts'

afterEach(() => sessionStorage.clear())

/** A resume with two projects, as a page opens it. */
function open(home: Partial<Home>) {
  const projects = [blankEntry('projects', 'a'), blankEntry('projects', 'b')]
  return createBuilderStore(
    { title: 'Cook', templateId: null, content: { ...emptyContent(), projects } },
    { ...NO_HOME, ...home },
  )
}
const local = { id: 5, createdAt: '2026-01-01T00:00:00.000Z' }

test('pending words are there after a reload, and only in their resume', () => {
  storeTypedWords(open({ local }), 'skills.soft', 'one, two')
  expect(readTypedWords(open({ local }), 'skills.soft')).toBe('one, two')
  expect(readTypedWords(open({ local }), 'skills.technical')).toBe('')
  expect(readTypedWords(open({ local: { ...local, id: 6 } }), 'skills.soft')).toBe('')
  expect(readTypedWords(open({ resumeId: 5, version: 1 }), 'skills.soft')).toBe('')
})

test('pending words move with the resume into the account', () => {
  const store = open({ local })
  storeTypedWords(store, 'skills.soft', 'one, two')
  store.markSaved(store.getState().history.present, { resumeId: 7, version: 1, local: null })
  expect(readTypedWords(open({ resumeId: 7, version: 1 }), 'skills.soft')).toBe('one, two')
  expect(readTypedWords(open({ local }), 'skills.soft')).toBe('')
})

test('pending words move with their entry', () => {
  const store = open({ local })
  storeTypedWords(store, 'projects.0.technologies', 'one, two')
  store.edit((content) => moveEntry(content, 'projects', 0, 1))
  expect(readTypedWords(store, 'projects.1.technologies')).toBe('one, two')
  expect(readTypedWords(store, 'projects.0.technologies')).toBe('')
})

test('words that fit again leave nothing in storage', () => {
  const store = open({ local })
  storeTypedWords(store, 'skills.soft', 'one, two')
  storeTypedWords(store, 'skills.soft', null)
  expect(readTypedWords(open({ local }), 'skills.soft')).toBe('')
  expect(sessionStorage.length).toBe(0)
})
