import { Trans } from '@lingui/react/macro'
import { Notice } from '#web/ui/notice.tsx'

/** Shown at once; keyword lists are long. */
const MOST = 10

/** Text of the file that was left out because no one can see it there. */
export function HiddenTexts({ texts }: { texts: readonly string[] }) {
  if (texts.length === 0) return null
  return (
    <Notice
      tone="warn"
      title={<Trans>This file contains hidden text, such as white or tiny text. We left it out.</Trans>}
    >
      <ul className="grid gap-1">
        {texts.slice(0, MOST).map((text, index) => (
          // The list never changes, and texts may repeat.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={index} className="line-clamp-3 wrap-anywhere">
            <q>{text}</q>
          </li>
        ))}
        {texts.length > MOST && <li>…</li>}
      </ul>
    </Notice>
  )
}
