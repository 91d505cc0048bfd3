import type { Language } from '#shared/text/languages.ts'

/**
 * All skills and their spellings as the matcher looks for them, in columns of rows: a row for each skill, in the same
 * order everywhere. Similar texts beside each other compress well, and nothing has to be computed again when read.
 */
export type PackedSkills = {
  readonly labels: string
  /** Indexes of `SKILL_KINDS`. */
  readonly kinds: string
  /** Names, or `SAME` as the row before. */
  readonly families: string
  /** How many rows away they are. */
  readonly related: string
  /** Stems of plain spellings; a word that the row or its label already had is a letter: `A` for the first. */
  readonly spellings: Readonly<Record<Language, string>>
  /** Each as written, then its folded neighbors after `NEAR`, unless they are those of the one before. */
  readonly careful: string
}

/** Characters that appear in no name. */
export const [ROW, ITEM, NEAR, SAME] = ['~', '|', '=', '=']

/** The letter for an earlier word, by its index; undefined for words after the 26th. */
export const letterOf = (index: number): string | undefined => (index < 0 ? undefined : LETTERS[index])
export const indexOfLetter = (letter: string): number => LETTERS.indexOf(letter)

/** Folded words have no capitals. */
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'
