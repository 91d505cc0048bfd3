import { interviewTips } from '#shared/packed/interview-tips.ts'

export type InterviewTip = { readonly question: string; readonly advice: string }

/** One for each week of a year, in the languages of the interface. */
const TIPS: Readonly<Record<string, readonly InterviewTip[]>> = interviewTips

/** All tips in a language, or in English where they are not translated. */
export const tipsIn = (language: string): readonly InterviewTip[] => TIPS[language] ?? TIPS['en'] ?? []

/** The tip of a week; after the last one the first comes again. */
export function tipOfWeek(week: number, language: string): InterviewTip {
  const tips = tipsIn(language)
  const tip = tips[week % tips.length]
  if (!tip) throw new Error('The number of a week is a whole number from 0 on')
  return tip
}
