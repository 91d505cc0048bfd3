/** Texts of job postings, kept in this browser for the resume that they were pasted for. */
const PLACE = 'job-postings'
/** How many are kept; the one that was not touched for longest goes first. */
const MOST = 20

/** Which resume a posting belongs to; null as long as nothing keeps the resume. */
export type PostingKey = `resume:${number}` | `local:${number}` | null

export const postingKey = (home: { resumeId: number | null; local: { id: number } | null }): PostingKey =>
  home.resumeId !== null ? `resume:${home.resumeId}` : home.local ? `local:${home.local.id}` : null

/** A posting as it is typed, and as the resume was last analyzed with it: blank when it was not. */
export type StoredPosting = { readonly typed: string; readonly counted: string }

/** The posting that was kept for a resume; blank when none was. */
export function readPosting(key: PostingKey): StoredPosting {
  const [, typed = '', counted = typed] = all().find(([each]) => each === key) ?? []
  return { typed, counted }
}

/** Keeps a posting, or forgets it when there is nothing of it. */
export function writePosting(key: PostingKey, { typed, counted }: StoredPosting): void {
  if (key === null) return
  const others = all().filter(([each]) => each !== key)
  const kept = (typed + counted).trim() === '' ? others : [[key, typed, counted], ...others].slice(0, MOST)
  try {
    if (kept.length > 0) localStorage.setItem(PLACE, JSON.stringify(kept))
    else localStorage.removeItem(PLACE)
  } catch {
    // Full or forbidden: it stays on the page as long as that is open.
  }
}

export const removePosting = (key: PostingKey): void => writePosting(key, { typed: '', counted: '' })

/** What was kept for a resume goes with it, unless something is kept at the new place. */
export function movePosting(from: PostingKey, to: PostingKey): void {
  const found = readPosting(from)
  if ((found.typed + found.counted).trim() === '' || readPosting(to).typed !== '') return
  writePosting(to, found)
  removePosting(from)
}

/** Without a third text it was kept before the two were distinguished. */
type Entry = readonly [key: string, typed: string, counted?: string]

function all(): readonly Entry[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(PLACE) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isEntry) : []
  } catch {
    return []
  }
}

const isEntry = (value: unknown): value is Entry =>
  Array.isArray(value) && (value.length === 2 || value.length === 3) && value.every((each) => typeof each === 'string')
