import { useMatches } from 'react-router'
import { useVisitor } from '#web/lib/visitor.ts'

/** Route handle: the page is sent without its scripts, which load when the visitor touches a control that needs them. */
export const DEFERRED = { sleeps: true } as const

/** Signed-in users get their pages with scripts: they use the product, and their browser has the scripts cached. */
export const isDeferred = (handles: readonly unknown[], isSignedIn: boolean): boolean =>
  !isSignedIn && handles.some((handle) => (handle as Partial<typeof DEFERRED> | undefined)?.sleeps === true)

/**
 * Whether this page came without its scripts. The same on the server as after hydration; what cannot be told without
 * scripts shows what most people would see, and a button is ready, as pressing it hydrates the page first.
 */
export function useIsDeferred(): boolean {
  const { user } = useVisitor()
  const handles = useMatches().map(({ handle }) => handle)
  return isDeferred(handles, user !== null)
}
