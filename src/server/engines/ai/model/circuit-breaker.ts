export type CircuitBreaker = ReturnType<typeof createCircuitBreaker>
/** Leave to make one call. The first outcome reported counts. */
export type Permit = {
  readonly succeed: () => void
  readonly fail: () => void
  /** No call was made, or its outcome is unknown. */
  readonly release: () => void
}

const FAILURES = 5
const WINDOW_MS = 60_000
const OPEN_MS = 60_000

/**
 * Stops calls to a service that is down: five failures within a minute open the circuit for a minute, then one trial
 * call decides. Not cockatiel: there a trial whose outcome is unknown, as when its visitor left, counts as a success, and
 * other calls wait for the trial instead of being refused at once.
 */
export function createCircuitBreaker({ clock }: { readonly clock: () => Date }) {
  let failures: number[] = []
  let openUntil: number | null = null
  let isTrialRunning = false

  const now = () => clock().getTime()

  function countFailure(isTrial: boolean): void {
    failures = [...failures.filter((at) => at > now() - WINDOW_MS), now()]
    if (!isTrial && failures.length < FAILURES) return
    openUntil = now() + OPEN_MS
    failures = []
  }

  return {
    /** Null while no call may be made. */
    tryAcquire(): Permit | null {
      const isTrial = openUntil !== null
      if (openUntil !== null && (isTrialRunning || now() < openUntil)) return null
      isTrialRunning = isTrial
      let isReported = false
      const report = (act: () => void) => () => {
        if (isReported) return
        isReported = true
        if (isTrial) isTrialRunning = false
        act()
      }
      return {
        succeed: report(() => {
          if (isTrial) openUntil = null
        }),
        fail: report(() => countFailure(isTrial)),
        release: report(() => {}),
      }
    },
  }
}
