import type { Photo, ResumeContent } from '#shared/resume/schema.ts'

/** A resume with this photo, or without any. */
export function withPhoto(content: ResumeContent, photo: Photo | undefined): ResumeContent {
  const { photo: _, ...rest } = content
  return photo ? { ...rest, photo } : rest
}
