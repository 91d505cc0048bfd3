import { checkerOf } from '#shared/grounding/check-line.ts'
import type { ResumeLanguage } from '#shared/resume/schema.ts'

const MOST_WORDS = 20
/** Characters of an answer that a question is asked and checked about: time is bounded, and what is missing shows early. */
export const MAX_ANSWER_LENGTH = 12_000

/** A model's text as one short question that says nothing which was not told; null when it is anything else. */
export function singleQuestion(text: string, answer: string, language: ResumeLanguage): string | null {
  const question = text.replace(/\s+/g, ' ').trim()
  if (!/^[^?!.;]*\?$/.test(question.replace(/\p{N}[.,]\p{N}/gu, ''))) return null
  if (question.split(' ').filter((word) => /[\p{L}\p{N}]/u.test(word)).length > MOST_WORDS) return null
  return checkerOf({ answers: [answer], known: [] }, language)(question, undefined, 'remark').length === 0
    ? question
    : null
}
