import { filled, firstText, objectsIn, resumeOf, type TranslatedSection } from '#shared/import/document.ts'
import { proseOfHtml } from '#shared/import/html-to-markdown.ts'
import { customItem, ITEM_CONVERTERS, rolesOf, urlIn } from '#shared/import/reactive-resume-items.ts'
import type { Imported } from '#shared/resume/json-resume.ts'
import { fieldOf, isObject, objectOr, type JsonObject } from '#shared/resume/json-value.ts'
import { RESUME_LANGUAGES, type ResumeLanguage, type SectionName } from '#shared/resume/schema.ts'

/** Whether a parsed file is from Reactive Resume 3, 4 or 5, which all have these two properties. */
export const isReactiveResume = (file: unknown): file is JsonObject =>
  isObject(file) && isObject(fieldOf(file, 'basics')) && isObject(fieldOf(file, 'sections'))

/**
 * Reads a resume from Reactive Resume 3, 4 or 5. The versions only differ in field names, so each field is looked up
 * under all of them. Design, picture and birthday are not imported; hidden entries become hidden sections.
 */
export function fromReactiveResume(file: JsonObject): Imported {
  const sections = objectOr(fieldOf(file, 'sections'))
  const metadata = objectOr(fieldOf(file, 'metadata'))
  const converted = LISTS.map(([name, others]) => convertList(sections, name, others))
  const notes = firstText(metadata, 'notes')
  return resumeOf({
    document: {
      basics: basicsOf(file, sections),
      ...Object.fromEntries(converted.map(({ name, shown }) => [name, shown])),
      ...(notes !== '' && { notes: proseOfHtml(notes).paragraphs }),
    },
    sections: [...customSections(file, sections), ...converted.flatMap(({ hiddenItems }) => hiddenItems)],
    hidden: [
      ...(isHidden(summaryOf(file, sections)) ? ['summary' as const] : []),
      ...converted.flatMap(hiddenSectionOf),
    ],
    language: languageOf(metadata),
  })
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

type List = {
  readonly name: string
  readonly shown: readonly JsonObject[]
  readonly hiddenItems: readonly TranslatedSection[]
  readonly hiddenSection: SectionName | null
}

function convertList(sections: JsonObject, name: (typeof LISTS)[number][0], names: readonly string[]): List {
  const section = objectOr(names.map((other) => fieldOf(sections, other)).find(isObject))
  const ownSection = LISTS.find(([other]) => other === name)?.[2] ?? null
  const items = objectsIn(fieldOf(section, 'items')).flatMap(name === 'work' ? rolesOf : (item) => [item])
  const shown = items.filter((item) => !isHidden(item))
  const asHiddenSection = (some: readonly JsonObject[]): TranslatedSection[] =>
    some.length === 0 ? [] : [{ title: titleOf(section, name), items: some.map(customItem), isHidden: true }]
  const convert = (some: readonly JsonObject[]) => some.map((item) => ITEM_CONVERTERS[name](item))
  if (!isHidden(section)) {
    return { name, shown: convert(shown), hiddenItems: asHiddenSection(items.filter(isHidden)), hiddenSection: null }
  }
  // Skills and languages share one of our sections, so hiding one would hide the other.
  if (ownSection === null) return { name, shown: [], hiddenItems: asHiddenSection(items), hiddenSection: null }
  return { name, shown: convert(items), hiddenItems: [], hiddenSection: items.length > 0 ? ownSection : null }
}

const hiddenSectionOf = ({ hiddenSection }: List): SectionName[] => (hiddenSection === null ? [] : [hiddenSection])

/** Versions 3 and 4 have `visible`, version 5 has `hidden`. */
const isHidden = (part: JsonObject): boolean => fieldOf(part, 'visible') === false || fieldOf(part, 'hidden') === true

const titleOf = (section: JsonObject, name: string): string => firstText(section, 'name', 'title', 'heading') || name

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
    profiles: profiles.map((profile) =>
      filled({
        network: firstText(profile, 'network'),
        username: firstText(profile, 'username'),
        url: urlIn(profile),
      }),
    ),
    customFields: objectsIn(fieldOf(basics, 'customFields')).map((field) =>
      filled({
        name: firstText(field, 'name'),
        value: firstText(field, 'value', 'text'),
        link: firstText(field, 'link'),
      }),
    ),
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
  return all.flatMap((section) => {
    const items = objectsIn(fieldOf(section, 'items'))
    const [title, hidden] = [titleOf(section, ''), isHidden(section)]
    const [shown, rest] = [items.filter((item) => !isHidden(item)), items.filter(isHidden)]
    return [
      { title, items: shown.map(customItem), isHidden: hidden },
      { title, items: rest.map(customItem), isHidden: true },
    ]
  })
}

function languageOf(metadata: JsonObject): ResumeLanguage | undefined {
  const locale = firstText(metadata, 'locale') || firstText(objectOr(fieldOf(metadata, 'page')), 'locale')
  return RESUME_LANGUAGES.find((language) => locale.toLowerCase().split(/[-_]/)[0] === language)
}
