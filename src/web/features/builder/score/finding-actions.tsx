import { Trans, useLingui } from '@lingui/react/macro'
import { WandSparkles } from 'lucide-react'
import type { ScoredFinding } from '#shared/ats/run-rules.ts'
import { useBuilder } from '#web/features/builder/state/builder-context.tsx'
import { applyFix } from '#web/features/builder/score/apply-fix.ts'
import { toastWithUndo } from '#web/features/builder/undo/undo-toast.ts'
import { Button } from '#web/ui/button.tsx'

type FindingActionsProps = { finding: ScoredFinding; title: string; onGo: (path: string) => void }

/** Buttons that go to a finding's field or, where that is safe, fix it. */
export function FindingActions({ finding: { paths, fix }, title, onGo }: FindingActionsProps) {
  const { t } = useLingui()
  const { store } = useBuilder()
  const [place] = paths
  const handleFix = () => {
    if (!fix) return
    toastWithUndo({ title: t`Fixed`, description: title }, applyFix(store, fix))
  }
  return (
    <>
      {fix && (
        <Button size="small" onClick={handleFix} aria-label={t`Fix: ${title}`}>
          <WandSparkles aria-hidden />
          <Trans>Fix</Trans>
        </Button>
      )}
      {place !== undefined && (
        <Button
          size="small"
          look="quiet"
          className="px-2! text-accent-text!"
          onClick={() => onGo(place)}
          aria-label={t`Go to field: ${title}`}
        >
          <Trans>Go to field</Trans>
        </Button>
      )}
    </>
  )
}
