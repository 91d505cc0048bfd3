import { parse } from 'yaml'
import { sentencesOf } from '../prose/code-texts.ts'

type Group = { readonly questions: readonly { readonly text: string; readonly listensFor: string }[] }

/** What the coach says in a file: questions and what the interviewer listens for, or general questions in code. */
export function coachTextsOf(file: string, text: string): string[] {
  if (!file.endsWith('.yaml')) return sentencesOf(file, text, 'server').map((sentence) => sentence.text)
  // Packing checks the files for this shape.
  const { questions } = parse(text) as Group
  return questions.flatMap((question) => [question.text, question.listensFor])
}
