import { Suspense, useEffect, useEffectEvent, useRef, type ReactNode } from 'react'
import { Trans, useLingui } from '@lingui/react/macro'
import { Pencil, Printer } from 'lucide-react'
import { clsx } from 'clsx'
import type { Analysis } from '#shared/contract/ats.ts'
import { FileReadings } from '#web/features/ats/file-readings.tsx'
import { PartScores } from '#web/features/ats/part-scores.tsx'
import type { Analyzed } from '#web/features/ats/use-analysis.ts'
import { FindingList } from '#web/features/score/finding-list.tsx'
import { KeywordList, NoKeywords } from '#web/features/score/keyword-list.tsx'
import { analysisScoreLabel } from '#web/features/score/score-labels.ts'
import { NothingToFix } from '#web/features/score/nothing-to-fix.tsx'
import { DemandsShown } from '#web/features/score/demands-shown.tsx'
import { ScoreRing, TEXT_TONES } from '#web/features/score/score-ring.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { WRAPPING_BUTTON } from '#web/ui/wrapping-button.ts'

/** How many keywords each list shows at first. */
const FIRST = 5
/** How many findings are shown at first. */
const FIRST_FINDINGS = 10

type AnalysisResultProps = { result: Analyzed; isNew: boolean; title: string }

/** A full analysis, from the overall score to single findings; it prints as a report. */
export function AnalysisResult({ result, isNew, title }: AnalysisResultProps) {
  const { analysis, hasPosting, resumeId, at } = result
  const heading = useRef<HTMLHeadingElement>(null)
  const announce = useEffectEvent(() => {
    if (!isNew) return
    heading.current?.focus({ preventScroll: true })
    heading.current?.scrollIntoView({ block: 'start' })
  })
  // After an analysis, the focus moves to its result.
  useEffect(() => announce(), [at])
  return (
    <section aria-labelledby="ats-result" className="grid gap-6">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <div className="grid gap-1">
          <h2
            ref={heading}
            id="ats-result"
            tabIndex={-1} // Below the toast that a phone shows at its top.
            className="text-lg wrap-anywhere max-md:scroll-mt-12"
          >
            <Trans>Results for “{title}”</Trans>
          </h2>
          <AnalyzedAt at={at} hasPosting={hasPosting} />
        </div>
        <div className="flex flex-wrap gap-2 print:hidden">
          <LinkButton to={`/resume-builder/${resumeId}?score`} className={WRAPPING_BUTTON}>
            <Pencil aria-hidden />
            {hasPosting ? <Trans>See the match on the resume</Trans> : <Trans>Open in the builder</Trans>}
          </LinkButton>
          <Button onClick={() => window.print()}>
            <Printer aria-hidden />
            <Trans>Print report</Trans>
          </Button>
        </div>
      </div>
      <Overall analysis={analysis} />
      <div className="grid gap-6 md:grid-cols-2 print:grid-cols-2">
        <Part title={<Trans>Scores by section</Trans>}>
          <PartScores sections={analysis.sections} />
        </Part>
        <Part title={<Trans>Keywords</Trans>}>
          <Keywords keywords={analysis.keywords} hasPosting={hasPosting} />
        </Part>
      </div>
      {analysis.file.some(({ fields }) => fields > 0) && (
        <Part title={<Trans>What text extractors get from your PDF</Trans>}>
          <FileReadings readings={analysis.file} />
        </Part>
      )}
      <Part title={<Trans>What to improve</Trans>}>
        <Suspense fallback={<Skeleton className="h-40" />}>
          <Findings analysis={analysis} resumeId={resumeId} />
        </Suspense>
      </Part>
    </section>
  )
}

function AnalyzedAt({ at, hasPosting }: Pick<Analyzed, 'at' | 'hasPosting'>) {
  const { i18n } = useLingui()
  const day = i18n.date(at, { dateStyle: 'long' })
  return (
    <p className="text-sm text-ink-soft">
      {hasPosting ? <Trans>{day}, with a job description</Trans> : <Trans>{day}, without a job description</Trans>}
    </p>
  )
}

function Overall({ analysis: { overallScore, base, coverage, demands } }: { analysis: Analysis }) {
  const { t } = useLingui()
  const { tone, label } = analysisScoreLabel(overallScore)
  return (
    <Card className="flex flex-wrap items-center gap-5 print:break-inside-avoid">
      <ScoreRing score={overallScore} tone={tone} size="large" />
      <div className="grid min-w-0 flex-1 basis-56 gap-1">
        <h3 className="text-sm font-medium text-ink-soft">
          <Trans>Overall score</Trans>
        </h3>
        <p className={clsx('text-xl font-semibold', TEXT_TONES[tone])}>{t(label)}</p>
        <p className="text-sm text-ink-soft tabular-nums">
          {coverage === null ? (
            <Trans>{overallScore} of 100 points, for the resume itself</Trans>
          ) : (
            <Trans>
              Job match: {coverage} of 100. Resume itself: {base} of 100.
            </Trans>
          )}
        </p>
        {demands && <DemandsShown {...demands} />}
        {coverage !== null && (
          <p className="text-sm text-ink-soft">
            <Trans>
              The job match counts for 60%, the resume itself for 40%. The overall score is at most 20 points above the
              job match.
            </Trans>
          </p>
        )}
      </div>
    </Card>
  )
}

function Part({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <Card className="grid content-start gap-4">
      <h3 className="text-base">{title}</h3>
      {children}
    </Card>
  )
}

function Keywords({ keywords, hasPosting }: { keywords: Analysis['keywords']; hasPosting: boolean }) {
  if (hasPosting && keywords.matched.length + keywords.missing.length === 0) return <NoKeywords />
  return (
    <div className="grid gap-5">
      <KeywordList
        title={hasPosting ? <Trans>Matched</Trans> : <Trans>Found in the resume</Trans>}
        keywords={keywords.matched.map(({ keyword }) => keyword)}
        kind="found"
        first={FIRST}
        empty={<Trans>None yet.</Trans>}
      />
      {hasPosting ? (
        <KeywordList
          title={<Trans context="List of keywords">Missing</Trans>}
          keywords={keywords.missing.map(({ keyword }) => keyword)}
          kind="missing"
          first={FIRST}
          empty={<Trans>None: you have them all.</Trans>}
        />
      ) : (
        <p className="text-sm text-ink-soft print:hidden">
          <Trans>Add a job description to see which keywords are missing.</Trans>
        </p>
      )}
    </div>
  )
}

function Findings({ analysis, resumeId }: { analysis: Analysis; resumeId: number }) {
  const { issues } = analysis
  const { t } = useLingui()
  if (issues.length === 0) return <NothingToFix coverage={analysis.coverage} hasMore={false} />
  const findings = issues.map(({ type, section, ...issue }) => ({ ...issue, severity: type, part: section }))
  return (
    <FindingList
      findings={findings}
      first={FIRST_FINDINGS}
      actions={({ paths: [place] }, title) =>
        place !== undefined && (
          <LinkButton
            to={`/resume-builder/${resumeId}?field=${encodeURIComponent(place)}`}
            size="small"
            look="quiet"
            className="px-2! text-accent-text!"
            aria-label={t`Go to field: ${title}`}
          >
            <Trans>Go to field</Trans>
          </LinkButton>
        )
      }
    />
  )
}
