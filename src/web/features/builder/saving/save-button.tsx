import { Trans, useLingui } from '@lingui/react/macro'
import { Check } from 'lucide-react'
import { useBuilder, useResume } from '#web/features/builder/state/builder-context.tsx'
import { Button } from '#web/ui/button.tsx'

/** Where all is saved it says so, and can still be pressed. */
export function SaveButton({ className }: { className?: string }) {
  const { t } = useLingui()
  const { save, signedIn } = useBuilder()
  const isSaving = useResume(({ saveState }) => saveState.state === 'saving' && !saveState.quiet)
  const isSaved = useResume(
    ({ saveState, resumeId, local }) =>
      saveState.state === 'saved' && (resumeId !== null || (!signedIn && local !== null)),
  )
  if (isSaved)
    return (
      <Button aria-label={t`Saved. Save Resume again`} onClick={() => void save()} className={className}>
        {/* As wide as before: it changes while someone types. */}
        <span className="grid place-items-center *:min-w-min *:[grid-area:1/1]">
          <span className="invisible">
            <Trans>Save Resume</Trans>
          </span>
          <span className="flex items-center gap-x-2 max-sm:flex-col">
            <Check aria-hidden className="text-good" />
            <Trans>Saved</Trans>
          </span>
        </span>
      </Button>
    )
  return (
    <Button look="primary" loading={isSaving} onClick={() => void save()} className={className}>
      {isSaving ? <Trans>Saving...</Trans> : <Trans>Save Resume</Trans>}
    </Button>
  )
}
