import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { ScrollText } from 'lucide-react'
import type { AuditEntry } from '#shared/contract/admin-lists.ts'
import { isProductId, PRODUCTS } from '#shared/billing/products.ts'
import { CLAIM_TEXTS } from '#web/features/claims/claim-texts.ts'
import { useActionLabels } from '#web/features/admin/audit/audit-labels.ts'
import { auditTarget } from '#web/features/admin/audit/audit-target.ts'
import { ListFrame } from '#web/features/admin/lists/list-frame.tsx'
import { Cell, ListRow, ListTable, NameCell, type Column } from '#web/features/admin/lists/list-table.tsx'
import { NoRows } from '#web/features/admin/lists/no-rows.tsx'
import type { LoadedAudit } from '#web/features/admin/load-lists.ts'
import { Timestamp } from '#web/features/admin/timestamp.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { TEXT_LINK } from '#web/ui/text-link.ts'
import { Link } from '#web/ui/link.tsx'

/** What was done in the admin area; read-only. */
export function AuditTab({ loaded: { items, total, page } }: { loaded: LoadedAudit }) {
  const columns = useColumns()
  return (
    <ListFrame
      id="audit"
      title={<Trans>Audit trail</Trans>}
      count={<Plural value={total} one="# entry, newest first" other="# entries, newest first" />}
      page={page}
      total={total}
    >
      {items.length === 0 ? (
        <NoRows search="" total={total}>
          <EmptyState icon={ScrollText} title={<Trans>No activity yet</Trans>}>
            <Trans>Each action in the admin area is recorded here, with its target, time, and session.</Trans>
          </EmptyState>
        </NoRows>
      ) : (
        <ListTable labelledBy="audit" columns={Object.values(columns)}>
          {items.map((entry) => (
            <EntryRow key={entry.id} entry={entry} columns={columns} />
          ))}
        </ListTable>
      )}
    </ListFrame>
  )
}

function useColumns() {
  const { t } = useLingui()
  return {
    action: { label: t`Action` },
    target: { label: t`Target` },
    at: { label: t`Time` },
    session: { label: t`Session` },
  } satisfies Record<string, Column>
}

function EntryRow({ entry, columns }: { entry: AuditEntry; columns: ReturnType<typeof useColumns> }) {
  const { action, target, detail, at, session } = entry
  const { ofDeed, ofDetail } = useActionLabels()
  return (
    <ListRow>
      <NameCell>
        {ofDeed(action)}
        {detail && <span className="block font-normal text-ink-soft">{ofDetail(detail)}</span>}
      </NameCell>
      <Cell of={columns.target}>
        <Target path={target} />
      </Cell>
      <Cell of={columns.at}>
        <Timestamp at={at} />
      </Cell>
      <Cell of={columns.session}>
        <code className="text-xs">{session}</code>
      </Cell>
    </ListRow>
  )
}

function ClaimName({ id }: { id: string }) {
  const { t } = useLingui()
  const text = CLAIM_TEXTS[id]
  return text ? t(text) : id
}

function Target({ path }: { path: string }) {
  const target = auditTarget(path)
  switch (target.kind) {
    case 'user':
      return <UserLink id={target.id} />
    case 'message':
      return <Trans>Message {target.id}</Trans>
    case 'mail':
      return <Trans>Email {target.id}</Trans>
    case 'template':
      return <Trans>Template {target.id}</Trans>
    case 'list':
      return <Trans>List {target.id}</Trans>
    case 'claim':
      return <ClaimName id={target.id} />
    case 'resume':
      return (
        <Trans>
          Resume {target.id} of <UserLink id={target.user} />
        </Trans>
      )
    case 'product':
      return (
        <Trans>
          {productName(target.id)} for <UserLink id={target.user} />
        </Trans>
      )
    case 'other':
      return '–'
  }
}

const productName = (id: string) => (isProductId(id) ? PRODUCTS[id].name : id)

function UserLink({ id }: { id: string }) {
  return (
    <Link to={`?${new URLSearchParams({ tab: 'users', user: id })}`} className={TEXT_LINK}>
      <Trans>Account {id}</Trans>
    </Link>
  )
}
