import type { Context } from '#shared/ats/context.ts'
import { EVIDENCE_ROLES, matchTerms, type TermMatch } from '#shared/ats/match-terms.ts'
import { monthsOfWork } from '#shared/ats/periods.ts'
import { isMeaningful, type Posting, type PostingTerm } from '#shared/ats/posting/read-posting.ts'
import { isBlankTitle, titleFit } from '#shared/ats/title-fit.ts'
import { stemOf } from '#shared/text/stems.ts'

/** What could be different: terms used at work in the posting's words, stems of words used, its title held, its years worked. */
export type Change = {
  readonly terms?: readonly PostingTerm[]
  readonly words?: readonly string[]
  readonly hasTitle?: boolean
  readonly hasYears?: boolean
}
type Demands = { readonly demanded: number; readonly shown: number }
export type Match = {
  /** 0 to 100, in whole points. */
  readonly coverage: number
  /** The same, not rounded. */
  readonly exactCoverage: number
  readonly terms: readonly TermMatch[]
  /** Coverage if something were different: the points that a change would bring. */
  readonly coverageWith: (change: Change) => number
  /** Meaningful words of the posting that no statement of the resume uses, the most important first; by their stems. */
  readonly unusedWords: readonly string[]
  /** Whether one of the person's job titles names the posting's job. */
  readonly hasTitle: boolean
  /** What the posting demands, and how much of it is shown; null when it is too little to say anything. */
  readonly demands: Demands | null
  /** Years of work that the dates add up to, when the posting demands more; otherwise null. */
  readonly years: number | null
}

/**
 * Measures how much of what a posting asks for a resume shows. Only the best place for each term counts, so repeating a
 * term gains nothing and adding text costs nothing. Give it `ownWords`.
 */
export function matchPosting(context: Context, posting: Posting): Match {
  const terms = matchTerms(context, posting)
  const months = monthsOfWork(context.content, context.today)
  const title = titleShare(context, posting)
  const used = usedWords(context, posting)
  const coverageOf = ({ terms: shown = [], words = [], hasTitle = false, hasYears = false }: Change) => {
    const all = terms.map((match): TermMatch => (shown.includes(match.term) ? { ...match, ...AT_WORK } : match))
    const shares = [
      shareOf(all),
      hasTitle ? { ...title, share: 1 } : title,
      wordShare(new Set([...used, ...words]), posting),
    ]
    return (hasYears ? 1 : yearFactor(months, posting)) * Math.min(toScale(blend(shares)), mostFor(all))
  }
  const exactCoverage = coverageOf({})
  const demands = demandsOf(terms)
  return {
    coverage: Math.round(exactCoverage),
    exactCoverage,
    terms,
    coverageWith: (change) => Math.round(coverageOf(change)),
    unusedWords: [...posting.words.keys()].filter((stem) => !used.has(stem)),
    hasTitle: title.share === 1 || title.weight === 0,
    demands: demands.demanded < SEVERAL ? null : demands,
    years: posting.years !== null && months < 12 * posting.years ? Math.floor(months / 12) : null,
  }
}

const AT_WORK = { evidence: 'context', worth: 1 } as const

function demandsOf(terms: readonly TermMatch[]): Demands {
  const demanded = terms.filter(({ term }) => term.need === 'must')
  return { demanded: demanded.length, shown: demanded.filter(({ evidence }) => evidence !== 'none').length }
}

/** Fewer demands may well be met in words that we don't know. */
const SEVERAL = 3
/** Whatever else is alike, the title or the trade. */
const MOST_WITHOUT_DEMANDS = 15

/** The most that coverage can be: without two thirds of the demands it is not 100, whatever else fits. */
function mostFor(terms: readonly TermMatch[]): number {
  const { demanded, shown } = demandsOf(terms)
  if (demanded < SEVERAL) return 100
  return shown === 0 ? MOST_WITHOUT_DEMANDS : Math.min(100, 60 + (60 * shown) / demanded)
}

/** `share` is from 0 to 1; `weight` applies only when the posting has this kind of content at all. */
type Share = { readonly share: number; readonly weight: number }

const WEIGHTS = { terms: 5, title: 4, words: 5 } as const

/** From 0 to 1. */
function blend(shares: readonly Share[]): number {
  const weight = shares.reduce((sum, one) => sum + one.weight, 0)
  if (weight === 0) return 0
  return shares.reduce((sum, one) => sum + one.share * one.weight, 0) / weight
}

/**
 * Points by blended share. Nobody says everything a posting says, and postings ask for more than they need: the points
 * are set by pairs judged by hand (`npm run eval:ats`), so that those with most of the demands have 70 or more.
 */
const SCALE: readonly (readonly [share: number, points: number])[] = [
  [0, 0],
  [0.1, 15],
  [0.22, 45],
  [0.35, 70],
  [0.55, 90],
  [1, 100],
]

function toScale(share: number): number {
  const at = Math.max(
    1,
    SCALE.findIndex(([most]) => share <= most),
  )
  const [[fromShare, fromPoints], [toShare, toPoints]] = [SCALE[at - 1]!, SCALE[at]!]
  return fromPoints + ((share - fromShare) / (toShare - fromShare)) * (toPoints - fromPoints)
}

function shareOf(terms: readonly TermMatch[]): Share {
  const all = terms.reduce((sum, { term }) => sum + term.weight, 0)
  if (all === 0) return { share: 0, weight: 0 }
  const worthOfThose = (isListed: boolean) =>
    terms
      .filter(({ evidence }) => (evidence === 'list') === isListed)
      .reduce((sum, { term, worth }) => sum + term.weight * worth, 0)
  return { share: worthOfThose(false) / all + Math.min(MAX_LISTED, worthOfThose(true) / all), weight: WEIGHTS.terms }
}

/** Of all that a posting asks for, as much as terms that are only listed can be worth together: lists prove little. */
const MAX_LISTED = 0.3

/** How close the person's job titles are to the posting's: the same job, however it is called, or the same words. */
function titleShare({ textFields }: Context, { title }: Posting): Share {
  if (isBlankTitle(title)) return { share: 0, weight: 0 }
  const held = textFields.filter(({ role }) => role === 'position').map(({ text }) => text)
  return { share: titleFit(title, held), weight: WEIGHTS.title }
}

/** Without any of the demanded time, three tenths are lost. Dates tell nothing of the kind of work, so all jobs count. */
const LOST_WITHOUT_YEARS = 0.3
const yearFactor = (months: number, { years }: Posting): number =>
  years === null ? 1 : 1 - LOST_WITHOUT_YEARS * Math.max(0, 1 - months / (12 * years))

/** Stems of the posting's words that the person uses to tell of what they did. A list may hold any words. */
function usedWords({ textFields }: Context, { words, language }: Posting): ReadonlySet<string> {
  const used = new Set<string>()
  for (const { tokens } of textFields.filter(({ role }) => EVIDENCE_ROLES.includes(role)))
    for (const { folded } of tokens) {
      const stem = stemOf(folded, language)
      if (words.has(stem) && isMeaningful(folded, language)) used.add(stem)
    }
  return used
}

function wordShare(used: ReadonlySet<string>, { words }: Posting): Share {
  const all = [...words.values()].reduce((sum, weight) => sum + weight, 0)
  if (all === 0) return { share: 0, weight: 0 }
  const found = [...words].reduce((sum, [stem, weight]) => sum + (used.has(stem) ? weight : 0), 0)
  return { share: found / all, weight: WEIGHTS.words }
}
