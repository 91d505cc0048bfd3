import { useSyncExternalStore } from 'react'
import { TOAST_LIMIT, TOAST_REMOVE_DELAY } from '#web/lib/delays.ts'

export type ToastMessage = {
  readonly title: string
  readonly description?: string
  /** `destructive` is for what went wrong; it is announced at once. */
  readonly variant?: 'default' | 'destructive'
  readonly action?: { readonly label: string; readonly onAct: () => void }
}
export type ShownToast = ToastMessage & { readonly id: number; readonly open: boolean }

let shown: readonly ShownToast[] = []
let lastId = 0
const listeners = new Set<() => void>()
const removals = new Map<number, ReturnType<typeof setTimeout>>()

/** Shows a toast, from anywhere; the newest takes the place of the one before. */
export function toast(message: ToastMessage): { dismiss: () => void } {
  const id = ++lastId
  change([{ ...message, id, open: true }, ...shown].slice(0, TOAST_LIMIT))
  return { dismiss: () => dismissToast(id) }
}

/** Closes a toast; it is forgotten much later, so that closing can be seen. */
export function dismissToast(id: number): void {
  change(shown.map((each) => (each.id === id ? { ...each, open: false } : each)))
  if (removals.has(id)) return
  removals.set(
    id,
    setTimeout(() => {
      removals.delete(id)
      change(shown.filter((each) => each.id !== id))
    }, TOAST_REMOVE_DELAY),
  )
}

/** Closes and forgets everything that is shown. */
export function clearToasts(): void {
  for (const timer of removals.values()) clearTimeout(timer)
  removals.clear()
  change([])
}

export const shownToasts = (): readonly ShownToast[] => shown

const none: readonly ShownToast[] = []
export const useToasts = (): readonly ShownToast[] => useSyncExternalStore(listen, shownToasts, () => none)

function listen(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

function change(next: readonly ShownToast[]): void {
  shown = next
  for (const listener of listeners) listener()
}
