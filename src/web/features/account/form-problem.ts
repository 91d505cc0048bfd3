import type { Reply } from '#shared/contract/endpoint.ts'
import type { Endpoint } from '#shared/contract/endpoint.ts'

/** Why a small page's form was refused; `failed` is our fault, `offline` nobody's. */
export type FormProblem = {
  readonly code: 'refused' | 'expired' | 'failed' | 'offline'
  readonly message: string
  readonly fields: Readonly<Record<string, string>>
}

const FAILED: FormProblem = { code: 'failed', message: '', fields: {} }
const OFFLINE: FormProblem = { code: 'offline', message: '', fields: {} }

/** What a refusal says; `undefined` is an API in trouble, which is no fault of the visitor. */
export function problemIn(reply: Reply<Endpoint> | undefined): FormProblem {
  const said = reply?.body as { message?: string; fields?: Record<string, string> } | undefined
  if (!reply || !said?.message) return FAILED
  return { code: reply.status === 410 ? 'expired' : 'refused', message: said.message, fields: said.fields ?? {} }
}

/** Without a connection a form stays as it is. */
export async function orOffline<T>(answer: () => Promise<T>): Promise<T | FormProblem> {
  try {
    return await answer()
  } catch (error) {
    if (error instanceof TypeError) return OFFLINE
    throw error
  }
}
