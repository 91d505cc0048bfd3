import { hasAmount } from '#shared/ai/embedded/amounts.ts'
import type { Clause } from '#shared/ai/embedded/clauses.ts'
import { withoutComment } from '#shared/ai/embedded/deed-text.ts'
import type { Draft, Left } from '#shared/ai/embedded/draft.ts'
import { trimmed } from '#shared/ai/embedded/edges.ts'
import { goodLack, isKeptLimit } from '#shared/ai/embedded/good-lacks.ts'
import { withoutArticle } from '#shared/ai/embedded/literal.ts'
import { withoutNames } from '#shared/ai/embedded/called-names.ts'
import { withoutFirstPerson } from '#shared/ai/embedded/persons.ts'
import { OTHERS, THE_OTHERS } from '#shared/ai/embedded/pronouns.ts'
import { rendered } from '#shared/ai/embedded/render.ts'
import type { Word } from '#shared/ai/embedded/tagger.ts'
import { timeLast } from '#shared/ai/embedded/time-last.ts'
import { partedWords } from '#shared/text/unparted.ts'

const NEGATIVE = /^(?:no|not|never|nothing|nobody|none|without|nope)$/
/** What it is good to have none of. */
export const GOOD_TO_LACK =
  /^no more \w+|^(?:no|zero|0) (?:\w+ )?(?:accidents?|incidents?|deviations?|breakdowns?|recalls?|penalt(?:y|ies)|injur\w+|complaints?|falls?|errors?|fines?|breaches|violations|losses|returns|outages|downtime|no-shows?|defects?|findings|write-ups?|sick days|missed \w+|late \w+)\b/
/** What it is good never to have done, in a phrase with a number of its own. */
const GOOD_NEVER = /\d.*\bnever (?:skipped|missed|late|lost|failed|cancelled|canceled|closed|stopped)\b/
/** 'Eleven years, no incident' */
const isLongLack = (text: string): boolean => {
  const [long, lack] = text.split(', ', 2)
  return LONG.test(long ?? '') && GOOD_TO_LACK.test((lack ?? '').replace(/^not (?:one|a single|a) /, 'no '))
}
const LONG = /^(?:over |about |nearly )?\d+ (?:years?|months|seasons|winters|summers|shifts|trips|flights)\b[^,]*$/
const GOOD_TO_BE_WITHOUT =
  /\bwithout (?:an? |any |a single )?(?:accident|incident|injury|complaint|error|fine|breach|loss|outage|delay|sick day)s?\b/
/** Opinions: no line holds them. */
export const PRAISE =
  /\b(?:best(?! (?:week|day|month|quarter|year|night|shift|season|result|time|score)\b)|greatest|amazing|awesome|lovely|perfect|genius|nice|great|joy|love|happy|funny|boring|terrible|awful|bad|horrible|nightmare|mess|hell)\b/

/** Verbs that say how things went. */
export const RESULTS = new Set(
  'be go drop fall rise grow increase decrease improve double triple halve climb shrink reach come get hit stay jump decline become remain cost earn save win pass finish be take return sell give raise pay bring'.split(
    ' ',
  ),
)

/** A phrase that says of what it tells, and could be a line by itself. */
export function phrase(clause: Clause, sentence: number): Draft | Left {
  const lack = goodLack(clause)
  if (lack) return { text: lack, words: clause.words, kind: 'fact', sentence, verbatim: true }
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

/** A phrase without a verb: 'Test coverage 40 to 85%'. */
export function fragment({ rest, words }: Clause, sentence: number): Draft | Left {
  const clean = withoutFirstPerson(withoutNames(withoutArticle(timeLast(withoutLabel(withoutComment(trimmed(rest)))))))
  const text = clean ? rendered(clean) : ''
  const lower = text.toLowerCase()
  if (!clean || PRAISE.test(lower)) return { words, why: 'unclear' }
  const isSafe =
    GOOD_TO_LACK.test(lower) ||
    isLongLack(lower) ||
    GOOD_NEVER.test(lower) ||
    isKeptLimit(lower) ||
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
  // 'The girl next to me had 44'
  const isSomebodys = first.some(({ tag }, at) => at > 0 && tag === 'AUX') && OTHERS.test(lower.split(',')[0] ?? '')
  if (isSomebodys || THE_OTHERS.test(lower)) return { words, why: 'unclear' }
  if (verb && (OTHERS.test(lower.split(',')[0] ?? '') || !(hasAmount(text) && RESULTS.has(verb.base))))
    return { words, why: 'unclear' }
  if (clean.filter(({ isKnown }) => !isKnown).length * 2 >= clean.length && !hasAmount(text))
    return { words, why: 'unclear' }
  const content = clean.filter(({ tag, isName }) => isName || /^(?:NOUN|PROPN|NUM|VERB|ADJ)$/.test(tag))
  if (partedWords(content.map((word) => word.text)).length < 2) return { words, why: 'too-short' }
  return { text, words: clean, kind: 'fact', sentence, verbatim: true, isPhrase: true }
}

/** Units and times: they say how much, not of what. */
const MEASURE =
  /^(?:met(?:re|er)|lit(?:re|er)|kilo(?:gram|met(?:re|er)|watt)?|ton(?:ne)?|pound|dollar|euro|mile|percent|degree|second|minute|hour|day|night|morning|evening|week|month|year|season|half|noon|start|end|time|thing|mth|yr|am|pm|o'clock|hr|grade|floor|o'clock|percentage)s?$/
/** What begins so tells when or with whom of something that is missing. */
const HANGS =
  /^\d+ (?:days?|weeks?|hours?|months?) \w+ing$|^(?:with|by|in|on|at|from|to|for|as|of|than|one|this|last|next|morning|evening|all (?:before|after|by)|only|since|just|other|others|something|more|(?!1 in \d)\$?[\d,.]+k? (?:in|on|at|from|before|after|was|were))\b/
