import { Plural } from '@lingui/react/macro'
import { useResume } from '#web/features/builder/state/builder-context.tsx'

export function PageCount() {
  const pages = useResume((state) => state.pages)
  if (pages === null) return null
  return (
    <span className="text-xs whitespace-nowrap text-ink-soft tabular-nums">
      <Plural value={pages} one="# page" other="# pages" />
    </span>
  )
}
