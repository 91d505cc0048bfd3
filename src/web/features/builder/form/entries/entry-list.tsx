import { type ReactNode } from 'react'
import { Trans, useLingui } from '@lingui/react/macro'
import { ArrowDownWideNarrow, Plus, type LucideIcon } from 'lucide-react'
import { entriesOf, mostOf, moveEntry, type EntryList as ListName, type EntryOf } from '#shared/resume/entries.ts'
import { keepEmployers } from '#shared/resume/same-employer.ts'
import { hasDates, sortByDate } from '#shared/resume/sort-by-date.ts'
import { useBuilder, useResume } from '#web/features/builder/state/builder-context.tsx'
import { addBlank } from '#web/features/builder/form/entries/add-blank.ts'
import { EntryCard, type EntryMenu, type EntrySummary } from '#web/features/builder/form/entries/entry-card.tsx'
import { SortableList } from '#web/features/builder/form/entries/sortable-list.tsx'
import { toast } from '#web/lib/toast.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { WRAPPING_BUTTON } from '#web/ui/wrapping-button.ts'

/** What is shown instead of a list without entries; `slim` where many lists are together. */
type EmptyWords = { icon: LucideIcon; title: ReactNode; text: ReactNode; slim?: boolean }

type EntryListProps<L extends ListName> = {
  list: L
  /** The field that a new entry begins with. */
  firstField: string
  addLabel: ReactNode
  /** What an entry without words is called: 'New position'. */
  blankName: string
  /** Without it, an empty list is only its button. */
  empty?: EmptyWords
  summarize: (entry: EntryOf<L>) => EntrySummary
  menuItems?: EntryMenu
  /** The fields of one entry; `path` is its place, like `experience.0`. */
  children: (path: string) => ReactNode
}

/** Entries as cards that fold, move, and come and go. */
export function EntryList<L extends ListName>({
  list,
  firstField,
  addLabel,
  blankName,
  empty,
  summarize,
  menuItems,
  children,
}: EntryListProps<L>) {
  const { store } = useBuilder()
  // As one text, so that typing in a field does not render the list again.
  const joined = useResume(({ content }) =>
    entriesOf(content, list)
      .map(({ id }) => id)
      .join(' '),
  )
  const ids = joined === '' ? [] : joined.split(' ')
  const nameOf = (index: number) => {
    const entry = entriesOf(store.getState().content, list)[index]
    return (entry && summarize(entry).title) || blankName
  }

  const addButton = (
    <Button onClick={() => addBlank(store, list, firstField)} id={`add-${list}`} className={WRAPPING_BUTTON}>
      <Plus aria-hidden />
      {addLabel}
    </Button>
  )
  if (ids.length === 0) return empty ? <EmptyList empty={empty}>{addButton}</EmptyList> : addButton
  return (
    <div className="grid gap-3">
      <SortableList
        ids={ids}
        nameOf={nameOf}
        onMove={(from, to) => store.edit((content) => keepEmployers(content, moveEntry(content, list, from, to)))}
      >
        {ids.map((id, index) => (
          <EntryCard
            key={id}
            id={id}
            list={list}
            index={index}
            isLast={index === ids.length - 1}
            blankName={blankName}
            summarize={summarize}
            menuItems={menuItems}
          >
            {children}
          </EntryCard>
        ))}
      </SortableList>
      <div className="flex flex-wrap items-center justify-between gap-2">
        {ids.length < mostOf(list) && addButton}
        {ids.length > 1 && hasDates(list) && <SortButton list={list} />}
      </div>
    </div>
  )
}

/** The latest first. What was sorted already says so, as nothing moves. */
function SortButton({ list }: { list: ListName }) {
  const { t } = useLingui()
  const { store } = useBuilder()
  function sort() {
    const before = store.getState().content
    store.edit((content) => sortByDate(content, list))
    const isSorted = before === store.getState().content
    toast({ title: isSorted ? t`Already sorted by date` : t`Sorted by date, newest first` })
  }
  return (
    <Button look="quiet" size="small" onClick={sort}>
      <ArrowDownWideNarrow aria-hidden />
      <Trans>Sort by date</Trans>
    </Button>
  )
}

function EmptyList({ empty, children }: { empty: EmptyWords; children: ReactNode }) {
  if (!empty.slim)
    return (
      <EmptyState icon={empty.icon} title={empty.title} action={children} className="py-8!">
        {empty.text}
      </EmptyState>
    )
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-xl border border-dashed border-line-strong p-4">
      <p className="min-w-56 grow basis-0 text-sm text-ink-soft">
        <span className="font-medium text-ink">{empty.title}</span> {empty.text}
      </p>
      {children}
    </div>
  )
}
