import { createElement, use, useState, type ComponentType } from 'react'

/** What stands in the place of a component that could not be fetched. */
export type Unfetched = {
  /** Offline it was not asked for; one that failed is refused by Chrome until the page is loaded anew. */
  reason: 'offline' | 'failed'
  isTrying: boolean
  onRetry: () => void
}

/**
 * A component that is fetched when it is wanted. Unlike `lazy`, one that has been fetched before is shown at once,
 * in the same render, so that the cursor can be put into it; and one that cannot be fetched shows `Missing` in its
 * place, which can try again. Offline nothing is asked for, since Chrome remembers a script that failed.
 */
export function onDemand(load: () => Promise<{ default: ComponentType }>, Missing: ComponentType<Unfetched>) {
  let ready: ComponentType | undefined
  let lost: Unfetched['reason'] | undefined
  let loading: Promise<void> | undefined
  let waitedFor: Promise<void> | undefined
  async function attempt() {
    try {
      if (navigator.onLine) ready = (await load()).default
      else lost = 'offline'
    } catch {
      lost = 'failed'
    }
  }
  const fetched = () => (loading ??= attempt().finally(() => (loading = undefined)))
  async function preload() {
    if (!ready) await fetched()
  }
  function Content() {
    const [isTrying, setTrying] = useState(false)
    if (!ready && !lost) waitedFor ??= fetched()
    // What a render has waited for is asked again when it goes on: React wants it so.
    if (waitedFor) use(waitedFor)
    if (ready) return createElement(ready)
    async function handleRetry() {
      setTrying(true)
      await preload()
      setTrying(false)
    }
    return createElement(Missing, { reason: lost ?? 'failed', isTrying, onRetry: () => void handleRetry() })
  }
  return { Content, preload }
}

/**
 * Fetches ahead once the browser has nothing better to do, and whenever it is online again, so that what was never
 * opened opens offline too. The returned function stops that.
 */
export function fetchAhead(fetchAll: () => void): () => void {
  const fetchOnline = () => navigator.onLine && fetchAll()
  const stopWaiting = whenIdle(fetchOnline)
  window.addEventListener('online', fetchOnline)
  return () => {
    stopWaiting()
    window.removeEventListener('online', fetchOnline)
  }
}

function whenIdle(task: () => void): () => void {
  // Safari has no such callback.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(task, 1000)
    return () => clearTimeout(timer)
  }
  const id = window.requestIdleCallback(task, { timeout: 5000 })
  return () => window.cancelIdleCallback(id)
}
