import { Trans } from '@lingui/react/macro'
import { data } from 'react-router'
import { CoachFrame } from '#web/features/coach/coach-frame.tsx'
import { loadSession } from '#web/features/coach/load-session.ts'
import { Report } from '#web/features/coach/report/report.tsx'
import { requestContext } from '#web/lib/request-context.ts'
import { SignInPanel } from '#web/ui/sign-in-panel.tsx'
import type { Route } from './+types/interview-report.ts'

export async function loader({ params, context }: Route.LoaderArgs) {
  const loaded = await loadSession(params.session, context.get(requestContext).send)
  return data({ loaded }, { status: loaded ? 200 : 401 })
}

export default function InterviewReportPage({ loaderData: { loaded } }: Route.ComponentProps) {
  if (!loaded)
    return <SignInPanel heading={<Trans>Interview Coach</Trans>} title={<Trans>Sign in to practice</Trans>} />
  return (
    <CoachFrame>
      <Report {...loaded} />
    </CoachFrame>
  )
}
