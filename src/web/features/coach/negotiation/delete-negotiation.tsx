import { useState } from 'react'
import { Trans, useLingui } from '@lingui/react/macro'
import { Trash2 } from 'lucide-react'
import { useNavigate } from 'react-router'
import { deleteCoachNegotiation } from '#shared/contract/coach-negotiations.ts'
import { toCallError, errorMessage } from '#web/lib/api/call-error.ts'
import { call } from '#web/lib/api/call.ts'
import { handleSignedOut } from '#web/lib/api/signed-out.ts'
import { toast } from '#web/lib/toast.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'

/** Deletes a kept talk once that was confirmed, and leads back to the others. */
export function DeleteNegotiation({ id }: { id: number }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const [isAsking, ask] = useState(false)

  async function handleDelete() {
    try {
      const reply = await call(deleteCoachNegotiation, { params: { id: String(id) } })
      // One that is gone already is as good.
      if (reply.status !== 200 && reply.status !== 404) throw toCallError(reply)
      toast({ title: t`Negotiation deleted` })
      await navigate('/interview-prep/negotiation')
    } catch (error) {
      if (handleSignedOut(error)) return
      toast({ title: t`Error`, description: errorMessage(error), variant: 'destructive' })
    }
  }
  return (
    <>
      <Button look="quiet" onClick={() => ask(true)}>
        <Trash2 aria-hidden />
        <Trans>Delete</Trans>
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={ask}
        title={<Trans>Delete this negotiation?</Trans>}
        description={<Trans>This deletes the conversation and your figures. You can’t undo it.</Trans>}
        confirmLabel={<Trans>Delete negotiation</Trans>}
        onConfirm={() => void handleDelete()}
      />
    </>
  )
}
