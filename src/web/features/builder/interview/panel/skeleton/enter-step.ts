import { squash } from '#shared/history/squash.ts'
import { STEP_LISTS, withBlankEntry, withoutBlanks, type SkeletonStep } from '#shared/interview/skeleton.ts'
import type { BuilderStore } from '#web/features/builder/state/builder-store.ts'
import { newEntryId } from '#web/features/builder/state/new-entry-id.ts'
import { draftOf, type Draft } from '#web/persistence/draft-store.ts'

/**
 * Opens a step, whose fields are those of the resume: an empty list, or one that is added to, gets an entry to fill
 * in. The function that it returns ends the step: it removes what stayed empty, and makes the rest one step of undo.
 */
export function enterStep(store: BuilderStore, step: SkeletonStep, isAdding = false): () => void {
  const before = draftOf(store.getState())
  store.seal()
  if (step === 'jobs' || step === 'education') {
    const isEmpty = store.getState().content[STEP_LISTS[step]].length === 0
    if (isEmpty || isAdding) store.edit((content) => withBlankEntry(content, step, newEntryId()))
  }
  return () => {
    store.edit((content) => withoutBlanks(content, step))
    store.setState(({ history, saved, saveState }) => {
      const next = squash(history, before, isSameText)
      if (next.present === history.present) return { history: next }
      // Nothing was written: the resume is as it was before the step.
      const isSettled = saveState.state === 'saved' || saveState.state === 'unsaved'
      const state = before === saved ? ('saved' as const) : ('unsaved' as const)
      return { ...before, history: next, ...(isSettled && { saveState: { state } }) }
    })
  }
}

const isSameText = (a: Draft, b: Draft): boolean => JSON.stringify(a) === JSON.stringify(b)
