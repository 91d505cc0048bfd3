import { openTabsAmong, announceTab } from '#web/persistence/tab-presence.ts'

/** The kind of record that an entry belongs to. */
export type JournalKind = 'resumes' | 'drafts'
export type JournalEntry = { readonly key: string; readonly tab: string; readonly id: number; readonly record: unknown }
/** Edits of one open resume that the database may not have yet. */
export type Journal = {
  /** Its name among all journals of this browser. */
  readonly tab: string
  /** Writes synchronously. False when storage refuses. */
  write(of: JournalKind, id: number, record: unknown): boolean
  /** Removes what the database has confirmed. */
  clear(of: JournalKind, id: number): void
  /** From now on, the next page that opens the resume may merge what is left. */
  close(): void
}

export function createJournal(): Journal {
  const tab = Math.random().toString(36).slice(2, 12)
  let end: (() => void) | undefined
  const key = (of: JournalKind, id: number) => `${PREFIX}${of}:${id}:${tab}`
  return {
    tab,
    write(of, id, record) {
      end ??= announceTab(tab)
      try {
        localStorage.setItem(key(of, id), JSON.stringify(record))
        return true
      } catch {
        return false // Full or refused: the caller says so if the database takes nothing either.
      }
    },
    clear: (of, id) => forget(key(of, id)),
    close() {
      end?.()
      end = undefined
    },
  }
}

/** Entries of closed tabs. With an id, only those of that record. */
export async function orphanedEntries(of: JournalKind, id?: number): Promise<readonly JournalEntry[]> {
  const all = entriesOf(of, id)
  if (all.length === 0) return []
  const living = await openTabsAmong(all.map(({ tab }) => tab))
  return all.filter(({ tab }) => !living.has(tab))
}

/** Removes an entry once it is merged, unless it was rewritten meanwhile. */
export function removeJournalEntry({ key, record }: JournalEntry): void {
  if (JSON.stringify(read(key)) === JSON.stringify(record)) forget(key)
}

/** Removes all entries of a deleted record. */
export function removeJournalEntries(of: JournalKind, id: number): void {
  for (const { key } of entriesOf(of, id)) forget(key)
}

const PREFIX = 'journal:'

function entriesOf(of: JournalKind, id?: number): readonly JournalEntry[] {
  return keys().flatMap((key) => {
    const [, kind, number, tab] = key.split(':')
    if (kind !== of || !tab || (id !== undefined && String(id) !== number)) return []
    return { key, tab, id: Number(number), record: read(key) }
  })
}

function keys(): readonly string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(PREFIX))
  } catch {
    return [] // Storage is switched off.
  }
}

function read(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null')
  } catch {
    return null
  }
}

function forget(key: string): void {
  try {
    localStorage.removeItem(key)
  } catch {
    // Switched off meanwhile: then nothing is there either.
  }
}
