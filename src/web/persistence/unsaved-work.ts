import type { DataStrategyResult, MiddlewareFunction } from 'react-router'
import { SAVE_PATIENCE } from '#web/lib/delays.ts'

/** Where edits are that did not reach the account: in a draft of its resume, in the list of local resumes, or nowhere. */
export type UnsavedRest = 'hidden' | 'listed' | 'nowhere'
/** Edits that an open page has to send to the account. */
export type UnsavedWork = {
  /** Sends what is not sent yet. */
  finish(): Promise<unknown>
  /** Null when the account has all of it. */
  rest(): UnsavedRest | null
  /** Leaves it as it is and does not ask again. */
  giveUp(): void
}

const works = new Set<UnsavedWork>()
const lateListeners = new Set<() => void>()

/** Registers work until the returned function is called, which is after its last save. */
export function registerWork(work: UnsavedWork): () => void {
  // A copy for each opening: the last save of one may end after the same work was opened again.
  const opened = { ...work }
  works.add(opened)
  return () => void works.delete(opened)
}

/** Waits for all work to finish, up to a limit. A slower save continues in the background. */
export async function finishUnsavedWork(): Promise<void> {
  if (works.size === 0) return
  const all = Promise.all([...works].map((work) => work.finish()))
  await Promise.race([all, new Promise((resolve) => setTimeout(resolve, SAVE_PATIENCE))])
}

/** Where unfinished edits are; of several, the place that is at most risk. */
export function unsavedRest(): UnsavedRest | null {
  const rests = [...works].map((work) => work.rest())
  return (['nowhere', 'listed', 'hidden'] as const).find((rest) => rests.includes(rest)) ?? null
}

export function abandonWork(): void {
  for (const work of works) work.giveUp()
}

/** Runs before the loaders of every page, so that they read what was typed on the previous page. */
export const saveBeforeNavigation: MiddlewareFunction<Record<string, DataStrategyResult>> = async (
  { request },
  next,
) => {
  if (request.method === 'GET') await finishUnsavedWork()
  return next()
}

/** Calls back when a save ended after the next page was loaded. Returns a function that stops it. */
export function onLateSave(listener: () => void): () => void {
  lateListeners.add(listener)
  return () => void lateListeners.delete(listener)
}

export function notifyLateSave(): void {
  for (const listener of lateListeners) listener()
}
