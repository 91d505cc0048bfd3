/** The worker's address never changes: browsers look there for the next one. */
export const WORKER = '/service-worker.js'

/** Asks the server for the builder as a visitor offline gets it: nobody's, and nothing opened yet. */
export const KEPT_QUERY = 'kept'
export const SHELL = `/resume-builder?${KEPT_QUERY}`

/** One cache for each build: the files of the builder and its shell. */
export const BUILDS = 'curricle-builder-'
export const cacheOf = (version: string): string => BUILDS + version

/** Faces of the paper as they were used; their addresses name their versions, so builds share them. */
export const FONTS = 'curricle-fonts'

/** What a page that has loaded tells the workers. */
export type Loaded = {
  /** The router's list of the page's build, by its address: the mark of a build. */
  readonly build: string
  /** Addresses of the faces it shows, which it may have fetched before a worker was there. */
  readonly fonts: readonly string[]
}
