import { facesOf, FONT_FAMILIES, fontAddress } from '#server/engines/fonts/manifest.ts'
import { FONTS } from '#shared/resume/schema.ts'
import { FALLBACK_FONTS } from '#shared/template/base-sheet.ts'
import { builtInTemplates } from '#shared/template/built-in/all.ts'
import { DEFAULT_LAYOUT } from '#shared/template/built-in/default-layout.ts'

/**
 * Text of Latin, Greek and Cyrillic letters and common signs. Open Sans, the first fallback, has all of these that any
 * other fallback has, so no other is ever used for them.
 */
const EUROPEAN =
  /^[\n -~\u00a0-\u017f\u0218-\u021b\u0370-\u03ff\u0400-\u04ff\u1e9e\u1ea0-\u1eff\u2013\u2014\u2018-\u201a\u201c-\u201e\u2020\u2022\u2026\u2032\u2033\u2039\u203a\u20ac\u2116\u2122\u2212\u2248\u2260\u2264\u2265]*$/

/** The families that a sheet can need: those that its style sheet names, and the fallbacks that its letters may need. */
export function familiesOf({ css, html }: { readonly css: string; readonly html: string }): readonly string[] {
  const names = css.toLowerCase()
  const isEuropean = EUROPEAN.test(css) && EUROPEAN.test(decodeNumbers(html))
  return [
    ...FONTS.filter((family) => names.includes(family.toLowerCase())),
    ...(isEuropean ? FALLBACK_FONTS.slice(0, 1) : FALLBACK_FONTS),
  ]
}

/** A template may write letters as numbers: `&#9656;`. */
const decodeNumbers = (html: string) =>
  html.replace(/&#(\d{1,6});/g, (_, code: string) => String.fromCodePoint(Number(code)))

/** The families of the built-in templates. */
const templateFonts = (): readonly string[] =>
  FONTS.filter((family) =>
    [DEFAULT_LAYOUT, ...builtInTemplates].some(({ cssStyles }) => cssStyles.includes(`'${family}'`)),
  )

/**
 * Script that creates the faces of every family in the page, declares none, and loads the Latin letters of the
 * templates' families, so that no resume waits for them; other families load with the first resume that has them. The
 * faces belong to the page and not to a style sheet, so each stays loaded while it is not declared.
 */
export const createFonts = (): string => `(async (families, first) => {
  globalThis.fontFaces = families.map(([family, faces]) => [
    family,
    faces.map(({ source, ...descriptors }) => new FontFace(family, source, { ...descriptors, display: 'block' })),
  ])
  const isLatin = ({ unicodeRange }) => /^U\\+0+-/i.test(unicodeRange)
  const firstFaces = fontFaces.flatMap(([family, faces]) => (first.includes(family) ? faces.filter(isLatin) : []))
  await Promise.all(firstFaces.map((face) => face.load()))
  return firstFaces.length
})(${JSON.stringify(FONT_FAMILIES.map((family) => [family, facesOf(family).map(faceOf)]))}, ${JSON.stringify(templateFonts())})`

/** Statement that declares the faces of `sheet.families` and no others: each declared face costs layout time. */
export const DECLARE_FONTS = `for (const [family, faces] of fontFaces) {
      const isNeeded = sheet.families.includes(family)
      if (isNeeded === document.fonts.has(faces[0])) continue
      for (const face of faces) isNeeded ? document.fonts.add(face) : document.fonts.delete(face)
    }`

type Face = ReturnType<typeof facesOf>[number]

const faceOf = (face: Face) => ({
  source: `url(${fontAddress('/fonts', face)}) format('woff2')`,
  style: face.style,
  weight: face.weight,
  unicodeRange: face.range,
})
