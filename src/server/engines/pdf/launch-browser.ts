import type { Browser } from 'playwright-core'
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

/** Starts the browser that was found, or connects to the farm. */
export async function launchBrowser(found: FoundBrowser, options: LaunchOptions = {}): Promise<Browser> {
  // Loading it takes long, and the first page need not wait for it.
  const { chromium } = await import('playwright-core')
  const timeout = options.timeout ?? 30_000
  if (found.kind === 'farm') return chromium.connectOverCDP(found.url, { timeout })
  return chromium.launch({
    executablePath: found.path,
    args: [...QUIET_FLAGS, ...(options.args ?? [])],
    chromiumSandbox: options.sandbox ?? !isRoot(),
    env: { ...process.env, ...found.env },
    timeout,
    // The server shuts down in its own order; a browser that reacts to signals would fail the jobs in progress.
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
  })
}
