import type { ReactNode } from 'react'
import { Trans } from '@lingui/react/macro'
import { SearchX } from 'lucide-react'
import { useSearchParams } from 'react-router'
import { PAGE_SIZE } from '#shared/contract/admin-lists.ts'
import { listUrl, lastPage } from '#web/features/admin/lists/list-url.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'

type NoRowsProps = {
  search: string
  total: number
  /** Shown when the whole list is empty. */
  children: ReactNode
}

/** Says why a list shows no rows, with a link to some. */
export function NoRows({ search, total, children }: NoRowsProps) {
  const [params] = useSearchParams()
  // Rows were removed since this page was linked to.
  if (total > 0)
    return (
      <EmptyState
        icon={SearchX}
        title={<Trans>This page is empty</Trans>}
        action={
          <LinkButton to={listUrl(params, { page: lastPage(total, PAGE_SIZE) })}>
            <Trans>Go to last page</Trans>
          </LinkButton>
        }
      />
    )
  if (!search) return children
  return (
    <EmptyState
      icon={SearchX}
      title={<Trans>No results</Trans>}
      action={
        <LinkButton to={listUrl(params, { search: null, page: null })}>
          <Trans>Show all</Trans>
        </LinkButton>
      }
    >
      <Trans>Nothing matches “{search}”.</Trans>
    </EmptyState>
  )
}
