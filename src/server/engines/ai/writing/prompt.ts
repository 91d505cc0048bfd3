import * as z from 'zod/mini'
import type { Block } from '#server/engines/ai/model/fence.ts'
import type { Language } from '#shared/text/languages.ts'
import type { AnsweredQuestion, WriteRequest } from '#shared/writer/types.ts'

/** The model's reply: lines, each with the number of its answer and the quote that supports it. */
export const Lines = z.object({
  lines: z.array(
    z.object({
      answer: z.number(),
      kind: z.enum(['duty', 'achievement', 'skill', 'summary']),
      quote: z.string(),
      text: z.string(),
    }),
  ),
})
export type Lines = z.infer<typeof Lines>

const LANGUAGES: Readonly<Record<Language, string>> = {
  en: 'English',
  de: 'German',
  fr: 'French',
  es: 'Spanish',
}

export const systemFor = (language: Language): string =>
  `You write lines of a resume from what its owner answered in an interview.

Truth comes first:
- Say only what the answers say. Add no number, name, tool, employer, title, date, cause, praise or result, and change none: '40' stays '40', 'about 40' stays 'about 40'.
- Keep who did it: 'we' and 'the team' do not become the owner alone. Keep what was not done as not done.
- Each line rests on one passage of one answer. Copy that passage into "quote" word for word, with its mistakes; write the number of the answer into "answer".
- An answer that gives nothing for a resume gets no line. Fewer good lines are better than many.

Kinds of lines:
- "duty": what the work was. "achievement": what came of it or was made. Both begin with a strong verb, without "I", have at most 30 words and no full stop at the end.
- "skill": the name of one tool or ability and nothing else, as it was said.
- "summary": only from answers about the owner as a whole; one sentence without "I", with a full stop.

Write plain text without markup, in ${LANGUAGES[language]}. Work that goes on is told in the present tense, all other work in the past tense. The target role is what the owner wishes for: use it to choose what matters, and never say that the owner has it.`

/** Answers with their questions, numbered from 1; nothing else of the resume but what writing needs. */
export function blocksFor({ targetRole, atHand }: WriteRequest, told: readonly AnsweredQuestion[]): Block[] {
  return [
    ...(targetRole.trim() ? [{ name: 'target role', text: targetRole }] : []),
    ...(atHand.skills.length > 0
      ? [{ name: 'skills that the resume has already', text: atHand.skills.join('\n') }]
      : []),
    ...told.flatMap(({ question, answer, target, current }, index) => [
      { name: `question ${index + 1}`, text: question },
      { name: `answer ${index + 1}, about ${aboutOf(target, current)}`, text: answer },
    ]),
  ]
}

function aboutOf({ part }: AnsweredQuestion['target'], current: boolean): string {
  if (part === 'summary') return 'the owner as a whole'
  if (part === 'skills') return 'skills'
  return `${part === 'projects' ? 'a project' : 'work'} that ${current ? 'goes on' : 'is over'}`
}
