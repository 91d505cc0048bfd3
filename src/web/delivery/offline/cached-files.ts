import { buildCacheName, FONT_CACHE, SHELL_URL } from '#web/delivery/offline/cache-names.ts'

/** The most faces that stay: a resume shows four or five of them, and old versions leave this way. */
const MAX_FONTS = 120

/** The faces of Latin letters in a sheet: a blank paper has fetched none. */
const LATIN = /\/fonts\/files\/[\w-]+-latin-\d+-\w+\.woff2[^)]*/g

/** What differs between servers and browsers alone; headers that answers vary by are the same for each visitor here. */
const ANY = { ignoreVary: true }

/** A build's files, all or none; and its shell. Rejects when the server speaks of another build by now. */
export async function cacheBuild(version: string, files: readonly string[]): Promise<void> {
  const cache = await caches.open(buildCacheName(version))
  await cache.addAll([...files])
  await cacheShell(version, files)
}

/** Further files of a build, such as its texts in the language of a page. */
export async function cacheFiles(version: string, files: readonly string[]): Promise<void> {
  const cache = await caches.open(buildCacheName(version))
  await Promise.all(files.map(async (file) => (await cache.match(file, ANY)) ?? (await cache.add(file))))
}

/**
 * Fetches the shell without credentials: no cookie goes out, so nothing of an account can come back. Without a language
 * it is in the browser's.
 */
export async function cacheShell(version: string, files: readonly string[], language?: string): Promise<void> {
  const headers = language === undefined ? {} : { 'accept-language': language }
  const shell = await fetch(SHELL_URL, { credentials: 'omit', cache: 'no-store', headers })
  const text = await shell.clone().text()
  const build = files.find((file) => file.startsWith('/assets/manifest-'))
  if (!shell.ok || shell.redirected || !build || !text.includes(build)) throw new Error('The shell is of another build')
  await (await caches.open(buildCacheName(version))).put(SHELL_URL, shell)
}

/** The kept shell, whole: its policy names the nonce that its scripts carry. */
export const cachedShell = (version: string): Promise<Response | undefined> =>
  caches.match(SHELL_URL, { ...ANY, cacheName: buildCacheName(version) })

const DAY = 86_400_000

/**
 * Whether the shell is in another language than a page that has loaded, or a day old: the administrator's words and
 * templates in it may have changed without a new build.
 */
export async function isShellStale(version: string, page: { now: number; language: string }): Promise<boolean> {
  const shell = await cachedShell(version)
  const made = Date.parse(shell?.headers.get('date') ?? '')
  if (!shell || !(page.now - made < DAY)) return true
  return !(await shell.text()).includes(`<html lang="${page.language}"`)
}

/** What is kept is the same for ever; what is not is fetched. Faces of the interface stay once used. */
export async function cacheFirst(request: Request, name: string): Promise<Response> {
  const kept = await caches.match(request, { ...ANY, cacheName: name })
  if (kept) return kept
  const fetched = await fetch(request)
  if (fetched.status === 200 && /\.woff2(?:\?|$)/.test(request.url))
    await (await caches.open(name)).put(request, fetched.clone())
  return fetched
}

/** A list of faces as the server has it now; where it cannot be reached, what it said the last time, or none. */
export async function networkFirst(request: Request): Promise<Response> {
  const cache = await caches.open(FONT_CACHE)
  try {
    const fetched = await fetch(request)
    if (fetched.status === 200) await cache.put(request, fetched.clone())
    return fetched
  } catch {
    return (await cache.match(request, ANY)) ?? new Response('', { headers: { 'content-type': 'text/css' } })
  }
}

/** Keeps faces that a page shows, and those it will show with the first letter; the oldest go when there are too many. */
export async function cacheFonts(addresses: readonly string[]): Promise<void> {
  const cache = await caches.open(FONT_CACHE)
  const keep = async (address: string) => (await cache.match(address, ANY)) ?? (await cache.add(address))
  await Promise.all(addresses.map(keep))
  for (const sheet of addresses.filter((address) => address.endsWith('.css'))) {
    const text = (await (await cache.match(sheet, ANY))?.text()) ?? ''
    await Promise.all([...text.matchAll(LATIN)].map(([face]) => keep(face)))
  }
  const all = await cache.keys()
  await Promise.all(all.slice(0, Math.max(0, all.length - MAX_FONTS)).map((old) => cache.delete(old)))
}
