import { useState, type FormEvent } from 'react'
import { Trans, useLingui } from '@lingui/react/macro'
import { useRevalidator } from 'react-router'
import { saveProfile, type Profile } from '#shared/contract/profile.ts'
import { keepDraft } from '#web/features/profile/profile-draft.ts'
import { CONTACT_FIELDS, NAME_FIELDS, type ProfileField } from '#web/features/profile/profile-fields.ts'
import { EmailElsewhere } from '#web/features/profile/profile-view.tsx'
import type { AccountProfile } from '#web/features/profile/account-profile.ts'
import { toCallError, errorMessage } from '#web/lib/api/call-error.ts'
import { call } from '#web/lib/api/call.ts'
import { handleSignedOut } from '#web/lib/api/signed-out.ts'
import { toast } from '#web/lib/toast.ts'
import { useEditsGuard } from '#web/lib/use-edits-guard.ts'
import { useVisitor } from '#web/lib/visitor.ts'
import { focusOnMount } from '#web/features/profile/focus-on-mount.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'

type ProfileFormProps = { profile: AccountProfile; start: Profile; onClose: () => void }
type Errors = Readonly<Record<string, string>>

/** Nothing that was typed goes away before it is saved, except by Cancel or by a second yes. */
export function ProfileForm({ profile, start, onClose }: ProfileFormProps) {
  const { t, i18n } = useLingui()
  const { revalidate } = useRevalidator()
  const { sendsMail } = useVisitor()
  const [typed, setTyped] = useState<Profile>(() => fieldsOf(start))
  const [errors, setErrors] = useState<Errors>({})
  const [saving, setSaving] = useState(false)
  const saved = fieldsOf(profile)
  const { blocker, end } = useEditsGuard(
    Object.entries(saved).some(([name, value]) => typed[name as keyof Profile] !== value),
  )

  async function save() {
    const reply = await call(saveProfile, { body: typed })
    if (reply.status === 400) setErrors(reply.body.fields ?? {})
    if (reply.status !== 200) throw toCallError(reply)
    await revalidate()
    toast({ title: t`Profile Updated`, description: t`Your profile has been saved.` })
    onClose()
  }

  async function handleSubmit(event: FormEvent) {
    event.preventDefault()
    if (saving) return
    setSaving(true)
    setErrors({})
    try {
      await save()
    } catch (error) {
      if (handleSignedOut(error)) {
        keepDraft(profile.email, typed)
        end()
      } else toast({ title: t`Couldn’t save your profile`, description: errorMessage(error), variant: 'destructive' })
    } finally {
      setSaving(false)
    }
  }

  const field = ({ name, label, example, autoComplete, type, maxLength }: ProfileField) => (
    <Field key={name} label={i18n._(label)} error={errors[name]}>
      <Input
        name={name}
        type={type}
        ref={name === 'firstName' ? focusOnMount : undefined}
        autoComplete={autoComplete}
        maxLength={maxLength}
        placeholder={example}
        value={typed[name]}
        onChange={(event) => setTyped({ ...typed, [name]: event.target.value })}
      />
    </Field>
  )

  return (
    <form onSubmit={(event) => void handleSubmit(event)} noValidate className="grid gap-6 border-t border-line pt-6">
      <div className="grid gap-5 sm:grid-cols-2">
        {NAME_FIELDS.map(field)}
        <Field label={<Trans>Email</Trans>} hint={sendsMail && <EmailElsewhere />}>
          <Input type="email" value={profile.email} disabled />
        </Field>
        {CONTACT_FIELDS.map(field)}
      </div>
      <div className="flex flex-col-reverse gap-2 sm:flex-row sm:justify-end">
        <Button onClick={onClose}>
          <Trans>Cancel</Trans>
        </Button>
        <Button type="submit" look="primary" loading={saving}>
          <Trans>Save Changes</Trans>
        </Button>
      </div>
      <ConfirmDialog
        open={blocker.state === 'blocked'}
        onOpenChange={(isOpen) => isOpen || blocker.reset?.()}
        title={<Trans>Discard your changes?</Trans>}
        description={<Trans>Your profile changes haven’t been saved.</Trans>}
        confirmLabel={<Trans>Discard changes</Trans>}
        keepLabel={<Trans>Keep editing</Trans>}
        onConfirm={() => blocker.proceed?.()}
      />
    </form>
  )
}

const fieldsOf = ({ firstName, lastName, phone, location, website, github, linkedin }: Profile): Profile => ({
  firstName,
  lastName,
  phone,
  location,
  website,
  github,
  linkedin,
})
