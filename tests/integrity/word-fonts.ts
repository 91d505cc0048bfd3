import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { inflateSync } from 'node:zlib'

/** For each font that our Word files name: those with its widths, or about these. Caladea and Liberation are the system's. */
const SUBSTITUTES: Readonly<Record<string, readonly string[]>> = {
  Arial: ['Liberation Sans', 'Roboto'],
  Calibri: ['Carlito'],
  Cambria: ['Caladea', 'IBM Plex Serif'],
  Consolas: ['JetBrains Mono'],
  Garamond: ['EB Garamond'],
  Georgia: ['Gelasio'],
  Rockwell: ['Zilla Slab'],
  'Segoe UI': ['Open Sans'],
  'Times New Roman': ['Tinos'],
}
const OURS = Object.values(SUBSTITUTES)
  .map((families) => families.at(-1))
  .filter((family) => family !== undefined)

/** Writes our fonts into a folder as a system has them, and the settings of Fontconfig with which they replace Word's. */
export function writeWordFonts(folder: string): string {
  const fonts = join(folder, 'fonts')
  mkdirSync(fonts)
  for (const slug of OURS.map((family) => family.toLowerCase().replaceAll(' ', '-')))
    for (const face of ['400-normal', '400-italic', '700-normal', '700-italic']) {
      const file = fontFile(slug, face)
      if (file) writeFileSync(join(fonts, `${slug}-${face}.ttf`), openType(file))
    }
  const aliases = Object.entries(SUBSTITUTES).map(([family, others]) => {
    const list = others.map((other) => `<family>${other}</family>`).join('')
    return `<alias binding="same"><family>${family}</family><prefer>${list}</prefer></alias>`
  })
  const settings = join(folder, 'fonts.conf')
  writeFileSync(
    settings,
    `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig><dir>${fonts}</dir><dir>/usr/share/fonts</dir><cachedir>${folder}/cache</cachedir>${aliases.join('')}</fontconfig>`,
  )
  return settings
}

/** A family's Latin letters in WOFF 1; undefined for a face that it lacks. */
function fontFile(slug: string, face: string): Buffer | undefined {
  const folder = dirname(createRequire(import.meta.url).resolve(`@fontsource/${slug}/package.json`))
  try {
    return readFileSync(join(folder, 'files', `${slug}-latin-${face}.woff`))
  } catch {
    return undefined
  }
}

/** Unpacks a WOFF file (W3C WOFF 1.0, 3 to 5): LibreOffice reads fonts as tables that are not compressed. */
function openType(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12)
  const directory = Buffer.alloc(12 + 16 * count)
  woff.copy(directory, 0, 4, 8)
  directory.writeUInt16BE(count, 4)
  const tables: Buffer[] = []
  let offset = directory.length
  for (let table = 0; table < count; table++) {
    const entry = 44 + 20 * table
    const [start, packed, length] = [4, 8, 12].map((at) => woff.readUInt32BE(entry + at)) as [number, number, number]
    const content = woff.subarray(start, start + packed)
    const place = 12 + 16 * table
    woff.copy(directory, place, entry, entry + 4)
    woff.copy(directory, place + 4, entry + 16, entry + 20)
    directory.writeUInt32BE(offset, place + 8)
    directory.writeUInt32BE(length, place + 12)
    const padded = Buffer.alloc(Math.ceil(length / 4) * 4)
    ;(packed < length ? inflateSync(content) : content).copy(padded)
    tables.push(padded)
    offset += padded.length
  }
  return Buffer.concat([directory, ...tables])
}
