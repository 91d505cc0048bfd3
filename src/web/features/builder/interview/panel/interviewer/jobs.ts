import { localContent } from '#shared/interview/local-content.ts'
import { localFollowUp, localQuestions } from '#shared/interview/local-interview.ts'
import { withNumber } from '#shared/writing-help/weave-number.ts'
import { askNumber, helpWithLine } from '#shared/writing-help/writing-help.ts'

/** What the interview and the help with a line compute in the browser, off the main thread. */
const JOBS = {
  questions: localQuestions,
  followUp: localFollowUp,
  content: localContent,
  helpWithLine,
  askNumber,
  withNumber,
}

export type Job = keyof typeof JOBS
export type AskOf<J extends Job> = Parameters<(typeof JOBS)[J]>[0]
export type AnswerOf<J extends Job> = Awaited<ReturnType<(typeof JOBS)[J]>>

/** A job with the number that identifies its answer. */
export type Task = { readonly [J in Job]: { readonly id: number; readonly job: J; readonly ask: AskOf<J> } }[Job]
export type Done =
  | { readonly id: number; readonly answer: AnswerOf<Job> }
  | { readonly id: number; readonly error: string }

export async function answerTo(task: Task): Promise<AnswerOf<Job>> {
  switch (task.job) {
    case 'questions':
      return JOBS.questions(task.ask)
    case 'followUp':
      return JOBS.followUp(task.ask)
    case 'content':
      return JOBS.content(task.ask)
    case 'helpWithLine':
      return JOBS.helpWithLine(task.ask)
    case 'askNumber':
      return JOBS.askNumber(task.ask)
    case 'withNumber':
      return JOBS.withNumber(task.ask)
  }
}
