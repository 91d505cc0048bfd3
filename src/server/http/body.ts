import { problem } from '#server/http/problem.ts'

type Refusal = ReturnType<typeof problem<400 | 413>>
export type Read = { readonly ok: true; readonly value: unknown } | { readonly ok: false; readonly refusal: Refusal }

/** Deeper than any valid document; beyond it, recursive functions could overflow the stack. */
const DEEPEST = 64
const UNSTORABLE = 'This text contains characters we can’t store. Remove them and try again.'

/** Reads a request's JSON: no larger than allowed, no deeper than sane, and nothing in it that cannot be stored. */
export async function readJson(request: Request, maxBytes: number): Promise<Read> {
  if (!/^application\/json\s*(;|$)/i.test(request.headers.get('content-type') ?? ''))
    return refuse(400, 'json_needed', 'Send JSON with the content type application/json.')
  const text = await readText(request, maxBytes)
  if (text === undefined)
    return refuse(413, 'too_large', `This is too large. The limit is ${Math.floor(maxBytes / 1024)} KiB at once.`)
  const parsed = parseJson(text)
  if (!parsed) return refuse(400, 'malformed_json', 'This isn’t valid JSON.')
  const fault = faultIn(parsed.value)
  if (fault?.sentence === undefined) return { ok: true, value: parsed.value }
  return refuse(400, 'invalid_fields', fault.sentence, { [fault.path]: fault.sentence })
}

function refuse(status: 400 | 413, code: string, message: string, fields?: Record<string, string>): Read {
  return { ok: false, refusal: problem(status, code, message, fields) }
}

async function readText(request: Request, maxBytes: number): Promise<string | undefined> {
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) return undefined
  const decoder = new TextDecoder()
  let size = 0
  let text = ''
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength
    if (size > maxBytes) return undefined
    text += decoder.decode(chunk, { stream: true })
  }
  return text + decoder.decode()
}

function parseJson(text: string): { value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) }
  } catch {
    return undefined // the caller says that it is not JSON
  }
}

type Place = { readonly value: unknown; readonly path: string; readonly depth: number }

/** Walks with a list of its own in place of recursion, so that no document can exhaust the stack. */
function faultIn(document: unknown): { path: string; sentence: string } | undefined {
  const open: Place[] = [{ value: document, path: '', depth: 0 }]
  for (let place = open.pop(); place; place = open.pop()) {
    const sentence = faultOf(place)
    if (sentence) return { path: place.path || 'body', sentence }
    if (typeof place.value !== 'object' || place.value === null) continue
    for (const [key, value] of Object.entries(place.value))
      open.push({ value, path: place.path ? `${place.path}.${key}` : key, depth: place.depth + 1 })
  }
  return undefined
}

function faultOf({ value, depth }: Place): string | undefined {
  if (typeof value === 'string') return isStorable(value) ? undefined : UNSTORABLE
  if (typeof value !== 'object' || value === null) return undefined
  if (depth >= DEEPEST) return `This is nested more than ${DEEPEST} levels deep.`
  if (Object.hasOwn(value, '__proto__')) return 'Unknown field: __proto__.'
  return Array.isArray(value) || Object.keys(value).every(isStorable) ? undefined : UNSTORABLE
}

/** PostgreSQL keeps neither NUL nor half a surrogate pair. */
const isStorable = (text: string) => !text.includes('\0') && text.isWellFormed()
