import type { ReactNode } from 'react'
import { Trans } from '@lingui/react/macro'
import { Plus } from 'lucide-react'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Link } from '#web/ui/link.tsx'

/** Resume cards after the tile for a new one, so that the tile is always in sight. */
export function ResumeGrid({ children, withNew = true }: { children: ReactNode; withNew?: boolean }) {
  return (
    <ul className={GRID}>
      {withNew && <NewResumeTile />}
      {children}
    </ul>
  )
}

function NewResumeTile() {
  return (
    <li>
      <Link
        to="/resume-builder"
        className="flex h-full min-h-14 items-center justify-center gap-2 rounded-xl border border-dashed border-line-strong px-5 py-3 sm:min-h-36 sm:flex-col text-sm font-medium text-ink-soft transition-colors hover:border-accent hover:bg-accent-soft hover:text-accent-text"
      >
        <Plus aria-hidden className="size-5" />
        <Trans>Create new resume</Trans>
      </Link>
    </li>
  )
}

/** The shape of what is being read. */
export function ResumeGridSkeleton() {
  return (
    <div aria-hidden className={GRID}>
      {[0, 1, 2].map((place) => (
        <Skeleton key={place} className="h-56 rounded-xl max-sm:first:h-14" />
      ))}
    </div>
  )
}

/** As many columns as cards have room for with all of their buttons in a row. */
const GRID = 'grid gap-4 sm:grid-cols-[repeat(auto-fill,minmax(18rem,1fr))]'
