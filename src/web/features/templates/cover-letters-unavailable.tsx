import { Trans } from '@lingui/react/macro'
import type { LoadFailure } from '#web/delivery/on-demand.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'

/** Shown in place of the letters if they can't be loaded. */
export function CoverLettersUnavailable({ reason, isTrying, onRetry }: LoadFailure) {
  return (
    <Notice tone="bad" announce title={<Trans>That didn’t work</Trans>}>
      <p>
        {reason === 'offline' ? (
          <Trans>No connection. Try again when you’re back online.</Trans>
        ) : (
          <Trans>Something went wrong on our side. Please try again.</Trans>
        )}
      </p>
      <Button size="small" loading={isTrying} onClick={onRetry} className="mt-2">
        <Trans>Try again</Trans>
      </Button>
    </Notice>
  )
}
