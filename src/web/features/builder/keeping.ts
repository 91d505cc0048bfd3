import { localAddress, showAddress } from '#web/features/builder/address.ts'
import { draftOf, type BuilderState, type BuilderStore } from '#web/features/builder/builder-store.ts'
import { latestOnly } from '#web/features/builder/latest-only.ts'
import { localKeeperOf, type LocalKeeper } from '#web/features/builder/keeping-locally.ts'
import { newLocalId } from '#web/features/builder/local-rules.ts'
import { removeDraft, saveDraft } from '#web/lib/keep-drafts.ts'
import { onLocalChange } from '#web/lib/keep.ts'

/** Keeps every edit in the browser as it is typed, so that a reload or a crash loses nothing. */
export type Keeper = {
  /** Follows the store until the function that it returns is called. */
  watch(): () => void
  /** Writes what the store holds at this moment. */
  keepNow(): void
  /** Resolves when everything is written. */
  settled(): Promise<void>
}

export function keeperOf(store: BuilderStore): Keeper {
  const writes = latestOnly()
  const local = localKeeperOf(store)
  const keepNow = () => {
    if (store.getState().resumeId === null) giveLocalHome(store)
    writes.put(() => write(store, local))
  }
  return {
    keepNow,
    settled: writes.settled,
    watch() {
      const stopEdits = store.subscribe((state, before) => {
        const isEdit = state.history.present !== before.history.present || state.saved !== before.saved
        if (isEdit && !local.isTakingOver()) keepNow()
      })
      const stopOthers = onLocalChange(() => void local.takeOver())
      return () => {
        stopEdits()
        stopOthers()
      }
    },
  }
}

/** With its first edit a new resume gets a place in the browser, and an address that opens it again. */
function giveLocalHome(store: BuilderStore): void {
  if (store.getState().local) return
  const now = new Date()
  const id = newLocalId(now.getTime())
  store.setState({ local: { id, createdAt: now.toISOString() } })
  showAddress(localAddress(id))
}

async function write(store: BuilderStore, local: LocalKeeper): Promise<void> {
  const state = store.getState()
  const keptIn = state.resumeId === null ? await local.write() : await writeDraft(state, state.resumeId)
  if (keptIn !== store.getState().keptIn) store.setState({ keptIn })
}

async function writeDraft(state: BuilderState, id: number) {
  const draft = draftOf(state)
  if (draft !== state.saved)
    return saveDraft({ id, ...draft, version: state.version ?? 1, updatedAt: new Date().toISOString() })
  await removeDraft(id)
  return null
}
