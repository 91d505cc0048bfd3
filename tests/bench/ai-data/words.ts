/*
 * Words of which one is enough, for what a good editor says in many ways. Wording may vary; facts stand in the cases.
 */

const words = (listed: string): readonly string[] => listed.split(', ')

/** Something new was made. */
export const MADE: readonly string[] = words(
  'made, built, created, developed, designed, set up, introduced, wrote, drew up, put together, established, produced, prepared, built up, setting up, building, creating, introducing, writing, designing, making, launched, started, drafted, devised, implemented',
)

/** People or work were led, by whatever right was claimed. */
export const LED: readonly string[] = words(
  'led, managed, ran, headed, supervised, oversaw, in charge of, looked after, directed, leading, managing, running, coordinated, lead, manage, run, supervise, oversee, headed up, put in charge of, took over',
)

/** A number went down, or was brought down: the case itself bars a claim of cause. */
export const WENT_DOWN: readonly string[] = words(
  'cut, reduced, lowered, brought, shaved, decreased, trimmed, dropped, fell, down, shortened, drop, went, reducing, cutting, lowering, bringing, saving, shortening, shrank, declined, instead of, saved, from, to, halved',
)

/** A number went up, or was brought up. */
export const WENT_UP: readonly string[] = words(
  'increased, raised, grew, rose, up, improved, lifted, boosted, went, growing, raising, increasing, improving, grow, gained, rise, from, to',
)

/** Somebody was taught. */
export const TRAINED: readonly string[] = words(
  'trained, taught, onboarded, mentored, coached, instructed, showed, training, teaching, train, inducted, tutored, introduced, mentoring, coaching, teach',
)

/** Something broken was mended. */
export const REPAIRED: readonly string[] = words(
  'fixed, repaired, mended, restored, replaced, solved, overhauled, fixing, repairing, replacing',
)

/** A number that was said to be inexact must stay so: 'about 40' is neither '40' nor 'over 40'. */
export const about = (number: string): readonly string[] =>
  ['about', 'around', 'approximately', 'roughly', 'some'].map((word) => `${word} ${number}`)
