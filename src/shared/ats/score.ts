import { contextOf, type Context } from '#shared/ats/context.ts'
import type { FileCheck } from '#shared/ats/file-check.ts'
import { runRules, type ScoredFinding, type RuleCost } from '#shared/ats/run-rules.ts'
import { matchPosting, type Match } from '#shared/ats/match.ts'
import { matchFindings } from '#shared/ats/match-findings.ts'
import { ownWords } from '#shared/ats/own-words.ts'
import { withoutPlaceholders } from '#shared/ats/placeholder-text.ts'
import { readPosting, type Posting } from '#shared/ats/posting/read-posting.ts'
import { jobsIn } from '#shared/job-titles/jobs.ts'
import type { ResumeContent } from '#shared/resume/schema.ts'

export type ScoreInput = {
  readonly content: ResumeContent
  /** Blank or absent: the resume is scored on its own. */
  readonly jobDescription?: string | undefined
  /** ISO date. */
  readonly today: string
  /** What readers got from the exported file, when one was made. */
  readonly file?: FileCheck | undefined
}
export type Score = {
  /** The displayed score, 0 to 100. */
  readonly score: number
  /** The resume on its own, 0 to 100. */
  readonly base: number
  /** How much of the posting the resume covers, 0 to 100; null without a posting, or when it names nothing known. */
  readonly coverage: number | null
  readonly costs: readonly RuleCost[]
  /** Most important first. */
  readonly findings: readonly ScoredFinding[]
  readonly match: (Match & { readonly posting: Posting }) | null
  readonly context: Context
}

/** Points out of 100 for coverage when there is a posting: fit counts more than form. */
const SHARE_OF_MATCH = 60

/** However good a resume is, for a job that it does not fit it is little help. */
const MOST_ABOVE_MATCH = 20

const total = (base: number, coverage: number): number =>
  Math.min(Math.round((base * (100 - SHARE_OF_MATCH) + coverage * SHARE_OF_MATCH) / 100), coverage + MOST_ABOVE_MATCH)

/**
 * Scores a resume, with or without a job posting; one in which nothing is recognized says nothing about the resume, so
 * it does not count. The same resume, posting and date always give the same score.
 */
export function scoreResume({ content, jobDescription = '', today, file }: ScoreInput): Score {
  const original = contextOf(content, today, file)
  const filled = withoutPlaceholders(original)
  const posting = jobDescription.trim() === '' ? null : readPosting(jobDescription)
  if (!posting || !saysAnything(posting)) {
    const { base, costs, findings } = runRules(filled, undefined, original)
    const match = posting && { ...matchPosting(filled, posting), posting }
    return { score: base, base, coverage: null, costs, findings, match, context: original }
  }
  const { written, context, copies } = ownWords(filled, posting)
  const match = matchPosting(context, posting)
  const { base, costs, findings } = runRules(written, (points) => total(points, match.coverage), original)
  const score = total(base, match.coverage)
  const { first, others } = matchFindings({
    match,
    posting,
    context,
    copies,
    gainWith: (change) => total(base, match.coverageWith(change)) - score,
  })
  return {
    score,
    base,
    coverage: match.coverage,
    costs,
    findings: [...first, ...[...others, ...findings].toSorted((a, b) => b.gain - a.gain)],
    match: { ...match, posting },
    context,
  }
}

/** A posting in which neither a skill nor the job is recognized says nothing about the resume. */
const saysAnything = ({ terms, title }: Posting): boolean => terms.length > 0 || jobsIn(title).length > 0
