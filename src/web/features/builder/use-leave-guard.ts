import { useCallback, useEffect } from 'react'
import { useBlocker, type BlockerFunction } from 'react-router'
import type { Builder } from '#web/features/builder/builder-context.tsx'

/** Asks before unsaved edits are left behind: the browser on reload and close, the returned blocker within the site. */
export function useLeaveGuard({ store, signedIn }: Builder) {
  const isAtRisk = useCallback(() => {
    const { saveState, keptIn, leaving } = store.getState()
    if (leaving) return false
    return signedIn ? saveState.state !== 'saved' : keptIn === 'memory'
  }, [store, signedIn])

  useEffect(() => {
    const handleUnload = (event: BeforeUnloadEvent) => {
      if (isAtRisk()) event.preventDefault()
    }
    window.addEventListener('beforeunload', handleUnload)
    return () => window.removeEventListener('beforeunload', handleUnload)
  }, [isAtRisk])

  return useBlocker(useCallback<BlockerFunction>(() => isAtRisk(), [isAtRisk]))
}
