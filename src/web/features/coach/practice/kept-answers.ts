import { useSyncExternalStore } from 'react'
import * as z from 'zod/mini'

/** An answer that is being written, kept in this browser with every key until it was looked at. */
export type KeptAnswer = {
  readonly text: string
  /** How long of it was spoken, in seconds; 0 when all of it was typed. */
  readonly spokenSeconds: number
}
/** Where an answer belongs: a question of a session. */
export type AnswerPlace = { readonly sessionId: number; readonly questionId: string }

const PREFIX = 'coach-answer:'
const Shape = z.object({ text: z.string(), spokenSeconds: z.number() })
/** What was read or written on this page; also all that there is where storage takes nothing. */
const known = new Map<string, KeptAnswer | null>()
const listeners = new Set<() => void>()

/** Writes before it returns, so that a crash loses nothing; false when only this page has it. */
export function keepAnswer(place: AnswerPlace, answer: KeptAnswer): boolean {
  const key = keyOf(place)
  known.set(key, answer)
  tell()
  try {
    localStorage.setItem(key, JSON.stringify(answer))
    return true
  } catch {
    return false
  }
}

export function forgetAnswer(place: AnswerPlace): void {
  known.set(keyOf(place), null)
  tell()
  try {
    localStorage.removeItem(keyOf(place))
  } catch {
    // Switched off: then nothing is there either.
  }
}

/** Null when nothing was begun. */
export function keptAnswer(place: AnswerPlace): KeptAnswer | null {
  const key = keyOf(place)
  const found = known.get(key)
  if (found !== undefined) return found
  const read = parsed(stored(key))
  known.set(key, read)
  return read
}

/** The kept answer as it changes, here or in another tab; null on the server. */
export const useKeptAnswer = (place: AnswerPlace): KeptAnswer | null =>
  useSyncExternalStore(
    listen,
    () => keptAnswer(place),
    () => null,
  )

function listen(listener: () => void): () => void {
  const handleStorage = ({ key, newValue }: StorageEvent) => {
    if (!key?.startsWith(PREFIX)) return
    known.set(key, parsed(newValue))
    listener()
  }
  listeners.add(listener)
  window.addEventListener('storage', handleStorage)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', handleStorage)
  }
}

const keyOf = ({ sessionId, questionId }: AnswerPlace) => `${PREFIX}${sessionId}:${questionId}`

function tell(): void {
  for (const listener of listeners) listener()
}

function stored(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

function parsed(text: string | null): KeptAnswer | null {
  if (text === null) return null
  try {
    const read = z.safeParse(Shape, JSON.parse(text))
    return read.success ? read.data : null
  } catch {
    return null
  }
}
