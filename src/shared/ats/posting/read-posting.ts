import { isGeneric } from '#shared/ats/posting/generic-words.ts'
import { postingLines, type Need, type PostingLine } from '#shared/ats/posting/lines.ts'
import { titleOf } from '#shared/ats/posting/title.ts'
import { yearsAsked } from '#shared/ats/posting/years.ts'
import { namesIn } from '#shared/ats/posting/names.ts'
import { coveredWords, findSkills } from '#shared/skills/match.ts'
import type { Skill } from '#shared/skills/skill.ts'
import { isJob } from '#shared/job-titles/jobs.ts'
import { inOrder } from '#shared/text/compare-code-units.ts'
import { LANGUAGES, type Language } from '#shared/text/languages.ts'
import { INVISIBLE } from '#shared/text/readable.ts'
import { stemOf } from '#shared/text/stems.ts'
import { languagesOf, stopWords } from '#shared/text/stop-words.ts'
import { tokensOf, type Token } from '#shared/text/tokens.ts'

/** A named thing the posting asks for. */
export type PostingTerm = {
  /** The same for every spelling. */
  readonly key: string
  /** The posting's first spelling of it. */
  readonly form: string
  /** The skill from our list; null for a name the list doesn't have. */
  readonly skill: Skill | null
  readonly need: Need
  /** How much it counts relative to the other terms. */
  readonly weight: number
  /** Where the posting names it: [start, end] in UTF-16 code units. */
  readonly places: readonly (readonly [number, number])[]
}
export type Posting = {
  readonly text: string
  readonly language: Language
  /** The job title; blank when the posting doesn't give one. */
  readonly title: string
  /** Years of experience it demands; null when it names none. */
  readonly years: number | null
  readonly terms: readonly PostingTerm[]
  /** Stems of meaningful words with their weights: what the job is about besides the named terms. */
  readonly words: ReadonlyMap<string, number>
  /** Every run of `SHINGLE_WORDS` consecutive words. */
  readonly shingles: ReadonlySet<string>
}

/** Characters read from a posting; the longest we have seen has 9,000. */
const MAX_TEXT = 20_000

/** Reads what a posting asks for. Accepts any text: without anything asked for, all lists are empty. */
export function readPosting(input: string): Posting {
  const text = input.slice(0, MAX_TEXT).normalize().replace(INVISIBLE, '').replace(OTHER_INVISIBLE, ' ')
  const tokens = tokensOf(text)
  const [likeliest] = languagesOf(tokens.map(({ folded }) => folded))
  const language = likeliest ?? 'en'
  // A few words without a sentence may be of any language.
  const languages = likeliest ? [likeliest] : LANGUAGES
  const lines = postingLines(text)
  const title = titleOf(lines)
  const asking = lines.filter(({ section }) => section !== 'company')
  return {
    text,
    language,
    title,
    years: yearsAsked(lines),
    terms: termsOf(asking.length > 0 ? asking : lines, title, languages),
    words: wordsOf(lines, language),
    shingles: shinglesOf(tokens),
  }
}

/** Other invisible characters that could disguise words. */
const OTHER_INVISIBLE = /(?![\n\t])[\p{Cc}\p{Cf}]/gu

const BY_NEED: Record<Need, number> = { must: 1, named: 0.7, nice: 0.45 }
const BY_SECTION: Record<PostingLine['section'], number> = {
  requirements: 1,
  nice: 1,
  tasks: 0.9,
  other: 0.8,
  company: 0.15,
}
/** Every posting asks for soft skills, so they hardly separate good matches from bad ones. */
const SOFT_SKILL_WEIGHT = 0.35
/** Spoken languages and office programs are asked for in every field. */
const COMMON_SKILL_WEIGHT = 0.4
const TITLE_FACTOR = 1.6
const MAX_TERMS = 40

function distinctivenessOf(skill: Skill | null): number {
  if (skill?.kind === 'soft') return SOFT_SKILL_WEIGHT
  return skill?.families.some((family) => family === 'spoken languages' || family.includes('office'))
    ? COMMON_SKILL_WEIGHT
    : 1
}

type NamedTerm = { key: string; form: string; skill: Skill | null; at: readonly [number, number] }

function termsOf(lines: readonly PostingLine[], title: string, languages: readonly Language[]): readonly PostingTerm[] {
  const terms = new Map<string, PostingTerm & { readonly places: (readonly [number, number])[] }>()
  const titleKeys = new Set(termsIn({ text: title, isAsking: false }, languages).map(({ key }) => key))
  for (const line of lines)
    for (const { key, form, skill, at } of termsIn(line, languages)) {
      const weight =
        BY_NEED[line.need] *
        BY_SECTION[line.section] *
        distinctivenessOf(skill) *
        (titleKeys.has(key) ? TITLE_FACTOR : 1)
      const place = [line.start + at[0], line.start + at[1]] as const
      const before = terms.get(key)
      if (!before) terms.set(key, { key, form, skill, need: line.need, weight, places: [place] })
      else {
        before.places.push(place)
        terms.set(key, {
          ...before,
          need: strongest(before.need, line.need),
          // A second mention adds a little weight.
          weight: Math.max(before.weight, weight) * 1.1,
        })
      }
    }
  return [...terms.values()].toSorted((a, b) => b.weight - a.weight || inOrder(a.key, b.key)).slice(0, MAX_TERMS)
}

function termsIn(
  { text, isAsking }: Pick<PostingLine, 'text' | 'isAsking'>,
  languages: readonly Language[],
): readonly NamedTerm[] {
  const tokens = tokensOf(text)
  const found = findSkills({ text, tokens, languages, isAsking })
  // A job is compared by its titles; 'Docker' is a tool all the same.
  const asked = found.filter(({ skill, form }) => skill.kind === 'tool' || skill.kind === 'language' || !isJob(form))
  const skills = asked.map(({ skill, from, to, form }) => ({
    key: skill.label,
    form,
    skill,
    at: [tokens[from]?.start ?? 0, tokens[to - 1]?.end ?? 0] as const,
  }))
  const taken = coveredWords(found)
  const names = namesIn(text, tokens)
    .filter(({ index }) => !taken.has(index))
    .map(({ token }) => ({ key: token.folded, form: token.text, skill: null, at: [token.start, token.end] as const }))
  return [...skills, ...names]
}

const strongest = (one: Need, other: Need): Need =>
  one === 'must' || other === 'must' ? 'must' : one === 'named' || other === 'named' ? 'named' : 'nice'

/** The meaningful words of the lines about requirements and tasks. */
function wordsOf(lines: readonly PostingLine[], language: Language): ReadonlyMap<string, number> {
  const words = new Map<string, number>()
  for (const line of lines)
    for (const { folded } of tokensOf(line.text)) {
      if (!isMeaningful(folded, language)) continue
      const stem = stemOf(folded, language)
      const weight = BY_NEED[line.need] * BY_SECTION[line.section]
      const before = words.get(stem) ?? 0
      words.set(stem, before === 0 ? weight : Math.min(before + weight * 0.3, 2.5))
    }
  const best = [...words].toSorted(([a, x], [b, y]) => y - x || inOrder(a, b)).slice(0, MAX_WORDS)
  return new Map(best)
}

const MAX_WORDS = 80

/** Whether a word says something about the job. */
export function isMeaningful(folded: string, language: Language): boolean {
  if (folded.length < 3 || /^\d/.test(folded) || stopWords(language).has(folded) || stopWords('en').has(folded))
    return false
  return !isGeneric(folded) && !isGeneric(stemOf(folded, 'en')) && !isGeneric(stemOf(folded, language))
}

const shinglesOf = (tokens: readonly Token[]): ReadonlySet<string> =>
  new Set(
    tokens.slice(SHINGLE_WORDS - 1).map((_, at) =>
      tokens
        .slice(at, at + SHINGLE_WORDS)
        .map(({ folded }) => folded)
        .join(' '),
    ),
  )

/** The number of consecutive words two people are unlikely to write alike by chance; of five, 'services in Go and', they do. */
export const SHINGLE_WORDS = 8
