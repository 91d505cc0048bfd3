import type { EmailContext, EmailText } from '#server/emails/words.ts'
import { tipOfWeek } from '#shared/interview-tips/interview-tips.ts'

export function interviewTip({ tip }: { tip: number }, { language = 'en' }: EmailContext): EmailText {
  const { question, advice } = tipOfWeek(tip, language)
  return {
    subject: `Interview question of the week: ${question}`,
    parts: [
      `“${question}”`,
      advice,
      'Try answering out loud with an example of your own. It takes about two minutes.',
      'You’re getting this email because interview tips are on in your settings.',
    ],
  }
}
