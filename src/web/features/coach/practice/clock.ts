import { useEffect, useState } from 'react'

/** '1:05' */
export const minutesOf = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`

/** Counts seconds up while it runs. */
export function useClock() {
  const [past, setPast] = useState(0)
  const [since, setSince] = useState<number | null>(null)
  const [now, setNow] = useState(0)
  useEffect(() => {
    if (since === null) return
    const timer = setInterval(() => setNow(Date.now()), 250)
    return () => clearInterval(timer)
  }, [since])
  const seconds = past + (since === null ? 0 : Math.max(0, now - since) / 1000)
  return {
    seconds,
    isRunning: since !== null,
    start() {
      setSince(Date.now())
      setNow(Date.now())
    },
    stop() {
      setPast(seconds)
      setSince(null)
    },
    reset() {
      setPast(0)
      setSince(null)
    },
  }
}
