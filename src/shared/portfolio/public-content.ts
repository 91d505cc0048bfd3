import { pageHref } from '#shared/portfolio/about.ts'
import type {
  CustomSection,
  Design,
  PersonalInfo,
  Reference,
  ResumeContent,
  SectionId,
  SectionName,
} from '#shared/resume/schema.ts'
import { isHidden } from '#shared/resume/sections.ts'

/** Whether visitors may also see the contact details. */
export type Shown = { readonly contact: boolean }

/**
 * The public part of a resume: nothing of hidden sections, no internal ids, no imported data that isn't printed. Every
 * field is listed here, so a new field stays private until it is added.
 */
export function publicContent(content: ResumeContent, { contact }: Shown): ResumeContent {
  const shows = (id: SectionId) => !isHidden(content, id)
  const list = <T, S>(name: SectionName, all: readonly T[] | undefined, show: (entry: T) => S): S[] =>
    shows(name) ? (all ?? []).map(show) : []
  const custom = (content.custom ?? []).filter(({ id }) => shows(`custom:${id}`))
  return {
    schemaVersion: content.schemaVersion,
    personalInfo: personOf(content.personalInfo, contact),
    summary: shows('summary') ? content.summary : '',
    experience: list('experience', content.experience, (entry) => ({
      company: entry.company,
      position: entry.position,
      ...workOf(entry),
    })),
    education: list('education', content.education, (entry) => ({
      institution: entry.institution,
      degree: entry.degree,
      field: entry.field,
      startDate: entry.startDate,
      endDate: entry.endDate,
      gpa: entry.gpa,
    })),
    skills: shows('skills') ? content.skills : { technical: [], soft: [], languages: [] },
    projects: list('projects', content.projects, (entry) => ({
      name: entry.name,
      description: entry.description,
      technologies: entry.technologies,
      url: entry.url,
      github: entry.github,
    })),
    certifications: list('certifications', content.certifications, (word) => word),
    ...some(
      'volunteer',
      list('volunteer', content.volunteer, (entry) => ({
        organization: entry.organization,
        role: entry.role,
        ...workOf(entry),
      })),
    ),
    ...some(
      'awards',
      list('awards', content.awards, ({ title, awarder, date, description }) => ({
        title,
        awarder,
        date,
        description,
      })),
    ),
    ...some(
      'publications',
      list('publications', content.publications, (entry) => ({
        title: entry.title,
        publisher: entry.publisher,
        date: entry.date,
        url: entry.url,
        description: entry.description,
      })),
    ),
    ...some(
      'interests',
      list('interests', content.interests, (word) => word),
    ),
    ...some(
      'references',
      list('references', content.references, (entry) => referenceOf(entry, contact)),
    ),
    ...some('custom', custom.map(sectionOf)),
    ...(content.language && { language: content.language }),
    ...(content.design && { design: designOf(content.design, custom) }),
  }
}

/** Whether a public copy contains everything that its owner wrote; only then may a file contain it as its source. */
export function showsAll(content: ResumeContent, shown: Shown): boolean {
  const { hiddenSections: _, ...rest } = content
  const whole = publicContent(rest, { contact: true })
  return !hasForeign(content) && JSON.stringify(publicContent(content, shown)) === JSON.stringify(whole)
}

function personOf(person: PersonalInfo, contact: boolean): PersonalInfo {
  // Email addresses and phone numbers are also typed into fields for web pages.
  const link = (text: string) => (contact || pageHref(text) !== '' ? text : '')
  return {
    fullName: person.fullName,
    email: contact ? person.email : '',
    phone: contact ? person.phone : '',
    location: contact ? person.location : '',
    website: link(person.website),
    linkedin: link(person.linkedin),
    github: link(person.github),
  }
}

type Work = Pick<
  ResumeContent['experience'][number],
  'startDate' | 'endDate' | 'current' | 'description' | 'achievements'
>
const workOf = ({ startDate, endDate, current, description, achievements }: Work): Work => ({
  startDate,
  endDate,
  current,
  description,
  achievements,
})

/** References haven't agreed to publish their contact details. */
const referenceOf = ({ name, contact, text }: Reference, shown: boolean): Reference => ({
  name,
  contact: shown ? contact : '',
  text,
})

/** With a number instead of its internal id. */
const sectionOf = ({ title, items }: CustomSection, index: number): CustomSection => ({
  id: String(index + 1),
  title,
  items: items.map((item) => ({
    title: item.title,
    subtitle: item.subtitle,
    date: item.date,
    url: item.url,
    description: item.description,
    bullets: item.bullets,
  })),
})

/** The whole look, with custom sections under their public ids; whether the PDF has the data is not a part of it. */
function designOf(
  { order, sideSections, embedSource: _embedSource, ...look }: Design,
  custom: readonly CustomSection[],
): Design {
  const numbers = new Map(custom.map(({ id }, index) => [`custom:${id}`, `custom:${index + 1}` as const]))
  const isOwn = (id: SectionId) => id.startsWith('custom:')
  const published = (ids: readonly SectionId[]) => ids.flatMap((id) => (isOwn(id) ? (numbers.get(id) ?? []) : id))
  return {
    ...look,
    ...(order && { order: published(order) }),
    ...(sideSections && { sideSections: published(sideSections) }),
  }
}

const some = <K extends string, T>(name: K, list: T[]): { [N in K]?: T[] } =>
  // A computed key has the type string; this one is K.
  (list.length === 0 ? {} : { [name]: list }) as { [N in K]?: T[] }

const hasForeign = (content: ResumeContent): boolean =>
  Boolean(content.foreign) ||
  Object.values(content).some((part) => Array.isArray(part) && part.some((entry) => hasOwnForeign(entry)))

const hasOwnForeign = (entry: unknown): boolean =>
  typeof entry === 'object' && entry !== null && 'foreign' in entry && entry.foreign !== undefined
