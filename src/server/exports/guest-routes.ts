import type { Hono } from 'hono'
import { PdfRefusal } from '#server/engines/pdf/refusal.ts'
import { fileHeaders, unprinted } from '#server/exports/replies.ts'
import type { Exports } from '#server/exports/service.ts'
import type { Entitlements } from '#server/billing/entitlements.ts'
import { fileNotInPlan } from '#server/http/plan-problem.ts'
import { notFound, tooManyAttempts } from '#server/http/problem.ts'
import { serve } from '#server/http/serve.ts'
import { ALL_GUEST_FILES, GUEST_FILES } from '#server/rate-limits/limits.ts'
import type { Limits } from '#server/rate-limits/service.ts'
import type { Settings } from '#server/settings.ts'
import { rightsForFile } from '#shared/billing/rights.ts'
import { GUEST_EXPORTS, type exportGuestPdf } from '#shared/contract/guest-exports.ts'
import { LIMITS } from '#shared/resume/schema.ts'

type Services = {
  readonly settings: Pick<Settings, 'guestDownloads'>
  readonly limits: Limits
  readonly entitlements: Entitlements
  readonly exports: Exports
  readonly clock: () => Date
}

const NOT_OFFERED = notFound('guest_downloads_off', 'Create a free account to download PDF and Word files.')

/** Files of resumes that no account has. They are made from the request and not stored. */
export function guestExportRoutes(app: Hono, { settings, limits, entitlements, exports, clock }: Services): void {
  /** A network over its limit is refused alone; beyond the limit of all, everyone is. */
  async function take(network: string) {
    const own = await limits.take(GUEST_FILES, network)
    const all = own.allowed ? await limits.take(ALL_GUEST_FILES, 'all') : own
    if (own.allowed && !all.allowed) await own.refund()
    return all
  }

  for (const [format, endpoint] of Object.entries(GUEST_EXPORTS) as ['pdf' | 'docx', typeof exportGuestPdf][])
    serve(app, endpoint, { maxBytes: LIMITS.body })(async ({ body, c, signal }) => {
      if (settings.guestDownloads === 'off') return NOT_OFFERED
      const { network } = c.get('visitor')
      const taken = await take(network)
      if (!taken.allowed) return tooManyAttempts(taken.waitSeconds, 'sign-up')
      const needed = rightsForFile(format, await exports.isPremiumTemplate(body.templateId))
      const refused = fileNotInPlan(needed, await entitlements.rights(null))
      if (refused) return refused
      const started = performance.now()
      try {
        const resume = { ...body, title: 'Resume', updatedAt: clock().toISOString() }
        const bytes = await exports.writeGuest(resume, format, { owner: network, signal })
        return { status: 200, body: bytes, headers: fileHeaders(resume.title, format, performance.now() - started) }
      } catch (error) {
        if (error instanceof PdfRefusal) return unprinted(error)
        throw error
      }
    })
}
