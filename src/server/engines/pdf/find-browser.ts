import { accessSync, constants, statSync } from 'node:fs'
import { homedir } from 'node:os'
import { basename, delimiter, join } from 'node:path'
import { canUnpackBrowser, unpackBrowser } from '#server/engines/pdf/unpack-browser.ts'

/** Where pages are printed: a local browser, or a browser farm in the network. */
export type FoundBrowser =
  | { readonly kind: 'program'; readonly path: string; readonly env: Readonly<Record<string, string>> }
  | { readonly kind: 'farm'; readonly url: string }

export type BrowserChoice = {
  readonly browserPath?: string | undefined
  readonly browserUrl?: string | undefined
  readonly dataDir: string
}

/**
 * In this order: the setting, an installed headless shell, the headless shell from npm, an installed Chrome or
 * Chromium. A full browser takes 1.4 to 1.9 times as long to print.
 */
export async function findBrowser({ browserPath, browserUrl, dataDir }: BrowserChoice): Promise<FoundBrowser> {
  if (browserUrl) return { kind: 'farm', url: browserUrl }
  if (browserPath) {
    if (isProgram(browserPath)) return { kind: 'program', path: browserPath, env: {} }
    throw new Error(
      `PDF_BROWSER is ${browserPath}, which isn’t a program that can run here. Set it to the path of Chrome or Chromium.`,
    )
  }
  const shell = headlessShells().find(isProgram)
  if (shell) return { kind: 'program', path: shell, env: {} }
  const installed = installedBrowsers().find(isProgram)
  if (canUnpackBrowser()) {
    try {
      const unpacked = await unpackBrowser(dataDir)
      if (isProgram(unpacked.path) || !installed) return { kind: 'program', ...unpacked }
    } catch (error) {
      if (!installed) throw error // a full disk, for example
    }
  }
  if (installed) return { kind: 'program', path: installed, env: {} }
  throw new Error('No browser for PDF files was found. Install Chrome or Chromium, or set PDF_BROWSER to its path.')
}

/** The browser's name for the operator: its program, or the host of the farm, whose URL may contain a key. */
export function browserName(found: FoundBrowser): string {
  if (found.kind === 'farm') return `Remote browser at ${new URL(found.url).host}`
  const program = basename(found.path)
  return NAMES.find(([part]) => part.test(program))?.[1] ?? program
}

const NAMES: readonly (readonly [part: RegExp, name: string])[] = [
  [/chrome.headless.shell/i, 'Chrome headless shell'],
  [/headless.shell/i, 'Chromium headless shell'],
  [/edge/i, 'Microsoft Edge'],
  [/chromium/i, 'Chromium'],
  [/chrome/i, 'Google Chrome'],
]

const onPath = (names: readonly string[]): string[] =>
  (process.env['PATH'] ?? '')
    .split(delimiter)
    .filter(Boolean)
    .flatMap((folder) => names.map((name) => join(folder, name)))

const headlessShells = (): string[] => {
  const names = ['chromium-headless-shell', 'chrome-headless-shell']
  return [...onPath(names), ...names.map((name) => join('/usr/bin', name))]
}

function installedBrowsers(): string[] {
  if (process.platform === 'darwin')
    return ['/Applications', join(homedir(), 'Applications')].flatMap((folder) =>
      ['Google Chrome', 'Chromium', 'Microsoft Edge'].map((name) => join(folder, `${name}.app/Contents/MacOS/${name}`)),
    )
  if (process.platform === 'win32')
    return ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA']
      .flatMap((name) => process.env[name] ?? [])
      .flatMap((folder) =>
        ['Google\\Chrome', 'Chromium', 'Microsoft\\Edge'].map((name) =>
          join(folder, name, 'Application', name.endsWith('Edge') ? 'msedge.exe' : 'chrome.exe'),
        ),
      )
  const names = ['google-chrome', 'google-chrome-stable', 'chromium', 'chromium-browser']
  return [...onPath(names), ...names.map((name) => join('/usr/bin', name)), '/opt/google/chrome/chrome']
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return statSync(path).isFile()
  } catch {
    return false // missing, or not executable for us
  }
}
