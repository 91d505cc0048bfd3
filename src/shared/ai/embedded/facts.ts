import { hasAmount } from '#shared/ai/embedded/amounts.ts'
import { lowerText } from '#shared/ai/embedded/bits.ts'
import type { Clause } from '#shared/ai/embedded/clauses.ts'
import { leadOf } from '#shared/ai/embedded/deed-text.ts'
import type { Draft, Left } from '#shared/ai/embedded/draft.ts'
import { trimmed } from '#shared/ai/embedded/edges.ts'
import { PRAISE, RESULTS } from '#shared/ai/embedded/fragments.ts'
import { goodLack } from '#shared/ai/embedded/good-lacks.ts'
import { countThere } from '#shared/ai/embedded/later-amounts.ts'
import { literal, withoutArticle } from '#shared/ai/embedded/literal.ts'
import { withoutNames } from '#shared/ai/embedded/called-names.ts'
import { withoutFirstPerson } from '#shared/ai/embedded/persons.ts'
import { quiet, rendered } from '#shared/ai/embedded/render.ts'
import type { Word } from '#shared/ai/embedded/tagger.ts'

const BAD_NEWS =
  /^(?:say|tell|think|ask|quit|leave|die|fail|break|complain|crash|lose|flop|hate|laugh|yell|shout|steal|cancel|resign)$/

/** 'The factory had to start', unlike 'the turns had to be rebuilt'. */
export const isOught = ({ words }: Clause): boolean =>
  words.some(
    ({ lower }, at) =>
      /^(?:had|has|have|needs?|needed)$/.test(lower) &&
      words[at + 1]?.lower === 'to' &&
      !/^(?:be|wait|queue|walk|drive|go|do|type)$/.test(words[at + 2]?.lower ?? ''),
  )

/** What happened, told without saying who caused it; only where it has a number. */
export function standing(
  clause: Clause,
  sentence: number,
  current: boolean,
  who: readonly Word[] = clause.subjectWords,
): Draft | Left {
  const { words, group, subject, subjectWords, rest } = clause
  const lack = goodLack(clause)
  if (lack) return { text: lack, words, kind: 'fact', sentence, verbatim: true }
  // '92% would recommend the course': what a survey found.
  // '22 of them can swim now': what those who were counted have come to.
  const canNow =
    group?.time === 'ability' && words.some(({ lower }) => lower === 'can') && /^\d/.test(subjectWords[0]?.text ?? '')
  const isSurvey =
    group?.time === 'would' &&
    /^(?:recommend|choose|come|book|buy|return)$/.test(group.base) &&
    hasAmount(rendered(subjectWords))
  if (!group || !(isSurvey || canNow || /^(?:past|present|perfect)$/.test(group.time))) return { words, why: 'unclear' }
  if (group.negative || clause.lead.some(({ lower }) => /^(?:hardly|barely|scarcely|not|never)$/.test(lower)))
    return { words, why: 'negative' }
  const there = countThere(clause)
  if (there && !there.isBare) return { text: there.text, words, kind: 'fact', sentence, verbatim: true }
  // 'The factory had to start at 6': not that it did.
  if (isOught(clause)) return { words, why: 'unclear' }
  // 'The goal was to bring 26 people over': not that it was done.
  if (group.copula && rest[0]?.lower === 'to') return { words, why: 'unclear' }
  if (group.time === 'present' && group.word.lower === 'is' && !current && subject !== 'it')
    return { words, why: 'unclear' }
  if (
    subject === 'it' &&
    (group.copula || group.base === 'make') &&
    /^(?:about|around|over|under|almost|nearly|\d.*|[$€£]\d.*)$/.test(rest[0]?.lower ?? '') &&
    hasAmount(rendered(rest))
  )
    return amount(clause, sentence)
  // What is counted may have done anything: '97% of the trams left on time', '2 thirds of the classes booked again'.
  const first = subjectWords[0]?.lower ?? ''
  const isCounted =
    hasAmount(rendered(EACH.test(first) && !first.endsWith('%') ? clause.lead : subjectWords.slice(0, 3))) &&
    (!BAD_NEWS.test(group.base) || (group.base === 'leave' && rest[0]?.lower === 'on'))
  const isTold = RESULTS.has(group.base) || group.passive || isCounted
  // 'The boss gave me the audit' tells of the boss.
  const isToMe = /^(?:me|us)$/.test(rest[0]?.lower ?? '')
  if (subject !== 'thing' || !isTold || isToMe || subjectWords[0]?.lower === 'there') return { words, why: 'unclear' }
  const all = literal(withoutArticle(who), clause)
  const text = all && EACH.test(first) ? ofAll(clause, all) : all
  // Who was called by name did it, and not whoever tells.
  if (!text || text.startsWith('colleague ') || !hasAmount(text) || PRAISE.test(text.toLowerCase()))
    return { words, why: 'unclear' }
  const used = [
    ...(who === subjectWords ? [] : who),
    ...(clause.lead.length > 0 ? words : [...subjectWords, group.word, ...rest]),
  ]
  const before = clause.lead[0]?.lower === 'before' && clause.lead.length === 1 ? 'before' : ''
  const lead = before || rendered(leadOf(clause) ?? [])
  // 'In 2019 we had 37 and in 2021 only 6': each has its year.
  const isOfYears = /^in (?:19|20)\d\d\b/.test(lead) && /\bin (?:19|20)\d\d\b/.test(text)
  return {
    text: isOfYears ? `${lead}, ${text}` : lead && !text.includes(lead) ? `${text} ${lead}` : text,
    words: used,
    kind: 'fact',
    sentence,
    verbatim: true,
  }
}

const LENGTH = /^(?:second|minute|hour|day|week|month|year)s?$/

const EACH = /^(?:each|all|both|most|half|none|[\d.]+%)$/
/** '1,100 pages, each washed': what all of it was stands before. */
function ofAll({ lead }: Clause, text: string): string {
  const thing = withoutArticle(lead)
  const isThing = /^(?:NUM|NOUN|DET|ADJ)$/.test(thing[0]?.tag ?? '')
  const clean = isThing ? withoutFirstPerson(withoutNames(quiet(thing))) : null
  return clean ? `${rendered(clean)}, ${text}` : text
}

/** 'It was about 35 claims a week' → 'about 35 claims a week'. */
function amount(clause: Clause, sentence: number): Draft | Left {
  const { words, rest } = clause
  const clean = withoutFirstPerson(withoutNames(trimmed(rest)))
  const counts = clean?.find(({ text }) => /^[$€£]?\d/.test(text))
  const counted = counts && clean?.[clean.indexOf(counts) + 1]
  // 'It used to be 3 days till somebody came': and is not so any more.
  const isAge = rest.some(({ lower }) => lower === 'ago') || / used to /.test(` ${lowerText(words)} `)
  const isWhole = counts && !isAge && (/[%$€£]/.test(counts.text) || /^(?:NOUN|ADJ)$/.test(counted?.tag ?? ''))
  // 'It was about 10 days': of what, nobody knows.
  const isBareTime = counted === clean?.at(-1) && LENGTH.test(counted?.lower ?? '')
  // 'That was 15% of turnover': of what was said before it.
  const isTorn =
    rest.length > (clean?.length ?? 0) && rest.some(({ lower }) => /^(?:not|never|no|without)$/.test(lower))
  const isShare = /^(?:about |over |nearly )?[\d.,]+% of \S+$/.test(rendered(clean ?? []))
  if (!clean || clean.length < 3 || !isWhole || isBareTime || isShare || isTorn) return { words, why: 'too-short' }
  return { text: rendered([...clean, ...(leadOf(clause) ?? [])]), words, kind: 'fact', sentence, verbatim: true }
}
