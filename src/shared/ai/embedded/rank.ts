import type { Draft } from '#shared/ai/embedded/draft.ts'

/** Lines that an answer may give: more where more was said. */
const mostOf = (words: number): number => (words > 90 ? 5 : words > 45 ? 4 : 3)

type Ranked = Readonly<Record<'kept' | 'over' | 'refused', readonly Draft[]>>

/**
 * The strongest drafts of an answer, strongest first: a number with a result, a tool, then what was only done. What does
 * not hold is refused and leaves its place to the next.
 */
export function strongest(drafts: readonly Draft[], words: number, holds: (draft: Draft) => boolean): Ranked {
  const most = mostOf(words)
  const kept: Draft[] = []
  const over: Draft[] = []
  const refused: Draft[] = []
  for (const draft of withoutDoubles(drafts).toSorted((a, b) => strengthOf(b) - strengthOf(a))) {
    if (kept.length === most) over.push(draft)
    else if (holds(draft)) kept.push(draft)
    else refused.push(draft)
  }
  return { kept, over, refused }
}

function strengthOf({ text, words, kind }: Draft): number {
  const numbers = text.match(/[$€£]?\d[\d.,]*/g)?.length ?? 0
  const hasResult = /, \w+ing\b|; | so | from .* to /.test(text)
  const names = words.filter(({ isName }) => isName).length
  return (
    Math.min(numbers, 3) * 3 +
    (hasResult ? 3 : 0) +
    Math.min(names, 2) +
    (kind === 'action' ? 2 : kind === 'duty' ? 1 : 0) +
    Math.min(text.length / 60, 1)
  )
}

/** What is told twice stands once, the fuller line: 'Wrote 40 articles; …' and 'wrote 40 articles'. */
function withoutDoubles(drafts: readonly Draft[]): readonly Draft[] {
  const partsOf = ({ text }: Draft): readonly string[] => text.toLowerCase().split('; ')
  return drafts.filter((draft, at) => {
    const [only = '', ...more] = partsOf(draft)
    const isAgain = (other: Draft, place: number) =>
      place !== at && partsOf(other).includes(only) && (partsOf(other).length > 1 || place < at)
    return more.length > 0
      ? !drafts.slice(0, at).some(({ text }) => text.toLowerCase() === draft.text.toLowerCase())
      : !drafts.some(isAgain)
  })
}
