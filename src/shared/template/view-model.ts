import type { Experience, Project, ResumeContent, ResumeLanguage, SectionId } from '#shared/resume/schema.ts'
import { headings, labels, type Labels } from '#shared/resume/headings.ts'
import { formatLastDate } from '#shared/resume/format-dates.ts'
import { isAtSide, isHidden, sectionOrder } from '#shared/resume/sections.ts'
import { genericSection, type GenericSection } from '#shared/template/generic-sections.ts'
import { Leaf, SummaryLeaf } from '#shared/template/leaf.ts'
import { contactsOf, linksOf, type Contact, type Link } from '#shared/template/contacts.ts'
import { dateRange, isShort, items, plain, rich, type Items } from '#shared/template/values.ts'

type ExperienceView = {
  position: Leaf | null
  company: Leaf | null
  dates: Leaf | null
  description: Leaf | null
  achievements: Items<Leaf> | null
  keep: boolean
}
type EducationView = {
  /** Degree and field on one line. */
  qualification: Leaf | null
  degree: Leaf | null
  field: Leaf | null
  institution: Leaf | null
  dates: Leaf | null
  gpa: { label: string; text: Leaf } | null
  keep: boolean
}
type SkillsView = { label: string; list: readonly Leaf[]; text: Leaf }
type ProjectView = {
  name: Leaf | null
  description: Leaf | null
  technologies: { label: string; text: Leaf } | null
  links: Items<Link> | null
  keep: boolean
}
type Titled<T> = { title: string; items: readonly T[] }
type Sections = {
  summary: SummaryLeaf | null
  experience: Titled<ExperienceView> | null
  education: Titled<EducationView> | null
  skills: Titled<SkillsView> | null
  projects: Titled<ProjectView> | null
  certifications: Titled<Leaf> | null
}
/** One section in the chosen order: exactly one of its keys is not null. */
type SectionView = Sections & { generic: GenericSection | null }

/** Everything that a template can use. It makes all decisions about text, so that templates make none. */
export type ViewModel = Sections & {
  lang: ResumeLanguage
  labels: Labels
  fullName: Leaf | null
  contacts: Items<Contact> | null
  sections: readonly SectionView[]
  /** For two columns: short facts at the side, the rest in the main column. */
  side: Items<SectionView> | null
  main: Items<SectionView> | null
  name: Leaf | null
  email: Leaf | null
  phone: Leaf | null
  location: Leaf | null
  linkedin: Leaf | null
  github: Leaf | null
  website: Leaf | null
}

/** Converts a resume into the data of its template, in the resume's own language. */
export function viewModel(content: ResumeContent): ViewModel {
  const lang = content.language ?? 'en'
  const visibleIds = sectionOrder(content).filter((id) => !isHidden(content, id))
  const visible = visibleIds.flatMap((id) => {
    const view = sectionView(content, id, lang)
    return view ? [{ id, view }] : []
  })
  const person = content.personalInfo
  const personField = (key: keyof typeof person) => plain(person[key], `personalInfo.${key}`)
  const find = <K extends keyof Sections>(key: K): Sections[K] =>
    (visible.find(({ view }) => view[key])?.view[key] ?? null) as Sections[K]
  const side = visible.filter(({ id }) => isAtSide(content, id)).map(({ view }) => view)
  const main = visible.filter(({ id }) => !isAtSide(content, id)).map(({ view }) => view)
  return {
    lang,
    labels: labels(lang),
    fullName: personField('fullName'),
    contacts: items(contactsOf(person)),
    sections: visible.map(({ view }) => view),
    side: items(side),
    main: items(main),
    summary: find('summary'),
    experience: find('experience'),
    education: find('education'),
    skills: find('skills'),
    projects: find('projects'),
    certifications: find('certifications'),
    name: personField('fullName'),
    email: personField('email'),
    phone: personField('phone'),
    location: personField('location'),
    linkedin: personField('linkedin'),
    github: personField('github'),
    website: personField('website'),
  }
}

const EMPTY_SECTION: SectionView = {
  summary: null,
  experience: null,
  education: null,
  skills: null,
  projects: null,
  certifications: null,
  generic: null,
}

function sectionView(content: ResumeContent, id: SectionId, lang: ResumeLanguage): SectionView | null {
  const title = headings(lang)
  switch (id) {
    case 'summary': {
      const text = rich(content.summary, 'summary')
      return text && { ...EMPTY_SECTION, summary: new SummaryLeaf(title.summary, text) }
    }
    case 'experience':
      return section(
        'experience',
        title.experience,
        content.experience.map((entry, i) => experience(entry, i, lang)),
      )
    case 'education':
      return section('education', title.education, educationOf(content, lang))
    case 'skills':
      return section('skills', title.skills, skillsOf(content, lang))
    case 'projects':
      return section(
        'projects',
        title.projects,
        content.projects.map((entry, i) => project(entry, i, lang)),
      )
    case 'certifications':
      return section(
        'certifications',
        title.certifications,
        wordTexts(
          content.certifications.map((text) => formatLastDate(text, lang)),
          'certifications',
        ),
      )
    default: {
      const generic = genericSection(content, id, lang)
      return generic && { ...EMPTY_SECTION, generic }
    }
  }
}

function section(key: keyof SectionView, title: string, all: readonly (object | null)[]): SectionView | null {
  const filledItems = all.filter((item) => item !== null)
  return filledItems.length === 0 ? null : ({ ...EMPTY_SECTION, [key]: { title, items: filledItems } } as SectionView)
}

const wordTexts = (list: readonly string[], field: string): Leaf[] =>
  list.flatMap((word, i) => rich(word, `${field}.${i}`) ?? [])

/** An entry without content prints nothing. */
const filled = <T extends object>(view: T, keep: boolean): (T & { keep: boolean }) | null =>
  Object.values(view).some((value) => value !== null) ? { ...view, keep } : null

function experience(entry: Experience, index: number, lang: ResumeLanguage): ExperienceView | null {
  const field = `experience.${index}`
  return filled(
    {
      position: plain(entry.position, `${field}.position`),
      company: plain(entry.company, `${field}.company`),
      dates: dateRange(entry, lang, `${field}.startDate`),
      description: rich(entry.description, `${field}.description`),
      achievements: items(wordTexts(entry.achievements, `${field}.achievements`)),
    },
    isShort(entry.description, ...entry.achievements),
  )
}

const present = (...texts: readonly string[]) => texts.map((text) => text.trim()).filter((text) => text !== '')

function educationOf(content: ResumeContent, lang: ResumeLanguage): (EducationView | null)[] {
  return content.education.map((entry, index) => {
    const field = `education.${index}`
    const gpa = plain(entry.gpa, `${field}.gpa`)
    return filled(
      {
        qualification: plain(present(entry.degree, entry.field).join(', '), `${field}.degree`),
        degree: plain(entry.degree, `${field}.degree`),
        field: plain(entry.field, `${field}.field`),
        institution: plain(entry.institution, `${field}.institution`),
        dates: dateRange(entry, lang, `${field}.startDate`),
        gpa: gpa && { label: labels(lang)[isAverage(entry.gpa) ? 'gpa' : 'grade'], text: gpa },
      },
      true,
    )
  })
}

/** '3.8', '8.9 / 10', '3,7 (cum laude)'; not '2:1', '1st' or '85%', which are grades. */
const isAverage = (gpa: string): boolean => /^\s*\d+(?:[.,]\d+)?(?!\d|[.,]\d|\p{L}|\s*[:%])/u.test(gpa)

function skillsOf(content: ResumeContent, lang: ResumeLanguage): (SkillsView | null)[] {
  return (['technical', 'soft', 'languages'] as const).map((kind) => {
    const text = plain(content.skills[kind].join(', '), `skills.${kind}`)
    const list = content.skills[kind].flatMap((word) => plain(word, `skills.${kind}`) ?? [])
    return text && { label: labels(lang)[kind], list, text }
  })
}

function project(entry: Project, index: number, lang: ResumeLanguage): ProjectView | null {
  const field = `projects.${index}`
  const technologies = plain(entry.technologies.join(', '), `${field}.technologies`)
  return filled(
    {
      name: plain(entry.name, `${field}.name`),
      description: rich(entry.description, `${field}.description`),
      technologies: technologies && { label: labels(lang).technologies, text: technologies },
      links: items(linksOf([entry.url, `${field}.url`], [entry.github, `${field}.github`])),
    },
    isShort(entry.description, entry.technologies.join(', ')),
  )
}
