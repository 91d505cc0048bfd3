import { lowerText } from '#shared/ai/embedded/bits.ts'
import type { Clause } from '#shared/ai/embedded/clauses.ts'
import { leadOf, participial } from '#shared/ai/embedded/deed-text.ts'
import type { Draft } from '#shared/ai/embedded/draft.ts'
import { trimmed } from '#shared/ai/embedded/edges.ts'
import { hasAmount } from '#shared/ai/embedded/amounts.ts'
import { literal } from '#shared/ai/embedded/literal.ts'
import { withoutNames } from '#shared/ai/embedded/called-names.ts'
import { withoutFirstPerson } from '#shared/ai/embedded/persons.ts'
import { quiet, rendered } from '#shared/ai/embedded/render.ts'
import { participleOf } from '#shared/ai/embedded/verbs.ts'

/** Adds words to a draft with what links them; null without words, or where the line would get too long. */
export type Add = (text: string | null, link: string) => Draft | null

export const said = (clause: Clause): string => lowerText(clause.words)
export const ends = (clause: Clause): string => clause.connector.at(-1) ?? ''

/** 'Which cut hosting' → ', cutting hosting'. */
export function ofIt(last: Draft, clause: Clause, isSame: boolean, add: Add): Draft | null {
  const { subject, group } = clause
  if (
    subject !== 'it' ||
    !group ||
    group.negative ||
    // 'Then it is mostly cleaning': another duty, and no result.
    (group.progressive && !/^(?:past|perfect)$/.test(group.time)) ||
    isOnlyThought(clause) ||
    SUM.test(said(clause)) ||
    SUBORDINATE.test(ends(clause)) ||
    clause.connector.includes('but')
  )
    return null
  // 'So that is how it grew'
  if (group.copula && /^(?:how|why|when|where|what)$/.test(clause.rest[0]?.lower ?? '')) return null
  const isAfter =
    group.copula &&
    last.text.endsWith(' before') &&
    clause.connector.some((word) => /^(?:after|afterwards|now|then)$/.test(word))
  if (isAfter && hasAmount(rendered(clause.rest))) return add(`${rendered(trimmed(clause.rest))} after`, ', ')
  // 'So it needs water twice a week': what it was made for, and not what came of it.
  if (ends(clause) === 'so' && group.time === 'present') {
    const purpose = literal([], clause)
    return purpose ? add(purpose, ' so it ') : null
  }
  // 'I made a card for each. After a month it averaged 22 minutes': not the card.
  const isGain = last.kind === 'fact' || clause.subjectWords[0]?.lower === 'which' || GAINS.test(group.base)
  const participle = isGain && isDoneToSomething(clause) ? participial(clause) : null
  if (participle) return add(participle, ', ')
  const lead = leadOf(clause) ?? []
  if (
    (group.copula || /^(?:take|need|cost|last)$/.test(group.base)) &&
    lead.length > 0 &&
    COUNTED.test(rendered(clause.rest)) &&
    // 'Started a check sheet, and within 2 months it was under 80': of what, the deed does not say.
    last.kind === 'fact'
  )
    return add(rendered([...trimmed(clause.rest), ...lead]), ', ')
  // 'I grew tomatoes, it was about 90 boxes': a thing that was counted hangs on what was done, and on nothing later.
  const first = clause.rest.findIndex(({ text }) => /^\d/.test(text))
  const isThing =
    group.copula &&
    COUNTED.test(rendered(clause.rest)) &&
    clause.rest[first + 1]?.tag === 'NOUN' &&
    !TIME.test(clause.rest[first + 1]?.lower ?? '')
  if (isThing && isSame && last.kind !== 'fact') {
    const counted = withoutFirstPerson(withoutNames(trimmed(clause.rest)))
    return counted && add(rendered(counted), ', ')
  }
  if (!hasAmount(said(clause))) return null
  // '… the van, which was €4,000': what it came to.
  const isPrice =
    clause.subjectWords[0]?.lower === 'which' && /^(?:about )?[$€£]\d[\d.,]*k?$/.test(rendered(trimmed(clause.rest)))
  if (group.copula && isPrice) return add(rendered(trimmed(clause.rest)), ', ')
  // '… , which was 5' hangs in the air.
  if (group.copula && !/%|\btimes\b|\bthan\b/.test(rendered(clause.rest))) return null
  // 'I started a club. In my last year it was 68%': of what, the deed does not say.
  if (group.copula && !isSame && last.kind !== 'fact' && !/%/.test(last.text)) return null
  const now =
    lead.some(({ lower }) => lower === 'now') || clause.lead.some(({ lower }) => lower === 'now') ? 'now ' : ''
  const text = literal([], clause)
  if (clause.subjectWords[0]?.lower === 'which') return add(text, ', which ')
  // 'My part was the plans. It came in at 4 million': the whole did, not the part.
  const isOfPart = /^(?:my|our)$/.test(last.words[0]?.lower ?? '') && PART.test(last.words[1]?.lower ?? '')
  return isOfPart ? null : add(text, `; it ${now}`)
}

/** 'It cut overtime', 'it brought in 3 orders'; 'it rang 100 times' and 'it all starts again' are no effect of a deed. */
function isDoneToSomething({ group, rest }: Clause): boolean {
  const small = rest.findIndex(({ tag, lower }) => !/^(?:ADV|ADP|PART)$/.test(tag) && lower !== 'about')
  const [object, next] = small < 0 ? [] : rest.slice(small, small + 2)
  const isTime = /^(?:19|20)\d\d$/.test(object?.text ?? '') && small > 0
  return (
    /^(?:DET|NUM|NOUN|ADJ|PROPN|PRON|VERB)$/.test(object?.tag ?? '') &&
    !isTime &&
    next?.lower !== 'times' &&
    !group?.adverbs.some(({ lower }) => lower === 'all')
  )
}

/** '…; sales went up 12%': what happened, in its own words. */
export function happened(last: Draft, clause: Clause, isSame: boolean, add: Add): Draft | null {
  const { subject, group, connector } = clause
  // 'I suggested it, and the new manager did it, and sales went up'
  if (/^(?:suggested|proposed|recommended|asked|told)\b/.test(last.text)) return null
  // 'Marek has 60': who is called by name did it.
  const [name] = clause.subjectWords
  if (clause.subjectWords.length === 1 && name?.tag === 'PROPN' && !name.isKnown) return null
  // 'Sold creams, they were 20% of the takings': of the things just named.
  const isThey =
    isSame && /^(?:they|these)$/.test(clause.subjectWords[0]?.lower ?? '') && /[^s]s\b[^;]*$/.test(last.text)
  if (isThey && last.kind !== 'fact' && group?.copula && !group.negative && SHARE.test(rendered(clause.rest))) {
    const share = withoutFirstPerson(withoutNames(trimmed(clause.rest)))
    return share && add(rendered(share), ', ')
  }
  // 'The whole company uses it', 'other shops copied it'
  const used = usedBy(clause)
  const isMany = /[^s]s$|^(?:company|school|hospital|department|firm|team|staff)$/.test(
    clause.subjectWords.at(-1)?.lower ?? '',
  )
  if (
    used &&
    isMany &&
    subject === 'person' &&
    last.kind !== 'fact' &&
    !group?.negative &&
    !SUBORDINATE.test(ends(clause))
  )
    return connector.includes('but') ? null : add(used, ', ')
  const isPeople = subject === 'person' && clause.subjectWords.length > 1 && connector.includes('so')
  // 'Recovery rate 38%, department average was 29': a fact beside a fact.
  if (
    isSame &&
    last.kind === 'fact' &&
    group?.copula &&
    subject === 'thing' &&
    !group.negative &&
    connector.length === 0
  )
    return hasAmount(rendered(clause.rest)) ? add(literal(clause.subjectWords, clause), ', ') : null
  if (
    (subject !== 'thing' && !isPeople && clause.subjectWords[0]?.lower !== 'nobody') ||
    !group ||
    group.negative ||
    last.kind === 'fact' ||
    SUBORDINATE.test(ends(clause))
  )
    return null
  // 'There were 6 of us' tells of the team, and not of what came of it.
  if (clause.subjectWords[0]?.lower === 'there' && clause.rest.some(({ lower }) => lower === 'us')) return null
  if (used && !connector.includes('but')) return add(used, ', ')
  const isNobody = isSame && /^(?:nobody|none)$/.test(clause.subjectWords[0]?.lower ?? '')
  if (isNobody && /^(?:longer|more|later|over) (?:than )?/.test(rendered(clause.rest)) && hasAmount(said(clause)))
    return add(literal(clause.subjectWords, clause), '; ')
  // '…; all of them passed'
  const isOfThem = clause.subjectWords[2]?.lower === 'them'
  const isEach = /^(?:all|both|none|not)$/.test(clause.subjectWords[0]?.lower ?? '')
  const isAll = (isOfThem || isEach) && /^(?:and)?$/.test(connector.join(''))
  if (isAll && isSame) {
    // 'None of the 12 clients left' says how many, 'none of them' does not.
    const isNotOne = clause.subjectWords[0]?.lower === 'not'
    const isShort = isEach && !hasAmount(rendered(clause.subjectWords))
    const all = literal(isShort ? clause.subjectWords.slice(0, isNotOne ? 2 : 1) : clause.subjectWords, clause)
    return all && all.split(' ').length < 9 ? add(all, '; ') : null
  }
  const isEffect = connector.some((word) => /^(?:so|because|therefore|result|thus)$/.test(word))
  if (!hasAmount(said(clause)) || !(isSame || isEffect) || connector.includes('but')) return null
  if (connector.join(' ').endsWith('before that')) {
    const then = literal(clause.subjectWords, clause)
    return add(then && `${then} before`, '; ')
  }
  const isThere = clause.subjectWords[0]?.lower === 'there'
  const clean = isThere ? withoutFirstPerson(withoutNames(trimmed(clause.rest))) : null
  const text = isThere ? clean && rendered(clean) : literal(clause.subjectWords, clause)
  const lead = rendered(leadOf(clause) ?? [])
  return add(text && lead ? `${lead} ${text}` : text, connector.includes('so') ? ', so ' : '; ')
}

/** '… that makes five': what was told, added up. */
export const SUM = /^(?:and |so |then |, )*(?:that|it|which) makes (?:it )?\d+(?: now| altogether| in total)?$/
/** What a deed does to something else. */
const GAINS =
  /^(?:save|cut|reduce|bring|earn|win|raise|increase|halve|double|give|spare|cost|make|let|allow|help|lift|lower|shorten|improve|free|stop|prevent|end|solve|fix|pass|catch|show|keep|take|land|get|remove|replace)$/
/** How long something took is no thing that was counted. */
const TIME = /^(?:minute|hour|day|week|month|year)s?$/
const PART = /^(?:part|role|job|task)$/
const COUNTED = /^(?:about |over |under |nearly |almost |up to )?\d/
const SHARE =
  /^(?:about |over |nearly |almost |up to )?(?:\d[\d.,]*%|(?:an? )?(?:half|third|quarter)|[$€£]?\d[\d.,]* (?:an?|per|each)\b)/

/** 'It should save 6 hours', 'it could bring 10% more': not that it did. */
const isOnlyThought = ({ group, words }: Clause): boolean =>
  !/^(?:past|present|perfect|ability)$/.test(group?.time ?? '') ||
  (group?.time === 'ability' && words.some(({ lower }) => lower === 'could'))

/** 'The whole team uses it' → 'used by the whole team'. */
function usedBy({ group, rest, subjectWords }: Clause): string | null {
  if (!group || !/^(?:use|adopt|read|test|copy)$/.test(group.base) || !/^(?:it|them|this)$/.test(rest[0]?.lower ?? ''))
    return null
  const clean = withoutFirstPerson(withoutNames([...quiet(subjectWords), ...trimmed(rest.slice(1))]))
  return clean && rendered([{ text: participleOf(group.base) }, { text: 'by' }, ...clean])
}

const SUBORDINATE =
  /^(?:if|because|cause|although|though|unless|whether|why|how|what|when|while|until|whereas|except|where|as)$/
