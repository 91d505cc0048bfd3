import { saying, lowerText } from '#shared/ai/embedded/bits.ts'
import type { Clause } from '#shared/ai/embedded/clauses.ts'
import { leadOf, withLead } from '#shared/ai/embedded/deed-text.ts'
import { trimmed } from '#shared/ai/embedded/edges.ts'
import { neverDid } from '#shared/ai/embedded/good-lacks.ts'
import { withoutNames } from '#shared/ai/embedded/called-names.ts'
import { isOwnFamily } from '#shared/ai/embedded/private-matters.ts'
import { withoutFirstPerson } from '#shared/ai/embedded/persons.ts'
import { rendered } from '#shared/ai/embedded/render.ts'
import type { Word } from '#shared/ai/embedded/tagger.ts'
import { gerundOf, pastOf } from '#shared/ai/embedded/verbs.ts'

/** 'We had no falls' → 'no falls'. */
export function lackText(clause: Clause): string | null {
  const clean = withoutFirstPerson(withoutNames(trimmed(clause.rest)))
  return clean && rendered([...clean, ...(leadOf(clause) ?? [])])
}

/** 'A deadline that was a joke': what it was to whoever tells is left out, with what it was said of. */
function withoutVerdict(words: readonly Word[]): readonly Word[] {
  const that = words.findIndex(
    ({ lower }, at) => /^(?:that|which)$/.test(lower) && VERDICT.test(rendered(words.slice(at + 1)).toLowerCase()),
  )
  const and = words.slice(0, Math.max(0, that)).findLastIndex(({ lower }) => lower === 'and')
  return that < 0 ? words : words.slice(0, and > 0 ? and : that)
}
const VERDICT =
  /^(?:was|were|is|are) (?:\w+ )?(?:an? )?(?:joke|nightmare|mess|disaster|shambles|miracle|pain|horror|terrible|awful|crazy|impossible|ridiculous|insane|hopeless|far too \w+)$/

/** 'Have 45 and make cheese, 30 kilos' → '45, making cheese, 30 kilos': what somebody does is not had. */
function withDeed(words: readonly Word[]): readonly Word[] {
  const at = words.findIndex(
    ({ lower }, place) =>
      lower === 'and' &&
      words[place + 1]?.tag === 'VERB' &&
      words[place + 1]?.forms[0] === 'base' &&
      /^(?:NOUN|DET|NUM|PRON)$/.test(words[place + 2]?.tag ?? ''),
  )
  const [and, verb] = words.slice(at, at + 2)
  if (at < 1 || !and || !verb) return words
  const doing = { ...verb, ...saying(verb, gerundOf(verb.base)), forms: ['gerund' as const] }
  return [...words.slice(0, at), { ...and, ...saying(and, ','), tag: 'PUNCT' as const }, doing, ...words.slice(at + 2)]
}

const SOMEBODY =
  /^(?:helper|assistant|trainee|apprentice|boss|manager|mentor|intern|partner|student|secretary|driver|cook|teacher|nurse|supervisor|colleague|trainer|coach)$/

/** What somebody had, as a noun: 'I had 12 patients a shift' → '12 patients a shift'. */
export function haveText(clause: Clause, isPast: boolean): string | null {
  const under = /^(.*?\b(?:people|staff|\w+s))\b (?:under|reporting to|working for|who reported to) (?:me|us)\b/i.exec(
    rendered(clause.rest),
  )
  if (under?.[1]) return `${isPast ? 'managed' : 'manage'} ${under[1]}`
  const words = trimmed(withDeed(withoutVerdict(clause.rest)))
  if (isOwnFamily(clause)) return null
  // 'I had a helper for 3 weeks': somebody else was it.
  if (/^an?$/.test(words[0]?.lower ?? '') && SOMEBODY.test(words[1]?.lower ?? '')) return null
  const isOwn = words[1]?.lower === 'own'
  const named = /^(?:a|an|the|my|our)$/.test(words[0]?.lower ?? '') ? words.slice(isOwn ? 2 : 1) : words
  const clean = withoutFirstPerson(withoutNames(named))
  if (
    clause.subject === 'team' &&
    !/^(?:a|an|about|over|some|the (?:lowest|highest|best|fewest|most|fastest|shortest|longest|biggest|largest|smallest)|[$€£]?\d[\d,.]*[k%]?) /.test(
      rendered(words),
    )
  )
    return null
  const idea = /^(?:the|an) idea (?:to|of) (.+)$/i.exec(rendered(withoutFirstPerson(withoutNames(words)) ?? []))
  if (idea) return `${isPast ? 'came' : 'come'} up with ${idea[0]}`
  const hasSubstance =
    words.some(({ tag, text, lower }) => tag === 'NUM' || /\d/.test(text) || lower === 'dozen') ||
    /\b(?:licen[cs]e|certificate|certification|degree|diploma|experience)\b/.test(lowerText(words))
  // 'I had 40 minutes': a time, and nothing that was there.
  const isTime =
    /^(?:about |only |just )*\d+ (?:second|minute|hour|day|week|month|year)s?(?: (?:to|before|until) .*)?$/.test(
      rendered(clean ?? []),
    )
  if (!clean || isTime || clean.length < 2 || !hasSubstance || clean[0]?.lower === 'to') return null
  return rendered(withLead(clean, leadOf(clause) ?? []))
}

/** 'I only missed 2 days in 3 years' → 'missed only 2 days in 3 years': so few, out of so many. */
export function onlyText(clause: Clause): string | null {
  const { group, rest } = clause
  const all = trimmed(rest)
  const mark = all.findIndex(({ text }) => text === ',')
  const words = mark < 0 ? all : all.slice(0, mark)
  const isFirst = words[0]?.lower === 'only'
  const isOnly = isFirst || clause.words.slice(0, 4).some(({ lower }) => lower === 'only')
  const said = isFirst ? words.slice(1) : words
  const text = rendered(withoutFirstPerson(withoutNames(said)) ?? [])
  const isFew = /^(?:\d+|one) .*\b(?:in|out of|of|over|from) (?:the |about |over )?\d/.test(text)
  if (!group || !isOnly || !isFew || !/^(?:past|perfect)$/.test(group.time)) return null
  return `${pastOf(group.base)} only ${text}`
}

/** Negations that may stand: nothing was turned, and 'met every deadline' says the very same as 'never missed a deadline'. */
export function notNegative(clause: Clause): string | null {
  const { group, rest } = clause
  const hasNever = clause.words.some(({ lower }) => lower === 'never')
  const isNone = /^(?:a|one|any|a single|single) /.test(rendered(rest).toLowerCase())
  // 'We have not had one since': before that there were some.
  if (clause.words.at(-1)?.lower === 'since') return null
  const never = neverDid(clause)
  if (never) return never
  if (!group || !(hasNever || isNone) || !/^(?:past|perfect)$/.test(group.time)) return null
  const clean = withoutFirstPerson(withoutNames(trimmed(rest)))
  if (!clean) return null
  const text = rendered(withLead(clean, leadOf(clause) ?? []))
  const missed = /^(?:a|any|one|a single|single) deadlines?\b/i.exec(text) ?? /^deadlines?\b/i.exec(text)
  if (group.base === 'miss' && missed) return `met every deadline${text.slice(missed[0].length)}`
  if (/^(?:miss|lose|drop|skip)$/.test(group.base)) return `never ${pastOf(group.base)} ${text}`
  if (group.base === 'call' && /^in sick\b/.test(text)) return `never called ${text}`
  if (group.copula && /^late\b/.test(text)) return `never ${text}`
  if (
    /^(?:have|get|receive)$/.test(group.base) &&
    /^(?:a |an |any |one )?(?:single )?(?:complaint|accident|incident|injur|no-show|breach|fine|error)/.test(text)
  )
    return `never ${pastOf(group.base)} ${text}`
  return null
}
