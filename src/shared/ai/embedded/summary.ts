import type { AtHand, Line, Told, Unused } from '#shared/writer/types.ts'
import type { Heard } from '#shared/ai/embedded/answer.ts'
import { lowerText } from '#shared/ai/embedded/bits.ts'
import type { Clause } from '#shared/ai/embedded/clauses.ts'
import { companyOf, inCompany } from '#shared/ai/embedded/company.ts'
import { trimmed } from '#shared/ai/embedded/edges.ts'
import { literal } from '#shared/ai/embedded/literal.ts'
import { isFit } from '#shared/ai/embedded/fit.ts'
import { ofSomebody } from '#shared/ai/embedded/of-somebody.ts'
import { wished } from '#shared/ai/embedded/wish.ts'
import { withoutNames } from '#shared/ai/embedded/called-names.ts'
import { withoutFirstPerson } from '#shared/ai/embedded/persons.ts'
import { capitalised, quoted, rendered } from '#shared/ai/embedded/render.ts'
import type { Word } from '#shared/ai/embedded/tagger.ts'
import { withTeam } from '#shared/ai/embedded/shared.ts'
import { gerundOf, thirdOf } from '#shared/ai/embedded/verbs.ts'

const MOST = 3

type Said = {
  readonly text: string
  readonly words: readonly Word[]
  readonly isWish: boolean
  /** What somebody is like: 'patient'. */
  readonly isQuality: boolean
  /** What was done once, as the clause tells it; who else did it may stand elsewhere. */
  readonly deed?: Clause | undefined
}

/** One to three sentences without 'I': what somebody is, cares for and wants, as it was said. */
export function summaryOf(
  told: Told,
  { sentences, spoken, unwanted }: Heard,
  atHand: AtHand,
): { lines: readonly Line[]; unused: readonly Unused[] } {
  const asksValues = /\b(?:matters?|important to you|care about|drives|motivates)\b/i.test(told.question)
  const asksGoals = /\b(?:goals?|next|like to go|future|in five years|want to (?:go|be))\b/i.test(told.question)
  const said: Said[] = []
  const left: (readonly Word[])[] = [...unwanted]
  for (const clauses of sentences) {
    const { said: own, left: rest } = ofSentence(clauses, told, asksValues, asksGoals)
    // 'I started a course but I dropped it': half of a sentence may mean the opposite of it.
    const isTorn =
      own.length > 0 &&
      (clauses.some((clause) => rest.includes(clause.words) && isLimiting(clause)) ||
        (asksValues &&
          denialsIn(clauses.map(({ words }) => lowerText(words))) > denialsIn(own.map(({ text }) => text))))
    if (isTorn) left.push(clauses.flatMap(({ words }) => words))
    else {
      said.push(...own)
      left.push(...rest)
    }
  }
  // Beside what somebody wants or holds dear, one scrap in three said nothing true: only what is counted is kept.
  const isAsked = ({ text, isWish, isQuality }: Said): boolean =>
    isWish || isQuality || (!asksGoals && !asksValues) || /^(?:values|believes|looking|planning)\b|\d/.test(text)
  const kept = chosen(said.filter((one) => isFit(one.text) && isAsked(one)).map((one) => withCompany(one, spoken)))
  const position = atHand.experience.find(({ current }) => current)?.position.trim()
  const source = (words: readonly Word[]) => ({ questionId: told.questionId, quote: quoted(told.answer, words) })
  const over = said.filter(({ words }) => !kept.some((one) => one.words === words)).map(({ words }) => words)
  return {
    lines: kept.map(({ text, words, isWish }, at) => ({
      text: `${isWish && at === 0 && position ? `${capitalised(position)}, ${text}` : capitalised(text)}.`.replace(
        / like an? (?:person|colleague)\b/,
        '',
      ),
      source: source(words),
      verbatim: false,
    })),
    unused: [...left, ...over]
      .map((words) => ({ source: source(words), why: 'unclear' as const }))
      .filter(({ source: { quote } }) => quote !== ''),
  }
}

/** 'No shouting, that is what I need': what matters is told with what must not be, or not at all. */
const denialsIn = (texts: readonly string[]): number => texts.join(' ').match(DENIALS)?.length ?? 0
const DENIALS = /\b(?:not|never|no|nobody|nothing|none|nor|without|hardly)\b|n['’]t\b/gi

/** 'But I dropped it', 'I am not sure', 'I hope', 'then my mother got sick': without it the rest says another thing. */
const isLimiting = ({ group, connector, subject }: Clause): boolean =>
  group !== null &&
  (group.negative ||
    // 'When somebody trusts me I work twice as hard', 'I run the place when the manager is away'
    (/^when(?:ever)?$/.test(connector.at(-1) ?? '') && subject === 'person') ||
    /^(?:wish|attempt|would|ability)$/.test(group.time) ||
    /^(?:hope|think|guess|suppose|doubt|wonder|fear)$/.test(group.base) ||
    connector.some((word) => /^(?:but|though|although|if|unless|until|then|except|where|who|instead|only)$/.test(word)))

/** What one sentence says, and the clauses that gave nothing. */
function ofSentence(
  clauses: readonly Clause[],
  { current }: Told,
  asksValues: boolean,
  asksGoals: boolean,
): { readonly said: readonly Said[]; readonly left: readonly (readonly Word[])[] } {
  const said: Said[] = []
  const left: (readonly Word[])[] = []
  for (const [at, clause] of clauses.entries()) {
    const last = said.at(-1)
    const joined = last && (joinedTo(last, clause, at === 0) ?? qualityAnd(last, clause))
    const one = joined ? [] : saidIn(clause, current, asksValues, asksGoals)
    if (joined) said[said.length - 1] = joined
    else if (one.length > 0) said.push(...one)
    else left.push(clause.words)
  }
  return { said, left }
}

/** '… before I act' → '… before acting'; 'even if it costs a sale' stays with what it limits. */
function joinedTo(last: Said, clause: Clause, isFirst: boolean): Said | null {
  const { connector, subject, group, rest, words } = clause
  const link = connector.at(-1) ?? ''
  // 'I stay calm when the shop is full'
  const when = link === 'when' && subject === 'thing' && group?.time === 'present' && !group.negative
  const setting = when && !last.isWish ? literal(clause.subjectWords, clause) : null
  if (setting && connector.length === 1 && /^(?!.*\b(?:they|he|she|it)\b)\D{1,50}$/.test(setting))
    return { ...last, text: `${last.text} when ${setting}`, words: [...last.words, ...words] }
  if (!group || group.negative || (subject !== 'own' && subject !== 'it')) return null
  const clean = withoutFirstPerson(withoutNames(trimmed(rest)))
  // What begins another sentence, or stands behind what was left out, tells of something else.
  const isNext = !isFirst && (words[0]?.start ?? 0) - (last.words.at(-1)?.end ?? 0) < 4
  if (isNext && subject === 'own' && !group.passive && /^(?:before|after|while|when)$/.test(link) && clean)
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

function saidIn(clause: Clause, current: boolean, asksValues: boolean, asksGoals: boolean): readonly Said[] {
  // 'When they gave me the team': of something else, and nobody's summary.
  if (/^(?:when|after|before|since|until|while|once)$/.test(clause.connector.at(-1) ?? '')) return []
  // 'What I do not want is the packing hall again'
  if (UNWANTED.test(lowerText(clause.words))) return []
  const wish = wished(clause, asksValues)
  const text = wish ?? ofSomebody(clause, current, asksValues, asksGoals)
  const isQuality =
    !wish && clause.subject === 'own' && (clause.group?.copula ?? false) && trimmed(clause.rest)[0]?.tag === 'ADJ'
  const isSure =
    wish !== null || /^values\b/.test(text ?? '') || (clause.subject === 'own' && clause.group?.time === 'present')
  const isEnough = text && (text.split(' ').length >= (isSure ? 2 : FEWEST_WORDS) || isQuality)
  const deed = !wish && clause.group?.time === 'past' && !clause.group.copula ? clause : undefined
  return isEnough ? [{ text, words: clause.words, isWish: wish !== null, isQuality, deed }] : []
}

/** Words of what is told beside a wish: 'made ill' and '4 families' tell nothing. */
const FEWEST_WORDS = 4

const UNWANTED =
  /\bwhat i (?:do|did|would|will|can|could) not\b|\bwhat i (?:hate|hated|dislike|miss|avoid)\b|\b(?:hurts?|annoys?|upsets?|bothers?|disgusts?|kills?) (?:me|us)\b|\b(?:makes?|drives?) me (?:angry|mad|sick|sad|crazy|furious|up the wall)\b|\b(?:can|could) not (?:stand|bear|take)\b/

/** A deed says who else did it, as a bullet does: 'I rewired it, me and another lead'. */
function withCompany(one: Said, spoken: Heard['spoken']): Said {
  const { text, words, deed } = one
  if (!deed) return one
  const isShared = companyOf(deed)
  const [draft] = inCompany([{ text, words, kind: 'action', sentence: 0, verbatim: false, isShared }], spoken)
  return draft ? { ...one, text: withTeam(draft) } : one
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
