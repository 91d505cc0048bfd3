import { capitalized } from '#shared/text/capitalized.ts'
import { isActionVerb, statesAction } from '#shared/text/action-verbs.ts'
import { foldWord } from '#shared/text/tokens.ts'
import { withoutPerson } from '#shared/writer/english/verbs.ts'
import { addsNothing } from '#shared/writing-help/adds-nothing.ts'
import { DUTY } from '#shared/writing-help/with-verb.ts'
import type { LineContext, Suggestion } from '#shared/writing-help/suggestion.ts'
import { verbOfBase, verbOfGerund, verbOfNoun, type VerbForms } from '#shared/writing-help/verb-forms.ts'

/** The line with its verb in front: 'Was responsible for managing a team of 5' is 'Managed a team of 5'. */
export function startWithVerb(line: string, { current }: LineContext): Suggestion {
  const text = line.trim()
  const opening = DUTY.exec(text)?.[0] ?? ''
  const isPast = !current || /\b(?:was|were|included|involved|used)\b/i.test(opening)
  const formOf = (verb: VerbForms) => (isPast ? verb.past : verb.base)
  const wording = reworded(text, opening, formOf)
  if (wording === null) return { none: opening === '' && statesAction(text) ? 'starts-with-verb' : 'unsafe' }
  const result = capitalized(wording)
  return addsNothing(line, [result]) ? { lines: [result] } : { none: 'unsafe' }
}

type FormOf = (verb: VerbForms) => string

function reworded(text: string, opening: string, formOf: FormOf): string | null {
  if (opening !== '') return fromDuty(text.slice(opening.length), opening, formOf)
  const helped = /^(helped|assisted) (?:with|in) ([a-z]+ing) (?=\S)/i.exec(text)
  const helping = helped && verbOfGerund(helped[2] ?? '')
  if (helped && helping) return `Helped ${helping.base} ${text.slice(helped[0].length)}`
  if (statesAction(text)) return null
  return withoutSubject(text) ?? withoutAdverb(text) ?? fromAction(text, formOf)
}

/** 'to' is followed by an infinitive, other openings by what was done. */
function fromDuty(rest: string, opening: string, formOf: FormOf): string | null {
  if (!/to\s+$/i.test(opening)) return fromAction(rest, formOf)
  const [first = ''] = /^\p{L}+/u.exec(rest) ?? []
  const verb = verbOfBase(first)
  return verb ? formOf(verb) + rest.slice(first.length) : null
}

/** 'I have trained five' is 'trained five'. */
function withoutSubject(text: string): string | null {
  const subject = /^I(?:'ve|’ve)? /.exec(text)?.[0]
  if (subject === undefined && !/^(?:have|has) /i.test(text)) return null
  const predicate = text.slice(subject?.length ?? 0)
  const line = withoutPerson(predicate.charAt(0).toLowerCase() + predicate.slice(1))
  return line !== null && startsWithVerb(line) ? line : null
}

const startsWithVerb = (line: string): boolean => isActionVerb(foldWord(/^\p{L}+/u.exec(line)?.[0] ?? ''))

function withoutAdverb(text: string): string | null {
  const rest = text.replace(/^(?:successfully|effectively|efficiently|actively|also|proactively) /i, '')
  return rest !== text && startsWithVerb(rest) ? rest : null
}

/** A gerund ('managing a team') or a noun of action ('the management of a team') at the start. */
function fromAction(rest: string, formOf: FormOf): string | null {
  const [head, first = '', of = ''] = /^(?:the )?(\p{L}+)( of(?: the(?= \p{L}+ing of))?)?(?=[ ,])/iu.exec(rest) ?? []
  if (head === undefined) return null
  const after = rest.slice(head.length)
  const verb = of === '' ? gerundBefore(first, after, /^the /i.test(rest)) : (verbOfNoun(first) ?? verbOfGerund(first))
  if (!verb) return null
  return formOf(verb) + (of === '' ? withCoordinated(after, formOf) : after)
}

/** A gerund that takes an object here; 'marketing campaigns' and 'the training' are things. */
function gerundBefore(word: string, after: string, isThing: boolean): VerbForms | undefined {
  const verb = verbOfGerund(word)
  return verb && !isThing && (!AS_NOUN.has(word.toLowerCase()) || DETERMINED.test(after)) ? verb : undefined
}

/** Gerunds that often name a field or describe a noun. */
const AS_NOUN = new Set(
  `accounting billing building buying coaching consulting cooking driving engineering hosting invoicing loading mailing
  manufacturing marketing meeting mentoring operating painting planting posting processing programming
  publishing purchasing recording recruiting reporting running selling shipping sourcing staffing teaching testing
  tracking training tutoring washing welding working`.split(/\s+/),
)
const DETERMINED =
  /^ (?:(?:an?|the|all|both|each|every|my|our|their|new|up to|over|about|more than|several|various|some|any|daily|weekly|monthly|annual|one|two|three|four|five|six|seven|eight|nine|ten)\b|[$€£]?\d)|^(?:,| and) (?:and )?\p{L}+ing\b/iu

/** 'answering phones and greeting visitors': the verbs that follow take the same form, up to one that depends on another. */
function withCoordinated(after: string, formOf: FormOf): string {
  const dependent =
    /\b(?:by|for|of|in|including|through|with|on|about|from|while|when|after|before|without|to|that|which|who)\s+\p{L}+ing\b/iu.exec(
      after,
    )
  const end = dependent?.index ?? after.length
  const changed = after.slice(0, end).replace(COORDINATED, (whole, link: string, word: string, at: number) => {
    const following = after.slice(at + whole.length)
    const isBare = /(?:^|, | and )(?:and )?(?:\p{L}+ing)?$/iu.test(after.slice(0, at))
    const verb = verbOfGerund(word)
    const isVerb = verb && (isBare || !AS_NOUN.has(word.toLowerCase()) || DETERMINED.test(following))
    return isVerb ? link + formOf(verb) : whole
  })
  return changed + after.slice(end)
}
const COORDINATED = /(, (?:and )?| and |\/)(\p{L}+ing)\b/giu
