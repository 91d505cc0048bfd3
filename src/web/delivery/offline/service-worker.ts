import { respondWithPage } from '#web/delivery/offline/page-response.ts'
import {
  networkFirst,
  isShellStale,
  cacheBuild,
  cacheFiles,
  cacheFonts,
  cacheShell,
  cacheFirst,
  cachedShell,
} from '#web/delivery/offline/cached-files.ts'
import { requestKind, type RequestKind } from '#web/delivery/offline/request-kind.ts'
import {
  BUILD_CACHE_PREFIX,
  buildCacheName,
  FONT_CACHE,
  SHELL_URL,
  type PageLoaded,
} from '#web/delivery/offline/cache-names.ts'
import type { RequestEvent, WorkerScope } from '#web/delivery/offline/worker-scope.ts'

/** Written in by the build; see `scripts/service-worker.ts`. */
declare const BUILD: {
  readonly version: string
  readonly files: readonly string[]
  /** The texts in other languages than English, by language. */
  readonly words: Readonly<Record<string, readonly string[]>>
}
const { version: VERSION, files: FILES, words: WORDS } = BUILD

// This file runs as a service worker only, whose scope this is.
const scope = self as unknown as WorkerScope

/**
 * Pages that the server has just sent, until they have loaded: it has their files, and the browser's own cache is faster.
 * Chrome also throws away what was preloaded when a worker has answered it, and complains.
 */
const loading = new Set<string>()

scope.addEventListener('install', (event) => event.waitUntil(cacheBuild(VERSION, FILES)))
scope.addEventListener('activate', (event) => event.waitUntil(begin()))
scope.addEventListener('message', (event) => {
  loading.delete(event.source?.id ?? '')
  event.waitUntil(hear(event.data as PageLoaded))
})
scope.addEventListener('fetch', (event) => {
  const answer = answerTo(event, requestKind(event.request, scope.location.origin))
  if (answer) event.respondWith(answer)
})

/** No page of an older build is open any more, so no one needs its files. */
async function begin(): Promise<void> {
  const old = (await caches.keys()).filter(
    (name) => name.startsWith(BUILD_CACHE_PREFIX) && name !== buildCacheName(VERSION),
  )
  await Promise.all(old.map((name) => caches.delete(name)))
  await scope.registration.navigationPreload?.enable()
  await scope.clients.claim()
}

function answerTo(event: RequestEvent, kind: RequestKind): Promise<Response> | null {
  switch (kind) {
    case 'builder':
      return page(event, {})
    case 'account-resume':
      // What is kept cannot open it, so the server has all the time that it needs.
      return page(event, { patience: null })
    case 'home':
      return page(event, { patience: null, kept: offlineHome })
    case 'asset':
      return loading.has(event.clientId) ? null : cacheFirst(event.request, buildCacheName(VERSION))
    case 'font-file':
      return cacheFirst(event.request, FONT_CACHE)
    case 'font-sheet':
      return networkFirst(event.request)
    case 'none':
      return null
  }
}

/** The shell is a page of the builder, and opens only at an address of the builder. */
const offlineHome = async () => (await cachedShell(VERSION)) && Response.redirect(SHELL_URL)

type Fallback = { readonly patience?: null; readonly kept?: typeof offlineHome }

async function page(event: RequestEvent, { patience, kept = () => cachedShell(VERSION) }: Fallback): Promise<Response> {
  const asked = Promise.resolve(event.preloadResponse).then((answer) => answer ?? fetch(event.request))
  // An answer that comes too late is still taken: browsers complain of one that no one wanted.
  event.waitUntil(asked.catch(() => undefined))
  loading.add(event.resultingClientId)
  const fallBack = () => {
    loading.delete(event.resultingClientId)
    return kept()
  }
  return respondWithPage({ asked, kept: fallBack, ...(patience === null && { patience }) })
}

/** A waiting worker activates for a page of its own build, alone in the browser; one that works keeps what it shows. */
async function hear({ build, fonts, language }: PageLoaded): Promise<void> {
  // One whose cache is gone is about to be removed, and brings nothing back.
  if (!FILES.includes(build) || !(await caches.has(buildCacheName(VERSION)))) return
  const pages = await scope.clients.matchAll({ includeUncontrolled: true, type: 'window' })
  if (pages.length <= 1) await scope.skipWaiting()
  await cacheFonts(fonts)
  await cacheFiles(VERSION, WORDS[language] ?? [])
  if (await isShellStale(VERSION, { now: Date.now(), language })) await cacheShell(VERSION, FILES, language)
}
