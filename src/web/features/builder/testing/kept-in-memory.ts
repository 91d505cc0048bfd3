import type { RecordStore } from '#web/persistence/indexeddb.ts'

type Record = Parameters<RecordStore['put']>[0]

/** Stands for the browser's storage, which the tests' browser does not have. */
export function recordsInMemory(): RecordStore {
  const held = new Map<Record['id'], Record>()
  const put = (record: Record) => {
    held.set(record.id, structuredClone(record))
    return 'browser' as const
  }
  return {
    all: async () => [...held.values()],
    get: async (id) => held.get(id),
    put: async (record) => put(record),
    replace: async (record, seen) => (held.get(record.id)?.updatedAt === seen ? put(record) : 'changed'),
    remove: async (id, seen) => void ((seen === undefined || held.get(id)?.updatedAt === seen) && held.delete(id)),
  }
}
