import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fallbackFace } from '#server/engines/fonts/stand-ins.ts'
import { FONTS } from '#shared/resume/schema.ts'
import { FALLBACK_FONTS } from '#shared/template/base-sheet.ts'

/** Every family that a resume may be set in or fall back to. */
export const FONT_FAMILIES: readonly string[] = [...new Set([...FONTS, ...FALLBACK_FONTS])]

/** One file of a family: a weight and style of one part of its letters. */
export type FontFace = {
  readonly family: string
  readonly style: string
  readonly weight: string
  readonly range: string
  readonly file: string
  readonly version: string
}

const FACES = ['400', '400-italic', '700', '700-italic']

/** `IBM Plex Sans` is `ibm-plex-sans` in addresses, and in the name of its package. */
export const fontSlug = (family: string): string => family.toLowerCase().replaceAll(' ', '-')

/**
 * The `@font-face` rules of these families, with their files under `base`; the preview and the PDF use the same.
 * The version in an address lets it be cached for ever: a new version of a font may have other widths.
 */
export function fontCss(base: string, families: readonly string[]): string {
  return families
    .flatMap(facesOf)
    .map(
      (face) =>
        `@font-face{font-family:'${face.family}';font-style:${face.style};font-weight:${face.weight};font-display:block;` +
        `src:url(${fontAddress(base, face)}) format('woff2');unicode-range:${face.range}}`,
    )
    .join('\n')
}

/** The address of a face's file. */
export const fontAddress = (base: string, { file, version }: FontFace): string => `${base}/${file}?v=${version}`

/** The same for reading pages: a local font is shown until the family has loaded. */
export const readingFontCss = (base: string, families: readonly string[]): string =>
  [
    fontCss(base, families).replaceAll('font-display:block', 'font-display:swap'),
    ...firstFaces(families).map(({ family, weight, range }) => fallbackFace(family, weight, range)),
  ].join('\n')

/** The addresses of the upright and the bold face of each family's Latin letters, as `fontCss` names them. */
export function firstFonts(base: string, families: readonly string[]): string[] {
  return firstFaces(families).map((face) => fontAddress(base, face))
}

/** What nearly every resume begins with. */
const firstFaces = (families: readonly string[]) =>
  families.flatMap(facesOf).filter(({ file }) => /-latin-(400|700)-normal\.woff2$/.test(file))

/** The bytes of a font file by its name in `fontCss`; undefined for any other name. */
export function fontFile(name: string): Uint8Array<ArrayBuffer> | undefined {
  const known = contents.get(name)
  if (known) return known
  const family = FONT_FAMILIES.find((one) => name.startsWith(`${fontSlug(one)}-`) && hasFile(one, name))
  if (!family) return undefined
  const bytes = new Uint8Array(readFileSync(join(packageFolder(family), 'files', name)))
  contents.set(name, bytes)
  return bytes
}

/** The faces of one family, in the order of its package: a later one wins where two ranges overlap. */
export function facesOf(family: string): readonly FontFace[] {
  const known = faces.get(family)
  if (known) return known
  if (!FONT_FAMILIES.includes(family)) return []
  const folder = packageFolder(family)
  const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string }
  const read = FACES.flatMap((face) => parseFaces(readSheet(join(folder, `${face}.css`)), version))
  faces.set(family, read)
  return read
}

/** Fonts never change while we run, so each file is read once. */
const contents = new Map<string, Uint8Array<ArrayBuffer>>()
const faces = new Map<string, readonly FontFace[]>()

const hasFile = (family: string, name: string) => facesOf(family).some((face) => face.file === name)

const packageFolder = (family: string) =>
  dirname(createRequire(import.meta.url).resolve(`@fontsource/${fontSlug(family)}/400.css`))

function readSheet(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return '' // the families for Chinese, Hebrew and Arabic have no italics
  }
}

function parseFaces(sheet: string, version: string): FontFace[] {
  return [...sheet.matchAll(/@font-face\s*{([^}]*)}/g)].flatMap(([, rule = '']) => {
    const value = (name: string) => new RegExp(`${name}:\\s*([^;]+);`).exec(rule)?.[1]?.trim()
    const file = /url\(\.\/files\/([\w-]+\.woff2)\)/.exec(rule)?.[1]
    const family = value('font-family')?.slice(1, -1)
    if (!file || !family) return []
    return {
      family,
      style: value('font-style') ?? 'normal',
      weight: value('font-weight') ?? '400',
      range: value('unicode-range') ?? 'U+0-10FFFF',
      file,
      version,
    }
  })
}
