import { SERVICE_WORKER_URL, type PageLoaded } from '#web/delivery/offline/cache-names.ts'

/**
 * Makes the builder open and work offline from now on, and tells the worker of a newer build that this page is of it.
 * Where browsers know no workers, or data is to be spared, nothing happens.
 */
export async function registerServiceWorker(): Promise<void> {
  if (!('serviceWorker' in navigator) || sparesData()) return
  await loaded()
  const registration = await navigator.serviceWorker.register(SERVICE_WORKER_URL, { updateViaCache: 'none' })
  const tell = () => {
    const words = wordsOfPage()
    if (words) for (const worker of [registration.waiting, registration.active]) worker?.postMessage(words)
  }
  tell()
  registration.addEventListener('updatefound', () => hearOf(registration.installing, tell))
  hearOf(registration.installing, tell)
  // Browsers look for a newer one when they find the time; a page that is new should not wait for that.
  await registration.update()
}

function hearOf(worker: ServiceWorker | null, tell: () => void): void {
  worker?.addEventListener('statechange', () => {
    if (worker.state === 'installed' || worker.state === 'activated') tell()
  })
}

async function loaded(): Promise<void> {
  if (document.readyState === 'complete') return
  await new Promise<unknown>((resolve) => window.addEventListener('load', resolve, { once: true }))
}

function wordsOfPage(): PageLoaded | undefined {
  const { __reactRouterManifest: manifest } = window as { __reactRouterManifest?: { readonly url: string } }
  const fonts = performance.getEntriesByType('resource').map(({ name }) => name)
  return (
    manifest && {
      build: manifest.url,
      fonts: fonts.filter((name) => name.startsWith(`${location.origin}/fonts/`)),
      language: document.documentElement.lang,
    }
  )
}

/** A wish that Chrome knows. */
const sparesData = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true
