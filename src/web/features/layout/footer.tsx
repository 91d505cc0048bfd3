import type { MouseEvent, ReactNode } from 'react'
import { Trans, useLingui } from '@lingui/react/macro'
import { logOut } from '#web/features/layout/log-out.ts'
import { LanguageList } from '#web/features/layout/language-list.tsx'
import { Logo } from '#web/features/layout/logo.tsx'
import { linksOf } from '#web/features/layout/navigation.ts'
import { ScrollToTop } from '#web/features/layout/scroll-to-top.tsx'
import { useVisitor } from '#web/lib/visitor.ts'
import { Link } from '#web/ui/link.tsx'

export function Footer() {
  const { t } = useLingui()
  const { user } = useVisitor()
  return (
    <footer className="border-t border-line bg-surface print:hidden">
      <div className="mx-auto grid max-w-6xl gap-10 px-4 py-12 md:grid-cols-[1fr_auto] md:px-6">
        <div>
          <Logo full />
          <LanguageList />
        </div>
        <nav aria-label={t`Footer`} className="flex flex-wrap gap-x-16 gap-y-8">
          <Column place="product" title={<Trans>Product</Trans>} />
          <Column place="account" title={<Trans>Account</Trans>}>
            {user && <LogOutLink />}
          </Column>
          <Column place="legal" title={<Trans>Legal</Trans>} />
        </nav>
      </div>
      <ScrollToTop />
    </footer>
  )
}

type ColumnProps = { place: 'product' | 'account' | 'legal'; title: ReactNode; children?: ReactNode }

/** A column without links is not shown. */
function Column({ place, title, children }: ColumnProps) {
  const { i18n } = useLingui()
  const { user } = useVisitor()
  const links = linksOf(place, Boolean(user))
  if (links.length === 0 && !children) return null
  return (
    <div className="grid min-w-32 content-start gap-1">
      <h2 className="text-sm font-semibold tracking-normal">{title}</h2>
      <ul>
        {links.map(({ to, label }) => (
          <li key={to}>
            <Link to={to} className={ROW}>
              {i18n._(label)}
            </Link>
          </li>
        ))}
        {children && <li>{children}</li>}
      </ul>
    </div>
  )
}

/** A plain address that works without scripts as well. */
function LogOutLink() {
  const handleClick = (event: MouseEvent) => {
    event.preventDefault()
    void logOut()
  }
  return (
    <a href="/api/logout" onClick={handleClick} className={ROW}>
      <Trans>Sign out</Trans>
    </a>
  )
}

const ROW = 'flex min-h-11 items-center rounded-sm text-sm text-ink-soft hover:text-ink hover:underline md:min-h-8'
