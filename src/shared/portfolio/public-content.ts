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
export type Shown = {
  readonly contact: boolean
  /** Of a file that the owner makes, with all that its pages have: photo, signature and consent. */
  readonly isOwnFile?: boolean
}

const WORK = 'startDate endDate current description achievements location pageBreak'
/** What visitors see of each list. Every field is named, so a new one stays private until it is added. */
const PUBLIC_FIELDS = {
  experience: fields(`company position ${WORK} sameEmployer url about employmentType remote`),
  education: fields('institution degree field startDate endDate current gpa location honors courses thesis pageBreak'),
  projects: fields(
    'name description technologies url github role startDate endDate current achievements links pageBreak',
  ),
  volunteer: fields(`organization role ${WORK}`),
  awards: fields('title awarder date description pageBreak'),
  publications: fields('title publisher date url description authors doi pageBreak'),
  references: fields('name contact text pageBreak'),
  certificates: fields('name issuer date expires url credentialId pageBreak'),
  skillGroups: fields('name level skills pageBreak'),
  contacts: fields('kind label value url'),
} as const
const ITEM_FIELDS = fields('title subtitle date url description bullets pageBreak')

/** The section that each list is printed in; contact details are part of none. */
const SECTION_OF: Readonly<Record<keyof typeof PUBLIC_FIELDS, SectionName | null>> = {
  experience: 'experience',
  education: 'education',
  projects: 'projects',
  volunteer: 'volunteer',
  awards: 'awards',
  publications: 'publications',
  references: 'references',
  certificates: 'certifications',
  skillGroups: 'skills',
  contacts: null,
}
type List = keyof typeof PUBLIC_FIELDS

/**
 * The public part of a resume: nothing of hidden sections and entries, no internal ids, no signature, no photo unless
 * its owner says so, no imported data that isn't printed.
 */
export function publicContent(content: ResumeContent, { contact, isOwnFile = false }: Shown): ResumeContent {
  const shows = (id: SectionId) => !isHidden(content, id)
  const words = (name: 'certifications' | 'interests') => (shows(name) ? (content[name] ?? []) : [])
  const list = <L extends List>(name: L): ResumeContent[L] => {
    const section = SECTION_OF[name]
    if (section && !shows(section)) return [] as unknown as ResumeContent[L]
    // Fields that are left out are optional, or replaced below.
    return publicEntries(content[name] ?? [], PUBLIC_FIELDS[name]) as ResumeContent[L]
  }
  const custom = (content.custom ?? []).filter(({ id }) => shows(`custom:${id}`))
  return {
    schemaVersion: content.schemaVersion,
    personalInfo: personOf(content.personalInfo, contact),
    summary: shows('summary') ? content.summary : '',
    experience: list('experience'),
    education: list('education'),
    skills: shows('skills') ? content.skills : { technical: [], soft: [], languages: [] },
    projects: list('projects'),
    certifications: words('certifications'),
    ...some('volunteer', list('volunteer')),
    ...some('awards', list('awards')),
    ...some('publications', list('publications')),
    ...some('interests', words('interests')),
    ...some(
      'references',
      (list('references') ?? []).map((entry) => referenceOf(entry, contact)),
    ),
    ...some('certificates', list('certificates')),
    ...some('skillGroups', list('skillGroups')),
    ...some(
      'contacts',
      (list('contacts') ?? []).filter(({ url }) => contact || pageHref(url) !== ''),
    ),
    ...some('custom', custom.map(sectionOf)),
    ...personalParts(content, isOwnFile),
    ...(content.referencesOnRequest && shows('references') && { referencesOnRequest: true }),
    ...sectionParts(content, custom, shows),
    ...(content.language && { language: content.language }),
    ...(content.design && { design: designOf(content.design, custom) }),
  }
}

/** What is for the files of the owner, and the photo on the public page if the owner says so. */
const personalParts = ({ photo, signature, consent }: ResumeContent, isOwnFile: boolean): Partial<ResumeContent> => ({
  ...(photo && (isOwnFile || photo.isPublic) && { photo }),
  ...(isOwnFile && signature && { signature }),
  ...(isOwnFile && consent && { consent }),
})

/** Headings and page breaks of the sections that are shown, under their public names. */
function sectionParts(
  { sectionTitles, sectionBreaks }: ResumeContent,
  custom: readonly CustomSection[],
  shows: (id: SectionId) => boolean,
): Partial<ResumeContent> {
  const renamed = <T>(all: Partial<Record<SectionId, T>>): Partial<Record<SectionId, T>> =>
    Object.fromEntries(
      Object.entries(all)
        .filter(([id]) => shows(id as SectionId))
        .map(([id, value]) => [numbered(id, custom), value]),
    )
  const [titles, breaks] = [renamed(sectionTitles ?? {}), renamed(sectionBreaks ?? {})]
  return {
    ...(Object.keys(titles).length > 0 && { sectionTitles: titles }),
    ...(Object.keys(breaks).length > 0 && { sectionBreaks: breaks }),
  }
}

/** Entries that are not hidden, with their public fields only. */
function publicEntries(entries: readonly object[], names: readonly string[]): object[] {
  return entries
    .filter((entry) => !('hidden' in entry && entry.hidden === true))
    .map((entry) => Object.fromEntries(Object.entries(entry).filter(([name]) => names.includes(name))))
}

/** Whether a public copy contains everything that its owner wrote; only then may a file contain it as its source. */
export function showsAll(content: ResumeContent, shown: Shown): boolean {
  const { hiddenSections: _, ...rest } = content
  const whole = publicContent(rest, { contact: true })
  return (
    !hasForeign(content) &&
    !keepsPrivate(content) &&
    JSON.stringify(publicContent(content, shown)) === JSON.stringify(whole)
  )
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
    ...(person.headline && { headline: person.headline }),
  }
}

/** The names in a line of them. */
function fields(names: string): readonly string[] {
  return names.split(' ')
}

/** References haven't agreed to publish their contact details. */
const referenceOf = (entry: Reference, shown: boolean): Reference => ({ ...entry, contact: shown ? entry.contact : '' })

/** With a number instead of its internal id. */
const sectionOf = ({ title, kind, items }: CustomSection, index: number): CustomSection => ({
  id: String(index + 1),
  title,
  ...(kind && { kind }),
  // Its fields are those of an item without its id.
  items: publicEntries(items, ITEM_FIELDS) as CustomSection['items'],
})

/** The name of a section in a public copy. */
function numbered(id: string, custom: readonly CustomSection[]): string {
  const index = custom.findIndex((section) => `custom:${section.id}` === id)
  return index === -1 ? id : `custom:${index + 1}`
}

/** The whole look, with custom sections under their public ids; whether the PDF has the data is not a part of it. */
function designOf(
  { order, sideSections, embedSource: _embedSource, ...look }: Design,
  custom: readonly CustomSection[],
): Design {
  const isGone = (id: string) => id.startsWith('custom:') && !custom.some((section) => `custom:${section.id}` === id)
  const published = (ids: readonly SectionId[]) =>
    // A numbered name is one of a section, too.
    ids.filter((id) => !isGone(id)).map((id) => numbered(id, custom) as SectionId)
  return {
    ...look,
    ...(order && { order: published(order) }),
    ...(sideSections && { sideSections: published(sideSections) }),
  }
}

const some = <K extends string, T>(name: K, list: T[] = []): { [N in K]?: T[] } =>
  // A computed key has the type string; this one is K.
  (list.length === 0 ? {} : { [name]: list }) as { [N in K]?: T[] }

/** Whether a resume has words that no public copy has. */
const keepsPrivate = (content: ResumeContent): boolean =>
  (content.photo !== undefined && !content.photo.isPublic) ||
  content.signature !== undefined ||
  content.consent !== undefined ||
  keepsHidden(content)

const HIDDEN = ['hidden', 'hiddenAchievements', 'hiddenBullets']

/** Whether a part, at any depth, has an entry or a bullet that is not on the page. */
const keepsHidden = (part: unknown): boolean =>
  typeof part === 'object' &&
  part !== null &&
  Object.entries(part).some(([name, value]) => (HIDDEN.includes(name) ? Boolean(value) : keepsHidden(value)))

const hasForeign = (content: ResumeContent): boolean =>
  Boolean(content.foreign) ||
  Object.values(content).some((part) => Array.isArray(part) && part.some((entry) => hasOwnForeign(entry)))

const hasOwnForeign = (entry: unknown): boolean =>
  typeof entry === 'object' && entry !== null && 'foreign' in entry && entry.foreign !== undefined
