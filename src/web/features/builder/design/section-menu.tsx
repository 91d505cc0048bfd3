import { useRef } from 'react'
import { Trans, useLingui } from '@lingui/react/macro'
import { ArrowDown, ArrowUp, EllipsisVertical, PencilLine } from 'lucide-react'
import { setSectionBreak } from '#shared/resume/page-breaks.ts'
import type { SectionId } from '#shared/resume/schema.ts'
import { PageBreakItems } from '#web/features/builder/panel/page-break-items.tsx'
import { useBuilder, useResume } from '#web/features/builder/state/builder-context.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Menu, MenuContent, MenuItem, MenuSeparator, MenuTrigger } from '#web/ui/menu.tsx'

type SectionMenuProps = {
  id: SectionId
  name: string
  onRename: () => void
  /** Undefined for the first section, and for the last. */
  onUp: (() => void) | undefined
  onDown: (() => void) | undefined
}

/** What can be set for one section: its heading and its page break, and on narrow screens its place. */
export function SectionMenu({ id, name, onRename, onUp, onDown }: SectionMenuProps) {
  const { t } = useLingui()
  const { store } = useBuilder()
  const pageBreak = useResume(({ content }) => content.sectionBreaks?.[id])
  const isRenaming = useRef(false)
  // The field for the heading takes the focus, once the menu has let go of it.
  function handleClosed(event: Event) {
    if (!isRenaming.current) return
    isRenaming.current = false
    event.preventDefault()
    onRename()
  }
  return (
    <Menu>
      <MenuTrigger asChild>
        <IconButton id={menuId(id)} label={t`Options for ${name}`}>
          <EllipsisVertical aria-hidden />
        </IconButton>
      </MenuTrigger>
      <MenuContent onCloseAutoFocus={handleClosed}>
        <MenuItem onSelect={() => (isRenaming.current = true)}>
          <PencilLine aria-hidden />
          <Trans>Rename heading</Trans>
        </MenuItem>
        {/* Where there is room, they are buttons beside the menu. */}
        <MenuItem className="sm:hidden" disabled={!onUp} onSelect={onUp}>
          <ArrowUp aria-hidden />
          <Trans>Move up</Trans>
        </MenuItem>
        <MenuItem className="sm:hidden" disabled={!onDown} onSelect={onDown}>
          <ArrowDown aria-hidden />
          <Trans>Move down</Trans>
        </MenuItem>
        <MenuSeparator />
        <PageBreakItems
          value={pageBreak}
          onChange={(next) => store.edit((content) => setSectionBreak(content, id, next))}
        />
      </MenuContent>
    </Menu>
  )
}

/** The button of a section's menu. */
export const menuId = (id: SectionId): string => `section-menu-${id}`
