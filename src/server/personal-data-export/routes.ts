import type { Hono } from 'hono'
import { tooManyTries } from '#server/http/problem.ts'
import { serveSignedIn } from '#server/http/serve.ts'
import type { Archive } from '#server/personal-data-export/service.ts'
import { ARCHIVES } from '#server/rate-limits/limits.ts'
import type { Limits } from '#server/rate-limits/service.ts'
import { exportUser } from '#shared/contract/settings.ts'

type Services = {
  readonly limits: Limits
  readonly archive: Archive
  readonly clock: () => Date
}

export function personalDataExportRoutes(app: Hono, { limits, archive, clock }: Services): void {
  serveSignedIn(
    app,
    exportUser,
  )(async ({ user, signal }) => {
    const taken = await limits.take(ARCHIVES, user.id)
    if (!taken.allowed) return tooManyTries(taken.waitSeconds)
    const day = clock().toISOString().slice(0, 10)
    const headers = {
      'content-type': 'application/zip',
      'content-disposition': `attachment; filename="my-data-${day}.zip"`,
      'cache-control': 'no-store',
    }
    return { status: 200, body: await archive.make(user.id, signal), headers }
  })
}
