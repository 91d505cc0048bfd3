import { Trans } from '@lingui/react/macro'
import { data, redirect } from 'react-router'
import { listCoachNegotiations } from '#shared/contract/coach-negotiations.ts'
import { getCoach } from '#shared/contract/coach.ts'
import { CoachFrame } from '#web/features/coach/coach-frame.tsx'
import { Negotiation } from '#web/features/coach/negotiation/negotiation.tsx'
import { toCallError } from '#web/lib/api/call-error.ts'
import { call } from '#web/lib/api/call.ts'
import { requestContext } from '#web/lib/request-context.ts'
import { SignInPanel } from '#web/ui/sign-in-panel.tsx'
import type { Route } from './+types/salary-negotiation.ts'

export async function loader({ url, context }: Route.LoaderArgs) {
  const { send } = context.get(requestContext)
  const reply = await call(listCoachNegotiations, {}, send)
  if (reply.status === 401) return data({ negotiations: null, owned: false, shown: null, role: '' }, { status: 401 })
  if (reply.status !== 200) throw toCallError(reply)
  const coach = await call(getCoach, {}, send)
  if (coach.status !== 200) throw toCallError(coach)
  const { owned, sessions } = coach.body
  if (!owned && reply.body.length === 0) throw redirect('/interview-prep')
  const role = reply.body[0]?.record.role ?? sessions[0]?.role ?? ''
  const shown = Number(url.searchParams.get('shown'))
  return data({ negotiations: reply.body, owned, shown: shown || null, role })
}

export default function SalaryNegotiationPage({
  loaderData: { negotiations, owned, shown, role },
}: Route.ComponentProps) {
  if (!negotiations)
    return <SignInPanel heading={<Trans>Interview Coach</Trans>} title={<Trans>Sign in to practice</Trans>} />
  return (
    <CoachFrame>
      <Negotiation negotiations={negotiations} owned={owned} shown={shown} usualRole={role} />
    </CoachFrame>
  )
}
