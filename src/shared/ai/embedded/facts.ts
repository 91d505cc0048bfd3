import { saying } from '#shared/ai/embedded/bits.ts'
import type { Clause } from '#shared/ai/embedded/clauses.ts'
import { trimmed } from '#shared/ai/embedded/edges.ts'
import { withoutComment } from '#shared/ai/embedded/deed-text.ts'
import type { Draft, Left } from '#shared/ai/embedded/draft.ts'
import { withoutFirstPerson, withoutNames } from '#shared/ai/embedded/persons.ts'
import { rendered } from '#shared/ai/embedded/render.ts'
import type { Word } from '#shared/ai/embedded/tagger.ts'

const NEGATIVE = /^(?:no|not|never|nothing|nobody|none|without|nope)$/
/** What it is good to have none of. */
export const GOOD_TO_LACK =
  /^no more \w+|^(?:no|zero|0) (?:\w+ )?(?:accidents?|incidents?|injur\w+|complaints?|falls?|errors?|fines?|breaches|violations|losses|returns|outages|downtime|no-shows?|defects?|findings|write-ups?|sick days|missed \w+|late \w+)\b/
/** What it is good never to have done, in a phrase with a number of its own. */
const GOOD_NEVER = /\d.*\bnever (?:skipped|missed|late|lost|failed|cancelled|canceled|closed|stopped)\b/
const GOOD_TO_BE_WITHOUT =
  /\bwithout (?:an? |any |a single )?(?:accident|incident|injury|complaint|error|fine|breach|loss|outage|delay|sick day)s?\b/
const PRAISE =
  /\b(?:best|greatest|amazing|awesome|lovely|perfect|genius|nice|great|joy|love|happy|funny|boring|terrible|awful|bad|horrible|nightmare|mess|hell)\b/

/** A phrase that says of what it tells, and could be a line by itself. */
export function phrase(clause: Clause, sentence: number): Draft | Left {
  const one = fragment(clause, sentence)
  if ('why' in one) return one
  const isOfSomething = one.words.some(
    ({ tag, isName, lower }) => isName || (/^(?:NOUN|PROPN|VERB)$/.test(tag) && !MEASURE.test(lower)),
  )
  if (isOfSomething && !HANGS.test(one.text.toLowerCase())) return one
  return { words: one.words, why: isOfSomething ? 'unclear' : 'too-short' }
}

/** 'My duties: reception and post' → 'reception and post'. */
function withoutLabel(words: readonly Word[]): readonly Word[] {
  const mark = words.findIndex(({ text }) => text === ',')
  const isLabel =
    mark > 0 &&
    mark < 4 &&
    /^(?:duties|tasks|responsibilities|job|role|numbers|facts|achievements|results)$/.test(words[mark - 1]?.lower ?? '')
  return isLabel ? words.slice(mark + 1) : words
}

/** 'Last year 640 runners' → '640 runners last year'. */
function timeLast(words: readonly Word[]): readonly Word[] {
  const [which, unit, next] = words
  const isTime =
    which &&
    /^(?:last|this|each|every)$/.test(which.lower) &&
    /^(?:year|month|week|day|night|summer|winter|season|shift|spring|autumn)$/.test(unit?.lower ?? '') &&
    /^[$€£]?\d/.test(next?.text ?? '')
  if (!isTime || !unit) return words
  return [...words.slice(2), { ...which, ...saying(which, which.lower) }, unit]
}

/** A phrase without a verb: 'Test coverage 40 to 85%'. */
export function fragment({ rest, words }: Clause, sentence: number): Draft | Left {
  const clean = withoutFirstPerson(withoutNames(withoutArticle(timeLast(withoutLabel(withoutComment(trimmed(rest)))))))
  const text = clean ? rendered(clean) : ''
  const lower = text.toLowerCase()
  if (!clean || PRAISE.test(lower)) return { words, why: 'unclear' }
  const isSafe =
    GOOD_TO_LACK.test(lower) ||
    GOOD_NEVER.test(lower) ||
    (GOOD_TO_BE_WITHOUT.test(lower) && !/\b(?:no|not|never)\b/.test(lower))
  if (clean.some((word) => NEGATIVE.test(word.lower)) && !isSafe) return { words, why: 'negative' }
  // Before the first comma a verb tells what somebody else did, unless it is a result.
  const comma = clean.findIndex((word) => word.text === ',')
  const first = comma === -1 ? clean : clean.slice(0, comma)
  const verb = first.find(
    ({ tag, forms }, at) =>
      at > 0 &&
      tag === 'VERB' &&
      forms.includes('past') &&
      (!/^(?:ADP|PUNCT)$/.test(clean[at + 1]?.tag ?? 'PUNCT') || /[^s]$/.test(clean[at - 1]?.lower ?? '')),
  )
  if (verb && !(hasAmount(text) && RESULTS.has(verb.base))) return { words, why: 'unclear' }
  if (clean.filter(({ isKnown }) => !isKnown).length * 2 >= clean.length && !hasAmount(text))
    return { words, why: 'unclear' }
  const content = clean.filter(({ tag, isName }) => isName || /^(?:NOUN|PROPN|NUM|VERB|ADJ)$/.test(tag))
  if (content.length < 2) return { words, why: 'too-short' }
  return { text, words: clean, kind: 'fact', sentence, verbatim: true, isPhrase: true }
}

/** Units and times: they say how much, not of what. */
const MEASURE =
  /^(?:met(?:re|er)|lit(?:re|er)|kilo(?:gram|met(?:re|er)|watt)?|ton(?:ne)?|pound|dollar|euro|mile|percent|degree|second|minute|hour|day|night|morning|evening|week|month|year|season|half|noon|start|end|time|thing|mth|yr|am|pm|o'clock|hr|grade|floor|o'clock|percentage)s?$/
/** What begins so tells when or with whom of something that is missing. */
const HANGS =
  /^(?:with|by|in|on|at|from|to|for|as|of|than|one|this|last|next|morning|evening|all (?:before|after|by)|only|since|just|other|others|something|more|(?!1 in \d)\$?[\d,.]+k? (?:in|on|at|from|before|after|was|were))\b/

/** A fact that stands only where an answer says nothing better: it has no number and no verb. */
export const isWeak = ({ kind, text, verbatim }: Draft): boolean =>
  /^(?:hired|employed) (?:to|for|as|at|in)\b/.test(text) ||
  (kind === 'fact' && verbatim && !hasAmount(text) && !/^(?:no|zero|0) /i.test(text))

const BUZZ =
  /\b(?:synerg\w+|leverag\w+|paradigm\w*|thought leader\w*|game.?chang\w+|disrupt\w*|best.in.class|world.class|rock ?star|ninja|guru|go-getter|out of the box|moved the needle|value.add\w*|deep.?div\w+)\b/i

/** A deed that says so little that it stands only where an answer says nothing better. */
export const saysLittle = ({ text, words, kind }: Draft): boolean =>
  (kind !== 'duty' && text.split(' ').length < 4 && !hasAmount(text) && !words.some(({ isName }) => isName)) ||
  (/^(?:assigned|transferred) (?:to|for|as|at|in)\b/.test(text) && !hasAmount(text)) ||
  (BUZZ.test(text) && !/\d/.test(text.replace(/360.?\w*/, ''))) ||
  (!hasAmount(text) && /^(?:watch(?:ed)? |(?:told|hired|asked) to )/.test(text))

/** A number that is no year, or a share in words. */
export const hasAmount = (text: string): boolean =>
  /(?<![\w.])(?!(?:19|20)\d\d\b)[$€£]?\d/.test(text) ||
  /\b(?:under|within|in) an? (?:minute|hour|day|week|second)\b/i.test(text) ||
  /\b(?:half|quarters?|(?:an?|one|two|by) thirds?|halved|doubled|tripled|double|triple|twice|dozen)\b/i.test(text)

const RESULTS = new Set(
  'be go drop fall rise grow increase decrease improve double triple halve climb shrink reach come get hit stay jump decline become remain cost earn save win pass finish be take return sell give raise pay bring'.split(
    ' ',
  ),
)

const BAD_NEWS = /^(?:quit|leave|die|fail|break|complain|crash|lose|flop|hate|laugh|yell|shout|steal|cancel|resign)$/

/** What happened, told without saying who caused it; only where it has a number. */
export function standing(clause: Clause, sentence: number, current: boolean): Draft | Left {
  const { words, group, subject, subjectWords, rest } = clause
  if (!group || !/^(?:past|present|perfect)$/.test(group.time)) return { words, why: 'unclear' }
  if (group.negative) return { words, why: 'negative' }
  // 'The goal was to bring 26 people over': not that it was done.
  if (group.copula && rest[0]?.lower === 'to') return { words, why: 'unclear' }
  if (group.time === 'present' && group.word.lower === 'is' && !current) return { words, why: 'unclear' }
  if (
    subject === 'it' &&
    group.copula &&
    /^(?:about|around|over|under|almost|nearly|\d.*|[$€£]\d.*)$/.test(rest[0]?.lower ?? '') &&
    hasAmount(rendered(rest))
  )
    return amount(clause, sentence)
  // What is counted may have done anything: '97% of the trams left on time', '2 thirds of the classes booked again'.
  const isCounted =
    hasAmount(rendered(EACH.test(subjectWords[0]?.lower ?? '') ? clause.lead : subjectWords.slice(0, 3))) &&
    (!BAD_NEWS.test(group.base) || (group.base === 'leave' && rest[0]?.lower === 'on'))
  const isTold = RESULTS.has(group.base) || group.passive || isCounted
  // 'The boss gave me the audit' tells of the boss.
  const isToMe = /^(?:me|us)$/.test(rest[0]?.lower ?? '')
  if (subject !== 'thing' || !isTold || isToMe || subjectWords[0]?.lower === 'there') return { words, why: 'unclear' }
  const all = literal(withoutArticle(subjectWords), clause)
  const text = all && EACH.test(subjectWords[0]?.lower ?? '') ? ofAll(clause, all) : all
  // Who was called by name did it, and not whoever tells.
  if (!text || text.startsWith('colleague ') || !hasAmount(text) || PRAISE.test(text.toLowerCase()))
    return { words, why: 'unclear' }
  const used = clause.lead.length > 0 ? words : [...subjectWords, group.word, ...rest]
  return { text, words: used, kind: 'fact', sentence, verbatim: true }
}

const EACH = /^(?:each|all|both|most|half|none)$/
/** '1,100 pages, each washed': what all of it was stands before. */
function ofAll({ lead }: Clause, text: string): string {
  const clean = /^(?:NUM|NOUN|DET|ADJ)$/.test(lead[0]?.tag ?? '')
    ? withoutFirstPerson(withoutNames(withoutArticle(lead)))
    : null
  return clean ? `${rendered(clean)}, ${text}` : text
}

/** 'It was about 35 claims a week' → 'about 35 claims a week'. */
function amount({ words, rest }: Clause, sentence: number): Draft | Left {
  const clean = withoutFirstPerson(withoutNames(trimmed(rest)))
  const counts = clean?.find(({ text }) => /^[$€£]?\d/.test(text))
  const counted = counts && clean?.[clean.indexOf(counts) + 1]
  const isWhole = counts && (/[%$€£]/.test(counts.text) || /^(?:NOUN|ADJ)$/.test(counted?.tag ?? ''))
  if (!clean || clean.length < 3 || !isWhole) return { words, why: 'too-short' }
  return { text: rendered(clean), words, kind: 'fact', sentence, verbatim: true }
}

/** 'Sales went up the year [I was there]': a time that lost what it hung on. */
const LOOSE_TIME =
  /(?<!\b(?:in|of|during|for|over|by|at|from|to|all|per|throughout|until|since)) the (?:whole )?(?:year|time|months?|summer|day|period)$/

/** Subject, helpers and verb as they were said; null where they cannot be told without 'I'. */
export function literal(subject: readonly Word[], { words, subjectWords, rest }: Clause): string | null {
  const from = words.findIndex((word) => word === subjectWords[0])
  const verb = words.slice(from + subjectWords.length, words.length - rest.length)
  const clean = withoutFirstPerson(
    withoutNames([
      ...subject,
      ...verb,
      ...(rest[0]?.text === ',' ? rest.slice(0, 1) : []),
      ...withoutComment(trimmed(rest)),
    ]),
  )
  return clean && clean.length > 1 ? rendered(trimmed(clean)).replace(LOOSE_TIME, '') : null
}

export const withoutArticle = (words: readonly Word[]): readonly Word[] =>
  /^(?:a|an|the|my|our|this|that)$/.test(words[0]?.lower ?? '') ? words.slice(1) : words
