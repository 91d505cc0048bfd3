import { hasAmount } from '#shared/ai/embedded/amounts.ts'
import { lowerText } from '#shared/ai/embedded/bits.ts'
import type { Clause } from '#shared/ai/embedded/clauses.ts'
import { isMistake } from '#shared/ai/embedded/no-deeds.ts'

/** What happened and is nobody's merit: bad states and what is exaggerated. */
export const hasNoMerit = (clause: Clause, next: Clause | undefined): boolean =>
  isOnlyBad(clause) || BATTLE.test(lowerText(clause.words)) || isExaggerated(clause) || isGettingWorse(next)

/** 'The bridge is delayed by 4 months', 'the chief was sick 11 days'. */
const BAD_STATE =
  /\b(?:is|are|was|were|got|gets|keeps?|kept) (?:\w+ ){0,3}(?:delayed|late|behind|overdue|sick|ill|cracking|leaking|breaking|crashing)\b/
const BATTLE =
  /(?<!\b(?:that|which|who) )\b(?:is|are|was|were) (?:an? )?(?:\w+ )?(?:battle|nightmare|mess|chaos|disaster|joke)\b/

/** 'Reset about a million passwords' */
const isExaggerated = ({ words }: Clause): boolean =>
  /\b(?:about|like|some) (?:1|a) (?:million|zillion|billion) (?!views|users|euros|dollars|pounds|people|parts|units|copies|lines|records|rows|customers|visitors|visits|downloads)\w+s\b/.test(
    lowerText(words),
  )

/** 'Traffic went up, but we also doubled the ad spend', 'though to be fair they had new shelves': what else may have been the reason. */
export const isOtherCause = ({ connector, subject, words }: Clause): boolean =>
  subject !== 'own' &&
  ((connector.includes('but') && words.slice(0, 5).some(({ lower }) => lower === 'also')) ||
    /^(?:but |though |although |and |, )*to be fair\b/.test(lowerText(words)))

/** 'Sales went up 15%, though it was the weather', '… because the boss got 2 temps', '… while I was there': whose doing it was, the sentence doubts. */
export const isQualified = (clause: Clause, next: Clause | undefined): boolean => {
  if (!next || clause.subject !== 'thing' || !hasAmount(lowerText(clause.words))) return false
  const link = next.connector.at(-1) ?? ''
  const isOwn = /^(?:own|team)$/.test(next.subject)
  return (
    (/^(?:though|although|but|because|cause)$/.test(link) && next.subject === 'person') ||
    (/^(?:though|although)$/.test(link) && !isOwn) ||
    (link === 'while' && isOwn && next.group?.copula === true) ||
    /\bnothing to do with\b/.test(lowerText(next.words))
  )
}

/** 'The waiting list is 14 weeks, it is getting longer' */
const isGettingWorse = (next: Clause | undefined): boolean =>
  next?.subject === 'it' &&
  /\b(?:is|are|was|kept|keeps) (?:getting|growing|becoming) (?:longer|worse|bigger|slower|more)\b/.test(
    lowerText(next.words),
  )

/** '12 accidents a year'; what they were 'when I came' shows what became of them. */
const isOnlyBad = (clause: Clause): boolean =>
  (isMistake(clause) ||
    (/^(?:thing|person|it|none)$/.test(clause.subject) && BAD_STATE.test(lowerText(clause.words)))) &&
  !/\b(?:when (?:i|we)|at the start|used to|before)\b/.test(lowerText(clause.words))
