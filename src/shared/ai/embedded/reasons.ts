import { isRateOfNothing } from '#shared/ai/embedded/amounts.ts'
import { antecedentFor } from '#shared/ai/embedded/antecedent.ts'
import type { Clause } from '#shared/ai/embedded/clauses.ts'
import { companyOf } from '#shared/ai/embedded/company.ts'
import { participial } from '#shared/ai/embedded/deed-text.ts'
import type { Draft, Part } from '#shared/ai/embedded/draft.ts'
import { standing } from '#shared/ai/embedded/facts.ts'
import { isFit, mended } from '#shared/ai/embedded/fit.ts'
import { frameOf } from '#shared/ai/embedded/frame.ts'
import { withCapital } from '#shared/ai/embedded/names.ts'
import { ends } from '#shared/ai/embedded/results.ts'

/**
 * 'No falls, because I brought in a round', 'no falls. I had brought in a round' → 'brought in a round; no falls': what
 * went before stands first, and that it was the cause is said no louder than it was.
 */
export function causedBy(last: Draft, clause: Clause, isSame: boolean, current: boolean): Draft | null {
  if (clause.subject !== 'own' && clause.subject !== 'team') return null
  const link = ends(clause)
  const isCause = /^(?:because|cause|since)$/.test(link)
  if (last.kind !== 'fact') {
    // '…; setup takes 20 minutes now because I sorted the tools': why the fact is so, and not how the deed was done.
    const isOfFact = last.beside !== undefined && startOf(last.beside) > startOf(last)
    if (!isCause || !isSame || isOfFact || clause.subject !== 'own') return null
    const text = participial(clause)
    const isFault = /\b(?:wrong|wrongly|badly|forgetting|mistakes?|misread\w*)\b/.test(text ?? '')
    return text && !isFault && clause.group?.time === 'past' && last.text.length + text.length < 220
      ? { ...last, text: `${last.text} by ${text}`, words: [...last.words, ...clause.words] }
      : null
  }
  const isEarlier = isCause || /^(?:once|after)$/.test(link) || (link === '' && wentBefore(clause))
  if (!isEarlier) return null
  const { kind, text } = frameOf(clause, current)
  const fact = quiet(last)
  return kind === 'action' && isFit(text) && text.length + fact.length < 228 && text.split(' ').length > 2
    ? {
        ...last,
        text,
        beside: { text: fact, words: last.words },
        words: clause.words,
        kind,
        verbatim: false,
        isShared: companyOf(clause),
      }
    : null
}

/** '420 exhibitors over 3 days, and I was responsible for the hall plan' → 'managed the hall plan; 420 exhibitors over 3 days'. */
export function ofFact(last: Draft, part: Part, current: boolean): Draft | null {
  const { clause, sentence } = part
  const isOfThing = last.kind === 'fact' && (last.verbatim || /^(?:about |over |up to )?[$€£]?\d/.test(last.text))
  const isOwn = clause.subject === 'own' || clause.subject === 'team'
  if (!isOfThing || !isOwn || last.text.length > MOST_BESIDE || /\b(?:but|plus)\b/.test(clause.connector.join(' ')))
    return null
  const isAnother = clause.words.slice(0, 4).some(({ lower }) => lower === 'also')
  const { kind, text: said } = frameOf(antecedentFor(part)?.clause ?? clause, current)
  const text = mended(said)
  const isDeed = (kind === 'action' || kind === 'duty') && isFit(text) && text.split(' ').length > 2
  // 'We had 11 a month. I went through every room': 11 of what, neither says.
  if (isRateOfNothing(last.text, text)) return null
  // 'I was in the team that built it. 12 people. My part was the map': of what was said before.
  const isOfBefore = sentence !== last.sentence && COUNT.test(last.text) && startOf(last) > (part.before[0]?.start ?? 0)
  if (isOfBefore) return null
  return isDeed && !isAnother && text.length + last.text.length < 228
    ? {
        text,
        beside: { text: quiet(last), words: last.words },
        words: clause.words,
        kind,
        sentence,
        verbatim: false,
        isShared: companyOf(clause),
      }
    : null
}
const COUNT = /^(?:about |over |up to |only |just |nearly )?[$€£]?\d/
/** Longest fact, in characters, that stands beside a deed. */
const MOST_BESIDE = 110

/** 'I put a tray under the press. Scrap fell to 2%' → 'put a tray under the press; scrap fell to 2%'. */
export function thenResult(last: Draft, { clause, sentence }: Part, current: boolean): Draft | null {
  if (last.kind === 'fact' || last.beside || clause.subject !== 'thing' || clause.connector.length > 0) return null
  const fact = standing(clause, sentence, current)
  if ('why' in fact || fact.text.length > MOST_BESIDE || last.text.length + fact.text.length > 228) return null
  return { ...last, beside: { text: quiet(fact), words: fact.words }, sentence }
}

const startOf = ({ words }: Pick<Draft, 'words'>): number => words[0]?.start ?? 0

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
