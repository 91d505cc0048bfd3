import type { ReadText } from '#shared/parse/items.ts'
import { parseResume } from '#shared/parse/parse-resume.ts'
import { scoreFields } from '#shared/parse/score-fields.ts'
import type { ResumeContent } from '#shared/resume/schema.ts'

/** How many fields of a resume our parser gets back from its pages, and which it does not. */
export type ParsePoints = {
  readonly right: number
  readonly all: number
  /** Texts that did not come back in their field, in the order of the form. */
  readonly lost: readonly string[]
}

export type PointsQuestion = { readonly id: number; readonly content: ResumeContent; readonly read: ReadText }
export type PointsAnswer = { readonly id: number; readonly points: ParsePoints }

export function parsePoints(content: ResumeContent, read: ReadText): ParsePoints {
  const { all, kept, faults } = scoreFields(content, parseResume(read).content)
  const lost = faults.filter((fault) => fault.startsWith('- ')).map((fault) => fault.slice(fault.indexOf(': ') + 2))
  return { right: kept, all, lost }
}
