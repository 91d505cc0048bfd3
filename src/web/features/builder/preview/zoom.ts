/** A share of the paper's real size, or as wide as its pane. */
export type ZoomChoice = number | 'fit'

export const MIN_ZOOM = 0.5
export const MAX_ZOOM = 2
/** localStorage key of what was chosen in this browser. */
export const ZOOM_KEY = 'preview-zoom'
/** With as many pages there are pictures of them, for which the pane keeps room. */
export const STRIP_FROM = 3

/** Null where nothing was chosen yet. */
export function rememberedZoom(): ZoomChoice | null {
  try {
    const kept = localStorage.getItem(ZOOM_KEY)
    if (kept === 'fit') return kept
    const zoom = Number(kept)
    return zoom >= MIN_ZOOM && zoom <= MAX_ZOOM ? zoom : null
  } catch {
    return null
  }
}
