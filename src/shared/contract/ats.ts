import * as z from 'zod/mini'
import { textFieldsOf } from '#shared/ats/text-fields.ts'
import { PARTS } from '#shared/ats/types.ts'
import { endpoint, Problem } from '#shared/contract/endpoint.ts'
import { ResumeContent, storable } from '#shared/resume/schema.ts'

/** Longest posting that is taken, in characters. */
export const MOST_POSTING = 50_000
const JobDescription = z.optional(z.string().check(z.maxLength(MOST_POSTING), storable))

/** Most text of a resume that is scored, in characters: some thirty pages, more than are ever printed. */
const MOST_TEXT = 100_000
const Scored = ResumeContent.check(
  z.refine((content) => isScorable(content), {
    error: 'This resume is too long to be scored. Shorten it to twenty pages.',
  }),
)

/** Whether a resume has no more text than is scored at once. */
export const isScorable = (content: ResumeContent): boolean =>
  textFieldsOf(content).reduce((sum, { text }) => sum + text.length, 0) <= MOST_TEXT

const score = z.int().check(z.minimum(0), z.maximum(100))
/** A finding in words, with where it is, what it costs and what mending it brings, in whole points. */
const Issue = z.object({
  type: z.enum(['error', 'warning', 'suggestion']),
  message: z.string(),
  section: z.enum(PARTS),
  code: z.string(),
  /** What the message fills in, for whoever says it in another language. */
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
  /** The resume by itself. */
  base: score,
  /** Of what the posting asks for; null without one. */
  coverage: z.nullable(score),
})
export type QuickScore = z.infer<typeof QuickScore>

const Paths = z.array(z.string())
/** What readers of different makers got from the exported PDF: fields looked for, and those that fared badly. */
const FileCheck = z.array(
  z.object({ reader: z.string(), fields: z.int(), changed: Paths, lost: Paths, misplaced: Paths }),
)
const Keyword = z.object({ keyword: z.string() })
export const Analysis = z.object({
  overallScore: score,
  sections: z.record(z.string(), z.object({ score })),
  keywords: z.object({ matched: z.array(Keyword), missing: z.array(Keyword) }),
  issues: z.array(Issue),
  /** Empty where no file could be made to look at. */
  file: FileCheck,
  base: score,
  coverage: z.nullable(score),
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
