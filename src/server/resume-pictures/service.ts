import { createHash } from 'node:crypto'
import type { PdfEngine } from '#server/engines/pdf/engine.ts'
import { composePrintable } from '#server/exports/compose-printable.ts'
import { refuseTooLong } from '#server/exports/refuse-too-long.ts'
import { createResultCache } from '#server/public-pages/result-cache.ts'
import type { TooManyAttempts } from '#server/rate-limits/limits.ts'
import { RESUME_PICTURES, tooMany } from '#server/rate-limits/limits.ts'
import type { Limits } from '#server/rate-limits/service.ts'
import type { Resumes } from '#server/resumes/service.ts'
import type { UserTemplates } from '#server/user-templates/service.ts'
import { PICTURE_WIDTH } from '#shared/contract/resumes.ts'

export type ResumePictures = ReturnType<typeof createResumePictures>
type Parts = {
  readonly resumes: Resumes
  readonly userTemplates: Pick<UserTemplates, 'layoutOf'>
  readonly pdf: PdfEngine
  readonly limits: Limits
}
type Found = { readonly state: 'made'; readonly bytes: Uint8Array } | { readonly state: 'missing' } | TooManyAttempts

/** Bytes of pictures in memory, of about 40 KB each; they are stored nowhere else. */
const KEPT_PICTURES = 24 * 1024 * 1024

/** Pictures of people's own resumes. Throws what the PDF engine refuses with. */
export function createResumePictures({ resumes, userTemplates, pdf, limits }: Parts) {
  const kept = createResultCache<Uint8Array>({ most: KEPT_PICTURES, sizeOf: ({ length }) => length })
  return {
    /** The first page; drawn once for each content and look, as often as its owner may ask for that. */
    async firstPage(userId: string, resumeId: number): Promise<Found> {
      const resume = await resumes.find(userId, resumeId)
      if (!resume) return { state: 'missing' }
      refuseTooLong(resume.content)
      const layout = await userTemplates.layoutOf(userId, resume.templateId)
      const document = composePrintable(resume.content, layout)
      const look = createHash('sha256').update(JSON.stringify(document)).digest('base64')
      const key = `${resumeId} ${look}`
      if (!kept.held(key)) {
        const taken = await limits.take(RESUME_PICTURES, userId)
        if (!taken.allowed) return tooMany(taken)
      }
      const draw = () => pdf.firstPage({ document, width: PICTURE_WIDTH, owner: userId })
      const bytes = await kept.get(key, draw)
      return bytes ? { state: 'made', bytes } : { state: 'missing' }
    },
  }
}
