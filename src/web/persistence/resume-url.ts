/**
 * Changes the address of the open page without a navigation, so that the cursor, the text and the steps of undo
 * stay; a reload opens the same resume again. The router's own note in the history entry is kept.
 */
export function replaceUrl(path: string): void {
  window.history.replaceState(window.history.state, '', path)
}

/** What a query parameter of the address asks for, or null. It asks once: a reload of the page does not ask again. */
export function takeParameter(name: string): string | null {
  const url = new URL(location.href)
  const value = url.searchParams.get(name)
  if (value === null) return null
  url.searchParams.delete(name)
  replaceUrl(url.pathname + url.search)
  return value
}

/** The position of the open page in the history, as the router has noted it. */
export const historyIndex = (): unknown => (window.history.state as { idx?: number } | null)?.idx

export const localResumeUrl = (id: number): string => `/resume-builder?local=${id}`
export const resumeUrl = (id: number): string => `/resume-builder/${id}`
/** A resume in which nothing but its template has been chosen yet. */
export const newResumeUrl = (templateId: number | null): string =>
  templateId === null ? '/resume-builder' : `/resume-builder?template=${templateId}`
