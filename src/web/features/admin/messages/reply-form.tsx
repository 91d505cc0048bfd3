import { useState, type SyntheticEvent } from 'react'
import { Trans, useLingui } from '@lingui/react/macro'
import { Send } from 'lucide-react'
import { useRevalidator } from 'react-router'
import { REPLY_MAX, replyToMessage, type AdminMessage } from '#shared/contract/admin-lists.ts'
import { saveReplyDraft, useReplyDraft } from '#web/features/admin/messages/reply-drafts.ts'
import { toCallError, errorMessage } from '#web/lib/api/call-error.ts'
import { call } from '#web/lib/api/call.ts'
import { isSignedOut } from '#web/lib/api/signed-out.ts'
import { toast } from '#web/lib/toast.ts'
import { useVisitor } from '#web/lib/visitor.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { NoscriptNotice } from '#web/ui/noscript-notice.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Textarea } from '#web/ui/textarea.tsx'

/** Emails a reply. The text is kept until the server has it, whatever happens in between. */
export function ReplyForm({ message, onReplied }: { message: AdminMessage; onReplied: () => void }) {
  const { t, i18n } = useLingui()
  const { id, email, replied } = message
  const { sendsMail } = useVisitor()
  const { revalidate } = useRevalidator()
  const reply = useReplyDraft(id)
  const [state, setState] = useState<{ is: 'idle' | 'sending' } | { is: 'failed'; because: string }>({ is: 'idle' })
  const isSending = state.is === 'sending'
  const isBlank = reply.trim() === ''

  /** The button is disabled while the reply is blank or being sent. */
  async function send(event: SyntheticEvent): Promise<void> {
    event.preventDefault()
    setState({ is: 'sending' })
    try {
      const answer = await call(replyToMessage, { params: { id: String(id) }, body: { reply } })
      if (answer.status !== 200) throw toCallError(answer)
      saveReplyDraft(id, '')
      toast(
        sendsMail
          ? { title: t`Reply sent`, description: t`Your reply has been sent successfully.` }
          : { title: t`Reply saved`, description: t`It’s in the outbox and will be sent once email is set up.` },
      )
      onReplied()
      setState({ is: 'idle' })
    } catch (error) {
      const hasEnded = isSignedOut(error)
      const because = hasEnded
        ? t`Your admin session has ended. Sign in again to send your reply. It’s saved in this tab.`
        : errorMessage(error)
      toast({ title: t`Reply not sent`, description: because, variant: 'destructive' })
      setState({ is: 'failed', because })
      // The reload finds that the session has ended and redirects to sign-in.
      if (hasEnded) await revalidate()
    }
  }

  return (
    <form onSubmit={(event) => void send(event)} className="grid gap-3">
      <NoscriptNotice />
      <Field
        label={replied ? <Trans>Another reply</Trans> : <Trans>Your reply</Trans>}
        hint={
          sendsMail ? (
            <Trans>Emailed to {email}, with their message quoted below it.</Trans>
          ) : (
            <Trans>Email isn’t set up yet, so your reply to {email} will wait in the outbox.</Trans>
          )
        }
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
        <Notice tone="bad" title={<Trans>Your reply wasn’t sent, but it’s still here</Trans>}>
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
