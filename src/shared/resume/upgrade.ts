import {
  cutText,
  isObject,
  leavesOf,
  omit,
  objectOr,
  storable,
  storableText,
  textOf,
  type JsonObject,
} from '#shared/resume/json-value.ts'
import { CustomSection, emptyContent, ResumeContent, Skills } from '#shared/resume/schema.ts'
import { parseWords } from '#shared/text/words.ts'
import * as z from 'zod/mini'

/** Converts stored data to the current schema. Data without a place there is kept under `foreign`, never dropped. */
export function upgradeContent(stored: unknown): ResumeContent {
  const current = z.safeParse(ResumeContent, stored)
  if (current.success) return current.data
  const upgraded = z.safeParse(ResumeContent, read(ResumeContent, stored).value)
  return upgraded.success ? upgraded.data : { ...emptyContent(), foreign: { stored: storable(stored) } }
}

/** The part of a value that fits the schema, and the rest; undefined means nothing. */
type Reading = { readonly value?: unknown; readonly rest?: unknown }

function read(schema: z.core.$ZodType, value: unknown): Reading {
  const known = schema as z.core.$ZodTypes
  const { def } = known._zod
  switch (def.type) {
    case 'optional':
      return isNil(value) ? {} : read(def.innerType, value)
    case 'default': {
      const reading = isNil(value) ? {} : read(def.innerType, value)
      return reading.value === undefined ? { ...reading, value: z.parse(known, undefined) } : reading
    }
    case 'object':
      return readObject(known as z.core.$ZodObject, value)
    case 'array':
      return readList(known as z.core.$ZodArray, value)
    case 'string':
      return readText(known, value)
    case 'boolean':
      return readBoolean(value)
    case 'record':
      return isObject(value) ? { value: withSafeNames(value) } : { rest: storable(value) }
    default:
      return z.safeParse(known, value).success ? { value } : { rest: storable(value) }
  }
}

const isNil = (value: unknown): boolean => value === undefined || value === null

function readObject(schema: z.core.$ZodObject, value: unknown): Reading {
  const { shape } = schema._zod.def
  const from = fieldsFor(schema, value)
  const readings = Object.keys(shape).map((key) => [key, read(shape[key] as z.core.$ZodType, from[key])] as const)
  const values = Object.fromEntries(
    readings.flatMap(([key, reading]) => (reading.value === undefined ? [] : [[key, reading.value]])),
  )
  const leftOver = Object.fromEntries(
    readings.flatMap(([key, reading]) => (reading.rest === undefined ? [] : [[`${key} (rest)`, reading.rest]])),
  )
  const unknown = objectOr(storable(omit(from, Object.keys(shape))))
  const rest = { ...unknown, ...leftOver }
  if (Object.keys(rest).length === 0) return { value: values }
  if (!('foreign' in shape)) return { value: values, rest }
  return {
    value: { ...values, foreign: withSafeNames({ ...objectOr(values['foreign']), ...freeNames(rest, values) }) },
  }
}

/** Renames leftover fields that would replace existing foreign ones. */
function freeNames(rest: JsonObject, values: JsonObject): JsonObject {
  const foreign = objectOr(values['foreign'])
  const free = (key: string): string => (Object.hasOwn(foreign, key) ? free(`${key}-more`) : key)
  return Object.fromEntries(Object.entries(rest).map(([key, value]) => [free(key), value]))
}

/** Names that a record can't have are stored next to their values. */
function withSafeNames(object: JsonObject): JsonObject {
  const isSafe = (key: string): boolean => key.length <= 300 && key !== '__proto__'
  const entries = Object.entries(objectOr(storable(object)))
  const unsafe = entries.filter(([key]) => !isSafe(key))
  return {
    ...Object.fromEntries(entries.filter(([key]) => isSafe(key))),
    ...(unsafe.length > 0 && { 'odd names': unsafe }),
  }
}

/** The fields of an object in older shapes or from other tools. */
function fieldsFor(schema: z.core.$ZodObject, value: unknown): JsonObject {
  if ((schema as unknown) === Skills) return skillFields(value)
  if ((schema as unknown) === CustomSection) return sectionFields(value)
  if (isObject(value) || isNil(value)) return objectOr(value)
  // Text in place of an entry is its name: the first field after the id.
  const main = Object.keys(schema._zod.def.shape).find((key) => key !== 'id' && key !== 'schemaVersion') ?? ''
  return typeof value === 'string' || typeof value === 'number' ? { [main]: value } : { other: value }
}

const SKILL_LISTS = ['technical', 'soft', 'languages']

/** Skills were one list, a list of groups, or groups with custom names. */
function skillFields(value: unknown): JsonObject {
  if (!isObject(value)) return { technical: typeof value === 'string' ? value : leavesOf(value) }
  const groups = Object.values(omit(value, SKILL_LISTS))
  if (groups.length === 0) return value
  return { ...value, technical: [...wordsOf(value['technical']), ...groups.flatMap(wordsOf)] }
}

const wordsOf = (value: unknown): string[] => (typeof value === 'string' ? parseWords(value) : leavesOf(value))

function sectionFields(value: unknown): JsonObject {
  const fields = isObject(value) ? value : { items: value }
  const id = fields['id']
  if (z.safeParse(CustomSection.shape.id, id).success) return fields
  const name = leavesOf([id, fields['title']])
    .join(' ')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
  return {
    ...fields,
    id: name.replace(/^-/, '').slice(0, 40) || 'section',
    ...(isNil(id) ? {} : { 'former id': id }),
  }
}

function readList(schema: z.core.$ZodArray, value: unknown): Reading {
  const { element } = schema._zod.def
  const maxLength = maxLengthOf(schema)
  const isWords = (element as z.core.$ZodTypes)._zod.def.type === 'string'
  const items = itemsOf(value, isWords).filter((item) => !isNil(item))
  const readings = items.slice(0, maxLength).map((item) => read(element, item))
  const left = [...readings.map((reading) => reading.rest), ...items.slice(maxLength).map((item) => storable(item))]
  const rest = left.filter((item) => item !== undefined)
  const list = readings.map((reading) => reading.value).filter((item) => item !== undefined)
  return rest.length === 0 ? { value: list } : { value: list, rest }
}

function itemsOf(value: unknown, isWords: boolean): readonly unknown[] {
  if (Array.isArray(value)) return value
  return isWords && typeof value === 'string' ? parseWords(value) : [value]
}

/** Text unchanged; lists and objects as their texts on one line, with the original as the rest. */
function readText(schema: z.core.$ZodTypes, value: unknown): Reading {
  const isPlain = typeof value === 'string' || typeof value === 'number'
  const whole = storableText(isPlain ? textOf(value) : leavesOf(value).join(', '))
  const { text, rest } = cutText(whole, maxLengthOf(schema))
  const fits = z.safeParse(schema, text).success
  if (!fits) return { rest: storable(value) }
  if (!isPlain) return { value: rest === '' ? text : '', rest: storable(value) }
  return rest === '' ? { value: text } : { value: text, rest }
}

function readBoolean(value: unknown): Reading {
  if (typeof value === 'boolean') return { value }
  if (value === 'true' || value === 1) return { value: true }
  if (value === 'false' || value === 0) return { value: false }
  return { rest: storable(value) }
}

/** The maximum length of a text or list with this schema. */
function maxLengthOf(schema: z.core.$ZodType): number {
  const checks = (schema._zod.def.checks ?? []).map((check) => check._zod.def)
  const maxLength = checks.find((check): check is z.core.$ZodCheckMaxLengthDef => check.check === 'max_length')
  return maxLength?.maximum ?? Infinity
}
