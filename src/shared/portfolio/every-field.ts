import { ResumeContent } from '#shared/resume/schema.ts'
import * as z from 'zod/mini'

/** Parts that choose instead of telling: a resume is whole without them. */
const CHOICES = ['design', 'hiddenSections', 'language', 'schemaVersion']

/** Every field that a resume can have, read off the schema: `experience.company`, `skills.technical`, `custom.items.url`. */
export const EVERY_FIELD: readonly string[] = fieldsOf(ResumeContent, [])

/** A resume in which every field of text holds what is given for it; for tests that must forget none. */
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
  switch (def.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(def.shape)
          .filter(([key]) => path.length > 0 || !CHOICES.includes(key))
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
      throw new Error(`Say how ${field} is filled.`)
  }
}

/** zod's own list of all kinds of schema; `def.type` tells them apart. */
function unwrapped(schema: z.core.$ZodType): z.core.$ZodTypes {
  const known = schema as z.core.$ZodTypes
  const { def } = known._zod
  return def.type === 'optional' || def.type === 'default' ? unwrapped(def.innerType) : known
}
