import type { ReactNode } from 'react'
import type { MessageDescriptor } from '@lingui/core'
import { useLingui } from '@lingui/react/macro'
import type { LucideIcon } from 'lucide-react'
import { NavLink } from 'react-router'

export type SidebarLink = { readonly to: string; readonly label: MessageDescriptor; readonly icon: LucideIcon }

/** A page of the account: its links at the side, or in a row above it on a phone. */
export function DashboardFrame({ links, children }: { links: readonly SidebarLink[]; children: ReactNode }) {
  const { t } = useLingui()
  return (
    <div className="mx-auto grid w-full max-w-6xl grow content-start gap-6 px-4 pt-4 pb-16 sm:px-6 md:grid-cols-[12rem_minmax(0,1fr)] md:gap-8 md:pt-10">
      <nav aria-label={t`Dashboard`} className="md:sticky md:top-24 md:self-start">
        <ul className="fade-where-more -mx-4 flex gap-1 overflow-x-auto px-4 [scrollbar-width:none] md:mx-0 md:flex-col md:px-0">
          {links.map((link) => (
            <SidebarItem key={link.to} {...link} />
          ))}
        </ul>
      </nav>
      <div className="grid content-start gap-8">{children}</div>
    </div>
  )
}

function SidebarItem({ to, label, icon: Icon }: SidebarLink) {
  const { i18n } = useLingui()
  return (
    <li className="shrink-0">
      <NavLink
        to={to}
        end={to === '/'}
        className="flex h-11 items-center gap-2.5 rounded-lg px-3 text-sm font-medium whitespace-nowrap text-ink-soft transition-colors hover:bg-sunken hover:text-ink focus-visible:-outline-offset-2 aria-[current=page]:bg-accent-soft aria-[current=page]:text-accent-text md:h-10"
      >
        <Icon aria-hidden className="size-4 shrink-0" />
        {i18n._(label)}
      </NavLink>
    </li>
  )
}
