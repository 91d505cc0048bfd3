import { pino, type DestinationStream, type LogFn, type Logger } from 'pino'

export type { Logger } from 'pino'

/** Writes JSON lines, without personal data. */
export function createLog(level: string, destination?: DestinationStream): Logger {
  const options = {
    level,
    base: null,
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    formatters: { level: (label: string) => ({ level: label }) },
    serializers: { err: serializedError },
    hooks: { logMethod: notifyListener },
  }
  return destination ? pino(options, destination) : pino(options)
}

/** An error whose source logs it, once for all that fail by the same cause: it is not logged again. */
export class ReportedError extends Error {}

/** An error as the admin area may show it: where it occurred and its kind, without its message. */
export type LoggedError = { readonly place: string; readonly name: string }

const ERROR = 50
const listeners = new WeakMap<Logger, (fault: LoggedError) => void>()

/** Calls the listener for every error that is logged from now on. */
export const onLoggedError = (log: Logger, listener: (fault: LoggedError) => void): void =>
  void listeners.set(log, listener)

function notifyListener(this: Logger, args: Parameters<LogFn>, method: LogFn, level: number): void {
  if (fieldsOf(args[0]).err instanceof ReportedError) return
  if (level >= ERROR) listeners.get(this)?.(errorIn(args))
  method.apply(this, args)
}

type Logged = { readonly err?: unknown; readonly route?: string; readonly job?: string; readonly kind?: string }

/** Of the logged fields, only path patterns and our own names are included. */
function errorIn([first, words]: readonly unknown[]): LoggedError {
  const { err, route, job, kind } = fieldsOf(first)
  const what = [typeof words === 'string' ? words : 'error', route ?? job ?? kind].filter(Boolean).join(': ')
  return { place: what.slice(0, 200), name: nameOf(err) }
}

const fieldsOf = (first: unknown): Logged => (typeof first === 'object' && first !== null ? first : {})

function nameOf(error: unknown): string {
  if (!(error instanceof Error)) return 'no error'
  const code = 'code' in error && typeof error.code === 'string' ? ` ${error.code}` : ''
  const place = /at (?:async )?([\w$.<>]+) \(/.exec(stackLines(error))?.[1]
  return `${error.name}${code}${place ? ` in ${place}` : ''}`.slice(0, 200)
}

/** What is logged of an error. Databases include values in messages, so quoted parts and email addresses are masked. */
function serializedError(error: unknown): object {
  if (!(error instanceof Error)) return { type: typeof error }
  return {
    type: error.name,
    message: masked(error.message),
    ...('code' in error && { code: error.code }),
    ...('constraint' in error && { constraint: error.constraint }),
    stack: stackLines(error),
    ...(error.cause instanceof Error && { cause: serializedError(error.cause) }),
  }
}

/** The lines of a stack with locations; those before repeat the message. */
const stackLines = ({ stack = '' }: Error) =>
  stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n')

const masked = (message: string) =>
  message.replaceAll(/"[^"]*"|'[^']*'/g, '"…"').replaceAll(/[^\s/<(]+@[^\s/>)]+\.[^\s/>)]+/g, '…')
