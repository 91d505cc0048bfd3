import type { ComponentType } from 'react'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Server, type LucideIcon } from 'lucide-react'
import type { Send } from '#shared/contract/endpoint.ts'
import { loadSystem } from '#web/features/admin/load-system.ts'
import { SystemTab } from '#web/features/admin/system-tab.tsx'

type Tab<T> = {
  readonly id: string
  readonly label: MessageDescriptor
  readonly icon: LucideIcon
  /** Brings what the tab shows; a refusal is thrown. */
  readonly load: (send: Send) => Promise<T>
  readonly Panel: ComponentType<{ loaded: T }>
}
export type AdminTab = Tab<unknown>

// A tab is only ever shown what it has loaded itself, so the two types fit each other.
const tab = <T>(of: Tab<T>): AdminTab => of as unknown as AdminTab

/** The tabs of the dashboard, in their order; the first is shown when none is asked for. */
export const ADMIN_TABS: readonly [AdminTab, ...AdminTab[]] = [
  tab({ id: 'system', label: msg`System`, icon: Server, load: loadSystem, Panel: SystemTab }),
]

export const adminTabOf = (id: string | null): AdminTab => ADMIN_TABS.find((each) => each.id === id) ?? ADMIN_TABS[0]
