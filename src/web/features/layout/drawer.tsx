import type { MouseEvent } from 'react'
import { Trans, useLingui } from '@lingui/react/macro'
import { clsx } from 'clsx'
import { Menu as MenuIcon, X } from 'lucide-react'
import { logOut } from '#web/features/layout/log-out.ts'
import { linkTo, linksOf } from '#web/features/layout/navigation.ts'
import { PriceBadge } from '#web/features/plans/price-badge.tsx'
import { useVisitor } from '#web/lib/visitor.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { NavLink } from '#web/ui/link.tsx'

/** The header's links where it has no room for them; those of an account need more. The browser itself opens and closes it, so it works before any script does. */
export function Drawer() {
  const { t, i18n } = useLingui()
  const { brand, user } = useVisitor()
  const places = user ? (['header', 'menu'] as const) : (['header', 'account'] as const)
  return (
    <>
      <button
        type="button"
        popoverTarget="drawer"
        aria-label={t`Menu`}
        className={clsx(ICON_BUTTON, user ? 'lg:hidden' : 'md:hidden')}
      >
        <MenuIcon aria-hidden />
      </button>
      <dialog
        id="drawer"
        popover="auto"
        aria-label={t`Menu`}
        className="fixed inset-y-0 inset-e-auto inset-s-0 m-0 h-dvh max-h-none w-80 max-w-[calc(100vw-3rem)] border-e border-line bg-raised text-ink shadow-float backdrop:bg-veil open:flex open:flex-col motion-safe:open:animate-from-start"
      >
        <div className="flex items-center justify-between py-3 pe-3 ps-6">
          <p className="text-lg font-semibold">{brand}</p>
          <button
            type="button"
            popoverTarget="drawer"
            popoverTargetAction="hide"
            aria-label={t`Close`}
            className={ICON_BUTTON}
          >
            <X aria-hidden />
          </button>
        </div>
        <nav aria-label={t`Main`} className="grid min-h-0 grow content-start gap-1 overflow-y-auto px-3 pb-6">
          {places
            .flatMap((place) => linksOf(place, Boolean(user)))
            .map(({ to, label, product }) => (
              <NavLink key={to} {...linkTo(to)} end={to === '/'} onClick={close} className={ROW}>
                {i18n._(label)}
                {product && <PriceBadge product={product} />}
              </NavLink>
            ))}
          {user && (
            <button type="button" className={clsx(ROW, 'text-start')} onClick={() => void logOut()}>
              <Trans>Sign out</Trans>
            </button>
          )}
        </nav>
      </dialog>
    </>
  )
}

/** A page that changes without reloading leaves what is open open. */
const close = ({ currentTarget }: MouseEvent) => currentTarget.closest<HTMLElement>('[popover]')?.hidePopover()

const ICON_BUTTON = clsx(buttonClass({ look: 'quiet', size: 'medium' }), 'w-11 px-0! [&_svg]:size-5')
const ROW =
  'flex h-12 items-center gap-2 rounded-lg px-3 text-base font-medium hover:bg-sunken aria-[current=page]:bg-sunken'
