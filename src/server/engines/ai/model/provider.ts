import type { LanguageModel } from 'ai'
import type { Settings } from '#server/settings.ts'

/** Everything that a question to the model needs; loaded when the first one is asked. */
export type Provider = {
  readonly sdk: typeof import('ai')
  readonly model: LanguageModel
  /** Reasoning models need room for their reasoning as well. */
  readonly maxOutputTokens: number
  readonly temperature?: number
  readonly providerOptions?: Parameters<typeof import('ai').generateText>[0]['providerOptions']
}
type AiSettings = Pick<Settings, 'aiProvider' | 'aiModel' | 'aiApiKey' | 'aiBaseUrl'>

// By default OpenAI stores requests, and its reasoning models take longer than people wait.
const OPENAI_OPTIONS = { openai: { store: false, reasoningEffort: 'low' } }
const OPENAI = 'https://api.openai.com/v1'
const ANTHROPIC = 'https://api.anthropic.com/v1'

/** Loads the provider with the first question: the packages would add a tenth of a second to the start. */
export function providerLoader(settings: AiSettings): () => Promise<Provider> {
  let loaded: Promise<Provider> | undefined
  return () => (loaded ??= load(settings))
}

async function load({ aiProvider, aiModel = '', aiApiKey, aiBaseUrl }: AiSettings): Promise<Provider> {
  const sdk = await import('ai')
  // The package would write warnings to the console, which only our log may do.
  globalThis.AI_SDK_LOG_WARNINGS = false
  const shared = { fetch: guardedFetch, ...(aiApiKey && { apiKey: aiApiKey }) }
  if (aiProvider === 'openai') {
    const { createOpenAI } = await import('@ai-sdk/openai')
    const model = createOpenAI({ ...shared, baseURL: aiBaseUrl ?? OPENAI })(aiModel)
    return { sdk, model, maxOutputTokens: 8192, providerOptions: OPENAI_OPTIONS }
  }
  if (aiProvider === 'anthropic') {
    const { createAnthropic } = await import('@ai-sdk/anthropic')
    const provider = createAnthropic({ ...shared, baseURL: aiBaseUrl ?? ANTHROPIC })
    return { sdk, model: provider(aiModel), maxOutputTokens: 8192 }
  }
  const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible')
  const provider = createOpenAICompatible({
    ...shared,
    name: 'compatible',
    baseURL: aiBaseUrl ?? '',
    includeUsage: true,
    supportsStructuredOutputs: true,
  })
  return { sdk, model: provider(aiModel), maxOutputTokens: 4096, temperature: 0.2 }
}

/** The reply has more bytes than any valid one. */
export class ReplyTooLong extends Error {}

/** Of one reply: events of 8192 tokens take some 3 MB. */
const MAX_BYTES = 8 * 1024 * 1024

/** Follows no redirect, so that people's texts go to the configured address only, and limits the reply's size. */
const guardedFetch: typeof fetch = async (input, init) => {
  const reply = await fetch(input, { ...init, redirect: 'error' })
  if (!reply.body) return reply
  return new Response(reply.body.pipeThrough(byteLimit(MAX_BYTES)), reply)
}

function byteLimit(maxBytes: number): TransformStream<Uint8Array, Uint8Array> {
  let left = maxBytes
  return new TransformStream({
    transform(chunk, stream) {
      left -= chunk.byteLength
      if (left < 0) stream.error(new ReplyTooLong('the reply is too long'))
      else stream.enqueue(chunk)
    },
  })
}
