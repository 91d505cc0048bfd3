import { compareFields, misplacedFields } from '#shared/ats/compare-fields.ts'
import type { FieldPath } from '#shared/resume/fields.ts'
import type { ResumeContent } from '#shared/resume/schema.ts'

/** What one reader got of the fields a file was made from. */
export type ReaderCheck = {
  readonly reader: string
  /** How many fields were looked for. */
  readonly fields: number
  /** Read differently from what was typed. */
  readonly changed: readonly FieldPath[]
  /** Not found. */
  readonly lost: readonly FieldPath[]
  /** Found away from the entry they belong to. */
  readonly misplaced: readonly FieldPath[]
}
/** What each of several text extractors got from the file. */
export type FileCheck = readonly ReaderCheck[]

/** Compares the typed fields with the texts that readers got from the exported file. */
export function checkFile(
  content: ResumeContent,
  reads: readonly { readonly reader: string; readonly text: string }[],
): FileCheck {
  return reads.map(({ reader, text }) => {
    const fields = compareFields(content, text)
    const pathsOf = (fate: string) => fields.filter((field) => field.fate === fate).map(({ path }) => path)
    return {
      reader,
      fields: fields.length,
      changed: pathsOf('changed'),
      lost: pathsOf('lost'),
      misplaced: [...misplacedFields(fields)],
    }
  })
}
