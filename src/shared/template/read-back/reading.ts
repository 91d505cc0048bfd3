import type { TextItem } from '#shared/parse/items.ts'
import { readTooEarly } from '#shared/template/read-back/order.ts'
import { squeeze, type Piece } from '#shared/template/read-back/pieces.ts'
import { compareWords, type Word } from '#shared/template/read-back/words.ts'

/** A reader's result for a page, in characters without white space, in words and in adjacent pieces. */
export type Reading = {
  readonly characters: number
  /** Characters of pieces that were read completely: a piece that is split or lacks a letter counts as lost. */
  readonly kept: number
  readonly words: number
  /** Words that were joined to others, split or not read at all. */
  readonly brokenWords: readonly Word[]
  readonly pairs: number
  /** Pairs that were read in a different order than on their page, or from the wrong page. */
  readonly inverted: number
  /** Pieces that were not read completely, in the order of the page. */
  readonly broken: readonly Piece[]
  /** Characters that were printed but never read: 'U+00B2 ²'. */
  readonly unread: readonly string[]
}

/** Compares a reader's text with the pieces of its pages; a PDF reader knows the items of each page. */
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

/** The start of each page in the text, counted without white space. */
function pageStarts(items: readonly TextItem[]): readonly number[] {
  const lengths = [...Map.groupBy(items, ({ page }) => page).values()].map(
    (page) => squeeze(page.map(({ text }) => text).join('')).length,
  )
  return lengths.map((_, index) => lengths.slice(0, index).reduce((sum, length) => sum + length, 0))
}

/** The position of each piece in the text, or -1. Of several positions, the one nearest to the expected one. */
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
