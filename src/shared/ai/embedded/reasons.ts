import type { Clause } from '#shared/ai/embedded/clauses.ts'
import { participial } from '#shared/ai/embedded/deed-text.ts'
import type { Draft, Part } from '#shared/ai/embedded/drafts.ts'
import { hasAmount } from '#shared/ai/embedded/facts.ts'
import { isFit } from '#shared/ai/embedded/fit.ts'
import { frameOf } from '#shared/ai/embedded/frame.ts'
import { withCapital } from '#shared/ai/embedded/names.ts'
import { ends } from '#shared/ai/embedded/results.ts'

/**
 * 'No falls, because I brought in a round', 'no falls. I had brought in a round' → 'brought in a round; no falls': what
 * went before stands first, and that it was the cause is said no louder than it was.
 */
export function causedBy(
  last: Draft,
  clause: Clause,
  isSame: boolean,
  current: boolean,
  words: Draft['words'],
): Draft | null {
  if (clause.subject !== 'own' && clause.subject !== 'team') return null
  const link = ends(clause)
  const isCause = /^(?:because|cause|since)$/.test(link)
  if (last.kind !== 'fact') {
    if (!isCause || !isSame || clause.subject !== 'own') return null
    const text = participial(clause)
    return text && clause.group?.time === 'past' && last.text.length + text.length < 220
      ? { ...last, text: `${last.text} by ${text}`, words }
      : null
  }
  const isEarlier = isCause || /^(?:once|after)$/.test(link) || (link === '' && wentBefore(clause))
  if (!isEarlier) return null
  const { kind, text } = frameOf(clause, current)
  const fact = quiet(last)
  return kind === 'action' && isFit(text) && text.length + fact.length < 228 && text.split(' ').length > 2
    ? { ...last, text: `${text}; ${fact}`, words, kind, verbatim: false }
    : null
}

/** '420 exhibitors over 3 days, and I was responsible for the hall plan' → 'managed the hall plan; 420 exhibitors over 3 days'. */
export function ofPhrase(
  last: Draft,
  { clause, sentence }: Part,
  current: boolean,
  words: Draft['words'],
): Draft | null {
  const isPhrase = last.kind === 'fact' && last.isPhrase && last.text.split(' ').length < 10
  if (!isPhrase || clause.connector.includes('but') || (clause.subject !== 'own' && clause.subject !== 'team'))
    return null
  const { kind, text } = frameOf(clause, current)
  const isDeed = (kind === 'action' || kind === 'duty') && !hasAmount(text) && isFit(text) && text.split(' ').length > 2
  return isDeed ? { ...last, text: `${text}; ${quiet(last)}`, words, kind, sentence, verbatim: false } : null
}

/** A phrase that no longer begins its line. */
const quiet = ({ text, words }: Draft): string => {
  const first = words.find(({ text: one }) => text.startsWith(one))
  if (!first || first.isName || !first.isKnown || !/^\p{Lu}\p{Ll}*$/u.test(first.text)) return text
  return withCapital({ ...first, text: first.lower }).text + text.slice(first.text.length)
}

/** 'I had measured everybody twice'. */
const wentBefore = ({ words, subjectWords, rest }: Clause): boolean => {
  const from = words.findIndex((word) => word === subjectWords[0])
  return words.slice(from, words.length - rest.length).some(({ lower }) => lower === 'had' || lower === 'd')
}
