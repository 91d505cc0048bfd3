import { cutText, equal, fieldOf, omit, pick, textOf, type JsonObject } from '#shared/resume/json-value.ts'

/** How fields of a file and fields of ours stand for each other. */
export type Field<T> = {
  /** Names in the file; the first is the one we write. */
  readonly names: readonly string[]
  /** Reads ours from the file's; looks at no other names. */
  readonly read: (file: JsonObject) => Partial<T>
  readonly write: (ours: T) => JsonObject
  /** Writes an edited value into what the file held, when a part of that can stay. */
  readonly merge?: (ours: T, file: JsonObject) => JsonObject
}

/** What a file said that we cannot say ourselves: unknown fields, and known ones in a form of their own. */
export type Kept = JsonObject

/** Reads an object of a file; `kept` holds what writing alone would not give back. */
export function readRecord<T>(fields: readonly Field<T>[], blank: T, file: JsonObject): { ours: T; kept: Kept } {
  const ours = fields.reduce((all, field) => ({ ...all, ...field.read(pick(file, field.names)) }), blank)
  const plain = fields.filter((field) => equal(field.write(ours), pick(file, field.names)))
  return { ours, kept: omit(file, namesOf(plain)) }
}

/** Writes an object of a file: unedited fields as they were, edited ones anew, unknown ones as they are. */
export function writeRecord<T>(fields: readonly Field<T>[], blank: T, ours: T, kept: Kept): JsonObject {
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

/** What is kept after edits: forms that an edit replaced are gone, unknown fields stay. */
export function settleKept<T>(fields: readonly Field<T>[], kept: Kept, reread: Kept): Kept {
  const known = fields.filter(({ names }) => names.some((name) => Object.hasOwn(kept, name)))
  return { ...omit(kept, namesOf(fields)), ...pick(reread, namesOf(known)) }
}

const namesOf = <T>(fields: readonly Field<T>[]): string[] => fields.flatMap((field) => field.names)

/** A field of text under one of several names: the first that says something. */
export function textField<K extends string>(ours: K, most: number, ...names: string[]): Field<Record<K, string>> {
  const [name = ours] = names
  return {
    names,
    read: (file) => ({ [ours]: cutText(textAt(file, names), most).text }) as Record<K, string>,
    write: (entry) => (entry[ours] === '' ? {} : { [name]: entry[ours] }),
  }
}

/** A list of texts; one text holds a line for each. */
export function linesField<K extends string>(
  ours: K,
  most: { count: number; length: number },
  ...names: string[]
): Field<Record<K, string[]>> {
  const [name = ours] = names
  return {
    names,
    read: (file) => ({ [ours]: linesOf(firstOf(file, names), most) }) as Record<K, string[]>,
    write: (entry) => (entry[ours].length === 0 ? {} : { [name]: entry[ours] }),
  }
}

function linesOf(value: unknown, most: { count: number; length: number }): string[] {
  const items: readonly unknown[] = Array.isArray(value) ? value : textOf(value).split('\n').filter(Boolean)
  return items
    .filter((item) => typeof item === 'string' || typeof item === 'number')
    .slice(0, most.count)
    .map((item) => cutText(textOf(item), most.length).text)
}

export const textAt = (file: JsonObject, names: readonly string[]): string =>
  names.map((name) => textOf(fieldOf(file, name))).find((text) => text !== '') ?? ''

/** The first of several fields that is there and not null. */
export const firstOf = (file: JsonObject, names: readonly string[]): unknown =>
  names.map((name) => fieldOf(file, name)).find((value) => value !== undefined && value !== null)
