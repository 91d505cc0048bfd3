import { employerNumbers } from '#shared/resume/employer-numbers.ts'
import { duplicateEntry, editEntries, type EntryList } from '#shared/resume/entries.ts'
import { fieldAt, setField, type FieldPath, type FieldValue } from '#shared/resume/fields.ts'
import { insert } from '#shared/resume/list.ts'
import { Experience, LIMITS, type ResumeContent } from '#shared/resume/schema.ts'
import * as z from 'zod/mini'

/** What belongs to the employer and not to one of the roles there. */
const EMPLOYER_FIELDS = ['company', 'location', 'url', 'about'] as const

/** Adds a blank role at the employer of an entry, right after it. A full list stays the same. */
export function addRole(content: ResumeContent, index: number, id: string): ResumeContent {
  return editEntries(content, 'experience', (entries) => {
    const entry = entries[index]
    if (!entry || entries.length >= LIMITS.entries) return entries
    const employer = Object.fromEntries(EMPLOYER_FIELDS.map((field) => [field, entry[field]]))
    return insert(entries, { ...z.parse(Experience, { id }), ...employer, sameEmployer: true }, index + 1)
  })
}

/**
 * Sets a field of an employer, such as `experience.0.company`, also in the roles that follow there: the company in all
 * of them, another field where it was the same, because a role may have been elsewhere.
 */
export function setEmployerField(content: ResumeContent, path: FieldPath, value: FieldValue): ResumeContent {
  const [, index, field = ''] = path.split('.')
  const before = fieldAt(content, path)
  const pathOf = (at: number) => `experience.${at}.${field}`
  return rolesFrom(content, Number(index))
    .map(pathOf)
    .filter((each) => each === path || field === 'company' || fieldAt(content, each) === before)
    .reduce((changed, each) => setField(changed, each, value), content)
}

/** The indexes of an entry and of the roles that follow at its employer. */
function rolesFrom({ experience }: ResumeContent, index: number): readonly number[] {
  const end = experience.findIndex((entry, at) => at > index && !entry.sameEmployer)
  return Array.from({ length: (end === -1 ? experience.length : end) - index }, (_, at) => index + at)
}

/** Copies an entry; the copy of one of several roles at an employer is another role there. */
export function duplicateInList(content: ResumeContent, list: EntryList, index: number, id: string): ResumeContent {
  const copied = duplicateEntry(content, list, index, id)
  const isFollowed = list === 'experience' && content.experience[index + 1]?.sameEmployer === true
  return isFollowed && copied !== content ? setField(copied, `experience.${index + 1}.sameEmployer`, true) : copied
}

/**
 * After entries were moved, removed or put back: roles that were at one employer in `before` are so in `after` as long
 * as they follow each other, and no role belongs to an employer that only came to be above it.
 */
export function keepEmployers(before: ResumeContent, after: ResumeContent): ResumeContent {
  const numbers = employerNumbers(before.experience)
  const employers = new Map(before.experience.map(({ id }, index) => [id, numbers[index]]))
  return editEntries(after, 'experience', (entries) => {
    const kept = entries.map((entry, index) => {
      const [employer, above] = [employers.get(entry.id), employers.get(entries[index - 1]?.id)]
      // Entries that are new say for themselves whether they are at the same employer.
      const isNew = index > 0 && (employer === undefined || above === undefined)
      return withSameEmployer(entry, isNew ? entry.sameEmployer === true : index > 0 && employer === above)
    })
    return kept.some((entry, index) => entry !== entries[index]) ? kept : entries
  })
}

function withSameEmployer(entry: Experience, isSame: boolean): Experience {
  if (Boolean(entry.sameEmployer) === isSame) return entry
  const { sameEmployer: _, ...others } = entry
  return isSame ? { ...others, sameEmployer: true } : others
}
