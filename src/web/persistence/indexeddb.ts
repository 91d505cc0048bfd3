import { openDB, type DBSchema, type IDBPDatabase } from 'idb'

type StoreName = 'resumes' | 'drafts'
type Id = number | string
/** `updatedAt` tells one writing of a record from the next. */
type Stored = { readonly id: Id; readonly updatedAt?: string }
interface Schema extends DBSchema {
  resumes: { key: Id; value: Stored }
  drafts: { key: Id; value: Stored }
}

/** Where something was put: in the browser's storage, or only in this tab's memory because storage failed. */
export type StoredIn = 'browser' | 'memory'

/** Records by id. What is read is unknown: an older or a broken version may have written it. */
export type RecordStore = {
  all(): Promise<readonly unknown[]>
  get(id: Id): Promise<unknown>
  put(record: Stored): Promise<StoredIn>
  /** Puts it only while the record there is the one that was written at `seen`, or none; nobody can come between. */
  replace(record: Stored, seen: string | undefined): Promise<StoredIn | 'changed'>
  /** With `seen`, only while the record there is the one that was written then. */
  remove(id: Id, seen?: string): Promise<void>
}

/** Records in IndexedDB; what storage refuses (private mode, full disk) stays in this tab's memory. */
export function createRecordStore(store: StoreName): RecordStore {
  return withMemoryFallback({
    all: async () => (await database()).getAll(store),
    get: async (id) => (await database()).get(store, id),
    put: async (record) => void (await write(store, record)),
    replace: (record, seen) => write(store, record, { seen }),
    remove: (id, seen) => erase(store, id, seen),
  })
}

/** Looks and writes in one transaction, and is done when the disk has it. */
async function write(store: StoreName, record: Stored, only?: { readonly seen: string | undefined }): Promise<boolean> {
  const transaction = (await database()).transaction(store, 'readwrite', { durability: 'strict' })
  const isFree = !only || (await transaction.store.get(record.id))?.updatedAt === only.seen
  if (isFree) await transaction.store.put(record)
  await transaction.done
  return isFree
}

async function erase(store: StoreName, id: Id, seen: string | undefined): Promise<void> {
  const transaction = (await database()).transaction(store, 'readwrite', { durability: 'strict' })
  if (seen === undefined || (await transaction.store.get(id))?.updatedAt === seen) await transaction.store.delete(id)
  await transaction.done
}

type Storage = Omit<RecordStore, 'put' | 'replace'> & {
  put(record: Stored): Promise<void>
  /** False when another writing is there. */
  replace(record: Stored, seen: string | undefined): Promise<boolean>
}

/** Falls back to memory one record at a time, so that a single failure does not hide what was kept before. */
export function withMemoryFallback(storage: Storage): RecordStore {
  const memory = new Map<Id, Stored>()
  async function keep<T>(record: Stored, stored: Promise<T>): Promise<T | 'memory'> {
    try {
      const done = await stored
      memory.delete(record.id)
      return done
    } catch (error) {
      console.warn('The browser keeps nothing; resumes stay in this tab only', error)
      memory.set(record.id, record)
      return 'memory'
    }
  }
  return {
    async all() {
      const stored = await storage.all().catch(warned([]))
      return [...stored.filter((record) => !memory.has(idOf(record))), ...memory.values()]
    },
    get: async (id) => memory.get(id) ?? storage.get(id).catch(warned(undefined)),
    put: async (record) => (await keep(record, storage.put(record))) ?? 'browser',
    async replace(record, seen) {
      // What only this tab has replaces whatever storage still holds.
      const before = memory.get(record.id)
      if (before && before.updatedAt !== seen) return 'changed'
      if (before) return (await keep(record, storage.put(record))) ?? 'browser'
      const done = await keep(record, storage.replace(record, seen))
      return done === 'memory' ? done : done ? 'browser' : 'changed'
    },
    async remove(id, seen) {
      if (seen !== undefined && memory.has(id) && memory.get(id)?.updatedAt !== seen) return
      memory.delete(id)
      await storage.remove(id, seen).catch(warned(undefined))
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

const idOf = (record: unknown): Id => (record as Partial<Stored> | undefined)?.id ?? Number.NaN

const warned =
  <T>(instead: T) =>
  (error: unknown): T => {
    console.warn('What the browser keeps cannot be read', error)
    return instead
  }
