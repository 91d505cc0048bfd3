import { openDB, type DBSchema, type IDBPDatabase } from 'idb'

type StoreName = 'resumes' | 'drafts'
type Stored = { readonly id: number }
interface Schema extends DBSchema {
  resumes: { key: number; value: Stored }
  drafts: { key: number; value: Stored }
}

/** Where something was put: in the browser's storage, or only in this tab's memory because storage failed. */
export type KeptIn = 'browser' | 'memory'

/** Records by number. What is read is unknown: an older or a broken version may have written it. */
export type Records = {
  all(): Promise<readonly unknown[]>
  get(id: number): Promise<unknown>
  put(record: Stored): Promise<KeptIn>
  remove(id: number): Promise<void>
}

/** Records in IndexedDB; what storage refuses (private mode, full disk) stays in this tab's memory. */
export function browserRecords(store: StoreName): Records {
  return withMemory({
    all: async () => (await database()).getAll(store),
    get: async (id) => (await database()).get(store, id),
    put: async (record) => void (await (await database()).put(store, record)),
    remove: async (id) => (await database()).delete(store, id),
  })
}

type Storage = Omit<Records, 'put'> & { put(record: Stored): Promise<void> }

/** Falls back to memory one record at a time, so that a single failure does not hide what was kept before. */
export function withMemory(storage: Storage): Records {
  const memory = new Map<number, Stored>()
  return {
    async all() {
      const stored = await storage.all().catch(warned([]))
      return [...stored.filter((record) => !memory.has(idOf(record))), ...memory.values()]
    },
    get: async (id) => memory.get(id) ?? storage.get(id).catch(warned(undefined)),
    async put(record) {
      try {
        await storage.put(record)
        memory.delete(record.id)
        return 'browser'
      } catch (error) {
        console.warn('The browser keeps nothing; resumes stay in this tab only', error)
        memory.set(record.id, record)
        return 'memory'
      }
    },
    async remove(id) {
      memory.delete(id)
      await storage.remove(id).catch(warned(undefined))
    },
  }
}

let opened: Promise<IDBPDatabase<Schema>> | undefined

function database(): Promise<IDBPDatabase<Schema>> {
  opened ??= openDB<Schema>('curricle', 1, {
    upgrade(db) {
      db.createObjectStore('resumes', { keyPath: 'id' })
      db.createObjectStore('drafts', { keyPath: 'id' })
    },
    terminated: forget,
  })
  // A failed opening is tried again with the next record.
  opened.catch(forget)
  return opened
}

function forget(): void {
  opened = undefined
}

const idOf = (record: unknown): number => (record as Partial<Stored> | undefined)?.id ?? Number.NaN

const warned =
  <T>(instead: T) =>
  (error: unknown): T => {
    console.warn('What the browser keeps cannot be read', error)
    return instead
  }
