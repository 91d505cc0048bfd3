import { isMark, saying } from '#shared/ai/embedded/bits.ts'
import { trimmed, type Clause } from '#shared/ai/embedded/clauses.ts'
import { GOOD_TO_LACK } from '#shared/ai/embedded/facts.ts'
import { withoutFirstPerson, withoutNames } from '#shared/ai/embedded/persons.ts'
import { rendered } from '#shared/ai/embedded/render.ts'
import type { Word } from '#shared/ai/embedded/tagger.ts'
import type { Group } from '#shared/ai/embedded/verb-group.ts'
import { gerundOf, participleOf, pastOf, thirdOf, verbOf } from '#shared/ai/embedded/verbs.ts'

export type FrameKind = 'action' | 'duty' | 'fact' | 'result' | 'negative' | 'unclear' | 'context'

/** What a clause says, written without its subject; marks and capitals come later. */
export type Frame = {
  readonly kind: FrameKind
  readonly text: string
  readonly clause: Clause
  readonly own: boolean
}

/** Verbs of opinion, speech and state: true of a person, but no deed. */
const NO_DEEDS = new Set(
  'think feel love like hate enjoy believe guess suppose remember mean say tell wonder worry forget hear know prefer appreciate understand expect miss seem look ask talk complain die cry laugh lose fail break crash suffer need want struggle mess quit sit sleep wait go come see'.split(
    ' ',
  ),
)
const PEOPLE =
  /^(?:(?:a |the )?(?:\w+ )?(?:team|crew|group|shift|department|squad)\b|(?:about |over |up to )?\d+ (?:\w+ )?(?:people|staff|nurses|employees|engineers|developers|workers|technicians|volunteers|drivers|cooks|waiters|agents|reps|interns|students|trainees|apprentices|members|operators|assistants))/

/** What an own or a team's clause with a verb says. */
export function frameOf(clause: Clause, current: boolean): Frame {
  const own = clause.subject !== 'team'
  const { group } = clause
  const frame = (kind: FrameKind, text: string | null): Frame => ({
    kind: text ? kind : 'unclear',
    text: text ?? '',
    clause,
    own,
  })
  if (!group) return frame('unclear', null)
  if (group.negative) return frame('action', notNegative(clause)) // only what the closed list allows
  if (/^(?:wish|future|attempt)$/.test(group.time))
    return frame(group.time === 'attempt' ? 'negative' : 'context', rendered(clause.rest))
  if (
    group.time === 'would' &&
    !/\b(?:every|usually|each|always|often|daily)\b/.test(rendered(clause.words).toLowerCase())
  )
    return frame('context', null)
  if (
    NEARLY.test(group.adverbs.map(({ lower }) => lower).join(' ')) &&
    /^(?:lose|miss|quit|fail|die|drop|break|leave|forget|fall)$/.test(group.base)
  )
    return frame('negative', null)
  if (current && group.progressive && PROJECTS.test(group.base)) return frame('context', null)
  if (clause.subject === 'own' && clause.subjectWords.length > 1 && group.progressive)
    return frame('duty', partText(clause, [group.word, ...trimmed(clause.rest)], !(current && group.time === 'present')))
  if (group.copula) return copulaFrame(clause, current, frame)
  if (/^(?:nothing|nobody|none|neither|nowhere)$/.test(clause.rest[0]?.lower ?? '')) return frame('negative', null)
  if (clause.rest[0]?.lower === 'no')
    return frame(GOOD_TO_LACK.test(rendered(clause.rest).toLowerCase()) ? 'fact' : 'negative', lackText(clause))
  if (group.base === 'have') return frame('fact', haveText(clause, !(current && group.time === 'present')))
  if (group.base === 'be') return frame('unclear', null)
  const isPast = !(current && group.time === 'present')
  if (group.passive && BAD_TO_SUFFER.test(group.word.lower)) return frame('negative', null)
  if (group.passive) return frame('fact', told(participleOf(group.base), clause, isPast))
  if (/^(?:start|begin|finish)$/.test(group.base) && /^(?:at|early|late|work)$/.test(clause.rest[0]?.lower ?? ''))
    return frame('context', null)
  if (NO_DEEDS.has(group.base) && !isLookAfter(clause)) return frame('context', null)
  const isSelfTaught = group.base === 'teach' && clause.rest[0]?.lower === 'myself'
  const base = isSelfTaught ? 'learn' : group.base === 'do' ? deedOf(clause.rest) : group.base
  if (!base) return frame('unclear', null)
  const isSaid = group.time === 'past' && group.word.forms.includes('past') && base === group.base
  const verb = isPast ? (isSaid ? group.word.lower : pastOf(base)) : base
  const ability = group.time === 'ability'
  const duty = !isPast || group.progressive || ability
  return frame(duty ? 'duty' : 'action', told(ability ? base : verb, clause, isPast && !ability))
}

/** 'Did' says nothing of a deed: 'completed' a course, 'handled' all else; null where nothing is named. */
function deedOf(rest: readonly Word[]): string | null {
  const words = trimmed(rest)
  if (
    words.length === 0 ||
    words[0]?.tag === 'PRON' ||
    /^(?:it|that|this|everything|what|nothing|things?|so|okay|ok|well|good|fine|great|more|most|much|many|better|enough|best|alright|any|all)$/.test(
      words[0]?.lower ?? '',
    )
  )
    return null
  const isStudy = words
    .slice(0, 5)
    .some(({ lower }) =>
      /^(?:course|training|degree|internship|apprenticeship|thesis|studies|certificate|diploma|phd|bachelor|master|placement|exam)s?$/.test(
        lower,
      ),
    )
  return isStudy ? 'complete' : 'handle'
}

const NEARLY = /\b(?:almost|nearly)\b/
/** What is going on and not done yet, unlike a duty. */
const PROJECTS =
  /^(?:roll|build|migrate|implement|launch|move|introduce|fix|plan|try|rewrite|redesign|develop|replace|learn|study|apply|prepare|set|switch|finish|work|get|think|wait|hope|look)$/

const BAD_TO_SUFFER =
  /^(?:overbooked|understaffed|fired|laid|hurt|injured|blamed|overworked|forced|stuck|swamped|overwhelmed|stressed|bullied|robbed|left|ignored|underpaid|rushed|confused|annoyed|scared|worried)$/

const isLookAfter = ({ group, rest }: Clause): boolean =>
  (group?.base === 'look' && rest[0]?.lower === 'after') ||
  (group?.base === 'go' && rest[0]?.lower === 'through') ||
  (group?.base === 'talk' && /^(?:with|to)$/.test(rest[0]?.lower ?? '')) ||
  (group?.base === 'see' && rest.some(({ tag }) => tag === 'NUM')) ||
  (group?.base === 'come' && rest[0]?.lower === 'up' && rest[1]?.lower === 'with')

/** A deed: its verb, the adverbs of manner that were said, what follows, and then what stood before the subject. */
function told(verb: string, clause: Clause, isPast: boolean): string | null {
  const rest = harmonised(trimmed(clause.rest), isPast ? 'past' : 'base')
  const clean = withoutFirstPerson(withoutNames(withoutPraise(withoutLooseEnd(rest))))
  const lead = leadOf(clause)
  if (!clean || !lead) return null
  const manner = (clause.group?.adverbs ?? []).filter(({ lower }) => MANNERS.test(lower)).map(({ lower }) => lower)
  const text = rendered([
    ...manner.map((one) => ({ text: one })),
    { text: verb },
    ...withLead(withAnd(trimmed(clean)), lead),
  ])
  // 'I train students, at the moment three': a bare number hangs in the air.
  return text.replace(/, \d+$/, '')
}
const MANNERS =
  /^(?:single-handedly|manually|personally|independently|successfully|jointly|together|safely|directly|never)$/

/** A row of deeds that was cut short ends with 'and': 'ran tests, analysed data' → 'ran tests and analysed data'. */
function withAnd(words: readonly Word[]): readonly Word[] {
  const isDeed = (at: number) =>
    words[at]?.text === ',' &&
    words[at + 1]?.tag === 'VERB' &&
    (words[at + 1]?.forms.includes('past') ?? false) &&
    words[at + 2] !== undefined
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
  /^(?:amazing|awesome|incredible|fantastic|excellent|wonderful|gorgeous|insane|crazy|brilliant|super|lovely|beautiful|stunning|unbelievable|phenomenal)$/

/** '1,100 signatures for that' → '1,100 signatures'. */
function withoutLooseEnd(words: readonly Word[]): readonly Word[] {
  const [before, last] = words.slice(-2)
  const isLoose = words.length > 3 && before?.tag === 'ADP' && /^(?:that|it|this)$/.test(last?.lower ?? '')
  return isLoose ? words.slice(0, -2) : words
}

/** What stood in front follows the first part. */
function withLead(words: readonly Word[], lead: readonly Word[]): readonly Word[] {
  const comma = words.findIndex(({ text }) => text === ',')
  return comma > 0 ? words.toSpliced(comma, 0, ...lead) : [...words, ...lead]
}

/** 'In 2021 I built' → 'built … in 2021'. */
export function leadOf({ lead }: Clause): readonly Word[] | null {
  const words = lead.filter((word) => !isMark(word))
  if (words.length === 0) return []
  const first = words[0]
  if (
    /^in (?:the|my|this|that) (?:last|previous|current|first|old|new)? ?(?:job|role|position|company)$/.test(
      words.map(({ lower }) => lower).join(' '),
    )
  )
    return []
  const isKept =
    first !== undefined &&
    words.length <= 8 &&
    (first.tag === 'ADP' ||
      /^(?:every|each|last|this|in|at|on|during|within|from|for|with|over|since|until|twice|once|as|after|before|using|daily|weekly)$/.test(
        first.lower,
      )) &&
    !/^(?:about|like|of|because|between)$/.test(first.lower) &&
    !words.some(({ lower }) => /^(?:those|that|this|it|them|these|which)$/.test(lower))
  if (!isKept) return []
  const [head, ...more] = withoutFirstPerson(withoutNames(words)) ?? []
  return head
    ? [{ ...head, ...saying(head, head.isName || head.tag === 'PROPN' ? head.text : head.lower) }, ...more]
    : []
}

/** Coordinated verbs take the form of the first: 'answered phones, book appointments' → 'booked appointments'. */
export function harmonised(words: readonly Word[], form: 'past' | 'base' | 'third'): readonly Word[] {
  const inflect = form === 'past' ? pastOf : thirdOf
  return words.map((word, at) => {
    const before = words[at - 1]
    const next = words[at + 1]
    const joins =
      before && (before.text === ',' || /^(?:and|or|then|also)$/.test(before.lower)) && words[at - 2]?.lower !== 'to'
    if (!joins || word.isName || !next) return word
    if (isMark(next) && !word.forms.includes('base')) return word
    const isVerb =
      word.tag === 'VERB' ||
      (/^(?:DET|PRON)$/.test(next.tag) && word.tag !== 'ADJ') ||
      (/^(?:NOUN|ADJ|PROPN)$/.test(next.tag) && before.text === ',' && word.forms.includes('base') && !hasTo(words, at))
    if (!isVerb || word.forms.length === 0 || hasTo(words, at)) return word
    if (
      form !== 'base' &&
      (word.forms.includes('base') || word.forms.includes('third')) &&
      !word.forms.includes('past')
    )
      return { ...word, ...saying(word, inflect(word.base)) }
    return word
  })
}

/** An infinitive or a gerund before: 'helped to clean and cook', 'by planning and cooking'. */
function hasTo(words: readonly Word[], at: number): boolean {
  for (let place = at - 1; place >= Math.max(0, at - 8); place -= 1) {
    const word = words[place]
    if (word?.lower === 'to' && words[place + 1]?.forms.includes('base')) return true
    if (/^(?:who|that|which|help|helped|let|make|made)$/.test(word?.lower ?? '')) return true
  }
  return false
}

type Make = (kind: FrameKind, text: string | null) => Frame

/** 'Was in charge of', 'am responsible for', 'was a nurse on a ward of 24'. */
function copulaFrame(clause: Clause, current: boolean, frame: Make): Frame {
  const words = trimmed(clause.rest)
  const text = words.map(({ lower }) => lower).join(' ')
  const isPast = !(current && clause.group?.time === 'present')
  const charge =
    /^(?:the one )?(?:also |mainly |mostly |fully |solely )?(in charge of|responsible for|accountable for|involved in|part of)\b/.exec(
      text,
    )
  if (charge?.[1] && charge[1] !== 'part of')
    return frame('duty', chargeText(clause, words.slice(charge[0].split(' ').length), charge[1], isPast))
  const first = words[0]
  if (!first) return frame('unclear', null)
  if (clause.subjectWords.length > 1) return frame('duty', partText(clause, words, isPast))
  const isNoun =
    /^(?:a|an|the|one|part|head|lead|team|employee)$/.test(first.lower) ||
    first.tag === 'NOUN' ||
    first.tag === 'PROPN' ||
    (first.tag === 'ADJ' && words[1]?.tag === 'NOUN') ||
    /(?:[^v]er|or|ist|ian|man|woman|nurse|chef|cook|clerk|ain)$/.test(first.lower) ||
    words[1]?.lower === 'of'
  const comma = words.findIndex((word) => word.text === ',')
  const after = comma > 0 ? withoutFirstPerson(withoutNames(words.slice(comma + 1))) : null
  if (!isNoun && after && comma < 3 && /^(?:about |around |over )?[$€£]?\d/.test(rendered(after)))
    return frame('fact', rendered(after))
  if (!isNoun) return frame('context', null)
  const clean = withoutFirstPerson(
    withoutNames((/^(?:a|an|the)$/.test(first.lower) ? words.slice(1) : words).filter(({ lower }) => lower !== 'then')),
  )
  if (clean && clean.length < 3) return frame('unclear', null)
  return frame('duty', clean && !PRAISE.test(text) ? rendered([...clean, ...(leadOf(clause) ?? [])]) : null)
}
/** 'My part was the import', 'my job was to clean' → what was done; 'handled' where no verb was said. */
function partText(clause: Clause, words: readonly Word[], isPast: boolean): string | null {
  const [first, second] = words
  const isTo = first?.lower === 'to' && second?.forms.includes('base')
  const verb = isTo
    ? second
    : first?.forms.includes('gerund') && second && !/^(?:of|and)$/.test(second.lower)
      ? first
      : null
  const form = (one: Word) => (isPast ? pastOf(one.base) : one.base)
  const said = (verb ? words.slice(isTo ? 2 : 1) : words).map((word, at, all) =>
    verb && !isTo && word.forms.includes('gerund') && /^(?:and|,)$/.test(all[at - 1]?.lower ?? '') && all[at + 1]
      ? { ...word, ...saying(word, form(word)) }
      : word,
  )
  const rest = harmonised(said, isPast ? 'past' : 'base')
  const clean = withoutFirstPerson(withoutNames(rest))
  if (!clean || clean.length === 0) return null
  const base = verb?.base ?? 'handle'
  return rendered([{ text: isPast ? pastOf(base) : base }, ...clean, ...(leadOf(clause) ?? [])])
}
const PRAISE = /\b(?:best|greatest|amazing|awesome|perfect|genius|star|hero|god|smartest|happy|idiot|mess|nightmare)\b/

function chargeText(clause: Clause, words: readonly Word[], charge: string, isPast: boolean): string | null {
  const first = words[0]
  const clean = withoutFirstPerson(withoutNames(words))
  if (!first || !clean) return null
  const form = (base: string) => (isPast ? pastOf(base) : base)
  const lead = leadOf(clause) ?? []
  if (first.forms.includes('gerund') && words[1] && !isMark(words[1]) && !/^(?:of|and)$/.test(words[1].lower)) {
    const rest = clean
      .slice(1)
      .map((word, at) =>
        word.forms.includes('gerund') &&
        /^(?:and|,)$/.test(clean[at]?.lower ?? '') &&
        at + 2 < clean.length &&
        !isMark(clean[at + 2])
          ? { ...word, ...saying(word, form(word.base)) }
          : word,
      )
    return rendered([
      { text: charge === 'involved in' ? `${form('help')} with ${first.lower}` : form(first.base) },
      ...(charge === 'involved in' ? clean.slice(1) : rest),
      ...lead,
    ])
  }
  if (charge === 'involved in') return rendered([{ text: 'involved in' }, ...clean, ...lead])
  const verb = PEOPLE.test(rendered(clean).toLowerCase()) ? 'lead' : 'manage'
  return rendered([{ text: form(verb) }, ...clean, ...lead])
}

/** 'We had no falls' → 'no falls'. */
function lackText(clause: Clause): string | null {
  const clean = withoutFirstPerson(withoutNames(trimmed(clause.rest)))
  return clean && rendered([...clean, ...(leadOf(clause) ?? [])])
}

/** What somebody had, as a noun: 'I had 12 patients a shift' → '12 patients a shift'. */
function haveText(clause: Clause, isPast: boolean): string | null {
  const under = /^(.*?\b(?:people|staff|\w+s))\b (?:under|reporting to|working for|who reported to) (?:me|us)\b/i.exec(
    rendered(clause.rest),
  )
  if (under?.[1]) return `${isPast ? 'managed' : 'manage'} ${under[1]}`
  const words = trimmed(clause.rest)
  const clean = withoutFirstPerson(withoutNames(/^(?:a|an|the)$/.test(words[0]?.lower ?? '') ? words.slice(1) : words))
  if (clause.subject === 'team' && !/^(?:a|an) /.test(rendered(words))) return null
  const idea = /^(?:the|an) idea (?:to|of) (.+)$/i.exec(rendered(withoutFirstPerson(withoutNames(words)) ?? []))
  if (idea) return `${isPast ? 'came' : 'come'} up with ${idea[0]}`
  const hasSubstance =
    words.some(({ tag, text }) => tag === 'NUM' || /\d/.test(text)) ||
    /\b(?:licen[cs]e|certificate|certification|degree|diploma|experience)\b/.test(
      words.map(({ lower }) => lower).join(' '),
    )
  if (!clean || clean.length < 2 || !hasSubstance || clean[0]?.lower === 'to') return null
  return rendered([...clean, ...(leadOf(clause) ?? [])])
}

/** Negations that may stand: nothing was turned, and 'met every deadline' says the very same as 'never missed a deadline'. */
function notNegative(clause: Clause): string | null {
  const { group, rest } = clause
  const hasNever = clause.words.some(({ lower }) => lower === 'never')
  const isNone = /^(?:a|one|any|a single|single) /.test(rendered(rest).toLowerCase())
  if (!group || !(hasNever || isNone) || !/^(?:past|perfect)$/.test(group.time)) return null
  const clean = withoutFirstPerson(withoutNames(trimmed(rest)))
  if (!clean) return null
  const text = rendered(clean)
  const missed = /^(?:a|any|one|a single|single) deadlines?\b/i.exec(text) ?? /^deadlines?\b/i.exec(text)
  if (group.base === 'miss' && missed) return `met every deadline${text.slice(missed[0].length)}`
  if (/^(?:miss|lose|drop|skip)$/.test(group.base)) return `never ${pastOf(group.base)} ${text}`
  if (group.copula && /^late\b/.test(text)) return `never ${text}`
  if (
    /^(?:have|get|receive)$/.test(group.base) &&
    /^(?:a |an |any |one )?(?:single )?(?:complaint|accident|incident|injur|no-show|breach|fine|error)/.test(text)
  )
    return `never ${pastOf(group.base)} ${text}`
  return null
}

/** A result told as what the deed did: 'which cut hosting' → 'cutting hosting'. */
export function participial(clause: Clause): string | null {
  const { group, rest } = clause
  const clean = withoutFirstPerson(withoutNames(trimmed(rest)))
  if (!group || !clean || group.negative || rest.some(({ lower }) => lower === 'me')) return null
  const base = verbOf(group.word.lower)?.base ?? group.base
  const isBare =
    /^(?:ADP|SCONJ|PUNCT)$/.test(rest[0]?.tag ?? 'PUNCT') &&
    !/^(?:in|up|down|out|back|off|over|away|from|to)$/.test(rest[0]?.lower ?? '')
  if (isBare) return null
  if (group.passive || group.copula || /^(?:go|come|be|have|work|take|drop|fall|rise)$/.test(base)) return null
  return /^(?:past|present|perfect)$/.test(group.time) ? rendered([{ text: gerundOf(base) }, ...clean]) : null
}
export type { Group }
