import { Trans } from '@lingui/react/macro'
import { EyeOff, IndentDecrease, IndentIncrease } from 'lucide-react'
import { MenuItem } from '#web/ui/menu.tsx'

/** The level of a bullet, in its menu. The first one has none above to be nested under. */
export function LevelItem({ nested, isFirst, onSelect }: { nested: boolean; isFirst: boolean; onSelect: () => void }) {
  return (
    <MenuItem disabled={isFirst} onSelect={onSelect}>
      {nested ? <IndentDecrease aria-hidden /> : <IndentIncrease aria-hidden />}
      {nested ? <Trans>Outdent</Trans> : <Trans>Indent</Trans>}
    </MenuItem>
  )
}

export function HideItem({ isFull, onSelect }: { isFull: boolean; onSelect: () => void }) {
  return (
    <MenuItem disabled={isFull} onSelect={onSelect}>
      <EyeOff aria-hidden />
      <Trans>Hide on the page</Trans>
    </MenuItem>
  )
}
