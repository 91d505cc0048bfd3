import { parseCsv } from '#shared/import/csv.ts'
import {
  filled,
  firstText,
  projectLink,
  resumeOf,
  type ImportedFile,
  type Translated,
  type TranslatedSection,
} from '#shared/import/document.ts'
import { proseOf } from '#shared/import/html-to-markdown.ts'
import { leftOverOf } from '#shared/import/left-over.ts'
import { dateOf } from '#shared/import/period.ts'
import type { PackedTexts } from '#shared/import/unpack.ts'
import type { JsonObject } from '#shared/resume/json-value.ts'
import type { SectionKind } from '#shared/resume/schema.ts'

/** The files of LinkedIn's data export that belong in a resume, without '.csv'; compared in lower case. */
const FILES = {
  profile: ['Profile', 'Profile Summary'],
  emails: ['Email Addresses'],
  phones: ['PhoneNumbers', 'Phone Numbers'],
  positions: ['Positions'],
  education: ['Education'],
  skills: ['Skills'],
  languages: ['Languages'],
  certifications: ['Certifications'],
  projects: ['Projects'],
  volunteering: ['Volunteering'],
  honors: ['Honors'],
  publications: ['Publications'],
  recommendations: ['Recommendations_Received', 'Recommendations Received'],
  courses: ['Courses'],
  organizations: ['Organizations'],
  patents: ['Patents'],
  scores: ['Test Scores'],
} as const
type Part = keyof typeof FILES

/** Whether a file in a ZIP is one of these, in any folder. Messages and contacts are never opened. */
export const isLinkedInFile = (name: string): boolean => partOf(name) !== undefined

/** Whether these file names are from LinkedIn's data export. */
export const isLinkedInExport = (names: readonly string[]): boolean =>
  names.some((name) => partOf(name) === 'profile' || partOf(name) === 'positions')

/**
 * Reads the texts of a LinkedIn data export. Birthday, home address, messengers and all email addresses except one are
 * only reported, because resumes don't show them and our exports would carry them along.
 */
export function fromLinkedIn(texts: PackedTexts): ImportedFile {
  const parts = Object.keys(FILES) as Part[]
  const records = Object.fromEntries(
    parts.map((part) => [
      part,
      Object.entries(texts).flatMap(([name, text]) => (partOf(name) === part ? recordsOf(text) : [])),
    ]),
  )
  const imported = resumeOf(translated((part) => records[part] ?? []))
  return 'problem' in imported
    ? imported
    : { ...imported, leftOver: leftOverOf(wordsIn(records), imported.content, ({ name }) => SETTINGS.includes(name)) }
}

/** The tables with the lists in the cells of a profile taken apart. */
const wordsIn = (records: Readonly<Record<string, readonly JsonObject[]>>): JsonObject => ({
  ...records,
  profile: (records['profile'] ?? []).map((row) => ({
    ...row,
    websites: websitesIn(firstText(row, 'websites')).map(({ url }) => url),
    'twitter handles': handlesIn(firstText(row, 'twitter handles')),
  })),
})

/** Columns about the account. */
const SETTINGS = ['confirmed', 'primary', 'updated on', 'type', 'status', 'creation date']

function translated(rows: (part: Part) => readonly JsonObject[]): Translated {
  const convert = (part: Part, to: (row: JsonObject) => JsonObject) => rows(part).map((row) => filled(to(row)))
  const positions = rows('positions')
  return {
    document: filled({
      basics: basicsOf(rows),
      work: convert('positions', (row) => ({
        name: firstText(row, 'company name'),
        position: firstText(row, 'title'),
        ...workOf(row),
      })),
      volunteer: convert('volunteering', (row) => ({
        organization: firstText(row, 'company name', 'organization name'),
        position: firstText(row, 'role'),
        cause: firstText(row, 'cause'),
        ...workOf(row),
      })),
      education: convert('education', (row) => ({
        institution: firstText(row, 'school name'),
        studyType: firstText(row, 'degree name'),
        startDate: dateOf(firstText(row, 'start date')),
        endDate: dateOf(firstText(row, 'end date')),
        summary: firstText(row, 'notes'),
        activities: firstText(row, 'activities'),
      })),
      skills: convert('skills', (row) => ({ name: firstText(row, 'name') })),
      languages: convert('languages', (row) => ({
        language: firstText(row, 'name'),
        fluency: firstText(row, 'proficiency'),
      })),
      certificates: convert('certifications', (row) => ({
        name: firstText(row, 'name'),
        issuer: firstText(row, 'authority'),
        date: dateOf(firstText(row, 'started on')),
        endDate: dateOf(firstText(row, 'finished on')),
        url: firstText(row, 'url'),
        credentialId: firstText(row, 'license number'),
      })),
      projects: convert('projects', (row) => ({
        name: firstText(row, 'title'),
        description: textIn(row).paragraphs,
        highlights: textIn(row).bullets,
        ...projectLink(firstText(row, 'url')),
        ...periodOf(row),
      })),
      awards: convert('honors', (row) => ({
        title: firstText(row, 'title'),
        date: dateOf(firstText(row, 'issued on')),
        summary: firstText(row, 'description'),
      })),
      publications: convert('publications', (row) => ({
        name: firstText(row, 'name'),
        publisher: firstText(row, 'publisher'),
        releaseDate: dateOf(firstText(row, 'published on')),
        url: firstText(row, 'url'),
        summary: firstText(row, 'description'),
      })),
      references: convert('recommendations', (row) => ({
        name: nameOf(row),
        contact: [firstText(row, 'job title'), firstText(row, 'company')].filter(Boolean).join(', '),
        reference: firstText(row, 'text'),
      })),
    }),
    sections: CUSTOM_SECTIONS.map(([part, title, kind]) => ({
      title,
      ...(kind && { kind }),
      items: rows(part).map(customItem),
    })),
    marks: {
      experience: positions.map((row, at) => (isSameEmployer(row, positions[at - 1]) ? { sameEmployer: true } : {})),
      references: rows('recommendations').map((row) =>
        /^hidden$/i.test(firstText(row, 'status')) ? { hidden: true } : {},
      ),
    },
  }
}

/** At another place it is an employer of its own: the page prints the place of an employer once. */
function isSameEmployer(row: JsonObject, above: JsonObject = {}): boolean {
  const [company, place] = [firstText(row, 'company name'), firstText(row, 'location')]
  const isSamePlace = place === '' || place === firstText(above, 'location')
  return company !== '' && company === firstText(above, 'company name') && isSamePlace
}

/** Lists that become custom sections; the names are LinkedIn's. Sections with a kind have a heading of their own. */
const CUSTOM_SECTIONS: readonly (readonly [Part, string, SectionKind?])[] = [
  ['courses', '', 'courses'],
  ['organizations', '', 'memberships'],
  ['patents', '', 'patents'],
  ['scores', 'Test Scores'],
]

function partOf(path: string): Part | undefined {
  const name = /(?:^|[/\\])([^/\\]+)\.csv$/i.exec(path)?.[1]?.toLowerCase()
  const parts = Object.keys(FILES) as Part[]
  return parts.find((part) => FILES[part].some((file) => file.toLowerCase() === name))
}

/** Rows as objects with the column names in lower case. Some files begin with a note, which has a single column. */
function recordsOf(text: string): readonly JsonObject[] {
  const rows = parseCsv(text)
  const isNote = rows[0]?.length === 1 && /^notes:?$/i.test(rows[0][0] ?? '')
  const [names = [], ...others] = isNote ? rows.slice(rows.findIndex((row) => row.length > 1)) : rows
  return others.map((row) => Object.fromEntries(row.map((value, at) => [columnName(names, at), value.trim()])))
}

const columnName = (names: readonly string[], at: number): string =>
  (names[at] ?? '').trim().toLowerCase() || `column ${at + 1}`

function basicsOf(rows: (part: Part) => readonly JsonObject[]): JsonObject {
  const [profile = {}] = rows('profile')
  const emails = rows('emails')
  const primaryEmail = emails.find((row) => /^yes$/i.test(firstText(row, 'primary'))) ?? emails[0] ?? {}
  const phone = rows('phones').find((row) => firstText(row, 'number') !== '') ?? {}
  const [{ url = '' } = {}, ...otherWebsites] = websitesIn(firstText(profile, 'websites'))
  return filled({
    name: nameOf(profile),
    label: firstText(profile, 'headline'),
    summary: firstText(profile, 'summary', 'profile summary'),
    location: filled({ city: firstText(profile, 'geo location') }),
    email: firstText(primaryEmail, 'email address'),
    phone: [firstText(phone, 'number'), firstText(phone, 'extension')].filter(Boolean).join(' ext. '),
    url,
    profiles: [
      ...otherWebsites.map(profileAt),
      ...handlesIn(firstText(profile, 'twitter handles')).map((username) => ({ network: 'Twitter', username })),
    ],
  })
}

const nameOf = (row: JsonObject): string =>
  [firstText(row, 'first name'), firstText(row, 'last name')].filter(Boolean).join(' ')

type Website = { readonly kind: string; readonly url: string }

/** Reads '[COMPANY:https://a.example,PORTFOLIO:https://b.example]'. */
const websitesIn = (text: string): Website[] =>
  text
    .replace(/^\[|\]$/g, '')
    .split(/,(?=\s*[A-Z_ ]+:)/)
    .map((website) => {
      const [, kind = '', url = ''] = /^([A-Z_ ]+:(?!\/\/))?(.*)$/s.exec(website.trim()) ?? []
      return { kind: kind.replace(/_|:$/g, ' ').trim(), url }
    })
    .filter(({ url }) => url !== '')

const handlesIn = (text: string): string[] =>
  text
    .replace(/^\[|\]$/g, '')
    .split(',')
    .map((handle) => handle.trim())
    .filter(Boolean)

/** A profile with the site's name, or else with what the member calls it. */
function profileAt({ kind, url }: Website): JsonObject {
  const network = /github\.com/i.test(url) ? 'GitHub' : `${kind.slice(0, 1)}${kind.slice(1).toLowerCase()}`
  return { network: /^(?:other|)$/i.test(network) ? '' : network, url }
}

const periodOf = (row: JsonObject): JsonObject => ({
  startDate: dateOf(firstText(row, 'started on')),
  endDate: dateOf(firstText(row, 'finished on')),
})

const textIn = (row: JsonObject) => proseOf(firstText(row, 'description'))

function workOf(row: JsonObject): JsonObject {
  const { paragraphs, bullets } = textIn(row)
  return { location: firstText(row, 'location'), ...periodOf(row), summary: paragraphs, highlights: bullets }
}

function customItem(row: JsonObject): TranslatedSection['items'][number] {
  const { startDate, endDate } = periodOf(row)
  const dates = [startDate, endDate, firstText(row, 'issued on', 'filed on', 'date')].filter((date) => date !== '')
  return {
    title: firstText(row, 'name', 'title'),
    subtitle: SUBTITLES.map((name) => firstText(row, name))
      .filter(Boolean)
      .join(', '),
    date: dates.join(' – '),
    url: firstText(row, 'url'),
    description: firstText(row, 'description'),
  }
}
const SUBTITLES = ['position', 'number', 'score', 'patent number', 'application number', 'issuer', 'associated with']
