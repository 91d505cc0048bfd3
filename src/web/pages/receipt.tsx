import { data, redirect } from 'react-router'
import { getBilling } from '#shared/contract/billing.ts'
import { Receipt } from '#web/features/billing/account/receipt.tsx'
import { toCallError } from '#web/lib/api/call-error.ts'
import { call } from '#web/lib/api/call.ts'
import { requestContext } from '#web/lib/request-context.ts'
import type { Route } from './+types/receipt.ts'

export async function loader({ url, params, context }: Route.LoaderArgs) {
  const account = await call(getBilling, {}, context.get(requestContext).send)
  if (account.status === 401) throw redirect(`/auth?next=${encodeURIComponent(url.pathname)}`)
  if (account.status !== 200) throw toCallError(account)
  const { payments, isTest } = account.body
  const payment = payments.find(({ id }) => id === params.payment)
  if (!payment) throw data(null, { status: 404 })
  return { payment, isTest }
}

export default function ReceiptPage({ loaderData }: Route.ComponentProps) {
  return <Receipt {...loaderData} />
}
