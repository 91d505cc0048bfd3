import { equal, isObject, type JsonObject } from '#shared/resume/json-value.ts'

/**
 * The new value `be` at a path; without `be` the field is removed. With `was` it applies only if the text there is
 * unchanged, because an edit of the file elsewhere has priority.
 */
export type Change = { readonly at: readonly (string | number)[]; readonly be?: unknown; readonly was?: string }

/** The changes that turn one value into another. */
export function changesBetween(from: unknown, to: unknown, at: Change['at'] = []): readonly Change[] {
  if (equal(from, to)) return []
  if (Array.isArray(from) && Array.isArray(to) && from.length === to.length) {
    return from.flatMap((item, index) => changesBetween(item, to[index], [...at, index]))
  }
  if (typeof from === 'string') return [{ at, be: to, was: from }]
  if (!isObject(from) || !isObject(to)) return [{ at, be: to }]
  // Sorted by key, so that the same resume always gives the same file.
  return [...new Set([...Object.keys(from), ...Object.keys(to)])].toSorted().flatMap((key): readonly Change[] => {
    if (!Object.hasOwn(to, key)) return [{ at: [...at, key] }]
    if (!Object.hasOwn(from, key)) return [{ at: [...at, key], be: to[key] }]
    return changesBetween(from[key], to[key], [...at, key])
  })
}

/** Applies changes; skips those whose path no longer exists. */
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
