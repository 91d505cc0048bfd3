import { useState, type ReactNode } from 'react'
import { Trans } from '@lingui/react/macro'
import { clsx } from 'clsx'
import { Check, Circle, Plus } from 'lucide-react'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'

type KeywordListProps = {
  title: ReactNode
  keywords: readonly string[]
  kind: keyof typeof KINDS
  /** How many are shown at first. */
  first: number
  /** Shown if there are no keywords. */
  empty: ReactNode
}

/** Keywords under a heading: the first ones, and all on demand; a printed report has all. */
export function KeywordList({ title, keywords, kind, first, empty }: KeywordListProps) {
  const [isOpen, open] = useState(false)
  const { Icon, tone } = KINDS[kind]
  const more = keywords.length - first
  return (
    <div className="grid content-start justify-items-start gap-2">
      <h4 className="text-sm font-medium">
        {title} <span className="font-normal text-ink-faint tabular-nums">{keywords.length}</span>
      </h4>
      {keywords.length === 0 && <p className="text-sm text-ink-soft">{empty}</p>}
      <ul className="flex flex-wrap gap-1.5 empty:hidden">
        {keywords.map((keyword, index) => (
          <li key={keyword} className={clsx('min-w-0', index >= first && !isOpen && 'hidden print:block')}>
            <Badge tone={tone} className="max-w-full">
              <Icon aria-hidden className="shrink-0" />
              <span className="truncate">{keyword}</span>
            </Badge>
          </li>
        ))}
      </ul>
      {more > 0 && (
        <Button size="small" look="quiet" className="-ms-2.5 print:hidden" onClick={() => open(!isOpen)}>
          {isOpen ? <Trans>Show fewer</Trans> : <Trans>Show all {keywords.length}</Trans>}
        </Button>
      )}
    </div>
  )
}

/** Shown instead of the lists if no keyword of the posting is recognized. */
export function NoKeywords() {
  return (
    <p className="text-sm text-ink-soft">
      <Trans>
        We didn’t recognize any skills or tools in this job description. Paste the whole posting to compare it.
      </Trans>
    </p>
  )
}

const KINDS = {
  found: { Icon: Check, tone: 'good' },
  missing: { Icon: Circle, tone: 'warn' },
  suggested: { Icon: Plus, tone: 'neutral' },
} as const
