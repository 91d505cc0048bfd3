import { localAddress, showAddress } from '#web/features/builder/address.ts'
import { draftOf, type BuilderState, type BuilderStore } from '#web/features/builder/builder-store.ts'
import { latestOnly } from '#web/features/builder/latest-only.ts'
import { newLocalId } from '#web/features/builder/local-rules.ts'
import { removeDraft, saveDraft } from '#web/lib/keep-drafts.ts'
import { saveLocal } from '#web/lib/keep.ts'

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
  const keepNow = () => {
    if (store.getState().resumeId === null) giveLocalHome(store)
    writes.put(() => write(store))
  }
  return {
    keepNow,
    settled: writes.settled,
    watch: () =>
      store.subscribe((state, before) => {
        if (state.history.present !== before.history.present || state.saved !== before.saved) keepNow()
      }),
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

async function write(store: BuilderStore): Promise<void> {
  const state = store.getState()
  const keptIn = state.resumeId === null ? await writeLocal(state) : await writeDraft(state, state.resumeId)
  if (keptIn !== store.getState().keptIn) store.setState({ keptIn })
}

async function writeLocal(state: BuilderState) {
  if (!state.local) return null
  return saveLocal({ ...state.local, ...draftOf(state), updatedAt: new Date().toISOString() })
}

async function writeDraft(state: BuilderState, id: number) {
  const draft = draftOf(state)
  if (draft !== state.saved)
    return saveDraft({ id, ...draft, version: state.version ?? 1, updatedAt: new Date().toISOString() })
  await removeDraft(id)
  return null
}
