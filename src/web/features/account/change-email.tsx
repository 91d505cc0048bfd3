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

/** The address changes once the new one is confirmed by the link sent to it. */
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
    toast({ title: t`Check your inbox`, description: t`Open the link we sent to ${body.email}.` })
  }

  return (
    <form method="post" noValidate onSubmit={(event) => void handleSubmit(event)} className="grid max-w-md gap-4">
      <div className="grid gap-1">
        <h3 className="text-base">
          <Trans>Change your email address</Trans>
        </h3>
        <p className="text-sm wrap-anywhere text-ink-soft">
          <Trans>Your current address is {email}. It changes once you confirm the new one.</Trans>
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
