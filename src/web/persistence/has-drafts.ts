/** Set in localStorage while this browser has resumes, since IndexedDB cannot be read before the first paint. */
export const HAS_DRAFTS = 'has-drafts'

export function setHasDrafts(has: boolean): void {
  try {
    if (has) localStorage.setItem(HAS_DRAFTS, '1')
    else localStorage.removeItem(HAS_DRAFTS)
  } catch {
    // Storage is full or switched off: the list comes a moment later.
  }
}

/** Whether this browser has resumes, as far as is known without opening its database. */
export function hasDrafts(): boolean {
  try {
    return localStorage.getItem(HAS_DRAFTS) !== null
  } catch {
    return false
  }
}
