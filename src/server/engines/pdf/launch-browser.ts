import { chromium, type Browser } from 'playwright-core'
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

export type LaunchOptions = { readonly args?: readonly string[]; readonly timeout?: number; readonly sandbox?: boolean }

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
export function launchBrowser(found: FoundBrowser, options: LaunchOptions = {}): Promise<Browser> {
  const timeout = options.timeout ?? 30_000
  if (found.kind === 'farm') return chromium.connectOverCDP(found.url, { timeout })
  return chromium.launch({
    executablePath: found.path,
    args: [...QUIET_FLAGS, ...(options.args ?? [])],
    chromiumSandbox: options.sandbox ?? !isRoot(),
    env: { ...environment(), ...found.env },
    timeout,
    // The server shuts down in its own order; a browser that reacts to signals would fail the jobs in progress.
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
  })
}

function environment(): NodeJS.ProcessEnv {
  const needed = process.platform === 'win32' ? NEEDED_ON_WINDOWS : NEEDED
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => needed.test(name)))
}
