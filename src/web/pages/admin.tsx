import { Trans } from '@lingui/react/macro'
import { ShieldCheck } from 'lucide-react'
import { data, redirect, redirectDocument } from 'react-router'
import { adminCheck, adminLogin } from '#shared/contract/admin.ts'
import { AdminLoginForm } from '#web/features/admin/login-form.tsx'
import { passwordOf, problemOf, type AdminProblem } from '#web/features/admin/login-rules.ts'
import { call } from '#web/lib/api/call.ts'
import { collectCookies } from '#web/lib/api/collect-cookies.ts'
import { orLoadError } from '#web/lib/forms/load-error.ts'
import { flashCookie } from '#web/lib/flash-message.ts'
import { requestContext } from '#web/lib/request-context.ts'
import { useVisitor } from '#web/lib/visitor.ts'
import type { Route } from './+types/admin.ts'

const FAILED: AdminProblem = { code: 'failed' }

/** An administrator who is already signed in goes to the dashboard. */
export async function loader({ context }: Route.LoaderArgs) {
  const reply = await call(adminCheck, {}, context.get(requestContext).send)
  if (reply.status === 200) throw redirect('/admin/dashboard')
  return null
}

export async function action({ request, context }: Route.ActionArgs) {
  const sent = await request.formData().catch(() => undefined)
  if (!sent) throw data('This form cannot be read.', { status: 400 })
  const password = passwordOf(sent)
  if (!password) return data<AdminProblem>({ code: 'missing' }, { status: 400 })
  const { send, cookies } = collectCookies(context.get(requestContext).send)
  // The API has logged its own failure; the administrator did nothing wrong.
  const reply = await call(adminLogin, { body: { password } }, send).catch(() => undefined)
  if (!reply) return data<AdminProblem>(FAILED, { status: 503 })
  if (reply.status !== 200) return data(problemOf(reply.status, reply.body.message), { status: reply.status })
  const headers = [...cookies, flashCookie('admin-entered')].map((cookie): [string, string] => ['set-cookie', cookie])
  return redirectDocument('/admin/dashboard', { headers })
}

/** Without an answer, the form stays as it is. */
export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  orLoadError(serverAction, () => ({ ...FAILED }))

export default function Admin({ actionData }: Route.ComponentProps) {
  const { brand } = useVisitor()
  return (
    <div className="mx-auto grid w-full max-w-sm grow content-center gap-8 px-4 py-16">
      <div className="grid justify-items-center gap-3 text-center">
        <span className="grid size-12 place-items-center rounded-full bg-accent-soft text-accent-text">
          <ShieldCheck aria-hidden className="size-6" />
        </span>
        <h1 className="text-xl md:text-2xl">
          <Trans>Admin</Trans>
        </h1>
        <p className="text-sm text-ink-soft">
          <Trans>Sign in to manage {brand}.</Trans>
        </p>
      </div>
      <AdminLoginForm problem={actionData} />
    </div>
  )
}
