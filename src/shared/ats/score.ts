import { contextOf, type Context, type ReadTextField } from '#shared/ats/context.ts'
import type { FileCheck } from '#shared/ats/file-check.ts'
import { runRules, type ScoredFinding, type RuleCost } from '#shared/ats/run-rules.ts'
import { matchPosting, type Match } from '#shared/ats/match.ts'
import type { TermMatch } from '#shared/ats/match-terms.ts'
import { ownWords } from '#shared/ats/own-words.ts'
import { withoutPlaceholders } from '#shared/ats/placeholder-text.ts'
import { suggestEntryFor } from '#shared/ats/placement.ts'
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
  const { context, copies } = ownWords(filled, posting)
  const match = matchPosting(context, posting)
  const { base, costs, findings } = runRules(context, (points) => total(points, match.coverage), original)
  const score = total(base, match.coverage)
  const matchFindings = match.terms.flatMap(
    (term) => findingOf(term, context, total(base, match.coverageWith(term.term)) - score) ?? [],
  )
  return {
    score,
    base,
    coverage: match.coverage,
    costs,
    findings: [
      ...aboutTheWhole(match, posting, copies),
      ...[...matchFindings, ...findings].toSorted((a, b) => b.gain - a.gain),
    ],
    match: { ...match, posting },
    context,
  }
}

/** A posting in which neither a skill nor the job is recognized says nothing about the resume. */
const saysAnything = ({ terms, title }: Posting): boolean => terms.length > 0 || jobsIn(title).length > 0

/** What explains a coverage as a whole: nothing demanded is shown, too few years, text that did not count. */
function aboutTheWhole(
  { demands, years, terms }: Match,
  posting: Posting,
  copies: readonly ReadTextField[],
): readonly ScoredFinding[] {
  const common = { part: 'keywords', cost: 0, rule: 'match', gain: 0, severity: 'warning' } as const
  const found: ScoredFinding[] = []
  if (demands?.shown === 0) {
    const some = terms.filter(({ term }) => term.need === 'must').map(({ term }) => term.form)
    const values = { some: some.slice(0, 3).join(', ') }
    found.push({ ...common, code: 'demands-unmet', paths: ['experience'], values })
  }
  if (years !== null)
    found.push({ ...common, code: 'years-short', paths: ['experience'], values: { asked: posting.years ?? 0, years } })
  if (copies.length > 0) {
    const text = (copies[0]?.text ?? '').slice(0, SHOWN_LETTERS)
    found.push({ ...common, code: 'copied-text', paths: copies.map(({ path }) => path), values: { text } })
  }
  return found
}

/** Letters of a copied text that are shown, to recognize it. */
const SHOWN_LETTERS = 60

/** What could be better about a term of the posting; null when it is used at work by the posting's own name. */
function findingOf(match: TermMatch, context: Context, gain: number): ScoredFinding | null {
  const { term, evidence, isExact, worth, near, paths } = match
  if (worth === 1) return null
  const common = { part: 'keywords', cost: 0, rule: 'match', gain } as const
  const severity = evidence === 'none' && term.need === 'must' ? 'warning' : 'suggestion'
  const values = { form: term.form, isExact: String(isExact), ...(near !== null && { near }) }
  if (evidence === 'context')
    return { ...common, code: 'term-other-word', severity: 'suggestion', paths: [...paths], values }
  const kind = evidence === 'list' ? 'term-listed' : near === null ? 'term-missing' : 'term-near'
  const placement = suggestEntryFor(term, context)
  // Without an entry to name, the finding points to the section where one is added.
  if (!placement) return { ...common, code: kind, severity, paths: ['experience', ...paths], values }
  const { entry, path } = placement
  return { ...common, code: `${kind}-placed`, severity, paths: [path, ...paths], values: { ...values, entry } }
}
