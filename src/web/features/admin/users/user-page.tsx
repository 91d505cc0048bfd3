import { useEffect, useRef, type ReactNode } from 'react'
import { Trans } from '@lingui/react/macro'
import { ArrowLeft, UserX } from 'lucide-react'
import { useSearchParams } from 'react-router'
import type { AdminUserDetail } from '#shared/contract/admin-lists.ts'
import { listUrl } from '#web/features/admin/lists/list-url.ts'
import { Day, Timestamp } from '#web/features/admin/timestamp.tsx'
import { ConfirmButton } from '#web/features/admin/users/confirm-button.tsx'
import { useUserActions, type UserActions } from '#web/features/admin/users/use-user-actions.ts'
import { SuspendedBadge } from '#web/features/admin/users/user-badges.tsx'
import { UserPages } from '#web/features/admin/users/user-pages.tsx'
import { UserPlans } from '#web/features/admin/users/user-plans.tsx'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { NoscriptNotice } from '#web/ui/noscript-notice.tsx'
import { Notice } from '#web/ui/notice.tsx'

/** One account: its details and what the administrator can do with it. */
export function UserPage({ user }: { user: AdminUserDetail | null }) {
  const [params] = useSearchParams()
  return (
    <div className="grid gap-6">
      <LinkButton look="quiet" size="small" to={listUrl(params, { user: null })} className="-ms-3 justify-self-start">
        <ArrowLeft aria-hidden />
        <Trans>All users</Trans>
      </LinkButton>
      {user ? (
        <Account key={user.id} user={user} />
      ) : (
        <EmptyState icon={UserX} title={<Trans>Account not found</Trans>}>
          <Trans>Its owner may have deleted it.</Trans>
        </EmptyState>
      )}
    </div>
  )
}

function Account({ user }: { user: AdminUserDetail }) {
  const { email, firstName, lastName, isSuspended, suspendedAt } = user
  const acts = useUserActions(user.id)
  const heading = useRef<HTMLHeadingElement>(null)
  // The link that led here, in the list, is gone.
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  const name = [firstName, lastName].filter(Boolean).join(' ')
  return (
    <>
      <header className="flex flex-wrap items-start justify-between gap-4">
        <div className="grid gap-1">
          <h2 ref={heading} tabIndex={-1} className="rounded-sm text-lg wrap-anywhere">
            {name || email}
          </h2>
          {name && <p className="text-sm wrap-anywhere text-ink-soft">{email}</p>}
          {isSuspended && (
            <p>
              <SuspendedBadge />
            </p>
          )}
        </div>
        <Suspension user={user} acts={acts} />
      </header>
      <NoscriptNotice />
      {isSuspended && (
        <Notice tone="warn" title={<Trans>This account is suspended</Trans>}>
          {suspendedAt && (
            <Trans>
              Since <Timestamp at={suspendedAt} />. Its owner can’t sign in, and its public page and links are closed.
            </Trans>
          )}
        </Notice>
      )}
      <Facts user={user} />
      <UserPlans user={user} acts={acts} />
      <UserPages user={user} acts={acts} />
    </>
  )
}

function Suspension({ user: { email, isSuspended }, acts }: { user: AdminUserDetail; acts: UserActions }) {
  const loading = acts.acting === 'suspension'
  if (isSuspended)
    return (
      <Button loading={loading} onClick={() => void acts.restore()}>
        <Trans>Reinstate</Trans>
      </Button>
    )
  return (
    <ConfirmButton
      label={<Trans>Suspend</Trans>}
      question={<Trans>Suspend {email}?</Trans>}
      loading={loading}
      onConfirm={() => void acts.suspend()}
    >
      <Trans>
        They’ll be signed out everywhere, and their public page and links will be closed, until you reinstate them.
        Nothing is deleted.
      </Trans>
    </ConfirmButton>
  )
}

function Facts({ user: { id, createdAt, lastActive, emailConfirmed } }: { user: AdminUserDetail }) {
  return (
    <dl className="grid gap-px overflow-hidden rounded-xl border border-line bg-line sm:grid-cols-2 lg:grid-cols-4">
      <Fact name={<Trans>Signed up</Trans>}>
        <Day of={createdAt} />
      </Fact>
      <Fact name={<Trans>Last active</Trans>}>
        {lastActive === null ? <Trans>Never</Trans> : <Day of={lastActive} />}
      </Fact>
      <Fact name={<Trans>Email address</Trans>}>
        {emailConfirmed ? <Trans>Confirmed</Trans> : <Trans>Not confirmed</Trans>}
      </Fact>
      <Fact name={<Trans>ID</Trans>}>{id}</Fact>
    </dl>
  )
}

const Fact = ({ name, children }: { name: ReactNode; children: ReactNode }) => (
  <div className="grid content-start gap-1 bg-surface p-4">
    <dt className="text-xs font-medium text-ink-soft">{name}</dt>
    <dd className="text-sm wrap-anywhere tabular-nums">{children}</dd>
  </div>
)
