import type { TextItem } from '#shared/parse/items.ts'
import { readTooEarly } from './order.ts'
import { squeeze, type Piece } from './pieces.ts'
import { compareWords } from './words.ts'

/** What a reader gave back of a page, in characters without white space, in words and in neighbouring pieces. */
export type Reading = {
  readonly characters: number
  /** Those of pieces that came back whole: a piece that is torn or lacks one letter counts as lost. */
  readonly kept: number
  readonly words: number
  /** Words that came back glued to others, torn apart or not at all. */
  readonly brokenWords: readonly string[]
  readonly pairs: number
  /** Pairs that were read in the other order than they have on their page, or from the wrong page. */
  readonly inverted: number
  /** Pieces that did not come back whole, in the order of the page. */
  readonly broken: readonly Piece[]
  /** Characters that were printed and nowhere read: 'U+00B2 ²'. */
  readonly unread: readonly string[]
}

/** Holds a reader's text against the pieces of the pages that it read; a reader of PDF knows the pages' items. */
export function compareReading(pieces: readonly Piece[], text: string, items: readonly TextItem[] = []): Reading {
  const read = squeeze(text)
  const places = placesIn(read, pieces)
  const starts = pageStarts(items)
  const pageAt = (place: number) => starts.filter((start) => start <= place).length
  const found = pieces.flatMap(({ column }, index) => {
    const place = places[index] ?? -1
    return place < 0 ? [] : [{ column, place, page: pageAt(place) }]
  })
  const broken = pieces.filter((_, index) => (places[index] ?? -1) < 0)
  const characters = lengthOf(pieces)
  const words = compareWords(pieces, places, text)
  return {
    characters,
    kept: characters - lengthOf(broken),
    words: words.all,
    brokenWords: words.broken,
    pairs: Math.max(0, found.length - 1),
    inverted: readTooEarly(found).length,
    broken,
    unread: [...new Set(pieces.flatMap((piece) => [...piece.text]))]
      .filter((character) => !read.includes(character))
      .map(nameOf),
  }
}

const lengthOf = (pieces: readonly Piece[]) => pieces.reduce((length, { text }) => length + [...text].length, 0)

const nameOf = (character: string) =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')} ${character}`

/** Where each page begins in the text, counted without white space. */
function pageStarts(items: readonly TextItem[]): readonly number[] {
  const lengths = [...Map.groupBy(items, ({ page }) => page).values()].map(
    (page) => squeeze(page.map(({ text }) => text).join('')).length,
  )
  return lengths.map((_, index) => lengths.slice(0, index).reduce((sum, length) => sum + length, 0))
}

/** Where each piece stands in what was read, or -1. Of several places it is the nearest to where it was expected. */
function placesIn(read: string, pieces: readonly Piece[]): readonly number[] {
  let expected = 0
  return pieces.map(({ text }) => {
    const place = nearest(read, text, expected)
    expected += text.length
    return place
  })
}

function nearest(read: string, text: string, expected: number): number {
  const after = read.indexOf(text, expected)
  const before = read.lastIndexOf(text, expected)
  if (after < 0 || before < 0) return Math.max(after, before)
  return after - expected < expected - before ? after : before
}
