import { fromJsonResume, type Imported } from '#shared/resume/json-resume.ts'
import { isObject, leavesOf, storable, textOf, type JsonObject } from '#shared/resume/json-value.ts'
import { LIMITS, type CustomItem, type ResumeLanguage, type SectionName } from '#shared/resume/schema.ts'
import { upgradeContent } from '#shared/resume/upgrade.ts'

/** A custom section from another product; its texts may exceed our limits. */
export type TranslatedSection = {
  readonly title: string
  readonly items: readonly Partial<CustomItem>[]
  readonly isHidden?: boolean
}
/** The common result of all translations: a JSON Resume, and what that format cannot express. */
export type Translated = {
  readonly document: JsonObject
  readonly sections: readonly TranslatedSection[]
  readonly hidden?: readonly SectionName[]
  readonly language?: ResumeLanguage | undefined
}

/** Builds a resume from a translated document. Anything without a field, or too long, is kept under `foreign`. */
export function resumeOf({ document, sections, hidden = [], language }: Translated): Imported {
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
      ...(customSections.length > 0 && {
        custom: customSections.map(({ id, title: name, items }) => ({ id, title: name, items })),
      }),
      ...(hiddenSections.length > 0 && { hiddenSections }),
      ...(language && { language }),
    }),
    title,
  }
}

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
