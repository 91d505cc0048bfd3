import { useSyncExternalStore } from 'react'
import type { UnsavedRest } from '#web/persistence/unsaved-work.ts'

/** Asked before someone logs out whose words are not in the account. */
export type LogOutQuestion = { readonly rest: UnsavedRest; readonly answer: (isToGo: boolean) => void }

let open: LogOutQuestion | null = null
const listeners = new Set<() => void>()

/** Whether someone wants to log out all the same. */
export async function confirmLogOut(rest: UnsavedRest): Promise<boolean> {
  // Who asks for it a second time has not answered the first.
  open?.answer(false)
  const isToGo = await new Promise<boolean>((answer) => put({ rest, answer }))
  put(null)
  return isToGo
}

export const useLogOutQuestion = (): LogOutQuestion | null =>
  useSyncExternalStore(
    listen,
    () => open,
    () => null,
  )

function put(next: LogOutQuestion | null): void {
  open = next
  for (const listener of listeners) listener()
}

function listen(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
