import { pino, type DestinationStream, type Logger } from 'pino'

export type { Logger } from 'pino'

/** Writes JSON lines: what happened, never about whom. */
export function openLog(level: string, destination?: DestinationStream): Logger {
  const options = {
    level,
    base: null,
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    formatters: { level: (label: string) => ({ level: label }) },
    serializers: { err: faultOf },
  }
  return destination ? pino(options, destination) : pino(options)
}

/** What a log keeps of an error. Databases put values into messages and details, so quoted parts and e-mails go. */
function faultOf(error: unknown): object {
  if (!(error instanceof Error)) return { type: typeof error }
  return {
    type: error.name,
    message: masked(error.message),
    ...('code' in error && { code: error.code }),
    ...('constraint' in error && { constraint: error.constraint }),
    stack: placesOf(error),
    ...(error.cause instanceof Error && { cause: faultOf(error.cause) }),
  }
}

/** The lines of a stack that name places; those before them repeat the message. */
const placesOf = ({ stack = '' }: Error) =>
  stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n')

const masked = (message: string) =>
  message.replaceAll(/"[^"]*"|'[^']*'/g, '"…"').replaceAll(/[^\s/<(]+@[^\s/>)]+\.[^\s/>)]+/g, '…')
