import { AVERAGE, PLANNED } from '#shared/ai/embedded/anothers.ts'
import { whole, type Draft } from '#shared/ai/embedded/draft.ts'
import { isFit, mended } from '#shared/ai/embedded/fit.ts'

/** A draft mended; where it does not read as a line, as much of it from its start as does. Null where nothing does. */
export function readable(draft: Draft): Draft | null {
  const { beside, ...alone } = draft
  // 'I speak Polish' is so still.
  const isStill = draft.words.some(({ lower }) => lower === 'speak')
  const text = mended(isStill ? draft.text.replace(/^spoke (?=\p{Lu})/u, 'speak ') : draft.text)
  const both = beside && { ...alone, text, beside: { ...beside, text: mended(beside.text) } }
  if (both && isFit(whole(both).text)) return both
  const part = isFit(text) ? text : startOf(text)
  return part ? { ...alone, text: part } : null
}

/** 'Reached 42', 'only 2 came': of what, nothing tells. */
export const isOfNothing = ({ text, beside }: Draft): boolean =>
  !beside &&
  (/^(?:about |over |nearly )?\d+ (?:years?|months?|weeks?|days?|hours?|minutes?)(?:,| apart| except| or| and| in total|$)/i.test(
    text,
  ) ||
    /^(?:dad|mum|mom|mother|father|brother|sister|nephew|niece|uncle|aunt|wife|husband|son|daughter|cousin)\b/i.test(
      text,
    ) ||
    /^(?!raised|collected|saved|earned|negotiated|cooked)\w+ \d{1,3}$/i.test(text) ||
    /^\d+ (?:had to|came|left)\b/i.test(text) ||
    /^reached (?:about |over |around )?[\d.,]+k?$/i.test(text) ||
    /^only \d[\d,]* (?:came|left|went|stayed|said|got|was|were|did)\b/i.test(text))
/** A line without what others did beside it. */
export function withoutOthers(draft: Draft): Draft {
  const { beside, ...alone } = draft
  return beside && (SOMEBODYS.test(beside.text) || AVERAGE.test(beside.text) || PLANNED.test(beside.text))
    ? alone
    : draft
}
/** 'His 5 men poured the slab', 'neighbours lost 40': of others, beside one's own. */
const SOMEBODYS = /^(?:his|her|their|dad|father|mum|mom|mother|brother|sister|neighbou?rs?|competitors?|rivals?)\b/i

const FEWEST_WORDS = 4

/** The longest start of a text, cut at its marks, that reads as a line. */
function startOf(text: string): string | null {
  const at = Math.max(text.lastIndexOf(', '), text.lastIndexOf('; '))
  if (at < 0) return null
  const start = mended(text.slice(0, at))
  return isFit(start) && start.split(' ').length >= FEWEST_WORDS ? start : startOf(text.slice(0, at))
}
