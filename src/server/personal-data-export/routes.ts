import type { Hono } from 'hono'
import { tooManyAttempts } from '#server/http/problem.ts'
import { serveSignedIn } from '#server/http/serve.ts'
import type { PersonalDataExport } from '#server/personal-data-export/service.ts'
import { PERSONAL_DATA_EXPORTS } from '#server/rate-limits/limits.ts'
import type { Limits } from '#server/rate-limits/service.ts'
import { exportUser } from '#shared/contract/settings.ts'

type Services = {
  readonly limits: Limits
  readonly personalDataExport: PersonalDataExport
  readonly clock: () => Date
}

export function personalDataExportRoutes(app: Hono, { limits, personalDataExport, clock }: Services): void {
  serveSignedIn(
    app,
    exportUser,
  )(async ({ user, signal }) => {
    const taken = await limits.take(PERSONAL_DATA_EXPORTS, user.id)
    if (!taken.allowed) return tooManyAttempts(taken.waitSeconds)
    const day = clock().toISOString().slice(0, 10)
    const headers = {
      'content-type': 'application/zip',
      'content-disposition': `attachment; filename="my-data-${day}.zip"`,
      'cache-control': 'no-store',
    }
    return { status: 200, body: ReadableStream.from(personalDataExport.create(user.id, signal)), headers }
  })
}
