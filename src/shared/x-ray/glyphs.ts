import type { TextItem } from '#shared/parse/items.ts'

/** Characters that software cannot read, with the fonts that drew them. */
export type UnreadableGlyphs = {
  readonly count: number
  readonly fonts: readonly string[]
  /** The words around the first ones, with boxes for the characters. */
  readonly samples: readonly string[]
}

/** Private use, unassigned, replacement and control characters, which fonts draw without saying what they are. */
const UNREADABLE = /[\p{Co}\p{Cn}\uFFFD]|(?!\s)\p{Cc}/gu
const MAX_SAMPLES = 3

export function unreadableGlyphs(items: readonly TextItem[], text: string): UnreadableGlyphs {
  const unreadableItems = items.filter((item) => item.text.search(UNREADABLE) !== -1)
  const fonts = new Set(unreadableItems.flatMap(({ font }) => font ?? []))
  const lines = text.split('\n').filter((line) => line.search(UNREADABLE) !== -1)
  const samples = lines.slice(0, MAX_SAMPLES).map((line) => line.replace(UNREADABLE, '▯').trim().slice(0, 60))
  return { count: text.match(UNREADABLE)?.length ?? 0, fonts: [...fonts], samples }
}

/** Letter-spaced words such as 'S K I L L S', which software does not read as words. At least four letters. */
export const spacedWords = (text: string): readonly string[] =>
  [...text.matchAll(/(?<![\p{L}\p{N}])\p{L}(?:[^\S\n]\p{L}){3,}(?![\p{L}\p{N}])/gu)].map(([word]) => word)
