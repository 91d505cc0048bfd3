import { fnv1a } from '#shared/text/fnv.ts'
import { isObject } from '#shared/resume/json-value.ts'
import type { ResumeContent } from '#shared/resume/schema.ts'

type Text = { readonly title: string; readonly templateId: number | null; readonly content: ResumeContent }

/** Names a resume's text: equal texts have one name, whatever the order of their fields. For comparing, not for trust. */
export const fingerprintResume = ({ title, templateId, content }: Text): string =>
  plainFingerprint(JSON.stringify([title, templateId, content], sorted))

const sorted = (_: string, value: unknown): unknown =>
  isObject(value) ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1))) : value

/** Four runs of a plain 32-bit hash (FNV-1a) with different beginnings: enough to tell one person's resumes apart. */
export function plainFingerprint(text: string): string {
  const runs = [0x811c9dc5, 0x01234567, 0x89abcdef, 0xdeadbeef].map((start) =>
    fnv1a(text, start).toString(16).padStart(8, '0'),
  )
  return runs.join('')
}
