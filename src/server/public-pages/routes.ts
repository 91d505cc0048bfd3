import { createHash } from 'node:crypto'
import type { Context, Hono } from 'hono'
import { etag } from 'hono/etag'
import { PdfRefusal } from '#server/engines/pdf/refusal.ts'
import { contentDisposition } from '#server/http/file-headers.ts'
import { idOf } from '#server/http/ids.ts'
import { readLinkAccess, setLinkAccess } from '#server/http/link-cookie.ts'
import { notFound, problem, tooManyAttempts } from '#server/http/problem.ts'
import { serve } from '#server/http/serve.ts'
import type { Avatars } from '#server/profiles/avatars.ts'
import type { LinkPasswords } from '#server/public-pages/link-passwords.ts'
import type { PublicFiles } from '#server/public-pages/files.ts'
import type { PublicPages } from '#server/public-pages/service.ts'
import type { ViewCounts } from '#server/public-pages/view-counts.ts'
import { LINK_ACCESS_SECONDS } from '#server/public-pages/link-passwords.ts'
import type { PublicFileKind } from '#server/public-pages/files.ts'
import type { ShownResume } from '#server/public-pages/service.ts'
import {
  getPublicPicture,
  getPublicPortfolio,
  getPublicResume,
  getShared,
  openShared,
  PUBLIC_FILES,
  SHARED_FILES,
} from '#shared/contract/public.ts'

/** The same reply for what is private, expired, taken down or nonexistent. */
const NOTHING = notFound('nothing_here', 'We can’t find anything at this address. Check the URL.')
const WRONG_PASSWORD = problem(401, 'wrong_password', 'Wrong password. Ask the person who sent you the link.')
const NO_FILE = {
  ...problem(503, 'file_unavailable', 'This file isn’t available right now. You can read the resume on its page.'),
  headers: { 'retry-after': '30' },
}

const TOO_LONG = problem(422, 'too_many_pages', 'This resume is too long for a file. You can read it on its page.')

const KINDS: readonly PublicFileKind[] = ['pdf', 'vcard', 'card']
const TYPES = { pdf: 'application/pdf', vcard: 'text/vcard; charset=utf-8', card: 'image/png' } as const
const ENDINGS = { pdf: 'pdf', vcard: 'vcf', card: 'png' } as const

type Services = {
  readonly publicPages: PublicPages
  readonly publicFiles: PublicFiles
  readonly linkPasswords: LinkPasswords
  readonly viewCounts: ViewCounts
  readonly avatars: Avatars
}

export function publicPageRoutes(app: Hono, services: Services): void {
  const { publicPages, publicFiles, linkPasswords, viewCounts, avatars } = services
  // Browsers may revalidate public pages; share links are never cached.
  app.use('/api/portfolios/*', etag({ generateDigest: digest }))

  serve(
    app,
    getPublicPortfolio,
  )(async ({ params, c }) => {
    const found = await publicPages.portfolio(params.address)
    if (!found) return NOTHING
    if (params.address === found.page.address && (await isReader(c, found.ownerId)))
      viewCounts.notePortfolioView(found.ownerId)
    return { status: 200, body: found.page, headers: headersOf(found.page.isIndexed) }
  })

  serve(
    app,
    getPublicPicture,
  )(async ({ params }) => {
    const found = await publicPages.person(params.address)
    const bytes = await avatars.find(found?.ownerId ?? '')
    if (!found || !bytes) return NOTHING
    return { status: 200, body: bytes, headers: { ...headersOf(found.isIndexed), 'content-type': 'image/jpeg' } }
  })

  serve(
    app,
    getPublicResume,
  )(async ({ params, c }) => {
    const shown = await publicPages.resume(params.address, idOf(params.id))
    if (!shown) return NOTHING
    // Other spellings and older slugs redirect to the current address, where views are counted.
    if (params.address === shown.address) await noteView(c, shown)
    const body = { ...shown.page, address: shown.address }
    return { status: 200, body, headers: headersOf(shown.page.isIndexed) }
  })

  serve(
    app,
    getShared,
  )(async ({ params, c }) => {
    const shown = await publicPages.shared(params.token, readLinkAccess(c, params.token))
    if (!shown) return NOTHING
    if (shown === 'locked') return { status: 200, body: { state: 'locked' }, headers: SECRET }
    await noteView(c, shown)
    return { status: 200, body: { state: 'open', resume: shown.page }, headers: SECRET }
  })

  serve(
    app,
    openShared,
  )(async ({ params, body, c }) => {
    const opened = await linkPasswords.open(params.token, body.password, c.get('visitor').network)
    if (opened.state === 'too_many_tries') return tooManyAttempts(opened.waitSeconds)
    if (opened.state === 'missing') return NOTHING
    if (opened.state === 'wrong_password') return WRONG_PASSWORD
    setLinkAccess(c, params.token, opened.proof, LINK_ACCESS_SECONDS)
    return { status: 200, body: {} }
  })

  for (const kind of KINDS) {
    serve(
      app,
      PUBLIC_FILES[kind],
    )(async ({ params, c }) => {
      const shown = await publicPages.resume(params.address, idOf(params.id))
      return shown ? file(c, kind, shown, headersOf(shown.page.isIndexed)) : NOTHING
    })
    serve(
      app,
      SHARED_FILES[kind],
    )(async ({ params, c }) => {
      const shown = await publicPages.shared(params.token, readLinkAccess(c, params.token))
      return shown && shown !== 'locked' ? file(c, kind, shown, SECRET) : NOTHING
    })
  }

  async function file(c: Context, kind: PublicFileKind, shown: ShownResume, headers: Readonly<Record<string, string>>) {
    try {
      const made = await publicFiles.make(kind, shown, c.get('visitor').network)
      if (made.state === 'too_many_tries') return tooManyAttempts(made.waitSeconds)
      if (made.state === 'missing') return NOTHING
      if (made.state === 'too_long') return TOO_LONG
      if (kind !== 'card' && (await isReader(c, shown.ownerId))) viewCounts.noteDownload(shown.place)
      const name = `${shown.page.name || 'Resume'}.${ENDINGS[kind]}`
      const own = {
        'content-type': TYPES[kind],
        ...(kind !== 'card' && { 'content-disposition': contentDisposition(name) }),
      }
      return { status: 200 as const, body: made.bytes, headers: { ...headers, ...own } }
    } catch (error) {
      if (error instanceof PdfRefusal) return NO_FILE
      throw error
    }
  }

  async function noteView(c: Context, { ownerId, place }: ShownResume): Promise<void> {
    if (await isReader(c, ownerId)) viewCounts.noteView(place)
  }
}

/** In this thread: the shared ones may be busy hashing passwords. */
const digest = (body: Uint8Array) => new Uint8Array(createHash('sha256').update(body).digest()).buffer

/** Views by the owner and by bots are not counted. */
async function isReader(c: Context, ownerId: string): Promise<boolean> {
  return c.get('visitor').isReader() && (await c.get('currentUser')())?.id !== ownerId
}

const NOT_INDEXED = { 'x-robots-tag': 'noindex' } as const
const SECRET = { ...NOT_INDEXED, 'cache-control': 'no-store' } as const
/** Revalidated each time, because a page may be hidden at any moment. */
const headersOf = (isIndexed: boolean): Record<string, string> => ({
  'cache-control': 'private, max-age=0',
  ...(!isIndexed && NOT_INDEXED),
})
