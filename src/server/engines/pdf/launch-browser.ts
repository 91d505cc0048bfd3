import { join } from 'node:path'
import type { Browser, BrowserContext } from 'playwright-core'
import type { FoundBrowser } from '#server/engines/pdf/find-browser.ts'

/** Flags that save start-up work and keep the browser from phoning home. */
const QUIET_FLAGS = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-domain-reliability',
  '--disable-sync',
  '--no-pings',
  '--font-render-hinting=none',
]

export type LaunchOptions = {
  readonly args?: readonly string[]
  readonly timeout?: number
  readonly sandbox?: boolean
  /** For the browser's temporary files; without it, Playwright makes folders of its own below TMPDIR. */
  readonly folder?: string
}

/** Chromium refuses its sandbox to root. */
export const isRoot = (): boolean => process.getuid?.() === 0

/**
 * What a browser needs of the server's environment, Fontconfig's folders included. The rest may be secret: a browser
 * shows pages of strangers.
 */
const NEEDED =
  /^(PATH|HOME|LANG|LANGUAGE|LC_\w+|TMPDIR|FONTCONFIG_\w+|XDG_(CACHE_HOME|CONFIG_HOME|CONFIG_DIRS|DATA_HOME|DATA_DIRS))$/
/** Without these, programs don't start on Windows. */
const NEEDED_ON_WINDOWS = /^(PATH|SystemRoot|SystemDrive|TEMP|TMP|USERPROFILE|APPDATA|LOCALAPPDATA)$/i

/** Starts the browser that was found, or connects to the farm. */
export async function launchBrowser(found: FoundBrowser, options: LaunchOptions = {}): Promise<Browser> {
  // Loading it takes long, and the first page need not wait for it.
  const { chromium } = await import('playwright-core')
  const timeout = options.timeout ?? 30_000
  if (found.kind === 'farm') return chromium.connectOverCDP(found.url, { timeout })
  const launch = {
    executablePath: found.path,
    args: [...QUIET_FLAGS, ...(options.args ?? [])],
    chromiumSandbox: options.sandbox ?? !isRoot(),
    env: { ...environment(), ...found.env },
    timeout,
    // The server shuts down in its own order; a browser that reacts to signals would fail the jobs in progress.
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
  }
  if (options.folder === undefined) return chromium.launch(launch)
  // Playwright lets the folder be chosen only for a persistent context; printing uses contexts of its own beside it.
  const context = await chromium.launchPersistentContext(join(options.folder, 'profile'), {
    ...launch,
    artifactsDir: join(options.folder, 'artifacts'),
  })
  for (const page of context.pages()) void page.close().catch(() => undefined) // it opens with one, which nobody needs
  return browserOf(context)
}

function environment(): NodeJS.ProcessEnv {
  const needed = process.platform === 'win32' ? NEEDED_ON_WINDOWS : NEEDED
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => needed.test(name)))
}

function browserOf(context: BrowserContext): Browser {
  const browser = context.browser()
  if (!browser) throw new Error('The browser exited while starting.')
  return browser
}
