import * as z from 'zod/mini'
import { GeneratedContent, InterviewQuestion } from '#shared/interview/schemas.ts'
import type { Interview } from '#shared/interview/flow.ts'
import { LEVELS } from '#shared/interview/types.ts'
import { readInterview, writeInterview, type InterviewKey } from '#web/persistence/stored-interview.ts'
import { movedResumeId } from '#web/persistence/moved-resumes.ts'

const ByPart = z.object({ experience: z.array(z.string()), projects: z.array(z.string()) })
const Places = z.extend(ByPart, { titles: z.optional(ByPart) })
const Shape = z.object({
  about: z.nullable(z.object({ industry: z.string(), level: z.enum(LEVELS), targetRole: z.string() })),
  questions: z.array(InterviewQuestion),
  places: Places,
  at: z.int().check(z.nonnegative()),
  typed: z.record(z.string(), z.string()),
  answered: z.array(z.string()),
  review: z.nullable(
    z.object({
      written: GeneratedContent,
      places: Places,
      rejected: z.array(z.string()),
      edited: z.record(z.string(), z.string()),
      replaces: z.boolean(),
    }),
  ),
  isReviewing: z.boolean(),
})

/** The stored interview of a resume; null if there is none or it can't be read. */
export function loadInterview(key: InterviewKey): Interview | null {
  const text = readInterview(key)
  if (text === null) return null
  const parsed = z.safeParse(Shape, jsonOf(text))
  if (!parsed.success) console.warn('An interview kept in this browser cannot be read', parsed.error)
  return parsed.success ? parsed.data : null
}

/** False if it could not be stored and exists only on this page. */
export const storeInterview = (key: InterviewKey, interview: Interview): boolean =>
  writeInterview(key, JSON.stringify(interview))

/** Whether a stored interview was removed, other than by moving into an account with its resume. */
export function isInterviewRemoved(key: InterviewKey): boolean {
  const [, localId] = /^local:(\d+)$/.exec(key ?? '') ?? []
  const isMoved = localId !== undefined && movedResumeId(Number(localId)) !== undefined
  return key !== null && !isMoved && readInterview(key) === null
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
