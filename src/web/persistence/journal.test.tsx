import '#web/testing/fake-indexeddb.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { emptyContent } from '#shared/resume/schema.ts'
import { createJournal } from '#web/persistence/journal.ts'
import { getLocalResume, listLocalResumes, removeLocalResume, saveLocalResume } from '#web/persistence/local-store.ts'
import type { LocalResume } from '#web/persistence/local-resume.ts'

const early = '2026-01-01T00:00:00.000Z'
const late = '2026-01-02T00:00:00.000Z'
const written = (summary: string, updatedAt: string, tab: string): LocalResume => ({
  id: 1,
  title: 'Cook',
  content: { ...emptyContent(), summary },
  templateId: null,
  createdAt: early,
  updatedAt,
  tab,
})
const earlierTexts = (resume: LocalResume | undefined) => resume?.earlier?.map(({ content }) => content.summary)

/** A tab writes and closes before the database has the record. */
function leave(resume: LocalResume): void {
  const journal = createJournal()
  journal.write('resumes', resume.id, resume)
  journal.close()
}

afterEach(async () => {
  localStorage.clear()
  await removeLocalResume(1)
})

test('a new resume that exists only in the journal is listed', async () => {
  leave(written('typed', early, 'a'))
  expect(await listLocalResumes()).toMatchObject([{ id: 1, content: { summary: 'typed' } }])
  expect(Object.keys(localStorage)).toEqual(['has-drafts'])
})

test('newer text in the journal replaces the record, which becomes an earlier version', async () => {
  await saveLocalResume(written('record', early, 'a'))
  leave(written('left', late, 'b'))
  const resume = await getLocalResume(1)
  expect([resume?.content.summary, earlierTexts(resume)]).toEqual(['left', ['record']])
})

test('older text becomes an earlier version', async () => {
  await saveLocalResume(written('record', late, 'a'))
  leave(written('left', early, 'b'))
  const resume = await getLocalResume(1)
  expect([resume?.content.summary, earlierTexts(resume)]).toEqual(['record', ['left']])
})

test('the last keystrokes of the same tab do not become a separate version', async () => {
  await saveLocalResume(written('typ', early, 'a'))
  leave(written('typed', late, 'a'))
  const resume = await getLocalResume(1)
  expect([resume?.content.summary, earlierTexts(resume)]).toEqual(['typed', undefined])
})

test('the journal of an open tab is left alone', async () => {
  const journal = createJournal()
  journal.write('resumes', 1, written('typing', early, 'a'))
  expect(await listLocalResumes()).toEqual([])
  expect(localStorage).toHaveLength(1)
  journal.close()
})

test('a removed resume does not come back from a journal', async () => {
  await saveLocalResume(written('record', early, 'a'))
  leave(written('left', late, 'b'))
  await removeLocalResume(1)
  expect(await getLocalResume(1)).toBeUndefined()
})

test('a corrupt entry is dropped without an error', async () => {
  localStorage.setItem('journal:resumes:1:gone', '{"id":1,')
  expect(await listLocalResumes()).toEqual([])
  expect(localStorage).toHaveLength(0)
})

test('storage that refuses writes is reported', () => {
  const setItem = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
  vi.stubGlobal('localStorage', { setItem })
  expect(createJournal().write('resumes', 1, {})).toBe(false)
  vi.unstubAllGlobals()
})
