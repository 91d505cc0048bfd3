/** What of the graph of modules is asked for; rolldown hands it to each group. */
type Graph = {
  getModuleInfo(id: string): { readonly isEntry: boolean; readonly importers: readonly string[] } | null
}

/** What so many pages need comes with the frame of every page: more files would cost more than its bytes. */
const MOST = 5

/**
 * Groups for the bundler: what the same pages cannot do without comes in one file, whatever else fetches it later. So
 * no page sends what only others need, and none is made of dozens of files. What no page needs at first is left to the
 * bundler.
 */
export const filesByPages = Array.from({ length: MOST }, (_, index) => {
  const count = MOST - index
  return {
    debugName: count === MOST ? 'shared' : `of ${count}`,
    // A group takes what its modules import as well; their pages need that too, so the file of more pages goes first.
    priority: count,
    name: (id: string, graph: Graph) => fileOf(id, graph, count),
  }
})

/** How words are parted and dates are read: what is fetched later needs it too, and must not bring a page along. */
const TEXT = /\/src\/shared\/text\/(?:tokens|read-date)\.ts$/

/** The file of a module, if it belongs to one of so many pages. */
function fileOf(id: string, graph: Graph, count: number): string | null {
  if (graph.getModuleInfo(id)?.isEntry) return null
  const pages = pagesNeeding(id, graph)
  const isFrame = pages.has('root') || pages.has('entry.client')
  if (TEXT.test(id) && !isFrame && pages.size < MOST) return count === MOST ? 'text' : null
  if ((isFrame ? MOST : Math.min(pages.size, MOST)) !== count) return null
  return count === MOST ? 'shared' : [...pages].sort().join('-')
}

/** The pages that import a module at once, themselves or through others. */
function pagesNeeding(id: string, graph: Graph): Set<string> {
  const pages = new Set<string>()
  const seen = new Set([id])
  // The walk goes on to what is added on its way.
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
