import type { ReactNode } from 'react'
import { Trans } from '@lingui/react/macro'

/** The name of the page, with what it is for where that is not known yet. */
export function NegotiationHeading({ children }: { children?: ReactNode }) {
  return (
    <header className="grid max-w-2xl gap-2">
      <h1 className="text-xl md:text-2xl">
        <Trans>Negotiate a salary</Trans>
      </h1>
      {children && <p className="text-ink-soft">{children}</p>}
    </header>
  )
}
