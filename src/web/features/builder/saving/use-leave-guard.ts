import { useCallback } from 'react'
import type { Builder } from '#web/features/builder/state/builder-context.tsx'
import { useUnsavedGuard } from '#web/lib/use-unsaved-guard.ts'

/** Asks before edits are left that neither the account nor this browser has kept. */
export function useLeaveGuard({ store, signedIn, autoSave }: Builder) {
  const isAtRisk = useCallback(() => {
    const { saveState, storedIn, leaving } = store.getState()
    if (leaving) return false
    // What this browser keeps goes to the account by itself, later if need be.
    if (!signedIn || autoSave) return storedIn === 'memory' && (!signedIn || saveState.state !== 'saved')
    return saveState.state !== 'saved'
  }, [store, signedIn, autoSave])
  return useUnsavedGuard(isAtRisk)
}
