import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** How the key for commands is written on this machine; the same for everyone until the page is hydrated. */
export const useModifierKey = (): '⌘' | 'Ctrl+' =>
  useSyncExternalStore(
    never,
    () => (/Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘' : 'Ctrl+'),
    () => 'Ctrl+',
  )
