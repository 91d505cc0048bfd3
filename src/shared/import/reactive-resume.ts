import {
  filled,
  firstText,
  objectsIn,
  pictureIn,
  resumeOf,
  type EntryMarks,
  type ImportedFile,
  type OrderedList,
  type TranslatedSection,
} from '#shared/import/document.ts'
import { proseOfHtml } from '#shared/import/html-to-markdown.ts'
import { leftOverOf, type SourceField } from '#shared/import/left-over.ts'
import { customItem, DISPLAY_SETTINGS, ITEM_CONVERTERS, rolesOf, urlIn } from '#shared/import/reactive-resume-items.ts'
import { headings } from '#shared/resume/headings.ts'
import { certificateOf } from '#shared/resume/json-resume-certificates.ts'
import { groupOf } from '#shared/resume/json-resume-words.ts'
import { fieldOf, isObject, leavesOf, objectOr, omit, type JsonObject } from '#shared/resume/json-value.ts'
import { languageOfLocale } from '#shared/import/language-of-locale.ts'
import type { ResumeContent, ResumeLanguage, SectionName } from '#shared/resume/schema.ts'

/** Whether a parsed file is from Reactive Resume 3 to 6, which all have these two properties. */
export const isReactiveResume = (file: unknown): file is JsonObject =>
  isObject(file) && isObject(fieldOf(file, 'basics')) && isObject(fieldOf(file, 'sections'))

/**
 * Reads a resume from Reactive Resume 3 to 6. The versions only differ in field names, so each field is looked up under
 * all of them. Its design is not imported.
 */
export function fromReactiveResume(file: JsonObject): ImportedFile {
  const sections = objectOr(fieldOf(file, 'sections'))
  const metadata = objectOr(fieldOf(file, 'metadata'))
  const lists = LISTS.map(([name, names, own]) => listOf(sections, { name, names, own }))
  const notes = firstText(metadata, 'notes')
  const imported = resumeOf({
    document: {
      basics: basicsOf(file, sections),
      ...Object.fromEntries(lists.map((list) => [list.name, shownIn(list).map(ITEM_CONVERTERS[list.name])])),
      ...(notes !== '' && { notes: proseOfHtml(notes).paragraphs }),
    },
    sections: [...customSections(file, sections), ...lists.flatMap(hiddenWords)],
    marks: Object.fromEntries(lists.filter(isOrdered).map(({ own, items }) => [own, items.map(marksOf)])),
    more: { ...hiddenParts(lists), ...headingsOf(file, lists) },
    hidden: [
      ...(isHidden(summaryOf(file, sections)) ? ['summary' as const] : []),
      ...lists.filter(isHiddenAsWhole).flatMap(({ own }) => own ?? []),
    ],
    language: languageOf(metadata),
  })
  if ('problem' in imported) return imported
  const picture = pictureOf(file)
  const leftOver = leftOverOf(wordsOf(file), imported.content, (field) => isSetting(field) || field.value === picture)
  return { ...imported, leftOver, picture }
}

/** Per list: its JSON Resume name, its names in Reactive Resume, and our section if it has one to itself. */
const LISTS = [
  ['work', ['experience', 'work'], 'experience'],
  ['education', ['education'], 'education'],
  ['projects', ['projects'], 'projects'],
  ['skills', ['skills'], null],
  ['languages', ['languages'], null],
  ['interests', ['interests'], 'interests'],
  ['awards', ['awards'], 'awards'],
  ['certificates', ['certifications'], 'certifications'],
  ['publications', ['publications'], 'publications'],
  ['volunteer', ['volunteer'], 'volunteer'],
  ['references', ['references'], 'references'],
] as const satisfies readonly (readonly [keyof typeof ITEM_CONVERTERS, readonly string[], SectionName | null])[]
const KNOWN_SECTIONS: readonly string[] = ['summary', 'profiles', 'custom', ...LISTS.flatMap(([, names]) => names)]

type ListName = (typeof LISTS)[number][0]
type List = {
  readonly name: ListName
  readonly own: SectionName | null
  readonly section: JsonObject
  readonly items: readonly JsonObject[]
}

function listOf(sections: JsonObject, list: Pick<List, 'name' | 'own'> & { names: readonly string[] }): List {
  const section = objectOr(list.names.map((other) => fieldOf(sections, other)).find(isObject))
  const items = objectsIn(fieldOf(section, 'items')).flatMap(list.name === 'work' ? rolesOf : (item) => [item])
  return { name: list.name, own: list.own, section, items }
}

/** Skills and languages share one of our sections, so hiding one would hide the other. */
const isHiddenAsWhole = ({ own, section, items }: List): boolean =>
  own !== null && isHidden(section) && items.length > 0

/** Languages and interests are words, which cannot be hidden one by one. */
const isOrdered = (list: List): list is List & { readonly own: OrderedList } =>
  !['skills', 'languages', 'interests', 'certificates'].includes(list.name)

/** The entries that go into the document. The others are added to the resume in another way. */
function shownIn(list: List): readonly JsonObject[] {
  if (isOrdered(list) || isHiddenAsWhole(list)) return list.items
  return isHidden(list.section) ? [] : list.items.filter((item) => !isHidden(item))
}

const leftIn = (list: List): readonly JsonObject[] => list.items.filter((item) => !shownIn(list).includes(item))

const marksOf = (item: JsonObject): EntryMarks => ({
  ...(isHidden(item) && { hidden: true }),
  ...(fieldOf(item, 'sameEmployer') === true && { sameEmployer: true }),
})

/** Hidden certificates and skills, which can only be hidden with their parts. */
function hiddenParts(lists: readonly List[]): Partial<ResumeContent> {
  const left = (wanted: ListName) =>
    lists.filter(({ name }) => name === wanted).flatMap((list) => leftIn(list).map(ITEM_CONVERTERS[wanted]))
  const skills = left('skills').map((skill) =>
    leavesOf(fieldOf(skill, 'keywords')).length > 0
      ? skill
      : { keywords: [firstText(skill, 'name')], level: fieldOf(skill, 'level') },
  )
  const certificates = left('certificates')
  return {
    ...(certificates.length > 0 && {
      certificates: certificates.map((each) => ({ ...certificateOf(each), hidden: true })),
    }),
    ...(skills.length > 0 && { skillGroups: skills.map((each) => ({ ...groupOf(each), hidden: true })) }),
  }
}

/** Hidden languages and interests as a hidden section. */
function hiddenWords(list: List): TranslatedSection[] {
  const items = list.name === 'languages' || list.name === 'interests' ? leftIn(list) : []
  return items.length === 0
    ? []
    : [{ title: titleOf(list.section, list.name), items: items.map(customItem), isHidden: true }]
}

/** Headings that are not the usual ones, and where a section may break. */
function headingsOf(file: JsonObject, lists: readonly List[]): Partial<ResumeContent> {
  const own = [
    ['summary', summaryOf(file, objectOr(fieldOf(file, 'sections')))] as const,
    ...lists.flatMap(({ name, own: id, section, items }) =>
      name === 'languages' || items.length === 0 ? [] : [[id ?? 'skills', section] as const],
    ),
  ]
  const titles = own
    .map(([id, section]) => [id, titleOf(section, '')] as const)
    .filter(([id, title]) => {
      return title !== '' && title.toLowerCase() !== headings('en')[id].toLowerCase()
    })
  const breaks = own.flatMap(([id, section]) => {
    const kind = BREAKS.find(([name]) => fieldOf(section, name) === true)?.[1]
    return kind ? [[id, kind] as const] : []
  })
  return {
    ...(titles.length > 0 && { sectionTitles: Object.fromEntries(titles) }),
    ...(breaks.length > 0 && { sectionBreaks: Object.fromEntries(breaks) }),
  }
}

const BREAKS = [
  ['startOnNewPage', 'before'],
  ['keepTogether', 'together'],
] as const

/** Versions 3 and 4 have `visible`, later ones have `hidden`. */
const isHidden = (part: JsonObject): boolean => fieldOf(part, 'visible') === false || fieldOf(part, 'hidden') === true

const titleOf = (section: JsonObject, name: string): string => firstText(section, 'name', 'title', 'heading') || name

/** What the person wrote, without headings, which are imported apart, and without settings. */
function wordsOf(file: JsonObject): JsonObject {
  const sections = objectOr(fieldOf(file, 'sections'))
  return {
    picture: urlIn(pictureObject(file)),
    basics: omit(objectOr(fieldOf(file, 'basics')), ['picture', 'photo', 'summary']),
    summary: firstText(summaryOf(file, sections), 'content', 'body'),
    ...Object.fromEntries(
      Object.entries(sections)
        .filter(([name]) => name !== 'summary' && name !== 'custom')
        .map(([name, section]) => [name, fieldOf(objectOr(section), 'items')]),
    ),
    custom: fieldOf(sections, 'custom'),
    customSections: fieldOf(file, 'customSections'),
    notes: fieldOf(objectOr(fieldOf(file, 'metadata')), 'notes'),
  }
}

/** Settings, and numbers of dots where the level is told in words. */
const isSetting = ({ name, parent, value }: SourceField): boolean =>
  [...DISPLAY_SETTINGS, 'type'].includes(name) ||
  (name === 'level' && (value === '0' || firstText(parent, 'proficiency', 'fluency', 'description') !== ''))

const pictureObject = (file: JsonObject): JsonObject => {
  const basics = objectOr(fieldOf(file, 'basics'))
  return objectOr([fieldOf(file, 'picture'), fieldOf(basics, 'picture'), fieldOf(basics, 'photo')].find(isObject))
}

/** A picture in the file itself. One at an address is not fetched, and a hidden one stays out. */
function pictureOf(file: JsonObject): string {
  const picture = pictureObject(file)
  return isHidden(picture) || isHidden(objectOr(fieldOf(picture, 'effects'))) ? '' : pictureIn(urlIn(picture))
}

function summaryOf(file: JsonObject, sections: JsonObject): JsonObject {
  const summary = fieldOf(objectOr(fieldOf(file, 'basics')), 'summary')
  const parts = [fieldOf(file, 'summary'), fieldOf(sections, 'summary'), summary]
  return parts.find(isObject) ?? (typeof summary === 'string' ? { content: summary } : {})
}

function basicsOf(file: JsonObject, sections: JsonObject): JsonObject {
  const basics = objectOr(fieldOf(file, 'basics'))
  const { paragraphs, bullets } = proseOfHtml(firstText(summaryOf(file, sections), 'content', 'body'))
  const profiles = [
    ...objectsIn(fieldOf(objectOr(fieldOf(sections, 'profiles')), 'items')),
    ...objectsIn(fieldOf(basics, 'profiles')),
  ]
  return filled({
    name: firstText(basics, 'name'),
    label: firstText(basics, 'headline'),
    email: firstText(basics, 'email'),
    phone: firstText(basics, 'phone'),
    url: urlIn(basics),
    location: placeOf(fieldOf(basics, 'location')),
    summary: [paragraphs, ...bullets].filter(Boolean).join('\n'),
    profiles: [
      ...profiles.map((profile) =>
        filled({
          network: firstText(profile, 'network'),
          username: firstText(profile, 'username'),
          url: urlIn(profile),
        }),
      ),
      ...objectsIn(fieldOf(basics, 'customFields')).map((field) =>
        filled({
          network: firstText(field, 'name'),
          username: firstText(field, 'value', 'text'),
          url: firstText(field, 'link'),
        }),
      ),
    ],
  })
}

/** Version 3 has an address object, later versions a single line. */
const placeOf = (location: unknown): unknown =>
  isObject(location) ? filled(location) : filled({ city: firstText({ location }, 'location') })

/**
 * Version 4 keeps custom sections by id under `custom`, version 5 in a list, and version 3 among the other sections.
 */
function customSections(file: JsonObject, sections: JsonObject): TranslatedSection[] {
  const unknown = Object.entries(sections).filter(([name]) => !KNOWN_SECTIONS.includes(name))
  const all = [
    ...objectsIn(fieldOf(sections, 'custom')),
    ...objectsIn(fieldOf(file, 'customSections')),
    ...unknown.map(([, section]) => section).filter(isObject),
  ]
  return all.map((section) => ({
    title: titleOf(section, ''),
    items: objectsIn(fieldOf(section, 'items')).map((item) => ({
      ...customItem(item),
      ...(isHidden(item) && { hidden: true }),
    })),
    isHidden: isHidden(section),
  }))
}

function languageOf(metadata: JsonObject): ResumeLanguage | undefined {
  const locale = firstText(metadata, 'locale') || firstText(objectOr(fieldOf(metadata, 'page')), 'locale')
  return languageOfLocale(locale)
}
