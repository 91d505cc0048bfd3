import type { Asker } from '#server/engines/ai/model/asker.ts'
import type { AiWriter, Writing } from '#server/engines/ai/writing/writer.ts'
import type { LlmWriter } from '#server/engines/ai/writing/llm-writer.ts'
import type { Logger } from '#server/log.ts'
import type { WriteRequest } from '#shared/writer/types.ts'
import type { FallbackReason } from '#shared/interview/schemas.ts'

type Options = { readonly llm: LlmWriter; readonly embedded: Pick<AiWriter, 'write'>; readonly log: Logger }

/** Lets the model write for people with an account; where it fails, the embedded writer does, with the reason. */
export function withFallback({ llm, embedded, log }: Options) {
  return async (request: WriteRequest, asker: Asker): Promise<Writing> => {
    const byEmbedded = async (fellBack: FallbackReason | null): Promise<Writing> => ({
      ...(await embedded.write(request, asker)),
      fellBack,
    })
    const { userId } = asker
    if (userId === null || request.told.every(({ answer }) => answer.trim() === '')) return byEmbedded(null)
    try {
      const reply = await llm(request, { ...asker, userId })
      if ('failed' in reply) {
        asker.onStage?.({ stage: 'own', lines: 0 })
        return await byEmbedded(reply.failed)
      }
      return { written: reply.value, engine: 'llm', fellBack: null }
    } catch (error) {
      // An error of our own, such as in the database: the embedded writer still works.
      if (!asker.signal.aborted) log.error({ err: error }, 'could not ask the language model')
      return byEmbedded('unavailable')
    }
  }
}
