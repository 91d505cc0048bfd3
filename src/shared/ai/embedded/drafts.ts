import { antecedentFor } from '#shared/ai/embedded/antecedent.ts'
import type { Heard } from '#shared/ai/embedded/answer.ts'
import type { Clause } from '#shared/ai/embedded/clauses.ts'
import { whole, type Draft, type Drafted, type Left, type Part } from '#shared/ai/embedded/draft.ts'
import { isWeak, phrase, saysLittle, standing } from '#shared/ai/embedded/facts.ts'
import { frameOf, type Frame } from '#shared/ai/embedded/frame.ts'
import { joinedTo } from '#shared/ai/embedded/join.ts'
import { laterDeed } from '#shared/ai/embedded/later.ts'
import { withLostAmounts } from '#shared/ai/embedded/lost-amounts.ts'
import { merged } from '#shared/ai/embedded/merge.ts'
import { readable } from '#shared/ai/embedded/readable.ts'
import type { Word } from '#shared/ai/embedded/tagger.ts'

/** Deeds, duties and facts of an answer's clauses; a result joins the deed that it came from. */
export function draftsOf({ sentences, all }: Pick<Heard, 'sentences' | 'all'>, current: boolean): Drafted {
  const drafts: Draft[] = []
  const left: Left[] = []
  const weak: Draft[] = []
  const takenBack: Part[] = []
  let isNext = false
  const parts = partsOf(sentences, all)
  for (const part of parts) {
    const last = drafts.at(-1)
    // A reason or a 'which' belongs to what was said just before, and to nothing else.
    const isBound =
      /^(?:because|cause|since|which|who)$/.test(part.clause.connector.at(-1) ?? '') ||
      part.clause.subjectWords[0]?.lower === 'which'
    const near = last && part.sentence - last.sentence <= 1 && (isNext || !isBound) ? last : undefined
    isNext = true
    if (near && isTakenBack(near, part.clause)) {
      const { beside: gone = near, ...rest } = near
      left.push({ words: gone.words, why: 'unclear' })
      drafts.pop()
      if (near.beside) drafts.push(rest)
      takenBack.push(...parts.filter(({ clause }) => clause.words.some((word) => gone.words.includes(word))))
      if (part.clause.subject === 'it') continue
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
    } else if (isWeak(one)) weak.push(one)
    else drafts.push(one)
  }
  const lines = merged(drafts).map((draft) => ({ draft, shown: readable(draft) }))
  const unfit = lines
    .filter(({ shown }) => !shown)
    .map(({ draft }) => ({ words: draft.words, why: 'unclear' as const }))
  const rows = withLostAmounts(
    lines.flatMap(({ shown }) => shown ?? []),
    parts.filter((part) => !takenBack.includes(part)),
    current,
  ).map(whole)
  const strong = rows.filter((draft) => !saysLittle(draft))
  const kept = strong.length > 0 ? strong : rows.length > 0 ? rows : weak
  const dropped = [...rows, ...weak].filter((draft) => !kept.includes(draft))
  const told = new Set(kept.flatMap(({ words }) => words))
  return {
    drafts: kept,
    left: [
      ...[...left, ...unfit].filter(({ words }) => !words.every((word) => told.has(word))),
      ...dropped.map(({ words }) => ({ words, why: 'too-short' as const })),
    ],
  }
}

function partsOf(sentences: Heard['sentences'], all: readonly Word[]): readonly Part[] {
  let end = 0
  return sentences.flatMap((clauses, sentence) =>
    clauses.map((clause, at) => {
      const start = clause.words[0]?.start ?? 0
      while (end < all.length && (all[end]?.start ?? 0) < start) end += 1
      const before = all.slice(Math.max(0, end - REMEMBERED), end)
      const last = clauses[at - 1] ?? sentences[sentence - 1]?.at(-1)
      const subjectBefore = last?.subject === 'thing' ? last.subjectWords : []
      return { clause, sentence, before, subjectBefore, isIntroducing: clauses[at + 1]?.connector.length === 0 }
    }),
  )
}

/** Words back that 'it' and 'one' may mean something in. */
const REMEMBERED = 60

/** '…, but that was mostly the new pay scheme': the fact is not theirs. */
const isTakenBack = (last: Draft, { connector, subject, group, rest, words }: Clause): boolean =>
  (last.kind === 'fact' ||
    last.beside !== undefined ||
    /^(?:mostly|mainly|really|not|all|only|because|thanks|luck|my|our|the)$/.test(rest[0]?.lower ?? '')) &&
  last.text !== '' &&
  connector.includes('but') &&
  ((subject === 'it' && (group?.copula ?? false)) ||
    ((last.kind === 'fact' || last.beside !== undefined) &&
      subject === 'own' &&
      words.slice(0, 4).some(({ lower }) => lower === 'only')))

function draftOf(part: Part, current: boolean): Draft | Left {
  const { clause, sentence, before, isIntroducing } = part
  const { subject, group, words, connector } = clause
  const link = connector.at(-1) ?? ''
  // 'At a law firm where I summarised 60 contracts': what was done there is a deed of its own.
  const isOwnPlace =
    link === 'where' &&
    (subject === 'own' || subject === 'team') &&
    !clause.rest.some(({ lower }) => /^(?:it|them)$/.test(lower))
  if (/^(?:since|after|once|because|cause)$/.test(link)) return reason(part, current)
  if (
    (SUBORDINATE.test(link) && !isOwnPlace) ||
    (/^(?:before|after|once)$/.test(link) && before.length > 0 && !isIntroducing)
  )
    return { words, why: 'unclear' }
  if (subject === 'own' || subject === 'team' || (subject === 'none' && group)) {
    const resolved = antecedentFor(part)
    if (resolved) return made(frameOf(resolved.clause, current), sentence, resolved.words)
    return made(frameOf(clause, current), sentence, words)
  }
  return subject === 'none' ? phrase(clause, sentence) : standing(clause, sentence, current)
}
/** 'Since I put the notes online the phone is quiet': what it goes back to was done, all the same. */
function reason(part: Part, current: boolean): Draft | Left {
  const { clause, sentence } = part
  const { subject, group, rest, words } = clause
  const isDeed =
    subject === 'own' &&
    /^(?:past|perfect)$/.test(group?.time ?? '') &&
    !/^(?:start|begin|join|arrive|leave|come|move|graduate|finish|return|get|have|take|know|work|stay|live|be)$/.test(
      group?.base ?? '',
    ) &&
    rest.length > 1
  if (!isDeed) return { words, why: 'unclear' }
  const frame = frameOf(clause, current)
  return frame.kind === 'action' ? made(frame, sentence, words) : { words, why: 'unclear' }
}

const SUBORDINATE =
  /^(?:if|because|cause|since|although|though|unless|whether|why|how|what|when|while|until|whereas|except|where|as|whoever)$/

function made({ kind, text, clause }: Frame, sentence: number, words: readonly Word[]): Draft | Left {
  const { group } = clause
  if (kind !== 'action' && kind !== 'duty' && kind !== 'fact')
    return { words, why: group?.negative || kind === 'negative' ? 'negative' : 'unclear' }
  if (
    text.split(' ').length < 2 ||
    /^\w+(?: up| out| off)? (?:it|them|that|this|one|everything|something|things?)$/.test(text)
  )
    return { words, why: 'too-short' }
  return { text, words, kind, sentence, verbatim: group?.negative ?? false }
}
