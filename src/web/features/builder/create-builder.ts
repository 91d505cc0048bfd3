import type { Writer } from '#web/features/builder/state/writer.ts'
import type { Template } from '#shared/template/template.ts'
import { createServerAutosave } from '#web/persistence/server-autosave.ts'
import type { WantedFile } from '#web/features/builder/requested-resume.ts'
import type { Builder, SavedTo } from '#web/features/builder/state/builder-context.tsx'
import { createBuilderStore, type BuilderState } from '#web/features/builder/state/builder-store.ts'
import { draftOf, type Draft, type Home } from '#web/persistence/draft-store.ts'
import { createLocalAutosave, type LocalAutosave } from '#web/persistence/local-autosave.ts'
import { registerWork, notifyLateSave, type UnsavedRest, type UnsavedWork } from '#web/persistence/unsaved-work.ts'
import { saveQuietly, saveResume } from '#web/features/builder/saving/save-resume.ts'

export type OpenedBuilder = {
  readonly builder: Builder
  readonly localAutosave: LocalAutosave
  /** Keeps and saves what is typed until the function that it returns is called. */
  readonly watch: () => () => void
}
type Visit = {
  readonly templates: readonly Template[]
  readonly signedIn: boolean
  /** The one of the browser unless something else is said. */
  readonly writer?: Writer
  /** The setting of who is signed in. */
  readonly autoSave?: boolean
  readonly wantedFile?: WantedFile | undefined
  readonly guestDownloads?: boolean | undefined
}

/** Makes everything that an open resume needs. It works as soon as it watches. */
export function createBuilder(
  draft: Draft,
  home: Home,
  { templates, signedIn, writer = 'browser', autoSave = true, wantedFile, guestDownloads }: Visit,
): OpenedBuilder {
  const store = createBuilderStore(draft, home)
  const localAutosave = createLocalAutosave(store)
  let asked: Promise<SavedTo | null> | null = null
  let unasked: ReturnType<typeof saveQuietly> | null = null
  // Never two at once: the later one waits, and then sends what is there.
  const save = () => {
    const now = () => saveResume(store, localAutosave, signedIn)
    asked ??= (unasked ? unasked.then(now) : now()).finally(() => {
      asked = null
    })
    return asked
  }
  const autosave = createServerAutosave(store, () => {
    const now = () => saveQuietly(store, localAutosave)
    unasked ??= (asked ? asked.then(now) : now()).finally(() => {
      unasked = null
    })
    return unasked
  })
  const isSaving = signedIn && autoSave
  const work: UnsavedWork = {
    // With the setting off it is sent when its owner says so.
    finish: isSaving ? autosave.finish : async () => {},
    rest: () => restOf(store.getState()),
    giveUp: () => store.setState({ leaving: true }),
  }
  let watches = 0
  const watch = () => {
    watches += 1
    const watched = watches
    // Not when it is shown again by now.
    const isLeft = () => watches === watched
    stillSaving.delete(opened)
    const stopKeeping = localAutosave.watch()
    const stopSaving = isSaving ? autosave.watch() : async () => false
    const endWork = signedIn ? registerWork(work) : () => {}
    return () => {
      localAutosave.hide()
      if (isSaving && isLeft()) stillSaving.add(opened)
      const ended = stopSaving().then((hasSaved) => {
        if (isLeft() && stillSaving.delete(opened) && hasSaved) notifyLateSave()
      })
      void ended.finally(() => {
        stopKeeping()
        endWork()
      })
    }
  }
  const giveHome = () => {
    const { resumeId, local } = store.getState()
    if (resumeId === null && local === null) localAutosave.saveNow()
  }
  const { isShown } = localAutosave
  const builder = { store, templates, signedIn, writer, autoSave, wantedFile, guestDownloads, save, giveHome, isShown }
  const opened: OpenedBuilder = { builder, localAutosave, watch }
  return opened
}

function restOf(state: BuilderState): UnsavedRest | null {
  if (draftOf(state) === state.saved) return null
  if (state.storedIn === 'memory') return 'nowhere'
  return state.resumeId === null ? 'listed' : 'hidden'
}

/** Those that were left while their save was on its way. */
const stillSaving = new Set<OpenedBuilder>()

/** Who comes back to a resume before its save has ended goes on with what was typed: others do not have it yet. */
export const findSavingBuilder = (resumeId: number): OpenedBuilder | undefined =>
  [...stillSaving].find(({ builder }) => builder.store.getState().resumeId === resumeId)
