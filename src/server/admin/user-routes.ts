import type { Hono } from 'hono'
import { idOf } from '#server/http/ids.ts'
import { notFound } from '#server/http/problem.ts'
import { serveAdmin } from '#server/http/serve.ts'
import type { AdminGate } from '#server/http/serve.ts'
import type { AdminUsers } from '#server/admin/users.ts'
import {
  getUserDetail,
  grantProduct,
  listUsers,
  restorePage,
  restorePublicResume,
  restoreUser,
  revokeProduct,
  suspendUser,
  takeDownPage,
  takeDownResume,
  type AdminUserDetail,
} from '#shared/contract/admin-lists.ts'

const NO_USER = notFound('user_not_found', 'This account doesn’t exist.')
const NO_PRODUCT = notFound('user_or_product_not_found', 'This account or product doesn’t exist.')
const NO_RESUME = notFound('resume_not_found', 'This account doesn’t have that resume.')

type Services = {
  readonly admin: AdminGate
  readonly adminUsers: AdminUsers
}

export function adminUserRoutes(app: Hono, { admin, adminUsers }: Services): void {
  const area = { app, admin }
  serveAdmin(area, listUsers)(async ({ query }) => ({ status: 200, body: await adminUsers.list(query) }))

  serveAdmin(area, getUserDetail)(async ({ params }) => orElse(NO_USER, await adminUsers.find(params.user)))
  serveAdmin(area, suspendUser)(async ({ params }) => orElse(NO_USER, await adminUsers.suspend(params.user)))
  serveAdmin(area, restoreUser)(async ({ params }) => orElse(NO_USER, await adminUsers.restore(params.user)))
  serveAdmin(area, takeDownPage)(async ({ params }) => orElse(NO_USER, await adminUsers.takeDownPage(params.user)))
  serveAdmin(area, restorePage)(async ({ params }) => orElse(NO_USER, await adminUsers.putUpPage(params.user)))

  serveAdmin(
    area,
    grantProduct,
  )(async ({ params }) => orElse(NO_PRODUCT, await adminUsers.grant(params.user, params.product)))
  serveAdmin(
    area,
    revokeProduct,
  )(async ({ params }) => orElse(NO_PRODUCT, await adminUsers.takeBack(params.user, params.product)))

  serveAdmin(
    area,
    takeDownResume,
  )(async ({ params }) => orElse(NO_RESUME, await adminUsers.takeDownResume(params.user, idOf(params.id) ?? 0)))
  serveAdmin(
    area,
    restorePublicResume,
  )(async ({ params }) => orElse(NO_RESUME, await adminUsers.putUpResume(params.user, idOf(params.id) ?? 0)))
}

const orElse = (none: typeof NO_USER, user: AdminUserDetail | undefined) =>
  user ? ({ status: 200, body: user } as const) : none
