import { expect, test, vi } from 'vitest'
import { emptyContent } from '#shared/resume/schema.ts'
import { withMemoryFallback, type RecordStore } from '#web/persistence/indexeddb.ts'
import { createDrafts } from '#web/persistence/drafts.ts'
import { createLocalStore } from '#web/persistence/local-store.ts'
import type { LocalResume } from '#web/persistence/local-resume.ts'

type Stored = Parameters<RecordStore['put']>[0]

/** Records with test content, valid or broken. */
function recordsOf(...given: Stored[]): RecordStore & { ids: () => Stored['id'][] } {
  const held = new Map(given.map((record) => [record.id, record]))
  return {
    all: async () => [...held.values()],
    get: async (id) => held.get(id),
    put: async (record) => {
      held.set(record.id, record)
      return 'browser'
    },
    replace: async (record, seen) => {
      if (held.get(record.id)?.updatedAt !== seen) return 'changed'
      held.set(record.id, record)
      return 'browser'
    },
    remove: async (id) => void held.delete(id),
    ids: () => [...held.keys()],
  }
}

const cook: LocalResume = {
  id: 1,
  title: 'Cook',
  content: { ...emptyContent(), summary: 'Cooks' },
  templateId: null,
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
}

test('a corrupt resume is logged and removed, and valid resumes stay', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const baker = { ...cook, id: 4, title: 'Baker', updatedAt: '2026-02-01T00:00:00.000Z' }
  const torn = { ...cook, id: 2, content: 'torn' }
  const undated = { ...cook, id: 5, updatedAt: 'yesterday' }
  const records = recordsOf(cook, torn as never, { id: 3 }, undated as never, baker)
  expect((await createLocalStore(records).list()).map(({ title }) => title)).toEqual(['Baker', 'Cook'])
  expect(records.ids()).toEqual([1, 4])
  expect(warn).toHaveBeenCalledTimes(3)
  warn.mockRestore()
})

test('content of an older version is migrated to the current version', async () => {
  const old = { ...cook, content: { personalInfo: { fullName: 'Ada' }, summary: null } }
  const resume = await createLocalStore(recordsOf(old)).get(1)
  expect(resume?.content).toMatchObject({ schemaVersion: 2, personalInfo: { fullName: 'Ada', email: '' }, summary: '' })
})

test('a missing resume is undefined, without a warning', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  expect(await createLocalStore(recordsOf()).get(9)).toBeUndefined()
  expect(warn).not.toHaveBeenCalled()
  warn.mockRestore()
})

test('saving and removing notify listeners', async () => {
  const changed = vi.fn<() => void>()
  const resumes = createLocalStore(recordsOf(), changed)
  await resumes.save(cook)
  await resumes.remove(1)
  expect(changed).toHaveBeenCalledTimes(2)
})

test('a failed save stays in memory, is reported, and can be read', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const refuse = () => Promise.reject(new DOMException('full', 'QuotaExceededError'))
  const full = { ...recordsOf(), put: refuse, replace: refuse }
  const resumes = createLocalStore(withMemoryFallback(full))
  expect(await resumes.save(cook)).toBe('memory')
  expect(await resumes.get(1)).toEqual(cook)
  expect((await resumes.list()).map(({ id }) => id)).toEqual([1])
  warn.mockRestore()
})

test('storage that cannot be opened is empty, not an error', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const closed = () => Promise.reject(new DOMException('private', 'InvalidStateError'))
  const resumes = createLocalStore(
    withMemoryFallback({ all: closed, get: closed, put: closed, replace: closed, remove: closed }),
  )
  expect(await resumes.list()).toEqual([])
  expect(await resumes.get(1)).toBeUndefined()
  await resumes.remove(1)
  warn.mockRestore()
})

test('a later successful save is removed from memory', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const records = recordsOf()
  let isFull = true
  const put = async (record: Stored) => {
    if (isFull) throw new DOMException('full', 'QuotaExceededError')
    await records.put(record)
  }
  const resumes = createLocalStore(withMemoryFallback({ ...records, put, replace: async () => true }))
  await resumes.save(cook)
  isFull = false
  expect(await resumes.save({ ...cook, title: 'Chef' })).toBe('browser')
  expect((await resumes.list()).map(({ title }) => title)).toEqual(['Chef'])
  warn.mockRestore()
})

test('unsaved changes of a resume on the server are restored with their base version', async () => {
  const drafts = createDrafts(recordsOf())
  await drafts.save({
    resumeId: 7,
    tab: 'a',
    title: 'Cook',
    content: cook.content,
    templateId: 2,
    version: 5,
    updatedAt: cook.updatedAt,
  })
  expect(await drafts.of(7)).toMatchObject([{ title: 'Cook', version: 5, content: { summary: 'Cooks' } }])
})
