import { msg } from '@lingui/core/macro'
import { draftOf, type BuilderStore, type Draft, type LocalHome } from '#web/features/builder/builder-store.ts'
import { remember, sameText, versionOf } from '#web/features/builder/local-rules.ts'
import { translate } from '#web/lib/i18n.ts'
import { getLocal, saveLocal, type LocalResume } from '#web/lib/keep.ts'
import type { KeptIn } from '#web/lib/keep-records.ts'
import { toast } from '#web/lib/toast.ts'

/** Writes a resume of this browser and keeps in step with other tabs that have it open too. */
export type LocalKeeper = {
  write(): Promise<KeptIn | null>
  /** Shows what another tab has written, unless something of this one is still to be written. */
  takeOver(): Promise<void>
  /** True while that changes the store: it is no edit of this tab. */
  isTakingOver(): boolean
}

/** What the record is known to hold, as the store has it. */
type Held = { readonly id: number; readonly draft: Draft }

export function localKeeperOf(store: BuilderStore): LocalKeeper {
  const { local } = store.getState()
  let held: Held | null = local && { id: local.id, draft: draftOf(store.getState()) }
  let takingOver = false
  let told = false
  const isHeld = () => {
    const state = store.getState()
    return held !== null && held.id === state.local?.id && held.draft === draftOf(state)
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
    async write() {
      const home = store.getState().local
      if (!home) return null
      if (isHeld()) return store.getState().keptIn
      const found = home.updatedAt === undefined ? undefined : await getLocal(home.id)
      const draft = draftOf(store.getState())
      const others = found && found.updatedAt !== home.updatedAt ? found : undefined
      const isOther = others !== undefined && !sameText(others, draft)
      const earlier = joinEarlier(
        home.earlier,
        others && isOther ? remember(versionOf(others), others.earlier) : others?.earlier,
      )
      const next = { ...home, ...(earlier && { earlier }), updatedAt: new Date().toISOString() }
      const kept = await saveLocal({ ...next, ...draft })
      held = { id: next.id, draft }
      noteHome(store, next)
      if (isOther) tellOnce()
      return kept
    },
    async takeOver() {
      if (!isHeld()) return
      const { id, updatedAt } = store.getState().local ?? {}
      const found = id === undefined ? undefined : await getLocal(id)
      // Something may have been typed here while it was read: the next write sees to that.
      if (!found || !isHeld() || found.updatedAt <= (updatedAt ?? '')) return
      takingOver = true
      adopt(store, found)
      takingOver = false
      held = { id: found.id, draft: draftOf(store.getState()) }
    },
  }
}

type Earlier = LocalHome['earlier']

/** Both tabs may know versions that the other does not. */
const joinEarlier = (mine: Earlier, others: Earlier): Earlier =>
  others && mine ? mine.reduce((all, version) => remember(version, all), others) : (mine ?? others)

/** The resume may have moved while it was written. */
function noteHome(store: BuilderStore, home: LocalHome): void {
  if (store.getState().local?.id === home.id) store.setState({ local: home })
}

/** One step of undo; what was saved here is as safe as before. */
function adopt(store: BuilderStore, found: LocalResume): void {
  const { saveState } = store.getState()
  const { id, createdAt, updatedAt, earlier } = found
  if (!sameText(found, draftOf(store.getState()))) store.replace(found)
  store.setState({ local: { id, createdAt, updatedAt, ...(earlier && { earlier }) } })
  if (saveState.state === 'saved') store.markSaved(draftOf(store.getState()), {})
}
