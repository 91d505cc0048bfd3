import type { LanguageModel } from 'ai'
import type { Settings } from '#server/settings.ts'

/** Everything that a question to the model needs; loaded when the first one is asked. */
export type Provider = {
  readonly sdk: typeof import('ai')
  readonly model: LanguageModel
  /** Models that think before they write need room for both. */
  readonly maxOutputTokens: number
  readonly temperature?: number
  readonly providerOptions?: Parameters<typeof import('ai').generateText>[0]['providerOptions']
}
type AiSettings = Pick<Settings, 'aiProvider' | 'aiModel' | 'aiApiKey' | 'aiBaseUrl'>

// Unless told otherwise OpenAI keeps what it was asked, and its thinking models think longer than anybody waits.
const OPENAI_OPTIONS = { openai: { store: false, reasoningEffort: 'low' } }
const OPENAI = 'https://api.openai.com/v1'
const ANTHROPIC = 'https://api.anthropic.com/v1'

/** Loads the provider once; the packages take a tenth of a second that the start can do without. */
export function providerLoader(settings: AiSettings): () => Promise<Provider> {
  let loaded: Promise<Provider> | undefined
  return () => (loaded ??= load(settings))
}

async function load({ aiProvider, aiModel = '', aiApiKey, aiBaseUrl }: AiSettings): Promise<Provider> {
  const sdk = await import('ai')
  // It would write what it thinks of a model to the console; nothing but our log writes there.
  globalThis.AI_SDK_LOG_WARNINGS = false
  const shared = { fetch: straight, ...(aiApiKey && { apiKey: aiApiKey }) }
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

/** The reply has more bytes than any that was asked for. */
export class ReplyTooLong extends Error {}

/** Bytes of one reply over the wire: events of 8192 tokens take some 3 MB. */
const MOST_BYTES = 8 * 1024 * 1024

/** What a person told goes to the operator's address and is sent on to no other; what returns has an end. */
const straight: typeof fetch = async (input, init) => {
  const reply = await fetch(input, { ...init, redirect: 'error' })
  if (!reply.body) return reply
  return new Response(reply.body.pipeThrough(noMoreThan(MOST_BYTES)), reply)
}

function noMoreThan(most: number): TransformStream<Uint8Array, Uint8Array> {
  let left = most
  return new TransformStream({
    transform(chunk, stream) {
      left -= chunk.byteLength
      if (left < 0) stream.error(new ReplyTooLong('the reply is too long'))
      else stream.enqueue(chunk)
    },
  })
}
