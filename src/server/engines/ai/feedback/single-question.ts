import { checkerOf } from '#shared/grounding/check-line.ts'
import type { Language } from '#shared/text/languages.ts'

const MAX_WORDS = 20
/** Limits the time for asking and checking a question; what an answer lacks shows early in it. */
export const MAX_ANSWER_LENGTH = 12_000

/** A model's text as one short question without new claims; null for anything else. */
export function singleQuestion(text: string, answer: string, language: Language): string | null {
  const question = text.replace(/\s+/g, ' ').trim()
  if (!/^[^?!.;]*\?$/.test(question.replace(/\p{N}[.,]\p{N}/gu, ''))) return null
  if (question.split(' ').filter((word) => /[\p{L}\p{N}]/u.test(word)).length > MAX_WORDS) return null
  return checkerOf({ answers: [answer], known: [] }, language)(question, undefined, 'remark').length === 0
    ? question
    : null
}
