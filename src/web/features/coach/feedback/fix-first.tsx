import { Trans, useLingui } from '@lingui/react/macro'
import { Wrench } from 'lucide-react'
import type { Feedback } from '#shared/coach/feedback.ts'
import { adviceMessage } from '#web/features/coach/advice-messages.ts'
import { CRITERION_NAMES } from '#web/features/coach/labels.ts'

/** The one thing to fix first. */
export function FixFirst({ feedback: { judged, fixFirst } }: { feedback: Feedback }) {
  const { t, i18n } = useLingui()
  const first = judged.find(({ criterion }) => criterion === fixFirst)
  if (!first)
    return (
      <p className="text-sm text-ink-soft">
        <Trans>Nothing left to fix. Say your answer out loud once or twice to remember it.</Trans>
      </p>
    )
  return (
    <div className="flex gap-3 rounded-lg border border-accent-line bg-accent-soft p-3 text-sm">
      <Wrench aria-hidden className="mt-0.5 size-4 shrink-0 text-accent-text" />
      <div className="grid gap-0.5">
        <p className="font-semibold text-accent-text">
          <Trans>Fix this first: {t(CRITERION_NAMES[first.criterion])}</Trans>
        </p>
        <p>{adviceMessage(i18n, first)}</p>
      </div>
    </div>
  )
}
