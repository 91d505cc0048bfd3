import { globSync } from 'node:fs'
import { z } from 'zod'
import { SKILL_KINDS } from '#shared/skills/skill.ts'
import { reportWrongKeys } from './keys.ts'
import { readLines, type Read, type Source } from './read.ts'
import { TEXT } from './texts.ts'

/** The packed form separates texts by these characters. */
const SEPARATORS = /[~|=]/
const WORD = TEXT.refine((text) => !SEPARATORS.test(text), 'must not contain any of ~ | =')
const WORDS = z.array(WORD).min(1)

const skillEntry = z.strictObject({
  /** The usual spelling, by which it is shown and named in `related`. */
  label: WORD,
  kind: z.enum(SKILL_KINDS),
  /** Groups whose members are alike, in lower case: 'containers', 'bookkeeping'. */
  families: WORDS,
  /** Other English spellings, abbreviations and names. Not plurals or other casings: those are found anyway. */
  aliases: WORDS.exactOptional(),
  /** Names in the other languages that postings are written in, where they differ. */
  de: WORDS.exactOptional(),
  fr: WORDS.exactOptional(),
  es: WORDS.exactOptional(),
  /** Labels of skills that often come with this one. */
  related: WORDS.exactOptional(),
  /**
   * Spellings that are common words as well, each with words that are often near it. Such a spelling counts only in
   * exactly this casing, and near one of these words or as an item in a list of skills.
   */
  careful: z.record(WORD, WORDS).exactOptional(),
})
export type SkillEntry = z.infer<typeof skillEntry>

/** All skills of `data/skills`, in the order of the files and their lines. */
export function readSkills(source: Source): readonly Read<SkillEntry>[] {
  const files = globSync('skills/*.jsonl', { cwd: source.root }).toSorted()
  const skills = files.flatMap((file) => readLines(source, file, skillEntry))
  reportWrongKeys(
    skills,
    { keyOf: ({ label }) => label, named: ({ related = [] }) => related, relation: ['is related to', 'label'] },
    source,
  )
  return skills
}
