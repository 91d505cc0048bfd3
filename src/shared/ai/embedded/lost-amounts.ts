import { GOAL, DEMANDS } from '#shared/ai/embedded/anothers.ts'
import { hasAmount, isRate, isRateOfNothing } from '#shared/ai/embedded/amounts.ts'
import { whole, type Draft, type Left, type Part } from '#shared/ai/embedded/draft.ts'
import { isFit } from '#shared/ai/embedded/fit.ts'
import { remaindersOf, type Remainder } from '#shared/ai/embedded/remainder.ts'
import type { Word } from '#shared/ai/embedded/tagger.ts'

/** A number with what it counts, which says nothing of the deed beside which it would stand. */
const LOOSE = /^(?:(?:last|this) \w+,? )?(?:about |over |nearly |almost |up to )?[$€£]?\d/

/**
 * 'I put the experienced ones on Saturdays. I had 22 people': not that many were put there. Only what follows without a
 * verb of its own goes on from the deed: 'I sorted mail. About 90 parcels a shift.'
 */
const isLoose = (host: Draft, { sentence, clause }: Part, { text }: Remainder, isSentence: boolean): boolean =>
  host.sentence !== sentence &&
  LOOSE.test(text) &&
  !(sentence === host.sentence + 1 && ((clause.group === null && isSentence) || /\b(?:when|if)\b/.test(text)))

/**
 * 'We lost our biggest customer, that was 15%. I got half of it back', 'twelve people. My part was the map': it is of what
 * was said right before it, which gave no line, and not of what was done before or after that.
 */
function isOfAnother(host: Draft, { clause, sentence, before }: Part): boolean {
  const start = startOf(clause.words)
  const isRightAfter = [...host.words, ...(host.beside?.words ?? [])].some(
    ({ end }) => end <= start && start - end < FEW_LETTERS,
  )
  if (before.length === 0 || isRightAfter) return false
  if (clause.subject === 'it') return true
  const isVerbless = clause.group === null && clause.subject === 'none'
  return isVerbless && sentence !== host.sentence && startOf(host.words) > start
}
/** Room for a mark and 'and'; letters. */
const FEW_LETTERS = 8

/** Longest line, in characters, that takes in what would be lost. */
const LONGEST = 230

/**
 * No number goes silently: what was counted in a clause that became no line, and can be told without claiming more than
 * was said, joins the nearest line of the same or a neighbouring sentence, or else stands alone.
 */
export function withLostAmounts(drafts: readonly Draft[], parts: readonly Part[], current: boolean): readonly Draft[] {
  const told = new Set(drafts.flatMap((draft) => [...toldIn(draft), ...(draft.beside ? toldIn(draft.beside) : [])]))
  const isTold = ({ start }: Word): boolean => told.has(start)
  let lines = drafts
  for (const part of parts) {
    if (amountsIn(part.clause.words).every(isTold)) continue
    const isAlone = !parts.some((other) => other !== part && other.sentence === part.sentence)
    for (const one of remaindersOf(part, current)) {
      const isSentence = isAlone && part.clause.words.length - one.words.length <= FEW
      const amounts = amountsIn(one.words)
      const more = amounts.every(isTold) ? lines : withOne(lines, part, one, isSentence)
      if (more !== lines) for (const { start } of amounts) told.add(start)
      lines = more
    }
  }
  return lines
}

/** Clauses with a number that stands neither in a line nor among what is said to be left: nothing goes without a word. */
export function withAmountsUntold(
  parts: readonly Part[],
  drafts: readonly Draft[],
  left: readonly Pick<Left, 'words'>[],
): readonly Left[] {
  const heard = new Set([
    ...drafts.flatMap(toldIn),
    ...left.flatMap(({ words }) => amountsIn(words).map(({ start }) => start)),
  ])
  return parts
    .filter(({ clause }) => amountsIn(clause.words).some(({ start }) => !heard.has(start)))
    .map(({ clause }) => ({ words: clause.words, why: 'unclear' }))
}

export const amountsIn = (words: readonly Word[]): readonly Word[] =>
  words.filter(({ text, isName }) => !isName && /^[$€£]?\d/.test(text) && !/^(?:19|20)\d\d$/.test(text))

/** Where in the answer the amounts of a line stand. */
export const toldIn = ({ text, words }: Pick<Draft, 'text' | 'words'>): readonly number[] =>
  amountsIn(words).flatMap((amount) => (text.includes(amount.text) ? [amount.start] : []))

/** Lines with one more number in them, or the same lines; `isSentence`: it is all of its sentence. */
function withOne(drafts: readonly Draft[], part: Part, one: Remainder, isSentence: boolean): readonly Draft[] {
  if (drafts.some(({ text }) => text.includes(one.text))) return drafts
  const near = hostOf(drafts, part, one)
  if (near && isLoose(near, part, one, isSentence)) return drafts
  // 'There are 3 of us on the bar. I learned it off videos': that was one alone.
  if (/^in a team of \d/.test(one.text) && /^(?:learned|passed|studied)\b/i.test(near?.text ?? '')) return drafts
  const host = near && isOfAnother(near, part) ? undefined : near
  if (near && !host && part.clause.subject === 'it') return drafts
  // 'After I had changed the order of the bends it was 2': no 2 bends.
  if (BARE.test(one.text) && part.clause.subject === 'it' && part.clause.group?.word.lower === 'was') return drafts
  // 'After that it was 2 days, sometimes 1': of what, the deed does not say.
  if (one.joint === ', ' && part.clause.subject === 'it' && host?.kind !== 'fact' && TIME.test(one.text)) return drafts
  // 'I made shelves. Then it was 3' is no count of shelves.
  const isOfOther = BARE.test(one.text) && /^(?:then|after|since)$/.test(part.clause.connector.at(-1) ?? '')
  if (isOfOther) return drafts
  // 'Found the knife. About 1,100 bags a shift': of the work, and not of that deed.
  const isOfWork = host?.kind === 'action' && host.sentence !== part.sentence && isRate(one.text)
  const joined = host && joinedWith(host, isOfWork ? { ...one, joint: '; ' } : one)
  if (host && joined && whole(joined).text.length <= LONGEST && isFit(whole(joined).text))
    return drafts.with(drafts.indexOf(host), joined)
  if (!one.isWhole || !isFit(one.text)) return drafts
  return [...drafts, { text: one.text, words: one.words, kind: 'fact', sentence: part.sentence, verbatim: true }]
}

/** Words that may be missing of a whole sentence: its article and its marks. */
const FEW = 3

/** A number that says not what it counts. */
const BARE = /^[$€£]?\d[\d.,]*[%k]?$|^(?:about|over|around|nearly|under) \d[\d.,]*%$/
const BOUNDED = /^(?:about |over |under |nearly |just |only |more like )+[$€£]?\d[\d.,]*[%k]?(?: in \d+)?$/

/** How long something took that is not named. */
const ONLY_TIME = /^(?:about |over |nearly )?\d+ (?:year|month|week|day|hour)s?$/
const TIME = /^(?:about |over |nearly )?\d+ (?:year|month|week|day|hour|minute)s?(?:,|$)/
const AGAINST =
  /^(?:won|came (?:first|second|third|last)|ranked|placed|competed|passed|graduated)\b|\b(?:championship|competition|contest|exam|tournament|cup|race|prize|award)\b/

function joinedWith(host: Draft, one: Remainder): Draft | null {
  const { text, isPhrase, kind, words, beside } = host
  const all = [...words, ...one.words]
  if (one.text.startsWith(text)) return { ...host, text: one.text, words: all }
  if (beside && one.text.startsWith(beside.text)) return { ...host, beside: { text: one.text, words: one.words } }
  // 'The letters, it are 43': what was named last is many, and not counted yet.
  const isNext = startOf(one.words) - (words.at(-1)?.end ?? 0) < 4
  if (BARE.test(one.text) && (!isNext || /%/.test(one.text) || /\d/.test(text) || !/[^s]s$/.test(text))) return null
  if (one.joint === '; ' && ONLY_TIME.test(one.text)) return null
  // 'Made a checklist. 6 a week', 'moved everyone, now 20': of what, the deed does not say.
  if (isRateOfNothing(one.text, beside ? `${text} ${beside.text}` : text)) return null
  if (BARE.test(one.text)) return { ...host, text: `${text} (${one.text})`, words: all }
  // 'Split the queue by language, under 2': of what, only a fact before it tells.
  if (BOUNDED.test(one.text) && kind !== 'fact' && !beside) return null
  if (BOUNDED.test(one.text) && /\d/.test(beside?.text ?? text))
    return beside
      ? { ...host, beside: { text: `${beside.text}, then ${one.text}`, words: [...beside.words, ...one.words] } }
      : { ...host, text: `${text}, then ${one.text}`, words: all }
  // '2 had to be closed. 31 in total': of those that were told before the 2.
  if (/^\d[\d,]* (?:in total|altogether|in all)$/.test(one.text) && (beside || /; /.test(text))) return null
  // 'After a month it was 6': of what, only another number says.
  const isBare = /^(?:about |only )?\d[\d.,]*k? (?:after|by|in|at|now|later)\b/i.test(one.text)
  if (isBare && !hasAmount(`${text} ${beside?.text ?? ''}`)) return null
  // '48k a month … the bill dropped to 29k': an amount said before what it would follow.
  const isOnDeed = !beside || startOf(one.words) < startOf(beside.words)
  const isAfterAmount = /\d[\d.,]*[%k]?$/.test(text) && /^[$€£]?\d/.test(one.text)
  const isEarlier = startOf(one.words) < startOf(words)
  if (one.joint === ', ' && isOnDeed && isAfterAmount && isEarlier) return null
  // What goes on from the deed stands before the fact beside it.
  const [deed, ...facts] = text.split('; ')
  // 'I won the cup. There were 30 of us': they were against each other.
  if (one.joint === ' ' && AGAINST.test(text)) return null
  if (one.joint === ' ')
    return kind === 'fact' ? null : { ...host, text: [`${deed} ${one.text}`, ...facts].join('; '), words: all }
  if (kind === 'fact') {
    // '3,400 boxes, plan was 3 years': beside a deed or not at all.
    if (isPhrase && GOAL.test(one.text)) return null
    const joint = isPhrase && !/, now /.test(`${text} ${one.text}`) ? ', ' : one.joint
    const isBefore = startOf(one.words) < startOf(words)
    return { ...host, text: isBefore ? `${one.text}${joint}${text}` : `${text}${joint}${one.text}`, words: all }
  }
  // 'We take 12 a year now, it used to be 4, and 10 stayed on': of the 12.
  const isWithin = facts.length > 0 && startOf(one.words) < endOf(words)
  if (one.joint === ', ' && isWithin)
    return { ...host, text: [`${deed}, ${one.text}`, ...facts].join('; '), words: all }
  if (one.joint === ', ' && isOnDeed) return { ...host, text: `${text}, ${one.text}`, words: all }
  const beyond = beside ? `${beside.text}${one.joint}${one.text}` : one.text
  return { ...host, beside: { text: beyond, words: [...(beside?.words ?? []), ...one.words] } }
}

/** The line that it joins: what it goes on from, or the nearest, deeds before facts. */
function hostOf(drafts: readonly Draft[], part: Part, { text, words, joint }: Remainder): Draft | undefined {
  const { sentence, clause } = part
  const near = drafts.filter((draft) => Math.abs(draft.sentence - sentence) <= 1)
  const before = near.filter((draft) => startOf(draft.words) < startOf(words))
  // '22 years' goes on from what was said before it, and never from what follows.
  const isLasting = /^(?:about |over |almost )?\d+ (?:year|month|week)s$/.test(text)
  if (joint === ', ' && (before.length > 0 || isLasting))
    return before.toSorted((a, b) => startOf(a.words) - startOf(b.words)).at(-1)
  // 'The move took a week. It was 60 desks' goes on from what was told, and not from what comes next.
  if (joint === ', ' && clause.subject === 'it' && part.before.length > 0) return undefined
  // What was asked for is the measure of what was said right before it.
  const isGoal = DEMANDS.test(text) && before.length > 0
  return (isGoal ? before : near).toSorted(
    (a, b) =>
      Math.abs(a.sentence - sentence) - Math.abs(b.sentence - sentence) ||
      (isGoal ? endOf(b.words) - endOf(a.words) : Number(a.kind === 'fact') - Number(b.kind === 'fact')),
  )[0]
}

const startOf = (words: readonly Word[]): number => words[0]?.start ?? 0
const endOf = (words: readonly Word[]): number => words.at(-1)?.end ?? 0
