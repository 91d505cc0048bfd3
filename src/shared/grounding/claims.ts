import { isDateWord } from '#shared/grounding/date-words.ts'
import { spelledOut } from '#shared/grounding/initials.ts'
import { isSmallWord } from '#shared/grounding/stems.ts'
import { isSupported } from '#shared/grounding/support.ts'
import { otherNamesSaid } from '#shared/grounding/tools.ts'
import type { Reading, TextKind, Violation, Word } from '#shared/grounding/types.ts'

/**
 * Parts of the line that share no word with what was said: deeds that nobody told of. One word may be another for what
 * was said; two without any that was are a new claim. A skill is named as it was said.
 */
export function claimViolations(reading: Reading): readonly Violation[] {
  const { line, said, known, kind } = reading
  const isSaid = ({ lower }: Word) =>
    /\p{N}/u.test(lower) || isDateWord(lower) || isSupported(said, lower) || isSupported(known, lower)
  const parts = [...Map.groupBy(line.words, ({ clause }) => clause).values()]
    // How something was done is looked at elsewhere; 'single-handed' is one word.
    .map((words) =>
      words.filter(({ lower, end }) => !isSmallWord(lower) && !lower.endsWith('ly') && line.text.charAt(end) !== '-'),
    )
    .filter((telling) => telling.length >= FEWEST[kind] && !telling.some(isSaid))
  if (parts.length === 0) return []
  const renamed = otherNamesSaid(reading)
  const spelled = spelledOut(line, said)
  const isRenamed = ({ at, start, end }: Word) =>
    spelled.has(at) || renamed.some((name) => name.start <= start && end <= name.end)
  return parts
    .filter((telling) => !telling.some(isRenamed))
    .map((telling) => ({ kind: 'claim', what: telling.map(({ text }) => text).join(' ') }))
}

/** Words of a part that make a claim; what is said about an answer may be said in any words. */
const FEWEST: Readonly<Record<TextKind, number>> = { line: 2, skill: 1, remark: Infinity }
