/** Texts of job postings, kept in this browser for the resume that they were pasted for. */
const PLACE = 'job-postings'
/** How many are kept; the one that was not touched for longest goes first. */
const MOST = 20

/** Which resume a posting belongs to; null as long as nothing keeps the resume. */
export type PostingKey = `resume:${number}` | `local:${number}` | null

export const postingKey = (home: { resumeId: number | null; local: { id: number } | null }): PostingKey =>
  home.resumeId !== null ? `resume:${home.resumeId}` : home.local ? `local:${home.local.id}` : null

/** The posting that was kept for a resume; blank when none was. */
export const keptPosting = (key: PostingKey): string => all().find(([each]) => each === key)?.[1] ?? ''

/** Keeps a posting, or forgets it when it is blank. */
export function keepPosting(key: PostingKey, text: string): void {
  if (key === null) return
  const others = all().filter(([each]) => each !== key)
  const kept = text.trim() === '' ? others : [[key, text], ...others].slice(0, MOST)
  try {
    localStorage.setItem(PLACE, JSON.stringify(kept))
  } catch {
    // Full or forbidden: it stays on the page as long as that is open.
  }
}

type Entry = readonly [key: string, text: string]

function all(): readonly Entry[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(PLACE) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isEntry) : []
  } catch {
    return []
  }
}

const isEntry = (value: unknown): value is Entry =>
  Array.isArray(value) && value.length === 2 && value.every((each) => typeof each === 'string')
