import { useEffect } from 'react'
import { useLingui } from '@lingui/react/macro'
import { takeFlashMessage } from '#web/lib/flash-message.ts'
import { toast } from '#web/lib/toast.ts'

/** Shows the message that the previous page left for this one. */
export function FlashToast() {
  const { t } = useLingui()
  useEffect(() => {
    const flash = takeFlashMessage()
    if (flash === 'welcome') toast({ title: t`Welcome back!`, description: t`You've been successfully logged in.` })
    if (flash === 'account-created')
      toast({ title: t`Account created!`, description: t`You've been automatically logged in.` })
    if (flash === 'password-set') toast({ title: t`Password changed`, description: t`Sign in with your new password.` })
    if (flash === 'settings-saved') toast({ title: t`Settings Saved`, description: t`Your changes are saved.` })
    if (flash === 'account-deleted')
      toast({
        title: t`Account deleted`,
        description: t`Your resumes, profile, and settings are deleted too.`,
      })
    if (flash === 'admin-entered')
      toast({ title: t`Admin Access Granted`, description: t`Welcome to the admin dashboard` })
  }, [t])
  return null
}
