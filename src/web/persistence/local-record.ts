import { msg } from '@lingui/core/macro'
import { type DraftStore } from '#web/persistence/draft-store.ts'
import { draftOf, type Draft, type LocalHome } from '#web/persistence/draft-store.ts'
import { translate } from '#web/lib/i18n.ts'
import { getLocalResume, replaceLocalResume } from '#web/persistence/local-store.ts'
import type { LocalResume } from '#web/persistence/local-resume.ts'
import type { StoredIn } from '#web/persistence/indexeddb.ts'
import {
  timestampAfter,
  mergeEarlierVersions,
  addVersion,
  sameText,
  toVersion,
} from '#web/persistence/local-versions.ts'
import { toast } from '#web/lib/toast.ts'

/** Writes a resume of this browser and stays in sync with other tabs that have it open. */
export type LocalRecord = {
  write(): Promise<StoredIn | null>
  /** Shows what another tab has written, unless this one still has something to write. */
  adopt(): Promise<void>
  /** True while that changes the store, which is not an edit of this tab. */
  isAdopting(): boolean
  /** Whether the record has the present draft. */
  isStored(): boolean
  hasStoredVersions(): boolean
}

/** What the record is known to hold. */
type Stored = { readonly home: LocalHome; readonly draft: Draft }

export function createLocalRecord(store: DraftStore, tab: string): LocalRecord {
  let stored = readStored(store)
  let adopting = false
  let told = false
  const isStored = () => {
    const state = store.getState()
    const { id, key } = state.local ?? {}
    return stored !== null && stored.home.id === id && stored.home.key === key && stored.draft === draftOf(state)
  }
  function notifyOnce(): void {
    if (told) return
    told = true
    toast({
      title: translate(msg`This resume is also open in another tab`),
      description: translate(msg`What you typed there is in the version history.`),
    })
  }
  return {
    isAdopting: () => adopting,
    isStored,
    hasStoredVersions: () => stored?.home.earlier === store.getState().local?.earlier,
    async write() {
      const home = store.getState().local
      if (!home) return null
      if (isStored()) return store.getState().storedIn
      const found = await getLocalResume(home.id)
      const draft = draftOf(store.getState())
      const others = found && found.updatedAt !== home.updatedAt ? found : undefined
      const isOther = others !== undefined && others.tab !== tab && !sameText(others, draft)
      const earlier = mergeEarlierVersions(
        home.earlier,
        others && isOther ? addVersion(toVersion(others), others.earlier) : others?.earlier,
      )
      const next = {
        ...home,
        ...(earlier && { earlier }),
        updatedAt: timestampAfter(found?.updatedAt, new Date().toISOString()),
      }
      const kept = await replaceLocalResume({ ...next, ...draft, tab }, found?.updatedAt)
      // Another tab wrote between the read and the write, so its text is merged too.
      if (kept === 'changed') return this.write()
      stored = { home: next, draft }
      noteHome(store, next)
      if (isOther) notifyOnce()
      return kept
    },
    async adopt() {
      if (!isStored()) return
      const id = store.getState().local?.id
      const found = id === undefined ? undefined : await getLocalResume(id)
      const { local } = store.getState()
      // Something may have been typed here while it was read; the next write merges it.
      if (!found || local?.id !== id || !isStored() || found.updatedAt <= (local?.updatedAt ?? '')) return
      adopting = true
      adopt(store, found)
      adopting = false
      stored = readStored(store)
    },
  }
}

function readStored(store: DraftStore): Stored | null {
  const { local } = store.getState()
  return local && { home: local, draft: draftOf(store.getState()) }
}

/** The resume may have moved to the account while it was written. */
function noteHome(store: DraftStore, home: LocalHome): void {
  if (store.getState().local?.id === home.id) store.setState({ local: home })
}

/** One step of undo; what was saved here is as safe as before. */
function adopt(store: DraftStore, found: LocalResume): void {
  const { saveState } = store.getState()
  const { id, createdAt, updatedAt, earlier, key } = found
  if (!sameText(found, draftOf(store.getState()))) store.replace(found)
  store.setState({ local: { id, createdAt, updatedAt, ...(earlier && { earlier }), ...(key && { key }) } })
  if (saveState.state === 'saved') store.markSaved(draftOf(store.getState()), {})
}
