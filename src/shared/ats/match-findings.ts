import type { Context } from '#shared/ats/context.ts'
import type { Copy } from '#shared/ats/copied-text.ts'
import type { Change, Match } from '#shared/ats/match.ts'
import type { TermMatch } from '#shared/ats/match-terms.ts'
import { suggestEntryFor } from '#shared/ats/placement.ts'
import type { Posting } from '#shared/ats/posting/read-posting.ts'
import type { ScoredFinding } from '#shared/ats/run-rules.ts'
import { stemOf } from '#shared/text/stems.ts'
import { tokensOf } from '#shared/text/tokens.ts'

type Compared = {
  readonly match: Match
  readonly posting: Posting
  readonly context: Context
  readonly copies: readonly Copy[]
  /** Points of the displayed score that a change would bring. */
  readonly gainWith: (change: Change) => number
}
type MatchFindings = { readonly first: readonly ScoredFinding[]; readonly others: readonly ScoredFinding[] }

/** What keeps a resume from matching a posting: first what concerns the whole of it, then the rest in any order. */
export function matchFindings(compared: Compared): MatchFindings {
  const { match, context, gainWith } = compared
  const terms = match.terms.flatMap((term) => termFinding(term, context, gainWith({ terms: [term.term] })) ?? [])
  return { first: aboutTheWhole(compared), others: [...titleFinding(compared), ...wordsFinding(compared), ...terms] }
}

const COMMON = { part: 'keywords', cost: 0, rule: 'match' } as const

/** Nothing demanded is shown, too few years, text that did not count. */
function aboutTheWhole({
  match: { demands, years, terms },
  posting,
  copies,
  gainWith,
}: Compared): readonly ScoredFinding[] {
  const found: ScoredFinding[] = []
  const common = { ...COMMON, severity: 'warning', paths: ['experience'] } as const
  if (copies.length > 0) {
    const text = (copies[0]?.text ?? '').slice(0, SHOWN_LETTERS)
    const words = copies.reduce((sum, copy) => sum + copy.words, 0)
    const paths = copies.map(({ path }) => path)
    found.push({ ...common, code: 'copied-text', gain: 0, paths, values: { text, words } })
  }
  if (demands?.shown === 0) {
    const demanded = terms.flatMap(({ term }) => (term.need === 'must' ? term : []))
    const some = demanded.slice(0, SHOWN_DEMANDS).map(({ form }) => form)
    const gain = gainWith({ terms: demanded })
    found.push({ ...common, code: 'demands-unmet', gain, values: { some: some.join(', ') } })
  }
  if (years !== null) {
    const gain = gainWith({ hasYears: true })
    found.push({ ...common, code: 'years-short', gain, values: { asked: posting.years ?? 0, years } })
  }
  return found
}

/** Letters of a copied text that are shown, to recognize it. */
const SHOWN_LETTERS = 60
const SHOWN_DEMANDS = 3

function titleFinding({ match, posting: { title }, context, gainWith }: Compared): readonly ScoredFinding[] {
  const gain = gainWith({ hasTitle: true })
  if (match.hasTitle || gain <= 0) return []
  const held = context.textFields.find(({ role }) => role === 'position')
  const paths = [held?.path ?? 'experience']
  return [{ ...COMMON, code: 'title-differs', severity: 'suggestion', paths, gain, values: { title } }]
}

/** The gain is that of using the words which it names. */
function wordsFinding({ match: { unusedWords }, posting, gainWith }: Compared): readonly ScoredFinding[] {
  const words = unusedWords.slice(0, SHOWN_WORDS)
  const gain = gainWith({ words })
  if (gain <= 0) return []
  const some = words.map((stem) => asWritten(stem, posting)).join(', ')
  return [
    { ...COMMON, code: 'posting-words-few', severity: 'suggestion', paths: ['experience'], gain, values: { some } },
  ]
}

const SHOWN_WORDS = 5

/** The posting's first word with a stem. */
const asWritten = (stem: string, { text, language }: Posting): string =>
  tokensOf(text)
    .find(({ folded }) => stemOf(folded, language) === stem)
    ?.text.toLowerCase() ?? stem

/** What could be better about a term of the posting; null when it is used at work by the posting's own name. */
function termFinding(match: TermMatch, context: Context, gain: number): ScoredFinding | null {
  const { term, evidence, isExact, worth, near, paths } = match
  if (worth === 1) return null
  const common = { ...COMMON, gain } as const
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
