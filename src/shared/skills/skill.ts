/** What sort of thing one can do or know. */
export type SkillKind = 'tool' | 'language' | 'method' | 'domain' | 'certificate' | 'soft'

/** One thing that resumes and postings name, under all the names that it goes by. */
export type Skill = {
  /** The usual spelling, by which it is shown and named in `related`. */
  readonly label: string
  readonly kind: SkillKind
  /** Groups whose members are alike, as lower-case words: 'containers', 'bookkeeping'. */
  readonly families: readonly string[]
  /** Other English spellings, abbreviations and names; not plurals, not other casings: those are folded. */
  readonly aliases?: readonly string[]
  /** Names in the other languages that postings are read in, where they differ. */
  readonly de?: readonly string[]
  readonly fr?: readonly string[]
  readonly es?: readonly string[]
  /** Labels of skills that whoever has this one often has too. */
  readonly related?: readonly string[]
  /**
   * Spellings that are common words as well: each counts only in exactly this casing and with one of its
   * neighbours close by, or as an item in a list among other skills.
   */
  readonly careful?: Readonly<Record<string, readonly string[]>>
}

/** What is left of a skill once its spellings are phrases: workers in the browser get no more. */
export type KnownSkill = Pick<Skill, 'label' | 'kind' | 'families' | 'related'>
