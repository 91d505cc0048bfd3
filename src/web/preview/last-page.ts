/** How much of the last page of a laid-out resume its text takes, from 0 to 1. */
export function lastPageFill(paper: ShadowRoot): number {
  const sheet = [...paper.querySelectorAll('.page')].at(-1)?.getBoundingClientRect()
  const doc = paper.querySelector('.doc')
  if (!sheet || !doc) return 0
  const places = textRects(doc).filter(
    ({ left, top }) => left >= sheet.left && left < sheet.right && top >= sheet.top && top < sheet.bottom,
  )
  if (places.length === 0) return 0
  const first = Math.min(...places.map(({ top }) => top))
  const last = Math.max(...places.map(({ bottom }) => bottom))
  return (last - first) / sheet.height
}

/** Of the text only: boxes may be stretched to the end of a page. */
function textRects(doc: Element): DOMRect[] {
  const walker = document.createTreeWalker(doc, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  const rects: DOMRect[] = []
  while (walker.nextNode()) {
    range.selectNodeContents(walker.currentNode)
    rects.push(...range.getClientRects())
  }
  return rects
}
