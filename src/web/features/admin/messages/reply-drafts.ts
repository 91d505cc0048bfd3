import { useSyncExternalStore } from 'react'

/** Replies that were started, by message: kept in this tab until they are sent, and here where it keeps nothing. */
const begun = new Map<number, string>()
const listeners = new Set<() => void>()
const keyOf = (message: number) => `admin-reply:${message}`

/** What was written to a message so far. Empty on the server, which knows nothing of it. */
export const useReplyDraft = (message: number): string =>
  useSyncExternalStore(
    listen,
    () => keptReply(message),
    () => '',
  )

function keptReply(message: number): string {
  const known = begun.get(message)
  if (known !== undefined) return known
  try {
    return sessionStorage.getItem(keyOf(message)) ?? ''
  } catch {
    return '' // switched off
  }
}

export function saveReplyDraft(message: number, reply: string): void {
  begun.set(message, reply)
  try {
    if (reply) sessionStorage.setItem(keyOf(message), reply)
    else sessionStorage.removeItem(keyOf(message))
  } catch {
    // Switched off or full: this page remembers it.
  }
  for (const listener of listeners) listener()
}

function listen(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
