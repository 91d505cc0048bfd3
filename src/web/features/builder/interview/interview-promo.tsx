import { Trans, useLingui } from '@lingui/react/macro'
import { clsx } from 'clsx'
import { Mic, X } from 'lucide-react'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import { PRODUCTS } from '#shared/billing/products.ts'
import { formatPrice } from '#web/features/plans/format-price.ts'
import { StruckPrice } from '#web/features/plans/struck-price.tsx'
import { usePrice } from '#web/features/plans/use-shop.ts'
import { useRights } from '#web/features/plans/use-rights.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Link } from '#web/ui/link.tsx'

const DISMISSED = 'interview-prep-promo'
/** One for all places of the promo, of which a screen shows one. */
const dismissal = createStore(() => ({ isDismissed: false }))

/**
 * Promotes the interview coach where nothing else is: it has a place of its own on the page, so that it covers nothing.
 * Once closed, it stays closed.
 */
export default function InterviewPromo({ className }: { className: string }) {
  const { t } = useLingui()
  const isOwned = useRights().open.includes('coach')
  const isDismissed = useStore(dismissal, (state) => state.isDismissed)
  if (isDismissed || wasDismissed()) return null
  function dismiss() {
    dismissal.setState({ isDismissed: true })
    try {
      localStorage.setItem(DISMISSED, 'yes')
    } catch {
      // It stays closed as long as the page is open.
    }
  }
  return (
    <aside
      aria-label={t`Interview Prep`}
      className={clsx(
        // Positioned, or what is said in it for ears only makes the window itself scroll.
        'relative w-fit max-w-full items-center gap-1 rounded-xl border border-line bg-raised ps-3 shadow-float print:hidden',
        className,
      )}
    >
      <Link to="/interview-prep" className="flex min-h-11 items-center gap-2 rounded-md py-2 text-sm">
        <Mic aria-hidden className="size-4 shrink-0 text-accent-text" />
        <span className="font-medium">
          <Trans>Interview Prep</Trans>
        </span>
        {!isOwned && <Price />}
      </Link>
      <IconButton label={t`Close`} size="small" onClick={dismiss}>
        <X aria-hidden />
      </IconButton>
    </aside>
  )
}

function Price() {
  const { i18n } = useLingui()
  const { cents, insteadOf } = usePrice(PRODUCTS.coach)
  return (
    <>
      <span className="font-semibold tabular-nums">{formatPrice(i18n, cents)}</span>
      <StruckPrice cents={insteadOf} className="text-xs text-ink-faint tabular-nums" />
    </>
  )
}

function wasDismissed(): boolean {
  try {
    return localStorage.getItem(DISMISSED) !== null
  } catch {
    return false
  }
}
