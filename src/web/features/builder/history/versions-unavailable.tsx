import { Trans } from '@lingui/react/macro'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'

export function VersionsUnavailable({ sentence, onRetry }: { sentence: string; onRetry: () => void }) {
  return (
    <div className="grid justify-items-start gap-3">
      <Notice tone="bad" announce title={<Trans>We couldn’t load the version history</Trans>} className="w-full">
        {sentence}
      </Notice>
      <Button size="small" onClick={onRetry}>
        <Trans>Try again</Trans>
      </Button>
    </div>
  )
}
