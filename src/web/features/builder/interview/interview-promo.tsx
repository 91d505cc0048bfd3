import { useState } from 'react'
import { Trans, useLingui } from '@lingui/react/macro'
import { clsx } from 'clsx'
import { Mic, X } from 'lucide-react'
import { Link } from 'react-router'
import { useHydrated } from '#web/lib/use-hydrated.ts'
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
  return (
    <>
      <span className="font-semibold tabular-nums">$5</span>
      <s className="text-xs text-ink-faint tabular-nums">
        <span className="sr-only">
          <Trans>instead of</Trans>{' '}
        </span>
        $29
      </s>
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
