import { interviewTips } from '#shared/packed/interview-tips.ts'

export type InterviewTip = { readonly question: string; readonly advice: string }

/** One for each week of a year. */
export const INTERVIEW_TIPS: readonly InterviewTip[] = interviewTips

/** The tip of a week; after the last one the first comes again. */
export function tipOfWeek(week: number): InterviewTip {
  const tip = INTERVIEW_TIPS[week % INTERVIEW_TIPS.length]
  if (!tip) throw new Error('The number of a week is a whole number from 0 on')
  return tip
}
