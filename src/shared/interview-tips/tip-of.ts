import { INTERVIEW_TIPS, type InterviewTip } from '#shared/interview-tips/tips.ts'

/** The tip of a number; after the last one they begin anew. */
export function tipOf(number: number): InterviewTip {
  const tip = INTERVIEW_TIPS[number % INTERVIEW_TIPS.length]
  if (!tip) throw new Error('A tip is asked for by a whole number from 0 on')
  return tip
}
