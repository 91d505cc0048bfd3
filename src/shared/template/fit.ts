/** Multipliers of the space between blocks, of line height and of type size. */
export type Fit = { readonly gap: number; readonly leading: number; readonly scale: number }
export type Fitted = { readonly fit: Fit; readonly pages: number; readonly reached: boolean }

const ROOMY: Fit = { gap: 1.35, leading: 1.06, scale: 1.06 }
const TIGHT: Fit = { gap: 0.4, leading: 0.92, scale: 0.88 }
/** Seven halvings after the first look: finer than a reader sees. */
const HALVINGS = 7

/** The setting at `t`, from 0 (roomy) to 1 (the tightest that still reads well). */
export function fitAt(t: number): Fit {
  const between = (key: keyof Fit) => Number((ROOMY[key] + (TIGHT[key] - ROOMY[key]) * t).toFixed(4))
  return { gap: between('gap'), leading: between('leading'), scale: between('scale') }
}

/**
 * Looks for the roomiest setting that takes at most `wanted` pages. Yields a setting to lay out, is
 * sent the pages it took, and returns what it found; `reached` is false when even the tightest is longer.
 */
export function* fitSearch(wanted: number): Generator<Fit, Fitted, number> {
  let best: Fitted = { fit: fitAt(1), pages: yield fitAt(1), reached: false }
  if (best.pages > wanted) return best
  let [roomy, tight] = [0, 1]
  for (let step = 0; step < HALVINGS; step++) {
    // The first look is at the roomiest, which is often enough.
    const t = step === 0 ? 0 : (roomy + tight) / 2
    const pages = yield fitAt(t)
    if (pages <= wanted) [tight, best] = [t, { fit: fitAt(t), pages, reached: true }]
    else roomy = t
    if (t === 0 && pages <= wanted) break
  }
  return { ...best, reached: true }
}

/** The custom properties that carry a setting to the page. */
export const fitProperties = (fit: Fit): Readonly<Record<string, string>> => ({
  '--gap': String(fit.gap),
  '--leading': String(fit.leading),
  '--scale': String(fit.scale),
})
