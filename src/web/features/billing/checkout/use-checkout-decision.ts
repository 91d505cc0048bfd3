import { useRef, useState } from 'react'
import { useLingui } from '@lingui/react/macro'
import { useRevalidator } from 'react-router'
import { CallError, OfflineError, toCallError, errorMessage } from '#web/lib/api/call-error.ts'
import { handleSignedOut } from '#web/lib/api/signed-out.ts'
import { toast } from '#web/lib/toast.ts'

type Reply = { readonly status: number; readonly body: unknown }

/**
 * Sends one decision at a time, by its name, and reloads the page's data after it. A refusal is shown in a toast
 * and beside the buttons; the purchase is unchanged, or its current state is shown.
 */
export function useCheckoutDecision() {
  const { t } = useLingui()
  const { revalidate } = useRevalidator()
  const [running, setRunning] = useState<string | null>(null)
  const told = useRef<ReturnType<typeof toast>>(undefined)
  const [problem, setProblem] = useState<string | null>(null)

  /** True when it was done. */
  async function decide(name: string, send: () => Promise<Reply>): Promise<boolean> {
    if (running) return false
    setRunning(name)
    setProblem(null)
    told.current?.dismiss()
    try {
      const reply = await send()
      if (reply.status !== 200) throw toCallError(reply)
      await revalidate()
      return true
    } catch (error) {
      if (handleSignedOut(error)) return false
      const isKnown = (error instanceof CallError && error.problem) || error instanceof OfflineError
      const description = isKnown ? errorMessage(error) : t`Failed to create payment session. Please try again.`
      setProblem(description)
      told.current = toast({ title: t`Payment Error`, description, variant: 'destructive' })
      // What the page shows does not hold any more: its amount, or that there is something to decide.
      if (error instanceof CallError && [404, 409].includes(error.status)) await revalidate()
      return false
    } finally {
      setRunning(null)
    }
  }

  return { running, problem, decide }
}
