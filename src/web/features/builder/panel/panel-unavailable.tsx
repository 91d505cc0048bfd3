import { useEffect, useEffectEvent } from 'react'
import { Trans } from '@lingui/react/macro'
import { RotateCw } from 'lucide-react'
import type { LoadFailure } from '#web/delivery/on-demand.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'

/** In a tab whose fields could not be fetched; back online it tries again automatically. */
export function PanelUnavailable({ reason, isTrying, onRetry }: LoadFailure) {
  const retry = useEffectEvent(onRetry)
  useEffect(() => {
    const handleOnline = () => retry()
    window.addEventListener('online', handleOnline)
    return () => window.removeEventListener('online', handleOnline)
  }, [])
  if (reason === 'failed')
    return (
      <Notice announce tone="warn" title={<Trans>We couldn’t load this part of the form</Trans>}>
        <p>
          <Trans>What you typed is kept. Reload the page and try again.</Trans>
        </p>
        <Button size="small" className="mt-2" onClick={() => location.reload()}>
          <RotateCw aria-hidden />
          <Trans>Reload</Trans>
        </Button>
      </Notice>
    )
  return (
    <Notice announce tone="warn" title={<Trans>You’re offline, and this part hasn’t loaded yet</Trans>}>
      <p>
        <Trans>It will open when you’re back online. Everything else works, and what you type is kept.</Trans>
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
