import { Trans } from '@lingui/react/macro'
import { data, redirect, useSearchParams, type ShouldRevalidateFunctionArgs } from 'react-router'
import { listResumes } from '#shared/contract/resumes.ts'
import { CoachFrame } from '#web/features/coach/coach-frame.tsx'
import { loadSession } from '#web/features/coach/load-session.ts'
import { Practice } from '#web/features/coach/practice/practice.tsx'
import { call } from '#web/lib/api/call.ts'
import { requestContext } from '#web/lib/request-context.ts'
import { SignInPanel } from '#web/ui/sign-in-panel.tsx'
import type { Route } from './+types/interview-session.ts'

export async function loader({ params, context }: Route.LoaderArgs) {
  const { send } = context.get(requestContext)
  const loaded = await loadSession(params.session, send)
  if (!loaded) return data({ session: null, resumes: [] }, { status: 401 })
  const { session, owned } = loaded
  if (!owned) throw redirect(`/interview-prep/${session.id}/report`)
  const resumes = await call(listResumes, {}, send)
  return data({ session, resumes: resumes.status === 200 ? resumes.body : [] })
}

/** From question to question nothing is asked of the server, so that practicing goes on offline. */
export const shouldRevalidate = ({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname !== nextUrl.pathname && defaultShouldRevalidate

export default function InterviewSessionPage({ loaderData: { session, resumes } }: Route.ComponentProps) {
  const [search] = useSearchParams()
  if (!session)
    return <SignInPanel heading={<Trans>Interview Coach</Trans>} title={<Trans>Sign in to practice</Trans>} />
  const asked = Number(search.get('question')) - 1
  const open = session.asked.findIndex(({ attempts }) => attempts.length === 0)
  const at = session.asked[asked] ? asked : Math.max(0, open)
  return (
    <CoachFrame>
      <Practice session={session} at={at} resumes={resumes} />
    </CoachFrame>
  )
}
