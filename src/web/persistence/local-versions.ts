import { equal } from '#shared/resume/json-value.ts'
import type { EarlierVersion, LocalResume } from '#web/persistence/local-resume.ts'

/** How many earlier versions a resume keeps. */
const MAX_EARLIER = 10

type Earlier = readonly EarlierVersion[]
type Text = Pick<EarlierVersion, 'title' | 'content' | 'templateId'>

export const sameText = (one: Text, other: Text): boolean =>
  one.title === other.title && one.templateId === other.templateId && equal(one.content, other.content)

/** Adds an earlier version. The same text is kept once, with its latest date. */
export function addVersion(version: EarlierVersion, earlier: Earlier = []): EarlierVersion[] {
  return newestVersions([version, ...earlier.filter((other) => !sameText(other, version))])
}

/** Either side may have versions that the other lacks. */
export const mergeEarlierVersions = (mine: Earlier | undefined, others: Earlier | undefined): Earlier | undefined =>
  others && mine ? mine.reduce((all, version) => addVersion(version, all), others) : (mine ?? others)

/** Newest first; drops the oldest when there are too many. */
export const newestVersions = (all: Earlier): EarlierVersion[] =>
  all.toSorted((a, b) => b.savedAt.localeCompare(a.savedAt)).slice(0, MAX_EARLIER)

export const toVersion = ({ title, content, templateId, updatedAt }: LocalResume): EarlierVersion => ({
  title,
  content,
  templateId,
  savedAt: updatedAt,
})

/** Merges two states of one resume without losing either, except older keystrokes of the same tab. */
export function mergeLocalResumes(found: LocalResume | undefined, left: LocalResume): LocalResume {
  if (!found) return left
  if (sameText(found, left)) return found
  const [newer, older] = found.updatedAt > left.updatedAt ? [found, left] : [left, found]
  if (found.tab !== undefined && found.tab === left.tab) {
    if (newer === found) return found
    const earlier = mergeEarlierVersions(left.earlier, found.earlier)
    return { ...left, ...(earlier && { earlier }) }
  }
  const others = mergeEarlierVersions(newer.earlier, older.earlier)
  // Never the time of the stored record: every write has its own.
  const updatedAt = timestampAfter(found.updatedAt, newer.updatedAt)
  return { ...newer, updatedAt, earlier: addVersion(toVersion(older), others) }
}

/** A timestamp for a new write, later than the previous one even if the clock was set back. */
export function timestampAfter(before: string | undefined, now: string): string {
  if (before === undefined || now > before) return now
  return new Date(Date.parse(before) + 1).toISOString()
}
