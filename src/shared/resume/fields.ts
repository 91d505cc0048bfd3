import { ResumeContent } from '#shared/resume/schema.ts'
import * as z from 'zod/mini'

/** Path of a field in a resume: `summary`, `experience.0.achievements.2`, `custom.1.items.0.title`. */
export type FieldPath = string
export type FieldValue = string | boolean | readonly string[]

/** The value of a field; blank if its part is absent, undefined if a resume has no such field. */
export function fieldAt(content: ResumeContent, path: FieldPath): FieldValue | undefined {
  const field = findField(content, path)
  return field && (field.value ?? blankOf(field.schema))
}

/** Sets a field. Returns the same resume for an unknown field, an invalid value or the current value. */
export function setField(content: ResumeContent, path: FieldPath, value: FieldValue): ResumeContent {
  const field = findField(content, path)
  if (!field || same(field.value ?? blankOf(field.schema), value) || !z.safeParse(field.schema, value).success) {
    return content
  }
  // The schema accepts the value at this path, and everything else is unchanged.
  return put(content, path.split('.'), isEmptyOptional(field, value) ? undefined : value) as ResumeContent
}

type Field = { schema: z.core.$ZodType; value: FieldValue | undefined; optional: boolean }

/** Follows a path through the schema and the resume in parallel: entries must exist, optional parts need not. */
function findField(content: ResumeContent, path: FieldPath): Field | undefined {
  let place: Place | undefined = { schema: ResumeContent, value: content }
  for (const key of path.split('.')) {
    if (place) place = step(place, key)
  }
  const value = place?.value
  if (!place || !isFieldSchema(place.schema)) return undefined
  // In a valid resume the value has the type of the schema: text, boolean or a list of words.
  return { schema: unwrap(place.schema), value: value as FieldValue | undefined, optional: isOptional(place.schema) }
}

type Place = { schema: z.core.$ZodType; value: unknown }

function step(place: Place, key: string): Place | undefined {
  const schema = unwrap(place.schema)._zod.def
  if (schema.type === 'object' && Object.hasOwn(schema.shape, key)) {
    const child = schema.shape[key]
    return child && { schema: child, value: (place.value as Record<string, unknown> | undefined)?.[key] }
  }
  if (schema.type === 'array' && Array.isArray(place.value) && /^(0|[1-9]\d{0,3})$/.test(key)) {
    const index = Number(key)
    return index < place.value.length ? { schema: schema.element, value: place.value[index] } : undefined
  }
  return undefined
}

function put(parent: unknown, [key, ...rest]: readonly string[], value: unknown): unknown {
  if (key === undefined) return value
  if (Array.isArray(parent)) return parent.with(Number(key), put(parent[Number(key)], rest, value))
  const { [key]: child, ...others } = (parent ?? {}) as Record<string, unknown>
  const next = put(child, rest, value)
  if (next === undefined) return others
  return { ...(parent as object | undefined), [key]: next }
}

/** zod's own union of all kinds of schema; `def.type` tells them apart. */
const unwrap = (schema: z.core.$ZodType): z.core.$ZodTypes => {
  const known = schema as z.core.$ZodTypes
  const { def } = known._zod
  return def.type === 'optional' || def.type === 'default' ? unwrap(def.innerType) : known
}

const isOptional = (schema: z.core.$ZodType): boolean => (schema as z.core.$ZodTypes)._zod.def.type === 'optional'

function isFieldSchema(schema: z.core.$ZodType): boolean {
  const { def } = unwrap(schema)._zod
  if (def.type === 'array') return unwrap(def.element)._zod.def.type === 'string'
  return def.type === 'string' || def.type === 'boolean' || def.type === 'enum'
}

function blankOf(schema: z.core.$ZodType): FieldValue {
  const { type } = unwrap(schema)._zod.def
  if (type === 'array') return []
  return type === 'boolean' ? false : ''
}

/** An optional part that became blank is removed. */
const isEmptyOptional = (field: Field, value: FieldValue): boolean =>
  field.optional && (value === '' || value === false || (Array.isArray(value) && value.length === 0))

function same(a: FieldValue, b: FieldValue): boolean {
  if (typeof a !== 'object' || typeof b !== 'object') return a === b
  return a.length === b.length && a.every((word, index) => word === b[index])
}
