import type { Unused } from '#shared/ai/types.ts'
import { trimmed, type Clause } from '#shared/ai/embedded/clauses.ts'
import { frameOf, participial, type Frame } from '#shared/ai/embedded/frame.ts'
import { withoutFirstPerson, withoutNames } from '#shared/ai/embedded/persons.ts'
import { rendered } from '#shared/ai/embedded/render.ts'
import type { Word } from '#shared/ai/embedded/tagger.ts'

/** A line in the making, and all that it is made of. */
export type Draft = {
  readonly text: string
  readonly words: readonly Word[]
  readonly kind: 'action' | 'duty' | 'fact'
  /** The sentence that it comes from. */
  readonly sentence: number
  readonly verbatim: boolean
}
export type Left = { readonly words: readonly Word[]; readonly why: Unused['why'] }
export type Drafted = { readonly drafts: readonly Draft[]; readonly left: readonly Left[] }

type Part = { readonly clause: Clause; readonly sentence: number }

/** Deeds, duties and facts of an answer's clauses; a result joins the deed that it came from. */
export function draftsOf(sentences: readonly (readonly Clause[])[], current: boolean): Drafted {
  const parts: Part[] = sentences.flatMap((clauses, sentence) => clauses.map((clause) => ({ clause, sentence })))
  const drafts: Draft[] = []
  const left: Left[] = []
  for (const part of parts) {
    const { clause, sentence } = part
    const last = drafts.at(-1)
    const near = last && sentence - last.sentence <= 1 ? last : undefined
    const joined = near && joinedTo(near, part, current)
    if (joined) drafts[drafts.length - 1] = joined
    else {
      const made = draftOf(part, current)
      if ('why' in made) left.push(made)
      else drafts.push(made)
    }
  }
  return { drafts, left }
}

function draftOf({ clause, sentence }: Part, current: boolean): Draft | Left {
  const { subject, group, words } = clause
  if (words.at(-1)?.text === '?') return { words, why: 'unclear' }
  if (SUBORDINATE.test(clause.connector.at(-1) ?? '')) return { words, why: 'unclear' }
  if (subject === 'own' || subject === 'team' || (subject === 'none' && group)) {
    const frame = frameOf(clause, current)
    return made(frame, sentence)
  }
  if (subject === 'none') return fragment(clause, sentence)
  return standing(clause, sentence)
}
const SUBORDINATE =
  /^(?:if|because|cause|since|although|though|unless|whether|why|how|what|when|while|until|whereas|except|where|as)$/

function made({ kind, text, clause }: Frame, sentence: number): Draft | Left {
  const { words, group } = clause
  if (kind === 'action' || kind === 'duty' || kind === 'fact') {
    const isLong = text.split(' ').length > 1
    if (isLong) return { text, words, kind, sentence, verbatim: group?.negative ?? false }
    return { words, why: 'too-short' }
  }
  return { words, why: group?.negative || kind === 'negative' ? 'negative' : 'unclear' }
}

/** A phrase without a verb: 'Test coverage 40 to 85%'. */
function fragment({ rest, words }: Clause, sentence: number): Draft | Left {
  const clean = withoutFirstPerson(withoutNames(withoutArticle(trimmed(rest))))
  if (!clean || clean.some(({ lower }) => NEGATIVE.test(lower))) return { words, why: 'negative' }
  const content = clean.filter(({ tag }) => /^(?:NOUN|PROPN|NUM|VERB|ADJ)$/.test(tag))
  const hasNumber = clean.some(({ text }) => /\d/.test(text))
  if (content.length < 2 || (!hasNumber && content.length < 3)) return { words, why: 'too-short' }
  return { text: rendered(clean), words: clean, kind: 'fact', sentence, verbatim: true }
}
const NEGATIVE = /^(?:no|not|never|nothing|nobody|none|without)$/
const withoutArticle = (words: readonly Word[]) =>
  /^(?:a|an|the|my|our|this|that)$/.test(words[0]?.lower ?? '') ? words.slice(1) : words

/** What happened, told without saying who caused it; only where it has a number. */
function standing(clause: Clause, sentence: number): Draft | Left {
  const { words, group, subject, subjectWords, rest } = clause
  if (!group || group.negative || subject !== 'thing') return { words, why: group?.negative ? 'negative' : 'unclear' }
  if (!words.some(({ text }) => /\d/.test(text)) || subjectWords[0]?.lower === 'there') return { words, why: 'unclear' }
  const text = literal(withoutArticle(subjectWords), clause, rest)
  return text
    ? {
        text,
        words: clause.lead.length > 0 ? words : [...subjectWords, group.word, ...rest],
        kind: 'fact',
        sentence,
        verbatim: true,
      }
    : { words, why: 'unclear' }
}

/** Subject, helpers and verb as they were said. */
function literal(
  subject: readonly Word[],
  { words, subjectWords, group }: Clause,
  rest: readonly Word[],
): string | null {
  const from = words.indexOf(subjectWords[0] as Word)
  const verb = group ? words.slice(from + subjectWords.length, words.length - rest.length) : []
  const clean = withoutFirstPerson(withoutNames([...subject, ...verb, ...trimmed(rest)]))
  return clean && clean.length > 2 ? rendered(trimmed(clean)) : null
}

/** The deed with what came of it, when it was said in one breath or as its effect; null where both stand alone. */
function joinedTo(last: Draft, { clause, sentence }: Part, current: boolean): Draft | null {
  const { subject, group, connector } = clause
  if (!group || group.negative || (last.kind === 'fact' && subject !== 'it')) return null
  const isSame = last.sentence === sentence
  const words = [...last.words, ...clause.words]
  const add = (text: string | null, link: string): Draft | null => {
    const whole = text ? `${last.text}${link}${text}` : ''
    return text && whole.length <= 230 ? { ...last, text: whole, words, sentence } : null
  }
  const hasNumber =
    clause.words.some(({ text }) => /\d/.test(text)) ||
    /\b(?:half|quarter|third|halved|doubled|tripled|double|triple)\b/.test(rendered(clause.words))
  if (subject === 'it' && !SUBORDINATE.test(connector.at(-1) ?? '')) {
    const participle = participial(clause)
    if (participle) return add(participle, ', ')
    if (!hasNumber) return null
    return add(literal([], clause, clause.rest), ', which ')
  }
  if (subject === 'thing' && hasNumber && (isSame || /^(?:so|because|therefore)$/.test(connector.at(-1) ?? ''))) {
    const text = literal(clause.subjectWords, clause, clause.rest)
    return add(text, connector.includes('so') ? ', so ' : '; ')
  }
  if (subject !== 'own' && subject !== 'team') return null
  return last.kind !== 'fact' && isSame ? continued(last, clause, current, add) : null
}

/** A second deed that speaks of 'it' or 'them', or of what a team did that somebody led. */
function continued(
  last: Draft,
  clause: Clause,
  current: boolean,
  add: (text: string | null, link: string) => Draft | null,
): Draft | null {
  const frame = frameOf(clause, current)
  if (frame.kind !== 'action' && frame.kind !== 'duty') return null
  if (clause.subject === 'team' && /^(?:led|lead) (?:a|the) (?:\w+ )?(?:team|crew|group)\b[^,]{0,40}$/.test(last.text))
    return add(frame.text, ' that ')
  const speaksOfLast =
    clause.rest.some(({ lower }) => /^(?:it|them)$/.test(lower)) &&
    (clause.rest[0]?.lower === 'it' || clause.rest[0]?.lower === 'them')
  return speaksOfLast ? add(frame.text, ' and ') : null
}
