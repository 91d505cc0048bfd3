import type { ReactNode } from 'react'
import { useLingui } from '@lingui/react/macro'
import { clsx } from 'clsx'
import { ChevronDown } from 'lucide-react'
import { flushSync } from 'react-dom'
import { addEntry, entriesOf, moveEntry, removeEntry, type EntryList, type EntryOf } from '#shared/resume/entries.ts'
import { isExampleEntry } from '#shared/resume/example-marks.ts'
import { duplicateInList, keepEmployers } from '#shared/resume/same-employer.ts'
import { useBuilder, useFlag, useResume } from '#web/features/builder/state/builder-context.tsx'
import { canHide, EntryMenuItems } from '#web/features/builder/form/entries/entry-menu-items.tsx'
import { DragHandle } from '#web/features/builder/form/entries/drag-handle.tsx'
import { ItemMenu } from '#web/features/builder/form/entries/item-menu.tsx'
import { SortableItem } from '#web/features/builder/form/entries/sortable-list.tsx'
import { formAt } from '#web/features/builder/state/focus-field.ts'
import { newEntryId } from '#web/features/builder/state/new-entry-id.ts'
import { toastWithUndo } from '#web/features/builder/undo/undo-toast.ts'
import { Badge } from '#web/ui/badge.tsx'

/** One line that tells an entry from the others. */
export type EntrySummary = { readonly title: string; readonly detail: string }

/** Further items in the menu of an entry; `choose` runs an action once the menu has closed. */
export type EntryMenu = (index: number, choose: (act: () => void) => () => void) => ReactNode

type EntryCardProps<L extends EntryList> = {
  id: string
  list: L
  index: number
  isLast: boolean
  blankName: string
  summarize: (entry: EntryOf<L>) => EntrySummary
  menuItems?: EntryMenu | undefined
  children: (path: string) => ReactNode
}

/** One entry: a line that says what it is, and its fields when it is unfolded. */
export function EntryCard<L extends EntryList>(props: EntryCardProps<L>) {
  const { id, list, index, isLast, blankName, summarize, menuItems, children } = props
  const { t } = useLingui()
  const { store } = useBuilder()
  const words = useSummary(props, 'title')
  const title = words || blankName
  const detail = useSummary(props, 'detail')
  const unfolded = useResume((state) => state.unfolded.has(id))
  const isExample = useResume(({ content }) => isExampleEntry(entriesOf(content, list)[index] ?? {}))
  const isHidden = useFlag(`${list}.${index}.hidden`)
  const region = `entry-${id}`

  function fold() {
    store.setState((state) => ({ unfolded: toggled(state.unfolded, id) }))
  }
  function move(to: number) {
    store.edit((content) => keepEmployers(content, moveEntry(content, list, index, to)))
    requestAnimationFrame(() => document.getElementById(`${region}-head`)?.focus())
  }
  function remove() {
    const before = store.getState().content
    const entry = entriesOf(before, list)[index]
    // At once: the button that adds the next one may be another one now.
    flushSync(() => store.edit((content) => keepEmployers(content, removeEntry(content, list, index))))
    document.getElementById(`add-${list}`)?.focus()
    if (!entry) return
    toastWithUndo({ title: t`${summarize(entry).title || blankName} removed` }, () => {
      flushSync(() => {
        store.edit((content) => keepEmployers(before, addEntry(content, list, entry, index)))
        store.setState(formAt(list))
      })
      document.getElementById(`${region}-head`)?.focus()
    })
  }
  return (
    <SortableItem id={id} className="rounded-xl border border-line bg-surface">
      <div className="flex items-center gap-1 p-1.5">
        <DragHandle label={t`Move ${title}`} className="h-11 w-7 md:h-9 md:w-6" />
        <button
          type="button"
          id={`${region}-head`}
          aria-expanded={unfolded}
          aria-controls={region}
          onClick={fold}
          className="flex min-h-11 min-w-0 grow items-center gap-2 rounded-lg px-1.5 text-start md:min-h-9"
        >
          <span className="min-w-0 grow">
            <span
              className={clsx(
                'line-clamp-2 text-sm font-medium wrap-anywhere',
                (!words || isHidden) && 'text-ink-faint',
              )}
            >
              {title}
            </span>
            {detail && <span className="block truncate text-xs text-ink-faint">{detail}</span>}
          </span>
          {isHidden && <Badge>{t`Hidden`}</Badge>}
          {isExample && <Badge tone="warn">{t`Example`}</Badge>}
          <ChevronDown
            aria-hidden
            className={clsx('size-4 shrink-0 text-ink-faint transition-transform', unfolded && 'rotate-180')}
          />
        </button>
        <ItemMenu
          name={title}
          more={(choose) => (
            <>
              {menuItems?.(index, choose)}
              {canHide(list) && <EntryMenuItems list={list} index={index} />}
            </>
          )}
          onMoveUp={index > 0 ? () => move(index - 1) : undefined}
          onMoveDown={isLast ? undefined : () => move(index + 1)}
          onDuplicate={() => store.edit((content) => duplicateInList(content, list, index, newEntryId()))}
          onRemove={remove}
        />
      </div>
      <div id={region} hidden={!unfolded}>
        {unfolded && <div className="grid gap-4 border-t border-line p-3 sm:p-4">{children(`${list}.${index}`)}</div>}
      </div>
    </SortableItem>
  )
}

/** One half of the summary, as text: the card renders again only when its words change. */
function useSummary<L extends EntryList>({ list, index, summarize }: EntryCardProps<L>, half: keyof EntrySummary) {
  return useResume(({ content }) => {
    const entry = entriesOf(content, list)[index]
    return entry ? summarize(entry)[half] : ''
  })
}

function toggled(ids: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const next = new Set(ids)
  if (!next.delete(id)) next.add(id)
  return next
}
