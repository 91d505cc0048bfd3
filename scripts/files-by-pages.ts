/** The part of the module graph that is used here; rolldown passes it to each group. */
type Graph = {
  getModuleInfo(id: string): { readonly isEntry: boolean; readonly importers: readonly string[] } | null
}

/** Modules needed by so many pages go into the shared file: more files would cost more than their bytes. */
const MOST = 5

/** What only one page has at once, and the builder later: it must not load that page with it. */
const LATER_IN_BUILDER = Object.entries({
  'bring-in': /\/src\/web\/features\/import\//,
  'builder-parts': /\/src\/(?:web\/features\/builder|shared\/resume)\//,
  'filter-templates':
    /\/src\/(?:shared\/template\/traits|web\/features\/templates\/(?:filter-selects|filters|trait-names|templates-catalog))\.tsx?$/,
}).map(([name, files]) => ({
  debugName: name,
  // Before the file of that one page, after those of several.
  priority: 3,
  name: (id: string, graph: Graph) => (files.test(id) && isOfOneOther(pagesNeeding(id, graph)) ? name : null),
}))

const isOfOneOther = (pages: ReadonlySet<string>) => pages.size === 1 && !pages.has('resume-builder')

/** The name of a chunk. Catalogs say their language: the worker for offline use keeps those of one. */
export function chunkFileName({ facadeModuleId }: { readonly facadeModuleId?: string | null }): string {
  const [, language, part] = /\/locales\/(\w+)\/([\w-]+)\.po$/.exec(facadeModuleId ?? '') ?? []
  return language && part ? `assets/words-${language}-${part}-[hash].js` : 'assets/[name]-[hash].js'
}

/**
 * Groups for the bundler: modules that the same pages need at once go into one file, no matter which pages load them later. So
 * no page loads modules of others, and none consists of dozens of files. All other modules are left to the
 * bundler.
 */
export const filesByPages = [
  ...Array.from({ length: MOST }, (_, index) => {
    const count = MOST - index
    return {
      debugName: count === MOST ? 'shared' : `of ${count}`,
      // A group also takes the imports of its modules; their pages need those too, so the file of more pages goes first.
      priority: 2 * count,
      name: (id: string, graph: Graph) => fileOf(id, graph, count),
    }
  }),
  ...LATER_IN_BUILDER,
]

/** Text splitting and date parsing: modules loaded later need them too, and must not load a page with them. */
const TEXT = /\/src\/shared\/text\/(?:tokens|read-date|date-[a-z]+)\.ts$/

/** The file of a module, if it belongs to one of so many pages. */
function fileOf(id: string, graph: Graph, count: number): string | null {
  if (graph.getModuleInfo(id)?.isEntry) return null
  const pages = pagesNeeding(id, graph)
  const isFrame = pages.has('root') || pages.has('entry.client')
  if (TEXT.test(id) && !isFrame && pages.size < MOST) return count === MOST ? 'text' : null
  if ((isFrame ? MOST : Math.min(pages.size, MOST)) !== count) return null
  return count === MOST ? 'shared' : [...pages].sort().join('-')
}

/** The pages that import a module statically, directly or through others. */
function pagesNeeding(id: string, graph: Graph): Set<string> {
  const pages = new Set<string>()
  const seen = new Set([id])
  // The loop also visits files added while it runs.
  for (const each of seen) {
    const module = graph.getModuleInfo(each)
    if (module?.isEntry) pages.add(pageOf(each))
    for (const importer of module?.importers ?? []) seen.add(importer)
  }
  return pages
}

/** `src/web/pages/home.tsx?route-chunk=main` is `home`. */
const pageOf = (id: string) =>
  id
    .replace(/\?.*/, '')
    .replace(/.*\//, '')
    .replace(/\.tsx$/, '')
