import * as z from 'zod/mini'
import type { Ask } from '#server/engines/ai/model/ask.ts'
import type { Asker } from '#server/engines/ai/model/asker.ts'
import { MAX_ANSWER_LENGTH, singleQuestion } from '#server/engines/ai/feedback/single-question.ts'
import type { Logger } from '#server/log.ts'
import type { InLanguages } from '#shared/interview/types.ts'
import type { Language } from '#shared/text/languages.ts'
import type { Piece } from '#shared/writer/types.ts'

type Lacking = {
  readonly question: string
  readonly answer: string
  /** What the answer lacks; the model does not decide this. */
  readonly piece: Piece
  readonly language: Language
}
/** A model's question for the missing piece; null where there is none in time. Never throws. */
export type AskFollowUp = (lacking: Lacking, asker: Asker & { readonly userId: string }) => Promise<string | null>

type Options = { readonly ask: Ask; readonly log: Logger; readonly timeoutMs?: number }

/** The person is typing, and a late question would be about text that has changed. */
const TIMEOUT_MS = 6000

const Reply = z.object({ question: z.string() })

/** Lets a language model ask for what an answer lacks. */
export function createFollowUp({ ask, log, timeoutMs = TIMEOUT_MS }: Options): AskFollowUp {
  return async ({ question, answer, piece, language }, asker) => {
    const about = answer.slice(0, MAX_ANSWER_LENGTH)
    const signal = AbortSignal.any([asker.signal, AbortSignal.timeout(timeoutMs)])
    try {
      const reply = await ask({
        asker: { ...asker, signal },
        system: systemFor(piece, language),
        blocks: [
          { name: 'question', text: question },
          { name: 'answer so far', text: about },
        ],
        schema: Reply,
      })
      return 'failed' in reply ? null : singleQuestion(reply.value.question, about, language)
    } catch (error) {
      // An error of our own, such as in the database: the embedded question still works.
      log.error({ err: error }, 'could not ask the language model')
      return null
    }
  }
}

const LANGUAGES: InLanguages = { en: 'English', de: 'German', fr: 'French', es: 'Spanish' }

const MISSING: Readonly<Record<Piece, string>> = {
  number: 'a number: how many, how often, how much or how long',
  tool: 'what it was done with: a program, a machine, a method',
  'own-part': 'what the person did, apart from the team',
  result: 'what came of it, and what was different afterwards',
}

const systemFor = (piece: Piece, language: Language): string =>
  `Somebody answers a question of an interview for their resume. Their answer still lacks ${MISSING[piece]}. Ask for it in one question about the very thing that they told last.

- One question of at most 20 words, in the language of the answer (most likely ${LANGUAGES[language]}), polite and plain.
- Use their own words for things. Name no number, tool, name, employer or result that they did not name, and offer none to choose from.
- No praise, no advice, no greeting, no markup.`
