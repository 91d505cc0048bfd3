export const SKILL_KINDS = ['tool', 'language', 'method', 'domain', 'certificate', 'soft'] as const
export type SkillKind = (typeof SKILL_KINDS)[number]

/** Something that resumes and postings name; its spellings are phrases. Edited in `data/skills`. */
export type Skill = {
  /** The usual spelling, by which it is shown and named in `related`. */
  readonly label: string
  readonly kind: SkillKind
  /** Groups whose members are alike, in lower case: 'containers', 'bookkeeping'. */
  readonly families: readonly string[]
  /** Labels of skills that often come with this one. */
  readonly related: readonly string[]
}
