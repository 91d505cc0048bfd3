import { useLingui } from '@lingui/react/macro'
import { Skeleton } from '#web/ui/skeleton.tsx'

/** The outline of a tab that is loading: a heading, a search, rows. */
export function TabSkeleton() {
  const { t } = useLingui()
  return (
    <output aria-label={t`Loading`} className="grid gap-4">
      <Skeleton className="h-7 w-40" />
      <Skeleton className="h-11 max-w-sm md:h-9" />
      <Skeleton className="h-96" />
    </output>
  )
}
