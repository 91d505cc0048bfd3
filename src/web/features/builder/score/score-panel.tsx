import { Suspense, useState, type ComponentProps, type ReactNode } from 'react'
import { Trans, useLingui } from '@lingui/react/macro'
import { ChevronDown, Gauge, X } from 'lucide-react'
import { clsx } from 'clsx'
import { FindingActions } from '#web/features/builder/score/finding-actions.tsx'
import { MatchView } from '#web/features/builder/score/match-view.tsx'
import { PostingForm } from '#web/features/builder/score/posting-form.tsx'
import { ScoreDetails } from '#web/features/builder/score/score-details.tsx'
import { ScoreHead } from '#web/features/builder/score/score-head.tsx'
import { ScoreHistory } from '#web/features/builder/score/score-history.tsx'
import { useScore, useScoring } from '#web/features/builder/score/scoring.ts'
import { useOpenPanel } from '#web/features/builder/score/use-panel.ts'
import type { FindingCode } from '#shared/ats/finding-texts.ts'
import type { ScoredFinding } from '#shared/ats/run-rules.ts'
import { NothingToFix } from '#web/features/score/nothing-to-fix.tsx'
import { FindingList } from '#web/features/score/finding-list.tsx'
import type { ShownScore } from '#web/features/score/shown-score.ts'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

/** How well software can read the resume, and what would help most. */
export default function ScorePanel() {
  const { t } = useLingui()
  const { go, close } = useOpenPanel()
  return (
    <div className="grid gap-5 px-4 pt-5 pb-16 sm:px-6 lg:px-5 lg:pt-4">
      <header className="flex items-start justify-between gap-2">
        <div className="grid gap-1">
          <h2 className="text-base">
            <Trans>ATS compatibility</Trans>
          </h2>
          <p className="text-sm text-ink-soft">
            <Trans>
              How easily people and software, such as applicant tracking systems (ATS), can read your resume, by our own
              rules. Calculated in your browser; nothing is sent.
            </Trans>
          </p>
        </div>
        <IconButton label={t`Close`} size="small" className="-mt-1 -me-2 max-lg:hidden" onClick={close}>
          <X aria-hidden />
        </IconButton>
      </header>
      <Suspense fallback={<ScoreSkeleton />}>
        <Body onGo={go} />
      </Suspense>
    </div>
  )
}

function Body({ onGo }: { onGo: (path: string) => void }) {
  const score = useScore((state) => state.score)
  const state = useScore(({ state: now }) => now)
  if (state === 'failed') return <Failed />
  if (score) return <Scored score={score} onGo={onGo} />
  if (state === 'running') return <ScoreSkeleton />
  return (
    <EmptyState
      icon={Gauge}
      title={<Trans>Your score will appear here</Trans>}
      action={
        <Button onClick={() => onGo('personalInfo.fullName')}>
          <Trans>Add your name</Trans>
        </Button>
      }
    >
      <Trans>You need a name or an email address first.</Trans>
    </EmptyState>
  )
}

/** How many fixes are shown above the details. */
const FIRST = 3

function Scored({ score, onGo }: { score: ShownScore; onGo: (path: string) => void }) {
  const best = score.isStarted ? mostHelpful(score.findings) : firstToAdd(score.findings)
  const aboutMatch = score.findings.filter(isAboutMatch)
  const list = (findings: readonly ScoredFinding[]) => (
    <FindingList
      findings={findings}
      actions={(finding, title) => <FindingActions finding={finding} title={title} onGo={onGo} />}
    />
  )
  return (
    <>
      <ScoreHead score={score} />
      <Part title={score.isStarted ? <Trans>What helps most</Trans> : <Trans>What to add next</Trans>}>
        {best.length === 0 ? (
          <NothingToFix coverage={score.coverage} hasMore={score.findings.length > 0} />
        ) : (
          list(best)
        )}
      </Part>
      <Details score={score} shown={best} onGo={onGo} />
      <Part title={<Trans>Job match</Trans>}>
        {aboutMatch.length > 0 && list(aboutMatch)}
        {score.match ? <MatchView match={score.match} onGo={onGo} /> : <PostingForm />}
      </Part>
      {score.isStarted && <ScoreHistory now={score.base} />}
    </>
  )
}

/** What did not count comes first: without it the numbers of the others look wrong. */
function mostHelpful(findings: readonly ScoredFinding[]): readonly ScoredFinding[] {
  const own = findings.filter(({ part, gain }) => part !== 'keywords' && gain > 0)
  // Where only several changes together add a point, those that cost some.
  const helpful = own.length > 0 ? own : findings.filter(({ part, cost }) => part !== 'keywords' && cost > 0)
  return [...findings.filter(({ code }) => code === 'copied-text'), ...helpful.slice(0, FIRST)]
}

const firstToAdd = (findings: readonly ScoredFinding[]): readonly ScoredFinding[] =>
  FIRST_TO_ADD.flatMap((code) => findings.find((finding) => finding.code === code) ?? []).slice(0, FIRST)

/** What a resume needs, in the order in which people fill it in. */
const FIRST_TO_ADD: readonly FindingCode[] = [
  'work-missing',
  'education-missing',
  'skills-few',
  'summary-missing',
  'email-missing',
]

/** About the comparison as a whole; single terms have a list of their own. */
const isAboutMatch = ({ rule, code }: ScoredFinding): boolean =>
  rule === 'match' && code !== 'copied-text' && !code.startsWith('term-')

function Details(props: ComponentProps<typeof ScoreDetails>) {
  const [isOpen, open] = useState(false)
  return (
    <div className="grid gap-4">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls="score-details"
        onClick={() => open(!isOpen)}
        className={clsx(buttonClass({ size: 'small' }), 'justify-between!')}
      >
        {isOpen ? <Trans>Hide details</Trans> : <Trans>Show details</Trans>}
        <ChevronDown aria-hidden className={clsx('transition-transform', isOpen && 'rotate-180')} />
      </button>
      <div id="score-details" className={clsx(!isOpen && 'hidden')}>
        {isOpen && <ScoreDetails {...props} />}
      </div>
    </div>
  )
}

function Part({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <section className="grid gap-3 border-t border-line pt-5">
      <h3 className="text-sm font-semibold">{title}</h3>
      {children}
    </section>
  )
}

function Failed() {
  const { retry } = useScoring()
  return (
    <Notice tone="warn" announce title={<Trans>We couldn’t calculate your score</Trans>}>
      <p>
        <Trans>Your resume is safe. You may be offline.</Trans>
      </p>
      <Button size="small" className="mt-2" onClick={retry}>
        <Trans>Try again</Trans>
      </Button>
    </Notice>
  )
}

function ScoreSkeleton() {
  const { t } = useLingui()
  return (
    <output aria-label={t`Loading`} className="grid gap-5">
      <div className="flex items-center gap-4">
        <Skeleton className="size-22 rounded-full!" />
        <Skeleton className="h-12 w-32" />
      </div>
      <Skeleton className="h-24" />
      <Skeleton className="h-24" />
    </output>
  )
}
