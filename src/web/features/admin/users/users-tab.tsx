import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Users } from 'lucide-react'
import { useSearchParams } from 'react-router'
import type { AdminUser } from '#shared/contract/admin-lists.ts'
import { listUrl } from '#web/features/admin/lists/list-url.ts'
import { ListFrame } from '#web/features/admin/lists/list-frame.tsx'
import { ListSearch } from '#web/features/admin/lists/list-search.tsx'
import { Cell, ListRow, ListTable, NameCell, type Column } from '#web/features/admin/lists/list-table.tsx'
import { NoRows } from '#web/features/admin/lists/no-rows.tsx'
import type { LoadedUsers } from '#web/features/admin/load-lists.ts'
import { Day } from '#web/features/admin/timestamp.tsx'
import { SuspendedBadge } from '#web/features/admin/users/user-badges.tsx'
import { UserPage } from '#web/features/admin/users/user-page.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { TEXT_LINK } from '#web/ui/text-link.ts'
import { Link } from '#web/ui/link.tsx'

/** All accounts, or the one that the URL names. */
export function UsersTab({ loaded }: { loaded: LoadedUsers }) {
  return loaded.show === 'user' ? <UserPage user={loaded.user} /> : <UserList loaded={loaded} />
}

function UserList({ loaded: { asked, users } }: { loaded: LoadedUsers & { show: 'list' } }) {
  const { t } = useLingui()
  const { items, total, page } = users
  const columns = useColumns()
  return (
    <ListFrame
      id="users"
      title={<Trans>Users</Trans>}
      count={<Plural value={total} one="# account" other="# accounts" />}
      page={page}
      total={total}
      tools={<ListSearch label={t`Search names, email addresses, or IDs`} search={asked.search} />}
    >
      {items.length === 0 ? (
        <NoRows search={asked.search} total={total}>
          <EmptyState icon={Users} title={<Trans>No accounts yet</Trans>}>
            <Trans>Everyone who signs up appears here.</Trans>
          </EmptyState>
        </NoRows>
      ) : (
        <ListTable labelledBy="users" columns={Object.values(columns)} sorted={asked}>
          {items.map((user) => (
            <UserRow key={user.id} user={user} columns={columns} />
          ))}
        </ListTable>
      )}
    </ListFrame>
  )
}

function useColumns() {
  const { t } = useLingui()
  return {
    email: { label: t`Email`, sort: 'email' },
    createdAt: { label: t`Signed up`, sort: 'createdAt', first: 'desc' },
    resumeCount: { label: t`Resumes`, sort: 'resumeCount', first: 'desc', isNumber: true },
    lastActive: { label: t`Last active`, sort: 'lastActive', first: 'desc' },
  } satisfies Record<string, Column>
}

function UserRow({ user, columns }: { user: AdminUser; columns: ReturnType<typeof useColumns> }) {
  const { id, email, firstName, lastName, createdAt, resumeCount, lastActive, isSuspended } = user
  const { i18n } = useLingui()
  const [params] = useSearchParams()
  const name = [firstName, lastName].filter(Boolean).join(' ')
  return (
    <ListRow>
      <NameCell>
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <Link to={listUrl(params, { user: id })} className={TEXT_LINK}>
            {email}
          </Link>
          {isSuspended && <SuspendedBadge />}
        </span>
        {name && <span className="block font-normal text-ink-soft">{name}</span>}
      </NameCell>
      <Cell of={columns.createdAt}>
        <Day of={createdAt} />
      </Cell>
      <Cell of={columns.resumeCount}>{i18n.number(resumeCount)}</Cell>
      <Cell of={columns.lastActive}>{lastActive === null ? '–' : <Day of={lastActive} />}</Cell>
    </ListRow>
  )
}
