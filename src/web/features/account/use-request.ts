import { useState } from 'react'
import { useLingui } from '@lingui/react/macro'
import { CallError, toCallError, errorMessage } from '#web/lib/api/call-error.ts'
import { handleSignedOut } from '#web/lib/api/signed-out.ts'
import { toast } from '#web/lib/toast.ts'

type Reply = { readonly status: number; readonly body: unknown }

/** Sends a small form. A refusal is shown in a toast and beside its field; what was typed stays. */
export function useRequest() {
  const { t } = useLingui()
  const [isSending, setSending] = useState(false)
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})

  /** True when it was done. */
  async function ask(send: () => Promise<Reply>): Promise<boolean> {
    setSending(true)
    setErrors({})
    try {
      const reply = await send()
      if (reply.status >= 300) throw toCallError(reply)
      return true
    } catch (error) {
      if (handleSignedOut(error)) return false
      setErrors((error instanceof CallError && error.problem?.fields) || {})
      toast({ title: t`That didn’t work`, description: errorMessage(error), variant: 'destructive' })
      return false
    } finally {
      setSending(false)
    }
  }

  return { ask, isSending, errors }
}
