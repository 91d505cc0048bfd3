import { readFileSync } from 'node:fs'
import { mayHavePlaces, placedTexts } from '../prose/code-texts.ts'
import { LIMITS } from '../prose/rules.ts'

/** A button in English has at most as many words as its place says; a word has six letters and a space. */
const LETTERS_PER_WORD = 7

/** How many characters fit where each text is shown, as far as the code tells: the list of places is lengths.json. */
export function placeLimits(files: readonly string[]): ReadonlyMap<string, number> {
  const limits = new Map<string, number>()
  for (const file of files) {
    const code = readFileSync(file, 'utf8')
    if (!mayHavePlaces(file, code)) continue
    for (const { text, place = '' } of placedTexts(file, code, 'interface')) {
      const { characters, words } = LIMITS[place] ?? {}
      const limit = characters ?? (words && words * LETTERS_PER_WORD)
      if (limit !== undefined) limits.set(text, Math.min(limit, limits.get(text) ?? Infinity))
    }
  }
  return limits
}

/** A message as its code is read: without the names of placeholders, and without tags. */
export const asPlaced = (message: string): string =>
  message
    .replaceAll(/<\/?\d+\/?>/g, '')
    .replaceAll(/\{\w+\}/g, '{}')
    .trim()
