import { Trans } from '@lingui/react/macro'
import type { LoadFailure } from '#web/delivery/on-demand.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'

/** In the place of the letters while they cannot be fetched. */
export function CoverLettersUnavailable({ reason, isTrying, onRetry }: LoadFailure) {
  return (
    <Notice tone="bad" announce title={<Trans>That did not work</Trans>}>
      <p>
        {reason === 'offline' ? (
          <Trans>No connection. Nothing is lost: try again when you are online.</Trans>
        ) : (
          <Trans>Something went wrong on our side. Nothing is lost: please try again.</Trans>
        )}
      </p>
      <Button size="small" loading={isTrying} onClick={onRetry} className="mt-2">
        <Trans>Try again</Trans>
      </Button>
    </Notice>
  )
}
