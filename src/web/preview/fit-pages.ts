import { fitAt, fitProperties, fitSearch, type Fit, type Fitted } from '#shared/template/fit.ts'

/** Lays out and tells the pages. */
export type CountPages = () => number

/** The search halves until it has looked at neighbours of a 64th, so it ends at one of these settings. */
const STEPS = 64

/** Spacing as the print sets it; `null` takes it away. */
export function applyFit(doc: HTMLElement, fit: Fit | null): void {
  for (const [name, value] of Object.entries(fitProperties(fit ?? fitAt(0))))
    if (fit) doc.style.setProperty(name, value)
    else doc.style.removeProperty(name)
}

/** The print's own search, step by step; leaves what it found in place. */
export function fitFully(wanted: number, doc: HTMLElement, count: CountPages): Fitted {
  const search = fitSearch(wanted)
  let step = search.next()
  while (!step.done) {
    applyFit(doc, step.value)
    step = search.next(count())
  }
  applyFit(doc, step.value.fit)
  return step.value
}

/**
 * The same answer for less while someone types. Where the setting found before still fits and the next roomier one
 * still does not, the search would end there too, as long as tighter never takes more pages. A resume in which it does
 * is found out by a full search once the typing pauses.
 */
export function fitNear(wanted: number, doc: HTMLElement, count: CountPages, before: Fitted | null): Fitted {
  if (!before) return fitFully(wanted, doc, count)
  let placed = NaN
  const pagesAt = (step: number) => {
    applyFit(doc, fitAt(step / STEPS))
    placed = step
    return count()
  }
  const found = before.reached
    ? edgeNear(stepOf(before.fit), (step) => pagesAt(step) <= wanted)
    : pagesAt(STEPS) > wanted && STEPS
  if (found === false) return fitFully(wanted, doc, count)
  const pages = placed === found ? count() : pagesAt(found)
  return { fit: fitAt(found / STEPS), pages, reached: before.reached }
}

/** The roomiest setting that fits, if it is the one before or one beside it. Ends at the likeliest, which stays in place. */
function edgeNear(before: number, fits: (step: number) => boolean): number | false {
  if (before === 0) return fits(0) ? 0 : fits(1) && 1
  if (fits(before - 1)) return (before === 1 || !fits(before - 2)) && before - 1
  if (fits(before)) return before
  return before < STEPS && fits(before + 1) && before + 1
}

function stepOf({ gap }: Fit): number {
  const [roomy, tight] = [fitAt(0).gap, fitAt(1).gap]
  return Math.round(((roomy - gap) / (roomy - tight)) * STEPS)
}
