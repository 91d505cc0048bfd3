import type { Context } from 'hono'
import { translated } from '#server/translated.ts'
import type { Problem } from '#shared/contract/endpoint.ts'
import { acceptedLanguage, INTERFACE_LANGUAGES, type InterfaceLanguage } from '#shared/text/interface-languages.ts'

/** A refusal as handlers return it: a status, a code for programs, and a message that says what to do next. */
export function problem<const S extends number>(
  status: S,
  code: string,
  message: string,
  fields?: Record<string, string>,
) {
  return { status, body: { message, code, ...(fields && { fields }) } satisfies Problem }
}

type Refusal = {
  readonly status: number
  readonly body: Problem
  readonly headers?: Readonly<Record<string, string>>
}

/** Sends a refusal outside of endpoint handlers. */
export function sendProblem(c: Context, { status, body, headers }: Refusal): Response {
  // The status comes from our own code.
  return c.json(inLanguageOf(c, body), status as 400, headers)
}

/** The language that a request asks for its answer in. Pages ask in theirs, which may be a partial one. */
export const requestLanguage = (c: Context): InterfaceLanguage =>
  acceptedLanguage(c.req.header('accept-language'), ALL_LANGUAGES)
const ALL_LANGUAGES = INTERFACE_LANGUAGES.map(({ tag }) => tag)

/** A refusal in the language that the request accepts: pages ask in theirs. */
export function inLanguageOf<P extends Problem>(c: Context, { message, fields, ...rest }: P): Problem {
  const language = requestLanguage(c)
  const said = Object.entries(fields ?? {}).map(([name, sentence]) => [name, translated(sentence, language)] as const)
  return { ...rest, message: translated(message, language), ...(fields && { fields: Object.fromEntries(said) }) }
}

export const INTERNAL_ERROR = problem(
  500,
  'fault',
  'Something went wrong on our side. Nothing you typed is lost. Try again in a moment.',
)
/** Work in a thread that took too long, or for which too many wait. */
export const BUSY = {
  ...problem(503, 'busy', 'This is taking too long right now. Nothing you typed is lost. Try again in a moment.'),
  headers: { 'retry-after': '5' },
}
/** While the database cannot be used. Proxies, programs and our own pages take a 503 for "try again". */
export const DATABASE_AWAY = {
  ...problem(
    503,
    'database_unavailable',
    'We can’t reach your data right now. Nothing you typed is lost. Keep this page open and try again in a minute.',
  ),
  headers: { 'retry-after': '10' },
}
export const HASHING_BUSY = {
  ...problem(503, 'busy', 'Many people are signing in right now. Wait a few seconds and try again.'),
  headers: { 'retry-after': '5' },
}
export const UNAUTHORIZED = problem(401, 'unauthorized', 'Unauthorized')
export const notFound = (code: string, message: string) => problem(404, code, message)
/** `instead` names an alternative to waiting, if there is one. */
export const tooManyAttempts = (waitSeconds: number, instead: keyof typeof INSTEAD = 'wait') => ({
  ...problem(429, 'too_many_tries', INSTEAD[instead](waitText(waitSeconds))),
  headers: { 'retry-after': String(waitSeconds) },
})
const INSTEAD = {
  wait: (span: string) => `Too many attempts. Try again in ${span}.`,
  'reset-password': (span: string) => `Too many attempts. Try again in ${span}, or reset your password.`,
  'sign-up': (span: string) => `Too many attempts. Try again in ${span}, or create a free account.`,
}

/** Long waits are shown in minutes. */
export function waitText(seconds: number): string {
  if (seconds <= 120) return seconds === 1 ? '1 second' : `${seconds} seconds`
  return `${Math.ceil(seconds / 60)} minutes`
}
