import type { Outline } from '#shared/interview/schemas.ts'
import type { Part, Places } from '#shared/interview/places.ts'
import { LIMITS, type ResumeContent } from '#shared/resume/schema.ts'

/** The entries of a resume by name, in its order. */
export const placesOf = ({ experience, projects }: ResumeContent): Places => ({
  experience: experience.map(({ id = '' }) => id),
  projects: projects.map(({ id = '' }) => id),
  titles: {
    experience: experience.map(({ position, company }) => `${position}\n${company}`),
    projects: projects.map(({ name }) => name),
  },
})

/**
 * The current index of the entry that an index referred to; -1 if there is none. One that did not exist yet is the
 * first added since, a second one the second.
 */
export function placeNow(content: ResumeContent, list: Part, index: number, places: Places): number {
  const ids = places[list]
  const id = ids[index]
  const entries: readonly { readonly id?: string | undefined }[] = content[list]
  if (id !== undefined) return entries.findIndex((entry) => entry.id === id)
  const made = entries.filter((entry) => !ids.includes(entry.id ?? ''))[index - ids.length]
  return made ? entries.indexOf(made) : -1
}

/**
 * What the interview needs to know about a resume, in the order in which questions were asked: an entry removed since
 * is empty, so that the others keep their indexes, and new ones come last.
 */
export function outlineOf({ experience, projects, skills }: ResumeContent, places: Places): Outline {
  const { technical, soft, languages } = skills
  return {
    experience: ordered(experience, places.experience).map((entry) => ({
      company: entry?.company ?? '',
      position: entry?.position ?? '',
      current: entry?.current ?? false,
    })),
    projects: ordered(projects, places.projects).map((entry) => ({ name: entry?.name ?? '' })),
    skills: [...technical, ...soft, ...languages].slice(0, LIMITS.words),
  }
}

function ordered<E extends { readonly id?: string | undefined }>(entries: readonly E[], ids: readonly string[]) {
  const asked = ids.map((id) => entries.find((entry) => entry.id === id))
  return [...asked, ...entries.filter(({ id = '' }) => !ids.includes(id))].slice(0, LIMITS.entries)
}
