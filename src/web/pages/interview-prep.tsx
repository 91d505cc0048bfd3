import { data } from 'react-router'
import { getOffer } from '#shared/contract/billing.ts'
import { listCoachNegotiations } from '#shared/contract/coach-negotiations.ts'
import { getCoach } from '#shared/contract/coach.ts'
import { listResumes } from '#shared/contract/resumes.ts'
import { textLanguage } from '#shared/text/languages.ts'
import { DEFERRED } from '#web/delivery/deferred-hydration/deferred-route.ts'
import { CoachHome } from '#web/features/coach/home/coach-home.tsx'
import { defaultsFor } from '#web/features/coach/home/load-defaults.ts'
import { exampleIn } from '#web/features/coach/sales/load-example.ts'
import { Sales } from '#web/features/coach/sales/sales.tsx'
import { WITH_SIDEBAR } from '#web/features/layout/sidebar.tsx'
import { toCallError } from '#web/lib/api/call-error.ts'
import { call } from '#web/lib/api/call.ts'
import { requestContext } from '#web/lib/request-context.ts'
import type { Route } from './+types/interview-prep.ts'

export const handle = { ...DEFERRED, ...WITH_SIDEBAR }

/** The coach for anyone who owns it, what it is and costs for everyone else. */
export async function loader({ context }: Route.LoaderArgs) {
  const { send, locale } = context.get(requestContext)
  const reply = await call(getCoach, {}, send)
  if (reply.status !== 200 && reply.status !== 401) throw toCallError(reply)
  if (reply.status === 401 || !reply.body.owned) {
    const offer = await call(getOffer, {}, send)
    if (offer.status !== 200) throw toCallError(offer)
    const sales = { offer: offer.body, example: exampleIn(textLanguage(locale) ?? 'en') }
    if (reply.status === 401) return data({ coach: null, sales: { ...sales, isSignedIn: false, kept: null } })
    const talks = await call(listCoachNegotiations, {}, send)
    const kept = { sessions: reply.body.sessions, negotiations: talks.status === 200 ? talks.body : [] }
    return data({ coach: null, sales: { ...sales, isSignedIn: true, kept } })
  }
  const { sessions, progress } = reply.body
  const listed = await call(listResumes, {}, send)
  const resumes = listed.status === 200 ? listed.body : []
  const defaults = await defaultsFor(sessions, resumes, send)
  return data({ coach: { sessions, progress, resumes, defaults }, sales: null })
}

export default function InterviewPrepPage({ loaderData: { coach, sales } }: Route.ComponentProps) {
  if (coach) return <CoachHome {...coach} />
  return sales && <Sales {...sales} />
}
