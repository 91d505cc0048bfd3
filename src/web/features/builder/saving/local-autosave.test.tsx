import '#web/testing/fake-indexeddb.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { setField } from '#shared/resume/fields.ts'
import { emptyContent } from '#shared/resume/schema.ts'
import { NO_HOME } from '#web/persistence/draft-store.ts'
import { createBuilder, type OpenedBuilder } from '#web/features/builder/create-builder.ts'
import { typeSummary } from '#web/features/builder/testing/make-builder.ts'
import { getLocalResume, listLocalResumes, removeLocalResume, saveLocalResume } from '#web/persistence/local-store.ts'
import type { LocalResume } from '#web/persistence/local-resume.ts'
import { clearToasts, shownToasts } from '#web/lib/toast.ts'

const time = '2026-01-01T00:00:00.000Z'
const resume: LocalResume = {
  id: 5,
  title: 'Cook',
  templateId: null,
  content: emptyContent(),
  createdAt: time,
  updatedAt: time,
}
const stops: (() => void)[] = []

afterEach(async () => {
  for (const stop of stops.splice(0)) stop()
  clearToasts()
  for (const { id } of await listLocalResumes()) await removeLocalResume(id)
})

/** Opens the resume as a tab does that has just read it. */
function openTab(stored = resume): OpenedBuilder {
  return createBuilder(stored, { ...NO_HOME, local: stored }, { templates: [], signedIn: false })
}
const watch = ({ localAutosave }: OpenedBuilder) => void stops.push(localAutosave.watch())
const summaryIn = ({ builder }: OpenedBuilder) => builder.store.getState().content.summary

test('a tab without edits silently applies what another tab types', async () => {
  await saveLocalResume(resume)
  const [a, b] = [openTab(), openTab()]
  watch(a)
  watch(b)
  typeSummary(a, 'from A')
  await vi.waitFor(() => expect(summaryIn(b)).toBe('from A'))
  const written = await getLocalResume(5)
  expect(b.builder.store.getState()).toMatchObject({ saveState: { state: 'saved' }, local: { id: 5 } })
  await b.localAutosave.settled()
  // Applying a change is no edit: writing it again would make the tabs answer each other forever.
  expect(await getLocalResume(5)).toEqual(written)
  expect(shownToasts()).toEqual([])
})

test("two tabs take turns, each continuing from the other's text", async () => {
  await saveLocalResume(resume)
  const [a, b] = [openTab(), openTab()]
  watch(a)
  watch(b)
  typeSummary(a, 'from A')
  await vi.waitFor(() => expect(summaryIn(b)).toBe('from A'))
  b.builder.store.edit((content) => setField(content, 'personalInfo.fullName', 'Bo'))
  await vi.waitFor(() => expect(a.builder.store.getState().content.personalInfo.fullName).toBe('Bo'))
  expect(await getLocalResume(5)).toMatchObject({ content: { summary: 'from A', personalInfo: { fullName: 'Bo' } } })
  a.builder.store.undo()
  expect(a.builder.store.getState().content).toMatchObject({ summary: 'from A', personalInfo: { fullName: '' } })
})

test('text from another tab that this one has not seen is saved as a version, with one message', async () => {
  const old = { title: 'Old', templateId: null, content: emptyContent(), savedAt: time }
  const stored = { ...resume, earlier: [old] }
  await saveLocalResume(stored)
  const [a, b] = [openTab(stored), openTab(stored)]
  watch(a)
  typeSummary(a, 'from A')
  await a.localAutosave.settled()
  // B has not been notified.
  for (const stop of stops.splice(0)) stop()
  watch(b)
  typeSummary(b, 'from B')
  await b.localAutosave.settled()
  expect(await getLocalResume(5)).toMatchObject({
    content: { summary: 'from B' },
    earlier: [{ content: { summary: 'from A' } }, { title: 'Old' }],
  })
  expect(b.builder.store.getState().local?.earlier).toHaveLength(2)
  expect(shownToasts()).toMatchObject([
    {
      title: 'This resume is also open in another tab',
      description: 'What you typed there is in the version history.',
    },
  ])
  clearToasts()
  const found = await getLocalResume(5)
  await saveLocalResume({
    ...resume,
    ...found,
    tab: 'other',
    content: { ...emptyContent(), summary: 'A again' },
    updatedAt: '2027',
  })
  typeSummary(b, 'B again')
  await b.localAutosave.settled()
  expect((await getLocalResume(5))?.earlier?.map(({ content }) => content.summary)).toContain('A again')
  expect(shownToasts()).toEqual([])
})

test('a tab that keeps typing saves no versions of its own text', async () => {
  await saveLocalResume(resume)
  const a = openTab()
  watch(a)
  for (const text of ['a', 'ab', 'abc']) {
    typeSummary(a, text)
    // Each is written before the next comes.
    // oxlint-disable-next-line no-await-in-loop
    await a.localAutosave.settled()
  }
  const stored = await getLocalResume(5)
  expect(stored?.content.summary).toBe('abc')
  expect(stored?.earlier).toBeUndefined()
})
