import { isDateWord } from '#shared/grounding/date-words.ts'
import { spelledOut } from '#shared/grounding/initials.ts'
import { isSmallWord } from '#shared/grounding/stems.ts'
import { isSupported } from '#shared/grounding/support.ts'
import { aliasesIn } from '#shared/grounding/tools.ts'
import type { Reading, TextKind, Violation, Word } from '#shared/grounding/types.ts'

/**
 * Parts of the line that share no word with the source. One unmatched word may be a synonym; two or more are a new
 * claim. A skill must be named as in the source.
 */
export function claimViolations(reading: Reading): readonly Violation[] {
  const { line, source, known, kind } = reading
  const isInSource = ({ lower }: Word) =>
    /\p{N}/u.test(lower) || isDateWord(lower) || isSupported(source, lower) || isSupported(known, lower)
  const parts = [...Map.groupBy(line.words, ({ clause }) => clause).values()]
    // Adverbs are checked elsewhere; 'single-handed' is one word.
    .map((words) =>
      words.filter(({ lower, end }) => !isSmallWord(lower) && !lower.endsWith('ly') && line.text.charAt(end) !== '-'),
    )
    .filter((words) => words.length >= MIN_WORDS[kind] && !words.some(isInSource))
  if (parts.length === 0) return []
  const aliases = aliasesIn(reading)
  const spelled = spelledOut(line, source)
  const isAlias = ({ index, start, end }: Word) =>
    spelled.has(index) || aliases.some((name) => name.start <= start && end <= name.end)
  return parts
    .filter((words) => !words.some(isAlias))
    .map((words) => ({ kind: 'claim', what: words.map(({ text }) => text).join(' ') }))
}

/** Unmatched words that make a claim. A remark about an answer may use any words. */
const MIN_WORDS: Readonly<Record<TextKind, number>> = { line: 2, skill: 1, remark: Infinity }
