import type { Reply } from '#shared/contract/endpoint.ts'
import type { Endpoint } from '#shared/contract/endpoint.ts'
import { orLoadError } from '#web/lib/forms/load-error.ts'

/** Why a small page's form was refused; `failed` is our fault, `offline` no one's. */
export type FormProblem = {
  readonly code: 'refused' | 'expired' | 'failed' | 'offline'
  readonly message: string
  readonly fields: Readonly<Record<string, string>>
}

const FAILED: FormProblem = { code: 'failed', message: '', fields: {} }

/** What a refusal says; `undefined` is an API in trouble, which is no fault of the visitor. */
export function toFormProblem(reply: Reply<Endpoint> | undefined): FormProblem {
  const said = reply?.body as { message?: string; fields?: Record<string, string> } | undefined
  if (!reply || !said?.message) return FAILED
  return { code: reply.status === 410 ? 'expired' : 'refused', message: said.message, fields: said.fields ?? {} }
}

/** The answer to a small form, or what kept it from coming. */
export const orProblem = <T>(answer: () => Promise<T>) =>
  orLoadError(answer, (code): FormProblem => ({ code, message: '', fields: {} }))
