import { useState, type FormEvent, type ReactNode } from 'react'
import { Trans, useLingui } from '@lingui/react/macro'
import { LINK_LIMITS, type ShareLink } from '#shared/contract/portfolio.ts'
import { linkEndRange } from '#shared/portfolio/link-days.ts'
import { draftOf, lackOf, type LinkDraft } from '#web/features/portfolio/link-rules.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { PasswordInput } from '#web/ui/password-input.tsx'

type LinkFormProps = {
  /** The one that is changed; null makes a new one. */
  link: ShareLink | null
  /** What the server refused, by field. */
  errors: Readonly<Record<string, string>>
  isSaving: boolean
  saveLabel: ReactNode
  onSave: (draft: LinkDraft) => void
}

/** What the form shows a refusal at. */
export const LINK_FIELDS = ['label', 'password', 'expiresAt']

/** The name of a link, its password and its expiration date. */
export function LinkForm({ link, errors, isSaving, saveLabel, onSave }: LinkFormProps) {
  const { t } = useLingui()
  const [draft, setDraft] = useState(() => draftOf(link))
  const [wasSent, setSent] = useState(false)
  const [days] = useState(() => linkEndRange(new Date()))
  const lack = lackOf(draft, link)
  const change = (part: Partial<LinkDraft>) => setDraft({ ...draft, ...part })
  const missing = (field: 'label' | 'password' | 'lastDay', sentence: string) =>
    wasSent && lack.has(field) ? sentence : undefined

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isSaving) return
    setSent(true)
    if (lack.size === 0) return onSave(draft)
    const [first] = lack
    const field = event.currentTarget.elements.namedItem(first ?? '')
    if (field instanceof HTMLElement) field.focus()
  }

  return (
    <form noValidate onSubmit={handleSubmit} className="grid gap-4">
      <Field
        label={<Trans>Name</Trans>}
        hint={<Trans>Only you see it. For example, use the employer’s name.</Trans>}
        error={missing('label', t`Enter a name, such as the employer’s.`) ?? errors['label']}
        required
      >
        <Input
          name="label"
          value={draft.label}
          maxLength={LINK_LIMITS.label}
          autoComplete="off"
          onChange={({ target }) => change({ label: target.value })}
        />
      </Field>
      <Checkbox
        label={<Trans>Require a password</Trans>}
        checked={draft.wantsPassword}
        onCheckedChange={(wantsPassword) => change({ wantsPassword })}
      />
      {draft.wantsPassword && (
        <Field
          label={<Trans>Password</Trans>}
          hint={
            link?.hasPassword ? (
              <Trans>Leave blank to keep the current password.</Trans>
            ) : (
              <Trans>Send the password separately from the link.</Trans>
            )
          }
          error={missing('password', t`Enter a password.`) ?? errors['password']}
        >
          <PasswordInput
            name="password"
            value={draft.password}
            maxLength={LINK_LIMITS.password}
            autoComplete="off"
            onChange={({ target }) => change({ password: target.value })}
          />
        </Field>
      )}
      <Checkbox
        label={<Trans>Set an expiration date</Trans>}
        checked={draft.ends}
        onCheckedChange={(ends) => change({ ends })}
      />
      {draft.ends && (
        <Field
          label={<Trans>Expires on</Trans>}
          hint={<Trans>The link works through the end of this day (UTC).</Trans>}
          error={missing('lastDay', t`Choose a date.`) ?? errors['expiresAt']}
          className="max-w-48"
        >
          <Input
            type="date"
            name="lastDay"
            {...days}
            value={draft.lastDay}
            onChange={({ target }) => change({ lastDay: target.value })}
          />
        </Field>
      )}
      <Button type="submit" look="primary" loading={isSaving} className="sm:justify-self-end">
        {saveLabel}
      </Button>
    </form>
  )
}
