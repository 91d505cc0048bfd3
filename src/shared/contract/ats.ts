import * as z from 'zod/mini'
import { textFieldsOf } from '#shared/ats/text-fields.ts'
import { PARTS } from '#shared/ats/types.ts'
import { endpoint, Problem } from '#shared/contract/endpoint.ts'
import { leavesOf } from '#shared/resume/json-value.ts'
import { ResumeContent, storable } from '#shared/resume/schema.ts'

/** Maximum length of a job posting, in characters. */
export const MAX_POSTING = 50_000
const JobDescription = z.optional(z.string().check(z.maxLength(MAX_POSTING), storable))

/** Maximum text of a scored resume, in characters: about thirty pages, more than are ever printed. */
const MAX_TEXT = 100_000
/** Maximum filled fields, of which bullets and skills are one each: twenty dense pages have about 1,500. */
const MAX_FIELDS = 2500
const Scored = ResumeContent.check(
  z.refine((content) => isScorable(content), {
    error: 'This resume is too long to be scored. Shorten it to twenty pages.',
  }),
)

/** Whether a resume is short enough to be scored. */
export function isScorable(content: ResumeContent): boolean {
  // Other values are few beside the fields; of far too many not even a list is made.
  if (leavesOf(content).length > 8 * MAX_FIELDS) return false
  const fields = textFieldsOf(content)
  return fields.length <= MAX_FIELDS && fields.reduce((sum, { text }) => sum + text.length, 0) <= MAX_TEXT
}

/** Things that a posting demands, and how many of them the resume shows. */
const Demands = z.object({ demanded: z.int(), shown: z.int() })
const score = z.int().check(z.minimum(0), z.maximum(100))
/** A finding as text, with its location, its cost, and the gain from fixing it, in whole points. */
const Issue = z.object({
  type: z.enum(['error', 'warning', 'suggestion']),
  message: z.string(),
  section: z.enum(PARTS),
  code: z.string(),
  /** Values in the message, for translations. */
  values: z.record(z.string(), z.union([z.string(), z.number()])),
  paths: z.array(z.string()),
  cost: z.int(),
  gain: z.int(),
})
export const QuickScore = z.object({
  score,
  issues: z.array(Issue),
  keywords: z.object({ found: z.array(z.string()), missing: z.array(z.string()), suggestions: z.array(z.string()) }),
  formatting: z.object({ isATSFriendly: z.boolean(), issues: z.array(z.string()) }),
  /** The score of the resume alone. */
  base: score,
  /** Coverage of the posting's requirements; null without a posting, or when nothing in it was recognized. */
  coverage: z.nullable(score),
  /** Null without a posting, and when it demands too little to say anything. */
  demands: z.nullable(Demands),
})
export type QuickScore = z.infer<typeof QuickScore>

const Paths = z.array(z.string())
/** What readers of different vendors extracted from the exported PDF: fields checked, and those that failed. */
const FileCheck = z.array(
  z.object({ reader: z.string(), fields: z.int(), changed: Paths, lost: Paths, misplaced: Paths }),
)
const Keyword = z.object({ keyword: z.string() })
export const Analysis = z.object({
  overallScore: score,
  sections: z.record(z.string(), z.object({ score })),
  keywords: z.object({ matched: z.array(Keyword), missing: z.array(Keyword) }),
  issues: z.array(Issue),
  /** Empty if no file could be created. */
  file: FileCheck,
  base: score,
  coverage: z.nullable(score),
  demands: z.nullable(Demands),
})
export type Analysis = z.infer<typeof Analysis>

export const quickScore = endpoint({
  method: 'POST',
  path: '/api/ats/quick-score',
  summary: 'Score a resume, with a posting or by itself',
  body: z.object({ content: Scored, jobDescription: JobDescription }),
  replies: { 200: QuickScore },
})
export const analyzeResume = endpoint({
  method: 'POST',
  path: '/api/ats/analyze/:resumeId',
  summary: 'Analyse one of my resumes, with a posting or by itself',
  body: z.object({ jobDescription: JobDescription }),
  replies: { 200: Analysis, 401: Problem, 402: Problem, 404: Problem },
})
