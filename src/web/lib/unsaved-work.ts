import type { DataStrategyResult, MiddlewareFunction } from 'react-router'
import { SAVE_PATIENCE } from '#web/lib/delays.ts'

/** Sends at once what an open page has not sent to the account yet; true when the account has all of it. */
export type FinishWork = () => Promise<boolean>

const works = new Set<FinishWork>()
const lateListeners = new Set<() => void>()

/** Names work until the returned function is called: not before its last save has ended. */
export function openWork(finish: FinishWork): () => void {
  const work = () => finish()
  works.add(work)
  return () => void works.delete(work)
}

/** Finishes all work, or gives up after a while; what is on its way goes on. */
export async function finishWork(patience = SAVE_PATIENCE): Promise<boolean> {
  if (works.size === 0) return true
  const all = Promise.all([...works].map((finish) => finish())).then((ends) => ends.every(Boolean))
  return Promise.race([all, unfinishedAfter(patience)])
}

/** Around the loaders of all pages in the browser: what they read has what was typed on the page before. */
export const finishFirst: MiddlewareFunction<Record<string, DataStrategyResult>> = async ({ request }, next) => {
  if (request.method === 'GET') await finishWork()
  return next()
}

/** Calls back when something was saved after another page had been read; gives the way to stop. */
export function onLateSave(listener: () => void): () => void {
  lateListeners.add(listener)
  return () => void lateListeners.delete(listener)
}

export function tellLateSave(): void {
  for (const listener of lateListeners) listener()
}

const unfinishedAfter = (wait: number) => new Promise<false>((resolve) => setTimeout(() => resolve(false), wait))
