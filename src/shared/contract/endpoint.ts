import * as z from 'zod/mini'

type Schema = z.core.$ZodType

/** One HTTP endpoint, described once: the server serves it, the browser calls it, the docs list it. */
export type Endpoint = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  readonly path: `/api/${string}`
  readonly summary: string
  readonly body?: Schema
  /** Query parameters; values arrive as text. */
  readonly query?: Schema
  /** Progress before the reply, as server-sent events, for clients that accept them. */
  readonly told?: Schema
  readonly replies: { readonly [status: number]: Schema }
}

export const endpoint = <const E extends Endpoint>(spec: E): E => spec

/** Every error response: a sentence for people, a code for programs, the invalid fields, and what would help. */
export const Problem = z.object({
  message: z.string(),
  code: z.string(),
  fields: z.optional(z.record(z.string(), z.string())),
  /** Ids of products that include the requested feature, cheapest first; with 402 only. */
  openedBy: z.optional(z.array(z.string())),
})
export type Problem = z.infer<typeof Problem>

/** Error responses of any endpoint, in addition to its own. */
export const COMMON_PROBLEMS = { 400: Problem, 403: Problem, 413: Problem, 429: Problem, 500: Problem, 503: Problem }

type Names<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | Names<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never
export type Params<E extends Endpoint> = { readonly [N in Names<E['path']>]: string }
export type Body<E extends Endpoint> = E extends { body: infer S extends Schema } ? z.output<S> : undefined
export type RequestBody<E extends Endpoint> = E extends { body: infer S extends Schema } ? z.input<S> : undefined
export type Query<E extends Endpoint> = E extends { query: infer S extends Schema } ? z.output<S> : undefined
export type RequestQuery<E extends Endpoint> = E extends { query: infer S extends Schema } ? z.input<S> : undefined
export type Reply<E extends Endpoint> =
  | { [S in keyof E['replies'] & number]: { status: S; body: z.output<E['replies'][S]> } }[keyof E['replies'] & number]
  | { [S in keyof typeof COMMON_PROBLEMS]: { status: S; body: Problem } }[keyof typeof COMMON_PROBLEMS]
/** Sends a request to the API: fetch in a browser, a direct call while a page is rendered. */
export type Send = (
  path: string,
  init: { method: string; headers?: Record<string, string>; body?: string },
) => Promise<{
  status: number
  statusText?: string
  headers: { get(name: string): string | null; getSetCookie(): string[] }
  text(): Promise<string>
  /** Missing if there are only text responses. */
  arrayBuffer?(): Promise<ArrayBuffer>
}>
