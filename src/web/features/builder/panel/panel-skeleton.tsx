import { useLingui } from '@lingui/react/macro'
import { Skeleton } from '#web/ui/skeleton.tsx'

/** The shape of a tab's fields while they are fetched. */
export function PanelSkeleton() {
  const { t } = useLingui()
  return (
    <output className="grid gap-4" aria-label={t`Loading`}>
      <Skeleton className="h-6 w-32" />
      <div className="grid gap-4 sm:grid-cols-2">
        {[1, 2, 3, 4].map((each) => (
          <Skeleton key={each} className="h-14" />
        ))}
      </div>
      <Skeleton className="h-28" />
    </output>
  )
}
