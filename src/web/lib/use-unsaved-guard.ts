import { useEffect } from 'react'
import { useBlocker, type Blocker } from 'react-router'

/**
 * Asks before unsaved edits are left behind: the browser on reload and close, the returned blocker within the site.
 * `isAtRisk` is a callback that stays the same between renders.
 */
export function useUnsavedGuard(isAtRisk: () => boolean): Blocker {
  useEffect(() => {
    const handleUnload = (event: BeforeUnloadEvent) => {
      if (isAtRisk()) event.preventDefault()
    }
    window.addEventListener('beforeunload', handleUnload)
    return () => window.removeEventListener('beforeunload', handleUnload)
  }, [isAtRisk])
  return useBlocker(isAtRisk)
}
