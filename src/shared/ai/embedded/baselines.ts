import { isMark, saying } from '#shared/ai/embedded/bits.ts'
import { quiet } from '#shared/ai/embedded/render.ts'
import type { Word } from '#shared/ai/embedded/tagger.ts'

/**
 * 'Waste was 9% when I came' → 'waste was 9% at the start', 'before me it took 6 weeks' → 'it took 6 weeks before': what
 * somebody found is never told without saying that it was so then.
 */
export function withBaselines(words: readonly Word[]): readonly Word[] {
  const from = words.findIndex((_, at) => lengthAt(words, at) > 0)
  const first = words[from]
  // 'Half passed before, 9 of 12 when I took over': so it became then.
  const isAfter = /^when (?:i|we) took over/.test(
    words
      .slice(from, from + 4)
      .map(({ lower }) => lower)
      .join(' '),
  )
  if (isAfter && words.slice(0, from).some(({ lower }) => lower === 'before')) return words
  if (!first || !words.some(({ text }) => /^[$€£]?\d/.test(text))) return words
  const to = from + lengthAt(words, from)
  const time = (first.lower === 'before' ? ['before'] : ['at', 'the', 'start']).map((text) => ({
    ...timeWord(first, text),
    end: words[to - 1]?.end ?? first.end,
  }))
  const [before, after] = [words.slice(0, from), words.slice(to)]
  const isFirst = before.every((word) => isMark(word) || /^(?:and|but|so)$/.test(word.lower))
  if (!isFirst) return [...before, ...time, ...after]
  const rest = after.slice(isMark(after[0]) ? 1 : 0)
  const end = endOf(rest)
  return [...before, ...quiet(rest.slice(0, end)), ...time, ...rest.slice(end)]
}

/** How many words tell that it was so before whoever speaks; 0 where something else stands here. */
function lengthAt(words: readonly Word[], at: number): number {
  const text = words
    .slice(at, at + 9)
    .map(({ lower, text: said }) => (/^\w/.test(lower) ? lower : said))
    .join(' ')
  const found = WHEN_I_CAME.exec(text) ?? BEFORE_ME.exec(text)
  return found ? found[0].split(' ').length : 0
}

const OPEN = String.raw`(?= [,.;]| (?:and|but|it|there|they|we|i|the|this|that|about|around|only|\d\S*)\b|$)`
/** Without what was begun: 'when I started the new rota' tells of a deed. */
const WHEN_I_CAME = new RegExp(
  String.raw`^when (?:i|we) (?:first )?(?:joined (?:them|(?:the|this|that) \w+)|(?:started|began|came|joined|arrived)(?: (?:out|there|here|in|working there))?|took over(?: (?:it|there|the \w+|as \w+))?|(?:came|got) (?:in|to the \w+))${OPEN}`,
)
const BEFORE_ME = new RegExp(
  String.raw`^before (?:(?:it|that|this) ?,?(?= (?:about |around |over )?[$€£]?\d)|me|us|my time|(?:i|we) (?:started|began|came|joined|arrived|took over)(?: (?:there|here))?)${OPEN.replace('the|', 'the|an?|')}`,
)

/** Where the clause ends that begins a sentence: at a mark, or where another tells on. */
function endOf(words: readonly Word[]): number {
  const end = words.findIndex(
    (word, at) =>
      at > 1 &&
      ((isMark(word) && !/^\d/.test(words[at + 1]?.text ?? '')) ||
        (/^(?:and|but|so|until|because)$/.test(word.lower) &&
          !/^\d/.test(words[at + 1]?.text ?? '') &&
          hasAmount(words.slice(0, at)))),
  )
  return end < 0 ? words.length : end
}

const hasAmount = (words: readonly Word[]): boolean => words.some(({ text }) => /^[$€£]?\d/.test(text))

const timeWord = (of: Word, text: string): Word => ({
  ...of,
  ...saying(of, text),
  tag: text === 'start' ? 'NOUN' : text === 'the' ? 'DET' : text === 'at' ? 'ADP' : 'ADV',
  base: text,
  forms: [],
})
