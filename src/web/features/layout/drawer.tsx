import { Trans, useLingui } from '@lingui/react/macro'
import { clsx } from 'clsx'
import { Menu as MenuIcon } from 'lucide-react'
import { NavLink } from 'react-router'
import { logOut } from '#web/features/layout/log-out.ts'
import { linksOf } from '#web/features/layout/navigation.ts'
import { useRights } from '#web/plans/use-rights.ts'
import { useVisitor } from '#web/lib/visitor.ts'
import { Badge } from '#web/ui/badge.tsx'
import { buttonClass } from '#web/ui/button.tsx'
import { Sheet, SheetClose, SheetContent, SheetTrigger } from '#web/ui/sheet.tsx'

/** The header's links on a phone. */
export function Drawer() {
  const { t, i18n } = useLingui()
  const { brand, user } = useVisitor()
  const isOwned = useRights().open.includes('coach')
  const places = user ? (['header', 'menu'] as const) : (['header', 'account'] as const)
  return (
    <Sheet>
      <SheetTrigger
        aria-label={t`Menu`}
        className={clsx(buttonClass({ look: 'quiet', size: 'medium' }), 'w-11 px-0! [&_svg]:size-5 md:hidden')}
      >
        <MenuIcon aria-hidden />
      </SheetTrigger>
      <SheetContent side="left" title={brand}>
        <nav aria-label={t`Main`} className="-mx-3 grid gap-1">
          {places
            .flatMap((place) => linksOf(place, Boolean(user)))
            .map(({ to, label, price }) => (
              <SheetClose key={to} asChild>
                <NavLink to={to} end={to === '/'} className={ROW}>
                  {i18n._(label)}
                  {price && !isOwned && <Badge tone="accent">{price}</Badge>}
                </NavLink>
              </SheetClose>
            ))}
          {user && (
            <button type="button" className={clsx(ROW, 'text-left')} onClick={() => void logOut()}>
              <Trans>Log out</Trans>
            </button>
          )}
        </nav>
      </SheetContent>
    </Sheet>
  )
}

const ROW =
  'flex h-12 items-center gap-2 rounded-lg px-3 text-base font-medium hover:bg-sunken aria-[current=page]:bg-sunken'
