import type { Context } from '#shared/ats/context.ts'
import type { PostingTerm } from '#shared/ats/posting/read-posting.ts'
import type { FieldPath } from '#shared/resume/fields.ts'
import type { ResumeContent } from '#shared/resume/schema.ts'
import { isHidden } from '#shared/resume/sections.ts'
import type { Skill } from '#shared/skills/skill.ts'
import { oncePer } from '#shared/text/once-per.ts'

/** Where a term could be added: the field to edit and the name of its entry. */
export type EntrySuggestion = { readonly path: FieldPath; readonly entry: string }

/**
 * The entry that mentions the skills most closely related to a term, the latest in a tie; null when there is none.
 * Whether the term is true there, only the person knows.
 */
export function suggestEntryFor({ skill }: PostingTerm, context: Context): EntrySuggestion | null {
  const ranked = entriesOf(context).map(({ placement, skills }) => ({
    placement,
    near: skill ? skills.filter((found) => areRelated(skill, found)).length : 0,
  }))
  return ranked.toSorted((a, b) => b.near - a.near)[0]?.placement ?? null
}

type Entry = { readonly prefix: string; readonly placement: EntrySuggestion }

/** The named entries, each with the skills that its fields name. */
const entriesOf = oncePer(({ content, textFields }: Context) => {
  const skills = Map.groupBy(textFields, ({ path }) => ENTRY.exec(path)?.[0] ?? '')
  return namedEntries(content).map(({ prefix, placement }) => {
    const named = (skills.get(prefix) ?? []).flatMap((textField) => textField.skills)
    return { placement, skills: [...new Set(named.map((found) => found.skill))] }
  })
})

const ENTRY = /^\w+\.\d+\./

function namedEntries(content: ResumeContent): readonly Entry[] {
  const { experience, projects } = content
  const jobs = experience.map(({ position, company }, index) =>
    entry(`experience.${index}.`, 'achievements', [position, company]),
  )
  const own = projects.map(({ name }, index) => entry(`projects.${index}.`, 'description', [name]))
  const shown = [...(isHidden(content, 'experience') ? [] : jobs), ...(isHidden(content, 'projects') ? [] : own)]
  return shown.filter(({ placement }) => placement.entry !== '')
}

const entry = (prefix: string, field: string, names: readonly string[]): Entry => ({
  prefix,
  placement: {
    path: `${prefix}${field}`,
    entry: names
      .map((name) => name.trim())
      .filter(Boolean)
      .join(', '),
  },
})

const areRelated = (one: Skill, other: Skill): boolean =>
  (one.related ?? []).includes(other.label) ||
  (other.related ?? []).includes(one.label) ||
  one.families.some((family) => other.families.includes(family))
