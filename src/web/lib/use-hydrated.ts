import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False on the server and until the page answers to its scripts: what needs them is not shown before. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
