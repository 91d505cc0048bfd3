import { useEffect } from 'react'
import type { BuilderStore } from '#web/features/builder/state/builder-store.ts'
import { moveInterview } from '#web/persistence/stored-interview.ts'
import { takeParameter } from '#web/persistence/resume-url.ts'
import { postingKey } from '#web/persistence/stored-posting.ts'

/** Session storage key of the resume whose interview is open, so that a reload continues it. */
const OPEN = 'interview-open'

/** Opens the interview where the address asks for it, reopens it after a reload, and moves it along with its resume. */
export function useInterviewMode(store: BuilderStore): void {
  useEffect(() => {
    const key = postingKey(store.getState())
    const isWanted =
      takeParameter('interview') !== null || (key !== null && sessionOf(() => sessionStorage.getItem(OPEN)) === key)
    if (isWanted) store.setState({ interviewing: true })
    return store.subscribe((now, before) => {
      const [next, last] = [postingKey(now), postingKey(before)]
      if (next !== last) moveInterview(last, next)
      if (next === last && now.interviewing === before.interviewing) return
      sessionOf(() => (now.interviewing && next ? sessionStorage.setItem(OPEN, next) : sessionStorage.removeItem(OPEN)))
    })
  }, [store])
}

function sessionOf<T>(use: () => T): T | undefined {
  try {
    return use()
  } catch {
    return undefined // Switched off: a reload shows the form then.
  }
}
