import { msg } from '@lingui/core/macro'
import type { Problem } from '#shared/contract/endpoint.ts'
import { translate } from '#web/lib/i18n.ts'

/** An answer that was no success. Its message reads '{status}: {message}', and '401: Unauthorized' for a bare 401. */
export class CallError extends Error {
  readonly status: number
  readonly problem: Problem | undefined

  constructor(status: number, message: string, problem?: Problem) {
    super(`${status}: ${message || (status === 401 ? 'Unauthorized' : 'Error')}`)
    this.name = 'CallError'
    this.status = status
    this.problem = problem
  }
}

/** The error that a refused reply stands for, where it is simpler to throw than to return. */
export function toCallError(reply: { status: number; body: unknown }): CallError {
  const problem = reply.body as Partial<Problem> | undefined
  return typeof problem?.message === 'string'
    ? new CallError(reply.status, problem.message, problem as Problem)
    : new CallError(reply.status, '')
}

/** The request did not reach anybody. */
export class OfflineError extends Error {
  constructor(options?: ErrorOptions) {
    super('No connection. Try again when you’re back online.', options)
    this.name = 'NoConnection'
  }
}

/** What to tell a person: never a status, a stack or an inside. For the browser, where one language is spoken. */
export function errorMessage(error: unknown): string {
  if (error instanceof CallError && error.problem) return error.problem.message
  if (error instanceof OfflineError) return translate(msg`No connection. Try again when you’re back online.`)
  return translate(msg`Something went wrong on our side. Please try again.`)
}
