import { quickScoreReply } from '#shared/ats/replies.ts'
import type { Context } from '#shared/ats/context.ts'
import type { ScoredFinding } from '#shared/ats/run-rules.ts'
import { spellingsOf, type TermMatch } from '#shared/ats/match-terms.ts'
import { suggestEntryFor, type EntrySuggestion } from '#shared/ats/placement.ts'
import type { PostingTerm } from '#shared/ats/posting/read-posting.ts'
import type { Score } from '#shared/ats/score.ts'
import type { QuickScore } from '#shared/contract/ats.ts'
import { textFieldsOf } from '#shared/ats/text-fields.ts'
import type { FieldPath } from '#shared/resume/fields.ts'
import type { ResumeContent } from '#shared/resume/schema.ts'

/** Where the resume names something, and its spelling there. */
export type MatchPlace = { readonly path: FieldPath; readonly form: string }

/** One thing that a posting asks for, with what the resume shows of it. */
export type ShownTerm = Pick<PostingTerm, 'key' | 'form' | 'need' | 'places'> &
  Pick<TermMatch, 'evidence' | 'isExact'> & {
    /** Points gained by using the posting's term in a description of work. */
    readonly gain: number
    readonly seen: readonly MatchPlace[]
    /** Where it would fit best if no job mentions it. */
    readonly placement: EntrySuggestion | null
  }
export type ShownMatch = {
  readonly title: string
  /** The posting as read: `places` of terms are offsets in it. */
  readonly text: string
  readonly terms: readonly ShownTerm[]
}

/** What the interface shows of a score: plain values that a worker can post. */
export type ShownScore = Pick<Score, 'score' | 'base' | 'coverage'> &
  Pick<QuickScore, 'keywords' | 'demands'> & {
    readonly findings: readonly ScoredFinding[]
    readonly isATSFriendly: boolean
    /** It tells of something done or learned; without that, a score only discourages. */
    readonly isStarted: boolean
    readonly match: ShownMatch | null
  }

export function shownScore(score: Score): ShownScore {
  const { keywords, formatting, demands } = quickScoreReply(score)
  return {
    score: score.score,
    base: score.base,
    coverage: score.coverage,
    findings: score.findings,
    keywords,
    demands,
    isATSFriendly: formatting.isATSFriendly,
    isStarted: isStarted(score.context.content),
    match: matchOf(score),
  }
}

/** Hidden sections count: they were written. */
function isStarted(content: ResumeContent): boolean {
  const fields = textFieldsOf({ ...content, hiddenSections: [] })
  return fields.some(({ path, role, text }) => role !== 'date' && TOLD.test(path) && /[\p{L}\p{N}]/u.test(text))
}

const TOLD = /^(?:experience|education|projects|volunteer|custom)\./

function matchOf({ match, context, findings }: Score): ShownMatch | null {
  if (!match) return null
  const gains = new Map(
    findings.flatMap(({ rule, values, gain }) => (rule === 'match' ? [[values?.['form'], gain]] : [])),
  )
  const { title, text } = match.posting
  return { title, text, terms: match.terms.map((term) => shownTerm(term, context, gains.get(term.term.form) ?? 0)) }
}

function shownTerm({ term, evidence, isExact, paths }: TermMatch, context: Context, gain: number): ShownTerm {
  const { key, form, need, places } = term
  const seen = context.textFields
    .filter(({ path }) => paths.includes(path))
    .flatMap((textField) =>
      [...new Set(spellingsOf(textField, term))].map((each) => ({ path: textField.path, form: each })),
    )
  const placement = evidence === 'context' ? null : suggestEntryFor(term, context)
  return { key, form, need, places, evidence, isExact, gain, seen, placement }
}
