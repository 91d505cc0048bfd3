/** A piece of a posting; `found` tells whether the resume names what is there, null when nothing is asked for there. */
export type PostingSegment = { readonly text: string; readonly at: number; readonly found: boolean | null }

type Term = { readonly places: readonly (readonly [number, number])[]; readonly evidence: string }

/** Cuts a posting where its terms begin and end; of two that overlap the first counts. */
export function postingSegments(text: string, terms: readonly Term[]): readonly PostingSegment[] {
  const marks = terms
    .flatMap(({ places, evidence }) => places.map(([from, to]) => ({ from, to, found: evidence !== 'none' })))
    .toSorted((a, b) => a.from - b.from || b.to - a.to)
  const pieces: PostingSegment[] = []
  let end = 0
  for (const { from, to, found } of marks) {
    if (from < end) continue
    pieces.push({ text: text.slice(end, from), at: end, found: null }, { text: text.slice(from, to), at: from, found })
    end = to
  }
  return [...pieces, { text: text.slice(end), at: end, found: null }].filter((piece) => piece.text !== '')
}
