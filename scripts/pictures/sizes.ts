import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'

const FOLDER = 'public/pictures'
const MODULE = 'src/web/lib/pictures.ts'

/** Writes the size of each picture, for pages that reserve its space. Light and dark must have the same size. */
export function writeSizes(): void {
  const sizes = readdirSync(FOLDER)
    .filter((file) => file.endsWith('.light.webp'))
    .sort()
    .map((file) => {
      const [light, dark] = [file, file.replace('.light', '.dark')].map((each) => sizeOf(`${FOLDER}/${each}`))
      if (light !== dark) throw new Error(`${file} is ${light} in light mode, but ${dark} in dark mode`)
      return `  '${file.replace('.light.webp', '')}': ${light},\n`
    })
  const sheets = readdirSync(`${FOLDER}/templates`).sort()
  const widths = [...new Set(sheets.map((file) => sizeOf(`${FOLDER}/templates/${file}`)))]
  writeFileSync(
    MODULE,
    `// Made by scripts/pictures.ts; do not edit by hand.

/** Pictures of the product and their sizes in pixels: /pictures/{name}.light.webp and /pictures/{name}.dark.webp. */
export const PICTURES = {
${sizes.join('')}} as const

/** Sizes in pixels of every template's first page: /pictures/templates/{slug of its name}-{width}.webp. */
export const TEMPLATE_PICTURES = [${widths.join(', ')}] as const
`,
  )
  execFileSync(process.execPath, ['node_modules/oxfmt/bin/oxfmt', MODULE])
}

/** Reads the size from the header of a WebP file, simple (VP8) or extended (VP8X). */
function sizeOf(file: string): string {
  const bytes = readFileSync(file)
  const kind = bytes.toString('latin1', 12, 16)
  if (kind === 'VP8X') return said(bytes.readUIntLE(24, 3) + 1, bytes.readUIntLE(27, 3) + 1)
  if (kind === 'VP8 ') return said(bytes.readUInt16LE(26) & 0x3fff, bytes.readUInt16LE(28) & 0x3fff)
  throw new Error(`${file} isn’t a supported WebP file: ${kind}`)
}

const said = (width: number, height: number) => `{ width: ${width}, height: ${height} }`
