import { contactOf } from '#shared/parse/contact.ts'
import { educationOf } from '#shared/parse/education.ts'
import { countOf, find, type Find } from '#shared/parse/find.ts'
import type { LinkPlace, Place, ReadText } from '#shared/parse/items.ts'
import { paragraphs } from '#shared/parse/body.ts'
import { CONFIDENCE } from '#shared/parse/confidence.ts'
import { leftOverOf } from '#shared/parse/unread-texts.ts'
import { isAllCapitals, pieceOf, textOf, type Line } from '#shared/parse/line.ts'
import { isPageNumber, linesOfItems, linesOfText } from '#shared/parse/lines.ts'
import { withoutRunningLines } from '#shared/parse/running-lines.ts'
import { certificationsOf, interestsOf } from '#shared/parse/lists.ts'
import { NOTE_FIELDS, notesOf } from '#shared/parse/note-sections.ts'
import { withoutNumbers } from '#shared/parse/numbered-entries.ts'
import { projectsOf } from '#shared/parse/projects.ts'
import { withOrderOf } from '#shared/parse/section-order.ts'
import { profileText } from '#shared/parse/profile-page.ts'
import { sectionsOf, type Section } from '#shared/parse/sections.ts'
import { skillsOf } from '#shared/parse/skills.ts'
import { topOf } from '#shared/parse/top.ts'
import { workOf } from '#shared/parse/work.ts'
import { writeContent } from '#shared/parse/write-content.ts'
import '#shared/resume/all-languages.ts'
import type { FieldPath } from '#shared/resume/fields.ts'
import { kindHeading, labels } from '#shared/resume/headings.ts'
import {
  emptyContent,
  RESUME_LANGUAGES,
  SECTION_KINDS,
  type ResumeContent,
  type ResumeLanguage,
} from '#shared/resume/schema.ts'
import { languageOf } from '#shared/text/stop-words.ts'
import { tokensOf } from '#shared/text/tokens.ts'

/** A resume parsed from the text of a file. */
export type ParsedResume = {
  readonly content: ResumeContent
  /** The parser's confidence in each field it filled, from 0 to 1; see confidence.ts. */
  readonly confidence: Readonly<Record<FieldPath, number>>
  /** Where in the file each field was read; null in files without pages. */
  readonly sources: Readonly<Record<FieldPath, Place | null>>
  /** Texts that ended up in no field, in reading order. */
  readonly leftOver: readonly string[]
  readonly language: ResumeLanguage
}

/** Parses text with positions or plain text. Never throws: what it cannot read is left over. */
export function parseResume(file: ReadText | { readonly text: string }): ParsedResume {
  try {
    const hasPlaces = 'items' in file && file.items.length > 0
    const profile = hasPlaces ? null : profileText(file.text)
    const lines = hasPlaces ? linesOfItems(file) : linesOfText(profile?.text ?? file.text)
    const found = parseLines(lines, 'links' in file ? file.links : [])
    const parsed = { ...found, leftOver: [...(profile?.leftOver ?? []), ...found.leftOver] }
    return 'pages' in file && file.pages.length > 0 ? parsed : { ...parsed, sources: withoutPositions(parsed.sources) }
  } catch {
    // A file made to crash the parser still contains the person's text.
    const leftOver = file.text.split('\n').filter((line) => line.trim() !== '')
    return { content: emptyContent(), confidence: {}, sources: {}, leftOver, language: 'en' }
  }
}

/** In a file without pages, positions only order the lines and cannot be shown to anyone. */
const withoutPositions = (sources: ParsedResume['sources']): ParsedResume['sources'] =>
  Object.fromEntries(Object.keys(sources).map((path) => [path, null]))

function parseLines(all: readonly Line[], links: readonly LinkPlace[]): ParsedResume {
  const lines = withoutRunningLines(all.filter((line) => !isPageNumber(line)))
  const sections = sectionsOf(lines)
  const language = languageOfSections(sections, lines)
  const tops = sections.filter(({ kind }) => kind === 'top').map((section) => topOf(section.lines))
  const contact = [
    ...tops.flatMap((top) => top.contact),
    ...sections.filter(({ kind }) => kind === 'contact').flatMap((section) => section.lines),
  ]
  const allSections = [...tops.flatMap((top) => top.sections), ...sections]
  const finds = [...contactOf({ lines: contact, links })]
  const readSections = allSections.map((section) => {
    const sectionFinds = findsOf(section, finds, links)
    finds.push(...sectionFinds)
    return { section, finds: sectionFinds }
  })
  const written = writeContent(finds, language)
  const content = withOrderOf(written.content, readSections)
  const titles = sections.flatMap(({ title, kind }) => (title && kind !== 'custom' ? [title] : []))
  return { ...written, content, leftOver: leftOverOf(all, finds, titles), language }
}

/** The fields of one section, with entries numbered after those found before. */
const findsOf = (section: Section, before: readonly Find[], links: readonly LinkPlace[]): readonly Find[] =>
  SECTION_READERS[section.kind](section, countOf(ENTRIES_OF[section.kind] ?? section.kind, before), links)

/** The list whose entries a section adds to, where it has another name. */
const ENTRIES_OF: Partial<Record<Section['kind'], string>> = {
  certifications: 'certificates',
  skills: 'skillGroups',
  technical: 'skillGroups',
  soft: 'skillGroups',
  languages: 'skillGroups',
}

type SectionReader = (section: Section, from: number, links: readonly LinkPlace[]) => readonly Find[]

const work =
  (list: 'experience' | 'volunteer'): SectionReader =>
  (section, from) =>
    workOf(section, list, from)

const notes =
  (list: 'awards' | 'publications' | 'references'): SectionReader =>
  (section, from, links) =>
    notesOf(section, NOTE_FIELDS[list], { list, from, links })

const SECTION_READERS: Readonly<Record<Section['kind'], SectionReader>> = {
  top: () => [],
  contact: () => [],
  summary: ({ lines, confidence }) =>
    lines.length === 0 ? [] : find('summary', paragraphs(lines), confidence * CONFIDENCE.text),
  experience: work('experience'),
  volunteer: work('volunteer'),
  education: educationOf,
  skills: skillsOf,
  technical: skillsOf,
  soft: skillsOf,
  languages: skillsOf,
  projects: projectsOf,
  certifications: certificationsOf,
  interests: interestsOf,
  awards: notes('awards'),
  publications: ({ lines, ...section }, from, links) =>
    notes('publications')({ ...section, lines: withoutNumbers(lines) }, from, links),
  references: (section, from, links) =>
    isOnRequest(section)
      ? [{ path: 'referencesOnRequest', value: true, box: null, confidence: section.confidence }]
      : notes('references')(section, from, links),
  custom: customOf,
}

/** Whether references are only promised: 'Available on request'. */
const isOnRequest = ({ lines }: Section): boolean => lines.length === 1 && saysOnRequest(textOf(lines[0] as Line))

const saysOnRequest = (text: string): boolean =>
  /\b(?:on|upon) request\b|auf anfrage|sur demande|a petición/iu.test(text) ||
  RESUME_LANGUAGES.some((language) => text.toLowerCase().startsWith(labels(language).onRequest.toLowerCase()))

/** A custom section. */
function customOf(section: Section, from: number, links: readonly LinkPlace[]): readonly Find[] {
  const path = `custom.${from}`
  const items = notesOf(section, NOTE_FIELDS.custom, { list: `${path}.items`, from: 0, links })
  if (!section.title) return []
  const title = { ...pieceOf(section.title), text: sentenceCase(textOf(section.title)) }
  const id: Find = { path: `${path}.id`, value: `section-${from + 1}`, box: null, confidence: 1 }
  const kind = SECTION_KINDS.find((one) =>
    RESUME_LANGUAGES.some((language) => kindHeading(one, language).toLowerCase() === title.text.toLowerCase()),
  )
  const kinds = kind ? find(`${path}.kind`, { ...title, text: kind }, section.confidence) : []
  return [id, ...kinds, ...find(`${path}.title`, kind ? null : title, section.confidence), ...items]
}

/** Converts headings in capitals to sentence case: 'EXHIBITIONS AND TALKS' becomes 'Exhibitions and talks'. */
const sentenceCase = (text: string): string =>
  isAllCapitals(text) && /\p{L}{4}/u.test(text) ? text.charAt(0) + text.slice(1).toLowerCase() : text

/** The language that has the most of the headings; of several, or without any, that of the text if it is among them. */
function languageOfSections(sections: readonly Section[], lines: readonly Line[]): ResumeLanguage {
  const votes = RESUME_LANGUAGES.map(
    (language) => sections.filter(({ languages }) => languages.includes(language)).length,
  )
  const most = Math.max(...votes)
  const likeliest = RESUME_LANGUAGES.filter((_, index) => votes[index] === most)
  const [first, second] = likeliest
  if (first && !second) return first
  const ofText = languageOf(lines.flatMap((line) => tokensOf(textOf(line)).map(({ folded }) => folded)))
  return first && !likeliest.includes(ofText) ? first : ofText
}
