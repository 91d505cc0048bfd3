import { filled, firstText, projectLink } from '#shared/import/document.ts'
import { proseOfHtml, type Prose } from '#shared/import/html-to-markdown.ts'
import { dateOf, periodOf, type Period } from '#shared/import/period.ts'
import { fieldOf, isObject, leavesOf, objectOr, omit, pick, type JsonObject } from '#shared/resume/json-value.ts'
import type { CustomItem } from '#shared/resume/schema.ts'

type ToItem = (converter: JsonObject) => JsonObject

/** Converts entries of Reactive Resume's sections to JSON Resume. Fields not listed keep their names. */
export const ITEM_CONVERTERS = {
  work: converter(['company', 'name', 'position', 'roles'], (job) => ({
    name: firstText(job, 'company', 'name'),
    position: firstText(job, 'position'),
    ...workOf(job),
  })),
  volunteer: converter(['organization', 'position'], (work) => ({
    organization: firstText(work, 'organization'),
    position: firstText(work, 'position'),
    ...periodIn(work),
    summary: withLink(bodyOf(work).paragraphs, work),
    highlights: bodyOf(work).bullets,
  })),
  education: converter(['institution', 'school', 'studyType', 'degree', 'area', 'score', 'grade'], (school) => ({
    institution: firstText(school, 'institution', 'school'),
    studyType: firstText(school, 'studyType', 'degree'),
    area: firstText(school, 'area'),
    score: firstText(school, 'score', 'grade'),
    ...periodIn(school),
    url: urlIn(school),
    summary: linesOf(bodyOf(school)),
  })),
  projects: converter(['name'], (project) => ({
    name: firstText(project, 'name'),
    description: [linesOf(proseOfHtml(subtitleOf(project))), bodyOf(project).paragraphs].filter(Boolean).join('\n'),
    highlights: bodyOf(project).bullets,
    ...periodIn(project),
    ...projectLink(urlIn(project)),
  })),
  skills: converter(['name', 'proficiency'], (skill) => ({
    name: firstText(skill, 'name'),
    level: firstText(skill, 'proficiency', 'description') || levelOf(skill),
  })),
  languages: converter(['name', 'language', 'fluency'], (language) => ({
    language: firstText(language, 'language', 'name'),
    fluency: firstText(language, 'fluency', 'description') || levelOf(language),
  })),
  interests: converter(['name'], (interest) => ({ name: firstText(interest, 'name') })),
  awards: converter(['title', 'awarder'], (award) => ({
    title: firstText(award, 'title'),
    awarder: firstText(award, 'awarder'),
    date: dateOf(firstText(award, 'date')),
    summary: withLink(linesOf(bodyOf(award)), award),
  })),
  certificates: converter(['name', 'title', 'issuer'], (certificate) => ({
    name: firstText(certificate, 'name', 'title'),
    issuer: firstText(certificate, 'issuer'),
    date: dateOf(firstText(certificate, 'date')),
    url: urlIn(certificate),
    summary: linesOf(bodyOf(certificate)),
  })),
  publications: converter(['name', 'title', 'publisher'], (publication) => ({
    name: firstText(publication, 'name', 'title'),
    publisher: firstText(publication, 'publisher'),
    releaseDate: dateOf(firstText(publication, 'date')),
    url: urlIn(publication),
    summary: linesOf(bodyOf(publication)),
  })),
  references: converter(['name', 'position', 'relationship', 'phone', 'email'], (person) => ({
    name: firstText(person, 'name'),
    contact: [...CONTACT.map((field) => firstText(person, field)), subtitleOf(person), urlIn(person)]
      .filter(Boolean)
      .join(', '),
    reference: linesOf(bodyOf(person)),
  })),
} as const satisfies Readonly<Record<string, ToItem>>
const CONTACT = ['position', 'relationship', 'email', 'phone']

/**
 * Version 5 allows several positions per employer: each becomes its own job, and the employer's description goes with
 * the first.
 */
export function rolesOf(job: JsonObject): readonly JsonObject[] {
  const roles = fieldOf(job, 'roles')
  const list = Array.isArray(roles) ? roles.filter(isObject) : []
  const [first, ...others] = list
  if (!first) return [job]
  const description = [job, first].map((part) => firstText(part, 'description')).join('\n')
  const named = { ...omit(job, ['roles']), ...first, description, tenure: firstText(job, 'period') }
  const title = firstText(job, 'position')
  const isOther = title !== '' && title !== firstText(first, 'position')
  const employer = { ...pick(job, ['company', 'location', 'website', 'url', 'hidden']), sameEmployer: true }
  return [{ ...named, ...(isOther && { overallPosition: title }) }, ...others.map((role) => ({ ...role, ...employer }))]
}

/** Converts an entry of any kind to an entry of a custom section without losing any text. */
export function customItem(converter: JsonObject): Partial<CustomItem> {
  const [title = '', ...otherTitles] = TITLES.filter((name) => firstText(converter, name) !== '')
  const { paragraphs, bullets } = bodyOf(converter)
  const { startDate = '', endDate = '' } = periodIn(converter)
  const rest = omit(converter, [
    ...DISPLAY_SETTINGS,
    ...COMMON_FIELDS,
    ...TITLES,
    ...SUBTITLES,
    'recipient',
    'keywords',
  ])
  const subtitles = [
    subtitleOf(converter),
    ...[...SUBTITLES, ...otherTitles].map((name) => firstText(converter, name)),
    levelOf(converter),
  ]
  const description = [
    linesOf(proseOfHtml(firstText(converter, 'recipient'))),
    paragraphs,
    leavesOf(fieldOf(converter, 'keywords')).join(', '),
    labelIn(converter),
    ...leavesOf(rest),
  ]
  return {
    title: firstText(converter, title),
    subtitle: subtitles.filter(Boolean).join(', '),
    date: [startDate, endDate].filter(Boolean).join(' – '),
    url: urlIn(converter),
    description: description.filter(Boolean).join('\n'),
    bullets: [...bullets],
  }
}

/** Version 3 has a string, version 4 an object with `href`, version 5 one with `url`. */
export function urlIn(part: JsonObject): string {
  const [website, url] = [fieldOf(part, 'website'), fieldOf(part, 'url')]
  return firstText(objectOr(isObject(website) ? website : url), 'href', 'url') || firstText(part, 'url', 'website')
}

const labelIn = (part: JsonObject): string =>
  firstText(objectOr(fieldOf(part, 'url')), 'label') || firstText(objectOr(fieldOf(part, 'website')), 'label')

const TITLES = ['title', 'name', 'company', 'institution', 'school', 'organization', 'language', 'network']
const SUBTITLES =
  'subtitle position studyType degree area awarder issuer publisher fluency proficiency score grade location username relationship phone email'.split(
    ' ',
  )
/** Display settings, which contain none of the person's text. */
export const DISPLAY_SETTINGS: readonly string[] = [
  'id',
  'visible',
  'hidden',
  'columns',
  'options',
  'icon',
  'iconColor',
  'levelNum',
  'separateLinks',
  'sameEmployer',
]
/** Fields that are converted for every kind of entry. */
const COMMON_FIELDS = ['date', 'period', 'url', 'website', 'summary', 'description', 'content', 'level']
/** Those of them with text, which must not be lost. */
const COMMON_TEXT_FIELDS = ['url', 'website', 'summary', 'description', 'content']

/** A converter that lists the fields it reads itself; keywords and unknown fields are passed through. */
function converter(read: readonly string[], to: ToItem): ToItem {
  return (from) => {
    const used = [...DISPLAY_SETTINGS, ...COMMON_FIELDS, ...read]
    const converted = filled(to(from))
    const more = filled(unconverted(pick(from, [...read, ...COMMON_TEXT_FIELDS]), converted))
    return { ...filled(omit(from, used)), ...converted, ...(Object.keys(more).length > 0 && { more }) }
  }
}

/** The fields whose text is not fully contained in the result, such as a second name or a link's label. */
function unconverted(from: JsonObject, converted: JsonObject): JsonObject {
  const text = leavesOf(converted).join('\n')
  const isConverted = (value: unknown) =>
    leavesOf(value).every((words) => {
      const { paragraphs, bullets } = proseOfHtml(words)
      return [...paragraphs.split('\n'), ...bullets].every((line) => text.includes(line))
    })
  return Object.fromEntries(Object.entries(from).filter(([, value]) => !isConverted(value)))
}

/** Awards and volunteer work have no field for an address, so it follows their text. */
function withLink(text: string, entry: JsonObject): string {
  const [url, label] = [urlIn(entry), labelIn(entry)]
  return [text, url !== '' && label !== '' ? `[${label}](${url})` : url].filter(Boolean).join('\n')
}

const workOf = (work: JsonObject): JsonObject => ({
  ...periodIn(work),
  url: urlIn(work),
  summary: bodyOf(work).paragraphs,
  highlights: bodyOf(work).bullets,
})

/** Versions 3 and 4 call an entry's text `summary`; version 5 calls it `description`. */
const isVersionFive = (converter: JsonObject): boolean => !Object.hasOwn(converter, 'summary')
const bodyOf = (converter: JsonObject): Prose =>
  proseOfHtml(
    isVersionFive(converter) ? firstText(converter, 'description', 'content') : firstText(converter, 'summary'),
  )
/** In versions 3 and 4, `description` is a line below the name. */
const subtitleOf = (converter: JsonObject): string =>
  isVersionFive(converter) ? '' : firstText(converter, 'description')
const linesOf = ({ paragraphs, bullets }: Prose): string => [paragraphs, ...bullets].filter(Boolean).join('\n')

/** Version 3 describes levels in words; later versions use a number of dots, which is not imported. */
const levelOf = (converter: JsonObject): string => {
  const level = fieldOf(converter, 'level')
  return typeof level === 'string' && !/^\d*$/.test(level.trim()) ? level.trim() : ''
}

function periodIn(converter: JsonObject): Period {
  const date = fieldOf(converter, 'date')
  if (!isObject(date)) return periodOf(firstText(converter, 'period', 'date'))
  const [startDate, endDate] = [dateOf(firstText(date, 'start')), dateOf(firstText(date, 'end'))]
  return { ...(startDate !== '' && { startDate }), ...(endDate !== '' && { endDate }) }
}
