/** JSON values from files of any origin. All traversals are bounded: a file may nest a million brackets. */

export type JsonObject = { readonly [key: string]: unknown }

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const objectOr = (value: unknown): JsonObject => (isObject(value) ? value : {})

/** Own fields only: a file may contain a field called `constructor`. */
export const fieldOf = (object: JsonObject, key: string): unknown =>
  Object.hasOwn(object, key) ? object[key] : undefined

/** The existing fields with these names. */
export const pick = (object: JsonObject, keys: readonly string[]): JsonObject =>
  Object.fromEntries(keys.filter((key) => Object.hasOwn(object, key)).map((key) => [key, object[key]]))

export const omit = (object: JsonObject, keys: readonly string[]): JsonObject =>
  Object.fromEntries(Object.entries(object).filter(([key]) => !keys.includes(key)))

/** Text or number as text; empty for lists, objects, booleans and null. */
export function textOf(value: unknown): string {
  if (typeof value === 'number') return String(value)
  return typeof value === 'string' ? value : ''
}

/** All texts and numbers inside a value, in order. */
export function leavesOf(value: unknown): string[] {
  const leaves: string[] = []
  const stack: unknown[] = [value]
  while (stack.length > 0) {
    const next = stack.pop()
    if (isNested(next)) for (const item of Object.values(next).toReversed()) stack.push(item)
    else if (textOf(next) !== '') leaves.push(textOf(next))
  }
  return leaves
}

/** Nesting depth; counting stops beyond `max`. */
export function depthOf(value: unknown, max: number): number {
  let level = [value].filter(isNested)
  let depth = 0
  while (level.length > 0 && depth <= max) {
    level = level.flatMap((nested) => Object.values(nested)).filter(isNested)
    depth += 1
  }
  return depth
}

const isNested = (value: unknown): value is object => typeof value === 'object' && value !== null

/** Text without NUL and lone surrogates, which can't be stored. Browsers copy a PDF's line-end hyphen as U+FFFE. */
export const storableText = (text: string): string => text.replaceAll('\0', '').replaceAll('\ufffe', '-').toWellFormed()

/** Text of limited length, and the rest; no character is split. */
export function cutText(text: string, max: number): { text: string; rest: string } {
  if (text.length <= max) return { text, rest: '' }
  const last = text.charCodeAt(max - 1)
  const end = last >= 0xd800 && last <= 0xdbff ? max - 1 : max
  return { text: text.slice(0, end), rest: text.slice(end) }
}

/** A value that can be stored; anything nested deeper than `depth` becomes a list of its texts. */
export function storable(value: unknown, depth = 24): unknown {
  if (typeof value === 'string') return storableText(value)
  if (typeof value !== 'object' || value === null) return typeof value === 'function' ? null : (value ?? null)
  if (depth === 0) return leavesOf(value).map(storableText)
  if (Array.isArray(value)) return value.map((item) => storable(item, depth - 1))
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [storableText(key), storable(item, depth - 1)]))
}

/** Deep equality; the order of fields doesn't matter, the order of lists does. */
export function equal(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true
  if (!isNested(a) || !isNested(b) || Array.isArray(a) !== Array.isArray(b)) return false
  const [entries, others] = [Object.entries(a), b as JsonObject]
  return (
    entries.length === Object.keys(others).length &&
    entries.every(([key, value]) => Object.hasOwn(others, key) && equal(value, others[key]))
  )
}
