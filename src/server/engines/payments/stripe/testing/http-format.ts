/** A request that Stripe refuses, with its error. */
export class Refused extends Error {
  readonly status: number
  readonly error: { readonly type: string; readonly code?: string; readonly message: string; readonly param?: string }

  constructor(status: number, error: Refused['error']) {
    super(error.message)
    this.status = status
    this.error = error
  }
}

export const invalid = (message: string, more: { code?: string; param?: string } = {}) =>
  new Refused(400, { type: 'invalid_request_error', message, ...more })

export const missing = (thing: string, id: string, { status = 404, param = 'id' } = {}) =>
  new Refused(status, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `No such ${thing}: '${id}'`,
    param,
  })

export type Form = { [field: string]: FormValue }
type FormValue = string | Form | FormValue[]

/** Reads 'a[b][0]=c' as { a: { b: ['c'] } }. */
export function formOf(text: string): Form {
  const whole: Form = {}
  for (const [key, value] of new URLSearchParams(text)) {
    const path = [...key.matchAll(/[^[\]]+/g)].map(([field]) => field)
    const last = path.pop() ?? ''
    let at = whole
    for (const field of path) {
      const next = at[field]
      at = at[field] = typeof next === 'object' && !Array.isArray(next) ? next : {}
    }
    at[last] = value
  }
  return withLists(whole)
}

const withLists = (form: Form): Form =>
  Object.fromEntries(Object.entries(form).map(([field, value]) => [field, listOr(value)]))

function listOr(value: FormValue): FormValue {
  if (typeof value === 'string' || Array.isArray(value)) return value
  const isList = Object.keys(value).every((key) => /^\d+$/.test(key))
  return isList ? Object.values(value).map(listOr) : withLists(value)
}

type Look = (owner: Readonly<Record<string, unknown>>, field: string) => unknown

/** Replaces IDs with their objects, along paths like 'data.invoice'. */
export const expanded = (value: unknown, paths: readonly string[], look: Look): unknown =>
  paths.reduce((whole, path) => along(whole, path.split('.'), look), value)

function along(value: unknown, [field, ...rest]: readonly string[], look: Look): unknown {
  if (field === undefined || typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map((one: unknown) => along(one, [field, ...rest], look))
  const owner: Readonly<Record<string, unknown>> = { ...value }
  const found = look(owner, field)
  return {
    ...owner,
    [field]: Array.isArray(found) ? found.map((one: unknown) => along(one, rest, look)) : along(found, rest, look),
  }
}

/** Pages are short, so that a few objects fill several. */
const MOST = 3

/** A page of a list, the latest first. */
export function pageOf<T extends { readonly id: string }>(url: string, all: readonly T[], after: string | undefined) {
  const latest = all.toReversed()
  const from = after === undefined ? 0 : latest.findIndex(({ id }) => id === after) + 1
  return { object: 'list', url, data: latest.slice(from, from + MOST), has_more: latest.length > from + MOST }
}
