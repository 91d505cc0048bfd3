import type { ReactNode } from 'react'
import { Trans } from '@lingui/react/macro'
import { Badge } from '#web/ui/badge.tsx'

/** Placeholders for cover letters. `notify` is the form for the waiting list. */
export function CoverLetters({ notify }: { notify: ReactNode }) {
  return (
    <div className="grid gap-8">
      <Letters />
      {notify}
    </div>
  )
}

function Letters() {
  return (
    <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
      <ComingSoon name={<Trans>Classic letter</Trans>}>
        <Trans>One page, one column, for any application.</Trans>
      </ComingSoon>
      <ComingSoon name={<Trans>Modern letter</Trans>}>
        <Trans>The header and fonts of the modern resume templates.</Trans>
      </ComingSoon>
      <ComingSoon name={<Trans>Executive letter</Trans>}>
        <Trans>Wide margins and a serif font, for senior roles.</Trans>
      </ComingSoon>
    </ul>
  )
}

function ComingSoon({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <li className="overflow-hidden rounded-xl border border-line bg-surface">
      <div aria-hidden className="bg-bench px-6 pt-6">
        <div className="grid aspect-4/3 content-start gap-3 rounded-t-sm bg-paper p-8 opacity-60 shadow-paper">
          {LINES.map((width, index) => (
            // Lines of a letter that never change places.
            <div key={index} className="h-1.5 rounded-sm bg-paper-ink/15" style={{ width }} />
          ))}
        </div>
      </div>
      <div className="grid gap-2 border-t border-line p-4">
        <div className="flex items-start justify-between gap-3">
          <h2 className="text-base">{name}</h2>
          <Badge>
            <Trans>Coming Soon</Trans>
          </Badge>
        </div>
        <p className="text-sm text-ink-soft">{children}</p>
      </div>
    </li>
  )
}

const LINES = ['38%', '24%', '0%', '30%', '94%', '88%', '91%', '52%', '96%', '84%', '60%']
