import type { Hono } from 'hono'
import { PdfRefusal } from '#server/engines/pdf/refusal.ts'
import { idOf } from '#server/http/ids.ts'
import { fileNotInPlan } from '#server/http/plan-problem.ts'
import { notFound, tooManyAttempts } from '#server/http/problem.ts'
import { serveSignedIn } from '#server/http/serve.ts'
import type { Entitlements } from '#server/billing/entitlements.ts'
import { fileHeaders, unprinted } from '#server/exports/replies.ts'
import type { Exports } from '#server/exports/service.ts'
import type { Limits } from '#server/rate-limits/service.ts'
import type { Usage } from '#server/usage/service.ts'
import { FILES } from '#server/rate-limits/limits.ts'
import { rightsForFile } from '#shared/billing/rights.ts'
import { EXPORTS, type exportPdf, type Format } from '#shared/contract/exports.ts'

type Services = {
  readonly limits: Limits
  readonly entitlements: Entitlements
  readonly exports: Exports
  readonly usage: Usage
}

export function exportRoutes(app: Hono, { limits, entitlements, exports, usage }: Services): void {
  /** Text is never withheld; pages and Word files may need a plan. */
  async function refusal(userId: string, id: number | undefined, format: Format) {
    if (id === undefined || (format !== 'pdf' && format !== 'docx')) return undefined
    const needed = rightsForFile(format, await exports.isPremium(userId, id))
    return fileNotInPlan(needed, await entitlements.rights(userId))
  }

  for (const [format, endpoint] of Object.entries(EXPORTS) as [Format, typeof exportPdf][])
    serveSignedIn(
      app,
      endpoint,
    )(async ({ user, params, signal }) => {
      const id = idOf(params.id)
      const taken = await limits.take(FILES, user.id)
      if (!taken.allowed) return tooManyAttempts(taken.waitSeconds)
      const refused = await refusal(user.id, id, format)
      if (refused) return refused
      const started = performance.now()
      try {
        const file = id === undefined ? undefined : await exports.make(user.id, id, format, signal)
        if (!file) return notFound('resume_not_found', 'We can’t find this resume.')
        await usage.note(user.id, `resume.exported.${format}`)
        return { status: 200, body: file.bytes, headers: fileHeaders(file.title, format, performance.now() - started) }
      } catch (error) {
        if (error instanceof PdfRefusal) return unprinted(error)
        throw error
      }
    })
}
