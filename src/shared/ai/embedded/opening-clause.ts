import { isMark, saying } from '#shared/ai/embedded/bits.ts'
import { isFinite } from '#shared/ai/embedded/subject-start.ts'
import type { Word } from '#shared/ai/embedded/tagger.ts'

/**
 * 'When I started it was 61' → 'When I started, it was 61': who first tells when goes on with what they tell, and speech has no
 * mark there. 'By the time' is such a 'when'.
 */
export function withOpeningParted(words: readonly Word[]): readonly Word[] {
  const said = withoutByTheTime(words)
  const out: Word[] = []
  let last = -1
  for (const [at, word] of said.entries()) {
    const open = PRONOUN.test(word.lower) ? openingBefore(said, at) : -1
    if (
      isAfterStart(said, at) ||
      (open > last && isMain(said, open, at) && !isMain(said, open, nextPronoun(said, at)))
    ) {
      out.push({ ...word, ...saying(word, ','), tag: 'PUNCT', forms: [], end: word.start })
      last = at
    }
    out.push(word)
  }
  return out
}

const PRONOUN = /^(?:it|there|i|we|he|she|they)$/
const OPENER = /^(?:when|after|once|since|until|before|while)$/
/** After these a clause is what is known or said, and not what was then. */
const KNOWING =
  /^(?:see|know|think|say|tell|notice|realise|realize|feel|find|check|hope|hear|show|mean|make|ensure|believe|decide|learn|ask|explain|report|prove|guess|figure|understand)$/

/** Words that a 'when' reaches over. */
const LONGEST = 14

/** 'When I started an offer took 5 days': what somebody started was the job. */
function isAfterStart(words: readonly Word[], at: number): boolean {
  const [when, me, verb, first, ...more] = words.slice(Math.max(0, at - 3), at + 8)
  const end = more.findIndex((word) => isMark(word) || PRONOUN.test(word.lower))
  return (
    at > 2 &&
    /^(?:when|before|after|until|since)$/.test(when?.lower ?? '') &&
    me?.lower === 'i' &&
    /^(?:started|came|arrived|joined|left|began)$/.test(verb?.lower ?? '') &&
    first?.tag === 'DET' &&
    more
      .slice(0, end < 0 ? more.length : end)
      .some(
        ({ tag, forms }) =>
          tag === 'AUX' ||
          (tag === 'VERB' && forms.includes('past') && !forms.includes('participle')) ||
          forms.join() === 'past',
      )
  )
}

/** Where the part that tells when begins, if a mark parts it from what was said before and none stands since; else -1. */
function openingBefore(words: readonly Word[], at: number): number {
  for (let place = at - 1; place >= Math.max(0, at - LONGEST); place -= 1) {
    if (isMark(words[place])) return -1
    const before = words[place - 1]
    if (OPENER.test(words[place]?.lower ?? '') && (!before || isMark(before) || before.tag === 'CCONJ')) return place
  }
  return -1
}

/** Whether a clause of its own begins with this pronoun, after the verb of the one that tells when. */
function isMain(words: readonly Word[], open: number, at: number): boolean {
  const [before, pronoun, verb, next] = words.slice(Math.max(0, at - 1), at + 3)
  const between = words.slice(open + 1, at)
  const when = between.findIndex((word) => isFinite(word))
  const isTold = verb?.tag === 'AUX' || (verb?.tag === 'VERB' && verb.forms.includes('past'))
  if (at < 0 || when < 1 || !before || !pronoun || !isTold) return false
  if (between.some(({ base }) => KNOWING.test(base))) return false
  if (/^(?:that|which|who|what|how|where|why|if|than|as|because|and|or|but|like)$/.test(before.lower)) return false
  if (pronoun.lower === 'there') return verb.tag === 'AUX'
  // 'After I worked on it was …'
  if (before.tag === 'ADP' && !/^(?:over|up|out|in|off|down|on|through)$/.test(before.lower)) return false
  // 'The tool we built': a thing told by what was done with it.
  const isMeasured = next?.tag === 'ADP' && /^[$€£]?\d/.test(words[at + 3]?.text ?? '')
  return (
    pronoun.lower === 'it' ||
    isMeasured ||
    (next !== undefined && !isMark(next) && next.tag !== 'ADP' && next.tag !== 'AUX')
  )
}

const nextPronoun = (words: readonly Word[], from: number): number =>
  words.findIndex(
    ({ lower }, at) =>
      at > from + 1 &&
      PRONOUN.test(lower) &&
      !words.slice(from, at).some((word) => isMark(word) || word.tag === 'CCONJ'),
  )

/** 'By the time I left' → 'when I left'. */
const withoutByTheTime = (words: readonly Word[]): readonly Word[] =>
  words.flatMap((word, at) => {
    const isBy = (from: number): boolean =>
      words[from]?.lower === 'by' && words[from + 1]?.lower === 'the' && words[from + 2]?.lower === 'time'
    if (isBy(at)) return [{ ...word, ...saying(word, 'when'), tag: 'SCONJ', base: 'when', forms: [] }]
    return isBy(at - 1) || isBy(at - 2) ? [] : [word]
  })
