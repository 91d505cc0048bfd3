import type { ReactNode } from 'react'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Contact, Download } from 'lucide-react'
import { exportLeads, type Lead } from '#shared/contract/admin-lists.ts'
import { MailingLists } from '#web/features/admin/leads/mailing-lists.tsx'
import { ListFrame } from '#web/features/admin/lists/list-frame.tsx'
import { ListSearch } from '#web/features/admin/lists/list-search.tsx'
import { Cell, ListRow, ListTable, NameCell, type Column } from '#web/features/admin/lists/list-table.tsx'
import { NoRows } from '#web/features/admin/lists/no-rows.tsx'
import type { LoadedLeads } from '#web/features/admin/load-lists.ts'
import { Day } from '#web/features/admin/timestamp.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { buttonClass } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'

/** Everyone who left an address, and the lists that emails go to. */
export function LeadsTab({ loaded: { asked, leads, lists } }: { loaded: LoadedLeads }) {
  const { t } = useLingui()
  const { items, total, page } = leads
  const columns = useColumns()
  return (
    <div className="grid gap-10">
      <ListFrame
        id="leads"
        title={<Trans>Leads</Trans>}
        count={<Plural value={total} one="# address" other="# addresses" />}
        page={page}
        total={total}
        aside={total > 0 && <Csv search={asked.search} />}
        tools={<ListSearch label={t`Search names and email addresses`} search={asked.search} />}
      >
        {items.length === 0 ? (
          <NoRows search={asked.search} total={total}>
            <EmptyState icon={Contact} title={<Trans>No leads yet</Trans>}>
              <Trans>Anyone who signs up, joins the newsletter, or writes to you appears here, once per address.</Trans>
            </EmptyState>
          </NoRows>
        ) : (
          <ListTable labelledBy="leads" columns={Object.values(columns)} sorted={asked}>
            {items.map((lead) => (
              <LeadRow key={lead.id} lead={lead} columns={columns} />
            ))}
          </ListTable>
        )}
      </ListFrame>
      <MailingLists lists={lists} />
    </div>
  )
}

/** A plain link: the browser saves the response, however long it is. */
function Csv({ search }: { search: string }) {
  const query = search && `?${new URLSearchParams({ search })}`
  return (
    <a href={`${exportLeads.path}${query}`} download className={buttonClass({ look: 'secondary', size: 'medium' })}>
      <Download aria-hidden />
      {search ? <Trans>Download results as CSV</Trans> : <Trans>Download CSV</Trans>}
    </a>
  )
}

function useColumns() {
  const { t } = useLingui()
  return {
    email: { label: t`Email`, sort: 'email' },
    source: { label: t`Source` },
    signupDate: { label: t`Added`, sort: 'signupDate', first: 'desc' },
    resumeCount: { label: t`Resumes`, sort: 'resumeCount', first: 'desc', isNumber: true },
    lastActive: { label: t`Last active`, sort: 'lastActive', first: 'desc' },
  } satisfies Record<string, Column>
}

type LeadRowProps = { lead: Lead; columns: ReturnType<typeof useColumns> }

function LeadRow({ lead, columns }: LeadRowProps) {
  const { firstName, lastName, email, source, signupDate, resumeCount, lastActive } = lead
  const { i18n } = useLingui()
  const name = [firstName, lastName].filter(Boolean).join(' ')
  return (
    <ListRow>
      <NameCell>
        {name || email}
        {name && <span className="block font-normal text-ink-soft">{email}</span>}
      </NameCell>
      <Cell of={columns.source}>
        <SourceBadge source={source} />
      </Cell>
      <Cell of={columns.signupDate}>
        <Day of={signupDate} />
      </Cell>
      <Cell of={columns.resumeCount}>{i18n.number(resumeCount)}</Cell>
      <Cell of={columns.lastActive}>{lastActive === null ? '–' : <Day of={lastActive} />}</Cell>
    </ListRow>
  )
}

function SourceBadge({ source }: { source: Lead['source'] }) {
  const words: Record<Lead['source'], ReactNode> = {
    signup: <Trans>Signup</Trans>,
    newsletter: <Trans>Newsletter</Trans>,
    contact: <Trans>Contact form</Trans>,
  }
  return <Badge tone={source === 'signup' ? 'accent' : 'neutral'}>{words[source]}</Badge>
}
