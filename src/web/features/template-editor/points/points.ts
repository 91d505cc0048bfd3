import type { ReadText } from '#shared/parse/items.ts'
import type { ResumeContent } from '#shared/resume/schema.ts'
import type { Layout } from '#shared/template/document.ts'
import { countResume, readBackOf, type ReadBack } from '#shared/template/read-back/read-back.ts'

/** A resume, and its text as the browser laid it out. */
export type ReadSample = { readonly content: ResumeContent; readonly read: ReadText }
export type PointsQuestion = { readonly id: number; readonly layout: Layout; readonly samples: readonly ReadSample[] }
export type PointsAnswer = { readonly id: number; readonly readBack: ReadBack }

/** What our reader gets back of some resumes in a layout: the measure of published points, without a file. */
export const parsePoints = (layout: Layout, samples: readonly ReadSample[]): ReadBack =>
  readBackOf(samples.map(({ content, read }) => countResume(content, layout, [read])))
