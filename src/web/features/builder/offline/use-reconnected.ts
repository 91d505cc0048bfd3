import { useEffect, useEffectEvent } from 'react'

/** Calls back when the browser is online again. */
export function useReconnected(onOnline: () => unknown): void {
  const handle = useEffectEvent(onOnline)
  useEffect(() => {
    const handleOnline = () => handle()
    window.addEventListener('online', handleOnline)
    return () => window.removeEventListener('online', handleOnline)
  }, [])
}
