import { Trans } from '@lingui/react/macro'
import { Eye, EyeOff } from 'lucide-react'
import { entriesOf, type EntryList } from '#shared/resume/entries.ts'
import { setField } from '#shared/resume/fields.ts'
import { breakOf, setEntryBreak } from '#shared/resume/page-breaks.ts'
import { PageBreakItems } from '#web/features/builder/panel/page-break-items.tsx'
import { useBuilder, useFlag, useResume } from '#web/features/builder/state/builder-context.tsx'
import { MenuItem, MenuSeparator } from '#web/ui/menu.tsx'

/** Contacts are in one line, where nothing is hidden or breaks; certificates are lines of text, which never break. */
export const canHide = (list: EntryList): boolean => list !== 'contacts'
const canBreak = (list: EntryList): boolean => list !== 'certificates'

/** Whether an entry is on the page, and how its pages break, in its menu. */
export function EntryMenuItems({ list, index }: { list: EntryList; index: number }) {
  const { store } = useBuilder()
  const path = `${list}.${index}.hidden`
  const isHidden = useFlag(path)
  const pageBreak = useResume(({ content }) => breakOf(entriesOf(content, list)[index]))
  return (
    <>
      <MenuItem onSelect={() => store.edit((content) => setField(content, path, !isHidden))}>
        {isHidden ? <Eye aria-hidden /> : <EyeOff aria-hidden />}
        {isHidden ? <Trans>Show on the page</Trans> : <Trans>Hide on the page</Trans>}
      </MenuItem>
      {canBreak(list) && (
        <>
          <MenuSeparator />
          <PageBreakItems
            value={pageBreak}
            onChange={(next) => store.edit((content) => setEntryBreak(content, list, index, next))}
          />
        </>
      )}
      <MenuSeparator />
    </>
  )
}
