import type { Browser, BrowserContext, CDPSession } from 'playwright-core'
import { createBrowserFolder, removeAbandonedFolders, removeBrowserFolder } from '#server/engines/pdf/browser-folder.ts'
import { type BrowserChoice, browserName, findBrowser, type FoundBrowser } from '#server/engines/pdf/find-browser.ts'
import { withTimeout } from '#server/engines/timeout.ts'
import { type WarmPage, createWarmPage } from '#server/engines/pdf/warm-page.ts'
import { isRoot, launchBrowser } from '#server/engines/pdf/launch-browser.ts'
import { serveFromMemory } from '#server/engines/pdf/host-page.ts'

/** For the browser to start, and again for its pages to warm up. */
const LAUNCH_TIMEOUT_MS = 6000
/** For a page to close before its browser is killed. */
const CLOSE_TIMEOUT_MS = 1000
/** For the browser to answer the simplest question; one that is only busy answers at once. */
const ANSWER_TIMEOUT_MS = 1000
/** A proxy that does not exist: any request that slips past the other guards ends here. */
const DEAD_PROXY = { server: 'http://127.0.0.1:9', bypass: '<-loopback>' }
const GUARD_FLAGS = ['--host-resolver-rules=MAP * ~NOTFOUND']

export type Warn = (about: Readonly<Record<string, unknown>>, text: string) => void

/** A running browser with its warm pages. */
export type Printer = {
  readonly name: string
  readonly version: string
  /** A warm page, or a new one when none is free. */
  acquire(): Promise<WarmPage>
  /** Takes a page back; a lost or worn one is closed and replaced. */
  release(page: WarmPage, isWorn: boolean): void
  printed(): number
  isRunning(): boolean
  /** False if the browser itself is frozen; a page that is busy with a long resume does not matter. */
  answers(): Promise<boolean>
  /** Ends the browser at once; jobs that print with it fail and are tried again. */
  kill(): void
  /** Lets pages in use finish, then ends the browser. */
  shutDown(): Promise<void>
  onEnd(act: () => void): void
}

/** Starts a guarded browser with `pages` warm pages. */
export async function launchPrinter(choice: BrowserChoice, pages: number, warn: Warn): Promise<Printer> {
  await removeAbandonedFolders()
  const found = await findBrowser(choice)
  const folder = found.kind === 'program' ? await createBrowserFolder() : undefined
  try {
    return await openPrinter(found, { pages, folder, warn })
  } catch (error) {
    if (folder !== undefined) await removeBrowserFolder(folder)
    throw error
  }
}

type Opening = { readonly pages: number; readonly folder: string | undefined; readonly warn: Warn }

async function openPrinter(found: FoundBrowser, { pages, folder, warn }: Opening): Promise<Printer> {
  const browser = await launchGuarded(found, folder, warn)
  try {
    const opening = async () => {
      const session = await browser.newBrowserCDPSession()
      const processId = found.kind === 'program' ? await processOf(session) : undefined
      return createPrinter(browser, { name: browserName(found), pages, session, processId, folder })
    }
    const timeoutMs = 3 * LAUNCH_TIMEOUT_MS
    return await withTimeout(opening(), timeoutMs, {
      onTimeout: () => {
        throw new Error(`Opening the printer took longer than ${timeoutMs} ms.`)
      },
      onLate: (late) => void late.shutDown(),
    })
  } catch (error) {
    await settled(browser.close(), 2 * CLOSE_TIMEOUT_MS, () => undefined)
    throw error
  }
}

type Kind = {
  readonly name: string
  readonly pages: number
  /** To the browser itself, beside its pages. */
  readonly session: CDPSession
  readonly processId: number | undefined
  readonly folder: string | undefined
}

async function createPrinter(browser: Browser, { name, pages, session, processId, folder }: Kind): Promise<Printer> {
  const context = await createContext(browser)
  const free: WarmPage[] = []
  const ends: (() => void)[] = []
  let [inUse, printed] = [0, 0]
  let state: 'running' | 'closing' | 'ended' = 'running'

  const gone = Promise.withResolvers<void>()
  browser.on('disconnected', () => {
    state = 'ended'
    for (const act of ends) act()
    const removed = folder === undefined ? Promise.resolve() : removeBrowserFolder(folder)
    removed.catch(() => undefined).then(gone.resolve) // the next start tries again to remove it
  })
  const open = () => createWarmPage(context, LAUNCH_TIMEOUT_MS)
  const kill = () => {
    if (state === 'ended') return
    state = 'closing' // so that no other job gets a page of it
    if (processId !== undefined) endProcess(processId)
    else void browser.close().catch(() => undefined) // a browser farm looks after its own processes
  }
  const end = async () => {
    if (state === 'ended') return
    await settled(browser.close(), 2 * CLOSE_TIMEOUT_MS, kill)
    // A killed browser still reports that it is gone; if even that does not come, do not wait for it.
    setTimeout(gone.resolve, CLOSE_TIMEOUT_MS).unref()
  }
  const drop = (page: WarmPage) => settled(page.close(), CLOSE_TIMEOUT_MS, kill)
  const replace = async () => {
    // A job without a free page may have opened one in the meantime.
    if (state === 'running' && free.length + inUse < pages) free.push(await open())
  }

  free.push(...(await Promise.all(Array.from({ length: pages }, open))))
  return {
    name,
    version: browser.version(),
    acquire: async () => {
      inUse += 1
      try {
        return free.pop() ?? (await open())
      } catch (error) {
        inUse -= 1
        kill() // a browser that opens no page is of no use
        if (state === 'closing' && inUse === 0) void end()
        throw error
      }
    },
    release: (page, isWorn) => {
      inUse -= 1
      printed += 1
      if (state === 'running' && page.isWhole() && !isWorn && free.length < pages) free.push(page)
      else void drop(page).then(replace).catch(kill) // a browser that opens no page is of no use
      if (state === 'closing' && inUse === 0) void end()
    },
    printed: () => printed,
    isRunning: () => state === 'running',
    answers: () => {
      const answer = session.send('Browser.getVersion').then(
        () => true,
        () => false,
      )
      return withTimeout(answer, ANSWER_TIMEOUT_MS, { onTimeout: () => false })
    },
    kill,
    shutDown: async () => {
      if (state === 'running') state = 'closing'
      if (inUse === 0) void end()
      await gone.promise
    },
    onEnd: (act) => ends.push(act),
  }
}

async function createContext(browser: Browser): Promise<BrowserContext> {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    serviceWorkers: 'block',
    acceptDownloads: false,
    proxy: DEAD_PROXY,
    // Small, because the screen is never shown: paper has its own size.
    viewport: { width: 200, height: 200 },
  })
  await serveFromMemory(context)
  return context
}

/** Some systems deny the sandbox to ordinary users; the other guards hold without it. */
async function launchGuarded(found: FoundBrowser, folder: string | undefined, warn: Warn): Promise<Browser> {
  const options = { args: GUARD_FLAGS, timeout: LAUNCH_TIMEOUT_MS, ...(folder !== undefined && { folder }) }
  if (found.kind === 'program' && isRoot())
    warn({}, 'The PDF browser runs without its sandbox because the server runs as root. Run it as a regular user.')
  try {
    return await launchBrowser(found, options)
  } catch (error) {
    if (isRoot() || !/no usable sandbox|sandbox.{0,80}(denied|not permitted|failed)/is.test(String(error))) throw error
    warn({}, 'The PDF browser runs without its sandbox because this system doesn’t allow one. See docs/pdf.md.')
    return launchBrowser(found, { ...options, sandbox: false })
  }
}

/** The browser's own process, which need not be our child: Debian starts it by a script. */
async function processOf(session: CDPSession): Promise<number | undefined> {
  const { processInfo } = await session.send('SystemInfo.getProcessInfo')
  return processInfo.find(({ type }) => type === 'browser')?.id
}

function endProcess(id: number): void {
  try {
    process.kill(id, 'SIGKILL')
  } catch {
    // it has already ended
  }
}

/** Waits until the work has ended, well or not; acts when it takes longer. */
const settled = (work: Promise<unknown>, ms: number, onTimeout: () => void): Promise<unknown> =>
  withTimeout(
    work.catch(() => undefined),
    ms,
    { onTimeout },
  )
