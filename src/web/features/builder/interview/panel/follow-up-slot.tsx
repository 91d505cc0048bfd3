import { Trans } from '@lingui/react/macro'
import { Check, Lightbulb } from 'lucide-react'
import type { FollowUp } from '#web/features/builder/interview/panel/use-follow-up.ts'

type FollowUpSlotProps = { id: string; usual: string | undefined; followUp: FollowUp }

/** The hint below an answer: the question's own hint, or what the answer still lacks. */
export function FollowUpSlot({ id, usual, followUp }: FollowUpSlotProps) {
  return (
    // Two lines high, so that nothing below jumps while someone types.
    <div className="flex min-h-10 gap-2 text-sm text-ink-soft">
      {followUp.state === 'enough' ? (
        <Check aria-hidden className="mt-0.5 size-4 shrink-0 text-good" />
      ) : (
        <Lightbulb aria-hidden className="mt-0.5 size-4 shrink-0 text-accent-text" />
      )}
      <p id={id} className={followUp.state === 'none' ? undefined : 'hidden'}>
        {usual}
      </p>
      <p aria-live="polite" className="empty:sr-only">
        {followUp.state === 'ask' && (
          <>
            <span className="font-medium text-ink">
              <Trans>Worth adding:</Trans>
            </span>{' '}
            {followUp.text}
          </>
        )}
        {followUp.state === 'enough' && <Trans>Nothing is missing. Continue when you’re ready.</Trans>}
      </p>
    </div>
  )
}
