import type { FindingCode } from '#shared/ats/finding-texts.ts'
import type { FieldPath, FieldValue } from '#shared/resume/fields.ts'

/** How much a finding matters to people and software reading the resume. */
export type Severity = 'error' | 'warning' | 'suggestion'

/** The part of a resume a finding is about; the full analysis has a score for each. */
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

/** A change that is safe to apply automatically: the fields with their new values. */
export type Fix = readonly { readonly path: FieldPath; readonly value: FieldValue }[]

/** An improvement, by code; the interface supplies the words. */
export type Finding = {
  readonly code: FindingCode
  readonly severity: Severity
  readonly part: Part
  /** The fields it is about, the main one first; empty when it is about the whole resume. */
  readonly paths: readonly FieldPath[]
  /** Placeholder values for its message. */
  readonly values?: Readonly<Record<string, string | number>>
  /** Points out of 100, a whole number. Findings of one rule together cost no more than the rule's `most`. */
  readonly cost: number
  readonly fix?: Fix
}

/**
 * A rule checks one thing. A completeness rule costs less the more a resume contains, and nothing added raises its
 * cost. A defect rule costs a fixed number of points per place, and fixing the place gives exactly those back.
 */
export type Rule<Context> = {
  readonly name: string
  readonly kind: 'completeness' | 'defect'
  /** The most points it can cost in total. */
  readonly most: number
  readonly find: (context: Context) => readonly Finding[]
}
