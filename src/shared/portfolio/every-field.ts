import { ResumeContent } from '#shared/resume/schema.ts'
import * as z from 'zod/mini'

/** Parts with settings instead of text. */
const SETTINGS = ['design', 'hiddenSections', 'language', 'schemaVersion', 'sectionBreaks']

/** The smallest picture there is. */
const PIXEL =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII='

/** Every field of a resume according to the schema: `experience.company`, `skills.technical`, `custom.items.url`. */
export const EVERY_FIELD: readonly string[] = fieldsOf(ResumeContent, [])

/** For tests that must cover every field: a resume in which each text field contains the given text. */
export function filledWith(textOf: (field: string) => string): ResumeContent {
  return z.parse(ResumeContent, fill(ResumeContent, [], textOf))
}

function fieldsOf(schema: z.core.$ZodType, path: readonly string[]): string[] {
  const { def } = unwrapped(schema)._zod
  if (def.type === 'object') return Object.entries(def.shape).flatMap(([key, child]) => fieldsOf(child, [...path, key]))
  if (def.type === 'array') return fieldsOf(def.element, path)
  return [path.join('.')]
}

function fill(schema: z.core.$ZodType, path: readonly string[], textOf: (field: string) => string): unknown {
  const { def } = unwrapped(schema)._zod
  const field = path.join('.')
  if (field === 'custom.id') return 'mine'
  if (field === 'photo.image') return PIXEL
  if (field === 'sectionTitles') return { summary: textOf(field) }
  if (def.type === 'enum') return Object.values(def.entries)[0]
  switch (def.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(def.shape)
          .filter(([key]) => path.length > 0 || !SETTINGS.includes(key))
          .map(([key, child]) => [key, fill(child, [...path, key], textOf)]),
      )
    case 'array':
      return [fill(def.element, path, textOf)]
    case 'record':
      return { [textOf(field)]: textOf(field) }
    case 'string':
      return textOf(field)
    case 'boolean':
      return false
    default:
      throw new Error(`No value is defined for ${field}.`)
  }
}

/** zod's own union of all kinds of schema; `def.type` tells them apart. */
function unwrapped(schema: z.core.$ZodType): z.core.$ZodTypes {
  const known = schema as z.core.$ZodTypes
  const { def } = known._zod
  return def.type === 'optional' || def.type === 'default' ? unwrapped(def.innerType) : known
}
