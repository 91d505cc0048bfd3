import { useState, type SyntheticEvent } from 'react'
import { Trans, useLingui } from '@lingui/react/macro'
import { Send } from 'lucide-react'
import { REPLY_MAX, replyToMessage, type AdminMessage } from '#shared/contract/admin-lists.ts'
import { saveReplyDraft, useReplyDraft } from '#web/features/admin/messages/reply-drafts.ts'
import { toCallError, errorMessage } from '#web/lib/api/call-error.ts'
import { call } from '#web/lib/api/call.ts'
import { toast } from '#web/lib/toast.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { NoscriptNotice } from '#web/ui/noscript-notice.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Textarea } from '#web/ui/textarea.tsx'

/** Takes an answer and emails it. What is written stays until the server has it, whatever happens in between. */
export function ReplyForm({ message, onReplied }: { message: AdminMessage; onReplied: () => void }) {
  const { t, i18n } = useLingui()
  const { id, email, replied } = message
  const reply = useReplyDraft(id)
  const [state, setState] = useState<{ is: 'idle' | 'sending' } | { is: 'failed'; because: string }>({ is: 'idle' })
  const isSending = state.is === 'sending'
  const isBlank = reply.trim() === ''

  /** Its button, the only way to send, takes no click while there is nothing to send or it is being sent. */
  async function send(event: SyntheticEvent): Promise<void> {
    event.preventDefault()
    setState({ is: 'sending' })
    try {
      const answer = await call(replyToMessage, { params: { id: String(id) }, body: { reply } })
      if (answer.status !== 200) throw toCallError(answer)
      saveReplyDraft(id, '')
      toast({ title: t`Reply sent`, description: t`Your reply has been sent successfully.` })
      onReplied()
      setState({ is: 'idle' })
    } catch (error) {
      const because = errorMessage(error)
      toast({ title: t`Reply not sent`, description: because, variant: 'destructive' })
      setState({ is: 'failed', because })
    }
  }

  return (
    <form onSubmit={(event) => void send(event)} className="grid gap-3">
      <NoscriptNotice />
      <Field
        label={replied ? <Trans>Another reply</Trans> : <Trans>Your reply</Trans>}
        hint={<Trans>Goes to {email} by mail, with their message below it.</Trans>}
        aside={`${i18n.number(reply.length)} / ${i18n.number(REPLY_MAX)}`}
      >
        <Textarea
          rows={6}
          maxLength={REPLY_MAX}
          value={reply}
          readOnly={isSending}
          onChange={(event) => saveReplyDraft(id, event.target.value)}
        />
      </Field>
      {state.is === 'failed' && (
        <Notice tone="bad" title={<Trans>Your reply was not sent, and is kept here</Trans>}>
          {state.because}
        </Notice>
      )}
      <Button type="submit" look="primary" disabled={isBlank} loading={isSending} className="justify-self-start">
        {!isSending && <Send aria-hidden />}
        {isSending ? <Trans>Sending…</Trans> : <Trans>Send reply</Trans>}
      </Button>
    </form>
  )
}
