import { hasAmount } from '#shared/ai/embedded/amounts.ts'
import type { Clause } from '#shared/ai/embedded/clauses.ts'
import type { Draft } from '#shared/ai/embedded/draft.ts'
import { trimmed } from '#shared/ai/embedded/edges.ts'
import { isCountedIn, laterAmount } from '#shared/ai/embedded/later-amounts.ts'
import { quiet, rendered } from '#shared/ai/embedded/render.ts'
import { said, type Add } from '#shared/ai/embedded/results.ts'

/** 'Before it took 6 hours, after 40 minutes' → 'from 6 hours to 40 minutes'. */
export function comparison(last: Draft, clause: Clause, add: Add): Draft | null {
  if (last.kind === 'fact') return null
  const text = said(clause).replaceAll(' ,', ',')
  const found = BEFORE_AFTER.exec(text) ?? WAS_IS.exec(text)
  return found ? add(`from ${found[1]} to ${found[2]}`, ', ') : null
}

const AMOUNT = String.raw`((?:about )?[$€£]?\d[\d.,]*[%k]?(?: (?:hours?|minutes?|days?|weeks?|months?|seconds?|years?|people|errors|orders|euros|dollars|percent))?)`
const BEFORE_AFTER = new RegExp(
  String.raw`^(?:and |but |, )*before(?: that)?,? (?:it |this |that )?(?:was |were |took |take |takes |needed |cost )?${AMOUNT}(?: by hand)?,? (?:and )?(?:after|afterwards|after that|now|then)(?: it)?(?: was| is| took| takes)? ${AMOUNT}$`,
)
const WAS_IS = new RegExp(
  String.raw`^(?:it )?(?:was|took|used to take|used to be) ${AMOUNT} before,? (?:and )?(?:it )?(?:is |was |takes |took )?${AMOUNT} (?:after|afterwards|now)$`,
)

/** Nothing that became no line stands between: it might be what was counted. */
function isRightAfter({ words, beside }: Draft, clause: Clause): boolean {
  const end = Math.max(...[...words, ...(beside?.words ?? [])].map((word) => word.end))
  return (clause.words[0]?.start ?? 0) - end < FEW_LETTERS
}
/** Room for a mark, 'and' and 'now'; letters. */
const FEW_LETTERS = 12

/** 'New hires used to need six weeks, now they need three' → ', now 3'; it goes on from the whole line before. */
export function nowOf(last: Draft, clause: Clause, add: Add, line: Draft = last): Draft | null {
  const done = isRightAfter(line, clause) ? doneIn(last, clause, add) : null
  if (done) return done
  // Of what a later figure is, a deed does not say.
  const later = isRightAfter(line, clause) && last.kind === 'fact' ? laterAmount(last.text, clause) : null
  if (later) return add(later, ', ')
  const { lead, subject, rest, group } = clause
  // 'Damages used to be 2%, we are now at 0.4'
  const at = rest.filter(({ lower }) => lower !== 'now')
  const isAt =
    (subject === 'team' || subject === 'own') &&
    group?.copula &&
    at[0]?.lower === 'at' &&
    /^[$€£]?\d[\d.,]*[%k]?$/.test(at[1]?.text ?? '') &&
    clause.words.some(({ lower }) => lower === 'now')
  if (isAt && last.kind === 'fact' && hasAmount(last.text) && !group.negative)
    return add(rendered(trimmed(at.slice(1))), ', now ')
  const isNow = lead.some(({ lower }) => /^(?:now|today)$/.test(lower)) && (subject === 'it' || subject === 'person')
  const isAmount = /^(?:about|only|just|under|over|half|down|up|one|[$€£]?\d.*)$/.test(rest[0]?.lower ?? '')
  // 'I trained 34, now it's 5 calls': of something else.
  const thing = /^(?:about |only |just |under |over )?[$€£]?\d[\d.,]*[%k]?( \p{L}+)/u.exec(rendered(rest))?.[1]
  if (thing && !isCountedIn(last.text, thing)) return null
  return isNow && isAmount && hasAmount(last.text) && !group?.negative && rest.at(-1)?.lower !== 'ago'
    ? add(rendered(trimmed(rest)), ', now ')
    : null
}

/** 'Food cost was 34 percent and I had it at 28 by spring' → ', at 28 by spring'. */
export function hadItAt(last: Draft, { subject, rest, group }: Clause, add: Add): Draft | null {
  const isOwn = (subject === 'own' || subject === 'team') && group?.base === 'have' && group.time === 'past'
  const [it, at] = rest
  const isThere = it?.lower === 'it' && /^(?:at|down|up|under|over|below|above)$/.test(at?.lower ?? '')
  const where = isOwn && isThere && !group.negative ? rendered(trimmed(rest.slice(1))) : ''
  return hasAmount(last.text) && /^(?:\w+ ){1,2}(?:about )?[$€£]?\d/.test(where) ? add(where, ', ') : null
}

/** 'They had planned six weeks and we did it in four' → ', done in 4'. */
function doneIn(last: Draft, { subject, rest, group, lead }: Clause, add: Add): Draft | null {
  const [it, within] = rest
  const isDone = /^(?:do|manage|finish|make)$/.test(group?.base ?? '') && /^(?:past|perfect)$/.test(group?.time ?? '')
  const isIt = /^(?:it|that)$/.test(it?.lower ?? '') && within?.lower === 'in' && !group?.negative
  if (!/^(?:own|team|person)$/.test(subject) || !isDone || !isIt) return null
  const text = rendered(trimmed(rest.slice(1)))
  const isBare = /^in (?:about |under |just |only )*\d[\d.,]*(?: (?:minutes?|hours?|days?|weeks?|months?))?$/.test(text)
  const when = lead.length > 0 ? ` ${rendered(quiet(trimmed(lead)))}` : ''
  const unit = last.text.match(/(?<=\d )(?:minutes?|hours?|days?|weeks?|months?)\b/g)?.at(-1)
  const isOwn = /\b(?:i|my|we|our)\b/i.test(when)
  // Both are of one unit, and a line that ends in 'in 4' reads as cut off.
  return isBare && unit && !isOwn ? add(`done ${text}${/\d$/.test(text) ? ` ${unit}` : ''}${when}`, ', ') : null
}
