import type { Hono } from 'hono'
import { problem } from '#server/http/problem.ts'
import { serveAdmin } from '#server/http/serve.ts'
import type { AdminGate } from '#server/http/serve.ts'
import type { Backups } from '#server/backup/service.ts'
import type { Maintenance } from '#server/admin/maintenance.ts'
import { getMaintenance, makeBackup, sendTestMail } from '#shared/contract/admin.ts'

const BUSY = problem(409, 'backup_running', 'A backup is already running. Wait until it’s done.')
const unwritable = (folder: string, why: string) =>
  problem(
    503,
    'folder_unwritable',
    `Couldn’t write to the folder ${folder} (${why}). Check its permissions and free disk space, then try again.`,
  )

type Services = {
  readonly admin: AdminGate
  readonly maintenance: Maintenance
  readonly backups: Backups
}

export function adminMaintenanceRoutes(app: Hono, { admin, maintenance, backups }: Services): void {
  serveAdmin({ app, admin }, getMaintenance)(async () => ({ status: 200, body: await maintenance.report() }))

  serveAdmin(
    { app, admin },
    sendTestMail,
  )(async ({ body }) => {
    await maintenance.testEmail(body.email)
    return { status: 202, body: {} }
  })

  serveAdmin(
    { app, admin },
    makeBackup,
  )(async () => {
    const made = await backups.make()
    switch (made.state) {
      case 'made':
        return { status: 201, body: { name: made.name, size: made.size } }
      case 'running':
        return BUSY
      case 'unwritable':
        return unwritable(made.folder, made.why)
    }
  })
}
