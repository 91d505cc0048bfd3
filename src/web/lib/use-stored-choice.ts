import { useState, useSyncExternalStore } from 'react'

const never = () => () => {}

/** A choice between yes and no that this browser remembers; `usual` until there is one, and on the server. */
export function useStoredChoice(name: string, usual: boolean): [boolean, (choice: boolean) => void] {
  const [chosen, choose] = useState<boolean | null>(null)
  const kept = useSyncExternalStore(
    never,
    () => readChoice(name) ?? usual,
    () => usual,
  )
  return [
    chosen ?? kept,
    (choice) => {
      choose(choice)
      write(name, choice)
    },
  ]
}

/** What was chosen, outside of components; null if nothing was. */
export function readChoice(name: string): boolean | null {
  try {
    const kept = localStorage.getItem(name)
    return kept === null ? null : kept === 'yes'
  } catch {
    return null
  }
}

function write(name: string, choice: boolean): void {
  try {
    localStorage.setItem(name, choice ? 'yes' : 'no')
  } catch {
    // It is remembered as long as this page is open.
  }
}
