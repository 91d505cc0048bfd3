import { useCallback, useEffect } from 'react'
import { useBlocker, type BlockerFunction } from 'react-router'
import type { Builder } from '#web/features/builder/state/builder-context.tsx'

/** Asks before unsaved edits are left behind: the browser on reload and close, the returned blocker within the site. */
export function useLeaveGuard({ store, signedIn, autoSave }: Builder) {
  const isAtRisk = useCallback(() => {
    const { saveState, storedIn, leaving } = store.getState()
    if (leaving) return false
    // What this browser keeps goes to the account by itself, later if need be.
    if (!signedIn || autoSave) return storedIn === 'memory' && (!signedIn || saveState.state !== 'saved')
    return saveState.state !== 'saved'
  }, [store, signedIn, autoSave])

  useEffect(() => {
    const handleUnload = (event: BeforeUnloadEvent) => {
      if (isAtRisk()) event.preventDefault()
    }
    window.addEventListener('beforeunload', handleUnload)
    return () => window.removeEventListener('beforeunload', handleUnload)
  }, [isAtRisk])

  return useBlocker(useCallback<BlockerFunction>(() => isAtRisk(), [isAtRisk]))
}
