import { useEffect, useRef, type ReactNode } from 'react'
import { clsx } from 'clsx'
import { Pager } from '#web/features/admin/lists/pager.tsx'
import { useBusy } from '#web/features/admin/lists/use-busy.ts'

type ListFrameProps = {
  /** The id of the heading, which labels the list. */
  id: string
  title: ReactNode
  /** The number of rows in words; announced when it changes. */
  count: ReactNode
  page: number
  /** Rows on all pages. */
  total: number
  /** Beside the heading: a download. */
  aside?: ReactNode
  /** Above the rows: a search. */
  tools?: ReactNode
  children: ReactNode
}

/** A paged list: its heading, its rows and its pager. */
export function ListFrame({ id, title, count, page, total, aside, tools, children }: ListFrameProps) {
  const isBusy = useBusy()
  return (
    <section aria-labelledby={id} className="grid gap-4">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div className="grid gap-0.5">
          <PageHeading id={id} page={page}>
            {title}
          </PageHeading>
          <p aria-live="polite" className="text-sm text-ink-soft tabular-nums">
            {count}
          </p>
        </div>
        {aside}
      </div>
      {tools}
      <div
        aria-busy={isBusy}
        // Quick responses cause no fade.
        className={clsx('grid gap-4 transition-opacity', isBusy && 'opacity-50 delay-150')}
      >
        {children}
        <Pager page={page} total={total} />
      </div>
    </section>
  )
}

/** Takes the focus when the page changes, so that reading continues at the top. */
function PageHeading({ id, page, children }: { id: string; page: number; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(page)
  useEffect(() => {
    if (shown.current !== page) heading.current?.focus()
    shown.current = page
  }, [page])
  return (
    <h2 ref={heading} id={id} tabIndex={-1} className="w-fit rounded-sm text-lg">
      {children}
    </h2>
  )
}
