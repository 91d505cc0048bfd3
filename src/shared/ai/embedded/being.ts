import { isMark, lowerText } from '#shared/ai/embedded/bits.ts'
import type { Clause } from '#shared/ai/embedded/clauses.ts'
import { leadOf, withLead } from '#shared/ai/embedded/deed-text.ts'
import { trimmed } from '#shared/ai/embedded/edges.ts'
import type { Frame, FrameKind } from '#shared/ai/embedded/frame.ts'
import { harmonised, withoutGerunds } from '#shared/ai/embedded/harmony.ts'
import { withoutNames } from '#shared/ai/embedded/called-names.ts'
import { withoutFirstPerson } from '#shared/ai/embedded/persons.ts'
import { rendered } from '#shared/ai/embedded/render.ts'
import type { Word } from '#shared/ai/embedded/tagger.ts'
import { pastOf } from '#shared/ai/embedded/verbs.ts'

/** 'In the group that built it' is 'part of the group …'; 'with the brigade for 14 years' stands as it was said. */
const MEMBER =
  /^(?:(in|on) (?:the|an?|our|my) (?:[\w'’]+ ){0,2}?(?:team|group|crew|committee|board|council|commission|choir|brigade|squad|panel|task force)\b(?= (?:that|which|who|of|for) )|with (?:the|our|my) (?!husband|wife|partner|boyfriend|girlfriend|family|kids|children|mother|father)(?:\w+ ){1,4}for (?:about |over |almost |nearly )?\d+ (?:years?|months?)\b)/

/** '60 percent, and still had 45 clients': up to where another part begins. */
function toNextPart(words: readonly Word[]): readonly Word[] {
  const end = words.findIndex(({ text }, at) => text === ',' && /^(?:and|but)$/.test(words[at + 1]?.lower ?? ''))
  return end < 0 ? words : words.slice(0, end)
}

/** How somebody was placed, with how many. */
const POSTED =
  /^(?:alone|on call|on duty|on shift|on nights|on the ward|on the road|single-handed) (?:with|for|in|on|over|at) (?:about |over |up to )?\d[\d,]* \p{L}/u

export type Make = (kind: FrameKind, text: string | null) => Frame

/** 'Was in charge of', 'am responsible for', 'was a nurse on a ward of 24'. */
export function copulaFrame(clause: Clause, current: boolean, frame: Make): Frame {
  const words = trimmed(clause.rest)
  const text = lowerText(words)
  const isPast = !(current && clause.group?.time === 'present')
  const charge =
    /^(?:the one |the )?(?:also |mainly |mostly |fully |solely )?(in charge of|responsible (?:for|of|on)|charged (?:of|with)|accountable for|involved in|part of)\b/.exec(
      text,
    )
  if (charge?.[1] && charge[1] !== 'part of')
    return frame('duty', chargeText(clause, words.slice(charge[0].split(' ').length), charge[1], isPast))
  const first = words[0]
  // 'Used to be half an hour each': what was, is not said.
  if (!first || (clause.subject === 'none' && /^(?:about |around )?(?:half|\d|[$€£])/.test(text)))
    return frame('unclear', null)
  // 'My crew was 4 people, me included' → 'crew of 4 people': how many there were, and no work.
  if (clause.subject === 'team' && /^(?:about |around )?\d/.test(text)) return frame('fact', sizeOf(clause, words))
  const isMember = clause.subject === 'own' ? MEMBER.exec(text) : null
  const group = isMember ? withoutFirstPerson(withoutNames(words)) : null
  if (group) {
    const told = rendered(withLead(isMember?.[1] ? group.slice(1) : group, leadOf(clause) ?? []))
    return frame('fact', isMember?.[1] ? `part of ${told}` : told)
  }
  // 'I was alone with 34 residents': how it was, in the same words.
  const isPosted = clause.subject === 'own' && POSTED.test(text) ? withoutFirstPerson(withoutNames(words)) : null
  if (isPosted) return frame('fact', rendered(withLead(isPosted, leadOf(clause) ?? [])))
  // 'After 8 months we were down to 120 open cases'
  if (/^(?:back )?(?:down|up) (?:to|from) (?:about )?[$€£]?\d/.test(text)) {
    const reached = withoutFirstPerson(withoutNames(words))
    return frame('fact', reached && rendered(withLead(reached, leadOf(clause) ?? [])))
  }
  // 'My part was easy', 'the team was at 74': no deed of anybody.
  if (clause.subjectWords.length > 1 && (clause.subject !== 'own' || !words.some(isOfSomething)))
    return frame('context', null)
  if (clause.subjectWords.length > 1) return frame('duty', partText(clause, words, isPast))
  const isNoun =
    /^(?:a|an|the|one|part|head|lead|team|employee)$/.test(first.lower) ||
    first.tag === 'NOUN' ||
    first.tag === 'PROPN' ||
    ((first.tag === 'ADJ' || first.forms.includes('base')) && words[1]?.tag === 'NOUN') ||
    (first.tag !== 'ADP' &&
      !/\bthan\b/.test(text) &&
      /(?:[^v]er|or|ist|ian|man|woman|nurse|chef|cook|clerk|ain)$/.test(first.lower)) ||
    (words[1]?.lower === 'of' && first.tag !== 'ADJ')
  const comma = words.findIndex((word) => word.text === ',')
  const after = comma > 0 ? withoutFirstPerson(withoutNames(toNextPart(words.slice(comma + 1)))) : null
  if (!isNoun && after && comma < 3 && /^(?:about |around |over )?[$€£]?\d/.test(rendered(after)))
    return frame('fact', rendered(after))
  const isRank =
    /^(?:the )?(?:first|second|third|fourth|fifth|\d+(?:st|nd|rd|th)|number (?:\d+|one)) (?:place )?(?:in|out of|of|at|from)\b/.test(
      text,
    )
  const place = isRank ? withoutFirstPerson(withoutNames(words)) : null
  if (place) return frame('fact', rendered([...place, ...(leadOf(clause) ?? [])]))
  if (!isNoun || /^(?:the )?(?:one (?:that|who|which|with)|only (?:one|person|woman|man|nurse|teacher))\b/.test(text))
    return frame('context', null)
  const clean = withoutFirstPerson(
    withoutNames((/^(?:a|an|the)$/.test(first.lower) ? words.slice(1) : words).filter(({ lower }) => lower !== 'then')),
  )
  if (clean && clean.length < 3) return frame('unclear', null)
  return frame('duty', clean && !PRAISE.test(text) ? rendered([...clean, ...(leadOf(clause) ?? [])]) : null)
}
function sizeOf({ subjectWords, rest }: Clause, words: readonly Word[]): string | null {
  const me = rest.findIndex(({ text }) => text === ',')
  const clean = withoutFirstPerson(withoutNames(me > 0 ? words.slice(0, me) : words))
  const team = subjectWords.findLast(({ tag }) => tag === 'NOUN')
  return clean && team ? rendered([{ text: team.lower }, { text: 'of' }, ...clean]) : null
}

/** 'My part was the import', 'my job was to clean' → what was done; 'handled' where no verb was said. */
export function partText(clause: Clause, words: readonly Word[], isPast: boolean): string | null {
  const [first, second] = words
  const isTo = first?.lower === 'to' && second?.forms.includes('base')
  const verb = isTo
    ? second
    : first?.forms.includes('gerund') && second && !isMark(second) && !/^(?:of|and)$/.test(second.lower)
      ? first
      : null
  const after = verb ? words.slice(isTo ? 2 : 1) : words
  const said = verb && !isTo ? withoutGerunds(after, isPast) : after
  const rest = harmonised(said, isPast ? 'past' : 'base')
  const clean = withoutFirstPerson(withoutNames(rest))
  if (!clean || clean.length === 0) return null
  const base = verb?.base ?? 'handle'
  return rendered([{ text: isPast ? pastOf(base) : base }, ...clean, ...(leadOf(clause) ?? [])])
}
const isOfSomething = ({ tag, forms }: Word): boolean =>
  /^(?:NOUN|PROPN|VERB|NUM)$/.test(tag) || forms.includes('gerund')
const PRAISE = /\b(?:best|greatest|amazing|awesome|perfect|genius|star|hero|god|smartest|happy|idiot|mess|nightmare)\b/

function chargeText(clause: Clause, words: readonly Word[], charge: string, isPast: boolean): string | null {
  const first = words[0]
  const preposition = charge.split(' ').at(-1)
  // 'In charge of the rooms, and of the laundry' → 'managed the rooms, and the laundry'
  const once = words.filter(
    ({ lower }, at) => !(lower === preposition && /^(?:and|or)$/.test(words[at - 1]?.lower ?? '')),
  )
  const clean = withoutFirstPerson(withoutNames(once))
  if (!first || !clean) return null
  const form = (base: string) => (isPast ? pastOf(base) : base)
  const lead = leadOf(clause) ?? []
  if (first.forms.includes('gerund') && words[1] && !isMark(words[1]) && !/^(?:of|and)$/.test(words[1].lower)) {
    const rest = withoutGerunds(clean.slice(1), isPast)
    return rendered([
      { text: charge === 'involved in' ? `${form('help')} with ${first.lower}` : form(first.base) },
      ...(charge === 'involved in' ? clean.slice(1) : rest),
      ...lead,
    ])
  }
  if (charge.startsWith('charged')) return rendered([{ text: 'in charge of' }, ...clean, ...lead])
  if (charge === 'involved in') return rendered([{ text: 'involved in' }, ...clean, ...lead])
  const verb = PEOPLE.test(rendered(clean).toLowerCase()) ? 'lead' : 'manage'
  return rendered([{ text: form(verb) }, ...clean, ...lead])
}

const PEOPLE =
  /^(?:(?:a |the )?(?:\w+ )?(?:team|crew|group|shift|department|squad)\b|(?:about |over |up to )?\d+ (?:\w+ )?(?:people|staff|nurses|employees|engineers|developers|workers|technicians|volunteers|drivers|cooks|waiters|agents|reps|interns|students|trainees|apprentices|members|operators|assistants))/
