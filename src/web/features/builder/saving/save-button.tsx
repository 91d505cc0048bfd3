import { Trans } from '@lingui/react/macro'
import { useBuilder, useResume } from '#web/features/builder/state/builder-context.tsx'
import { Button } from '#web/ui/button.tsx'

export function SaveButton({ className }: { className?: string }) {
  const { save } = useBuilder()
  const isSaving = useResume(({ saveState }) => saveState.state === 'saving' && !saveState.quiet)
  return (
    <Button look="primary" loading={isSaving} onClick={() => void save()} className={className}>
      {isSaving ? <Trans>Saving...</Trans> : <Trans>Save Resume</Trans>}
    </Button>
  )
}
