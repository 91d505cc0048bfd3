import type { ReactNode } from 'react'
import { Trans } from '@lingui/react/macro'
import { ArrowLeft } from 'lucide-react'
import { NoscriptNotice } from '#web/ui/noscript-notice.tsx'
import { EXPANDED_HIT_AREA } from '#web/ui/text-link.ts'
import { Link } from '#web/ui/link.tsx'

/** What surrounds every page of the coach but its first: the way back. */
export function CoachFrame({ children }: { children: ReactNode }) {
  return (
    <div className="mx-auto grid w-full max-w-4xl content-start gap-6 px-4 py-6 sm:px-6 md:py-10 print:block print:max-w-none print:p-0">
      <Link
        to="/interview-prep"
        className={`${EXPANDED_HIT_AREA} flex w-fit items-center gap-1.5 rounded-sm text-sm text-ink-soft hover:text-ink print:hidden`}
      >
        <ArrowLeft aria-hidden className="size-4" />
        <Trans>Interview Coach</Trans>
      </Link>
      <NoscriptNotice />
      {children}
    </div>
  )
}
