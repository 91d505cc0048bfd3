import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

/** Its hundred packages are not needed to build or run the product, so they stay out of the lockfile. */
const VERSION = '13.5.0'
const FOLDER = resolve('.lighthouse', VERSION)
const ENTRY = resolve(FOLDER, 'node_modules/lighthouse/core/index.js')

type Audit = {
  readonly title: string
  readonly score: number | null
  readonly numericValue?: number
  readonly displayValue?: string
  readonly details?: { readonly items?: readonly { readonly node?: { readonly selector?: string } }[] }
}

/** The result of one run; scores are from 0 to 1, times in milliseconds. */
export type Report = {
  readonly categories: Readonly<
    Record<
      string,
      { readonly score: number | null; readonly auditRefs: readonly { readonly id: string; readonly weight: number }[] }
    >
  >
  readonly audits: Readonly<Record<string, Audit>>
  readonly runtimeError?: { readonly code: string; readonly message: string }
}

export type Lighthouse = {
  default(url: string, flags: object, config?: object): Promise<{ readonly lhr: Report } | undefined>
  readonly desktopConfig: object
}

/** Lighthouse in its pinned version, installed into a folder of its own if it is missing. */
export async function openLighthouse(): Promise<Lighthouse> {
  if (!existsSync(ENTRY)) install()
  return import(pathToFileURL(ENTRY).href)
}

function install(): void {
  mkdirSync(FOLDER, { recursive: true })
  writeFileSync(resolve(FOLDER, 'package.json'), '{ "private": true }\n')
  const quiet = ['--ignore-scripts', '--no-audit', '--no-fund', '--save-exact', '--loglevel=error']
  execFileSync('npm', ['install', ...quiet, `lighthouse@${VERSION}`], { cwd: FOLDER, stdio: 'inherit' })
}
