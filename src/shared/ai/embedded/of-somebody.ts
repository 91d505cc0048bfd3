import { hasAmount } from '#shared/ai/embedded/amounts.ts'
import { isMark, saying, lowerText } from '#shared/ai/embedded/bits.ts'
import type { Clause } from '#shared/ai/embedded/clauses.ts'
import { leadOf } from '#shared/ai/embedded/deed-text.ts'
import { trimmed } from '#shared/ai/embedded/edges.ts'
import { frameOf } from '#shared/ai/embedded/frame.ts'
import { harmonised } from '#shared/ai/embedded/harmony.ts'
import { literal } from '#shared/ai/embedded/literal.ts'
import { withoutNames } from '#shared/ai/embedded/called-names.ts'
import { withoutFirstPerson } from '#shared/ai/embedded/persons.ts'
import { quiet, rendered } from '#shared/ai/embedded/render.ts'
import type { Word } from '#shared/ai/embedded/tagger.ts'
import { gerundOf, thirdOf } from '#shared/ai/embedded/verbs.ts'

const DISLIKES = /^(?:hate|dislike|mind|guess|suppose|know|mean|think|feel|say|tell|wonder|see|remember|forget)$/

/** What a clause says of somebody, in a sentence without 'I'; null where it says nothing of them. */
export function ofSomebody(clause: Clause, current: boolean, asksValues: boolean, asksGoals: boolean): string | null {
  const { subject, group, rest, connector } = clause
  const clean = withoutFirstPerson(withoutNames(trimmed(rest)))
  if (connector.some((word) => /^(?:because|if|although|though|when|while|where)$/.test(word)) && subject !== 'own')
    return null
  const valued = asksValues ? importantIn(clause) : null
  if (valued) return `values ${valued}`
  if (subject === 'none' && !group) {
    const named = phrase(clause, clean, asksValues)
    // 'Team lead in planning': where somebody wants to go, and not what they are.
    return named && asksGoals && !/\d/.test(named) ? `looking for ${named}` : named
  }
  if (!group || group.negative || !clean) return null
  // 'Step two, a house': a thing, although it could be a verb.
  if (
    subject === 'none' &&
    group.word.forms.includes('base') &&
    (rest[0]?.tag === 'NUM' || isMark(rest[0]) || rest[0]?.lower === 'one')
  )
    return null
  if (subject === 'none' && group.word.forms.includes('gerund'))
    return rendered([...(asksValues ? [{ text: 'values' }] : []), { text: group.word.lower }, ...clean])
  if (subject === 'none' || subject === 'own') return ofOneself(clause, clean, current, asksValues)
  if (subject === 'team' && group.time === 'past') return frameOf(clause, current).text || null
  // 'That you look after the tools': anybody, and oneself first.
  if (clause.subjectWords[0]?.lower === 'you' && connector.includes('that') && asksValues && group.time === 'present')
    return group.copula ? null : rendered([{ text: 'values' }, { text: gerundOf(group.base) }, ...clean])
  const isBelief = /^(?:ability|would)$/.test(group.time) && /\b(?:should|must)\b/.test(lowerText(clause.words))
  const belief = isBelief ? literal(clause.subjectWords, clause) : null
  if (belief) return `believes ${belief.charAt(0).toLowerCase()}${belief.slice(1)}`
  // 'That you treat everybody the same': what somebody holds dear, told to anybody.
  const isYou = asksValues && connector.includes('that') && clause.subjectWords[0]?.lower === 'you'
  if (isYou && group.time === 'ability') return rendered([{ text: `values being able to ${group.base}` }, ...clean])
  if (isYou && group.time === 'present' && !group.copula)
    return rendered([{ text: `values ${gerundOf(group.base)}` }, ...clean])
  const held = connector.includes('that') && asksValues ? literal(clause.subjectWords, clause) : null
  return held && `values that ${held}`
}

/** 'Order is important to me', 'honesty matters' → 'order', 'honesty'; null where it is not said to be. */
function importantIn({ words, connector }: Clause): string | null {
  const said = trimmed(words)
  const verb = said.findIndex(({ lower }) => /^(?:is|are|matters?|counts?)$/.test(lower))
  const what = said.slice(0, Math.max(0, verb))
  const after = said
    .slice(verb)
    .map(({ lower }) => lower)
    .join(' ')
  const clean = withoutFirstPerson(withoutNames(what))
  const isThing =
    what.length > 0 && what.length < 6 && what.every(({ tag }) => /^(?:NOUN|PROPN|ADJ|DET|ADP|CCONJ|VERB)$/.test(tag))
  if (!isThing || !clean || connector.some((word) => word !== 'and') || !IMPORTANT.test(after)) return null
  const text = rendered(quiet(clean)).replace(/^(?:the|an?) /i, '')
  return clean.length === 1 &&
    /^(?:ADJ|VERB)$/.test(what[0]?.tag ?? '') &&
    /(?:al|[^n]ed|ful|est|ous|ent|ual|ble)$/.test(text)
    ? `being ${text}`
    : text
}
const IMPORTANT =
  /^(?:(?:is|are)(?: (?:very|really|most|so|always|also))* important(?: (?:to|for) me)?|(?:matters?|counts?)(?: (?:to|for) me)?(?: (?:a lot|much|most))?)$/

/** What nobody writes of themselves, whoever said it. */
const POOR =
  /^(?:slow|bad|poor|weak|terrible|lazy|shy|tired|bored|old|sick|ill|afraid|scared|nervous|useless|hopeless|stupid|late|sorry|unemployed|new|young|single|married|pregnant|rubbish|stubborn|arrogant|bossy|impatient|moody|difficult|demanding|rude|loud|messy|forgetful|clumsy|chaotic|disorgani[sz]ed|careless|aggressive|hot-headed|short-tempered|cold|distant|negative|unreliable|unfriendly|unorgani[sz]ed|pushy|nosy|cheeky|boring|annoying|strange|weird|crazy|sloppy|picky|fussy|pedantic|cynical|gullible|naive|sensitive|angry|grumpy|noisy)$/

/** 'Patient and a bit stubborn', 'too honest', 'talks too much'; 'good with difficult guests' is praise. */
function isPoor(clean: readonly Word[], isQuality: boolean): boolean {
  const end = clean.findIndex(({ tag }) => /^(?:ADP|SCONJ|PRON|VERB|AUX)$/.test(tag))
  const qualities = isQuality ? clean.slice(0, end < 0 ? clean.length : end) : []
  const isEnd = (word: Word | undefined) =>
    word === undefined || isMark(word) || word.tag === 'ADP' || /^(?:and|but|or|person|colleague)$/.test(word.lower)
  return (
    qualities.some(({ lower }, at) => POOR.test(lower) && isEnd(clean[at + 1])) ||
    clean.some(({ lower }, at) => lower === 'too' && /^(?:ADJ|ADV)$/.test(clean[at + 1]?.tag ?? ''))
  )
}

function ofOneself(clause: Clause, clean: readonly Word[], current: boolean, asksValues: boolean): string | null {
  const { group, connector } = clause
  if (!group || DISLIKES.test(group.base) || group.time === 'attempt' || isPoor(clean, group.copula)) return null
  if (group.copula) {
    const first = trimmed(clause.rest)[0]
    if (first?.tag === 'ADJ' && group.time === 'present') return clean.length <= 6 ? rendered(clean) : null
    const { kind, text } = frameOf(clause, current)
    return kind === 'duty' ? text : null
  }
  if (connector.includes('that') && asksValues)
    return rendered([{ text: 'values' }, { text: gerundOf(group.base) }, ...clean])
  // 'I have been driving for 8 years' → 'driving for 8 years'
  if (group.time === 'perfect' && group.progressive && /\bfor (?:about |over )?\d+ \w+/.test(rendered(clean)))
    return rendered([{ text: gerundOf(group.base) }, ...clean, ...(leadOf(clause) ?? [])])
  // 'I had to prove it twice': not that anybody did.
  if (/\b(?:had|have|has) to\b/.test(lowerText(clause.words))) return null
  const isNow = group.time === 'present' && clause.subject === 'own'
  if (isNow && group.base !== 'have')
    return rendered([{ text: thirdOf(group.base) }, ...harmonised(clean, 'third'), ...(leadOf(clause) ?? [])])
  const { kind, text } = frameOf(clause, current)
  return kind === 'action' || kind === 'duty' || kind === 'fact' ? text : null
}

/** A phrase without a verb: a value where values are asked for. */
function phrase({ rest, connector }: Clause, clean: readonly Word[] | null, asksValues: boolean): string | null {
  const isEmpty =
    !clean || clean.length === 0 || clean.some(({ lower }) => /^(?:no|not|nothing|none|never)$/.test(lower))
  if (isEmpty || (clean.length < 2 && !asksValues)) return null
  const first = rest[0]
  const isPhrase =
    first !== undefined &&
    /^(?:NOUN|PROPN|ADJ|DET|VERB|NUM)$/.test(first.tag) &&
    clean.some(({ tag }) => tag === 'NOUN' || tag === 'PROPN')
  if (clean.some(({ lower }) => /^matters?$/.test(lower))) return null
  if (!isPhrase || clean.filter(({ isKnown }) => !isKnown).length * 2 >= clean.length) return null
  const text = rendered(
    clean.map((word, at) =>
      at === 0 && !word.isName && word.isKnown && /^\p{Lu}\p{Ll}+$/u.test(word.text)
        ? { ...word, ...saying(word, word.lower) }
        : word,
    ),
  )
  if (clean.some(({ tag, forms }) => tag === 'VERB' && (forms.includes('past') || forms.includes('third')))) return null
  if (asksValues) return `values ${connector.includes('that') ? 'that ' : ''}${text}`
  return clean.length > 2 || hasAmount(text) ? text : null
}
