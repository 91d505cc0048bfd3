import type { PdfEngine } from '#server/engines/pdf/engine.ts'
import { shareCard } from '#server/engines/images/share-card.ts'
import { PUBLIC_FILES, tooMany, type TooManyAttempts } from '#server/rate-limits/limits.ts'
import { createResultCache } from '#server/public-pages/result-cache.ts'
import type { Limits } from '#server/rate-limits/service.ts'
import { pdfJob } from '#server/exports/pdf-job.ts'
import type { ShownResume } from '#server/public-pages/service.ts'
import { vcard } from '#shared/portfolio/vcard.ts'
import { composeDocument } from '#shared/template/document.ts'

export type PublicFiles = ReturnType<typeof createPublicFiles>
export type PublicFileKind = 'pdf' | 'card' | 'vcard'
type Made = { readonly state: 'made'; readonly bytes: Uint8Array } | { readonly state: 'missing' } | TooManyAttempts
type Options = { readonly pdf: PdfEngine; readonly limits: Limits; readonly brand: string }

/** Bytes of files in memory; a popular resume is printed once. */
const KEPT_FILES = 48 * 1024 * 1024

/** Files of public resumes. Throws the refusals of the PDF engine. */
export function createPublicFiles({ pdf, limits, brand }: Options) {
  const kept = createResultCache<Uint8Array>({ most: KEPT_FILES, sizeOf: (bytes) => bytes.length })

  const writers: Readonly<Record<PublicFileKind, (shown: ShownResume, network: string) => Promise<Uint8Array>>> = {
    pdf: async ({ content, layout, page, carriesSource }, network) => {
      // What its owner calls it is for its owner, in the data that the file carries as well.
      const named = { content, title: page.headline, updatedAt: page.updatedAt }
      const document = composeDocument(content, layout)
      return (await pdf.print(pdfJob(named, document, { source: carriesSource, owner: network }))).bytes
    },
    card: async ({ content, layout, page }, network) => {
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
  async function makeFor(network: string, key: string, write: () => Promise<Uint8Array>): Promise<Made> {
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
      return makeFor(network, key, () => writers[kind](shown, network))
    },
  }
}

const madeOf = async (file: Promise<Uint8Array | undefined>): Promise<Made> => {
  const bytes = await file
  return bytes ? { state: 'made', bytes } : { state: 'missing' }
}
