import type { ReactNode } from 'react'
import { Trans } from '@lingui/react/macro'
import { ListChecks, Route, ScanText, type LucideIcon } from 'lucide-react'

/** What the report shows once a file is chosen. */
export function EmptyReport() {
  return (
    <ul className="grid gap-6 md:grid-cols-3">
      <Point icon={ScanText} title={<Trans>The words</Trans>}>
        <Trans>
          What text extractors get from your file. For PDFs, you see two of them side by side, with the differences
          marked.
        </Trans>
      </Point>
      <Point icon={Route} title={<Trans>The order</Trans>}>
        <Trans>The reading order of all lines, drawn on the page. Columns that get mixed up are marked in red.</Trans>
      </Point>
      <Point icon={ListChecks} title={<Trans>What to do</Trans>}>
        <Trans>Which contact details, headings, and dates were found, what’s missing, and how to fix it.</Trans>
      </Point>
    </ul>
  )
}

type PointProps = { readonly icon: LucideIcon; readonly title: ReactNode; readonly children: ReactNode }

function Point({ icon: Icon, title, children }: PointProps) {
  return (
    <li className="flex gap-3">
      <Icon aria-hidden className="mt-0.5 size-5 shrink-0 text-accent-text" />
      <div className="grid content-start gap-1">
        <h2 className="text-base">{title}</h2>
        <p className="text-sm text-ink-soft">{children}</p>
      </div>
    </li>
  )
}
