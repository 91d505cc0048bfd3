import type { Setting, Words } from '#server/emails/words.ts'
import { tipOfWeek } from '#shared/interview-tips/interview-tips.ts'

export function interviewTip({ tip }: { tip: number }, _setting: Setting): Words {
  const { question, advice } = tipOfWeek(tip)
  return {
    subject: `Interview question of the week: ${question}`,
    parts: [`“${question}”`, advice, 'Say your answer aloud once, with an example of your own. It takes two minutes.'],
  }
}
