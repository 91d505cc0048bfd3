import { randomUUID } from 'node:crypto'
import { createReadStream, createWriteStream, existsSync, readFileSync } from 'node:fs'
import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { promisify } from 'node:util'
import { brotliDecompress, createBrotliDecompress } from 'node:zlib'
import { untar } from '#server/engines/pdf/untar.ts'

/** A local browser, and the environment variables of its process. */
export type UnpackedBrowser = { readonly path: string; readonly env: Readonly<Record<string, string>> }

const PROGRAM = 'chromium'
const CONTENTS = 'contents.json'

/** The loader that the packed browser asks for; Alpine Linux and NixOS don't have it. */
const LOADER = '/lib64/ld-linux-x86-64.so.2'

/** True where the packed browser can run. */
export const canUnpackBrowser = (): boolean =>
  process.platform === 'linux' && process.arch === 'x64' && existsSync(LOADER) && packageFolder() !== undefined

/**
 * Unpacks the browser of the npm package once and returns it. Everything is written to a temporary folder, which is
 * then renamed, so several processes may do this at once and none sees an incomplete browser.
 */
export async function unpackBrowser(dataDir: string, source = packageFolder()): Promise<UnpackedBrowser> {
  if (!source) throw new Error('The package @sparticuz/chromium is not installed.')
  const home = join(dataDir, 'browser')
  const place = join(home, versionOf(source))
  if (!(await isComplete(place))) await unpackTo(place, home, source)
  return { path: join(place, PROGRAM), env: environmentOf(place) }
}

async function unpackTo(place: string, home: string, source: string): Promise<void> {
  await mkdir(home, { recursive: true, mode: 0o700 })
  const draft = join(home, `.unpacking-${randomUUID()}`)
  try {
    await mkdir(draft, { mode: 0o700 })
    await writeContents(draft, source)
    // An incomplete folder (full disk, crash) is moved away; one that another process has just made is kept.
    if (existsSync(place) && !(await isComplete(place))) await discard(place, home)
    await rename(draft, place).catch(async (error: unknown) => {
      if (!(await isComplete(place))) throw error
    })
  } finally {
    await rm(draft, { recursive: true, force: true })
  }
}

/** The program, the libraries that a bare system lacks, and one font for a system that has none at all. */
async function writeContents(draft: string, source: string): Promise<void> {
  const bin = join(source, 'bin')
  await Promise.all([
    pipeline(
      createReadStream(join(bin, 'chromium.br'), { highWaterMark: 1 << 20 }),
      createBrotliDecompress({ chunkSize: 1 << 20 }),
      createWriteStream(join(draft, PROGRAM), { mode: 0o700 }),
    ),
    writeArchive(join(bin, 'al2023.tar.br'), draft),
    writeArchive(join(bin, 'fonts.tar.br'), draft),
  ])
  await writeFile(join(draft, 'fonts.conf'), FONTS_CONF)
  const sizes: Record<string, number> = {}
  for (const file of [
    PROGRAM,
    'fonts.conf',
    'lib/libnss3.so',
    'lib/libnspr4.so',
    'lib/libexpat.so.1',
    'lib/libsoftokn3.so',
  ])
    sizes[file] = (await stat(join(draft, file))).size
  await writeFile(join(draft, CONTENTS), JSON.stringify(sizes))
}

async function writeArchive(archive: string, folder: string): Promise<void> {
  for (const file of untar(await promisify(brotliDecompress)(await readFile(archive)))) {
    const path = join(folder, file.path)
    await mkdir(dirname(path), { recursive: true, mode: 0o700 })
    await writeFile(path, file.bytes, { mode: file.isExecutable ? 0o700 : 0o600 })
  }
}

/** The list of sizes is written last, so a folder without it or with other sizes is incomplete. */
async function isComplete(place: string): Promise<boolean> {
  try {
    const sizes = Object.entries(JSON.parse(await readFile(join(place, CONTENTS), 'utf8')) as Record<string, number>)
    const found = await Promise.all(sizes.map(([file]) => stat(join(place, file))))
    return sizes.length > 0 && sizes.every(([, size], i) => found[i]?.size === size)
  } catch {
    return false // a file that is missing or cannot be read: incomplete
  }
}

async function discard(place: string, home: string): Promise<void> {
  const aside = join(home, `.broken-${randomUUID()}`)
  await rename(place, aside).catch(() => undefined) // another process was faster
  await rm(aside, { recursive: true, force: true })
}

function environmentOf(place: string): Record<string, string> {
  return {
    LD_LIBRARY_PATH: join(place, 'lib'),
    ...(existsSync('/etc/fonts/fonts.conf') ? {} : { FONTCONFIG_FILE: join(place, 'fonts.conf') }),
  }
}

function packageFolder(): string | undefined {
  try {
    return join(dirname(createRequire(import.meta.url).resolve('@sparticuz/chromium')), '..')
  } catch {
    return undefined
  }
}

function versionOf(source: string): string {
  // The package's own description; its "exports" hide it from `import`.
  const { version } = JSON.parse(readFileSync(join(source, 'package.json'), 'utf8')) as { version: string }
  return version
}

const FONTS_CONF = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir prefix="relative">fonts</dir>
  <cachedir prefix="xdg">fontconfig</cachedir>
</fontconfig>
`
