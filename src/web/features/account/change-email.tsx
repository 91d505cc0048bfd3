import type { FormEvent } from 'react'
import { Trans, useLingui } from '@lingui/react/macro'
import { changeEmail } from '#shared/contract/security.ts'
import { textValue } from '#web/lib/forms/text-value.ts'
import { useRequest } from '#web/features/account/use-request.ts'
import { call } from '#web/lib/api/call.ts'
import { toast } from '#web/lib/toast.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { PasswordInput } from '#web/ui/password-input.tsx'

/** The new address counts when the email that goes to it is answered. */
export function ChangeEmail({ email }: { email: string }) {
  const { t } = useLingui()
  const { ask, isSending, errors } = useRequest()

  async function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const typed = new FormData(form)
    const body = { email: textValue(typed, 'email').trim(), password: textValue(typed, 'password') }
    if (!(await ask(() => call(changeEmail, { body })))) return
    form.reset()
    toast({ title: t`Look into your mailbox`, description: t`Open the link in the mail to ${body.email}.` })
  }

  return (
    <form method="post" noValidate onSubmit={(event) => void handleSubmit(event)} className="grid max-w-md gap-4">
      <div className="grid gap-1">
        <h3 className="text-base">
          <Trans>Change your email address</Trans>
        </h3>
        <p className="text-sm wrap-anywhere text-ink-soft">
          <Trans>It is {email} now. It changes when you open the link that we send to the new one.</Trans>
        </p>
      </div>
      <Field label={<Trans>New email address</Trans>} error={errors['email']}>
        <Input
          name="email"
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={254}
        />
      </Field>
      <Field label={<Trans>Your password</Trans>} error={errors['password']}>
        <PasswordInput name="password" autoComplete="current-password" maxLength={128} />
      </Field>
      <Button type="submit" loading={isSending} className="justify-self-start">
        <Trans>Change email address</Trans>
      </Button>
    </form>
  )
}
