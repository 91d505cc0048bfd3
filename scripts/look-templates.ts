// Screenshots of every template with every sample, in paper size: node scripts/look-templates.ts <folder> [name…]
import { mkdirSync, readFileSync } from 'node:fs'
import { openBrowser } from '../tests/browser.ts'
import { FALLBACK_FONTS } from '#shared/template/base-sheet.ts'
import { builtInTemplates } from '#shared/template/built-in/all.ts'
import { DEFAULT_LAYOUT } from '#shared/template/built-in/default-layout.ts'
import { checkTemplate } from '#shared/template/check.ts'
import { COLUMN_GAP, composeDocument, PAPER_SIZES, pageBody } from '#shared/template/document.ts'
import { sampleContent } from '#shared/template/samples.ts'

const [folder = '/tmp/look', ...names] = process.argv.slice(2)
mkdirSync(folder, { recursive: true })

const slug = (family: string) => family.toLowerCase().replaceAll(' ', '-')
const faces = (family: string) =>
  ['400', '700', '400-italic', '700-italic']
    .map((face) => {
      try {
        const css = readFileSync(`node_modules/@fontsource/${slug(family)}/${face}.css`, 'utf8')
        return css.replaceAll('./files/', `http://fonts.test/${slug(family)}/files/`)
      } catch {
        return ''
      }
    })
    .join('')

/** Pages side by side, also where the browser could stack them. */
const side = (width: number, height: number) =>
  `.pages{height:${height}px;columns:${width}px;column-height:auto;column-wrap:nowrap}`

const browser = await openBrowser()
const page = await browser.newPage({ viewport: { width: 3200, height: 1160 } })
await page.route('http://fonts.test/**', (route) =>
  route.fulfill({
    body: readFileSync(`node_modules/@fontsource${new URL(route.request().url()).pathname}`),
    headers: { 'access-control-allow-origin': '*' },
  }),
)
const all = [{ name: 'Default layout', ...DEFAULT_LAYOUT }, ...builtInTemplates]
for (const template of all) {
  if (names.length > 0 && !names.some((name) => slug(template.name).includes(slug(name)))) continue
  for (const problem of checkTemplate(template)) console.log(`${template.name}: ${problem}`)
  for (const sample of ['short', 'long', 'accented'] as const) {
    const laid = composeDocument(sampleContent(sample), template)
    const { width, height } = PAPER_SIZES[laid.paper]
    const fonts = [...laid.families, ...FALLBACK_FONTS].map(faces).join('')
    await page.setContent(
      `<!doctype html><html lang="${laid.lang}"><meta charset="utf-8"><style>${fonts}${laid.css}@media screen{${side(width, height)}body{background:#94a3b8;margin:8px}}</style>${pageBody(laid.html)}`,
    )
    await page.evaluate(() => document.fonts.ready)
    const pages = await page.evaluate(
      ([width, gap]) => {
        const host = document.querySelector('.pages')!
        const count = Math.round((host.scrollWidth + gap!) / (width! + gap!))
        const sheet = document.querySelector<HTMLElement>('.page')!
        for (let i = 1; i < count; i++) {
          const copy = sheet.cloneNode() as HTMLElement
          copy.style.left = `${8 + i * (width! + gap!)}px`
          sheet.before(copy)
        }
        return count
      },
      [width, COLUMN_GAP],
    )
    const file = `${folder}/${slug(template.name)}-${sample}.png`
    await page.screenshot({
      path: file,
      clip: { x: 0, y: 0, width: Math.min(3200, pages * (width + COLUMN_GAP) + 16), height: height + 16 },
    })
    console.log(`${file}: ${pages} page(s)`)
  }
}
await browser.close()
