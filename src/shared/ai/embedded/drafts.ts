import { hasAmount } from '#shared/ai/embedded/amounts.ts'
import { isMark, lowerText } from '#shared/ai/embedded/bits.ts'
import { inCompany } from '#shared/ai/embedded/company.ts'
import type { Heard } from '#shared/ai/embedded/answer.ts'
import { whole, type Draft, type Drafted, type Left, type Part } from '#shared/ai/embedded/draft.ts'
import { isWeak, saysLittle } from '#shared/ai/embedded/weak.ts'
import { draftOf } from '#shared/ai/embedded/draft-of.ts'
import { isAnothers, isAnothersDoing } from '#shared/ai/embedded/anothers.ts'
import { joinedTo } from '#shared/ai/embedded/join.ts'
import { laterDeed } from '#shared/ai/embedded/later.ts'
import { withAmountsUntold, withLostAmounts } from '#shared/ai/embedded/lost-amounts.ts'
import { oldStatesOf } from '#shared/ai/embedded/old-states.ts'
import { isOwnLife } from '#shared/ai/embedded/own-life.ts'
import { hasNoMerit, isOtherCause, isQualified } from '#shared/ai/embedded/no-merit.ts'
import { merged } from '#shared/ai/embedded/merge.ts'
import { isOfNothing, readable, withoutOthers } from '#shared/ai/embedded/readable.ts'
import { isDoubted, isTakenBack, isTheirsRather, takenFrom } from '#shared/ai/embedded/taken-back.ts'
import { withoutStale } from '#shared/ai/embedded/stale-facts.ts'
import { wholesOf } from '#shared/ai/embedded/whole-of-part.ts'
import { ofTopic } from '#shared/ai/embedded/topics.ts'
import type { Word } from '#shared/ai/embedded/tagger.ts'

/** Deeds, duties and facts of an answer's clauses; a result joins the deed that it came from. */
export function draftsOf({ sentences, spoken, all }: Omit<Heard, 'unwanted'>, current: boolean): Drafted {
  const drafts: Draft[] = []
  const left: Left[] = []
  const parts = partsOf(sentences, all)
  const takenBack: Part[] = []
  const theirs = parts.filter((_, at) => isTheirsToo(parts, at) || isAfterOthers(parts, at))
  const withdrawn = new Set(theirs.flatMap(({ clause }) => clause.words.map(({ start }) => start)))
  const takeBack = (words: readonly Word[], by: Part) => {
    const gone = parts.filter(({ clause }) => clause.words.some((word) => words.includes(word)))
    takenBack.push(...gone)
    // Said in one breath, the sentence tells both.
    for (const { clause, sentence } of gone)
      if (sentence !== by.sentence) for (const { start } of clause.words) withdrawn.add(start)
  }
  let isNext = false
  const silent = new Set([
    ...theirs,
    ...oldStatesOf(parts),
    ...wholesOf(parts),
    ...parts.filter(
      ({ clause, sentence }, at) =>
        isAnothersDoing(clause) ||
        isAllBut(parts, at) ||
        isOwnLife(clause) ||
        isBeforeUs(parts, at) ||
        /\b(?:between|among) (?:the \w+ of )?us\b/.test(lowerText(clause.words)) ||
        isOtherCause(clause) ||
        isQualified(clause, parts[at + 1]?.sentence === sentence ? parts[at + 1]?.clause : undefined) ||
        hasNoMerit(clause, parts[at + 1]?.clause),
    ),
  ])
  for (const [at, part] of parts.entries()) {
    const theirs = drafts.findIndex((one) => isTheirs(one, part))
    if (theirs >= 0) {
      const gone = drafts.splice(theirs, 1).flatMap(({ words }) => words)
      left.push({ words: gone, why: 'unclear' })
      takeBack(gone, part)
    }
    const isInDoubt = isDoubted(part.clause, parts[at + 1])
    const isUnsure = isConditional(parts, at) && !isInDoubt
    if (isUnsure || silent.has(part)) {
      left.push({ words: part.clause.words, why: 'unclear' })
      isNext = false
      continue
    }
    const last = drafts.at(-1)
    const isBound = isBoundToLast(part)
    const near = last && part.sentence - last.sentence <= 1 && (isNext || !isBound) ? last : undefined
    // What was said right before gave the line, and not an earlier word.
    const wasNext = isNext
    isNext = true
    if (near && wasNext && (isInDoubt || isTakenBack(near, part.clause))) {
      const { gone, kept } = takenFrom(near, isInDoubt)
      left.push({ words: gone.words, why: 'unclear' })
      drafts.pop()
      if (kept) drafts.push(kept)
      takeBack(gone.words, part)
      if (part.clause.subject === 'it') continue
    }
    const topic = wasNext ? null : ofTopic(parts[at - 1], part)
    if (topic) {
      drafts.push(topic)
      continue
    }
    const joined = near && joinedTo(near, part, current)
    if (joined) {
      drafts[drafts.length - 1] = joined
      continue
    }
    const one = draftOf(part, current)
    const rest = 'why' in one ? laterDeed(part) : null
    const saved = rest && draftOf(rest, current)
    if (saved && !('why' in saved)) drafts.push(saved)
    else if ('why' in one) {
      left.push(one)
      isNext = false
    } else if (isWeak(one)) {
      left.push({ words: one.words, why: 'too-short' })
      isNext = false
    } else drafts.push(one)
  }
  const lines = merged(inCompany(drafts, spoken)).map((draft) => ({ draft, shown: readable(draft) }))
  const unfit = lines
    .filter(({ shown }) => !shown)
    .map(({ draft }) => ({ words: draft.words, why: 'unclear' as const }))
  const rows = withLostAmounts(
    lines.flatMap(({ shown }) => shown ?? []),
    parts.filter((part) => !takenBack.includes(part) && !silent.has(part)),
    current,
  )
    .map(withoutOthers)
    .filter((draft) => !isOfNothing(draft))
    .map((draft) => withoutStale(draft, parts))
    .filter((draft) => draft !== null)
    .flatMap((draft) => apartFromOthers(draft, parts))
    .map(whole)
  const strong = rows.filter((draft) => !saysLittle(draft) && !isAnothers(draft))
  const kept = strong.length > 0 ? strong : rows.filter((draft) => !isAnothers(draft))
  const dropped = rows.filter((draft) => !kept.includes(draft))
  const told = new Set(kept.flatMap(({ words }) => words))
  const untold = [...left, ...unfit].filter(({ words }) => !words.every((word) => told.has(word)))
  const offered = [...untold, ...dropped.map(({ words }) => ({ words, why: 'too-short' as const }))]
  return { drafts: kept, withdrawn, left: [...offered, ...withAmountsUntold(parts, kept, offered)] }
}

/**
 * A reason, a 'which', 'when the target was 90' and 'now it is 12' belong to what was said just before, and to nothing
 * else: where that gave no line, they say nothing of an earlier one.
 */
const isBoundToLast = ({ clause }: Part): boolean => {
  const link = clause.connector.at(-1) ?? ''
  return (
    /^(?:because|cause|since|which|who|when|while|until|before|after|once|whereas)$/.test(link) ||
    clause.subjectWords[0]?.lower === 'which' ||
    clause.subject === 'it' ||
    isDoingIt(clause)
  )
}

/** 'Took me 2 days', 'we did it in 4': of what was said right before. */
const isDoingIt = ({ group, rest }: Part['clause']): boolean =>
  /^(?:do|take)$/.test(group?.base ?? '') && /^(?:it|this|that|me|us)$/.test(rest[0]?.lower ?? '')

/** 'I brought him fish and he ate it. Put on 6 kilos': of whoever speaks says 'I' of themselves, it was him. */
function isTheirsToo(parts: readonly Part[], at: number): boolean {
  const [before, part] = [parts[at - 1], parts[at]]
  const isNew = part?.clause.subject === 'none' && part.clause.group !== null && part.sentence !== before?.sentence
  return (
    isNew &&
    before?.clause.subject === 'person' &&
    before.clause.group?.time === 'past' &&
    parts.some(({ clause }) => clause.subjectWords[0]?.lower === 'i')
  )
}

/** '25 plans, all but 2 got it': of the 2 it was not so. */
const isAllBut = (parts: readonly Part[], at: number): boolean =>
  parts[at]?.clause.connector.at(-1) === 'but' && parts[at - 1]?.clause.words.at(-1)?.lower === 'all'

/** 'Then the apprentice built a system. Spending went from 1,800 to 1,100': what came after what others did is theirs, for all one knows. */
function isAfterOthers(parts: readonly Part[], at: number): boolean {
  const [before, part] = [parts[at - 1], parts[at]]
  if (before === undefined || part === undefined || part.sentence !== before.sentence + 1) return false
  const isResult =
    part.clause.subject === 'thing' &&
    RESULTS.test(part.clause.group?.base ?? '') &&
    hasAmount(lowerText(part.clause.words))
  return (
    isResult &&
    before.clause.subject === 'person' &&
    before.clause.group?.time === 'past' &&
    MADE.test(before.clause.group.base) &&
    !parts.some(({ clause, sentence }) => sentence === before.sentence && /^(?:own|team)$/.test(clause.subject))
  )
}
const RESULTS = /^(?:go|fall|rise|drop|grow|increase|decrease|double|halve|climb|sink|come|improve)$/
const MADE =
  /^(?:make|build|write|buy|introduce|set|change|design|develop|install|start|create|organi[sz]e|invent|add|put|bring|fix|rewrite|train|hire|move|replace)$/

/**
 * 'My colleague built a list and I typed in 140 families. Then they waited 2 days': where others had a part in what came of it, it
 * stands beside no deed.
 */
function apartFromOthers(draft: Draft, parts: readonly Part[]): readonly Draft[] {
  const { beside, ...deed } = draft
  const isAfter = beside !== undefined && (beside.words[0]?.start ?? 0) > (draft.words[0]?.start ?? 0)
  const isOfOthers = parts.some(
    ({ clause, sentence }) =>
      Math.abs(sentence - draft.sentence) <= FEW_SENTENCES &&
      clause.subject === 'person' &&
      clause.group?.time === 'past' &&
      !clause.group.negative &&
      MADE.test(clause.group.base),
  )
  return isAfter && isOfOthers && CHANGE.test(beside.text)
    ? [deed, { ...beside, kind: 'fact', sentence: draft.sentence, verbatim: true }]
    : [draft]
}
const FEW_SENTENCES = 2
/** What came of something. */
const CHANGE =
  /\b(?:went|fell|rose|dropped|grew|increased|decreased|doubled|halved|climbed|improved|stayed|sold|downloaded|from \d\S* to|rather than|instead of|now|then|after)\b/

/** 'All 3 got out before we were even there': nothing of it is theirs. */
function isBeforeUs(parts: readonly Part[], at: number): boolean {
  const [part, next] = [parts[at], parts[at + 1]]
  return (
    next !== undefined &&
    next.sentence === part?.sentence &&
    !/^(?:own|team)$/.test(part.clause.subject) &&
    next.clause.connector.at(-1) === 'before' &&
    /^(?:own|team)$/.test(next.clause.subject) &&
    (next.clause.group?.copula === true || /^(?:come|arrive|get|start|join)$/.test(next.clause.group?.base ?? ''))
  )
}

/** 'I can do 80 an hour if the belt runs well', 'when Ines is off I take hers': no more than that it might be, or now and then. */
function isConditional(parts: readonly Part[], at: number): boolean {
  const [before, part, next] = [parts[at - 1], parts[at], parts[at + 1]]
  if (!part) return false
  const isSame = (other: Part | undefined) => other?.sentence === part.sentence
  const isIf = isSame(next) && /^(?:if|unless)$/.test(next?.clause.connector.at(-1) ?? '')
  const isStandIn =
    (isSame(next) && isAway(next?.clause)) || (isSame(before) && before?.isIntroducing && isAway(before.clause))
  // 'A rule that nothing goes in unless I saw it': without the rest it says another thing.
  const isUnless = isSame(next) && /^(?:unless|except)$/.test(next?.clause.connector.at(-1) ?? '')
  return isStandIn || isUnless || (isIf && /^(?:ability|would|present)$/.test(part.clause.group?.time ?? ''))
}

/** '… when somebody is ill' */
const isAway = (clause: Part['clause'] | undefined): boolean =>
  /^(?:when|whenever|if)$/.test(clause?.connector.at(-1) ?? '') &&
  /\b(?:is|are|was|were) (?:\w+ )?(?:ill|sick|off|away|out|absent|missing|busy|on (?:holiday|leave|vacation))$/.test(
    lowerText(clause?.words.filter((word) => !isMark(word))),
  )

function partsOf(sentences: Heard['sentences'], all: readonly Word[]): readonly Part[] {
  let end = 0
  return sentences.flatMap((clauses, sentence) =>
    clauses.map((clause, at) => {
      const start = clause.words[0]?.start ?? 0
      while (end < all.length && (all[end]?.start ?? 0) < start) end += 1
      const before = all.slice(Math.max(0, end - REMEMBERED), end)
      const last = clauses[at - 1] ?? sentences[sentence - 1]?.at(-1)
      const subjectBefore = last?.subject === 'thing' && !isActing(last) ? last.subjectWords : []
      return { clause, sentence, before, subjectBefore, isIntroducing: clauses[at + 1]?.connector.length === 0 }
    }),
  )
}

/** A line that what is said next gives to others, or to another reason. */
const isTheirs = (line: Draft, { clause, sentence }: Part): boolean =>
  (sentence - line.sentence <= 1 && isTheirsRather(line, clause)) ||
  (line.kind === 'fact' && line.sentence === sentence && isOtherCause(clause)) ||
  (sentence - line.sentence === 1 && isMadeByOthers(line, clause))

/** 'Organised the stand; 600 contacts. The sales guys made the contacts.' */
function isMadeByOthers({ kind, text, beside }: Draft, { subject, group, rest }: Part['clause']): boolean {
  if (subject !== 'person' || !/^(?:make|write|build|do|win|get|bring|take|collect)$/.test(group?.base ?? ''))
    return false
  const [, thing] = /^(?:the|those|these|all the) ([a-z]{4,})s\b/.exec(lowerText(rest)) ?? []
  const fact = beside?.text ?? (kind === 'fact' ? text : '')
  return thing !== undefined && new RegExp(`\\b${thing}s?\\b`, 'i').test(fact)
}

/** 'A dietitian wrote it', 'the engineers designed a valve': who acts is not what was dealt with after that. */
const isActing = ({ group, rest }: Part['clause']): boolean =>
  group !== null &&
  !group.copula &&
  !group.passive &&
  (/^(?:DET|PRON)$/.test(rest[0]?.tag ?? '') || /^(?:say|tell|think|ask|want|know|claim|report)$/.test(group.base))

/** Words back that 'it' and 'one' may mean something in. */
const REMEMBERED = 60
