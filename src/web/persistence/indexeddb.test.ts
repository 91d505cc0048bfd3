import '#web/testing/fake-indexeddb.ts'
import { IDBFactory } from 'fake-indexeddb'
import { expect, test } from 'vitest'
import { createRecordStore } from '#web/persistence/indexeddb.ts'

const first = { id: 1, updatedAt: '2026-01-01T00:00:00.000Z' }
const second = { id: 1, updatedAt: '2026-01-02T00:00:00.000Z' }

test('a record is available to the next page that opens the same database', async () => {
  const factory = new IDBFactory()
  expect(await createRecordStore('resumes', factory).put(first)).toBe('browser')
  expect(await createRecordStore('resumes', factory).all()).toEqual([first])
  expect(await createRecordStore('drafts', factory).all()).toEqual([])
})

test('a record written by another tab is neither replaced nor removed', async () => {
  const factory = new IDBFactory()
  const [mine, other] = [createRecordStore('resumes', factory), createRecordStore('resumes', factory)]
  await mine.put(first)
  await other.put(second)
  expect(await mine.replace({ id: 1, updatedAt: 'later' }, first.updatedAt)).toBe('changed')
  await mine.remove(1, first.updatedAt)
  expect(await other.get(1)).toEqual(second)
  expect(await mine.replace({ id: 1, updatedAt: 'later' }, second.updatedAt)).toBe('browser')
  await mine.remove(1)
  expect(await other.all()).toEqual([])
})
