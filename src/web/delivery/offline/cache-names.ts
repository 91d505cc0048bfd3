/** The worker's address never changes: browsers look there for the next one. */
export const SERVICE_WORKER_URL = '/service-worker.js'

/** Asks the server for the builder as a visitor offline gets it: no account, and nothing opened yet. */
export const SHELL_QUERY = 'kept'
export const SHELL_URL = `/resume-builder?${SHELL_QUERY}`

/** One cache for each build: the files of the builder and its shell. */
export const BUILD_CACHE_PREFIX = 'curricle-builder-'
export const buildCacheName = (version: string): string => BUILD_CACHE_PREFIX + version

/** Faces of the paper as they were used; their addresses name their versions, so builds share them. */
export const FONT_CACHE = 'curricle-fonts'

/** What a page that has loaded tells the workers. */
export type PageLoaded = {
  /** The router's list of the page's build, by its address: the mark of a build. */
  readonly build: string
  /** Addresses of the faces it shows, which it may have fetched before a worker was there. */
  readonly fonts: readonly string[]
  /** The language it speaks. */
  readonly language: string
}
