import { antecedentFor } from '#shared/ai/embedded/antecedent.ts'
import { ofThose, whoOf } from '#shared/ai/embedded/counted-before.ts'
import { companyOf } from '#shared/ai/embedded/company.ts'
import type { Draft, Left, Part } from '#shared/ai/embedded/draft.ts'
import { standing } from '#shared/ai/embedded/facts.ts'
import { phrase } from '#shared/ai/embedded/fragments.ts'
import { frameOf, type Frame } from '#shared/ai/embedded/frame.ts'
import type { Word } from '#shared/ai/embedded/tagger.ts'

/** What a clause gives by itself: a deed, a duty or a fact, or why it gives nothing. */
export function draftOf(part: Part, current: boolean): Draft | Left {
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
  if (isNounFirst(clause, current) || isOfWhomElse(clause)) return { words, why: 'unclear' }
  if (isOfThingBefore(part)) return { words, why: 'unclear' }
  if (subject === 'own' || subject === 'team' || (subject === 'none' && group)) {
    const resolved = antecedentFor(part)
    if (resolved) return made(frameOf(resolved.clause, current), sentence, resolved.words)
    // 'Once a neighbour and I got her up': who was there is no time.
    const told = ofThose(part)
    const isPair =
      companyOf(clause) === 'jointly' &&
      subject === 'own' &&
      clause.lead[0]?.lower !== 'together' &&
      clause.lead.at(-1)?.tag === 'NOUN'
    return made(frameOf(isPair ? { ...told, lead: [] } : told, current), sentence, words)
  }
  return subject === 'none' ? phrase(ofThose(part), sentence) : standing(clause, sentence, current, whoOf(part))
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
  // 'After I put up mirrors only one': the number is of what followed.
  const number = rest.at(-1)
  const before = rest.at(/^(?:only|just|about)$/.test(rest.at(-2)?.lower ?? '') ? -3 : -2)
  const isOfNext =
    /^(?:\d[\d,.]*%?|one|none)$/.test(number?.lower ?? '') && /^(?:NOUN|VERB|PROPN)$/.test(before?.tag ?? '')
  if (!isDeed || isOfNext) return { words, why: 'unclear' }
  const frame = frameOf(clause, current)
  return frame.kind === 'action' ? made(frame, sentence, words) : { words, why: 'unclear' }
}

/** 'The lady [I cared for] wrote a book': the verb after it is hers. */
const isOfWhomElse = ({ rest, group, lead }: Part['clause']): boolean =>
  // 'One I waved through'
  (lead.length === 1 && lead[0]?.lower === 'one') ||
  // 'The reminders we got from suppliers stopped'
  (lead.at(-1)?.tag === 'NOUN' &&
    rest.length > 1 &&
    rest.at(-1)?.tag === 'VERB' &&
    (rest.at(-1)?.forms.includes('past') ?? false) &&
    rest.at(-2)?.tag === 'NOUN') ||
  (/^(?:ADP|SCONJ|PART)$/.test(rest[0]?.tag ?? '') &&
    rest[1]?.tag === 'VERB' &&
    rest[1].forms.includes('past') &&
    !rest[1].forms.includes('base') &&
    rest[2]?.tag === 'DET') ||
  // 'The boy I was put with in May could not read'
  ((group?.passive ?? false) && rest[0]?.tag === 'ADP' && rest[1]?.tag === 'ADP')

/** 'Support emails about it stopped': what looks like a verb is part of a thing, whose verb follows. */
const isNounFirst = ({ subject, group, rest }: Part['clause'], current: boolean): boolean =>
  // 'Automated tests are done by the others', 'wiring faults are rare'
  (subject === 'none' && isBeforeIs(rest)) ||
  (subject === 'none' &&
    group?.time === 'present' &&
    !current &&
    rest.some(
      ({ tag, forms }, at) =>
        tag === 'VERB' &&
        forms.length > 0 &&
        forms.every((form) => form === 'past' || form === 'participle') &&
        /^(?:NOUN|PRON|PROPN)$/.test(rest[at - 1]?.tag ?? '') &&
        !rest.slice(0, at).some(({ lower, text }) => /^(?:who|which|that|and|when|what)$/.test(lower) || text === ','),
    ))

/** 'I wrote the checklist [we use at handover]': of the checklist. */
const isOfThingBefore = ({ clause, before }: Part): boolean =>
  /^(?:own|team)$/.test(clause.subject) &&
  clause.words[0] === clause.subjectWords[0] &&
  before.at(-1)?.tag === 'NOUN' &&
  /^(?:use|have|need|sell|make|get|offer|run|teach|keep)$/.test(clause.group?.base ?? '') &&
  clause.group?.time === 'present' &&
  /^(?:ADP|ADV)$/.test(clause.rest[0]?.tag ?? '')

/** Nouns, and then 'is' or 'are'. */
const isBeforeIs = (rest: readonly Word[]): boolean => {
  const at = rest.findIndex(({ lower }) => /^(?:is|are|was|were)$/.test(lower))
  return at > 0 && at < 4 && rest.slice(0, at).every(({ tag }) => tag === 'NOUN' || tag === 'ADJ')
}

const SUBORDINATE =
  /^(?:if|because|cause|since|although|though|unless|whether|why|how|what|when|while|until|whereas|except|where|as|whoever)$/

/** 'Did the accounts from [when I was 17]' */
const withoutLooseEnd = (text: string): string => text.replace(/ (?:from|since|until)$/, '')

/** 'Fed, washed and dressed': three deeds in a row. */
const inRow = ({ rest }: Part['clause'], text: string): string =>
  rest[0]?.text === ',' && rest[1]?.tag === 'VERB' && rest[1].forms.includes('past')
    ? text.replace(/^(\p{L}+) (?=\p{L}+ed\b)/u, '$1, ')
    : text

function made({ kind, text, clause }: Frame, sentence: number, words: readonly Word[]): Draft | Left {
  const { group } = clause
  if (kind !== 'action' && kind !== 'duty' && kind !== 'fact')
    return { words, why: group?.negative || kind === 'negative' ? 'negative' : 'unclear' }
  if (
    text.split(' ').length < 2 ||
    /^(?!left|moved|passed)\w+ (?:up|away|out|off|back|down|over)$/.test(text) ||
    /^\w+(?: up| out| off)? (?:it|them|that|this|one|everything|something|things?)$/.test(text)
  )
    return { words, why: 'too-short' }
  const isShared = kind === 'fact' ? undefined : companyOf(clause)
  return {
    text: inRow(clause, withoutLooseEnd(text)),
    words,
    kind,
    sentence,
    verbatim: group?.negative ?? false,
    isShared,
  }
}
