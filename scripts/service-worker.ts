import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { offlineFiles, otherWords } from './offline-files.ts'

const SOURCE = fileURLToPath(new URL('../src/web/delivery/offline/service-worker.ts', import.meta.url))

/** Writes the service worker of a finished build, with its list of files and a version that changes with any of them. */
export async function writeServiceWorker(): Promise<void> {
  const assets = 'build/client/assets'
  const names = readdirSync(assets).filter((name) => !/\.(?:br|gz)$/.test(name))
  const kept = offlineFiles(names, (name) => readFileSync(`${assets}/${name}`, 'utf8'))
  const files = kept.map(addressOf)
  const words = Object.fromEntries(
    Object.entries(otherWords(kept, names)).map(([language, found]) => [language, found.map(addressOf)]),
  )
  // The cached page is rendered by the server, so a new server is a new version too.
  const version = createHash('sha256')
    .update(files.join('\n'))
    .update(readFileSync('build/server/index.js'))
    .digest('base64url')
    .slice(0, 12)
  writeFileSync('build/client/service-worker.js', await bundled({ version, files, words }))
}

const addressOf = (name: string) => `/assets/${name}`

type Build = {
  readonly version: string
  readonly files: readonly string[]
  readonly words: Readonly<Record<string, readonly string[]>>
}

async function bundled(values: Build): Promise<string> {
  const built = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    define: { BUILD: JSON.stringify(values) },
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: { input: SOURCE, output: { format: 'iife' } },
    },
  })
  const [script, ...others] = 'output' in built ? built.output : []
  if (script?.type !== 'chunk' || others.length > 0) throw new Error('The service worker must be a single file')
  return script.code
}
