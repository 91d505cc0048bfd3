import { Trans } from '@lingui/react/macro'
import { Notice } from '#web/ui/notice.tsx'

/** Shown where something is bought or changed; with scripts it is not there. */
export function NoscriptNotice() {
  return (
    <noscript>
      <Notice tone="warn" title={<Trans>Purchases need JavaScript</Trans>}>
        <Trans>Turn it on in your browser and reload this page.</Trans>
      </Notice>
    </noscript>
  )
}
