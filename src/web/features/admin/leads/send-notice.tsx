import { useState } from 'react'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Send } from 'lucide-react'
import { sendNotice, type Topic } from '#shared/contract/newsletter.ts'
import { useAdminAction } from '#web/features/admin/use-admin-action.ts'
import { toCallError } from '#web/lib/api/call-error.ts'
import { call } from '#web/lib/api/call.ts'
import { toast } from '#web/lib/toast.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'

/** Emails the one announcement of a list, after showing how many people get it. */
export function SendNotice({ topic, name, recipients }: { topic: Topic; name: string; recipients: number }) {
  const { t, i18n } = useLingui()
  const { act, acting } = useAdminAction()
  const [isOpen, setOpen] = useState(false)
  const send = () =>
    act('send', async () => {
      const reply = await call(sendNotice, { params: { topic } })
      if (reply.status !== 202) throw toCallError(reply)
      const count = i18n.number(reply.body.recipients)
      toast({ title: t`Announcement queued`, description: t`Emails to ${count} addresses are in the outbox.` })
    })
  return (
    <>
      <Button size="small" loading={acting !== null} onClick={() => setOpen(true)}>
        {acting === null && <Send aria-hidden />}
        <Trans>Send announcement</Trans>
        <span className="sr-only">{name}</span>
      </Button>
      <ConfirmDialog
        open={isOpen}
        onOpenChange={setOpen}
        look="primary"
        title={<Trans>Send the “{name}” announcement?</Trans>}
        description={
          <>
            <Plural
              value={recipients}
              one="# address gets an email saying that the feature is ready."
              other="# addresses get an email saying that the feature is ready."
            />{' '}
            <Trans>You can only send it once, and you can’t undo it.</Trans>
          </>
        }
        confirmLabel={<Trans>Send announcement</Trans>}
        onConfirm={() => void send()}
      />
    </>
  )
}
