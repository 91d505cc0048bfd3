import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Printer } from 'lucide-react'
import type { CoachSession } from '#shared/contract/coach.ts'
import { Averages } from '#web/features/coach/report/averages.tsx'
import { DeleteSession } from '#web/features/coach/report/delete-session.tsx'
import { ReportQuestion } from '#web/features/coach/report/report-question.tsx'
import { LEVEL_NAMES } from '#web/features/coach/labels.ts'
import { useLocalDate } from '#web/lib/use-local-date.ts'
import { Button } from '#web/ui/button.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'

/** A whole session: its averages, each question, every attempt. It prints as a report; without the coach that is all. */
export function Report({ session, owned }: { session: CoachSession; owned: boolean }) {
  const { t } = useLingui()
  const dayOf = useLocalDate()
  const { id, role, level, postingTitle, questions, answered, asked, createdAt } = session
  const name = role.trim() || postingTitle.trim() || t`Any role`
  const day = dayOf(createdAt, 'long')
  const open = asked.findIndex(({ attempts }) => attempts.length === 0)
  return (
    // On paper blocks: browsers lay grids that go over pages on top of each other.
    <div className="grid gap-6 print:block print:space-y-6">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <header className="grid gap-1">
          <h1 className="text-xl wrap-anywhere md:text-2xl">
            <Trans>Session report: {name}</Trans>
          </h1>
          <p className="text-sm text-ink-soft tabular-nums">
            {day} · {t(LEVEL_NAMES[level])} ·{' '}
            <Plural
              value={questions}
              one={`${answered} of # question answered`}
              other={`${answered} of # questions answered`}
            />
          </p>
        </header>
        <div className="flex flex-wrap gap-2 print:hidden">
          {owned && open !== -1 && (
            <LinkButton to={`/interview-prep/${id}?question=${open + 1}`} size="small" look="primary">
              <Trans>Continue practicing</Trans>
            </LinkButton>
          )}
          <Button size="small" onClick={() => window.print()}>
            <Printer aria-hidden />
            <Trans>Print report</Trans>
          </Button>
          <DeleteSession session={session} />
        </div>
      </div>
      {answered > 0 && <Averages averages={session.averages} />}
      <ol className="grid gap-6 print:block print:space-y-6">
        {asked.map((one, at) => (
          <ReportQuestion key={one.id} sessionId={id} asked={one} number={at + 1} canAnswer={owned} />
        ))}
      </ol>
      <p className="text-sm text-ink-soft">
        <Trans>
          Points are awarded by rules that are the same for everyone. No one has checked whether an answer is true, or
          right in your field.
        </Trans>
      </p>
    </div>
  )
}
