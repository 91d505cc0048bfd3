import { followUpQuestion, generateContent, type interviewQuestions, type WritingStage } from '#shared/contract/ai.ts'
import { type GeneratedContent, type InterviewQuestion } from '#shared/interview/schemas.ts'
import type { Body, Send } from '#shared/contract/endpoint.ts'
import type { FollowUp } from '#shared/interview/missing.ts'
import { askWorker } from '#web/features/builder/interview/panel/interviewer/in-browser.ts'
import { OfflineError, toCallError } from '#web/lib/api/call-error.ts'
import { withEventStream } from '#web/lib/api/event-stream.ts'
import { call } from '#web/lib/api/call.ts'
import type { Writer } from '#web/features/builder/state/writer.ts'

type Answers = Body<typeof generateContent>
/** Lines, or that one answer belongs to a question that no longer exists. */
type Outcome = { readonly content: GeneratedContent } | { readonly unknown: number }

/** Asks the questions, and writes lines from the answers. */
export type Interviewer = {
  readonly questions: (about: Body<typeof interviewQuestions>) => Promise<readonly InterviewQuestion[]>
  /** Throws a `CallError` if the server refuses. */
  readonly write: (answers: Answers, onStage: (stage: WritingStage) => void) => Promise<Outcome>
  /** Null if the answer lacks nothing. */
  readonly followUp: (answer: Body<typeof followUpQuestion>, signal: AbortSignal) => Promise<FollowUp | null>
}

/** The built-in writer in this browser: nothing is sent. */
const ownInterviewer: Interviewer = {
  questions: (about) => askWorker('questions', about),
  write: (answers) => askWorker('content', answers),
  followUp: (answer) => askWorker('followUp', answer),
}

/** A language model behind our server; if the server can't be reached, the built-in writer. */
const modelInterviewer: Interviewer = {
  questions: ownInterviewer.questions,
  write: async (answers, onStage) => {
    const send = withEventStream(generateContent.told, onStage)
    const reply = await call(generateContent, { body: answers }, send).catch(unlessUnreachable)
    if (reply === null) return withoutModel(await ownInterviewer.write(answers, onStage))
    if (reply.status === 200) return { content: reply.body }
    if (reply.status === 400 && reply.body.code === 'unknown_question') return { unknown: 0 }
    throw toCallError(reply)
  },
  followUp: async (answer, signal) => {
    const send: Send = (path, init) => fetch(path, { ...init, signal })
    const reply = await call(followUpQuestion, { body: answer }, send).catch(unlessUnreachable)
    if (reply === null) return ownInterviewer.followUp(answer, signal)
    if (reply.status !== 200) throw toCallError(reply)
    return reply.body.followUp
  },
}

export const createInterviewer = (writer: Writer): Interviewer =>
  writer === 'model' ? modelInterviewer : ownInterviewer

function unlessUnreachable(error: unknown): null {
  if (error instanceof OfflineError) return null
  throw error
}

const withoutModel = (outcome: Outcome): Outcome =>
  'content' in outcome ? { content: { ...outcome.content, fellBack: 'unavailable' } } : outcome
