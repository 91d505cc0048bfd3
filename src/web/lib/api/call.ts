import { safeParse } from 'zod/mini'
import {
  COMMON_PROBLEMS,
  type RequestQuery,
  Problem,
  type Endpoint,
  type Params,
  type Reply,
  type Send,
  type RequestBody,
} from '#shared/contract/endpoint.ts'
import { File } from '#shared/contract/exports.ts'
import { accountHeaders } from '#web/lib/api/account-header.ts'
import { CallError, OfflineError } from '#web/lib/api/call-error.ts'

type Input<E extends Endpoint> = { params?: Params<E>; body?: RequestBody<E>; query?: RequestQuery<E> }
type Answer = Awaited<ReturnType<Send>>

/**
 * Calls an endpoint and returns one of the replies its contract lists, or a refusal that any endpoint may give.
 * Anything else throws a CallError; no connection throws NoConnection. A file's reply carries its name.
 */
export async function call<E extends Endpoint>(
  endpoint: E,
  { params, body, query }: Input<E> = {},
  send: Send = fetch,
): Promise<Reply<E> & { readonly fileName?: string }> {
  const json = body === undefined ? {} : { body: JSON.stringify(body) }
  const headers = {
    ...accountHeaders(),
    ...languageHeaders(),
    ...(body !== undefined && { 'content-type': 'application/json' }),
  }
  const answer = await reach(
    send(pathOf(endpoint, params) + queryOf(query), { method: endpoint.method, headers, ...json }),
  )
  const schema = endpoint.replies[answer.status] ?? COMMON_PROBLEMS[answer.status as keyof typeof COMMON_PROBLEMS]
  if (!schema) throw await failure(answer)
  if (schema === File) return (await fileOf(answer)) as Reply<E> & { fileName?: string }
  const text = await reach(answer.text())
  const parsed = safeParse(schema, jsonOf(text))
  if (!parsed.success) throw new CallError(answer.status, text.trim() || answer.statusText || '')
  // The schema is the one the contract lists for this status, so both belong together.
  return { status: answer.status, body: parsed.data } as Reply<E>
}

/** Refusals are answered in the language of the page. While a server renders, its visitor's request says which. */
const languageHeaders = (): Readonly<Record<string, string>> =>
  typeof document === 'undefined' ? {} : { 'accept-language': document.documentElement.lang || 'en' }

const pathOf = (endpoint: Endpoint, params: Record<string, string> = {}) =>
  endpoint.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))

/** What is left out of a query stays out of the address. */
function queryOf(query: object = {}): string {
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== '')
  return given.length === 0 ? '' : `?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}`
}

/** A request that reaches no server rejects without a status; one that was called off says so itself. */
async function reach<T>(sent: Promise<T>): Promise<T> {
  try {
    return await sent
  } catch (error) {
    throw error instanceof TypeError ? new OfflineError({ cause: error }) : error
  }
}

async function failure(answer: Answer): Promise<CallError> {
  const text = await reach(answer.text())
  const problem = safeParse(Problem, jsonOf(text))
  return problem.success
    ? new CallError(answer.status, problem.data.message, problem.data)
    : new CallError(answer.status, text.trim() || answer.statusText || '')
}

async function fileOf(answer: Answer) {
  if (!answer.arrayBuffer) throw new Error('Files can be fetched by a browser only')
  const bytes = new Uint8Array(await reach(answer.arrayBuffer()))
  const fileName = fileNameOf(answer.headers.get('content-disposition') ?? '')
  return { status: answer.status, body: bytes, ...(fileName && { fileName }) }
}

/** The name in UTF-8 (RFC 6266) wins over the plain one. */
function fileNameOf(disposition: string): string | undefined {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition)?.[1]
  if (encoded) return decodeURIComponent(encoded)
  return /filename="([^"]+)"/i.exec(disposition)?.[1]
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined // No JSON: a proxy's page, or nothing at all.
  }
}
