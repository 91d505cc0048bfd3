import { Trans } from '@lingui/react/macro'
import { useResume } from '#web/features/builder/builder-context.tsx'
import { Button } from '#web/ui/button.tsx'

/** Opens the choice between two versions again, for whoever has put it off. */
export function OpenConflict({ onOpen }: { onOpen: () => void }) {
  const isOpen = useResume(({ saveState }) => saveState.state === 'conflict')
  return (
    isOpen && (
      <Button size="small" onClick={onOpen} className="relative max-md:-my-3">
        <Trans>Choose a version</Trans>
      </Button>
    )
  )
}
