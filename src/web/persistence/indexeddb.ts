import { wrap, type DBSchema, type IDBPDatabase } from 'idb'

type StoreName = 'resumes' | 'drafts'
type Id = number | string
/** `updatedAt` tells one writing of a record from the next. */
type StoredRecord = { readonly id: Id; readonly updatedAt?: string }
interface Schema extends DBSchema {
  resumes: { key: Id; value: StoredRecord }
  drafts: { key: Id; value: StoredRecord }
}
type Open = () => Promise<IDBPDatabase<Schema>>

/** Where something was put: in the browser's storage, or only in this tab's memory because storage failed. */
export type StoredIn = 'browser' | 'memory'

/** Records by id. What is read is unknown because an older or a broken version may have written it. */
export type RecordStore = {
  all(): Promise<readonly unknown[]>
  get(id: Id): Promise<unknown>
  put(record: StoredRecord): Promise<StoredIn>
  /** Puts it only while the stored record is the one written at `seen`, or there is none. Nothing can come between. */
  replace(record: StoredRecord, seen: string | undefined): Promise<StoredIn | 'changed'>
  /** With `seen`, only while the stored record is the one written then. */
  remove(id: Id, seen?: string): Promise<void>
}

/** Records in IndexedDB. What storage refuses (private mode, full disk) stays in this tab's memory. */
export function createRecordStore(store: StoreName, factory?: IDBFactory): RecordStore {
  const open = factory ? createOpen(() => factory) : openShared
  return withMemoryFallback({
    all: async () => (await open()).getAll(store),
    get: async (id) => (await open()).get(store, id),
    put: async (record) => void (await write(open, store, record)),
    replace: (record, seen) => write(open, store, record, { seen }),
    remove: (id, seen) => erase(open, store, id, seen),
  })
}

/** Checks and writes in one transaction, and resolves when the record is on disk. */
async function write(
  open: Open,
  store: StoreName,
  record: StoredRecord,
  only?: { readonly seen: string | undefined },
): Promise<boolean> {
  const transaction = (await open()).transaction(store, 'readwrite', { durability: 'strict' })
  const isFree = !only || (await transaction.store.get(record.id))?.updatedAt === only.seen
  if (isFree) await transaction.store.put(record)
  await transaction.done
  return isFree
}

async function erase(open: Open, store: StoreName, id: Id, seen: string | undefined): Promise<void> {
  const transaction = (await open()).transaction(store, 'readwrite', { durability: 'strict' })
  if (seen === undefined || (await transaction.store.get(id))?.updatedAt === seen) await transaction.store.delete(id)
  await transaction.done
}

type Storage = Omit<RecordStore, 'put' | 'replace'> & {
  put(record: StoredRecord): Promise<void>
  /** False when the stored record is another one. */
  replace(record: StoredRecord, seen: string | undefined): Promise<boolean>
}

/** Falls back to memory one record at a time, so that a single failure does not hide what was stored before. */
export function withMemoryFallback(storage: Storage): RecordStore {
  const memory = new Map<Id, StoredRecord>()
  async function orInMemory<T>(record: StoredRecord, stored: Promise<T>): Promise<T | 'memory'> {
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
    put: async (record) => (await orInMemory(record, storage.put(record))) ?? 'browser',
    async replace(record, seen) {
      // A record only this tab has replaces whatever storage still holds.
      const before = memory.get(record.id)
      if (before && before.updatedAt !== seen) return 'changed'
      if (before) return (await orInMemory(record, storage.put(record))) ?? 'browser'
      const done = await orInMemory(record, storage.replace(record, seen))
      return done === 'memory' ? done : done ? 'browser' : 'changed'
    },
    async remove(id, seen) {
      if (seen !== undefined && memory.has(id) && memory.get(id)?.updatedAt !== seen) return
      memory.delete(id)
      await storage.remove(id, seen).catch(warned(undefined))
    },
  }
}

/** Opens the database once. A failed opening is tried again with the next record. */
function createOpen(factory: () => IDBFactory): Open {
  let opened: Promise<IDBPDatabase<Schema>> | undefined
  const forget = () => {
    opened = undefined
  }
  return () => {
    opened ??= openDatabase(factory(), forget)
    opened.catch(forget)
    return opened
  }
}

/** The page's one connection, shared by all its stores. */
const openShared = createOpen(() => globalThis.indexedDB)

async function openDatabase(factory: IDBFactory, onTerminated: () => void): Promise<IDBPDatabase<Schema>> {
  const request = factory.open('curricle', 1)
  request.addEventListener('upgradeneeded', () => {
    request.result.createObjectStore('resumes', { keyPath: 'id' })
    request.result.createObjectStore('drafts', { keyPath: 'id' })
  })
  const database = (await wrap(request)) as unknown as IDBPDatabase<Schema>
  database.addEventListener('close', onTerminated)
  return database
}

const idOf = (record: unknown): Id => (record as Partial<StoredRecord> | undefined)?.id ?? Number.NaN

const warned =
  <T>(instead: T) =>
  (error: unknown): T => {
    console.warn('What the browser keeps cannot be read', error)
    return instead
  }
