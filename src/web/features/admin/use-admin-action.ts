import { useState } from 'react'
import { useLingui } from '@lingui/react/macro'
import { useRevalidator } from 'react-router'
import { CallError, errorMessage } from '#web/lib/api/call-error.ts'
import { toast } from '#web/lib/toast.ts'

/** Whether what was asked for has been done; a failure has been shown already. */
export type AdminAction = (name: string, run: () => Promise<unknown>) => Promise<boolean>

/** Does things at the server one at a time, tells what failed, and brings the page up to date. */
export function useAdminAction(): { act: AdminAction; acting: string | null } {
  const { t } = useLingui()
  const { revalidate } = useRevalidator()
  const [acting, setActing] = useState<string | null>(null)

  async function act(name: string, run: () => Promise<unknown>): Promise<boolean> {
    setActing(name)
    const failure = await run().then(
      () => undefined,
      (error: unknown) => ({ error }),
    )
    if (failure) toast({ title: t`Error`, description: errorMessage(failure.error), variant: 'destructive' })
    // After a refusal too: someone else may have done it, or the session may have ended. Who cannot be reached now is
    // not asked again.
    if (!failure || (failure.error instanceof CallError && failure.error.status < 500)) await revalidate()
    setActing(null)
    return !failure
  }
  return { act, acting }
}
