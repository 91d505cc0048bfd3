// The roles repeat those of the elements: Safari drops them from tables with another display.
/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role */
import type { ReactNode } from 'react'
import { clsx } from 'clsx'
import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react'
import { useSearchParams } from 'react-router'
import { listUrl, type Order } from '#web/features/admin/lists/list-url.ts'
import { Link } from '#web/ui/link.tsx'

export type Column = {
  readonly label: string
  /** The name to sort by; without one, the column is not sortable. */
  readonly sort?: string
  /** The order that a first click asks for. */
  readonly first?: Order
  readonly isNumber?: boolean
}
type Sorted = { readonly sort: string; readonly order: Order }
type ListTableProps = {
  labelledBy: string
  columns: readonly Column[]
  /** What the rows are sorted by. */
  sorted?: Sorted | undefined
  children: ReactNode
}

/** Rows of a list: a table, or on a phone one card per row. */
export function ListTable({ labelledBy, columns, sorted, children }: ListTableProps) {
  return (
    <div className="overflow-x-auto rounded-xl border border-line bg-surface">
      <table role="table" aria-labelledby={labelledBy} className="w-full text-sm tabular-nums max-md:block">
        <thead role="rowgroup" className="text-xs text-ink-soft max-md:block">
          <tr role="row" className="border-b border-line max-md:flex max-md:flex-wrap max-md:px-2 max-md:empty:hidden">
            {columns.map((column) => (
              <Head key={column.label} column={column} sorted={sorted} />
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup" className="divide-y divide-line max-md:block">
          {children}
        </tbody>
      </table>
    </div>
  )
}

function Head({ column: { label, sort, first, isNumber }, sorted }: { column: Column; sorted: Sorted | undefined }) {
  const [params] = useSearchParams()
  const side = isNumber && 'md:text-end'
  if (!sort)
    return (
      <th role="columnheader" scope="col" className={clsx('font-medium max-md:sr-only md:px-4 md:py-2', side)}>
        {label}
      </th>
    )
  const order = sorted?.sort === sort ? sorted.order : undefined
  const next: Order = order ? (order === 'asc' ? 'desc' : 'asc') : (first ?? 'asc')
  const Icon = order ? (order === 'asc' ? ArrowUp : ArrowDown) : ArrowUpDown
  return (
    <th
      role="columnheader"
      scope="col"
      aria-sort={order ? (order === 'asc' ? 'ascending' : 'descending') : undefined}
      className={clsx('font-medium whitespace-nowrap md:px-2 md:py-1', side)}
    >
      <Link
        to={listUrl(params, { sort, order: next, page: null })}
        preventScrollReset
        className={clsx(
          'inline-flex min-h-11 items-center gap-1 rounded-md px-2 hover:bg-sunken hover:text-ink md:min-h-7',
          order && 'text-ink',
        )}
      >
        {label}
        <Icon aria-hidden className={clsx('size-3.5', !order && 'text-ink-faint')} />
      </Link>
    </th>
  )
}

export function ListRow({ children }: { children: ReactNode }) {
  return (
    <tr role="row" className="max-md:grid max-md:grid-cols-2 max-md:gap-x-4 max-md:gap-y-2 max-md:px-4 max-md:py-3">
      {children}
    </tr>
  )
}

const CELL = 'max-md:px-0 max-md:py-0 md:px-4 md:py-2.5'

/** What a row is about. */
export function NameCell({ children }: { children: ReactNode }) {
  return (
    <th
      role="rowheader"
      scope="row"
      className={clsx('text-start font-medium wrap-anywhere max-md:col-span-2 max-md:block', CELL)}
    >
      {children}
    </th>
  )
}

/** A value of a row; on a phone with its label above it. */
export function Cell({ of: { label, isNumber }, children }: { of: Column; children: ReactNode }) {
  return (
    <td role="cell" className={clsx('text-ink-soft wrap-anywhere max-md:block', isNumber && 'md:text-end', CELL)}>
      {/* The head of the column has said it to those who listen. */}
      <span aria-hidden className="block text-xs text-ink-faint md:hidden">
        {label}
      </span>
      <span>{children}</span>
    </td>
  )
}

/** The buttons of a row; they need no column label. */
export function ActionsCell({ children }: { children: ReactNode }) {
  return (
    <td role="cell" className={clsx('max-md:col-span-2 max-md:block', CELL)}>
      <span className="flex flex-wrap gap-2 md:justify-end">{children}</span>
    </td>
  )
}
