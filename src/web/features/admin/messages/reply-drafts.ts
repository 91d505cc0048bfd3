import { useSyncExternalStore } from 'react'

/** Drafts of replies, by message: kept in the tab until they are sent, or here if the tab has no storage. */
const begun = new Map<number, string>()
const listeners = new Set<() => void>()
const keyOf = (message: number) => `admin-reply:${message}`

/** The draft of a reply; empty on the server, which has none. */
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
    // Storage is off or full: this page keeps it.
  }
  for (const listener of listeners) listener()
}

function listen(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
