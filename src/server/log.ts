import { pino, type DestinationStream, type LogFn, type Logger } from 'pino'

export type { Logger } from 'pino'

/** Writes JSON lines: what happened, never about whom. */
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

/** A fault as it may be shown: where it came up, and what kind of error it is; no word of a message. */
export type LoggedError = { readonly place: string; readonly name: string }

const ERROR = 50
const listeners = new WeakMap<Logger, (fault: LoggedError) => void>()

/** Tells of every error that is logged from now on. */
export const onLoggedError = (log: Logger, listener: (fault: LoggedError) => void): void =>
  void listeners.set(log, listener)

function notifyListener(this: Logger, args: Parameters<LogFn>, method: LogFn, level: number): void {
  if (level >= ERROR) listeners.get(this)?.(errorIn(args))
  method.apply(this, args)
}

type Logged = { readonly err?: unknown; readonly route?: string; readonly job?: string; readonly kind?: string }

/** Of what is logged beside the words, only patterns of paths and names of our own are told. */
function errorIn([first, words]: readonly unknown[]): LoggedError {
  const { err, route, job, kind }: Logged = typeof first === 'object' && first !== null ? first : {}
  const what = [typeof words === 'string' ? words : 'fault', route ?? job ?? kind].filter(Boolean).join(': ')
  return { place: what.slice(0, 200), name: nameOf(err) }
}

function nameOf(error: unknown): string {
  if (!(error instanceof Error)) return 'no error'
  const code = 'code' in error && typeof error.code === 'string' ? ` ${error.code}` : ''
  const place = /at (?:async )?([\w$.<>]+) \(/.exec(stackLines(error))?.[1]
  return `${error.name}${code}${place ? ` in ${place}` : ''}`.slice(0, 200)
}

/** What a log keeps of an error. Databases put values into messages and details, so quoted parts and e-mails go. */
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

/** The lines of a stack that name places; those before them repeat the message. */
const stackLines = ({ stack = '' }: Error) =>
  stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n')

const masked = (message: string) =>
  message.replaceAll(/"[^"]*"|'[^']*'/g, '"…"').replaceAll(/[^\s/<(]+@[^\s/>)]+\.[^\s/>)]+/g, '…')
