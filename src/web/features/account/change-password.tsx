import type { FormEvent } from 'react'
import { Trans, useLingui } from '@lingui/react/macro'
import { useRevalidator } from 'react-router'
import { changePassword } from '#shared/contract/security.ts'
import { textValue } from '#web/lib/forms/text-value.ts'
import { useRequest } from '#web/features/account/use-request.ts'
import { call } from '#web/lib/api/call.ts'
import { toast } from '#web/lib/toast.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { PasswordInput } from '#web/ui/password-input.tsx'

export function ChangePassword() {
  const { t } = useLingui()
  const { ask, isSending, errors } = useRequest()
  const { revalidate } = useRevalidator()

  async function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const typed = new FormData(form)
    const body = { currentPassword: textValue(typed, 'currentPassword'), password: textValue(typed, 'password') }
    if (!(await ask(() => call(changePassword, { body })))) return
    form.reset()
    await revalidate()
    toast({ title: t`Password changed`, description: t`You’ve been signed out everywhere else.` })
  }

  return (
    <form method="post" noValidate onSubmit={(event) => void handleSubmit(event)} className="grid max-w-md gap-4">
      <div className="grid gap-1">
        <h3 className="text-base">
          <Trans>Change your password</Trans>
        </h3>
        <p className="text-sm text-ink-soft">
          <Trans>You’ll stay signed in here and be signed out everywhere else.</Trans>
        </p>
      </div>
      <Field label={<Trans>Current password</Trans>} error={errors['currentPassword']}>
        <PasswordInput name="currentPassword" autoComplete="current-password" maxLength={128} />
      </Field>
      <Field
        label={<Trans>New password</Trans>}
        error={errors['password']}
        hint={<Trans>At least 6 characters. A few random words are easy to remember and hard to guess.</Trans>}
      >
        <PasswordInput name="password" autoComplete="new-password" maxLength={128} />
      </Field>
      <Button type="submit" loading={isSending} className="justify-self-start">
        <Trans>Change password</Trans>
      </Button>
    </form>
  )
}
