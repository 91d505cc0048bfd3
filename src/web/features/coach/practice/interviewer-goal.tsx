import { useState } from 'react'
import { Trans } from '@lingui/react/macro'
import { Ear } from 'lucide-react'
import { Button } from '#web/ui/button.tsx'

/** What the interviewer wants to learn: shown on demand, or once there is an answer. */
export function InterviewerGoal({ sentence, isOpen }: { sentence: string; isOpen: boolean }) {
  const [isAsked, ask] = useState(false)
  const isShown = isOpen || isAsked
  return (
    <div className="grid justify-items-start gap-1">
      {!isOpen && (
        <Button
          size="small"
          look="quiet"
          aria-expanded={isShown}
          className="-ms-3 h-auto! min-h-11 py-1 text-start whitespace-normal! md:min-h-8"
          onClick={() => ask(!isAsked)}
        >
          <Ear aria-hidden />
          <Trans>What is the interviewer listening for?</Trans>
        </Button>
      )}
      {isShown && (
        <p className="flex max-w-prose items-start gap-2 text-sm text-ink-soft">
          {isOpen && <Ear aria-hidden className="mt-0.5 size-4 shrink-0" />}
          <span>
            {isOpen && (
              <span className="font-medium">
                <Trans>The interviewer listens for this:</Trans>{' '}
              </span>
            )}
            {sentence}
          </span>
        </p>
      )}
    </div>
  )
}
