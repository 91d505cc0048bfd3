import { useRef, useState, type FormEvent } from 'react'
import { Trans, useLingui } from '@lingui/react/macro'
import { deleteUser } from '#shared/contract/security.ts'
import { textValue } from '#web/lib/forms/text-value.ts'
import { PaidProductsNotice, type PaidProducts } from '#web/features/account/paid-products-notice.tsx'
import { useRequest } from '#web/features/account/use-request.ts'
import { call } from '#web/lib/api/call.ts'
import { flashCookie } from '#web/lib/flash-message.ts'
import { toast } from '#web/lib/toast.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog, DialogContent } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { PasswordInput } from '#web/ui/password-input.tsx'

/** Deletes the account after a confirmation with the password, once the consequences have been shown. */
export function DeleteAccount({ billing }: { billing: PaidProducts }) {
  const { t } = useLingui()
  const [isAsking, setAsking] = useState(false)
  const looks = useRef(false)
  const handleAsk = () => {
    toast({
      title: t`Delete Account`,
      description: t`This feature requires additional confirmation.`,
      variant: 'destructive',
    })
    setAsking(true)
  }
  const handleLook = () => {
    looks.current = true
    setAsking(false)
  }
  /** Anyone who looks at what they paid first goes on from there. */
  const handleClosed = (event: Event) => {
    if (!looks.current) return
    looks.current = false
    event.preventDefault()
    document.getElementById('plan-heading')?.focus()
  }
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-t border-line pt-4">
        <p className="max-w-md text-sm text-ink-soft">
          <Trans>Permanently deletes your account and everything in it. You’ll need your password.</Trans>
        </p>
        <Button onClick={handleAsk} className="text-bad!">
          <Trans>Delete Account</Trans>
        </Button>
      </div>
      <Dialog open={isAsking} onOpenChange={setAsking}>
        <DialogContent
          onCloseAutoFocus={handleClosed}
          title={<Trans>Delete your account?</Trans>}
          description={
            <Trans>
              Your resumes, their version history, your profile, and your settings will be permanently deleted. Resumes
              saved only in this browser stay here.
            </Trans>
          }
        >
          <div className="grid gap-5">
            <PaidProductsNotice billing={billing} onLook={handleLook} />
            {billing.payments.length > 0 && (
              <p className="text-sm text-ink-soft">
                <Trans>We keep records of your payments for accounting, but they’ll no longer be linked to you.</Trans>
              </p>
            )}
            <DeleteForm onCancel={() => setAsking(false)} />
          </div>
        </DialogContent>
      </Dialog>
    </>
  )
}

function DeleteForm({ onCancel }: { onCancel: () => void }) {
  const { ask, isSending, errors } = useRequest()

  async function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const password = textValue(new FormData(event.currentTarget), 'password')
    if (!(await ask(() => call(deleteUser, { body: { password } })))) return
    document.cookie = flashCookie('account-deleted')
    location.assign('/')
  }

  return (
    <form method="post" noValidate onSubmit={(event) => void handleSubmit(event)} className="grid gap-5 pt-1">
      <Field label={<Trans>Your password</Trans>} error={errors['password']}>
        <PasswordInput name="password" autoComplete="current-password" maxLength={128} />
      </Field>
      <div className="flex flex-col-reverse gap-2 sm:flex-row sm:justify-end">
        <Button onClick={onCancel}>
          <Trans>Cancel</Trans>
        </Button>
        <Button type="submit" look="danger" loading={isSending}>
          <Trans>Delete my account</Trans>
        </Button>
      </div>
    </form>
  )
}
