import { useEffect, useEffectEvent } from 'react'

/** Calls when the browser has found a connection after it had none. */
export function useReconnected(onOnline: () => void): void {
  const handle = useEffectEvent(onOnline)
  useEffect(() => {
    const handleOnline = () => handle()
    window.addEventListener('online', handleOnline)
    return () => window.removeEventListener('online', handleOnline)
  }, [])
}
