import * as z from 'zod/mini'
import { endpoint, Problem } from '#shared/contract/endpoint.ts'
import { File } from '#shared/contract/exports.ts'
import { ResumeContent, ResumeTitle, storable, TemplateId } from '#shared/resume/schema.ts'

/** A resume in lists. `updatedAt` and `createdAt` are ISO 8601 in UTC. */
export const ResumeCard = z.object({
  id: z.int(),
  title: z.string(),
  templateId: z.nullable(z.int()),
  atsScore: z.nullable(z.int()),
  isPublic: z.boolean(),
  /** Number of saves; a PUT includes the version it is based on. */
  version: z.int(),
  createdAt: z.string(),
  updatedAt: z.string(),
})
export type ResumeCard = z.infer<typeof ResumeCard>
export const Resume = z.extend(ResumeCard, { content: ResumeContent })
export type Resume = z.infer<typeof Resume>

const templateId = z._default(z.nullable(TemplateId), null)
const Draft = z.object({ title: ResumeTitle, content: ResumeContent, templateId })

export const listResumes = endpoint({
  method: 'GET',
  path: '/api/resumes',
  summary: 'Your resumes, last changed first',
  replies: { 200: z.array(ResumeCard), 401: Problem },
})
export const createResume = endpoint({
  method: 'POST',
  path: '/api/resumes',
  summary: 'Create a resume',
  /** Repeating a `key` returns the resume created with it, so a call whose reply was lost can be repeated. */
  body: z.extend(Draft, { key: z.optional(z.string().check(z.minLength(8), z.maxLength(100), storable)) }),
  replies: { 200: Resume, 201: Resume, 401: Problem, 402: Problem, 422: Problem },
})
export const getResume = endpoint({
  method: 'GET',
  path: '/api/resumes/:id',
  summary: 'One of your resumes',
  replies: { 200: Resume, 401: Problem, 404: Problem },
})
export const saveResume = endpoint({
  method: 'PUT',
  path: '/api/resumes/:id',
  summary: 'Save one of your resumes',
  body: z.extend(Draft, { version: z.optional(z.int().check(z.minimum(1))) }),
  replies: { 200: Resume, 401: Problem, 404: Problem, 409: z.extend(Problem, { resume: Resume }), 422: Problem },
})
export const deleteResume = endpoint({
  method: 'DELETE',
  path: '/api/resumes/:id',
  summary: 'Delete one of your resumes',
  replies: { 200: z.object({}), 401: Problem, 404: Problem },
})

/** Pixels across a resume's picture: sharp at twice the width at which lists show it. */
export const PICTURE_WIDTH = 480

export const getResumePicture = endpoint({
  method: 'GET',
  path: '/api/resumes/:id/picture',
  summary: 'The first page of one of your resumes as a WebP picture',
  replies: { 200: File, 401: Problem, 404: Problem, 422: Problem },
})

/** An earlier saved state of a resume. `version` is the number of saves; `savedAt` is ISO 8601 in UTC. */
export const ResumeVersionCard = z.object({
  version: z.int(),
  title: z.string(),
  atsScore: z.nullable(z.int()),
  savedAt: z.string(),
})
export type ResumeVersionCard = z.infer<typeof ResumeVersionCard>
export const ResumeVersion = z.extend(ResumeVersionCard, {
  templateId: z.nullable(z.int()),
  content: ResumeContent,
})
export type ResumeVersion = z.infer<typeof ResumeVersion>

export const listVersions = endpoint({
  method: 'GET',
  path: '/api/resumes/:id/versions',
  summary: 'Version history of one of your resumes, newest first',
  replies: { 200: z.array(ResumeVersionCard), 401: Problem, 404: Problem },
})
export const getVersion = endpoint({
  method: 'GET',
  path: '/api/resumes/:id/versions/:version',
  summary: 'A version of one of your resumes',
  replies: { 200: ResumeVersion, 401: Problem, 404: Problem },
})
