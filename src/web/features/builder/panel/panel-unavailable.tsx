import { useEffect, useEffectEvent } from 'react'
import { Trans } from '@lingui/react/macro'
import { RotateCw } from 'lucide-react'
import type { LoadFailure } from '#web/delivery/on-demand.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'

/** In a tab whose fields could not be fetched; back online it tries again by itself. */
export function PanelUnavailable({ reason, isTrying, onRetry }: LoadFailure) {
  const retry = useEffectEvent(onRetry)
  useEffect(() => {
    const handleOnline = () => retry()
    window.addEventListener('online', handleOnline)
    return () => window.removeEventListener('online', handleOnline)
  }, [])
  if (reason === 'failed')
    return (
      <Notice announce tone="warn" title={<Trans>This part of the form could not be fetched</Trans>}>
        <p>
          <Trans>What you have typed is kept. Load the page again to get the rest.</Trans>
        </p>
        <Button size="small" className="mt-2" onClick={() => location.reload()}>
          <RotateCw aria-hidden />
          <Trans>Load again</Trans>
        </Button>
      </Notice>
    )
  return (
    <Notice announce tone="warn" title={<Trans>You are offline, and this part has not been fetched yet</Trans>}>
      <p>
        <Trans>It opens by itself when you are online again. Everything else works, and what you type is kept.</Trans>
      </p>
      <Button size="small" className="mt-2" ref={handOn} loading={isTrying} onClick={onRetry}>
        <RotateCw aria-hidden />
        <Trans>Try again</Trans>
      </Button>
    </Notice>
  )
}

/** A button that goes away while it has the focus leaves it to its tab. */
const handOn = (button: HTMLButtonElement) => () => {
  if (document.activeElement === button) button.closest<HTMLElement>('[role=tabpanel]')?.focus()
}
