import type { FindingCode } from '#shared/ats/words.ts'
import type { FieldPath, FieldValue } from '#shared/resume/fields.ts'

/** How much a finding matters to somebody who reads or parses the resume. */
export type Severity = 'error' | 'warning' | 'suggestion'

/** The part of a resume that a finding is about; scores of the full analysis are told by part. */
export const PARTS = [
  'contact',
  'summary',
  'experience',
  'education',
  'skills',
  'projects',
  'formatting',
  'keywords',
] as const
export type Part = (typeof PARTS)[number]

/** A change that is safe to make for the person: each field with what it should hold. */
export type Fix = readonly { readonly path: FieldPath; readonly value: FieldValue }[]

/** Something that a resume could do better, without words: those are the interface's. */
export type Finding = {
  readonly code: FindingCode
  readonly severity: Severity
  readonly part: Part
  /** Where it is to be seen, the first place first; none when it is about the whole. */
  readonly paths: readonly FieldPath[]
  /** What its sentence fills in. */
  readonly values?: Readonly<Record<string, string | number>>
  /** Whole points of 100 that it costs, until its rule has cost the most that it may. */
  readonly cost: number
  readonly fix?: Fix
}

/**
 * A rule looks at one thing. One of completeness costs less the more a resume holds, and never more; one of defects
 * costs a fixed number for each place, and gives just that back.
 */
export type Rule<Context> = {
  readonly name: string
  readonly kind: 'completeness' | 'defect'
  /** Points that it can cost in all. */
  readonly most: number
  readonly find: (context: Context) => readonly Finding[]
}
