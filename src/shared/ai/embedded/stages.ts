import { isMark, saying } from '#shared/ai/embedded/bits.ts'
import { isSubjectStart } from '#shared/ai/embedded/subject-start.ts'
import type { Word } from '#shared/ai/embedded/tagger.ts'

/**
 * 'There were 48 when I left' → '48 at the end', 'the year I took over it was 61%' → '… at the start': how somebody went,
 * and how they came where baselines.ts does not know it, tells when a number was so, and is no deed.
 */
export function stagesOf(words: readonly Word[]): readonly Word[] {
  const from = words.findIndex((_, at) => stageAt(words, at) !== null)
  const stage = from < 0 ? null : stageAt(words, from)
  const first = words[from]
  const rest = stage ? [...words.slice(0, from), ...words.slice(stage.end)] : []
  if (!stage || !first || !rest.some(({ text }) => /^[$€£]?\d/.test(text))) return words
  const said = ['at', 'the', stage.of].map((text, place) => ({
    ...first,
    ...saying(first, text),
    tag: TAGS[place] ?? 'NOUN',
    base: text,
    forms: [],
    end: words[stage.end - 1]?.end ?? first.end,
  }))
  // 'When I left, there were 48': the mark parted two clauses that are one now.
  const isFirst = from === 0 || isMark(words[from - 1]) || words[from - 1]?.tag === 'CCONJ'
  const end = isFirst && isMark(words[stage.end]) ? stage.end + 1 : stage.end
  return [...words.slice(0, from), ...said, ...stagesOf(words.slice(end))]
}
const TAGS = ['ADP', 'DET', 'NOUN']

type Stage = { readonly of: 'start' | 'end'; readonly end: number }

function stageAt(words: readonly Word[], at: number): Stage | null {
  const isWhen = words[at]?.lower === 'when'
  const isYear = words[at]?.lower === 'the' && /^(?:year|month|day|week)$/.test(words[at + 1]?.lower ?? '')
  const me = at + (isYear ? 2 : 1)
  if ((!isWhen && !isYear) || !/^(?:i|we)$/.test(words[me]?.lower ?? '')) return null
  const verb = words[me + 1]?.lower === 'first' ? me + 2 : me + 1
  const end = endOf(words, verb + 1)
  const text = words
    .slice(verb, end)
    .map(({ lower }) => lower)
    .join(' ')
  if (COMING.test(text) || (isYear && JUST_COMING.test(text))) return { of: 'start', end }
  return LEAVING.test(text) ? { of: 'end', end } : null
}

const JUST_COMING = /^(?:came|started|began|arrived|joined|took over)$/
const COMING =
  /^(?:(?:came|started|arrived|began) (?:at|in|as|with|to) .+|took (?:it|them) (?:over|on)|took over (?:that|this|it|them|my|our) ?.*|took the .+ over|(?:was|were) (?:given|handed|put in charge of|put on) .+|got (?:the|that|this|my) (?:\w+ )?(?:job|team|role|post|position|shop|branch|department|class|ward|area|plan|list)|moved (?:to|into) (?:the|that|this) .+)$/
const LEAVING =
  /^(?:left|handed .+ over|passed (?:it|them|the .+) on|stopped|went|finished|left (?:the|that|this|them|it|there) ?.*)$/

/** The end of what was said of coming: a mark, a joint, or where another subject begins. */
function endOf(words: readonly Word[], from: number): number {
  let at = from
  while (
    at < words.length &&
    at < from + 6 &&
    !isMark(words[at]) &&
    !/^(?:and|but|so|there|it|we|i|then)$/.test(words[at]?.lower ?? '') &&
    !(at > from && isSubjectStart(words, at))
  )
    at += 1
  // 'I took it over': the thing belongs to the verb.
  const isTaken =
    at === from && /^(?:it|them)$/.test(words[at]?.lower ?? '') && /^(?:over|on)$/.test(words[at + 1]?.lower ?? '')
  return isTaken ? at + 2 : at
}
