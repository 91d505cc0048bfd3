import type { PdfEngine } from '#server/engines/pdf/engine.ts'
import { PdfRefusal } from '#server/engines/pdf/refusal.ts'
import { shareCard } from '#server/engines/images/share-card.ts'
import { PUBLIC_FILES, tooMany, type TooManyAttempts } from '#server/rate-limits/limits.ts'
import { createResultCache } from '#server/public-pages/result-cache.ts'
import type { Limits } from '#server/rate-limits/service.ts'
import { pdfJob } from '#server/exports/pdf-job.ts'
import { refuseTooLong } from '#server/exports/refuse-too-long.ts'
import type { ShownResume } from '#server/public-pages/service.ts'
import { vcard } from '#shared/portfolio/vcard.ts'
import { composeDocument } from '#shared/template/document.ts'

export type PublicFiles = ReturnType<typeof createPublicFiles>
export type PublicFileKind = 'pdf' | 'card' | 'vcard'
/** A file, or that its resume is too long for one, which stays true until the resume is saved again. */
type Result = Uint8Array | 'too_long'
type Made =
  | { readonly state: 'made'; readonly bytes: Uint8Array }
  | { readonly state: 'missing' }
  | { readonly state: 'too_long' }
  | TooManyAttempts
type Options = { readonly pdf: PdfEngine; readonly limits: Limits; readonly brand: string }

/** Bytes of files in memory; a popular resume is printed once. */
const KEPT_FILES = 48 * 1024 * 1024

/** Files of public resumes. Throws the refusals of the PDF engine. */
export function createPublicFiles({ pdf, limits, brand }: Options) {
  const kept = createResultCache<Result>({ most: KEPT_FILES, sizeOf: (result) => result.length })

  const writers: Readonly<Record<PublicFileKind, (shown: ShownResume, network: string) => Promise<Uint8Array>>> = {
    pdf: async ({ content, layout, page, carriesSource }, network) => {
      refuseTooLong(content)
      // What its owner calls it is for its owner, in the data that the file carries as well.
      const named = { content, title: page.headline, updatedAt: page.updatedAt }
      const document = composeDocument(content, layout)
      return (await pdf.print(pdfJob(named, document, { source: carriesSource, owner: network }))).bytes
    },
    card: async ({ content, layout, page }, network) => {
      refuseTooLong(content)
      const picture = shareCard({
        document: composeDocument(content, layout),
        name: page.name,
        headline: page.headline,
        brand: page.hidesBrand ? '' : brand,
      })
      return pdf.screenshot({ picture, owner: network })
    },
    vcard: async ({ content, page }) => new TextEncoder().encode(vcard(content, page.updatedAt)),
  }

  /**
   * The first request makes the file; requests that arrive meanwhile wait for the same one and are not counted. A network
   * over its limit is refused alone.
   */
  async function makeFor(network: string, key: string, write: () => Promise<Result>): Promise<Made> {
    const held = kept.held(key)
    if (held) return madeOf(held)
    const taken = await limits.take(PUBLIC_FILES, network)
    const begun = kept.held(key)
    if (begun && taken.allowed) await taken.refund()
    if (begun) return madeOf(begun)
    return taken.allowed ? madeOf(kept.get(key, write)) : tooMany(taken)
  }

  return {
    /** The file; what is not kept is made, so often as its visitor's network may ask for that. */
    async make(kind: PublicFileKind, shown: ShownResume, network: string): Promise<Made> {
      if (kind === 'pdf' && !shown.page.hasPdf) return { state: 'missing' }
      const key = `${kind} ${kind === 'card' && shown.page.hidesBrand} ${shown.key}`
      return makeFor(network, key, () => orTooLong(writers[kind](shown, network)))
    },
  }
}

const orTooLong = (file: Promise<Uint8Array>): Promise<Result> =>
  file.catch((error: unknown) => {
    if (error instanceof PdfRefusal && error.code === 'too_many_pages') return 'too_long'
    throw error
  })

const madeOf = async (file: Promise<Result | undefined>): Promise<Made> => {
  const result = await file
  if (result === undefined) return { state: 'missing' }
  return result === 'too_long' ? { state: 'too_long' } : { state: 'made', bytes: result }
}
