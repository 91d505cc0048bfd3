import { Trans } from '@lingui/react/macro'
import { Hash, ListStart, Scissors, Shrink } from 'lucide-react'
import { MenuItem, MenuSeparator } from '#web/ui/menu.tsx'
import type { HelpKind } from '#web/features/builder/form/fields/writing-help.ts'

/** How a line can be helped with, in its menu. */
export function WritingHelpItems({ onChoose }: { onChoose: (kind: HelpKind) => () => void }) {
  return (
    <>
      <MenuItem onSelect={onChoose('verb')}>
        <ListStart aria-hidden />
        <Trans>Start with a verb</Trans>
      </MenuItem>
      <MenuItem onSelect={onChoose('tighten')}>
        <Shrink aria-hidden />
        <Trans>Tighten</Trans>
      </MenuItem>
      <MenuItem onSelect={onChoose('number')}>
        <Hash aria-hidden />
        <Trans>Ask me for the number</Trans>
      </MenuItem>
      <MenuItem onSelect={onChoose('split')}>
        <Scissors aria-hidden />
        <Trans>Split in two</Trans>
      </MenuItem>
      <MenuSeparator />
    </>
  )
}
