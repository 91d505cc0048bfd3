import type { FieldText } from '#web/preview/field-map.ts'

/** Each exists once for the whole page: the styles in each paper name them. */
type HighlightName = 'edited-field' | 'found-word'
/** Pixels kept between a text that is brought into view and the edge. */
const MARGIN = 48

/** Marks the field being edited; gives back how to take the marks away. */
export function highlightField(texts: readonly FieldText[]): () => void {
  return highlightTexts(
    'edited-field',
    texts.map(({ range }) => range),
  )
}

/** Marks texts on the paper without touching its elements; gives back how to take the marks away. */
export function highlightTexts(name: HighlightName, ranges: readonly Range[]): () => void {
  // Older browsers have no custom highlights and show no mark.
  if (typeof Highlight === 'undefined') return () => undefined
  const highlight = CSS.highlights.get(name) ?? new Highlight()
  CSS.highlights.set(name, highlight)
  for (const range of ranges) highlight.add(range)
  return () => {
    for (const range of ranges) highlight.delete(range)
  }
}

/** Scrolls only as far as needed, and not at all while the text is in sight. */
export function bringIntoView(scroller: HTMLElement, { range }: FieldText): void {
  const text = range.getBoundingClientRect()
  const view = scroller.getBoundingClientRect()
  const top = past(text.top, text.bottom, view.top, view.bottom)
  const left = past(text.left, text.right, view.left, view.right)
  if (top === 0 && left === 0) return
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches
  scroller.scrollBy({ top, left, behavior: still ? 'instant' : 'smooth' })
}

function past(start: number, end: number, from: number, to: number): number {
  if (start < from) return start - from - MARGIN
  return end > to ? Math.min(end - to + MARGIN, start - from) : 0
}
