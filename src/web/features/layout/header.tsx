import { Trans, useLingui } from '@lingui/react/macro'
import { clsx } from 'clsx'
import { AvatarMenu } from '#web/features/layout/avatar-menu.tsx'
import { Drawer } from '#web/features/layout/drawer.tsx'
import { LanguageMenu } from '#web/features/layout/language-menu.tsx'
import { Logo } from '#web/features/layout/logo.tsx'
import { linkTo, linksOf } from '#web/features/layout/navigation.ts'
import { ThemeMenu } from '#web/features/layout/theme-menu.tsx'
import { PriceBadge } from '#web/features/plans/price-badge.tsx'
import { useVisitor } from '#web/lib/visitor.ts'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Link, NavLink } from '#web/ui/link.tsx'

type HeaderProps = {
  /** Leaves more height to a page that is a workbench; its height is --header. */
  compact: boolean
  /** Links that are beside the page already. */
  without?: readonly string[] | undefined
}

/** Stays in sight. */
export function Header({ compact, without = [] }: HeaderProps) {
  const { t, i18n } = useLingui()
  const { brand, user } = useVisitor()
  return (
    <header className="sticky top-0 z-40 h-(--header) border-b border-line bg-surface print:hidden">
      <div className={clsx('mx-auto flex h-full items-center gap-2 px-2 md:px-6', !compact && 'max-w-6xl')}>
        <Drawer />
        <Link to="/" aria-label={t`${brand} home page`} className="flex h-11 items-center rounded-lg xl:me-4">
          <Logo />
        </Link>
        <nav aria-label={t`Main`} className={clsx('hidden grow items-center gap-1', user ? 'lg:flex' : 'md:flex')}>
          {linksOf('header', Boolean(user), without).map(({ to, label, product }) => (
            <NavLink
              key={to}
              {...linkTo(to)}
              end={to === '/'}
              className={({ isActive }) =>
                clsx(
                  'inline-flex h-9 items-center gap-1.5 rounded-lg px-2 text-sm font-medium whitespace-nowrap transition-colors hover:bg-sunken hover:text-ink xl:px-3',
                  isActive ? 'bg-sunken text-ink' : 'text-ink-soft',
                )
              }
            >
              {i18n._(label)}
              {product && <PriceBadge product={product} />}
            </NavLink>
          ))}
        </nav>
        <div className="ms-auto flex items-center gap-1">
          <LanguageMenu />
          <ThemeMenu />
          {user ? (
            <AvatarMenu user={user} />
          ) : (
            <LinkButton to="/auth" className="max-sm:px-3">
              <Trans>Sign In</Trans>
            </LinkButton>
          )}
        </div>
      </div>
    </header>
  )
}
