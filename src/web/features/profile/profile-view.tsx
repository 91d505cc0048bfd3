import type { ReactNode } from 'react'
import { Trans, useLingui } from '@lingui/react/macro'
import { displayUrl } from '#shared/text/urls.ts'
import { CONTACT_FIELDS, linkOf, NAME_FIELDS, type ProfileField } from '#web/features/profile/profile-fields.ts'
import type { AccountProfile } from '#web/features/profile/account-profile.ts'
import { useVisitor } from '#web/lib/visitor.ts'
import { Badge } from '#web/ui/badge.tsx'
import { EXPANDED_HIT_AREA, TEXT_LINK } from '#web/ui/text-link.ts'
import { Link } from '#web/ui/link.tsx'

/** The profile, read-only. */
export function ProfileView({ profile }: { profile: AccountProfile }) {
  // Without a mail server an address can be neither confirmed nor changed.
  const { sendsMail } = useVisitor()
  const row = (field: ProfileField) => <FieldRow key={field.name} field={field} value={profile[field.name]} />
  return (
    <dl className="grid gap-x-8 gap-y-5 border-t border-line pt-6 sm:grid-cols-2">
      {NAME_FIELDS.map(row)}
      <Row label={<Trans>Email</Trans>}>
        {profile.email}
        <div className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-2">
          {(sendsMail || profile.emailConfirmed) && <ConfirmedBadge isConfirmed={profile.emailConfirmed} />}
          {sendsMail && <EmailElsewhere />}
        </div>
      </Row>
      {CONTACT_FIELDS.map(row)}
    </dl>
  )
}

function FieldRow({ field, value }: { field: ProfileField; value: string }) {
  const { i18n } = useLingui()
  const href = linkOf(field, value)
  return (
    <Row label={i18n._(field.label)}>
      {value === '' && (
        <span className="text-ink-faint">
          <Trans>Not provided</Trans>
        </span>
      )}
      {href === null ? (
        value
      ) : (
        <a href={href} target="_blank" rel="noreferrer" className={`${TEXT_LINK} -my-2.5 inline-block py-2.5`}>
          {displayUrl(value)}
        </a>
      )}
    </Row>
  )
}

function ConfirmedBadge({ isConfirmed }: { isConfirmed: boolean }) {
  if (isConfirmed)
    return (
      <Badge tone="good">
        <Trans>Confirmed</Trans>
      </Badge>
    )
  return (
    <Badge>
      <Trans>Not confirmed</Trans>
    </Badge>
  )
}

export const EmailElsewhere = () => (
  <Link to="/settings" className={`${TEXT_LINK} ${EXPANDED_HIT_AREA} block w-fit text-sm`}>
    <Trans>Change in settings</Trans>
  </Link>
)

const Row = ({ label, children }: { label: ReactNode; children: ReactNode }) => (
  <div className="grid content-start gap-1">
    <dt className="text-sm font-medium text-ink-soft">{label}</dt>
    <dd className="min-w-0 wrap-anywhere">{children}</dd>
  </div>
)
