import { Trans, useLingui } from '@lingui/react/macro'
import { useResume } from '#web/features/builder/state/builder-context.tsx'
import { Button } from '#web/ui/button.tsx'

/** Opens the choice between two versions again, for anyone who has put it off. */
export function OpenConflict({ onOpen }: { onOpen: () => void }) {
  const { t } = useLingui()
  const isOpen = useResume(({ saveState }) => saveState.state === 'conflict')
  if (!isOpen) return null
  return (
    <Button
      size="small"
      aria-label={t`Choose a version`}
      onClick={onOpen}
      // As low as the line on a phone; what is around it takes the finger too.
      className="relative max-sm:-my-3 max-sm:border-transparent max-sm:bg-transparent max-sm:px-1.5 max-sm:text-xs max-sm:text-accent-text max-sm:underline"
    >
      <span className="2xl:hidden">
        <Trans>Choose</Trans>
      </span>
      <span className="max-2xl:hidden">
        <Trans>Choose a version</Trans>
      </span>
    </Button>
  )
}
