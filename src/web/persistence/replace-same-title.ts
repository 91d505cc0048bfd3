import type { EarlierVersion, LocalResume } from '#web/persistence/local-resume.ts'
import { newestVersions, toVersion } from '#web/persistence/local-versions.ts'

export type Replacement = {
  /** The one resume of this title after the save. */
  readonly kept: LocalResume
  /** The resume of the same title as it was before, when there was one. */
  readonly replaced: LocalResume | null
}

/**
 * Saves a resume among the browser's others: one with the same title is replaced and becomes an earlier version,
 * under its own id, so that links to it stay right; without one, the resume is added as it is.
 */
export function replaceSameTitle(others: readonly LocalResume[], saved: LocalResume): Replacement {
  const replaced = others.find((other) => other.id !== saved.id && sameTitle(other, saved))
  if (!replaced) return { kept: saved, replaced: null }
  const { createdAt, id } = replaced
  return { kept: { ...saved, id, createdAt, earlier: earlierOf(replaced, saved) }, replaced }
}

const sameTitle = (one: LocalResume, other: LocalResume) => one.title.trim() === other.title.trim()

/** The newest first; the oldest goes when there are too many. */
function earlierOf(replaced: LocalResume, saved: LocalResume): EarlierVersion[] {
  return newestVersions([toVersion(replaced), ...(replaced.earlier ?? []), ...(saved.earlier ?? [])])
}
