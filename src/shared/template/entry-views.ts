import type { Certificate, Education, Experience, Project, ResumeContent } from '#shared/resume/schema.ts'
import { employerNumbers } from '#shared/resume/employer-numbers.ts'
import { labels } from '#shared/resume/headings.ts'
import { formatDate, formatLastDate, formatRange } from '#shared/resume/format-dates.ts'
import { escapeHtml } from '#shared/text/escape.ts'
import { safeHref } from '#shared/text/urls.ts'
import { linksOf, type Link } from '#shared/template/contacts.ts'
import { detailsOf, type Detail } from '#shared/template/generic-sections.ts'
import { Leaf } from '#shared/template/leaf.ts'
import {
  bullets,
  dateRange,
  flowOf,
  isShort,
  items,
  plain,
  present,
  rich,
  type Flow,
  type Items,
  type Wording,
} from '#shared/template/values.ts'

/** The head over several roles at one employer. */
type EmployerView = {
  company: Leaf | null
  link: Link | null
  place: Leaf | null
  about: Leaf | null
  dates: Leaf | null
}
export type ExperienceView = {
  /** Only above the first of several roles, whose entries have no company of their own. */
  employer: EmployerView | null
  position: Leaf | null
  company: Leaf | null
  /** The company as a link; templates that know none print `company`. */
  link: Link | null
  place: Leaf | null
  about: Leaf | null
  dates: Leaf | null
  description: Leaf | null
  achievements: Items<Leaf> | null
  keep: boolean
  flow: Flow
}
export type EducationView = {
  /** Degree and field on one line. */
  qualification: Leaf | null
  degree: Leaf | null
  field: Leaf | null
  institution: Leaf | null
  place: Leaf | null
  dates: Leaf | null
  gpa: { label: string; text: Leaf } | null
  details: Items<Detail> | null
  keep: boolean
  flow: Flow
}
export type SkillsView = { label: string | null; list: readonly Leaf[]; text: Leaf; flow: Flow }
export type ProjectView = {
  name: Leaf | null
  role: Leaf | null
  dates: Leaf | null
  description: Leaf | null
  achievements: Items<Leaf> | null
  technologies: { label: string; text: Leaf } | null
  links: Items<Link> | null
  keep: boolean
  flow: Flow
}

/** Words in a list, each from its own field. */
const wordTexts = (list: readonly string[], field: string): Leaf[] =>
  list.flatMap((word, i) => rich(word, `${field}.${i}`) ?? [])

/** An entry without content prints nothing. */
function filled<T extends { keep: boolean; flow: Flow }>(view: T): T | null {
  return Object.values({ ...view, keep: null, flow: null }).some((value) => value !== null) ? view : null
}

/** The positions that are printed; null for blank ones. */
export function experienceViews({ experience }: ResumeContent, wording: Wording): (ExperienceView | null)[] {
  const employers = employerNumbers(experience)
  const shown = experience
    .map((entry, index) => ({ entry, index, employer: employers[index] }))
    .filter(({ entry }) => !entry.hidden)
  return shown.map(({ entry, index, employer }, at) => {
    const roles = shown.filter((each) => each.employer === employer).map((each) => each.entry)
    const isRole = roles.length > 1
    const isFirst = isRole && shown[at - 1]?.employer !== employer
    return position(entry, index, wording, isRole, isFirst ? employerOf(entry, index, roles, wording) : null)
  })
}

/** With the whole time there: from the start of the last role in the list to the end of the first. */
function employerOf(entry: Experience, index: number, roles: readonly Experience[], wording: Wording): EmployerView {
  const whole = { ...entry, startDate: roles.at(-1)?.startDate ?? '' }
  return { ...companyOf(entry, index, wording), dates: dateRange(whole, wording, `experience.${index}.startDate`) }
}

function companyOf(entry: Experience, index: number, wording: Wording): Omit<EmployerView, 'dates'> {
  const field = `experience.${index}`
  const company = plain(entry.company, `${field}.company`)
  const href = safeHref(entry.url ?? '')
  return {
    company,
    link: company && href ? { text: company, href } : null,
    place: placeOf(entry, field, wording),
    about: plain(entry.about ?? '', `${field}.about`),
  }
}

const placeOf = ({ location, remote, employmentType }: Experience, field: string, wording: Wording): Leaf | null =>
  plain(
    present(location, remote ? labels(wording.lang).remote : '', employmentType).join(' · '),
    `${field}.${location ? 'location' : 'employmentType'}`,
  )

const NO_COMPANY = { company: null, link: null, place: null, about: null }

function position(
  entry: Experience,
  index: number,
  wording: Wording,
  isRole: boolean,
  employer: EmployerView | null,
): ExperienceView | null {
  const field = `experience.${index}`
  const keep = isShort(entry.description, ...entry.achievements)
  return filled({
    employer,
    position: plain(entry.position, `${field}.position`),
    ...(isRole ? NO_COMPANY : companyOf(entry, index, wording)),
    dates: dateRange(entry, wording, `${field}.startDate`),
    description: rich(entry.description, `${field}.description`),
    achievements: bullets(entry.achievements, `${field}.achievements`),
    keep,
    flow: flowOf(entry.pageBreak, keep),
  })
}

export const educationViews = ({ education }: ResumeContent, wording: Wording): (EducationView | null)[] =>
  education.map((entry, index) => (entry.hidden ? null : schooling(entry, `education.${index}`, wording)))

function schooling(entry: Education, field: string, wording: Wording): EducationView | null {
  const words = labels(wording.lang)
  const gpa = plain(entry.gpa, `${field}.gpa`)
  return filled({
    qualification: plain(present(entry.degree, entry.field).join(', '), `${field}.degree`),
    degree: plain(entry.degree, `${field}.degree`),
    field: plain(entry.field, `${field}.field`),
    institution: plain(entry.institution, `${field}.institution`),
    place: plain(entry.location ?? '', `${field}.location`),
    dates: dateRange(entry, wording, `${field}.startDate`),
    gpa: gpa && { label: words[isAverage(entry.gpa) ? 'gpa' : 'grade'], text: gpa },
    details: items(
      detailsOf(
        [null, plain(entry.honors ?? '', `${field}.honors`)],
        [words.thesis, plain(entry.thesis ?? '', `${field}.thesis`)],
        [words.courses, plain(present(...(entry.courses ?? [])).join(', '), `${field}.courses`)],
      ),
    ),
    keep: true,
    flow: flowOf(entry.pageBreak, true),
  })
}

/** '3.8', '8.9 / 10', '3,7 (cum laude)'; not '2:1', '1st' or '85%', which are grades. */
const isAverage = (gpa: string): boolean => /^\s*\d+(?:[.,]\d+)?(?!\d|[.,]\d|\p{L}|\s*[:%])/u.test(gpa)

/** The specified three lists, then the groups of one's own. */
export function skillViews({ skills, skillGroups }: ResumeContent, wording: Wording): (SkillsView | null)[] {
  const listed = (label: string | null, words: readonly string[], field: string, flow: Flow): SkillsView | null => {
    const text = plain(present(...words).join(', '), field)
    return text && { label, list: words.flatMap((word) => plain(word, field) ?? []), text, flow }
  }
  return [
    ...(['technical', 'soft', 'languages'] as const).map((kind) =>
      listed(labels(wording.lang)[kind], skills[kind], `skills.${kind}`, ''),
    ),
    ...(skillGroups ?? []).map((group, index) =>
      group.hidden
        ? null
        : listed(groupLabel(group), group.skills, `skillGroups.${index}.skills`, flowOf(group.pageBreak, false)),
    ),
  ]
}

/** "Design (advanced)". */
function groupLabel({
  name,
  level = '',
}: {
  readonly name: string
  readonly level?: string | undefined
}): string | null {
  const words = present(name, level.trim() && `(${level.trim()})`).join(' ')
  return words === '' ? null : words
}

export const projectViews = ({ projects }: ResumeContent, wording: Wording): (ProjectView | null)[] =>
  projects.map((entry, index) => (entry.hidden ? null : project(entry, `projects.${index}`, wording)))

function project(entry: Project, field: string, wording: Wording): ProjectView | null {
  const technologies = plain(entry.technologies.join(', '), `${field}.technologies`)
  const { achievements = [], links = [] } = entry
  const keep = isShort(entry.description, entry.technologies.join(', '), ...achievements)
  return filled({
    name: plain(entry.name, `${field}.name`),
    role: plain(entry.role ?? '', `${field}.role`),
    dates: dateRange(entry, wording, `${field}.startDate`),
    description: rich(entry.description, `${field}.description`),
    achievements: bullets(achievements, `${field}.achievements`),
    technologies: technologies && { label: labels(wording.lang).technologies, text: technologies },
    links: items(
      linksOf(
        [entry.url, `${field}.url`],
        [entry.github, `${field}.github`],
        ...links.map((url, index) => [url, `${field}.links.${index}`] as const),
      ),
    ),
    keep,
    flow: flowOf(entry.pageBreak, keep),
  })
}

/** Certificates in a line each, then those in parts, each as one line: every template has room for lines. */
export function certificateViews({ certifications, certificates }: ResumeContent, wording: Wording): Leaf[] {
  return [
    ...wordTexts(
      certifications.map((text) => formatLastDate(text, wording.lang, wording.dates)),
      'certifications',
    ),
    ...(certificates ?? []).flatMap((entry, index) => (entry.hidden ? [] : (certificate(entry, index, wording) ?? []))),
  ]
}

/** "Name, issuer, Mar 2024 – Mar 2027 (ID 123)", the name as a link. */
function certificate(entry: Certificate, index: number, wording: Wording): Leaf | null {
  const { validUntil, credentialId } = labels(wording.lang)
  const dates = entry.date.trim()
    ? formatRange(entry.date, entry.expires, false, wording.lang, wording.dates)
    : present(entry.expires && `${validUntil} ${formatDate(entry.expires.trim(), wording.lang, wording.dates)}`).join(
        '',
      )
  const href = safeHref(entry.url)
  const [name = '', ...others] = present(entry.name, entry.issuer, dates).map(escapeHtml)
  const number = entry.credentialId.trim() && `(${credentialId} ${escapeHtml(entry.credentialId.trim())})`
  const first = href && name ? `<a href="${escapeHtml(href)}">${name}</a>` : name
  const html = [[first, ...others].filter(Boolean).join(', '), number].filter(Boolean).join(' ')
  return html === '' ? null : new Leaf(html, `certificates.${index}.name`)
}
