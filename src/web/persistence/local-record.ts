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

/** Writes a resume of this browser and keeps in step with other tabs that have it open too. */
export type LocalRecord = {
  write(): Promise<StoredIn | null>
  /** Shows what another tab has written, unless something of this one is still to be written. */
  takeOver(): Promise<void>
  /** True while that changes the store: it is no edit of this tab. */
  isTakingOver(): boolean
  /** Whether the record has what is here. */
  isHeld(): boolean
  holdsEarlier(): boolean
}

/** What the record is known to hold, as the store has it. */
type Held = { readonly home: LocalHome; readonly draft: Draft }

export function createLocalRecord(store: DraftStore, tab: string): LocalRecord {
  let held = heldBy(store)
  let takingOver = false
  let told = false
  const isHeld = () => {
    const state = store.getState()
    const { id, key } = state.local ?? {}
    return held !== null && held.home.id === id && held.home.key === key && held.draft === draftOf(state)
  }
  function tellOnce(): void {
    if (told) return
    told = true
    toast({
      title: translate(msg`This resume is also open in another tab`),
      description: translate(msg`What was typed there is kept as an earlier version.`),
    })
  }
  return {
    isTakingOver: () => takingOver,
    isHeld,
    holdsEarlier: () => held?.home.earlier === store.getState().local?.earlier,
    async write() {
      const home = store.getState().local
      if (!home) return null
      if (isHeld()) return store.getState().keptIn
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
      // Someone came between the look and the writing: what they wrote is looked at too.
      if (kept === 'changed') return this.write()
      held = { home: next, draft }
      noteHome(store, next)
      if (isOther) tellOnce()
      return kept
    },
    async takeOver() {
      if (!isHeld()) return
      const id = store.getState().local?.id
      const found = id === undefined ? undefined : await getLocalResume(id)
      const { local } = store.getState()
      // Something may have been typed here while it was read: the next write sees to that.
      if (!found || local?.id !== id || !isHeld() || found.updatedAt <= (local?.updatedAt ?? '')) return
      takingOver = true
      adopt(store, found)
      takingOver = false
      held = heldBy(store)
    },
  }
}

function heldBy(store: DraftStore): Held | null {
  const { local } = store.getState()
  return local && { home: local, draft: draftOf(store.getState()) }
}

/** The resume may have moved while it was written. */
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
