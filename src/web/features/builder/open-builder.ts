import type { Template } from '#shared/contract/templates.ts'
import { autosaveOf } from '#web/features/builder/autosave.ts'
import type { Builder } from '#web/features/builder/builder-context.tsx'
import { createBuilderStore, draftOf, type Draft, type Home } from '#web/features/builder/builder-store.ts'
import { keeperOf, type Keeper } from '#web/features/builder/keeping.ts'
import { openWork, tellLateSave } from '#web/lib/unsaved-work.ts'
import { saveQuietly, saveResume, type SavedTo } from '#web/features/builder/saving.ts'

export type Opened = {
  readonly builder: Builder
  readonly keeper: Keeper
  /** Keeps and saves what is typed until the function that it returns is called. */
  readonly watch: () => () => void
}
type Visit = {
  readonly templates: readonly Template[]
  readonly signedIn: boolean
  /** The setting of who is signed in. */
  readonly autoSave?: boolean
}

/** Makes everything that an open resume needs. It works as soon as it watches. */
export function openBuilder(draft: Draft, home: Home, { templates, signedIn, autoSave = true }: Visit): Opened {
  const store = createBuilderStore(draft, home)
  const keeper = keeperOf(store)
  let asked: Promise<SavedTo | null> | null = null
  let unasked: ReturnType<typeof saveQuietly> | null = null
  // Never two at once: the later one waits, and then sends what stands there.
  const save = () => {
    const now = () => saveResume(store, keeper, signedIn)
    asked ??= (unasked ? unasked.then(now) : now()).finally(() => {
      asked = null
    })
    return asked
  }
  const autosave = autosaveOf(store, () => {
    const now = () => saveQuietly(store, keeper)
    unasked ??= (asked ? asked.then(now) : now()).finally(() => {
      unasked = null
    })
    return unasked
  })
  const isSaving = signedIn && autoSave
  const isSaved = async () => draftOf(store.getState()) === store.getState().saved
  let watches = 0
  const watch = () => {
    watches += 1
    const watched = watches
    // Not when it is shown again by now.
    const isLeft = () => watches === watched
    stillSaving.delete(opened)
    const stopKeeping = keeper.watch()
    const stopSaving = isSaving ? autosave.watch() : async () => false
    const endWork = signedIn ? openWork(isSaving ? autosave.finish : isSaved) : () => {}
    return () => {
      keeper.hide()
      if (isSaving && isLeft()) stillSaving.add(opened)
      const ended = stopSaving().then((hasSaved) => {
        if (isLeft() && stillSaving.delete(opened) && hasSaved) tellLateSave()
      })
      void ended.finally(() => {
        stopKeeping()
        endWork()
      })
    }
  }
  const giveHome = () => {
    const { resumeId, local } = store.getState()
    if (resumeId === null && local === null) keeper.keepNow()
  }
  const opened: Opened = { builder: { store, templates, signedIn, autoSave, save, giveHome }, keeper, watch }
  return opened
}

/** Those that were left while their save was on its way. */
const stillSaving = new Set<Opened>()

/** Who comes back to a resume before its save has ended goes on with what was typed: others do not have it yet. */
export const stillSavingOf = (resumeId: number): Opened | undefined =>
  [...stillSaving].find(({ builder }) => builder.store.getState().resumeId === resumeId)
