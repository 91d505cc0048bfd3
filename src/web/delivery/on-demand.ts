import { createElement, Suspense, use, useEffect, useState, type ComponentType } from 'react'

/** What is shown instead of a component that could not be fetched. */
export type LoadFailure = {
  /** Offline it was not requested. Chrome does not retry a failed script until the page is reloaded. */
  reason: 'offline' | 'failed'
  isTrying: boolean
  onRetry: () => void
}

/**
 * A component that is fetched when it is wanted. Unlike `lazy`, one that has been fetched before is shown at once,
 * in the same render, so that the cursor can be put into it; and one that cannot be fetched shows `Missing` in its
 * place, which can try again. Offline nothing is asked for, since Chrome remembers a script that failed.
 */
export function onDemand<P extends object = object>(
  load: () => Promise<{ default: ComponentType<P> }>,
  Missing: ComponentType<P & LoadFailure>,
) {
  let ready: ComponentType<P> | undefined
  let lost: LoadFailure['reason'] | undefined
  let loading: Promise<void> | undefined
  let waitedFor: Promise<void> | undefined
  async function attempt() {
    try {
      if (navigator.onLine || isKept()) ready = (await load()).default
      else lost = 'offline'
    } catch {
      lost = 'failed'
    }
  }
  const fetched = () => (loading ??= attempt().finally(() => (loading = undefined)))
  /** A failed preload is tried again when the component is shown. */
  async function preload() {
    if (ready) return
    await fetched()
    if (!waitedFor) lost = undefined
  }
  /** The next mount tries again. */
  function leave() {
    lost = undefined
    waitedFor = undefined
  }
  function Content(props: P) {
    const [isTrying, setTrying] = useState(false)
    useEffect(() => leave, [])
    if (!ready && !lost) waitedFor ??= fetched()
    // React requires the promise that a render waited for to be used again when it resumes.
    if (waitedFor) use(waitedFor)
    if (ready) return createElement(ready, props)
    async function handleRetry() {
      setTrying(true)
      await fetched()
      setTrying(false)
    }
    return createElement(Missing, { ...props, reason: lost ?? 'failed', isTrying, onRetry: () => void handleRetry() })
  }
  return { Content, preload }
}

/** A component that no one waits for: it comes when the browser is idle, and what can't be fetched is left out. */
export function whenIdle<P extends object>(load: () => Promise<{ default: ComponentType<P> }>) {
  const { Content } = onDemand(load, () => null)
  return function Late(props: P) {
    const [isWanted, setWanted] = useState(false)
    useEffect(() => fetchAhead(() => setWanted(true)), [])
    return isWanted && createElement(Suspense, null, createElement(Content, props))
  }
}

/** A page with a service worker gets its files from the cache. */
const isKept = () => Boolean((navigator as { serviceWorker?: ServiceWorkerContainer }).serviceWorker?.controller)

/**
 * Fetches ahead once the browser has nothing better to do, and whenever it is online again, so that what was never
 * opened opens offline too. The returned function stops that.
 */
export function fetchAhead(fetchAll: () => void): () => void {
  const fetchOnline = () => (navigator.onLine || isKept()) && fetchAll()
  const stopWaiting = onceIdle(fetchOnline)
  window.addEventListener('online', fetchOnline)
  return () => {
    stopWaiting()
    window.removeEventListener('online', fetchOnline)
  }
}

function onceIdle(task: () => void): () => void {
  // Safari has no such callback.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(task, 1000)
    return () => clearTimeout(timer)
  }
  const id = window.requestIdleCallback(task, { timeout: 5000 })
  return () => window.cancelIdleCallback(id)
}
