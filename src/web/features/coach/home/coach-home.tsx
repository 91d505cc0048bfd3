import { Trans } from '@lingui/react/macro'
import { Handshake } from 'lucide-react'
import type { CoachProgress, CoachSessionCard } from '#shared/contract/coach.ts'
import type { ResumeCard } from '#shared/contract/resumes.ts'
import { PastSessions } from '#web/features/coach/home/past-sessions.tsx'
import { Progress } from '#web/features/coach/home/progress.tsx'
import { StartPractice } from '#web/features/coach/home/start-practice.tsx'
import type { Defaults } from '#web/features/coach/home/practice-setup.ts'
import { Card } from '#web/ui/card.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { NoscriptNotice } from '#web/ui/noscript-notice.tsx'

type CoachHomeProps = {
  sessions: readonly CoachSessionCard[]
  progress: CoachProgress
  resumes: readonly ResumeCard[]
  defaults: Defaults
}

/** Where anyone who owns the coach begins, and sees how it goes. */
export function CoachHome({ sessions, progress, resumes, defaults }: CoachHomeProps) {
  return (
    <div className="mx-auto grid w-full max-w-5xl gap-8 px-4 py-8 sm:px-6 md:py-12">
      <header className="grid max-w-2xl gap-3">
        <h1 className="text-xl md:text-2xl">
          <Trans>Interview Coach</Trans>
        </h1>
        <p className="text-ink-soft">
          <Trans>Answer one question at a time, see what worked, fix one thing, and try again.</Trans>
        </p>
      </header>
      <NoscriptNotice />
      <div className="grid items-start gap-6 lg:grid-cols-[1.5fr_1fr]">
        <StartPractice defaults={defaults} resumes={resumes} />
        <div className="grid gap-6">
          <Negotiation />
          <Progress progress={progress} />
        </div>
      </div>
      <PastSessions sessions={sessions} />
    </div>
  )
}

function Negotiation() {
  return (
    <Card className="grid justify-items-start gap-3">
      <h2 className="flex items-center gap-2 text-base">
        <Handshake aria-hidden className="size-5 text-accent-text" />
        <Trans>Negotiate a salary</Trans>
      </h2>
      <p className="text-sm text-ink-soft">
        <Trans>
          Negotiate with a simulated employer who has a hidden limit. Each tactic is named as it happens, and only your
          own figures are used.
        </Trans>
      </p>
      <LinkButton to="/interview-prep/negotiation">
        <Trans>Start a negotiation</Trans>
      </LinkButton>
    </Card>
  )
}
