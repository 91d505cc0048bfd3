import { fromJsonResume, type Imported } from '#shared/resume/json-resume.ts'
import { isObject, leavesOf, storable, textOf, type JsonObject } from '#shared/resume/json-value.ts'
import {
  LIMITS,
  type CustomItem,
  type ResumeContent,
  type ResumeLanguage,
  type SectionKind,
  type SectionName,
} from '#shared/resume/schema.ts'
import { upgradeContent } from '#shared/resume/upgrade.ts'

/** A resume from a file of another product. */
export type ImportedFile = Imported & {
  /** What the file says and the resume doesn't, in lines. */
  readonly leftOver?: readonly string[]
  /** The person's picture as a data URL, before it is made a photo. */
  readonly picture?: string
}

/** A custom section from another product; its texts may exceed our limits. */
export type TranslatedSection = {
  readonly title: string
  readonly kind?: SectionKind
  readonly items: readonly Partial<CustomItem>[]
  readonly isHidden?: boolean
}
/** Lists whose entries are in the same order in the document and in the resume. */
export type OrderedList =
  | 'experience'
  | 'education'
  | 'projects'
  | 'awards'
  | 'publications'
  | 'volunteer'
  | 'references'
/** What JSON Resume has no field for: whether an entry is hidden, or another role at the employer above. */
export type EntryMarks = { readonly hidden?: true; readonly sameEmployer?: true }
/** The common result of all translations: a JSON Resume, and what that format cannot express. */
export type Translated = {
  readonly document: JsonObject
  readonly sections: readonly TranslatedSection[]
  readonly marks?: Partial<Record<OrderedList, readonly EntryMarks[]>>
  /** Anything that is added to the resume as it is. */
  readonly more?: Partial<ResumeContent>
  readonly hidden?: readonly SectionName[]
  readonly language?: ResumeLanguage | undefined
}

/** Builds a resume from a translated document. Anything without a field, or too long, is kept under `foreign`. */
export function resumeOf({ document, sections, marks = {}, more = {}, hidden = [], language }: Translated): Imported {
  const imported = fromJsonResume(storable(document))
  if ('problem' in imported) return imported
  const { content, title } = imported
  const customSections = sections
    .filter(({ items }) => items.length > 0)
    .map((section, index) => ({ ...section, id: `own-${index + 1}` }))
  const hiddenSections = [
    ...hidden,
    ...customSections.filter(({ isHidden }) => isHidden).map(({ id }) => `custom:${id}`),
  ]
  return {
    content: upgradeContent({
      ...content,
      ...Object.fromEntries(
        Object.entries(marks).map(([list, each]) => [list, marked(content[list as OrderedList] ?? [], each)]),
      ),
      ...withAdded(content, more),
      ...(customSections.length > 0 && {
        custom: customSections.map(({ id, title: name, kind, items }) => ({
          id,
          title: name,
          ...(kind && { kind }),
          items,
        })),
      }),
      ...(hiddenSections.length > 0 && { hiddenSections }),
      ...(language && { language }),
    }),
    title,
  }
}

const marked = (entries: readonly object[], marks: readonly EntryMarks[]): object[] =>
  entries.map((entry, index) => ({ ...entry, ...marks[index] }))

/** Lists are appended to those of the resume. */
const withAdded = (content: ResumeContent, more: Partial<ResumeContent>): Partial<ResumeContent> =>
  Object.fromEntries(
    Object.entries(more).map(([name, value]) => {
      const before = content[name as keyof ResumeContent]
      return [name, Array.isArray(value) && Array.isArray(before) ? [...before, ...value] : value]
    }),
  )

/** A picture that can become a photo: a data URL of a JPEG, PNG or WebP. */
export const pictureIn = (address: string): string =>
  /^data:image\/(?:jpeg|png|webp);base64,/i.test(address) ? address : ''

/** The object without empty values: blank texts, empty lists and objects, booleans, and names that cannot be stored. */
export function filled(object: JsonObject): JsonObject {
  const hasValue = ([name, value]: [string, unknown]) =>
    name !== '__proto__' && name.length <= LIMITS.line && leavesOf(value).some((text) => text.trim() !== '')
  return Object.fromEntries(Object.entries(object).filter(hasValue))
}

/** The text of the first of these fields that is not blank, trimmed; HTML is left as it is. */
export function firstText(object: JsonObject, ...names: readonly string[]): string {
  for (const name of names) {
    const text = Object.hasOwn(object, name) ? textOf(object[name]).trim() : ''
    if (text !== '') return text
  }
  return ''
}

/** The objects in a list, or in an object used as a list. */
export const objectsIn = (value: unknown): readonly JsonObject[] =>
  (Array.isArray(value) ? value : isObject(value) ? Object.values(value) : []).filter(isObject)

/** The field for a project's address: source code has its own. */
export const projectLink = (address: string): JsonObject =>
  /^(?:https?:\/\/)?(?:www\.)?github\.com\//i.test(address) ? { github: address } : { url: address }
