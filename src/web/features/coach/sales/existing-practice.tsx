import { Trans } from '@lingui/react/macro'
import type { CoachNegotiation } from '#shared/contract/coach-negotiations.ts'
import type { CoachSessionCard } from '#shared/contract/coach.ts'
import { PastSessions } from '#web/features/coach/home/past-sessions.tsx'
import { PastNegotiations } from '#web/features/coach/negotiation/past-negotiations.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { TEXT_LINK } from '#web/ui/text-link.ts'
import { Link } from '#web/ui/link.tsx'

export type Kept = {
  readonly sessions: readonly CoachSessionCard[]
  readonly negotiations: readonly CoachNegotiation[]
}

/** What someone did while the coach was theirs: it stays theirs to read, print and delete. */
export function ExistingPractice({ kept: { sessions, negotiations } }: { kept: Kept }) {
  if (sessions.length === 0 && negotiations.length === 0) return null
  return (
    <div className="grid gap-6">
      <Notice title={<Trans>You no longer have the coach</Trans>}>
        <Trans>
          You can still read, print, and delete everything you did with it. To download all of it, go to{' '}
          <Link to="/settings" className={TEXT_LINK}>
            your settings, under “Export My Data”
          </Link>
          .
        </Trans>
      </Notice>
      {sessions.length > 0 && <PastSessions sessions={sessions} canGoOn={false} />}
      <PastNegotiations negotiations={negotiations} />
    </div>
  )
}
