import { taskOptions } from '#server/engines/ai/model/asker.ts'
import * as z from 'zod/mini'
import type { Ask } from '#server/engines/ai/model/ask.ts'
import type { Asker } from '#server/engines/ai/model/asker.ts'
import type { Ground } from '#server/engines/ai/writing/grounding.ts'
import { blocksFor, Lines, systemFor } from '#server/engines/ai/writing/prompt.ts'
import { passageFinder } from '#server/engines/ai/writing/passages.ts'
import { placeLines, type Found } from '#server/engines/ai/writing/place-lines.ts'
import { tidyLine } from '#server/engines/ai/writing/tidy-line.ts'
import { linesOf } from '#shared/writer/lines-of.ts'
import type { AnsweredQuestion, WriteRequest, Written } from '#shared/writer/types.ts'
import type { WritingStage } from '#shared/contract/ai.ts'
import type { FallbackReason } from '#shared/interview/schemas.ts'

export type LlmWriter = (request: WriteRequest, asker: Asker & { readonly userId: string }) => Promise<Made>

type Made = { readonly value: Written; readonly tokens: number } | { readonly failed: FallbackReason }

/** Writes with a language model; a line that does not quote an answer is dropped. */
export function createLlmWriter({ ask, ground }: { readonly ask: Ask; readonly ground: Ground }): LlmWriter {
  return async (request, asker) => {
    const told = request.told.filter(({ answer }) => answer.trim() !== '')
    const reply = await ask({
      asker,
      system: systemFor(request.language),
      blocks: blocksFor(request, told),
      schema: Lines,
      onPart: asker.onStage && onLines(asker.onStage),
    })
    if ('failed' in reply) return reply
    const passages = told.map(({ answer }) => passageFinder(answer))
    const found = reply.value.lines.slice(0, MAX_LINES).flatMap((line) => {
      const [from, passage] = [told[line.answer - 1], passages[line.answer - 1]?.(line.quote)]
      return from && passage ? foundIn(line, from, passage) : []
    })
    asker.onStage?.({ stage: 'checking', lines: found.length })
    const written = await ground(placeLines(found, told, request.atHand.skills), request, taskOptions(asker))
    if (linesOf(written).length > 0) return { value: written, tokens: reply.tokens }
    await reply.forget()
    return { failed: 'bad-answer' }
  }
}

/** Of one reply: more than any interview gives, and few enough for the worker's timeout. */
const MAX_LINES = 120

/** Reports the number of lines whenever it grows; the last line may be incomplete, so it does not count. */
function onLines(onStage: (stage: WritingStage) => void): (part: unknown) => void {
  let reported = 0
  return (part) => {
    const { data } = z.safeParse(Part, part)
    const lines = (data?.lines.length ?? 0) - 1
    if (lines <= reported) return
    reported = lines
    onStage({ stage: 'writing', lines })
  }
}

const Part = z.object({ lines: z.array(z.unknown()) })

function foundIn(
  { kind, text }: Lines['lines'][number],
  { questionId, target }: AnsweredQuestion,
  passage: string,
): Found[] {
  const line = tidyLine(text, kind)
  if (line === '') return []
  const source = { questionId, quote: passage }
  return [{ kind, target, line: { text: line, source, verbatim: line === passage } }]
}
