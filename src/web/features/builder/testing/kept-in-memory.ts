import type { Records } from '#web/lib/keep-records.ts'

/** Stands for the browser's storage, which the tests' browser does not have. */
export function recordsInMemory(): Records {
  const held = new Map<number, { id: number }>()
  return {
    all: async () => [...held.values()],
    get: async (id) => held.get(id),
    put: async (record) => {
      held.set(record.id, structuredClone(record))
      return 'browser'
    },
    remove: async (id) => void held.delete(id),
  }
}
