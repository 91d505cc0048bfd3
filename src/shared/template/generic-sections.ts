import {
  SECTION_NAMES,
  type CustomItem,
  type PageBreak,
  type Publication,
  type ResumeContent,
  type SectionId,
  type SectionKind,
  type SectionName,
} from '#shared/resume/schema.ts'
import { headingOf, labels } from '#shared/resume/headings.ts'
import { formatDate } from '#shared/resume/format-dates.ts'
import { linksOf, type Link } from '#shared/template/contacts.ts'
import { Leaf } from '#shared/template/leaf.ts'
import { escapeHtml } from '#shared/text/escape.ts'
import {
  bullets,
  dateRange,
  flowOf,
  isShort,
  items,
  plain,
  rich,
  type Flow,
  type Items,
  type Wording,
} from '#shared/template/values.ts'

/** An entry of a section without its own blocks in templates. */
type GenericEntry = {
  title: Leaf | null
  subtitle: Leaf | null
  dates: Leaf | null
  description: Leaf | null
  achievements: Items<Leaf> | null
  links: Items<Link> | null
  /** The place after the subtitle. */
  place: Leaf | null
  details: Items<Detail> | null
  keep: boolean
  flow: Flow
}
/** A line about an entry, with or without a label. */
export type Detail = { readonly label: string | null; readonly text: Leaf }
/** `text` is for sections with one line of words; `items` for those with entries. */
export type GenericSection = { title: string; text: Leaf | null; items: readonly GenericEntry[] }

/** What a section without its own blocks is about; 'own' is a section that the person named. */
export type GenericKind = SectionName | SectionKind | 'own'

export function kindOf(content: ResumeContent, id: SectionId): GenericKind {
  const name = SECTION_NAMES.find((each) => each === id)
  return name ?? content.custom?.find((section) => `custom:${section.id}` === id)?.kind ?? 'own'
}

export function genericSection(content: ResumeContent, id: SectionId, wording: Wording): GenericSection | null {
  const title = headingOf(content, id)
  switch (id) {
    case 'volunteer':
      return entries(title, volunteer(content, wording))
    case 'awards':
      return entries(title, awards(content, wording))
    case 'publications':
      return entries(title, publications(content, wording))
    case 'interests': {
      const text = plain((content.interests ?? []).join(', '), 'interests')
      return text && { title, text, items: [] }
    }
    case 'references':
      return entries(title, references(content), content.referencesOnRequest ? labels(wording.lang).onRequest : '')
    default:
      return custom(content, id, title, wording)
  }
}

const BLANK: GenericEntry = {
  title: null,
  subtitle: null,
  dates: null,
  description: null,
  achievements: null,
  links: null,
  place: null,
  details: null,
  keep: true,
  flow: '',
}

/** `instead` is said where there is no entry. */
function entries(title: string, all: readonly GenericEntry[], instead = ''): GenericSection | null {
  const filled = all.filter((entry) =>
    Object.values({ ...entry, keep: null, flow: null }).some((field) => field !== null),
  )
  if (filled.length === 0 && instead === '') return null
  return { title, text: filled.length === 0 ? plain(instead, 'references') : null, items: filled }
}

type Placed = { readonly hidden?: boolean | undefined; readonly pageBreak?: PageBreak | undefined }

/** What is printed of a list, each entry with its place in the whole list. */
const shown = <T extends Placed>(list: readonly T[] | undefined, view: (entry: T, index: number) => GenericEntry) =>
  (list ?? []).flatMap((entry, index): GenericEntry[] => {
    if (entry.hidden) return []
    const made = view(entry, index)
    return [{ ...made, flow: flowOf(entry.pageBreak, made.keep) }]
  })

const volunteer = (content: ResumeContent, wording: Wording): GenericEntry[] =>
  shown(content.volunteer, (entry, i) => ({
    ...BLANK,
    title: plain(entry.role, `volunteer.${i}.role`),
    subtitle: plain(entry.organization, `volunteer.${i}.organization`),
    place: plain(entry.location ?? '', `volunteer.${i}.location`),
    dates: dateRange(entry, wording, `volunteer.${i}.startDate`),
    description: rich(entry.description, `volunteer.${i}.description`),
    achievements: bullets(entry.achievements, `volunteer.${i}.achievements`),
    keep: isShort(entry.description, ...entry.achievements),
  }))

const awards = (content: ResumeContent, wording: Wording): GenericEntry[] =>
  shown(content.awards, (entry, i) => ({
    ...BLANK,
    title: plain(entry.title, `awards.${i}.title`),
    subtitle: plain(entry.awarder, `awards.${i}.awarder`),
    dates: plain(formatDate(entry.date, wording.lang, wording.dates), `awards.${i}.date`),
    description: rich(entry.description, `awards.${i}.description`),
    keep: isShort(entry.description),
  }))

const publications = (content: ResumeContent, wording: Wording): GenericEntry[] =>
  shown(content.publications, (entry, i) => ({
    ...BLANK,
    title: plain(entry.title, `publications.${i}.title`),
    subtitle: plain(entry.publisher, `publications.${i}.publisher`),
    dates: plain(formatDate(entry.date, wording.lang, wording.dates), `publications.${i}.date`),
    description: rich(entry.description, `publications.${i}.description`),
    links: items(linksOf([entry.url, `publications.${i}.url`], [doiAddress(entry), `publications.${i}.doi`])),
    details: items(detailsOf([null, authorsOf(entry, content.personalInfo.fullName, `publications.${i}.authors`)])),
    keep: isShort(entry.description),
  }))

const references = (content: ResumeContent): GenericEntry[] =>
  shown(content.references, (entry, i) => ({
    ...BLANK,
    title: plain(entry.name, `references.${i}.name`),
    subtitle: plain(entry.contact, `references.${i}.contact`),
    description: rich(entry.text, `references.${i}.text`),
    keep: isShort(entry.text),
  }))

/** The lines that are not blank. */
export const detailsOf = (...pairs: readonly (readonly [label: string | null, text: Leaf | null])[]): Detail[] =>
  pairs.flatMap(([label, text]) => (text ? [{ label, text }] : []))

/** The authors, the person's own name in bold. */
function authorsOf({ authors = '' }: Publication, fullName: string, field: string): Leaf | null {
  const text = plain(authors, field)
  const name = escapeHtml(fullName.trim())
  return text && (name === '' ? text : new Leaf(text.html.replaceAll(name, `<b>${name}</b>`), field))
}

/** A DOI is shown as the address that leads to it (DOI Handbook, 3.4). */
function doiAddress({ doi = '' }: Publication): string {
  const bare = doi.trim().replace(/^(?:https?:\/\/(?:dx\.)?doi\.org\/|doi:\s*)/i, '')
  return bare === '' ? '' : `https://doi.org/${bare}`
}

function custom(content: ResumeContent, id: SectionId, title: string, wording: Wording): GenericSection | null {
  const index = (content.custom ?? []).findIndex((section) => `custom:${section.id}` === id)
  const section = content.custom?.[index]
  return section
    ? entries(
        title,
        shown(section.items, (item, i) => customItem(item, `custom.${index}.items.${i}`, wording)),
      )
    : null
}

const customItem = (item: CustomItem, field: string, wording: Wording): GenericEntry => ({
  ...BLANK,
  title: plain(item.title, `${field}.title`),
  subtitle: plain(item.subtitle, `${field}.subtitle`),
  dates: plain(formatDate(item.date, wording.lang, wording.dates), `${field}.date`),
  description: rich(item.description, `${field}.description`),
  achievements: bullets(item.bullets, `${field}.bullets`),
  links: items(linksOf([item.url, `${field}.url`])),
  keep: isShort(item.description, ...item.bullets),
})
