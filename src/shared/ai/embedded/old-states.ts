import { hasAmount } from '#shared/ai/embedded/amounts.ts'
import { isMark, lowerText } from '#shared/ai/embedded/bits.ts'
import type { Part } from '#shared/ai/embedded/draft.ts'
import { rendered } from '#shared/ai/embedded/render.ts'

/**
 * Clauses that tell of no deed of whoever speaks, as what is told after them shows.
 * 'We were blocking 1,900 cards a week. I changed two rules', 'I used to get 20 back, now it's 7', 'we had to bin 60':
 * how things stood before they were changed, and no deed. Only where a change is told right after it.
 */
export function oldStatesOf(parts: readonly Part[]): ReadonlySet<Part> {
  const old = new Set<Part>()
  for (const [at, part] of parts.entries()) {
    const last = parts[at - 1]
    const { subject, group, connector } = part.clause
    // '… and 9 in 10 were honest': so it was then as well.
    const isOfOld =
      last && old.has(last) && last.sentence === part.sentence && subject !== 'own' && /^and$/.test(connector.join(' '))
    // '… and after that it was 700 a week': of what is not told.
    const isSinceThen =
      subject === 'it' &&
      (group?.copula ?? false) &&
      hasAmount(rendered(part.clause.rest)) &&
      [...old].some(({ sentence }) => part.sentence - sentence <= MOST_SENTENCES)
    const next = parts[at + 1]
    const isUnsure =
      next?.sentence === part.sentence &&
      (isSomebodysDoing(next.clause) || isSaidAnew(part, next) || isSaidByOthers(part, next.clause))
    const isQuota = next !== undefined && next.sentence - part.sentence < 2 && isOrdered(part, next)
    if (isOfOld || isSinceThen || isUnsure || isQuota || isOldState(part, parts.slice(at + 1))) old.add(part)
  }
  return old
}

/** '…, the rollout somebody else did', '…, the machine does of course': it was not whoever speaks. */
export const isSomebodysDoing = ({ words }: Part['clause']): boolean =>
  /^(?:well )?(?:(?:he|she|they|somebody else|someone else|others)|(?:my|our|the) \w+) (?:did|does|do)(?: (?:of course|really|actually|mostly))?$/.test(
    words
      .filter((word) => !isMark(word))
      .map(({ lower }) => lower)
      .join(' '),
  )

/** 'It saves 20 thousand a month, that is what the controller says': a number that somebody else stands for. */
const isSaidByOthers = ({ clause }: Part, { words }: Part['clause']): boolean =>
  hasAmount(rendered(clause.rest)) &&
  /^(?:at least )?(?:(?:that|so|it) (?:is|was) what )?(?:(?:my|the|our) (?:\w+ )?\w+|he|she|they) (?:says?|said|claims?|claimed|reckons?|reckoned|thinks?|thought)(?: anyway| so)?$/.test(
    words
      .filter((word) => !isMark(word))
      .map(({ lower }) => lower)
      .join(' '),
  )

/** 'I was asked to find 10 testers, I found 6': the first was the order. */
const isSaidAnew = ({ clause }: Part, { clause: next }: Part): boolean =>
  /^(?:own|team)$/.test(clause.subject) &&
  next.subject === 'own' &&
  next.connector.length === 0 &&
  next.lead.length === 0 &&
  clause.group?.base === next.group?.base &&
  hasAmount(rendered(clause.rest)) &&
  /^\d[\d,]*$/.test(rendered(next.rest.filter((word) => !isMark(word))))

/** 'We had to do 40 rooms a day. I did 32': the first was the quota. */
const isOrdered = (part: Part, next: Part): boolean =>
  /\b(?:had|have|was|were) to\b/.test(lowerText(part.clause.words)) && isSaidAnew(part, next)

function isOldState(part: Part, following: readonly Part[]): boolean {
  const { clause, sentence } = part
  const { subject, group, rest, words } = clause
  if ((subject !== 'own' && subject !== 'team') || !group || !hasAmount(rendered(rest))) return false
  const text = ` ${lowerText(words)} `
  // 'From the second year I was training 4': begun, and not what was wrong.
  const isUnderWay = group.progressive && group.time === 'past' && /\b(?:was|were) (?:\w+ )?\w+ing\b/.test(text)
  if (!isUnderWay && !/ used to | (?:had|have) to | kept \w+ing /.test(text)) return false
  // 'We used to send back half of the applications': nobody tells that as a deed of theirs.
  if (subject === 'team' && / used to /.test(text)) return true
  const near = following.filter((next) => next.sentence - sentence <= MOST_SENTENCES).slice(0, MOST_CLAUSES)
  return near.some((next) => isTurn(next.clause, / used to /.test(text)))
}

const MOST_SENTENCES = 2
const MOST_CLAUSES = 4

/** Where it is told that it is otherwise since: 'now it's 7', 'these days 12', 'after that it was 700', 'I've cut that'. */
function isTurn({ subject, group, words, connector }: Part['clause'], isUsed: boolean): boolean {
  const text = lowerText(words)
  if (/\b(?:now|these days|nowadays|today|after that|since then|any ?more)\b/.test(text)) return true
  const isOwn = subject === 'own' || subject === 'team'
  if (!isOwn || !group || group.negative) return /^(?:then )?(?:it|that) (?:was|is|went|fell|dropped)\b/.test(text)
  if (isUsed && (connector.includes('then') || group.time === 'present')) return true
  return CHANGES.test(group.base) && /^(?:past|perfect)$/.test(group.time) && !group.progressive
}

const CHANGES =
  /^(?:change|move|switch|replace|cut|reduce|halve|stop|fix|repair|redesign|rewrite|reorganise|reorganize|introduce|insulate|find|put|set|add|bring|swap|trace)$/
