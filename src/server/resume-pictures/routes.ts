import type { Hono } from 'hono'
import { etag } from 'hono/etag'
import { PdfRefusal } from '#server/engines/pdf/refusal.ts'
import { idOf } from '#server/http/ids.ts'
import { notFound, problem, tooManyAttempts } from '#server/http/problem.ts'
import { serveSignedIn } from '#server/http/serve.ts'
import type { ResumePictures } from '#server/resume-pictures/service.ts'
import { getResumePicture } from '#shared/contract/resumes.ts'

const MISSING = notFound('resume_not_found', 'We can’t find this resume.')
/** A browser asks each time whether its copy is current, so that it shows none to the next person who uses it. */
const HEADERS = { 'content-type': 'image/webp', 'cache-control': 'private, no-cache' }

export function resumePictureRoutes(app: Hono, { resumePictures }: { readonly resumePictures: ResumePictures }): void {
  app.use(getResumePicture.path, etag())
  serveSignedIn(
    app,
    getResumePicture,
  )(async ({ user, params }) => {
    const id = idOf(params.id)
    if (!id) return MISSING
    try {
      const found = await resumePictures.firstPage(user.id, id)
      if (found.state === 'missing') return MISSING
      if (found.state === 'too_many_tries') return tooManyAttempts(found.waitSeconds)
      return { status: 200, body: found.bytes, headers: HEADERS }
    } catch (error) {
      if (!(error instanceof PdfRefusal)) throw error
      if (error.code === 'too_many_pages') return problem(422, error.code, error.message)
      return { ...problem(503, error.code, error.message), headers: { 'retry-after': '5' } }
    }
  })
}
