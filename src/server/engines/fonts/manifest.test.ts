import { expect, test } from 'vitest'
import { facesOf, FONT_FAMILIES, firstFonts, fontCss, fontFile } from '#server/engines/fonts/manifest.ts'
import { FALLBACK_FONTS } from '#shared/template/base-sheet.ts'

test('every family has regular and bold, and resume families have italics', () => {
  const facesByFamily = Object.fromEntries(
    FONT_FAMILIES.map((family) => [family, [...new Set(facesOf(family).map((f) => `${f.weight} ${f.style}`))]]),
  )
  const four = ['400 normal', '400 italic', '700 normal', '700 italic']
  const two = ['400 normal', '700 normal']
  expect(facesByFamily).toEqual({
    'Source Sans 3': four,
    'IBM Plex Sans': four,
    'Open Sans': four,
    Roboto: four,
    Literata: four,
    'IBM Plex Serif': four,
    'EB Garamond': four,
    'Noto Serif': four,
    'Work Sans': four,
    'Fira Sans': four,
    'Nunito Sans': four,
    'Libre Franklin': four,
    'Public Sans': four,
    Barlow: four,
    Mulish: four,
    Carlito: four,
    Merriweather: four,
    Lora: four,
    'Libre Baskerville': four,
    Spectral: four,
    Gelasio: four,
    Tinos: four,
    'Zilla Slab': four,
    'JetBrains Mono': four,
    'Noto Sans SC': two,
    'Noto Sans Hebrew': two,
    'Noto Sans Arabic': two,
    'Noto Sans KR': two,
    'Noto Sans Devanagari': two,
    'Noto Sans Bengali': two,
    'Noto Sans Tamil': two,
    'Noto Sans Thai': two,
    'Noto Emoji': two,
  })
})

test('every face in a style sheet can be fetched and is a woff2 file', () => {
  const isFont = (file: string) => Buffer.from(fontFile(file) ?? []).toString('latin1', 0, 4) === 'wOF2'
  const files = FONT_FAMILIES.flatMap((family) => facesOf(family).map(({ file }) => file))
  expect(files.length).toBeGreaterThan(400)
  expect(files.filter((file) => !isFont(file))).toEqual([])
})

test('a style sheet waits for its font, lists only woff2 files and keeps the ranges of the package', () => {
  const css = fontCss('/fonts/files', ['Roboto'])
  expect(css).toContain("font-family:'Roboto';font-style:normal;font-weight:400;font-display:block;")
  expect(css).toContain("src:url(/fonts/files/roboto-cyrillic-400-normal.woff2?v=5.3.0) format('woff2');")
  expect(css).toContain('unicode-range:U+0301,U+0400-045F,U+0490-0491,U+04B0-04B1,U+2116}')
  expect(css).not.toMatch(/\.woff[?)]|swap/)
})

test('the fallback families cover Chinese, Hebrew and Arabic', () => {
  const css = fontCss('/f', FALLBACK_FONTS)
  expect(css).toContain('/f/noto-sans-hebrew-hebrew-400-normal.woff2')
  expect(css).toContain('/f/noto-sans-arabic-arabic-700-normal.woff2')
  expect(facesOf('Noto Sans SC').length).toBeGreaterThan(190)
})

test('no name gives access to a file outside the manifest', () => {
  const strangers = [
    '../package.json',
    'roboto-../../x.woff2',
    'roboto-latin-100-normal.woff2',
    'roboto-latin-400-normal.woff',
    '',
  ]
  expect(strangers.filter((name) => fontFile(name))).toEqual([])
})

test('preloaded fonts match the style sheet, so none is loaded twice', () => {
  const ahead = firstFonts('/fonts/files', ['EB Garamond', 'Roboto'])
  expect(ahead.map((address) => address.replace(/\?v=.*/, ''))).toEqual([
    '/fonts/files/eb-garamond-latin-400-normal.woff2',
    '/fonts/files/eb-garamond-latin-700-normal.woff2',
    '/fonts/files/roboto-latin-400-normal.woff2',
    '/fonts/files/roboto-latin-700-normal.woff2',
  ])
  const sheet = fontCss('/fonts/files', ['EB Garamond', 'Roboto'])
  for (const address of ahead) expect(sheet).toContain(`url(${address})`)
})
