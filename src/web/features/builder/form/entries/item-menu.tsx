import { useRef, type ReactNode } from 'react'
import { Trans, useLingui } from '@lingui/react/macro'
import { ArrowDown, ArrowUp, Copy, EllipsisVertical, Trash2 } from 'lucide-react'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Menu, MenuContent, MenuItem, MenuSeparator, MenuTrigger } from '#web/ui/menu.tsx'

type ItemMenuProps = {
  /** Names the item: 'Achievement 2'. */
  name: string
  onMoveUp: (() => void) | undefined
  onMoveDown: (() => void) | undefined
  onDuplicate?: () => void
  onRemove: () => void
  /** Further items at the top; `choose` runs an action once the menu has closed. */
  more?: ((choose: (act: () => void) => () => void) => ReactNode) | undefined
}

/** What can be done with one item of a list. */
export function ItemMenu({ name, onMoveUp, onMoveDown, onDuplicate, onRemove, more }: ItemMenuProps) {
  const { t } = useLingui()
  const chosen = useRef<() => void>(undefined)
  const choose = (act: (() => void) | undefined) => () => {
    chosen.current = act
  }
  // An action moves the focus itself: it runs once the menu has let go of it.
  const handleClosed = (event: Event) => {
    if (!chosen.current) return
    event.preventDefault()
    chosen.current()
    chosen.current = undefined
  }
  return (
    <Menu>
      <MenuTrigger asChild>
        <IconButton label={t`Actions for ${name}`} size="medium" className="md:w-7!">
          <EllipsisVertical aria-hidden />
        </IconButton>
      </MenuTrigger>
      <MenuContent onCloseAutoFocus={handleClosed}>
        {more?.(choose)}
        <MenuItem disabled={!onMoveUp} onSelect={choose(onMoveUp)}>
          <ArrowUp aria-hidden />
          <Trans>Move up</Trans>
        </MenuItem>
        <MenuItem disabled={!onMoveDown} onSelect={choose(onMoveDown)}>
          <ArrowDown aria-hidden />
          <Trans>Move down</Trans>
        </MenuItem>
        {onDuplicate && (
          <MenuItem onSelect={choose(onDuplicate)}>
            <Copy aria-hidden />
            <Trans>Duplicate</Trans>
          </MenuItem>
        )}
        <MenuSeparator />
        <MenuItem tone="danger" onSelect={choose(onRemove)}>
          <Trash2 aria-hidden />
          <Trans>Remove</Trans>
        </MenuItem>
      </MenuContent>
    </Menu>
  )
}
