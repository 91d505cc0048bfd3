import { lowerText } from '#shared/ai/embedded/bits.ts'
import { hasAmount } from '#shared/ai/embedded/amounts.ts'
import { withoutNames } from '#shared/ai/embedded/called-names.ts'
import type { Clause } from '#shared/ai/embedded/clauses.ts'
import { leadOf, withLead } from '#shared/ai/embedded/deed-text.ts'
import { trimmed } from '#shared/ai/embedded/edges.ts'
import { withoutFirstPerson } from '#shared/ai/embedded/persons.ts'
import { rendered } from '#shared/ai/embedded/render.ts'
import type { Word } from '#shared/ai/embedded/tagger.ts'

/**
 * 'Handover took 40 minutes, … then it was about 15' → 'then about 15': how much of the same it was at another time. The
 * amount stands bare, or with a thing that the text before counts as well; without a time it may be of anything.
 */
export function laterAmount(text: string, clause: Clause): string | null {
  const { group, lead, connector, rest } = clause
  if (!isState(clause) || group?.negative || !hasAmount(text)) return null
  const words = trimmed(rest)
  const [amount, thing = '', tail = ''] = AMOUNT.exec(rendered(words))?.slice(1) ?? []
  if (!amount || (thing && !isCountedIn(text, thing))) return null
  const said = lead.length > 0 ? lowerText(lead) : connector.join(' ')
  const first =
    /^(?:now|today)$/.exec(said)?.[0] ??
    /^(?:an?|about \d+|\d+) (?:days?|weeks?|months?|years?|seasons?) (?:later|after)$/.exec(said)?.[0] ??
    (/(?:^|\b)(?:then|later(?: on)?|afterwards|after that)$/.test(said) ? 'then' : '')
  const after = tail.trim()
  const [isWhole, rate, time] = TIME.exec(after) ?? []
  if (after && isWhole === undefined) return null
  const before = first ? '' : rendered(leadOf(clause) ?? [])
  if ((!first && !before && !time) || (rate?.startsWith('per') && !isCountedIn(text, thing))) return null
  // 'I trained 8 people. We had 11 a month when I came': of what, the deed does not say.
  if (/^(?:an?|every) /.test(rate ?? '') && !RATE.test(text)) return null
  // A line that ends in 'about 15' reads as cut off.
  if (first === 'now' && !after && amount.startsWith('about')) return `${amount}${thing} now`
  const unit = first && !thing && !after && amount.startsWith('about') ? unitIn(text) : ''
  return [first, amount + thing + unit, after, before].filter((part) => part !== '').join(' ')
}

/** 'It was', 'there are', 'we had', 'it takes': how things stood, and nobody's deed. */
const isState = ({ subject, subjectWords, group }: Clause): boolean => {
  if (!group || !/^(?:past|present|perfect)$/.test(group.time)) return false
  if (subject === 'own' || subject === 'team') return group.copula || group.base === 'have'
  const isOfIt = subject === 'it' || subject === 'person' || subjectWords[0]?.lower === 'there'
  return isOfIt && (group.copula || /^(?:take|cost|need|last|have)$/.test(group.base))
}

/** So many in a time. */
const RATE = /\d[\d.,]*[%k]? (?:\p{L}+ ){0,2}(?:an?|per|each|every) \p{L}/u
const NUMBER = String.raw`(?:[$€£]?\d[\d.,]*[%k]?|one(?= (?:minute|hour|day|week|month)\b))`
/** How much, what it counts, and when. */
const AMOUNT = new RegExp(
  String.raw`^((?:(?:back |down |up )+(?:to|at) |at )?(?:about |over |under |nearly |almost |just |only |still )*${NUMBER}(?: to ${NUMBER})?)( \p{L}+)??((?: (?:now|today|then|on average|at the|in the|after|by|in|last|this|within|an?|per|every|from \d+)\b.*)?)$`,
  'u',
)
/** When it was: what is told further is of something else. */
const TIME =
  /^(from \d+ \p{L}+|on average|an? (?:day|week|month|year|night|shift)|per \w+|every (?:day|week|month|year))? ?(now|today|then|(?:at|by|in|after|within|last|this) (?:the )?(?:(?:very |whole )?(?:end|start|beginning|spring|summer|autumn|winter|christmas|easter|year|month|week|season|term)|(?:first|second|third|last|next) (?:years?|months?|weeks?|days?|season|term|summer|winter)|(?:19|20)\d\d|(?<=after )\d+ \w+)(?: of [\w ]+)?)?$/iu

/** What a text counts at its end, if it is time: ' minutes'. */
const unitIn = (text: string): string => /\d( (?:seconds|minutes|hours|days|weeks|months|years))$/.exec(text)?.[1] ?? ''

/** 'From 40 minutes to 15 minutes': both count the same. */
export function isCountedIn(text: string, thing: string): boolean {
  const stem = thing.trim().toLowerCase().replace(/s$/, '')
  const unit = /^(?:second|minute|hour|day|week|month)$/
  const counted = [...text.toLowerCase().matchAll(/\d[\d.,]*[%k]? (\p{L}+)/gu)].map(([, one = '']) =>
    one.replace(/s$/, ''),
  )
  return counted.some((one) => one === stem || (unit.test(one) && unit.test(stem)))
}

/** 'At the start there were 12 members' → '12 members at the start'; a bare number is of what was told before. */
export function countThere(clause: Clause): { readonly text: string; readonly isBare: boolean } | null {
  const { subjectWords, group, rest } = clause
  if (subjectWords[0]?.lower !== 'there' || !group?.copula || group.negative) return null
  const words = trimmed(rest)
  const clean = withoutFirstPerson(withoutNames(words))
  const text = clean && rendered(withLead(clean, leadOf(clause) ?? []))
  if (!clean || !text || !hasAmount(text) || clean.length > 12) return null
  if (!/ (?:at the (?:start|end|beginning)|now|last \w+|in (?:19|20)\d\d|in the (?:first|last) \w+)$/.test(text))
    return null
  return { text: text.replace(/^an? /, ''), isBare: !isOfThing(clean) }
}

/** '12 members', and not '2 in the whole year', which may be of anything. */
export const isOfThing = (words: readonly Word[]): boolean => {
  const at = words.findIndex(({ text }) => /^[$€£]?\d/.test(text))
  return words.slice(at + 1, at + 4).some(({ tag }) => tag === 'NOUN') && words[at + 1]?.tag !== 'ADP'
}
