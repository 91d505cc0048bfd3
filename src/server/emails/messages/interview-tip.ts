import type { EmailContext, EmailText } from '#server/emails/words.ts'
import { tipOfWeek } from '#shared/interview-tips/interview-tips.ts'

export function interviewTip({ tip }: { tip: number }, _setting: EmailContext): EmailText {
  const { question, advice } = tipOfWeek(tip)
  return {
    subject: `Interview question of the week: ${question}`,
    parts: [`“${question}”`, advice, 'Say your answer aloud once, with an example of your own. It takes two minutes.'],
  }
}
