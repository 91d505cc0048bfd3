import { useState } from 'react'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Printer, Trash2 } from 'lucide-react'
import { useNavigate } from 'react-router'
import { deleteCoachSession, type CoachSession } from '#shared/contract/coach.ts'
import { forgetAnswer } from '#web/features/coach/practice/kept-answers.ts'
import { Averages } from '#web/features/coach/report/averages.tsx'
import { ReportQuestion } from '#web/features/coach/report/report-question.tsx'
import { LEVEL_NAMES } from '#web/features/coach/names.ts'
import { refusal, sentenceOf } from '#web/lib/call-error.ts'
import { call } from '#web/lib/call.ts'
import { handledSignedOut } from '#web/lib/signed-out.ts'
import { toast } from '#web/lib/toast.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'

/** A whole session: its averages, each question, every attempt. It prints as a report. */
export function Report({ session }: { session: CoachSession }) {
  const { t, i18n } = useLingui()
  const { id, role, level, postingTitle, questions, answered, asked, createdAt } = session
  const name = role.trim() || postingTitle.trim() || t`Any role`
  const day = i18n.date(createdAt, { dateStyle: 'long', timeZone: 'UTC' })
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
          {open !== -1 && (
            <LinkButton to={`/interview-prep/${id}?question=${open + 1}`} size="small" look="primary">
              <Trans>Go on practising</Trans>
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
          <ReportQuestion key={one.id} sessionId={id} asked={one} number={at + 1} />
        ))}
      </ol>
      <p className="text-sm text-ink-soft">
        <Trans>
          Points are counted by rules, the same for everybody. Nobody has checked whether an answer is true or right in
          your trade.
        </Trans>
      </p>
    </div>
  )
}

function DeleteSession({ session: { id, asked } }: { session: CoachSession }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const [isAsking, ask] = useState(false)

  async function handleDelete() {
    try {
      const reply = await call(deleteCoachSession, { params: { id: String(id) } })
      // One that is gone already is as good.
      if (reply.status !== 200 && reply.status !== 404) throw refusal(reply)
      for (const question of asked) forgetAnswer({ sessionId: id, questionId: question.id })
      toast({ title: t`Session deleted` })
      await navigate('/interview-prep')
    } catch (error) {
      if (handledSignedOut(error)) return
      toast({ title: t`Error`, description: sentenceOf(error), variant: 'destructive' })
    }
  }
  return (
    <>
      <Button size="small" look="quiet" onClick={() => ask(true)}>
        <Trash2 aria-hidden />
        <Trans>Delete</Trans>
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={ask}
        title={<Trans>Delete this session?</Trans>}
        description={<Trans>Its answers and what was said of them go with it. This cannot be undone.</Trans>}
        confirmLabel={<Trans>Delete session</Trans>}
        onConfirm={() => void handleDelete()}
      />
    </>
  )
}
