import type { Clause } from '#shared/ai/embedded/clauses.ts'
import { leadOf, withLead } from '#shared/ai/embedded/deed-text.ts'
import { trimmed } from '#shared/ai/embedded/edges.ts'
import { withoutNames } from '#shared/ai/embedded/called-names.ts'
import { withoutFirstPerson } from '#shared/ai/embedded/persons.ts'
import { rendered } from '#shared/ai/embedded/render.ts'
import type { Word } from '#shared/ai/embedded/tagger.ts'
import type { Group } from '#shared/ai/embedded/verb-group.ts'

/** What somebody wants: 'I want to move' → 'looking to move', 'the plan is to move' → 'planning to move'. */
export function wished(clause: Clause, asksValues: boolean): string | null {
  const { group, rest, subject, subjectWords } = clause
  const clean = withoutFirstPerson(
    withoutNames(trimmed(withoutContrast(rest)).filter(({ lower }) => lower !== 'please')),
  )
  if (!group || group.negative || !clean || clean.length < 2) return null
  const isPlan =
    subject === 'thing' &&
    group.copula &&
    group.time !== 'past' &&
    /\b(?:plan|goal|dream|aim|hope|wish|idea)\b/.test(rendered(subjectWords).toLowerCase())
  if (isPlan && clean[0]?.lower === 'to') return rendered([{ text: 'planning' }, ...clean])
  if (subject !== 'own') return null
  if (group.time === 'future' && !PLANS.test(group.base))
    return rendered([{ text: 'planning to' }, { text: group.base }, ...clean])
  if (!isWish(clause, clean)) return null
  const lead = (leadOf(clause) ?? []).some(({ lower }) => HOME.test(lower)) ? [] : (leadOf(clause) ?? [])
  const first = clean[0]
  // 'That I'd like, before the winter', 'where I want to be in 3 years': what is wanted stands elsewhere.
  const isElsewhere =
    /^(?:before|after|when|because|so|by|until|now|soon)$/.test(first?.lower ?? '') ||
    (first?.lower === 'to' && clean[1]?.lower === 'be' && (clean[2]?.tag === 'ADP' || clean.length < 3))
  if (isElsewhere) return null
  if (asksValues && first?.lower !== 'to') return rendered([{ text: 'values' }, ...clean])
  if (group.base === 'prefer' || group.word.lower === 'rather') return rendered([{ text: 'prefers to' }, ...clean])
  // 'I dream of opening a school' → 'looking to open a school'
  const what = clean[1]
  if (PLANS.test(group.base) && what?.forms.includes('gerund'))
    return rendered([{ text: 'looking to' }, { text: what.base }, ...withLead(clean.slice(2), lead)])
  // 'I want to stay where I am', 'I want to never work in sales again': nothing to look for.
  if (first?.lower === 'to' && clean[1]?.lower === 'never') return null
  if (
    first?.lower === 'to' &&
    clean.length < 3 &&
    /^(?:stay|be|do|go|have|continue|remain)$/.test(clean[1]?.lower ?? '')
  )
    return null
  if (first?.lower === 'to') return rendered([{ text: 'looking' }, ...withLead(clean, lead)])
  if (first?.lower === 'again' && clean[1]?.lower === 'to')
    return rendered([{ text: 'looking' }, ...clean.slice(1), { text: 'again' }, ...lead])
  if (first?.lower === 'again' && clean[1]?.forms.includes('base'))
    return rendered([{ text: 'looking to' }, ...clean.slice(1), { text: 'again' }, ...lead])
  if (first?.forms.includes('base') && first.tag === 'VERB')
    return rendered([{ text: 'looking to' }, ...withLead(clean, lead)])
  return rendered([
    { text: /^(?:for|at|into)$/.test(first?.lower ?? '') ? 'looking' : 'looking for' },
    ...withLead(clean, lead),
  ])
}

const PLANS = /^(?:plan|aim|dream|hope)$/
const WISHES = /^(?:want|wish|hope|plan|aim|dream|intend|aspire|like|love|prefer|try|look)$/

/**
 * Whether it is wanted now. 'I plan 40 tours a day' is work; what was wanted once, and what somebody was supposed to do,
 * is no wish of theirs.
 */
function isWish({ group, words }: Clause, [first, second]: readonly Word[]): boolean {
  if (!group || !WISHES.test(group.base) || isPast(group, words)) return false
  const next = first?.lower ?? ''
  if (!PLANS.test(group.base)) return group.time === 'wish' && (group.base !== 'look' || /^(?:for|to|into)$/.test(next))
  const isDoing = /^(?:on|of|at|for)$/.test(next) && (second?.forms.includes('gerund') ?? false)
  return next === 'to' || isDoing || (group.base === 'hope' && next === 'for')
}

/** 'I wanted', 'I was hoping', 'I would have liked'; what 'I have always wanted' is wanted still. */
function isPast({ word }: Group, words: readonly Word[]): boolean {
  const before = words.slice(0, words.indexOf(word)).map(({ lower }) => lower)
  if (before.some((lower) => /^(?:was|were|had|did|used)$/.test(lower))) return true
  return (
    word.forms.includes('past') && (!before.some((lower) => /^ha(?:ve|s)$/.test(lower)) || before.includes('would'))
  )
}

/** 'With two kids I'm looking for …': nobody else's matter. */
const HOME = /^(?:kids?|child|children|baby|babies|husband|wife|family|divorce|dog|parents)$/

/** 'In surgery, not in a home' → 'in surgery': what is wanted, without what is not. */
function withoutContrast(words: readonly Word[]): readonly Word[] {
  const at = words.findIndex(({ text }, place) => text === ',' && words[place + 1]?.lower === 'not')
  return at > 1 ? words.slice(0, at) : words
}
