import { useCallback, useRef } from 'react'
import { useUnsavedGuard } from '#web/lib/use-unsaved-guard.ts'

/** Asks before the edits of a form are left behind, until `end` says that they are saved or given up. */
export function useEditsGuard(isEdited: boolean) {
  // No state: anyone who saves is led elsewhere before this is shown again.
  const isOver = useRef(false)
  const blocker = useUnsavedGuard(useCallback(() => isEdited && !isOver.current, [isEdited]))
  const end = useCallback(() => {
    isOver.current = true
  }, [])
  return { blocker, end }
}
