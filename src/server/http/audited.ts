import type { Context } from 'hono'
import type { AnyAnswer } from '#server/http/serve.ts'
import type { Audit } from '#server/admin/audit.ts'
import type { Endpoint } from '#shared/contract/endpoint.ts'
import { File } from '#shared/contract/exports.ts'

declare module 'hono' {
  interface ContextVariableMap {
    /** What a handler adds to the entry of its call; never what somebody typed, nor a name or an address. */
    auditDetail: string
  }
}

/** A path may hold whatever was sent; no real one is longer. */
const TARGET_LENGTH = 300

/** Calls that change something, and downloads of lists. */
export const isAudited = ({ method, replies }: Endpoint): boolean => method !== 'GET' || replies[200] === File

/** Lets a call act only after its entry is written. A refused call says so in its entry. */
export async function audited<A extends AnyAnswer>(
  c: Context,
  audit: Audit,
  { endpoint, session }: { readonly endpoint: Endpoint; readonly session: string },
  act: () => Promise<A>,
): Promise<A> {
  const target = new URL(c.req.url).pathname.slice(0, TARGET_LENGTH)
  const entry = await audit.begin({ action: endpoint.summary, target, session })
  const answer = await act()
  await audit.end(entry, isRefusal(answer) ? `refused: ${answer.body.code}` : (c.get('auditDetail') ?? ''))
  return answer
}

const isRefusal = (answer: AnyAnswer): answer is AnyAnswer & { readonly body: { readonly code: string } } =>
  answer.status >= 400
