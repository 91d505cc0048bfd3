import * as z from 'zod/mini'
import type { Ask } from '#server/engines/ai/model/ask.ts'
import type { Asker } from '#server/engines/ai/model/asker.ts'
import type { Block } from '#server/engines/ai/model/fence.ts'
import { MAX_ANSWER_LENGTH, singleQuestion } from '#server/engines/ai/feedback/single-question.ts'
import { createSentenceFilter } from '#server/engines/ai/feedback/remark-sentences.ts'
import type { Logger } from '#server/log.ts'
import type { Feedback } from '#shared/coach/feedback.ts'
import type { FallbackReason } from '#shared/interview/schemas.ts'

export type Judged = {
  readonly question: { readonly text: string; readonly listensFor: string }
  readonly answer: string
  readonly feedback: Feedback
}
/** `question` is null where the model's failed our checks; there are always sentences or a question. */
type Remark = { readonly sentences: readonly string[]; readonly question: string | null }
/** Remarks on a judged answer. `onSentence` gets each sentence as soon as it is written and checked. Never throws. */
export type WriteRemark = (
  judged: Judged,
  asker: Asker & { readonly userId: string },
  onSentence: ((sentence: string) => void) | undefined,
) => Promise<Remark | { readonly failed: FallbackReason }>

const Reply = z.object({ sentences: z.array(z.string()), question: z.string() })
const Part = z.object({ sentences: z.array(z.string()), question: z.optional(z.string()) })

/** Remarks by a language model. It gets the rubric's findings and adds neither points nor findings of its own. */
export function createRemarkWriter({ ask, log }: { readonly ask: Ask; readonly log: Logger }): WriteRemark {
  return async ({ question, answer, feedback }, asker, onSentence) => {
    const about = answer.slice(0, MAX_ANSWER_LENGTH)
    const filter = createSentenceFilter(about)
    let sent = 0
    function onPart(json: unknown): void {
      const { data } = z.safeParse(Part, json)
      if (!data) return
      // The last sentence may be incomplete until the question follows.
      const whole = filter(data.question === undefined ? data.sentences.slice(0, -1) : data.sentences)
      for (const sentence of whole.slice(sent)) onSentence?.(sentence)
      sent = Math.max(sent, whole.length)
    }
    try {
      const reply = await ask({
        asker,
        system: SYSTEM,
        blocks: [
          { name: 'question', text: question.text },
          { name: 'what the interviewer listens for', text: question.listensFor },
          { name: 'answer', text: about },
          ...findingsOf(feedback),
        ],
        schema: Reply,
        onPart: onSentence && onPart,
      })
      if ('failed' in reply) return reply
      const sentences = filter(reply.value.sentences)
      const next = singleQuestion(reply.value.question, about, 'en')
      return sentences.length === 0 && next === null ? { failed: 'bad-answer' } : { sentences, question: next }
    } catch (error) {
      // An error of our own, such as in the database: the embedded question still works.
      log.error({ err: error }, 'could not ask the language model')
      return { failed: 'unavailable' }
    }
  }
}

/** The rubric's findings as names of advice with their evidence; its points are not sent. */
const findingsOf = ({ judged, fixFirst }: Feedback): Block[] =>
  judged
    .filter(({ points }) => points !== null)
    .map(({ criterion, advice, evidence }) => ({
      name: `finding: ${criterion}${criterion === fixFirst ? ', to mend first' : ''}`,
      text: [advice, ...evidence.map((part) => `“${part}”`)].join('\n'),
    }))

const SYSTEM = `You help somebody practise for a job interview. They answered a question, and a rubric has judged the answer. Its findings are given by name, with the words of the answer that they rest on.

"sentences": at most three sentences to the person, at most 25 words each, in English:
- One for what the answer does well, in its own words; one or two for what to mend, the finding "to mend first" before others.
- Rest on the findings and on nothing else. Judge nothing anew, give no points, marks or chances, and say nothing of voice, face, accent, age or character.
- Say nothing of the person or their work that the answer does not say. Add no number, name, tool or result, and propose none.
- Say what to do ("Tell how it ended"), not what cannot be told.

"question": the one question that an interviewer would ask next about this answer, at most 20 words, with a question mark and nothing before or after it.

Plain, short, kind and honest. No greeting, no praise beyond the findings, no markup.`
