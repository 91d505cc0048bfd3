/** What a service worker is told that concerns its own life. */
type LifeEvent = Event & { waitUntil(work: Promise<unknown>): void }

/** A request of a page that this worker controls. */
export type RequestEvent = LifeEvent & {
  readonly request: Request
  /** For a navigation: the answer that the browser has asked for while it woke the worker, where browsers do that. */
  readonly preloadResponse?: Promise<Response | undefined>
  /** The page that asks, and the one that a navigation will make. */
  readonly clientId: string
  readonly resultingClientId: string
  respondWith(answer: Promise<Response>): void
}

/** Words from a page. */
type WordsEvent = LifeEvent & { readonly data: unknown; readonly source: { readonly id: string } | null }

/** What of a service worker's global scope is used here: the types of pages, which this room has, know none of it. */
export type WorkerScope = {
  addEventListener(type: 'install' | 'activate', handle: (event: LifeEvent) => void): void
  addEventListener(type: 'fetch', handle: (event: RequestEvent) => void): void
  addEventListener(type: 'message', handle: (event: WordsEvent) => void): void
  skipWaiting(): Promise<void>
  readonly location: Location
  readonly clients: {
    claim(): Promise<void>
    matchAll(options: { includeUncontrolled: true; type: 'window' }): Promise<readonly unknown[]>
  }
  readonly registration: { readonly navigationPreload?: { enable(): Promise<void> } }
}
