import { useEffect, useState } from 'react'
import { errorMessage } from '#web/lib/api/call-error.ts'

export type LoadState<T> =
  | { readonly state: 'loading' }
  | { readonly state: 'ready'; readonly value: T }
  | { readonly state: 'failed'; readonly sentence: string; readonly retry: () => void }

/** Asks once, and again when the question changes or someone tries again. */
export function useLoad<T>(ask: () => Promise<T>): LoadState<T> {
  const [tries, setTries] = useState(0)
  const [asked, setAsked] = useState<LoadState<T>>({ state: 'loading' })
  useEffect(() => {
    let isWanted = true
    const settle = (next: LoadState<T>) => {
      if (isWanted) setAsked(next)
    }
    settle({ state: 'loading' })
    ask().then(
      (value) => settle({ state: 'ready', value }),
      (error: unknown) =>
        settle({ state: 'failed', sentence: errorMessage(error), retry: () => setTries((count) => count + 1) }),
    )
    return () => {
      isWanted = false
    }
  }, [ask, tries])
  return asked
}
