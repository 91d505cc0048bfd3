import type { ReactNode } from 'react'
import { Trans } from '@lingui/react/macro'
import { ListChecks, Route, ScanText, type LucideIcon } from 'lucide-react'

/** What is here once a file was chosen. */
export function EmptyReport() {
  return (
    <ul className="grid gap-6 md:grid-cols-3">
      <Point icon={ScanText} title={<Trans>The words</Trans>}>
        <Trans>What readers get from the file. For a PDF these are two, side by side, with where they disagree.</Trans>
      </Point>
      <Point icon={Route} title={<Trans>The order</Trans>}>
        <Trans>The way through every line, drawn on the page. Columns that get mixed are marked red.</Trans>
      </Point>
      <Point icon={ListChecks} title={<Trans>What to do</Trans>}>
        <Trans>Contacts, headings and dates that were found, what went missing, and how to mend it.</Trans>
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
