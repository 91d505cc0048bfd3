/**
 * Changes the address of the open page without a navigation, so that the cursor, the text and the steps of undo
 * stay; a reload opens the same resume again. The router's own note in the history entry is kept.
 */
export function replaceUrl(path: string): void {
  window.history.replaceState(window.history.state, '', path)
}

/** The position of the open page in the history, as the router has noted it. */
export const historyIndex = (): unknown => (window.history.state as { idx?: number } | null)?.idx

export const localResumeUrl = (id: number): string => `/resume-builder?local=${id}`
export const resumeUrl = (id: number): string => `/resume-builder/${id}`
/** A resume in which nothing but its template has been chosen yet. */
export const newResumeUrl = (templateId: number | null): string =>
  templateId === null ? '/resume-builder' : `/resume-builder?template=${templateId}`
