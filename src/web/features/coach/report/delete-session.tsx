import { useState } from 'react'
import { Trans, useLingui } from '@lingui/react/macro'
import { Trash2 } from 'lucide-react'
import { useNavigate } from 'react-router'
import { deleteCoachSession, type CoachSession } from '#shared/contract/coach.ts'
import { removeAnswerDraft } from '#web/features/coach/answer-drafts.ts'
import { toCallError, errorMessage } from '#web/lib/api/call-error.ts'
import { call } from '#web/lib/api/call.ts'
import { handleSignedOut } from '#web/lib/api/signed-out.ts'
import { toast } from '#web/lib/toast.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'

/** Deletes a session with its answers, those started in this browser too, once that was confirmed. */
export function DeleteSession({ session: { id, asked } }: { session: CoachSession }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const [isAsking, ask] = useState(false)

  async function handleDelete() {
    try {
      const reply = await call(deleteCoachSession, { params: { id: String(id) } })
      // One that is gone already is as good.
      if (reply.status !== 200 && reply.status !== 404) throw toCallError(reply)
      for (const question of asked) removeAnswerDraft({ sessionId: id, questionId: question.id })
      toast({ title: t`Session deleted` })
      await navigate('/interview-prep')
    } catch (error) {
      if (handleSignedOut(error)) return
      toast({ title: t`Error`, description: errorMessage(error), variant: 'destructive' })
    }
  }
  return (
    <>
      <Button size="small" look="quiet" onClick={() => ask(true)}>
        <Trash2 aria-hidden />
        <Trans>Delete</Trans>
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={ask}
        title={<Trans>Delete this session?</Trans>}
        description={<Trans>This deletes its answers and feedback. You can’t undo it.</Trans>}
        confirmLabel={<Trans>Delete session</Trans>}
        onConfirm={() => void handleDelete()}
      />
    </>
  )
}
