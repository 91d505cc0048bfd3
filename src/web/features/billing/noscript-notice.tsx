import { Trans } from '@lingui/react/macro'
import { Notice } from '#web/ui/notice.tsx'

/** Shown where something is bought or changed; with scripts it is not there. */
export function NoscriptNotice() {
  return (
    <noscript>
      <Notice tone="warn" title={<Trans>Buying needs JavaScript</Trans>}>
        <Trans>Switch it on in your browser and load this page again.</Trans>
      </Notice>
    </noscript>
  )
}
