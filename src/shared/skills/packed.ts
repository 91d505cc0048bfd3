import type { ResumeLanguage } from '#shared/resume/schema.ts'
import type { SkillKind } from '#shared/skills/skill.ts'

/**
 * All skills and their spellings as the matcher looks for them, in columns of rows: a row for each skill, in the same
 * order everywhere. Alike texts beside each other weigh little, and nothing is left to be worked out where it is read.
 */
export type PackedSkills = {
  readonly labels: string
  /** Places in `KINDS`. */
  readonly kinds: string
  /** Names, or `SAME` as the row before. */
  readonly families: string
  /** How many rows away they are. */
  readonly related: string
  /** Stems of plain spellings; a word that the row, or its label, has had already is a letter: `A` for the first. */
  readonly spellings: Readonly<Record<ResumeLanguage, string>>
  /** Each as written, then its folded neighbours after `NEAR`, where they are not those of the one before. */
  readonly careful: string
}

/** Signs that stand in no name. */
export const [ROW, ITEM, NEAR, SAME] = ['~', '|', '=', '=']

export const KINDS: readonly SkillKind[] = ['tool', 'language', 'method', 'domain', 'certificate', 'soft']

/** The letter for a word that came before, by its place; undefined when it came too late to have one. */
export const letterOf = (place: number): string | undefined => (place < 0 ? undefined : LETTERS[place])
export const placeOf = (letter: string): number => LETTERS.indexOf(letter)

/** Folded words have no capitals. */
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'
