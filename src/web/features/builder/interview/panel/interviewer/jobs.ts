import { localContent } from '#shared/interview/local-content.ts'
import { localFollowUp, localQuestions } from '#shared/interview/local-interview.ts'

/** What the interview works out in the browser, away from the page where that can be. */
const JOBS = { questions: localQuestions, followUp: localFollowUp, content: localContent }

export type Job = keyof typeof JOBS
export type AskOf<J extends Job> = Parameters<(typeof JOBS)[J]>[0]
export type AnswerOf<J extends Job> = Awaited<ReturnType<(typeof JOBS)[J]>>

/** One job with its number, by which its answer is known. */
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
  }
}
