import { isDateWord } from '#shared/ai/grounding/date-words.ts'
import { isSmallWord } from '#shared/ai/grounding/stems.ts'
import { isSupported } from '#shared/ai/grounding/support.ts'
import type { Reading, Violation, Word } from '#shared/ai/grounding/types.ts'

/**
 * Parts of the line that share no word with what was said: deeds that nobody told of. One word may be another for what
 * was said; two in a row without any that was are a new claim.
 */
export function claimViolations({ line, said, known }: Reading): readonly Violation[] {
  const isSaid = ({ lower }: Word) =>
    /\p{N}/u.test(lower) || isDateWord(lower) || isSupported(said, lower) || isSupported(known, lower)
  return [...Map.groupBy(line.words, ({ clause }) => clause).values()].flatMap((words) => {
    // How something was done is looked at elsewhere; 'single-handed' is one word.
    const telling = words.filter(
      ({ lower, end }) => !isSmallWord(lower) && !lower.endsWith('ly') && line.text.charAt(end) !== '-',
    )
    if (telling.length < FEWEST || telling.some(isSaid)) return []
    return [{ kind: 'claim' as const, what: telling.map(({ text }) => text).join(' ') }]
  })
}

const FEWEST = 2
