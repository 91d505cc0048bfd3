import type { AtHand, Line, Told, Unused } from '#shared/ai/types.ts'
import type { Heard } from '#shared/ai/embedded/answer.ts'
import { isMark, saying } from '#shared/ai/embedded/bits.ts'
import type { Clause } from '#shared/ai/embedded/clauses.ts'
import { trimmed } from '#shared/ai/embedded/edges.ts'
import { hasAmount, literal } from '#shared/ai/embedded/facts.ts'
import { isFit } from '#shared/ai/embedded/fit.ts'
import { leadOf } from '#shared/ai/embedded/deed-text.ts'
import { frameOf } from '#shared/ai/embedded/frame.ts'
import { harmonised } from '#shared/ai/embedded/harmony.ts'
import { wished } from '#shared/ai/embedded/wish.ts'
import { withoutFirstPerson, withoutNames } from '#shared/ai/embedded/persons.ts'
import { capitalised, quoted, rendered } from '#shared/ai/embedded/render.ts'
import type { Word } from '#shared/ai/embedded/tagger.ts'
import { gerundOf, thirdOf } from '#shared/ai/embedded/verbs.ts'

const MOST = 3

type Said = {
  readonly text: string
  readonly words: readonly Word[]
  readonly isWish: boolean
  /** What somebody is like: 'patient'. */
  readonly isQuality: boolean
}

/** One to three sentences without 'I': what somebody is, cares for and wants, as it was said. */
export function summaryOf(
  told: Told,
  { sentences, unwanted }: Heard,
  atHand: AtHand,
): { lines: readonly Line[]; unused: readonly Unused[] } {
  const asksValues = /\b(?:matters?|important to you|care about|drives|motivates)\b/i.test(told.question)
  const said: Said[] = []
  const left: (readonly Word[])[] = [...unwanted]
  for (const clause of sentences.flat()) {
    const last = said.at(-1)
    const joined = last && (joinedTo(last, clause) ?? qualityAnd(last, clause))
    const one = joined ? [] : saidIn(clause, told.current, asksValues)
    if (joined) said[said.length - 1] = joined
    else if (one.length > 0) said.push(...one)
    else left.push(clause.words)
  }
  const kept = chosen(said.filter(({ text }) => isFit(text)))
  const position = atHand.experience.find(({ current }) => current)?.position.trim()
  const source = (words: readonly Word[]) => ({ questionId: told.questionId, quote: quoted(told.answer, words) })
  const over = said.filter((one) => !kept.includes(one)).map(({ words }) => words)
  return {
    lines: kept.map(({ text, words, isWish }, at) => ({
      text: `${isWish && at === 0 && position ? `${capitalised(position)}, ${text}` : capitalised(text)}.`,
      source: source(words),
      verbatim: false,
    })),
    unused: [...left, ...over]
      .map((words) => ({ source: source(words), why: 'unclear' as const }))
      .filter(({ source: { quote } }) => quote !== ''),
  }
}

/** '… before I act' → '… before acting'; 'even if it costs a sale' stays with what it limits. */
function joinedTo(last: Said, clause: Clause): Said | null {
  const { connector, subject, group, rest, words } = clause
  const link = connector.at(-1) ?? ''
  if (!group || group.negative || (subject !== 'own' && subject !== 'it')) return null
  const clean = withoutFirstPerson(withoutNames(trimmed(rest)))
  if (subject === 'own' && /^(?:before|after|while|when)$/.test(link) && clean)
    return {
      ...last,
      text: rendered([{ text: `${last.text} ${link} ${gerundOf(group.base)}` }, ...clean]),
      words: [...last.words, ...words],
    }
  const text = connector.join(' ') === 'even if' ? literal(clause.subjectWords, clause) : null
  return text ? { ...last, text: `${last.text}, even if ${text}`, words: [...last.words, ...words] } : null
}

/** 'I am patient and I listen' → 'patient and listens'. */
function qualityAnd(last: Said, { subject, group, connector, rest, words }: Clause): Said | null {
  const clean = withoutFirstPerson(withoutNames(trimmed(rest)))
  const isBoth = last.isQuality && subject === 'own' && connector.includes('and') && group?.time === 'present'
  if (!isBoth || !clean || group.negative || group.copula) return null
  const text = rendered([{ text: `${last.text} and ${thirdOf(group.base)}` }, ...clean])
  return { ...last, text, words: [...last.words, ...words], isQuality: false }
}

function saidIn(clause: Clause, current: boolean, asksValues: boolean): readonly Said[] {
  const wish = wished(clause, asksValues)
  const text = wish ?? told(clause, current, asksValues)
  const isQuality =
    !wish && clause.subject === 'own' && (clause.group?.copula ?? false) && trimmed(clause.rest)[0]?.tag === 'ADJ'
  const isEnough = text && (text.split(' ').length > 1 || isQuality)
  return isEnough ? [{ text, words: clause.words, isWish: wish !== null, isQuality }] : []
}

/** The first that were said; a wish stays before the rest. */
function chosen(said: readonly Said[]): readonly Said[] {
  const most = [...said]
  while (most.length > MOST)
    most.splice(
      Math.max(
        0,
        most.findLastIndex(({ isWish }) => !isWish),
      ),
      1,
    )
  return most
}

const DISLIKES = /^(?:hate|dislike|mind|guess|suppose|know|mean|think|feel|say|tell|wonder|see|remember|forget)$/

function told(clause: Clause, current: boolean, asksValues: boolean): string | null {
  const { subject, group, rest, connector } = clause
  const clean = withoutFirstPerson(withoutNames(trimmed(rest)))
  if (connector.some((word) => /^(?:because|if|although|though|when|while|where)$/.test(word)) && subject !== 'own')
    return null
  if (subject === 'none' && !group) return phrase(clause, clean, asksValues)
  if (!group || group.negative || !clean) return null
  // 'Step two, a house': a thing, although it could be a verb.
  if (
    subject === 'none' &&
    group.word.forms.includes('base') &&
    (rest[0]?.tag === 'NUM' || isMark(rest[0]) || rest[0]?.lower === 'one')
  )
    return null
  if (subject === 'none' && group.word.forms.includes('gerund'))
    return rendered([...(asksValues ? [{ text: 'values' }] : []), { text: group.word.lower }, ...clean])
  if (subject === 'none' || subject === 'own') return ofOneself(clause, clean, current, asksValues)
  if (subject === 'team' && group.time === 'past') return frameOf(clause, current).text || null
  const isBelief =
    group.time === 'ability' && /\b(?:should|must)\b/.test(clause.words.map(({ lower }) => lower).join(' '))
  const belief = isBelief ? literal(clause.subjectWords, clause) : null
  if (belief) return `believes ${belief.charAt(0).toLowerCase()}${belief.slice(1)}`
  return connector.includes('that') && asksValues ? `values that ${literal(clause.subjectWords, clause) ?? ''}` : null
}

/** What nobody writes of themselves. */
const POOR =
  /^(?:slow|bad|poor|weak|terrible|lazy|shy|tired|bored|old|sick|ill|afraid|scared|nervous|useless|hopeless|stupid|late|sorry|unemployed|new|young|single|married|pregnant|rubbish)$/

function ofOneself(clause: Clause, clean: readonly Word[], current: boolean, asksValues: boolean): string | null {
  const { group, connector } = clause
  if (!group || DISLIKES.test(group.base) || group.time === 'attempt') return null
  if (group.copula) {
    const first = trimmed(clause.rest)[0]
    if (first?.tag === 'ADJ' && group.time === 'present')
      return clean.length <= 6 && !POOR.test(first.lower) ? rendered(clean) : null
    const { kind, text } = frameOf(clause, current)
    return kind === 'duty' ? text : null
  }
  if (connector.includes('that') && asksValues)
    return rendered([{ text: 'values' }, { text: gerundOf(group.base) }, ...clean])
  const isNow = group.time === 'present' && clause.subject === 'own'
  if (isNow && group.base !== 'have')
    return rendered([{ text: thirdOf(group.base) }, ...harmonised(clean, 'third'), ...(leadOf(clause) ?? [])])
  const { kind, text } = frameOf(clause, current)
  return kind === 'action' || kind === 'duty' || kind === 'fact' ? text : null
}

/** A phrase without a verb: a value where values are asked for. */
function phrase({ rest, connector }: Clause, clean: readonly Word[] | null, asksValues: boolean): string | null {
  const isEmpty =
    !clean || clean.length === 0 || clean.some(({ lower }) => /^(?:no|not|nothing|none|never)$/.test(lower))
  if (isEmpty || (clean.length < 2 && !asksValues)) return null
  const first = rest[0]
  const isPhrase =
    first !== undefined &&
    /^(?:NOUN|PROPN|ADJ|DET|VERB|NUM)$/.test(first.tag) &&
    clean.some(({ tag }) => tag === 'NOUN' || tag === 'PROPN')
  if (!isPhrase || clean.filter(({ isKnown }) => !isKnown).length * 2 >= clean.length) return null
  const text = rendered(
    clean.map((word, at) =>
      at === 0 && !word.isName && word.isKnown && /^\p{Lu}\p{Ll}+$/u.test(word.text)
        ? { ...word, ...saying(word, word.lower) }
        : word,
    ),
  )
  if (clean.some(({ tag, forms }) => tag === 'VERB' && (forms.includes('past') || forms.includes('third')))) return null
  if (asksValues) return `values ${connector.includes('that') ? 'that ' : ''}${text}`
  return clean.length > 2 || hasAmount(text) ? text : null
}
