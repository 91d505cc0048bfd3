import type { DataStrategyResult, MiddlewareFunction } from 'react-router'
import { SAVE_PATIENCE } from '#web/lib/delays.ts'

/** Where words are that did not reach the account: behind its own resume, among those of the browser, or nowhere. */
export type UnsavedRest = 'hidden' | 'listed' | 'nowhere'
/** What an open page has to send to the account. */
export type UnsavedWork = {
  /** Sends at once what is not sent yet. */
  finish(): Promise<unknown>
  /** Null when the account has all of it. */
  rest(): UnsavedRest | null
  /** Leaves it as it is: it is not asked about again. */
  giveUp(): void
}

const works = new Set<UnsavedWork>()
const lateListeners = new Set<() => void>()

/** Names work until the returned function is called: not before its last save has ended. */
export function registerWork(work: UnsavedWork): () => void {
  // One for each opening: the last save of one may end after the same work was opened again.
  const opened = { ...work }
  works.add(opened)
  return () => void works.delete(opened)
}

/** Finishes all work, or waits no longer after a time; what is on its way goes on. */
export async function finishUnsavedWork(): Promise<void> {
  if (works.size === 0) return
  const all = Promise.all([...works].map((work) => work.finish()))
  await Promise.race([all, new Promise((resolve) => setTimeout(resolve, SAVE_PATIENCE))])
}

/** What is unfinished; of more the one whose words are worst off. */
export function unsavedRest(): UnsavedRest | null {
  const rests = [...works].map((work) => work.rest())
  return (['nowhere', 'listed', 'hidden'] as const).find((rest) => rests.includes(rest)) ?? null
}

export function abandonWork(): void {
  for (const work of works) work.giveUp()
}

/** Around the loaders of all pages in the browser: what they read has what was typed on the page before. */
export const saveBeforeNavigation: MiddlewareFunction<Record<string, DataStrategyResult>> = async (
  { request },
  next,
) => {
  if (request.method === 'GET') await finishUnsavedWork()
  return next()
}

/** Calls back when something was saved after another page had been read; gives the way to stop. */
export function onLateSave(listener: () => void): () => void {
  lateListeners.add(listener)
  return () => void lateListeners.delete(listener)
}

export function notifyLateSave(): void {
  for (const listener of lateListeners) listener()
}
