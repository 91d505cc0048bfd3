import { useState } from 'react'
import { useLingui } from '@lingui/react/macro'
import { useNavigate } from 'react-router'
import { saveCoachNegotiation, type NegotiationRecord } from '#shared/contract/coach-negotiations.ts'
import { storeNegotiation } from '#web/features/coach/negotiation/negotiation-storage.ts'
import { toCallError, errorMessage } from '#web/lib/api/call-error.ts'
import { call } from '#web/lib/api/call.ts'
import { handleSignedOut } from '#web/lib/api/signed-out.ts'
import { toast } from '#web/lib/toast.ts'

/** Keeps a talk that is over, and forgets it here once the account has it. */
export function useSaveNegotiation(owner: string) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const [isKeeping, setKeeping] = useState(false)
  const [trouble, setTrouble] = useState<string | null>(null)

  async function keep(record: NegotiationRecord): Promise<void> {
    if (isKeeping) return
    setKeeping(true)
    setTrouble(null)
    try {
      const reply = await call(saveCoachNegotiation, { body: record })
      if (reply.status !== 201) throw toCallError(reply)
      if (reply.body.removed !== null) toast({ title: t`Your oldest negotiation was deleted to make room` })
      await navigate(`/interview-prep/negotiation?shown=${reply.body.negotiation.id}`, { replace: true })
      storeNegotiation(owner, null)
    } catch (error) {
      if (!handleSignedOut(error)) setTrouble(errorMessage(error))
    } finally {
      setKeeping(false)
    }
  }
  return { isKeeping, trouble, keep }
}
