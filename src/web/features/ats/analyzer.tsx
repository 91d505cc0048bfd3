import { useMemo, useState } from 'react'
import { Trans, useLingui } from '@lingui/react/macro'
import { Gauge } from 'lucide-react'
import { MAX_POSTING } from '#shared/contract/ats.ts'
import type { ResumeCard } from '#shared/contract/resumes.ts'
import { AnalysisResult } from '#web/features/ats/analysis-result.tsx'
import { useAnalysis } from '#web/features/ats/use-analysis.ts'
import { useHydrated } from '#web/lib/use-hydrated.ts'
import { writePosting, readPosting } from '#web/persistence/stored-posting.ts'
import { PostingHint } from '#web/features/score/posting-hint.tsx'
import { UpgradeNotice } from '#web/features/plans/upgrade-notice.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Field } from '#web/ui/field.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Select } from '#web/ui/select.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import { Textarea } from '#web/ui/textarea.tsx'

type AnalyzerProps = { resumes: readonly ResumeCard[]; initialId: number | null }

/** Pick a resume, optionally add a posting, and see its analysis. */
export function Analyzer({ resumes, initialId }: AnalyzerProps) {
  const { t } = useLingui()
  const [resumeId, choose] = useState(initialId)
  const { posting, other, showOther, write, count } = usePosting(resumeId)
  const { analyzing, analyze } = useAnalysis()
  if (resumes.length === 0) return <NoResumes />
  const isAnalysing = analyzing.state === 'analysing'
  return (
    <div className="grid gap-8">
      <UpgradeNotice right="advancedAts" title={<Trans>Your plan doesn’t include this analysis</Trans>}>
        <Trans>The score in the resume builder is free, with or without a job description.</Trans>
      </UpgradeNotice>
      <Card className="print:hidden">
        <form
          noValidate
          className="grid gap-5"
          onSubmit={(event) => {
            event.preventDefault()
            count()
            void analyze(resumeId, posting.trim())
          }}
        >
          <Field label={<Trans>Resume</Trans>}>
            <Select
              value={resumeId ?? ''}
              onChange={({ target }) => choose(target.value === '' ? null : Number(target.value))}
              className="max-w-md"
            >
              <option value="">{t`Choose a resume`}</option>
              {resumes.map(({ id, title }) => (
                <option key={id} value={id}>
                  {title.trim() || t`Untitled resume`}
                </option>
              ))}
            </Select>
          </Field>
          <Field
            label={<Trans>Job description</Trans>}
            optional
            hint={
              <PostingHint posting={posting}>
                <Trans>Paste the job posting to see how well your resume matches. It’s saved in this browser.</Trans>
              </PostingHint>
            }
          >
            <Textarea
              rows={6}
              maxLength={MAX_POSTING}
              value={posting}
              onChange={({ target }) => write(target.value)}
              className="max-h-96"
            />
          </Field>
          <output className="flex flex-wrap items-center gap-2 text-sm text-ink-soft empty:sr-only">
            {other !== '' && (
              <>
                <Trans>This browser has another job description for this resume.</Trans>
                <Button size="small" onClick={showOther}>
                  <Trans>Show it</Trans>
                </Button>
              </>
            )}
          </output>
          <SubmitButton look="primary" loading={isAnalysing} className="justify-self-start">
            {isAnalysing ? <Trans>Analyzing...</Trans> : <Trans>Analyze Resume</Trans>}
          </SubmitButton>
        </form>
      </Card>
      {analyzing.state === 'idle' && <Prompt />}
      {isAnalysing && <ResultSkeleton />}
      {analyzing.state === 'ready' && (
        <AnalysisResult
          result={analyzing.result}
          isNew={analyzing.isNew}
          title={resumes.find(({ id }) => id === analyzing.result.resumeId)?.title.trim() || t`Untitled resume`}
        />
      )}
    </div>
  )
}

/** The posting of the chosen resume, saved in this browser as it is typed. */
function usePosting(resumeId: number | null) {
  const key = resumeId === null ? null : (`resume:${resumeId}` as const)
  const isHydrated = useHydrated()
  const kept = useMemo(() => (isHydrated ? readPosting(key).typed : ''), [key, isHydrated])
  const [typed, setTyped] = useState<{ key: typeof key; text: string } | null>(null)
  const [replaced, setReplaced] = useState<{ key: typeof key; text: string } | null>(null)
  // Text pasted before choosing a resume belongs to the one chosen next, even if that one has a saved posting.
  const isPasted = typed !== null && typed.key === null && key !== null && typed.text.trim() !== ''
  const posting = typed && (typed.key === key || isPasted) ? typed.text : kept
  const other = isPasted ? kept : replaced?.key === key ? replaced.text : ''
  function take(text: string, counted: string) {
    if (isPasted) setReplaced({ key, text: kept })
    setTyped({ key, text })
    writePosting(key, { typed: text, counted })
  }
  return {
    posting,
    /** A posting saved earlier for this resume; blank if it is the one shown or there is none. */
    other: other === posting ? '' : other,
    showOther() {
      take(other, readPosting(key).counted)
      setReplaced({ key, text: posting })
    },
    write: (text: string) => take(text, readPosting(key).counted),
    /** Includes it in the score from now on, here and in the builder. */
    count: () => take(posting, posting.trim()),
  }
}

function Prompt() {
  return (
    <EmptyState icon={Gauge} title={<Trans>Your results will appear here</Trans>} className="print:hidden">
      <Trans>A score for each section, your keywords, and what would help most.</Trans>
    </EmptyState>
  )
}

function NoResumes() {
  return (
    <EmptyState
      icon={Gauge}
      title={<Trans>No resume to analyze yet</Trans>}
      action={
        <LinkButton to="/resume-builder" look="primary">
          <Trans>Create a resume</Trans>
        </LinkButton>
      }
    >
      <Trans>Create one, then come back to see its score and how well it matches a job.</Trans>
    </EmptyState>
  )
}

function ResultSkeleton() {
  const { t } = useLingui()
  return (
    <output aria-label={t`Analyzing...`} className="grid gap-6">
      <Skeleton className="h-28" />
      <div className="grid gap-6 md:grid-cols-2">
        <Skeleton className="h-64" />
        <Skeleton className="h-64" />
      </div>
      <Skeleton className="h-80" />
    </output>
  )
}
