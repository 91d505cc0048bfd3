import type { Hono } from 'hono'
import { serveSignedIn } from '#server/http/serve.ts'
import type { UserSettingsService } from '#server/user-settings/service.ts'
import { getSettings, saveSettings } from '#shared/contract/settings.ts'

export function userSettingsRoutes(app: Hono, { userSettings }: { readonly userSettings: UserSettingsService }): void {
  serveSignedIn(app, getSettings)(async ({ user }) => ({ status: 200, body: await userSettings.find(user.id) }))

  serveSignedIn(
    app,
    saveSettings,
  )(async ({ user, body }) => ({ status: 200, body: await userSettings.save(user.id, body) }))
}
