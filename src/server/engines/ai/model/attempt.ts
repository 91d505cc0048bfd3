import type { FinishReason, JSONSchema7, LanguageModelUsage } from 'ai'
import { ReplyTooLong, type Provider } from '#server/engines/ai/model/provider.ts'
import type { FallbackReason } from '#shared/interview/schemas.ts'

export type Prompt = { readonly system: string; readonly text: string; readonly schema: JSONSchema7 }

/** The outcome of one question. `tokens` is null where the model did not say how many it took. */
export type Attempt = { readonly state: 'answered'; readonly json: unknown; readonly tokens: number | null } | Failed
export type Failed = {
  readonly state: 'failed'
  readonly failed: FallbackReason
  readonly isRetryable: boolean
  /** The service itself fails, whatever it is asked. */
  readonly isDown: boolean
  /** The pause that the service asks for. */
  readonly retryAfterMs: number
  readonly tokens: number | null
  /** For the log: the status of the reply or the kind of error; nothing of its text. */
  readonly code: string
}
type RawReply = {
  readonly text: string
  readonly finishReason: FinishReason | undefined
  readonly usage?: LanguageModelUsage | undefined
}
type OnPart = (part: unknown) => void

/** Asks once. `onPart` gets the reply so far as it grows: unchecked JSON, closed where it is incomplete. */
export async function attempt(
  provider: Provider,
  prompt: Prompt,
  signal: AbortSignal,
  onPart?: OnPart,
): Promise<Attempt> {
  try {
    const reply = await (onPart ? streamed(provider, prompt, signal, onPart) : generated(provider, prompt, signal))
    return read(reply)
  } catch (error) {
    return failedBy(provider, error)
  }
}

const optionsOf = (
  { sdk, model, maxOutputTokens, temperature, providerOptions }: Provider,
  prompt: Prompt,
  signal: AbortSignal,
) => ({
  model,
  system: prompt.system,
  prompt: prompt.text,
  output: sdk.Output.object({ schema: sdk.jsonSchema(prompt.schema), name: 'reply' }),
  maxOutputTokens,
  ...(temperature !== undefined && { temperature }),
  ...(providerOptions && { providerOptions }),
  maxRetries: 0,
  abortSignal: signal,
})

async function generated(provider: Provider, prompt: Prompt, signal: AbortSignal): Promise<RawReply> {
  try {
    const { text, finishReason, totalUsage } = await provider.sdk.generateText(optionsOf(provider, prompt, signal))
    return { text, finishReason, usage: totalUsage }
  } catch (error) {
    // We read JSON that is wrapped in other text ourselves.
    if (!provider.sdk.NoObjectGeneratedError.isInstance(error)) throw error
    return { text: error.text ?? '', finishReason: error.finishReason, usage: error.usage }
  }
}

async function streamed(provider: Provider, prompt: Prompt, signal: AbortSignal, onPart: OnPart): Promise<RawReply> {
  const { sdk } = provider
  const options = optionsOf(provider, prompt, signal)
  const stream = sdk.streamText({ ...options, output: parsedInSteps(options.output), onError: () => {} })
  let reply: RawReply = { text: '', finishReason: undefined }
  for await (const part of stream.fullStream) {
    if (part.type === 'error') throw part.error
    if (part.type === 'abort') throw signal.reason
    if (part.type === 'finish') reply = { ...reply, finishReason: part.finishReason, usage: part.totalUsage }
    if (part.type !== 'text-delta') continue
    reply = { ...reply, text: reply.text + part.text }
    if (reply.text.length > MAX_REPLY_LENGTH) return { ...reply, finishReason: 'length' }
    const { value } = await sdk.parsePartialJson(reply.text)
    if (value !== undefined) onPart(value)
  }
  return reply
}

/**
 * Parses growing text in growing steps. The package would parse all of it again with every few letters, which takes
 * seconds for a long reply; in steps it is parsed some fifty times.
 */
function parsedInSteps<T extends { readonly parsePartialOutput: unknown }>(output: T) {
  let parsedLength = 0
  return {
    ...output,
    async parsePartialOutput({ text }: { readonly text: string }): Promise<{ partial: string }> {
      if (text.length >= parsedLength * STEP) parsedLength = text.length
      // The package passes text on whenever this value changes.
      return { partial: String(parsedLength) }
    },
  }
}

/** In characters: more than the largest number of tokens that we allow can hold. */
const MAX_REPLY_LENGTH = 100_000
const STEP = 1.02

function read({ text, finishReason, usage }: RawReply): Attempt {
  const tokens = usage?.totalTokens ?? null
  if (text.length > MAX_REPLY_LENGTH) return badAnswer(tokens, 'too long')
  if (finishReason === 'content-filter') return failure({ failed: 'refused', tokens, code: 'refused' })
  const json = jsonIn(text)
  if (json !== undefined) return { state: 'answered', json, tokens }
  return badAnswer(tokens, finishReason === 'length' ? 'cut off' : 'no JSON')
}

export const badAnswer = (tokens: number | null, code: string): Failed =>
  failure({ failed: 'bad-answer', isRetryable: true, tokens, code })

export const failure = (
  of: Pick<Failed, 'failed' | 'code'> & Partial<Pick<Failed, 'isRetryable' | 'isDown' | 'retryAfterMs' | 'tokens'>>,
): Failed => ({ state: 'failed', isRetryable: false, isDown: false, retryAfterMs: 0, tokens: null, ...of })

/** Small models wrap their JSON in words or backticks. */
function jsonIn(text: string): unknown {
  const [start, end] = [text.indexOf('{'), text.lastIndexOf('}')]
  if (start < 0 || end < start) return undefined
  try {
    return JSON.parse(text.slice(start, end + 1))
  } catch {
    return undefined
  }
}

/** Statuses for a question that is too long or malformed: the next one may be accepted. */
const BAD_REQUEST = new Set([400, 409, 413, 422])

function failedBy({ sdk }: Provider, error: unknown): Failed {
  const code = error instanceof Error ? error.name : 'unknown'
  const unreadable = [
    sdk.JSONParseError,
    sdk.TypeValidationError,
    sdk.InvalidResponseDataError,
    sdk.NoOutputGeneratedError,
  ]
  const isUnreadable = (cause: unknown) => unreadable.some((kind) => kind.isInstance(cause))
  if (isUnreadable(error)) return badAnswer(null, code)
  const status = sdk.APICallError.isInstance(error) ? error.statusCode : undefined
  if (!sdk.APICallError.isInstance(error) || status === undefined)
    return failure({ failed: 'unavailable', isRetryable: true, isDown: true, code })
  // A reply that is no JSON or breaks off arrives here with its success status.
  const isBroken =
    status < 400 && !causesOf(error).some((cause) => cause instanceof ReplyTooLong || isUnreadable(cause))
  if (isBroken) return failure({ failed: 'unavailable', isRetryable: true, isDown: true, code: 'broken off' })
  if (status < 400) return badAnswer(null, String(status))
  const isBusy = status === 429 || status === 529
  return failure({
    failed: isBusy ? 'busy' : 'unavailable',
    isRetryable: isBusy || status === 408 || status >= 500,
    isDown: !BAD_REQUEST.has(status),
    retryAfterMs: retryAfterIn(error.responseHeaders?.['retry-after']),
    // A rejected question has used no tokens.
    tokens: 0,
    code: String(status),
  })
}

const causesOf = (error: unknown): readonly unknown[] =>
  error instanceof Error ? [error, ...causesOf(error.cause)] : []

/** Milliseconds that 'Retry-After' asks for, in seconds or as a date; 0 where it says nothing. */
function retryAfterIn(header = ''): number {
  const wait = /^\d+$/.test(header.trim()) ? Number(header) * 1000 : Date.parse(header) - Date.now()
  return wait > 0 ? wait : 0
}
