type Options<T> = {
  /** What to give instead when time is up, or what to throw. */
  readonly onTimeout: () => T
  /** Gets a result that came too late, so that it can be closed. */
  readonly onLate?: (result: T) => void
}

/** Waits for the work, but no longer than `ms` milliseconds. The work itself goes on. */
export async function withTimeout<T>(
  work: Promise<T>,
  ms: number,
  { onTimeout, onLate = () => {} }: Options<T>,
): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const timeout = new Promise<typeof TIMED_OUT>((resolve) => {
    timer = setTimeout(resolve, ms, TIMED_OUT)
  })
  try {
    const first = await Promise.race([work, timeout])
    if (first !== TIMED_OUT) return first
  } finally {
    clearTimeout(timer)
  }
  work.then(onLate, () => undefined)
  return onTimeout()
}

const TIMED_OUT = Symbol('timed out')
