import type { TextItem } from '#shared/parse/items.ts'

/** Characters that mean nothing to a program, with the fonts that drew them. */
export type UnreadableGlyphs = {
  readonly count: number
  readonly fonts: readonly string[]
  /** The words around the first ones, the characters shown as boxes. */
  readonly samples: readonly string[]
}

/** Private use, replacement, control characters: what a font draws but does not name. */
const UNREADABLE = /[\p{Co}\p{Cn}\uFFFD]|(?!\s)\p{Cc}/gu
const MOST_SAMPLES = 3

export function unreadableGlyphs(items: readonly TextItem[], text: string): UnreadableGlyphs {
  const drawn = items.filter((item) => item.text.search(UNREADABLE) !== -1)
  const fonts = new Set(drawn.flatMap(({ font }) => font ?? []))
  const lines = text.split('\n').filter((line) => line.search(UNREADABLE) !== -1)
  const samples = lines.slice(0, MOST_SAMPLES).map((line) => line.replace(UNREADABLE, '▯').trim().slice(0, 60))
  return { count: text.match(UNREADABLE)?.length ?? 0, fonts: [...fonts], samples }
}

/** 'S K I L L S': words whose letters stand apart, so that programs find no word. At least four letters. */
export const spacedWords = (text: string): readonly string[] =>
  [...text.matchAll(/(?<![\p{L}\p{N}])\p{L}(?:[^\S\n]\p{L}){3,}(?![\p{L}\p{N}])/gu)].map(([word]) => word)
