import { msg } from '@lingui/core/macro'
import { SIGN_UP_REDIRECT } from '#web/lib/delays.ts'
import { translate } from '#web/lib/i18n.ts'
import { toast } from '#web/lib/toast.ts'

let leaving: ReturnType<typeof setTimeout> | undefined

/** Says that buying needs an account, and leads to one and from there to `next`, a path of this site; of two choices to the last. */
export function requireSignUp(next: string): void {
  toast({
    title: translate(msg`Sign Up Required`),
    description: translate(msg`Please create an account to subscribe to a plan.`),
  })
  clearTimeout(leaving)
  leaving = setTimeout(
    () => location.assign(`/api/login?tab=sign-up&next=${encodeURIComponent(next)}`),
    SIGN_UP_REDIRECT,
  )
}
