import { useState } from 'react'
import { Trans, useLingui } from '@lingui/react/macro'
import { clsx } from 'clsx'
import { Mic, X } from 'lucide-react'
import { Link } from 'react-router'
import { PRODUCTS } from '#shared/billing/products.ts'
import { useHydrated } from '#web/lib/use-hydrated.ts'
import { formatPrice } from '#web/features/plans/format-price.ts'
import { StruckPrice } from '#web/features/plans/struck-price.tsx'
import { usePrice } from '#web/features/plans/use-shop.ts'
import { useRights } from '#web/features/plans/use-rights.ts'
import { IconButton } from '#web/ui/icon-button.tsx'

const DISMISSED = 'interview-prep-promo'

/** Promotes the interview coach in a corner. Once closed, it stays closed. */
export function InterviewPromo() {
  const { t } = useLingui()
  const isHydrated = useHydrated()
  const isOwned = useRights().open.includes('coach')
  const [isDismissed, setDismissed] = useState(false)
  if (!isHydrated || isDismissed || wasDismissed()) return null
  function dismiss() {
    setDismissed(true)
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
        'fixed right-4 bottom-[calc(4.75rem+env(safe-area-inset-bottom))] z-20 flex items-center gap-1 rounded-xl border border-line bg-raised pl-3 shadow-float lg:bottom-4 print:hidden',
        // On a narrow screen it would cover the text being typed, or the lines of an interview.
        'max-lg:[:root:has(#builder-form_:focus-visible)_&]:hidden',
        'max-lg:[:root:has(#builder-form_[data-own-undo])_&]:hidden',
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
