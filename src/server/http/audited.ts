import type { Context } from 'hono'
import type { AnyReply } from '#server/http/replies.ts'
import type { Endpoint } from '#shared/contract/endpoint.ts'
import { File } from '#shared/contract/exports.ts'

declare module 'hono' {
  interface ContextVariableMap {
    /** What a handler adds to the audit entry of its call; never user input, names or email addresses. */
    auditDetail: string
  }
}

/** Where calls of the admin area are recorded. */
export type AuditTrail = {
  readonly begin: (entry: {
    readonly action: string
    readonly target: string
    readonly session: string
  }) => Promise<number>
  readonly end: (entry: number, detail: string) => Promise<void>
}

/** A path may hold anything that was sent; no real one is longer. */
const TARGET_LENGTH = 300

/** Calls that change something, and downloads of lists. */
export const isAudited = ({ method, replies }: Endpoint): boolean => method !== 'GET' || replies[200] === File

/** Runs a call only after its audit entry is written. A refused call says so in its entry. */
export async function withAudit<R extends AnyReply>(
  c: Context,
  audit: AuditTrail,
  { endpoint, session }: { readonly endpoint: Endpoint; readonly session: string },
  run: () => Promise<R>,
): Promise<R> {
  const target = new URL(c.req.url).pathname.slice(0, TARGET_LENGTH)
  const entry = await audit.begin({ action: endpoint.summary, target, session })
  const reply = await run()
  await audit.end(entry, isRefusal(reply) ? `refused: ${reply.body.code}` : (c.get('auditDetail') ?? ''))
  return reply
}

const isRefusal = (reply: AnyReply): reply is AnyReply & { readonly body: { readonly code: string } } =>
  reply.status >= 400
