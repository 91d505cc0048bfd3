import { useEffect } from 'react'

/** Runs when someone comes back by the browser's button to a page that was kept as they left it. */
export function usePageRestored(onReturn: () => void): void {
  useEffect(() => {
    const handleShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) onReturn()
    }
    addEventListener('pageshow', handleShow)
    return () => removeEventListener('pageshow', handleShow)
  }, [onReturn])
}
