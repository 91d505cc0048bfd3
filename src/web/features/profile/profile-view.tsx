import type { ReactNode } from 'react'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from 'react-router'
import { displayUrl } from '#shared/text/urls.ts'
import { linkOf, PROFILE_FIELDS } from '#web/features/profile/profile-fields.ts'
import type { Shown } from '#web/features/profile/profile.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { TEXT_LINK } from '#web/ui/text-link.ts'

/** What somebody has said of themselves. */
export function ProfileView({ profile }: { profile: Shown }) {
  const { i18n } = useLingui()
  return (
    <dl className="grid gap-x-8 gap-y-5 border-t border-line pt-6 sm:grid-cols-2">
      {PROFILE_FIELDS.map((field) => {
        const value = profile[field.name]
        const href = linkOf(field, value)
        return (
          <Row key={field.name} label={i18n._(field.label)}>
            {value === '' && (
              <span className="text-ink-faint">
                <Trans>Not given</Trans>
              </span>
            )}
            {href === null ? (
              value
            ) : (
              <a href={href} target="_blank" rel="noreferrer" className={TEXT_LINK}>
                {displayUrl(value)}
              </a>
            )}
          </Row>
        )
      })}
      <Row label={<Trans>Email</Trans>}>
        <span className="mr-2">{profile.email}</span>
        {profile.emailConfirmed ? (
          <Badge tone="good">
            <Trans>Confirmed</Trans>
          </Badge>
        ) : (
          <Badge>
            <Trans>Not confirmed</Trans>
          </Badge>
        )}
        <EmailElsewhere />
      </Row>
    </dl>
  )
}

export const EmailElsewhere = () => (
  <Link to="/settings" className={`${TEXT_LINK} block w-fit text-sm`}>
    <Trans>Change it in settings</Trans>
  </Link>
)

const Row = ({ label, children }: { label: ReactNode; children: ReactNode }) => (
  <div className="grid content-start gap-1">
    <dt className="text-sm font-medium text-ink-soft">{label}</dt>
    <dd className="min-w-0 wrap-anywhere">{children}</dd>
  </div>
)
