import { useCallback, useEffect, useRef } from 'react'
import { useBlocker, type BlockerFunction } from 'react-router'

/** Asks before corrections go: the browser on reload and close, the returned blocker within the site. */
export function useReviewGuard(isEdited: boolean) {
  // No state: anyone who takes over is led to the resume before this is shown again.
  const isOver = useRef(false)

  useEffect(() => {
    const handleUnload = (event: BeforeUnloadEvent) => {
      if (isEdited && !isOver.current) event.preventDefault()
    }
    window.addEventListener('beforeunload', handleUnload)
    return () => window.removeEventListener('beforeunload', handleUnload)
  }, [isEdited])

  const blocker = useBlocker(useCallback<BlockerFunction>(() => isEdited && !isOver.current, [isEdited]))
  /** Nothing is asked any more. */
  const end = useCallback(() => {
    isOver.current = true
  }, [])
  return { blocker, end }
}
