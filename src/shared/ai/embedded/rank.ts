import type { Draft } from '#shared/ai/embedded/draft.ts'

/** Lines that an answer may give: more where more was said. */
const mostOf = (words: number): number => (words > 90 ? 5 : words > 45 ? 4 : 3)

/** The strongest drafts of an answer, strongest first: a number with a result, a tool, then what was only done. */
export function strongest(
  drafts: readonly Draft[],
  words: number,
): { readonly kept: readonly Draft[]; readonly over: readonly Draft[] } {
  const ranked = withoutDoubles(drafts).toSorted((a, b) => strengthOf(b) - strengthOf(a))
  const most = mostOf(words)
  return { kept: ranked.slice(0, most), over: ranked.slice(most) }
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
