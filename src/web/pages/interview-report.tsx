import { Trans } from '@lingui/react/macro'
import { data } from 'react-router'
import { CoachFrame } from '#web/features/coach/coach-frame.tsx'
import { loadSession } from '#web/features/coach/load-session.ts'
import { Report } from '#web/features/coach/report/report.tsx'
import { visitContext } from '#web/lib/visit.ts'
import { SignInPanel } from '#web/ui/sign-in-panel.tsx'
import type { Route } from './+types/interview-report.ts'

export async function loader({ params, context }: Route.LoaderArgs) {
  const session = await loadSession(params.session, context.get(visitContext).send)
  return data({ session }, { status: session ? 200 : 401 })
}

export default function InterviewReportPage({ loaderData: { session } }: Route.ComponentProps) {
  if (!session)
    return <SignInPanel heading={<Trans>Interview Coach</Trans>} title={<Trans>Sign in to practise</Trans>} />
  return (
    <CoachFrame>
      <Report session={session} />
    </CoachFrame>
  )
}
