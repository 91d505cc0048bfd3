/** Multipliers of the space between blocks, of line height and of type size. */
export type Fit = { readonly gap: number; readonly leading: number; readonly scale: number }
export type Fitted = { readonly fit: Fit; readonly pages: number; readonly reached: boolean }

const LOOSEST: Fit = { gap: 1.35, leading: 1.06, scale: 1.06 }
const TIGHTEST: Fit = { gap: 0.4, leading: 0.92, scale: 0.88 }
/** Seven bisections after the first layout: finer than visible. */
const BISECTIONS = 7

/** The setting at `t`, from 0 (loosest) to 1 (the tightest that still reads well). */
export function fitAt(t: number): Fit {
  const between = (key: keyof Fit) => Number((LOOSEST[key] + (TIGHTEST[key] - LOOSEST[key]) * t).toFixed(4))
  return { gap: between('gap'), leading: between('leading'), scale: between('scale') }
}

/**
 * Finds the loosest setting with at most `wanted` pages. Yields a setting to lay out, receives its number of pages, and
 * returns the result; `reached` is false if even the tightest setting is longer.
 */
export function* fitSearch(wanted: number): Generator<Fit, Fitted, number> {
  let best: Fitted = { fit: fitAt(1), pages: yield fitAt(1), reached: false }
  if (best.pages > wanted) return best
  let [loose, tight] = [0, 1]
  for (let step = 0; step < BISECTIONS; step++) {
    // The first layout is the loosest, which is often enough.
    const t = step === 0 ? 0 : (loose + tight) / 2
    const pages = yield fitAt(t)
    if (pages <= wanted) [tight, best] = [t, { fit: fitAt(t), pages, reached: true }]
    else loose = t
    if (t === 0 && pages <= wanted) break
  }
  return { ...best, reached: true }
}

/** A rule that applies a setting where no browser does; comes after the design. */
export const fitSheet = (fit: Fit): string =>
  `.doc,.page{${Object.entries(fitProperties(fit))
    .map(([name, value]) => `${name}:${value}`)
    .join(';')}}\n`

/** The custom properties that apply a setting to the page. */
export const fitProperties = (fit: Fit): Readonly<Record<string, string>> => ({
  '--gap': String(fit.gap),
  '--leading': String(fit.leading),
  '--scale': String(fit.scale),
})
