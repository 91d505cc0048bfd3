import type { History } from '#shared/history/history.ts'

/**
 * Makes all steps since a state one. Without any, or if that state is no longer in the history, nothing changes; if
 * the present says the same as that state, as `isSame` tells, there is no step at all.
 */
export function squash<T>(history: History<T>, since: T, isSame: (a: T, b: T) => boolean): History<T> {
  const at = history.past.lastIndexOf(since)
  if (at === -1) return history
  const past = history.past.slice(0, at)
  if (isSame(since, history.present)) return { ...history, past, present: since, group: null }
  return { ...history, past: [...past, since], group: null }
}
