import type { Browser, BrowserContext } from 'playwright-core'
import { type BrowserChoice, browserName, findBrowser, type FoundBrowser } from '#server/engines/pdf/find-browser.ts'
import { inTime } from '#server/engines/timeout.ts'
import { type KeptPage, openKeptPage } from '#server/engines/pdf/warm-page.ts'
import { isRoot, launchBrowser } from '#server/engines/pdf/launch-browser.ts'
import { answerFromMemory } from '#server/engines/pdf/host-page.ts'

/** Milliseconds for the browser to start, and again for its pages to be warm. */
const LAUNCH_TIME = 6000
/** Milliseconds for a page to close before its browser is killed. */
const CLOSE_TIME = 1000
/** A proxy that is not there: whatever slips past the other guards ends here. */
const DEAD_PROXY = { server: 'http://127.0.0.1:9', bypass: '<-loopback>' }
const GUARD_FLAGS = ['--host-resolver-rules=MAP * ~NOTFOUND']

export type Warn = (about: Readonly<Record<string, unknown>>, text: string) => void

/** A running browser with its warm pages. */
export type Printer = {
  readonly name: string
  readonly version: string
  /** A warm page, or a new one when none is free. */
  lend(): Promise<KeptPage>
  /** Takes a page back; one that is lost or worn is closed and another opened in its place. */
  takeBack(page: KeptPage, isWorn: boolean): void
  printed(): number
  isRunning(): boolean
  /** Lets lent pages finish, then ends the browser. */
  retire(): Promise<void>
  onEnd(act: () => void): void
}

/** Starts a browser behind all guards, with `pages` warm pages. */
export async function startPrinter(choice: BrowserChoice, pages: number, warn: Warn): Promise<Printer> {
  const found = await findBrowser(choice)
  const browser = await launchGuarded(found, warn)
  try {
    const opening = async () => {
      const processId = found.kind === 'program' ? await processOf(browser) : undefined
      return openPrinter(browser, { name: browserName(found), pages, processId })
    }
    return await inTime(opening(), 3 * LAUNCH_TIME, { what: 'Opening the printer', late: (one) => void one.retire() })
  } catch (error) {
    await withinOr(browser.close(), 2 * CLOSE_TIME, () => undefined)
    throw error
  }
}

type Kind = { readonly name: string; readonly pages: number; readonly processId: number | undefined }

async function openPrinter(browser: Browser, { name, pages, processId }: Kind): Promise<Printer> {
  const context = await openContext(browser)
  const free: KeptPage[] = []
  const ends: (() => void)[] = []
  let [lent, printed] = [0, 0]
  let state: 'running' | 'retired' | 'ended' = 'running'

  const gone = Promise.withResolvers<void>()
  browser.on('disconnected', () => {
    state = 'ended'
    gone.resolve()
    for (const act of ends) act()
  })
  const open = () => openKeptPage(context, LAUNCH_TIME)
  const kill = () => {
    if (state === 'ended') return
    if (processId !== undefined) endProcess(processId)
    else void browser.close().catch(() => undefined) // a browser farm looks after its own processes
  }
  const end = async () => {
    if (state === 'ended') return
    await withinOr(browser.close(), 2 * CLOSE_TIME, kill)
    // One that was killed says that it has gone; should even that not come, nobody waits for it.
    setTimeout(gone.resolve, CLOSE_TIME).unref()
  }
  const drop = (page: KeptPage) => withinOr(page.close(), CLOSE_TIME, kill)
  const replace = async () => {
    // A job that could not wait may have opened a page meanwhile.
    if (state === 'running' && free.length + lent < pages) free.push(await open())
  }

  free.push(...(await Promise.all(Array.from({ length: pages }, open))))
  return {
    name,
    version: browser.version(),
    lend: async () => {
      lent += 1
      try {
        return free.pop() ?? (await open())
      } catch (error) {
        lent -= 1
        kill() // a browser that opens no page is of no use
        if (state === 'retired' && lent === 0) void end()
        throw error
      }
    },
    takeBack: (page, isWorn) => {
      lent -= 1
      printed += 1
      if (state === 'running' && page.isWhole() && !isWorn && free.length < pages) free.push(page)
      else void drop(page).then(replace).catch(kill) // a browser that opens no page is of no use
      if (state === 'retired' && lent === 0) void end()
    },
    printed: () => printed,
    isRunning: () => state === 'running',
    retire: async () => {
      if (state === 'running') state = 'retired'
      if (lent === 0) void end()
      await gone.promise
    },
    onEnd: (act) => ends.push(act),
  }
}

async function openContext(browser: Browser): Promise<BrowserContext> {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    serviceWorkers: 'block',
    acceptDownloads: false,
    proxy: DEAD_PROXY,
    // Small, because nobody looks at the screen: paper has its own size.
    viewport: { width: 200, height: 200 },
  })
  await answerFromMemory(context)
  return context
}

/** Some systems forbid the sandbox to programs of ordinary users; the other guards hold without it. */
async function launchGuarded(found: FoundBrowser, warn: Warn): Promise<Browser> {
  const options = { args: GUARD_FLAGS, timeout: LAUNCH_TIME }
  if (found.kind === 'program' && isRoot())
    warn({}, 'The PDF browser runs without its sandbox, because the server runs as root. Use an ordinary user.')
  try {
    return await launchBrowser(found, options)
  } catch (error) {
    if (isRoot() || !/no usable sandbox|sandbox.{0,80}(denied|not permitted|failed)/is.test(String(error))) throw error
    warn({}, 'The PDF browser runs without its sandbox, because this system does not allow one. See docs/pdf.md.')
    return launchBrowser(found, { ...options, sandbox: false })
  }
}

/** The browser's own process, which need not be our child: Debian starts it by a script. */
async function processOf(browser: Browser): Promise<number | undefined> {
  const session = await browser.newBrowserCDPSession()
  const { processInfo } = await session.send('SystemInfo.getProcessInfo')
  await session.detach()
  return processInfo.find(({ type }) => type === 'browser')?.id
}

function endProcess(id: number): void {
  try {
    process.kill(id, 'SIGKILL')
  } catch {
    // it has ended by itself
  }
}

async function withinOr(work: Promise<unknown>, milliseconds: number, act: () => void): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<'late'>((resolve) => {
    timer = setTimeout(() => resolve('late'), milliseconds)
  })
  const first = await Promise.race([work.catch(() => undefined), late])
  clearTimeout(timer)
  if (first === 'late') act()
}
