import { isMark, saying, lowerText } from '#shared/ai/embedded/bits.ts'
import { trimmed } from '#shared/ai/embedded/edges.ts'
import type { Clause } from '#shared/ai/embedded/clauses.ts'
import { harmonised, withoutGerunds } from '#shared/ai/embedded/harmony.ts'
import { withoutNames } from '#shared/ai/embedded/called-names.ts'
import { withoutFirstPerson } from '#shared/ai/embedded/persons.ts'
import { quiet, rendered } from '#shared/ai/embedded/render.ts'
import type { Word } from '#shared/ai/embedded/tagger.ts'
import { gerundOf, verbOf } from '#shared/ai/embedded/verbs.ts'

/** A deed: its verb, the adverbs of manner that were said, what follows, and then what stood before the subject. */
export function told(verb: string, clause: Clause, isPast: boolean): string | null {
  const isGerund = clause.subject === 'none' && clause.group?.word.forms.includes('gerund')
  const said = isGerund ? withoutGerunds(trimmed(clause.rest), isPast) : trimmed(clause.rest)
  // 'I plan, sell and repair': the first mark parts two verbs.
  const isRow = clause.rest[0]?.text === ',' && clause.rest[1]?.forms.includes('base')
  const rest = harmonised(isRow ? [...clause.rest.slice(0, 1), ...said] : said, isPast ? 'past' : 'base')
  // 'Worked there 9 months': where, nobody said in this line.
  const isThere = /^(?:there|here)$/.test(rest[0]?.lower ?? '') && /^\d|^for$/.test(rest[1]?.text ?? '')
  const place = isThere ? rest.slice(1) : rest
  const clean = withoutFirstPerson(
    withoutNames(withoutPraise(withoutComment(withoutLooseEnd(place))), clause.group?.base),
  )
  const lead = leadOf(clause)
  if (!clean || !lead || isShareInFront(clause)) return null
  const manner = (clause.group?.adverbs ?? []).filter(({ lower }) => MANNERS.test(lower)).map(({ lower }) => lower)
  const text = rendered([
    ...manner.map((one) => ({ text: one })),
    { text: verb },
    ...withLead(withAnd(isRow ? clean : trimmed(clean)), lead),
  ])
  // 'I train students, at the moment three': a bare number hangs in the air.
  return text.replace(/, (\d+)$/, ' ($1)')
}
/** 'Half of them I can close the same day': not all of them. */
const isShareInFront = ({ lead }: Clause): boolean =>
  lead.length > 1 &&
  /^(?:half|most|some|many|none|few|\d[\d,.]*%?)$/.test(lead[0]?.lower ?? '') &&
  lead.some(({ lower }) => lower === 'of')

const MANNERS =
  /^(?:single-handedly|manually|personally|independently|successfully|jointly|together|safely|directly|never)$/

/** A row of deeds that was cut short ends with 'and': 'ran tests, analysed data' → 'ran tests and analysed data'. */
function withAnd(words: readonly Word[]): readonly Word[] {
  const isDeed = (at: number) =>
    words[at]?.text === ',' &&
    words[at + 1]?.tag === 'VERB' &&
    (words[at + 1]?.forms.includes('past') ?? false) &&
    words[at + 2] !== undefined &&
    words[at + 2]?.tag !== 'AUX'
  const last = words.findLastIndex((_, at) => isDeed(at))
  const hasAnd = words
    .slice(
      Math.max(
        0,
        words.findIndex((_, at) => isDeed(at)),
      ),
    )
    .some(({ lower }) => /^(?:and|or|then|but)$/.test(lower))
  const comma = words[last]
  if (!comma || hasAnd || words.slice(last + 1).some(({ text }) => text === ',')) return words
  return words.with(last, { ...comma, ...saying(comma, 'and') })
}

/** 'An amazing menu' → 'a menu': praise is for others. */
const withoutPraise = (words: readonly Word[]): readonly Word[] =>
  words.filter(({ lower }, at) => !(PRAISING.test(lower) && /^(?:NOUN|ADJ)$/.test(words[at + 1]?.tag ?? '')))
const PRAISING =
  /^(?:amazing|awesome|incredible|fantastic|excellent|wonderful|gorgeous|insane|crazy|brilliant|super|lovely|beautiful|stunning|unbelievable|phenomenal|great|nice|horrible|terrible|awful|annoying|silly|boring|funny|cute|wretched|blasted)$/

/** '…, always full', '…, ask anyone', '…, evenings mostly': a last part that names nothing, or tells somebody to, is a comment. */
export function withoutComment(words: readonly Word[]): readonly Word[] {
  const mark = words.findLastIndex((word) => word.text === ',')
  const last = words.slice(mark + 1)
  const first = last[0]
  const isNaming = last.some(
    ({ tag, isName, text }) => isName || /^(?:NOUN|PROPN|NUM|VERB)$/.test(tag) || /\d/.test(text),
  )
  const hasAmount = last.some(({ text }) => /\d/.test(text))
  const isTelling =
    first?.lower === 'please' || (first?.tag === 'VERB' && first.forms.includes('base') && last[1]?.tag === 'PRON')
  const isVague = /^(?:mostly|mainly|easily|usually|special|fault)$/.test(last.at(-1)?.lower ?? '')
  const isComment = !isNaming || (!hasAmount && (isTelling || isVague))
  return mark > 0 && last.length > 0 && (last.length < 5 || first?.lower === 'please') && isComment
    ? words.slice(0, mark)
    : words
}

/** '1,100 signatures for that' → '1,100 signatures'. */
function withoutLooseEnd(words: readonly Word[]): readonly Word[] {
  const [before, last] = words.slice(-2)
  const isLoose = words.length > 3 && before?.tag === 'ADP' && /^(?:that|it|this)$/.test(last?.lower ?? '')
  return isLoose ? words.slice(0, -2) : words
}

/** What stood in front follows the first part. */
export function withLead(words: readonly Word[], lead: readonly Word[]): readonly Word[] {
  const comma = words.findIndex(({ text }) => text === ',')
  return comma > 0 ? words.toSpliced(comma, 0, ...lead) : [...words, ...lead]
}

/** 'In 2021 I built' → 'built … in 2021'. */
export function leadOf({ lead }: Clause): readonly Word[] | null {
  const words = timesIn(lead)
  if (words.length === 0) return []
  const first = words[0]
  if (
    /^in (?:the|my|this|that) (?:last|previous|current|first|old|new)? ?(?:job|role|position|company)$/.test(
      lowerText(words),
    )
  )
    return []
  const isKept =
    first !== undefined &&
    words.length <= (words.some(({ text }) => /\d/.test(text)) ? 12 : 8) &&
    (first.tag === 'ADP' ||
      /^(?:every|each|last|this|in|at|on|during|within|from|for|with|over|since|until|twice|once|as|after|before|using|daily|weekly|monthly|yearly|annually|nightly)$/.test(
        first.lower,
      )) &&
    !/^(?:about|like|of|because|between)$/.test(first.lower) &&
    !words.some(({ lower }) => /^(?:those|that|this|it|them|these|which)$/.test(lower))
  // 'For the last 9': of what, is not said.
  const isOpen = /^(?:last|first|next)$/.test(words.at(-2)?.lower ?? '') && /^\d/.test(words.at(-1)?.text ?? '')
  if (!isKept || isOpen) return []
  return quiet(withoutFirstPerson(withoutNames(words)) ?? [])
}

/** What stands between marks before the subject, without things in a row: 'till, shelves, and on Saturdays' → 'on Saturdays'. */
function timesIn(lead: readonly Word[]): readonly Word[] {
  const parts: Word[][] = [[]]
  for (const word of lead)
    if (isMark(word)) parts.push([])
    else parts.at(-1)?.push(word)
  const told = parts.filter((part) => part.length > 0)
  if (told.length < 3) return told.flat()
  return told
    .map((part) => (part[0]?.lower === 'and' ? part.slice(1) : part))
    .filter(
      (part) => part.length > 1 && (part[0]?.tag === 'ADP' || /^(?:every|each|last|this)$/.test(part[0]?.lower ?? '')),
    )
    .flat()
}

/** A result told as what the deed did: 'which cut hosting' → 'cutting hosting'. */
export function participial(clause: Clause): string | null {
  const { group } = clause
  // 'Which gave us 11 more hours' → 'giving 11 more hours'.
  const isGain = /^(?:give|save|earn|bring|win|spare|get|land)$/.test(group?.base ?? '')
  const rest = isGain && /^(?:us|me)$/.test(clause.rest[0]?.lower ?? '') ? clause.rest.slice(1) : clause.rest
  const clean = withoutFirstPerson(withoutNames(trimmed(rest)))
  if (!group || !clean || group.negative || rest.some(({ lower }) => lower === 'me')) return null
  const base = verbOf(group.word.lower)?.base ?? group.base
  const isBare =
    /^(?:ADP|SCONJ|PUNCT)$/.test(rest[0]?.tag ?? 'PUNCT') &&
    !/^(?:in|up|down|out|back|off|over|away|from|to)$/.test(rest[0]?.lower ?? '')
  if (isBare || (base === 'make' && /^\d/.test(clean[0]?.text ?? '') && clean.length < 2)) return null
  if (group.passive || group.copula || /^(?:do|go|come|be|have|work|take|drop|fall|rise)$/.test(base)) return null
  return /^(?:past|present|perfect)$/.test(group.time) ? rendered([{ text: gerundOf(base) }, ...clean]) : null
}
