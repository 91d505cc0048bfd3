import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { MessagesSquare } from 'lucide-react'
import type { CoachSessionCard } from '#shared/contract/coach.ts'
import { LEVEL_NAMES, totalLook } from '#web/features/coach/labels.ts'
import { ScoreRing } from '#web/features/score/score-ring.tsx'
import { useLocalDate } from '#web/lib/use-local-date.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Link } from '#web/ui/link.tsx'

type PastSessionsProps = { sessions: readonly CoachSessionCard[]; canGoOn?: boolean }

/** Sessions, latest first; one that is not done can go on where the coach is owned, each has its report. */
export function PastSessions({ sessions, canGoOn = true }: PastSessionsProps) {
  if (sessions.length === 0)
    return (
      <EmptyState icon={MessagesSquare} title={<Trans>Your sessions appear here</Trans>}>
        <Trans>Each session keeps its questions, your answers, and the feedback until you delete it.</Trans>
      </EmptyState>
    )
  return (
    <section aria-labelledby="coach-sessions" className="grid gap-4">
      <h2 id="coach-sessions" className="text-lg">
        <Trans>Your sessions</Trans>
      </h2>
      <ul className="grid divide-y divide-line rounded-xl border border-line bg-surface">
        {sessions.map((session) => (
          <Session key={session.id} session={session} canGoOn={canGoOn} />
        ))}
      </ul>
    </section>
  )
}

function Session({ session, canGoOn }: { session: CoachSessionCard; canGoOn: boolean }) {
  const { t } = useLingui()
  const dayOf = useLocalDate()
  const { id, role, level, postingTitle, questions, answered, average, createdAt } = session
  const day = dayOf(createdAt, 'medium')
  const name = role.trim() || postingTitle.trim() || t`Any role`
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 p-4">
      <ScoreRing score={average} tone={average === null ? 'neutral' : totalLook(average).tone} size="small" />
      <div className="grid min-w-40 grow basis-0 gap-0.5">
        <Link to={`/interview-prep/${id}/report`} className="rounded-sm font-medium wrap-anywhere hover:underline">
          {name}
        </Link>
        <p className="text-xs text-ink-soft tabular-nums">
          {day} · {t(LEVEL_NAMES[level])} ·{' '}
          <Plural
            value={questions}
            one={`${answered} of # question answered`}
            other={`${answered} of # questions answered`}
          />
          {average !== null && (
            <>
              {' '}
              · <Trans>{average} points on average</Trans>
            </>
          )}
        </p>
      </div>
      {canGoOn && answered < questions && (
        <LinkButton to={`/interview-prep/${id}`} size="small" aria-label={t`Continue ${name}`}>
          <Trans>Continue</Trans>
        </LinkButton>
      )}
    </li>
  )
}
