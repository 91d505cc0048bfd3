import { useState } from 'react'
import { useLingui } from '@lingui/react/macro'
import { useRevalidator } from 'react-router'
import { CallError, errorMessage } from '#web/lib/api/call-error.ts'
import { toast } from '#web/lib/toast.ts'

/** Resolves with whether the action succeeded; a failure has already been shown. */
export type AdminAction = (name: string, run: () => Promise<unknown>) => Promise<boolean>

/** Runs actions on the server one at a time, shows failures, and reloads the page data. */
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
    // After a refusal too: someone else may have done it, or the session may have ended. A server that does not respond
    // is not asked again.
    if (!failure || (failure.error instanceof CallError && failure.error.status < 500)) await revalidate()
    setActing(null)
    return !failure
  }
  return { act, acting }
}
