import { lowerText } from '#shared/ai/embedded/bits.ts'
import { hasAmount } from '#shared/ai/embedded/amounts.ts'
import type { Clause } from '#shared/ai/embedded/clauses.ts'
import { leadOf } from '#shared/ai/embedded/deed-text.ts'
import { trimmed } from '#shared/ai/embedded/edges.ts'
import { withoutNames } from '#shared/ai/embedded/called-names.ts'
import { withoutFirstPerson } from '#shared/ai/embedded/persons.ts'
import { quiet, rendered } from '#shared/ai/embedded/render.ts'
import type { Word } from '#shared/ai/embedded/tagger.ts'
import { pastOf } from '#shared/ai/embedded/verbs.ts'

/**
 * Denials that speak for somebody: what it is good that it never was, how long or how often, and still denied. 'Not a
 * single passenger fell in 6 years' → 'no passenger fell in 6 years'. Null for every other denial.
 */
export function goodLack(clause: Clause): string | null {
  const text = noneDid(clause) ?? wasNone(clause)
  return text && hasAmount(text) ? text : null
}

/** 'I never let the queue get longer than 5 people' → 'never let …'; null where it could be a want of something. */
export function neverDid(clause: Clause): string | null {
  const { group, rest } = clause
  const clean = withoutFirstPerson(withoutNames(trimmed(rest)))
  const lead = leadOf(clause)
  if (!group || !clean || !lead || !/^(?:past|perfect)$/.test(group.time)) return null
  const text = rendered([...clean, ...lead])
  const late = /^late(?: even)?(?: once| ever)?(?= |$)/i.exec(text)
  if (group.copula && late && hasAmount(text)) return `never late${text.slice(late[0].length)}`
  // 'We were never more than 4 millimetres off': a limit that was kept.
  const kept = group.copula ? KEPT.exec(text)?.[1] : undefined
  if (kept) return `never ${kept}`
  const isNever = clause.words.some(({ lower }) => lower === 'never') || ANY.test(text)
  const isBad = BAD_DEEDS.has(group.base) || (group.base === 'run' && /^out of \w/.test(text))
  const isLimit = /^(?:let|have)$/.test(group.base) && LIMIT.test(text)
  const isTold = (isBad && (hasAmount(text) || group.base === 'run')) || isLimit
  const verb = group.word.forms.includes('past') ? group.word.lower : pastOf(group.base)
  return isNever && isTold ? `never ${verb} ${text}` : null
}

/** 'Never more than 2 complaints a quarter': a limit that was kept. */
export const isKeptLimit = (text: string): boolean =>
  /^never (?:more than|over|above|later than|longer than|under|below|less than|fewer than) (?:about )?[$€£]?\d/.test(
    text,
  )

const KEPT =
  /^(?:never )?((?:more|later|longer|further) than (?:about )?\d[\d.,]*%? (?:\w+ )?(?:off|out|late|behind|over)\b.*)$/

const BAD_DEEDS = new Set(
  'fail break cancel close stop exceed forget damage crash injure burn spoil overrun delay'.split(' '),
)
const ANY = /^(?:a|an|one|any|a single|single) /i
const LIMIT =
  /\b(?:longer|later|more|higher|larger|bigger) than (?:about )?[$€£]?\d|\b(?:above|over|under|below) [$€£]?\d/

const NOBODY = /^(?:not a single|not one of|none of|not one|nobody|no one|no) /
const BAD_TO_DO =
  /^(?:fell|failed|died|left|quit|complained|broke|crashed|resigned|dropped out|went missing|(?:was|were|got|went) (?:hurt|injured|lost|late|missing|damaged|burnt|stolen))\b/

/** 'None of the 22 kittens died', 'nobody left the team in 3 years'. */
function noneDid({ words, connector }: Clause): string | null {
  const spoken = trimmed(words.slice(words.findIndex(({ lower }) => !connector.includes(lower))))
  const at = spoken.findIndex((_, place) => NOBODY.test(`${lowerOf(spoken.slice(place, place + 3))} `))
  const verb = spoken.findIndex((_, place) => place > at && BAD_TO_DO.test(lowerOf(spoken.slice(place, place + 2))))
  const isAhead = at === 0 || (at < 9 && /^(?:in|over|during|within|for)$/.test(spoken[0]?.lower ?? ''))
  if (at < 0 || verb < 0 || verb > at + 7 || !isAhead) return null
  const who = spoken.slice(at, verb).filter(({ text }) => text !== ',')
  const end = spoken.findIndex(({ text }, place) => place > verb && text === ',')
  const all = [...who, ...spoken.slice(verb, end < 0 ? spoken.length : end), ...quiet(spoken.slice(0, at))]
  const clean = withoutFirstPerson(withoutNames(all.filter(({ text }) => text !== ',')))
  if (!clean || who.some(({ lower }) => /^(?:i|we|he|she|they|you|but)$/.test(lower))) return null
  return rendered(clean).toLowerCase().startsWith('not one of')
    ? `none${rendered(clean).slice('not one'.length)}`
    : rendered(clean).replace(/^(?:not a single|not one) /i, 'no ')
}

const BAD_NOUN =
  /^(?:[a-z]+ ){0,2}?(?:accidents?|incidents?|injur\w+|complaints?|differences?|errors?|mistakes?|fines?|breach(?:es)?|delays?|loss(?:es)?|thefts?|outages?|falls?|no-shows?|strikes?|recalls?|returns?|cancellations?)\b|^(?:day|week|month|shift|night|evening|year) (?:under|below|without|with (?:less|fewer) than)\b/

/** 'There was never a till difference of more than €2' → 'no till difference of more than €2'. */
function wasNone({ subjectWords, group, rest }: Clause): string | null {
  if (subjectWords[0]?.lower !== 'there' || !group?.negative) return null
  const clean = withoutFirstPerson(withoutNames(trimmed(rest)))
  const text = clean ? rendered(clean) : ''
  const thing = /^(?:not |never )?(?:been )?(?:not |never )?(?:a single|an?|any|one) (.+)$/i.exec(text)?.[1]
  return thing && BAD_NOUN.test(thing) ? `no ${thing}` : null
}

const lowerOf = (words: readonly Word[]): string => lowerText(words)
