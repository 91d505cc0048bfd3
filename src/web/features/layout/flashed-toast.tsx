import { useEffect } from 'react'
import { useLingui } from '@lingui/react/macro'
import { takeFlash } from '#web/lib/flash.ts'
import { toast } from '#web/lib/toast.ts'

/** Says what the page before left to be said here. */
export function FlashedToast() {
  const { t } = useLingui()
  useEffect(() => {
    const flash = takeFlash()
    if (flash === 'welcome') toast({ title: t`Welcome back!`, description: t`You've been successfully logged in.` })
    if (flash === 'account-created')
      toast({ title: t`Account created!`, description: t`You've been automatically logged in.` })
  }, [t])
  return null
}
