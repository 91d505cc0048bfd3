import { Trans } from '@lingui/react/macro'
import { Notice } from '#web/ui/notice.tsx'

/** Shown where a page shows much and changes nothing without scripts; with scripts it is not there. */
export function NoscriptNotice() {
  return (
    <noscript>
      <Notice tone="warn" title={<Trans>Turn on JavaScript to make changes</Trans>}>
        <Trans>
          You can still read everything here. To make changes, turn on JavaScript in your browser and reload the page.
        </Trans>
      </Notice>
    </noscript>
  )
}
