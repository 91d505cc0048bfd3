import type { ReactNode } from 'react'
import { Trans, useLingui } from '@lingui/react/macro'
import { ChevronFirst, ChevronLast, ChevronLeft, ChevronRight } from 'lucide-react'
import { useSearchParams } from 'react-router'
import { PAGE_SIZE } from '#shared/contract/admin-lists.ts'
import { listUrl, lastPage } from '#web/features/admin/lists/list-url.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { Link } from '#web/ui/link.tsx'

/** Links to the other pages of a list, if it has more than one. */
export function Pager({ page, total }: { page: number; total: number }) {
  const { t, i18n } = useLingui()
  const last = lastPage(total, PAGE_SIZE)
  if (last === 1 && page === 1) return null
  const [shown, all] = [i18n.number(page), i18n.number(last)]
  return (
    <nav aria-label={t`Pages`} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
      <p className="text-sm text-ink-soft tabular-nums">
        <Trans>
          Page {shown} of {all}
        </Trans>
      </p>
      <div className="flex gap-1">
        <PageLink label={t`First page`} to={page > 1 ? 1 : null}>
          <ChevronFirst aria-hidden />
        </PageLink>
        <PageLink label={t`Previous page`} to={page > 1 ? Math.min(page - 1, last) : null}>
          <ChevronLeft aria-hidden />
        </PageLink>
        <PageLink label={t`Next page`} to={page < last ? page + 1 : null}>
          <ChevronRight aria-hidden />
        </PageLink>
        <PageLink label={t`Last page`} to={page < last ? last : null}>
          <ChevronLast aria-hidden />
        </PageLink>
      </div>
    </nav>
  )
}

/** A link to a missing page is shown disabled, so that the others keep their places. */
function PageLink({ label, to, children }: { label: string; to: number | null; children: ReactNode }) {
  const [params] = useSearchParams()
  const look = `${buttonClass({ look: 'secondary', size: 'small' })} w-11 px-0! md:w-9`
  if (to === null)
    return (
      <span aria-hidden className={`${look} opacity-40`}>
        {children}
      </span>
    )
  return (
    <Link to={listUrl(params, { page: to })} aria-label={label} title={label} preventScrollReset className={look}>
      {children}
    </Link>
  )
}
