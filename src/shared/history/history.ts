/** A document with the states before and after it. Steps of one group, such as typing in one field, count as one. */
export type History<T> = {
  readonly past: readonly T[]
  readonly present: T
  /** The next state to redo comes first. */
  readonly future: readonly T[]
  /** The group of the last step, as long as further steps may join it. */
  readonly group: string | null
}

const MAX_STEPS = 500

export const startHistory = <T>(present: T): History<T> => ({ past: [], present, future: [], group: null })

/** Records a new state. The same state isn't a step; a state of the open group joins the last step. */
export function record<T>(history: History<T>, next: T, group: string | null = null): History<T> {
  if (next === history.present) return history
  const joins = group !== null && group === history.group
  const past = joins ? history.past : [...history.past, history.present].slice(-MAX_STEPS)
  return { past, present: next, future: [], group }
}

/** Ends the group, so that the next step is separate. */
export function seal<T>(history: History<T>): History<T> {
  return history.group === null ? history : { ...history, group: null }
}

export function undo<T>(history: History<T>): History<T> {
  if (!canUndo(history)) return history
  const present = history.past[history.past.length - 1] as T // canUndo: there is one
  return { past: history.past.slice(0, -1), present, future: [history.present, ...history.future], group: null }
}

export function redo<T>(history: History<T>): History<T> {
  if (!canRedo(history)) return history
  const present = history.future[0] as T // canRedo: there is one
  return { past: [...history.past, history.present], present, future: history.future.slice(1), group: null }
}

export const canUndo = <T>(history: History<T>): boolean => history.past.length > 0
export const canRedo = <T>(history: History<T>): boolean => history.future.length > 0
