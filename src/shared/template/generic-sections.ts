import type { CustomItem, ResumeContent, ResumeLanguage, SectionId } from '#shared/resume/schema.ts'
import { headings } from '#shared/resume/headings.ts'
import { formatDate } from '#shared/resume/format-dates.ts'
import { linksOf, type Link } from '#shared/template/contacts.ts'
import type { Leaf } from '#shared/template/leaf.ts'
import { bullets, dateRange, isShort, items, plain, rich, type Items } from '#shared/template/values.ts'

/** An entry of a section without its own blocks in templates. */
type GenericEntry = {
  title: Leaf | null
  subtitle: Leaf | null
  dates: Leaf | null
  description: Leaf | null
  achievements: Items<Leaf> | null
  links: Items<Link> | null
  keep: boolean
}
/** `text` is for sections with one line of words; `items` for those with entries. */
export type GenericSection = { title: string; text: Leaf | null; items: readonly GenericEntry[] }

export function genericSection(content: ResumeContent, id: SectionId, lang: ResumeLanguage): GenericSection | null {
  const titles = headings(lang)
  switch (id) {
    case 'volunteer':
      return entries(titles.volunteer, volunteer(content, lang))
    case 'awards':
      return entries(titles.awards, awards(content, lang))
    case 'publications':
      return entries(titles.publications, publications(content, lang))
    case 'interests': {
      const text = plain((content.interests ?? []).join(', '), 'interests')
      return text && { title: titles.interests, text, items: [] }
    }
    case 'references':
      return entries(titles.references, references(content))
    default:
      return custom(content, id, lang)
  }
}

const BLANK: GenericEntry = {
  title: null,
  subtitle: null,
  dates: null,
  description: null,
  achievements: null,
  links: null,
  keep: true,
}

function entries(title: string, all: readonly GenericEntry[]): GenericSection | null {
  const filled = all.filter((entry) => Object.values({ ...entry, keep: null }).some((field) => field !== null))
  return filled.length === 0 ? null : { title, text: null, items: filled }
}

const volunteer = (content: ResumeContent, lang: ResumeLanguage): GenericEntry[] =>
  (content.volunteer ?? []).map((entry, i) => ({
    ...BLANK,
    title: plain(entry.role, `volunteer.${i}.role`),
    subtitle: plain(entry.organization, `volunteer.${i}.organization`),
    dates: dateRange(entry, lang, `volunteer.${i}.startDate`),
    description: rich(entry.description, `volunteer.${i}.description`),
    achievements: bullets(entry.achievements, `volunteer.${i}.achievements`),
    keep: isShort(entry.description, ...entry.achievements),
  }))

const awards = (content: ResumeContent, lang: ResumeLanguage): GenericEntry[] =>
  (content.awards ?? []).map((entry, i) => ({
    ...BLANK,
    title: plain(entry.title, `awards.${i}.title`),
    subtitle: plain(entry.awarder, `awards.${i}.awarder`),
    dates: plain(formatDate(entry.date, lang), `awards.${i}.date`),
    description: rich(entry.description, `awards.${i}.description`),
    keep: isShort(entry.description),
  }))

const publications = (content: ResumeContent, lang: ResumeLanguage): GenericEntry[] =>
  (content.publications ?? []).map((entry, i) => ({
    ...BLANK,
    title: plain(entry.title, `publications.${i}.title`),
    subtitle: plain(entry.publisher, `publications.${i}.publisher`),
    dates: plain(formatDate(entry.date, lang), `publications.${i}.date`),
    description: rich(entry.description, `publications.${i}.description`),
    links: items(linksOf([entry.url, `publications.${i}.url`])),
    keep: isShort(entry.description),
  }))

const references = (content: ResumeContent): GenericEntry[] =>
  (content.references ?? []).map((entry, i) => ({
    ...BLANK,
    title: plain(entry.name, `references.${i}.name`),
    subtitle: plain(entry.contact, `references.${i}.contact`),
    description: rich(entry.text, `references.${i}.text`),
    keep: isShort(entry.text),
  }))

function custom(content: ResumeContent, id: SectionId, lang: ResumeLanguage): GenericSection | null {
  const index = (content.custom ?? []).findIndex((section) => `custom:${section.id}` === id)
  const section = content.custom?.[index]
  return section
    ? entries(
        section.title.trim(),
        section.items.map((item, i) => customItem(item, `custom.${index}.items.${i}`, lang)),
      )
    : null
}

const customItem = (item: CustomItem, field: string, lang: ResumeLanguage): GenericEntry => ({
  ...BLANK,
  title: plain(item.title, `${field}.title`),
  subtitle: plain(item.subtitle, `${field}.subtitle`),
  dates: plain(formatDate(item.date, lang), `${field}.date`),
  description: rich(item.description, `${field}.description`),
  achievements: bullets(item.bullets, `${field}.bullets`),
  links: items(linksOf([item.url, `${field}.url`])),
  keep: isShort(item.description, ...item.bullets),
})
