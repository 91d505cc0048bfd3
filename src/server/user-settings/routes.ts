import { tooManyTries } from '#server/http/problem.ts'
import { serveSignedIn } from '#server/http/serve.ts'
import type { Parts } from '#server/app-context.ts'
import { ARCHIVES } from '#server/rate-limits/limits.ts'
import { exportUser, getSettings, saveSettings } from '#shared/contract/settings.ts'

export function settingsRoutes({ app, limits, userSettings, archive, clock }: Parts): void {
  serveSignedIn(app, getSettings)(async ({ user }) => ({ status: 200, body: await userSettings.find(user.id) }))

  serveSignedIn(
    app,
    saveSettings,
  )(async ({ user, body }) => ({ status: 200, body: await userSettings.save(user.id, body) }))

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
