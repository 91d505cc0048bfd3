import { useState } from 'react'
import { useLingui } from '@lingui/react/macro'
import { useRevalidator } from 'react-router'
import { toCallError, errorMessage } from '#web/lib/api/call-error.ts'
import { handleSignedOut } from '#web/lib/api/signed-out.ts'
import { toast } from '#web/lib/toast.ts'

type Reply = { readonly status: number; readonly body: unknown }

/** Asks for a change of a plan, one at a time, and reloads the page's data after it; what was refused is said in a toast. */
export function usePlanChange() {
  const { t } = useLingui()
  const { revalidate } = useRevalidator()
  const [isAsking, setAsking] = useState(false)

  /** The body of the reply; undefined where it was not done. */
  async function ask<R extends Reply>(
    send: () => Promise<R>,
  ): Promise<Extract<R, { status: 200 }>['body'] | undefined> {
    if (isAsking) return undefined
    setAsking(true)
    try {
      const reply = await send()
      if (reply.status !== 200) throw toCallError(reply)
      await revalidate()
      return (reply as Extract<R, { status: 200 }>).body
    } catch (error) {
      if (!handleSignedOut(error))
        toast({ title: t`That didn’t work`, description: errorMessage(error), variant: 'destructive' })
      return undefined
    } finally {
      setAsking(false)
    }
  }

  return { ask, isAsking }
}
