import type { Feedback } from '#shared/coach/feedback.ts'
import { judgeAnswer } from '#shared/coach/rubric/judge-answer.ts'

export type Example = { readonly question: string; readonly answer: string; readonly feedback: Feedback }

const QUESTION = 'Tell me about a time when you had to deal with an unhappy customer.'
const ANSWER = `Last autumn, as a shift lead in our bakery, I had a wedding cake order that was written down for the wrong day. My task was to get the cake to the couple by four in the afternoon. We moved two people to it, we found somebody for the till and, um, we drove it there ourselves. I called the bride and told her the truth. In the end everybody was kind of happy.`

/** An answer of ours with what the coach really says of it. Only the server calls this: the rules stay there. */
export const exampleOf = (): Example => ({
  question: QUESTION,
  answer: ANSWER,
  feedback: judgeAnswer({ kind: 'behavioural', competency: 'customer-focus', question: QUESTION, answer: ANSWER }),
})
