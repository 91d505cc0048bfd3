import { Trans, useLingui } from '@lingui/react/macro'
import { sendEmailConfirmation } from '#shared/contract/security.ts'
import { useRequest } from '#web/features/account/use-request.ts'
import { call } from '#web/lib/api/call.ts'
import { toast } from '#web/lib/toast.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'

/** Shown until the email address is confirmed. */
export function ConfirmEmailNotice({ email }: { email: string }) {
  const { t } = useLingui()
  const { ask, isSending } = useRequest()
  const handleSend = async () => {
    if (await ask(() => call(sendEmailConfirmation)))
      toast({ title: t`Email sent`, description: t`Open the link in the email to confirm your address.` })
  }
  return (
    <Notice tone="warn" title={<Trans>Your email address isn’t confirmed yet</Trans>}>
      <p className="mb-3">
        <Trans>We sent an email to {email}. Open the link in it so you can always get back into your account.</Trans>
      </p>
      <Button size="small" loading={isSending} onClick={() => void handleSend()}>
        <Trans>Resend email</Trans>
      </Button>
    </Notice>
  )
}
