import type { ComponentType } from 'react'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { ChartColumn, Contact, Inbox, ScrollText, Server, Users, type LucideIcon } from 'lucide-react'
import type { Send } from '#shared/contract/endpoint.ts'
import { AnalyticsTab } from '#web/features/admin/analytics/analytics-tab.tsx'
import { AuditTab } from '#web/features/admin/audit/audit-tab.tsx'
import { LeadsTab } from '#web/features/admin/leads/leads-tab.tsx'
import { loadAnalytics, loadAudit, loadLeads, loadMessages, loadUsers } from '#web/features/admin/load-lists.ts'
import { MessagesTab } from '#web/features/admin/messages/messages-tab.tsx'
import { UsersTab } from '#web/features/admin/users/users-tab.tsx'
import { loadSystem } from '#web/features/admin/system/load-system.ts'
import { SystemTab } from '#web/features/admin/system/system-tab.tsx'

type Tab<T> = {
  readonly id: string
  readonly label: MessageDescriptor
  readonly icon: LucideIcon
  /** Loads what the tab shows, by the parameters of the URL; throws if the API refuses. */
  readonly load: (send: Send, asked: URLSearchParams) => Promise<T>
  readonly Panel: ComponentType<{ loaded: T }>
}
export type AdminTab = Tab<unknown>

// A panel only gets what its own tab has loaded, so the two types match.
const tab = <T>(of: Tab<T>): AdminTab => of as unknown as AdminTab

/** The tabs of the dashboard, in order; the first is the default. */
export const ADMIN_TABS: readonly [AdminTab, ...AdminTab[]] = [
  tab({ id: 'analytics', label: msg`Analytics`, icon: ChartColumn, load: loadAnalytics, Panel: AnalyticsTab }),
  tab({ id: 'leads', label: msg`Leads`, icon: Contact, load: loadLeads, Panel: LeadsTab }),
  tab({ id: 'messages', label: msg`Messages`, icon: Inbox, load: loadMessages, Panel: MessagesTab }),
  tab({ id: 'users', label: msg`Users`, icon: Users, load: loadUsers, Panel: UsersTab }),
  tab({ id: 'audit', label: msg`Audit`, icon: ScrollText, load: loadAudit, Panel: AuditTab }),
  tab({ id: 'system', label: msg`System`, icon: Server, load: loadSystem, Panel: SystemTab }),
]

export const adminTabOf = (id: string | null): AdminTab => ADMIN_TABS.find((each) => each.id === id) ?? ADMIN_TABS[0]
