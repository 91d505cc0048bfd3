import { cutText, equal, fieldOf, omit, pick, textOf, type JsonObject } from '#shared/resume/json-value.ts'

/** The mapping between fields of a file and our fields. */
export type Field<T> = {
  /** Names in the file; the first one is used for writing. */
  readonly names: readonly string[]
  /** Reads our fields from the file's; uses no other names. */
  readonly read: (file: JsonObject) => Partial<T>
  readonly write: (ours: T) => JsonObject
  /** Merges an edited value into the file's original, if part of it can stay. */
  readonly merge?: (ours: T, file: JsonObject) => JsonObject
}

/** What a file contains that our fields can't represent: unknown fields, and known ones in another form. */
export type KeptFields = JsonObject

/** Reads an object of a file; `kept` contains what writing our fields wouldn't restore. */
export function readRecord<T>(fields: readonly Field<T>[], blank: T, file: JsonObject): { ours: T; kept: KeptFields } {
  const ours = fields.reduce((all, field) => ({ ...all, ...field.read(pick(file, field.names)) }), blank)
  const plain = fields.filter((field) => equal(field.write(ours), pick(file, field.names)))
  return { ours, kept: omit(file, namesOf(plain)) }
}

/** Writes an object of a file: unedited fields in their original form, edited ones in ours, unknown ones unchanged. */
export function writeRecord<T>(fields: readonly Field<T>[], blank: T, ours: T, kept: KeptFields): JsonObject {
  const written = fields.map((field) => writeField(field, blank, ours, pick(kept, field.names)))
  const unknown = omit(kept, namesOf(fields))
  return Object.fromEntries([...written, unknown].flatMap((part) => Object.entries(part)))
}

function writeField<T>(field: Field<T>, blank: T, ours: T, file: JsonObject): JsonObject {
  const now = field.write(ours)
  if (Object.keys(file).length === 0) return now
  const before = { ...blank, ...field.read(file) }
  if (equal(field.write(before), now)) return file
  return field.merge ? field.merge(ours, file) : now
}

/** The kept data after edits: forms of edited fields are dropped, unknown fields stay. */
export function keptAfterEdits<T>(fields: readonly Field<T>[], kept: KeptFields, reread: KeptFields): KeptFields {
  const known = fields.filter(({ names }) => names.some((name) => Object.hasOwn(kept, name)))
  return { ...omit(kept, namesOf(fields)), ...pick(reread, namesOf(known)) }
}

const namesOf = <T>(fields: readonly Field<T>[]): string[] => fields.flatMap((field) => field.names)

/** A text field with several possible names; the first non-empty one counts. */
export function textField<K extends string>(ours: K, limit: number, ...names: string[]): Field<Record<K, string>> {
  const [name = ours] = names
  return {
    names,
    read: (file) => ({ [ours]: cutText(textAt(file, names), limit).text }) as Record<K, string>,
    write: (entry) => (entry[ours] === '' ? {} : { [name]: entry[ours] }),
  }
}

/** A text field that is absent while it is blank. */
export function optionalText<K extends string>(
  ours: K,
  limit: number,
  ...names: string[]
): Field<{ [key in K]?: string | undefined }> {
  const [name = ours] = names
  return {
    names,
    read: (file) => {
      const { text } = cutText(textAt(file, names), limit)
      // A computed key has the type string; this one is K.
      return (text === '' ? {} : { [ours]: text }) as { [key in K]?: string }
    },
    write: (entry) => (entry[ours] ? { [name]: entry[ours] } : {}),
  }
}

/** A list of texts that is absent while it is empty. */
export function optionalLines<K extends string>(
  ours: K,
  limit: { count: number; length: number },
  ...names: string[]
): Field<{ [key in K]?: string[] | undefined }> {
  const [name = ours] = names
  return {
    names,
    read: (file) => {
      const lines = linesOf(firstOf(file, names), limit)
      return (lines.length === 0 ? {} : { [ours]: lines }) as { [key in K]?: string[] }
    },
    write: (entry) => (entry[ours]?.length ? { [name]: entry[ours] } : {}),
  }
}

/** A list of texts; a single text has one item per line. */
export function linesField<K extends string>(
  ours: K,
  limit: { count: number; length: number },
  ...names: string[]
): Field<Record<K, string[]>> {
  const [name = ours] = names
  return {
    names,
    read: (file) => ({ [ours]: linesOf(firstOf(file, names), limit) }) as Record<K, string[]>,
    write: (entry) => (entry[ours].length === 0 ? {} : { [name]: entry[ours] }),
  }
}

function linesOf(value: unknown, limit: { count: number; length: number }): string[] {
  const items: readonly unknown[] = Array.isArray(value) ? value : textOf(value).split('\n').filter(Boolean)
  return items
    .filter((item) => typeof item === 'string' || typeof item === 'number')
    .slice(0, limit.count)
    .map((item) => cutText(textOf(item), limit.length).text)
}

export const textAt = (file: JsonObject, names: readonly string[]): string =>
  names.map((name) => textOf(fieldOf(file, name))).find((text) => text !== '') ?? ''

/** The first of several fields that exists and isn't null. */
export const firstOf = (file: JsonObject, names: readonly string[]): unknown =>
  names.map((name) => fieldOf(file, name)).find((value) => value !== undefined && value !== null)
