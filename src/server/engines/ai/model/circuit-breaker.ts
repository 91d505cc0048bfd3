export type CircuitBreaker = ReturnType<typeof createCircuitBreaker>
/** Leave to ask; says how it went, since others may wait for it; what is said first counts. */
export type Permit = {
  readonly reached: () => void
  readonly failed: () => void
  /** It was not asked after all, or nobody knows how it went. */
  readonly unknown: () => void
}

const FAILURES = 5
const WINDOW = 60_000
const REST = 60_000

/** Asks nobody who does not answer: after five failures within a minute nobody for a minute, then one to see. */
export function createCircuitBreaker({ clock }: { readonly clock: () => Date }) {
  let failures: number[] = []
  let openUntil: number | null = null
  let isTrying = false

  const now = () => clock().getTime()
  function fail(wasTrial: boolean): void {
    failures = [...failures.filter((at) => at > now() - WINDOW), now()]
    if (!wasTrial && failures.length < FAILURES) return
    openUntil = now() + REST
    failures = []
  }

  return {
    /** Null while nobody is to be asked. */
    pass(): Permit | null {
      const isTrial = openUntil !== null
      if (openUntil !== null && (isTrying || now() < openUntil)) return null
      isTrying = isTrial
      let isSaid = false
      const done = (note: () => void) => () => {
        if (isSaid) return
        isSaid = true
        if (isTrial) isTrying = false
        note()
      }
      return {
        reached: done(() => {
          if (isTrial) openUntil = null
        }),
        failed: done(() => fail(isTrial)),
        unknown: done(() => {}),
      }
    },
  }
}
