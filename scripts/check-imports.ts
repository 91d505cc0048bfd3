// Checks the walls of ARCHITECTURE.md inside each layer: who may import whom, and no cycle between files or folders.
// Type imports count, because readers follow them too. Tests may import anything.
import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

type Graph = ReadonlyMap<string, ReadonlySet<string>>
type Wall = { readonly from: RegExp; readonly to: RegExp; readonly why: string }

const WALLS: readonly Wall[] = [
  { from: /^shared\//, to: /^(server|web)\//, why: 'shared code must not depend on the server or the browser' },
  {
    from: /^shared\/(?!contract\/)[^/]+\//,
    to: /^shared\/contract\//,
    why: 'the contract imports the domain folders, never the reverse',
  },
  { from: /^server\/.*routes\.ts$/, to: /^server\/(database\/|.*store\.ts$)/, why: 'a route must call a service' },
  {
    from: /^server\/(http|database|engines)\//,
    to: /^server\/(?!http|database|engines)[^/]+\//,
    why: 'feature folders build on it, never the reverse',
  },
  { from: /^server\/[^/]+\//, to: /^server\/(main|compose)\.ts$/, why: 'only entry points may import them' },
  { from: /^web\/(lib|ui)\//, to: /^web\/(?!lib|ui)[^/]+\//, why: 'lib and ui must not depend on the product' },
  {
    from: /^web\/(persistence|delivery|preview)\//,
    to: /^web\/(features|pages)\//,
    why: 'features build on it, never the reverse',
  },
  { from: /^web\/features\//, to: /^web\/pages\//, why: 'pages compose features, never the reverse' },
]

const graph: Graph = new Map(
  globSync('src/{shared,server,web}/**/*.{ts,tsx}')
    .filter((file) => !/\.test\.tsx?$|\.d\.ts$|\/(testing|fixtures)\//.test(file))
    .map((file) => [file.slice('src/'.length), new Set(importsOf(file))]),
)
const folders: Graph = between(graph, folderOf)

const faults = [
  ...[...graph].flatMap(([from, targets]) => [...targets].flatMap((to) => brokenWalls(from, to))),
  ...cyclesIn(graph).map((cycle) => `cycle of files: ${cycle.join(' → ')}`),
  ...cyclesIn(folders).map(
    (cycle) => `cycle of folders: ${cycle.map((folder, i) => withImport(folder, cycle[i + 1])).join(' → ')}`,
  ),
]
for (const fault of faults) console.error(fault)
console.log(`${graph.size} files in ${folders.size} folders, ${faults.length} problems`)
process.exit(faults.length > 0 ? 1 : 0)

function importsOf(file: string): string[] {
  const code = readFileSync(file, 'utf8')
  const names = [...code.matchAll(/(?:\bfrom|\bimport)\s*\(?\s*'([^']+)'/g)].map(
    ([, name = '']) => name.split('?')[0] ?? '',
  )
  return names
    .filter((name) => /^[#.].*\.tsx?$/.test(name) && !name.includes('+types'))
    .map((name) => (name.startsWith('#') ? name.slice(1) : join(dirname(file), name).slice('src/'.length)))
}

/** The noun that a file belongs to: `server/billing`, `server/engines/pdf`, `web/features/coach`, `shared/ats`. */
function folderOf(file: string): string {
  const depth = /^(server\/engines|web\/features)\//.test(file) ? 3 : 2
  const parts = file.split('/')
  return parts.length > 2 ? parts.slice(0, Math.min(depth, parts.length - 1)).join('/') : file
}

function between(files: Graph, folder: (file: string) => string): Graph {
  const found = new Map<string, Set<string>>()
  for (const [file, targets] of files) {
    const from = found.get(folder(file)) ?? new Set()
    found.set(folder(file), from)
    for (const to of targets) if (folder(to) !== folder(file)) from.add(folder(to))
  }
  return found
}

function brokenWalls(from: string, to: string): string[] {
  return WALLS.filter((wall) => wall.from.test(from) && wall.to.test(to)).map(({ why }) => `${from} → ${to}: ${why}`)
}

/** One shortest cycle for each group of files or folders that reach each other. */
function cyclesIn(places: Graph): string[][] {
  const seen = new Set<string>()
  return [...places.keys()].toSorted().flatMap((start) => {
    if (seen.has(start)) return []
    const cycle = shortestCycle(places, start)
    for (const place of cycle) seen.add(place)
    return cycle.length > 0 ? [cycle] : []
  })
}

function shortestCycle(places: Graph, start: string): string[] {
  const cameFrom = new Map<string, string>()
  const queue = [start]
  for (const place of queue)
    for (const next of places.get(place) ?? []) {
      if (next === start) return [...pathTo(cameFrom, place), start]
      if (cameFrom.has(next)) continue
      cameFrom.set(next, place)
      queue.push(next)
    }
  return []
}

function pathTo(cameFrom: ReadonlyMap<string, string>, end: string): string[] {
  const before = cameFrom.get(end)
  return before === undefined ? [end] : [...pathTo(cameFrom, before), end]
}

/** The folder, with one import that leads to the next folder. */
function withImport(folder: string, next: string | undefined): string {
  for (const [file, targets] of graph)
    for (const to of targets)
      if (folderOf(file) === folder && folderOf(to) === next) return `${folder} (${file} imports ${to})`
  return folder
}
