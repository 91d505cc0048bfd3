import { equal, isObject, type JsonObject } from '#shared/resume/json-value.ts'

/**
 * What a value becomes at a place; without `be`, the field there goes. With `was` it does so only while the text there is
 * still that: whoever edited the file elsewhere meant it.
 */
export type Change = { readonly at: readonly (string | number)[]; readonly be?: unknown; readonly was?: string }

/** The changes that make one value the other. */
export function changesBetween(one: unknown, other: unknown, at: Change['at'] = []): readonly Change[] {
  if (equal(one, other)) return []
  if (Array.isArray(one) && Array.isArray(other) && one.length === other.length) {
    return one.flatMap((item, index) => changesBetween(item, other[index], [...at, index]))
  }
  if (typeof one === 'string') return [{ at, be: other, was: one }]
  if (!isObject(one) || !isObject(other)) return [{ at, be: other }]
  // In the order of the names, so that the same resume is always the same file.
  return [...new Set([...Object.keys(one), ...Object.keys(other)])].toSorted().flatMap((key): readonly Change[] => {
    if (!Object.hasOwn(other, key)) return [{ at: [...at, key] }]
    if (!Object.hasOwn(one, key)) return [{ at: [...at, key], be: other[key] }]
    return changesBetween(one[key], other[key], [...at, key])
  })
}

/** Makes the changes; one whose place is not there any more is passed over. */
export function withChanges(value: unknown, changes: readonly Change[]): unknown {
  return changes.reduce((changed, change) => withChange(changed, change.at, change), value)
}

function withChange(value: unknown, [key, ...rest]: Change['at'], change: Change): unknown {
  if (key === undefined) return change.was === undefined || change.was === value ? change.be : value
  if (Array.isArray(value) && typeof key === 'number' && key < value.length) {
    return value.with(key, withChange(value[key], rest, change))
  }
  return isObject(value) && typeof key === 'string' ? withFieldChange(value, key, rest, change) : value
}

function withFieldChange(object: JsonObject, key: string, rest: Change['at'], change: Change): JsonObject {
  const others = Object.entries(object).filter(([name]) => name !== key)
  const isLast = rest.length === 0
  if (isLast && !('be' in change)) return fromEntries(others)
  if (Object.hasOwn(object, key)) return fromEntries([...others, [key, withChange(object[key], rest, change)]])
  return isLast && change.was === undefined ? fromEntries([...others, [key, change.be]]) : object
}

const fromEntries = (entries: readonly (readonly [string, unknown])[]): JsonObject => Object.fromEntries(entries)
