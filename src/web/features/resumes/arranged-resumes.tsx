import { useState, type ReactNode } from 'react'
import { Trans, useLingui } from '@lingui/react/macro'
import { arrangeResumes, ORDERS, type Listed, type Order } from '#web/features/resumes/arrange-resumes.ts'
import { useHydrated } from '#web/lib/use-hydrated.ts'
import { Input } from '#web/ui/input.tsx'
import { Select } from '#web/ui/select.tsx'

/** Up to here a list is seen at a glance. */
const FEW = 6

type ArrangedResumesProps<R> = { resumes: readonly R[]; children: (shown: readonly R[]) => ReactNode }

/** A list of many resumes with a search and an order above it; few are shown as they come. */
export function ArrangedResumes<R extends Listed>({ resumes, children }: ArrangedResumesProps<R>) {
  const { t, i18n } = useLingui()
  const isHydrated = useHydrated()
  const [search, setSearch] = useState('')
  const [chosen, setChosen] = useState<Order>()
  if (resumes.length <= FEW) return children(resumes)
  const hasScores = resumes.some(({ atsScore }) => atsScore !== undefined)
  const orders = ORDERS.filter((each) => each !== 'score' || hasScores)
  const kept = isHydrated ? readOrder() : null
  const order = chosen ?? orders.find((each) => each === kept) ?? 'edited'
  const names: Record<Order, string> = { edited: t`Last edited`, title: t`Title`, score: t`ATS score` }
  const shown = arrangeResumes(resumes, search, order, i18n.locale)
  const [count, total] = [shown.length, resumes.length]
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-center gap-2">
        <Input
          type="search"
          value={search}
          onChange={({ target }) => setSearch(target.value)}
          aria-label={t`Search resumes by title`}
          placeholder={t`Search by title`}
          className="sm:max-w-64"
        />
        <Select
          aria-label={t`Sort by`}
          value={order}
          onChange={({ target }) => {
            // One of the options below.
            const next = target.value as Order
            setChosen(next)
            keepOrder(next)
          }}
          className="w-44"
        >
          {orders.map((each) => (
            <option key={each} value={each}>
              {names[each]}
            </option>
          ))}
        </Select>
        <output className="text-sm text-ink-soft tabular-nums">
          {search.trim() !== '' && (
            <Trans>
              {count} of {total} resumes
            </Trans>
          )}
        </output>
      </div>
      {children(shown)}
    </div>
  )
}

const ORDER = 'resume-order'

function readOrder(): string | null {
  try {
    return localStorage.getItem(ORDER)
  } catch {
    return null
  }
}

function keepOrder(order: Order): void {
  try {
    localStorage.setItem(ORDER, order)
  } catch {
    // It holds until the page is left, then.
  }
}
