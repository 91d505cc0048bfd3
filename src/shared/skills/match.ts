import type { Phrase } from '#shared/skills/phrase.ts'
import { phrasesIn } from '#shared/skills/phrases.ts'
import type { Skill } from '#shared/skills/skill.ts'
import type { Language } from '#shared/text/languages.ts'
import { stemOf } from '#shared/text/stems.ts'
import type { Token } from '#shared/text/tokens.ts'

/** A skill in a text, from one word up to, but not including, another. */
export type SkillFound = {
  readonly skill: Skill
  readonly from: number
  readonly to: number
  /** As it is written there. */
  readonly form: string
  /** Whether that is the usual spelling, by words and not by case or plural. */
  readonly isLabel: boolean
}
type Text = {
  readonly text: string
  readonly tokens: readonly Token[]
  /** Languages in which skills are looked for, besides English. */
  readonly languages: readonly Language[]
  /** The text is one item of a list of skills, so a common word is a name. */
  readonly isListed?: boolean
  /** The text asks for skills, so a common word names one: 'sales experience', 'Excel'. */
  readonly isAsking?: boolean
}

/**
 * The skills that a text names, in order and without overlap; the longest name wins. Names that are also common words
 * ('Go', 'Access') count only as written, and near a word of their field or in a list of skills.
 */
export function findSkills(text: Text): readonly SkillFound[] {
  const { tokens } = text
  const sources = [...new Set<Language>(['en', ...text.languages])].map((language) => ({
    stems: tokens.map(({ folded }) => stemOf(folded, language)),
    phrases: phrasesIn(language),
  }))
  // Most words begin no name, so they must cost almost nothing.
  const candidatesAt = (at: number): readonly Phrase[] => {
    const found: Phrase[] = []
    for (const { stems, phrases } of sources)
      for (const phrase of phrases.get(stems[at] ?? '') ?? NONE) if (fits(phrase, stems, at)) found.push(phrase)
    return found.length > 1 ? found.toSorted((a, b) => b.stems.length - a.stems.length) : found
  }
  const plain: SkillFound[] = []
  const doubtful: { at: number; phrases: readonly Phrase[] }[] = []
  for (let at = 0; at < tokens.length; at += 1) {
    const candidates = candidatesAt(at)
    if (candidates.length === 0) continue
    const sure = candidates.find(({ careful }) => !careful)
    const unsure = candidates.filter(({ careful, stems }) => careful && stems.length >= (sure?.stems.length ?? 0))
    if (unsure.length > 0) doubtful.push({ at, phrases: unsure })
    if (!sure) continue
    plain.push(foundAt(text, sure, at))
    at += sure.stems.length - 1
  }
  const certain = coveredWords(plain)
  const known = doubtful.flatMap(({ at, phrases }) => {
    const phrase = phrases.find((one) => isMeant(text, one, at, { sources, certain }))
    return phrase ? [foundAt(text, phrase, at)] : []
  })
  return withoutOverlap([...known, ...plain])
}

const NONE: readonly Phrase[] = []

const fits = ({ stems }: Phrase, text: readonly string[], at: number): boolean =>
  stems.every((stem, offset) => text[at + offset] === stem)

function foundAt({ text, tokens }: Text, { skill, stems, isLabel }: Phrase, from: number): SkillFound {
  const to = from + stems.length
  return { skill, from, to, form: text.slice(tokens[from]?.start, tokens[to - 1]?.end), isLabel }
}

/** Words around a doubtful name in which a word of its field is looked for. */
const NEAR = 6
/** Words between two items of a list. */
const BESIDE = 3

type Around = {
  readonly sources: readonly { readonly stems: readonly string[] }[]
  /** The words of skills that are not doubtful. */
  readonly certain: ReadonlySet<number>
}

function isMeant(text: Text, phrase: Phrase, at: number, { sources, certain }: Around): boolean {
  const { careful, stems } = phrase
  if (!careful) return true
  const end = at + stems.length
  if (text.isAsking && isSubject(phrase)) return true
  if (careful.words.some((word, offset) => text.tokens[at + offset]?.text !== word)) return false
  if (text.isAsking && at > 0) return true
  const isAll = at === 0 && end === text.tokens.length
  if (text.isListed || isAll) return true
  for (let place = Math.max(0, at - NEAR); place < Math.min(text.tokens.length, end + NEAR); place += 1) {
    if (place >= at && place < end) continue
    if (sources.some((source) => careful.near.has(source.stems[place] ?? ''))) return true
  }
  return isItem(text, at, end) && rangeOf(at - BESIDE, end + BESIDE).some((place) => certain.has(place))
}

/** A field of work is a word of its own in any spelling; 'Access' and 'REST' are names. */
const isSubject = ({ skill, careful }: Phrase): boolean =>
  (skill.kind === 'domain' || skill.kind === 'method') && !careful?.words.some((word) => /^\p{Lu}+$/u.test(word))

/** Whether list separators are on both sides. */
function isItem({ text, tokens }: Text, from: number, to: number): boolean {
  const before = text.slice(tokens[from - 1]?.end ?? 0, tokens[from]?.start)
  const after = text.slice(tokens[to - 1]?.end, tokens[to]?.start ?? text.length)
  return (from === 0 || /[,;:•|·/(\n]/.test(before)) && (to === tokens.length || /[,;•|·/)\n.]/.test(after))
}

/** In order; of two that share a word the longer one, or else the doubtful one. */
function withoutOverlap(found: readonly SkillFound[]): readonly SkillFound[] {
  const kept: SkillFound[] = []
  const taken = new Set<number>()
  for (const one of found.toSorted((a, b) => b.to - b.from - (a.to - a.from))) {
    const places = rangeOf(one.from, one.to)
    if (places.some((place) => taken.has(place))) continue
    kept.push(one)
    for (const place of places) taken.add(place)
  }
  return kept.toSorted((a, b) => a.from - b.from)
}

/** The indexes of the words that belong to a skill. */
export const coveredWords = (found: readonly SkillFound[]): ReadonlySet<number> =>
  new Set(found.flatMap(({ from, to }) => rangeOf(from, to)))

const rangeOf = (from: number, to: number): readonly number[] =>
  Array.from({ length: to - from }, (_, offset) => from + offset)
