import { Trans } from '@lingui/react/macro'
import { Notice } from '#web/ui/notice.tsx'

/** Shown where a page shows much and changes nothing without scripts; with scripts it is not there. */
export function NoscriptNotice() {
  return (
    <noscript>
      <Notice tone="warn" title={<Trans>Changes here need JavaScript</Trans>}>
        <Trans>
          You can read what we hold. To change it, switch JavaScript on in your browser and load this page again.
        </Trans>
      </Notice>
    </noscript>
  )
}
