import { msg } from '@lingui/core/macro'
import { SIGNED_OUT_REDIRECT } from '#web/lib/delays.ts'
import { translate } from '#web/lib/i18n.ts'
import { toast } from '#web/lib/toast.ts'

/** Whether an error says that the session has ended. */
export const isSignedOut = (error: unknown): boolean =>
  error instanceof Error && error.message.startsWith('401:') && error.message.includes('Unauthorized')

/** Says that the visitor is logged out and leads to the sign-in page, which leads back here. */
export function redirectToSignIn(next: string = location.pathname + location.search): void {
  toast({
    title: translate(msg`Unauthorized`),
    description: translate(msg`You are logged out. Logging in again...`),
    variant: 'destructive',
  })
  setTimeout(() => location.assign(`/api/login?next=${encodeURIComponent(next)}`), SIGNED_OUT_REDIRECT)
}

/** Deals with an error if it says that the session has ended; true when it did. */
export function handleSignedOut(error: unknown): boolean {
  if (!isSignedOut(error)) return false
  redirectToSignIn()
  return true
}
