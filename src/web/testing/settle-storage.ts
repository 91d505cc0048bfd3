/** The fake IndexedDB takes a few turns for each transaction. More than any test writes at once. */
const TURNS = 40

// Tests run in Node, whose timers the fake ones of a test leave alone.
declare const setImmediate: (task: () => void) => void

/** Lets everything that was written to IndexedDB arrive, without waiting for timers. */
export async function settleStorage(): Promise<void> {
  for (let turn = 0; turn < TURNS; turn += 1)
    // Each turn follows the one before.
    // oxlint-disable-next-line no-await-in-loop
    await new Promise<void>((resolve) => setImmediate(resolve))
}
