import { comparison, hadItAt, nowOf } from '#shared/ai/embedded/compared.ts'
import { antecedentFor, isNamedInFront } from '#shared/ai/embedded/antecedent.ts'
import type { Clause } from '#shared/ai/embedded/clauses.ts'
import { trimmed } from '#shared/ai/embedded/edges.ts'
import { didIt, ofThem } from '#shared/ai/embedded/did-it.ts'
import { LATELY } from '#shared/ai/embedded/named-before.ts'
import type { Draft, Part } from '#shared/ai/embedded/draft.ts'
import { causedBy, ofFact, thenResult } from '#shared/ai/embedded/reasons.ts'
import { hasAmount, isRate, isRateOfNothing } from '#shared/ai/embedded/amounts.ts'
import { fragment } from '#shared/ai/embedded/fragments.ts'
import { countThere } from '#shared/ai/embedded/later-amounts.ts'
import { literal } from '#shared/ai/embedded/literal.ts'
import { participial } from '#shared/ai/embedded/deed-text.ts'
import { frameOf } from '#shared/ai/embedded/frame.ts'
import { ends, happened, ofIt, said, type Add } from '#shared/ai/embedded/results.ts'
import { withTeam } from '#shared/ai/embedded/shared.ts'
import { rendered } from '#shared/ai/embedded/render.ts'

/** The deed with what came of it, when it was said in one breath or as its effect; null where both stand alone. */
export function joinedTo(last: Draft, part: Part, current: boolean): Draft | null {
  const { clause, sentence } = part
  const isSame = last.sentence === sentence
  // 'I wrote 40. The one on the dorms, which got 15,000 clicks': of that one.
  if (!isSame && clause.subjectWords[0]?.lower === 'which') return null
  const { beside } = last
  const isFactLast = beside !== undefined && startOf(beside) > startOf(last)
  if (isOfWork(last, part)) return null
  const add = adderTo(last, part, beside?.text.length ?? 0)
  const start = isFactLast || beside || last.kind === 'fact' ? null : countThere(clause)
  if (start?.isBare) return { ...last, beside: { text: start.text, words: clause.words }, sentence }
  const more = isFactLast ? ofFactBeside(last, beside, part, isSame) : ofWhatWasSaid(last, part, add)
  // 'The list was 6 years and we got it down': 'it' is what the fact tells of.
  const isOfFact = isFactLast && clause.rest.slice(0, 4).some(({ lower }) => /^(?:it|them|that)$/.test(lower))
  return (
    more ??
    (beside && isSame ? besideHadAt(last, beside, part) : null) ??
    didIt(last, part, add) ??
    (isFactLast ? null : ofThem(last, part, add)) ??
    // 'And since I phone them we are at 4%': a reason of what follows.
    (part.isIntroducing && /^(?:since|because|cause)$/.test(ends(clause))
      ? null
      : causedBy(last, clause, isSame, current)) ??
    ofFact(last, part, current) ??
    // 'Waiting time was 50 minutes. I put in a second desk. It is 15 now': the deed was not measured.
    (beside &&
    !isFactLast &&
    clause.subject === 'it' &&
    clause.connector.length === 0 &&
    hasAmount(beside.text) &&
    !hasAmount(last.text)
      ? ofFactBeside(last, beside, part, isSame)
      : null) ??
    (isFactLast || isOfThingBefore(last, part) ? null : ofIt(last, clause, isSame, add)) ??
    (isFactLast ? null : happened(last, clause, isSame, add)) ??
    (isOfNewer(last, part) || (isSame && isOfFact)
      ? null
      : isSame
        ? continued(last, clause, current, add)
        : andThat(last, clause, current, add)) ??
    (beside && !isFactLast ? ofFactBeside(last, beside, part, isSame) : null) ??
    (isFactLast ? null : detail(last, clause, sentence, add)) ??
    thenResult(last, part, current)
  )
}

/** Adds words to a line as long as it stays short enough beside what else is in it, in characters. */
const adderTo =
  (last: Draft, { clause, sentence }: Part, others: number): Add =>
  (text, link) => {
    const whole = text ? `${last.text}${link}${text}` : ''
    return text && whole.length + others <= 230
      ? { ...last, text: whole, words: [...last.words, ...clause.words], sentence }
      : null
  }

/** When it was, and what it was before or is now. */
const ofWhatWasSaid = (last: Draft, part: Part, add: Add): Draft | null =>
  comparison(last, part.clause, add) ??
  nowOf(last, part.clause, add) ??
  (last.kind === 'fact' && last.sentence === part.sentence ? hadItAt(last, part.clause, add) : null) ??
  (last.sentence === part.sentence && !part.isIntroducing ? timed(last, part.clause, add) : null)

/** '… turnaround used to be 3 weeks, now it's 10 days': what goes on from the fact stays with it. */
function ofFactBeside(last: Draft, beside: NonNullable<Draft['beside']>, part: Part, isSame: boolean): Draft | null {
  const fact: Draft = { ...beside, kind: 'fact', sentence: last.sentence, verbatim: true }
  const add = adderTo(fact, part, last.text.length)
  const more =
    nowOf(fact, part.clause, add, last) ??
    ofIt(fact, part.clause, isSame, add) ??
    happened(fact, part.clause, isSame, add)
  return more && { ...last, beside: { text: more.text, words: more.words }, sentence: part.sentence }
}

/** 'I set it up. It replaced 2 people', 'I did the calendar and the search. It got 40,000 downloads': a thing that was spoken of before, and no deed. */
const isOfThingBefore = (last: Draft, { clause, before, sentence }: Part): boolean =>
  clause.subjectWords[0]?.lower === 'it' &&
  ((last.text.includes(' and ') && last.sentence !== sentence && WINS.test(clause.group?.base ?? '')) ||
    before
      .slice(-LATELY)
      .some(({ lower, start }, at, all) => lower === 'it' && all[at - 1]?.tag === 'VERB' && start < startOf(last)))
/** 'Collected the money for it. It has sold 1,900 copies': of the book, which nobody names now. */
const isOfWork = ({ text }: Draft, { clause }: Part): boolean =>
  clause.subjectWords[0]?.lower === 'it' &&
  /^(?:sell|download|read|watch|play|stream)$/.test(clause.group?.base ?? '') &&
  !/\b(?:books?|cookbook|apps?|tools?|games?|albums?|datasets?|songs?|videos?|magazines?|courses?|podcasts?|films?|guides?|reports?|articles?|library|package|plugins?|websites?|sites?|blogs?)\b/i.test(
    text,
  )

const WINS = /^(?:get|win|have|run|last|sell|make|attract|reach|serve|replace|earn)$/

/** 'I did the books. The mess of 2018, I sorted it out': 'it' is what was named since. */
function isOfNewer(last: Draft, part: Part): boolean {
  if (!/^(?:it|them)$/.test(part.clause.rest[0]?.lower ?? '')) return false
  if (isNamedInFront(part.clause)) return true
  const [noun] = antecedentFor(part)?.words ?? []
  return noun !== undefined && noun.start > (last.words.at(-1)?.start ?? 0) && noun !== part.clause.words[0]
}

const startOf = ({ words }: Pick<Draft, 'words'>): number => words[0]?.start ?? 0

/** The same where the fact stands beside a deed. */
function besideHadAt(last: Draft, beside: NonNullable<Draft['beside']>, part: Part): Draft | null {
  const fact: Draft = { ...beside, kind: 'fact', sentence: last.sentence, verbatim: true }
  const more = hadItAt(fact, part.clause, adderTo(fact, part, last.text.length))
  return more && { ...last, beside: { text: more.text, words: more.words } }
}

/** 'Found a hole before it went live': when, where nobody speaks of themselves. */
function timed(last: Draft, clause: Clause, add: Add): Draft | null {
  const link = ends(clause)
  if (
    !/^(?:before|after|until|while|when|once)$/.test(link) ||
    clause.connector.join(' ').endsWith('before that') ||
    last.kind === 'fact' ||
    clause.group?.negative
  )
    return null
  if (clause.subject === 'own' || clause.subject === 'team')
    return link === 'once' || link === 'until' ? null : add(participial(clause), ` ${link} `)
  if (
    /\b(?:i|we|my|our|me|us|ill|sick|drunk|pregnant|fired|died|dead|divorced?|hospital|depressed|burnout|quit)\b/.test(
      said(clause),
    )
  )
    return null
  if (clause.subject === 'it' && /^(?:take|be|need|cost|last)$/.test(clause.group?.base ?? ''))
    return link === 'before' && hasAmount(said(clause)) ? add(`${rendered(trimmed(clause.rest))} before`, ', ') : null
  return add(literal(clause.subjectWords, clause), ` ${link} `)
}

/** A second deed that speaks of 'it', of what came of the first, or of what a team did that somebody led. */
function continued(last: Draft, clause: Clause, current: boolean, add: Add): Draft | null {
  const { subject, group, connector, rest } = clause
  if ((subject !== 'own' && subject !== 'team') || !group || last.kind === 'fact') return null
  if (connector.some((word) => /^(?:but|if|when|while)$/.test(word))) return null
  if (connector.includes('where') && rest.some(({ lower }) => /^(?:it|them)$/.test(lower))) return null
  if (connector.includes('so') && hasAmount(said(clause)))
    return subject === 'own' ? add(participial(clause), ', ') : add(literal(clause.subjectWords, clause), ', so ')
  const frame = frameOf(clause, current)
  if (frame.kind === 'fact' && frame.text.startsWith('no ')) return add(frame.text, '; ')
  if (frame.kind !== 'action' && frame.kind !== 'duty') return null
  // 'Sell coffee' and 'opened the shop' are of two times.
  if (current && last.kind === 'duty' && frame.kind === 'action') return null
  if (subject === 'team' && /^(?:led|lead) (?:a|the) (?:\w+ )?(?:team|crew|group)\b[^,]{0,40}$/.test(last.text))
    return add(frame.text, ' that ')
  if (group.time === 'ability') return add(`could ${frame.text}`, ' and ')
  const isSameDoer = (subject === 'team') === Boolean(last.isShared)
  if (/^(?:get|receive|win)$/.test(group.base) && hasAmount(frame.text))
    return isSameDoer ? add(frame.text, ' and ') : null
  if (!rest.slice(0, 4).some(({ lower }) => /^(?:it|them|there)$/.test(lower))) return null
  if (isSameDoer) return add(frame.text, ' and ')
  // 'We do 600 a day, and I check 150 of them', 'I planned it, and we moved it': each says whose it was.
  const second = withTeam({ text: frame.text, isShared: subject === 'team' ? 'team' : undefined })
  const both = add(second, ' and ')
  return both && { ...both, text: `${withTeam(last)}${both.text.slice(last.text.length)}`, isShared: undefined }
}

/** 'We moved the office. I planned it, and hired the movers.' */
function andThat(last: Draft, clause: Clause, current: boolean, add: Add): Draft | null {
  if (clause.subject !== 'own' || last.kind === 'fact' || clause.connector.includes('but')) return null
  if (!/^(?:it|them)$/.test(clause.rest[0]?.lower ?? '') || clause.group?.negative) return null
  const { kind, text } = frameOf(clause, current)
  return kind === 'action' && text.split(' ').length > 2 ? add(text, '; ') : null
}

/** 'Picked orders. About 140 an hour.' */
function detail(last: Draft, clause: Clause, sentence: number, add: Add): Draft | null {
  if (clause.subject !== 'none' || clause.group || last.kind === 'fact') return null
  if (hasAmount(last.text) && clause.rest.length > 6) return null
  const first = trimmed(clause.rest)[0]
  const isDetail =
    first &&
    (/^(?:about|around|over|up|all|every|each|with|in|for|at|on|mostly|between|including|from|using)$/.test(
      first.lower,
    ) ||
      /^[$€£]?\d/.test(first.text))
  if (!isDetail || clause.rest.length > 16) return null
  // 'I keep a book. About 30 of those at home': of what was told before the book.
  const isOfThem = /^(?:about |over |nearly )?\d+ of (?:those|them|these)\b/.test(rendered(trimmed(clause.rest)))
  if (isOfThem && !/\d(?: \p{L}+){0,2} \p{L}+s\b|\b(?:people|children|men|women|staff)\b/u.test(last.text)) return null
  // 'I did the backend. 12,000 bookings in the first month': what came of all of it.
  if (sentence !== last.sentence && OUTCOMES.test(rendered(trimmed(clause.rest)))) return null
  const one = fragment(clause, sentence)
  // 'Made a checklist. 6 a week': of what, the deed does not say.
  if (sentence !== last.sentence && isRateOfNothing(rendered(trimmed(clause.rest)), last.text)) return null
  const isName = first.isName || first.tag === 'PROPN'
  // 'Found the ceramic knife. About 1,100 bags a shift': of the work, and not of what was done once.
  const isOfWork =
    sentence !== last.sentence && last.kind === 'action' && ONCE.test(last.text) && isRate(rendered(clause.rest))
  const link = isOfWork ? '; ' : ', '
  return 'why' in one ? null : add(isName ? one.text : one.text.charAt(0).toLowerCase() + one.text.slice(1), link)
}

/** How many came, bought or looked. */
const OUTCOMES =
  /^(?:about |over |nearly )?[\d.,]+k? (?:\w+ )?(?:downloads|bookings|copies|visitors|views|followers|likes|sales|users|subscribers|hits|tickets|clicks|sign-ups|signups|members)\b/i

/** What nobody does a thousand times a shift. */
const ONCE = /^(?:found|won|set|introduced|invented|opened|founded|started|moved|bought|put|saved|caught|brought)\b/
