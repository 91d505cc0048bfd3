import type { Feedback } from '#shared/coach/feedback.ts'
import { judgeAnswer } from '#shared/coach/rubric/judge-answer.ts'

export type Example = { readonly question: string; readonly answer: string; readonly feedback: Feedback }

const QUESTION = 'Tell me about a time when you had to deal with an unhappy customer.'
const ANSWER = `Last autumn, as a shift lead in our bakery, I had a wedding cake order that we had written down for the wrong day. My task was to get it to the couple by four in the afternoon without stopping the morning's work. I called the bride and told her the truth, then I moved two of us to the cake and asked a colleague from another branch to take over the till. We drove it there ourselves. In the end everyone was kind of happy, and I changed the way we take orders, um, so that each one is read back to the customer.`

/** An answer of ours with what the coach really says of it. Only the server calls this: the rules stay there. */
export const exampleOf = (): Example => ({
  question: QUESTION,
  answer: ANSWER,
  feedback: judgeAnswer({ kind: 'behavioural', question: QUESTION, answer: ANSWER }),
})
