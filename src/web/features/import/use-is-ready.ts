import { useIsDeferred } from '#web/delivery/deferred-hydration/deferred-route.ts'
import { useHydrated } from '#web/lib/use-hydrated.ts'

/** Only scripts can read a file or text here: before they run there is nothing to press. */
export function useIsReady(): boolean {
  const isHydrated = useHydrated()
  return useIsDeferred() || isHydrated
}
