import { useEffect, useRef } from 'react'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { FileText, Gauge, Globe, LayoutTemplate, MessagesSquare, Settings, type LucideIcon } from 'lucide-react'
import { useLocation } from 'react-router'
import { PriceBadge } from '#web/features/plans/price-badge.tsx'
import { NavLink } from '#web/ui/link.tsx'

type SidebarLink = {
  readonly to: string
  readonly label: MessageDescriptor
  readonly icon: LucideIcon
  readonly product?: 'coach'
}

/** The order and the words differ from the header's. */
const SIDEBAR: readonly SidebarLink[] = [
  { to: '/', label: msg`My Resumes`, icon: FileText },
  { to: '/templates', label: msg`Templates`, icon: LayoutTemplate },
  { to: '/ats-analyzer', label: msg`ATS Analysis`, icon: Gauge },
  { to: '/interview-prep', label: msg`Interview Prep`, icon: MessagesSquare, product: 'coach' },
  { to: '/portfolio', label: msg`Portfolio`, icon: Globe },
  { to: '/settings', label: msg`Settings`, icon: Settings },
]

/** Route handle: for people who are signed in, these links are beside the page, and not in the header as well. */
export const WITH_SIDEBAR = { sidebar: { Sidebar, paths: SIDEBAR.map(({ to }) => to) } } as const

/** At the side, or in a row above the page on a phone. */
function Sidebar() {
  const { t } = useLingui()
  const { pathname } = useLocation()
  const row = useRef<HTMLUListElement>(null)
  // On a phone the later ones are out of sight until the row is scrolled.
  useEffect(() => {
    const current = row.current?.querySelector<HTMLElement>('[aria-current]')
    if (row.current && current)
      row.current.scrollLeft = current.offsetLeft + (current.offsetWidth - row.current.clientWidth) / 2
  }, [pathname])
  return (
    <nav
      aria-label={t`Dashboard`}
      className="pt-4 md:sticky md:top-(--header) md:self-start md:py-12 md:ps-6 print:hidden"
    >
      <ul
        ref={row}
        className="fade-where-more flex gap-1 overflow-x-auto px-4 [scrollbar-width:none] md:flex-col md:px-0"
      >
        {SIDEBAR.map((link) => (
          <SidebarItem key={link.to} {...link} />
        ))}
      </ul>
    </nav>
  )
}

function SidebarItem({ to, label, icon: Icon, product }: SidebarLink) {
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
        {product && <PriceBadge product={product} />}
      </NavLink>
    </li>
  )
}
