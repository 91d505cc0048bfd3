import { useState, type FormEvent } from 'react'
import { Trans, useLingui } from '@lingui/react/macro'
import { Send } from 'lucide-react'
import { sendTestMail } from '#shared/contract/admin.ts'
import { useAdminAction } from '#web/features/admin/use-admin-action.ts'
import { toCallError } from '#web/lib/api/call-error.ts'
import { call } from '#web/lib/api/call.ts'
import { toast } from '#web/lib/toast.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'

/** Sends a test email, so that a broken mail server is noticed before someone needs a password reset. */
export function TestEmail() {
  const { t } = useLingui()
  const { act, acting } = useAdminAction()
  const [email, setEmail] = useState('')
  const send = async () => {
    const reply = await call(sendTestMail, { body: { email } })
    if (reply.status !== 202) throw toCallError(reply)
    toast({ title: t`Test email queued`, description: t`The outbox shows whether it was sent.` })
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (acting === null) void act('mail', send)
  }
  return (
    <form onSubmit={submit} className="flex flex-wrap items-end gap-2">
      <Field label={<Trans>Send a test email to</Trans>} className="grow sm:max-w-xs">
        <Input
          type="email"
          required
          autoComplete="email"
          value={email}
          onChange={(event) => setEmail(event.currentTarget.value)}
        />
      </Field>
      <Button type="submit" loading={acting !== null}>
        {acting === null && <Send aria-hidden />}
        <Trans>Send</Trans>
      </Button>
    </form>
  )
}
