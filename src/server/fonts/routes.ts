import { createHash } from 'node:crypto'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import type { Hono } from 'hono'
import { FONT_FAMILIES, fontCss, fontFile, fontSlug, readingFontCss } from '#server/engines/fonts/manifest.ts'
import { FALLBACK_FONTS } from '#shared/template/base-sheet.ts'

type Form = 'plain' | 'br' | 'gzip'
type Sheet = { readonly etag: string; readonly forms: Readonly<Record<Form, Uint8Array<ArrayBuffer>>> }

const FILES = '/fonts/files'

/** The faces that preview and PDF share: a sheet for each family, one for the fallbacks, and their files. */
export function fontRoutes(app: Hono): void {
  const sheets = new Map<string, Sheet>()
  const made = new Map<string, () => string>([
    ...FONT_FAMILIES.flatMap((family) => [
      [fontSlug(family), () => fontCss(FILES, [family])] as const,
      [`${fontSlug(family)}-reading`, () => readingFontCss(FILES, [family])] as const,
    ]),
    ['fallback', () => fontCss(FILES, FALLBACK_FONTS)],
  ])

  app.get('/fonts/:sheet{[a-z0-9-]+\\.css}', (c, next) => {
    const name = c.req.param('sheet').replace(/\.css$/, '')
    const make = made.get(name)
    if (!make) return next()
    const sheet = sheets.get(name) ?? pack(make())
    sheets.set(name, sheet)
    const form = (['br', 'gzip'] as const).find((one) => c.req.header('accept-encoding')?.includes(one))
    const headers = {
      'content-type': 'text/css; charset=utf-8',
      'cache-control': 'public, max-age=3600, stale-while-revalidate=604800',
      'x-content-type-options': 'nosniff',
      etag: sheet.etag,
      vary: 'accept-encoding',
      ...(form && { 'content-encoding': form }),
    }
    if (c.req.header('if-none-match') === sheet.etag) return c.body(null, 304, headers)
    return c.body(sheet.forms[form ?? 'plain'], 200, headers)
  })

  app.get('/fonts/files/:file{[a-z0-9-]+\\.woff2}', (c, next) => {
    const bytes = fontFile(c.req.param('file'))
    if (!bytes) return next()
    return c.body(bytes, 200, {
      'content-type': 'font/woff2',
      'cache-control': 'public, max-age=31536000, immutable', // sheets name the version in the address
      'x-content-type-options': 'nosniff',
    })
  })
}

function pack(css: string): Sheet {
  const plain = new Uint8Array(Buffer.from(css))
  return {
    etag: `"${createHash('sha256').update(plain).digest('base64url').slice(0, 20)}"`,
    forms: { plain, br: new Uint8Array(brotliCompressSync(plain)), gzip: new Uint8Array(gzipSync(plain)) },
  }
}
