import type { FinishReason, JSONSchema7, LanguageModelUsage } from 'ai'
import { ReplyTooLong, type Provider } from '#server/engines/ai/model/provider.ts'
import type { FellBack } from '#shared/contract/ai.ts'

export type Prompt = { readonly system: string; readonly text: string; readonly schema: JSONSchema7 }

/** How one question went. `tokens` is null where the model did not say what it took. */
export type Attempt = { readonly state: 'answered'; readonly json: unknown; readonly tokens: number | null } | Failed
export type Failed = {
  readonly state: 'failed'
  readonly failed: FellBack
  /** It may go well if it is asked again. */
  readonly again: boolean
  /** It is the other side that does not work, whatever it is asked. */
  readonly isDown: boolean
  /** How long the other side asks to be left alone, in milliseconds. */
  readonly waitMs: number
  readonly tokens: number | null
  /** For the log: the status of the reply, or the kind of fault; nothing that was said. */
  readonly code: string
}
type Said = {
  readonly text: string
  readonly finishReason: FinishReason | undefined
  readonly usage?: LanguageModelUsage | undefined
}
type Tell = ((part: unknown) => void) | undefined

/** Asks once. With `tell`, what has come so far is told as it comes: unchecked JSON, mended at its end. */
export async function attempt(provider: Provider, prompt: Prompt, signal: AbortSignal, tell?: Tell): Promise<Attempt> {
  try {
    const said = await (tell ? streamed(provider, prompt, signal, tell) : generated(provider, prompt, signal))
    return read(said)
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

async function generated(provider: Provider, prompt: Prompt, signal: AbortSignal): Promise<Said> {
  try {
    const { text, finishReason, totalUsage } = await provider.sdk.generateText(optionsOf(provider, prompt, signal))
    return { text, finishReason, usage: totalUsage }
  } catch (error) {
    // JSON that is wrapped in other text is read by us.
    if (!provider.sdk.NoObjectGeneratedError.isInstance(error)) throw error
    return { text: error.text ?? '', finishReason: error.finishReason, usage: error.usage }
  }
}

async function streamed(
  provider: Provider,
  prompt: Prompt,
  signal: AbortSignal,
  tell: (part: unknown) => void,
): Promise<Said> {
  const { sdk } = provider
  const options = optionsOf(provider, prompt, signal)
  const stream = sdk.streamText({ ...options, output: inSteps(options.output), onError: () => {} })
  let said: Said = { text: '', finishReason: undefined }
  for await (const part of stream.fullStream) {
    if (part.type === 'error') throw part.error
    if (part.type === 'abort') throw signal.reason
    if (part.type === 'finish') said = { ...said, finishReason: part.finishReason, usage: part.totalUsage }
    if (part.type !== 'text-delta') continue
    said = { ...said, text: said.text + part.text }
    if (said.text.length > MOST_TEXT) return { ...said, finishReason: 'length' }
    const { value } = await sdk.parsePartialJson(said.text)
    if (value !== undefined) tell(value)
  }
  return said
}

/**
 * Text that comes in steps which grow with it. All of it is read anew at each: the package would do so at every few
 * letters, which takes seconds for a long reply; like this the whole costs some fifty readings.
 */
function inSteps<T extends { readonly parsePartialOutput: unknown }>(output: T) {
  let readTo = 0
  return {
    ...output,
    async parsePartialOutput({ text }: { readonly text: string }): Promise<{ partial: string }> {
      if (text.length >= readTo * STEP) readTo = text.length
      // Text is passed on whenever this changes.
      return { partial: String(readTo) }
    },
  }
}

/** Characters of a reply: more than the most tokens that are asked for can hold. */
const MOST_TEXT = 100_000
const STEP = 1.02

function read({ text, finishReason, usage }: Said): Attempt {
  const tokens = usage?.totalTokens ?? null
  if (text.length > MOST_TEXT) return badAnswer(tokens, 'too long')
  if (finishReason === 'content-filter') return failure({ failed: 'refused', tokens, code: 'refused' })
  const json = jsonIn(text)
  if (json !== undefined) return { state: 'answered', json, tokens }
  return badAnswer(tokens, finishReason === 'length' ? 'cut off' : 'no JSON')
}

export const badAnswer = (tokens: number | null, code: string): Failed =>
  failure({ failed: 'bad-answer', again: true, tokens, code })

export const failure = (
  of: Pick<Failed, 'failed' | 'code'> & Partial<Pick<Failed, 'again' | 'isDown' | 'waitMs' | 'tokens'>>,
): Failed => ({ state: 'failed', again: false, isDown: false, waitMs: 0, tokens: null, ...of })

/** Small models put a frame of words or backticks around their JSON. */
function jsonIn(text: string): unknown {
  const [start, end] = [text.indexOf('{'), text.lastIndexOf('}')]
  if (start < 0 || end < start) return undefined
  try {
    return JSON.parse(text.slice(start, end + 1))
  } catch {
    return undefined
  }
}

/** A question that the server does not take, as too long or malformed: the next one may be. */
const FAULT_OF_QUESTION = new Set([400, 409, 413, 422])

function failedBy({ sdk }: Provider, error: unknown): Failed {
  const code = error instanceof Error ? error.name : 'unknown'
  const unreadable = [
    sdk.JSONParseError,
    sdk.TypeValidationError,
    sdk.InvalidResponseDataError,
    sdk.NoOutputGeneratedError,
  ]
  const isUnreadable = (one: unknown) => unreadable.some((kind) => kind.isInstance(one))
  if (isUnreadable(error)) return badAnswer(null, code)
  const status = sdk.APICallError.isInstance(error) ? error.statusCode : undefined
  if (!sdk.APICallError.isInstance(error) || status === undefined)
    return failure({ failed: 'unavailable', again: true, isDown: true, code })
  // A reply that is no JSON, or breaks off, comes here with its good status.
  const isBroken = status < 400 && !causesOf(error).some((one) => one instanceof ReplyTooLong || isUnreadable(one))
  if (isBroken) return failure({ failed: 'unavailable', again: true, isDown: true, code: 'broken off' })
  if (status < 400) return badAnswer(null, String(status))
  const isBusy = status === 429 || status === 529
  return failure({
    failed: isBusy ? 'busy' : 'unavailable',
    again: isBusy || status === 408 || status >= 500,
    isDown: !FAULT_OF_QUESTION.has(status),
    waitMs: waitIn(error.responseHeaders?.['retry-after']),
    // A question that is turned away at the door has used nothing.
    tokens: 0,
    code: String(status),
  })
}

const causesOf = (error: unknown): readonly unknown[] =>
  error instanceof Error ? [error, ...causesOf(error.cause)] : []

/** Milliseconds that 'Retry-After' asks for, in seconds or as a date; none where it says nothing. */
function waitIn(header = ''): number {
  const wait = /^\d+$/.test(header.trim()) ? Number(header) * 1000 : Date.parse(header) - Date.now()
  return wait > 0 ? wait : 0
}
