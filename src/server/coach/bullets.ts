import { selectCoachSession } from '#server/coach/session-store.ts'
import type { Db } from '#server/database/connection.ts'
import type { AiWriter } from '#server/engines/ai/writing/writer.ts'
import { questionsOf } from '#server/coach/views.ts'
import type { Resumes } from '#server/resumes/service.ts'
import { generatedContent } from '#shared/interview/generated-content.ts'
import { atHandOf } from '#shared/coach/at-hand.ts'
import type { GeneratedContent } from '#shared/interview/schemas.ts'
import type { writeCoachBullet } from '#shared/contract/coach.ts'
import type { Body } from '#shared/contract/endpoint.ts'
import { plainAnswer } from '#shared/interview/plain-answer.ts'
import { PIECES } from '#shared/writer/types.ts'
import { languageOf } from '#shared/text/stop-words.ts'
import { tokensOf } from '#shared/text/tokens.ts'

type Bullets = Pick<GeneratedContent, 'lines' | 'unused' | 'engine' | 'fellBack' | 'rewritten'>
export type Written =
  | { readonly state: 'written'; readonly bullets: Bullets }
  | { readonly state: 'no_session' | 'no_question' | 'no_resume' | 'no_entry' }
export type CoachBullets = ReturnType<typeof createCoachBullets>

type Options = { readonly db: Db; readonly resumes: Resumes; readonly ai: AiWriter }

/** Characters of an answer used to detect its language. */
const TOLD_BY = 12_000

/** Writes bullet points from an answer. Nothing is stored: the user adds them to the resume with another call. */
export function createCoachBullets({ db, resumes, ai }: Options) {
  return {
    async write(
      userId: string,
      { sessionId, questionId, answer: typed, resumeId, experience }: Body<typeof writeCoachBullet>,
      signal: AbortSignal,
    ): Promise<Written> {
      const session = await selectCoachSession(db, userId, sessionId)
      if (!session) return { state: 'no_session' }
      const question = questionsOf(session).find(({ id }) => id === questionId)
      if (!question) return { state: 'no_question' }
      const resume = await resumes.find(userId, resumeId)
      if (!resume) return { state: 'no_resume' }
      const atHand = atHandOf(resume.content)
      const entry = atHand.experience[experience]
      if (!entry) return { state: 'no_entry' }
      const answer = plainAnswer(typed)
      const language = languageOf(tokensOf(answer.slice(0, TOLD_BY)).map(({ folded }) => folded))
      const told = {
        questionId,
        question: question.text,
        answer,
        target: { part: 'experience', index: experience },
        current: entry.current,
        asks: PIECES,
      } as const
      const { written, engine, fellBack } = await ai.write(
        { told: [told], atHand, targetRole: session.role, language },
        { userId, personalInfo: resume.content.personalInfo, signal },
      )
      const { lines, unused, rewritten } = generatedContent(written, { engine, fellBack, language })
      // An answer names skills, too; here lines for one position are asked for.
      const own = lines.filter(({ path }) => path.startsWith('experience.'))
      const left = unused.filter(({ why }) => why !== 'maybe-skill')
      return { state: 'written', bullets: { lines: own, unused: left, engine, fellBack, rewritten } }
    },
  }
}
