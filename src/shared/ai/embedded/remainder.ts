import { isOfEither } from '#shared/ai/embedded/counted-before.ts'
import { isMark, lowerText } from '#shared/ai/embedded/bits.ts'
import type { Clause } from '#shared/ai/embedded/clauses.ts'
import type { Part } from '#shared/ai/embedded/draft.ts'
import { countedIn } from '#shared/ai/embedded/counted-things.ts'
import { leadOf } from '#shared/ai/embedded/deed-text.ts'
import { withLead } from '#shared/ai/embedded/deed-text.ts'
import { trimmed } from '#shared/ai/embedded/edges.ts'
import { isFinite } from '#shared/ai/embedded/subject-start.ts'
import { hasAmount } from '#shared/ai/embedded/amounts.ts'
import { isOught } from '#shared/ai/embedded/facts.ts'
import { phrase } from '#shared/ai/embedded/fragments.ts'
import { isOfThing } from '#shared/ai/embedded/later-amounts.ts'
import { literal, withoutArticle } from '#shared/ai/embedded/literal.ts'
import { isFit, mended } from '#shared/ai/embedded/fit.ts'
import { frameOf } from '#shared/ai/embedded/frame.ts'
import { isMistake } from '#shared/ai/embedded/no-deeds.ts'
import { withoutNames } from '#shared/ai/embedded/called-names.ts'
import { isOwnFamily } from '#shared/ai/embedded/private-matters.ts'
import { withoutFirstPerson } from '#shared/ai/embedded/persons.ts'
import { SUM } from '#shared/ai/embedded/results.ts'
import { isFirstName, THE_OTHERS } from '#shared/ai/embedded/pronouns.ts'
import { quiet, rendered } from '#shared/ai/embedded/render.ts'
import type { Word } from '#shared/ai/embedded/tagger.ts'

/** What can be told of a clause that gave no line of its own. */
export type Remainder = {
  readonly text: string
  readonly words: readonly Word[]
  /** It could be a line by itself. */
  readonly isWhole: boolean
  /** How it hangs on the line that it joins; without a joint that has a mark of its own it goes on from what was said just before. */
  readonly joint: '; ' | ', ' | ' '
}

/** The parts of a clause that are sure, in their own words and in order. */
export function remaindersOf(part: Part, current: boolean): readonly Remainder[] {
  const { connector, words } = part.clause
  const said = rendered(words).toLowerCase()
  if (
    connector.some((word) => DOUBTING.test(word)) ||
    UNFIT.test(said) ||
    THE_OTHERS.test(said) ||
    isOwnFamily(part.clause) ||
    isMistake(part.clause) ||
    (part.clause.group?.passive && /\bby (?:the|our|my|a|an)\b/.test(lowerText(part.clause.rest))) ||
    (part.clause.subject === 'thing' &&
      /^(?:help|assist|support|teach|show|give)$/.test(part.clause.group?.base ?? '') &&
      /^(?:me|us)$/.test(part.clause.rest[0]?.lower ?? '')) ||
    SUM.test(said)
  )
    return []
  if (isOfEither(part)) return []
  const sure = [leading(part.clause), main(part, current)]
    .filter((one) => one !== null)
    .filter(({ text }) => hasAmount(text))
  const counted = countedIn(part.clause, part.before).map((one): Remainder => ({
    text: one.text,
    words: one.words,
    isWhole: one.isOfSomething,
    joint: '; ',
  }))
  return [...sure, ...counted].filter(({ text }) => !/^(?:a )?colleague\b/.test(text))
}

const DOUBTING = /^(?:if|unless|although|though|whether)$/

/** Feelings, speech, blame, pay and family: true perhaps, and no matter of a resume. */
export const UNFIT =
  /^(?:usually|normally) it |\b(?:say|says|said|told|think|thought|joy|love|loved|hate|hated|feel|felt|afraid|unhappy|angry|worried|scared|goal|mess|joke|nightmare|hell|awful|bad|terrible|horrible|boring|failed|broke|crashed|dying|died|dead|fault|would|salary|wages?|pay rise|paid me|pays me|boss|not|never|nobody|nothing|none|neither|nor|hardly|barely|scarcely)\b/

/** 'The wedding of the mayor, 250 guests, and it rained': a phrase with a number that stands before a clause. */
function leading(clause: Clause): Remainder | null {
  const { lead, subject, group, rest } = clause
  const first = lead[0]
  // 'Two thirds of the late ones I got like that': without its verb it tells another thing.
  if (
    (subject === 'own' || subject === 'team') &&
    group &&
    !group.copula &&
    /\bof (?:the|them|those|these|my|our)\b/.test(lowerText(lead))
  )
    return null
  const isNominal =
    first &&
    (first.forms.includes('gerund') ||
      /^(?:NOUN|NUM|DET|PROPN|ADJ)$/.test(first.tag) ||
      /^(?:my|our|about|over|nearly|up)$/.test(first.lower))
  if (
    /\bago\b|^(?:\d+|an?) (?:day|week|month|year|hour|minute)s? (?:before|after|into|later|earlier)\b|^the (?:year|month|week|day|season|summer|winter) before$/i.test(
      rendered(lead),
    ) ||
    (subject === 'it' && group?.copula && !/^(?:past|present|perfect)$/.test(group.time))
  )
    return null
  const clean = isNominal ? cleaned(withoutArticle(lead)) : null
  if (!clean) return null
  const limited = limitedBy(clause)
  if (limited) return limited
  // '86 roofs, that is over 700 kilowatts': one thing, told twice.
  const again = subject === 'it' && group?.copula ? cleaned(rest) : null
  const text = rendered(quiet(clean))
  return {
    text: again ? `${text}, ${rendered(again)}` : text,
    words: [...lead, ...(again ?? [])],
    isWhole: clean.length > 2 && [...clean, ...(again ?? [])].some(({ tag }) => tag === 'NOUN'),
    joint: '; ',
  }
}

/** '90 parcels a shift when it is quiet, 140 before Christmas': how many, and when so many. */
function limitedBy({ lead, subject, subjectWords, group, words }: Clause): Remainder | null {
  const from = words.findIndex((word) => word === subjectWords[0])
  const link = words[from - 1]
  const isLimit =
    subject === 'it' &&
    !group?.negative &&
    /^(?:past|present)$/.test(group?.time ?? '') &&
    (link?.lower === 'when' || (link?.lower === 'if' && group?.time === 'past'))
  const clean = isLimit && link ? cleaned([...withoutArticle(lead), link, ...words.slice(from)]) : null
  return clean && { text: rendered(quiet(clean)), words, isWhole: true, joint: '; ' }
}

/** 'We were three tailors in one room', 'there were three of us' → 'in a team of 3'. */
function teamIn({ lead, subject, subjectWords, group, rest, words }: Clause): Remainder | null {
  const said =
    group?.copula &&
    /^(?:part of |in )?an? (?:\w+ )?(?:team|crew|group|brigade|shift) of (?:about )?\d+\b[^,;]*/.exec(
      rendered(trimmed(rest)),
    )
  if (said && /^(?:own|team|it)$/.test(subject) && !/\b(?:i|we|us|our|my)\b/i.test(said[0]))
    return { text: said[0].replace(/^(?:part of |in )?/, 'in '), words, isWhole: false, joint: ' ' }
  const isTeam =
    subject === 'team' ||
    (subjectWords[0]?.lower === 'there' && /^(?:about |around |over )?\d+ of us\b/.test(rendered(rest)))
  const [, about = '', count, more = ''] =
    /^(about |around |over )?(\d+)(?: (?:of us|people|persons|of them|\p{L}+s)\b)?(.*)$/u.exec(
      rendered(trimmed(rest)),
    ) ?? []
  // A choir of 33 is no team.
  const isSize =
    isTeam &&
    group?.copula &&
    count &&
    Number(count) <= MOST_IN_TEAM &&
    !/^(?: (?:up|down|late|behind|over|under|short|years?|months?|out|km|%)|,)/.test(more) &&
    !/^\D*\d+ (?:year|month|week|day|hour|minute|point)s?\b/.test(rendered(trimmed(rest)))
  const after = /^ (?:in|on|at|for) [^,]*$/.test(more) && !/\b(?:i|we|us|our|my)\b/i.test(more) ? more : ''
  // 'I opened a shop. Now we are 4': that many only later.
  if (isSize && lead.some(({ lower }) => /^(?:now|today|meanwhile)$/.test(lower)))
    return { text: `now a team of ${about}${count}${after}`, words, isWhole: false, joint: '; ' }
  return isSize ? { text: `in a team of ${about}${count}${after}`, words, isWhole: false, joint: ' ' } : null
}

const MOST_IN_TEAM = 25

function main({ clause, sentence }: Part, current: boolean): Remainder | null {
  const { group, subject, subjectWords, words } = clause
  const told = (text: string | null, isWhole: boolean, joint: Remainder['joint'] = '; '): Remainder | null =>
    text ? { text, words, isWhole, joint } : null
  if (group?.negative || (group && !/^(?:past|present|perfect)$/.test(group.time))) return null
  const team = teamIn(clause)
  if (team) return team
  if (subject === 'none' && !group) {
    const one = phrase(clause, sentence)
    if (!('why' in one)) return told(one.text, true)
    const clean = one.why === 'negative' ? null : cleaned(clause.rest)
    const hasVerb = clause.rest.some((word) => isFinite(word))
    return told(clean && rendered(quiet(clean)), false, hasVerb ? '; ' : ', ')
  }
  // 'It used to be 3 days for a repair'
  const isOver =
    clause.connector.at(-1) === 'before' ||
    words.some(({ lower }, at) => lower === 'used' && words[at + 1]?.lower === 'to')
  // 'It was to bring 26 people over': a purpose.
  if (subject === 'it' && group?.copula && (clause.rest[0]?.lower === 'to' || clause.rest.at(-1)?.lower === 'ago'))
    return null
  // 'Only one complaint, and this was about the window': the number is of something else.
  if (subject === 'it' && group?.copula && !hasAmount(rendered(clause.rest))) return null
  // 'It was a hospital, 180 rooms': what was worked on, beside the deed.
  if (subject === 'it' && group?.copula && /^an?$/.test(clause.rest[0]?.lower ?? '') && !isOver)
    return told(rendered(cleaned(withoutArticle(trimmed(clause.rest))) ?? []), false)
  // 'Usually 12 come, once it was 70': of a time that is none.
  if (subject === 'it' && group?.copula && hasAmount(rendered(clause.lead)) && leadOf(clause)?.length === 0) return null
  if (subject === 'it' && group?.copula)
    return told(
      rendered([
        ...withLead(cleaned(clause.rest.slice(clause.rest[0]?.lower === 'at' ? 1 : 0)) ?? [], quiet(clause.lead)),
        ...(isOver ? [{ text: 'before' }] : []),
      ]),
      false,
      ', ',
    )
  // 'Lena built 3 rooms': of somebody, not of something.
  const isName = isFirstName(subjectWords)
  if (subject === 'thing' && (isName || isOught(clause) || group?.base === 'do')) return null
  if (subjectWords[0]?.lower === 'there') {
    const there = cleaned(clause.rest) ?? []
    if (hasAmount(rendered(there)) && !isOfThing(there)) return null
    return told(rendered(there), there.length > 3 && there.some(({ tag }) => tag === 'NOUN'))
  }
  const text = subject === 'thing' ? literal(quiet(withoutArticle(subjectWords)), clause) : null
  const lead = rendered(leadOf(clause) ?? [])
  if (subject === 'thing')
    return told(!text || text.startsWith('colleague ') ? null : [text, lead].filter(Boolean).join(' '), true)
  if (subject !== 'own' && subject !== 'team') return null
  if (/^(?:when|while|as|until|before|after|once|since|because)$/.test(clause.connector.at(-1) ?? '')) return null
  const frame = frameOf(clause, current)
  const deed = /^(?:action|duty|fact)$/.test(frame.kind) ? mended(frame.text) : ''
  return told(isFit(deed) ? deed : null, true)
}

const cleaned = (words: readonly Word[]): readonly Word[] | null => {
  const told = words.at(-1)?.tag === 'AUX' ? words.slice(0, -1) : words
  const clean = withoutFirstPerson(withoutNames(trimmed(told)))
  return clean && clean.some((word) => !isMark(word)) ? clean : null
}
